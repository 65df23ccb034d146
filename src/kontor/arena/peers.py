"""Peers measured beside Kontor: OpenSpiel's native card games stepped from Python, Catanatron.

Runs alone in the environment of `requirements/peers.txt` and prints JSON. A decision is one
choice among legal actions with the action applied; dealing is not a decision.
"""

import importlib
import json
import random
import sys
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

SPIEL_GAMES = ("crazy_eights(players=4)", "spades", "hearts", "dou_dizhu")


def spiel_playout(game: Any) -> int:
    """Play one random game of OpenSpiel and count its decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
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


def measured(name: str, seconds: float, playout: Callable[[], int]) -> dict[str, Any]:
    """Play for some seconds of CPU time, three times, and keep the best rate."""
    best = 0.0
    for _ in range(3):
        start = process_time()
        decisions = 0
        while process_time() - start < seconds / 3:
            decisions += playout()
        best = max(best, decisions / (process_time() - start))
    return {"peer": name, "decisions_per_second": round(best)}


def main(seconds: float) -> None:
    """Measure every peer that is installed."""
    random.seed(1)
    rows = []
    try:
        pyspiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        pyspiel = None
    if pyspiel is not None:
        for name in SPIEL_GAMES:
            playout = partial(spiel_playout, pyspiel.load_game(name))
            rows.append(measured(f"OpenSpiel {name}", seconds, playout))
    try:
        importlib.import_module("catanatron")
        rows.append(measured("Catanatron, 4 players", max(seconds, 3), catan_playout))
    except ImportError:
        pass
    print(json.dumps(rows))


if __name__ == "__main__":
    main(float(sys.argv[1]))
