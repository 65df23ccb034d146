"""Gathering: setting up tables, giving out seats, starting, and playing on from a moment."""

import json
from collections.abc import Sequence
from dataclasses import replace
from secrets import token_hex
from typing import Final

from kontor import compiled, games
from kontor.bots import roster
from kontor.engine.chance import seeded
from kontor.engine.record import commit
from kontor.server.service import typed_text
from kontor.server.service.commands import NOBODY, retried
from kontor.server.service.correcting import Correcting, check_agreed
from kontor.server.service.errors import ServiceError
from kontor.server.service.live_table import LiveTable
from kontor.server.service.quotas import counted
from kontor.server.service.sight import GATHERING, OVER, PLAYING
from kontor.server.service.tokens import BEARER, INVITATION, hashed, new_token
from kontor.server.store.rows import BOT, OPEN, PERSON, Entry, SeatRow, TableRow

INVITATION_DAYS: Final = 60
DAY: Final = 86_400.0


class Gathering(Correcting):
    """What happens before the first deal, and who sits where afterwards."""

    # How many seats a device may hold at waiting public tables of others; 0 for any number.
    most_held_seats: int = 0

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
    ) -> str:
        """Set up a table; named seats are the device's own, the others bots or open.

        It may play with the text of a corrected components file.
        """
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
            public=public,
            created=now,
            version=1,
            phase=GATHERING,
            since=now,
            material=material,
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

    @counted("invitations")
    @retried
    async def invitation(self, device: str, table: str, seat: int) -> str:
        """Issue a link to a seat; a link issued before no longer works. Only the host may."""
        token = new_token()
        async with self.cache.take(table) as live:
            self.check_host(live, device)
            self.check_seat(live, seat)
            if live.seats[seat].kind == BOT and live.row.phase != GATHERING:
                raise ServiceError("error-seat-taken", 409)
            invited = live.with_seat(seat, invitation=hashed(INVITATION, token), invited=self.now())
            await self.write(live, "seat", seat, "invited", live.seats[seat].name, seats=(invited,))
        return token

    async def invited(self, invitation: str) -> tuple[str, int]:
        """Return the table and seat that an invitation leads to."""
        secret = hashed(INVITATION, invitation)
        table = await self.store.by_invitation(secret)
        if table is None:
            raise ServiceError("error-no-such-invitation", 404)
        async with self.cache.take(table) as live:
            return table, invited_seat(live, secret, self.now())

    @counted("seats")
    @retried
    async def claim(
        self, device: str, invitation: str, name: str, colour: str = ""
    ) -> tuple[str, int]:
        """Take the seat of an invitation; the first device has it."""
        secret = hashed(INVITATION, invitation)
        name = typed_text.person_name(name)
        table = await self.store.by_invitation(secret)
        if table is None:
            raise ServiceError("error-no-such-invitation", 404)
        async with self.cache.take(table) as live:
            seat = invited_seat(live, secret, self.now())
            row = live.seats[seat]
            if not row.invited:
                if row.device == device:
                    return table, seat
                raise ServiceError("error-seat-taken", 409)
            check_not_over(live)
            others = [other.colour for other in live.seats if other.number != seat]
            claimed = live.with_seat(
                seat,
                kind=PERSON,
                name=name,
                colour=typed_text.colour_for(colour or row.colour, others),
                bot="",
                device=device,
                invited=0.0,
                token=None,
            )
            await self.write(live, "seat", seat, "claimed", name, seats=(claimed,))
        return table, seat

    @counted("seats")
    @retried
    async def sit(self, device: str, table: str, seat: int, name: str, colour: str = "") -> int:
        """Take an open seat of a public table, or, as the host, of one's own."""
        name = typed_text.person_name(name)
        async with self.cache.take(table) as live:
            self.check_seat(live, seat)
            if not live.row.public and live.row.host != device:
                raise ServiceError("error-not-host", 403)
            check_not_over(live)
            if live.seats[seat].kind != OPEN:
                raise ServiceError("error-seat-taken", 409)
            if live.row.host != device:
                await self.check_held(device)
            others = [other.colour for other in live.seats if other.number != seat]
            taken = live.with_seat(
                seat,
                kind=PERSON,
                name=name,
                colour=typed_text.colour_for(colour or live.seats[seat].colour, others),
                device=device,
            )
            return await self.write(
                live, "seat", seat, "claimed", name, seats=(taken,), device=device
            )

    async def check_held(self, device: str) -> None:
        """Insist that a device does not hold too many seats that keep others waiting."""
        if self.most_held_seats and await self.store.held_seats(device) >= self.most_held_seats:
            raise ServiceError("error-held-seats", 409)

    @retried
    async def seat_bot(self, device: str, table: str, seat: int, level: str) -> int:
        """Let a bot take an open seat, or another kind of bot a bot's seat. Only the host may."""
        async with self.cache.take(table) as live:
            check_bot(level, live.row.game)
            self.check_host(live, device)
            self.check_seat(live, seat)
            if live.seats[seat].kind == PERSON:
                raise ServiceError("error-seat-taken", 409)
            taken = [other.name for other in live.seats if other.number != seat]
            name = live.seats[seat].name or typed_text.bot_name(taken, seat)
            bot = live.with_seat(
                seat, kind=BOT, name=name, bot=level, device=None, invitation=None, token=None
            )
            return await self.write(live, "seat", seat, "bot", name, seats=(bot,), device=device)

    @retried
    async def leave(self, device: str, table: str, seat: int) -> int:
        """Give a seat up; the host may also send a bot away before the start."""
        async with self.cache.take(table) as live:
            self.check_seat(live, seat)
            row = live.seats[seat]
            by_host = live.row.host == device and row.kind == BOT
            if not (seat in live.seats_of(device) or by_host):
                raise ServiceError("error-not-your-seat", 403)
            gathering = live.row.phase == GATHERING
            empty = SeatRow(seat, name="" if gathering else row.name, colour=row.colour)
            return await self.write(
                live, "seat", seat, "left", row.name, seats=(empty,), device=device
            )

    @counted("invitations")
    @retried
    async def seat_token(self, device: str, table: str, seat: int) -> str:
        """Issue the bearer token with which a program may play a seat; the old one ends."""
        token = new_token()
        async with self.cache.take(table) as live:
            self.check_mine(live, device, seat)
            given = live.with_seat(seat, token=hashed(BEARER, token))
            name = live.seats[seat].name
            await self.write(live, "seat", seat, "token", name, seats=(given,))
        return token

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
            made = {
                "names": json.dumps([seat.name for seat in live.seats]),
                "seed": seed,
                "salt": salt,
                "commitment": commit(seed, salt),
            }
            return await self.write(live, "start", NOBODY, "", "", table=made, device=device)

    @counted("tables")
    async def play_on(self, device: str, table: str, at_answer: int, bot: str = "steward") -> str:
        """Open a private table that goes on from a moment, with bots on the other seats.

        What the device could not know at that moment is dealt anew, so nothing is given away.
        """
        async with self.cache.take(table) as live:
            check_bot(bot, live.row.game)
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
            imagined = live.game.imagine(then.view(me), seeded(seed))
            own = me if mine else 0
            seats = [
                SeatRow(seat.number, BOT, seat.name, seat.colour, bot)
                if seat.number != own
                else SeatRow(seat.number, PERSON, seat.name, seat.colour, device=device)
                for seat in live.seats
            ]
            now = self.now()
            row = replace(
                live.row,
                id=token_hex(8),
                host=device,
                public=False,
                created=now,
                since=now,
                version=1,
                phase=PLAYING,
                seed=seed,
                salt=salt,
                commitment="",
                base=imagined.save().decode(),
                names=json.dumps([seat.name for seat in seats]),
            )
            first = Entry(1, "start", NOBODY, "", "", now, token_hex(8))
            derived = LiveTable(row, seats, [first]).derived()
        await self.store.create(replace(row, **derived), seats, first)  # type: ignore[arg-type]
        self.ticking.set()
        return row.id


def new_shuffle() -> tuple[str, str]:
    """Return a seed that nobody can guess, and the salt of its commitment."""
    return token_hex(32), token_hex(16)


def check_not_over(live: LiveTable) -> None:
    """Insist that the game is not over: afterwards seats would open what was hidden."""
    if live.row.phase == OVER:
        raise ServiceError("error-seats-final", 409)


def check_bot(level: str, game: str) -> None:
    """Insist that there is such a bot, and that it can play the game."""
    if level not in roster.NAMES:
        raise ServiceError("error-no-such-bot", 422, word=level)
    if level not in roster.offered(game):
        raise ServiceError("error-bot-has-not-learned", 422, word=level)


def invited_seat(live: LiveTable, secret: str, now: float) -> int:
    """Return the seat an invitation is for, unless it is too old."""
    for seat in live.seats:
        if seat.invitation == secret:
            if seat.invited and seat.invited < now - INVITATION_DAYS * DAY:
                raise ServiceError("error-invitation-expired", 410)
            return seat.number
    raise ServiceError("error-no-such-invitation", 404)
