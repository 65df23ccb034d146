"""A post office for tests: a service with a postman whose clock a test moves."""

import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kontor.engine.chance import seeded
from kontor.server.page.letter_words import LetterWords
from kontor.server.service.calling import Calling
from kontor.server.service.offer import Offer
from kontor.server.service.postman import Postman
from kontor.server.service.service import Service
from tests.server.people import ADA, BEN, asked, one_answer, opened
from tests.server.postbox import (
    Mailbox,
)

BASE = "https://play.example.org"
AFTER = 45.0
SWEEP = 61.0
CONFIRM = re.compile(rf"{BASE}/call/([\w-]{{43}})/confirm")


class Office:
    """A service with a postman, whose clock stands still unless a test moves it."""

    def __init__(self, service: Service, offer: Offer) -> None:
        self.service = service
        self.clock = time.time()
        service.now = lambda: self.clock
        self.calling = Calling(service, offer)
        self.postman = Postman(self.calling, LetterWords(), AFTER)
        service.store.hub.watchers.append(self.postman.noticed)

    async def pass_time(self, seconds: float, rounds: int = 4) -> None:
        """Let time go by, and the postman go round."""
        for _ in range(rounds):
            self.clock += seconds / rounds
            await self.postman.round()

    async def asked_at(self, table: str) -> str:
        """Return who is asked."""
        return (await asked(self.service, table, ADA, BEN))[0]

    async def answer_until(self, table: str, person: str) -> None:
        """Let the others answer until a person is asked."""
        chance = seeded("notices")
        while True:
            await one_answer(self.service, table, chance, ADA, BEN)
            if await self.asked_at(table) == person:
                return


@asynccontextmanager
async def office(
    database: str, mail: Mailbox | None = None, push: bool = False
) -> AsyncIterator[Office]:
    """Open a service with a postman."""
    offer = Offer(mail.server() if mail else None, push, push, private=push)
    async with opened(database) as service:
        yield Office(service, offer)


async def mailed(place: Office, box: Mailbox, person: str, language: str = "en") -> None:
    """Let a person have a confirmed mail address."""
    await place.calling.add_mail(person, f"{person}@example.org", language, BASE)
    await place.postman.round()
    token = CONFIRM.search(box.mails[-1].get_content())
    assert token
    await place.calling.confirm(token[1])
    box.raw.clear()
