"""Each kind of question with its answers and what follows from them: one table of contents."""

from kontor.engine.frames import Frame
from kontor.games.merchants import (
    buying,
    codes,
    control,
    investing,
    loading,
    moving,
    pricing,
    standing,
    unloading,
)
from kontor.games.merchants.table import (
    AXLES,
    BLIND_BID,
    BONUS_CARD,
    CHOOSE_CARD,
    CLIMB,
    DIALS,
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
    Table,
)


def options(table: Table, frame: Frame, seat: int) -> list[int]:
    """List the answers to the open question."""
    kind = frame.kind
    if kind == MOVE:
        return moving.options(table, frame, seat)
    if kind == PURCHASE:
        return buying.options(table, frame, seat)
    if kind == DIALS:
        return pricing.dial_options(table)
    if kind == BLIND_BID:
        return control.bid_options(table, seat)
    if kind == LOT:
        return investing.options(table, frame, seat)
    if kind == CLIMB:
        return standing.climb_options(table, seat)
    if kind == SHIPPER:
        return loading.shipper_options(table, frame, seat)
    if kind in (QUOTE_ONE, QUOTE_TWO):
        return loading.quote_options(table, frame)
    if kind == OFFERED_FEE:
        return loading.offered_fee_options(table, frame, seat)
    if kind == MASTER_ANSWER:
        return [codes.ACCEPT, codes.FINAL_QUOTE, codes.REFUSE]
    if kind == MASTER_LOAD:
        return loading.master_options(table, frame)
    if kind == MASTER_CARDS:
        return control.card_options(table, seat)
    if kind == AXLES:
        return moving.axle_options(table, seat)
    if kind == PICK_INFLUENCE:
        return moving.pick_options(table)
    if kind == POST:
        return pricing.post_options(table, frame)
    if kind == SALES:
        return pricing.sale_options(table, frame, seat)
    if kind == BONUS_CARD:
        return unloading.card_options(table, seat)
    if kind == CHOOSE_CARD:
        return [codes.CHOOSE + card for card in investing.face_up(table)]
    if kind == UPKEEP:
        return standing.upkeep_options(table, seat)
    if kind == LOAN:
        return [codes.TAKE_LOAN, codes.DECLINE]
    return [codes.DONE]


def carry_out(table: Table, frame: Frame, seat: int, option: int) -> None:
    """Carry out the answer to a question that has just been closed."""
    kind = frame.kind
    if kind == MOVE:
        moving.act(table, frame, seat, option)
    elif kind == PURCHASE:
        buying.act(table, frame, seat, option)
    elif kind == LOT:
        investing.act(table, frame, seat, option)
    elif kind == CLIMB:
        standing.act_climb(table, seat, option)
    elif kind == SHIPPER:
        loading.act_shipper(table, frame, seat, option)
    elif kind in (QUOTE_ONE, QUOTE_TWO):
        loading.act_quote(table, frame, seat, option)
    elif kind == OFFERED_FEE:
        loading.act_offered_fee(table, frame, seat, option)
    elif kind == MASTER_ANSWER:
        loading.act_answer(table, frame, seat, option)
    elif kind == MASTER_LOAD:
        loading.act_master(table, frame, seat, option)
    elif kind == MASTER_CARDS:
        control.act_card(table, seat, option)
    elif kind == AXLES:
        moving.act_axle(table, seat, option)
    elif kind == PICK_INFLUENCE:
        moving.act_pick(table, frame, seat, option)
    elif kind == POST:
        pricing.act_post(table, frame, seat, option)
    elif kind == SALES:
        pricing.act_sale(table, frame, seat, option)
    elif kind == BONUS_CARD:
        unloading.act_card(table, seat, option, frame.about[0])
    elif kind == CHOOSE_CARD:
        investing.act_choose(table, seat, option)
    elif kind == UPKEEP:
        standing.act_upkeep(table, seat, option)
    elif kind == LOAN:
        standing.act_loan(table, seat, option)
