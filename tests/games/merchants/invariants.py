"""What must hold in every state of Merchants of the Middle Ages, and from one to the next."""

from kontor.engine import zones
from kontor.engine.state import State
from kontor.games.merchants.state import Merchants
from kontor.games.merchants.table import codes, steps
from kontor.games.merchants.table.roads import CITY

MOST_CLIMB = 2


def check(state: State, before: State | None = None) -> None:
    """Check a state, and what has changed since the one before."""
    assert isinstance(state, Merchants)
    check_goods(state)
    check_wagons(state)
    check_players(state)
    check_cards(state)
    if before is not None:
        assert isinstance(before, Merchants)
        check_change(state, before)


def check_goods(state: Merchants) -> None:
    """All goods are somewhere, and only where they may be."""
    board = state.board
    material = state.material
    everywhere = board.supply + sum(board.warehouses) + sum(board.rows)
    assert everywhere == material.full_supply
    cities = len(material.cities)
    for place, zone in enumerate(board.warehouses):
        assert all(good in material.markets[place % cities] for good in zones.kinds(zone))
    assert all(0 <= level < material.price_levels for level in board.prices)
    assert all(0 <= step < len(material.bonuses) for step in board.bonuses)


def check_wagons(state: Merchants) -> None:
    """Wagons stand apart, headed the right way, loaded within their limits."""
    board = state.board
    roads = state.material.roads
    assert len(set(board.wagon_at)) == len(board.wagon_at)
    assert roads.kinds[board.courier] != CITY
    for wagon, node in enumerate(board.wagon_at):
        in_city = roads.kinds[node] == CITY
        assert (board.headings[wagon] == codes.NOWHERE) == in_city
        assert in_city or board.headings[wagon] in roads.neighbours[node]
        assert in_city or board.masters[wagon] == codes.NOBODY
        arrived = (board.arrived >> wagon) & 1
        assert in_city or not arrived
        if in_city and not arrived and steps.WAGONS < board.step <= steps.PAYING:
            assert board.masters[wagon] != codes.NOBODY
        if board.is_free(wagon) and not arrived:
            assert not any(board.row(wagon, seat) for seat in range(state.seats))
        for seat in range(state.seats):
            row = board.row(wagon, seat)
            assert zones.size(row) <= state.material.master_row
            if zones.size(row) > state.material.other_row:
                assert len(zones.kinds(row)) == 1
        master = board.masters[wagon]
        if master != codes.NOBODY:
            own = board.row(wagon, master)
            assert len(zones.kinds(own)) <= 1
            for seat in range(state.seats):
                if seat != master:
                    assert zones.size(board.row(wagon, seat)) <= state.material.other_row
                    assert not zones.common(board.row(wagon, seat), own)


def check_players(state: Merchants) -> None:
    """Purses, ranks, loans and tiles are within bounds."""
    board = state.board
    unit = state.material.unit
    for seat in range(state.seats):
        assert state.florins[seat] >= 0
        assert state.florins[seat] % unit == 0
        assert 0 <= board.status[seat] < len(state.material.upkeep)
        assert board.loans[seat] >= 0
        down = len(state.material.tiles) - bin(board.tiles[seat]).count("1")
        used = board.round - 1 + int(has_used_tile(state, seat))
        assert down == used % len(state.material.tiles)


def has_used_tile(state: Merchants, seat: int) -> bool:
    """Tell whether a seat has used its tile of this round."""
    board = state.board
    if board.step != steps.MOVING:
        return board.step > steps.MOVING
    for frame in state.stack:
        if (frame.asked >> seat) & 1 and len(frame.about) == 5:
            return bool(frame.about[0])
    return board.turn_of(seat) < board.cursor


def check_cards(state: Merchants) -> None:
    """All cards are somewhere."""
    board = state.board
    everywhere = state.pile + sum(state.hands) + board.played
    assert everywhere == state.material.full_pile
    assert board.pile_size == zones.size(state.pile)
    assert board.hand_sizes == [zones.size(hand) for hand in state.hands]
    assert all(-3 <= owner < state.seats for owner in board.investments)


def check_change(state: Merchants, before: Merchants) -> None:
    """Arrivals and ranks move only as the rules allow."""
    assert state.board.arrivals >= before.board.arrivals
    assert state.board.climb_cost() >= before.board.climb_cost()
    for seat in range(state.seats):
        gain = state.board.status[seat] - before.board.status[seat]
        assert gain <= MOST_CLIMB
        if gain > 0:
            assert before.board.step > steps.PAYING
            assert not before.board.loans[seat]
        if gain < 0:
            assert before.board.step <= steps.PAYING
