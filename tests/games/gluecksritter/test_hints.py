"""What a planning player is told to expect of each action card, and the score sheet."""

from kontor.games.gluecksritter.board.prospects import Outcome, prospects
from tests.games.gluecksritter.table import table


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
