"""Exporting: what a person may take along: results as CSV, finished games as records."""

import csv
import io
import zipfile
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from tempfile import SpooledTemporaryFile
from typing import IO, Final

from kontor.server.service.circles import Circles
from kontor.server.service.errors import ServiceError
from kontor.server.service.former import named_record, shown_name
from kontor.server.service.live_table import LiveTable
from kontor.server.service.quotas import counted
from kontor.server.service.sight import OVER
from kontor.server.store.outcomes import FIRST, Whose
from kontor.server.store.rows import Outcome

COLUMNS: Final = (
    *("ended", "game", "table", "seat", "name", "bot", "score", "place", "won"),
    *("answers", "rounds", "minutes"),
)
AT_ONCE: Final = 200
# One file holds so many records, those of the latest games.
MOST_RECORDS: Final = 1_000
IN_MEMORY: Final = 4_000_000
# What spreadsheets take for the beginning of a formula.
FORMULA: Final = ("=", "+", "-", "@")


class Exporting(Circles):
    """What people take along."""

    async def results(self, device: str, circle: str = "") -> AsyncIterator[str]:
        """Write results as CSV, some at a time, in order of time: one's own, or a circle's."""
        whose = Whose(device)
        if circle:
            await self.mine_of(device, circle)
            whose = Whose(circle, is_circle=True)
        return self.written(whose)

    async def written(self, whose: Whose) -> AsyncIterator[str]:
        """Write outcomes as lines, one for each seat."""
        upto = FIRST
        yield as_csv([COLUMNS])
        while found := await self.circle_rows.after(whose, upto, AT_ONCE):
            yield as_csv([line for outcome in found for line in lines_of(outcome)])
            upto = (found[-1].ended, found[-1].table_id)

    @counted("analysis")
    async def records(self, device: str) -> IO[bytes]:
        """Return the records of a person's finished games as one zip file."""
        file: IO[bytes] = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115
        latest = await self.circle_rows.latest(Whose(device), MOST_RECORDS)
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as made:
            for outcome in latest:
                day = datetime.fromtimestamp(outcome.ended, UTC)
                text = await self.record_of(device, outcome.table_id)
                if text:
                    name = f"{day:%Y-%m-%d}-{outcome.game}-{outcome.table_id}.record"
                    made.writestr(name, text)
        file.seek(0)
        return file

    async def record_of(self, device: str, table: str) -> str:
        """Return the record of a table, if it is still there and open to a device."""
        try:
            async with self.cache.take(table) as live:
                return whole_record(live) if live.is_open_to(device) else ""
        except ServiceError:
            return ""


def whole_record(live: LiveTable) -> str:
    """Return the record of a finished game; those that began in the middle have none."""
    if live.row.phase != OVER or live.row.base:
        return ""
    match = live.playing()
    match.record.result = match.state.scores() if not live.course.ended else []
    return named_record(match.record).text()


def lines_of(outcome: Outcome) -> list[tuple[object, ...]]:
    """Return an outcome as lines of a table."""
    ended = datetime.fromtimestamp(int(outcome.ended), UTC).isoformat()
    minutes = round(max(0.0, outcome.ended - outcome.begun) / 60, 1)
    return [
        (
            *(ended, outcome.game, outcome.table_id, seat.seat + 1, harmless(seat.name)),
            *(seat.bot, seat.score, seat.place, "yes" if seat.won else "no"),
            *(outcome.answers, outcome.rounds, minutes),
        )
        for seat in outcome.seats
    ]


def harmless(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    shown = shown_name(name)
    return f"'{shown}" if shown.startswith(FORMULA) else shown


def as_csv(lines: Sequence[tuple[object, ...]]) -> str:
    """Write lines as CSV."""
    file = io.StringIO()
    csv.writer(file).writerows(lines)
    return file.getvalue()
