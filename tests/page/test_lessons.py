"""Every lesson without a browser: by its suggested path, and by random legal detours."""

import pytest

from kontor import games
from kontor.engine.chance import seeded
from kontor.server.page.regions import regions
from kontor.server.service.lessons import lesson_of
from kontor.server.service.sight import OVER
from kontor.text.bundles import written
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Texts
from tests.page.lessons import TAUGHT, Learner, complaints

DETOURS = 6
# So many answers and steps at most, until a detour has come to the end of the lesson or the game.
MOST = 400


def test_some_games_are_taught() -> None:
    assert "fugger" in TAUGHT


@pytest.mark.parametrize("slug", TAUGHT)
def test_the_path_tells_every_step_in_three_languages(slug: str) -> None:
    """Whoever does what is asked hears everything in order; bots answer word by word."""
    learner = Learner(slug)
    lesson = learner.lesson
    own = iter(lesson.script(lesson.seat))
    while not learner.live.is_learned():
        sight = learner.sight()
        assert [found for one in LANGUAGES for found in complaints(sight, one)] == []
        if sight.lesson and sight.lesson.step and not sight.lesson.asks:
            assert not learner.live.served() or learner.is_asked()
            learner.read_on(sight)
        elif learner.is_asked():
            word = next(own)
            said = learner.live.speech()
            assert said is None or said.is_met(word), (said, word)
            learner.answer(word)
        else:
            assert learner.wait()
    assert learner.said == [step.name for step in lesson.steps]
    record = learner.live.playing().record
    given = [f"{answer.seat} {answer.word}" for answer in record.answers]
    assert given == list(lesson.path[: len(given)])
    assert sum(answer.seat == lesson.seat for answer in record.answers) >= 3
    assert learner.live.playing().state.awaited(), "the game goes on"


@pytest.mark.parametrize("slug", TAUGHT)
@pytest.mark.parametrize("number", range(DETOURS))
def test_detours_are_followed(slug: str, number: int) -> None:
    """Whatever is legal may be done: something always goes on, and points at what is there."""
    chance = seeded(f"detour {slug} {number}")
    learner = Learner(slug)
    for place in range(MOST):
        sight = learner.sight()
        assert complaints(sight, LANGUAGES[place % len(LANGUAGES)]) == []
        if learner.live.is_learned() or learner.live.row.phase == OVER:
            break
        is_read = sight.lesson is not None and sight.lesson.step and not sight.lesson.asks
        if sight.undo.steps and chance.below(12) == 0:
            over = learner.live.goes_over_bots(learner.lesson.seat)
            back = learner.live.own_last(learner.lesson.seat) - 1
            learner.write("undo", learner.lesson.seat, str(back) if over else "")
        elif sight.undo.can_redo and chance.below(2) == 0:
            learner.write("redo", learner.lesson.seat, "")
        elif is_read and not (learner.is_asked() and chance.below(3) == 0):
            learner.read_on(sight)
        elif learner.is_asked():
            learner.answer(learner.random_word(chance))
        else:
            assert learner.wait(), "nobody can do anything"
    else:
        pytest.fail("the lesson does not end")
    folded = type(learner.live)(
        learner.live.row, learner.live.seats, list(learner.live.keys.values())
    )
    assert folded.steps_told == learner.live.steps_told


@pytest.mark.parametrize("slug", games.SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_have_their_words_and_no_others(slug: str, language: str) -> None:
    lesson = lesson_of(slug)
    names = {f"lesson-{step.name}" for step in lesson.steps} if lesson else set()
    asking = {
        f"lesson-{step.name}-instead" for step in (lesson.steps if lesson else ()) if step.answers
    }
    told = {name for name in written(language, slug) if name.startswith("lesson-")}
    assert names <= told <= names | asking


@pytest.mark.parametrize("slug", TAUGHT)
def test_whoever_does_something_else_hears_so_and_may_come_back(slug: str) -> None:
    learner = Learner(slug)
    while not (sight := learner.sight()).lesson.asks:  # type: ignore[union-attr]
        if sight.lesson and sight.lesson.step:
            learner.read_on(sight)
        else:
            assert learner.wait(), "somebody else begins"
    assert sight.lesson and sight.question
    step, hoped = sight.lesson.step, learner.live.speech()
    assert hoped
    other = next(one.word for one in sight.question.options if not hoped.is_met(one.word))
    learner.answer(other)
    sight = learner.sight()
    assert sight.lesson and (sight.lesson.step, sight.lesson.instead) == (f"{step}-instead", True)
    assert not any(seat != learner.lesson.seat for seat in learner.live.served()), "bots wait"
    if sight.undo.steps:
        learner.write("undo", learner.lesson.seat, "")
        again = learner.sight().lesson
        assert again and (again.step, again.asks) == (step, True)
        learner.answer(next(word for word in learner.lesson.script(learner.lesson.seat)))
        assert learner.live.steps_told[step].as_hoped


def test_whoever_is_asked_off_the_path_hears_that_it_is_their_turn() -> None:
    """Without food in Cologne there is nothing to advise about the wagon there."""
    learner = Learner("merchants")
    sight = learner.sight()
    while not (learner.is_asked() and sight.lesson and not sight.lesson.step):
        if sight.lesson and sight.lesson.step and not sight.lesson.asks:
            learner.read_on(sight)
        elif learner.is_asked() and sight.question:
            words = [option.word for option in sight.question.options]
            learner.answer("done" if "done" in words else words[0])
        else:
            assert learner.wait()
        sight = learner.sight()
    assert Texts("en").say("page-lesson-yours") in regions(sight, "en")["desk"]
