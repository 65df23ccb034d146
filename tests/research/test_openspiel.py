"""OpenSpiel's own tests on our games, its search on our information states."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

from kontor import games
from kontor.engine.frames import NO_ANSWER
from kontor.research import openspiel
from tests.bench.cases import Case, counts

NAMES = openspiel.register()

every_game = pytest.mark.parametrize("slug", games.SLUGS)


@every_game
def test_the_random_simulation_of_openspiel(slug: str) -> None:
    game = pyspiel.load_game(f"python_kontor_{slug}(deals=8)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("case", counts(), ids=str)
def test_the_random_simulation_with_serialization_for_all_numbers(case: Case) -> None:
    game = pyspiel.load_game(f"python_kontor_{case.slug}(players={case.seats},deals=8)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_a_serialized_state_comes_back() -> None:
    game = pyspiel.load_game("python_kontor_fugger(players=2,deals=4)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_game
def test_resampled_states_look_the_same_to_their_player(slug: str) -> None:
    game = pyspiel.load_game(f"python_kontor_{slug}(deals=8)")
    state = game.new_initial_state()
    chance = random.Random(2)
    assert state.is_chance_node() and len(state.chance_outcomes()) == 8
    for _ in range(25):
        actions = state.legal_actions()
        state.apply_action(chance.choice(actions))
        if state.is_terminal():
            break
        player = state.current_player()
        world = state.resample_from_infostate(player, chance.random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions()


def test_an_information_state_remembers_what_the_view_does_not_show() -> None:
    game = pyspiel.load_game("python_kontor_fugger(players=2,deals=4)")
    state = game.new_initial_state()
    state.apply_action(0)
    first = state.current_player()
    assert state.information_state_string(first).endswith(" ")
    state.apply_action(state.legal_actions()[0])
    assert not state.information_state_string(first).endswith(" ")
    assert state.observation_string(first) == state.information_state_string(first)[:-65]


def test_ismcts_of_openspiel_plays_a_game() -> None:
    game = pyspiel.load_game("python_kontor_fugger(players=2,deals=4)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searcher = ismcts.ISMCTSBot(game, evaluator, 1.4, 3, random_state=np.random.RandomState(2))
    bots = [searcher, UniformRandomBot(1, np.random.RandomState(3))]
    state = game.new_initial_state()
    state.apply_action(1)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(1)


def is_immediate(state: Any, player: int, action: int) -> bool:
    """Tell whether an action is carried out at once although the question is sealed."""
    truth = state.dealt()
    option = state.spiel.arrays.encoding.option(truth, player, action)
    return bool(truth.is_immediate(option))


def check_unseen(state: Any, player: int, actions: list[int]) -> None:
    """Assert that nobody else sees which of some answers under seal was given."""
    told: dict[tuple[int, int], set[str]] = {}
    before = state.dealt().stack[-1].answer_of(player)
    for action in actions[:3]:
        other = state.clone()
        other.apply_action(action)
        awaited = other.dealt().awaited()
        frame = other.dealt().stack[-1] if awaited else None
        if frame is not None and frame.answer_of(player) not in (before, NO_ANSWER):
            for rival in range(state.spiel.seats):
                if rival != player and (awaited >> rival) & 1:
                    key = (rival, awaited)
                    told.setdefault(key, set()).add(other.observation_string(rival))
    assert all(len(texts) == 1 for texts in told.values())


@every_game
def test_sealed_answers_come_one_after_the_other_unseen(slug: str) -> None:
    game = pyspiel.load_game(f"python_kontor_{slug}(deals=8)")
    state = game.new_initial_state()
    chance = random.Random(4)
    state.apply_action(1)
    for _ in range(60):
        player = state.current_player()
        truth = state.dealt()
        actions = state.legal_actions()
        if truth.stack[-1].sealed:
            check_unseen(state, player, [a for a in actions if not is_immediate(state, player, a)])
        state.apply_action(chance.choice(actions))
        if state.is_terminal():
            break


def test_options_and_rewards_are_parameters() -> None:
    game = pyspiel.load_game(
        "python_kontor_fugger(players=4,reward=margin,options=delivery_timing:as_bonus)"
    )
    assert game.num_players() == 4 and game.min_utility() == -1
    assert game.new_initial_state().spiel.options == {"delivery_timing": "as_bonus"}
