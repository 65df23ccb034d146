"""Under seal, neither what is chosen nor the way there shows: not even by counting."""

import re

import msgspec
import pytest

from kontor import games
from kontor.engine.game import Game
from kontor.server.service import gathering, sight_making
from kontor.server.service.service import Service
from tests.engine import toy
from tests.server.people import ADA, BEN, EVE, opened, refused, run, two_people

VARYING = re.compile(rb'"(at|since|id|commitment)":("[0-9a-f]*"|[0-9.e+]+)')


class NoTexts:
    """The toy has no texts."""

    def __init__(self, language: str, slug: str) -> None:
        pass

    def has(self, name: str) -> bool:
        """Say that there is none."""
        return False


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the service offer the toy game."""
    game = toy.load()
    load = games.load

    def with_toy(slug: str) -> Game:
        return game if slug == game.slug else load(slug)

    monkeypatch.setattr(games, "SLUGS", (*games.SLUGS, game.slug))
    monkeypatch.setattr(games, "load", with_toy)
    monkeypatch.setattr(sight_making, "Texts", NoTexts)
    # All tables are dealt alike, so that only what people do makes a difference.
    monkeypatch.setattr(gathering, "new_shuffle", lambda: ("5" * 64, "5" * 32))


async def seen(service: Service, table: str, device: str) -> bytes:
    """Return what a device sees, times and names of the table aside."""
    return VARYING.sub(rb'"\1":0', msgspec.json.encode(await service.sight(table, device)))


async def give(service: Service, table: str, device: str, word: str) -> int:
    """Answer for a device."""
    sight = await service.sight(table, device)
    key = f"{sight.version} {word.replace(':', '-')}"
    return await service.answer(device, table, sight.me, word, sight.version, key)


async def words(service: Service, table: str, device: str) -> list[str]:
    """Return what a device may answer."""
    sight = await service.sight(table, device)
    return [option.word for option in sight.question.options] if sight.question else []


def test_drafts_and_changes_are_not_even_counted(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            straight = await two_people(service, "tribute")
            winding = await two_people(service, "tribute")
            before = [await seen(service, winding, device) for device in (BEN, EVE)]
            assert before == [await seen(service, straight, device) for device in (BEN, EVE)]

            await give(service, winding, ADA, "high")
            assert [await seen(service, winding, device) for device in (BEN, EVE)] == before
            sight = await service.sight(winding, ADA)
            await service.undo(ADA, winding, 0, sight.version, "u")
            assert [await seen(service, winding, device) for device in (BEN, EVE)] == before

            # Ben's answer to what he saw before all this is still good.
            bens = await service.sight(winding, BEN)
            for table in (straight, winding):
                await give(service, table, ADA, "low")
                card = next(word for word in await words(service, table, ADA) if word != "boast")
                await give(service, table, ADA, card)
            after = [await seen(service, straight, device) for device in (BEN, EVE)]
            assert after == [await seen(service, winding, device) for device in (BEN, EVE)]
            assert after != before
            made = await service.answer(BEN, winding, 1, "low", bens.version, "late")
            assert made == (await service.sight(winding, BEN)).version
            assert await service.answer(BEN, winding, 1, "low", bens.version, "late") == made

            async with opened(sqlite) as elsewhere:
                for device in (ADA, BEN, EVE):
                    assert await seen(elsewhere, winding, device) == await seen(
                        service, winding, device
                    )

    run(test())


def test_two_seats_may_answer_the_same_question_at_once(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service, "tribute")
            first = [await service.sight(table, device) for device in (ADA, BEN)]
            await service.answer(ADA, table, 0, "low", first[0].version, "a")
            await service.answer(BEN, table, 1, "high", first[1].version, "b")
            assert (
                await refused(service.answer(ADA, table, 0, "high", first[0].version, "c"))
                == "error-stale"
            )

    run(test())


def test_under_seal_everybody_may_undo_their_own(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await two_people(service, "tribute")
            await give(service, table, ADA, "low")
            mine = await service.sight(table, ADA)
            await give(service, table, BEN, "high")
            after = await service.sight(table, ADA)
            assert (after.version, after.undo.steps) == (mine.version, 1)
            await service.undo(ADA, table, 0, after.version, "u")
            assert await words(service, table, ADA) != []
            bens = await service.sight(table, BEN)
            assert bens.undo.steps == 1 and (await service.sight(table, ADA)).undo.can_redo
            await service.redo(ADA, table, 0)
            async with opened(sqlite) as elsewhere:
                for device in (ADA, BEN):
                    assert await service.sight(table, device) == await elsewhere.sight(
                        table, device
                    )
            await service.undo(BEN, table, 1)
            assert (await service.sight(table, BEN)).undo.steps == 0

    run(test())
