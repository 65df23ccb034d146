"""PettingZoo: a game as an AEC environment, seat by seat, or as a parallel one, all seats at once.

from kontor.research.pettingzoo_env import env, parallel_env
table = env("fugger", players=3, reward="win")
"""

from collections.abc import Mapping
from typing import Any

from kontor.engine.chance import Chance, seeded
from kontor.engine.playout import next_seat
from kontor.engine.state import State
from kontor.research.arrays import Arrays, check_illegal, drawn
from kontor.research.needed import needed
from kontor.research.public import load
from kontor.research.rewards import check, rewards

pettingzoo: Any = needed("pettingzoo")

RENDER_MODES = ["human", "ansi"]


class Seats:
    """What both environments share: the game, its seats by name, and how it begins."""

    def __init__(
        self,
        game: str,
        players: int,
        reward: str,
        options: Mapping[str, str] | None,
        illegal: str,
        waits: bool,
    ) -> None:
        self.game = load(game)
        self.engine = self.game.engine
        self.names = [f"player_{seat}" for seat in range(players)]
        self.reward = check(reward)
        self.options = dict(options or {})
        self.illegal = check_illegal(illegal)
        self.arrays = Arrays(self.game.encoding(players, self.options), waits)
        self.action_spaces = {name: self.arrays.discrete() for name in self.names}
        self.observation_spaces = {name: self.arrays.masked_box() for name in self.names}
        self.number = 0

    def metadata(self) -> dict[str, Any]:
        """Return what PettingZoo wants to know of an environment."""
        name = f"kontor_{self.game.name}_v1"
        return {"name": name, "render_modes": RENDER_MODES, "is_parallelizable": False}

    def deal(self, seed: int | None) -> tuple[State, Chance]:
        """Deal a game by a seed, or the next one of an unseeded row."""
        self.number += 1
        chance = seeded(f"unseeded {self.number}" if seed is None else str(seed))
        state = self.engine.start(len(self.names), self.options, chance)
        return state, chance.split("illegal")

    def option(self, state: State, seat: int, action: Any, chance: Chance) -> int:
        """Return the option of an action; -1 if it is illegal and loses the game."""
        option = -1
        if action is not None and int(action) < self.arrays.encoding.actions:
            option = self.arrays.encoding.option(state, seat, int(action))
        if option >= 0 or self.illegal == "lose":
            return option
        if self.illegal == "random":
            options = state.options(seat)
            return options[chance.below(len(options))]
        raise ValueError(f"{self.names[seat]} may not take action {action} now; see action_mask")

    def lost(self, seat: int) -> list[float]:
        """Return the rewards where a seat loses by an illegal action: the others share."""
        others = len(self.names) - 1
        least = -1.0 if self.reward == "margin" else 0.0
        shared = (len(self.names) / 2 if self.reward == "rank" else 1.0) / others
        return [least if other == seat else shared for other in range(len(self.names))]


class AtTable:
    """What both forms of a game share: its seats, and what they may observe and do."""

    state_of: State

    def __init__(self, seats: Seats, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = seats.metadata()
        self.seats = seats
        self.render_mode = render_mode
        self.possible_agents = seats.names[:]
        self.agents = seats.names[:]
        self.action_spaces = seats.action_spaces
        self.observation_spaces = seats.observation_spaces

    def observation_space(self, agent: str) -> Any:
        """Return what a seat may observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return what a seat may do; where all act at once, the last action is waiting."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """Draw what a spectator sees."""
        if self.render_mode == "ansi":
            return drawn(self.state_of)
        if self.render_mode == "human":
            print(drawn(self.state_of))
        return None

    def close(self) -> None:
        """Do nothing: there is no window."""


class KontorAEC(AtTable, pettingzoo.AECEnv):  # type: ignore[misc]
    """A game in which one seat acts at a time; of several that choose in secret, the first."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game."""
        self.state_of, self.chance = self.seats.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[next_seat(self.state_of.awaited())]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what a seat may know, and what it may do."""
        return self.seats.arrays.both(self.state_of, self.seats.names.index(agent))

    def step(self, action: Any) -> None:
        """Take the action of the seat whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seats.names.index(agent)
        self._cumulative_rewards[agent] = 0.0
        option = self.seats.option(self.state_of, seat, action, self.chance)
        if option < 0:
            self.end(self.seats.lost(seat))
        else:
            self.state_of.play(seat, option)
            if self.state_of.is_over():
                self.end(rewards(self.state_of, self.seats.reward))
            else:
                self._clear_rewards()
                self.agent_selection = self.seats.names[next_seat(self.state_of.awaited())]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def end(self, worth: list[float]) -> None:
        """End the game for everybody."""
        for agent, reward in zip(self.seats.names, worth, strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True


class KontorParallel(AtTable, pettingzoo.ParallelEnv):  # type: ignore[misc]
    """A game in which all seats act in every step; who is not asked waits, by the last action.

    Where several choose in secret, their answers count together. An answer that a public move of
    the same step has overtaken is void: its seat is asked again.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a game."""
        self.state_of, self.chance = self.seats.deal(seed)
        self.agents = self.possible_agents[:]
        return self.observed(), {agent: {} for agent in self.agents}

    def observed(self) -> dict[str, Any]:
        """Return what each seat may know and do."""
        arrays = self.seats.arrays
        return {agent: arrays.both(self.state_of, seat) for seat, agent in enumerate(self.agents)}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Take the actions of all seats that are asked."""
        worth = self.play(actions)
        over = bool(worth)
        names = self.agents
        told = self.observed()
        if over:
            self.agents = []
        return (
            told,
            {agent: worth[seat] if over else 0.0 for seat, agent in enumerate(names)},
            dict.fromkeys(names, over),
            dict.fromkeys(names, False),
            {agent: {} for agent in names},
        )

    def play(self, actions: dict[str, Any]) -> list[float]:
        """Give the answers; return the rewards if the game is over, else nothing."""
        state = self.state_of
        chosen: list[tuple[int, int]] = []
        for seat, agent in enumerate(self.seats.names):
            if state.awaits(seat):
                option = self.seats.option(state, seat, actions.get(agent), self.chance)
                if option < 0:
                    state.stack.clear()
                    return self.seats.lost(seat)
                chosen.append((seat, option))
        kind = state.stack[-1].kind
        for seat, option in chosen:
            is_open = bool(state.stack) and state.stack[-1].kind == kind
            if is_open and state.awaits(seat) and option in state.options(seat):
                state.play(seat, option)
        return rewards(state, self.seats.reward) if state.is_over() else []


def env(
    game: str = "fugger",
    players: int = 3,
    reward: str = "win",
    options: Mapping[str, str] | None = None,
    illegal: str = "raise",
    render_mode: str | None = None,
) -> KontorAEC:
    """Return a game as an AEC environment."""
    return KontorAEC(Seats(game, players, reward, options, illegal, False), render_mode)


def parallel_env(
    game: str = "gluecksritter",
    players: int = 4,
    reward: str = "win",
    options: Mapping[str, str] | None = None,
    illegal: str = "raise",
    render_mode: str | None = None,
) -> KontorParallel:
    """Return a game as a parallel environment."""
    return KontorParallel(Seats(game, players, reward, options, illegal, True), render_mode)
