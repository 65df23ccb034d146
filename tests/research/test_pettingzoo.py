"""PettingZoo's own tests on our environments, and what they do not look at."""

from functools import partial

import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from kontor import games
from kontor.research.pettingzoo_env import env, parallel_env
from tests.bench.cases import Case, counts

usual = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
every_game = pytest.mark.parametrize("slug", games.SLUGS)


def fewest(slug: str) -> int:
    """Return the smallest number of players."""
    return games.load(slug).least_seats


@usual
@every_game
def test_the_suites_of_pettingzoo(slug: str) -> None:
    check_suites(slug, fewest(slug))


@usual
@pytest.mark.long
@pytest.mark.parametrize("case", counts(), ids=str)
def test_the_suites_of_pettingzoo_for_all_numbers_of_players(case: Case) -> None:
    check_suites(case.slug, case.seats)


def check_suites(slug: str, players: int) -> None:
    """Run everything that PettingZoo checks."""
    api_test(env(slug, players), num_cycles=60)
    seed_test(partial(env, slug, players), num_cycles=10)
    render_test(partial(env, slug, players))
    parallel_api_test(parallel_env(slug, players), num_cycles=40)
    parallel_seed_test(partial(parallel_env, slug, players, illegal="random"), num_cycles=10)


@every_game
def test_a_whole_game_gives_rewards_to_all(slug: str) -> None:
    table = env(slug, fewest(slug), reward="rank")
    table.reset(seed=3)
    worth = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(10_000):
        seen, reward, over, _, _ = table.last()
        worth[agent] += reward
        table.step(None if over else table.action_space(agent).sample(seen["action_mask"]))
    assert not table.agents
    assert sum(worth.values()) == pytest.approx(len(worth) / 2)


def test_in_parallel_those_who_choose_in_secret_act_together() -> None:
    table = parallel_env("gluecksritter", 3)
    seen, _ = table.reset(seed=1)
    asked = [agent for agent in table.agents if not seen[agent]["action_mask"][-1]]
    assert len(asked) == 3
    steps = 0
    while table.agents:
        acts = {a: table.action_space(a).sample(seen[a]["action_mask"]) for a in table.agents}
        seen, worth, over, _, _ = table.step(acts)
        steps += 1
    assert all(over.values()) and sum(worth.values()) == pytest.approx(1)
    assert steps < 2000


@pytest.mark.parametrize("make", [env, parallel_env])
def test_an_illegal_action_raises_or_loses(make: object) -> None:
    assert callable(make)
    table = make("fugger", 3)
    with pytest.raises(ValueError, match="may not take action 0 now"):
        table.reset(seed=1)
        table.step(0 if make is env else dict.fromkeys(table.agents, 0))
    losing = env("fugger", 3, illegal="lose")
    losing.reset(seed=1)
    loser = losing.agent_selection
    losing.step(0)
    assert all(losing.terminations.values())
    assert losing.rewards[loser] == 0 and sum(losing.rewards.values()) == pytest.approx(1)
    with pytest.raises(ValueError, match="illegal='shrug' is unknown"):
        env("fugger", 3, illegal="shrug")
