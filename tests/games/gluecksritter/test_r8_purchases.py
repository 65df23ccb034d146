"""R8 Brother Jacob, R9 Farmer Johann, R10 Master Ehrenfried."""

import pytest

from kontor.games.gluecksritter.table import codes
from tests.bench.playing import play, refused
from tests.games.gluecksritter.table import (
    GAME,
    asked,
    bag,
    discard,
    events,
    facts,
    hand,
    kind,
    options,
    plan,
    purse,
    site,
    table,
)


def test_r8_1_a_lone_visitor_draws_free_without_a_question() -> None:
    state = table(draws="gift", coins={"A": "5g0s"})
    plan(state, A="cards:15")
    assert hand(state, "A") == ["gift"] and purse(state, "A") == "5g0s"


def test_r8_2_in_company_a_document_costs_four() -> None:
    state = table(coins={"A": "2g0s", "B": "2g0s"}, draws="gift")
    plan(state, A="cards:15", B="cards:15")
    assert options(state, "A") == ["buy:0", "buy:1:2g0s"]
    play(state, "A buy:1:2g0s", "B buy:0")
    assert (hand(state, "A"), hand(state, "B")) == (["gift"], [])
    assert (purse(state, "A"), purse(state, "B")) == ("0g0s", "2g0s")


def test_r8_2_who_cannot_pay_gets_nothing() -> None:
    state = table(coins={"A": "2g0s", "B": "1g1s"})
    plan(state, A="cards:15", B="cards:15")
    assert asked(state) == "A"


def test_r8_3_the_price_stays_when_the_others_decline() -> None:
    state = table(coins={"A": "2g0s", "B": "2g0s"})
    plan(state, A="cards:15", B="cards:15")
    play(state, "B buy:0")
    assert options(state, "A") == ["buy:0", "buy:1:2g0s"]


def test_r8_4_one_document_per_visit() -> None:
    state = table(coins={"A": "7g0s", "B": "7g0s"})
    plan(state, A="cards:15", B="cards:15")
    assert refused(state, "A buy:2").clause == "R8.4"


def test_r8_5_payers_are_served_in_precedence() -> None:
    state = table(
        coins={"A": "2g0s", "C": "2g0s", "D": "2g0s"}, lead="C", draws="gift pardon summons"
    )
    plan(state, A="cards:15", B="cards:56", C="cards:15", D="cards:15")
    play(state, "A buy:1:2g0s", "C buy:1:2g0s", "D buy:1:2g0s")
    assert [fact["seat"] for fact in facts(state, "document-bought")] == [2, 3, 0]
    assert (hand(state, "C"), hand(state, "D"), hand(state, "A")) == (
        ["gift"],
        ["pardon"],
        ["summons"],
    )


def test_r8_6_the_discard_pile_is_shuffled_when_a_card_is_needed() -> None:
    state = table(pile="", discard="gift pardon", rest_in_hand_of="D")
    plan(state, A="cards:15", D="cards:56")
    assert facts(state, "documents-reshuffled") == [{"number": 2}]
    assert len(hand(state, "A")) == 1 and discard(state) == []


def test_r8_7_without_documents_nobody_pays() -> None:
    state = table(coins={"A": "2g0s", "B": "2g0s"}, pile="gift", rest_in_hand_of="D")
    plan(state, A="cards:15", B="cards:15", D="cards:56")
    play(state, "A buy:1:2g0s", "B buy:1:2g0s")
    assert hand(state, "A") == ["gift"] and purse(state, "A") == "0g0s"
    assert hand(state, "B") == [] and purse(state, "B") == "2g0s"


def test_r8_7_a_document_that_is_not_there_is_not_for_sale() -> None:
    state = table(coins={"A": "2g0s", "D": "2g0s"}, pile="", rest_in_hand_of="D")
    plan(state, A="cards:15", D="cards:15")
    assert asked(state) == "D"
    assert not [word for word in options(state, "D") if word.startswith("buy:1")]
    assert refused(state, "D buy:1:2g0s").clause == "R8.7"


def test_r8_7_a_document_played_meanwhile_can_be_bought() -> None:
    state = table(
        coins={"A": "2g0s", "B": "2g0s"}, hands={"B": "summons"}, pile="", rest_in_hand_of="D"
    )
    plan(state, A="cards:15", B="cards:15", D="cards:15")
    play(state, "B buy:0", "D play:endowment")
    assert asked(state) == "ABD" and "buy:1:2g0s" in options(state, "A")


def test_r8_7_a_lone_visitor_may_find_nothing() -> None:
    state = table(pile="", rest_in_hand_of="D")
    plan(state, A="cards:15", D="cards:56")
    assert hand(state, "A") == [] and "documents-exhausted" in events(state)


def test_r8_8_only_the_owner_sees_the_card_and_yellow_is_ready_at_once() -> None:
    state = table(coins={"A": "4g0s"}, draws="building_grant")
    plan(state, A="cards:12")
    drawn = next(event for event in state.log or [] if event.name == "document-drawn")
    assert drawn.seen_by(1).name == "document-drawn"
    assert drawn.seen_by(0).facts["document"] == "building_grant"
    assert "play:building_grant:wall" in options(state, "A")


def test_r8_9_a_fixed_price_draws_free_even_in_company() -> None:
    state = table(hands={"A": "price_guarantee"}, coins={"B": "2g0s"}, draws="gift pardon")
    plan(state, A="lay:price_guarantee cards:15", B="cards:15")
    assert asked(state) == "B" and options(state, "B") == ["buy:0", "buy:1:2g0s"]
    play(state, "B buy:1:2g0s")
    assert hand(state, "A") == ["gift"] and hand(state, "B") == ["pardon"]


def test_r9_1_alone_walls_cost_four() -> None:
    state = table(coins={"A": "4g0s"})
    plan(state, A="cards:25")
    assert options(state, "A") == ["buy:0", "buy:1:2g0s", "buy:2:4g0s"]
    assert refused(state, "A buy:3").clause == "R9.1"


def test_r9_2_in_company_walls_cost_six() -> None:
    state = table(coins={"A": "6g0s", "B": "6g0s"})
    plan(state, A="cards:25", B="cards:26")
    assert options(state, "A") == ["buy:0", "buy:1:3g0s", "buy:2:6g0s"]
    assert options(state, "A") == options(state, "B")
    assert refused(state, "A buy:3").clause == "R9.2"


@pytest.mark.parametrize("lead", "ABCD")
@pytest.mark.parametrize(("silver", "given"), [("57", True), ("59", False)])
def test_r7_5_the_lead_does_not_decide_who_gets_change(lead: str, silver: str, given: bool) -> None:
    # Both pay four gold coins for seven ducats; the bag has one silver coin, or three.
    coins = {"A": "7g0s", "B": "7g0s", "D": f"0g{silver}s"}
    state = table(coins=coins, lead=lead, options={"limit_repeat": "once"})
    state.excuse_silver(3, int(silver))
    plan(state, A="cards:13", B="cards:13", C="cards:46", D="cards:56")
    play(state, "A buy:0", "B buy:0", "A buy:1:4g0s", "B buy:1:4g0s")
    assert (purse(state, "A"), purse(state, "B")) == (("3g1s",) * 2 if given else ("3g0s",) * 2)
    assert events(state).count("change-given" if given else "change-lost") == 2


def test_r7_5_the_first_rules_gave_change_in_precedence() -> None:
    coins = {"A": "7g0s", "B": "7g0s", "D": "0g59s"}
    state = table(coins=coins, lead="B", version=1)
    state.excuse_silver(3, 59)
    plan(state, A="cards:13", B="cards:13", C="cards:46", D="cards:56")
    play(state, "A buy:0", "B buy:0", "A buy:1:4g0s", "B buy:1:4g0s")
    assert (purse(state, "A"), purse(state, "B")) == ("3g0s", "3g1s")


def test_r7_5_a_purchase_under_seal_is_final() -> None:
    state = table(coins={"A": "7g7s", "B": "7g7s"})
    plan(state, A="cards:25", B="cards:25")
    assert state.question(0).final
    play(state, "A buy:0")
    assert options(state, "A") == []
    assert refused(state, "A buy:1:3g0s").message.name == "refusal-answer-is-final"


def test_r9_3_buying_nothing_is_always_allowed() -> None:
    state = table(coins={"A": "7g7s"})
    plan(state, A="cards:25")
    play(state, "A buy:0")
    assert site(state, "A") == (0, 0) and "bought-nothing" in events(state)


@pytest.mark.parametrize(("walls", "most"), [("2", 2), ("3", 1)])
def test_r9_4_no_more_than_four_walls(walls: str, most: int) -> None:
    state = table(coins={"A": "7g7s"}, walls={"A": walls})
    plan(state, A="cards:25")
    assert max(int(word.split(":")[1]) for word in options(state, "A")) == most
    if most == 1:
        assert refused(state, "A buy:2").clause == "R9.4"


def test_r9_4_with_four_walls_nothing_is_asked() -> None:
    state = table(coins={"A": "7g7s"}, walls={"A": "4"}, hands={"A": "gift"})
    plan(state, A="cards:25")
    assert state.round == 2


def test_r9_5_two_walls_are_paid_with_one_sum() -> None:
    state = table(coins={"A": "3g2s"})
    plan(state, A="cards:25")
    assert [word for word in options(state, "A") if word.startswith("buy:2")] == ["buy:2:3g2s"]


def test_r9_6_walls_stand_at_once() -> None:
    state = table(coins={"A": "4g0s", "B": "4g0s"})
    plan(state, A="cards:25", B="cards:36")
    play(state, "A buy:2:4g0s")
    assert site(state, "A") == (2, 0) and kind(state) == codes.ASK_BUY


def test_r9_7_the_supply_serves_six_castles() -> None:
    material = GAME.material
    assert material.supply[0] == 6 * material.per_castle[0]
    assert material.supply[1] == 6 * material.per_castle[1]


def test_r10_1_alone_towers_cost_five() -> None:
    state = table(coins={"A": "4g2s"})
    plan(state, A="cards:35")
    assert "buy:1:2g1s" in options(state, "A")
    assert [word for word in options(state, "A") if word.startswith("buy:2")] == ["buy:2:4g2s"]
    assert refused(state, "A buy:3").clause == "R10.1"


def test_r10_2_in_company_towers_cost_seven() -> None:
    state = table(coins={"A": "7g0s", "B": "3g1s"})
    plan(state, A="cards:35", B="cards:36")
    assert options(state, "A") == ["buy:0", "buy:1:4g0s", "buy:2:7g0s"]
    assert options(state, "B") == ["buy:0", "buy:1:3g1s"]


def test_r10_3_towers_follow_the_rules_of_walls() -> None:
    state = table(coins={"A": "7g7s"}, towers={"A": "3"})
    plan(state, A="cards:35")
    assert refused(state, "A buy:2").clause == "R10.3"
    before = bag(state)
    play(state, "A buy:1:2g1s")
    assert site(state, "A") == (0, 4) and before != bag(state)


@pytest.mark.parametrize(
    ("cards", "company", "bought", "nothing"),
    [
        ("25", "56", "R9.1", "R9.3"),
        ("25", "25", "R9.2", "R9.3"),
        ("35", "56", "R10.1", "R10.3"),
        ("35", "35", "R10.2", "R10.3"),
        ("15", "15", "R8.2", "R8.2"),
    ],
)
def test_r9_2_purchases_cite_the_clause_of_their_price(
    cards: str, company: str, bought: str, nothing: str
) -> None:
    state = table(coins={"A": "7g7s", "B": "7g7s"})
    plan(state, A=f"cards:{cards}", B=f"cards:{company}")
    cited = {option.word: option.clauses for option in state.question(0).options}
    assert cited.pop("buy:0")[0] == nothing
    assert {clauses[0] for clauses in cited.values()} == {bought}


def test_r15_2_a_guaranteed_price_cites_the_guarantee() -> None:
    state = table(coins={"A": "7g7s", "B": "7g7s"}, hands={"A": "price_guarantee"})
    plan(state, A="lay:price_guarantee cards:25", B="cards:25")
    options_of_a = state.question(0).options
    assert {option.clauses[0] for option in options_of_a if option.word != "buy:0"} == {"R15.2"}
