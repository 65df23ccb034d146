"""Phase 1: buying goods (R2)."""

from kontor.engine import zones
from kontor.engine.frames import Frame
from kontor.engine.messages import Facts
from kontor.games.merchants import codes
from kontor.games.merchants.table import PURCHASE, Table


def ask(table: Table) -> bool:
    """Ask the next buyer in turn order (R2.1); in round 1 everybody buys twice (R2.5)."""
    board = table.board
    material = table.material
    passes = material.first_purchases if board.round == 1 else material.later_purchases
    if board.cursor == passes * table.seats:
        return False
    table.ask(PURCHASE, board.seat_at(board.cursor % table.seats), (0,))
    board.cursor += 1
    return True


def options(table: Table, frame: Frame, seat: int) -> list[int]:
    """List goods that are left (R2.2) and affordable (R0.6), each by city (R2.3)."""
    found = []
    florins = table.florins[seat]
    bought = frame.about[0]
    supply = table.board.supply
    for good, cities in enumerate(table.material.sellers):
        if supply & 15 and table.board.purchase_price(seat, good, bought) <= florins:
            for city in cities:
                found.append(codes.BUY + good * codes.CITY_CODES + city)
        supply >>= 4
    found.append(codes.DONE)
    return found


def act(table: Table, frame: Frame, seat: int, option: int) -> None:
    """Buy one good into a warehouse at once (R2.3, R2.4) and go on up to the limit (R2.1)."""
    bought = frame.about[0]
    if option == codes.DONE:
        if not bought:
            table.tell("bought-nothing", {"seat": seat})
        return
    good, city = divmod(option - codes.BUY, codes.CITY_CODES)
    price = table.board.purchase_price(seat, good, bought)
    table.florins[seat] -= price
    table.board.buyers |= 1 << seat
    table.board.supply -= zones.one(good)
    table.board.warehouses[seat * len(table.board.bonuses) + city] += zones.one(good)
    if table.log is not None:
        facts: Facts = {"seat": seat, "good": table.material.goods[good]}
        table.tell("bought", {**facts, "city": table.material.cities[city], "price": price})
    if bought + 1 < table.material.goods_per_purchase:
        table.ask(PURCHASE, seat, (bought + 1,))
