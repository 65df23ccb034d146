"""Contests: who plays whom, how often, on which seats.

A line-up names the bot of each place at the table. A block is one line-up with one deal, played
once for every rotation of the seats, so that each bot meets each hand; block after block goes
through the line-ups, and every line-up meets the same deals.

| mode        | line-ups                                                                     |
| ----------- | ---------------------------------------------------------------------------- |
| round-robin | as many different bots at the table as there are, as evenly as possible,     |
|             | every selection and every order around the table                             |
| field       | the first bot alone against a table of each of the others                    |
"""

from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from itertools import combinations, permutations, zip_longest

from kontor import games
from kontor.arena import entrants
from kontor.bots import roster
from kontor.bots.network import BadNetwork
from kontor.bots.roster import UnknownBot
from kontor.engine.components import ComponentsError
from kontor.engine.game import Game
from kontor.engine.messages import Message
from kontor.games.listing import listing

Lineup = tuple[int, ...]


class ContestError(Exception):
    """A contest cannot be held; the name of a text says why, with its arguments.

    `problem`: what is wrong with a file, put into words as the argument `reason`.
    """

    def __init__(self, name: str, problem: Message | None = None, **arguments: int | str) -> None:
        super().__init__(name)
        self.name = name
        self.problem = problem
        self.arguments = arguments


@dataclass(frozen=True)
class Contest:
    """What is to be played. Equal contests give equal games, whoever plays them and where."""

    slug: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: str
    field: bool = False
    options: tuple[tuple[str, str], ...] = ()
    material: str = ""
    # So many answers at the beginning are drawn at random, alike for every rotation of a deal.
    opening: int = 0

    @property
    def lineups(self) -> list[Lineup]:
        """List the line-ups in the order of play."""
        if self.field:
            return [(0,) + (other,) * (self.seats - 1) for other in range(1, len(self.bots))]
        return round_robin(len(self.bots), self.seats)

    @property
    def blocks(self) -> int:
        """Count the blocks; the last one is always played to its end."""
        return -(-self.games // self.seats)

    def lineup(self, block: int) -> Lineup:
        """Return the line-up of a block."""
        return self.lineups[block % len(self.lineups)]

    def deal(self, block: int) -> int:
        """Return the number of the deal of a block."""
        return block // len(self.lineups)

    def seating(self, block: int, rotation: int) -> Lineup:
        """Return the bot on each seat in one game of a block."""
        lineup = self.lineup(block)
        return lineup[-rotation:] + lineup[:-rotation] if rotation else lineup


@cache
def fingerprint(contest: Contest) -> str:
    """Return what tells a contest from others, whatever the number of games."""
    game = games.load_text(contest.slug, contest.material)
    learned = games.learned(contest.slug) or b""
    parts = (
        replace(contest, games=0), game.rules_version, game.components_digest,
        sha256(learned).hexdigest() if any(is_learned(bot) for bot in contest.bots) else "",
        *filter(None, map(entrants.digest, contest.bots)),
    )  # fmt: skip
    return sha256(repr(parts).encode()).hexdigest()[:16]


def is_learned(bot: str) -> bool:
    """Tell whether a bot judges by a learned value."""
    level, _, file = entrants.parts(bot)
    return level in roster.LEARNED and not file


@cache
def round_robin(bots: int, seats: int) -> list[Lineup]:
    """List every selection of bots, each in every order around the table."""
    least, extra = divmod(seats, bots)
    if least:
        selections = [
            tuple(range(bots)) * least + favoured
            for favoured in combinations(range(bots), extra)
        ]  # fmt: skip
    else:
        selections = list(combinations(range(bots), seats))
    orders = [around(selection) for selection in selections]
    # Neighbours in the list differ in their selection, so that a short contest misses nobody.
    return [lineup for row in zip_longest(*orders) for lineup in row if lineup is not None]


def around(selection: Lineup) -> list[Lineup]:
    """List the orders of some bots around a table, each once whatever the rotation."""
    found: dict[Lineup, None] = {}
    first, *others = selection
    for order in sorted(set(permutations(others))):
        lineup = (first, *order)
        found[min(lineup[turn:] + lineup[:turn] for turn in range(len(lineup)))] = None
    return list(found)


def usual_seats(slug: str) -> int:
    """Return the most common number of players of a game."""
    return listing(slug).usual_seats


def check(contest: Contest) -> None:
    """Raise ContestError if the contest cannot be held, SetupError if house rules clash."""
    slug = contest.slug
    check_game(slug)
    try:
        game = games.load_text(slug, contest.material)
    except ComponentsError as error:
        raise ContestError("arena-bad-components", error.problem) from error
    least, most = game.least_seats, game.most_seats
    if not least <= contest.seats <= most:
        raise ContestError("setup-bad-players", least=least, most=most, players=contest.seats)
    check_options(game, dict(contest.options))
    game.agree(contest.seats, dict(contest.options))
    for bot in contest.bots:
        check_bot(bot, game)
    if not contest.bots or len(set(contest.bots)) < len(contest.bots):
        raise ContestError("arena-same-bots")
    if contest.field and len(contest.bots) < 2:
        raise ContestError("arena-empty-field")


def check_game(slug: str) -> None:
    """Raise ContestError if there is no such game."""
    if slug not in games.SLUGS:
        raise ContestError("setup-unknown-game", game=slug, known=", ".join(games.SLUGS))


def check_options(game: Game, options: dict[str, str]) -> None:
    """Raise ContestError if a house rule or its value does not exist."""
    known = {option.name: option.values for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise ContestError("setup-unknown-option", option=name, known=", ".join(known))
        if value not in known[name]:
            values = ", ".join(known[name])
            raise ContestError("setup-unknown-value", option=name, value=value, known=values)


def check_bot(bot: str, game: Game) -> None:
    """Raise ContestError if a bot does not exist or cannot play a game."""
    level, _, file = entrants.parts(bot)
    if (
        level not in entrants.NAMES
        or (":" in bot.partition("@")[0] and level not in entrants.THINKERS)
        or (file and level not in entrants.SCHOOLED)
    ):
        raise ContestError("setup-unknown-bot", bot=bot, known=", ".join(entrants.NAMES))
    if level not in entrants.offered(game.slug):
        raise ContestError("setup-untrained-bot", bot=bot, game=game.slug)
    try:
        entrants.hire(bot, game)
    except UnknownBot as error:
        raise ContestError("setup-bad-budget", bot=bot) from error
    except (BadNetwork, OSError) as error:
        raise ContestError("arena-bad-network", file=file) from error
