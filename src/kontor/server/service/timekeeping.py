"""Timekeeping: what follows at a table when time is up, for a question or for a seat."""

from kontor.bots.roster import USUAL
from kontor.engine.record import CLOCK
from kontor.server.service.commands import retried
from kontor.server.service.errors import ServiceError
from kontor.server.service.live_table import LiveTable
from kontor.server.service.seat_clocks import LATE
from kontor.server.service.seating import Seating


class Timekeeping(Seating):
    """Lets clocks do what the game, or the host, has laid down."""

    @retried
    async def time_is_up(self, table: str) -> None:
        """Let the clocks of a table do what follows, if time is up."""
        async with self.cache.take(table) as live:
            await self.ring(live)

    async def ring(self, live: LiveTable) -> None:
        """Write what follows if the time of the open question, or of a seat, is up."""
        now = live.time(self.now())
        if 0 < live.question_deadline <= now:
            state = live.playing().state
            await self.write(live, "answer", CLOCK, state.word(state.options(CLOCK)[0]))
        for seat in sorted(live.persons()):
            if 0 < live.seat_deadline(seat) <= now:
                await self.end_time(live, seat)

    async def end_time(self, live: LiveTable, seat: int) -> None:
        """Do what the table has chosen for when the time of a seat is up."""
        then = live.settings.clock.then
        if then == "bot":
            await self.let_bot(live, seat, USUAL, "bot-late", live.seats[seat].device)
        else:
            await self.write(live, LATE, seat, then)

    def check_in_time(self, live: LiveTable, seat: int) -> None:
        """Insist that no bot gives this answer because time is up."""
        if live.is_late(seat):
            raise ServiceError("error-time-up", 409)
