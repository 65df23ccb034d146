"""What players are told: nothing is promised or recommended that cannot be had."""

import pytest

from kontor.games.augsburg.table import codes
from tests.bench.playing import play
from tests.games.augsburg import said
from tests.games.augsburg.table import cards, show, table, turn

LAST = 6  # the last round of four players


@pytest.mark.parametrize(
    ("hand", "rest"),
    [
        ("Lo1", "You have nothing to bid with and can only pass."),
        ("Ph1", "You have only one valid card, so you can only pass."),
        ("Ph1 Ph2", "Hold or pass; you have no more than that."),
        ("Ph1 Ph2 J", "Hold, raise up to 3, or pass."),
    ],
)
def test_r3_7_the_prompt_names_only_the_ways_that_are_open(hand: str, rest: str) -> None:
    state = table(2, hands={"A": "Ph8 Ph9", "B": hand})
    play(state, "A bid:2")
    assert said.prompt(state, "B") == f"Visit to Philip: the bid is 2 cards. {rest}"


@pytest.mark.parametrize(
    ("hand", "rest"),
    [
        ("Ph1", "You cannot pay that much: pass."),
        ("Ph1 Ph2", "Hold or pass."),
        ("Ph1 Ph2 J", "Hold, or raise to more."),
    ],
)
def test_r3_7_a_low_bid_is_refused_with_what_is_left(hand: str, rest: str) -> None:
    state = table(2, hands={"A": "Ph8 Ph9", "B": hand})
    play(state, "A bid:2")
    assert said.refusal(state, "B bid:2") == f"The bid is already 2 cards. {rest}"


def test_r3_6_whoever_cannot_open_is_not_told_to_open() -> None:
    state = table(2, hands={"A": "Lo1"})
    assert said.refusal(state, "A hold").endswith("nothing to hold. Pass.")
    state = table(2, hands={"A": "Ph1"})
    assert said.refusal(state, "A hold").endswith("nothing to hold. Open or pass.")


def test_r4_8_at_maximilians_the_order_of_equal_values_is_told() -> None:
    state = table(2, noble="maximilian", hands={"A": "Ph5 Lo1", "B": "Ma5 Lo2"})
    play(state, "A bid:1", "B hold")
    assert said.prompt(state, "A").endswith(
        "At equal values the order is Maria, Leo, Louise and Philip."
    )
    show(state, "A", "Ph5")
    show(state, "B", "Ma5")
    assert len(said.events(state, "equal-values")) == 1
    state = table(2, noble="maximilian", hands={"A": "Ph5 Lo1", "B": "Ma6 Lo2"})
    play(state, "A bid:1", "B hold")
    show(state, "A", "Ph5")
    show(state, "B", "Ma6")
    assert not said.events(state, "equal-values")


def test_r6_5_a_symbol_that_draws_nothing_says_so() -> None:
    draw = "A use:draw_2"
    state = turn("p07", deck="Lo13 Lo2")
    drawn = "Draw 2 notes · Then discard a card; "
    assert said.option(state, draw) == f"{drawn}the top one is worth 300 florins"
    state = turn("p07", deck="", discard="Lo13 Lo2")
    assert said.option(state, draw) == f"{drawn}the discard pile is shuffled first"
    state = turn("p07", deck="")
    assert said.option(state, draw) == "Draw notes · There are none left"


@pytest.mark.parametrize(
    ("language", "yields"),
    [
        ("en", "6 notes offered a round, and one free"),
        ("fr", "ar manche, 6 cartes proposées et 1 gratuite"),
        ("de", "ro Runde 6 Scheine im Angebot und einer kostenlos"),
    ],
)
def test_r12_6_the_free_note_of_the_mayor_adds_to_the_offer(language: str, yields: str) -> None:
    state = turn("p05", levels={"A": (1, 1, 3)})
    assert said.option(state, "A use:office:climb", language).endswith(yields)
    state = turn("p05", levels={"A": (1, 1, 3), "B": (1, 1, 4)})
    assert said.option(state, "A use:office:climb:B", language).endswith(yields)


@pytest.mark.parametrize(
    ("word", "promise"),
    [
        ("use:agency:climb", "o more income is paid"),
        ("use:office:climb", "o more notes are dealt"),
        ("use:office:mint_master", "o more notes are dealt"),
        ("use:peerage:climb", "12 points at the end"),
        ("use:peerage:coat_of_arms", "4 points at the end"),
    ],
)
def test_r12_1_in_the_last_round_no_yield_a_round_is_promised(word: str, promise: str) -> None:
    state = turn("p05", number=LAST, levels={"A": (1, 3, 3)})
    assert said.option(state, f"A {word}").endswith(promise)
    state = turn("p05", number=LAST - 1, levels={"A": (1, 3, 3)})
    assert " a round" in said.option(state, f"A {word}")


def test_r12_1_a_title_of_the_last_round_scores_once() -> None:
    state = turn("p05", number=LAST, levels={"A": (1, 3, 1)})
    play(state, "A use:peerage:coat_of_arms")
    assert said.events(state, "took-title") == ["Ada gets a coat of arms: 4 points at the end."]


def test_r16_5_where_peerage_builds_refusals_say_so() -> None:
    state = turn("p08", build_with_peerage="true")
    assert said.refusal(state, "A build:church").endswith("it takes an office or peerage symbol.")
    assert said.refusal(state, "A use:agency:church").endswith(
        "that takes an office or peerage symbol."
    )
    state = turn("p08")
    assert said.refusal(state, "A build:church").endswith("otherwise it takes an office symbol.")
    assert said.refusal(state, "A use:agency:church").endswith("that takes an office symbol.")


def test_r13_1_the_last_discard_is_shuffled_away_with_the_others() -> None:
    state = turn("p07", deck="Lo2 Lo3 Lo4", hands={"A": "Ph1"})
    play(state, "A use:draw_2", "A discard:philipp_1")
    assert state.view(1).data()["last_discard"] == "philipp_1"
    state.shuffle_discard()
    assert state.view(1).data()["last_discard"] is None


@pytest.mark.parametrize(
    ("money", "rest"),
    [
        (100, "end your turn, as you cannot pay for a building."),
        (900, "let the master builder build, or end your turn."),
    ],
)
def test_r5_9_the_builder_is_recommended_only_if_he_can_be_paid(money: int, rest: str) -> None:
    state = turn("p05", tiles={"A": {"master_builder": 1}}, money={"A": money})
    play(state, "A waive", "A waive")
    assert said.prompt(state, "A") == f"Both privileges are used: {rest}"
    paid = "Build with the master builder, or end your turn."
    expected = paid if money == 900 else "End your turn."
    assert said.refusal(state, "A waive") == f"Both privileges are used. {expected}"


@pytest.mark.parametrize(
    ("money", "rest"),
    [(150, "You have 150 florins, too few for any of them."), (200, "You have 200 florins.")],
)
def test_r12_9_an_offer_that_is_too_dear_is_not_recommended(money: int, rest: str) -> None:
    state = table(2, money={"A": money})
    state.offers = [tuple(cards("Ph1 Lo17")), ()]
    state.ask_purchase(codes.LATER)
    assert said.prompt(state, "A").endswith(f"offer. {rest}")


def test_r5_7_refusals_recommend_what_is_always_possible() -> None:
    owned = {"coat_of_arms": 4, "patent_of_nobility": 5}
    state = turn("p05", levels={"A": (1, 4, 1)}, tiles={"A": owned})
    assert said.refusal(state, "A use:peerage:climb") == (
        "The rank of prince is the highest level there is."
    )
    play(state, "A use:agency:climb")
    assert said.refusal(state, "A use:agency:climb").endswith("Use another symbol, or waive.")
    assert said.refusal(state, "A use:draw_2").endswith("Use one of its symbols, or waive.")
    assert said.refusal(state, "A build:church") == (
        "Only a master builder builds without a privilege; otherwise it takes an office symbol."
    )
