"""The leak test catches leaks: a mutated view and a talkative event are found out."""

import pytest

from kontor.engine.chance import seeded
from kontor.engine.messages import Event
from kontor.engine.state import State
from kontor.games.fugger.state import Fugger
from tests.bench.cases import Case, any_seat, midgame
from tests.bench.leaks import check_events, check_no_leak, received

CASE = Case("fugger", 3, {})


def with_hand_of_the_next_seat(state: State, seat: int) -> object:
    """Show each seat one more thing: its neighbour's hand."""
    assert isinstance(state, Fugger)
    return [received(state, seat), state.hands[(seat + 1) % state.seats]]


def with_deliveries(state: State, seat: int) -> object:
    """Show everybody the deliveries."""
    assert isinstance(state, Fugger)
    return [received(state, seat), state.deliveries]


@pytest.mark.parametrize("leaky", [with_hand_of_the_next_seat, with_deliveries])
def test_a_mutated_view_is_caught(leaky) -> None:  # type: ignore[no-untyped-def]
    chance = seeded("mutated")
    with pytest.raises(AssertionError, match="can tell worlds apart"):
        for _ in range(30):
            check_no_leak(CASE.game, midgame(CASE, chance, 40), chance, see=leaky)


def told_to_all(event: Event, seat: int) -> object:
    """Tell everybody the secret part of an event."""
    return [event.seen_by(seat).data(), event.secret]


def test_a_talkative_event_is_caught() -> None:
    chance = seeded("talkative")
    with pytest.raises(AssertionError, match="hears what it cannot see"):
        for _ in range(60):
            state = midgame(CASE, chance, 40)
            check_events(CASE.game, state, any_seat(state), chance, hear=told_to_all)
