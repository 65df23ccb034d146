"""Faults: servers are killed at random moments while games are played through the API.

No accepted answer may be lost, none may count twice, and every game must end and verify.
"""

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from kontor import games
from kontor.engine.match import replay
from kontor.engine.record import Record, parse
from tests.server.postgres import Postgres
from tests.server.process import API, ServerProcess, new_bearer

SHORT, LONG = 4, 50
AT_ONCE = 6
PEOPLE = 2
# Mean seconds from the first thing a server does to its next kill.
LIFETIME = 6.0
# So many kills of ten come before a server has done anything.
EARLY = 2
PATIENCE = 60.0
# In every second game Ben resigns after so many answers.
RESIGNS_AFTER, MANY = 3, 10**6
# A clock that runs, but not out.
SETTINGS = {"watch": "nobody", "undo": "consent", "clock": {"kind": "live", "minutes": 600}}


class Client:
    """A person's program: asks again, at any server, until it has a reply."""

    def __init__(
        self, servers: list[ServerProcess], chance: random.Random, moved: asyncio.Event
    ) -> None:
        self.servers = servers
        self.moved = moved
        self.chance = chance
        self.headers = new_bearer()
        self.http = httpx.AsyncClient(headers=self.headers, timeout=120)
        self.accepted: dict[int, tuple[int, str]] = {}
        self.heard_the_end: bool = False

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Send a request until some server replies."""
        for _ in range(10_000):
            server = self.chance.choice(self.servers)
            try:
                reply = await self.http.request(method, server.base + API + path, json=body)
                if reply.status_code < 500:
                    return reply
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.03)
        raise AssertionError("no server answers")

    async def play(self, table: str, resigns_after: int = MANY) -> None:
        """Play one's seat until the game is over or resigned, remembering what was accepted."""
        seen = 0
        while True:
            if len(self.accepted) >= resigns_after:
                await self.ask("POST", f"/tables/{table}/seats/1/resign")
                return
            sight = (await self.ask("GET", f"/tables/{table}")).json()
            if sight["phase"] == "over":
                return
            if sight["version"] > seen:
                seen = sight["version"]
                self.moved.set()
            question = sight["question"]
            if not question or not question["awaited"]:
                await asyncio.sleep(0.05)
                continue
            word = self.chance.choice(question["options"])["word"]
            seat, version = sight["me"], sight["version"]
            body = {"seat": seat, "word": word, "version": version, "key": f"v{version}"}
            reply = await self.ask("POST", f"/tables/{table}/answers", body)
            if reply.status_code == 409:
                # Somebody's open action has changed the question, or ended the game: whichever
                # server showed the question may not have heard of that yet.
                assert reply.json()["name"] in ("error-stale", "undo-game-over"), reply.text
                self.heard_the_end |= reply.json()["name"] == "undo-game-over"
                continue
            assert reply.status_code == 200, reply.text
            assert not self.heard_the_end, "an answer was accepted after the end"
            made = reply.json()["version"]
            assert made not in self.accepted, "one version was given to two answers"
            self.accepted[made] = (seat, word)


async def play_game(servers: list[ServerProcess], number: int, moved: asyncio.Event) -> None:
    """Play a game of two people and a bot, and compare its record with what was accepted."""
    chance = random.Random(number)
    people = [Client(servers, chance, moved) for _ in range(PEOPLE)]
    host = people[0]
    slug = games.SLUGS[number % len(games.SLUGS)]
    seats = max(3, games.load(slug).least_seats)
    bots = ["", "", *["random"] * (seats - PEOPLE)]
    new = {"game": slug, "seats": seats, "names": ["Ada"], "bots": bots}
    table = (await host.ask("POST", "/tables", new)).json()["id"]
    claimed = False
    while not claimed:
        link = (await host.ask("POST", f"/tables/{table}/seats/1/invitation")).json()["token"]
        claim = {"invitation": link, "name": "Ben"}
        claimed = (await people[1].ask("POST", "/claims", claim)).status_code == 200
    await host.ask("PUT", f"/tables/{table}/settings", SETTINGS)
    await host.ask("POST", f"/tables/{table}/start")
    for kind in ("pause", "resume"):
        # Whoever asks again because the reply was lost may hear that it is done already.
        await host.ask("POST", f"/tables/{table}/motion", {"seat": 0, "kind": kind})
        await people[1].ask("POST", f"/tables/{table}/motion/second", {"seat": 1})
        sight = (await host.ask("GET", f"/tables/{table}")).json()
        assert sight["paused"] == (kind == "pause")
        assert sight["settings"]["watch"] == "nobody"
    resigns_after = RESIGNS_AFTER if number % 2 else MANY
    await asyncio.gather(host.play(table), people[1].play(table, resigns_after))
    while (sight := (await host.ask("GET", f"/tables/{table}")).json())["phase"] != "over":
        await asyncio.sleep(0.05)
    assert sight["seats"][1]["resigned"] == bool(number % 2)
    record = parse((await host.ask("GET", f"/tables/{table}/record")).text)
    match = replay(games.load(slug), record)
    assert match.state.is_over()
    # A seat's own versions rise with its answers, whatever others lay under seal in between.
    for seat, person in enumerate(people):
        accepted = [word for _, (_, word) in sorted(person.accepted.items())]
        resigned = sight["seats"][seat]["resigned"]
        whole = given_by(record, seat)
        assert is_made_of(whole, accepted, resigned), "an accepted answer is lost, moved or doubled"
    for person in people:
        await person.http.aclose()


def given_by(record: Record, seat: int) -> list[tuple[str, bool]]:
    """Return the answers of a seat, and whether each may have come by itself."""
    game = games.load(record.game)
    return [
        (answer.word, bool(replay(game, record, number).state.given(seat)))
        for number, answer in enumerate(record.answers)
        if answer.seat == seat
    ]


def is_made_of(given: list[tuple[str, bool]], accepted: list[str], resigned: bool) -> bool:
    """Tell whether a record is what was accepted, in order, and what came by itself in between.

    Where the same word may be either, every way to tell them apart is followed. After somebody
    has resigned, a bot has played.
    """
    told_apart = {0}
    for word, by_itself in given:
        if resigned and len(accepted) in told_apart:
            return True
        own = {n + 1 for n in told_apart if n < len(accepted) and accepted[n] == word}
        told_apart = own | (told_apart if by_itself else set())
    return len(accepted) in told_apart


def test_what_was_accepted_is_told_from_what_came_by_itself() -> None:
    given = [("pass", True), ("pass", False), ("buy", False)]
    assert is_made_of(given, ["pass", "buy"], False) and is_made_of(
        given[1:], ["pass", "buy"], False
    )
    assert is_made_of(given, ["pass", "pass", "buy"], False) and is_made_of(given, ["pass"], True)
    for wrong in (["buy"], ["buy", "pass"], ["pass"], ["pass", "buy", "buy"], ["pass", "draw"]):
        assert not is_made_of(given, wrong, False)


async def kill_now_and_then(
    servers: list[ServerProcess], chance: random.Random, moved: asyncio.Event
) -> int:
    """Kill one server after another without warning, and start it again."""
    killed = 0
    try:
        while True:
            moved.clear()
            if chance.randrange(10) >= EARLY:  # on a busy machine a start takes its time
                with suppress(TimeoutError):
                    await asyncio.wait_for(moved.wait(), PATIENCE)
            await asyncio.sleep(min(20.0, chance.expovariate(1 / LIFETIME)))
            server = chance.choice(servers)
            server.kill()
            killed += 1
            await asyncio.to_thread(server.start)
    except asyncio.CancelledError:
        return killed


async def survive(servers: list[ServerProcess], number: int) -> None:
    """Play games, a few at once, while servers die."""
    moved = asyncio.Event()
    killing = asyncio.create_task(kill_now_and_then(servers, random.Random(number), moved))
    places = asyncio.Semaphore(AT_ONCE)

    async def play(game: int) -> None:
        async with places:
            await play_game(servers, game, moved)

    playing: asyncio.Future[Any] = asyncio.gather(*(play(game) for game in range(number)))
    await asyncio.wait({playing, killing}, return_when=asyncio.FIRST_COMPLETED)
    if killing.done():
        playing.cancel()
    killing.cancel()
    killed = await killing
    await playing
    assert killed


def check_faults(database: str, processes: int, number: int) -> None:
    """Run the fault test on a database."""
    servers = [ServerProcess(database).start() for _ in range(processes)]
    try:
        asyncio.run(survive(servers, number))
    finally:
        for server in servers:
            server.stop()


@pytest.mark.timeout(900)
def test_games_survive_kills_on_sqlite(tmp_path: Path) -> None:
    check_faults(f"sqlite:///{tmp_path / 'tables.db'}", 1, SHORT)


@pytest.mark.timeout(900)
def test_games_survive_kills_on_postgresql(postgres_server: Postgres) -> None:
    check_faults(postgres_server.database(), 2, SHORT)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_many_games_survive_kills_on_sqlite(tmp_path: Path) -> None:
    check_faults(f"sqlite:///{tmp_path / 'tables.db'}", 1, LONG)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_many_games_survive_kills_on_postgresql(postgres_server: Postgres) -> None:
    check_faults(postgres_server.database(), 2, LONG)
