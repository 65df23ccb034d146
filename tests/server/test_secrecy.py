"""Secrecy: the bytes that reach a reader do not depend on what that reader cannot know.

Two servers hold the same tables. In one of them, everything a reader cannot know is dealt anew.
What the reader's WebSockets receive, as a program and as a page, must be the same: as many
messages, in the same order, byte for byte, times of day aside.
"""

import asyncio
import json
import re
import secrets
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from kontor import games
from kontor.engine.chance import Chance, seeded
from kontor.engine.frames import NEVER
from kontor.engine.state import State
from kontor.server.service.tokens import BEARER, hashed
from kontor.server.store.rows import PERSON, Entry, SeatRow, TableRow
from kontor.server.store.store import Store
from tests.bench.cases import Case, counts, midgame, pairwise
from tests.server.people import midway, run
from tests.server.process import client, live, new_bearer, page_live, serving

CASES_PER_COUNT = 4
TIMES = re.compile(rb'"(at|since|now)":[0-9.e+]+')
# In seconds: so long a message may take, so long one is expected after an answer that perhaps
# nobody sees, and so long nothing more may come.
PATIENCE, SOON, SILENCE = 60.0, 1.0, 0.05
AT_ONCE = 4
# Of the tables that show every pair of house rules, so many of each game are looked at in short.
SAMPLE = 3
# How often a moment is looked for at which nothing moves by itself; with clocks there may be none.
ATTEMPTS = 30
BEGUN = 1_000_000.0


class Position:
    """A table in two worlds that one reader cannot tell apart."""

    def __init__(self, number: int, case: Case, chance: Chance) -> None:
        self.id = f"{number:016x}"
        self.case = case
        self.reader = chance.below(case.seats + 1) - 1
        self.worlds: list[State] = []
        for _ in range(ATTEMPTS):
            truth = midgame(case, chance, 60)
            worlds = [truth, case.game.determinize(truth, self.reader, chance)]
            if not any(map(is_forced, worlds)):
                self.worlds = worlds
                break
        self.tokens = [secrets.token_urlsafe(32) for _ in range(case.seats)]

    def rows(self, world: int) -> tuple[TableRow, list[SeatRow], Entry]:
        """Return what the store keeps of one of the worlds."""
        game = self.case.game
        seats = [
            SeatRow(seat, PERSON, f"Player {seat}", f"colour{seat}", token=hashed(BEARER, token))
            for seat, token in enumerate(self.tokens)
        ]
        options = game.complete(self.case.options)
        return midway(self.id, game, options, self.worlds[world], seats, BEGUN)

    def headers(self, seat: int) -> dict[str, str]:
        """Return the bearer of a seat; a spectator's opens nothing."""
        return {"authorization": f"Bearer {self.tokens[seat]}"} if seat >= 0 else new_bearer()

    def common_answer(self) -> tuple[int, str] | None:
        """Return an answer of another seat that both worlds allow and the reader sees alike.

        Nothing moves by itself after it: two messages may come as one, and a clock is no secret.
        """
        one, other = self.worlds
        for seat in range(one.seats):
            if seat == self.reader or not (one.awaited() >> seat) & 1:
                continue
            words = {one.word(option): option for option in one.options(seat)}
            shared = {
                word: option
                for word, option in words.items()
                if option in other.options(seat) and other.word(option) == word
            }
            for word, option in shared.items():
                after = [world.clone() for world in self.worlds]
                for world in after:
                    world.play(seat, option)
                views = [world.view(self.reader).data() for world in after]
                if views[0] == views[1] and not any(map(is_forced, after)):
                    return seat, word
        return None


def is_forced(state: State) -> bool:
    """Tell whether the table or its clock gives an answer: then something moves by itself."""
    forced = [state.forced(seat) for seat in range(state.seats)]
    return state.clock() is not None or any(policy != NEVER for policy in forced)


async def received(
    bases: tuple[str, ...], position: Position, answer: tuple[int, str] | None
) -> list[tuple[bytes, bytes]]:
    """Return what the reader's sockets receive in both worlds, before and after an answer."""
    headers = position.headers(position.reader)
    async with AsyncExitStack() as stack:
        program, page = [
            [await stack.enter_async_context(follow(base, position.id, headers)) for base in bases]
            for follow in (live, page_live)
        ]

        async def both(seconds: float) -> list[tuple[bytes, bytes]]:
            return await asyncio.gather(*(texts_of(pair, seconds) for pair in (program, page)))

        found = await both(PATIENCE)
        if answer:
            for base in bases:
                await give(base, position, answer)
            found += await both(SOON)
        return found + await both(SILENCE)


async def give(base: str, position: Position, answer: tuple[int, str]) -> None:
    """Give an answer in one of the worlds."""
    seat, word = answer
    async with client(base, position.headers(seat)) as http:
        body = {"seat": seat, "word": word, "version": 1, "key": "same"}
        reply = await http.post(f"/tables/{position.id}/answers", json=body)
        assert reply.status_code == 200, reply.text


async def texts_of(pair: list[ClientConnection], seconds: float) -> tuple[bytes, bytes]:
    """Return the next message of both worlds without times of day, or nothing if none comes.

    What has come in one world is waited for in the other: a busy machine betrays nothing.
    """
    reading = [asyncio.ensure_future(socket.recv()) for socket in pair]
    done, _ = await asyncio.wait(reading, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    if done:
        await asyncio.wait(reading, timeout=PATIENCE)
    for one in reading:
        one.cancel()
    await asyncio.wait(reading)
    here, there = [
        b"" if one.cancelled() else TIMES.sub(rb'"\1":0', str(one.result()).encode())
        for one in reading
    ]
    return here, there


def sampled() -> list[Case]:
    """Choose few tables with house rules of every game."""
    found = []
    for slug in games.SLUGS:
        all_pairs = pairwise(slug)
        found += all_pairs[:: max(1, len(all_pairs) // SAMPLE)][:SAMPLE]
    return found


def test_bytes_do_not_depend_on_what_the_reader_cannot_know(tmp_path: Path) -> None:
    check([*counts(), *sampled()], 2, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("slug", games.SLUGS)
def test_nor_with_any_pair_of_house_rules(slug: str, tmp_path: Path) -> None:
    check(pairwise(slug), CASES_PER_COUNT, tmp_path)


def check(cases: list[Case], each: int, tmp_path: Path) -> None:
    """Compare what readers receive in two worlds that they cannot tell apart."""
    chance = seeded("secrecy")
    positions = [
        Position(16 * number + again, case, chance)
        for number, case in enumerate(cases, 1)
        for again in range(each)
    ]
    positions = [position for position in positions if position.worlds]
    assert len(positions) > len(cases)
    databases = [f"sqlite:///{tmp_path / name}" for name in ("truth.db", "twin.db")]

    async def fill() -> None:
        for world, database in enumerate(databases):
            store = Store(database)
            await store.open()
            for position in positions:
                await store.create(*position.rows(world))
            await store.close()

    async def compare(*bases: str) -> None:
        places = asyncio.Semaphore(AT_ONCE)

        async def look(position: Position) -> tuple[bool, bool]:
            async with places:
                answer = position.common_answer()
                found = await received(bases, position, answer)
            one, other = zip(*found, strict=True)
            assert one == other, f"{position.case}: reader {position.reader} can tell"
            assert b"seed" in one[0] and json.loads(one[0])["seed"] == ""
            return position.worlds[0] != position.worlds[1], answer is not None

        looks = await asyncio.gather(*map(look, positions))
        differ, answered = (sum(found) for found in zip(*looks, strict=True))
        assert differ > len(positions) / 2 and answered > len(positions) / 4

    run(fill())
    with serving(databases[0]) as here, serving(databases[1]) as there:
        run(compare(here.base, there.base))
