"""`kontor admin`, `backup`, `restore` and `check`: an operator's commands on a living database."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from kontor.cli.main import app
from kontor.engine.chance import seeded
from kontor.server.service.tokens import COOKIE, hashed
from tests.server.people import one_answer, opened, play_to_end, refused
from tests.server.test_life import BEFORE

ADA, BEN = hashed(COOKIE, "ada"), hashed(COOKIE, "ben")
HIDDEN = ("seed", "salt", "token", "invitation", "view", "base")


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give tables on the screen enough room."""
    monkeypatch.setattr("kontor.cli.output.screen.width", 200)


def said(*arguments: str, code: int = 0) -> str:
    """Run a command and return what it printed."""
    done = CliRunner().invoke(app, list(arguments), prog_name="kontor")
    assert done.exit_code == code, (done.output, done.exception)
    return done.output


def told(*arguments: str, code: int = 0) -> Any:
    """Run a command with --json and return its value."""
    return json.loads(said(*arguments, "--json", code=code))


async def some_tables(database: str) -> tuple[str, str]:
    """Make a finished and a running table, a report, and return both."""
    async with opened(database) as service:
        over = await service.create(ADA, "fugger", 2, names=["Ada"], public=True)
        await service.sit(BEN, over, 1, "[red]Ben[/red]")
        await service.start(ADA, over)
        await play_to_end(service, over, ADA, BEN)
        running = await service.create(BEN, "emperor", 2, names=["Ben", "Bob"])
        await service.start(BEN, running)
        chance = seeded("some")
        for _ in range(5):
            await one_answer(service, running, chance, BEN)
        await service.say(BEN, over, "You fool")
        assert await service.report(ADA, over, 1, "chat", "insults me")
        assert not await service.report(ADA, over, 1, "chat", "again")
    return over, running


def test_an_operator_sees_and_keeps_order_without_seeing_secrets(database: str) -> None:
    over, running = asyncio.run(some_tables(database))
    here = ("--database", database)
    tables = told("admin", "tables", *here)
    assert {table["id"] for table in tables} == {over, running}
    assert not set(HIDDEN) & {key for table in tables for key in table}
    assert [table["id"] for table in told("admin", "tables", "--phase", "over", *here)] == [over]
    assert "[red]Ben[/red]" in said("admin", "tables", *here)
    people = {person["person"]: person for person in told("admin", "people", *here)}
    assert people[BEN[:12]] | {"seen": 0} == {
        "person": BEN[:12],
        "names": ["Ben", "Bob", "[red]Ben[/red]"],
        "hosts": 1,
        "seats": 3,
        "seen": 0,
    }
    assert BEN not in str(people)
    sizes = told("admin", "sizes", *here)
    assert (sizes["over"], sizes["playing"], sizes["reports"]) == (1, 1, 1)
    (report,) = told("admin", "reports", *here)
    assert (report["person"], report["by"]) == (BEN[:12], ADA[:12])
    assert (report["reason"], report["text"], report["table_id"]) == ("chat", "insults me", over)
    assert told("admin", "ban", report["person"], "--days", "3", *here) == {"banned": BEN[:12]}
    assert told("admin", "ban", "2001:db8::1/64", *here) == {"banned": "2001:db8::/64"}
    assert {ban["who"] for ban in told("admin", "bans", *here)} == {BEN[:12], "2001:db8::/64"}
    assert "2001:db8::/64" in said("admin", "bans", *here)
    assert "no 0000000000" in said("admin", "unban", "0000000000", *here, code=1)
    told("admin", "unban", BEN[:12], *here)
    assert [ban["who"] for ban in told("admin", "bans", *here)] == ["2001:db8::/64"]
    told("admin", "reports", "--settle", report["id"], *here)
    assert told("admin", "reports", *here) == []
    assert told("admin", "remove", over[:6], *here) == {"removed": over}
    assert [table["id"] for table in told("admin", "tables", *here)] == [running]


@pytest.fixture
def other(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Return an empty database of the other kind."""
    if database.startswith("postgresql"):
        yield f"sqlite:///{tmp_path / 'other.db'}"
    else:
        yield request.getfixturevalue("postgres_server").database()


def test_a_backup_is_restored_into_either_kind_of_database(
    database: str, other: str, tmp_path: Path
) -> None:
    over, running = asyncio.run(some_tables(database))
    copy = tmp_path / "copy.db"

    async def looked(where: str) -> object:
        async with opened(where) as service:
            record = await service.record(over, ADA)
            return record, await service.sight(running, BEN), await service.my_tables(BEN)

    assert told("backup", str(copy), "--database", database)["tables"] == 2
    assert copy.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.iterdir() if "copy" in path.name] == ["copy.db"]
    assert "already exists" in said("backup", str(copy), "--database", database, code=1)
    assert told("restore", str(copy), "--database", other) == {"tables": 2, "findings": 0}
    assert asyncio.run(looked(other)) == asyncio.run(looked(database))
    assert "--replace" in said("restore", str(copy), "--database", other, code=1)
    asyncio.run(put_away(other, running))
    told("restore", str(copy), "--replace", "--database", other)
    assert asyncio.run(looked(other)) == asyncio.run(looked(database))


async def put_away(database: str, table: str) -> None:
    """Let somebody put a table away."""
    async with opened(database) as service:
        assert await refused(service.put_away(BEN, table)) == ""


def test_a_check_neither_changes_nor_upgrades_and_names_what_would_stop(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    here = ("--database", f"sqlite:///{file}")
    with sqlite3.connect(file) as connection:
        connection.executescript(BEFORE.read_text("utf-8"))
    assert "All 7 tables" in said("check", *here)
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0002",)
        hurt = [row[0] for row in connection.execute("SELECT id FROM tables ORDER BY id")]
        change = "UPDATE tables SET rules = 99, phase = 'playing' WHERE id = ?"
        connection.execute(change, hurt[:1])
        connection.execute("DELETE FROM journal WHERE table_id = ? AND version = 1", hurt[1:2])
        broken = "UPDATE journal SET text = 'nonsense' WHERE table_id = ? AND kind = 'answer'"
        answered = next(
            row[0]
            for row in connection.execute("SELECT table_id FROM journal WHERE kind = 'answer'")
            if row[0] not in hurt[:2]
        )
        connection.execute(broken, [answered])
    found = told("check", *here, code=1)["findings"]
    assert {one["table"]: one["problem"] for one in found} == {
        hurt[0]: "check-stops",
        hurt[1]: "check-lines",
        answered: "check-broken",
    }
    assert "would stop" in said("check", *here, code=1)
    # A backup of such a database is made all the same, and says so.
    assert told("backup", str(tmp_path / "copy.db"), *here, code=1)["findings"] == 3


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(BEFORE.read_text("utf-8"))
    connection.close()
    damage(file)
    assert "damaged" in said("check", "--database", f"sqlite:///{file}", code=1)
    assert "no tables" in said("check", "--database", "sqlite:////nowhere.db", code=1)


def damage(file: Path) -> None:
    """Spoil a page in the middle of a SQLite file."""
    with file.open("r+b") as pages:
        pages.seek(4096 * 8)
        pages.write(b"\xff" * 4096)
