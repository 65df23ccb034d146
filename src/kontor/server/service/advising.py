"""Advising: hints, explanations and the analysis of a finished game. Nothing here changes a table.

| what     | who may ask                          | how often                                   |
| -------- | ------------------------------------ | ------------------------------------------- |
| hint     | whoever has the seat, if the table   | as the quota of thought allows              |
|          | allows advice (table_settings.py)    |                                             |
| why      | everybody who may look on, likewise  | the same                                    |
| analysis | after the end, whoever sat there     | once per table and process; it has a quota  |
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from kontor.bots import roster
from kontor.server.service import hints
from kontor.server.service.analysis import Analysis
from kontor.server.service.asker import ADDRESS
from kontor.server.service.commands import Commands
from kontor.server.service.errors import ServiceError
from kontor.server.service.fair_queue import Turn
from kontor.server.service.hints import ExplanationSight
from kontor.server.service.live_table import LiveTable
from kontor.server.service.pool import Pool
from kontor.server.service.sight import OVER
from kontor.server.service.sight_making import check_open_to, chosen_seat, message_sight
from kontor.server.store.rows import BOT
from kontor.server.store.store import Store

ANALYSES_KEPT: Final = 100

Result = TypeVar("Result")


@dataclass(frozen=True)
class Review:
    """An analysis as a device counts: which moment of its replay each number of answers is."""

    analysis: Analysis
    moments: list[int]


class Advising(Commands):
    """What a table tells those who ask for advice."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.pool: Pool = Pool()
        self.analyses: OrderedDict[str, Analysis] = OrderedDict()
        self.working: set[asyncio.Task[None]] = set()

    async def hint(self, device: str, table: str, seat: int) -> ExplanationSight:
        """Say what the judge would do in the place of a seat, from what that seat may see."""
        async with self.cache.take(table) as live:
            self.check_mine(live, device, seat)
            self.check_playing(live)
            self.check_advised(live)
            if not (live.playing().state.awaited() >> seat) & 1:
                raise ServiceError("error-not-asked", 409)
            answers = live.numbering.total_answers([seat])
            task = live.task(seat)
        turn = self.turn_of(device, table, is_quick=True)
        return await self.ask(device, turn, hints.hint, task, f"hint {table} {seat} {answers}")

    async def why(
        self, device: str, table: str, event: int, seat: int | None = None
    ) -> ExplanationSight | None:
        """Explain the bot's answer that an event of the log tells of, to a seat or a spectator.

        Nothing is returned while it is hidden from the reader what the bot has chosen.
        """
        async with self.cache.take(table) as live:
            mine = live.seats_of(device)
            reader = chosen_seat(live, device, seat)
            self.check_may_watch(live, device)
            self.check_advised(live)
            by = answered_by(live, event, reader, mine)
            answers = live.stamps[event][0] - 1
            task = live.task(by, answers)
            is_open = live.is_open_to(device)
            word = live.playing().record.answers[answers].word
            told = [
                message_sight(other.seen_by(reader))
                for other, stamp in zip(live.playing().events, live.stamps, strict=True)
                if stamp[0] == answers + 1
            ]
        if is_open:
            turn = self.turn_of(device, table)
            return await self.ask(device, turn, hints.from_within, task, word)
        stream = f"why {table} {event} {reader}"
        turn = self.turn_of(device, table, is_quick=True)
        return await self.ask(device, turn, hints.from_outside, task, reader, told, stream)

    async def review(self, device: str, table: str) -> Review:
        """Return the analysis of a finished game as far as it has got; who asks first starts it."""
        async with self.cache.take(table) as live:
            if live.row.phase != OVER:
                raise ServiceError("error-no-analysis-yet", 409)
            check_open_to(live, device)
            self.check_learned(live)
            if live.course.ended:
                raise ServiceError("error-no-analysis-of-part", 409)
            mine = live.seats_of(device)
            answers = len(live.playing().record.answers)
            moments = [live.numbering.shown_answers(number, mine) for number in range(answers + 1)]
            found = self.analyses.get(table)
            if found is None or found.has_failed:
                self.quotas.take("analysis", device)
                found = Analysis(live.task(0), live.persons())
                self.analyses[table] = found
            found.wanted = time.monotonic()
            if not found.is_running and not found.is_complete:
                self.begin(found, self.turn_of(device, table))
            self.analyses.move_to_end(table)
            while len(self.analyses) > ANALYSES_KEPT:
                self.analyses.popitem(last=False)
        return Review(found, moments)

    def turn_of(self, device: str, table: str, is_quick: bool = False) -> Turn:
        """Say for whom something is thought."""
        return Turn(ADDRESS.get() or device, table, is_quick)

    def begin(self, analysis: Analysis, turn: Turn) -> None:
        """Let an analysis work in the background."""
        analysis.is_running = True
        task = asyncio.create_task(analysis.run(self.pool, turn))
        self.working.add(task)
        task.add_done_callback(self.working.discard)

    async def ask(
        self, device: str, turn: Turn, work: Callable[..., Result], *given: object
    ) -> Result:
        """Let a worker think for a device, unless that asks too often."""
        self.quotas.take("thought", device)
        return await self.pool.run(work, *given, turn=turn)

    def check_advised(self, live: LiveTable) -> None:
        """Insist that the table allows advice, and that the game has been learned."""
        if not live.is_advised():
            raise ServiceError("error-advice-off", 403)
        self.check_learned(live)

    def check_learned(self, live: LiveTable) -> None:
        """Insist that the game has been learned."""
        if roster.learned(live.row.game) is None:
            raise ServiceError("error-no-advice", 409)


def answered_by(live: LiveTable, event: int, reader: int, mine: list[int]) -> int:
    """Return the bot whose answer an event tells of."""
    if live.match is None or not 0 <= event < len(live.match.events):
        raise ServiceError("error-no-such-event", 404)
    by = live.events(reader, mine)[event].by
    if by < 0 or live.seats[by].kind != BOT:
        raise ServiceError("error-not-a-bot", 409)
    return by
