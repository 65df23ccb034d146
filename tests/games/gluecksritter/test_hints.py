"""What a planning player is told to expect of each action card, and the score sheet."""

from pathlib import Path

import pytest

from kontor.engine.messages import ARCHIVE
from kontor.games.gluecksritter.board.history import History
from kontor.games.gluecksritter.board.prospects import Outcome, prospects
from kontor.games.gluecksritter.game import load
from tests.bench.playing import play
from tests.games.gluecksritter.table import plan, table

RESERVE = load(Path(__file__).with_name("reserve.toml"))


def outcomes(space: int, income: str = "0g0s 0g0s") -> list[Outcome]:
    """Return what seat A is told of a space."""
    state = table(coins={"A": "7g0s"}, income=income)
    return prospects(state.view(0).table(), 0, 0)[space - 1].outcomes


def test_r7_2_the_crowded_price_begins_at_two() -> None:
    alone, crowded = outcomes(2)
    assert (alone.company, alone.or_more, alone.price) == (1, False, 8)
    assert (crowded.company, crowded.or_more, crowded.price) == (2, True, 12)


def test_r12_2_a_share_is_told_for_exactly_so_many() -> None:
    shares = outcomes(5, "7g3s 0g0s")
    assert [(o.company, o.or_more, o.gold, o.silver) for o in shares] == [
        (1, False, 7, 3),
        (2, False, 3, 1),
        (3, False, 2, 1),
    ]


def test_r11_6_three_knights_or_more_are_jailed() -> None:
    knights = outcomes(4)
    assert [(o.company, o.or_more, o.text) for o in knights] == [
        (1, False, "ride"),
        (2, False, "duel"),
        (3, True, "jail"),
    ]


def sheet(options: dict[str, str], silver: str) -> tuple[int, int]:
    """Return what the sheet says of A's ducats after a purchase for an odd sum, and the purse."""
    coins = {"A": "7g0s", "D": f"0g{silver}s"}
    state = table(coins=coins, jailed="A", options=options)
    state.excuse_silver(3, int(silver))
    before = state.ducats(0)
    play(state, "A ransom:2g0s")
    plan(state, A="cards:36", B="cards:56", C="cards:56", D="cards:56")
    play(state, "A buy:1:3g0s")
    told = [event.seen_by(ARCHIVE) for event in state.log or []]
    history = History(told, 4)
    assert history.is_counted
    return before + sum(history.coins[0].values()), state.ducats(0)


@pytest.mark.parametrize("change", ["silver_from_bag", "overpay_lost"])
@pytest.mark.parametrize("silver", ["0", "60"])
@pytest.mark.parametrize("coins", ["public", "hidden"])
def test_r13_4_the_sheet_counts_what_was_paid(change: str, silver: str, coins: str) -> None:
    counted, held = sheet({"change": change, "coins_visibility": coins}, silver)
    assert counted == held


def test_r13_2_the_sheet_counts_levies_and_what_documents_cost() -> None:
    state = table(
        coins={"A": "2g0s", "B": "2g3s", "C": "0g1s"}, hands={"A": "levy_now"}, game=RESERVE
    )
    before = [state.ducats(seat) for seat in range(4)]
    play(state, "A play:levy_now")
    history = History([event.seen_by(ARCHIVE) for event in state.log or []], 4)
    for seat in range(4):
        assert before[seat] + sum(history.coins[seat].values()) == state.ducats(seat)
