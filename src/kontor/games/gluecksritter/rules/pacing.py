"""R18: answers that a table gives for a player, when time is up or an order stands.

Clocks, delays and stored orders belong to the table; these functions only say what to answer, and
the answers are recorded like all others (R20.4).
"""

from typing import Final

from kontor.engine.frames import NO_ANSWER
from kontor.games.gluecksritter.rules import errand
from kontor.games.gluecksritter.rules.moves import Moves
from kontor.games.gluecksritter.rules.questions import QUESTIONS
from kontor.games.gluecksritter.table import codes, effects

REACTIVE: Final = (
    codes.ASK_LIMIT,
    codes.ASK_ATTACKED,
    codes.ASK_ROLLED,
    codes.ASK_DUEL,
    codes.ASK_OPEN,
)
ASK: Final = "ask"
AUTO: Final = "auto"
NEVER: Final = "never"
ORDERS: Final = (ASK, AUTO, NEVER)


def timeout_answer(state: Moves, seat: int) -> int:
    """Return the next answer of a seat whose time is up (R18.5); ask again while it is awaited."""
    frame = state.stack[-1]
    return QUESTIONS[frame.kind].late(state, frame, seat)


def standing_order(state: Moves, seat: int, orders: dict[str, str], waits: bool) -> int:
    """Return what a seat's orders answer to a reactive window, or NO_ANSWER to ask it (R18.4).

    `orders` says auto, never or ask for each document. Where the table does not wait (R18.6),
    ask counts as auto for a document that lifts the coin limit and as never for the others.
    """
    if state.stack[-1].kind not in REACTIVE:
        return NO_ANSWER
    deck = state.rules.material.deck
    undecided = False
    for option in state.options(seat):
        if not codes.PLAY <= option < codes.PLAY_END:
            continue
        document = deck.documents[(option - codes.PLAY) // 16]
        order = orders.get(document.id, ASK)
        if order == ASK and not waits:
            order = AUTO if document.effect == effects.WAIVE_LIMIT else NEVER
        if order == AUTO and (document.effect != effects.REROLL or is_reroll_useful(state, seat)):
            return option
        if order == ASK:
            undecided = True
    return NO_ANSWER if undecided else codes.PASS


def is_reroll_useful(state: Moves, seat: int) -> bool:
    """Tell whether an automatic new roll makes sense: a lost duel, or an attack without loot."""
    frame = state.stack[-1]
    if frame.kind == codes.ASK_DUEL:
        return True
    if frame.kind != codes.ASK_ROLLED:
        return False
    victim, face = frame.about
    if face == codes.PURSE:
        return not state.gold[victim] + state.silver[victim]
    return not errand.stealable(state, seat, victim)
