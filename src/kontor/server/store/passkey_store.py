"""Passkeys of people, and what their authenticators are asked to sign."""

from dataclasses import asdict, dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from kontor.server.store import schema
from kontor.server.store.store import Store


@dataclass(frozen=True)
class PasskeyRow:
    """A passkey: what the authenticator calls it, and how to check what it signs."""

    id: str
    person: str
    credential: str
    public_key: str
    counter: int
    kind: str
    made: float
    used: float


class PasskeyStore:
    """The passkeys of one database."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store

    async def of(self, person: str) -> list[PasskeyRow]:
        """Return the passkeys of a person, the oldest first."""
        wanted = select(schema.passkeys).where(schema.passkeys.c.person == person)
        async with self.store.reading() as connection:
            rows = await connection.execute(wanted.order_by(schema.passkeys.c.made))
            return [PasskeyRow(**row._mapping) for row in rows]

    async def find(self, passkey: str) -> PasskeyRow | None:
        """Return a passkey by its id."""
        wanted = select(schema.passkeys).where(schema.passkeys.c.id == passkey)
        async with self.store.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return PasskeyRow(**row._mapping) if row else None

    async def add(self, row: PasskeyRow, browser: str, purpose: str) -> bool:
        """Keep a new passkey in place of what was to be signed; tell whether nobody has it yet."""
        columns = schema.challenges.c
        mine = (columns.browser == browser, columns.purpose == purpose)
        try:
            async with self.store.transaction() as connection:
                signed = await connection.execute(delete(schema.challenges).where(*mine))
                if signed.rowcount:
                    await connection.execute(insert(schema.passkeys), asdict(row))
                return signed.rowcount == 1
        except IntegrityError:
            return False

    async def use(self, row: PasskeyRow, counter: int, now: float) -> bool:
        """Note that a passkey was used; tell whether nobody else did so at the same moment."""
        columns = schema.passkeys.c
        same = (columns.id == row.id, columns.counter == row.counter, columns.used == row.used)
        async with self.store.transaction() as connection:
            changed = await connection.execute(
                update(schema.passkeys).where(*same).values(counter=counter, used=now)
            )
            return changed.rowcount == 1

    async def remove(self, person: str, passkey: str) -> None:
        """Remove one of a person's passkeys."""
        columns = schema.passkeys.c
        async with self.store.transaction() as connection:
            await connection.execute(
                delete(schema.passkeys).where(columns.person == person, columns.id == passkey)
            )

    async def ask(
        self, browser: str, purpose: str, challenge: str, now: float, until: float
    ) -> None:
        """Keep what a browser's authenticator is to sign, in place of what it was before."""
        columns = schema.challenges.c
        mine = (columns.browser == browser) & (columns.purpose == purpose)
        async with self.store.transaction() as connection:
            await connection.execute(delete(schema.challenges).where(mine | (columns.until < now)))
            values = {"browser": browser, "purpose": purpose, "challenge": challenge}
            await connection.execute(insert(schema.challenges), {**values, "until": until})

    async def asked(self, browser: str, purpose: str, now: float) -> str:
        """Return what is to be signed, if it is still time; nothing otherwise."""
        columns = schema.challenges.c
        mine = (columns.browser == browser, columns.purpose == purpose, columns.until >= now)
        async with self.store.reading() as connection:
            return str(await connection.scalar(select(columns.challenge).where(*mine)) or "")

    async def take(self, browser: str, purpose: str, now: float) -> str:
        """Return what was to be signed, once and in time; nothing otherwise."""
        columns = schema.challenges.c
        mine = (columns.browser == browser, columns.purpose == purpose)
        async with self.store.transaction() as connection:
            wanted = select(columns.challenge).where(*mine, columns.until >= now)
            found = str(await connection.scalar(wanted) or "")
            gone = await connection.execute(delete(schema.challenges).where(*mine))
            return found if gone.rowcount else ""
