"""Ways to call a person: push, webhook, and how many of them somebody may have."""

import json

from kontor.server.service.calling import Calling
from kontor.server.service.postman import HOUR
from kontor.server.service.quotas import Quotas
from kontor.server.store.calling_rows import MAIL, PUSH
from kontor.server.web.shares import Shares
from tests.server.office import AFTER, BASE, SWEEP, Office, office
from tests.server.people import ADA, BEN, refused, run, two_people
from tests.server.postbox import (
    PushBrowser,
    Receiver,
    claims,
    mailbox,
    receiver,
)


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
