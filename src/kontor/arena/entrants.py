"""Entrants: who may enter a contest: the bots of the roster, and one who never sits with people.

The searcher measures the others: `searcher:200` searches 200 iterations, with nothing learned.
Masters and grandmasters may judge by another network than the game's own: `master@other.net`.
"""

from hashlib import sha256
from pathlib import Path
from typing import Final

from kontor.arena.lesson_games import inputs_of
from kontor.bots import network, roster
from kontor.bots.bot import Bot
from kontor.bots.grandmaster import Grandmaster
from kontor.bots.master import Master
from kontor.bots.searcher import Searcher
from kontor.engine.game import Game

SEARCHER: Final = "searcher"
NAMES: Final = (*roster.NAMES, SEARCHER)
USUAL_ITERATIONS: Final = 200
# These may have a budget behind their name.
THINKERS: Final = ("grandmaster", SEARCHER)
# These may have a network behind their name.
SCHOOLED: Final = ("master", "grandmaster")


def parts(name: str) -> tuple[str, str, str]:
    """Return level, budget and network file of a name, the latter two empty if there are none."""
    bot, _, file = name.partition("@")
    level, _, budget = bot.partition(":")
    return level, budget, file


def digest(name: str) -> str:
    """Return what tells the network of an entrant from others; nothing if it is the game's own."""
    file = parts(name)[2]
    return sha256(Path(file).read_bytes()).hexdigest() if file else ""


def offered(slug: str) -> list[str]:
    """List who can enter a contest of a game."""
    return [*roster.offered(slug), SEARCHER]


def hire(name: str, game: Game) -> Bot:
    """Return the entrant of a name, ready for a game."""
    level, budget, file = parts(name)
    if file:
        return schooled(name, game)
    if level != SEARCHER:
        return roster.hire(name, game)
    if not budget:
        return Searcher(game, USUAL_ITERATIONS)
    seconds, iterations = roster.read_budget(name, budget)
    if seconds:
        raise roster.bad_budget(name)
    return Searcher(game, iterations)


def schooled(name: str, game: Game) -> Bot:
    """Return an entrant that judges by the network of a file."""
    level, budget, file = parts(name)
    learned = network.restore(Path(file).read_bytes())
    if learned.inputs != inputs_of(game.slug):
        raise network.BadNetwork(f"{file} is the network of another game")
    if level == "master":
        return Master(game, learned, iterations=learned.thought)
    seconds, iterations = roster.read_budget(name, budget)
    return Grandmaster(game, learned, seconds, iterations)
