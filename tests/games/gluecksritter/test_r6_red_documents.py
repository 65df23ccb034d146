"""R6 Red documents, R7 Action cards are revealed."""

from kontor.games.gluecksritter.table import codes
from tests.bench.playing import play, refused
from tests.games.gluecksritter.table import (
    asked,
    discard,
    events,
    facts,
    hand,
    jailed,
    kind,
    options,
    plan,
    purse,
    site,
    space,
    table,
)


def test_r6_1_red_documents_are_revealed_together_before_the_cards() -> None:
    state = table(hands={"A": "summons", "B": "spy_report"}, numbers=[0])
    plan(state, A="lay:summons:C cards:12", B="lay:spy_report:C cards:35")
    assert events(state)[:2] == ["red-revealed-at", "red-revealed-at"]
    assert kind(state) == codes.ASK_SPY
    assert state.view(3).data()["actions"] == [None, None, None, [5, 6]]


def test_r6_2_without_red_documents_the_cards_follow_at_once() -> None:
    state = table(3)
    plan(state)
    assert events(state)[0] == "actions-revealed"


def test_r6_3_finished_documents_are_discarded() -> None:
    state = table(hands={"A": "summons", "B": "spy_report"}, numbers=[0])
    plan(state, A="lay:summons:C cards:12", B="lay:spy_report:C cards:35")
    assert discard(state) == ["summons"]
    play(state, "B swap:35")
    assert discard(state) == ["spy_report", "summons"]


def test_r6_4_seizure_then_removal_then_peeking() -> None:
    state = table(
        hands={"A": "spy_report", "B": "summons", "C": "tax_writ"}, income="1g0s 0g0s", numbers=[0]
    )
    plan(
        state, A="lay:spy_report:D cards:12", B="lay:summons:D cards:12", C="lay:tax_writ cards:12"
    )
    told = [name for name in events(state) if name in ("seized", "summoned", "spied")]
    assert told == ["seized", "summoned", "spied"]


def test_r6_5_one_step_is_simultaneous_and_picks_follow_precedence() -> None:
    state = table(hands={"A": "summons", "C": "summons"}, lead="C", numbers=[1, 0])
    plan(state, A="lay:summons:B cards:12", C="lay:summons:D cards:12", B="cards:13", D="cards:16")
    assert [fact["seat"] for fact in facts(state, "summoned")] == [2, 0]
    shown = [fact["spaces"] for fact in facts(state, "actions-revealed")]
    assert shown == [
        ["brother_jacob", "farmer_johann"],
        ["brother_jacob"],
        ["brother_jacob", "farmer_johann"],
        ["master_ehrenfried"],
    ]


def test_r6_6_limits_are_checked_after_each_seized_space() -> None:
    state = table(hands={"A": "tax_writ toll_writ"}, income="9g0s 4g0s", coins={"A": "0g0s"})
    plan(state, A="lay:tax_writ lay:toll_writ cards:12", B="cards:12")
    # 9 -> 5 after space 5, then 5 + 4 = 9 -> 5 after space 6.
    assert [fact["number"] for fact in facts(state, "limit-halved")] == [4, 4]
    assert purse(state, "A") == "5g0s"


def test_r6_7_an_impossible_red_document_is_spent() -> None:
    state = table(hands={"A": "tax_writ"})
    plan(state, A="lay:tax_writ cards:26")
    assert discard(state) == ["tax_writ"] and hand(state, "A") == []
    assert purse(state, "A") == "0g0s"


def test_r6_8_spies_choose_at_the_same_time_after_removals() -> None:
    state = table(hands={"A": "spy_report", "B": "spy_report", "D": "summons"}, numbers=[1])
    plan(
        state,
        A="lay:spy_report:C cards:12",
        B="lay:spy_report:C cards:12",
        C="cards:36",
        D="lay:summons:C cards:12",
    )
    assert asked(state) == "AB"
    assert state.view(0).data()["actions"] == [[1, 2], None, [3], None]
    play(state, "A swap:36", "B swap:12")
    shown = {str(fact["seat"]): fact["spaces"] for fact in facts(state, "actions-revealed")}
    assert shown["0"] == ["master_ehrenfried", "customs_officer"]


def test_r7_1_all_cards_are_turned_up_together() -> None:
    state = table(coins={"A": "4g0s"})
    plan(state, A="cards:25", B="cards:13", C="cards:36", D="cards:56")
    assert kind(state) == codes.ASK_BUY
    assert state.view(3).data()["actions"] == [[2, 5], [1, 3], [3, 6], [5, 6]]


def test_r7_2_lone_crowded_and_empty_spaces() -> None:
    state = table(coins={"A": "6g0s", "B": "6g0s", "C": "5g0s"})
    plan(state, A="cards:25", B="cards:26", C="cards:35", D="cards:56")
    assert state.stack[-1].about == (2,)  # nobody is on space 1
    assert "buy:1:3g0s" in options(state, "A")
    play(state, "A buy:0", "B buy:0")
    assert "buy:1:3g0s" in options(state, "C") and "buy:2:5g0s" in options(state, "C")


def test_r7_3_the_cards_count_not_the_buyers() -> None:
    state = table(coins={"A": "6g0s", "B": "1g2s"})
    plan(state, A="cards:25", B="cards:25")
    assert asked(state) == "A"
    assert "buy:1:2g0s" not in options(state, "A") and "buy:1:3g0s" in options(state, "A")


def test_r7_4_spaces_are_resolved_in_order() -> None:
    state = table(coins={"A": "7g0s"}, income="3g0s 0g0s", numbers=[])
    plan(state, A="cards:23", B="cards:45", C="cards:15", D="cards:16")
    assert state.stack[-1].about == (2,)
    assert refused(state, "B raid:5").clause == "R7.4"
    play(state, "A buy:1:2g0s", "A buy:1:3g0s", "B raid:5")
    assert site(state, "A") == (1, 1) and purse(state, "B") == "3g0s"


def test_r7_5_visitors_decide_secretly_and_together() -> None:
    state = table(coins={"A": "3g0s", "B": "3g0s"})
    plan(state, A="cards:25", B="cards:25")
    before = state.view(1).data()["questions"]
    play(state, "A buy:1:3g0s")
    assert site(state, "A") == (0, 0) and before != state.view(1).data()["questions"]
    other = table(coins={"A": "3g0s", "B": "3g0s"})
    plan(other, A="cards:25", B="cards:25")
    play(other, "A buy:0")
    assert state.view(1).data() == other.view(1).data()
    play(state, "B buy:1:3g0s")
    assert site(state, "A") == site(state, "B") == (1, 0)


def test_r7_6_income_comes_too_late_for_purchases() -> None:
    state = table(3, income="7g0s 0g0s")
    plan(state, A="cards:25", B="cards:16", C="cards:16")
    assert site(state, "A") == (0, 0) and purse(state, "A") == "7g0s"
    assert space(state, 5) != "7g0s" and jailed(state) == ""
