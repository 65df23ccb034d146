"""`kontor arena` as a user meets it."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kontor.text.bundles import paths
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Texts
from tests.cli.program import SECONDS, as_json, kontor

CONTEST = ("arena", "fugger", "--bots", "steward,apprentice,random", "--games", "6")


def result(*arguments: str) -> dict[str, Any]:
    """Return the report of a contest without its times."""
    found: dict[str, Any] = as_json(*arguments)
    assert found.pop("times")["seconds"] > 0
    return found


def test_a_contest_in_json_is_the_same_on_two_processes() -> None:
    found = result(*CONTEST)
    assert found["game"] == "fugger" and found["players"] == 3
    assert [bot["bot"] for bot in found["variants"][0]["bots"]] == [
        "steward",
        "apprentice",
        "random",
    ]
    assert found["variants"][0]["games"] == 6 and found["variants"][0]["complete"]
    assert result(*CONTEST, "--jobs", "2") == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_contest_is_told_in_tables_and_a_report(tmp_path: Path, language: str) -> None:
    file = tmp_path / "report.html"
    done = kontor(*CONTEST[:-1], "3", "--html", str(file), "--lang", language)
    assert done.returncode == 0, done.stderr
    texts = Texts(language)
    for name in ("arena-section-bots", "arena-section-seats", "arena-section-uses", "arena-rating"):
        assert texts.say(name) in done.stdout
    assert f'lang="{language}"' in file.read_text("utf-8")


def test_a_house_rule_is_compared() -> None:
    rule = "draw_rule=hold_at_most_four,hold_at_most_three"
    found = result("arena", "fugger", "--bots", "random", "-n", "6", "--compare-option", rule)
    assert [variant["options"]["draw_rule"] for variant in found["variants"]] == [
        "hold_at_most_four",
        "hold_at_most_three",
    ]
    (effect,) = found["effects"]
    assert effect["rounds"]["low"] <= effect["rounds"]["value"] <= effect["rounds"]["high"]


def test_the_ladder_of_a_game_is_written(tmp_path: Path) -> None:
    file = tmp_path / "bots.md"
    more = ("--games", "3", "--minutes", "0.0001", "--docs", str(file), "--budget", "9,fugger:2")
    rows = as_json("arena", "fugger", "--ladder", *more)
    assert len(rows) == 5 and rows[0]["higher"] == "apprentice"
    assert rows[3]["higher"] == "grandmaster:2"
    text = file.read_text("utf-8")
    assert "Die Fugger, 3 players" in text and str(tmp_path) not in text
    journal = ("--resume", str(tmp_path / "begun.journal"))
    as_json("arena", "fugger", "--ladder", *more, *journal)
    text = file.read_text("utf-8")
    assert "--resume begun.journal`" in text and str(tmp_path) not in text


def test_a_narrow_screen_keeps_the_intervals_and_does_without_the_times() -> None:
    words = ("arena", "fugger", "--ladder", "--games", "3", "--minutes", "0.0001", "--budget", "2")
    narrow, wide = (kontor(*words, COLUMNS=columns).stdout for columns in ("80", "140"))
    assert "…" not in narrow and "Stands" in narrow and "Median" not in narrow
    assert "…" not in wide and "Stands" in wide and "Median" in wide


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        (("chess",), "setup-unknown-game"),
        ((), "cli-arena-no-game"),
        (("fugger", "--bots", "genius"), "setup-unknown-bot"),
        (("fugger", "--players", "9"), "setup-bad-players"),
        (("fugger", "--option", "colour=red"), "setup-unknown-option"),
        (("fugger", "--option", "draw_rule"), "setup-bad-pair"),
        (("fugger", "--components", "nowhere.toml"), "arena-bad-components"),
        (("fugger", "--compare-option", "draw_rule=hold_at_most_four"), "arena-bad-comparison"),
        (("fugger", "--docs", "x.md"), "cli-arena-only-ladder"),
        (("--ladder", "--field"), "cli-arena-ladder-alone"),
        (("--ladder", "--budget", "chess:40"), "setup-unknown-game"),
        (("--ladder", "--budget", "much"), "setup-bad-budget"),
        (("fugger", "-n", "9999", "--html", "no/where.html"), "arena-bad-file"),
        (("--ladder", "-n", "9999", "--docs", "no/where.md"), "arena-bad-file"),
        (("fugger", "--resume", "no/where"), "arena-bad-journal"),
    ],
)
def test_a_mistake_ends_in_one_clear_sentence(arguments: tuple[str, ...], name: str) -> None:
    language = LANGUAGES[len(name) % len(LANGUAGES)]
    done = kontor("arena", *arguments, "--lang", language)
    assert done.returncode == 2 and done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    facts = ["game", "bot", "known", "players", "least", "most", "option", "value", "pair"]
    spaces = dict.fromkeys([*facts, "reason", "file"], "\0")
    words = Texts(language).say(name, **spaces).split("\0")
    assert all(word in done.stderr for word in words), done.stderr


def has_whole_block(journal: Path) -> bool:
    """Tell whether the first games of a contest are done: figures are made of whole blocks."""
    text = journal.read_text("utf-8") if journal.exists() else ""
    return all(f'"game":{number},' in text for number in range(3))


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_finished(tmp_path: Path, jobs: str) -> None:
    journal = tmp_path / "journal"
    command = (*CONTEST[:-1], "3000", "--jobs", jobs, "--resume", str(journal), "--json")
    running = subprocess.Popen(
        [sys.executable, "-m", "kontor", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "C.UTF-8"},
        start_new_session=True,
        # Where tests run in the background of a shell, Ctrl-C is ignored unless one asks for it.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    try:
        end = time.monotonic() + SECONDS
        while not has_whole_block(journal):
            assert running.poll() is None and time.monotonic() < end
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        output, errors = running.communicate(timeout=SECONDS)
    finally:
        if running.poll() is None:
            running.kill()
            running.wait()
    assert running.returncode == 130, errors
    with pytest.raises(ProcessLookupError):
        while time.monotonic() < end:
            os.killpg(running.pid, 0)
            time.sleep(0.05)
    (variant,) = json.loads(output)["variants"]
    assert not variant["complete"]
    finished = len(journal.read_text("utf-8").splitlines()) - 1
    assert 0 < variant["games"] <= finished
    assert "Traceback" not in errors and "--resume" in errors


def test_the_command_line_speaks_of_the_arena_in_three_languages() -> None:
    """Commands are not set like prose, so the files of the command line are compared here."""
    names = [
        [re.match(r"cli-(help-)?arena[\w-]*", line)[0]  # type: ignore[index]
         for line in next(p for p in paths(language, None) if p.name == "cli.ftl")
         .read_text("utf-8").splitlines() if re.match(r"cli-(help-)?arena", line)]
        for language in LANGUAGES
    ]  # fmt: skip
    assert names[0] == names[1] == names[2] and len(names[0]) >= 18
