"""R15 Information."""

import pytest

from kontor.engine.messages import ARCHIVE, SPECTATOR
from kontor.games.fugger.state import Fugger
from tests.bench.playing import play
from tests.games.fugger.table import CARDS, discard, facts, start, table, zone

EVERYBODY = (0, 1, 2, SPECTATOR)


def position() -> Fugger:
    """Return a position with cards in every place."""
    return table(
        round=2,
        turns=4,
        active="B",
        prices="1 2 3 4 9",
        florins="10 20 30",
        hands={"A": "Cu Sp*", "B": "M", "C": "Wi Wi Je"},
        displays={"A": "Cl M", "C": "Je*"},
        deliveries={"A": "Sp Cu*", "C": "- Je"},
        jakob="Wi Sp",
        discard="Cl Cl* M",
    )


@pytest.mark.parametrize("audience", EVERYBODY)
def test_r15_1_public_data(audience: int) -> None:
    shown = position().view(audience).data()
    assert shown["prices"] == {"copper": 1, "cloth": 2, "wine": 3, "spices": 4, "jewels": 9}
    assert shown["florins"] == [10, 20, 30]
    assert (shown["round"], shown["active"], shown["turns"]) == (2, 1, 4)
    assert shown["displays"] == [{"cloth": 1, "merchant": 1}, {}, {"jewels_seal": 1}]
    assert shown["jakob"] == {"wine": 1, "spices": 1}
    assert shown["hand_sizes"] == [2, 1, 3]
    assert (shown["deck_size"], shown["discard_size"]) == (49 - 6 - 3 - 3 - 2 - 3, 3)
    made = shown["deliveries"]
    assert isinstance(made, list)
    assert [[card is not None for card in row] for row in made] == [
        [True, True],
        [False, False],
        [False, True],
    ]


def test_r15_1_everybody_reads_the_log_of_public_events() -> None:
    state = table(hands={"A": "Wi", "B": "Je"}, jakob="Wi Wi Wi Wi", deck_top="Cu Cu Cl Cl Sp Sp")
    play(state, "A play:wine")
    for event in state.log or []:
        for audience in EVERYBODY:
            told = event.seen_by(audience).facts
            assert event.facts.items() <= told.items()
            if not event.name.startswith("dealt"):
                assert event.secret == {}


@pytest.mark.parametrize("audience", EVERYBODY)
def test_r15_2_hand_and_deliveries_are_private(audience: int) -> None:
    shown = position().view(audience).data()
    hands = [{"copper": 1, "spices_seal": 1}, {"merchant": 1}, {"wine": 2, "jewels": 1}]
    made = [["spices", "copper_seal"], [None, None], [None, "jewels"]]
    hidden = [["hidden", "hidden"], [None, None], [None, "hidden"]]
    mine = audience if audience >= 0 else 1
    assert shown["hand"] == (hands[audience] if audience >= 0 else {})
    assert shown["deliveries"] == [
        made[seat] if seat == mine else hidden[seat] for seat in range(3)
    ]
    assert "hands" not in shown


def test_r15_2_cards_drawn_and_dealt_are_private() -> None:
    state = table(hands={"A": "Wi"}, jakob="Wi Wi Wi Wi", deck_top="Cu Cl  Sp Sp*  Je Je*")
    play(state, "A play:wine")
    dealt = [event for event in state.log or [] if event.name == "dealt"]
    assert [event.facts for event in dealt] == [{"seat": seat, "number": 2} for seat in (1, 2, 0)]
    for event in dealt:
        for audience in EVERYBODY:
            knows = audience == event.facts["seat"]
            assert ("cards" in event.seen_by(audience).facts) == knows
    assert dealt[0].seen_by(1).facts["cards"] == ["copper", "cloth"]


def test_r15_2_only_the_active_player_learns_the_options() -> None:
    state = position()
    assert [bool(state.options(seat)) for seat in range(3)] == [False, True, False]
    assert [question.seat for question in state.questions()] == [1]


def test_r15_3_order_and_content_of_the_deck_are_hidden_from_everybody() -> None:
    # The same four cards reach A; what B holds and what is still in the deck differs.
    one = start(2, "Cu Cl Wi Sp  Je Je Je Je  Wi Sp")
    other = start(2, "Cu Cl Wi Sp  M M Cu* Cl*  Wi Sp")
    assert one.deck != other.deck
    for audience in (0, SPECTATOR):
        assert one.view(audience).data() == other.view(audience).data()
    assert one.view(1).data() != other.view(1).data()


def test_r15_3_the_next_card_is_in_no_view() -> None:
    one = table(deck_top="Cu")
    other = table(deck_top="Je*")
    for audience in (*EVERYBODY, ARCHIVE):
        assert one.view(audience).data() == other.view(audience).data()


@pytest.mark.parametrize("audience", EVERYBODY)
def test_r15_4_the_content_of_the_discard_pile_is_public(audience: int) -> None:
    shown = position().view(audience).data()
    assert shown["discard"] == {"cloth": 1, "cloth_seal": 1, "merchant": 1}
    assert position().view(audience).discard == zone("Cl Cl* M")


def test_r15_4_its_order_is_irrelevant() -> None:
    one = table(discard="Cu Cl M").view(0)
    other = table(discard="M Cl Cu").view(0)
    assert one.discard == other.discard
    assert one.data()["discard"] == other.data()["discard"]


def test_r15_4_a_table_may_show_the_top_card_only() -> None:
    state = table(discard="Cu Cl M", options={"show_discard": "top_card_only"})
    shown = state.view(1).data()
    assert "discard" not in shown
    assert (shown["discard_top"], shown["discard_size"]) == ("merchant", 3)


def test_r15_4_the_top_card_is_one_of_those_last_discarded() -> None:
    state = table(
        hands={"A": "Wi"}, jakob="Wi Wi Wi Wi Je", discard="Cu", deck_top="Cu " * 6 + "Sp Sp"
    )
    play(state, "A play:wine")
    assert state.view(0).data()["discard_top"] in ("wine", "jewels")
    state = table(hands={"A": "Wi"}, discard="Cu", deck_top="M Sp")
    play(state, "A deliver:wine")
    assert state.view(0).data()["discard_top"] == "merchant"


def test_r15_5_a_reshuffle_is_announced() -> None:
    state = table(deck="", discard="Cu Cl Cl* M", rest_in_hand_of="B", deck_top="Cl*")
    play(state, "A draw")
    assert facts(state, "reshuffled") == [{"number": 4}]
    assert (state.log or [])[0].seen_by(SPECTATOR).facts == {"number": 4}


def test_r15_5_the_new_deck_is_known_to_be_the_old_discard_pile() -> None:
    state = table(round=3, deck="", discard="Cu Cl Cl Cl* M", rest_in_hand_of="B", deck_top="Cl Cl")
    play(state, "A draw")
    # The one who drew knows more than the others.
    everything = {"copper": 1, "cloth": 2, "cloth_seal": 1, "merchant": 1}
    assert state.view(1).data()["deck_at_most"] == everything
    assert state.view(SPECTATOR).data()["deck_at_most"] == everything
    rest = {"copper": 1, "cloth": 1, "cloth_seal": 1, "merchant": 1}
    assert state.view(0).data()["deck_at_most"] == rest
    assert discard(state) == ""


def test_r15_5_cards_turned_up_for_jakob_have_left_the_deck() -> None:
    state = table(
        hands={"A": "Wi"}, deck="", discard="Cu Cl M M", rest_in_hand_of="B", deck_top="M Cl"
    )
    play(state, "A deliver:wine")
    for audience in EVERYBODY:
        assert state.view(audience).data()["deck_at_most"] == {"copper": 1, "merchant": 1}


def test_r15_5_a_second_reshuffle_makes_a_new_pile() -> None:
    # A draws a copper from the old pile; the new one has another copper.
    state = table(
        2,
        round=3,
        displays={"B": "Wi"},
        deck="Cu",
        discard="Cu Cu Cl",
        rest_in_hand_of="B",
        deck_top="Cu Cl",
    )
    play(state, "A draw", "B play:spices")
    assert facts(state, "reshuffled") == [{"number": 3}]
    for audience in (0, 1, SPECTATOR):
        assert state.view(audience).data()["deck_at_most"] == {"copper": 2}


def test_r15_5_drawing_after_a_deal_is_known_to_the_owner() -> None:
    state = start(2, "Cu Cu Cu Cu  Je Je Je Je  Wi Sp")
    known = state.view(0).data()["deck_at_most"]
    assert isinstance(known, dict)
    assert known["copper"] == 3
    assert known["jewels"] == 7
    assert known["wine"] == 6
    assert len(known) == len(CARDS)
