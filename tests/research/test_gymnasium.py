"""Gymnasium's own check on our environment, and games against bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from kontor import games
from kontor.engine.game import SetupError
from kontor.research.gymnasium_env import KontorEnv, register

every_game = pytest.mark.parametrize("slug", games.SLUGS)


@every_game
@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
def test_the_check_of_gymnasium(slug: str) -> None:
    register()
    check_env(gymnasium.make(f"kontor/{slug}-v1").unwrapped)


@every_game
def test_a_game_against_bots_is_repeated_by_its_seed(slug: str) -> None:
    bot = "apprentice" if slug == "fugger" else "random"
    bots = [bot] * (games.load(slug).least_seats - 1)
    endings = [played(KontorEnv(slug, bots, illegal="raise"), 5) for _ in range(2)]
    assert endings[0] == endings[1]


def played(env: KontorEnv, seed: int) -> tuple[int, float, list[int]]:
    """Play one game, always by the first legal action but one; return how it went."""
    seen, info = env.reset(seed=seed)
    over = False
    steps = 0
    while not over:
        assert seen in env.observation_space
        legal = np.flatnonzero(info["action_mask"])
        seen, reward, over, _, info = env.step(legal[min(1, len(legal) - 1)])
        steps += 1
    assert sorted(info["scores"]) and (reward > 0) == (reward != 0)
    return steps, reward, info["scores"]


def test_an_illegal_action_loses_raises_or_is_replaced() -> None:
    env = KontorEnv("fugger", ["random"])
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(~info["action_mask"])[0])
    _, reward, over, _, info = env.step(wrong)
    assert over and reward == 0 and info["illegal"]
    env = KontorEnv("fugger", ["random"], illegal="raise")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not legal now"):
        env.step(wrong)
    env = KontorEnv("fugger", ["random"], illegal="random")
    env.reset(seed=1)
    assert not env.step(wrong)[2]


def test_the_own_seat_can_be_chosen() -> None:
    env = KontorEnv("fugger", ["random", "random"], seat=2)
    for seed in range(3):
        assert env.reset(seed=seed)[1]["seat"] == 2
    seats = {KontorEnv("fugger", ["random"] * 2).reset(seed=n)[1]["seat"] for n in range(12)}
    assert seats == {0, 1, 2}


def test_unknown_bots_and_too_many_are_refused() -> None:
    with pytest.raises(SetupError, match="no bot clever"):
        KontorEnv("fugger", ["clever"])
    with pytest.raises(SetupError, match="not 5"):
        KontorEnv("fugger", ["random"] * 4)
