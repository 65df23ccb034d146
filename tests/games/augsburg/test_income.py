"""R11 to R14: prestige and barriers, income, supply of notes, end of the game."""

import pytest

from kontor.games.augsburg.state import Augsburg
from kontor.games.augsburg.table import codes, packing
from kontor.games.augsburg.table.codes import BIDDING, GIVING, PURCHASE
from kontor.games.augsburg.table.packing import JOKER, ZONE
from tests.bench.playing import play
from tests.games.augsburg.table import (
    asked,
    buy_nothing,
    card,
    cards,
    hand,
    show,
    skip_visits,
    table,
    told,
    turn,
    why,
    words,
)

CHURCH = {"A": {"church": 900}}
CATHEDRAL = {"A": {"cathedral": 1100}}
BOTH = {"A": {"church": 900, "cathedral": 1100}}


# R11 --------------------------------------------------------------------------------------------


def after_gain(points: int, before: int, tiles: dict[str, dict[str, int]] | None = None) -> int:
    """Return the prestige of a player after a gain."""
    state = table(2, prestige={"A": before}, tiles=tiles)
    state.gain(0, points)
    return state.prestige[0]


def test_r11_1_prestige_only_grows() -> None:
    assert after_gain(3, 4) == 7
    assert after_gain(5, 25) == 25


def test_r11_2_without_a_church_25_is_the_end() -> None:
    assert after_gain(7, 20) == 25 and after_gain(5, 20) == 25


def test_r11_3_without_a_cathedral_45_is_the_end() -> None:
    assert after_gain(30, 20, CHURCH) == 45


def test_r11_4_a_cathedral_alone_does_not_help() -> None:
    assert after_gain(30, 20, CATHEDRAL) == 25


def test_r11_5_with_both_there_is_no_limit() -> None:
    assert after_gain(90, 20, BOTH) == 110


def test_r11_6_every_source_meets_the_barrier() -> None:
    state = turn("p06", prestige={"A": 24})
    play(state, "A use:prestige_7", "A waive")
    assert state.prestige[0] == 25
    state = turn("p05", levels={"A": (3, 1, 1), "B": (4, 1, 1)}, prestige={"B": 25})
    play(state, "A use:agency:climb:B", "B compensation:prestige")
    assert state.prestige[1] == 25
    state = table(2, noble="maximilian", prestige={"A": 24})
    skip_visits(state)
    assert state.prestige[0] == 25


def test_r11_7_a_later_church_brings_nothing_back() -> None:
    state = turn("p06", prestige={"A": 24})
    play(state, "A use:prestige_7", "A use:office:church")
    assert state.prestige[0] == 25 and state.tile(0, 4) == 900


def test_r11_8_the_track_is_a_loop_but_the_total_is_kept() -> None:
    state = table(2, prestige={"A": 52}, tiles=BOTH)
    data = state.view(1).data()
    assert data["prestige"] == [52, 0] and data["spaces"] == [7, 0]
    assert state.scores() == [52, 0]


# R12 --------------------------------------------------------------------------------------------


@pytest.mark.clause("R14.1")
def test_r12_1_the_last_round_brings_prestige_only() -> None:
    state = table(2, number=4, noble="maximilian", levels={"A": (4, 2, 4)})
    skip_visits(state)
    assert state.is_over() and state.money == [1000, 1000] and state.prestige == [5, 3]
    assert not told(state, "offered") and why(state, "A pass") == ("R14.1", "refusal-game-over")


def test_r12_2_money_then_prestige_then_notes() -> None:
    state = table(2, noble="maximilian", levels={"A": (1, 1, 4)})
    skip_visits(state)
    names = [
        e.name for e in state.log or [] if e.name in ("income", "gained", "free-notes", "offered")
    ]
    assert names == ["income", "income", "gained", "gained", "free-notes", "offered", "offered"]


def test_r12_3_agencies_pay_by_level() -> None:
    levels = {"A": (1, 1, 1), "B": (2, 1, 1), "C": (3, 1, 1), "D": (4, 1, 1)}
    state = table(4, noble="maximilian", levels=levels)
    skip_visits(state)
    assert state.money == [1600, 1900, 2200, 2600]


def test_r12_4_prestige_is_one_single_gain() -> None:
    tiles = {"A": {"coat_of_arms": 2, "patent_of_nobility": 4}}
    state = table(2, noble="maximilian", levels={"A": (1, 4, 1)}, tiles=tiles)
    skip_visits(state)
    assert told(state, "gained")[0] == {"seat": 0, "points": 18, "prestige": 18}


def test_r12_5_the_next_opener_is_dealt_first_and_everything_at_once() -> None:
    state = table(2, noble="maximilian", opener="B", levels={"B": (1, 1, 4)})
    top = state.top
    skip_visits(state)
    assert packing.holds(state.hands, ZONE, top)
    names = [
        (e.name, e.facts["seat"]) for e in state.log or [] if e.name in ("free-notes", "offered")
    ]
    assert names == [("free-notes", 1), ("offered", 1), ("offered", 0)]


def test_r12_6_free_notes_of_mayor_and_mint_master_add_up() -> None:
    levels = {"A": (1, 1, 4), "B": (1, 1, 3)}
    tiles = {"A": {"mint_master": 1}, "B": {"mint_master": 1}}
    state = table(3, noble="maximilian", levels=levels, tiles=tiles)
    skip_visits(state)
    assert [packing.size(state.hands, seat * ZONE) for seat in range(3)] == [2, 1, 0]


def test_r12_7_offers_by_level_lie_apart_from_the_hand() -> None:
    levels = {"A": (1, 1, 1), "B": (1, 1, 2), "C": (1, 1, 3), "D": (1, 1, 4)}
    state = table(4, noble="maximilian", levels=levels)
    skip_visits(state)
    assert [len(offer) for offer in state.offers] == [4, 5, 6, 6]
    assert hand(state, "A") == ""


def offered(text: str, money: int) -> Augsburg:
    """Lay an offer before A, who has so much money; B is offered nothing dear."""
    state = table(2, money={"A": money})
    state.offers = [tuple(sorted(cards(text))), tuple(cards("Ma1"))]
    state.ask_purchase(codes.LATER)
    return state


def test_r12_8_any_subset_may_be_bought() -> None:
    state = offered("Ph1 Ph2 Lo1", 1000)
    assert len(words(state, "A")) == 8 and "buy:nothing" in words(state, "A")
    assert "buy:1+2+3" in words(state, "A")
    state = offered("Ph1 J J", 2000)
    assert words(state, "A") == ["buy:nothing", "buy:1", "buy:2", "buy:1+2", "buy:2+3", "buy:1+2+3"]


def test_r12_9_no_credit() -> None:
    state = offered("Ph1 Ph13 Lo17", 500)
    assert words(state, "A") == ["buy:nothing", "buy:1", "buy:2", "buy:1+2", "buy:3"]
    assert why(state, "A buy:1+3") == ("R12.9", "refusal-too-dear")
    state = offered("Ph1 J J", 2000)
    assert why(state, "A buy:1+3") == ("R12.8", "refusal-equal-jokers")
    state = offered("Ph1 Ph13", 150)
    assert words(state, "A") == ["buy:nothing"]


@pytest.mark.parametrize("jokers", ["", " J", " J J", " J J J"])
@pytest.mark.parametrize("money", [0, 350, 800, 1250, 3000])
def test_r12_8_every_part_that_can_be_paid_is_offered_once(money: int, jokers: str) -> None:
    state = offered(f"Ph1 Ph13 Lo1 Lo17 Ma3{jokers}", money)
    offer = state.offers[0]
    expected = []
    for part in range(1 << len(offer)):
        bought = [place for place in range(len(offer)) if (part >> place) & 1]
        price = sum(state.rules.material.price[offer[place]] for place in bought)
        twins = [place for place in bought if offer[place] == offer[place - 1] == JOKER]
        if price <= money and all(place - 1 in bought for place in twins):
            expected.append(codes.BUY + part)
    assert state.options(0) == expected


def test_r12_10_a_joker_costs_400() -> None:
    state = offered("Ph1 J", 400)
    assert words(state, "A") == ["buy:nothing", "buy:1", "buy:2"]
    play(state, "A buy:2", "B buy:nothing")
    assert state.money[0] == 0 and hand(state, "A") == "J"


def test_r12_11_the_bank_is_paid_and_the_hand_grows() -> None:
    state = offered("Ph1 Ph13 Lo17", 1000)
    play(state, "A buy:1+3", "B buy:nothing")
    assert state.money[0] == 1000 - 200 - 400 and hand(state, "A") == "Ph1 Lo17"


@pytest.mark.clause("R13.7")
def test_r12_12_rejected_notes_are_discarded_unseen() -> None:
    state = offered("Ph1 Ph13 Lo17", 1000)
    state.discard = []
    play(state, "A buy:1", "B buy:nothing")
    assert sorted(state.discard) == sorted(cards("Ph13 Lo17 Ma1"))
    assert state.view(1).data()["open_discard"] == []
    assert state.view(1).data()["rejected"] == ["maria_1"]


def test_r12_13_there_is_no_hand_limit() -> None:
    state = table(2, money={"A": 9000}, hands={"A": "Ph1 Ph2 Ph3 Ph4 Ph5 Ph6 Ph7 Ph8 Ph9 Ph10"})
    state.offers = [tuple(cards("Lo1 Lo2 Lo3 Lo4 Lo5 Lo6")), ()]
    state.ask_purchase(codes.LATER)
    play(state, "A buy:1+2+3+4+5+6", "B buy:nothing")
    assert packing.size(state.hands, 0) == 16


def test_r12_14_purchases_are_revealed_to_nobody() -> None:
    state = offered("Ph1 Ph13 Lo17", 1000)
    state.log = []
    play(state, "A buy:1", "B buy:nothing")
    for reader in (1, -1):
        said = [e.seen_by(reader) for e in state.log if e.name == "bought"]
        assert [m.facts for m in said] == [{"seat": 0}, {"seat": 1}] or reader == 1
    assert state.log[0].seen_by(1).facts == {"seat": 0}
    assert state.log[0].seen_by(0).facts["cards"] == ["philipp_1"]


def test_r12_14_a_purchase_is_final() -> None:
    state = offered("Ph1 Ph13 Lo17", 1000)
    assert state.question(0).final
    play(state, "A buy:1")
    assert words(state, "A") == [] and asked(state) == "B"
    assert why(state, "A buy:nothing") == ("R12.14", "refusal-final")


def test_r12_15_then_the_next_round_begins() -> None:
    state = table(2, noble="maximilian")
    skip_visits(state)
    buy_nothing(state)
    assert state.round == 2 and state.noble == 0 and state.stack[-1].kind == BIDDING


# R13 --------------------------------------------------------------------------------------------


def short(hands: dict[str, str], deck: str, discard: str = "", **more: object) -> Augsburg:
    """Lay out the income of two merchants, to whom eight notes are due."""
    state = table(2, noble="maximilian", hands=hands, deck=deck, discard=discard, **more)  # type: ignore[arg-type]
    skip_visits(state)
    return state


def test_r13_1_an_empty_draw_pile_is_renewed_from_the_discards() -> None:
    state = table(2, deck="Ph1", discard="Lo1 Lo2")
    assert state.take_card() == card("Ph1") and state.discard == cards("Lo1 Lo2")
    assert state.take_card() in cards("Lo1 Lo2") and not state.discard


def test_r13_2_enough_notes_are_dealt_normally() -> None:
    state = short({}, "Ph1 Ph2 Ph3 Ph4", "Lo1 Lo2 Lo3 Lo4")
    assert state.stack[-1].kind == PURCHASE and not told(state, "notes-short")
    assert sorted(state.offers[0]) == cards("Ph1 Ph2 Ph3 Ph4")


def test_r13_3_a_shortage_makes_everybody_give_cards_in_secret() -> None:
    hands = {"A": "Ma1 Ma2 Ma3", "B": "Le1 Le2"}
    state = short(hands, "Ph1 Ph2", "Lo1 Lo2")
    assert state.stack[-1].kind == GIVING and asked(state) == "AB"
    assert not state.discard and state.top == card("Ph1") and state.deck_size() == 4
    play(state, "A give:maria_2")
    assert hand(state, "A") == "Ma1 Ma2 Ma3" and asked(state) == "B"
    assert words(state, "A") == [] and why(state, "A give:maria_1") == ("R13.3", "refusal-final")
    play(state, "B give:leo_1")
    # Six notes are not enough for eight: once more.
    assert state.stack[-1].kind == GIVING and state.deck_size() == 6
    assert state.log is not None
    gave = [event for event in state.log if event.name == "gave"]
    assert gave[0].seen_by(1).facts == {"seat": 0}
    play(state, "A give:maria_1", "B give:leo_2")
    assert state.stack[-1].kind == PURCHASE and hand(state, "A") == "Ma3"


def test_r13_4_an_empty_hand_gives_nothing() -> None:
    state = short({"A": "Ma1 Ma2 Ma3 Ma4"}, "Ph1 Ph2 Ph3 Ph4 Ph5 Ph6")
    assert asked(state) == "A"
    assert why(state, "B give:maria_1") == ("R13.4", "refusal-empty-hand")
    play(state, "A give:maria_1", "A give:maria_2")
    assert state.stack[-1].kind == PURCHASE


def test_r13_5_the_top_card_goes_to_the_first_player_the_rest_is_shuffled() -> None:
    firsts = set()
    for seed in range(30):
        state = table(2, noble="maximilian", opener="B", hands={"A": "Ma1", "B": "Ma2"})
        state.top, state.deck, state.discard = card("Ph9"), cards("Ph1 Ph2 Ph3 Ph4 Ph5"), []
        state.chance = state.chance.split(str(seed))
        skip_visits(state)
        play(state, "A give:maria_1", "B give:maria_2")
        assert card("Ph9") in state.offers[1]
        firsts.add(card("Ma1") in state.offers[1])
    assert firsts == {True, False}


def test_r13_5_of_an_empty_pile_the_shuffled_discards_come_before_the_gifts() -> None:
    state = short({"A": "Ma1 Ma2", "B": "Ma3 Ma4"}, "", "Lo1 Lo2 Lo3 Lo4")
    assert state.top in cards("Lo1 Lo2 Lo3 Lo4")


def test_r13_6_at_most_35_notes_are_due() -> None:
    levels = {"A": (1, 1, 4), "B": (1, 1, 3), "C": (1, 1, 3), "D": (1, 1, 3), "E": (1, 1, 2)}
    tiles = {name: {"mint_master": 1} for name in "ABCDE"}
    state = table(5, levels=levels, tiles=tiles)
    assert state.notes_due() == 35


def test_r13_7_discards_cannot_be_looked_through() -> None:
    state = table(2, discard="Ph1 Ph2")
    assert "philipp_1" not in str(state.view(0).data()) and state.view(0).data()["discard"] == "few"


# R14 --------------------------------------------------------------------------------------------


def ended(
    prestige: dict[str, int], tiles: dict[str, dict[str, int]] | None = None, players: int = 3
) -> Augsburg:
    """Return a finished game with these totals."""
    state = table(players, prestige=prestige, tiles=tiles)
    state.end_game()
    return state


def test_r14_1_the_game_ends_after_the_last_prestige() -> None:
    state = table(3, number=5, noble="maximilian")
    skip_visits(state)
    assert state.is_over() and state.prestige == [3, 3, 3]


def test_r14_2_most_prestige_wins() -> None:
    assert ended({"A": 20, "B": 24, "C": 10}).winners() == [1]


def test_r14_3_the_dearer_cathedral_breaks_ties() -> None:
    tiles = {"A": {"church": 900, "cathedral": 900}, "B": {"church": 500, "cathedral": 1000}}
    assert ended({"A": 45, "B": 45, "C": 45}, tiles).winners() == [1]


def test_r14_4_without_cathedrals_the_dearer_church_does() -> None:
    tiles = {"A": {"church": 700}, "B": {"church": 800}}
    assert ended({"A": 25, "B": 25, "C": 25}, tiles).winners() == [1]
    # One tied player owns a cathedral: the churches do not matter.
    tiles = {"A": {"church": 900}, "B": {"church": 500, "cathedral": 700}}
    assert ended({"A": 45, "B": 45}, tiles).winners() == [1]


def test_r14_5_otherwise_the_victory_is_shared() -> None:
    state = ended({"A": 25, "B": 25, "C": 20})
    assert state.winners() == [0, 1] and len(told(state, "shared-victory")) == 2


def test_r14_6_money_and_notes_count_nothing() -> None:
    state = table(2, hands={"A": "Ph17 Lo17"}, money={"A": 5000}, prestige={"B": 1})
    state.end_game()
    assert state.winners() == [1]


def test_r14_7_lower_places_are_ordered_likewise() -> None:
    tiles = {"B": {"church": 700}, "C": {"church": 800}}
    state = ended({"A": 25, "B": 20, "C": 20, "D": 20}, tiles, 4)
    assert state.places() == [1, 3, 2, 4]
    assert ended({"A": 25, "B": 20, "C": 20}).places() == [1, 2, 2]


def test_a_sold_last_auction_ends_the_game_too() -> None:
    state = table(2, number=4, noble="maximilian", hands={"A": "Ph5"})
    play(state, "A bid:1", "B pass")
    show(state, "A", "Ph5")
    play(state, "A take:p01", "A waive", "A use:prestige_6")
    assert state.is_over() and state.prestige[0] == 2 + 6 + 3
