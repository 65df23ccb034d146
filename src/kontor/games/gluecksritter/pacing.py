"""R18: answers that a table gives for a player, when time is up or an order stands.

Clocks, delays and stored orders belong to the table; these functions only say what to answer, and
the answers are recorded like all others (R20.4).
"""

from typing import Final

from kontor.engine.frames import NO_ANSWER
from kontor.games.gluecksritter import codes, knight, planning
from kontor.games.gluecksritter.codes import CARD_BIT
from kontor.games.gluecksritter.deck import REROLL, WAIVE_LIMIT
from kontor.games.gluecksritter.material import CUSTOMS, PURSE, TAX, TOWER
from kontor.games.gluecksritter.position import (
    ATTACKED,
    BUY,
    DUEL,
    ERRAND,
    OPEN,
    OVER_LIMIT,
    PLAN,
    RANSOMS,
    ROLLED,
    SPY,
    STEAL,
    Position,
)
from kontor.games.gluecksritter.questions import options

# The plan of somebody who never made one (R5.13): the two income spaces.
IDLE_PLAN: Final = codes.CARDS + CARD_BIT[TAX] + CARD_BIT[CUSTOMS]

REACTIVE: Final = (OVER_LIMIT, ATTACKED, ROLLED, DUEL, OPEN)
ASK: Final = "ask"
AUTO: Final = "auto"
NEVER: Final = "never"
ORDERS: Final = (ASK, AUTO, NEVER)


def timeout_answer(state: Position, seat: int) -> int:
    """Return the next answer of a seat whose time is up (R18.5); ask again while it is awaited."""
    frame = state.stack[-1]
    legal = options(state, seat)
    kind = frame.kind
    if kind == PLAN:
        return idle_plan(state, frame.answer_of(seat), seat)
    if kind == ERRAND:
        return idle_errand(state)
    if kind == STEAL:
        tower = codes.STEAL + TOWER
        return tower if tower in legal else legal[0]
    if kind == SPY:
        return codes.SWAP + state.actions[seat]
    if kind == RANSOMS:
        return codes.DECLINE
    if kind == BUY:
        return codes.BUY if codes.BUY in legal else legal[0]
    return codes.PASS


def idle_plan(state: Position, answer: int, seat: int) -> int:
    """Return the next step to a plan: a legal draft, or the income spaces without documents."""
    drafted = planning.drafted_cards(state, seat, answer)
    if drafted:
        return codes.CARDS + drafted
    if not planning.reds_of(answer):
        return IDLE_PLAN
    return codes.UNLOCK if state.rules.is_first_version else codes.CLEAR


def idle_errand(state: Position) -> int:
    """Return the errand of a knight without orders: the richer gold, on a tie space 5 (R18.5)."""
    tax = state.income_gold(TAX)
    customs = state.income_gold(CUSTOMS)
    if not tax and not customs:
        return codes.STAND_DOWN
    return codes.RAID + (TAX if tax >= customs else CUSTOMS)


def standing_order(state: Position, seat: int, orders: dict[str, str], waits: bool) -> int:
    """Return what a seat's orders answer to a reactive window, or NO_ANSWER to ask it (R18.4).

    `orders` says auto, never or ask for each document. Where the table does not wait (R18.6),
    ask counts as auto for a document that lifts the coin limit and as never for the others.
    """
    if state.stack[-1].kind not in REACTIVE:
        return NO_ANSWER
    deck = state.rules.material.deck
    undecided = False
    for option in options(state, seat):
        if not codes.PLAY <= option < codes.PLAY_END:
            continue
        document = deck.documents[(option - codes.PLAY) // 16]
        order = orders.get(document.id, ASK)
        if order == ASK and not waits:
            order = AUTO if document.effect == WAIVE_LIMIT else NEVER
        if order == AUTO and (document.effect != REROLL or is_reroll_useful(state, seat)):
            return option
        if order == ASK:
            undecided = True
    return NO_ANSWER if undecided else codes.PASS


def is_reroll_useful(state: Position, seat: int) -> bool:
    """Tell whether an automatic new roll makes sense: a lost duel, or an attack without loot."""
    frame = state.stack[-1]
    if frame.kind == DUEL:
        return True
    if frame.kind != ROLLED:
        return False
    victim, face = frame.about
    if face == PURSE:
        return not state.gold[victim] + state.silver[victim]
    return not knight.stealable(state, seat, victim)
