"""Moments for practice: every packaged one can be reached and asked, a broken file is refused."""

from pathlib import Path

import pytest

from kontor import games
from kontor.arena.practice_file import moment_text
from kontor.bots import roster
from kontor.bots.master import Master
from kontor.engine.chance import seeded
from kontor.engine.components import ComponentsError
from kontor.engine.state import State
from kontor.games import practice
from kontor.games.practice import LEVELS, Moment

PACKAGED = ("augsburg", "emperor", "fugger", "gluecksritter", "merchants")
LEAST = 40
PER_DEAL = 2
# How many moments of each game the master judges again.
SAMPLE = 8
WORLDS = 16

every_game = pytest.mark.parametrize("slug", PACKAGED)


def reached(slug: str, moment: Moment) -> State:
    """Play the answers that lead to a moment, each of which must be legal and awaited."""
    state = games.load(slug).start(moment.seats, moment.options, seeded(moment.seed))
    for answer in moment.answers:
        seat, _, word = answer.partition(" ")
        assert state.awaits(int(seat)), (moment.name, answer)
        state.play(int(seat), state.parse(int(seat), word))
    return state


@every_game
def test_every_moment_is_reached_and_its_answers_are_legal(slug: str) -> None:
    for moment in practice.moments(slug):
        state = reached(slug, moment)
        assert state.awaited() == 1 << moment.seat, moment.name
        assert not state.stack[-1].sealed, moment.name
        words = [state.word(option) for option in state.options(moment.seat)]
        assert len(words) >= 3, moment.name
        assert {word for word, _, _ in moment.judged} <= set(words), moment.name
        assert moment.best == moment.judged[0][0]


@every_game
def test_there_are_enough_moments_of_every_level_and_of_many_games(slug: str) -> None:
    found = practice.moments(slug)
    assert len(found) >= LEAST
    assert len({moment.name for moment in found}) == len(found)
    levels = [moment.level for moment in found]
    assert levels == sorted(levels)
    for level in range(1, LEVELS + 1):
        assert levels.count(level) >= len(found) // 4
        leads = [moment.lead() for moment in found if moment.level == level]
        assert leads == sorted(leads, reverse=True)
    deals = [moment.seed for moment in found]
    assert max(map(deals.count, deals)) <= PER_DEAL
    game = games.load(slug)
    assert {moment.seats for moment in found} == {*range(game.least_seats, game.most_seats + 1)}


@every_game
def test_the_best_answer_is_clearly_ahead(slug: str) -> None:
    for moment in practice.moments(slug):
        looks = [look for _, look, _ in moment.judged]
        # Rounding may take one point.
        assert looks[0] - max(looks[1:]) >= 5, moment.name
        assert moment.lead() >= 3, moment.name
        assert looks[0] - min(looks) >= 9, moment.name


@pytest.mark.long
@every_game
def test_the_master_judges_again_as_is_written(slug: str) -> None:
    master = roster.hire("master", games.load(slug))
    assert isinstance(master, Master)
    judge = Master(master.game, master.network, WORLDS)
    found = practice.moments(slug)
    for moment in found[:: len(found) // SAMPLE]:
        state = reached(slug, moment)
        options = state.options(moment.seat)
        judgement = judge.weigh_these(state.view(moment.seat), options, seeded(moment.name))
        best = judgement.options[judgement.best()]
        assert state.word(best) == moment.best, moment.name


def test_a_moment_is_found_by_its_name() -> None:
    first = practice.moments("fugger")[0]
    assert practice.moment("fugger", first.name) is first
    with pytest.raises(practice.UnknownMoment):
        practice.moment("fugger", "fugger-00000000")
    with pytest.raises(games.UnknownGame):
        practice.moments("chess")


ANSWERS = ("0 draw", "1 play:wine", "0 draw")
GOOD = Moment(
    practice.name_of("fugger", 2, {}, "practice 1", ANSWERS), 2, {}, "practice 1", ANSWERS, 1,
    "draw", (("draw", 50, 52), ("play:wine", 40, 41), ("play:copper", 30, 30)), 2,
)  # fmt: skip


def test_what_is_written_is_read(tmp_path: Path) -> None:
    file = tmp_path / "practice.toml"
    file.write_text(moment_text(GOOD), "utf-8")
    assert practice.read(file, "fugger") == (GOOD,)


@pytest.mark.parametrize(
    ("place", "good", "bad"),
    [
        ("moments", "[[moments]]", "[[moment]]"),
        ("moments[0].name", '"fugger-', '"augsburg-'),
        ("moments[0].name", '"0 draw"', '"0 deliver:wine"'),
        ("moments[0].seats", "seats = 2", "seats = 0"),
        ("moments[0].seat", "seat = 1", "seat = 2"),
        ("moments[0].seed", "seed", "seeds"),
        ("moments[0].answers[1]", "1 play:wine", "2 play:wine"),
        ("moments[0].answers[1]", "1 play:wine", "1"),
        ("moments[0].judged[0]", 'best = "draw"', 'best = "play:wine"'),
        ("moments[0].judged", "52]", "40]"),
        ("moments[0].judged[1]", "52]", "41]"),
        ("moments[0].judged[0]", "52]", '"52"]'),
        ("moments[0].judged[0]", "52]", "101]"),
        ("moments[0].judged[2]", ", 30, 30]", ", 30]"),
        ("moments[0].judged", '"play:copper", 30', '"play:wine", 30'),
        ("moments[0].judged", ', ["play:copper", 30, 30]', ""),
        ("moments[0].level", "level = 2", "level = 4"),
        ("moments[0].hint", "level = 2", 'level = 2\nhint = "draw"'),
        ("moments[0].options.deal", "options = {}", "options = { deal = 3 }"),
        ("", "seats = 2", "seats = "),
    ],
)
def test_a_broken_file_is_refused_by_its_place(
    tmp_path: Path, place: str, good: str, bad: str
) -> None:
    file = tmp_path / "practice.toml"
    text = moment_text(GOOD)
    assert good in text
    file.write_text(text.replace(good, bad, 1), "utf-8")
    with pytest.raises(ComponentsError) as refused:
        practice.read(file, "fugger")
    assert refused.value.problem.facts["place"] == place


def test_the_same_moment_twice_or_a_wrong_order_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "practice.toml"
    text = moment_text(GOOD)
    other = ("1 draw", *ANSWERS)
    easier = text.replace("level = 2", "level = 1").replace('"0 draw"', '"1 draw", "0 draw"', 1)
    easier = easier.replace(GOOD.name, practice.name_of("fugger", 2, {}, GOOD.seed, other))
    for second in (text, easier):
        file.write_text(text + second, "utf-8")
        with pytest.raises(ComponentsError) as refused:
            practice.read(file, "fugger")
        assert refused.value.problem.facts["place"] == "moments"
    file.write_text(easier + text, "utf-8")
    assert [moment.level for moment in practice.read(file, "fugger")] == [1, 2]
