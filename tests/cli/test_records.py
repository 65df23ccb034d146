"""`kontor record`, `rules`, `clauses` and `games`."""

import re
import unicodedata
from pathlib import Path

import pytest

from kontor import games
from kontor.cli.clause_table import clause_table
from kontor.text.languages import LANGUAGES
from tests.bench.records import FOLDER
from tests.cli.program import as_json, kontor

RECORD = FOLDER / "fugger" / "3-players-1.record"


def test_a_true_record_is_accepted() -> None:
    result = as_json("record", "verify", str(RECORD))
    assert result["verified"] and result["over"] and result["commitment"]
    assert "Result confirmed" in kontor("record", "verify", str(RECORD)).stdout


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """Return a record with one line changed."""
    lines = RECORD.read_text().splitlines()
    place = next(number for number, line in enumerate(lines) if old in line)
    lines[place] = lines[place].replace(old, new)
    file = tmp_path / "changed.record"
    file.write_text("\n".join(lines))
    return file


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (" play:", " deliver:"),
        ("seat A ", "seat A Old "),
        ("seed ", "seed x"),
        ("result A ", "result A 1"),
    ],
)
def test_a_changed_record_is_refused(tmp_path: Path, old: str, new: str) -> None:
    done = kontor("record", "verify", str(changed(tmp_path, old, new)))
    assert done.returncode == 1 and done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1


def test_the_changed_line_is_named(tmp_path: Path) -> None:
    lines = RECORD.read_text().splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith("30 "))
    number, seat, _, mark = lines[place].split()
    lines[place] = f"{number} {seat} pass {mark}"
    file = tmp_path / "changed.record"
    file.write_text("\n".join(lines))
    done = kontor("record", "verify", str(file))
    assert done.returncode == 1 and f"Line {place + 1} " in done.stderr


@pytest.mark.parametrize("text", ["", "nonsense", "\x00"])
def test_what_is_no_record_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "no.record"
    file.write_text(text)
    assert kontor("record", "verify", str(file)).returncode == 1
    assert kontor("record", "verify", str(tmp_path / "nowhere")).returncode == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_in_words(language: str) -> None:
    done = kontor("record", "show", str(RECORD), "--lang", language)
    assert done.returncode == 0 and "Bertram" in done.stdout and done.stdout.count("\n") > 100


def test_a_moment_of_a_record_is_shown_as_one_seat_saw_it() -> None:
    mine = as_json("record", "replay", str(RECORD), "--at", "20", "--seat", "2")
    archive = as_json("record", "replay", str(RECORD), "--at", "20")
    assert mine["seat"] == 1 and "hands" not in mine
    assert archive["hands"][1] == mine["hand"]
    assert kontor("record", "replay", str(RECORD), "--at", "20").returncode == 0
    assert kontor("record", "replay", str(RECORD), "--seat", "9").returncode == 1


@pytest.mark.parametrize("slug", games.SLUGS)
def test_no_clause_lacks_function_test_or_text(slug: str) -> None:
    rows = clause_table(slug)
    assert rows
    assert [row.clause for row in rows if not row.is_complete()] == []


def test_the_clause_table_is_printed() -> None:
    rows = as_json("clauses", "fugger")
    assert {"clause", "functions", "tests", "texts"} == set(rows[0])
    done = kontor("clauses", "fugger")
    assert done.returncode == 0 and "R16.5" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebooks_are_printed_whole_by_chapter_and_by_clause(language: str) -> None:
    whole = kontor("rules", "fugger", "--lang", language)
    chapter = kontor("rules", "fugger", "R3", "--lang", language)
    clause = kontor("rules", "fugger", "R3.1", "--lang", language)
    assert whole.returncode == chapter.returncode == clause.returncode == 0
    assert len(whole.stdout) > len(chapter.stdout) > len(clause.stdout) > 20
    assert "R3.2" in chapter.stdout and "R3.2" not in clause.stdout
    assert kontor("rules", "fugger", "R99").returncode == 2


def test_the_language_comes_from_the_environment_or_the_option() -> None:
    assert "Mise en place" in kontor("rules", "fugger", "R1", LANG="fr_FR.UTF-8").stdout
    assert "Mise en place" not in kontor("rules", "fugger", "R1", "--lang", "de").stdout
    assert "Jouer contre des automates" in kontor("--help", KONTOR_LANG="fr").stdout


def test_games_are_listed() -> None:
    listed = as_json("games")
    assert [row["game"] for row in listed] == list(games.SLUGS)
    for language in LANGUAGES:
        assert kontor("games", "--lang", language).returncode == 0


def test_the_program_says_what_it_can_do() -> None:
    done = kontor("--help")
    assert done.returncode == 0 and "kontor terminal fugger" in done.stdout
    assert "0.1.0" in kontor("--version").stdout


HOSTILE = "\x1b]0;owned\x07\x1b[2J[link=http://evil.example]x[/link]\x9b31m\u202eAda"


@pytest.mark.parametrize("command", ["show", "verify", "replay"])
def test_a_hostile_record_does_not_command_the_terminal(tmp_path: Path, command: str) -> None:
    """Names and comments of a stranger's file are shown, not obeyed."""
    text = re.sub(r" ~\w+", "", RECORD.read_text())
    text = re.sub(r"seat A .*", lambda _: f"seat A {HOSTILE}", text)
    text = re.sub(r"(\n1 .*)", lambda line: f"{line[1]} # {HOSTILE}", text)
    file = tmp_path / "hostile.record"
    file.write_text(text)
    done = kontor("record", command, str(file), FORCE_COLOR="1")
    shown = re.sub(r"\x1b\[[0-9;]*m", "", done.stdout + done.stderr)  # our own colours
    assert done.returncode == 0 and "[link=http://evil.example]x[/link]" in shown
    assert not [sign for sign in shown if unicodedata.category(sign)[0] == "C" and sign != "\n"]


def test_what_is_wrong_with_a_hostile_record_is_said_harmlessly(tmp_path: Path) -> None:
    file = tmp_path / "hostile.record"
    file.write_text(f"kontor record 1\n{HOSTILE}\n")
    done = kontor("record", "show", str(file))
    assert done.returncode == 1 and "\x1b" not in done.stderr and "\x9b" not in done.stderr


def test_a_record_that_cannot_be_written_says_why(tmp_path: Path) -> None:
    refused = kontor("record", "convert", str(RECORD), str(tmp_path / "nowhere" / "game.json"))
    assert refused.returncode == 1 and "Traceback" not in refused.stderr
    assert "cannot be written: there is no folder" in " ".join(refused.stderr.split())


def test_a_data_set_is_not_one_record(tmp_path: Path) -> None:
    one = kontor("record", "convert", str(RECORD)).stdout
    several = tmp_path / "games.jsonl"
    line = " ".join(one.split())
    several.write_text(f"{line}\n{line}\n", "utf-8")
    refused = kontor("record", "convert", str(several))
    assert refused.returncode == 1
    assert "2 records, one on each line" in " ".join(refused.stderr.split())
