"""The roster: bots by name.

The levels of the ladder go from the weakest to the strongest. The journeyman errs as people do; the
bold, the careful and the friendly are masters who differ in what they like.

A grandmaster may be given another budget of thought: `grandmaster:0.2s` takes so many seconds,
`grandmaster:500` so many iterations, which makes its games reproducible.
"""

from functools import cache
from typing import Final

from kontor import games
from kontor.bots import network
from kontor.bots.apprentice import Apprentice
from kontor.bots.bot import Bot, RandomBot
from kontor.bots.grandmaster import SECONDS, Grandmaster
from kontor.bots.journeyman import Journeyman
from kontor.bots.master import Master
from kontor.bots.network import Network
from kontor.bots.steward import Steward
from kontor.bots.styles import STYLES, Styled
from kontor.engine.game import Game, SetupError
from kontor.engine.messages import Message

LADDER: Final = ("random", "apprentice", "steward", "master", "grandmaster")
JOURNEYMAN: Final = "journeyman"
NAMES: Final = (
    *("random", "apprentice", "steward", JOURNEYMAN, "master"),
    *STYLES,
    "grandmaster",
)
USUAL: Final = "steward"
# These judge by a learned value and sit down only where there is one.
LEARNED: Final = (JOURNEYMAN, "master", *STYLES, "grandmaster")
MOST_THOUGHT: Final = 1_000_000


class UnknownBot(SetupError):
    """No bot has this name, or it has not learned this game."""


@cache
def learned(slug: str) -> Network | None:
    """Return the learned value of a game, if it has been trained."""
    content = games.learned(slug)
    return None if content is None else network.restore(content)


def offered(slug: str) -> list[str]:
    """List the bots that can play a game."""
    return [name for name in NAMES if name not in LEARNED or learned(slug) is not None]


def hire(name: str, game: Game) -> Bot:
    """Return the bot of a name, ready for a game."""
    if name == "random":
        return RandomBot(game)
    if name == "apprentice":
        return Apprentice(game)
    if name == "steward":
        return Steward(game)
    level, _, budget = name.partition(":")
    if level not in LEARNED or (budget and level != "grandmaster"):
        known = ", ".join(NAMES)
        raise UnknownBot(
            f"there is no bot {name}; known are {known}",
            Message("setup-unknown-bot", {"bot": name, "known": known}),
        )
    value = learned(game.slug)
    if value is None:
        raise UnknownBot(
            f"{level} has not learned {game.slug}; see `kontor train`",
            Message("setup-untrained-bot", {"bot": level, "game": game.slug}),
        )
    if level == "master":
        return Master(game, value, iterations=value.thought)
    if level == JOURNEYMAN:
        return Journeyman(game, value)
    if level in STYLES:
        return Styled(game, value, level)
    seconds, iterations = read_budget(name, budget)
    return Grandmaster(game, value, seconds, iterations)


def read_budget(name: str, budget: str) -> tuple[float, int]:
    """Read seconds or iterations behind the name of a bot."""
    if not budget:
        return SECONDS, 0
    try:
        seconds = float(budget[:-1]) if budget.endswith("s") else 0.0
        iterations = 0 if seconds else int(budget)
    except ValueError:
        seconds, iterations = 0.0, 0
    if not 0 < seconds + iterations < MOST_THOUGHT:
        raise bad_budget(name)
    return seconds, iterations


def bad_budget(name: str) -> UnknownBot:
    """Say that what stands behind the name of a bot is no budget."""
    return UnknownBot(
        f"{name}: the budget must be seconds such as 0.2s, or iterations",
        Message("setup-bad-budget", {"bot": name}),
    )
