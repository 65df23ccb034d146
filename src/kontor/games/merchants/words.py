"""Words for Merchants of the Middle Ages: notation, prompts, and what the table waits for."""

from typing import Final

from kontor.engine.frames import Frame, seats_of
from kontor.engine.messages import Facts, Message
from kontor.games.merchants import codes, dealing_words, moving
from kontor.games.merchants.land import Board
from kontor.games.merchants.loading import AT_POSTED_FEE, EVERYBODY, NOT_OFFERED, REFUSED, TALK_OVER
from kontor.games.merchants.material import COACHES, INVESTMENTS
from kontor.games.merchants.roads import NOWHERE, Path
from kontor.games.merchants.table import (
    BLIND_BID,
    BONUS_CARD,
    CLIMB,
    DEAL_ANSWER,
    LOT,
    MASTER_ANSWER,
    MASTER_LOAD,
    MOVE,
    OFFERED_FEE,
    PICK_INFLUENCE,
    PURCHASE,
    QUOTE_ONE,
    QUOTE_TWO,
    SALES,
    SHIPPER,
    UPKEEP,
)
from kontor.games.merchants.view import MerchantsView

# What is being done, by kind of question: entries of the glossary.
TASKS: Final = (
    "task_purchase",
    "task_master_cards",
    "task_blind_bid",
    "task_master_load",
    "task_quote",
    "task_quote",
    "task_shipper",
    "task_shipper",
    "task_master_answer",
    "task_haggle",
    "task_axles",
    "task_move",
    "task_influence",
    "task_dials",
    "task_post",
    "task_sales",
    "task_bonus_card",
    "task_lot",
    "task_choose_card",
    "task_upkeep",
    "task_loan",
    "task_climb",
    "task_repayment",
    "task_deal_answer",
)


def word(board: Board, option: int) -> str:
    """Write an answer in the notation of records: buy:wine:paris, tile:3:wagon_1:paris_r2."""
    if codes.TILE <= option < codes.BLOCK:
        return drive_word(board, option)
    if option >= codes.DEAL:
        return dealing_words.word(board.rules.material, option)
    return codes.word(board.rules.material, option)


def drive_of(option: int) -> tuple[int, int, int, int]:
    """Return card (or NO_TILE), points or place of the tile, wagon and way of a drive."""
    if option >= codes.COACH:
        place, points, wagon, way = moving.coach_of(option)
        return (COACHES[place], points, wagon, way)
    number, way = divmod(option - codes.TILE, codes.ROUTES)
    tile, wagon = divmod(number, codes.WAGON_CODES)
    return (moving.NO_TILE, tile, wagon, way)


def drive_word(board: Board, option: int) -> str:
    """Write a drive: its end, the heading on a junction, and the way if others end the same."""
    material = board.rules.material
    card, points, wagon, way = drive_of(option)
    if card == moving.NO_TILE:
        points = material.tiles[points]
        head = f"tile:{points}"
    else:
        head = f"coach:{INVESTMENTS[card]}:{points}"
    ways = board.outcomes(wagon, points)
    driven = ways[way]
    text = f"{head}:{material.wagon_names[wagon]}:{end_word(board, driven)}"
    if sum(1 for other in ways if other[-2:] == driven[-2:]) > 1:
        text += ":" + "+".join(material.roads.nodes[node] for node in driven[:-1])
    return text


def end_word(board: Board, driven: Path) -> str:
    """Write where a drive ends, with the heading on a junction."""
    roads = board.rules.material.roads
    node, heading = driven[-2:]
    if heading == NOWHERE or len(roads.neighbours[node]) == 2:
        return roads.nodes[node]
    return f"{roads.nodes[node]}:{roads.nodes[heading]}"


def waiting(board: Board, stack: list[Frame]) -> Message:
    """Say to the others what the table is waiting for."""
    frame = stack[-1]
    seats = seats_of(frame.asked)
    if len(seats) > 1:
        return Message("waiting-all", {"task": TASKS[frame.kind]})
    return Message("waiting", {"seat": seats[0], "task": TASKS[frame.kind]})


def prompt(view: MerchantsView) -> Message:
    """Say what the open question asks of a seat."""
    frame = view.frames[-1]
    if view.deal_draft:
        return dealing_words.prompt(view)
    if not (frame.asked >> view.seat) & 1:
        return Message("prompt-free", {})
    if frame.kind == DEAL_ANSWER:
        return dealing_words.answer_prompt(view, frame)
    if frame.kind <= MASTER_ANSWER:
        return early_prompt(view, frame)
    return late_prompt(view, frame)


def early_prompt(view: MerchantsView, frame: Frame) -> Message:
    """Say what a question of phases 1 and 2 asks."""
    material = view.rules.material
    facts: Facts = {}
    if frame.kind == PURCHASE:
        left = material.goods_per_purchase - frame.about[0]
        return Message("prompt-purchase", {"number": left})
    if frame.about:
        wagon = frame.about[0]
        facts["wagon"] = material.wagon_names[wagon]
        facts["city"] = material.cities[view.board.wagon_at[wagon]]
    if frame.kind == BLIND_BID:
        return Message("prompt-blind-bid", {**facts, "florins": view.florins[view.seat]})
    if frame.kind == MASTER_LOAD:
        return Message("prompt-master-load", facts)
    if frame.kind in (QUOTE_ONE, QUOTE_TWO):
        number = 1 if frame.kind == QUOTE_ONE else 2
        if frame.about[1] == EVERYBODY:
            return Message("prompt-post", {**facts, "number": number})
        facts["shipper_seat"] = frame.about[1]
        return Message("prompt-quote", {**facts, "number": number})
    if frame.kind == SHIPPER:
        return shipper_prompt(view, frame, facts)
    if frame.kind == OFFERED_FEE:
        facts["goods"] = [material.goods[good] for good in codes.goods_of(frame.about[2])]
        return Message("prompt-offered-fee", facts)
    if frame.kind == MASTER_ANSWER:
        facts["goods"] = [material.goods[good] for good in codes.goods_of(frame.about[2])]
        facts["shipper_seat"] = frame.about[1]
        return Message("prompt-master-answer", {**facts, "fee": frame.about[3] * material.unit})
    return Message("prompt-master-cards", {})


def shipper_prompt(view: MerchantsView, frame: Frame, facts: Facts) -> Message:
    """Say what a shipper is asked: the quote, if there is one."""
    unit = view.rules.material.unit
    _, _, stage, one, two = frame.about
    facts["master_seat"] = view.board.masters[frame.about[0]]
    if stage == REFUSED:
        return Message("prompt-shipper-refused", facts)
    if stage == TALK_OVER:
        return Message("prompt-shipper-talk-over", facts)
    if one == NOT_OFFERED and two == NOT_OFFERED:
        name = (
            "prompt-shipper-posted-nothing" if stage == AT_POSTED_FEE else "prompt-shipper-nothing"
        )
        return Message(name, facts)
    if one == NOT_OFFERED:
        return Message("prompt-shipper-two", {**facts, "two": two * unit})
    if two == NOT_OFFERED:
        return Message("prompt-shipper-one", {**facts, "one": one * unit})
    return Message("prompt-shipper-both", {**facts, "one": one * unit, "two": two * unit})


def late_prompt(view: MerchantsView, frame: Frame) -> Message:
    """Say what a question of phases 3 to 7 asks."""
    material = view.rules.material
    board = view.board
    facts: Facts = {}
    if frame.kind == MOVE:
        return Message("prompt-move-more" if frame.about[0] else "prompt-move", {})
    if frame.kind in (PICK_INFLUENCE, BONUS_CARD):
        facts["wagon"] = material.wagon_names[frame.about[0]]
    if frame.kind == PICK_INFLUENCE:
        return Message("prompt-influence", {**facts, "number": board.pile_size})
    if frame.kind == BONUS_CARD:
        city = board.wagon_at[frame.about[0]]
        facts["city"] = material.cities[city]
        return Message("prompt-bonus-card", {**facts, "bonus": board.bonus(city)})
    if frame.kind == SALES:
        return Message("prompt-sales", {})
    if frame.kind == LOT:
        if frame.about[1] < 0:
            return Message("prompt-lot-open", {})
        facts = {"leader_seat": frame.about[1], "amount": frame.about[0] * material.unit}
        return Message("prompt-lot", facts)
    if frame.kind == UPKEEP:
        level = board.status[view.seat]
        return Message("prompt-upkeep", {"amount": material.upkeep[level]})
    if frame.kind == CLIMB:
        if board.loans[view.seat]:
            return Message("prompt-climb-debt", {})
        return Message("prompt-climb", {"price": board.climb_cost()})
    return Message(PLAIN_PROMPTS[frame.kind], {})


PLAIN_PROMPTS: Final = {
    9: "prompt-haggle",
    10: "prompt-axles",
    13: "prompt-dials",
    14: "prompt-trading-post",
    18: "prompt-choose-card",
    20: "prompt-loan",
    22: "prompt-repayment",
}
