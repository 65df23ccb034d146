"""Golden traces: fixed games whose every position is pinned by a digest.

Both builds, plain and compiled, must walk them identically. After an intended change of the
rules write them anew with `python -m tests.bench.golden`.
"""

import json
from hashlib import sha256
from pathlib import Path

from kontor.engine.chance import seeded
from tests.bench.cases import Case, all_cases, steps

FOLDER = Path(__file__).parent.parent / "golden"


def trace(case: Case) -> dict[str, object]:
    """Play one fixed game and sum it up: answers, options offered, scores, digest."""
    chance = seeded(f"golden {case}")
    state = case.start(chance.split("game"))
    digest = sha256(state.save())
    answers = offered = 0
    for seat, options in steps(state, chance):
        answers += 1
        offered += len(options)
        digest.update(f"{seat} {options}".encode())
        digest.update(state.save())
    digest.update(state.save())
    return {
        "answers": answers,
        "options": offered,
        "scores": state.scores(),
        "digest": digest.hexdigest()[:32],
    }


def stored(slug: str) -> dict[str, dict[str, object]]:
    """Read the traces of a game."""
    traces: dict[str, dict[str, object]] = json.loads((FOLDER / f"{slug}.json").read_text())
    return traces


def write() -> None:
    """Write the traces of all games."""
    by_game: dict[str, dict[str, object]] = {}
    for case in all_cases():
        by_game.setdefault(case.slug, {})[str(case)] = trace(case)
    for slug, traces in by_game.items():
        (FOLDER / f"{slug}.json").write_text(json.dumps(traces, indent=1) + "\n")


if __name__ == "__main__":
    write()
