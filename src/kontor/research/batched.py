"""Thousands of games stepped together in one call, NumPy arrays in and out.

    from kontor.research.batched import BatchedGames
    games = BatchedGames("fugger", players=3, count=1024, seed=1)
    step = games.reset()
    step = games.step(games.random_actions(step.mask))

The loop over the games is compiled with the rules. With `workers` the games are spread over so many
processes, which play at the same time; what happens does not depend on their number.
"""

from collections.abc import Mapping
from itertools import pairwise
from multiprocessing import get_context
from typing import Any

from kontor.research.batch_parts import Part, Setting, Step, fresh, room, shared, work
from kontor.research.needed import needed
from kontor.research.rewards import check

np: Any = needed("numpy")

__all__ = ["BatchedGames", "Step"]


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
        self.setting = Setting(game, players, dict(options or {}), check(reward), str(seed))
        self.encoding = self.setting.encoding()
        self.count = count
        self.workers = min(workers, count)
        self.random = np.random.default_rng(abs(hash((game, players))) % 1000)
        self.scale = (1 / np.array(self.encoding.scales)).astype(np.float32)
        self.part: Part | None = None
        self.pipes: list[Any] = []
        self.processes: list[Any] = []
        # What the processes share: the arrays of a step, and the actions.
        self.shown: Step | None = None
        self.actions: Any = None

    def reset(self) -> Step:
        """Begin all games."""
        self.close()
        if not self.workers:
            self.part = Part(self.setting, 0, self.count)
            return self.shown_here(self.part)
        context = get_context("spawn")
        memory = context.RawArray("b", room(self.encoding, self.count))
        chosen = context.RawArray("q", self.count)
        self.shown = shared(self.encoding, self.count, memory)
        self.actions = np.frombuffer(chosen, np.int64)
        edges = [self.count * worker // self.workers for worker in range(self.workers + 1)]
        for first, last in pairwise(edges):
            mine, theirs = context.Pipe()
            given = (theirs, self.setting, first, last, memory, chosen)
            process = context.Process(target=work, args=given, daemon=True)
            process.start()
            self.pipes.append(mine)
            self.processes.append(process)
        return self.gathered(self.shown)

    def step(self, actions: Any) -> Step:
        """Take an action in each game, for the player whose turn it is."""
        if self.part is not None:
            self.part.step(np.asarray(actions))
            return self.shown_here(self.part)
        if self.shown is None:
            raise RuntimeError("reset the games before the first step")
        self.actions[:] = actions
        for pipe in self.pipes:
            pipe.send(True)
        return self.gathered(self.shown)

    def shown_here(self, part: Part) -> Step:
        """Return what all games of this process show."""
        step = fresh(self.encoding, self.count)
        part.show(step)
        return step

    def gathered(self, shown: Step) -> Step:
        """Wait until all processes have written what their games show."""
        failures = [failure for pipe in self.pipes if (failure := pipe.recv()) is not None]
        if failures:
            raise failures[0]
        return shown.copy()

    def random_actions(self, mask: Any) -> Any:
        """Choose a legal action in each game, each equally likely."""
        count, actions = mask.shape
        legal = np.flatnonzero(mask)
        starts = np.searchsorted(legal, np.arange(count) * actions)
        counts = np.diff(starts, append=len(legal))
        picked = starts + (self.random.random(count) * counts).astype(np.int64)
        return legal[picked] % actions

    def scaled(self, observation: Any) -> Any:
        """Return observations as float32 numbers that are about as large as 1."""
        return np.multiply(observation, self.scale, dtype=np.float32)

    def close(self) -> None:
        """End the processes."""
        for pipe in self.pipes:
            pipe.send(False)
        for process in self.processes:
            process.join()
        self.pipes = []
        self.processes = []
        self.part = None
        self.shown = None
        self.actions = None
