"""Making a table in the database: its row, seats, material and first lines."""

from dataclasses import asdict
from typing import Final

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.server.store import schema
from kontor.server.store.rows import TableRows

NOT_IN_ROW: Final = ("material", "edition")


async def keep_table(connection: AsyncConnection, made: TableRows) -> None:
    """Keep a new table with the first lines of its journal."""
    row = made.row
    values = {name: value for name, value in asdict(row).items() if name not in NOT_IN_ROW}
    values["seen"] = row.seen or row.created
    values["host_seen"] = row.host_seen or row.created
    await connection.execute(insert(schema.tables), values)
    await keep_material(connection, row.id, row.material)
    for seat in made.seats:
        await connection.execute(insert(schema.seats), {"table_id": row.id, **asdict(seat)})
    written = [{"table_id": row.id, **vars(line)} for line in made.lines]
    await connection.execute(insert(schema.journal), written)


async def keep_material(connection: AsyncConnection, table: str, text: str) -> None:
    """Keep the corrected components file of a table, or none if it is empty."""
    mine = schema.materials.c.table_id == table
    await connection.execute(delete(schema.materials).where(mine))
    if text:
        await connection.execute(insert(schema.materials), {"table_id": table, "text": text})
