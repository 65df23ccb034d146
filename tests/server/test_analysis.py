"""Analyses of finished games, which change nothing and tell no secret."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from kontor.bots.roster import NAMES
from kontor.server.web import api
from tests.server.advised import (
    advising,
    against,
    complete,
    every_game_is_learned,
    played_to_end,
)
from tests.server.learned import Here, learned, untrained
from tests.server.people import ADA, play_to_end, refused, run

__all__ = ["every_game_is_learned"]


def test_a_finished_game_is_analysed_once(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kontor.server.service.analysis.ALL_TOGETHER", 0.1)

    async def test() -> None:
        async with advising(sqlite) as service:
            table = await against(service, "steward", "steward")
            assert await refused(service.review(ADA, table)) == "error-no-analysis-yet"
            sight = await played_to_end(service, table)
            first = await service.review(ADA, table)
            review = await complete(service, ADA, table)
            assert review.analysis is first.analysis
            points = review.analysis.points
            assert len(points) == len(review.moments) == len(review.analysis.task.answers) + 1
            assert all(abs(sum(chances) - 1) < 0.01 for chances in points)
            assert points[-1] == [
                round(1 / len(sight.winners), 4) if seat in sight.winners else 0.0
                for seat in range(3)
            ]
            assert review.moments == list(range(len(points)))
            decisions = review.analysis.decisions
            assert decisions and {decision.seat for decision in decisions} == {0}
            for decision in decisions:
                assert review.analysis.task.answers[decision.answers] == (0, decision.took.word)
                assert 0 <= decision.lost <= 1

    run(test())


def test_an_analysis_that_failed_is_begun_again(sqlite: str) -> None:
    async def test() -> None:
        async with advising(sqlite) as service:
            table = await against(service, "steward")
            await played_to_end(service, table)
            service.pool.close()
            broken = Here.run
            try:
                Here.run = None  # type: ignore[assignment, method-assign]
                review = await service.review(ADA, table)
                await asyncio.gather(*service.working)
                assert review.analysis.has_failed and not review.analysis.is_complete
            finally:
                Here.run = broken  # type: ignore[method-assign]
            again = await service.review(ADA, table)
            assert again.analysis is not review.analysis and not again.analysis.has_failed
            for task in service.working:
                task.cancel()

    run(test())


def test_only_levels_that_have_learned_the_game_take_a_seat(sqlite: str) -> None:
    async def test() -> None:
        async with advising(sqlite) as service:
            for level in NAMES:
                assert await service.create(ADA, "fugger", 2, names=["Ada"], bots=["", level])
            with learned(lambda slug: None):
                for level in ("master", "grandmaster"):
                    made = service.create(ADA, "fugger", 2, names=["Ada"], bots=["", level])
                    assert await refused(made) == "error-bot-has-not-learned"
                table = await service.create(ADA, "fugger", 2, names=["Ada"])
                seated = service.seat_bot(ADA, table, 1, "master")
                assert await refused(seated) == "error-bot-has-not-learned"
                await service.seat_bot(ADA, table, 1, "apprentice")

    run(test())


def test_secret_answers_and_drafts_are_analysed_too(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kontor.server.service.analysis.ALL_TOGETHER", 0.1)

    async def test() -> None:
        async with advising(sqlite) as service:
            table = await service.create(ADA, "gluecksritter", 3, names=["Ada", "Bea", "Cleo"])
            await service.start(ADA, table)
            await play_to_end(service, table, ADA)
            review = await complete(service, ADA, table)
            assert {decision.seat for decision in review.analysis.decisions} == {0, 1, 2}
            assert review.moments[-1] == (await service.sight(table, ADA)).answers

    run(test())


def test_the_api_names_the_bots_of_each_game() -> None:
    asking: Any = SimpleNamespace(request=SimpleNamespace(state=SimpleNamespace(language="en")))
    with learned(lambda slug: untrained(slug) if slug == "fugger" else None):
        listed = {game.slug: game.bots for game in asyncio.run(api.list_games(asking)).games}
    assert listed["fugger"] == list(NAMES)
    assert listed["emperor"] == ["random", "apprentice", "steward"]
