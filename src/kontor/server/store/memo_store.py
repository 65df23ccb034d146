"""Memos: what people write down for themselves at a table."""

from dataclasses import asdict, dataclass

from sqlalchemy import insert, select, update

from kontor.server.store import schema
from kontor.server.store.store import Store


@dataclass(frozen=True)
class MemoRow:
    """What one person keeps to themselves at one table."""

    table_id: str
    person: str
    text: str = ""
    hushed: str = ""
    at: float = 0.0


class MemoStore:
    """The memos of one database."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store

    async def read(self, table: str, person: str) -> MemoRow:
        """Return what a person has written down at a table."""
        columns = schema.memos.c
        wanted = select(schema.memos).where(columns.table_id == table, columns.person == person)
        async with self.store.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return MemoRow(**row._mapping) if row else MemoRow(table, person)

    async def keep(self, memo: MemoRow) -> None:
        """Keep what a person writes down; what was there before is gone."""
        columns = schema.memos.c
        mine = (columns.table_id == memo.table_id, columns.person == memo.person)
        async with self.store.transaction() as connection:
            changed = await connection.execute(
                update(schema.memos).where(*mine).values(**asdict(memo))
            )
            if not changed.rowcount:
                await connection.execute(insert(schema.memos), asdict(memo))
