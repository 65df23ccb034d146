"""Matches: undo to a computed barrier, redo, and the reasons given."""

import pytest

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.game import Game, UnknownRules
from kontor.engine.match import (
    ANOTHER_SEAT,
    CHANCE_DRAWN,
    FINAL_ANSWER,
    FIRST_ANSWER,
    LEARNT_SOMETHING,
    Match,
)
from kontor.engine.messages import IllegalAnswer
from kontor.engine.record import Record
from kontor.engine.state import beginnings
from tests.engine.toy import TributeGame


def tribute(mood: str = "calm") -> Match:
    game = TributeGame()
    record = Record("tribute", 1, game.components_digest)
    record.options = {"mood": mood}
    record.names = ["Ada", "Bertram"]
    record.seed = "tribute"
    return Match(game, record)


def fugger(seats: int, seed: str) -> Match:
    game = games.load("fugger")
    record = Record("fugger", game.rules_version, game.components_digest)
    record.names = [f"P{seat}" for seat in range(seats)]
    record.seed = seed
    return Match(game, record)


def test_nothing_can_be_undone_before_the_first_answer() -> None:
    match = tribute()
    assert (match.reach(0).steps, match.reach(0).reason) == (0, FIRST_ANSWER)
    assert not match.undo(0) and not match.redo(0)


def test_private_drafts_can_be_taken_back_step_by_step() -> None:
    match = tribute()
    match.answer(0, "high")
    match.answer(0, match.state.word(match.state.options(0)[0]))
    assert match.reach(0).steps == 2 and match.reach(0).reason == FIRST_ANSWER
    assert match.undo(0) and match.undo(0) and not match.undo(0)
    assert match.record.answers == []
    assert match.redo(0) and match.redo(0) and not match.redo(0)
    assert len(match.record.answers) == 2


def test_a_final_answer_under_seal_is_a_barrier_and_its_draft_is_none() -> None:
    match = tribute("stern")
    match.answer(0, "high")
    assert match.reach(0).steps == 1
    match.answer(0, match.state.word(match.state.options(0)[0]))
    assert (match.reach(0).steps, match.reach(0).reason) == (0, FINAL_ANSWER)
    assert not match.undo(0)


def test_another_seats_answer_is_a_barrier() -> None:
    match = tribute()
    match.answer(0, "high")
    match.answer(1, "low")
    assert (match.reach(0).steps, match.reach(0).reason) == (0, ANOTHER_SEAT)
    assert match.reach(1).steps == 1


def test_a_new_answer_forgets_what_could_be_redone() -> None:
    match = tribute()
    match.answer(0, "high")
    match.undo(0)
    match.answer(0, "low")
    assert not match.redo(0)


def test_seeing_sealed_answers_turned_up_is_a_barrier() -> None:
    match = tribute()
    lowest = match.state.options(1)
    match.answer(1, match.state.word(lowest[0]))
    match.answer(1, match.state.word(match.state.options(1)[0]))
    match.answer(0, "high")
    match.answer(0, match.state.word(match.state.options(0)[-1]))
    assert match.state.rounds() == 2
    assert (match.reach(0).steps, match.reach(0).reason) == (0, LEARNT_SOMETHING)


def test_drawing_a_card_is_a_barrier() -> None:
    match = fugger(4, "draws")
    seat = match.state.awaited().bit_length() - 1
    match.answer(seat, "draw")
    assert (match.reach(seat).steps, match.reach(seat).reason) == (0, CHANCE_DRAWN)


def test_an_illegal_answer_leaves_record_and_undo_alone() -> None:
    match = tribute()
    match.answer(0, "high")
    with pytest.raises(IllegalAnswer):
        match.answer(0, "nonsense")
    assert len(match.record.answers) == 1 and match.reach(0).steps == 1


def test_the_longest_refused_beginning_of_a_word_answers() -> None:
    assert beginnings("buy:permit:trier") == [
        "buy:permit:trier",
        "buy:permit:*",
        "buy:permit",
        "buy:*",
        "buy",
        "*",
    ]


def test_a_game_goes_on_by_the_rules_it_began_with() -> None:
    game = games.load("fugger")
    assert game.under(game.rules_version) is game
    with pytest.raises(UnknownRules):
        game.under(game.rules_version + 1)
    with pytest.raises(UnknownRules):
        game.under(0)
    older = game.by_rules(1)
    assert older.rules_version == 1 and older.components_digest == game.components_digest


@pytest.mark.parametrize("slug", games.SLUGS)
def test_how_far_undo_reaches_is_the_same_whenever_it_is_asked(slug: str) -> None:
    game, chance = games.load(slug), seeded(f"reach {slug}")
    asked, last = (new_match(game) for _ in range(2))
    found = 0
    for _ in range(40):
        if asked.state.is_over():
            break
        seat = next(seat for seat in range(SEATS) if (asked.state.awaited() >> seat) & 1)
        options = asked.state.options(seat)
        word = asked.state.word(options[chance.below(len(options))])
        for match in (asked, last):
            match.answer(seat, word)
        for each in range(SEATS):
            reach = asked.reach(each)
            found += reach.steps
            for step in last.steps:
                step.barrier = None
            afresh = last.reach(each)
            assert (reach.steps, reach.reason) == (afresh.steps, afresh.reason)
    assert found


SEATS = 3


def new_match(game: Game) -> Match:
    """Return a match of three that always begins alike."""
    record = Record(game.slug, game.rules_version, game.components_digest)
    record.names = [f"P{seat}" for seat in range(SEATS)]
    record.seed = "reach"
    return Match(game, record)
