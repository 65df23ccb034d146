"""R5 Action deliver."""

import pytest

from kontor.engine.messages import SPECTATOR, Message
from kontor.games.fugger.table.codes import HIDDEN, NOTHING
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Reader, Texts
from tests.bench.playing import play, refused
from tests.games.fugger.table import (
    CARDS,
    GAME,
    active,
    deliveries,
    demand,
    discard,
    earned,
    events,
    hand,
    jakob,
    market_days,
    options,
    prices_of,
    shown,
    table,
)


@pytest.mark.parametrize(("round", "open"), [(1, True), (2, True), (3, False), (4, False)])
def test_r5_1_only_in_rounds_one_and_two(round: int, open: bool) -> None:
    state = table(round=round, hands={"A": "Cu"})
    assert ("deliver:copper" in options(state, "A")) == open
    if not open:
        assert refused(state, "A deliver:copper").clause == "R5.1"


@pytest.mark.parametrize(("round", "made"), [(1, "Cu"), (2, "- Cu"), (2, "Cu Cl")])
def test_r5_2_once_in_each_round(round: int, made: str) -> None:
    state = table(round=round, hands={"A": "Wi"}, deliveries={"A": made})
    assert options(state, "A") == ["draw", "play:wine"]
    assert refused(state, "A deliver:wine").clause == "R5.2"


def test_r5_2_one_more_in_round_two() -> None:
    state = table(4, round=2, hands={"A": "Wi"}, deliveries={"A": "Cu"})
    play(state, "A deliver:wine")
    assert deliveries(state, "A") == "Cu Wi"


def test_r5_2_a_chance_of_round_one_is_lost() -> None:
    state = table(2, round=2, hands={"A": "Wi Sp", "B": "Cu"}, deck_top="Je Cl Je")
    play(state, "A deliver:wine", "B play:copper")
    assert deliveries(state, "A") == "- Wi"
    assert options(state, "A") == ["draw", "play:spices"]


def test_r5_2_the_limit_is_per_player() -> None:
    state = table(4, hands={"A": "Wi"}, deliveries={"B": "Cu", "C": "Cl"})
    assert "deliver:wine" in options(state, "A")


def test_r5_3_goods_only_sealed_or_plain() -> None:
    state = table(hands={"A": "Cu Cu* M"})
    found = [word for word in options(state, "A") if word.startswith("deliver")]
    assert found == ["deliver:copper", "deliver:copper_seal"]
    assert refused(state, "A deliver:merchant").clause == "R5.3"


def test_r5_4_only_the_owner_knows_the_card() -> None:
    state = table(4, hands={"A": "Wi*"})
    play(state, "A deliver:wine_seal", "B draw", "C draw")
    # The owner may look again at any time.
    assert state.view(0).delivery(0, 1) == CARDS.index("Wi*")
    for other in (1, 2, 3, SPECTATOR):
        assert state.view(other).delivery(0, 1) == HIDDEN
        assert "wine" not in str(state.view(other).data()["deliveries"])
    event = (state.log or [])[0]
    assert event.seen_by(0).facts["card"] == "wine_seal"
    assert "card" not in event.seen_by(1).facts
    assert "card" not in event.seen_by(SPECTATOR).facts


@pytest.mark.parametrize("round", [1, 2])
def test_r5_5_everybody_sees_who_delivered_and_when(round: int) -> None:
    state = table(4, round=round, active="C", hands={"C": "Wi"})
    play(state, "C deliver:wine")
    for audience in (0, 1, 3, SPECTATOR):
        seen = state.view(audience)
        assert seen.delivery(2, round) == HIDDEN
        assert seen.delivery(2, 3 - round) == NOTHING
        assert (state.log or [])[0].seen_by(audience).facts == {"seat": 2, "round": round}


def test_r5_6_a_delivery_raises_no_demand() -> None:
    state = table(4, hands={"A": "Wi"}, jakob="Wi Wi Wi Wi")
    play(state, "A deliver:wine")
    assert demand(state) == "0 0 4 0 0"
    assert (market_days(state), active(state)) == (0, "B")


def test_r5_6_a_delivery_is_not_ranked_not_sold_and_disturbs_no_seal() -> None:
    state = table(
        4,
        round=2,
        hands={"A": "Wi"},
        displays={"A": "Cu*", "B": "Cu Cu"},
        deliveries={"A": "Cu Je", "B": "Je Je"},
        jakob="Wi Wi Wi Wi",
        prices="1 5 4 5 5",
    )
    play(state, "A play:wine")
    # Three open copper cards: 1 + 3 = 4, the seal doubled; jewels, only delivered, fall.
    assert prices_of(state) == "4 4 9 4 4"
    assert earned(state) == [9 + 8, 8, 0, 0]


def test_r5_6_a_delivery_stays_until_the_end_of_the_game() -> None:
    state = table(
        4,
        active="B",
        hands={"B": "Wi"},
        deliveries={"A": "Je*"},
        jakob="Wi Wi Wi Wi",
        deck="Cu Cu Cu Cu Cl Cl Cl Cl Sp Sp",
        rest_in_hand_of="D",
    )
    play(state, "B play:wine")
    assert state.round == 2
    assert deliveries(state, "A") == "Je* -"
    assert "Je*" not in discard(state) + shown(state.deck)


@pytest.mark.parametrize("players", [2, 3])
def test_r5_7_with_two_or_three_jakob_answers_with_a_card(players: int) -> None:
    state = table(players, hands={"A": "Wi"}, jakob="Cu", deck_top="M Sp")
    play(state, "A deliver:wine")
    assert jakob(state) == "Cu Sp"
    assert discard(state) == "M"
    assert events(state) == ["delivered", "jakob-merchant", "jakob-received"]


def test_r5_7_with_four_he_gets_nothing() -> None:
    state = table(4, turns=1, hands={"A": "Wi"}, jakob="Cu", deck_top="Sp")
    play(state, "A deliver:wine")
    assert jakob(state) == "Cu"
    assert events(state) == ["delivered"]


def test_r5_7_his_card_may_end_the_round() -> None:
    state = table(hands={"A": "Wi"}, displays={"B": "Sp Sp"}, jakob="Sp Sp", deck_top="Sp")
    play(state, "A deliver:wine")
    assert (market_days(state), state.round) == (1, 2)


def test_r5_8_a_delivery_is_the_whole_action() -> None:
    state = table(4, hands={"A": "Wi Cu"})
    play(state, "A deliver:wine")
    assert hand(state, "A") == "Cu"
    assert (options(state, "A"), active(state), state.turns) == ([], "B", 1)


def test_r5_8_a_delivery_is_optional() -> None:
    state = table(2, hands={"A": "Wi", "B": "Wi"}, jakob="Cu Cu Cu Cu", turns=1)
    play(state, "A play:wine", "B draw")
    assert [deliveries(state, name) for name in "AB"] == ["- -", "- -"]


def test_r5_5_the_terminal_tells_in_which_round_a_card_was_consigned() -> None:
    state = table(round=2, deliveries={"A": "Cu -", "B": "- Wi", "C": "Cl Je"})
    sheet = GAME.sketch(state.view(0))[1]
    headings = [cell for cell in sheet.columns if isinstance(cell, Message)]
    rounds = [cell.facts["round"] for cell in headings if cell.name == "sheet-delivery"]
    assert rounds == [1, 2]
    rows = [row[-2:] for row in sheet.rows]
    hidden = "sheet-hidden"
    assert rows[0] == [["copper"], []]
    assert [cell.name if isinstance(cell, Message) else cell for cell in rows[1]] == [[], hidden]
    assert [cell.name for cell in rows[2] if isinstance(cell, Message)] == [hidden, hidden]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("round", [1, 2])
def test_r5_5_the_log_tells_in_which_round_a_card_was_consigned(language: str, round: int) -> None:
    state = table(round=round, hands={"A": "Wi"})
    play(state, "A deliver:wine")
    (event,) = [event for event in state.log or [] if event.name == "delivered"]
    for seat in (0, 1, SPECTATOR):
        reader = Reader(seat, ["Ada", "Ben", "Cleo"])
        line = Texts(language, "fugger").message(event.seen_by(seat), reader)
        assert str(round) in line


@pytest.mark.parametrize(("players", "jakob_answers"), [(2, 1), (3, 1), (4, 0)])
def test_r5_7_consigning_says_what_it_pays_and_what_jakob_gets(
    players: int, jakob_answers: int
) -> None:
    state = table(players, hands={"A": "Wi Wi*"})
    for word in ("deliver:wine", "deliver:wine_seal"):
        option = state.describe(0, state.parse(0, word))
        assert option.message.facts["times"] == GAME.material.delivery_multiplier == 2
        assert option.message.facts["jakob"] == jakob_answers
        assert option.clauses == ("R5.1", "R5.3", "R12.2", *(("R5.7",) if jakob_answers else ()))
