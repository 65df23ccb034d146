"""Phase 1: buying goods (R2)."""

from kontor.engine import i64, zones
from kontor.engine.frames import MASKED, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts, Message
from kontor.games.merchants.rules.decision import Decision
from kontor.games.merchants.table import codes
from kontor.games.merchants.table.position import Position
from kontor.games.merchants.table.view import MerchantsView


def ask(state: Position) -> bool:
    """Ask the next buyer in turn order (R2.1); in round 1 everybody buys twice (R2.5)."""
    board = state.board
    material = state.material
    passes = material.first_purchases if board.round == 1 else material.later_purchases
    if board.cursor == passes * state.seats:
        return False
    state.ask(codes.ASK_PURCHASE, board.seat_at(board.cursor % state.seats), (0,))
    board.cursor += 1
    return True


class Purchase(Decision):
    """One more good of a purchase, or no more (R2.1)."""

    def __init__(self) -> None:
        super().__init__("task_purchase", "R2.1", MASKED)

    def menu(self, state: Position, frame: Frame, seat: int) -> Menu:
        """Offer goods that are left (R2.2) and affordable (R0.6), each by city (R2.3)."""
        menu = state.fresh_menu()
        supply: i64 = state.board.supply
        payable = state.board.payable(seat, state.florins[seat], frame.about[0])
        sold: i64 = 0
        place: i64 = 0
        cities: i64
        for cities in state.material.seller_sets:
            if supply & 15 and payable & 1:
                sold |= cities << place
            supply >>= 4
            payable >>= 1
            place += codes.CITY_CODES
        menu.add(codes.BUY, sold)
        menu.add_one(codes.DONE)
        return menu

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Buy one good into a warehouse at once (R2.3, R2.4) and go on up to the limit (R2.1)."""
        bought = frame.about[0]
        if option == codes.DONE:
            if not bought and state.log is not None:
                state.tell("bought-nothing", {"seat": seat})
            return
        good = (option - codes.BUY) // codes.CITY_CODES
        city = (option - codes.BUY) % codes.CITY_CODES
        price = state.board.purchase_price(seat, good, bought)
        state.florins[seat] = state.florins[seat] - price
        state.board.buyers |= 1 << seat
        state.board.supply -= zones.one(good)
        place = seat * len(state.board.bonuses) + city
        state.board.warehouses[place] = state.board.warehouses[place] + zones.one(good)
        if state.log is not None:
            facts: Facts = {"seat": seat, "good": state.material.goods[good]}
            state.tell("bought", {**facts, "city": state.material.cities[city], "price": price})
        if bought + 1 < state.material.goods_per_purchase:
            state.ask(codes.ASK_PURCHASE, seat, (bought + 1,))

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Say how many goods may follow."""
        left = view.rules.material.goods_per_purchase - frame.about[0]
        return Message("prompt-purchase", {"number": left})
