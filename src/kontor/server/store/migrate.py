"""Migrations: bring a database to the schema of this program, through Alembic."""

from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 0x6B6F6E746F72


async def upgrade(engine: AsyncEngine) -> None:
    """Apply all migrations; processes that start together take turns."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        await connection.run_sync(upgrade_through)


def upgrade_through(connection: Connection) -> None:
    """Apply all migrations on an open connection."""
    with as_file(files("kontor.server.store") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
