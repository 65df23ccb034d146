"""The public API: load a game, start it, ask what may be done, do it.

It is a thin cover of the engine: `Game.engine` and `State.engine` are what lies beneath.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from kontor import games
from kontor.bots.bot import Bot
from kontor.bots.roster import hire, offered
from kontor.engine import game as engine_game
from kontor.engine import match, record, record_json
from kontor.engine import state as engine_state
from kontor.engine.chance import seeded
from kontor.engine.messages import Event
from kontor.engine.playout import next_seat
from kontor.research.encoding import Encoding
from kontor.research.rewards import check, rewards

Options = Mapping[str, str]


def titles() -> dict[str, str]:
    """Return the title of each game by the name to load it with."""
    return {slug: games.load(slug).title for slug in games.SLUGS}


def load(name: str, components: str | Path | None = None) -> "Game":
    """Load a game; with a corrected components file (a path, or its text) instead of its own."""
    if components is None:
        return Game(games.load(name))
    if isinstance(components, Path):
        return Game(games.load_with(name, components))
    return Game(games.load_text(name, components))


def replay(text: str, components: str | Path | None = None) -> "State":
    """Play a record, text or JSON, again; a RecordError names the line that is wrong."""
    kept = record_json.read(text)
    game = load(kept.game, components)
    played = match.replay(game.engine, kept)
    answers = []
    under = Game(played.game)
    state = under.start(len(kept.names), kept.seed, kept.options)
    for answer in kept.answers:
        option = state.engine.parse(answer.seat, answer.word)
        state.engine.play(answer.seat, option)
        answers.append((answer.seat, option))
    state.history = answers
    return state


class Game:
    """A game with its material, ready to be started."""

    def __init__(self, engine: engine_game.Game) -> None:
        self.engine = engine

    def __repr__(self) -> str:
        return f"<kontor.Game {self.name}>"

    @property
    def name(self) -> str:
        """Return the name the game is loaded by."""
        return self.engine.slug

    @property
    def title(self) -> str:
        """Return the title on the box."""
        return self.engine.title

    @property
    def players(self) -> range:
        """Return the numbers of players the game is for."""
        return range(self.engine.least_seats, self.engine.most_seats + 1)

    @property
    def options(self) -> dict[str, list[str]]:
        """Return the house rules with their values, the default first."""
        return {
            option.name: [option.default, *[v for v in option.values if v != option.default]]
            for option in self.engine.options
        }

    @property
    def rules(self) -> int:
        """Return the version of the rules."""
        return self.engine.rules_version

    @property
    def components(self) -> str:
        """Return the digest of the components file."""
        return self.engine.components_digest

    def start(self, players: int, seed: int | str = 0, options: Options | None = None) -> "State":
        """Set up a game; the same seed deals the same. SetupError says what cannot be."""
        agreed = self.engine.complete(dict(options or {}))
        dealt = self.engine.start(players, agreed, seeded(str(seed)))
        return State(self, dealt, agreed, str(seed), [])

    def restore(self, saved: bytes) -> "State":
        """Return the state that `State.save` has written."""
        kept = json.loads(saved)
        if (kept["game"], kept["components"]) != (self.name, self.components):
            raise ValueError(f"this was saved by {kept['game']} with other components")
        game = Game(self.engine.under(kept["rules"]))
        history = [(seat, option) for seat, option in kept["answers"]]
        engine = game.engine.restore(kept["state"].encode())
        return State(game, engine, kept["options"], kept["seed"], history)

    def encoding(self, players: int, options: Options | None = None) -> Encoding:
        """Return the actions and observations of a table as numbers, both of fixed size."""
        return encoding_of(self.engine, players, tuple(sorted((options or {}).items())))

    def bots(self) -> list[str]:
        """List the bots that play this game, from the weakest to the strongest."""
        return offered(self.name)

    def bot(self, name: str) -> Bot:
        """Return a bot: `choose(view, options, chance)` returns one of the options."""
        return hire(name, self.engine)


@cache
def encoding_of(
    engine: engine_game.Game, players: int, options: tuple[tuple[str, str], ...]
) -> Encoding:
    """Make the encoding of a table once."""
    return Encoding(engine, players, dict(options))


class State:
    """A game in progress: whose turn it is, what may be done, what each player may know."""

    def __init__(
        self,
        game: Game,
        engine: engine_state.State,
        options: dict[str, str],
        seed: str | None,
        history: list[tuple[int, int]],
    ) -> None:
        self.game = game
        self.engine = engine
        self.house_rules = options
        self.seed = seed
        self.history = history

    def __repr__(self) -> str:
        asked = "over" if self.is_over else f"asks {self.awaited}"
        return f"<kontor.State {self.game.name}, {self.players} players, {asked}>"

    # Whose turn it is -----------------------------------------------------------------------

    @property
    def players(self) -> int:
        """Return the number of players."""
        return self.engine.seats

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.engine.is_over()

    @property
    def awaited(self) -> list[int]:
        """Return all players whose answer is missing: several where they choose in secret."""
        mask = self.engine.awaited()
        return [player for player in range(self.players) if (mask >> player) & 1]

    @property
    def current_player(self) -> int:
        """Return who answers next, -1 when the game is over; of several the first."""
        awaited = self.engine.awaited()
        return next_seat(awaited) if awaited else -1

    # What may be done -----------------------------------------------------------------------

    def options(self, player: int | None = None) -> list[int]:
        """List the legal options of a player as the engine's integers."""
        return self.engine.options(self.one(player))

    def words(self, player: int | None = None) -> list[str]:
        """List the legal options of a player in the notation of records."""
        return [self.engine.word(option) for option in self.options(player)]

    def actions(self, player: int | None = None) -> list[int]:
        """List the legal actions of a player by their fixed numbers (see `Encoding`)."""
        return self.encoding.legal(self.engine, self.one(player))

    def mask(self, player: int | None = None) -> list[int]:
        """Return 1 for each legal action and 0 for every other."""
        found = [0] * self.encoding.actions
        for action in self.actions(player):
            found[action] = 1
        return found

    def apply(self, option: int | str, player: int | None = None) -> None:
        """Give an answer, as an option or as its word; IllegalAnswer changes nothing."""
        seat = self.one(player)
        if isinstance(option, str):
            option = self.engine.parse(seat, option)
        self.engine.answer(seat, option)
        self.history.append((seat, option))

    def apply_action(self, action: int, player: int | None = None) -> None:
        """Give an answer by its fixed number; ValueError if it is not legal now."""
        seat = self.one(player)
        option = self.encoding.option(self.engine, seat, action)
        if option < 0:
            raise ValueError(f"action {action} is not legal for player {seat} now")
        self.engine.play(seat, option)
        self.history.append((seat, option))

    def one(self, player: int | None) -> int:
        """Return the player that is meant: whose turn it is, if none is named."""
        if player is None:
            return self.current_player
        if not 0 <= player < self.players:
            raise ValueError(f"there is no player {player}; they are 0 to {self.players - 1}")
        return player

    # What is known --------------------------------------------------------------------------

    @property
    def encoding(self) -> Encoding:
        """Return the encoding of this table."""
        return encoding_of(self.game.engine, self.players, tuple(sorted(self.house_rules.items())))

    def view(self, player: int | None = None) -> dict[str, object]:
        """Return everything a player may know, by name, fit for JSON; -1 is a spectator."""
        seat = player if player == -1 else self.one(player)
        return self.engine.view(seat).data()

    def observation(self, player: int | None = None) -> list[int]:
        """Return what a player may know as numbers, always as many (see `Encoding`)."""
        return self.encoding.observe(self.engine, self.one(player))

    def events(self, player: int = -1) -> list[dict[str, object]]:
        """Tell what has happened so far, as a player or a spectator (-1) may know it."""
        log: list[Event] = []
        self.played_again(log)
        return [event.seen_by(player).data() for event in log]

    # How it stands --------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Return the present score of each player."""
        return self.engine.scores()

    def winners(self) -> list[int]:
        """Return who has won; nobody while the game goes on."""
        return self.engine.winners() if self.is_over else []

    def returns(self, reward: str = "win") -> list[float]:
        """Return each player's reward at the end: "win", "rank" or "margin" (see `rewards`)."""
        return rewards(self.engine, check(reward))

    # Copies and records ---------------------------------------------------------------------

    def clone(self) -> "State":
        """Return an independent copy."""
        return State(self.game, self.engine.clone(), self.house_rules, self.seed, self.history[:])

    def imagine(self, player: int, seed: int | str) -> "State":
        """Make up a state that this player could not tell from the true one."""
        world = self.game.engine.determinize(self.engine, self.one(player), seeded(str(seed)))
        return State(self.game, world, self.house_rules, None, [])

    def choose(self, bot: Bot, seed: int | str) -> int:
        """Let a bot choose an option for whoever is next; it sees that player's view alone."""
        seat = self.current_player
        return bot.choose(self.engine.view(seat), self.engine.options(seat), seeded(str(seed)))

    def save(self) -> bytes:
        """Return the state as text for `Game.restore`; it holds everything hidden."""
        kept: dict[str, Any] = {
            "game": self.game.name,
            "rules": self.game.rules,
            "components": self.game.components,
            "options": self.house_rules,
            "seed": self.seed,
            "answers": self.history,
            "state": self.engine.save().decode(),
        }
        return json.dumps(kept).encode()

    def record(self, names: list[str] | None = None) -> str:
        """Return the record of the game so far, for `replay` and `kontor record`."""
        return self.played_again(None, names).record.text()

    def played_again(self, log: list[Event] | None, names: list[str] | None = None) -> match.Match:
        """Play the game again from its seed, gathering events and the record."""
        if self.seed is None:
            raise ValueError("a made-up state has no past: it cannot be told or recorded")
        kept = record.Record(self.game.name, self.game.rules, self.game.components)
        kept.options = self.house_rules
        kept.names = names or [f"Player {player + 1}" for player in range(self.players)]
        kept.seed = self.seed
        played = match.Match(self.game.engine, kept)
        for seat, option in self.history:
            word = played.state.word(option)
            played.apply(seat, option)
            kept.add(seat, word)
        if log is not None:
            log.extend(played.events)
        if played.state.is_over():
            kept.result = played.state.scores()
        return played
