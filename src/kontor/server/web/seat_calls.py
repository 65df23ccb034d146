"""Calls about seats: who sits where, leaves, returns, is sent away or given a link."""

from kontor.server.web import wire
from kontor.server.web.operation import Call


async def sit(call: Call) -> wire.Accepted:
    """Sit down at an open seat."""
    new: wire.Guest = call.body
    return wire.Accepted(
        await call.service.sit(call.device, call.table, call.seat, new.name, new.colour)
    )


async def seat_bot(call: Call) -> wire.Accepted:
    """Let a bot take a seat."""
    new: wire.NewBot = call.body
    return wire.Accepted(await call.service.seat_bot(call.device, call.table, call.seat, new.level))


async def leave(call: Call) -> wire.Accepted:
    """Give a seat up."""
    return wire.Accepted(await call.service.leave(call.device, call.table, call.seat))


async def take_back(call: Call) -> wire.Accepted:
    """Sit down again where a bot has played on."""
    return wire.Accepted(await call.service.take_back_seat(call.device, call.table, call.seat))


async def move(call: Call) -> wire.Accepted:
    """Move something about a seat whose person is away, or about the game."""
    new: wire.NewMotion = call.body
    return wire.Accepted(
        await call.service.move(call.device, call.table, new.seat, new.kind, new.about, new.level)
    )


async def second(call: Call) -> wire.Accepted:
    """Agree to what was moved."""
    new: wire.SeatCommand = call.body
    return wire.Accepted(await call.service.second(call.device, call.table, new.seat))


async def objection(call: Call) -> wire.Accepted:
    """End what was moved about a seat."""
    new: wire.Objection = call.body
    return wire.Accepted(await call.service.object(call.device, call.table, new.about))


async def mend(call: Call) -> wire.Accepted:
    """Take a broken table back to its last sound line."""
    return wire.Accepted(await call.service.mend(call.device, call.table))


async def invite(call: Call) -> wire.Secret:
    """Issue an invitation to a seat."""
    return wire.Secret(await call.service.invitation(call.device, call.table, call.seat))


async def renew_link(call: Call) -> wire.Accepted:
    """Make a new invitation to a table; the old one ends."""
    return wire.Accepted(await call.service.renew_link(call.device, call.table))


async def seat_token(call: Call) -> wire.Secret:
    """Issue a bearer token for a seat."""
    return wire.Secret(await call.service.seat_token(call.device, call.table, call.seat))


async def claim(call: Call) -> wire.Claimed:
    """Exchange an invitation for its seat."""
    new: wire.NewClaim = call.body
    table, seat = await call.service.claim(
        call.device, new.invitation, new.name, new.colour, new.seat
    )
    return wire.Claimed(table, seat)


async def mute(call: Call) -> wire.Accepted:
    """Silence a seat's chat, or let it speak again."""
    new: wire.Silence = call.body
    return wire.Accepted(await call.service.mute(call.device, call.table, call.seat, new.muted))


async def send_away(call: Call) -> wire.Accepted:
    """Take a seat from a guest while gathering."""
    return wire.Accepted(await call.service.send_away(call.device, call.table, call.seat))


async def report(call: Call) -> wire.Reported:
    """Tell the operator about a seat."""
    new: wire.NewReport = call.body
    return wire.Reported(
        await call.service.report(call.device, call.table, call.seat, new.reason, new.text)
    )
