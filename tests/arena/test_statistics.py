"""Statistics agree with values known from elsewhere."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from kontor.arena.measured_game import class_time, time_class
from kontor.arena.statistics import RESAMPLES, bootstrap, quantile, ratings, wilson


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (500, 1000, 0.4691, 0.5309),
    ],
)
def test_wilson_intervals_known_from_tables(
    wins: int, trials: int, low: float, high: float
) -> None:
    found = wilson(wins, trials)
    assert found.value == wins / trials
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_nothing_played_is_nothing_known() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)
    assert bootstrap([], "x").value == 0.0


@given(st.integers(1, 500), st.floats(0, 1))
def test_an_interval_holds_its_share_and_narrows_with_more_games(games: int, share: float) -> None:
    few, many = wilson(share * games, games), wilson(share * 4 * games, 4 * games)
    assert 0 <= few.low <= share + 1e-9 and share - 1e-9 <= few.high <= 1
    assert many.high - many.low < few.high - few.low


def test_the_bootstrap_is_close_to_the_normal_interval_and_repeatable() -> None:
    values = [float(number % 7) for number in range(700)]
    found = bootstrap(values, "seed")
    half = 1.96 * 2 / 700**0.5  # the deviation of 0 to 6 is 2
    assert found.value == pytest.approx(3)
    assert found.low == pytest.approx(3 - half, abs=half / 3)
    assert found.high == pytest.approx(3 + half, abs=half / 3)
    assert bootstrap(values, "seed") == found
    assert RESAMPLES >= 1000


def test_equal_values_leave_no_doubt() -> None:
    found = bootstrap([2.5] * 9, "seed")
    assert (found.low, found.value, found.high) == (2.5, 2.5, 2.5)


@pytest.mark.parametrize("seconds", [2e-6, 1e-3, 0.95, 12.0])
def test_a_class_of_time_is_close_to_its_times(seconds: float) -> None:
    assert class_time(time_class(seconds)) == pytest.approx(seconds, rel=0.026)


def test_quantiles_of_counted_times() -> None:
    counted = Counter({time_class(0.001): 98, time_class(0.5): 2})
    assert quantile(counted, 0.5) == pytest.approx(0.001, rel=0.026)
    assert quantile(counted, 0.99) == pytest.approx(0.5, rel=0.026)
    assert quantile(Counter(), 0.5) == 0.0


def test_one_game_is_rated_as_openskill_does() -> None:
    model = PlackettLuce()
    (first,), (second,), (third,) = model.rate(
        [[model.rating()] for _ in range(3)], ranks=[0, 1, 2]
    )
    found = ratings(3, [((2, 0, 1), (0, 1, 2))])
    assert found[2] == (first.mu, first.sigma)
    assert found[0] == (second.mu, second.sigma)
    assert found[1] == (third.mu, third.sigma)


def test_two_equal_bots_that_always_tie_stay_equal() -> None:
    one, other = ratings(2, [((0, 1), (0, 0))] * 5)
    assert one == other and one[0] == pytest.approx(25)


def test_a_bot_with_several_seats_is_rated_once_and_self_play_not_at_all() -> None:
    better, worse = ratings(2, [((0, 1, 1), (0, 1, 2))] * 4)
    assert better[0] > 25 > worse[0]
    assert ratings(1, [((0, 0), (0, 1))]) == ratings(1, [])
