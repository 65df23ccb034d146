"""Notices: whoever is asked and away is told, once, on the ways they have chosen and confirmed."""

import asyncio
import json
import logging
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from kontor.engine.chance import seeded
from kontor.server.page.letter_words import LetterWords
from kontor.server.service.calling import CLAIMED_SECONDS, Calling
from kontor.server.service.offer import Offer
from kontor.server.service.postman import HOUR, LATER_SECONDS, Postman
from kontor.server.service.quotas import Quotas
from kontor.server.service.service import Service
from kontor.server.service.table_settings import TableClock, TableSettings
from kontor.server.store.calling_rows import MAIL, PUSH
from kontor.server.web.shares import Shares
from tests.server.people import ADA, BEN, asked, one_answer, opened, refused, run, two_people
from tests.server.postbox import (
    Mailbox,
    PushBrowser,
    Receiver,
    claims,
    mailbox,
    receiver,
)
from tests.server.test_table_settings import table_with

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


def test_whoever_is_asked_and_away_gets_one_mail(database: str) -> None:
    async def test() -> None:
        async with mailbox() as box, office(database, box) as place:
            table = await two_people(place.service)
            person = await place.asked_at(table)
            await mailed(place, box, person)
            await place.pass_time(AFTER / 2)
            assert box.mails == []
            await place.pass_time(SWEEP + AFTER)
            await place.pass_time(10 * HOUR, rounds=6)
            (mail,) = box.mails
            other = {ADA: "Ben", BEN: "Ada"}[person]
            assert mail["Subject"] == "Your turn: Die Fugger"
            assert mail["To"] == f"{person}@example.org"
            assert mail["Auto-Submitted"] == "auto-generated"
            text = mail.get_content()
            assert f"{BASE}/table/{table}\r\n" in text and f"{other} is waiting for you." in text
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            stop = mail["List-Unsubscribe"].strip("<>")
            assert stop in text and stop.startswith(f"{BASE}/call/")
            # Asked again after an answer: told again.
            await place.answer_until(table, person)
            await place.pass_time(SWEEP + AFTER)
            assert len(box.mails) == 2
            # Stopped by the link alone: never again.
            await place.calling.stop(stop.split("/")[-2])
            await place.answer_until(table, person)
            await place.pass_time(SWEEP + AFTER)
            assert len(box.mails) == 2 and await place.calling.ways(person) == []

    run(test())


def test_an_address_gets_nothing_before_it_is_confirmed(sqlite: str) -> None:
    async def test() -> None:
        async with mailbox() as box, office(sqlite, box) as place:
            table = await two_people(place.service)
            person = await place.asked_at(table)
            for wrong in ("", "ada", "ada@", "a b@c.de", "x@y.de\nBcc: z@y.de", "a@b.de,c@d.de"):
                assert await refused(place.calling.add_mail(person, wrong, "en", BASE))
            await place.calling.add_mail(person, "ada@example.org", "de", BASE)
            await place.pass_time(SWEEP + AFTER)
            (mail,) = box.mails
            assert mail["Subject"] == "Ist das deine Adresse?" and table not in mail.get_content()
            assert [way.confirmed for way in await place.calling.ways(person)] == [False]
            await place.pass_time(8 * 24 * HOUR)
            assert await place.calling.ways(person) == [] and len(box.mails) == 1

    run(test())


def test_who_looks_is_not_called_until_hours_later(sqlite: str) -> None:
    async def test() -> None:
        async with mailbox() as box, office(sqlite, box) as place:
            table = await two_people(place.service)
            person = await place.asked_at(table)
            await mailed(place, box, person)
            async with place.service.visit(table, person):
                await place.pass_time(10 * SWEEP, rounds=20)
                assert box.mails == []
            await place.pass_time(LATER_SECONDS / 2)
            assert box.mails == []
            await place.pass_time(LATER_SECONDS)
            assert len(box.mails) == 1

    run(test())


def test_whoever_comes_to_look_in_time_is_not_called(sqlite: str) -> None:
    async def test() -> None:
        async with mailbox() as box, office(sqlite, box) as place:
            table = await two_people(place.service)
            person = await place.asked_at(table)
            await mailed(place, box, person)
            await place.pass_time(SWEEP, rounds=1)  # the notice is in the outbox
            async with place.service.visit(table, person):
                place.clock += AFTER - 5
                await place.postman.round()
            await place.pass_time(5 * SWEEP)
            assert box.mails == []

    run(test())


def test_rest_hours_and_breaks_put_notices_together(sqlite: str) -> None:
    async def test() -> None:
        async with mailbox() as box, office(sqlite, box) as place:
            first = await two_people(place.service)
            person = await place.asked_at(first)
            await mailed(place, box, person)
            minute = time.gmtime(place.clock).tm_hour * 60 + time.gmtime(place.clock).tm_min
            rest = ((minute - 60) % 1440, (minute + 120) % 1440)
            await place.calling.wish_rest(person, "UTC", *rest, pause=6 * 3600)
            await place.pass_time(1.7 * HOUR)
            second = await two_people(place.service)
            if await place.asked_at(second) != person:
                await place.answer_until(second, person)
            await place.pass_time(0.1 * HOUR)
            assert box.mails == []
            await place.pass_time(0.4 * HOUR)
            (mail,) = box.mails
            assert mail["Subject"] == "2 tables are waiting for you"
            assert first in mail.get_content() and second in mail.get_content()
            await place.answer_until(first, person)
            await place.pass_time(5 * HOUR)
            assert len(box.mails) == 1
            await place.pass_time(2 * HOUR)
            assert len(box.mails) == 2 and second not in box.mails[1].get_content()
            # Whoever wishes otherwise does not wait for the end of a break.
            await place.answer_until(first, person)
            await place.pass_time(SWEEP + AFTER)
            assert len(box.mails) == 2
            await place.calling.wish_rest(person, "UTC", -1, -1, pause=0)
            await place.pass_time(SWEEP)
            assert len(box.mails) == 3

    run(test())


def test_a_deadline_is_told_half_a_day_before(sqlite: str) -> None:
    async def test() -> None:
        async with mailbox() as box, office(sqlite, box) as place:
            clock = TableClock(kind="days", days=2)
            table = await table_with(place.service, TableSettings(clock=clock), BEN)
            person = await place.asked_at(table)
            await mailed(place, box, person)
            await place.pass_time(24 * HOUR)
            assert [mail["Subject"] for mail in box.mails] == ["Your turn: Die Fugger"]
            await place.pass_time(13 * HOUR)
            assert box.mails[1]["Subject"] == "Your time is running out: Die Fugger"
            assert "You have until" in box.mails[1].get_content()
            await place.pass_time(8 * HOUR)
            assert len(box.mails) == 2

    run(test())


def test_nobody_is_called_in_a_pause_and_everybody_after_it(sqlite: str) -> None:
    async def test() -> None:
        async with mailbox() as box, office(sqlite, box) as place:
            table = await two_people(place.service)
            person = await place.asked_at(table)
            await mailed(place, box, person)
            for kind in ("pause", "resume"):
                assert box.mails == []
                await place.service.move(ADA, table, 0, kind)
                await place.service.second(BEN, table, 1)
                await place.pass_time(SWEEP + AFTER)
            await place.pass_time(SWEEP + AFTER)
            assert len(box.mails) == 1

    run(test())


def test_letters_call_a_former_player_so_in_their_language(sqlite: str) -> None:
    async def test() -> None:
        async with mailbox() as box, office(sqlite, box) as place:
            table = await two_people(place.service)
            if await place.asked_at(table) != BEN:
                await place.answer_until(table, BEN)
            await mailed(place, box, BEN, "fr")
            await place.service.erase(ADA)
            await place.pass_time(SWEEP + AFTER)
            text = box.mails[0].get_content()
            assert "Die Fugger · La table d’une personne d’autrefois" in text
            assert "Ada" not in text

    run(test())


def test_a_killed_process_loses_no_notice_and_two_send_one(database: str) -> None:
    async def test() -> None:
        async with mailbox() as box, office(database, box) as place:
            table = await two_people(place.service)
            person = await place.asked_at(table)
            await mailed(place, box, person)
            await place.pass_time(SWEEP, rounds=1)
            place.clock += AFTER + 1
            (way,) = await place.calling.outbox.due_ways(place.clock)
            assert await place.calling.outbox.claim(way, place.clock + CLAIMED_SECONDS)
            # The process that has claimed it is gone: until then nobody sends, then one of two.
            others = [Postman(place.calling, LetterWords(), AFTER) for _ in range(2)]
            await asyncio.gather(*(one.round() for one in others))
            assert box.mails == []
            place.clock += CLAIMED_SECONDS + 1
            await asyncio.gather(*(one.round() for one in others))
            assert len(box.mails) == 1
            await asyncio.gather(*(one.round() for one in others))
            assert len(box.mails) == 1

    run(test())


def test_a_mail_server_that_is_away_is_tried_again(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with mailbox() as box, office(sqlite, box) as place:
            table = await two_people(place.service)
            person = await place.asked_at(table)
            await mailed(place, box, person)
            box.refusal = "451 not now"
            await place.pass_time(SWEEP + AFTER)
            await place.pass_time(24 * HOUR, rounds=20)
            assert box.mails == []
            box.refusal = ""
            await place.pass_time(7 * HOUR)
            assert len(box.mails) == 1
            # Nothing is ever sent in the open where TLS is wanted.
            offer = replace(place.calling.offer, mail=box.server("smtp"))
            place.postman.calling.offer = offer
            await place.answer_until(table, person)
            await place.pass_time(SWEEP + AFTER)
            assert len(box.mails) == 1
            # An address that nobody has is forgotten.
            place.postman.calling.offer = replace(offer, mail=box.server())
            await place.calling.add_mail(person, "nobody@example.org", "en", BASE)
            await place.pass_time(SWEEP)
            assert await place.calling.ways(person) == []

    with caplog.at_level(logging.DEBUG, "kontor"):
        run(test())
    assert "trying again" in caplog.text and "example.org" not in caplog.text


async def subscribed(place: Office, at: Receiver, person: str) -> PushBrowser:
    """Let a person's browser be called."""
    browser = PushBrowser()
    given = browser.subscription(f"{at.base}/push/abc")
    await place.calling.add_push(person, person, given, "fr", BASE)
    return browser


def test_a_push_arrives_sealed_and_signed(sqlite: str) -> None:
    async def test() -> None:
        async with receiver() as service, office(sqlite, push=True) as place:
            table = await two_people(place.service)
            person = await place.asked_at(table)
            browser = await subscribed(place, service, person)
            await place.pass_time(SWEEP + AFTER)
            (post,) = service.posts
            assert post.target == "/push/abc" and post.headers["ttl"] == "86400"
            shown = browser.read(post.body)
            assert shown["title"] == "À vous de jouer\u00a0: Die Fugger"
            assert shown["link"] == f"/table/{table}"
            said = claims(post.headers["authorization"])
            assert said["aud"] == service.base and said["sub"] == BASE
            assert place.clock < said["exp"] <= place.clock + 24 * HOUR
            key = await place.calling.push_key()
            assert key in post.headers["authorization"]
            assert await Calling(place.service, place.calling.offer).push_key() == key
            # The same length whatever it says.
            await place.answer_until(table, person)
            await place.pass_time(SWEEP + AFTER)
            assert len(service.posts[1].body) == len(post.body)
            # Gone: never asked again.
            service.status = 410
            await place.answer_until(table, person)
            await place.pass_time(SWEEP + AFTER)
            assert len(service.posts) == 3 and await place.calling.ways(person) == []

    run(test())


def test_an_ended_device_is_not_called(sqlite: str) -> None:
    async def test() -> None:
        async with receiver() as service, office(sqlite, push=True) as place:
            table = await two_people(place.service)
            person = await place.asked_at(table)
            await subscribed(place, service, person)
            people = place.service.people
            await people.open_key("phone", await people.first_key(person, ""), "")
            await people.end("phone", person)
            await place.pass_time(SWEEP + AFTER)
            assert service.posts == [] and await place.calling.ways(person) == []

    run(test())


def test_a_webhook_gets_data_and_is_tried_again_later_and_later(sqlite: str) -> None:
    async def test() -> None:
        async with receiver() as program, office(sqlite, push=True) as place:
            table = await two_people(place.service)
            person = await place.asked_at(table)
            await place.calling.add_hook(person, f"{program.base}/hook?room=1", "en", BASE)
            program.status = 302  # and the other place is never visited
            await place.pass_time(SWEEP + AFTER)
            await place.pass_time(80)
            assert len(program.posts) == 1
            await place.pass_time(60)
            assert len(program.posts) == 2
            program.status = 200
            await place.pass_time(5 * 60)
            assert len(program.posts) == 3
            post = program.posts[2]
            assert post.target == "/hook?room=1"
            told = json.loads(post.body)
            assert told["text"].startswith("Your turn: Die Fugger")
            (one,) = told["tables"]
            assert one["table"] == table and one["link"] == f"{BASE}/table/{table}"
            assert one["game"] == "fugger" and one["deadline"] is None
            program.status = 500
            await place.answer_until(table, person)
            await place.pass_time(SWEEP + AFTER)
            await place.pass_time(30 * 24 * HOUR, rounds=120)
            assert await place.calling.ways(person) == [] and len(program.posts) == 15

    run(test())


def test_what_is_not_offered_is_refused(sqlite: str) -> None:
    async def test() -> None:
        async with office(sqlite) as place:
            calling = place.calling
            assert await refused(calling.add_mail(ADA, "a@b.de", "en", BASE)) == "error-not-offered"
            assert await refused(calling.add_push(ADA, ADA, {}, "en", BASE)) == "error-not-offered"
            hook = calling.add_hook(ADA, "https://example.org/", "en", BASE)
            assert await refused(hook) == "error-not-offered"
            await place.postman.open()
            assert place.postman.running is None
            await place.postman.close()

    run(test())


def test_a_person_has_few_ways(sqlite: str) -> None:
    async def test() -> None:
        async with mailbox() as box, office(sqlite, box, push=True) as place:
            for number in range(12):
                await place.calling.add_mail(ADA, f"ada{number}@example.org", "en", BASE)
                given = PushBrowser().subscription(f"http://127.0.0.1:1/{number}")
                await place.calling.add_push(ADA, ADA, given, "en", BASE)
            kinds = [way.kind for way in await place.calling.ways(ADA)]
            assert kinds.count(MAIL) == 1 and kinds.count(PUSH) == 8
            wrong: list[dict[str, object]] = [{}, {"endpoint": 5}, {"endpoint": "ftp://x/"}]
            for given in (*wrong, {**PushBrowser().subscription("http://x/"), "keys": "no"}):
                assert await refused(place.calling.add_push(ADA, ADA, given, "en", BASE))

    run(test())


def test_an_address_is_asked_few_times(sqlite: str) -> None:
    async def test() -> None:
        async with mailbox() as box, office(sqlite, box) as place:
            place.service.quotas = Quotas(Shares().quotas(), 4)
            for person in (ADA, BEN):  # whoever asks: it is the address that counts
                await place.calling.add_mail(person, "Victim@example.org", "en", BASE)
            asked_again = place.calling.add_mail("eve", "victim@example.org", "en", BASE)
            assert await refused(asked_again) == "error-too-often"

    run(test())
