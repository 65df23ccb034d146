"""R12 The Art of Negotiation: deals, promises, what is set aside, and who knows what."""

import pytest

from kontor.engine.chance import seeded
from kontor.engine.messages import SPECTATOR
from kontor.games.merchants.state import Merchants
from kontor.games.merchants.table import steps
from tests.bench.leaks import check_events, check_no_leak
from tests.bench.playing import play
from tests.games.merchants.invariants import check
from tests.games.merchants.table import SEATS, at, game, refuses, told, words

BINDING = {"art_of_negotiation": "binding"}
NON_BINDING = {"art_of_negotiation": "non_binding"}


def propose(state: Merchants, maker: str, partner: str, *parts: str) -> None:
    """Put a proposal together and post it."""
    steps = [f"propose:{partner}", *parts, "post"]
    play(state, *[f"{maker} deal:{step}" for step in steps])


def deal(state: Merchants, maker: str, partner: str, *parts: str) -> None:
    """Propose a deal that is accepted."""
    propose(state, maker, partner, *parts)
    play(state, f"{partner} deal:accept:{maker}1")


def of_deals(state: Merchants, seat: str) -> list[str]:
    """List what a seat may say about deals."""
    return [word for word in words(state, seat) if word.startswith("deal:")]


def own(state: Merchants, seat: str) -> list[str]:
    """List what a seat may answer besides deals."""
    return [word for word in words(state, seat) if not word.startswith("deal:")]


def verdicts(state: Merchants) -> list[str]:
    """List what has become of promises."""
    names = ("promise-kept", "promise-broken", "promise-void")
    return [event.name for event in state.log or [] if event.name in names]


def active(state: Merchants) -> str:
    """Name the active player."""
    return SEATS[state.board.active] if state.board.active >= 0 else ""


# R12.1 ------------------------------------------------------------------------------------------


def test_r12_1_each_moment_has_its_active_player() -> None:
    cards = {"B": "bonus_sale"}
    assert active(at(steps.BUYING, options=BINDING, first="C")) == "C"
    assert active(at(steps.CLAIMING, options=BINDING, hands=cards)) == "A"
    assert active(at(steps.WAGONS, options=BINDING)) == "A"
    stores = {"C paris": "wine", "D paris": "wine"}
    loading = at(steps.WAGONS, options=BINDING, masters={1: "C"}, stores=stores)
    assert active(loading) == "C"
    play(loading, "C load:nothing", "C one:300")
    assert active(loading) == "C" and words(loading, "D")[0] == "accept:wine"
    assert active(at(steps.BREAKING, options=BINDING, hands=cards)) == "B"
    assert active(at(steps.MOVING, options=BINDING)) == "A"
    assert active(at(steps.DIALLING, options=BINDING, first="D")) == "D"
    assert active(at(steps.TRADING, options=BINDING, cards={"C": "trading_post"})) == "C"
    sale = at(
        steps.SELLING, options=BINDING, cards={"B": "warehouse_sale"}, stores={"B wien": "silk"}
    )
    assert active(sale) == "B"
    assert active(at(steps.INVESTING, options=BINDING)) == "A"
    assert active(at(steps.PAYING, options=BINDING, hands=cards)) == "B"
    assert active(at(steps.CLIMBING, options=BINDING)) == "A"


def test_r12_1_no_deals_in_phase_5() -> None:
    state = at(
        steps.UNLOADING,
        options=BINDING,
        arrived="1",
        rows={"1 B": "wine"},
        hands={"B": "bonus_sale"},
    )
    assert all(not of_deals(state, seat) for seat in "ABCD")
    refuses(state, "B deal:propose:A", "R12.1", "refusal-no-deals-now")


def test_r12_1_without_the_variant_nobody_deals() -> None:
    state = at(steps.BUYING)
    assert all(not of_deals(state, seat) for seat in "ABCD")


# R12.2 ------------------------------------------------------------------------------------------


def test_r12_2_anybody_deals_with_the_active_player_only() -> None:
    state = at(steps.BUYING, options=BINDING)
    assert of_deals(state, "A") == ["deal:propose:B", "deal:propose:C", "deal:propose:D"]
    assert words(state, "C") == ["deal:propose:A"]
    assert not state.question(2).awaited
    refuses(state, "C deal:propose:D", "R12.2", "refusal-deal-not-active")


def test_r12_2_proposals_are_public_and_rivals_interfere() -> None:
    state = at(steps.BUYING, options=BINDING)
    propose(state, "B", "A", "give:300", "theirs:no_purchase", "good:wine")
    propose(state, "C", "A", "give:400", "theirs:no_purchase", "good:silk")
    assert told(state, "item-florins")[0] == {"seat": 1, "partner_seat": 0, "amount": 300}
    shown = state.view(SPECTATOR).data()["deals"]
    assert isinstance(shown, dict) and len(shown["proposals"]) == 2
    refuses(state, "D deal:accept:B1", "R12.2", "refusal-deal-of-others")
    refuses(state, "B deal:accept:B1", "R12.2", "refusal-own-deal")
    play(state, "A deal:accept:C1", "A deal:decline:B1")
    assert state.florins == [5400, 5000, 4600, 5000]
    assert not state.board.proposals


# R12.3 ------------------------------------------------------------------------------------------


def test_r12_3_florins_and_influence_cards_change_hands_at_once() -> None:
    hands = {"A": "bonus_sale", "B": "broken_axle"}
    state = at(
        steps.MOVING, options=BINDING, hands=hands, masters={1: "A", 2: "A", 3: "B"}, round=1
    )
    before = state.clone()
    deal(state, "A", "B", "give:bonus_sale", "take:broken_axle", "take:500")
    assert state.florins[:2] == [5500, 4500]
    assert state.hands == [before.hands[1], before.hands[0], 0, 0]
    assert state.board.hand_sizes == [1, 1, 0, 0]
    check(state, before)


def test_r12_3_a_named_card_is_disclosed_once_posted_and_not_before() -> None:
    state = at(steps.MOVING, options=BINDING, hands={"A": "bonus_sale", "B": "broken_axle"})
    play(state, "A deal:propose:C", "A deal:give:bonus_sale")
    assert state.view(2).data()["deals"] == state.view(3).data()["deals"]
    assert state.board.known == (0, 0, 0, 0)
    check_no_leak(game(), state, seeded("draft"))
    play(state, "A deal:post")
    assert state.board.known[0] == state.hands[0]
    for number in range(5):
        world = game().determinize(state, 3, seeded(f"world {number}"))
        assert isinstance(world, Merchants) and world.hands[0] == state.hands[0]


def test_r12_3_a_partner_needs_what_is_asked_of_him() -> None:
    state = at(steps.MOVING, options=BINDING, hands={"B": "bonus_sale"}, florins="5000 300 0 0")
    propose(state, "A", "B", "take:broken_axle")
    refuses(state, "B deal:accept:A1", "R12.3", "refusal-no-influence")
    play(state, "B deal:decline:A1")
    propose(state, "A", "B", "take:400")
    refuses(state, "B deal:accept:A1", "R12.3", "refusal-deal-too-dear")
    assert "deal:give:100" not in of_deals(state, "C")


def test_r12_3_a_standing_bid_cannot_be_given_away() -> None:
    state = at(steps.INVESTING, options=BINDING, florins="1000 1000 1000 1000")
    play(state, "A bid:800", "A deal:propose:B")
    gifts = [word for word in words(state, "A") if word.startswith("deal:give")]
    assert gifts == ["deal:give:100", "deal:give:200"]


def test_r12_3_a_card_named_in_a_draft_may_be_played_before_it_is_posted() -> None:
    state = at(steps.BREAKING, options=BINDING, hands={"A": "broken_axle social_climb"})
    play(state, "A deal:propose:B", "A deal:give:broken_axle", "A broken_axle:wagon_1")
    assert "deal:give:social_climb" in of_deals(state, "A")
    assert "deal:post" not in of_deals(state, "A")


# R12.4 ------------------------------------------------------------------------------------------


def test_r12_4_three_proposals_may_be_open_and_withdrawn() -> None:
    state = at(steps.BUYING, options=BINDING)
    for partner in "BCD":
        propose(state, "A", partner, "take:100")
    refuses(state, "A deal:propose:B", "R12.4", "refusal-deals-open")
    play(state, "A deal:withdraw:A2")
    assert "deal:propose:B" in words(state, "A")
    assert told(state, "deal-withdrawn") == [{"seat": 0, "partner_seat": 2, "number": 2}]


def test_r12_4_proposals_lapse_when_the_active_player_changes() -> None:
    state = at(steps.BUYING, options=BINDING)
    propose(state, "B", "A", "give:300")
    play(state, "C deal:propose:A", "A deal:later", "A done")
    assert not state.board.proposals and told(state, "deal-lapsed")
    assert state.deal_drafts == [()] * 4


def test_r12_4_proposals_lapse_when_they_become_impossible() -> None:
    state = at(steps.BUYING, options=BINDING, florins="300 5000 5000 5000")
    propose(state, "A", "B", "give:300")
    play(state, "B deal:later", "A buy:wine:paris")
    assert not state.board.proposals


def test_r12_4_the_number_of_deals_begun_in_a_round_is_bounded() -> None:
    state = at(steps.BUYING, options=BINDING)
    for _ in range(state.material.deals_per_round):
        play(state, "A deal:propose:B", "A deal:drop")
    refuses(state, "A deal:propose:B", "R12.4", "refusal-deals-begun")


# R12.5 ------------------------------------------------------------------------------------------


def test_r12_5_no_bid_and_bid_cap() -> None:
    state = at(steps.WAGONS, options=BINDING)
    deal(state, "A", "B", "theirs:no_bid", "wagon:wagon_1")
    deal(state, "A", "C", "theirs:bid_cap", "wagon:wagon_1", "cap:200")
    assert own(state, "B") == ["bid:0"]
    assert own(state, "C") == ["bid:0", "bid:100", "bid:200"]
    refuses(state, "B bid:100", "R12.6", "refusal-promised")


def test_r12_5_load_terms_bind_quotes_and_answers() -> None:
    state = at(steps.WAGONS, options=BINDING, masters={1: "A"}, stores={"B paris": "wine wine"})
    terms = ("mine:load_terms", "wagon:wagon_1", "one:100", "two:200")
    deal(state, "A", "B", *terms)
    assert own(state, "A") == ["one:0", "one:100"]
    play(state, "A one:100")
    assert own(state, "A") == ["two:0", "two:100", "two:200"]
    play(state, "A two:200", "B offer:wine", "B fee:100")
    assert own(state, "A") == ["accept"]


def test_r12_5_load_terms_bind_a_live_negotiation() -> None:
    live = {**BINDING, "negotiation_mode": "live"}
    state = at(steps.WAGONS, options=live, masters={1: "A"}, stores={"B paris": "wine wine"})
    deal(state, "A", "B", "mine:load_terms", "wagon:wagon_1", "one:0", "two:0")
    assert told(state, "quoted-both")[0]["two"] == 0  # what was promised stands as a quote
    assert own(state, "A") == ["quote:B", "wait"]
    play(state, "A quote:B")
    assert own(state, "A") == ["one:0"]
    play(state, "A one:0", "A two:0", "A wait", "B accept:wine", "B accept:wine")
    assert state.florins[:2] == [5000, 5000] and not state.board.channels


def test_r12_5_move_wagon_must_be_done_when_a_move_can() -> None:
    state = at(steps.MOVING, options=BINDING, wagons={1: "paris_r1>paris"}, tiles={"A": "1 2 3 4"})
    deal(state, "A", "B", "mine:move_wagon", "wagon:wagon_1", "to:paris")
    assert own(state, "A") == [f"tile:{value}:wagon_1:paris" for value in (1, 2, 3, 4)]
    play(state, "A tile:1:wagon_1:paris")
    assert verdicts(state) == ["promise-kept"]


def test_r12_5_routes_take_exits_away() -> None:
    start = {1: "paris_r3>junction_west"}
    state = at(steps.MOVING, options=BINDING, wagons=start)
    deal(state, "A", "B", "mine:route_via", "wagon:wagon_1", "via:brugge")
    ends = [word for word in own(state, "A") if "wagon_1" in word]
    assert "tile:1:wagon_1:junction_west:brugge_r3" in ends
    assert "tile:1:wagon_1:junction_west:link_west" not in ends
    state = at(steps.MOVING, options=BINDING, wagons=start)
    deal(state, "A", "B", "mine:not_via", "wagon:wagon_1", "via:junction_west+link_west")
    assert [word for word in own(state, "A") if "wagon_1" in word] == ends


def test_r12_5_move_courier() -> None:
    state = at(steps.MOVING, options=BINDING, cards={"A": "courier_card"}, courier="brugge_r2")
    deal(state, "A", "B", "mine:move_courier", "courier:brugge_r1")
    assert own(state, "A") == ["courier:courier_card:brugge_r1"]


def test_r12_5_cards_are_played_or_not() -> None:
    state = at(steps.BREAKING, options=BINDING, hands={"A": "broken_axle"})
    deal(state, "A", "B", "mine:play_card", "card:broken_axle", "on:wagon_2")
    assert own(state, "A") == ["broken_axle:wagon_2"]
    state = at(steps.BREAKING, options=BINDING, hands={"A": "broken_axle"})
    deal(state, "A", "B", "mine:no_card", "card:broken_axle", "on:any")
    assert own(state, "A") == ["decline"]


def test_r12_5_prices_and_dials() -> None:
    state = at(steps.TRADING, options=BINDING, cards={"A": "trading_post"}, prices={"salt": 2})
    deal(state, "A", "B", "mine:price_change", "good:salt", "direction:down")
    assert own(state, "A") == ["price:trading_post:salt:down"]
    state = at(steps.DIALLING, options=BINDING)
    deal(state, "A", "B", "mine:wheel", "good:wine", "theirs:no_wheel", "good:wine")
    assert own(state, "A") and all("wine" in word for word in own(state, "A"))
    assert not any("wine" in word for word in own(state, "B"))


def test_r12_5_no_invest_bid() -> None:
    state = at(steps.INVESTING, options=BINDING)
    deal(state, "A", "B", "mine:no_invest_bid")
    assert own(state, "A") == ["pass"]


def test_r12_5_what_is_set_aside_is_paid_or_returned() -> None:
    state = at(steps.BREAKING, options=BINDING, hands={"A": "bonus_sale"})
    deal(state, "A", "B", "theirs:pay_on", "sum:400", "when:no_axle:wagon_1")
    assert state.florins[:2] == [5000, 4600]
    play(state, "A decline")
    assert state.florins[:2] == [5400, 4600]
    state = at(steps.CLIMBING, options=BINDING, arrivals=0)
    state.board.promises = ((1, 0, 15, 4, 0, 0, 0),)
    state.florins[1] -= 400
    play(state, "A climb:0", "B climb:0", "C climb:0", "D climb:0")
    assert state.florins[1] == 5000 and told(state, "escrow-returned")
    assert not state.board.promises


@pytest.mark.clause("R9.6")
def test_r12_5_what_is_set_aside_does_not_count_for_repaying() -> None:
    state = at(steps.BUYING, options=BINDING, florins="2600 5000 5000 5000", loans="1 0 0 0")
    assert "repay_loan" in words(state, "A")
    deal(state, "A", "B", "mine:pay_on", "sum:200", "when:courier:brugge_r1")
    assert "repay_loan" not in words(state, "A")


# R12.6 ------------------------------------------------------------------------------------------


def contradicts(state: Merchants, maker: str, partner: str, *parts: str) -> None:
    """Assert that a proposal is refused because it cannot be kept, and drop it."""
    play(state, *[f"{maker} deal:{step}" for step in (f"propose:{partner}", *parts)])
    refuses(state, f"{maker} deal:post", "R12.6", "refusal-contradiction")
    play(state, f"{maker} deal:drop")


@pytest.mark.parametrize("options", [BINDING, NON_BINDING])
def test_r12_6_what_cannot_be_kept_together_is_refused_when_proposed(
    options: dict[str, str],
) -> None:
    state = at(steps.DIALLING, options=options)
    deal(state, "A", "B", "mine:wheel", "good:wine")
    contradicts(state, "A", "C", "mine:no_wheel", "good:wine")
    contradicts(state, "A", "C", "mine:wheel", "good:silk", "mine:wheel", "good:salt")
    contradicts(state, "C", "A", "theirs:no_wheel", "good:wine")


def test_r12_6_a_move_that_cannot_be_made_cannot_be_promised() -> None:
    state = at(steps.MOVING, options=BINDING, wagons={1: "paris_r1>paris_r2"}, tiles={"A": "1"})
    play(state, "A deal:propose:B", "A deal:mine:move_wagon", "A deal:wagon:wagon_1")
    assert of_deals(state, "A") == ["deal:to:paris_r2", "deal:drop"]


def test_r12_6_a_promise_that_has_become_impossible_is_void() -> None:
    for options in (BINDING, NON_BINDING):
        state = at(
            steps.BREAKING,
            options=options,
            wagons={1: "paris_r1>paris_r2"},
            hands={"A": "status_keeper", "B": "broken_axle"},
        )
        deal(state, "A", "C", "mine:move_wagon", "wagon:wagon_1", "to:paris_r2", "take:300")
        play(state, "A decline", "B broken_axle:wagon_1")
        assert verdicts(state) == ["promise-void"]
        assert state.florins[:3] == [5300, 5000, 4700]


def test_r12_1_whoever_has_answered_under_seal_deals_no_more() -> None:
    state = at(steps.WAGONS, options=BINDING)
    propose(state, "B", "A", "give:300", "theirs:no_bid", "wagon:wagon_1")
    play(state, "C deal:propose:A", "A bid:500", "C bid:100")
    refuses(state, "A deal:accept:B1", "R12.1", "refusal-deal-sealed")
    refuses(state, "A deal:propose:D", "R12.1", "refusal-deal-sealed")
    assert words(state, "C") == ["deal:drop"]
    play(state, "A deal:decline:B1", "B bid:0", "D bid:0")
    assert state.board.masters[0] == 0


def test_r12_5_a_price_counts_when_all_of_phase_4_is_done() -> None:
    state = at(
        steps.DIALLING, options=BINDING, cards={"C": "trading_post"}, hands={"D": "status_keeper"}
    )
    play(state, "A deal:propose:B", "A deal:mine:pay_on", "A deal:sum:400")
    assert "deal:when:price:salt:600" in words(state, "A")  # what it is now may change
    play(state, "A deal:when:price:salt:700", "A deal:post", "B deal:accept:A1")
    play(state, "A dial:salt+arms", *[f"{seat} dial:arms+arms" for seat in "BCD"])
    assert state.florins[:2] == [4600, 5000]
    play(state, "C done")
    assert told(state, "escrow-paid") == [{"seat": 1, "amount": 400}]
    state = at(steps.DIALLING, options=BINDING, cards={"C": "trading_post"})
    deal(state, "A", "B", "mine:pay_on", "sum:400", "when:price:salt:700")
    play(state, "A dial:salt+arms", *[f"{seat} dial:arms+arms" for seat in "BCD"])
    play(state, "C price:trading_post:salt:down")
    assert state.florins[:2] == [4600, 5000]


# R12.7 ------------------------------------------------------------------------------------------


def test_r12_7_promises_that_do_not_bind_are_marked() -> None:
    state = at(steps.WAGONS, options=NON_BINDING)
    deal(state, "A", "B", "give:300", "theirs:no_bid", "wagon:wagon_1")
    deal(state, "A", "C", "theirs:no_bid", "wagon:wagon_1")
    assert len(own(state, "B")) > 1
    play(state, "A bid:0", "B bid:100", "C bid:0", "D bid:0")
    assert verdicts(state) == ["promise-broken"]
    assert state.florins[:2] == [4700, 5200]
    state = at(steps.BREAKING, options=NON_BINDING, hands={"A": "bonus_sale"})
    deal(state, "A", "B", "mine:play_card", "card:broken_axle", "on:any")
    play(state, "A decline")
    assert verdicts(state) == ["promise-broken"]


def test_r12_7_kept_and_void_are_marked_too() -> None:
    state = at(steps.BUYING, options=NON_BINDING)
    deal(state, "A", "B", "mine:no_purchase", "good:wine")
    play(state, "A done", "B done", "C done", "D done")
    assert verdicts(state) == ["promise-kept"]
    state = at(steps.WAGONS, options=NON_BINDING, masters={1: "B", 2: "B"})
    deal(state, "A", "B", "mine:load_terms", "wagon:wagon_3", "one:0", "two:0")
    play(state, "A bid:0", "B bid:100", "C bid:0", "D bid:0")
    assert verdicts(state) == ["promise-void"]


def test_r12_7_nothing_is_set_aside() -> None:
    state = at(steps.BUYING, options=NON_BINDING)
    play(state, "A deal:propose:B")
    refuses(state, "A deal:mine:pay_on", "R12.7", "refusal-no-escrow")


# R12.8 ------------------------------------------------------------------------------------------


def test_r12_8_no_deal_breaks_another_rule() -> None:
    stores = {"A paris": "wine", "B paris": "wine"}
    state = at(steps.WAGONS, options=BINDING, masters={1: "A"}, stores=stores)
    deal(state, "A", "B", "mine:load_terms", "wagon:wagon_1", "one:0", "two:0")
    play(state, "A load:wine:1")
    assert not any("wine" in word for word in own(state, "B"))  # R4.3
    state = at(steps.CLIMBING, options=BINDING, hands={"A": "social_climb"})
    deal(state, "A", "B", "mine:play_card", "card:social_climb", "on:any")
    assert own(state, "A") == ["climb:1:card", "climb:2:card"]  # R9.7
    assert not any(word.startswith("deal:give:wine") for word in words(state, "A"))


# The printed examples ---------------------------------------------------------------------------


def test_w14_1_the_move_for_the_route() -> None:
    state = at(steps.MOVING, options=BINDING, wagons={3: "brugge_r3>junction_west"}, first="B")
    parts = ("mine:route_via", "wagon:wagon_3", "via:paris_r3")
    deal(state, "B", "A", *parts, "theirs:move_wagon", "wagon:wagon_3", "to:paris")
    play(state, "B tile:1:wagon_3:junction_west:paris_r3")
    for seat in "CD":
        play(state, f"{seat} {next(w for w in own(state, seat) if 'wagon_3' not in w)}")
    assert own(state, "A") == ["tile:4:wagon_3:paris"]


def test_w14_2_no_bid_for_free_loading() -> None:
    state = at(steps.WAGONS, options=BINDING, masters={1: "A"}, stores={"B koeln": "iron"})
    promises = ("mine:load_terms", "wagon:wagon_2", "one:0", "two:0")
    deal(state, "A", "B", *promises, "theirs:no_bid", "wagon:wagon_2")
    assert own(state, "B") == ["bid:0"]
    play(state, "A bid:100", "B bid:0", "C bid:0", "D bid:0")
    assert own(state, "A") == ["one:0"]


def test_w14_3_no_wine_for_300() -> None:
    state = at(steps.BUYING, options=BINDING)
    deal(state, "B", "A", "give:300", "theirs:no_purchase", "good:wine")
    assert state.florins[:2] == [5300, 4700]
    assert not any("wine" in word for word in own(state, "A"))
    refuses(state, "A buy:wine:paris", "R12.6", "refusal-promised")
    play(state, "A done", "B done", "C done", "D done")
    assert verdicts(state) == ["promise-kept"]


def test_w14_4_a_card_for_500() -> None:
    state = at(steps.MOVING, options=BINDING, hands={"A": "bonus_sale"})
    deal(state, "A", "C", "give:bonus_sale", "take:500")
    assert state.florins == [5500, 5000, 4500, 5000]
    assert state.board.hand_sizes == [0, 0, 1, 0]


def test_w14_5_600_or_i_change_salt() -> None:
    state = at(steps.TRADING, options=BINDING, cards={"A": "trading_post"}, prices={"salt": 2})
    deal(state, "A", "B", "take:600", "mine:no_price_change", "good:salt", "direction:either")
    assert state.florins[:2] == [5600, 4400]
    assert not any("salt" in word for word in own(state, "A"))


def test_w14_6_700_and_no_axle() -> None:
    state = at(steps.BREAKING, options=BINDING, hands={"A": "broken_axle"})
    deal(state, "B", "A", "give:700", "theirs:no_card", "card:broken_axle", "on:wagon_1")
    assert state.florins[:2] == [5700, 4300]
    assert own(state, "A") == ["broken_axle:wagon_2", "broken_axle:wagon_3", "decline"]


def test_w14_7_400_if_the_courier_comes() -> None:
    state = at(steps.MOVING, options=BINDING, cards={"A": "courier_card"}, courier="brugge_r2")
    deal(state, "B", "A", "mine:pay_on", "sum:400", "when:courier:brugge_r1")
    assert state.florins[:2] == [5000, 4600]
    play(state, "A courier:courier_card:brugge_r1")
    assert state.florins[:2] == [5400, 4600]


# Who knows what ---------------------------------------------------------------------------------


def test_nothing_leaks_while_deals_are_made() -> None:
    hands = {"A": "bonus_sale", "B": "broken_axle"}
    draft = at(steps.MOVING, options=BINDING, hands=hands)
    play(draft, "A deal:propose:B", "A deal:give:700", "C deal:propose:A", "C deal:mine:wheel")
    posted = at(steps.MOVING, options=BINDING, hands=hands)
    propose(posted, "A", "B", "give:3000", "give:bonus_sale")
    sealed = at(steps.WAGONS, options=BINDING)
    propose(sealed, "B", "A", "give:3000", "theirs:no_bid", "wagon:wagon_1")
    play(sealed, "B bid:900")
    for state in (draft, posted, sealed):
        check_no_leak(game(), state, seeded("leaks"))
        actor = min(seat for seat in range(4) if (state.awaited() >> seat) & 1)
        check_events(game(), state, actor, seeded("events"))


def test_an_imagined_maker_can_pay_and_promises_stay() -> None:
    state = at(steps.WAGONS, options=BINDING)
    deal(state, "A", "C", "theirs:no_bid", "wagon:wagon_1")
    propose(state, "B", "A", "give:3000", "mine:pay_on", "sum:1000", "when:no_axle:wagon_1")
    for number in range(10):
        world = game().determinize(state, 3, seeded(f"world {number}"))
        assert isinstance(world, Merchants) and world.florins[1] >= 4000
        assert own(world, "C") == ["bid:0"]
