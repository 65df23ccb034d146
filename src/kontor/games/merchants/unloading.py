"""Phase 5: unloading the wagons that have arrived (R7)."""

from kontor.engine import zones
from kontor.engine.messages import Facts
from kontor.games.merchants import codes
from kontor.games.merchants.material import BONUS_SALE
from kontor.games.merchants.table import BONUS_CARD, Table


def begin(table: Table) -> None:
    """Count the wagons that have arrived, empty ones too (R7.1, R7.2)."""
    board = table.board
    number = arrived_now(table)
    board.arrivals += number
    if number:
        table.tell("arrivals-counted", {"number": number, "arrivals": board.arrivals})


def arrived_now(table: Table) -> int:
    """Return how many wagons have arrived this round."""
    number = 0
    for wagon in range(table.material.wagons):
        number += (table.board.arrived >> wagon) & 1
    return number


def ask(table: Table) -> bool:
    """Poll for Bonus Sale before each wagon (R7.5), unload it (R7.3), then move the cubes."""
    board = table.board
    stops = table.seats + 1
    while board.cursor < table.material.wagons * stops:
        wagon, turn = divmod(board.cursor, stops)
        board.cursor += 1
        if not (board.arrived >> wagon) & 1:
            continue
        if turn == table.seats:
            unload(table, wagon)
            continue
        seat = board.seat_at(turn)
        if board.row(wagon, seat) and board.hand_sizes[seat]:
            table.ask(BONUS_CARD, seat, (wagon,))
            return True
    if board.arrived:
        move_cubes(table)
    return False


def card_options(table: Table, seat: int) -> list[int]:
    """List whether to play Bonus Sale (R7.5)."""
    return [codes.BONUS, codes.DECLINE] if table.holds(seat, BONUS_SALE) else [codes.DECLINE]


def act_card(table: Table, seat: int, option: int, wagon: int) -> None:
    """Play Bonus Sale: the bonus for all own goods on this one wagon (R7.5)."""
    if option == codes.BONUS:
        table.use_card(seat, BONUS_SALE)
        table.board.bonus_sellers |= 1 << seat
        if table.log is not None:
            table.tell(
                "bonus-sale-played", {"seat": seat, "wagon": table.material.wagon_names[wagon]}
            )


def proceeds(table: Table, good: int, city: int, always_bonus: bool) -> int:
    """Return what one good brings in a city: its price, and the bonus if it is foreign (R7.4)."""
    price = table.board.sell_price(good)
    if always_bonus or good not in table.material.markets[city]:
        price += table.board.bonus(city)
    return price


def unload(table: Table, wagon: int) -> None:
    """Sell everything on a wagon to the bank and leave it empty and free (R7.3, R7.4, R7.6)."""
    board = table.board
    city = board.wagon_at[wagon]
    names = table.material
    for turn in range(table.seats):
        seat = board.seat_at(turn)
        place = wagon * table.seats + seat
        row = board.rows[place]
        for good in zones.kinds(row):
            number = zones.count(row, good)
            each = proceeds(table, good, city, bool((board.bonus_sellers >> seat) & 1))
            table.florins[seat] += number * each
            if table.log is not None:
                facts: Facts = {"seat": seat, "good": names.goods[good], "number": number}
                facts["each"] = each
                facts["earned"] = number * each
                table.tell("sold", {**facts, "city": names.cities[city]})
        board.supply += row
        board.rows[place] = 0
    board.bonus_sellers = 0
    if table.log is not None:
        table.tell("unloaded", {"wagon": names.wagon_names[wagon], "city": names.cities[city]})


def move_cubes(table: Table) -> None:
    """Set cubes to nothing where a wagon stands, and forward elsewhere (R7.7); else none (R7.8)."""
    board = table.board
    steps = arrived_now(table)
    top = len(table.material.bonuses) - 1
    for city in range(len(board.bonuses)):
        old = board.bonuses[city]
        board.bonuses[city] = 0 if city in board.wagon_at else min(top, old + steps)
        if table.log is not None and board.bonuses[city] != old:
            name = table.material.cities[city]
            table.tell("bonus-changed", {"city": name, "bonus": board.bonus(city)})
