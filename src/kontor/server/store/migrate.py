"""Migrations: bring a database to the schema of this program, through Alembic."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 0x6B6F6E746F72


HEAD = "head"


class OtherVersion(Exception):
    """The database was made by a newer program; the message says so."""


async def upgrade(engine: AsyncEngine, to: str = HEAD) -> None:
    """Apply all migrations; processes that start together take turns."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        await connection.run_sync(upgrade_through, to)


def upgrade_through(connection: Connection, to: str = HEAD) -> None:
    """Apply all migrations on an open connection, up to one."""
    with configured() as config:
        config.attributes["connection"] = connection
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        found = MigrationContext.configure(connection).get_current_revision()
        if found is not None and found not in known:
            raise OtherVersion("the database belongs to a newer version of Kontor")
        command.upgrade(config, to)


async def revision(engine: AsyncEngine) -> str:
    """Return which migration a database has reached; nothing if it is empty."""
    async with engine.connect() as connection:
        return await connection.run_sync(
            lambda inner: MigrationContext.configure(inner).get_current_revision() or ""
        )


def newest() -> str:
    """Return the last migration of this program."""
    with configured() as config:
        return ScriptDirectory.from_config(config).get_current_head() or ""


@contextmanager
def configured() -> Iterator[Config]:
    """Return Alembic's settings for our migrations."""
    with as_file(files("kontor.server.store") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        yield config
