"""Phase 4: prices and warehouse sales (R6)."""

from kontor.engine import zones
from kontor.engine.frames import Frame
from kontor.engine.messages import Facts
from kontor.games.merchants import codes
from kontor.games.merchants.land import Board
from kontor.games.merchants.material import (
    GREAT_TRADING_POST,
    INVESTMENTS,
    POSTS,
    SPECIAL_SALE,
    WAREHOUSE_SALE,
)
from kontor.games.merchants.table import DIALS, POST, SALES, Table


def ask_dials(table: Table) -> bool:
    """Let everybody set both pointers in secret (R6.1)."""
    if table.board.cursor:
        return False
    table.board.cursor = 1
    table.ask_all(DIALS, ())
    return True


def dial_options(table: Table) -> list[int]:
    """List every pair of goods or own arms, which leave a pointer unused (R6.1)."""
    targets = len(table.material.goods) + 1
    found: list[int] = []
    for one in range(targets):
        first = codes.DIAL + one * codes.PAIR
        found += range(first + one, first + targets)
    return found


def pointers(table: Table, answer: int) -> list[int]:
    """List the goods that a dial names."""
    named = []
    for good in divmod(answer - codes.DIAL, codes.PAIR):
        if good < len(table.material.goods):
            named.append(good)
    return named


def reveal_dials(table: Table, frame: Frame) -> None:
    """Raise each good once per pointer, from the top to the bottom (R6.2)."""
    board = table.board
    old = board.prices[:]
    for seat in range(table.seats):
        named = pointers(table, frame.answers[seat])
        for good in named:
            board.prices[good] = (board.prices[good] + 1) % table.material.price_levels
        if table.log is not None:
            if named:
                table.tell("dial-revealed", {"seat": seat, "goods": table.good_names(named)})
            else:
                table.tell("dial-unused", {"seat": seat})
    if table.log is not None:
        for good, level in enumerate(board.prices):
            if level != old[good]:
                table.tell("price-changed", price_facts(table, good))


def price_facts(table: Table, good: int) -> Facts:
    """Return a good and its present prices."""
    board = table.board
    return {
        "good": table.material.goods[good],
        "buy": board.buy_price(good),
        "sell": board.sell_price(good),
    }


# R6.3 Trading posts -----------------------------------------------------------------------------


def ask_post(table: Table) -> bool:
    """Ask the owners of trading posts in turn order (R6.3)."""
    board = table.board
    while board.cursor < table.seats:
        seat = board.seat_at(board.cursor)
        board.cursor += 1
        cards = int(table.owns(seat, POSTS[0])) + 2 * int(table.owns(seat, POSTS[1]))
        if cards:
            table.ask(POST, seat, (cards,))
            return True
    return False


def post_options(table: Table, frame: Frame) -> list[int]:
    """List a step up or down per good and card; only the great post may wrap (R6.3 to R6.5)."""
    found = []
    top = table.material.price_levels - 1
    for place, card in enumerate(POSTS):
        if not (frame.about[0] >> place) & 1:
            continue
        wraps = card == GREAT_TRADING_POST
        for good, level in enumerate(table.board.prices):
            first = codes.ADJUST + place * 12 + good * 2
            if wraps or level < top:
                found.append(first)
            if wraps or level > 0:
                found.append(first + 1)
    found.append(codes.DONE)
    return found


def adjusted(board: Board, option: int) -> int:
    """Return the level that a trading post takes a good to, round the ends if need be (R6.4)."""
    good, down = divmod((option - codes.ADJUST) % 12, 2)
    levels = board.rules.material.price_levels
    return (board.prices[good] + (levels - 1 if down else 1)) % levels


def act_post(table: Table, frame: Frame, seat: int, option: int) -> None:
    """Change one price by one level (R6.3); the other card may follow (R6.5)."""
    if option == codes.DONE:
        return
    place, rest = divmod(option - codes.ADJUST, 12)
    good = rest // 2
    board = table.board
    board.prices[good] = adjusted(board, option)
    if table.log is not None:
        facts: Facts = {"seat": seat, "card": INVESTMENTS[POSTS[place]]}
        table.tell("price-adjusted", {**facts, **price_facts(table, good)})
    left = frame.about[0] & ~(1 << place)
    if left:
        table.ask(POST, seat, (left,))


# R6.6 Sales from warehouses ---------------------------------------------------------------------


def ask_sales(table: Table) -> bool:
    """Ask in turn order whoever owns Warehouse Sale or holds influence cards, and goods (R6.6)."""
    board = table.board
    while board.cursor < table.seats:
        seat = board.seat_at(board.cursor)
        board.cursor += 1
        if ask_sale(table, seat, 0):
            return True
    return False


def ask_sale(table: Table, seat: int, sold: int) -> bool:
    """Ask a seat for one more sale, if its cards and warehouses may allow one (R6.6)."""
    may_sell = table.owns(seat, WAREHOUSE_SALE) and sold < table.material.warehouse_sales
    if not may_sell and not table.board.hand_sizes[seat]:
        return False
    cities = len(table.board.bonuses)
    for place in range(seat * cities, (seat + 1) * cities):
        if table.board.warehouses[place]:
            table.ask(SALES, seat, (sold,))
            return True
    return False


def sale_options(table: Table, frame: Frame, seat: int) -> list[int]:
    """List each good in each warehouse, for the bank's price or for a card (R6.6)."""
    by_card = table.holds(seat, SPECIAL_SALE) > 0
    in_bulk = table.owns(seat, WAREHOUSE_SALE) and frame.about[0] < table.material.warehouse_sales
    found = []
    if by_card or in_bulk:
        for city in range(len(table.board.bonuses)):
            for good in zones.kinds(table.board.warehouse(seat, city)):
                if in_bulk:
                    found.append(codes.SELL + city * codes.CITY_CODES + good)
                if by_card:
                    found.append(codes.SPECIAL + city * codes.CITY_CODES + good)
    found.append(codes.DONE)
    return found


def act_sale(table: Table, frame: Frame, seat: int, option: int) -> None:
    """Sell one good from a warehouse to the bank (R6.6); it returns to the supply."""
    if option == codes.DONE:
        return
    sold = frame.about[0]
    board = table.board
    if option >= codes.SPECIAL:
        city, good = divmod(option - codes.SPECIAL, codes.CITY_CODES)
        table.use_card(seat, SPECIAL_SALE)
        price = table.material.special_sale_price
        name = "special-sold"
    else:
        city, good = divmod(option - codes.SELL, codes.CITY_CODES)
        price = board.buy_price(good)
        name = "warehouse-sold"
        sold += 1
    board.warehouses[seat * len(board.bonuses) + city] -= zones.one(good)
    board.supply += zones.one(good)
    table.florins[seat] += price
    if table.log is not None:
        facts: Facts = {"seat": seat, "good": table.material.goods[good], "price": price}
        table.tell(name, {**facts, "city": table.material.cities[city]})
    ask_sale(table, seat, sold)
