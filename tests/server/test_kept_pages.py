"""Rulebooks, material and files are made once and kept by browsers; a hand is kept nowhere."""

import gzip
import re
from typing import Any

import pytest
from markupsafe import Markup

from kontor.server.page import pages, static_files
from kontor.server.page.markdown import markdown
from kontor.server.page.packing import STEP
from kontor.text.languages import LANGUAGES
from tests.server.people import run
from tests.server.visitors import open_table, running, visitor

KEPT = (
    *("/rules/fugger", "/rules/fugger?panel", "/material/fugger"),
    *("/games/fugger", "/games/fugger?panel"),
)
HIDDEN = {"cache-control": "no-store", "vary": "Cookie, Authorization, Accept-Language"}


def test_a_rulebook_is_made_once_whatever_the_address_says(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def noting(text: str, *more: Any) -> Markup:
        made.append(text)
        return markdown(text, *more)

    monkeypatch.setattr(pages, "markdown", noting)

    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as client:
            for _ in range(2):
                await client.get("/rules/emperor")
                await client.get("/rules/emperor?panel")
            before = len(made)
            for number in range(20):
                reply = await client.get(f"/rules/emperor?n={number}")
                assert reply.status_code == 200
            assert len(made) == before

    run(test())


@pytest.mark.parametrize("path", KEPT)
def test_a_page_for_all_is_compressed_and_known_by_its_tag(sqlite: str, path: str) -> None:
    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as client:
            tags = set()
            for language in LANGUAGES:
                client.headers["accept-language"] = language
                reply = await client.get(path)
                assert reply.headers["content-encoding"] == "gzip"
                assert reply.headers["cache-control"] == "private, no-cache"
                assert "Accept-Language" in reply.headers["vary"]
                assert int(reply.headers["content-length"]) < len(reply.content) / 2
                plain = await client.get(path, headers={"accept-encoding": "identity"})
                assert plain.text == reply.text
                again = await client.get(path, headers={"if-none-match": reply.headers["etag"]})
                assert again.status_code == 304 and not again.content
                tags.add(reply.headers["etag"])
            assert len(tags) == len(LANGUAGES)

    run(test())


def test_every_file_of_a_page_has_its_content_in_its_address(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as client:
            where = f"/table/{await open_table(client, game='gluecksritter', seat3='bot')}"
            for page in ("/", "/rules/fugger", "/material/fugger", where):
                html = (await client.get(page)).text
                named = re.findall(r'(?:href|src|data-script)="(/static/[^"]+)"', html)
                assert len(named) > 4
                for path in named:
                    assert path.startswith(f"/static/{static_files.shelf().digest}/"), path
                    reply = await client.get(path)
                    assert "immutable" in reply.headers["cache-control"], path
            old = await client.get("/static/0123456789abcdef/js/table.js")
            bare = await client.get("/static/js/table.js")
            assert old.content == bare.content
            assert old.headers["cache-control"] == bare.headers["cache-control"] == "no-cache"

    run(test())


def test_scripts_name_each_other_by_relative_paths() -> None:
    """Otherwise a page would load a module twice, from two addresses."""
    for path, file in static_files.shelf().files.items():
        if path.endswith(".js"):
            for name in re.findall(r'(?:from|import) "([^"]+)"', file.content.decode()):
                assert name.startswith("."), f"{path}: {name}"


def test_what_is_compressed_is_the_file_itself() -> None:
    for path, file in static_files.shelf().files.items():
        if file.small:
            assert gzip.decompress(file.small) == file.content
            assert not path.endswith(".woff2")


def test_the_digest_changes_with_any_file(monkeypatch: pytest.MonkeyPatch) -> None:
    before = static_files.shelf().digest
    monkeypatch.setattr(static_files, "colours", lambda: "a { color: red }")
    static_files.shelf.cache_clear()
    assert static_files.shelf().digest != before
    monkeypatch.undo()
    static_files.shelf.cache_clear()
    assert static_files.shelf().digest == before


def test_what_shows_a_hand_is_kept_nowhere_and_its_length_tells_only_steps(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as client:
            table = await open_table(client, seat2="bot")
            for path in (f"/table/{table}", f"/api/v1/tables/{table}", "/", "/nowhere"):
                reply = await client.get(path)
                assert {name: reply.headers[name] for name in HIDDEN} == HIDDEN, path
                if "content-encoding" in reply.headers:
                    assert int(reply.headers["content-length"]) % STEP == 0, path
            for path in (f"/table/{table}", "/"):
                plain = await client.get(path, headers={"accept-encoding": "identity"})
                packed = await client.get(path)
                assert packed.headers["content-encoding"] == "gzip"
                assert "content-encoding" not in plain.headers
                assert "</html>" in packed.text and "</html>" in plain.text

    run(test())


def test_house_rules_of_every_game_can_be_fetched(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as client:
            for slug in static_files.offered():
                reply = await client.get(f"/house/{slug}")
                assert f'data-game="{slug}"' in reply.text
            assert (await client.get("/house/nowhere")).status_code == 404

    run(test())
