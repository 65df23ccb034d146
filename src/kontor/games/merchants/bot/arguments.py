"""What speaks for an answer in Merchants of the Middle Ages, by what lies on the board after it.

What is only said or offered (bids, fees, dials, deals) stands in `arguing_offers`, small choices
in `arguing_choices`.
"""

from kontor.engine import zones
from kontor.engine.arguments import Comparison
from kontor.engine.messages import Facts
from kontor.games.merchants.bot import arguing_choices as choices
from kontor.games.merchants.bot import arguing_offers as offers
from kontor.games.merchants.rules.rules import Rules
from kontor.games.merchants.table import cards, codes
from kontor.games.merchants.table.public import Board


def argue(case: Comparison, before: Rules, after: Rules, other: Rules) -> None:
    """Say what speaks for an answer."""
    offers.argue_offer(case, before)
    choices.argue_choice(case, before, before.stack[-1])
    if not case.is_certain or not after.stack or not other.stack:
        return
    argue_fortune(case, after, other)
    argue_goods(case, before.board, after.board, other.board)
    argue_prices(case, after.board, other.board)
    for wagon in range(len(before.board.wagon_at)):
        argue_wagon(case, wagon, before.board, after.board, other.board)
    argue_cards(case, after.board, other.board)


def argue_fortune(case: Comparison, after: Rules, other: Rules) -> None:
    """Argue by money, rank and loans."""
    seat, mine, theirs = case.seat, after.board, other.board
    material = mine.rules.material
    more = after.florins[seat] - other.florins[seat]
    if more > 0:
        case.claim("reason-florins", "money", {"amount": more})
    level, there = mine.status[seat], theirs.status[seat]
    if level > there:
        case.claim("reason-rank", "rank", {"level": f"level_{level}"})
        ahead = [mine.status[rival] for rival in range(mine.rules.seats) if rival != seat]
        if level > max(ahead):
            case.claim("reason-highest", "lead", {"number": level - max(ahead)})
    elif level < there:
        saved = material.upkeep[there] - material.upkeep[level]
        case.claim("reason-upkeep", "rank", {"amount": saved})
    case.tally("reason-debts", "debts", theirs.loans[seat] - mine.loans[seat])
    upkeep = material.upkeep[mine.status[seat]]
    if after.florins[seat] >= upkeep > other.florins[seat] and level == there:
        case.claim("reason-pays-upkeep", "money", {"amount": upkeep})
    cost = mine.climb_cost()
    if after.florins[seat] >= cost > other.florins[seat]:
        case.claim("reason-next-step", "rank", {"amount": cost})


def argue_goods(case: Comparison, before: Board, mine: Board, theirs: Board) -> None:
    """Argue by the goods in warehouses: where a wagon stands, or where they can be sold."""
    seat, material = case.seat, before.rules.material
    for city in range(len(before.bonuses)):
        here, there = mine.warehouse(seat, city), theirs.warehouse(seat, city)
        if zones.size(here) <= zones.size(there):
            continue
        name = material.cities[city]
        number = zones.size(here)
        case.claim("reason-stored", "stock", {"city": name, "number": number})
        for wagon, node in enumerate(before.wagon_at):
            if node == city and not (before.arrived >> wagon) & 1:
                facts: Facts = {"city": name, "wagon": material.wagon_names[wagon]}
                case.claim("reason-wagon-waits", "cargo", facts)
        if not codes.BUY <= case.option < codes.MASTER_CARD:
            continue
        for good in zones.kinds(here):
            if zones.count(here, good) > zones.count(there, good):
                argue_bought(case, before, good)


def argue_bought(case: Comparison, before: Board, good: int) -> None:
    """Argue for a good that is stored: its price, and who else has it."""
    name = before.rules.material.goods[good]
    price = before.sell_price(good)
    if price == max(before.sell_price(other) for other in range(len(before.prices))):
        case.claim("reason-dear-good", "prices", {"good": name, "amount": price})
    if before.purchase_price(case.seat, good, 0) < price:
        gain = price - before.purchase_price(case.seat, good, 0)
        case.claim("reason-margin", "prices", {"good": name, "amount": gain})


def argue_prices(case: Comparison, mine: Board, theirs: Board) -> None:
    """Argue by prices: higher for the own goods, lower for those of others."""
    seat, goods = case.seat, mine.rules.material.goods
    for good, name in enumerate(goods):
        change = mine.sell_price(good) - theirs.sell_price(good)
        held = [aboard(mine, rival, good) for rival in range(mine.rules.seats)]
        if change > 0 and held[seat]:
            facts: Facts = {"good": name, "number": held[seat], "amount": change}
            case.claim("reason-price-up", "prices", facts)
        elif change < 0 and not held[seat] and max(held):
            facts = {"good": name, "rival_seat": held.index(max(held)), "amount": -change}
            case.claim("reason-price-down", "prices", facts)


def aboard(board: Board, seat: int, good: int) -> int:
    """Count the pieces of a good that a player has on wagons."""
    wagons = range(len(board.wagon_at))
    return sum(zones.count(board.row(wagon, seat), good) for wagon in wagons)


# Wagons ---------------------------------------------------------------------------------------


def argue_wagon(case: Comparison, wagon: int, before: Board, mine: Board, theirs: Board) -> None:
    """Argue by one wagon: who is its master, what is on it, and where it is going."""
    seat, material = case.seat, before.rules.material
    name = material.wagon_names[wagon]
    if mine.masters[wagon] == seat != theirs.masters[wagon]:
        case.claim("reason-master", "wagons", {"wagon": name})
    loaded = zones.size(mine.row(wagon, seat))
    if loaded > zones.size(theirs.row(wagon, seat)):
        case.claim("reason-loaded", "cargo", {"wagon": name, "number": loaded})
        kept = mine.monopoly(wagon)
        if mine.masters[wagon] == seat and kept and not theirs.monopoly(wagon):
            good = material.goods[zones.kinds(mine.row(wagon, seat))[0]]
            case.claim("reason-monopoly", "wagons", {"wagon": name, "good": good})
    rows = [zones.size(mine.row(wagon, rival)) for rival in range(before.rules.seats)]
    is_blocked = (mine.blocked >> wagon) & 1 > (theirs.blocked >> wagon) & 1
    if is_blocked and not rows[seat] and max(rows):
        rival = rows.index(max(rows))
        case.claim("reason-blocks", "wagons", {"wagon": name, "rival_seat": rival})
    if (mine.wagon_at[wagon], mine.headings[wagon]) == (
        theirs.wagon_at[wagon],
        theirs.headings[wagon],
    ):
        return
    argue_road(case, wagon, rows, mine, theirs)


def argue_road(case: Comparison, wagon: int, rows: list[int], mine: Board, theirs: Board) -> None:
    """Argue by the way of a wagon: towards a city with own goods, away from it with others'."""
    seat, material = case.seat, mine.rules.material
    name = material.wagon_names[wagon]
    here, city = nearest(mine, wagon)
    there, _ = nearest(theirs, wagon)
    goal = material.cities[city]
    if rows[seat]:
        proceeds = sum(
            zones.count(mine.row(wagon, seat), good) * mine.proceeds(good, city)
            for good in zones.kinds(mine.row(wagon, seat))
        )
        if not here:
            facts: Facts = {"wagon": name, "city": goal, "amount": proceeds}
            case.claim("reason-arrives", "cargo", facts)
        elif here < there:
            case.claim("reason-nearer", "cargo", {"wagon": name, "city": goal, "number": here})
        others = sum(rows) - rows[seat]
        if rows[seat] > others:
            case.claim("reason-mostly-own", "lead", {"wagon": name, "number": rows[seat]})
    elif max(rows):
        rival = rows.index(max(rows))
        if here > there:
            case.claim("reason-holds-up", "lead", {"wagon": name, "rival_seat": rival})
    elif zones.size(mine.warehouse(seat, city)):
        number = zones.size(mine.warehouse(seat, city))
        case.claim("reason-fetches", "stock", {"wagon": name, "city": goal, "number": number})


def nearest(board: Board, wagon: int) -> tuple[int, int]:
    """Return how far the nearest city ahead of a wagon is, and which; 0 where it stands in one."""
    if board.city_of(wagon) != codes.NOWHERE:
        return 0, board.city_of(wagon)
    roads = board.rules.material.roads
    node = board.wagon_at[wagon]
    ahead = [
        (distance, city)
        for place in roads.headings(node, board.headings[wagon])
        for city, distance in roads.prospects[node][place]
    ]
    return min(ahead)


def argue_cards(case: Comparison, mine: Board, theirs: Board) -> None:
    """Argue by cards and movement tiles that are gained or kept."""
    seat, stars = case.seat, mine.rules.material.stars
    case.tally("reason-keeps-card", "cards", mine.hand_sizes[seat] - theirs.hand_sizes[seat])
    for card, name in enumerate(cards.INVESTMENTS):
        if mine.investments[card] == seat != theirs.investments[card]:
            case.claim("reason-investment", "cards", {"card": name})
            case.claim("reason-stars", "cards", {"number": stars[card]})
    kept = mine.tiles[seat].bit_count() - theirs.tiles[seat].bit_count()
    case.tally("reason-tile", "tempo", kept)
