"""Notices of two worlds that differ only in what their reader cannot know are equal.

Both worlds stand in stores of their own, with the same ways for the reader. What is sent, on which
way, at which moment, must be the same, byte for byte: mails whole, pushes before they are sealed.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from kontor.engine.chance import seeded
from kontor.server.page.letter_words import LetterWords
from kontor.server.service import mailing, outgoing, pushing
from kontor.server.service.calling import Calling
from kontor.server.service.mailing import Letter, MailServer
from kontor.server.service.offer import Offer
from kontor.server.service.postman import Postman
from kontor.server.service.tokens import BEARER, hashed
from kontor.server.store.calling_rows import HOOK, MAIL, PUSH, Way
from tests.bench.cases import counts
from tests.server.people import opened, run
from tests.server.postbox import PushBrowser
from tests.server.test_secrecy import BEGUN, Position

KEYS = json.dumps(PushBrowser().subscription("")["keys"])
SERVER = MailServer("smtp", "mail.example.org", 587, "", "", "kontor@example.org")
OFFER = Offer(SERVER, True, True)
ROOM = "https://room.example.org/"
# Moments at which the postman goes round, in seconds after the first look.
ROUNDS = (0.0, 30.0, 60.0, 90.0, 200.0)

Sent = list[tuple[float, str, bytes]]


class Wire:
    """Keeps what leaves the server instead of sending it."""

    def __init__(self) -> None:
        self.sent: Sent = []
        self.clock = 0.0

    async def mail(self, server: MailServer, to: str, letter: Letter, moment: float) -> None:
        """Keep a mail."""
        raw = mailing.message_of(server, to, letter, moment).as_bytes()
        self.sent.append((self.clock, to, raw))

    async def post(
        self, address: str, body: bytes, headers: Mapping[str, str], *_: object, **__: object
    ) -> int:
        """Keep a post; of its headers all but the signature, which is new each time."""
        rest = sorted((name, text) for name, text in headers.items() if name != "Authorization")
        self.sent.append((self.clock, address, body + repr(rest).encode()))
        return 201


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    """Catch what would be sent."""
    found = Wire()
    monkeypatch.setattr(mailing, "send", found.mail)
    monkeypatch.setattr(outgoing, "post", found.post)
    monkeypatch.setattr(pushing, "encrypted", lambda text, to: text)
    yield found


def ways(person: str) -> list[Way]:
    """Return one way of each kind for a reader, the same in all worlds."""
    kinds = ((MAIL, "fr"), (PUSH, "de"), (HOOK, "en"))
    return [
        Way(
            id=f"{kind}-{person[-8:]}",
            person=person,
            kind=kind,
            target=f"https://{kind}.example.org/{person}",
            keys=KEYS if kind == PUSH else "",
            device=person if kind == PUSH else "",
            language=language,
            base="https://play.example.org",
            confirmed=True,
            token=f"{kind}-{person}",
            made=0.0,
        )
        for kind, language in kinds
    ]


def room(table: str) -> Way:
    """Return the way of a table itself, the same in all worlds."""
    return replace(ways(table)[2], id=f"room-{table[-8:]}", target=f"{ROOM}{table}")


async def sent_in(
    database: str,
    positions: dict[str, Position],
    world: int,
    answers: dict[str, tuple[int, str] | None],
    wire: Wire,
) -> Sent:
    """Return what the readers are sent in one of the worlds, before and after an answer."""
    wire.sent = []
    async with opened(database) as service:
        service.now = lambda: wire.clock
        calling = Calling(service, OFFER)
        for person, position in positions.items():
            row, seats, first = position.rows(world)
            seats[position.reader] = replace(seats[position.reader], device=person)
            await service.store.create(row, seats, first)
            for way in (*ways(person), room(position.id)):
                await calling.rows.add(way)
        postman = Postman(calling, LetterWords())
        postman.at_once = 1  # nobody waits long for the database, however slow it is
        service.store.hub.watchers.append(postman.noticed)
        for begin in (BEGUN + 10, BEGUN + 1_000):
            wire.clock = begin
            for person, answer in answers.items():
                if answer and begin > BEGUN + 10:
                    position, (seat, word) = positions[person], answer
                    device = hashed(BEARER, position.tokens[seat])
                    await service.answer(device, position.id, seat, word, 1, "same")
            for later in ROUNDS:
                wire.clock = begin + later
                await postman.round()
    return sorted(wire.sent)


def test_notices_do_not_depend_on_what_their_reader_cannot_know(tmp_path: Path, wire: Wire) -> None:
    chance = seeded("notices to readers")
    every = [Position(number, case, chance) for number, case in enumerate(counts(), 1)]
    positions = {f"reader-{one.id}": one for one in every if one.worlds and one.reader >= 0}
    answers = {person: one.common_answer() for person, one in positions.items()}
    found: list[Sent] = []
    for world in range(2):
        database = f"sqlite:///{tmp_path / f'{world}.db'}"

        async def test(place: str = database, which: int = world) -> None:
            found.append(await sent_in(place, positions, which, answers, wire))

        run(test())
    assert found[0] == found[1]
    differ = [one.worlds[0] != one.worlds[1] for one in positions.values()]
    assert sum(differ) > len(positions) / 2
    # On three ways each, for the question that was open, and for one that an answer has opened.
    told = {address for _, address, _ in found[0] if not address.startswith(ROOM)}
    assert len({address for _, address, _ in found[0]} - told) > 9  # tables have ways, too
    assert len(told) % 3 == 0 and len(told) > 9
    assert {clock > BEGUN + 1_000 for clock, _, _ in found[0]} == {False, True}
