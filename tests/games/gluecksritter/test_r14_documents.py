"""R14 Documents in general."""

import pytest

from kontor.games.gluecksritter.table import codes
from tests.bench.playing import play, refused
from tests.games.gluecksritter.table import (
    asked,
    discard,
    events,
    hand,
    jailed,
    kind,
    options,
    plan,
    purse,
    site,
    table,
)


def test_r14_1_a_document_helps_its_player() -> None:
    state = table(hands={"A": "building_grant"})
    play(state, "A play:building_grant:tower")
    assert site(state, "A") == (0, 1)


def test_r14_2_red_only_in_a_plan() -> None:
    state = table(hands={"A": "tax_writ"})
    assert refused(state, "A play:tax_writ").clause == "R14.2"


def test_r14_3_yellow_is_played_not_laid() -> None:
    state = table(hands={"A": "endowment"})
    assert refused(state, "A lay:endowment").clause == "R14.3"
    play(state, "A play:endowment")
    assert sum((state.gold_of(0), state.silver_of(0))) == 4


def test_r14_4_one_name_once_a_round_for_each_player() -> None:
    state = table(hands={"A": "endowment endowment"})
    play(state, "A play:endowment")
    assert refused(state, "A play:endowment").clause == "R14.4"
    plan(state, A="cards:26", B="cards:26", C="cards:26", D="cards:26")
    while state.round == 1:
        play(state, "A buy:0")
    assert "play:endowment" in options(state, "A")


def test_r14_4_different_players_may_play_the_same_name() -> None:
    state = table(hands={"A": "building_grant", "B": "building_grant"})
    play(state, "A play:building_grant:wall", "B play:building_grant:wall")
    assert discard(state) == ["building_grant", "building_grant"]


def test_r14_5_any_number_of_different_documents() -> None:
    state = table(hands={"A": "endowment building_grant pardon tax_writ"}, jailed="A")
    play(state, "A play:endowment play:building_grant:wall play:pardon lay:tax_writ cards:45")
    assert len(discard(state)) == 3


def test_r14_6_planning_and_own_decision() -> None:
    state = table(hands={"A": "endowment gift"}, coins={"A": "2g0s"})
    assert refused(state, "A play:gift").clause == "R14.6"
    plan(state, A="cards:25")
    assert kind(state) == codes.ASK_BUY and "play:endowment" in options(state, "A")


@pytest.mark.parametrize(("held", "number"), [("gift", 1), ("", 0)])
def test_r14_6_limit(held: str, number: int) -> None:
    state = table(hands={"A": held}, income="9g0s 0g0s")
    plan(state, A="cards:56", B="cards:23", C="cards:23", D="cards:23")
    assert (state.stack[-1].kind == codes.ASK_LIMIT) == bool(number)


@pytest.mark.parametrize(("pieces", "held", "opens"), [("3", "B", True), ("2", "B", False)])
def test_r14_6_closing_near_the_end_only(pieces: str, held: str, opens: bool) -> None:
    state = table(walls={"A": "4"}, towers={"A": pieces}, hands={held: "gift"})
    plan(state)
    assert (kind(state) == codes.ASK_OPEN) == opens
    if opens:
        assert asked(state) == "B"


def test_r14_6_closing_needs_a_document() -> None:
    state = table(walls={"A": "4"}, towers={"A": "3"})
    plan(state)
    assert state.round == 2


def test_r14_6_errand_attacked_and_rolled() -> None:
    state = table(hands={"A": "loaded_die endowment", "B": "letter_of_protection"}, numbers=[0])
    plan(state, A="cards:45")
    assert kind(state) == codes.ASK_ERRAND and "play:endowment" in options(state, "A")
    play(state, "A attack:B")
    assert kind(state) == codes.ASK_ATTACKED
    assert options(state, "B") == ["pass", "play:letter_of_protection"]
    play(state, "B pass")
    assert kind(state) == codes.ASK_ROLLED and options(state, "A") == ["pass", "play:loaded_die"]


def test_r14_7_yellow_acts_at_once_and_openly() -> None:
    state = table(hands={"A": "pardon"}, jailed="A")
    play(state, "A play:pardon")
    assert events(state) == ["document-played", "knight-released"]
    assert discard(state) == ["pardon"] and jailed(state) == ""


def test_r14_8_the_first_to_play_comes_first() -> None:
    state = table(
        walls={"A": "4"},
        towers={"A": "3"},
        hands={"A": "building_grant", "B": "building_grant"},
    )
    plan(state)
    play(state, "B play:building_grant:wall")
    assert site(state, "B") == (1, 0) and asked(state) == "A"


def test_r14_9_an_impossible_yellow_document_is_refused() -> None:
    state = table(hands={"A": "pardon building_grant"}, walls={"A": "4"})
    assert refused(state, "A play:pardon").clause == "R14.9"
    assert refused(state, "A play:building_grant:wall").clause == "R14.9"
    assert len(hand(state, "A")) == 2


def test_r14_10_playing_is_voluntary() -> None:
    state = table(hands={"A": "gift"}, income="9g0s 0g0s")
    plan(state, A="cards:56", B="cards:23", C="cards:23", D="cards:23")
    play(state, "A pass")
    assert purse(state, "A")[0] == "5" and hand(state, "A") == ["gift"]


def test_r14_11_no_hand_limit() -> None:
    state = table(pile="", rest_in_hand_of="A")
    assert len(hand(state, "A")) == 25 and asked(state) == "ABCD"


def test_r14_12_counts_are_public_identities_are_not() -> None:
    one = table(hands={"A": "gift pardon"}, discard="summons").view(1).data()
    other = table(hands={"A": "tax_writ endowment"}, discard="summons").view(1).data()
    assert one == other
    assert one["hand_sizes"] == [2, 0, 0, 0] and one["discard"] == {"summons": 1}


def test_r14_13_documents_are_worth_nothing_at_the_end() -> None:
    rich = table(hands={"A": "gift pardon"}).scores()
    assert rich == table().scores()


def test_r14_14_documents_come_before_the_purchase() -> None:
    state = table(hands={"A": "building_grant"}, coins={"A": "4g0s", "B": "6g0s"}, walls={"A": "3"})
    plan(state, A="cards:25", B="cards:25")
    assert "play:building_grant:wall" in options(state, "A")
    play(state, "A buy:0")
    assert refused(state, "A play:building_grant:wall").clause == "R7.5"


def test_r14_14_the_first_rules_let_a_document_void_the_answer() -> None:
    state = table(
        hands={"A": "building_grant"}, coins={"A": "4g0s", "B": "6g0s"}, walls={"A": "3"}, version=1
    )
    plan(state, A="cards:25", B="cards:25")
    play(state, "A buy:0", "A play:building_grant:wall")
    assert asked(state) == "AB"


def test_r14_14_a_lone_visitor_of_space_one_is_not_asked() -> None:
    state = table(hands={"A": "endowment"})
    plan(state, A="cards:15")
    assert state.round == 2


def test_r14_6_rolled_in_a_duel_is_for_those_who_would_be_jailed() -> None:
    state = table(hands={"A": "gift", "C": "gift"}, numbers=[4, 1])
    plan(state, A="cards:45", C="cards:46")
    assert kind(state) == codes.ASK_DUEL and asked(state) == "C"
