"""R3 Control of the wagons, R4 Loading, R11 Haggling."""

import pytest

from kontor.engine.messages import IllegalAnswer
from kontor.engine.record import CLOCK
from kontor.games.merchants.state import Merchants
from kontor.games.merchants.table import codes, steps
from tests.bench.playing import play
from tests.games.merchants.table import asked, at, node, refuses, row, told, words

ROADS = {2: "koeln_r1>koeln_r2", 3: "wien_r1>wien_r2"}
HAMBURG = {1: "hamburg", **ROADS}


def bids(state: Merchants, *amounts: int) -> None:
    """Let all seats bid."""
    for seat, amount in zip("ABCD", amounts, strict=False):
        play(state, f"{seat} bid:{amount}")


@pytest.mark.clause("R3.2")
def test_r3_1_phase_2_is_for_wagons_in_cities() -> None:
    state = at(steps.CLAIMING, wagons={1: "paris_r1>paris_r2", **ROADS})
    assert state.board.step >= steps.MOVING - 1
    state = at(steps.CLAIMING, wagons=HAMBURG)
    assert state.stack[-1].about == (0,)
    assert state.stack[-1].sealed


def test_r3_3_loading_master_cards_come_first_for_800() -> None:
    state = at(
        steps.CLAIMING,
        hands={
            "A": "loading_master_card loading_master_card",
            "B": "loading_master_card",
            "C": "broken_axle",
        },
    )
    play(
        state,
        "A loading_master:wagon_1",
        "A loading_master:wagon_3",
    )
    assert state.board.masters == [0, codes.NOBODY, 0]
    assert state.florins[0] == 5000 - 1600
    assert asked(state) == "B"
    assert words(state, "B") == ["loading_master:wagon_2", "decline"]
    play(state, "B decline")
    assert words(state, "C") == ["decline"]  # polled although the card is another one
    refuses(state, "C loading_master:wagon_2", "R3.3", "refusal-no-influence")


def test_r3_4_a_card_does_not_oust_a_loading_master() -> None:
    state = at(steps.CLAIMING, hands={"A": "loading_master_card"}, masters={1: "B"})
    refuses(state, "A loading_master:wagon_1", "R3.4", "refusal-wagon-taken")


def test_r3_5_wagons_are_bid_for_and_loaded_in_ascending_order() -> None:
    stores = {"A paris": "wine"}
    state = at(steps.WAGONS, stores=stores)
    bids(state, 100, 0, 0, 0)
    assert words(state, "A") == ["load:wine:1", "load:nothing"]
    state = at(steps.WAGONS, stores=stores, options={"phase2_order": "auctions_first"})
    bids(state, 100, 0, 0, 0)
    assert state.stack[-1].sealed and state.stack[-1].about == (1,)
    bids(state, 0, 0, 0, 0)
    bids(state, 0, 0, 0, 0)
    assert words(state, "A") == ["load:wine:1", "load:nothing"]


def test_r3_6_bids_are_sealed_up_to_the_whole_purse() -> None:
    state = at(steps.WAGONS, florins="300 200 0 0")
    assert words(state, "A") == ["bid:0", "bid:100", "bid:200", "bid:300"]
    refuses(state, "A bid:400", "R3.6", "refusal-too-dear")
    play(state, "A bid:300")
    assert state.view(1).data()["answer"] is None
    assert state.view(1).data()["chosen"] == 1
    assert (asked(state), words(state, "A")) == ("BCD", [])
    refuses(state, "A bid:100", "R3.6", "refusal-answer-final")  # the hand is closed


def test_r3_7_the_highest_bid_pays_the_bank() -> None:
    state = at(steps.WAGONS)
    bids(state, 100, 700, 300, 0)
    assert state.florins == [5000, 4300, 5000, 5000]
    assert state.board.masters[0] == 1


def test_r3_8_ties_go_by_turn_order() -> None:
    state = at(steps.WAGONS, first="C")
    bids(state, 500, 500, 0, 500)
    assert state.board.masters[0] == 3


def test_r3_9_nobody_bids_and_the_first_player_gets_it() -> None:
    state = at(steps.WAGONS, first="B")
    bids(state, 0, 0, 0, 0)
    assert state.board.masters[0] == 1
    assert sum(state.florins) == 20000
    assert told(state, "wagon-unwanted")


def test_r3_10_the_office_ends_when_the_wagon_leaves() -> None:
    state = at(steps.MOVING, masters={1: "B", 2: "B", 3: "B"})
    play(state, "A tile:1:wagon_1:paris_r1")
    assert state.board.masters == [codes.NOBODY, 1, 1]


@pytest.mark.clause("R3.12")
def test_r3_11_a_loading_master_stays_and_may_have_several_wagons() -> None:
    state = at(steps.CLAIMING, masters={1: "B", 2: "B", 3: "B"})
    assert state.board.step > steps.WAGONS


def test_r4_1_only_own_goods_from_this_city_are_loaded() -> None:
    state = at(steps.WAGONS, masters={1: "A"}, stores={"A paris": "wine", "A genova": "silk"})
    refuses(state, "A load:silk:1", "R4.1", "refusal-not-in-warehouse")
    play(state, "A load:wine:1")
    assert row(state, 1, "A") == "wine"
    assert state.board.warehouse(0, node("paris")) == 0


@pytest.mark.clause("R4.12")
def test_r4_2_the_master_loads_up_to_three_of_one_kind_for_nothing() -> None:
    state = at(steps.WAGONS, masters={1: "A"}, stores={"A paris": "wine wine wine wine salt"})
    assert words(state, "A") == [
        "load:wine:1",
        "load:wine:2",
        "load:wine:3",
        "load:salt:1",
        "load:nothing",
    ]
    play(state, "A load:wine:3")
    assert state.florins[0] == 5000


def test_r4_3_the_masters_kind_is_a_monopoly() -> None:
    state = at(
        steps.WAGONS, masters={1: "A"}, rows={"1 A": "wine"}, stores={"B paris": "wine salt"}
    )
    play(state, "A one:100")
    assert "accept:salt" in words(state, "B")
    refuses(state, "B accept:wine", "R4.3", "refusal-monopoly")


def test_r4_4_no_goods_no_monopoly() -> None:
    state = at(steps.WAGONS, masters={1: "A"}, stores={"B paris": "wine"})
    play(state, "A one:0", "B accept:wine")
    assert row(state, 1, "B") == "wine"


def test_r4_5_the_master_does_not_begin_with_a_kind_already_aboard() -> None:
    state = at(
        steps.WAGONS, masters={1: "A"}, rows={"1 B": "wine"}, stores={"A paris": "wine salt"}
    )
    assert words(state, "A") == ["load:salt:1", "load:nothing"]
    refuses(state, "A load:wine:1", "R4.5", "refusal-kind-taken")


def test_r4_6_others_load_two_goods_at_most() -> None:
    state = at(
        steps.WAGONS, masters={1: "A"}, rows={"1 B": "food"}, stores={"B paris": "wine wine"}
    )
    play(state, "A one:0")
    assert "accept:wine" in words(state, "B")
    assert "accept:wine+wine" not in words(state, "B")


@pytest.mark.clause("R4.8")
def test_r4_7_fees_are_free_and_paid_to_the_master_at_once() -> None:
    state = at(steps.WAGONS, masters={1: "A"}, stores={"B paris": "wine wine", "C paris": "salt"})
    play(state, "A one:300", "A two:500", "B accept:wine+wine", "A one:0", "C accept:salt")
    assert state.florins == [5500, 4500, 5000, 5000]
    state = at(steps.WAGONS, masters={1: "A"}, stores={"B paris": "wine"})
    play(state, "A no_offer", "B offer:wine", "B fee:400", "A refuse")
    assert row(state, 1, "B") == ""


def test_r4_9_while_the_wagon_stays_rows_are_topped_up() -> None:
    state = at(
        steps.WAGONS,
        masters={1: "A"},
        rows={"1 A": "wine wine", "1 B": "salt"},
        stores={"A paris": "wine wine food", "B paris": "salt food"},
    )
    assert words(state, "A") == ["load:wine:1", "load:nothing"]
    refuses(state, "A load:food:1", "R4.2", "refusal-one-kind")
    play(state, "A load:wine:1", "A one:100")
    assert words(state, "B")[:2] == ["accept:food", "accept:salt"]


def test_r4_10_free_loading_needs_neither_fee_nor_consent() -> None:
    state = at(
        steps.WAGONS,
        masters={1: "A"},
        rows={"1 A": "wine"},
        hands={"B": "free_loading"},
        stores={"B paris": "wine salt food"},
    )
    play(state, "A no_offer")
    assert "free_loading:food+salt" in words(state, "B")
    assert not [word for word in words(state, "B") if word.startswith("free_loading:wine")]
    play(state, "B free_loading:food+salt")
    assert row(state, 1, "B") == "food salt"
    assert state.florins == [5000] * 4


def test_r4_11_free_loading_is_not_for_the_master_nor_for_nothing() -> None:
    state = at(
        steps.WAGONS, masters={1: "A"}, hands={"A": "free_loading"}, stores={"A paris": "wine"}
    )
    assert words(state, "A") == ["load:wine:1", "load:nothing"]
    state = at(
        steps.WAGONS, masters={1: "A"}, hands={"B": "free_loading"}, stores={"B paris": "wine"}
    )
    play(state, "A no_offer", "B free_loading:wine")
    assert state.board.hand_sizes[1] == 0


def test_r11_1_only_those_with_room_and_goods_are_asked() -> None:
    state = at(
        steps.WAGONS,
        masters={1: "A"},
        rows={"1 A": "wine", "1 C": "salt salt"},
        stores={"B paris": "wine", "C paris": "food", "D paris": "food"},
    )
    assert state.stack[-1].about[1] == 3


def test_r11_2_quotes_are_bounded_and_may_leave_out_a_number() -> None:
    state = at(steps.WAGONS, masters={1: "A"}, stores={"B paris": "wine wine"})
    assert words(state, "A") == [f"one:{n}" for n in range(0, 1600, 100)] + ["one:none", "no_offer"]
    refuses(state, "A one:1600", "R11.2", "refusal-fee-too-high")
    play(state, "A one:none")
    refuses(state, "A two:none", "R11.2", "refusal-empty-quote")
    play(state, "A two:400")
    assert "accept:wine+wine" in words(state, "B")
    refuses(state, "B accept:wine", "R11.2", "refusal-not-offered")
    state = at(steps.WAGONS, masters={1: "A"}, stores={"B paris": "wine"})
    assert "one:none" not in words(state, "A")
    play(state, "A one:200")
    assert asked(state) == "B"


def test_r11_3_what_cannot_be_paid_is_refused_to_that_player_alone() -> None:
    state = at(steps.WAGONS, masters={1: "A"}, stores={"B paris": "wine"}, florins="0 200 0 0")
    play(state, "A one:300")
    refuses(state, "B accept:wine", "R11.3", "refusal-too-dear")
    play(state, "B offer:wine")
    assert words(state, "B") == ["fee:0", "fee:100", "fee:200"]
    refuses(state, "B fee:300", "R11.3", "refusal-too-dear")


def test_r11_4_quote_bid_final_quote_and_the_polled_step() -> None:
    state = at(
        steps.WAGONS,
        masters={1: "B"},
        stores={"A paris": "wine", "D paris": "wine"},
        hands={"D": "status_keeper"},
    )
    assert state.stack[-1].about[1] == 3  # from the master's left: C has nothing, D is next
    play(state, "B one:900", "D offer:wine", "D fee:100", "B final_quote", "B one:300")
    assert words(state, "D") == ["accept:wine", "leave"]
    refuses(state, "D offer:wine", "R11.4", "refusal-no-more-bids")
    play(state, "D leave", "B no_offer", "A offer:wine", "A fee:200", "B accept")
    assert state.florins[:2] == [4800, 5200]
    state = at(
        steps.WAGONS, masters={1: "B"}, stores={"D paris": "wine"}, hands={"D": "status_keeper"}
    )
    play(state, "B no_offer", "D offer:wine", "D fee:0", "B refuse")
    assert (asked(state), words(state, "D")) == ("D", ["leave"])


def test_r11_4_a_final_quote_must_be_made() -> None:
    state = at(steps.WAGONS, masters={1: "A"}, stores={"B paris": "wine"})
    play(state, "A one:900", "B offer:wine", "B fee:100", "A final_quote")
    refuses(state, "A no_offer", "R11.4", "refusal-final-quote")


def test_r11_5_live_channels_are_open_together() -> None:
    state = at(
        steps.WAGONS,
        masters={1: "A"},
        options={"negotiation_mode": "live"},
        stores={"B paris": "wine wine", "C paris": "salt"},
    )
    assert asked(state) == "ABC"
    play(state, "C offer:salt", "C fee:200", "A quote:B", "A one:300", "A two:500")
    assert words(state, "B")[:2] == ["accept:wine", "accept:wine+wine"]
    play(state, "B accept:wine", "A accept_bid:C")
    assert state.florins == [5500, 4700, 4800, 5000]
    assert asked(state) == "AB"  # a second good may follow
    for _ in range(2):
        play(state, "A quote:B", "A one:100")
    refuses(state, "A quote:B", "R11.5", "refusal-proposals-spent")
    play(state, "A withdraw_quote:B", "B offer:wine", "B fee:0", "B withdraw", "B offer:wine")
    refuses(state, "B wait", "R11.5", "refusal-finish-proposal")
    play(state, "B fee:100", "A close:B")
    assert not state.board.channels


def test_r11_5_the_clock_ends_a_live_negotiation_and_so_does_waiting() -> None:
    setting = {"negotiation_mode": "live"}
    state = at(steps.WAGONS, masters={1: "A"}, options=setting, stores={"B paris": "wine"})
    assert [state.word(option) for option in state.options(CLOCK)] == ["timeout"]
    play(state, "@ timeout")
    assert told(state, "negotiation-timeout")
    assert not state.board.channels
    state = at(steps.WAGONS, masters={1: "A"}, options=setting, stores={"B paris": "wine"})
    play(state, "A wait")
    assert asked(state) == "B"
    play(state, "B offer:wine", "B fee:100")
    assert asked(state) == "AB"  # something new was said
    play(state, "A wait", "B wait")
    assert not state.board.channels
    assert not state.options(CLOCK)
    with pytest.raises(IllegalAnswer, match=r"R11\.5"):
        state.parse(CLOCK, "timeout")


def test_r11_6_a_posted_quote_is_for_everybody() -> None:
    state = at(
        steps.WAGONS,
        masters={1: "A"},
        options={"negotiation_mode": "posted"},
        stores={"B paris": "wine wine", "C paris": "salt", "D paris": "salt"},
        hands={"D": "free_loading"},
    )
    play(state, "A one:300", "A two:500", "B accept:wine+wine")
    assert words(state, "C") == ["accept:salt", "leave"]
    refuses(state, "C offer:salt", "R11.6", "refusal-posted")
    play(state, "C accept:salt", "D free_loading:salt")
    assert state.florins == [5800, 4500, 4700, 5000]


def test_r11_7_talk_is_no_answer() -> None:
    state = at(steps.WAGONS, masters={1: "A"}, stores={"B paris": "wine"})
    refuses(state, "A promise", "R11.2", "refusal-no-such-answer")


LIVE = {"negotiation_mode": "live"}


def test_r4_10_a_master_who_closes_the_talk_cannot_prevent_free_loading() -> None:
    stores = {"B paris": "wine", "C paris": "salt", "D paris": "salt"}
    hands = {"B": "free_loading", "C": "status_keeper", "D": "free_loading"}
    state = at(steps.WAGONS, masters={1: "A"}, options=LIVE, stores=stores, hands=hands)
    play(state, "D leave", "A close:B", "A close:C")
    assert (asked(state), words(state, "B")) == ("B", ["free_loading:wine", "leave"])
    assert state.prompt(1).name == "prompt-shipper-talk-over"
    play(state, "B free_loading:wine")
    assert row(state, 1, "B") == "wine"
    assert (asked(state), words(state, "C")) == ("C", ["leave"])  # whatever the cards
    play(state, "C leave")
    assert "D" not in asked(state) or state.stack[-1].sealed


@pytest.mark.parametrize("ending", ["@ timeout", "A wait"])
def test_r11_5_the_end_of_a_talk_leaves_free_loading_open(ending: str) -> None:
    state = at(
        steps.WAGONS,
        masters={1: "A"},
        options=LIVE,
        stores={"B paris": "wine"},
        hands={"B": "free_loading"},
    )
    play(state, *(["B wait"] if ending == "A wait" else []), ending)
    assert words(state, "B") == ["free_loading:wine", "leave"]
    bare = at(steps.WAGONS, masters={1: "A"}, options=LIVE, stores={"B paris": "wine"})
    play(bare, "@ timeout")
    assert bare.stack[-1].sealed


@pytest.mark.clause("R0.1", "R3.6", "R8.4", "R11.2")
def test_r0_1_an_amount_that_is_no_answer_hears_what_an_amount_is() -> None:
    state = at(steps.WAGONS, florins="300 200 0 0")
    for word in ("bid:900", "bid:250"):
        refuses(state, f"A {word}", "R3.6", "refusal-amount")
    lot = at(steps.INVESTING, florins="300 200 0 0")
    refuses(lot, "A bid:50", "R8.4", "refusal-amount")
    quote = at(steps.WAGONS, masters={1: "A"}, stores={"B paris": "wine"})
    refuses(quote, "A one:9900", "R11.2", "refusal-amount")
    live = at(steps.WAGONS, masters={1: "A"}, stores={"B paris": "wine"}, options=LIVE)
    play(live, "B offer:wine")
    refuses(live, "B fee:150", "R11.3", "refusal-amount")


def test_r11_1_whoever_has_no_channel_hears_that_whatever_he_says() -> None:
    state = at(steps.WAGONS, masters={1: "A"}, stores={"B paris": "wine"}, options=LIVE)
    for word in ("wait", "leave", "offer:wine", "bid:100"):
        refuses(state, f"D {word}", "R11.1", "refusal-no-channel")
