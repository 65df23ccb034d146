"""The steward plays well and cannot be read."""

from kontor.bots.bot import Bot, RandomBot
from kontor.bots.steward import Steward
from kontor.bots.whole_game import play_game
from kontor.engine.chance import seeded
from tests.games.gluecksritter.table import GAME, table


def test_the_steward_beats_three_random_players() -> None:
    games = 40
    won = 0.0
    for number in range(games):
        seat = number % 4
        bots: list[Bot] = [RandomBot(GAME) for _ in range(4)]
        bots[seat] = Steward(GAME)
        state = GAME.start(4, {}, seeded(f"arena {number}"))
        play_game(state, bots, seeded(f"thoughts {number}"))
        winners = state.winners()
        won += (seat in winners) / len(winners)
    assert won / games > 0.7


def test_the_steward_mixes_its_plans() -> None:
    state = table(coins=dict.fromkeys("ABCD", "2g2s"), income="3g2s 2g3s")
    bot = Steward(GAME)
    chance = seeded("mixing")
    chosen = {bot.choose(state.view(0), state.options(0), chance) for _ in range(30)}
    assert len(chosen) >= 4
