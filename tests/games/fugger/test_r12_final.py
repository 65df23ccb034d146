"""R12 Final evaluation and winner."""

import pytest

from kontor.engine.messages import SPECTATOR, Message
from kontor.games.fugger.state import Fugger
from tests.bench.playing import play, refused
from tests.games.fugger.table import CARDS, GAME, events, facts, options, prices_of, table


def last_day(
    florins: str,
    deliveries: dict[str, str],
    *,
    prices: str = "5 5 4 5 5",
    jakob: str = "Wi Wi Wi Wi",
    hands: dict[str, str] | None = None,
) -> Fugger:
    """Let C, who has nothing else, end the last round by a fifth wine at price 9."""
    state = table(
        active="C",
        round=4,
        florins=florins,
        hands={**(hands or {}), "C": "Wi"},
        deliveries=deliveries,
        prices=prices,
        jakob=jakob,
    )
    play(state, "C play:wine")
    assert state.is_over()
    return state


def test_r12_1_all_deliveries_are_turned_face_up() -> None:
    state = last_day("100 0 0", {"A": "Cu Cl*", "B": "- Je"})
    for audience in (0, 1, 2, SPECTATOR):
        seen = state.view(audience)
        found = [seen.delivery(seat, number) for seat in (0, 1) for number in (1, 2)]
        assert found == [CARDS.index("Cu"), CARDS.index("Cl*"), -1, CARDS.index("Je")]
    shown = [fact["card"] for fact in facts(state, "delivery-paid")]
    assert shown == ["copper", "cloth_seal", "jewels"]


@pytest.mark.parametrize("card", ["Cu", "Cu*"])
def test_r12_2_a_delivery_pays_twice_its_price_seal_or_not(card: str) -> None:
    state = last_day("100 0 0", {"B": card}, prices="8 5 4 5 5")
    assert state.florins == [100, 2 * 7, 9]


def test_r12_3_the_price_after_the_last_evaluation_counts() -> None:
    # Wine crashes, cloth rises, copper falls; none moves a second time.
    state = last_day(
        "100 0 0", {"A": "Wi Cl", "B": "Cu"}, prices="8 5 7 5 5", jakob="Wi Wi Wi Wi Cl Cl"
    )
    assert prices_of(state) == "7 7 1 4 4"
    assert state.florins == [100 + 2 + 14, 14, 1]
    assert events(state).count("market-day") == 1


def test_r12_4_the_richest_wins_even_without_having_reached_a_hundred() -> None:
    state = last_day("100 95 0", {"A": "Sp", "B": "Wi Wi*"})
    assert state.florins == [108, 131, 9]
    assert state.winners() == [1]
    assert facts(state, "won") == [{"seat": 1}]


def test_r12_4_nobody_has_won_before_the_end() -> None:
    assert table(florins="50 40 0").winners() == []


def test_r12_5_tied_players_share_the_victory() -> None:
    state = last_day("108 100 0", {"B": "Cu"})
    assert state.florins == [108, 108, 9]
    assert state.winners() == [0, 1]
    assert facts(state, "shared-victory") == [{"seat": 0}, {"seat": 1}]
    assert facts(state, "won") == []


def test_r12_6_hands_and_empty_places_are_worth_nothing() -> None:
    state = last_day("100 50 0", {"B": "- -"}, hands={"A": "Wi Je*", "B": "Wi* Sp M"})
    assert state.florins == [100, 50, 9]


def test_r12_6_hands_are_not_revealed() -> None:
    state = last_day("100 50 0", {}, hands={"A": "Je*", "B": "Sp M"})
    assert state.view(0).data()["hand"] == {"jewels_seal": 1}
    assert state.view(2).data()["hand"] == {}
    for audience in (0, 1, 2, SPECTATOR):
        seen = state.view(audience)
        assert seen.all_hands == []
        assert "hands" not in seen.data()
        assert seen.hand_sizes == [1, 2, 0]


def test_r12_7_no_action_is_accepted_any_more() -> None:
    state = last_day("100 50 0", {}, hands={"A": "Je*", "B": "Sp M"})
    assert state.awaited() == 0
    for name in "ABC":
        assert options(state, name) == []
        for word in ("draw", "pass", "play:spices", "deliver:spices"):
            assert refused(state, f"{name} {word}").clause == "R12.7"


def test_r12_7_after_the_end_the_terminal_forecasts_nothing() -> None:
    running = table(displays={"A": "Wi"})
    over = last_day("100 50 0", {})
    for state, forecasts in ((running, True), (over, False)):
        market, players = GAME.sketch(state.view(SPECTATOR))
        cells = [*players.columns, *(cell for row in market.rows for cell in row)]
        names = [cell.name for cell in cells if isinstance(cell, Message)]
        assert ("sheet-forecast" in names, "sheet-sale" in names) == (forecasts, forecasts)
        assert {len(row) for row in players.rows} == {len(players.columns)}
        marked = [row[0] for row in players.rows if isinstance(row[0], Message)]
        assert any(cell.name == "sheet-seat-active" for cell in marked) == forecasts
