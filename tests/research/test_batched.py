"""Batches: the same games as one by one, in one process or several."""

import numpy as np
import pytest

from kontor import games
from kontor.engine.batch import IllegalAction
from kontor.engine.chance import seeded
from kontor.research.batch_speed import batch_speed
from kontor.research.batched import BatchedGames, Step
from kontor.research.encoding import Encoding
from kontor.research.rewards import rewards

PARTS = ("observation", "mask", "players", "rewards", "done")
every_game = pytest.mark.parametrize("slug", games.SLUGS)


def same(one: Step, other: Step) -> bool:
    """Tell whether two steps show the same."""
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in PARTS)


@every_game
def test_a_batch_plays_what_single_games_play(slug: str) -> None:
    game = games.load(slug)
    seats = game.least_seats
    coded = Encoding(game, seats, {})
    batch = BatchedGames(slug, seats, 3, seed=5, reward="rank")
    step = batch.reset()
    root = seeded("5 game 1")
    deal = 1
    state = game.start(seats, {}, root.split("1"))
    ended = 0
    for _ in range(400):
        seat = int(step.players[1])
        assert seat == (state.awaited() & -state.awaited()).bit_length() - 1
        assert step.observation[1].tolist() == coded.observe(state, seat)
        assert np.flatnonzero(step.mask[1]).tolist() == coded.legal(state, seat)
        actions = batch.random_actions(step.mask)
        state.play(seat, coded.option(state, seat, int(actions[1])))
        step = batch.step(actions)
        assert step.done[1] == state.is_over()
        if state.is_over():
            assert step.rewards[1].tolist() == pytest.approx(rewards(state, "rank"))
            ended += 1
            deal += 1
            state = game.start(seats, {}, root.split(str(deal)))
    assert ended


def test_what_was_shown_stays_as_it_was() -> None:
    for workers in (0, 1):
        batch = BatchedGames("fugger", 2, 3, workers=workers)
        first = batch.reset()
        kept = [getattr(first, name).copy() for name in PARTS]
        batch.step(batch.random_actions(first.mask))
        batch.close()
        assert all(np.array_equal(getattr(first, PARTS[i]), kept[i]) for i in range(len(PARTS)))


def test_processes_change_nothing() -> None:
    alone = BatchedGames("fugger", 3, 7, seed=1)
    together = BatchedGames("fugger", 3, 7, seed=1, workers=2)
    one, other = alone.reset(), together.reset()
    for _ in range(150):
        assert same(one, other)
        actions = alone.random_actions(one.mask)
        one, other = alone.step(actions), together.step(actions)
    with pytest.raises(IllegalAction, match="game"):
        together.step(np.zeros(7, dtype=int))
    together.close()


def test_observations_can_be_scaled() -> None:
    batch = BatchedGames("merchants", 4, 2)
    scaled = batch.scaled(batch.reset().observation)
    assert scaled.dtype == np.float32 and np.abs(scaled).max() < 20


def test_an_illegal_action_is_named() -> None:
    batch = BatchedGames("fugger", 2, 2)
    with pytest.raises(RuntimeError, match="reset"):
        batch.step([0, 0])
    batch.reset()
    with pytest.raises(IllegalAction, match="game 0: action 0 is not legal now"):
        batch.step([0, 0])


def test_the_speed_is_measured() -> None:
    assert batch_speed(seconds=0.03, count=8) > 0
    assert batch_speed(seconds=0.03, count=8, workers=2) > 0
