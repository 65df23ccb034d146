"""Peers measured beside Kontor: OpenSpiel, PettingZoo and Catanatron, all playing at random.

Runs alone in the environment of `requirements/peers.txt` and prints JSON. A decision is one
choice among legal actions with the action applied; dealing is not a decision.

OpenSpiel's native card games are measured twice: stepped from Python, and in its own loop
(`evaluate_bots` with uniform random bots), where nothing but one call per game crosses into Python.
That loop does not count decisions; their mean per game is taken from the games stepped from Python.
"""

import importlib
import json
import random
import sys
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

SPIEL_GAMES = ("crazy_eights(players=4)", "spades", "hearts", "dou_dizhu", "cribbage")
ROUNDS = 3
GAMES_COUNTED = 200
GAMES_AT_ONCE = 20


def spiel_playout(game: Any) -> int:
    """Play one random game of OpenSpiel and count its decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            spiel_deal(state)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def spiel_deal(state: Any) -> None:
    """Let chance act in a game of OpenSpiel."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(actions, weights)[0])


def spiel_size(game: Any) -> dict[str, float]:
    """Return how many decisions a random game of OpenSpiel has, and options a decision."""
    decisions = options = 0
    for _ in range(GAMES_COUNTED):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                spiel_deal(state)
                continue
            actions = state.legal_actions()
            decisions += 1
            options += len(actions)
            state.apply_action(random.choice(actions))
    return {
        "decisions_per_game": round(decisions / GAMES_COUNTED, 1),
        "options_per_decision": round(options / decisions, 1),
    }


def spiel_loops(pyspiel: Any, game: Any, mean: float) -> Callable[[], float]:
    """Return what plays some games in OpenSpiel's own loop and says how many decisions they had."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def play() -> float:
        for _ in range(GAMES_AT_ONCE):
            seed = random.randrange(1 << 31)
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return GAMES_AT_ONCE * mean

    return play


def zoo_playout(env: Any) -> int:
    """Play one random game of a PettingZoo environment and count its decisions."""
    env.reset()
    decisions = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            mask = observation["action_mask"].tolist()
            env.step(random.choice([action for action, legal in enumerate(mask) if legal]))
            decisions += 1
    return decisions


def catan_playout() -> int:
    """Play one random game of Catanatron and count its decisions."""
    catanatron = importlib.import_module("catanatron")
    colors = [catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE,
              catanatron.Color.ORANGE]  # fmt: skip
    game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors])
    game.play()
    state = game.state
    return len(getattr(state, "actions", None) or state.action_records)


def measured(name: str, seconds: float, playout: Callable[[], float]) -> dict[str, Any]:
    """Play for some seconds of CPU time, three times, and keep the best rate."""
    best = 0.0
    for _ in range(ROUNDS):
        start = process_time()
        decisions = 0.0
        while process_time() - start < seconds / ROUNDS:
            decisions += playout()
        best = max(best, decisions / (process_time() - start))
    return {"peer": name, "decisions_per_second": round(best)}


def installed(name: str) -> Any:
    """Return a module of a peer, or nothing where it is not installed."""
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def main(seconds: float) -> None:
    """Measure every peer that is installed."""
    random.seed(1)
    rows = []
    pyspiel = installed("pyspiel")
    if pyspiel is not None:
        found = {name: pyspiel.load_game(name) for name in SPIEL_GAMES}
        sizes = {name: spiel_size(game) for name, game in found.items()}
        for name, game in found.items():
            loops = spiel_loops(pyspiel, game, sizes[name]["decisions_per_game"])
            rows.append(measured(f"OpenSpiel {name}, C++", seconds, loops) | sizes[name])
        for name, game in found.items():
            playout = partial(spiel_playout, game)
            rows.append(measured(f"OpenSpiel {name}, Python", seconds, playout) | sizes[name])
    connect_four = installed("pettingzoo.classic.connect_four_v3")
    if connect_four is not None:
        env = connect_four.env()
        rows.append(measured("PettingZoo connect_four_v3", seconds, partial(zoo_playout, env)))
    if installed("catanatron") is not None:
        rows.append(measured("Catanatron, 4 players", max(seconds, 3), catan_playout))
    print(json.dumps(rows))


if __name__ == "__main__":
    main(float(sys.argv[1]))
