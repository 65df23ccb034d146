"""What a table may answer for a player.

Where deals are made, proposing one is nearly always another option.

    question                                            policy  what a quick answer would betray
    purchase, blind bid, fee, lot, climb, repayment     masked  a purse
    polls: loading master, axles, sales, bonus sale,    masked  a hand
      upkeep, shipper
    trading post, choosing a card                       forced  nothing
    dials, quotes, answers, loading, loans, influence   never
    movement, answers to a deal                         never
"""

from typing import Final

from kontor.engine.frames import FORCED, MASKED, NEVER
from kontor.games.merchants.table import (
    AXLES,
    BLIND_BID,
    BONUS_CARD,
    CHOOSE_CARD,
    CLIMB,
    DEAL_ANSWER,
    DIALS,
    LAST_REPAYMENT,
    LIVE_HAGGLE,
    LOAN,
    LOT,
    MASTER_ANSWER,
    MASTER_CARDS,
    MASTER_LOAD,
    MOVE,
    OFFERED_FEE,
    PICK_INFLUENCE,
    POST,
    PURCHASE,
    QUOTE_ONE,
    QUOTE_TWO,
    SALES,
    SHIPPER,
    UPKEEP,
)

POLICY: Final = {
    PURCHASE: MASKED,
    MASTER_CARDS: MASKED,
    BLIND_BID: MASKED,
    MASTER_LOAD: NEVER,
    QUOTE_ONE: NEVER,
    QUOTE_TWO: NEVER,
    SHIPPER: MASKED,
    OFFERED_FEE: MASKED,
    MASTER_ANSWER: NEVER,
    LIVE_HAGGLE: NEVER,
    AXLES: MASKED,
    MOVE: NEVER,
    PICK_INFLUENCE: NEVER,
    DIALS: NEVER,
    POST: FORCED,
    SALES: MASKED,
    BONUS_CARD: MASKED,
    LOT: MASKED,
    CHOOSE_CARD: FORCED,
    UPKEEP: MASKED,
    LOAN: NEVER,
    CLIMB: MASKED,
    LAST_REPAYMENT: MASKED,
    DEAL_ANSWER: NEVER,
}
