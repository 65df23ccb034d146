"""Recorded games: three for each game and number of seats, played by stewards.

They prove that stored games still load, replay and verify. Write those of a new game with
`python -m tests.bench.records SLUG`; stored ones are never rewritten, for they are the proof.
"""

import sys
from pathlib import Path

from kontor import games
from kontor.bots.roster import hire
from kontor.engine.chance import seeded
from kontor.engine.match import Match
from kontor.engine.record import Record, commit
from tests.bench.cases import any_seat

FOLDER = Path(__file__).parent.parent / "records"
GAMES_EACH = 3
NAMES = ("Ada", "Bertram", "Clara", "Diepold", "Elsbeth", "Frowin")


def recorded(slug: str, seats: int, number: int) -> Record:
    """Let stewards play a game and return its record."""
    game = games.load(slug)
    record = Record(slug, game.rules_version, game.components_digest)
    options = game.options[number % len(game.options)]
    record.options = game.complete({options.name: options.values[number % len(options.values)]})
    record.names = list(NAMES[:seats])
    record.seed = f"{slug}-{seats}-{number}"
    record.salt = "recorded"
    record.commitment = commit(record.seed, record.salt)
    match = Match(game, record)
    bot = hire("steward", game)
    chance = seeded(record.seed + " thoughts")
    while not match.state.is_over():
        seat = any_seat(match.state)
        option = bot.choose(match.state.view(seat), match.state.options(seat), chance)
        match.answer(seat, match.state.word(option))
    record.result = match.state.scores()
    return record


def write(slug: str) -> None:
    """Record the games of a game, or of a version of its rules, that has none yet."""
    game = games.load(slug)
    rules = f"-rules-{game.rules_version}" if game.rules_version > 1 else ""
    for seats in range(game.least_seats, game.most_seats + 1):
        for number in range(GAMES_EACH):
            file = FOLDER / slug / f"{seats}-players-{number + 1}{rules}.record"
            if not file.exists():
                file.parent.mkdir(exist_ok=True)
                file.write_text(recorded(slug, seats, number).text())


if __name__ == "__main__":
    write(sys.argv[1])
