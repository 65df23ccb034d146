"""Imagining: a whole position that agrees with everything a view tells."""

from kontor.engine.chance import Chance
from kontor.engine.frames import NO_ANSWER, Frame
from kontor.engine.messages import ARCHIVE
from kontor.engine.playout import reseal
from kontor.games.emperor.table.position import Position
from kontor.games.emperor.table.view import EmperorView


def imagine(state: Position, view: EmperorView, chance: Chance) -> None:
    """Open the question that a view tells, and make up the votes of others under seal."""
    frame = view.frame
    if frame is None:
        return
    if not frame.sealed or view.seat == ARCHIVE:
        state.stack.append(frame)
        return
    state.stack.append(Frame(frame.kind, frame.asked, frame.about, True))
    others = view.chosen()
    mine = frame.answer_of(view.seat) if view.seat >= 0 else NO_ANSWER
    if mine != NO_ANSWER:
        state.stack[-1] = state.stack[-1].seal(view.seat, mine)
        others &= ~(1 << view.seat)
    reseal(state, others, chance)
