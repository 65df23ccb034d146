"""Refusals: every card, knight and privilege that is not to be had says why, with its clause."""

from kontor.engine.chance import seeded
from kontor.engine.playout import next_seat
from kontor.games.emperor.table.material import CARD_NAMES, ELECTORATE_NAMES
from tests.games.emperor.table import GAME, options, reason, table


def test_every_card_is_either_offered_or_refused() -> None:
    state = table({"saxony": "A!b15 A:k"}, thalers="2 7 7 7", taken="pope")
    offered = {word.split(":")[1] for word in options(state, "A", "buy:")}
    reasons = {refusal.word: refusal.clause for refusal in state.refusals(0)}
    for card in CARD_NAMES:
        assert (card in offered) != (f"buy:{card}" in reasons), card
    assert reasons["buy:pope"] == "R7.5" and reasons["buy:city_charter"] == "R7.4"


def test_every_privilege_is_either_offered_or_refused() -> None:
    state = table({"cologne": "A!b25", "trier": "B!b15", "palatinate": "A!b15"}, used="palatinate")
    offered = {word.split(":")[1] for word in options(state, "A", "privilege:")}
    reasons = {refusal.word: refusal.clause for refusal in state.refusals(0)}
    for name in ELECTORATE_NAMES:
        assert (name in offered) != (f"privilege:{name}" in reasons), name
    assert reasons["privilege:trier"] == "R10.1" and reasons["privilege:palatinate"] == "R10.2"


def test_refusals_never_contradict_an_option_and_end_with_everything_else() -> None:
    for seats in (2, 3, 4):
        chance = seeded(f"refusals {seats}")
        state = GAME.start(seats, {}, chance.split("game"))
        while awaited := state.awaited():
            legal = {state.word(option) for option in state.options(next_seat(awaited))}
            for seat in range(seats):
                refusals = state.refusals(seat)
                assert refusals[-1].word == "*" and all(refusal.clause for refusal in refusals)
                if (awaited >> seat) & 1:
                    assert not legal & {refusal.word for refusal in refusals}
            found = state.options(next_seat(awaited))
            state.play(next_seat(awaited), found[chance.below(len(found))])


def test_what_others_are_doing_is_said() -> None:
    state = table(thalers="9 9 9 9")
    assert reason(state, "C buy:pope") == "R3.2 not-your-turn"
    assert state.waiting().name == "waiting-action"


def test_words_are_unique_in_every_question() -> None:
    state = table(
        {"saxony": "A!b15 A:b15 B:c25 A:k", "trier": "A:b15 B:b15 C:k", "cologne": "A!b25"},
        thalers="12 9 9 9",
        taken="indulgence",
    )
    words = options(state, "A")
    assert len(words) == len(set(words)) > 60
    described = state.question(0).options
    assert all(option.clauses and option.message.name for option in described)
