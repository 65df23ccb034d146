"""Ways to call people, and what they wish."""

from dataclasses import asdict

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from kontor.server.store import schema
from kontor.server.store.calling_rows import Way, Wishes
from kontor.server.store.store import Store


class WayStore:
    """The ways and wishes of one database."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store

    async def wishes(self, person: str) -> Wishes:
        """Return what a person wishes; nothing in particular at first."""
        wanted = select(schema.wishes).where(schema.wishes.c.person == person)
        async with self.store.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return Wishes(**row._mapping) if row else Wishes(person)

    async def wish(self, wishes: Wishes) -> None:
        """Keep what a person wishes."""
        mine = schema.wishes.c.person == wishes.person
        try:
            async with self.store.transaction() as connection:
                await connection.execute(delete(schema.wishes).where(mine))
                await connection.execute(insert(schema.wishes), asdict(wishes))
        except IntegrityError:
            pass  # the same person wishes something else at the same moment

    async def of(self, person: str) -> list[Way]:
        """Return the ways of a person, the oldest first."""
        wanted = select(schema.ways).where(schema.ways.c.person == person)
        async with self.store.reading() as connection:
            rows = await connection.execute(wanted.order_by(schema.ways.c.made))
            return [Way(**row._mapping) for row in rows]

    async def by_token(self, token: str) -> Way | None:
        """Return the way that a link in a mail is about."""
        wanted = select(schema.ways).where(schema.ways.c.token == token)
        async with self.store.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return Way(**row._mapping) if row else None

    async def add(self, way: Way) -> None:
        """Keep a new way, in place of one to the same target."""
        columns = schema.ways.c
        same = (columns.person == way.person, columns.kind == way.kind)
        async with self.store.transaction() as connection:
            await connection.execute(delete(schema.ways).where(*same, columns.target == way.target))
            await connection.execute(insert(schema.ways), asdict(way))

    async def wake(self, person: str, now: float, later: float) -> None:
        """Let a person be called from now on where nothing was to be said before a later moment."""
        mine = (schema.ways.c.person == person, schema.ways.c.next > later)
        async with self.store.transaction() as connection:
            await connection.execute(update(schema.ways).where(*mine).values(next=now))

    async def confirm(self, way: str) -> None:
        """Let a way be used from now on."""
        mine = schema.ways.c.id == way
        async with self.store.transaction() as connection:
            await connection.execute(update(schema.ways).where(mine).values(confirmed=True))

    async def remove(self, way: str) -> None:
        """Remove a way and all that was to be said on it."""
        async with self.store.transaction() as connection:
            await connection.execute(delete(schema.notices).where(schema.notices.c.way == way))
            await connection.execute(delete(schema.ways).where(schema.ways.c.id == way))

    async def forget_unconfirmed(self, before: float) -> None:
        """Remove the addresses that nobody has confirmed in time, and what was to be said there."""
        columns = schema.ways.c
        async with self.store.transaction() as connection:
            await connection.execute(
                delete(schema.ways).where(columns.confirmed.is_(False), columns.made < before)
            )
            await connection.execute(
                delete(schema.notices).where(schema.notices.c.way.not_in(select(columns.id)))
            )

    async def push_secret(self) -> str:
        """Return the key with which this server signs what it pushes; nothing if there is none."""
        wanted = select(schema.push_keys.c.secret).order_by(schema.push_keys.c.number).limit(1)
        async with self.store.reading() as connection:
            return str(await connection.scalar(wanted) or "")

    async def keep_push_secret(self, secret: str, now: float) -> str:
        """Keep a key for pushing, unless there is one already; return the one that counts."""
        if not await self.push_secret():
            async with self.store.transaction() as connection:
                await connection.execute(insert(schema.push_keys), {"secret": secret, "made": now})
        return await self.push_secret()
