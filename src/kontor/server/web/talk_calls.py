"""Calls about talking: lines, phrases, signs below them, and what one writes down for oneself."""

from kontor.server.service.sight import MemoSight
from kontor.server.web import wire
from kontor.server.web.operation import Call


async def say(call: Call) -> wire.Accepted:
    """Say something at the table."""
    new: wire.NewLine = call.body
    return wire.Accepted(
        await call.service.say(
            call.device, call.table, new.text, new.seat, new.key or "", new.phrase, new.name
        )
    )


async def react(call: Call) -> wire.Accepted:
    """Set a sign below a line of the chat, or take it back."""
    new: wire.NewReaction = call.body
    return wire.Accepted(
        await call.service.react(
            call.device, call.table, new.line, new.sign, new.set, new.key or ""
        )
    )


async def memo(call: Call) -> MemoSight:
    """Read what I have written down at a table."""
    return await call.service.memo(call.device, call.table)


async def keep_memo(call: Call) -> MemoSight:
    """Write down something for myself."""
    new: wire.NewMemo = call.body
    return await call.service.keep_memo(call.device, call.table, new.text, new.hushed)
