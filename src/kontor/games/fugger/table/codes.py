"""The integers of Die Fugger: what stands for an answer, and for a card that is not there."""

from typing import Final

from kontor.engine import zones

# Where a card may lie: none does, or one that this audience does not see.
NOTHING: Final = -1
HIDDEN: Final = -2

# Answers: a kind of action, and with it a kind of card.
PASS: Final = 0
DRAW: Final = 1
PLAY: Final = 2
DELIVER: Final = PLAY + zones.MOST_KINDS

# The only question.
TURN: Final = 0
