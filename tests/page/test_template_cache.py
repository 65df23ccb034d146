"""The code of templates is kept between starts, and nothing depends on its being there."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from kontor.server.page import render, template_cache
from kontor.server.page.kept_pieces import Nothing
from kontor.server.page.regions import regions
from tests.page.kinds import kinds


@pytest.fixture
def builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Keep templates in a folder of this test."""
    monkeypatch.setenv("KONTOR_BUILD_DIR", str(tmp_path))
    begin_anew()
    yield tmp_path
    monkeypatch.undo()
    begin_anew()


def begin_anew() -> None:
    """Forget all templates, as a new start does."""
    template_cache.cache_folder.cache_clear()
    render.environment.cache_clear()


def drawn() -> dict[str, str]:
    """Draw a moment, without what was drawn before."""
    return regions(kinds("fugger")[0].sight(), "en", Nothing)


def test_a_second_start_draws_the_same_from_what_was_kept(builds: Path) -> None:
    first = drawn()
    (folder,) = builds.glob("templates-*")
    kept = {path.name: path.stat().st_mtime_ns for path in folder.iterdir()}
    assert len(kept) > 10
    begin_anew()
    assert drawn() == first
    assert {path.name: path.stat().st_mtime_ns for path in folder.iterdir()} == kept


def test_what_was_kept_for_other_templates_goes(builds: Path) -> None:
    (builds / "templates-0123").mkdir()
    drawn()
    assert [path.name for path in builds.glob("templates-*")] != ["templates-0123"]
    assert not (builds / "templates-0123").exists()


def test_a_lost_or_broken_folder_stops_nobody(builds: Path) -> None:
    first = drawn()
    (folder,) = builds.glob("templates-*")
    for path in folder.iterdir():
        path.write_bytes(path.read_bytes()[:40])
    render.environment.cache_clear()
    assert drawn() == first
    shutil.rmtree(folder)
    render.environment.cache_clear()
    assert drawn() == first


def test_without_a_place_to_write_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KONTOR_BUILD_DIR", str(tmp_path / "nowhere"))
    template_cache.cache_folder.cache_clear()
    assert template_cache.template_cache("fugger") is None
    template_cache.cache_folder.cache_clear()
