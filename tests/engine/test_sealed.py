"""Simultaneous sealed answers: drafts, changes, immediate options, secrecy."""

import pytest

from kontor.engine.chance import seeded
from kontor.engine.messages import IllegalAnswer
from kontor.engine.playout import play_out
from tests.engine.toy import BOAST, HIGH, LOW, Tribute, TributeGame


def new(seats: int = 2, seed: str = "toy", mood: str = "calm") -> Tribute:
    state = TributeGame().start(seats, {"mood": mood}, seeded(seed))
    assert isinstance(state, Tribute)
    return state


def say(state: Tribute, line: str) -> None:
    letter, word = line.split()
    seat = "ABCD".index(letter)
    state.answer(seat, state.parse(seat, word))


def lay(state: Tribute, seat: int, card: int) -> None:
    state.answer(seat, HIGH if card >= 3 else LOW)
    state.answer(seat, card)


def test_nothing_happens_before_the_last_answer() -> None:
    state = new()
    lay(state, 0, state.hands[0][0])
    assert state.awaited() == 0b10
    assert state.played == [[], []]
    lay(state, 1, state.hands[1][-1])
    assert state.played == [[state.played[0][0]], [state.played[1][0]]]
    assert state.awaited() == 0b11


def test_a_draft_is_still_awaited_and_private() -> None:
    state = new()
    before = state.view(1).data()
    say(state, "A high")
    assert state.awaited() == 0b11
    assert state.view(1).data() == before
    assert all(option >= 3 for option in state.options(0))


def test_an_answer_may_be_changed_until_the_last_one_arrives() -> None:
    state = new()
    lay(state, 0, state.hands[0][0])
    question = state.question(0)
    assert question.sealed and not question.awaited
    highest = state.hands[0][-1]
    lay(state, 0, highest)
    lay(state, 1, state.hands[1][0])
    assert state.played[0] == [highest]


def test_a_final_answer_stays() -> None:
    state = new(mood="stern")
    assert state.question(0).final
    say(state, "A high")
    assert state.options(0), "a draft is not complete yet"
    state.answer(0, state.options(0)[0])
    assert state.options(0) == [] and state.is_settled(0)
    with pytest.raises(IllegalAnswer):
        say(state, "A low")
    assert state.awaited() == 0b10


def test_an_immediate_option_is_carried_out_at_once_and_keeps_the_question_open() -> None:
    state = new()
    state.log = []
    state.answer(0, BOAST)
    assert state.boasts == 1 and state.awaited() == 0b11
    assert [event.name for event in state.log] == ["boasted"]
    with pytest.raises(IllegalAnswer):
        state.answer(0, BOAST)


def test_an_illegal_answer_names_its_clause_and_changes_nothing() -> None:
    state = new()
    before = state.data()
    with pytest.raises(IllegalAnswer) as caught:
        say(state, "A lay:9")
    assert caught.value.refusal.clause == "T1.1"
    assert state.data() == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_do_not_depend_on_hidden_cards_or_sealed_answers(seats: int) -> None:
    game = TributeGame()
    chance = seeded(f"leak {seats}")
    for number in range(40):
        state = game.start(seats, {}, chance.split(str(number)))
        for _ in range(chance.below(12 * seats)):
            awaited = [seat for seat in range(seats) if (state.awaited() >> seat) & 1]
            if not awaited:
                break
            seat = awaited[chance.below(len(awaited))]
            options = state.options(seat)
            state.play(seat, options[chance.below(len(options))])
        for seat in range(seats):
            world = game.determinize(state, seat, chance.split("world"))
            assert world.view(seat).data() == state.view(seat).data()
            assert world.options(seat) == state.options(seat)
            assert world.awaited() == state.awaited()


def test_saved_states_come_back_in_the_middle_of_a_decision() -> None:
    game = TributeGame()
    state = new(3)
    say(state, "A high")
    lay(state, 1, state.hands[1][0])
    restored = game.restore(state.save())
    assert restored == state
    twin = state.clone()
    play_out(twin, seeded("other"))
    assert restored == state != twin
