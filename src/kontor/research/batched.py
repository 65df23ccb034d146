"""Thousands of games stepped together in one call, NumPy arrays in and out.

    from kontor.research.batched import BatchedGames
    games = BatchedGames("fugger", players=3, count=1024, seed=1)
    step = games.reset()
    step = games.step(games.random_actions(step.mask))

The loop over the games is compiled with the rules. With `workers` the games are spread over so many
processes, which play at the same time; what happens does not depend on their number.
"""

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from typing import Any

from kontor.engine.batch import Batch
from kontor.engine.chance import seeded
from kontor.research.encoding import Encoding
from kontor.research.needed import needed
from kontor.research.public import load
from kontor.research.rewards import check, rewards

np: Any = needed("numpy")


@dataclass(frozen=True)
class Step:
    """What every game shows: a row for each.

    `players` says whose turn it is; `observation` (int32) is what that player knows, `mask` (bool)
    what it may do. `done` are the games that the last step ended: `rewards` has what each player
    got; they have begun anew. Divide observations by `Encoding.scales`, or take `scaled`.
    """

    observation: Any
    mask: Any
    players: Any
    rewards: Any
    done: Any


class Part:
    """Some of the games, in this process or another; each has a number that fixes its chance."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, str],
        reward: str,
        first: int,
        count: int,
        seed: str,
    ) -> None:
        self.encoding: Encoding = load(game).encoding(players, options)
        self.reward = reward
        chances = [seeded(f"{seed} game {number}") for number in range(first, first + count)]
        self.batch = Batch(self.encoding.game, self.encoding.options, self.encoding.answers)
        self.batch.begin(players, chances)

    def step(self, actions: Any) -> Step:
        """Take an action in each game."""
        self.batch.step(actions.tolist())
        return self.shown()

    def shown(self) -> Step:
        """Return what all games show now."""
        batch = self.batch
        count = len(batch.states)
        size = self.encoding.size
        observation = np.frombuffer(bytes(batch.observed), dtype=np.uint8).astype(np.int32)
        observation[batch.odd_places] = batch.odd_numbers
        mask = np.zeros(count * self.encoding.actions, dtype=bool)
        mask[np.frombuffer(array("i", batch.allowed), dtype=np.int32)] = True
        worth = np.zeros((count, self.encoding.players), dtype=np.float32)
        done = np.zeros(count, dtype=bool)
        for ending in batch.endings:
            worth[ending.place] = rewards(ending.state, self.reward)
            done[ending.place] = True
        return Step(
            observation.reshape(count, size),
            mask.reshape(count, self.encoding.actions),
            np.array(batch.acting, dtype=np.int32),
            worth,
            done,
        )


def work(pipe: Any, setting: tuple[Any, ...]) -> None:
    """Play some of the games in a process of their own until nothing more is asked."""
    part = Part(*setting)
    pipe.send(part.shown())
    while (actions := pipe.recv()) is not None:
        try:
            pipe.send(part.step(actions))
        except Exception as error:  # whatever it is, who asked is to hear it
            pipe.send(error)


class BatchedGames:
    """Many games of one kind, always as many: one that ends begins anew."""

    def __init__(
        self,
        game: str,
        players: int,
        count: int,
        seed: int | str = 0,
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        workers: int = 0,
    ) -> None:
        self.encoding = load(game).encoding(players, options)
        self.count = count
        self.seed = str(seed)
        self.setting = (game, players, dict(options or {}), check(reward))
        self.workers = min(workers, count)
        self.random = np.random.default_rng(abs(hash((game, players))) % 1000)
        self.scale = (1 / np.array(self.encoding.scales)).astype(np.float32)
        self.part: Part | None = None
        self.pipes: list[Any] = []
        self.processes: list[Any] = []
        self.cuts: list[int] = []

    def reset(self) -> Step:
        """Begin all games."""
        self.close()
        if not self.workers:
            self.part = Part(*self.setting, 0, self.count, self.seed)
            return self.part.shown()
        edges = [self.count * worker // self.workers for worker in range(self.workers + 1)]
        self.cuts = edges[1:-1]
        context = get_context("spawn")
        for first, last in pairwise(edges):
            mine, theirs = context.Pipe()
            setting = (*self.setting, first, last - first, self.seed)
            process = context.Process(target=work, args=(theirs, setting), daemon=True)
            process.start()
            self.pipes.append(mine)
            self.processes.append(process)
        return self.gathered()

    def step(self, actions: Any) -> Step:
        """Take an action in each game, for the player whose turn it is."""
        if self.part is not None:
            return self.part.step(np.asarray(actions))
        if not self.pipes:
            raise RuntimeError("reset the games before the first step")
        for pipe, some in zip(self.pipes, np.split(np.asarray(actions), self.cuts), strict=True):
            pipe.send(some)
        return self.gathered()

    def gathered(self) -> Step:
        """Gather what all processes show."""
        steps = [pipe.recv() for pipe in self.pipes]
        for step in steps:
            if isinstance(step, Exception):
                raise step
        names = ("observation", "mask", "players", "rewards", "done")
        return Step(*[np.concatenate([getattr(step, name) for step in steps]) for name in names])

    def random_actions(self, mask: Any) -> Any:
        """Choose a legal action in each game, each equally likely."""
        return np.argmax(self.random.random(mask.shape, dtype=np.float32) * mask, axis=1)

    def scaled(self, observation: Any) -> Any:
        """Return observations as float32 numbers that are about as large as 1."""
        return np.multiply(observation, self.scale, dtype=np.float32)

    def close(self) -> None:
        """End the processes."""
        for pipe in self.pipes:
            pipe.send(None)
        for process in self.processes:
            process.join()
        self.pipes = []
        self.processes = []
        self.part = None
