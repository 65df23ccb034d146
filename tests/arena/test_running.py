"""Contests give the same results here, on processes, on a cluster, and when they are resumed."""

import json
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from kontor import games
from kontor.arena.contest import Contest, ContestError
from kontor.arena.game_rows import Told
from kontor.arena.journal import Journal
from kontor.arena.lesson_games import Chunk, play_chunk
from kontor.arena.running import Games, in_order, play, played, workers
from kontor.arena.simulation import Plan, run
from kontor.arena.study import report
from tests.arena.halls import SMALL, held
from tests.cli.program import as_json


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Run a Dask cluster of one worker on this machine."""
    distributed: Any = import_module("distributed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, host="127.0.0.1", dashboard_address=None, silence_logs=50
    ) as found:
        yield found.scheduler_address


def results(*studied: Games) -> dict[str, Any]:
    """Return a report without the times."""
    found = report(studied, 1.0)
    assert found.pop("times")["bots"][0]["median_ms"] > 0
    return found


def test_two_processes_give_the_results_of_one() -> None:
    assert results(held(SMALL, jobs=2)) == results(held(SMALL))


def test_another_seed_gives_other_results() -> None:
    assert results(held(replace(SMALL, seed="other"))) != results(held(SMALL))


def test_a_dask_cluster_gives_the_results_of_one_process(cluster: str) -> None:
    journal = Journal()
    with workers(cluster=cluster) as found:
        play(SMALL, found, journal)
    assert results(played(SMALL, journal)) == results(held(SMALL))


def test_the_command_line_plays_on_a_cluster(cluster: str) -> None:
    command = ("arena", "fugger", "--bots", "steward,random", "--games", "6")
    here, there = as_json(*command), as_json(*command, "--cluster", cluster)
    assert here.pop("times") and there.pop("times")
    assert here == there


def test_a_simulation_on_a_cluster_is_the_same(cluster: str) -> None:
    plan = Plan("fugger", 3, 60, ("steward", "random", "random"), "cluster")
    here: list[Told] = []
    there: list[Told] = []
    run(plan, heard=here.append)
    run(plan, cluster=cluster, heard=there.append)
    assert len(here) == 60 and there == here


def test_a_network_plays_the_same_lessons_on_a_cluster(cluster: str) -> None:
    content = games.learned("fugger") or b""
    tasks = [
        (Chunk("fugger", (3, 2), "cluster", content, 0.05, 4, 0.2, first, first + 2),)
        for first in (0, 2)
    ]
    with workers(cluster=cluster) as found:
        there = list(in_order(found, play_chunk, tasks))
    assert there == [play_chunk(*task) for task in tasks]


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kontor.arena.running.CONNECT_SECONDS", 0.2)
    with pytest.raises(ContestError) as caught, workers(cluster="tcp://127.0.0.1:9"):
        pass
    assert caught.value.name == "arena-no-cluster"


class Interrupted(Exception):
    """Somebody pressed Ctrl-C."""


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_contest_goes_on_where_it_stopped(tmp_path: Path, jobs: int) -> None:
    file = tmp_path / "journal"
    heard = []

    def interrupt(games: int) -> None:
        heard.append(games)
        if sum(heard) >= 6:
            raise Interrupted

    with pytest.raises(Interrupted), workers(jobs) as found:
        play(SMALL, found, Journal(file), interrupt)
    kept = len(Journal(file).games)
    assert kept == 6
    heard.clear()
    journal = Journal(file)
    with workers() as found:
        play(SMALL, found, journal, heard.append)
    assert heard == [kept, *[1] * (SMALL.games - kept)]
    assert results(played(SMALL, Journal(file))) == results(held(SMALL))


def test_a_line_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    expected = results(held(SMALL, journal=Journal(file)))
    file.write_text(file.read_text("utf-8")[:-40], "utf-8")
    assert len(Journal(file).games) == SMALL.games - 1
    assert results(held(SMALL, journal=Journal(file))) == expected
    assert len(Journal(file).games) == SMALL.games


def test_a_journal_serves_several_contests_and_more_games(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    other = replace(SMALL, seed="other", games=3)
    held(other, journal=Journal(file))
    held(replace(SMALL, games=6), journal=Journal(file))
    journal = Journal(file)
    heard: list[int] = []
    with workers() as found:
        play(SMALL, found, journal, heard.append)
    assert heard[0] == 6
    assert results(played(SMALL, journal)) == results(held(SMALL))


@pytest.mark.parametrize("content", [b"my precious letter\n", b"\xff\xfe", b"{}\n"])
def test_a_file_that_is_no_journal_is_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "letter"
    file.write_bytes(content)
    with pytest.raises(ContestError):
        Journal(file)
    assert file.read_bytes() == content


def test_only_an_unbroken_run_of_games_counts() -> None:
    journal = Journal()
    whole = held(SMALL, journal=journal)
    (name, _), *_ = journal.games
    del journal.games[name, 7]
    part = played(SMALL, journal)
    assert part.blocks == whole.blocks[:2] and not part.complete and whole.complete


def test_the_time_limit_stops_a_long_contest() -> None:
    journal = Journal()
    many = replace(SMALL, games=30_000)
    with workers() as found:
        play(many, found, journal, seconds=1e-9)
    assert not played(many, journal).complete


def test_changed_material_travels_with_the_contest() -> None:
    text = (games.FOLDER / "fugger" / "components.toml").read_text("utf-8")
    quick = replace(SMALL, material=text.replace("florins_to_end = 100", "florins_to_end = 20"))
    found = results(held(SMALL), held(quick, jobs=2))
    assert found["variants"][1]["rounds"]["mean"] < found["variants"][0]["rounds"]["mean"]
    assert found["effects"][0]["rounds"]["high"] < 0


def test_shares_seats_and_uses_add_up() -> None:
    contest = Contest("fugger", 3, ("steward", "apprentice", "random"), 12, "sums")
    (variant,) = results(held(contest))["variants"]
    assert variant["games"] == 12
    assert sum(bot["wins"] for bot in variant["bots"]) == pytest.approx(12, abs=0.01)
    assert sum(seat["wins"] for seat in variant["seats"]) == pytest.approx(12, abs=0.01)
    assert sum(variant["rounds"]["counts"].values()) == 12
    answers = sum(use["all"] for use in variant["uses"]) * 3
    assert answers == pytest.approx(variant["decisions"]["mean"], rel=0.01)
    assert {use["word"] for use in variant["uses"]} > {"draw", "play:wine"}
    json.dumps(variant)
