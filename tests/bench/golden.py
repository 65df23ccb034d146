"""Golden traces: fixed games whose every position is pinned by a digest.

Both builds, plain and compiled, must walk them identically. After an intended change of a game's
rules write its traces anew with `python -m tests.bench.golden SLUG…` (`--all` for all games).
"""

import json
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from kontor import games
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


def write(slugs: Sequence[str]) -> None:
    """Write the traces of these games."""
    for slug in slugs:
        traces = {str(case): trace(case) for case in all_cases() if case.slug == slug}
        (FOLDER / f"{slug}.json").write_text(json.dumps(traces, indent=1) + "\n")


def main(arguments: Sequence[str]) -> str | None:
    """Write the traces of the games that are named, or say how to name them."""
    slugs = games.SLUGS if list(arguments) == ["--all"] else arguments
    if not slugs or not set(slugs) <= set(games.SLUGS):
        return f"Name the games to write anew, or --all: {' '.join(games.SLUGS)}"
    write(slugs)
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
