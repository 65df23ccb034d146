"""Notices: whoever is asked and away is told, once, on the ways they have chosen and confirmed."""

import asyncio
import logging
import time
from dataclasses import replace

import pytest

from kontor.games.practice import moments
from kontor.server.page.letter_words import LetterWords
from kontor.server.service.calling import CLAIMED_SECONDS
from kontor.server.service.postman import HOUR, LATER_SECONDS, Postman
from kontor.server.service.table_settings import TableClock, TableSettings
from tests.server.office import AFTER, BASE, SWEEP, mailed, office
from tests.server.people import ADA, BEN, refused, run, two_people
from tests.server.postbox import (
    mailbox,
)
from tests.server.test_table_settings import table_with


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


def test_nobody_is_called_to_what_they_learn_alone(sqlite: str) -> None:
    async def test() -> None:
        async with mailbox() as box, office(sqlite, box) as place:
            await mailed(place, box, ADA)
            await place.service.practise(ADA, "fugger", moments("fugger")[0].name, "Ada")
            await place.service.learn(ADA, "fugger", "Ada")
            await place.pass_time(3 * HOUR, rounds=6)
            assert box.mails == []
            table = await two_people(place.service)
            if await place.asked_at(table) != ADA:
                await place.answer_until(table, ADA)
            await place.pass_time(SWEEP + AFTER)
            (mail,) = box.mails
            assert mail.get_content().count("/table/") == 1

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
