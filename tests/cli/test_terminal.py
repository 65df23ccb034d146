"""`kontor terminal`: whole games at the keyboard."""

from pathlib import Path

import pytest

from kontor import games
from kontor.cli.terminal import ranking
from kontor.engine.match import replay
from kontor.engine.record import parse
from kontor.text.languages import LANGUAGES
from tests.cli.program import kontor

YES = {"en": "y", "fr": "o", "de": "j"}


# Every game in one language and every language in some game; with --long all in all.
IN_TURN = [
    pytest.param(slug, language, marks=() if turn % 3 == place else pytest.mark.long)
    for turn, slug in enumerate(games.SLUGS)
    for place, language in enumerate(LANGUAGES)
]


@pytest.mark.parametrize(("slug", "language"), IN_TURN)
def test_a_whole_game_is_played_and_saved(slug: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    typed = f"1\n{YES[language]}\n" * 3_000
    done = kontor(
        "terminal", slug, "--lang", language, "--seed", "s", "--save", str(file), typed=typed
    )
    assert done.returncode == 0, done.stderr
    record = parse(file.read_text())
    match = replay(games.load(slug), record)
    assert match.state.is_over() and match.state.scores() == record.result
    assert record.commitment[:16] in done.stdout and str(file.name) in done.stdout


def play(typed: str, file: Path, *arguments: str) -> str:
    """Type some lines at the table and return what was shown."""
    done = kontor("terminal", "fugger", *arguments, "--save", str(file), typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_help_reasons_and_rules_are_at_hand(tmp_path: Path) -> None:
    shown = play(
        "?\nwhy\nwhy pass\nrules\nrules R3.1\nrules R99\nt\nq\n", tmp_path / "a", "--seed", "1"
    )
    assert "take back your last answer" in shown
    assert ("(R2.4)" in shown and "(R5.3)" in shown) or "(R2.4)" in shown
    assert "R16" in shown and "no rule R99" in shown


def test_an_impossible_answer_is_explained_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "a"
    shown = play("pass\n99\nplay:gold\nq\n", file, "--seed", "1")
    assert "(R2.4)" in shown
    assert all(answer.seat != 0 for answer in parse(file.read_text()).answers)


def test_a_number_that_stands_before_no_option_is_called_just_that(tmp_path: Path) -> None:
    for line in ("99", "0", "why 99", "²"):
        shown = play(f"{line}\nq\n", tmp_path / "a", "--seed", "1")
        assert "(R2.3)" not in shown or line == "²"
        assert ("no option 99" in shown) == ("99" in line)
        assert ("no option 0" in shown) == (line == "0")


def test_at_the_end_players_are_ranked_and_nothing_is_forecast(tmp_path: Path) -> None:
    file = tmp_path / "a"
    shown = play("1\ny\n" * 3_000, file, "--seed", "s")
    record = parse(file.read_text())
    match = replay(games.load("fugger"), record)
    end = shown.rpartition("─" * 20)[2]
    assert "Florins" in end and "If the round ended now" not in end
    ranked = ranking(match)
    assert [rank.seat for rank in ranked if rank.place == 1] == match.state.winners()
    assert sorted(rank.score for rank in ranked) == sorted(record.result or [])
    places = [end.index(f"{rank.place}. {record.names[rank.seat]}") for rank in ranked]
    assert places == sorted(places)


def test_a_left_game_is_resumed_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "a"
    play("1\nq\n", file, "--seed", "1")
    before = parse(file.read_text()).answers
    done = kontor("terminal", "fugger", "--resume", str(file), typed="1\nq\n")
    after = parse(file.read_text()).answers
    assert done.returncode == 0 and len(after) > len(before)
    assert after[: len(before)] == before


def test_undo_says_what_stands_in_the_way(tmp_path: Path) -> None:
    shown = play("u\ndraw\nu\nr\nq\n", tmp_path / "a", "--seed", "1")
    assert "somebody else" in shown.lower() or "since then" in shown.lower()


def test_a_file_that_cannot_be_written_is_named() -> None:
    done = kontor("terminal", "fugger", "--save", "/proc/no/game.record", typed="q\n")
    assert done.returncode == 1 and "cannot be written" in done.stderr
