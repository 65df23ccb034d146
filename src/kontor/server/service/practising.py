"""Practising: a moment in which one answer is clearly better, opened by one click.

It is a table of one's own, dealt from the moment's seed, with all answers before it in its journal:
those are the table's. Bots wait until the person plays on. Whoever opens another moment puts the
one before away, unless it was played on from there.
"""

from dataclasses import replace
from datetime import UTC, datetime
from secrets import token_hex

from kontor import compiled, games
from kontor.games.practice import Moment, UnknownMoment, moment
from kontor.server.service import judging, typed_text
from kontor.server.service.advising import Advising
from kontor.server.service.commands import NOBODY, retried
from kontor.server.service.daily import of_the_day
from kontor.server.service.errors import ServiceError
from kontor.server.service.keeping import Keeping
from kontor.server.service.learning import dealt, seated
from kontor.server.service.live_table import TABLES_OWN, LiveTable
from kontor.server.service.practised import BEST, HINT, JUDGED, ON, PRACTICE
from kontor.server.service.quotas import counted
from kontor.server.service.sight import PLAYING
from kontor.server.service.table_settings import TableSettings, settings_of
from kontor.server.store.rows import Entry


class Practising(Advising, Keeping):
    """What somebody does who practises."""

    def moment_of_the_day(self) -> tuple[str, Moment] | None:
        """Return the game and the moment of this day, the same for everybody."""
        return of_the_day(datetime.fromtimestamp(self.now(), UTC).date())

    @counted("practice")
    async def practise(
        self, device: str, game: str, name: str, person: str, colour: str = "", leaving: str = ""
    ) -> str:
        """Open a moment, or go on with it as long as nothing was answered.

        The table that somebody is `leaving` for it is still on their screen: it is put away later.
        """
        if game not in games.SLUGS:
            raise ServiceError("error-no-such-game", 404, word=game)
        try:
            asked = moment(game, name)
        except UnknownMoment as error:
            raise ServiceError("error-no-such-page", 404) from error
        begun = await self.left_open(device, name, leaving)
        if begun:
            return begun
        compiled.want(game)
        seats = seated(asked, device, typed_text.person_name(person), colour)
        settings = TableSettings(watch="nobody", advice="on", practice=name)
        row = dealt(asked, game, seats, self.now(), settings)
        lines = journal(asked, row.created)
        derived = {**LiveTable(row, seats, lines).derived(), "version": lines[-1].version}
        await self.store.create(replace(row, **derived), seats, *lines)  # type: ignore[arg-type]
        return row.id

    async def left_open(self, device: str, name: str, leaving: str) -> str:
        """Return the table of a moment that was not answered yet; put other moments away."""
        found = ""
        for row, _ in await self.store.tables_of(device):
            if row.phase != PLAYING or not settings_of(row).practice:
                continue
            async with self.cache.take(row.id) as live:
                asked, is_mine = live.practice, bool(live.seats_of(device))
                is_open = asked is not None and live.is_practising()
                is_same = asked is not None and asked.name == name and not live.own_since(asked)
            if is_mine and is_open and is_same and not found:
                found = row.id
            elif is_mine and is_open and row.id != leaving:
                await self.upkeep.remove(row.id)
        return found

    @counted("answers")
    @retried
    async def ponder(self, device: str, table: str, step: str) -> int:
        """Ask the voice for a hint or for the best answer, or play on."""
        async with self.cache.take(table) as live:
            asked, given = self.practised(live, device)
            seat, is_open = asked.seat, live.is_practising() and step not in live.practice_lines
            if not is_open or step not in (BEST, ON if given else HINT):
                return live.numbering.shown_version(live.version, [seat])
            if step == ON:  # only now it is a table like others
                self.quotas.take("tables", device)
            if step == BEST and given and live.reach(seat).steps:
                place = str(live.own_last(seat) - 1) if live.goes_over_bots(seat) else ""
                await self.write(live, "undo", seat, place, device=device)
            return await self.write(live, PRACTICE, seat, step, device=device)

    @counted("thought")
    @retried
    async def judge(self, device: str, table: str) -> int:
        """Ask the master how the answer compares with the best one."""
        async with self.cache.take(table) as live:
            asked, given = self.practised(live, device)
            is_open = live.is_practising() and JUDGED not in live.practice_lines
            if not is_open or not given:
                return live.numbering.shown_version(live.version, [asked.seat])
            self.check_learned(live)
            task = live.task(asked.seat, len(asked.answers))
        turn = self.turn_of(device, table, is_quick=True)
        words = given[0], asked.best, asked.judged[1][0]
        thought = await self.pool.run(judging.judged, task, *words, turn=turn)
        async with self.cache.take(table) as live:
            is_open = live.is_practising() and JUDGED not in live.practice_lines
            if not is_open or live.own_since(asked) != given:
                return live.numbering.shown_version(live.version, [asked.seat])
            return await self.write(live, PRACTICE, asked.seat, thought, device=device)

    def practised(self, live: LiveTable, device: str) -> tuple[Moment, list[str]]:
        """Return the moment that a device practises here, and what it has answered."""
        asked = live.practice
        if asked is None or asked.seat not in live.seats_of(device):
            raise ServiceError("error-not-your-seat", 403)
        return asked, live.own_since(asked)


def journal(asked: Moment, now: float) -> list[Entry]:
    """Return the lines that lead to a moment: nobody has written them but the table."""
    lines = [Entry(1, "start", NOBODY, "", "", now, token_hex(8))]
    for version, answer in enumerate(asked.answers, 2):
        seat, _, word = answer.partition(" ")
        key = f"{seat} {TABLES_OWN}{version - 1}"
        lines.append(Entry(version, "answer", int(seat), word, "", now, key))
    return lines
