"""R12.5 to R12.7: what cannot be kept together, what has become impossible, who broke his word."""

import pytest

from kontor.games.merchants.state import Merchants
from kontor.games.merchants.table import steps
from tests.bench.playing import play
from tests.games.merchants.table import at, place, refuses, told, words
from tests.games.merchants.test_r12_deals import (
    BINDING,
    NON_BINDING,
    contradicts,
    deal,
    own,
    propose,
    verdicts,
)

LIVE = {"negotiation_mode": "live"}
BOTH = pytest.mark.parametrize("options", [BINDING, NON_BINDING], ids=["binding", "free"])
FORK = {1: "paris_r3>junction_west"}
TERMS = ("mine:load_terms", "wagon:wagon_1", "one:100", "two:200")


def via(node: str, kind: str = "route_via", wagon: int = 1) -> tuple[str, ...]:
    """Word a promise of the own about the way of a wagon."""
    return (
        f"mine:{kind}",
        f"wagon:wagon_{wagon}",
        f"{'to' if kind == 'move_wagon' else 'via'}:{node}",
    )


def talk(options: dict[str, str], **hands: str) -> Merchants:
    """Open a live talk of A, the loading master, with B, to whom terms are promised, and C."""
    stores = {"B paris": "wine wine", "C paris": "salt"}
    state = at(
        steps.WAGONS, options={**LIVE, **options}, masters={1: "A"}, stores=stores, hands=hands
    )
    deal(state, "A", "B", *TERMS)
    return state


# R12.6 What cannot be kept together -------------------------------------------------------------


@BOTH
def test_r12_6_two_roads_that_exclude_each_other(options: dict[str, str]) -> None:
    state = at(steps.MOVING, options=options, wagons=FORK)
    deal(state, "A", "B", *via("brugge"))
    contradicts(state, "A", "C", *via("link_west"))
    contradicts(state, "C", "A", *[part.replace("mine", "theirs") for part in via("link_west")])
    propose(state, "A", "C", *via("brugge_r2"))


@BOTH
def test_r12_6_a_move_and_a_route_elsewhere(options: dict[str, str]) -> None:
    state = at(steps.BREAKING, options=options, wagons=FORK, hands={"A": "status_keeper"})
    contradicts(state, "A", "B", *via("brugge_r3", "move_wagon"), *via("link_west"))
    contradicts(state, "A", "B", *via("brugge"), *via("brugge_r3", "not_via"))
    contradicts(state, "A", "B", *via("brugge_r3", "move_wagon"), *via("junction_west", "not_via"))
    propose(state, "A", "B", *via("brugge_r3", "move_wagon"), *via("link_west", "not_via"))


def test_r12_6_two_moves_need_two_ways_to_move() -> None:
    wagons = {1: "paris_r1>paris_r2", 2: "koeln_r1>koeln_r2"}
    moves = (*via("paris_r2", "move_wagon"), *via("koeln_r2", "move_wagon", 2))
    state = at(steps.MOVING, options=BINDING, wagons=wagons)
    contradicts(state, "A", "B", *moves)
    state = at(steps.MOVING, options=BINDING, wagons=wagons, cards={"A": "coachman"})
    deal(state, "A", "B", *moves)
    play(state, "A coach:coachman:1:wagon_1:paris_r2", "A tile:1:wagon_2:koeln_r2")
    assert verdicts(state) == ["promise-kept", "promise-kept"]


def test_r12_6_an_axle_and_a_move_of_one_wagon() -> None:
    state = at(steps.BREAKING, options=BINDING, wagons=FORK, hands={"A": "broken_axle"})
    axle = ("mine:play_card", "card:broken_axle", "on:wagon_1")
    contradicts(state, "A", "B", *axle, *via("junction_west", "move_wagon"))
    deal(state, "A", "B", *via("junction_west", "move_wagon"))
    assert "broken_axle:wagon_1" not in own(state, "A")  # he would make it impossible himself
    refuses(state, "A broken_axle:wagon_1", "R12.6", "refusal-promised")


def test_r12_6_more_promised_of_trading_posts_than_they_can_do() -> None:
    change = ("mine:price_change", "good:salt")
    state = at(steps.TRADING, options=BINDING, cards={"A": "trading_post"}, prices={"salt": 2})
    shun = ("mine:no_price_change", "good:salt")
    contradicts(
        state,
        "A",
        "B",
        *(*change, "direction:either"),
        *(*shun, "direction:up", *shun, "direction:down"),
    )
    contradicts(
        state, "A", "B", *change, "direction:up", "mine:price_change", "good:wine", "direction:up"
    )
    deal(state, "A", "B", *change, "direction:either", *shun, "direction:up")
    assert own(state, "A") == ["price:trading_post:salt:down"]


def test_r12_6_a_card_that_is_forbidden_on_every_wagon() -> None:
    state = at(steps.BREAKING, options=BINDING, hands={"A": "broken_axle"})
    for wagon in (1, 2, 3):
        deal(state, "A", "B", "mine:no_card", "card:broken_axle", f"on:wagon_{wagon}")
    contradicts(state, "A", "C", "mine:play_card", "card:broken_axle", "on:any")


# R12.6 What has become impossible ----------------------------------------------------------------


@BOTH
def test_r12_6_a_route_that_others_have_left_is_void(options: dict[str, str]) -> None:
    state = at(steps.MOVING, options=options, wagons=FORK)
    propose(state, "B", "A", "give:100", *via("brugge"))
    play(state, "A deal:accept:B1", "A tile:1:wagon_1:junction_west:link_west")
    assert verdicts(state) == ["promise-void"]
    assert any("wagon_1" in word for word in own(state, "B"))  # it is not held back for ever


@BOTH
def test_r12_6_a_promised_move_may_take_two_steps(options: dict[str, str]) -> None:
    cards = {"A": "master_coachman"}
    state = at(steps.MOVING, options=options, wagons=FORK, cards=cards, tiles={"A": "1"})
    deal(state, "A", "B", *via("brugge_r2", "move_wagon"))
    lost = "tile:1:wagon_2:koeln_r1"
    assert (lost in own(state, "A")) == (options == NON_BINDING)
    spoilt = state.clone()
    spoilt.log = []
    if options == NON_BINDING:
        play(spoilt, f"A {lost}")
        assert verdicts(spoilt) == ["promise-broken"]
    play(
        state,
        "A tile:1:wagon_1:junction_west:brugge_r3",
        "A coach:master_coachman:2:wagon_1:brugge_r2",
    )
    assert verdicts(state) == ["promise-kept"]


def test_r12_7_whoever_drives_elsewhere_has_broken_his_word() -> None:
    state = at(steps.MOVING, options=NON_BINDING, wagons=FORK)
    deal(state, "A", "B", *via("brugge"), *via("junction_west", "move_wagon"))
    play(state, "A tile:2:wagon_1:link_west")
    assert verdicts(state) == ["promise-broken", "promise-broken"]
    facts = {"seat": 0, "partner_seat": 1, "promise": "route_via", "wagon": "wagon_1"}
    assert {**facts, "node": "brugge"} in told(state, "promise-broken")


# R12.5 Loading terms in a live talk ---------------------------------------------------------------


def test_r12_5_promised_fees_stand_until_the_clock_ends_the_talk() -> None:
    state = talk(BINDING)
    assert told(state, "quoted-both")[-1]["one"] == 100
    assert "accept:wine+wine" in words(state, "B")
    refuses(state, "A close:B", "R12.6", "refusal-promised")
    play(state, "B accept:wine")
    assert told(state, "quoted-one")[-1]["one"] == 100  # for the second good, too
    play(state, "@ timeout", *["A bid:0", "B bid:0", "C bid:0", "D bid:0"] * 2)
    assert verdicts(state) == ["promise-kept"]


def test_r12_5_a_bid_at_the_promised_fees_is_accepted_at_once() -> None:
    state = talk(BINDING)
    play(state, "A quote:B", "B offer:wine+wine", "B fee:300")
    assert state.florins[:2] == [5300, 4700]
    assert not state.drafts[0]  # the quote in the making is gone with the channel


def test_r12_5_a_quote_in_preparation_keeps_to_the_terms() -> None:
    state = talk(BINDING)
    play(state, "A quote:B", "B offer:wine", "B fee:0")
    assert own(state, "A") == ["one:0", "one:100"]
    refuses(state, "A one:300", "R12.6", "refusal-promised")


def test_r12_7_letting_the_clock_run_out_breaks_the_terms() -> None:
    state = talk(NON_BINDING)
    play(state, "@ timeout")
    assert verdicts(state) == ["promise-broken"]
    state = talk(NON_BINDING)
    play(state, "A quote:B", "A one:100", "A two:200", "@ timeout")
    assert verdicts(state) == ["promise-kept"]


def test_r12_7_waiting_or_another_bid_first_breaks_nothing() -> None:
    state = talk(NON_BINDING)
    play(state, "C offer:salt", "C fee:300", "B offer:wine", "B fee:100", "A accept_bid:C")
    play(state, "A wait")
    assert verdicts(state) == []
    play(state, "B withdraw", "B offer:wine", "B fee:100", "A accept_bid:B")
    play(state, "A quote:B", "A one:100", "B wait", "A wait")
    assert verdicts(state) == ["promise-kept"]


def test_r12_7_a_bid_at_the_terms_that_is_not_heard_breaks_them() -> None:
    state = talk(NON_BINDING)
    play(state, "A quote:B", "A one:100", "A two:200", "B offer:wine", "B fee:100", "A close:B")
    assert verdicts(state) == ["promise-broken"]
    state = talk(NON_BINDING)
    play(state, "B leave")
    assert verdicts(state) == ["promise-void"]
    state = talk(NON_BINDING)
    play(state, "A quote:B", "A one:500", "A two:900", "B accept:wine")
    assert verdicts(state) == ["promise-broken"]


# R12.7 Cards --------------------------------------------------------------------------------------


def test_r12_7_a_card_promised_on_one_wagon_is_not_due_on_another() -> None:
    stores = {"B paris": "wine", "B koeln": "iron"}
    state = at(
        steps.WAGONS,
        options=NON_BINDING,
        masters={1: "A", 2: "A"},
        stores=stores,
        hands={"B": "free_loading"},
    )
    deal(state, "B", "A", "mine:play_card", "card:free_loading", "on:wagon_2")
    play(state, "A no_offer", "B leave")
    assert verdicts(state) == []
    play(state, "A no_offer", "B free_loading:iron")
    assert verdicts(state) == ["promise-kept"]


def test_r12_6_a_promised_card_is_kept_for_its_wagon() -> None:
    stores = {"B paris": "wine", "B koeln": "iron"}
    state = at(
        steps.WAGONS,
        options=BINDING,
        masters={1: "A", 2: "A"},
        stores=stores,
        hands={"B": "free_loading"},
    )
    deal(state, "B", "A", "mine:play_card", "card:free_loading", "on:wagon_2")
    play(state, "A no_offer")
    assert own(state, "B") == ["offer:wine", "leave"]
    refuses(state, "B free_loading:wine", "R12.6", "refusal-promised")
    play(state, "B deal:propose:A")
    assert "deal:give:free_loading" not in words(state, "B")
    play(state, "B deal:drop", "B leave", "A no_offer")
    assert own(state, "B") == ["free_loading:iron"]


def test_r12_6_a_promised_card_on_a_wagon_that_is_blocked_is_void() -> None:
    state = at(
        steps.BREAKING, options=NON_BINDING, hands={"A": "status_keeper", "B": "broken_axle"}
    )
    deal(state, "B", "A", "mine:play_card", "card:broken_axle", "on:wagon_1")
    assert place(state, 1) == "paris"
    state.board.blocked = 1
    play(state, "A decline")
    assert verdicts(state) == ["promise-void"]


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
