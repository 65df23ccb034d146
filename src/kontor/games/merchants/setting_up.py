"""R1 Set-up, and the opening of 1999 (R13)."""

from kontor.engine import zones
from kontor.games.merchants import investing
from kontor.games.merchants.land import IN_PILE, NOBODY, OUT_OF_GAME
from kontor.games.merchants.material import INVESTMENTS
from kontor.games.merchants.roads import NOWHERE
from kontor.games.merchants.table import Table
from kontor.games.merchants.tablerules import BY_CHANCE


def lay_out(table: Table) -> None:
    """Lay out the same board for any number of players (R1.1 to R1.11)."""
    board = table.board
    material = table.material
    rules = table.rules
    cities = len(material.cities)
    table.florins = [material.start_florins] * table.seats  # R1.1
    board.status = [material.start_status] * table.seats  # R1.2
    board.loans = [0] * table.seats
    board.tiles = [(1 << len(material.tiles)) - 1] * table.seats
    board.prices = [material.start_level] * len(material.goods)  # R1.3
    board.supply = material.full_supply
    board.warehouses = [0] * (table.seats * cities)
    board.rows = [0] * (material.wagons * table.seats)
    start = rules.starts[table.chance.below(len(rules.starts))]  # R1.4
    board.wagon_at = start[:]
    board.headings = [NOWHERE] * material.wagons
    board.masters = [NOBODY] * material.wagons
    board.bonuses = [  # R1.5
        material.bonus_with_wagon if city in start else material.bonus_without_wagon
        for city in range(cities)
    ]
    places = material.courier_places(start)  # R1.6
    board.courier = rules.courier_start
    if board.courier == NOWHERE:
        board.courier = places[table.chance.below(len(places))]
    board.investments = [IN_PILE] * len(INVESTMENTS)  # R1.7
    table.pile = material.full_pile  # R1.8
    table.hands = [0] * table.seats
    table.pile_seen = [material.full_pile] * table.seats
    table.drafts = [() for _ in range(table.seats)]
    board.pile_size = zones.size(material.full_pile)
    board.hand_sizes = [0] * table.seats
    board.first_player = rules.first_player  # R1.10
    if board.first_player == BY_CHANCE:
        board.first_player = table.chance.below(table.seats)
    tell_set_up(table)
    if rules.opens_with_pairs:
        deal_pairs(table)
    else:
        investing.refill(table)
    table.tell("round-began", {"round": board.round, "seat": board.first_player})


def tell_set_up(table: Table) -> None:
    """Record where everything starts."""
    if table.log is None:
        return
    names = table.material
    for wagon, city in enumerate(table.board.wagon_at):
        facts = {"wagon": names.wagon_names[wagon], "city": names.cities[city]}
        table.tell("wagon-placed", {**facts})
    table.tell("courier-placed", {"node": names.roads.nodes[table.board.courier]})


def deal_pairs(table: Table) -> None:
    """Deal a pair of investment cards to everybody for a fixed price (R13.1)."""
    order = list(range(len(table.material.pairs)))
    table.chance.shuffle(order)
    table.board.investments = [OUT_OF_GAME] * len(INVESTMENTS)
    for seat in range(table.seats):
        pair = table.material.pairs[order[seat]]
        for card in pair:
            table.board.investments[card] = seat
        table.florins[seat] -= table.material.opening_price
        if table.log is not None:
            names = [INVESTMENTS[card] for card in pair]
            price = table.material.opening_price
            table.tell("pair-dealt", {"seat": seat, "cards": names, "price": price})
