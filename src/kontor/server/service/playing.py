"""Playing: answers, undo and redo, going back by consent, chat."""

from msgspec.structs import replace

from kontor.server.service import typed_text
from kontor.server.service.commands import NOBODY, retried
from kontor.server.service.errors import ServiceError
from kontor.server.service.folding import MEND
from kontor.server.service.holding import SPEEDS, WISHES
from kontor.server.service.live_table import TABLES_OWN
from kontor.server.service.quotas import counted
from kontor.server.service.seating import check_own_name
from kontor.server.service.timekeeping import Timekeeping
from kontor.server.store.rows import BOT


class Playing(Timekeeping):
    """What seats do at a table."""

    @counted("answers")
    async def answer(
        self, device: str, table: str, seat: int, word: str, version: int, key: str
    ) -> int:
        """Accept the answer of a seat to the question it saw at a version; return the new one."""
        return await self.accept(table, seat, word, version, key, device)

    async def answer_for(self, table: str, seat: int, word: str, version: int) -> int:
        """Accept the answer that the table gives for a bot, or for a person without a choice."""
        return await self.accept(table, seat, word, version, f"{TABLES_OWN}{version}", None)

    @retried
    async def accept(
        self, table: str, seat: int, word: str, version: int, key: str, device: str | None
    ) -> int:
        """Accept an answer; without a device it is the table's."""
        async with self.cache.take(table) as live:
            if device is not None:
                self.check_mine(live, device, seat)
            elif live.seats[seat].kind != BOT and not (live.forced(seat) or live.is_late(seat)):
                raise ServiceError("error-not-your-seat", 403)
            who = device or ""
            if before := self.repeated(live, "answer", seat, word, key, who):
                return before
            self.check_going_on(live)
            await self.ring(live)
            if device is not None:
                self.check_mine(live, device, seat)
                self.check_in_time(live, seat)
                self.check_fresh(live, device, seat, version)
                self.check_laying(live, seat)
            elif version < live.asked[seat] or seat not in live.served():
                raise ServiceError("error-stale", 409)
            return await self.write(live, "answer", seat, word, key=key, device=who)

    @counted("answers")
    @retried
    async def undo(
        self, device: str, table: str, seat: int, version: int | None = None, key: str = ""
    ) -> int:
        """Take back the last answer of a seat, as far as that is fair.

        Where the table has chosen so, it is proposed to the others instead.
        """
        async with self.cache.take(table) as live:
            self.check_mine(live, device, seat)
            if before := self.repeated(live, "undo", seat, "", key, device):
                return before
            self.check_going_on(live)
            self.check_in_time(live, seat)
            if version is not None:
                self.check_fresh(live, device, seat, version)
            reach = live.reach(seat)
            if not reach.steps:
                raise ServiceError(reach.reason, 409)
            self.check_laying(live, seat)
            if live.needs_consent(device, seat):
                if live.proposal:
                    raise ServiceError("error-already-proposed", 409)
                place = str(live.last_answer(seat))
                return await self.write(live, "propose", seat, place, key=key, device=device)
            place = str(live.own_last(seat) - 1) if live.goes_over_bots(seat) else ""
            return await self.write(live, "undo", seat, place, key=key, device=device)

    @counted("answers")
    @retried
    async def redo(
        self, device: str, table: str, seat: int, version: int | None = None, key: str = ""
    ) -> int:
        """Give again the answer that was taken back last."""
        async with self.cache.take(table) as live:
            self.check_mine(live, device, seat)
            if before := self.repeated(live, "redo", seat, "", key, device):
                return before
            self.check_going_on(live)
            if version is not None:
                self.check_fresh(live, device, seat, version)
            if not live.may_redo(seat):
                raise ServiceError("error-nothing-to-redo", 409)
            self.check_laying(live, seat)
            return await self.write(live, "redo", seat, "", key=key, device=device)

    @counted("answers")
    @retried
    async def propose(self, device: str, table: str, seat: int, answers: int, key: str = "") -> int:
        """Propose to all people at the table to go back to a number of answers."""
        async with self.cache.take(table) as live:
            self.check_mine(live, device, seat)
            mine = live.seats_of(device)
            true = str(live.numbering.true_answers(answers, mine))
            if before := self.repeated(live, "propose", seat, true, key, device):
                return before
            self.check_going_on(live)
            if live.proposal:
                raise ServiceError("error-already-proposed", 409)
            total = live.numbering.total_answers(mine)
            if not 0 <= answers < total:
                raise ServiceError("error-no-such-moment", 404, answers=total)
            alone = live.persons() == {seat}
            kind = "rewind" if alone else "propose"
            return await self.write(live, kind, seat, true, key=key, device=device)

    @counted("answers")
    @retried
    async def agree(self, device: str, table: str, seat: int, key: str = "") -> int:
        """Agree to the proposal; the last agreement carries it out."""
        async with self.cache.take(table) as live:
            self.check_mine(live, device, seat)
            self.check_going_on(live)
            if not live.proposal:
                raise ServiceError("error-nothing-proposed", 409)
            if seat in live.proposal.agreed:
                return live.numbering.shown_version(live.version, live.seats_of(device))
            last = live.persons() <= {*live.proposal.agreed, seat}
            answers = str(live.proposal.answers)
            kind = "rewind" if last else "agree"
            return await self.write(live, kind, seat, answers, key=key, device=device)

    @counted("answers")
    @retried
    async def decline(self, device: str, table: str, seat: int, key: str = "") -> int:
        """Decline the proposal, or withdraw one's own."""
        async with self.cache.take(table) as live:
            self.check_mine(live, device, seat)
            if not live.proposal:
                raise ServiceError("error-nothing-proposed", 409)
            return await self.write(live, "decline", seat, "", key=key, device=device)

    @counted("answers")
    @retried
    async def mend(self, device: str, table: str) -> int:
        """Take a broken table back to its last sound line."""
        async with self.cache.take(table) as live:
            mine = live.seats_of(device)
            if not mine:
                raise ServiceError("error-not-your-seat", 403)
            if not live.broken_after:
                raise ServiceError("error-table-sound", 409)
            version = await self.write(live, MEND, mine[0], str(live.broken_after), device=device)
            live.broken_after = 0
            return version

    @counted("answers")
    @retried
    async def pace(self, device: str, table: str, wish: str) -> int:
        """Make the bots of a table quicker or slower, or let them wait, go on, or take one step."""
        async with self.cache.take(table) as live:
            self.check_playing(live)
            table_row: dict[str, object] = {}
            if wish in SPEEDS:
                if not live.may_set_pace(device):
                    raise ServiceError("error-not-host", 403)
                settings = replace(live.settings, pace=wish)
                table_row = {"settings": settings.text()}
            elif wish not in WISHES:
                raise ServiceError("error-malformed", 422)
            elif not (live.may_hold() and live.seats_of(device)):
                raise ServiceError("error-bots-go-on", 409)
            seat = next(iter(live.seats_of(device)), NOBODY)
            return await self.write(live, "pace", seat, wish, table=table_row, device=device)

    @counted("chat")
    @retried
    async def say(
        self,
        device: str,
        table: str,
        text: str,
        seat: int | None = None,
        key: str = "",
        is_phrase: bool = False,
        name: str = "",
    ) -> int:
        """Add a line to the table's chat: those who sit there or host it may, or everybody.

        A ready phrase is said by its name. Who only watches gives a name that nobody has here.
        """
        kind = "phrase" if is_phrase else "say"
        line = typed_text.phrase_name(text) if is_phrase else typed_text.chat_line(text)
        async with self.cache.take(table) as live:
            mine = live.seats_of(device)
            if seat is not None and seat not in mine:
                raise ServiceError("error-not-your-seat", 403)
            who = ""
            if not live.may_chat(device):
                raise ServiceError("error-only-players-chat", 403)
            if not mine and live.row.host != device:
                await self.check_welcome(device, table)
                who = typed_text.person_name(name)
                check_own_name(live, NOBODY, who)
            speaker = mine[0] if seat is None and mine else (seat if seat is not None else NOBODY)
            if before := self.repeated(live, kind, speaker, line, key, device):
                return before
            if speaker in live.muted:
                raise ServiceError("error-muted", 403)
            return await self.write(live, kind, speaker, line, who, key=key, device=device)
