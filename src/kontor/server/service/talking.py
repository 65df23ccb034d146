"""Talking: reactions to lines of the chat, and what people write down for themselves.

A ready phrase is said by its name, so everybody reads it in their own language.
"""

from typing import Final

from kontor.server.service.commands import Commands, retried
from kontor.server.service.errors import ServiceError
from kontor.server.service.live_table import LiveTable
from kontor.server.service.quotas import counted
from kontor.server.service.reactions import REACT, SIGNS, TAKEN_BACK
from kontor.server.service.sight import MemoSight
from kontor.server.service.typed_text import memo_text
from kontor.server.store.memo_store import MemoRow, MemoStore
from kontor.server.store.rows import Entry
from kontor.server.store.store import Store

# Whom somebody does not want to hear: seats, or the whole chat.
EVERYBODY: Final = "all"
SAID: Final = ("say", "phrase")


class Talking(Commands):
    """What people say without words, and what they keep to themselves."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.memos: MemoStore = MemoStore(store)

    @counted("chat")
    @retried
    async def react(
        self, device: str, table: str, number: int, sign: str, is_set: bool = True, key: str = ""
    ) -> int:
        """Set a sign below a line of the chat, or take it back."""
        if sign not in SIGNS:
            raise ServiceError("error-no-such-sign", 422)
        async with self.cache.take(table) as live:
            mine = live.seats_of(device)
            if not mine:
                raise ServiceError("error-only-players-chat", 403)
            if mine[0] in live.muted:
                raise ServiceError("error-muted", 403)
            line = said_line(live, number, mine)
            text = f"{line.version} {'' if is_set else TAKEN_BACK}{sign}"
            if before := self.repeated(live, REACT, mine[0], text, key, device):
                return before
            is_there = mine[0] in live.reactions.get(line.version, {}).get(sign, [])
            if is_there == is_set:
                return live.numbering.shown_version(live.version, mine)
            return await self.write(live, REACT, mine[0], text, key=key, device=device)

    async def memo(self, device: str, table: str) -> MemoSight:
        """Return what a person has written down at a table, and whom they do not want to hear."""
        async with self.cache.take(table) as live:
            check_belongs(live, device)
        found = await self.memos.read(table, device)
        return MemoSight(text=found.text, hushed=found.hushed.split())

    @counted("answers")
    async def keep_memo(
        self, device: str, table: str, text: str | None = None, hushed: list[str] | None = None
    ) -> MemoSight:
        """Keep what a person writes down for themselves, or whom they do not want to hear."""
        async with self.cache.take(table) as live:
            check_belongs(live, device)
            known = {EVERYBODY, *(str(seat.number) for seat in live.seats)}
            if hushed is not None and not known >= set(hushed):
                raise ServiceError("error-no-such-seat", 404)
        before = await self.memos.read(table, device)
        text = before.text if text is None else memo_text(text)
        names = before.hushed if hushed is None else " ".join(sorted(set(hushed)))
        await self.memos.keep(MemoRow(table, device, text, names, self.now()))
        return MemoSight(text=text, hushed=names.split())


def check_belongs(live: LiveTable, device: str) -> None:
    """Insist that somebody sits at a table, or hosts it."""
    if not live.seats_of(device) and live.row.host != device:
        raise ServiceError("error-only-players-chat", 403)


def said_line(live: LiveTable, number: int, mine: list[int]) -> Entry:
    """Return the line of the chat that a device counts as this one."""
    for entry in live.chat:
        if entry.kind in SAID and live.numbering.shown_version(entry.version, mine) == number:
            return entry
    raise ServiceError("error-no-such-line", 404)
