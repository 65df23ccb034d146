"""R16 Closing, victory, end, R17 Who sees what."""

import pytest

from kontor.engine.messages import ARCHIVE, SPECTATOR
from kontor.games.gluecksritter.table import codes
from tests.bench.playing import play, refused
from tests.games.gluecksritter.table import asked, events, kind, plan, purse, site, table

FULL = "4"


def finished(names: str, **setup: object) -> dict[str, object]:
    """Give complete castles to some players."""
    castles = dict.fromkeys(names, FULL)
    return {"walls": castles, "towers": dict(castles), **setup}


def test_r16_1_closing_ends_when_all_holders_have_passed_since_the_last_play() -> None:
    state = table(
        walls={"A": "4"}, towers={"A": "3"}, hands={"B": "building_grant gift", "C": "gift"}
    )
    plan(state)
    play(state, "C pass")
    assert asked(state) == "B"
    play(state, "B play:building_grant:wall")
    assert kind(state) == codes.ASK_OPEN and asked(state) == "BC"
    play(state, "B pass", "C pass")
    assert state.round == 2


def test_r16_1_nobody_is_asked_to_close_without_a_document() -> None:
    state = table(
        coins={"B": "7g7s"},
        walls={"A": "4"},
        towers={"A": "3"},
        hands={"B": "endowment gift", "C": "summons"},
        numbers=[0, 0, 0, 0],
    )
    plan(state, A="cards:23", B="cards:23", C="cards:23", D="cards:23")
    while kind(state) == codes.ASK_BUY:
        for name in asked(state):
            play(state, f"{name} buy:0")
    play(state, "B play:endowment", "B play:gift")
    assert kind(state) == codes.ASK_OPEN and asked(state) == "C"
    play(state, "C pass")
    assert state.round == 2


def test_r16_2_only_the_end_of_the_round_counts() -> None:
    state = table(walls={"B": "4"}, towers={"B": "3"}, coins={"B": "3g0s"}, numbers=[5])
    plan(state, A="cards:56", B="cards:35", D="cards:46")
    play(state, "B buy:1:3g0s")
    assert site(state, "B") == (4, 4) and not state.is_over()
    play(state, "D attack:B", "D steal:tower")
    assert site(state, "B") == (4, 3) and not state.is_over() and state.round == 2


def test_r16_3_one_finisher_wins() -> None:
    state = table(walls={"A": "4"}, towers={"A": "4"})
    plan(state)
    assert state.is_over() and state.winners() == [0]
    assert refused(state, "A cards:12").clause == "R16.2"


def test_r16_4_more_ducats_win_not_more_coins() -> None:
    state = table(**finished("AC", coins={"A": "0g5s", "C": "3g0s"}))  # type: ignore[arg-type]
    plan(state)
    assert state.winners() == [2]


def test_r16_5_equal_ducats_share_the_victory() -> None:
    state = table(**finished("AC", coins={"A": "0g6s", "C": "3g0s"}))  # type: ignore[arg-type]
    plan(state)
    assert state.winners() == [0, 2]
    assert events(state).count("shared-victory") == 2


def test_r16_6_without_a_finisher_the_next_round_begins() -> None:
    state = table(walls={"A": "4"}, towers={"A": "3"})
    plan(state)
    assert state.round == 2 and state.winners() == []


def test_r16_7_ranks_by_castle_then_pieces_then_ducats() -> None:
    state = table(
        walls={"A": "4", "B": "4", "C": "2"},
        towers={"A": "4", "B": "3", "C": "2"},
        coins={"B": "0g1s", "C": "7g7s", "D": "2g0s"},
    )
    assert state.scores() == [8000, 7001, 4021, 4]
    assert state.tally() == [8, 7, 4, 0]


@pytest.mark.parametrize(("version", "winners"), [(1, [1]), (2, [0, 1])])
def test_r16_8_documents_break_no_tie_at_the_last_round(version: int, winners: list[int]) -> None:
    state = table(
        round=30,
        walls={"A": "2", "B": "2"},
        hands={"B": "gift"},
        options={"max_rounds": "30", "final_tie": "documents_then_shared"},
        version=version,
    )
    plan(state)
    assert state.is_over() and state.winners() == winners


def test_r16_8_the_last_round_stops_the_game() -> None:
    state = table(round=30, walls={"B": "2"}, options={"max_rounds": "30"})
    plan(state)
    assert state.is_over() and state.winners() == [1] and "stopped" in events(state)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_r16_9_rules_are_the_same_for_all_counts(players: int) -> None:
    state = table(players, income="7g0s 0g0s", coins={"A": "4g0s"})
    plans = dict.fromkeys("BCDEF"[: players - 1], "cards:23")
    plan(state, A="cards:56", **plans)
    assert purse(state, "A") == "6g0s"  # 4 + 7 = 11, 5 returned


def test_r17_1_public_things_are_in_every_view() -> None:
    state = table(coins={"A": "3g2s"}, walls={"B": "2"}, income="1g2s 3g4s", jailed="C")
    data = state.view(SPECTATOR).data()
    assert data["gold"] == [3, 0, 0, 0] and data["silver"] == [2, 0, 0, 0]
    assert data["walls"] == [0, 2, 0, 0] and data["jailed"] == [False, False, True, False]
    assert data["spaces"] == {
        "tax_collector": {"gold": 1, "silver": 2},
        "customs_officer": {"gold": 3, "silver": 4},
    }


def test_r17_2_the_bag_is_shown() -> None:
    data = table(coins={"A": "3g2s"}).view(1).data()
    assert (data["bag_gold"], data["bag_silver"]) == (37, 58)


def test_r17_3_hands_and_plans_are_private() -> None:
    state = table(hands={"A": "gift"})
    play(state, "A cards:12")
    assert state.view(0).data()["hand"] == {"gift": 1}
    assert state.view(1).data()["hand"] == {}
    assert "hands" not in state.view(SPECTATOR).data()
    assert state.view(ARCHIVE).data()["hands"] == [{"gift": 1}, {}, {}, {}]


def test_r17_4_piles_have_no_order_that_could_leak() -> None:
    data = table(hands={"A": "gift"}).view(1).data()
    assert data["pile_size"] == 24 and data["ducat_deck_size"] == 17


def test_r17_5_hidden_coins_show_only_their_number() -> None:
    state = table(coins={"A": "3g2s", "B": "1g1s"}, options={"coins_visibility": "hidden"})
    data = state.view(1).data()
    assert data["gold"] == [None, 1, None, None] and data["coins"] == [5, 2, 0, 0]
    assert "bag_gold" not in data


def test_r17_5_a_waiver_tells_nothing_of_a_hidden_purse() -> None:
    state = table(coins={"A": "9g2s", "B": "1g1s"}, options={"coins_visibility": "hidden"})
    state.excuse_gold(0, 9)
    data = state.view(1).data()
    assert data["waived_gold"] == [None, 0, None, None]
    assert data["waived_silver"] == [None, 0, None, None]
    assert state.view(0).data()["waived_gold"] == [9, None, None, None]
    open_coins = table(coins={"A": "9g2s"})
    open_coins.excuse_gold(0, 9)
    assert open_coins.view(1).data()["waived_gold"] == [9, 0, 0, 0]
