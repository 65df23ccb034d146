"""`kontor admin`: what an operator does about tables and people, while the server runs."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.markup import escape
from rich.table import Table

from kontor.cli import usage
from kontor.cli.common import Json, Lang
from kontor.cli.databases import found_database, without_trouble
from kontor.cli.output import print_json, say, screen, stop
from kontor.cli.serve import Database

if TYPE_CHECKING:
    from kontor.server.store.store import Store

app = typer.Typer(cls=usage.Group, no_args_is_help=True, suggest_commands=False)

DAY = 86_400.0
# Columns that are typed or copied again, so they are never cut.
WHOLE = ("table", "person", "report", "who")
Result = TypeVar("Result")
Most = Annotated[int, typer.Option(min=1, max=10_000, help=say("cli-help-most"))]
Who = Annotated[str, typer.Argument(metavar=say("usage-who"), help=say("cli-help-who"))]


def on(database: str, work: "Callable[[Store], Awaitable[Result]]") -> Result:
    """Do something with a store that is up to date; it is not upgraded here."""
    from kontor.server.store import migrate  # noqa: PLC0415
    from kontor.server.store.store import Store  # noqa: PLC0415

    async def done() -> Result:
        store = Store(found_database(database))
        try:
            if await migrate.revision(store.engine) != migrate.newest():
                stop(say("admin-other-version"), code=1)
            return await work(store)
        finally:
            await store.engine.dispose()

    with without_trouble():
        return asyncio.run(done())


@app.command(cls=usage.Command, help=say("cli-help-admin-tables"))
def tables(
    phase: Annotated[str, typer.Option(help=say("cli-help-phase"))] = "",
    most: Most = 50,
    database: Database = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """List tables, those seen last first."""
    from kontor.server.store.overview import Overview  # noqa: PLC0415

    found = on(database, lambda store: Overview(store).tables(phase, most))
    if as_json:
        print_json([asdict(table) for table in found])
        return
    rows = [
        [
            look.id,
            look.game,
            say(f"admin-phase-{look.phase}"),
            ", ".join(filter(None, look.names)),
            look.host,
            moment(look.seen),
            str(look.lines),
        ]
        for look in found
    ]
    show(("table", "game", "phase", "names", "host", "seen", "lines"), rows)


@app.command(cls=usage.Command, help=say("cli-help-admin-people"))
def people(
    most: Most = 50, database: Database = "", as_json: Json = False, lang: Lang = ""
) -> None:
    """List people, those with most tables first."""
    from kontor.server.store.overview import Overview  # noqa: PLC0415

    found = on(database, lambda store: Overview(store).people(most))
    if as_json:
        print_json([asdict(person) for person in found])
        return
    rows = [
        [
            look.person,
            ", ".join(filter(None, look.names)),
            str(look.hosts),
            str(look.seats),
            moment(look.seen),
        ]
        for look in found
    ]
    show(("person", "names", "hosts", "seats", "seen"), rows)


@app.command(cls=usage.Command, help=say("cli-help-admin-sizes"))
def sizes(database: Database = "", as_json: Json = False, lang: Lang = "") -> None:
    """Say how much there is of everything."""
    from kontor.server.store.overview import Overview  # noqa: PLC0415

    found = on(database, lambda store: Overview(store).sizes())
    if as_json:
        print_json(found)
        return
    show(("what", "number"), [[say(f"admin-size-{name}"), str(n)] for name, n in found.items()])


@app.command(cls=usage.Command, help=say("cli-help-admin-reports"))
def reports(
    settle: Annotated[str, typer.Option(metavar="ID", help=say("cli-help-settle"))] = "",
    database: Database = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """List what people have reported, or put one report away."""
    from kontor.server.store.moderation import Moderation  # noqa: PLC0415
    from kontor.server.store.overview import shown  # noqa: PLC0415

    if settle:
        if not on(database, lambda store: Moderation(store).settle(settle)):
            stop(say("admin-no-such", what=settle), code=1)
        done({"settled": settle}, as_json, say("admin-settled", what=settle))
        return
    found = on(database, lambda store: Moderation(store).reports())
    if as_json:
        hidden = [asdict(one) | {"person": shown(one.person), "by": shown(one.by)} for one in found]
        print_json(hidden)
        return
    rows = [
        [
            one.id,
            moment(one.at),
            one.table_id,
            one.name,
            shown(one.person),
            shown(one.by),
            say(f"admin-reason-{one.reason}"),
            one.text,
        ]
        for one in found
    ]
    show(("report", "at", "table", "name", "person", "by", "reason", "text"), rows)


@app.command(cls=usage.Command, help=say("cli-help-admin-remove"))
def remove(
    table: Annotated[str, typer.Argument(metavar=say("usage-table"), help=say("cli-help-table"))],
    database: Database = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Delete a table with all it has; whoever is there is told that it is gone."""
    from kontor.server.store.overview import Overview  # noqa: PLC0415
    from kontor.server.store.upkeep import Upkeep  # noqa: PLC0415

    async def removed(store: "Store") -> str:
        found = only(await Overview(store).ids(table), table)
        await Upkeep(store).remove(found)
        return found

    found = on(database, removed)
    done({"removed": found}, as_json, say("admin-removed", what=found))


@app.command(cls=usage.Command, help=say("cli-help-admin-bans"))
def bans(database: Database = "", as_json: Json = False, lang: Lang = "") -> None:
    """List the bans in force."""
    from kontor.server.store.moderation import Moderation  # noqa: PLC0415

    found = on(database, lambda store: Moderation(store).bans(time.time()))
    if as_json:
        print_json([asdict(ban) | {"who": named(ban.who)} for ban in found])
        return
    rows = [
        [
            named(ban.who),
            moment(ban.at),
            moment(ban.until) if ban.until else say("admin-for-ever"),
            ban.reason,
        ]
        for ban in found
    ]
    show(("who", "at", "until", "reason"), rows)


@app.command(cls=usage.Command, help=say("cli-help-admin-ban"))
def ban(
    who: Who,
    days: Annotated[float, typer.Option(min=0.0, help=say("cli-help-days"))] = 0.0,
    reason: Annotated[str, typer.Option(help=say("cli-help-reason"))] = "",
    database: Database = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Keep a person or a network outside; a running server learns of it within seconds."""
    from kontor.server.store.moderation import Ban, Moderation  # noqa: PLC0415

    async def banned(store: "Store") -> str:
        found = await meant(store, who)
        now = time.time()
        until = now + days * DAY if days else 0.0
        await Moderation(store).ban(Ban(found, reason, now, until))
        return found

    found = on(database, banned)
    done({"banned": named(found)}, as_json, say("admin-banned", what=named(found)))


@app.command(cls=usage.Command, help=say("cli-help-admin-unban"))
def unban(who: Who, database: Database = "", as_json: Json = False, lang: Lang = "") -> None:
    """Let a person or a network in again."""
    from kontor.server.store.moderation import Moderation  # noqa: PLC0415

    async def unbanned(store: "Store") -> str:
        listed = [ban.who for ban in await Moderation(store).bans(time.time())]
        found = only([one for one in listed if named(one) == who or one.startswith(who)], who)
        await Moderation(store).unban(found)
        return found

    found = on(database, unbanned)
    done({"unbanned": named(found)}, as_json, say("admin-unbanned", what=named(found)))


async def meant(store: "Store", who: str) -> str:
    """Return the network or the device that somebody names."""
    from kontor.server.service.bans import as_network  # noqa: PLC0415
    from kontor.server.store.overview import SHORTEST_PERSON, Overview  # noqa: PLC0415

    network = as_network(who)
    if network is not None:
        return str(network)
    if len(who) < SHORTEST_PERSON:
        stop(say("admin-too-short", least=SHORTEST_PERSON), code=1)
    return only(await Overview(store).devices(who), who)


def only(found: list[str], wish: str) -> str:
    """Return the only one found, or end with what is wrong."""
    if not found:
        stop(say("admin-no-such", what=wish), code=1)
    if len(found) > 1:
        stop(say("admin-several", what=wish), code=1)
    return found[0]


def named(who: str) -> str:
    """Return how a banned device or network is called."""
    from kontor.server.service.bans import as_network  # noqa: PLC0415
    from kontor.server.store.overview import shown  # noqa: PLC0415

    return who if as_network(who) else shown(who)


def moment(at: float) -> str:
    """Return a moment in words of this machine's clock."""
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


def done(data: dict[str, Any], as_json: bool, sentence: str) -> None:
    """Say that something was done."""
    if as_json:
        print_json(data)
    else:
        screen.print(sentence, markup=False)


def show(headings: tuple[str, ...], rows: list[list[str]]) -> None:
    """Print rows as a table."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for place, heading in enumerate(headings):
        width = max((len(row[place]) for row in rows), default=0) if heading in WHOLE else None
        table.add_column(say(f"admin-{heading}"), header_style="dim", min_width=width)
    for row in rows:
        table.add_row(*map(escape, row))
    screen.print(table)
