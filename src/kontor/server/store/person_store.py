"""People: who has which key, and on which devices it was opened."""

from dataclasses import asdict

from sqlalchemy import delete, insert, select, update

from kontor.server.store import schema
from kontor.server.store.rows import DeviceRow
from kontor.server.store.store import Store


class PersonStore:
    """The people of one database."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store

    async def person_of(self, device: str) -> str | None:
        """Return the person whose key was opened on a device, if one was."""
        wanted = select(schema.devices.c.person).where(schema.devices.c.device == device)
        async with self.store.reading() as connection:
            found: str | None = await connection.scalar(wanted)
            return found

    async def by_key(self, key: str) -> str | None:
        """Return the person whom a key belongs to."""
        wanted = select(schema.people.c.id).where(schema.people.c.key == key)
        async with self.store.reading() as connection:
            found: str | None = await connection.scalar(wanted)
            return found

    async def has_key(self, person: str) -> bool:
        """Tell whether a person has a key."""
        wanted = select(schema.people.c.id).where(schema.people.c.id == person)
        async with self.store.reading() as connection:
            return await connection.scalar(wanted) is not None

    async def devices(self, person: str) -> list[DeviceRow]:
        """Return the devices of a person, the oldest first."""
        wanted = select(schema.devices).where(schema.devices.c.person == person)
        async with self.store.reading() as connection:
            rows = await connection.execute(wanted.order_by(schema.devices.c.since))
            return [DeviceRow(**row._mapping) for row in rows]

    async def give_key(self, key: str, device: DeviceRow) -> None:
        """Give a device's person a key; the one before no longer opens anything."""
        person = device.person
        async with self.store.transaction() as connection:
            changed = await connection.execute(
                update(schema.people).where(schema.people.c.id == person).values(key=key)
            )
            if not changed.rowcount:
                await connection.execute(
                    insert(schema.people), {"id": person, "key": key, "made": device.since}
                )
            wanted = select(schema.devices.c.person).where(schema.devices.c.device == device.device)
            if await connection.scalar(wanted) is None:
                await connection.execute(insert(schema.devices), asdict(device))

    async def bind(self, row: DeviceRow) -> None:
        """Let a device be a person's from now on."""
        async with self.store.transaction() as connection:
            await connection.execute(
                delete(schema.devices).where(schema.devices.c.device == row.device)
            )
            await connection.execute(insert(schema.devices), asdict(row))

    async def tables_of(self, person: str) -> list[str]:
        """Return the tables where a person sits."""
        wanted = select(schema.seats.c.table_id).where(schema.seats.c.device == person)
        async with self.store.reading() as connection:
            return list(await connection.scalars(wanted.distinct()))
