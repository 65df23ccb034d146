"""Learning: a guided first game, opened by one click and followed step by step."""

import json
from dataclasses import replace
from secrets import token_hex
from typing import Final, Protocol

from kontor import compiled, games
from kontor.bots.roster import USUAL
from kontor.engine.record import commit
from kontor.server.service import typed_text
from kontor.server.service.commands import NOBODY, Commands, retried
from kontor.server.service.correcting import check_agreed
from kontor.server.service.errors import ServiceError
from kontor.server.service.lessons import lesson_of
from kontor.server.service.live_table import LiveTable
from kontor.server.service.quotas import counted
from kontor.server.service.sight import PLAYING
from kontor.server.service.table_settings import TableSettings, settings_of
from kontor.server.service.taught import LESSON, QUIET, SPEAK
from kontor.server.store.rows import BOT, PERSON, Entry, SeatRow, TableRow

SETTINGS: Final = TableSettings(watch="nobody", advice="on", lesson=True)


class Deal(Protocol):
    """What a table of one's own is dealt from: a lesson, or a moment for practice."""

    @property
    def seats(self) -> int:
        """Say how many sit there."""

    @property
    def seat(self) -> int:
        """Say where the person sits."""

    @property
    def seed(self) -> str:
        """Name the deal."""

    @property
    def options(self) -> dict[str, str]:
        """Name the house rules that are not the usual ones."""


class Learning(Commands):
    """What somebody does who learns a game."""

    @counted("tables")
    async def learn(
        self, device: str, game: str, name: str, colour: str = "", again: bool = False
    ) -> str:
        """Open the guided first game, or go on with one not finished, unless it begins again."""
        lesson = lesson_of(game) if game in games.SLUGS else None
        if lesson is None:
            raise ServiceError("error-no-such-game", 404, word=game)
        begun = "" if again else await self.begun(device, game)
        if begun:
            return begun
        compiled.want(game)
        seats = seated(lesson, device, typed_text.person_name(name), colour, lesson.level)
        row = dealt(lesson, game, seats, self.now())
        first = Entry(1, "start", NOBODY, "", "", row.created, token_hex(8))
        derived = LiveTable(row, seats, [first]).derived()
        await self.store.create(replace(row, **derived), seats, first)  # type: ignore[arg-type]
        return row.id

    async def begun(self, device: str, game: str) -> str:
        """Return the table where a device has begun to learn a game and is not done, or nothing."""
        for row, _ in await self.store.tables_of(device):
            if (row.game, row.phase) != (game, PLAYING) or not settings_of(row).lesson:
                continue
            async with self.cache.take(row.id) as live:
                if live.seats_of(device) and not live.is_learned():
                    return row.id
        return ""

    @counted("answers")
    @retried
    async def follow(self, device: str, table: str, step: str) -> int:
        """Read on after a step that is said now, silence the voice, or let it speak again."""
        async with self.cache.take(table) as live:
            mine = live.seats_of(device)
            if live.lesson is None or live.lesson.seat not in mine:
                raise ServiceError("error-not-your-seat", 403)
            said = live.speech()
            is_new = step == (SPEAK if live.is_quiet else QUIET)
            is_said = said is not None and said.name == step and not said.answers
            if not is_new and not is_said:  # it has been read, or overtaken by an answer
                return live.numbering.shown_version(live.version, mine)
            return await self.write(live, LESSON, live.lesson.seat, step, device=device)


def dealt(
    deal: Deal, game: str, seats: list[SeatRow], now: float, settings: TableSettings = SETTINGS
) -> TableRow:
    """Return the table of a lesson, or for practice, private to its learner."""
    offered, salt = games.load(game), token_hex(16)
    return TableRow(
        id=token_hex(8),
        game=game,
        rules=offered.rules_version,
        components=offered.components_digest,
        options=json.dumps(check_agreed(offered, deal.seats, deal.options)),
        host=seats[deal.seat].device or "",
        public=False,
        created=now,
        since=now,
        version=1,
        phase=PLAYING,
        names=json.dumps([seat.name for seat in seats]),
        seed=deal.seed,
        salt=salt,
        commitment=commit(deal.seed, salt),
        settings=settings.text(),
    )


def seated(deal: Deal, device: str, name: str, colour: str, level: str = USUAL) -> list[SeatRow]:
    """Return the seats of a table of one's own: the learner's, and bots."""
    seats: list[SeatRow] = []
    mine = typed_text.colour_for(colour, [])
    for number in range(deal.seats):
        taken = [mine, *(seat.colour for seat in seats)]
        if number == deal.seat:
            seats.append(SeatRow(number, PERSON, name, mine, device=device))
        else:
            called = typed_text.bot_name([name, *(seat.name for seat in seats)], number)
            other = typed_text.colour_for("", taken)
            seats.append(SeatRow(number, BOT, called, other, level))
    return seats
