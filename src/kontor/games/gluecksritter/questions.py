"""The open question: which answers a seat may give to it.

There are no others: nothing is given away (R2.6) or exchanged (R13.6) except by a document, and
an answer that is not listed is refused before anything happens (R20.3).
"""

from kontor.engine.frames import NO_ANSWER, Frame
from kontor.games.gluecksritter import codes, documents, knight, planning, purchases, shops
from kontor.games.gluecksritter.deck import LIMIT
from kontor.games.gluecksritter.material import JACOB, TOWER, WALL
from kontor.games.gluecksritter.position import (
    ATTACKED,
    BUY,
    DUEL,
    ERRAND,
    OPEN,
    OVER_LIMIT,
    PLAN,
    ROLLED,
    SPY,
    STEAL,
    Position,
)


def options(position: Position, seat: int) -> list[int]:
    """List the legal answers of a seat to the open question; none if it is not asked."""
    if not position.stack or seat < 0:
        return []
    frame = position.stack[-1]
    if not (frame.asked >> seat) & 1 or position.is_settled(seat):
        return []
    kind = frame.kind
    if kind == PLAN:
        return planning.options(position, seat, frame.answer_of(seat))
    if kind == BUY:
        return purchases.options(position, seat, frame.about[0])
    if kind == ERRAND:
        return knight.errand_options(position, seat)
    if kind == OVER_LIMIT:
        return [codes.PASS, *documents.playable(position, seat, LIMIT)]
    if kind == ATTACKED:
        return knight.attacked_options(position, seat)
    if kind in (ROLLED, DUEL):
        return knight.duel_options(position, seat)
    if kind == OPEN:
        return [codes.PASS, *documents.playable(position, seat, frame.about[0])]
    if kind == SPY:
        return planning.swap_options(position, seat)
    if kind == STEAL:
        possible = frame.about[2]
        return [codes.STEAL + piece for piece in (WALL, TOWER) if (possible >> piece) & 1]
    return [codes.DECLINE, *planning.ransoms(position, seat)]


def without_overtaken(frame: Frame, seat: int, before: Position, after: Position) -> Frame:
    """Return a question without the sealed answers that a document of one seat has overtaken.

    A visitor plays before he answers (R14.14), so his own answer is void; so is that of anybody
    whose coins have changed, of all if only now a document can be drawn (R8.7), and the plan of
    anybody who has lost a document.
    """
    lacked = not shops.has_documents(before) and frame.about == (JACOB,)
    for other in range(after.seats):
        if frame.kind == BUY:
            void = (
                other == seat
                or lacked
                or before.gold[other] != after.gold[other]
                or before.silver[other] != after.silver[other]
            )
        else:
            void = other != seat and before.hands[other] != after.hands[other]
        if void and frame.answer_of(other) != NO_ANSWER:
            frame = frame.seal(other, NO_ANSWER)
    return frame
