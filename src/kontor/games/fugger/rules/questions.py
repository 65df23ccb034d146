"""All questions of Die Fugger, by the number of their kind."""

from typing import Final

from kontor.games.fugger.rules.decision import Decision
from kontor.games.fugger.rules.turn import Turn

QUESTIONS: Final[list[Decision]] = [Turn()]
