"""Calls about a table and its course: settings, house rules, places, host, resigning."""

from kontor.server.service.table_settings import TableSettings
from kontor.server.web import wire
from kontor.server.web.operation import Call, Operation


async def change_settings(call: Call) -> wire.Accepted:
    """Give a table other settings, before the deal. Only the host may; all are given anew."""
    new: TableSettings = call.body
    return wire.Accepted(await call.service.change_settings(call.device, call.table, new))


async def change_rules(call: Call) -> wire.Accepted:
    """Give a table other house rules, before the deal; those not named are as usual."""
    new: wire.HouseRules = call.body
    return wire.Accepted(await call.service.change_rules(call.device, call.table, new.options))


async def swap(call: Call) -> wire.Accepted:
    """Let whoever has two seats change places, before the deal; links to these seats end."""
    new: wire.Swap = call.body
    return wire.Accepted(await call.service.swap(call.device, call.table, new.seat, new.other))


async def pass_host(call: Call) -> wire.Accepted:
    """Make whoever sits there the host of the table. Only the host may."""
    return wire.Accepted(await call.service.pass_host(call.device, call.table, call.seat))


async def resign(call: Call) -> wire.Accepted:
    """Give the game up: a bot plays the seat to the end, and it cannot be taken back."""
    return wire.Accepted(await call.service.resign(call.device, call.table, call.seat))


async def pace(call: Call) -> wire.Accepted:
    """Say how quick the bots are: the host may, or whoever plays against them alone.

    Who plays alone without a clock may also let them wait (`hold`), go on (`go`), or give one
    answer (`step`).
    """
    new: wire.NewPace = call.body
    return wire.Accepted(await call.service.pace(call.device, call.table, new.wish))


TABLE = "/tables/{table}"
SEAT = TABLE + "/seats/{seat:int}"

OPERATIONS = [
    Operation(
        "PUT",
        TABLE + "/settings",
        "changeSettings",
        "Change the settings of a table",
        change_settings,
        wire.Accepted,
        TableSettings,
    ),
    Operation(
        "PUT",
        TABLE + "/options",
        "changeRules",
        "Change the house rules of a table",
        change_rules,
        wire.Accepted,
        wire.HouseRules,
    ),
    Operation("POST", TABLE + "/swap", "swap", "Swap two seats", swap, wire.Accepted, wire.Swap),
    Operation(
        "POST", SEAT + "/host", "passHost", "Pass the host's role on", pass_host, wire.Accepted
    ),
    Operation(
        "PUT", TABLE + "/pace", "pace", "Pace of the bots", pace, wire.Accepted, wire.NewPace
    ),
    Operation("POST", SEAT + "/resign", "resign", "Resign", resign, wire.Accepted),
]
