"""Talking: phrases, signs below lines, notes that only their writer reads."""

import msgspec

from kontor.engine.chance import seeded
from kontor.server.page.regions import regions
from kontor.server.service.service import Service
from kontor.server.service.sight import ChatSight
from kontor.server.service.typed_text import PHRASES
from kontor.text.languages import LANGUAGES
from tests.server.people import ADA, BEN, EVE, one_answer, opened, refused, run, two_people


async def said(service: Service, table: str, device: str = ADA) -> list[ChatSight]:
    """Return what people have said."""
    sight = await service.sight(table, device)
    return [line for line in sight.chat if line.kind != "note"]


def test_a_phrase_is_said_by_name_and_read_in_every_language(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await two_people(service)
            await service.say(ADA, table, "well-played", is_phrase=True)
            assert await refused(service.say(ADA, table, "nonsense", is_phrase=True)) == (
                "error-no-such-phrase"
            )
            (line,) = await said(service, table, BEN)
            assert (line.kind, line.text, line.name) == ("phrase", "well-played", "Ada")
            sight = await service.sight(table, BEN)
            drawn = {language: regions(sight, language)["chat"] for language in LANGUAGES}
            assert "Well played!" in drawn["en"] and "Bien joué" in drawn["fr"]
            assert "Gut gespielt!" in drawn["de"]
            assert 12 <= len(set(PHRASES)) <= 16

    run(test())


def test_signs_are_set_once_taken_back_and_survive_a_new_start(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            await service.say(ADA, table, "Hello")
            (line,) = await said(service, table)
            made = await service.react(BEN, table, line.number, "heart", key="one")
            assert await service.react(BEN, table, line.number, "heart", key="one") == made
            assert await service.react(BEN, table, line.number, "heart") == made
            await service.react(ADA, table, line.number, "heart")
            await service.react(ADA, table, line.number, "wow")
            await service.react(ADA, table, line.number, "heart", False)
        async with opened(database) as service:
            for device in (ADA, BEN):
                (line,) = await said(service, table, device)
                assert [(one.sign, one.seats) for one in line.reactions] == [
                    ("heart", [1]),
                    ("wow", [0]),
                ]

    run(test())


def test_who_may_not_talk_sets_no_sign(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await two_people(service)
            await service.say(ADA, table, "Hello")
            (line,) = await said(service, table)
            stranger = service.react(EVE, table, line.number, "heart")
            assert await refused(stranger) == "error-only-players-chat"
            unknown = service.react(BEN, table, line.number, "skull")
            assert await refused(unknown) == "error-no-such-sign"
            nowhere = service.react(BEN, table, line.number + 1, "heart")
            assert await refused(nowhere) == "error-no-such-line"
            await service.mute(ADA, table, 1)
            assert await refused(service.react(BEN, table, line.number, "heart")) == "error-muted"

    run(test())


def test_a_sign_makes_no_answer_stale(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await two_people(service)
            await service.say(ADA, table, "Hello")
            (line,) = await said(service, table)
            before = {device: await service.sight(table, device) for device in (ADA, BEN)}
            await service.react(BEN, table, line.number, "bravo")
            device, sight = next(
                (device, sight) for device, sight in before.items() if sight.question
            )
            assert sight.question
            word = sight.question.options[0].word
            await service.answer(device, table, sight.me, word, sight.version, "late")
            await one_answer(service, table, seeded("on"), ADA, BEN)

    run(test())


def test_notes_are_their_writers_alone_and_end_with_the_table(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            await service.keep_memo(ADA, table, "  Ben keeps\u202e wine \n\n@12 the crash ")
            await service.keep_memo(ADA, table, hushed=["1", "all"])
            mine = await service.memo(ADA, table)
            assert mine.text == "Ben keeps wine\n\n@12 the crash"
            assert mine.hushed == ["1", "all"]
            assert (await service.memo(BEN, table)).text == ""
            for device in (BEN, EVE, ""):
                sight = msgspec.json.encode(await service.sight(table, device))
                assert b"keeps wine" not in sight and b"hushed" not in sight
            assert await refused(service.keep_memo(EVE, table, "x")) == "error-only-players-chat"
            too_long = service.keep_memo(ADA, table, "x" * 4001)
            assert await refused(too_long) == "error-memo-too-long"
            assert (
                await refused(service.keep_memo(ADA, table, hushed=["9"])) == "error-no-such-seat"
            )
            await service.upkeep.remove(table)
            assert (await service.memos.read(table, ADA)).text == ""

    run(test())
