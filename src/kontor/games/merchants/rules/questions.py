"""All questions of Merchants, by the number of their kind, in the order of play."""

from typing import Final

from kontor.engine.frames import Frame
from kontor.games.merchants.rules.deals.answering import DealAnswer
from kontor.games.merchants.rules.decision import Decision
from kontor.games.merchants.rules.phases import (
    buying,
    control,
    haggling,
    investing,
    loading,
    moving,
    pricing,
    quoting,
    status,
    unloading,
)
from kontor.games.merchants.table import codes
from kontor.games.merchants.table.position import Position

QUESTIONS: Final[list[Decision]] = [
    buying.Purchase(),
    control.MasterCards(),
    control.BlindBid(),
    loading.MasterLoad(),
    quoting.Quote(),
    quoting.Quote(),
    quoting.Shipper(),
    quoting.OfferedFee(),
    quoting.MasterAnswer(),
    haggling.LiveHaggle(),
    moving.Axles(),
    moving.Move(),
    moving.PickInfluence(),
    pricing.Dials(),
    pricing.TradingPost(),
    pricing.Sales(),
    unloading.BonusCard(),
    investing.Lot(),
    investing.ChooseCard(),
    status.Upkeep(),
    status.Loan(),
    status.Climb(),
    status.LastRepayment(),
    DealAnswer(),
]


def answers(state: Position, frame: Frame, seat: int) -> list[int]:
    """List what a seat may answer to a question, whatever is promised; a live talk asks all."""
    is_asked = seat >= 0 and bool((frame.asked >> seat) & 1)
    if is_asked or frame.kind == codes.ASK_LIVE:
        return QUESTIONS[frame.kind].options(state, frame, seat)
    return []
