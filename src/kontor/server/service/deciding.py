"""Deciding: what the people at a table decide together, and resigning, which each decides alone.

Whoever resigns is played by a bot to the end of the game. The seat keeps its place and its result,
and everybody reads who has resigned.
"""

from typing import Final

from kontor.bots import roster
from kontor.server.service.commands import check_bot, retried
from kontor.server.service.errors import ServiceError
from kontor.server.service.live_table import LiveTable
from kontor.server.service.motions import (
    ABANDON,
    ABOUT_GAME,
    BOT_PLAYS,
    END,
    GAME,
    HAND_ON,
    HOST,
    PAUSE,
    RESUME,
    Motion,
    missing,
    voters,
)
from kontor.server.service.quotas import counted
from kontor.server.service.seating import Seating, check_not_over
from kontor.server.store.rows import PERSON

DAY: Final = 86_400.0
# The line of the journal that carries out what was moved about the game.
CARRIED: Final = {
    END: ("ended", "agreed"),
    ABANDON: ("ended", "abandoned"),
    PAUSE: ("pause", ""),
    RESUME: ("resume", ""),
}


class Deciding(Seating):
    """Moving something, agreeing and objecting to it, carrying it out."""

    @counted("answers")
    @retried
    async def move(
        self, device: str, table: str, seat: int, kind: str, about: int = GAME, level: str = ""
    ) -> int:
        """Move something about a seat, or about the game."""
        async with self.cache.take(table) as live:
            self.check_mine(live, device, seat)
            if kind in ABOUT_GAME:
                about, level = GAME, ""
                self.check_about_game(live, kind)
            elif kind == HOST:
                about, level = seat, ""
                await self.check_host_away(live, device)
            else:
                self.check_seat(live, about)
                self.check_playing(live)
                self.check_movable(live, device, kind, about)
                level = (level or roster.USUAL) if kind == BOT_PLAYS else ""
            if level:
                check_bot(level, live.row.game)
            if live.motions.open:
                raise ServiceError("error-already-moved", 409)
            motion = Motion(kind, about, level, seat, {seat})
            if not missing(motion, live.seats, live.row.host):
                return await self.carry_out(live, motion, device)
            text = " ".join((kind, str(about), level)).strip()
            return await self.write(live, "motion", seat, text, device=device)

    def check_movable(self, live: LiveTable, device: str, kind: str, about: int) -> None:
        """Insist that this can be moved about a seat."""
        row = live.seats[about]
        if kind not in (BOT_PLAYS, HAND_ON):
            raise ServiceError("error-malformed", 422)
        if about in live.seats_of(device) or (kind == BOT_PLAYS and row.kind != PERSON):
            raise ServiceError("error-seat-taken", 409)
        is_here = row.kind == PERSON and row.device in self.present.get(live.row.id, ())
        if is_here and not (kind == BOT_PLAYS and about in live.clocks.late):
            raise ServiceError("error-is-here", 409)
        deciding = voters(Motion(kind, about, "", GAME), live.seats, live.row.host)
        if kind == HAND_ON and live.row.host not in deciding and len(deciding) < 2:
            raise ServiceError("error-host-or-two", 409)

    def check_about_game(self, live: LiveTable, kind: str) -> None:
        """Insist that the game can be ended, or paused, or go on."""
        self.check_playing(live)
        if kind == PAUSE and live.course.is_paused:
            raise ServiceError("error-paused", 409)
        if kind == RESUME and not live.course.is_paused:
            raise ServiceError("error-not-paused", 409)

    async def check_host_away(self, live: LiveTable, device: str) -> None:
        """Insist that the host has been away for as long as the table allows."""
        check_not_over(live)
        host = live.row.host
        if host == device:
            raise ServiceError("error-is-host", 409)
        seen = await self.upkeep.host_seen(live.row.id)
        is_here = host in self.present.get(live.row.id, ())
        if is_here or self.now() - seen < live.settings.host_days * DAY:
            raise ServiceError("error-host-not-away", 409, days=live.settings.host_days)

    @counted("answers")
    @retried
    async def second(self, device: str, table: str, seat: int) -> int:
        """Agree to the open motion; the last agreement needed carries it out."""
        async with self.cache.take(table) as live:
            self.check_mine(live, device, seat)
            motion = live.motions.open
            if motion is None:
                raise ServiceError("error-nothing-moved", 409)
            entitled = voters(motion, live.seats, live.row.host)
            if seat in motion.agreed or device not in entitled:
                return live.numbering.shown_version(live.version, live.seats_of(device))
            agreed = Motion(
                motion.kind, motion.about, motion.level, motion.mover, {*motion.agreed, seat}
            )
            if not missing(agreed, live.seats, live.row.host):
                return await self.carry_out(live, agreed, device)
            return await self.write(live, "second", seat, "", device=device)

    @counted("answers")
    @retried
    async def object(self, device: str, table: str, about: int) -> int:
        """End what was moved: whom it is about may, and whoever moved it; about the game, all."""
        async with self.cache.take(table) as live:
            motion = live.motions.open
            mine = live.seats_of(device)
            if about == GAME:
                if motion is None or motion.about != GAME:
                    raise ServiceError("error-nothing-moved", 409)
                if not mine:
                    raise ServiceError("error-not-your-seat", 403)
                return await self.write(live, "object", mine[0], str(about), device=device)
            self.check_seat(live, about)
            is_open = motion is not None and motion.about == about
            if not is_open and about not in live.motions.handed:
                raise ServiceError("error-nothing-moved", 409)
            may_end = [about] if motion is None or not is_open else [about, motion.mover]
            seat = next((own for own in may_end if own in mine), None)
            is_owner = bool(device) and live.seats[about].owner == device
            is_host = is_open and motion is not None and motion.kind == HOST
            is_host = is_host and live.row.host == device
            if seat is None and not (is_owner or is_host):
                raise ServiceError("error-not-your-seat", 403)
            speaker = about if seat is None else seat
            return await self.write(live, "object", speaker, str(about), device=device)

    async def carry_out(self, live: LiveTable, motion: Motion, device: str) -> int:
        """Do what the table has decided."""
        if motion.kind in CARRIED:
            kind, text = CARRIED[motion.kind]
            seat = live.seats_of(device)[0]
            return await self.write(live, kind, seat, text, device=device)
        row = live.seats[motion.about]
        if motion.kind == HOST:
            made = {"host": row.device, "host_seen": live.time(self.now())}
            return await self.write(live, "host", motion.about, "", table=made, device=device)
        if motion.kind == BOT_PLAYS:
            told = "bot-decided"
            return await self.let_bot(live, motion.about, motion.level, told, row.device, device)
        return await self.write(live, "seat", motion.about, "handed", row.name, device=device)

    @counted("answers")
    @retried
    async def resign(self, device: str, table: str, seat: int, level: str = "") -> int:
        """Give a game up: a bot plays the seat to the end, and it is not taken back."""
        async with self.cache.take(table) as live:
            self.check_playing(live)
            self.check_seat(live, seat)
            row = live.seats[seat]
            if seat in live.course.resigned and row.owner == device:
                return live.numbering.shown_version(live.version, live.seats_of(device))
            if seat not in live.seats_of(device) and not (device and row.owner == device):
                raise ServiceError("error-not-your-seat", 403)
            chosen = level or row.bot or roster.USUAL
            check_bot(chosen, live.row.game)
            owner = row.device or row.owner
            return await self.let_bot(live, seat, chosen, "resigned", owner, device)
