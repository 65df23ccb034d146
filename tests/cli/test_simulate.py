"""`kontor simulate` and `kontor bench`: figures that programs can rely on."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kontor import games
from kontor.arena.simulation import Plan, run
from kontor.text.languages import LANGUAGES
from tests.cli.program import as_json, kontor

PLAN = ("simulate", "fugger", "--players", "4", "--games", "120", "--seed", "1")

CLASH = ("-o", "start_cities=set_a", "-o", "courier_start=paris_r2")


def outcome(*arguments: str, **environment: str) -> dict[str, Any]:
    """Return a simulation without the time it took."""
    result: dict[str, Any] = as_json(*arguments, **environment)
    assert result.pop("seconds") > 0 and result.pop("decisions_per_second") > 0
    return result


def test_a_simulation_is_summed_up_in_json() -> None:
    result = outcome(*PLAN, "--bots", "random")
    assert result["games"] == 120 and result["players"] == 4
    assert result["decisions"] > 120 * 50
    assert sum(result["wins"]) == pytest.approx(120, abs=0.01)
    assert len(result["wins"]) == len(result["scores"]) == len(result["bots"]) == 4
    assert all(60 < score < 160 for score in result["scores"])
    assert 3 <= result["rounds"] <= 10


def test_the_same_seed_gives_the_same_games_however_they_are_run() -> None:
    bots = ("--bots", "steward,random")
    expected = outcome(*PLAN, *bots)
    assert outcome(*PLAN, *bots, "--jobs", "2") == expected
    assert outcome(*PLAN, *bots, KONTOR_PURE="1") == expected
    assert outcome(*PLAN[:-1], "2", *bots) != expected


def test_bots_rotate_through_the_seats_unless_told_otherwise() -> None:
    rotated = outcome(*PLAN, "--bots", "steward,random")
    fixed = outcome(*PLAN, "--bots", "steward,random", "--no-rotate")
    assert max(rotated["wins"]) < 60 < rotated["bots"][0]["wins"]
    assert fixed["wins"] == [bot["wins"] for bot in fixed["bots"]]


def test_steward_beats_three_random_bots() -> None:
    plan = Plan("fugger", 4, 1000, ("steward", "random", "random", "random"), "strength")
    assert run(plan, jobs=2).bot_wins[0] >= 600


@pytest.mark.parametrize(("slug", "most"), [("merchants", 15), ("gluecksritter", 30)])
def test_scores_are_summed_up_as_people_count_them(slug: str, most: int) -> None:
    summary = run(Plan(slug, 3, 20, ("random",) * 3, "rungs"))
    assert all(0 <= score <= most for score in [*summary.scores, *summary.bot_scores])


def test_a_table_is_printed_for_people() -> None:
    done = kontor(*PLAN, "--bots", "random", "--lang", "fr")
    assert done.returncode == 0
    assert "120 parties" in done.stdout and "Par automate" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("simulate", "chess"), "There is no game chess"),
        (("simulate", "fugger", "--players", "5"), "2 to 4 players, not for 5"),
        (("simulate", "fugger", "--bots", "genius"), "There is no bot genius"),
        (("simulate", "fugger", "--option", "draw_rule=never"), "has no value never"),
        (("simulate", "fugger", "--option", "colour=red"), "no house rule colour"),
        (("simulate", "fugger", "--option", "draw_rule"), "as NAME=VALUE"),
        (("simulate", "fugger", "--components", "nowhere.toml"), "nowhere.toml: cannot be read"),
        (("simulate", "fugger", "--lang", "xx"), "no language “xx”"),
        (("simulate", "chess", "--lang", "fr"), "Il n’y a pas de jeu chess"),
        (("simulate", "fugger", "-p", "5", "--lang", "de"), "für 2 bis 4 Personen, nicht für 5"),
        (("simulate", "fugger", "--bots", "genius", "--lang", "de"), "Es gibt keinen Bot genius"),
        (("terminal", "fugger", "--players", "9"), "2 to 4 players, not for 9"),
        (("simulate", "merchants", *CLASH), "cannot begin on the 2nd\u00a0space before Paris"),
        (("simulate", "merchants", *CLASH, "--lang", "fr"), "sur la 2e\u00a0case avant Paris"),
        (("terminal", "merchants", *CLASH, "--lang", "de"), "Auf dem 2.\u00a0Feld vor Paris"),
        (("study", "fugger", "--value", "nonsense"), "as PLACE=VALUE, not as nonsense"),
        (("bench", "chess"), "There is no game chess"),
    ],
)
def test_a_mistake_ends_in_one_clear_sentence(arguments: tuple[str, ...], message: str) -> None:
    done = kontor(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1 and message in done.stderr


@pytest.mark.parametrize("arguments", [("--bots", "a,b,c,d,e"), ("--games", "0"), ("--jobs", "-1")])
def test_impossible_numbers_are_refused(arguments: tuple[str, ...]) -> None:
    done = kontor(*PLAN, *arguments)
    assert done.returncode == 2 and done.stdout == ""


def test_a_corrected_components_file_is_used(tmp_path: Path) -> None:
    text = (games.FOLDER / "fugger" / "components.toml").read_text()
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("florins_to_end = 100", "florins_to_end = 20"))
    quick = outcome(*PLAN, "--bots", "random", "--components", str(file))
    assert quick["rounds"] < 2.5


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("trigger_cards = 5", "", "evaluation.trigger_cards: is missing"),
        ("copies = 7", "copies = -7", r"card_types[0].copies: must be between"),
        ('good = "wine"', 'good = "beer"', 'card_types[4].good: unknown value "beer"'),
        ("initial_hand = 4", 'initial_hand = "four"', "deal.initial_hand: must be a whole number"),
    ],
)
def test_a_broken_components_file_is_refused(tmp_path: Path, old: str, new: str, key: str) -> None:
    text = (games.FOLDER / "fugger" / "components.toml").read_text()
    file = tmp_path / "broken.toml"
    file.write_text(text.replace(old, new))
    done = kontor(*PLAN, "--components", str(file))
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1 and f"broken.toml: {key}" in done.stderr


def test_bench_measures_every_game_in_both_builds() -> None:
    result = as_json("bench", "--seconds", "0.1")
    seats = [(row["game"], row["players"]) for row in result["games"]]
    assert seats == [
        (slug, players)
        for slug in games.SLUGS
        for players in range(games.load(slug).least_seats, games.load(slug).most_seats + 1)
    ]
    for row in result["games"]:
        for build in ("compiled", "interpreted") if result["compiled"] else ("interpreted",):
            assert all(figure > 0 for figure in row[build].values())


FIGURES = {
    "playouts_per_second": 42_293,
    "decisions_per_second": 4_040_224,
    "simulated_per_second": 3_510_680,
    "decisions_per_game": 353.9,
    "options_per_decision": 10.8,
    "clone_us": 10.25,
    "determinize_us": 120.1,
    "saved_bytes": 1_027,
}
# What a run of the bench finds, with the longest names and the largest numbers there are.
FOUND: dict[str, Any] = {
    "games": [
        {"game": slug, "players": 3, "compiled": FIGURES, "interpreted": FIGURES}
        for slug in games.SLUGS
    ],
    "peers": [
        {
            "peer": peer,
            "decisions_per_second": 8_787,
            "decisions_per_game": 172.2,
            "options_per_decision": 29.0,
        }
        for peer in ("OpenSpiel crazy_eights, Python", "PettingZoo connect_four")
    ],
    "batches": [
        {
            "game": slug,
            "players": 2,
            "steps_per_second": 330_000,
            "processes": 2,
            "steps_per_second_together": 524_000,
        }
        for slug in games.SLUGS
    ],
}
SHOWS = "import json, sys; from kontor.cli.bench import show; show(json.load(sys.stdin), True)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_of_the_bench_fit_a_narrow_terminal(language: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SHOWS],
        input=json.dumps(FOUND),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "COLUMNS": "80", "KONTOR_LANG": language},
    )
    lines = done.stdout.splitlines()
    assert max(len(line.rstrip()) for line in lines) <= 80
    assert "…" not in done.stdout
    # Every row of the four tables stands in one line, whole.
    for peer in FOUND["peers"]:
        assert sum(line.startswith(peer["peer"]) for line in lines) == 2
    for slug in games.SLUGS:
        assert sum(line.startswith(f"{slug} ") for line in lines) == 4
