"""Finding moments: the same seed finds the same, equal answers are no rivals, a quest goes on."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from kontor import games
from kontor.arena.clear_answers import Budgets, Judges, is_clear, is_telling
from kontor.arena.moment_finding import PATIENCE, SHARE, Finder, Progress, Quest, Trip, restored
from kontor.arena.practice_file import OtherQuest, keep, kept_progress, text
from kontor.bots import roster
from kontor.bots.master import Master
from kontor.cli.practice import find
from kontor.engine.chance import seeded
from kontor.engine.view import View
from kontor.games import practice
from tests.cli.program import as_json, kontor

QUEST = Quest("fugger", 3, "tiny", Budgets(iterations=30))


def found(quest: Quest, progress: Progress) -> Progress:
    """Go on until all moments of a quest are found."""
    finder = Finder(quest)
    while not finder.is_done(progress):
        progress.add(finder.travel(progress))
    return progress


def test_the_same_seed_finds_the_same_also_in_two_goes(tmp_path: Path) -> None:
    whole = found(QUEST, Progress())
    assert len(whole.finds) == 3
    file = tmp_path / "moments.toml"
    begun = Progress()
    begun.add(Finder(QUEST).travel(begun))
    keep(QUEST, begun, file)
    again = found(QUEST, kept_progress(QUEST, file))
    assert again == whole == restored(json.loads(json.dumps(whole.data())))
    keep(QUEST, again, file)
    assert len(practice.read(file, "fugger")) == 3
    with pytest.raises(OtherQuest):
        kept_progress(Quest("fugger", 3, "other", QUEST.budgets), file)
    assert "kontor practice fugger --moments 3 --seed tiny --iterations 30" in text(QUEST, whole)


def test_an_interruption_leaves_what_was_found(tmp_path: Path) -> None:
    class Interrupted(Finder):
        """Somebody presses Ctrl-C in the second game."""

        def travel(self, progress: Progress) -> Trip:
            if progress.games:
                raise KeyboardInterrupt
            return super().travel(progress)

    file = tmp_path / "moments.toml"
    progress = Progress()
    assert not find(Interrupted(QUEST), progress, 10, file)
    assert progress.games == 1
    assert kept_progress(QUEST, file) == progress
    assert find(Finder(QUEST), progress, 10, file)
    assert progress == found(QUEST, Progress())


def test_the_same_answer_is_not_the_best_more_often_than_asked() -> None:
    many = Quest("fugger", 5, "repeats", Budgets(iterations=5))
    free, strict = (bests(found(quest, Progress())) for quest in (many, replace(many, repeats=1)))
    assert len(set(free)) < len(free)
    assert len(set(strict)) == len(strict) == 5


def bests(progress: Progress) -> list[str]:
    """List the best answers of all moments found."""
    return [find.moment.best for find in progress.finds]


def test_games_in_vain_allow_more_of_one_kind() -> None:
    progress = Progress()
    for _ in range(PATIENCE):
        assert progress.share == SHARE
        progress.add(Trip((), 100, 3, 1))
    assert progress.share > SHARE
    assert (progress.games, progress.candidates) == (PATIENCE, 3 * PATIENCE)


@pytest.mark.parametrize(
    ("chances", "clear"),
    [
        ([0.5, 0.4, 0.3], True),
        ([0.5, 0.46, 0.3], False),
        ([0.4, 0.5, 0.3], False),
        ([0.95, 0.5, 0.3], False),
        ([0.09, 0.01, 0.0], False),
    ],
)
def test_clear_is_what_is_far_ahead_and_open(chances: list[float], clear: bool) -> None:
    assert is_clear(chances, 0, 0.06) is clear


def test_telling_is_what_can_be_done_wrong_and_is_agreed_on() -> None:
    assert is_telling([0.5, 0.4, 0.3], [0.6, 0.4, 0.3])
    assert not is_telling([0.5, 0.45, 0.42], [0.5, 0.45, 0.42])
    assert not is_telling([0.3, 0.2, 0.1], [0.6, 0.2, 0.1])


def judges() -> Judges:
    """Return the judges of Die Fugger."""
    player = roster.hire("master", games.load("fugger"))
    assert isinstance(player, Master)
    return Judges(player, QUEST.budgets)


def first_view() -> tuple[View, list[int]]:
    """Return a first question of Die Fugger with its options."""
    state = games.load("fugger").start(2, {}, seeded("practice"))
    seat = next(seat for seat in range(2) if state.awaits(seat))
    return state.view(seat), state.options(seat)


def test_answers_that_come_to_the_same_thing_are_put_together() -> None:
    view, options = first_view()
    twice = [*options, options[0]]
    groups = judges().distinct(view, twice, seeded("thinking"))
    assert len(groups) == len(options)
    assert [options[0], options[0]] in groups


def test_a_search_that_does_not_see_the_first_ahead_finds_nothing() -> None:
    view, options = first_view()
    even = [0.5] * len(options)
    assert judges().search(view, options, even, seeded("thinking")) == []


def test_the_command_writes_moments_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "tiny.toml"
    tiny = ("practice", "fugger", "--moments", "3", "--iterations", "30", "--out", str(file))
    first = as_json(*tiny, "--games", "1")
    assert first["games"] == 1
    second = as_json(*tiny, "--resume")
    assert second["moments"] == 3 == len(practice.read(file, "fugger"))
    other = kontor(*tiny, "--resume", "--seed", "2")
    assert other.returncode == 1 and "--seed 1" in other.stderr
