"""The fixed numberings as they are: `python -m tests.bench.encodings` writes them down.

What was learned under other numbers does not fit any more, so a change needs a reason.
"""

import json
from pathlib import Path

from kontor import games
from kontor.research.encoding import Encoding

FILE = Path(__file__).parents[1] / "research" / "encodings.json"

Kept = dict[str, dict[str, dict[str, object]]]


def kept() -> Kept:
    """Return what is written down."""
    read: Kept = json.loads(FILE.read_text("utf-8"))
    return read


def found() -> Kept:
    """Return the numberings of all games and numbers of players."""
    told: Kept = {}
    for slug in games.SLUGS:
        game = games.load(slug)
        told[slug] = {}
        for seats in range(game.least_seats, game.most_seats + 1):
            encoding = Encoding(game, seats, {})
            told[slug][str(seats)] = {
                "actions": encoding.actions,
                "observation": encoding.size,
                "digest": encoding.digest(),
            }
    return told


if __name__ == "__main__":
    FILE.write_text(json.dumps(found(), indent=1) + "\n", "utf-8")
