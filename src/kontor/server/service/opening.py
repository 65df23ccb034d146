"""Opening records: a finished game from a file, checked line by line, becomes a table to look at.

Nobody sits there. A record tells every secret, so all lies open to whoever has the address.
"""

import asyncio
import json
from dataclasses import replace
from secrets import token_hex
from typing import Final

from kontor import games
from kontor.engine.components import ComponentsError
from kontor.engine.game import Game, SetupError, UnknownRules
from kontor.engine.match import Match
from kontor.engine.match import replay as play_again
from kontor.engine.record import Record, RecordError
from kontor.engine.record_json import read as read_text
from kontor.server.service import typed_text
from kontor.server.service.commands import NOBODY, Commands
from kontor.server.service.correcting import refused_setup
from kontor.server.service.errors import ServiceError
from kontor.server.service.live_table import RECORD, LiveTable
from kontor.server.service.quotas import counted
from kontor.server.service.sight import OVER
from kontor.server.store.rows import PERSON, Entry, SeatRow, TableRow

# The longest recorded games have some 23,000 characters and 800 answers.
LONGEST_RECORD: Final = 100_000
MOST_ANSWERS: Final = 4_000
LONGEST_SECRET: Final = 64
# What the engine says of records where it repeats what somebody has written: as it is, shortened.
REPEATING: Final = {
    "record-first-line": "error-record-first-line",
    "record-unreadable-line": "error-record-unreadable-line",
    "record-unreadable-json": "error-record-unreadable-json",
    "record-changed-line": "error-record-changed-line",
    "record-illegal-answer": "error-record-illegal-answer",
    "record-other-result": "error-record-other-result",
}


class Opening(Commands):
    """What makes tables of records."""

    @counted("tables")
    async def open_record(self, device: str, text: str) -> str:
        """Check a record of a finished game and open it as a table to look at."""
        record = read(text)
        edition = await self.store.edition(record.components)
        made = await asyncio.to_thread(prepared, record, edition, device, self.now())
        await self.store.create(*made)
        return made[0].id


def prepared(
    record: Record, edition: str, device: str, now: float
) -> tuple[TableRow, list[SeatRow], *tuple[Entry, ...]]:
    """Check a record, and return what the store keeps of it; others need not wait for that."""
    row, seats, lines = laid_out(checked(record, edition), device, now)
    live = LiveTable(replace(row, edition=edition), seats, lines)
    values = {**live.derived(), "version": lines[-1].version}
    return replace(row, **values), seats, *lines  # type: ignore[arg-type]


def read(text: str) -> Record:
    """Read a record, if it can be one of ours."""
    if len(text) > LONGEST_RECORD:
        raise ServiceError("error-record-too-long", 413)
    try:
        record = read_text(text)
    except RecordError as error:
        raise told(error) from error
    if record.game not in games.SLUGS:
        raise ServiceError("error-no-such-game", 422, word=record.game[:40])
    secrets = (record.seed, record.salt, record.commitment, record.components)
    if len(record.answers) > MOST_ANSWERS or max(map(len, secrets)) > LONGEST_SECRET:
        raise ServiceError("error-record-too-long", 413)
    return record


def checked(record: Record, edition: str) -> Match:
    """Play a record again from the first to the last answer; it must be true and finished."""
    try:
        match = play_again(game_of(record, edition), record)
    except RecordError as error:
        raise told(error) from error
    except SetupError as error:
        if error.message.name == "setup-bad-players":
            raise ServiceError("error-seats", 422, facts=error.message.facts) from error
        raise refused_setup(error) from error
    except Exception as error:  # whatever a stranger has written, it is no fault of ours
        raise ServiceError("error-record-broken", 422) from error
    if not match.state.is_over():
        raise ServiceError("error-record-unfinished", 422)
    return match


def game_of(record: Record, edition: str) -> Game:
    """Return the game of a record, with the material it was played with if this server has it."""
    game = games.load(record.game)
    try:
        usual = game.under(record.rules).components_digest
        return game if record.components == usual else games.load_kept(record.game, edition)
    except (UnknownRules, ComponentsError):
        return game  # which says what is wrong with it


def told(error: RecordError) -> ServiceError:
    """Return what is wrong with a record, for people."""
    message = error.message
    if message.name == "record-other-components":
        return ServiceError("error-record-material", 422)
    name = REPEATING.get(message.name)
    if name is None:
        return ServiceError(message.name, 422, facts=message.facts)
    facts = {key: fact for key, fact in message.facts.items() if key != "clause"}
    said = next(str(fact) for fact in facts.values() if isinstance(fact, str))
    numbers = {key: fact for key, fact in facts.items() if isinstance(fact, int)}
    return ServiceError(name, 422, facts=numbers, word=said[:LONGEST_SECRET])


def laid_out(match: Match, device: str, now: float) -> tuple[TableRow, list[SeatRow], list[Entry]]:
    """Return what the store keeps of a record: a table, its seats and its journal."""
    record = match.record
    names = [typed_text.cleaned(name)[: typed_text.LONGEST_NAME] or "?" for name in record.names]
    colours = typed_text.COLOURS
    seats = [SeatRow(n, PERSON, name, colours[n]) for n, name in enumerate(names)]
    row = TableRow(
        id=token_hex(8),
        game=record.game,
        rules=record.rules,
        components=record.components,
        options=json.dumps(record.options),
        host=device,
        public=False,
        created=now,
        version=1,
        phase=OVER,
        since=now,
        names=json.dumps(names),
        seed=record.seed,
        salt=record.salt,
        commitment=record.commitment,
    )
    lines = [(RECORD, NOBODY, ""), ("start", NOBODY, "")]
    lines += [("answer", answer.seat, answer.word) for answer in record.answers]
    journal = [
        Entry(version, kind, seat, text, "", now, f"{seat} bot {version}")
        for version, (kind, seat, text) in enumerate(lines, 1)
    ]
    return row, seats, journal
