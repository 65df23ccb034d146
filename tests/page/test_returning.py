"""Returning pages: who comes back is sent what has changed; who only says so, everything."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from kontor.server.page import returning
from kontor.server.page.regions import REGIONS
from kontor.server.page.returning import Returning
from kontor.server.service.sight import TableSight
from tests.page import tables
from tests.server.served import PATIENCE, Served, served, until

EVERYTHING = set(REGIONS)


async def dealt(folder: Path) -> tuple[TableSight, TableSight, TableSight]:
    """Return a table as its host sees it, again, and after an answer."""
    service = await tables.opened(folder)
    table = await tables.dealt(service, 2, "fugger", {})
    seen = [await service.sight(table, tables.DEVICE) for _ in range(2)]
    await tables.answered(service, table, 1, "returning")
    after = await service.sight(table, tables.DEVICE)
    await service.store.close()
    return seen[0], seen[1], after


def sent(pages: Returning, said: str, *sights: TableSight, device: str = "ada") -> list[Any]:
    """Return what a page is sent that follows sights and breaks off."""
    table = sights[0].id
    with pages.follow(device, table, "en", said) as page:
        return [page.update(sight) for sight in sights]


def html_in(message: dict[str, Any]) -> str:
    """Return what a message brings that the page does not have."""
    parts = [part for region in message["regions"].values() for part in region]
    return "".join(part for part in parts if isinstance(part, str))


def test_who_comes_back_is_sent_what_has_changed(tmp_path: Path) -> None:
    now, again, after = asyncio.run(dealt(tmp_path))
    pages = Returning()
    first, nothing = sent(pages, "name.0", now, again)
    assert set(first["regions"]) >= EVERYTHING - {"evaluation", "result"} and nothing is None
    assert sent(pages, "name.1", again) == [{}]
    (news,) = sent(pages, "name.2", after)
    assert news["version"] == after.version
    assert 0 < len(html_in(news)) < len(html_in(first)) / 2


def test_who_lost_a_message_is_sent_everything(tmp_path: Path) -> None:
    now, _, after = asyncio.run(dealt(tmp_path))
    pages = Returning()
    whole, _ = sent(pages, "name.0", now, after)
    (again,) = sent(pages, "name.1", after)
    assert set(again["regions"]) == set(whole["regions"])
    # Both count on from what the page has got.
    assert sent(pages, "name.2", after) == [{}]


def test_who_is_back_before_it_was_missed_goes_on_from_there(tmp_path: Path) -> None:
    now, again, after = asyncio.run(dealt(tmp_path))
    pages = Returning()
    with pages.follow("ada", now.id, "en", "name.0") as old:
        old.update(now)
        with pages.follow("ada", now.id, "en", "name.1") as new:
            assert old.update(after) is not None  # lost with the old connection
            assert new.update(again) == {}
            assert new.update(after) is not None
    assert sent(pages, "name.3", after) == [{}]


@pytest.mark.parametrize(
    ("device", "table", "language"), [("eve", "", "en"), ("ada", "0" * 16, "en"), ("ada", "", "fr")]
)
def test_nobody_goes_on_where_another_page_stopped(
    tmp_path: Path, device: str, table: str, language: str
) -> None:
    now, again, _ = asyncio.run(dealt(tmp_path))
    pages = Returning()
    (whole,) = sent(pages, "name.0", now)
    with pages.follow(device, table or now.id, language, "name.1") as page:
        message = page.update(again)
    assert message is not None and set(message["regions"]) == set(whole["regions"])
    assert sent(pages, "name.1", again) == [{}]


@pytest.mark.parametrize("said", ["", "name", "name.", ".1", "na me.1", "x" * 25 + ".1", "a.-1"])
def test_what_is_no_name_is_not_remembered(tmp_path: Path, said: str) -> None:
    now, again, _ = asyncio.run(dealt(tmp_path))
    pages = Returning()
    for sight in (now, again):
        (message,) = sent(pages, said, sight)
        assert message["regions"]
    assert not pages.here and not pages.gone


def test_of_a_page_without_a_connection_only_hashes_are_kept(tmp_path: Path) -> None:
    now, again, after = asyncio.run(dealt(tmp_path))
    pages = Returning()
    with pages.follow("ada", now.id, "en", "name.0") as page:
        page.update(now)
        page.update(after)
        assert page.sight is after
    assert page.sight is None and page.drawn
    with pages.follow("ada", now.id, "en", "name.2") as page:
        assert page.update(after) == {} and page.sight is None
        assert page.update(again) is not None and page.sight is again
    assert sent(pages, "name.4", again) == [{}]


def test_pages_that_stay_away_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    pages = Returning()
    monkeypatch.setattr(returning, "MOST", 5)
    for number in range(9):
        with pages.follow("ada", "table", "en", f"name{number}.0"):
            pass
    assert [name[3] for name in pages.gone] == [f"name{number}" for number in range(4, 9)]
    monkeypatch.setattr(returning, "SECONDS", 0.0)
    with pages.follow("ada", "table", "en", "last.0"):
        pass
    assert not pages.here and not pages.gone


def follow(server: Served, table: str, name: str, said: str) -> connect:
    """Follow a table as the page of a device."""
    where = f"ws://127.0.0.1:{server.port}/table/{table}/live?page={said}"
    bearer = {"Authorization": f"Bearer {name:x<43}"}
    return connect(where, additional_headers=bearer, open_timeout=PATIENCE)


def test_over_sockets_too_and_nobody_is_told_of_a_short_absence(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(f"sqlite:///{tmp_path}/tables.db") as server:
            service = server.app.state.service
            table = await service.create("host", "fugger", 2, names=["Ada"])

            async def heard(name: str, said: str) -> dict[str, Any]:
                async with follow(server, table, name, said) as socket:
                    message: dict[str, Any] = json.loads(
                        await asyncio.wait_for(socket.recv(), PATIENCE)
                    )
                    return message

            whole = await heard("a", "mine.0")
            assert whole["regions"]
            assert await heard("a", "mine.1") == {}
            assert set((await heard("b", "mine.1"))["regions"]) == set(whole["regions"])

            told: list[str] = []
            service.store.hub.tell = lambda about, version: told.append(about)
            service.away_after = PATIENCE
            for _ in range(3):
                async with service.visit(table, "host"):
                    pass
            assert told == [table] and "host" in service.present[table]
            service.away_after = 0.0
            async with service.visit(table, "host"):
                assert told == [table] and (table, "host") not in service.leaving
            await until(lambda: "host" not in service.present.get(table, {}))
            assert told == [table] * 2 and (table, "host") not in service.leaving
            async with service.visit(table, "host"):
                assert "host" in service.present[table]
            await until(lambda: "host" not in service.present.get(table, {}))

    asyncio.run(test())


def test_who_sat_down_and_then_left_is_shown_as_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(f"sqlite:///{tmp_path}/tables.db") as server:
            service = server.app.state.service
            told: list[str] = []
            service.store.hub.tell = lambda about, version: told.append(about)
            service.away_after = 0.05
            for is_seated in (False, True):  # each absence counts from its own beginning
                async with service.visit("table", "guest", lambda is_so=is_seated: is_so):
                    pass
            await until(lambda: "guest" not in service.present.get("table", {}))
            assert told == ["table"]

    asyncio.run(test())
