"""R1 Set-up, and the opening of 1999 (R13)."""

from kontor.engine import zones
from kontor.games.merchants.rules.phases import investing
from kontor.games.merchants.table import agreed, cards, codes
from kontor.games.merchants.table.position import Position


def lay_out(state: Position) -> None:
    """Lay out the same board for any number of players (R1.1 to R1.11)."""
    board = state.board
    material = state.material
    rules = state.rules
    cities = len(material.cities)
    state.florins = [material.start_florins] * state.seats  # R1.1
    board.status = [material.start_status] * state.seats  # R1.2
    board.loans = [0] * state.seats
    board.tiles = [(1 << len(material.tiles)) - 1] * state.seats
    board.prices = [material.start_level] * len(material.goods)  # R1.3
    board.supply = material.full_supply
    board.warehouses = [0] * (state.seats * cities)
    board.rows = [0] * (material.wagons * state.seats)
    name = rules.starts[state.chance.below(len(rules.starts))]  # R1.4
    start = material.starts[name]
    board.wagon_at = start[:]
    board.headings = [codes.NOWHERE] * material.wagons
    board.masters = [codes.NOBODY] * material.wagons
    board.bonuses = [  # R1.5
        material.bonus_with_wagon if city in start else material.bonus_without_wagon
        for city in range(cities)
    ]
    places = material.courier_starts[name]  # R1.6
    board.courier = rules.courier_start
    if board.courier == codes.NOWHERE:
        board.courier = places[state.chance.below(len(places))]
    board.investments = [codes.IN_PILE] * len(cards.INVESTMENTS)  # R1.7
    state.pile = material.full_pile  # R1.8
    state.hands = [0] * state.seats
    state.pile_seen = [material.full_pile] * state.seats
    state.drafts = [() for _ in range(state.seats)]
    board.pile_size = zones.size(material.full_pile)
    board.hand_sizes = [0] * state.seats
    board.first_player = rules.first_player  # R1.10
    if board.first_player == agreed.BY_CHANCE:
        board.first_player = state.chance.below(state.seats)
    tell_set_up(state)
    if rules.opens_with_pairs:
        deal_pairs(state)
    else:
        investing.refill(state)
    state.tell("round-began", {"round": board.round, "seat": board.first_player})


def tell_set_up(state: Position) -> None:
    """Record where everything starts."""
    if state.log is None:
        return
    names = state.material
    for wagon, city in enumerate(state.board.wagon_at):
        facts = {"wagon": names.wagon_names[wagon], "city": names.cities[city]}
        state.tell("wagon-placed", {**facts})
    state.tell("courier-placed", {"node": names.roads.nodes[state.board.courier]})


def deal_pairs(state: Position) -> None:
    """Deal a pair of investment cards to everybody for a fixed price (R13.1)."""
    order = list(range(len(state.material.pairs)))
    state.chance.shuffle(order)
    state.board.investments = [codes.OUT_OF_GAME] * len(cards.INVESTMENTS)
    for seat in range(state.seats):
        pair = state.material.pairs[order[seat]]
        for card in pair:
            state.board.investments[card] = seat
        state.florins[seat] = state.florins[seat] - state.material.opening_price
        if state.log is not None:
            names = [cards.INVESTMENTS[card] for card in pair]
            price = state.material.opening_price
            state.tell("pair-dealt", {"seat": seat, "cards": names, "price": price})
