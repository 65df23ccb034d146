"""R18: time. How long a question stays open, as the table has agreed (R19.10)."""

from typing import Final

from kontor.engine.clock import Clock
from kontor.engine.frames import Frame
from kontor.games.gluecksritter.rules.moves import Moves
from kontor.games.gluecksritter.rules.questions import QUESTIONS
from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.material import TIME_GRACE

# More than steps, questions and seats as bits: the parts of a window's number.
PART: Final = 256
MANY: Final = 99
# Questions whose time goes on whatever is played meanwhile.
STEADY: Final = (codes.ASK_PLAN, codes.ASK_BUY)


def clock(state: Moves, frame: Frame) -> Clock | None:
    """Say how long the open question stays open; None without clocks (R5.4, R18.5).

    A public move in the last seconds of planning prolongs it, so that all can think about it.
    """
    seconds = state.rules.seconds(QUESTIONS[frame.kind].time)
    if not seconds:
        return None
    played = 0
    for kinds in state.played:
        played += bin(kinds).count("1")
    window = (state.round * PART + state.step) * PART + frame.kind
    if frame.kind not in STEADY:
        window = (window * PART + played) * PART + frame.asked
    if frame.kind != codes.ASK_PLAN:
        return Clock(window, seconds, 0, 0, 0)
    freed = state.seats - bin(state.jailed).count("1")
    return Clock(window, seconds, state.rules.seconds(TIME_GRACE), MANY, played + freed)
