"""Training with PyTorch: reproducible, resumable, better for it, the same on all processes."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="training is for those who have installed PyTorch")

from kontor import games
from kontor.arena.lesson_games import Packing
from kontor.arena.pupil import VALUES, WORDS, Pupil
from kontor.arena.training import Course, School, thinned
from kontor.bots import network
from kontor.bots.judge import Judgement
from kontor.bots.network import BadNetwork, Network
from kontor.bots.policy import words_of
from kontor.bots.selfplay import Row, Siblings
from kontor.engine.chance import seeded
from kontor.engine.inputs import ONE

COURSE = Course("fugger", (3, 2), "tiny", games=12, units=8, iterations=4)


def studied(jobs: int = 1) -> School:
    """Return a school after a tiny course."""
    school = School(COURSE)
    school.study(jobs, lambda progress: None)
    return school


def test_equal_seeds_learn_equally_on_any_number_of_processes() -> None:
    first, second = (studied(jobs).publish("kontor train …", 2) for jobs in (1, 2))
    assert first == second
    other = School(Course("fugger", (3, 2), "other", games=12, units=8, iterations=4))
    other.study(1, lambda progress: None)
    assert other.publish("kontor train …", 2) != first


def test_a_resumed_course_ends_like_an_uninterrupted_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kontor.arena.training.ROUND", 6)
    whole = studied()
    begun = School(COURSE)
    file = tmp_path / "checkpoint"

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
    assert resumed.publish("", 0) == whole.publish("", 0)
    assert resumed.progress.curve == whole.progress.curve


def test_a_checkpoint_of_another_size_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "checkpoint"
    School(COURSE).save(file)
    with pytest.raises(BadNetwork):
        School(Course("fugger", (3,), "tiny", games=12, units=16)).resume(file)


def test_the_published_file_says_how_it_was_made() -> None:
    school = studied()
    made = network.restore(school.publish("kontor train …", 2))
    assert made.header["command"] == "kontor train …"
    assert made.header["games"] == COURSE.games and made.header["seed"] == COURSE.seed
    assert set(made.header["figures"]) == {"random", "steward"}
    assert made.header["curve"] and json.loads(school.curve())
    assert made.words


def test_a_course_begins_where_a_network_has_ended() -> None:
    content = games.learned("fugger")
    assert content is not None
    known = network.restore(content)
    school = School(Course("fugger", (3,), "on", games=12, units=known.units + 8))
    school.begin_from(content)
    begun = school.pupil.network()
    chance = seeded("like")
    for _ in range(20):
        numbers = [chance.below(2 * ONE) for _ in range(known.inputs)]
        assert begun.value(numbers) == pytest.approx(known.value(numbers), abs=2e-3)
    assert set(begun.words) == set(known.words)
    with pytest.raises(BadNetwork):
        School(COURSE).begin_from(content)


def test_who_learns_words_alone_judges_as_before(tmp_path: Path) -> None:
    content = games.learned("emperor")
    assert content is not None
    known = network.restore(content)
    known.words = {}
    known.correct(3, 1.5, -0.25)
    course = Course("emperor", (3,), "words", games=2, units=known.units, searched=0.0,
                    subject=WORDS)  # fmt: skip
    school = School(course)
    school.begin_from(known.save())
    school.study(1, lambda progress: None)
    school.save(tmp_path / "checkpoint")
    again = School(course)
    again.resume(tmp_path / "checkpoint")
    content = school.publish("kontor train …", 0)
    assert again.publish("kontor train …", 0) == content
    made = network.restore(content)
    assert len(made.words) > 20 and any(any(vector) for vector in made.words.values())
    assert made.rows == known.rows and made.outs == known.outs
    assert made.corrections() == known.corrections()
    assert made.header["begun"]["games"] == known.header["games"]
    with pytest.raises(BadNetwork):
        School(replace(course, units=known.units + 8)).begin_from(content)


def test_siblings_teach_differences_alone() -> None:
    """Whatever all of a family are said to be worth, one input makes the difference."""
    chance, packing = seeded("families"), lessons("siblings", 64)
    for _ in range(200):
        judgement = Judgement([0, 1, 2])
        judgement.numbers = [[ONE * (chance.below(8) == 0), 0, 0, ONE * best] for best in (0, 1, 0)]
        worth = chance.below(40) / 100
        judgement.chances = [worth, worth + 0.3, worth]
        judgement.weights = [3.0, 9.0, 0.0]
        packing.add_siblings(Siblings(judgement))
    pupil = Pupil(4, 8, 1, 4, VALUES)
    pupil.hear(packing.lessons)
    for number in range(200):
        pupil.learn(0.02, 64, number)
    made = pupil.network()
    assert not made.words
    difference = made.value([0, 0, 0, ONE]) - made.value([0, 0, 0, 0])
    assert difference == pytest.approx(0.3, abs=0.05)


def lessons(seed: str, rows: int) -> Packing:
    """Return positions that are won if one of two inputs says so; the third tells what is best."""
    chance, packing = seeded(seed), Packing()
    for _ in range(rows):
        numbers = [ONE * chance.below(2) for _ in range(4)]
        row = Row(numbers, 0.5)
        row.target = float((numbers[1] > 0) != (numbers[2] > 0))
        row.answers = ["0:go:left", "0:go:right", "0:stay"]
        row.shares = [0.0, 0.0, 0.0]
        row.shares[1 if numbers[3] else 0] = 1.0
        packing.add(row)
    return packing


def taught() -> Network:
    """Return a network that has seen enough of such lessons."""
    pupil = Pupil(4, 8, 1, 4)
    for number in range(100):
        pupil.hear(lessons(f"lesson {number}", 512).lessons)
        pupil.learn(0.05, 2048, number)
    return pupil.network()


def test_it_learns_what_no_single_input_tells_and_what_to_prefer() -> None:
    made = taught()
    exam = lessons("exam", 60).lessons
    for number in range(60):
        numbers = list(exam.numbers[4 * number : 4 * number + 4])
        assert abs(made.value(numbers) - exam.targets[number]) < 0.25
        hidden = made.hidden(numbers)
        logits = []
        for answer in exam.written:
            vector = made.vector(words_of(answer))
            logits.append(sum(h * v for h, v in zip(hidden, vector, strict=False)) + vector[-1])
        best = logits.index(max(logits))
        assert exam.written[best] == ("0:go:right" if numbers[3] else "0:go:left")


def test_a_long_curve_is_averaged() -> None:
    curve = [{"games": n, "brier": float(n % 2), "value": 0.0} for n in range(600)]
    short = thinned(curve)
    assert len(short) == 60 and short[-1]["games"] == 599
    assert all(point["brier"] == 0.5 for point in short)
