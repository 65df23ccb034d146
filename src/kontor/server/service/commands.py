"""Commands: what every command at a table goes through, checked, journalled and committed."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import wraps
from secrets import token_hex
from typing import Final, ParamSpec, TypeVar

from kontor.bots import roster
from kontor.engine.match import GAME_OVER
from kontor.engine.messages import IllegalAnswer
from kontor.server import meters
from kontor.server.service import typed_text
from kontor.server.service.asker import ADDRESS
from kontor.server.service.attention import Attention
from kontor.server.service.errors import ServiceError
from kontor.server.service.folding import MEND, REPLAYING, check, prove, report
from kontor.server.service.known_people import People
from kontor.server.service.live_table import TABLES_OWN, LiveTable
from kontor.server.service.outcome import news_of_the_end
from kontor.server.service.quotas import Quotas
from kontor.server.service.sight import GATHERING
from kontor.server.service.table_cache import ASKING, TableCache
from kontor.server.service.timing import SteadyClock
from kontor.server.store.rows import Change, Conflict, Entry, KeyUsed, SeatRow, TableRows
from kontor.server.store.store import Store

ATTEMPTS: Final = 20
NOBODY: Final = -1
# So many lines a journal may have; then a game can be finished, and nothing else happens.
MOST_LINES: Final = 20_000
GOES_ON: Final = ("start", "answer", MEND)
CLOCKED_LINES: Final = ("start", "answer", "undo", "redo", "rewind")

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


def retried(
    command: Callable[Arguments, Awaitable[Result]],
) -> Callable[Arguments, Awaitable[Result]]:
    """Read and try again when somebody else has changed the table in the meantime."""

    @wraps(command)
    async def again(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
        before = ASKING.set(False)
        try:
            for _ in range(ATTEMPTS):
                try:
                    return await command(*args, **kwargs)
                except (Conflict, KeyUsed):
                    ASKING.set(True)
                except ServiceError:
                    if ASKING.get():
                        raise
                    ASKING.set(True)
            raise ServiceError("error-busy", 503)
        finally:
            ASKING.reset(before)

    return again


class Commands:
    """The tables of a store, and the only way to change them."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store
        self.cache: TableCache = TableCache(store)
        # What devices and addresses may take; a service of its own counts nothing.
        self.quotas: Quotas = Quotas()
        self.attention: Attention = Attention()
        self.present: dict[str, Counter[str]] = {}
        # Who has no connection any more, and counts as away when the time is up.
        self.leaving: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self.now: Callable[[], float] = SteadyClock()
        self.people: People = People(store)
        # Set when a table has got a deadline.
        self.ticking: asyncio.Event = asyncio.Event()

    async def write(
        self,
        live: LiveTable,
        kind: str,
        seat: int,
        text: str,
        who: str = "",
        key: str = "",
        table: Mapping[str, object] | None = None,
        seats: tuple[SeatRow, ...] = (),
        device: str = "",
        opened: TableRows | None = None,
    ) -> int:
        """Carry out one line of the journal and commit it; return the device's version."""
        if live.version >= MOST_LINES and kind not in GOES_ON:
            raise ServiceError("error-table-full", 409)
        now = live.time(self.now())
        name = who or (live.seats[seat].name if seat >= 0 else "")
        own_key = keyed(seat, key) if key else token_hex(12)
        entry = Entry(live.version + 1, kind, seat, text, name, now, own_key)
        values: dict[str, object] = dict(table or {})
        if table:
            live.row = replace(live.row, **table)  # type: ignore[arg-type]
        for row in seats:
            live.seats[row.number] = row
        if live.broken_after and kind != MEND:
            raise ServiceError("error-table-broken", 409)
        try:
            live.apply(entry)
            check(live)
            if kind in REPLAYING:
                prove(live)
        except IllegalAnswer as error:
            refusal = error.refusal
            raise ServiceError(
                refusal.message.name,
                422,
                clause=refusal.clause,
                game=live.row.game,
                facts=refusal.message.facts,
            ) from error
        except Exception as error:
            report(live.row.id, f"{kind} by seat {seat}", error)
            raise ServiceError("error-would-break", 409) from error
        if kind in CLOCKED_LINES and not live.numbering.is_silent(entry.version):
            values["since"] = now
        if device and device == live.row.host:
            values["host_seen"] = now
        values |= live.derived()
        if ADDRESS.get():
            self.attention.note(live.row.id)
        outcome, reopened = news_of_the_end(live, values, now)
        change = Change(entry, values, seats, outcome, reopened, opened)
        await self.store.change(live.row.id, change)
        live.row = replace(live.row, version=entry.version, **values)  # type: ignore[arg-type]
        if live.deadline:
            self.ticking.set()
        if kind == "answer":
            meters.answers.labels(answered_by(live, seat)).inc()
        return live.numbering.shown_version(entry.version, live.seats_of(device))

    def repeated(
        self, live: LiveTable, kind: str, seat: int, text: str, key: str, device: str = ""
    ) -> int:
        """Return the version an identical earlier request made, or 0."""
        if not key:
            return 0
        if not typed_text.is_key(key) or (device and key.startswith(TABLES_OWN)):
            raise ServiceError("error-key", 422)
        before = live.keys.get(keyed(seat, key))
        if before is None:
            return 0
        is_undo = kind == "undo" and before.kind in ("undo", "propose")
        if not is_undo and (before.text != text or before.kind not in (kind, "rewind")):
            raise ServiceError("error-key-reused", 422)
        return live.numbering.shown_version(before.version, live.seats_of(device))

    # Checking -----------------------------------------------------------------------------

    def check_host(self, live: LiveTable, device: str) -> None:
        """Insist that the device opened this table."""
        if live.row.host != device:
            raise ServiceError("error-not-host", 403)

    def check_seat(self, live: LiveTable, seat: int) -> None:
        """Insist that there is such a seat."""
        if not 0 <= seat < len(live.seats):
            raise ServiceError("error-no-such-seat", 404)

    def check_mine(self, live: LiveTable, device: str, seat: int) -> None:
        """Insist that the seat is the device's own."""
        self.check_seat(live, seat)
        if seat not in live.seats_of(device):
            raise ServiceError("error-not-your-seat", 403)

    def check_fresh(self, live: LiveTable, device: str, seat: int, shown: int) -> None:
        """Insist that the seat has not been asked anew since the version its device saw."""
        mine = live.seats_of(device)
        if shown > live.numbering.shown_version(live.version, mine):
            raise ServiceError("error-version-unknown", 422)
        if live.numbering.true_version(shown, mine) < live.asked[seat]:
            raise ServiceError("error-stale", 409)

    def check_laying(self, live: LiveTable, seat: int) -> None:
        """Insist that a seat does not change without end what it has laid under seal."""
        if live.has_laid(seat):
            if live.version >= MOST_LINES:
                raise ServiceError("error-table-full", 409)
            self.quotas.take("laying", f"{live.row.id} {seat}")

    def check_playing(self, live: LiveTable) -> None:
        """Insist that the game has started and is not over."""
        if live.match is None:
            raise ServiceError("error-not-started", 409)
        if live.match.state.is_over() or live.course.ended:
            raise ServiceError(GAME_OVER, 409)

    def check_going_on(self, live: LiveTable) -> None:
        """Insist that the game goes on: it is being played, and does not pause."""
        self.check_playing(live)
        if live.course.is_paused:
            raise ServiceError("error-paused", 409)

    def check_may_watch(self, live: LiveTable, device: str) -> None:
        """Insist that a device may look at a table.

        Until the deal whoever has the address may, to sit down; then who may watch is a setting.
        """
        is_closed = live.row.phase != GATHERING and live.settings.watch == "nobody"
        if is_closed and not live.knows(device):
            raise ServiceError("error-nobody-watches", 403)


def answered_by(live: LiveTable, seat: int) -> str:
    """Return who gives the answers of a seat."""
    return live.seats[seat].kind if seat >= 0 else "clock"


def check_bot(level: str, game: str) -> None:
    """Insist that there is such a bot, and that it can play the game."""
    if level not in roster.NAMES:
        raise ServiceError("error-no-such-bot", 422, word=level)
    if level not in roster.offered(game):
        raise ServiceError("error-bot-has-not-learned", 422, word=level)


def keyed(seat: int, key: str) -> str:
    """Return a sender's key as it is kept: two seats may use the same one."""
    return f"{seat} {key}"
