"""Training: reproducible, resumable, the same on any number of processes."""

import json
from pathlib import Path

import pytest

from kontor.arena.training import Course, School, thinned
from kontor.bots import network
from kontor.bots.network import BadNetwork

COURSE = Course("fugger", (3, 2), "tiny", games=12, units=8)


def studied(jobs: int = 1) -> School:
    """Return a school after a tiny course."""
    school = School(COURSE)
    school.study(jobs, lambda progress: None)
    return school


def test_equal_seeds_learn_equally_on_any_number_of_processes() -> None:
    first = studied()
    assert studied(jobs=2).learner.weights == first.learner.weights
    other = School(Course("fugger", (3, 2), "other", games=12, units=8))
    other.study(1, lambda progress: None)
    assert other.learner.weights != first.learner.weights


def test_a_resumed_course_ends_like_an_uninterrupted_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kontor.arena.training.ROUND", 6)
    whole = studied()
    begun = School(COURSE)
    file = tmp_path / "checkpoint.json"

    class Interrupted(Exception):
        """Somebody stopped the course."""

    def stop(progress: object) -> None:
        begun.save(file)
        raise Interrupted

    with pytest.raises(Interrupted):
        begun.study(1, stop)
    resumed = School(COURSE)
    resumed.resume(file)
    assert resumed.progress.games == 6
    resumed.study(1, lambda progress: None)
    assert resumed.learner.weights == whole.learner.weights
    assert resumed.averaged == whole.averaged
    assert resumed.progress.curve == whole.progress.curve


def test_a_checkpoint_of_another_size_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "checkpoint.json"
    School(COURSE).save(file)
    with pytest.raises(BadNetwork):
        School(Course("fugger", (3,), "tiny", games=12, units=16)).resume(file)


def test_equal_seeds_publish_equal_files() -> None:
    first, second = (studied(jobs).publish("kontor train …", 2) for jobs in (1, 2))
    assert first == second


def test_the_published_file_says_how_it_was_made() -> None:
    school = studied()
    made = network.restore(school.publish("kontor train …", 2))
    assert made.header["command"] == "kontor train …"
    assert made.header["games"] == COURSE.games and made.header["seed"] == COURSE.seed
    assert set(made.header["figures"]) == {"random", "steward"}
    assert made.header["curve"] and json.loads(school.curve())


def test_a_long_curve_is_averaged() -> None:
    curve = [{"games": n, "brier": float(n % 2), "error": 0.0} for n in range(600)]
    short = thinned(curve)
    assert len(short) == 60 and short[-1]["games"] == 599
    assert all(point["brier"] == 0.5 for point in short)
