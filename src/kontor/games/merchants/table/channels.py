"""The channels of a live negotiation (R11.5), and what a bid or an answer binds (R9.6)."""

from typing import Final

from kontor.engine.frames import Frame
from kontor.games.merchants.table import codes
from kontor.games.merchants.table.public import Board

# A frame is about a wagon, then also about the deals proposed since its channels opened (R12.4).
DEAL_PROPOSED: Final = 1

# What the board keeps of each channel, by the seat of the shipper; whether it is open, or was
# left by the shipper.
OPEN: Final = 0
ONE: Final = 1
TWO: Final = 2
QUOTES: Final = 3
GOODS: Final = 4
FEE: Final = 5
BIDS: Final = 6
FIELDS: Final = 7
IS_OPEN: Final = 1
HAS_LEFT: Final = 2
CLOSED: Final = [0, codes.NOT_OFFERED, codes.NOT_OFFERED, 0, codes.NOT_OFFERED, 0, 0]
FRESH: Final = [IS_OPEN, codes.NOT_OFFERED, codes.NOT_OFFERED, 0, codes.NOT_OFFERED, 0, 0]


def field(board: Board, shipper: int, name: int) -> int:
    """Return one field of a channel."""
    return board.channels[shipper * FIELDS + name]


def put(board: Board, shipper: int, name: int, value: int) -> None:
    """Change one field of a channel."""
    board.channels[shipper * FIELDS + name] = value


def is_open(board: Board, shipper: int) -> bool:
    """Tell whether a channel is open."""
    return field(board, shipper, OPEN) == IS_OPEN


def has_quote(board: Board, shipper: int) -> bool:
    """Tell whether a quote stands for a shipper."""
    return (
        field(board, shipper, ONE) != codes.NOT_OFFERED
        or field(board, shipper, TWO) != codes.NOT_OFFERED
    )


def committed_in(board: Board, frame: Frame, seat: int, answer: int) -> int:
    """Return the florins a seat has bound by an answer or a bid that still stands (R9.6)."""
    unit = board.rules.material.unit
    if frame.kind == codes.ASK_BLIND_BID:
        return (answer - codes.BID) * unit if answer >= 0 else 0
    if frame.kind == codes.ASK_LIVE:
        return field(board, seat, FEE) * unit
    if frame.kind == codes.ASK_LOT and frame.about[1] == seat:
        return frame.about[0] * unit
    if frame.kind == codes.ASK_MASTER_ANSWER and frame.about[1] == seat:
        return frame.about[3] * unit
    return 0
