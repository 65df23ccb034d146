"""R3 and R4: bidding, showdown and payment."""

import pytest

from kontor.games.augsburg.table.codes import SELECTION, TAKING
from tests.bench.playing import play
from tests.games.augsburg.table import asked, cards, hand, show, table, told, why, words


def test_r3_1_notes_of_the_noble_and_jokers_are_valid() -> None:
    state = table(2, hands={"A": "Ph3 Ph9 Lo4 J", "B": "Lo1"})
    assert words(state, "A") == ["pass", "bid:1", "bid:2", "bid:3"]
    play(state, "A bid:1", "B pass")
    assert words(state, "A") == ["show:philipp_9", "show:philipp_3"]
    assert why(state, "A show:louise_4") == ("R3.1", "refusal-other-noble")


def test_r3_2_every_card_is_valid_for_maximilian() -> None:
    state = table(2, noble="maximilian", hands={"A": "Ph3 Lo4 Le1 Ma9 J"})
    assert words(state, "A")[-1] == "bid:5"
    play(state, "A bid:5", "B pass")
    assert words(state, "A") == ["show:maria_9"]


def test_r3_3_jokers_alone_are_no_bid() -> None:
    state = table(2, hands={"A": "Lo4 J J"})
    assert words(state, "A") == ["pass"]
    assert why(state, "A bid:1") == ("R3.3", "refusal-jokers-only")
    state = table(2, noble="maximilian", hands={"A": "J J"})
    assert words(state, "A") == ["pass"]


@pytest.mark.clause("R3.15")
def test_r3_4_a_bid_is_a_number_and_reveals_nothing() -> None:
    state = table(2, hands={"A": "Ph1 Ph2", "B": "Ph17"})
    play(state, "A bid:1")
    assert told(state, "opened") == [{"seat": 0, "number": 1}]
    assert hand(state, "A") == "Ph1 Ph2" and state.view(1).data()["shown"] == [[], []]


def test_r3_5_clockwise_and_without_those_who_passed() -> None:
    state = table(
        4,
        opener="C",
        hands={name: ["Ph1", "Ph2", "Ph3", "Ph4"][i] + " J J" for i, name in enumerate("ABCD")},
    )
    play(state, "C bid:1", "D hold", "A pass", "B bid:2", "C hold")
    assert asked(state) == "D"
    play(state, "D bid:3", "B hold")
    assert asked(state) == "C"
    assert why(state, "A hold") == ("R3.8", "refusal-passed")
    assert why(state, "B pass") == ("R3.5", "refusal-not-your-turn")


def test_r3_6_before_a_bid_pass_or_open() -> None:
    state = table(2, hands={"A": "Ph1 J"})
    assert words(state, "A") == ["pass", "bid:1", "bid:2"]
    assert why(state, "A hold") == ("R3.6", "refusal-nothing-to-hold")


def test_r3_7_after_a_bid_pass_hold_or_raise() -> None:
    state = table(3, hands={"A": "Ph1 Ph2", "B": "Ph3 Ph4 J", "C": "Ph5"})
    play(state, "A bid:2")
    assert words(state, "B") == ["pass", "hold", "bid:3"]
    assert why(state, "B bid:2") == ("R3.7", "refusal-bid-too-low")
    play(state, "B hold")
    assert words(state, "C") == ["pass"]
    assert why(state, "C hold") == ("R3.7", "refusal-cannot-hold")


@pytest.mark.clause("R4.13")
def test_r3_8_a_pass_is_final_and_brings_nothing() -> None:
    state = table(3, hands={"A": "Ph1", "B": "Ph2", "C": "Ph3"})
    play(state, "A pass", "B bid:1", "C hold")
    show(state, "B", "Ph2")
    show(state, "C", "Ph3")
    assert hand(state, "A") == "Ph1" and state.money == [1000, 1100, 1000]


def test_r3_9_hold_means_the_highest_bid_even_past_a_pass() -> None:
    state = table(3, hands={"A": "Ph1 Ph2", "B": "Ph3", "C": "Ph4 Ph5"})
    play(state, "A bid:2", "B pass", "C hold")
    assert state.announced == [2, 0, 2]


@pytest.mark.clause("R3.17")
def test_r3_10_a_raise_makes_a_leader_whom_all_must_answer() -> None:
    state = table(3, hands={"A": "Ph1 Ph2", "B": "Ph3 Ph6", "C": "Ph4 Ph5"})
    play(state, "A bid:1", "B hold", "C bid:2")
    assert state.leader == 2 and asked(state) == "A"
    play(state, "A hold")
    assert asked(state) == "B" and state.leader == 2
    play(state, "B hold")
    assert state.stack[-1].kind == SELECTION


def test_r3_11_nobody_raises_his_own_bid() -> None:
    state = table(2, hands={"A": "Ph1 Ph2", "B": "Ph3 Ph6"})
    play(state, "A bid:1")
    assert why(state, "A bid:2") == ("R3.11", "refusal-leading")
    play(state, "B hold")
    assert state.stack[-1].kind == SELECTION and asked(state) == "AB"


def test_r3_12_the_bidding_ends_with_one_player_left() -> None:
    state = table(3, hands={"A": "Ph1 Ph2"})
    play(state, "A bid:2", "B pass", "C pass")
    assert state.stack[-1].kind == SELECTION and asked(state) == "A"


def test_r3_13_without_any_bid_nobody_wins() -> None:
    state = table(3, hands={"A": "Ph1 Ph2"})
    play(state, "A pass", "B pass", "C pass")
    assert told(state, "unsold") == [{"noble": "philipp"}] and state.noble == 1


def test_r3_14_nobody_bids_cards_he_does_not_hold() -> None:
    state = table(2, hands={"A": "Ph1 Ph2"})
    assert why(state, "A bid:3") == ("R3.14", "refusal-bid-too-high")
    assert why(state, "A bid:900") == ("R3.14", "refusal-bid-too-high")
    state = table(2, hands={"A": "Lo4 J J"})
    assert why(state, "A bid:900") == ("R3.3", "refusal-jokers-only")


def test_r3_15_nothing_is_revealed_while_bidding() -> None:
    state = table(2, hands={"A": "Ph1 Ph2", "B": "Ph5"})
    play(state, "A bid:1", "B hold")
    assert hand(state, "A") == "Ph1 Ph2" and not told(state, "showed")


def test_r3_16_the_last_one_asked_may_open_and_wins_at_once() -> None:
    state = table(3, hands={"C": "Ph1 Ph2"})
    play(state, "A pass", "B pass")
    assert words(state, "C") == ["pass", "bid:1", "bid:2"]
    play(state, "C bid:1")
    assert state.stack[-1].kind == SELECTION and asked(state) == "C"


def test_r3_17_a_holder_is_not_asked_again() -> None:
    state = table(3, hands={"A": "Ph1", "B": "Ph2", "C": "Ph3"})
    play(state, "A bid:1", "B hold", "C pass")
    assert state.stack[-1].kind == SELECTION


def test_r4_1_all_who_are_still_in_take_part() -> None:
    state = table(4, hands={"A": "Ph1 J", "B": "Ph2 J", "C": "Ph3 J", "D": "Ph4"})
    play(state, "A bid:1", "B hold", "C bid:2", "D pass", "A hold", "B pass")
    assert asked(state) == "AC"
    assert why(state, "D pass") == ("R4.1", "refusal-not-in-showdown")


@pytest.mark.clause("R4.5")
def test_r4_2_exactly_n_valid_cards_with_a_note_every_set_reachable() -> None:
    state = table(2, hands={"A": "Ph1 Ph2 Ph3 J J", "B": "Ph9 J J"})
    play(state, "A bid:3", "B hold")
    found = set()

    def walk(seen: tuple[str, ...]) -> None:
        position = state.clone()
        play(position, *(f"A {word}" for word in seen))
        if position.stack[-1].answer_of(0) >= 0:
            found.add(position.stack[-1].answer_of(0))
            return
        for word in words(position, "A"):
            if word != "show:anew":
                walk((*seen, word))

    walk(())
    # 3 notes; 2 of 3 notes and a joker; 1 of 3 and two jokers.
    assert len(found) == 1 + 3 + 3
    assert why(state, "A show:jokers") == ("R4.2", "refusal-note-first")
    play(state, "A show:philipp_3", "A show:philipp_1")
    assert state.stack[-1].answer_of(0) < 0 or asked(state) == "B"


def test_r4_2_the_order_is_refused_with_a_reason() -> None:
    state = table(2, hands={"A": "Ph1 Ph2 Ph3 Ph4", "B": "Ph9 Ph10 J"})
    play(state, "A bid:3", "B hold")
    assert why(state, "A show:philipp_2") == ("R4.2", "refusal-too-few-below")
    play(state, "A show:philipp_4")
    assert why(state, "A show:philipp_4") == ("R4.2", "refusal-descending")
    assert why(state, "B show:jokers") == ("R4.2", "refusal-note-first")


def test_r4_2_surplus_jokers_leave_nothing_to_choose() -> None:
    hands = {"A": "Ph1 J J J", "B": "Ph9 J"}
    state = table(2, hands=hands)
    play(state, "A bid:2", "B hold", "A show:philipp_1")
    assert asked(state) == "B" and words(state, "A") == []
    state = table(2, rules=1, hands=hands)
    play(state, "A bid:2", "B hold", "A show:philipp_1")
    assert words(state, "A") == ["show:jokers"]


def test_r4_4_a_selection_that_is_only_begun_may_be_begun_anew() -> None:
    state = table(2, hands={"A": "Ph1 Ph2 Ph3", "B": "Ph9 J"})
    play(state, "A bid:2", "B hold")
    assert "show:anew" not in words(state, "A")
    play(state, "A show:philipp_2", "B show:philipp_9")
    assert state.stack[-1].kind == TAKING
    state = table(2, hands={"A": "Ph1 Ph2 Ph3 J", "B": "Ph9 J"})
    play(state, "A bid:2", "B hold", "A show:philipp_2")
    assert words(state, "A") == ["show:philipp_1", "show:jokers", "show:anew"]
    play(state, "A show:anew")
    assert words(state, "A") == ["show:philipp_3", "show:philipp_2", "show:philipp_1"]


def test_r4_4_a_complete_selection_is_final() -> None:
    hands = {"A": "Ph1 Ph2", "B": "Ph9"}
    state = table(2, hands=hands)
    play(state, "A bid:1", "B hold")
    assert state.question(0).final
    play(state, "A show:philipp_1")
    assert words(state, "A") == []
    assert why(state, "A show:philipp_2") == ("R4.4", "refusal-final")
    state = table(2, rules=1, hands=hands)
    play(state, "A bid:1", "B hold", "A show:philipp_1", "A show:philipp_2")
    assert not state.question(0).final


@pytest.mark.clause("R4.9")
def test_r4_3_a_sole_bidder_shows_and_discards_without_compensation() -> None:
    state = table(2, hands={"A": "Ph1 Ph2 J"})
    play(state, "A bid:2", "B pass")
    show(state, "A", "Ph2 J")
    assert told(state, "showed") == [{"seat": 0, "cards": ["philipp_2", "joker"]}]
    assert hand(state, "A") == "Ph1" and state.money == [1000, 1000]
    assert sorted(state.discard) == sorted(cards("Ph2 J"))


def test_r4_4_selections_are_secret_and_revealed_together() -> None:
    state = table(2, hands={"A": "Ph1", "B": "Ph2"})
    play(state, "A bid:1", "B hold", "A show:philipp_1")
    assert not told(state, "showed") and state.view(1).data()["mine"] == -1
    play(state, "B show:philipp_2")
    assert [facts["seat"] for facts in told(state, "showed")] == [0, 1]


def test_r4_5_nobody_must_show_his_best_note() -> None:
    state = table(2, hands={"A": "Ph17 Ph1", "B": "Ph2"})
    play(state, "A bid:1", "B hold", "A show:philipp_1", "B show:philipp_2")
    assert state.winner == 1 and hand(state, "A") == "Ph1 Ph17" and state.money[0] == 1100


def test_r4_6_the_single_highest_note_wins() -> None:
    state = table(2, hands={"A": "Ph16 Ph15", "B": "Ph17 Ph1"})
    play(state, "A bid:2", "B hold", "A show:philipp_16", "B show:philipp_17")
    assert state.winner == 1


def test_r4_7_jokers_sums_and_second_cards_count_nothing() -> None:
    state = table(2, hands={"A": "Ph8 J J", "B": "Ph9 Ph1 Ph2"})
    play(state, "A bid:3", "B hold")
    show(state, "A", "Ph8 J J")
    show(state, "B", "Ph9 Ph2 Ph1")
    assert state.winner == 1


@pytest.mark.parametrize(("high", "low"), [("Ma5", "Le5"), ("Le5", "Lo5"), ("Lo5", "Ph5")])
def test_r4_8_maximilian_ranks_equal_values_by_noble(high: str, low: str) -> None:
    state = table(2, noble="maximilian", hands={"A": low, "B": high})
    play(state, "A bid:1", "B hold")
    show(state, "A", low)
    show(state, "B", high)
    assert state.winner == 1


def test_r4_9_the_winner_discards_openly() -> None:
    state = table(2, hands={"A": "Ph8 Ph3", "B": "Ph9 J"})
    play(state, "A bid:2", "B hold")
    show(state, "A", "Ph8 Ph3")
    show(state, "B", "Ph9 J")
    assert state.discard == cards("Ph9 J") and hand(state, "B") == ""
    assert state.view(0).data()["open_discard"] == ["philipp_9", "joker"]


def test_r4_10_the_others_take_their_cards_back() -> None:
    state = table(2, hands={"A": "Ph8 Ph3", "B": "Ph9 J"})
    play(state, "A bid:2", "B hold")
    show(state, "A", "Ph8 Ph3")
    show(state, "B", "Ph9 J")
    assert hand(state, "A") == "Ph3 Ph8"


@pytest.mark.clause("R4.14")
def test_r4_11_second_and_third_are_consoled_before_the_privilege() -> None:
    names = "ABCDE"
    state = table(5, hands={name: f"Ph{value}" for value, name in enumerate(names, 1)})
    play(state, "A bid:1", *(f"{name} hold" for name in "BCDE"))
    for value, name in enumerate(names, 1):
        play(state, f"{name} show:philipp_{value}")
    assert state.winner == 4 and state.stack[-1].kind == TAKING
    assert state.money == [1000, 1000, 1050, 1100, 1000]


def test_r4_12_of_two_only_the_second_is_consoled() -> None:
    state = table(3, hands={"A": "Ph1", "B": "Ph2", "C": "Lo1"})
    play(state, "A bid:1", "B hold", "C pass", "A show:philipp_1", "B show:philipp_2")
    assert state.money == [1100, 1000, 1000]


def test_r4_13_those_who_passed_get_nothing() -> None:
    state = table(3, hands={"A": "Ph1", "B": "Ph2", "C": "Ph3"})
    play(state, "A bid:1", "B hold", "C pass", "A show:philipp_1", "B show:philipp_2")
    assert state.money[2] == 1000


def test_r4_14_the_compensation_comes_before_the_privileges() -> None:
    state = table(2, hands={"A": "Ph1", "B": "Ph2"})
    play(state, "A bid:1", "B hold", "A show:philipp_1", "B show:philipp_2")
    assert told(state, "consoled") == [{"seat": 0, "money": 100}]
    assert state.stack[-1].kind == TAKING
