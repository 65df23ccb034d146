"""R15 and R16: who may see what, and the table options."""

import json

import pytest

from kontor.engine.chance import seeded
from kontor.engine.game import SetupError
from kontor.engine.messages import ARCHIVE, SPECTATOR
from kontor.games.augsburg.state import Augsburg
from kontor.games.augsburg.table import codes, packing
from kontor.games.augsburg.table.codes import GIVING
from tests.bench.leaks import check_events, check_no_leak
from tests.bench.playing import play, seat_of
from tests.games.augsburg.table import (
    GAME,
    asked,
    cards,
    fresh,
    hand,
    show,
    skip_visits,
    table,
    turn,
    why,
    words,
)

HANDS = {"A": "Ph9 Ma2 J", "B": "Ph5 Le7 J J", "C": "Lo1 Lo9"}


def seen(state: Augsburg, seat: int) -> str:
    """Return what an audience receives, as text."""
    return json.dumps(state.view(seat).data())


def test_r15_1_hands_are_private() -> None:
    state = table(3, hands=HANDS)
    assert "leo_7" in seen(state, 1) and "leo_7" in seen(state, ARCHIVE)
    for audience in (0, 2, SPECTATOR):
        assert "leo_7" not in seen(state, audience)


@pytest.mark.clause("R16.3")
def test_r15_2_hand_sizes_are_secret_unless_the_table_opens_them() -> None:
    state = table(3, hands=HANDS)
    assert state.view(0).data()["hand_sizes"] == [3, -1, -1]
    assert state.view(0).data()["deck_size"] == -1 and state.view(0).data()["deck"] == "plenty"
    state = table(3, hands=HANDS, hand_size_visibility="open")
    assert state.view(0).data()["hand_sizes"] == [3, 4, 2]
    assert state.view(0).data()["deck_size"] == state.deck_size()


@pytest.mark.clause("R16.2")
def test_r15_3_money_is_secret_unless_the_table_opens_it() -> None:
    state = table(3, money={"B": 350})
    assert state.view(0).data()["money"] == [1000, -1, -1]
    assert state.view(SPECTATOR).data()["money"] == [-1, -1, -1]
    state = table(3, money={"B": 350}, money_visibility="open")
    assert state.view(0).data()["money"] == [1000, 350, 1000]


def test_r15_4_everything_on_the_table_is_public() -> None:
    state = table(3, hands=HANDS, levels={"B": (1, 3, 2)}, tiles={"B": {"church": 900}})
    play(state, "A bid:1")
    data = state.view(SPECTATOR).data()
    assert data["levels"][1] == {"agency": 1, "peerage": 3, "office": 2}  # type: ignore[index]
    assert data["tiles"][1]["church"] == 900 and data["announced"] == [1, 0, 0]  # type: ignore[index]
    assert data["piles"]["church"] == [800, 700, 600, 500]  # type: ignore[index]
    assert data["display"] == ["p01", "p02", "p03", "p04", "p05"]


def test_r15_5_shown_and_discarded_cards_are_public() -> None:
    state = table(3, hands=HANDS, deck="Lo2 Le3 Ma4 Ma5")
    play(state, "A bid:1", "B hold", "C pass")
    show(state, "A", "Ph9")
    show(state, "B", "Ph5")
    data = state.view(2).data()
    assert data["revealed"] == [["philipp_9"], ["philipp_5"]]
    assert data["shown"] == [[], ["philipp_5"], []]
    state = turn("p07", hands={"A": "Ph1"}, deck="Lo2 Le3 Ma4")
    play(state, "A use:draw_2", "A discard:louise_2")
    assert state.view(1).data()["last_discard"] == "louise_2"


def test_r15_6_offers_and_purchases_are_private() -> None:
    state = table(2)
    state.offers = [tuple(cards("Ph1 Lo17")), tuple(cards("Ma3"))]
    state.ask_purchase(codes.LATER)
    assert "louise_17" in seen(state, 0) and "louise_17" not in seen(state, 1)
    play(state, "A buy:2")
    assert state.view(1).data()["mine"] == -1 and state.view(1).data()["chosen"] == [0]
    play(state, "B buy:nothing")
    assert "louise_17" not in seen(state, 1) and "philipp_1" not in seen(state, 1)


def test_r15_7_the_face_down_privileges_are_known_by_elimination() -> None:
    state = table(2)
    assert state.view(1).data()["face_down"] == ["p06", "p07", "p08", "p09", "p10"]


def test_r16_1_the_host_may_choose_the_first_player() -> None:
    state = fresh(3, first_player="host_choice")
    assert asked(state) == "A" and words(state, "A") == ["first:A", "first:B", "first:C"]
    assert why(state, "A first:D") == ("R16.1", "refusal-no-such-answer")
    assert why(state, "B first:B") == ("R16.1", "refusal-not-your-turn")
    play(state, "A first:C")
    assert state.opener == 2 and asked(state) == "ABC"


def test_r16_2_open_money() -> None:
    state = fresh(2, money_visibility="open")
    assert state.view(SPECTATOR).data()["money"] == [1500, 1500]


@pytest.mark.parametrize(
    ("deck", "amount"),
    [
        ("", "empty"),
        ("Ph1", "few"),
        ("Ph1 Ph2 Ph3 Ph4 Ph5 Ph6 Ph7 Ph8 Ph9", "few"),
        ("Ph1 Ph2 Ph3 Ph4 Ph5 Ph6 Ph7 Ph8 Ph9 Ph10", "plenty"),
    ],
)
def test_r16_3_piles_are_plenty_few_or_empty(deck: str, amount: str) -> None:
    assert table(2, deck=deck).view(0).data()["deck"] == amount


def test_r16_4_open_backs_show_prices_and_sizes() -> None:
    state = table(3, hands=HANDS, card_backs_visible="true")
    data = state.view(0).data()
    assert data["hand_prices"] == [[200, 250, 400], [200, 250, 400, 400], [200, 250]]
    assert data["hand_sizes"] == [3, 4, 2]
    assert table(3, hands=HANDS).view(0).data()["hand_prices"] == []


def test_r16_5_peerage_symbols_may_build_by_house_rule() -> None:
    state = turn("p08", build_with_peerage="true", money={"A": 900})
    assert "use:peerage:church" in words(state, "A")
    play(state, "A use:peerage:church")
    assert state.tile(0, 4) == 900


def test_r16_6_only_drawn_cards_may_go_by_house_rule() -> None:
    state = turn("p07", hands={"A": "Ph1"}, deck="Lo2 Le3 Ma4", draw_discard_from="drawn")
    play(state, "A use:draw_2")
    assert words(state, "A") == ["discard:louise_2", "discard:leo_3"]
    assert why(state, "A discard:philipp_1") == ("R16.6", "refusal-not-drawn")


def test_r16_7_the_opener_moves_on_by_house_rule() -> None:
    state = table(3, opener="B", unsold_next_opener="clockwise")
    play(state, "B pass", "C pass", "A pass")
    assert asked(state) == "C"


def test_r16_8_there_is_no_dummy_player() -> None:
    state = fresh(2)
    assert asked(state) == "AB" and len(state.money) == 2
    with pytest.raises(SetupError, match="unknown option"):
        GAME.start(2, {"dummy": "yes"}, seeded("x"))


# Imagined worlds ----------------------------------------------------------------------------------

SETTINGS = pytest.mark.parametrize(
    "options",
    [{}, {"card_backs_visible": "true"}, {"hand_size_visibility": "open"}],
    ids=["hidden", "backs", "sizes"],
)


@SETTINGS
def test_nobody_can_tell_worlds_apart_during_a_shortage(options: dict[str, str]) -> None:
    hands = {"A": "Ma1 Ma2 Ma3 Ma4", "B": "Le1 Le2 Le3", "C": ""}
    state = table(3, noble="maximilian", hands=hands, **options)  # type: ignore[arg-type]
    rest = [state.top, *state.deck]
    state.top, state.deck = rest[0], rest[1:6]
    for each in rest[6:]:  # the rest is held by B, so that all cards are somewhere
        packing.add(state.hands, seat_of("B") * packing.ZONE, each)
    state.known_cards = [4, 70, 0]
    skip_visits(state)
    assert state.stack[-1].kind == GIVING and asked(state) == "AB"
    check_no_leak(GAME, state, seeded("shortage"))
    play(state, "A give:maria_1")
    check_no_leak(GAME, state, seeded("shortage"))
    check_events(GAME, state, 1, seeded("shortage events"))
    world = GAME.determinize(state, 0, seeded("world"))
    assert hand(world, "C") == ""  # type: ignore[arg-type]


@SETTINGS
def test_imagined_bidders_can_pay_their_bids(options: dict[str, str]) -> None:
    for number in range(30):
        chance = seeded(f"bids {number}")
        state = GAME.start(5, options, chance.split("game"))
        steps = 0
        while not state.is_over() and steps < 300:
            seat = state.awaited().bit_length() - 1
            legal = state.options(seat)
            # Prefer to bid, so that many players are in.
            state.play(seat, legal[chance.below(len(legal))] if chance.below(4) else legal[-1])
            steps += 1
            if steps % 29 == 0 and not state.is_over():
                for viewer in (SPECTATOR, 0, 3):
                    world = GAME.determinize(state, viewer, chance)
                    assert world.view(viewer).data() == state.view(viewer).data()
                    for other in range(5):
                        if (state.awaited() >> other) & 1:
                            assert world.options(other)
