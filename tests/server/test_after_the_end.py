"""After the end: who sat at the table may open the whole game, a passing spectator may not."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from kontor import games
from kontor.engine.messages import ARCHIVE, SPECTATOR
from kontor.engine.record import commit, parse
from kontor.server.service import hints
from kontor.server.service.fair_queue import Turn
from kontor.server.service.pacing import Pace
from kontor.server.service.service import Service
from kontor.server.service.sight import OVER, TableSight
from kontor.server.service.tokens import BEARER, hashed
from tests.server.learned import Here, learned
from tests.server.people import ADA, BEN, EVE, opened, play_to_end, refused, run, two_people, until

CLOSED = "error-only-who-sat"


@pytest.fixture(autouse=True)
def every_game_is_learned() -> Iterator[None]:
    """Let every game have a value that needs no training."""
    with learned():
        yield


@asynccontextmanager
async def finished(database: str, slug: str = "fugger") -> AsyncIterator[tuple[Service, str]]:
    """Let Ada and Ben play a game to its end."""
    async with opened(database) as service:
        service.pool = Here()
        seats = games.load(slug).least_seats
        if seats == 2:
            table = await two_people(service, slug)
        else:
            names = ["Ada"] * (seats - 1)
            table = await service.create(ADA, slug, seats, names=names)
            link = await service.invitation(ADA, table, seats - 1)
            await service.claim(BEN, link, "Ben")
            await service.start(ADA, table)
        await play_to_end(service, table, ADA, BEN)
        yield service, table


@pytest.mark.parametrize("slug", games.SLUGS)
def test_r12_6_a_spectator_gets_what_is_public_and_neither_archive_nor_seed_nor_record(
    sqlite: str, slug: str
) -> None:
    async def test() -> None:
        async with finished(sqlite, slug) as (service, table):
            ours = await service.sight(table, ADA)
            assert ours.archive and ours.seed and ours.salt
            everything = await service.sight(table, BEN, seat=ARCHIVE)
            assert everything.me == ARCHIVE
            record = parse(await service.record(table, BEN))
            assert record.commitment == commit(record.seed, record.salt) == ours.commitment
            for device in (EVE, ""):
                theirs = await service.sight(table, device)
                assert theirs.me == SPECTATOR and not theirs.archive
                assert ours.seed.encode() not in msgspec.json.encode(theirs)
                assert ours.salt.encode() not in msgspec.json.encode(theirs)
                assert theirs.commitment == ours.commitment
                assert await refused(service.sight(table, device, seat=ARCHIVE)) == CLOSED
                assert await refused(service.sight(table, device, 0, ARCHIVE)) == CLOSED
                assert await refused(service.record(table, device)) == CLOSED
                await look_on(service, table, device)

    async def look_on(service: Service, table: str, device: str) -> None:
        """View and log of the end are the game's own for spectators; a replay shows no more."""
        async with service.cache.take(table) as live:
            match = live.playing()
            public = match.state.view(SPECTATOR).data()
            told = [event.seen_by(SPECTATOR).data() for event in match.events]
            middle = live.numbering.total_answers([]) // 2
            then = live.at(live.numbering.true_answers(middle, [])).state.view(SPECTATOR).data()
        seen = await service.sight(table, device)
        assert seen.view == public
        assert [{"name": event.name, "facts": event.facts} for event in seen.events] == told
        assert (await service.sight(table, device, middle)).view == then

    run(test())


def test_r12_6_no_view_of_the_end_shows_a_hand_to_others(sqlite: str) -> None:
    async def test() -> None:
        async with finished(sqlite) as (service, table):
            for device in (ADA, BEN, EVE):
                sight = await service.sight(table, device)
                assert sight.view and "hands" not in sight.view
                if device == EVE:
                    assert sight.view["hand"] == {}
            assert "hands" in ((await service.sight(table, ADA, seat=ARCHIVE)).view or {})

    run(test())


def test_before_the_end_the_archive_is_closed_to_all(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await two_people(service)
            for device in (ADA, EVE):
                assert not (await service.sight(table, device)).archive
                wish = service.sight(table, device, seat=ARCHIVE)
                assert await refused(wish) == "error-not-your-seat"
                assert await refused(service.record(table, device)) == "error-not-over"

    run(test())


def test_a_spectator_gets_no_analysis(sqlite: str) -> None:
    async def test() -> None:
        async with finished(sqlite) as (service, table):
            assert await refused(service.review(EVE, table)) == CLOSED
            assert not service.analyses

    run(test())


def test_a_spectator_hears_why_from_outside_only(sqlite: str) -> None:
    """After the end too: an explanation for somebody who did not sit there shows no hand."""

    async def test() -> None:
        async with opened(sqlite, bots=True, pace=Pace(0.0, 0.0, 1.0, 0.01, 0.02)) as service:
            service.pool = Here()
            table = await service.create(ADA, "fugger", 2, names=["Ada"], bots=["", "apprentice"])
            await service.start(ADA, table)
            for number in range(2_000):
                sight = await until(service, table, may_go_on, ADA)
                if sight.phase == OVER:
                    break
                assert sight.question
                word = sight.question.options[0].word
                await service.answer(ADA, table, 0, word, sight.version, f"key {number}")
            drew = [event for event in sight.events if event.by == 1 and event.name == "drew"]
            assert drew
            asked: list[object] = []
            service.pool = Noting(asked)
            await service.why(ADA, table, drew[0].number)
            await service.why(EVE, table, drew[0].number)
            assert asked == [hints.from_within, hints.from_outside]

    run(test())


class Noting(Here):
    """A pool that notes what it is asked to do."""

    def __init__(self, asked: list[object]) -> None:
        super().__init__(0)
        self.asked = asked

    async def run(self, work: Callable[..., Any], *given: object, turn: Turn | None = None) -> Any:
        self.asked.append(work)
        return await super().run(work, *given, turn=turn)


def may_go_on(sight: TableSight) -> bool:
    """Tell whether Ada is asked or the game is over."""
    return sight.phase == OVER or (sight.question is not None and sight.question.awaited)


def test_whoever_watches_bots_only_may_open_their_game(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite, bots=True) as service:
            bots = ["apprentice", "apprentice"]
            table = await service.create(ADA, "fugger", 2, bots=bots)
            await service.start(ADA, table)
            sight = await until(service, table, lambda now: now.phase == OVER, ADA)
            assert sight.archive and sight.seed
            assert not (await service.sight(table, EVE)).archive

    run(test())


def test_a_host_without_a_seat_is_a_spectator(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.create(ADA, "fugger", 2)
            for seat in range(2):
                link = await service.invitation(ADA, table, seat)
                await service.claim(BEN, link, ("Ben", "Bea")[seat])
            await service.start(ADA, table)
            await play_to_end(service, table, BEN)
            assert not (await service.sight(table, ADA)).archive
            assert await refused(service.record(table, ADA)) == CLOSED

    run(test())


def test_the_program_at_a_seat_may_open_the_game(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await two_people(service)
            bearer = hashed(BEARER, await service.seat_token(BEN, table, 1))
            await play_to_end(service, table, ADA, BEN)
            assert (await service.sight(table, bearer, seat=ARCHIVE)).seed

    run(test())


def test_nobody_sits_down_when_the_game_is_over(sqlite: str) -> None:
    """Otherwise a seat that was left would open the archive to a stranger."""

    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.create(ADA, "fugger", 2, names=["Ada", "Bea"], public=True)
            await service.start(ADA, table)
            link = await service.invitation(ADA, table, 1)
            await play_to_end(service, table, ADA)
            final = "error-seats-final"
            assert await refused(service.leave(ADA, table, 1)) == final
            assert await refused(service.invitation(ADA, table, 0)) == final
            assert await refused(service.sit(EVE, table, 1, "Eve")) == final
            assert await refused(service.claim(EVE, link, "Eve")) == final
            assert not (await service.sight(table, EVE)).archive

    run(test())
