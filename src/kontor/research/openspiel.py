"""OpenSpiel: the games registered as Python games, for its algorithms, bots and evaluators.

    import pyspiel
    from kontor.research import openspiel
    openspiel.register()
    game = pyspiel.load_game("python_kontor_fugger(players=3)")

Chance is explicit: one node at the beginning draws the deal out of so many, and everything later
follows from it. Players who choose in secret answer one after the other, none seeing the others'
answers. The information state is the present view with a mark of all that was seen at own decisions
before. `resample_from_infostate` imagines a world that the player could not tell from the true one.
"""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.playout import next_seat
from kontor.engine.state import State
from kontor.research.arrays import Arrays, np
from kontor.research.needed import needed
from kontor.research.public import load
from kontor.research.rewards import check, rewards

pyspiel: Any = needed("pyspiel", "open_spiel")

DEALS = 1024
LONGEST = 20_000
PREFIX = "python_kontor_"


def game_type(slug: str) -> Any:
    """Describe a game to OpenSpiel."""
    game = games.load(slug)
    return pyspiel.GameType(
        short_name=PREFIX + slug,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.least_seats,
            "deals": DEALS,
            "reward": "win",
            "options": "",
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Kontor as OpenSpiel knows it; options are written `name:value;name:value`."""

    def __init__(self, slug: str, kind: Any, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.game = load(slug)
        self.seats = int(given.get("players", self.game.players[0]))
        self.deals = int(given.get("deals", DEALS))
        self.reward = check(str(given.get("reward", "win")))
        pairs = [pair.split(":", 1) for pair in str(given.get("options", "")).split(";") if pair]
        self.options = dict(pairs)
        self.game.engine.agree(self.seats, self.options)
        self.arrays = Arrays(self.game.encoding(self.seats, self.options))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.arrays.actions,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0 if self.reward == "margin" else 0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> "SpielState":
        """Return the state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Return what observes states: the view, with all memories if recall is perfect."""
        recalls = bool(iig_obs_type and iig_obs_type.perfect_recall)
        return SpielObserver(self.arrays, recalls, params)

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielGame":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)


class Held:
    """A state of Kontor where OpenSpiel copies everything deeply: it clones and saves itself."""

    def __init__(self, slug: str, state: State | None) -> None:
        self.slug = slug
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.slug, None if self.state is None else self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.slug, b"" if self.state is None else self.state.save())


def restored(slug: str, saved: bytes) -> Held:
    """Return what was held, from its saved form."""
    return Held(slug, games.load(slug).restore(saved) if saved else None)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of Kontor as OpenSpiel knows it; before the deal there is none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.spiel = game
        self.held = Held(game.game.name, None)
        self.memories = [""] * game.seats

    @property
    def state(self) -> State | None:
        """Return the state of the game; nothing before the deal."""
        return self.held.state

    def dealt(self) -> State:
        """Return the state of the game, which has been dealt."""
        assert self.state is not None
        return self.state

    def current_player(self) -> int:
        """Return who acts: chance at first, then seats."""
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        awaited = self.state.awaited()
        return next_seat(awaited) if awaited else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        """List the legal actions in order."""
        return self.spiel.arrays.encoding.legal(self.dealt(), player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the deals, all equally likely."""
        deals = self.spiel.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        """Deal, or carry out an action; who acts remembers what was seen."""
        game = self.spiel
        if self.state is None:
            chance = seeded(f"openspiel {action}")
            self.held.state = game.game.engine.start(game.seats, game.options, chance)
            return
        player = self.current_player()
        seen = f"{self.memories[player]} {view_text(self.state, player)} {action}"
        self.memories[player] = sha256(seen.encode()).hexdigest()
        option = game.arrays.encoding.option(self.state, player, action)
        if option < 0:
            raise ValueError(f"action {action} is not legal for player {player} now")
        self.state.play(player, option)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return the word of an action."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        return self.dealt().word(self.spiel.arrays.encoding.answers.options[action])

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.state is not None and self.state.is_over()

    def returns(self) -> list[float]:
        """Return the reward of each player."""
        if self.state is None:
            return [0.0] * self.spiel.seats
        return rewards(self.state, self.spiel.reward)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "SpielState":
        """Imagine a state that a player cannot tell from this one; only it remembers."""
        game = self.spiel
        chance = seeded(f"resampled {probability_sampler()!r}")
        world: SpielState = game.new_initial_state()
        world.held.state = game.game.engine.determinize(self.dealt(), player_id, chance)
        world.memories[player_id] = self.memories[player_id]
        return world

    def __str__(self) -> str:
        if self.state is None:
            return "before the deal"
        return view_text(self.state, -1)


def view_text(state: State, seat: int) -> str:
    """Write everything a seat may know."""
    return json.dumps(state.view(seat).data(), sort_keys=True)


class SpielObserver:
    """Observes a state for a player: the numbers, or the view as text."""

    def __init__(self, arrays: Arrays, recalls: bool, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observation; given were {params}")
        self.arrays = arrays
        self.recalls = recalls
        self.tensor = np.zeros(arrays.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player may know into the tensor."""
        if state.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.arrays.observation(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player may know as text; with perfect recall, also what it remembers."""
        if state.state is None:
            return "before the deal"
        seen = view_text(state.state, player)
        return f"{seen} {state.memories[player]}" if self.recalls else seen


def game_class(slug: str, kind: Any) -> type[SpielGame]:
    """Return the class of one game, which OpenSpiel keeps until the very end of the process."""

    class OneGame(SpielGame):
        """One of the games."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(slug, kind, params)

    return OneGame


def loaded(name: str) -> Any:
    """Load a game by what OpenSpiel calls it, in this process or another."""
    register()
    return pyspiel.load_game(name)


def register() -> list[str]:
    """Make all games known to OpenSpiel; return their names."""
    known = set(pyspiel.registered_names())
    names = []
    for slug in games.SLUGS:
        kind = game_type(slug)
        names.append(kind.short_name)
        if kind.short_name not in known:
            pyspiel.register_game(kind, game_class(slug, kind))
    return names
