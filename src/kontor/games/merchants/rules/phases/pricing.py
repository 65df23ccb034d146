"""Phase 4: prices and warehouse sales (R6)."""

from kontor.engine import i64, zones
from kontor.engine import menu as menus
from kontor.engine.frames import FORCED, MASKED, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts, Message
from kontor.games.merchants.rules.decision import FirstPlayersDecision, PlainDecision
from kontor.games.merchants.table import cards, codes
from kontor.games.merchants.table.position import Position
from kontor.games.merchants.table.view import MerchantsView


def ask_dials(state: Position) -> bool:
    """Let everybody set both pointers in secret (R6.1)."""
    if state.board.cursor:
        return False
    state.board.cursor = 1
    state.ask_all(codes.ASK_DIALS, ())
    return True


def pointers(state: Position, answer: int) -> list[int]:
    """List the goods that a dial names."""
    goods = len(state.material.goods)
    one = (answer - codes.DIAL) // codes.PAIR
    other = (answer - codes.DIAL) % codes.PAIR
    return [good for good in (one, other) if good < goods]


def tell_dial(state: Position, seat: int, named: list[int]) -> None:
    """Record where the pointers of a dial point."""
    goods = state.good_names(named)
    if not named:
        state.tell("dial-unused", {"seat": seat})
    elif len(set(named)) < len(named):
        state.tell("dial-doubled", {"seat": seat, "good": goods[0], "goods": goods})
    else:
        state.tell("dial-revealed", {"seat": seat, "goods": goods})


class Dials(FirstPlayersDecision):
    """Both pointers of the dial, in secret (R6.1); they are final."""

    def __init__(self) -> None:
        super().__init__("task_dials", "R6.1")

    def options(self, state: Position, frame: Frame, seat: int) -> list[int]:
        """List every pair of goods or own arms, which leave a pointer unused (R6.1)."""
        return state.material.dials

    def reveal(self, state: Position, frame: Frame) -> None:
        """Raise each good once per pointer, from the top to the bottom (R6.2)."""
        board = state.board
        old = board.prices[:]
        for answer in frame.answers:
            board.raise_good((answer - codes.DIAL) // codes.PAIR)
            board.raise_good((answer - codes.DIAL) % codes.PAIR)
        if state.log is not None:
            for seat, answer in enumerate(frame.answers):
                tell_dial(state, seat, pointers(state, answer))
            for good, level in enumerate(board.prices):
                if level != old[good]:
                    state.tell("price-changed", price_facts(state, good))

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Ask for the dial."""
        return Message("prompt-dials", {})


def price_facts(state: Position, good: int) -> Facts:
    """Return a good and its present prices."""
    board = state.board
    return {
        "good": state.material.goods[good],
        "buy": board.buy_price(good),
        "sell": board.sell_price(good),
    }


# R6.3 Trading posts -----------------------------------------------------------------------------


def ask_post(state: Position) -> bool:
    """Ask the owners of trading posts in turn order (R6.3)."""
    board = state.board
    while board.cursor < state.seats:
        seat = board.seat_at(board.cursor)
        board.cursor += 1
        posts = int(state.owns(seat, cards.POSTS[0])) + 2 * int(state.owns(seat, cards.POSTS[1]))
        if posts:
            state.ask(codes.ASK_POST, seat, (posts,))
            return True
    return False


class TradingPost(PlainDecision):
    """A step of a price by a trading post (R6.3)."""

    def __init__(self) -> None:
        super().__init__("task_post", "R6.3", "prompt-trading-post", FORCED)

    def menu(self, state: Position, frame: Frame, seat: int) -> Menu:
        """Offer a step up or down per good and card; only the great post wraps (R6.3 to R6.5)."""
        menu = state.fresh_menu()
        top = state.material.price_levels - 1
        for place, card in enumerate(cards.POSTS):
            if not (frame.about[0] >> place) & 1:
                continue
            wraps = card == cards.GREAT_TRADING_POST
            steps: i64 = 0
            up: i64 = 1
            for level in state.board.prices:
                if wraps or level < top:
                    steps |= up
                if wraps or level > 0:
                    steps |= up + up
                up <<= 2
            menu.add(codes.ADJUST + place * 12, steps)
        menu.add_one(codes.DONE)
        return menu

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Change one price by one level (R6.3); the other card may follow (R6.5)."""
        if option == codes.DONE:
            return
        place = (option - codes.ADJUST) // 12
        good = (option - codes.ADJUST) % 12 // 2
        board = state.board
        board.prices[good] = board.adjusted(option)
        if state.log is not None:
            facts: Facts = {"seat": seat, "card": cards.INVESTMENTS[cards.POSTS[place]]}
            state.tell("price-adjusted", {**facts, **price_facts(state, good)})
        left = frame.about[0] & ~(1 << place)
        if left:
            state.ask(codes.ASK_POST, seat, (left,))


# R6.6 Sales from warehouses ---------------------------------------------------------------------


def ask_sales(state: Position) -> bool:
    """Ask in turn order whoever owns Warehouse Sale or holds influence cards, and goods (R6.6)."""
    board = state.board
    while board.cursor < state.seats:
        seat = board.seat_at(board.cursor)
        board.cursor += 1
        if ask_sale(state, seat, 0):
            return True
    return False


def ask_sale(state: Position, seat: int, sold: int) -> bool:
    """Ask a seat for one more sale, if its cards and warehouses may allow one (R6.6)."""
    may_sell = state.owns(seat, cards.WAREHOUSE_SALE) and sold < state.material.warehouse_sales
    if not may_sell and not state.board.hand_sizes[seat]:
        return False
    cities = len(state.board.bonuses)
    for place in range(seat * cities, (seat + 1) * cities):
        if state.board.warehouses[place]:
            state.ask(codes.ASK_SALES, seat, (sold,))
            return True
    return False


class Sales(PlainDecision):
    """A sale from a warehouse (R6.6)."""

    def __init__(self) -> None:
        super().__init__("task_sales", "R6.6", "prompt-sales", MASKED)

    def menu(self, state: Position, frame: Frame, seat: int) -> Menu:
        """Offer each good in each warehouse, for the bank's price or for a card (R6.6)."""
        by_card = state.holds(seat, cards.SPECIAL_SALE) > 0
        in_bulk = (
            state.owns(seat, cards.WAREHOUSE_SALE)
            and frame.about[0] < state.material.warehouse_sales
        )
        menu = state.fresh_menu()
        if by_card or in_bulk:
            for city in range(len(state.board.bonuses)):
                goods = zones.kinds_set(state.board.warehouse(seat, city))
                in_city = city * codes.CITY_CODES
                if not by_card:
                    menu.add(codes.SELL + in_city, goods)
                elif not in_bulk:
                    menu.add(codes.SPECIAL + in_city, goods)
                else:
                    for good in menus.listed(0, goods):
                        menu.add_one(codes.SELL + in_city + good)
                        menu.add_one(codes.SPECIAL + in_city + good)
        menu.add_one(codes.DONE)
        return menu

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Sell one good from a warehouse to the bank (R6.6); it returns to the supply."""
        if option == codes.DONE:
            return
        sold = frame.about[0]
        board = state.board
        if option >= codes.SPECIAL:
            place = option - codes.SPECIAL
            state.use_card(seat, cards.SPECIAL_SALE)
            price = state.material.special_sale_price
            name = "special-sold"
        else:
            place = option - codes.SELL
            price = board.buy_price(place % codes.CITY_CODES)
            name = "warehouse-sold"
            sold += 1
        city = place // codes.CITY_CODES
        good = place % codes.CITY_CODES
        here = seat * len(board.bonuses) + city
        board.warehouses[here] = board.warehouses[here] - zones.one(good)
        board.supply += zones.one(good)
        state.florins[seat] = state.florins[seat] + price
        if state.log is not None:
            facts: Facts = {"seat": seat, "good": state.material.goods[good], "price": price}
            state.tell(name, {**facts, "city": state.material.cities[city]})
        ask_sale(state, seat, sold)
