"""Editions: a table plays on with the components file it began with when the game gets another."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.game import Game
from kontor.server.service.checking import check
from kontor.server.service.keeper import Keeper
from kontor.server.service.life import Life
from kontor.server.service.thinking import think
from tests.server.people import (
    ADA,
    BEN,
    asked,
    one_answer,
    opened,
    play_to_end,
    refused,
    run,
    two_people,
)

OLD, NEW = "florins_to_end = 100 ", "florins_to_end = 90 "


@pytest.fixture
def upgraded(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Game]]:
    """Return a list; put a game into it, and it is what the program comes with from now on."""
    installed: list[Game] = []
    plain = games.load

    def load(slug: str) -> Game:
        return installed[-1] if installed and slug == "fugger" else plain(slug)

    monkeypatch.setattr(games, "load", load)
    yield installed
    games.load_kept.cache_clear()


def other_edition() -> Game:
    """Return Die Fugger with one number changed, as a later version might have it."""
    text = (games.FOLDER / "fugger" / "components.toml").read_text("utf-8")
    assert OLD in text
    return games.read_text("fugger", text.replace(OLD, NEW), checks_keys=False)


def install(upgraded: list[Game]) -> None:
    """Let the program come with another edition."""
    upgraded.append(other_edition())
    games.load_kept.cache_clear()


def test_a_running_game_ends_with_the_material_it_began_with(
    database: str, upgraded: list[Game]
) -> None:
    async def test() -> None:
        async with opened(database) as service:
            await Keeper(service, Life()).keep_editions()
            table = await two_people(service)
            chance = seeded("edition")
            for _ in range(6):
                await one_answer(service, table, chance, ADA, BEN)
            before = await service.sight(table, ADA)
        install(upgraded)
        async with opened(database) as service:
            keeper = Keeper(service, Life())
            await keeper.keep_editions()
            assert await service.sight(table, ADA) == before
            _, turn = await asked(service, table, ADA, BEN)
            async with service.cache.take(table) as live:
                assert think(replace(live.task(turn.me), bot="random"))
            branch = await service.play_on(ADA, table, 3)
            assert (await service.sight(branch, ADA)).phase == "playing"
            assert (await check(service.store, lambda done, total: None)).findings == []
            over = await play_to_end(service, table, ADA, BEN)
            assert over.phase == "over" and not over.corrected
            fresh = await two_people(service)
            assert (await service.sight(fresh, ADA)).phase == "playing"

    run(test())


def test_a_table_whose_edition_was_never_kept_is_refused_and_named(
    sqlite: str, upgraded: list[Game]
) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await two_people(service)
        install(upgraded)
        async with opened(sqlite) as service:
            assert await refused(service.sight(table, ADA)) == "error-other-rules"
            (found,) = (await check(service.store, lambda done, total: None)).findings
            assert (found.name, found.table) == ("check-stops", table)

    run(test())
