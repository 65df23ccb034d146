"""Memory: compiled rules and bots leave it whole, by the word of Python's watchful allocator."""

import os
import subprocess
import sys

import pytest

from kontor import games

LONG_MENU = """
from kontor.engine.menu import Menu

for _ in range(20):
    menu = Menu()
    for option in range(500):
        menu.add_one(option)
    del menu
"""

GAMES = """
import sys

from kontor import games
from kontor.bots.roster import hire
from kontor.engine.chance import seeded
from kontor.engine.playout import next_seat, play_out

game = games.load(sys.argv[1])
for number in range(40):
    chance = seeded(f"memory {number}")
    seats = game.least_seats + number % (game.most_seats - game.least_seats + 1)
    play_out(game.start(seats, {}, chance.split("deal")), chance)
chance = seeded("a search")
state = game.start(game.least_seats, {}, chance.split("deal"))
bot = hire("grandmaster:60", game)
for _ in range(12):
    seat = next_seat(state.awaited())
    options = state.options(seat)
    state.play(seat, bot.choose(state.view(seat), options, chance))
"""


def complaints(code: str, *arguments: str) -> str:
    """Run code where every block of memory is watched; return what is wrong."""
    watched = {**os.environ, "PYTHONMALLOC": "debug", "PYTHONFAULTHANDLER": "1"}
    command = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(command, env=watched, capture_output=True, text=True, check=False)
    return f"{done.returncode} {done.stderr}" if done.returncode else ""


def test_a_long_menu_goes_without_a_trace() -> None:
    """Its rows hang on each other: to let go of the first is to let go of hundreds."""
    assert not complaints(LONG_MENU)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_games_and_searches_leave_memory_whole(slug: str) -> None:
    assert not complaints(GAMES, slug)
