"""Speed: how fast the engine plays, copies and imagines, in CPU time of one process."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any, Final

from kontor import games
from kontor.arena.simulation import Plan, fingerprint, play_chunk
from kontor.arena.this_process import uninterrupted
from kontor.engine.chance import Chance, seeded
from kontor.engine.game import Game
from kontor.engine.playout import clone_often, next_seat, play_out

# Games are measured by turns, so that what else a machine does meets all of them alike.
TURNS: Final = 3
GAMES_AT_ONCE: Final = 10
COPIES: Final = 20_000
WORLDS: Final = 2_000
MIDGAME: Final = 30
PEERS_VENV: Final = Path(__file__).parents[3] / ".venv-peers"

Figures = dict[str, Any]


def measure(slug: str, seats: int, seconds: float) -> Figures:
    """Measure one game with one number of seats in the build that is running, once."""
    game = games.load(slug)
    chance = seeded(f"bench {slug} {seats}")
    plan = Plan(slug, seats, 0, ("random",) * seats, "bench")
    mark = fingerprint(plan)
    played = decisions = 0

    def play_bare() -> int:
        nonlocal played, decisions
        count = 0
        for _ in range(GAMES_AT_ONCE):
            count += play_out(game.start(seats, {}, chance.split(str(played))), chance)
            played += 1
        decisions += count
        return count

    def simulate() -> int:
        return sum(ending.decisions for ending in play_chunk(plan, mark, 0, plan.chunk))

    bare = rate(seconds, play_bare)
    simulated = rate(seconds, simulate)
    state = game.start(seats, {}, chance.split("midgame"))
    for _ in range(MIDGAME):
        seat = state.awaited().bit_length() - 1
        options = state.options(seat)
        state.play(seat, options[chance.below(len(options))])
    copies = spent(lambda: clone_often(state, COPIES)) / COPIES
    seat = state.awaited().bit_length() - 1

    def imagine() -> None:
        for _ in range(WORLDS):
            game.determinize(state, seat, chance)

    worlds = spent(imagine) / WORLDS
    return {
        "decisions_per_second": round(bare),
        "simulated_per_second": round(simulated),
        "playouts_per_second": round(bare * played / decisions),
        "decisions_per_game": round(decisions / played, 1),
        "options_per_decision": round(mean_options(game, seats, chance), 1),
        "clone_us": round(copies * 1e6, 3),
        "determinize_us": round(worlds * 1e6, 3),
        "saved_bytes": len(state.save()),
    }


def mean_options(game: Game, seats: int, chance: Chance) -> float:
    """Return how many options a decision of random play has in the mean."""
    decisions = options = 0
    for number in range(GAMES_AT_ONCE):
        state = game.start(seats, {}, chance.split(f"options {number}"))
        while awaited := state.awaited():
            seat = next_seat(awaited)
            found = state.options(seat)
            decisions += 1
            options += len(found)
            state.play(seat, found[chance.below(len(found))])
    return options / decisions


def rate(seconds: float, play: Callable[[], int]) -> float:
    """Return the decisions per second of CPU time."""
    start = process_time()
    decisions = 0
    while process_time() - start < seconds:
        decisions += play()
    return decisions / (process_time() - start)


def spent(work: Callable[[], None]) -> float:
    """Return the CPU time of some work."""
    start = process_time()
    work()
    return process_time() - start


def measure_here(slugs: list[str], seconds: float) -> list[Figures]:
    """Measure games with every number of seats in the build that is running."""
    tables = [
        (slug, seats)
        for slug in slugs
        for seats in range(games.load(slug).least_seats, games.load(slug).most_seats + 1)
    ]
    found: dict[tuple[str, int], Figures] = {}
    for _ in range(TURNS):
        for slug, seats in tables:
            one = uninterrupted(measure, slug, seats, seconds / TURNS)
            found[slug, seats] = best(found.get((slug, seats), one), one)
    return [{"game": slug, "players": seats, **found[slug, seats]} for slug, seats in tables]


def best(one: Figures, other: Figures) -> Figures:
    """Return the highest speeds and the shortest times of two turns."""
    highest = {name: max(one[name], other[name]) for name in one if name.endswith("_per_second")}
    shortest = {name: min(one[name], other[name]) for name in one if name.endswith("_us")}
    return one | highest | shortest


def measure_interpreted(slugs: list[str], seconds: float) -> list[Figures]:
    """Measure the same games in another process that runs plain Python."""
    command = [sys.executable, "-m", "kontor.arena.speed", str(seconds), *slugs]
    environment = {**os.environ, "KONTOR_PURE": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    rows: list[Figures] = json.loads(done.stdout)
    return rows


def measure_peers(seconds: float) -> list[Figures]:
    """Measure the peers in their own environment; empty when it is not there."""
    python = PEERS_VENV / "bin" / "python"
    if not python.exists():
        return []
    script = Path(__file__).with_name("peers.py")
    done = subprocess.run(
        [str(python), str(script), str(seconds)], capture_output=True, text=True, check=True
    )
    rows: list[Figures] = json.loads(done.stdout)
    return rows


if __name__ == "__main__":
    print(json.dumps(measure_here(sys.argv[2:], float(sys.argv[1]))))
