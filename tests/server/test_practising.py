"""Practising: a moment is opened at a table of one's own, judged, taken back and played on."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import partial

import pytest

from kontor import games
from kontor.engine.chance import seeded
from kontor.games.practice import Moment, moments
from kontor.server.service.bots import Bots
from kontor.server.service.daily import in_turn, of_the_day
from kontor.server.service.judging import judged
from kontor.server.service.practice_sight import NEAR, compared, hinted
from kontor.server.service.quotas import Quota, Quotas
from kontor.server.service.service import Service
from kontor.server.service.sight import TableSight
from kontor.server.service.sight_making import table_sight
from kontor.server.service.table_settings import TableSettings
from tests.server.advised import advising, every_game_is_learned
from tests.server.people import ADA, AT_ONCE, BEN, opened, refused, run
from tests.server.practice import opened_at, taken_back

__all__ = ["every_game_is_learned"]

PRACTISED = [slug for slug in games.SLUGS if moments(slug)]
# So many moments of a game are opened in every run, from all over its list.
SAMPLE = 4
DAY = date(2026, 11, 17)


def check_moment(slug: str, asked: Moment) -> None:
    """Insist that a moment asks its seat, who has all the judged answers, and bots wait."""
    live = opened_at(slug, asked)
    sight = table_sight(live, ADA, ())
    assert sight.question and sight.question.awaited and sight.me == asked.seat, asked.name
    words = {option.word for option in sight.question.options}
    assert {word for word, *_ in asked.judged} <= words and len(words) > 1, asked.name
    assert asked.best == asked.judged[0][0] and asked.judged[-1][2] < asked.judged[0][2] - NEAR
    assert not any(" " in word for word in words), "a ring finds its answer by its word"
    assert live.served() == [] and not sight.undo.steps and not sight.undo.can_propose
    assert sight.practice and (sight.practice.verdict, sight.practice.hoped) == ("", [])


@pytest.mark.parametrize("slug", PRACTISED)
def test_moments_open_and_ask_their_question(slug: str) -> None:
    every = max(1, len(moments(slug)) // SAMPLE)
    for asked in moments(slug)[::every]:
        check_moment(slug, asked)


@pytest.mark.long
@pytest.mark.parametrize("slug", PRACTISED)
def test_all_moments_open_and_ask_their_question(slug: str) -> None:
    for asked in moments(slug):
        check_moment(slug, asked)


@pytest.mark.parametrize("slug", PRACTISED)
def test_moments_are_sorted_and_have_names_of_their_own(slug: str) -> None:
    found = moments(slug)
    assert [one.level for one in found] == sorted(one.level for one in found)
    assert {one.level for one in found} <= {1, 2, 3}
    assert len({one.name for one in found}) == len(found)


# What is said --------------------------------------------------------------------------------

ASKED = replace(
    moments("fugger")[0],
    best="draw",
    judged=(("draw", 60, 64), ("play:wine", 58, 62), ("play:cloth", 30, 31)),
)


@pytest.mark.parametrize(
    ("word", "thought", "verdict", "chance", "best"),
    [
        ("draw", "", "best", 64, 64),
        ("play:wine", "", "near", 62, 64),
        ("play:cloth", "", "worse", 31, 64),
        ("play:cloth", "judged 50 51 hand:-6", "worse", 31, 64),
        ("play:salt", "", "unknown", 0, 64),
        ("play:salt", "judged 40 60 hand:-6 lead:2", "worse", 40, 60),
        ("play:salt", "judged 58 60", "near", 58, 60),
    ],
)
def test_answers_are_compared(
    word: str, thought: str, verdict: str, chance: int, best: int
) -> None:
    """A longer search counts more than a thought of now, which counts more than nothing."""
    found = compared(ASKED, word, thought)
    assert (found.verdict, found.chance, found.best) == (verdict, chance, best)
    groups = [(reason.group, round(100 * reason.difference)) for reason in found.reasons]
    named = [part.partition(":") for part in thought.split(" ")[3:]]
    assert groups == [(group, int(number)) for group, _, number in named]


def test_a_hint_does_not_tell_by_its_order() -> None:
    assert sorted(hinted(ASKED)) == hinted(ASKED)
    assert ASKED.best in hinted(ASKED) and len(hinted(ASKED)) == 3


async def after(service: Service, table: str, word: str) -> TableSight:
    """Let Ada answer, and return what she sees then."""
    sight = await service.sight(table, ADA)
    await service.answer(ADA, table, sight.me, word, sight.version, f"key {sight.version}")
    return await service.sight(table, ADA)


def test_a_hint_an_answer_why_and_back_again(sqlite: str) -> None:
    async def test() -> None:
        async with advising(sqlite) as service:
            asked, other = taken_back("fugger")
            table = await service.practise(ADA, "fugger", asked.name, "Ada")
            assert await service.practise(ADA, "fugger", asked.name, "Ada") == table
            assert await refused(service.sight(table, BEN)) == "error-nobody-watches"
            assert await refused(service.ponder(BEN, table, "hint")) == "error-not-your-seat"
            version = (await service.sight(table, ADA)).version
            assert await service.ponder(ADA, table, "on") == version, "nothing is answered yet"
            assert await service.judge(ADA, table) == version
            await service.ponder(ADA, table, "hint")
            sight = await service.sight(table, ADA)
            assert sight.practice and sight.practice.hoped == hinted(asked)
            sight = await after(service, table, other)
            assert sight.practice and (sight.practice.verdict, sight.practice.reasons) == (
                "worse",
                [],
            )
            assert sight.practice.judges and sight.practice.hinted
            await service.judge(ADA, table)
            sight = await service.sight(table, ADA)
            assert sight.practice and sight.practice.reasons and not sight.practice.judges
            assert (await Bots(service, AT_ONCE).due(table))[0] == [], "bots wait"
            await service.ponder(ADA, table, "best")
            sight = await service.sight(table, ADA)
            assert sight.practice and (sight.practice.verdict, sight.practice.hoped) == (
                "",
                [asked.best],
            )
            assert sight.practice.said and sight.undo.steps == 0
            sight = await after(service, table, asked.best)
            assert sight.practice and sight.practice.verdict == "best"

    run(test())


def test_playing_on_wakes_the_bots_and_the_table_stays(sqlite: str) -> None:
    async def test() -> None:
        async with advising(sqlite) as service:
            first, second = moments("fugger")[:2]
            table = await service.practise(ADA, "fugger", first.name, "Ada")
            await after(service, table, first.best)
            await service.ponder(ADA, table, "on")
            sight = await service.sight(table, ADA)
            assert sight.practice is None and sight.advised
            [task], _ = await Bots(service, AT_ONCE).due(table)
            assert task.seat != first.seat
            other = await service.practise(ADA, "fugger", second.name, "Ada")
            await service.practise(ADA, "fugger", first.name, "Ada")
            assert await refused(service.sight(other, ADA)) == "error-no-such-table"
            assert len(await service.my_tables(ADA)) == 2
            again = await service.sight(table, ADA)
            assert again.settings.practice == first.name

    run(test())


def test_playing_on_counts_as_opening_a_table(sqlite: str) -> None:
    async def test() -> None:
        async with advising(sqlite) as service:
            service.quotas = Quotas({"tables": Quota(1, 0.01)})
            service.quotas.take("tables", ADA)
            asked = moments("fugger")[0]
            table = await service.practise(ADA, "fugger", asked.name, "Ada")
            await after(service, table, asked.best)
            assert await refused(service.ponder(ADA, table, "on")) == "error-too-often"

    run(test())


def test_only_a_moment_that_there_is_is_practised_and_nobody_chooses_it_as_a_setting(
    sqlite: str,
) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            name = moments("fugger")[0].name
            wish = TableSettings(practice=name)
            making = service.create(ADA, "fugger", 3, names=["Ada"], settings=wish)
            assert await refused(making) == "error-malformed"
            assert (
                await refused(service.practise(ADA, "fugger", "x", "Ada")) == "error-no-such-page"
            )
            assert await refused(service.practise(ADA, "x", name, "Ada")) == "error-no-such-game"
            table = await service.create(ADA, "fugger", 3, names=["Ada", "Ben", "Cleo"])
            assert await refused(service.ponder(ADA, table, "hint")) == "error-not-your-seat"

    run(test())


def test_a_moment_that_is_no_longer_there_leaves_an_ordinary_table() -> None:
    asked = moments("fugger")[0]
    live = opened_at("fugger", asked)
    live.settings = TableSettings(practice="fugger-gone")
    sight = table_sight(live, ADA, ())
    assert sight.practice is None and sight.question and sight.question.awaited


@pytest.mark.parametrize("slug", PRACTISED)
def test_what_is_thought_rests_on_what_the_seat_may_know(slug: str) -> None:
    """Deal everything anew that the seat cannot know: what is said stays the same."""
    asked = moments(slug)[0]
    live = opened_at(slug, asked)
    task = live.task(asked.seat)
    words = asked.judged[-1][0], asked.best, asked.judged[1][0]
    state = live.playing().state
    for number in range(3):
        other = live.game.imagine(state.view(asked.seat), seeded(f"other {number}"))
        moved = replace(task, base=other.save().decode(), answers=[])
        assert judged(moved, *words) == judged(task, *words)


# The moment of the day ------------------------------------------------------------------------


def test_the_day_has_one_moment_for_everybody_and_goes_round(sqlite: str) -> None:
    days = [of_the_day(DAY + timedelta(number)) for number in range(2 * len(in_turn()))]
    names = [found[1].name for found in days if found]
    whole = sorted(one.name for slug in games.SLUGS for one in moments(slug))
    assert sorted(names[: len(in_turn())]) == whole
    assert names[: len(in_turn())] == names[len(in_turn()) :]

    async def test() -> None:
        async with opened(sqlite) as service:
            morning = datetime(2026, 11, 17, 0, 0, 1, tzinfo=UTC).timestamp()
            for after_midnight in (0, 43_200, 86_390, 86_400):
                service.now = partial(float, morning + after_midnight)
                day = DAY + timedelta(after_midnight // 86_400)
                assert service.moment_of_the_day() == of_the_day(day)

    run(test())


def test_games_take_turns_from_day_to_day() -> None:
    found = [slug for slug, _ in in_turn()[: len(PRACTISED)]]
    assert sorted(found) == sorted(PRACTISED)
