"""A server dies in the middle of what people do about themselves and each other.

In each round all deeds are under way at once when it dies: at any moment, or right after a commit,
where what takes several steps would be left half done. After its next start each deed is wholly
done or wholly undone, and whoever asks again finds it done once.
"""

import asyncio
import json
import random
from pathlib import Path

import httpx
import pytest

from tests.server.deeds import KEY_DEEDS, NAMES, Deed
from tests.server.postbox import Mailbox, Receiver, mailbox, receiver
from tests.server.process import ServerProcess
from tests.server.table_deeds import TABLE_DEEDS
from tests.server.timed_deeds import TIMED_DEEDS

FEW, MANY = 2, 25
DEEDS = KEY_DEEDS + TABLE_DEEDS + TIMED_DEEDS
# What a program is told; anything else would be more than it may know.
TOLD = {"table", "link", "game", "title", "since", "deadline", "waiting"}
OPTIONS = ("--private-hooks", "--call-after", "0.2")


async def attempt(deed: Deed, after: float) -> httpx.Response | None:
    """Send a deed's request; None if the server has died meanwhile."""
    await asyncio.sleep(after)
    try:
        return await deed.do()
    except httpx.HTTPError:
        return None


async def die(
    server: ServerProcess, tasks: list[asyncio.Task[httpx.Response | None]], number: int
) -> None:
    """Kill a server as soon as so many requests have been answered."""
    while sum(task.done() for task in tasks) < number:
        await asyncio.sleep(0.0005)
    server.kill()


async def round_of_deeds(
    server: ServerProcess, fuse: Path, mails: Mailbox, web: Receiver, chance: random.Random
) -> tuple[int, int]:
    """Let a server die amid all deeds; return how many were done then, and how many not."""
    deeds = [kind(server, mails, web) for kind in DEEDS]
    for deed in deeds:
        await deed.prepare()
        assert not await deed.is_done(), type(deed).__name__
    by_commit = chance.random() < 0.5
    # Half of the time it dies when only those deeds are under way that take their time.
    first = (len(deeds) - len(TIMED_DEEDS)) * (chance.random() < 0.5)
    if by_commit:
        fuse.write_text(str(1 + chance.randrange(first, len(deeds) + 20)))
    chance.shuffle(deeds)
    tasks = [
        asyncio.create_task(attempt(deed, 0.002 * chance.random() * place))
        for place, deed in enumerate(deeds)
    ]
    await die(server, tasks, len(tasks) if by_commit else chance.randrange(first, len(tasks)))
    replies = await asyncio.gather(*tasks)
    fuse.write_text("")
    await asyncio.to_thread(server.start)
    done = 0
    for deed, reply in zip(deeds, replies, strict=True):
        is_done = await deed.is_done()
        # What was accepted is never lost.
        assert is_done or reply is None, type(deed).__name__
        done += is_done
        again = await deed.do()
        assert deed.is_accepted(again), (type(deed).__name__, again.text)
        assert await deed.is_done(), type(deed).__name__
        await deed.close()
    return done, len(deeds) - done


def check_told(web: Receiver) -> None:
    """Insist that programs were told nothing but whose turn it is."""
    for post in web.posts:
        if post.target != "/told":
            continue
        body = json.loads(post.body)
        assert set(body) == {"text", "content", "allowed_mentions", "tables"}
        for told in body["tables"]:
            assert set(told) == TOLD and set(told["waiting"]) <= set(NAMES)


def check_deeds(url: str, fuse: Path, rounds: int) -> tuple[int, int]:
    """Let a server die so many times."""
    done = undone = 0

    async def play() -> None:
        nonlocal done, undone
        async with mailbox() as mails, receiver() as web:
            post = (f"smtp+plain://127.0.0.1:{mails.port}", "--mail-from", "kontor@example.org")
            options = (*OPTIONS, "--mail-server", *post)
            server = ServerProcess(url, *options, program="tests.server.fatal_program")
            await asyncio.to_thread(server.start)
            try:
                for number in range(rounds):
                    chance = random.Random(number)
                    found = await round_of_deeds(server, fuse, mails, web, chance)
                    done, undone = done + found[0], undone + found[1]
            finally:
                await asyncio.to_thread(server.stop)
            assert web.posts
            check_told(web)

    asyncio.run(play())
    return done, undone


@pytest.fixture
def fuse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return where a server reads after how many commits it dies."""
    file = tmp_path / "fuse"
    file.write_text("")
    monkeypatch.setenv("KONTOR_TEST_FUSE", str(file))
    return file


@pytest.mark.timeout(600)
def test_deeds_are_whole_after_kills(tmp_path: Path, fuse: Path) -> None:
    check_deeds(f"sqlite:///{tmp_path / 'tables.db'}", fuse, FEW)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_deeds_are_whole_after_many_kills(database: str, fuse: Path) -> None:
    assert min(check_deeds(database, fuse, MANY)) > MANY
