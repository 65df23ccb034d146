"""Seating: who sits where, before the deal and during a game.

| seat of          | before the deal                | during the game                         |
| ---------------- | ------------------------------ | --------------------------------------- |
| nobody           | whoever has the table's        | a bot, put there by the host            |
|                  | address or its link, a bot     |                                         |
| a bot            | the host may send it away      | for whom it plays may take it back      |
| a person         | may give it up                 | may let a bot play on, or hand it on    |
| somebody away    |                                | as the table decides (deciding.py)      |

During a game nobody takes a second seat: a hand is seen by one person only.
"""

from kontor.bots import roster
from kontor.server.service import typed_text
from kontor.server.service.commands import check_bot, retried
from kontor.server.service.errors import ServiceError
from kontor.server.service.keeping import Keeping
from kontor.server.service.live_table import LiveTable
from kontor.server.service.quotas import counted
from kontor.server.service.sight import GATHERING, OVER
from kontor.server.store.rows import BOT, OPEN, PERSON, SeatRow


class Seating(Keeping):
    """Giving out seats, giving them up, and taking them back."""

    # How many seats a device may hold at waiting public tables of others; 0 for any number.
    most_held_seats: int = 0

    @counted("seats")
    @retried
    async def sit(self, device: str, table: str, seat: int, name: str, colour: str = "") -> int:
        """Take an open seat before the deal: whoever has the table's address may, one seat each.

        The host may take several, for people around one screen.
        """
        return await self.seated(device, table, seat, name, colour)

    async def seated(
        self,
        device: str,
        table: str,
        seat: int,
        name: str,
        colour: str = "",
        invitation: str = "",
    ) -> int:
        """Take an open seat; where everybody finds the table it takes an invitation."""
        name = typed_text.person_name(name)
        async with self.cache.take(table) as live:
            self.check_seat(live, seat)
            check_not_over(live)
            if live.seats[seat].kind != OPEN:
                raise ServiceError("error-seat-taken", 409)
            if live.row.phase != GATHERING:
                raise ServiceError("error-seat-is-theirs", 403)
            await self.check_welcome(device, table)
            if live.row.host != device and not is_invited(live, invitation):
                raise ServiceError("error-by-invitation", 403)
            if live.seats_of(device) and live.row.host != device:
                raise ServiceError("error-one-seat", 409)
            if live.row.host != device:
                await self.check_held(device)
            check_own_name(live, seat, name)
            taken = live.with_seat(
                seat,
                kind=PERSON,
                name=name,
                colour=free_colour(live, seat, colour),
                device=device,
            )
            return await self.write(
                live, "seat", seat, "claimed", name, seats=(taken,), device=device
            )

    async def check_held(self, device: str) -> None:
        """Insist that a device does not hold too many seats that keep others waiting."""
        if self.most_held_seats and await self.store.held_seats(device) >= self.most_held_seats:
            raise ServiceError("error-held-seats", 409)

    @counted("answers")
    @retried
    async def seat_bot(self, device: str, table: str, seat: int, level: str) -> int:
        """Let a bot take an open seat, or another kind of bot a bot's seat. Only the host may."""
        async with self.cache.take(table) as live:
            check_bot(level, live.row.game)
            self.check_host(live, device)
            self.check_seat(live, seat)
            check_not_over(live)
            if live.seats[seat].kind == PERSON:
                raise ServiceError("error-seat-taken", 409)
            return await self.let_bot(live, seat, level, "bot", live.seats[seat].owner, device)

    @counted("answers")
    @retried
    async def leave(self, device: str, table: str, seat: int, level: str = "") -> int:
        """Give a seat up: before the deal it is free, in a game a bot plays on.

        Before the deal the host may also send a bot away.
        """
        async with self.cache.take(table) as live:
            self.check_seat(live, seat)
            check_not_over(live)
            row = live.seats[seat]
            is_gathering = live.row.phase == GATHERING
            by_host = live.row.host == device and row.kind == BOT and is_gathering
            if not (seat in live.seats_of(device) or by_host):
                raise ServiceError("error-not-your-seat", 403)
            if is_gathering:
                empty = SeatRow(seat, colour=row.colour)
                return await self.write(
                    live, "seat", seat, "left", row.name, seats=(empty,), device=device
                )
            chosen = level or roster.USUAL
            check_bot(chosen, live.row.game)
            return await self.let_bot(live, seat, chosen, "bot-plays", row.device, device)

    @counted("seats")
    @retried
    async def take_back_seat(self, device: str, table: str, seat: int) -> int:
        """Sit down again where a bot has played for oneself."""
        async with self.cache.take(table) as live:
            self.check_seat(live, seat)
            check_not_over(live)
            row = live.seats[seat]
            if seat in live.seats_of(device):
                return live.numbering.shown_version(live.version, live.seats_of(device))
            if row.kind != BOT or not device or row.owner != device:
                raise ServiceError("error-not-your-seat", 403)
            if seat in live.course.resigned:
                raise ServiceError("error-resigned", 409)
            back = live.with_seat(seat, kind=PERSON, bot="", device=device, owner=None)
            return await self.write(
                live, "seat", seat, "returned", row.name, seats=(back,), device=device
            )

    async def let_bot(
        self, live: LiveTable, seat: int, level: str, told: str, owner: str | None, device: str = ""
    ) -> int:
        """Put a bot on a seat; its owner may take it back."""
        taken = [other.name for other in live.seats if other.number != seat]
        name = live.seats[seat].name or typed_text.bot_name(taken, seat)
        bot = live.with_seat(
            seat,
            kind=BOT,
            name=name,
            colour=free_colour(live, seat, ""),
            bot=level,
            device=None,
            invitation=None,
            invited=0.0,
            token=None,
            owner=owner,
        )
        return await self.write(live, "seat", seat, told, name, seats=(bot,), device=device)


def check_not_over(live: LiveTable) -> None:
    """Insist that the game is not over: afterwards seats would open what was hidden."""
    if live.row.phase == OVER:
        raise ServiceError("error-seats-final", 409)


def free_colour(live: LiveTable, seat: int, wished: str) -> str:
    """Return the wished colour for a seat, or its own, or another that nobody at the table has."""
    others = [other for other in live.seats if other.number != seat and other.kind != OPEN]
    return typed_text.colour_for(
        wished or live.seats[seat].colour, [other.colour for other in others]
    )


def check_own_name(live: LiveTable, seat: int, name: str) -> None:
    """Insist that nobody else at the table goes by a name that looks the same."""
    if any(typed_text.alike(other.name, name) for other in live.seats if other.number != seat):
        raise ServiceError("error-name-taken", 409)


def check_new_here(live: LiveTable, device: str) -> None:
    """Insist that somebody who sits down amid a game has no part in it yet."""
    if live.row.phase != GATHERING and (live.seats_of(device) or live.row.host == device):
        raise ServiceError("error-sits-already", 409)


def is_invited(live: LiveTable, invitation: str) -> bool:
    """Tell whether a guest may take an open seat before the deal."""
    if live.settings.seats_by_address:
        return True
    return bool(invitation) and invitation == live.row.invitation
