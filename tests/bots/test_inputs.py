"""Descriptions: the same shape everywhere, and nothing in them that a seat cannot know."""

import pytest

from kontor.bots.foresight import finish_sensibly
from kontor.engine.chance import seeded
from kontor.engine.inputs import Inputs, edge, lead, rivals
from kontor.engine.state import State
from tests.bench.cases import Case, all_cases, counts, midgame

every_case = pytest.mark.parametrize("case", all_cases(), ids=str)
every_count = pytest.mark.parametrize("case", counts(), ids=str)


def measured(case: Case, state: State, seat: int) -> Inputs:
    """Return a description of a position."""
    inputs = Inputs()
    case.game.measure(state, seat, inputs)
    return inputs


@every_count
def test_every_description_has_the_same_shape(case: Case) -> None:
    chance = seeded(f"shapes {case}")
    least = Case(case.slug, case.game.least_seats, {})
    size = len(measured(case, least.start(seeded("shape")), 0).numbers)
    groups = measured(case, case.start(seeded("shape")), 0).group_of()
    for number in range(6):
        state = midgame(case, chance, 1 + 30 * number)
        for seat in range(case.seats):
            inputs = measured(case, state, seat)
            assert len(inputs.numbers) == size
            assert inputs.group_of() == groups


@every_case
def test_a_description_does_not_change_with_what_a_seat_cannot_know(case: Case) -> None:
    chance = seeded(f"blind {case}")
    for number in range(4):
        state = midgame(case, chance, 15 + 25 * number)
        for seat in range(case.seats):
            truth = measured(case, state, seat).numbers
            world = case.game.determinize(state, seat, chance)
            assert measured(case, world, seat).numbers == truth


@every_count
def test_a_description_tells_positions_apart(case: Case) -> None:
    chance = seeded(f"apart {case}")
    state = midgame(case, chance, 20)
    before = measured(case, state, 0).numbers
    for _ in range(40):
        if state.is_over():
            break
        seat = state.awaited().bit_length() - 1
        options = state.options(seat)
        state.play(seat, options[chance.below(len(options))])
        finish_sensibly(case.game, state, chance)
    assert state.is_over() or measured(case, state, 0).numbers != before


def test_rivals_are_ranked_and_filled_up() -> None:
    assert rivals(1, [3.0, 9.0, 5.0], 3) == [2, 0, -1]
    assert rivals(0, [1.0, 2.0, 2.0, 4.0], 2) == [3, 1]


def test_the_lead_is_over_the_best_rival() -> None:
    assert lead(0, [5.0, 3.0, 4.0]) == 1.0
    assert lead(1, [5.0, 3.0, 4.0]) == -2.0


def test_the_edge_is_over_all_rivals() -> None:
    assert edge(0, [5.0, 3.0]) == pytest.approx(2.0)
    assert edge(0, [5.0, 3.0, 4.0]) == pytest.approx(5.0 - 0.4 * 4.0 - 0.6 * 3.5)
