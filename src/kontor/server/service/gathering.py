"""Gathering: setting up tables, starting, and playing on from a moment."""

import json
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from secrets import token_hex

from msgspec import structs

from kontor import compiled, games
from kontor.engine.chance import seeded
from kontor.engine.record import commit
from kontor.server.service import typed_text
from kontor.server.service.circles import Circles
from kontor.server.service.commands import NOBODY, check_bot, retried
from kontor.server.service.correcting import check_agreed
from kontor.server.service.errors import ServiceError
from kontor.server.service.former import is_former
from kontor.server.service.hosting import Hosting, check_settings
from kontor.server.service.live_table import LiveTable
from kontor.server.service.quotas import counted
from kontor.server.service.sight import GATHERING, OVER, PLAYING
from kontor.server.service.table_settings import TableSettings, usual
from kontor.server.service.tokens import new_token
from kontor.server.store.rows import BOT, OPEN, PERSON, Entry, SeatRow, TableRow, TableRows


class Gathering(Hosting, Circles):
    """What happens before the first deal."""

    @counted("tables")
    async def create(
        self,
        device: str,
        game: str,
        seats: int,
        options: dict[str, str] | None = None,
        names: Sequence[str] = (),
        bots: Sequence[str] = (),
        public: bool = False,
        colours: Sequence[str] = (),
        material: str = "",
        settings: TableSettings | None = None,
        circle: str = "",
    ) -> str:
        """Set up a table; named seats are the device's own, the others bots or open.

        It may play with the text of a corrected components file. Without settings, it is for those
        who have its address, or, if public, for everybody. Members of a circle find it there.
        """
        if circle:
            await self.mine_of(device, circle)
        settings = settings or usual(public)
        check_settings(settings)
        if game not in games.SLUGS:
            raise ServiceError("error-no-such-game", 404, word=game)
        compiled.want(game)
        offered = await self.corrected(game, material) if material else games.load(game)
        agreed = check_agreed(offered, seats, options or {})
        if len(names) > seats or len(bots) > seats:
            raise ServiceError("error-too-many-names", 422)
        made: list[SeatRow] = []
        for number in range(seats):
            if number < len(bots) and bots[number]:
                check_bot(bots[number], game)
            made.append(self.first_seat(device, number, made, names, bots, colours))
        now = self.now()
        row = TableRow(
            id=token_hex(8),
            game=game,
            rules=offered.rules_version,
            components=offered.components_digest,
            options=json.dumps(agreed),
            host=device,
            public=settings.is_public,
            created=now,
            version=1,
            phase=GATHERING,
            since=now,
            material=material,
            settings=settings.text(),
            circle=circle,
            invitation=new_token(),
        )
        first = Entry(1, "create", NOBODY, "", "", now, token_hex(8))
        await self.store.create(row, made, first)
        return row.id

    def first_seat(
        self,
        device: str,
        number: int,
        others: list[SeatRow],
        names: Sequence[str],
        bots: Sequence[str],
        colours: Sequence[str],
    ) -> SeatRow:
        """Return a seat of a new table."""
        name = names[number] if number < len(names) else ""
        bot = bots[number] if number < len(bots) else ""
        wished = colours[number] if number < len(colours) else ""
        colour = typed_text.colour_for(wished, [seat.colour for seat in others])
        taken = [seat.name for seat in others]
        if bot:
            name = typed_text.person_name(name) if name else typed_text.bot_name(taken, number)
            return SeatRow(number, BOT, name, colour, bot)
        if not name:
            return SeatRow(number, colour=colour)
        return SeatRow(number, PERSON, typed_text.person_name(name), colour, device=device)

    @counted("answers")
    @retried
    async def start(self, device: str, table: str) -> int:
        """Deal: seed and salt are made now and the commitment is shown. Only the host may."""
        async with self.cache.take(table) as live:
            self.check_host(live, device)
            if live.row.phase != GATHERING:
                return live.numbering.shown_version(live.version, live.seats_of(device))
            if any(seat.kind == OPEN for seat in live.seats):
                raise ServiceError("error-seats-open", 409)
            seed, salt = new_shuffle()
            made: dict[str, object] = {
                # Where nobody may watch, a table that has begun is on no list.
                "public": live.settings.watch == "all",
                "names": json.dumps([seat.name for seat in live.seats]),
                "seed": seed,
                "salt": salt,
                "commitment": commit(seed, salt),
            }
            return await self.write(live, "start", NOBODY, "", "", table=made, device=device)

    @counted("tables")
    @retried
    async def rematch(self, device: str, table: str) -> str:
        """Open a table for the same people and bots with the same rules, all one seat further.

        Its id follows from a secret of the old table: asked twice, there is one. Where nobody but
        bots plays along, the cards are dealt at once.
        """
        async with self.cache.take(table) as live:
            mine = live.seats_of(device)
            if not mine:
                raise ServiceError("error-not-your-seat", 403)
            if live.row.phase != OVER:
                raise ServiceError("error-still-playing", 409)
            again = live.motions.rematch
            if again and await self.store.version(again):
                return await self.dealt_alone(device, again)
            offered = games.load_text(live.row.game, live.row.material)
            check_agreed(offered, len(live.seats), live.options)
            now = self.now()
            row = TableRow(
                id=sha256(f"rematch {live.row.salt}".encode()).hexdigest()[:16],
                game=live.row.game,
                rules=offered.rules_version,
                components=offered.components_digest,
                options=live.row.options,
                host=device,
                public=live.row.public,
                created=now,
                version=1,
                phase=GATHERING,
                since=now,
                material=live.row.material,
                settings=structs.replace(live.settings, lesson=False, practice="").text(),
                circle=live.row.circle,
                invitation=new_token(),
            )
            first = Entry(1, "create", NOBODY, "", "", now, token_hex(8))
            made = TableRows(row, seated_again(live.seats), [first])
            await self.write(live, "rematch", mine[0], row.id, device=device, opened=made)
        return await self.dealt_alone(device, row.id)

    async def dealt_alone(self, device: str, table: str) -> str:
        """Deal at a table of a device's own where nobody but bots plays along."""
        async with self.cache.take(table) as live:
            is_alone = all(seat.bot or seat.device == device for seat in live.seats)
            is_ready = live.row.phase == GATHERING and live.row.host == device
        if is_alone and is_ready:
            await self.start(device, table)
        return table

    @counted("tables")
    async def play_on(
        self,
        device: str,
        table: str,
        at_answer: int,
        bot: str = "steward",
        seat: int | None = None,
    ) -> str:
        """Open a private table that goes on from a moment, with bots on the other seats.

        What the device could not know at that moment is dealt anew, so nothing is given away. Where
        all lies open, any seat may be taken.
        """
        async with self.cache.take(table) as live:
            check_bot(bot, live.row.game)
            self.check_may_watch(live, device)
            if live.match is None:
                raise ServiceError("error-not-started", 409)
            mine = live.seats_of(device)
            total = live.numbering.total_answers(mine)
            if not 0 <= at_answer <= total:
                raise ServiceError("error-no-such-moment", 404, answers=total)
            then = live.at(live.numbering.true_answers(at_answer, mine)).state
            if then.is_over():
                raise ServiceError("error-is-over", 409)
            seed, salt = new_shuffle()
            me = mine[0] if mine else NOBODY
            is_open = live.is_open_to(device) and seat in range(len(live.seats))
            if seat is not None and (seat in mine or is_open):
                me = seat
            imagined = live.game.imagine(then.view(me), seeded(seed))
            own = max(me, 0)
            seats = [
                SeatRow(one.number, BOT, one.name, one.colour, bot)
                if one.number != own
                else SeatRow(one.number, PERSON, one.name, one.colour, device=device)
                for one in live.seats
            ]
            now = self.now()
            row = replace(
                live.row,
                id=token_hex(8),
                host=device,
                public=False,
                settings="",
                circle="",
                invitation="",
                created=now,
                since=now,
                seen=now,
                host_seen=now,
                packed=0,
                version=1,
                phase=PLAYING,
                seed=seed,
                salt=salt,
                commitment="",
                base=imagined.save().decode(),
                origin=live.row.id,
                names=json.dumps([seat.name for seat in seats]),
            )
            first = Entry(1, "start", NOBODY, "", "", now, token_hex(8))
            derived = LiveTable(row, seats, [first]).derived()
        await self.store.create(replace(row, **derived), seats, first)  # type: ignore[arg-type]
        self.ticking.set()
        return row.id


def seated_again(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the seats of a rematch: whoever sat there or was played by a bot, one seat further."""
    found: list[SeatRow] = []
    for number, seat in enumerate([*seats[1:], seats[0]]):
        person = seat.device or seat.owner
        if person:
            found.append(SeatRow(number, PERSON, seat.name, seat.colour, device=person))
        elif seat.kind == PERSON:  # who has put the table away is not waited for
            found.append(SeatRow(number, colour=seat.colour))
        else:
            taken = [other.name for other in (*seats, *found)]
            name = typed_text.bot_name(taken, number) if is_former(seat.name) else seat.name
            found.append(SeatRow(number, BOT, name, seat.colour, seat.bot))
    return found


def new_shuffle() -> tuple[str, str]:
    """Return a seed that nobody can guess, and the salt of its commitment."""
    return token_hex(32), token_hex(16)
