"""Data sets: a folder of recorded games between bots, with an index, that grows until it is done.

Game number N is dealt from the seed `SEED N`, which its record names, so that it can be verified
alone. The records are their own journal: whoever goes on replays what is there and adds the rest.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Final

from kontor import games
from kontor.arena import row_files
from kontor.arena.contest import ContestError
from kontor.arena.entrants import hire
from kontor.arena.game_rows import Row, Told, game_columns
from kontor.arena.running import Workers, in_order
from kontor.arena.simulation import Plan, fingerprint, teller
from kontor.engine.chance import seeded
from kontor.engine.match import Match, replay
from kontor.engine.playout import next_seat
from kontor.engine.record import Record, commit
from kontor.engine.record_json import from_json, to_json

VERSION: Final = 1
GAMES: Final = "games.jsonl"
INDEX: Final = "index.csv"
PARQUET_INDEX: Final = "index.parquet"
ABOUT: Final = "about.json"


class Dataset:
    """The folder of a data set."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.rows: list[Row] = []

    def open(self) -> None:
        """Begin the folder, or verify what it holds; raise ContestError if it is something else."""
        plan = self.plan
        game = games.load_text(plan.slug, plan.material)
        about = {
            "dataset": VERSION,
            "run": fingerprint(plan),
            "rules": game.rules_version,
            "components": game.components_digest,
            **{key: value for key, value in asdict(plan).items() if key != "games"},
        }
        written = json.dumps(about, indent=1, ensure_ascii=False) + "\n"
        file = self.folder / ABOUT
        if not file.exists():
            if self.folder.exists() and any(self.folder.iterdir()):
                raise ContestError("dataset-other-folder", folder=str(self.folder))
            self.folder.mkdir(parents=True, exist_ok=True)
            file.write_text(written, "utf-8")
        elif file.read_text("utf-8") != written:
            raise ContestError("dataset-other-folder", folder=str(self.folder))
        self.rows = list(self.kept())

    def kept(self) -> Iterator[Row]:
        """Verify the games that are there; a line that was cut off is dropped."""
        file = self.folder / GAMES
        file.touch()
        tells = teller(self.plan)
        with file.open("r+b") as lines:
            whole = 0
            for number, line in enumerate(lines):
                if not line.endswith(b"\n"):
                    break
                yield tells.row(verified(self.plan, number, line.decode()))
                whole += len(line)
            lines.truncate(whole)

    def grow(self, found: Workers, progress: Callable[[int], None]) -> None:
        """Play the games that are missing and add each when its turn comes."""
        progress(min(len(self.rows), self.plan.games))
        name = fingerprint(self.plan)
        missing = range(len(self.rows), self.plan.games)
        tells = teller(self.plan)
        played = in_order(found, play_recorded, ((self.plan, name, each) for each in missing))
        for line, told in played:
            with (self.folder / GAMES).open("a", encoding="utf-8") as end:
                end.write(line + "\n")
            self.rows.append(tells.row(told))
            progress(1)

    def index(self, parquet: bool) -> None:
        """Write the index of the games that are there."""
        for name in [INDEX, *([PARQUET_INDEX] if parquet else [])]:
            with row_files.writing(self.folder / name, game_columns(self.plan.seats)) as rows:
                if rows:
                    rows.add(self.rows)


def play_recorded(plan: Plan, expected: str, number: int) -> tuple[str, Told]:
    """Play the game of this number; return its record on one line, and how it is told."""
    if fingerprint(plan) != expected:
        raise ContestError("arena-other-worker")
    game = games.load_text(plan.slug, plan.material)
    record = Record(plan.slug, game.rules_version, game.components_digest)
    record.options = game.complete(dict(plan.options))
    record.names = plan.seating(number)
    record.seed = seed_of(plan, number)
    record.salt = "dataset"
    record.commitment = commit(record.seed, record.salt)
    match = Match(game, record)
    bots = [hire(name, game) for name in record.names]
    chance = seeded(record.seed).split("bots")
    streams = [chance.split(f"seat {seat}") for seat in range(plan.seats)]
    state = match.state
    while awaited := state.awaited():
        seat = next_seat(awaited)
        option = bots[seat].choose(state.view(seat), state.options(seat), streams[seat])
        match.answer(seat, state.word(option))
    record.result = state.scores()
    return to_json(record), told_of(match, number)


def verified(plan: Plan, number: int, line: str) -> Told:
    """Replay a kept game; raise RecordError if it is not true."""
    record = from_json(line)
    match = replay(games.load_text(plan.slug, plan.material), record)
    if record.seed != seed_of(plan, number) or not match.state.is_over():
        raise ContestError("dataset-bad-line", line=number + 1)
    return told_of(match, number)


def seed_of(plan: Plan, number: int) -> str:
    """Return the seed of a game."""
    return f"{plan.seed} {number}"


def told_of(match: Match, number: int) -> Told:
    """Return a finished match as rows tell it."""
    state = match.state
    return Told(
        number, match.record.names, state.winners(), state.scores(), state.rounds(),
        len(match.record.answers),
    )  # fmt: skip
