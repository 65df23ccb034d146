"""The levels in their order; whole games, the same for the same seeds."""

import pytest

from kontor.bots.bot import Bot, RandomBot
from kontor.bots.roster import hire
from kontor.bots.whole_game import play_game
from kontor.engine.chance import Chance, seeded
from kontor.engine.view import View
from tests.bots.nets import fugger
from tests.engine.toy import Tribute, TributeGame, TributeView

DEALS = 20
SEATS = 3


def share(one: str, others: str) -> float:
    """Return how often one bot wins against a table of others, from every seat of each deal."""
    game = fugger()
    bot, rest = hire(one, game), hire(others, game)
    wins = 0.0
    for deal in range(DEALS):
        for mine in range(SEATS):
            chance = seeded(f"ladder {deal}")
            state = game.start(SEATS, {}, chance.split("deal"))
            play_game(state, [bot if seat == mine else rest for seat in range(SEATS)], chance)
            winners = state.winners()
            wins += (mine in winners) / len(winners)
    return wins / (DEALS * SEATS)


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("apprentice", "random"),
        ("steward", "apprentice"),
        ("journeyman", "apprentice"),
        ("master", "apprentice"),
        ("friendly", "apprentice"),
    ],
)
def test_a_level_wins_more_than_its_share_against_a_lower_one(higher: str, lower: str) -> None:
    assert share(higher, lower) > 1 / SEATS


def test_a_bot_among_its_equals_wins_its_share() -> None:
    assert share("steward", "steward") == pytest.approx(1 / SEATS)


@pytest.mark.parametrize(
    "name", ["apprentice", "journeyman", "master", "bold", "careful", "grandmaster:2"]
)
def test_whole_games_are_the_same_for_the_same_seed(name: str) -> None:
    game = fugger()
    ends = []
    for _ in range(2):
        chance = seeded("again")
        state = game.start(SEATS, {}, chance.split("deal"))
        play_game(state, [hire(name, game) for _ in range(SEATS)], chance)
        ends.append(state.save())
    assert ends[0] == ends[1]


class Unseen(Tribute):
    """A table at which nobody may look."""

    def view(self, seat: int) -> TributeView:
        raise AssertionError("somebody looked")


class Choosy(Unseen):
    """A table that does not want every answer of its bots."""

    def bots_are_free(self) -> bool:
        return False


def test_no_view_is_drawn_up_for_bots_that_do_not_look() -> None:
    chance = seeded("blind")
    state = Unseen(SEATS, chance.split("deal"))
    state.set_up()
    assert play_game(state, [RandomBot(TributeGame())] * SEATS, chance) > 0
    assert state.is_over()


def test_blind_bots_look_where_the_table_does_not_want_every_answer() -> None:
    state = Choosy(SEATS, seeded("deal"))
    state.set_up()
    with pytest.raises(AssertionError, match="somebody looked"):
        play_game(state, [RandomBot(TributeGame())] * SEATS, seeded("blind"))


def test_random_bots_play_the_same_games_with_and_without_views() -> None:
    blind = RandomBot(fugger())
    seen: list[View] = []

    class Looking(Bot):
        def choose(self, view: View, options: list[int], chance: Chance) -> int:
            seen.append(view)
            return blind.choose(view, options, chance)

    ends = []
    for bot in (blind, Looking(fugger())):
        chance = seeded("looking")
        state = fugger().start(SEATS, {}, chance.split("deal"))
        play_game(state, [bot] * SEATS, chance)
        ends.append(state.save())
    assert ends[0] == ends[1]
    assert seen
