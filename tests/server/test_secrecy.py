"""Secrecy: the bytes that reach a reader do not depend on what that reader cannot know.

Two servers hold the same tables. In one of them, everything a reader cannot know is dealt anew.
What the reader's WebSocket receives must be the same, byte for byte, times of day aside.
"""

import asyncio
import json
import re
import secrets
from pathlib import Path

from kontor.engine.chance import Chance, seeded
from kontor.engine.frames import NEVER
from kontor.engine.state import State
from kontor.server.service.tokens import BEARER, hashed
from kontor.server.store.rows import PERSON, Entry, SeatRow, TableRow
from kontor.server.store.store import Store
from tests.bench.cases import Case, counts, midgame
from tests.server.people import midway, run
from tests.server.process import client, live, new_bearer, serving

CASES_PER_COUNT = 4
TIMES = re.compile(rb'"(at|since)":[0-9.e+]+')
BEGUN = 1_000_000.0


class Position:
    """A table in two worlds that one reader cannot tell apart."""

    def __init__(self, number: int, case: Case, chance: Chance) -> None:
        self.id = f"{number:016x}"
        self.case = case
        self.reader = chance.below(case.seats + 1) - 1
        self.worlds: list[State] = []
        while not self.worlds or any(map(is_forced, self.worlds)):
            truth = midgame(case, chance, 60)
            self.worlds = [truth, case.game.determinize(truth, self.reader, chance)]
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

    def common_answer(self, chance: Chance) -> tuple[int, str] | None:
        """Return an answer of another seat that both worlds allow and the reader sees alike."""
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
                if views[0] == views[1]:
                    return seat, word
        return None


def is_forced(state: State) -> bool:
    """Tell whether the table gives an only answer itself: then something moves by itself."""
    return any(state.forced(seat) != NEVER for seat in range(state.seats))


async def received(base: str, position: Position, answer: tuple[int, str] | None) -> list[bytes]:
    """Return what the reader's socket receives at a table, before and after an answer."""
    async with live(base, position.id, position.headers(position.reader)) as socket:
        bytes_read = [str(await asyncio.wait_for(socket.recv(), 30)).encode()]
        if answer:
            seat, word = answer
            async with client(base, position.headers(seat)) as http:
                body = {"seat": seat, "word": word, "version": 1, "key": "same"}
                reply = await http.post(f"/tables/{position.id}/answers", json=body)
                assert reply.status_code == 200, reply.text
            bytes_read.append(str(await asyncio.wait_for(socket.recv(), 30)).encode())
    return [TIMES.sub(rb'"\1":0', text) for text in bytes_read]


def test_bytes_do_not_depend_on_what_the_reader_cannot_know(tmp_path: Path) -> None:
    chance = seeded("secrecy")
    positions = [
        Position(16 * number + again, case, chance)
        for number, case in enumerate(counts(), 1)
        for again in range(CASES_PER_COUNT)
    ]
    databases = [f"sqlite:///{tmp_path / name}" for name in ("truth.db", "twin.db")]

    async def fill() -> None:
        for world, database in enumerate(databases):
            store = Store(database)
            await store.open()
            for position in positions:
                await store.create(*position.rows(world))
            await store.close()

    async def compare(here: str, there: str) -> None:
        differ = answered = 0
        for position in positions:
            differ += position.worlds[0] != position.worlds[1]
            answer = position.common_answer(chance)
            answered += answer is not None
            one, other = await asyncio.gather(
                *(received(base, position, answer) for base in (here, there))
            )
            assert one == other, f"{position.case}: reader {position.reader} can tell"
            assert b"seed" in one[0] and json.loads(one[0])["seed"] == ""
        assert differ > len(positions) / 2 and answered > len(positions) / 4

    run(fill())
    with serving(databases[0]) as here, serving(databases[1]) as there:
        run(compare(here.base, there.base))
