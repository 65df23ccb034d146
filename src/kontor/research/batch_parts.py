"""The parts of a batch: arrays that all games share, and the games that one process plays."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import prod
from struct import pack
from typing import Any

from kontor.engine.batch import Batch
from kontor.engine.chance import seeded
from kontor.engine.observation import IN_WORD
from kontor.research.encoding import Encoding
from kontor.research.needed import needed
from kontor.research.public import load
from kontor.research.rewards import rewards

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

    def arrays(self) -> Iterator[Any]:
        """Go through all arrays."""
        yield from (self.observation, self.mask, self.players, self.rewards, self.done)

    def rows(self, first: int, last: int) -> "Step":
        """Return some of the games, in the same memory."""
        return Step(*(array[first:last] for array in self.arrays()))

    def copy(self) -> "Step":
        """Return the same in memory of its own."""
        return Step(*(array.copy() for array in self.arrays()))


def shapes(encoding: Encoding, count: int) -> list[tuple[Any, tuple[int, ...]]]:
    """Return type and shape of each array of a step."""
    return [
        (np.int32, (count, encoding.size)),
        (np.bool_, (count, encoding.actions)),
        (np.int32, (count,)),
        (np.float32, (count, encoding.players)),
        (np.bool_, (count,)),
    ]


def room(encoding: Encoding, count: int) -> int:
    """Return how many bytes a step needs."""
    listed = shapes(encoding, count)
    return sum(aligned(np.dtype(kind).itemsize * prod(shape)) for kind, shape in listed)


def aligned(size: int) -> int:
    """Round a number of bytes up, so that what follows lies well."""
    return -(-size // 64) * 64


def fresh(encoding: Encoding, count: int) -> Step:
    """Return arrays in memory of their own, not yet filled."""
    return Step(*(np.empty(shape, kind) for kind, shape in shapes(encoding, count)))


def shared(encoding: Encoding, count: int, memory: Any) -> Step:
    """Return arrays that lie one behind the other in memory that processes share."""
    place = 0
    arrays = []
    for kind, shape in shapes(encoding, count):
        size = prod(shape)
        arrays.append(np.frombuffer(memory, kind, size, place).reshape(shape))
        place += aligned(arrays[-1].nbytes)
    return Step(*arrays)


@dataclass(frozen=True)
class Setting:
    """What all games of a batch have in common."""

    game: str
    players: int
    options: Mapping[str, str]
    reward: str
    seed: str

    def encoding(self) -> Encoding:
        """Return what actions and observations are as numbers."""
        return load(self.game).encoding(self.players, self.options)


class Part:
    """Some of the games, in this process or another; each has a number that fixes its chance."""

    def __init__(self, setting: Setting, first: int, last: int) -> None:
        self.encoding: Encoding = setting.encoding()
        self.reward = setting.reward
        chances = [seeded(f"{setting.seed} game {number}") for number in range(first, last)]
        coded = self.encoding
        self.batch = Batch(coded.game, coded.options, coded.answers)
        self.batch.begin(setting.players, chances)

    def step(self, actions: Any) -> None:
        """Take an action in each game."""
        self.batch.step(actions.tolist())

    def show(self, into: Step) -> None:
        """Write what all games show now into arrays."""
        batch = self.batch
        observation = into.observation.reshape(-1)
        words = np.zeros(-(-observation.size // IN_WORD), "<i8")
        words[packed(batch.word_places)] = packed(batch.words, "q")
        observation[:] = words.view(np.uint8)[: observation.size]
        observation[packed(batch.odd_places)] = packed(batch.odd_numbers)
        mask = into.mask.reshape(-1)
        mask[:] = False
        mask[packed(batch.allowed)] = True
        into.players[:] = batch.acting
        into.rewards[:] = 0
        into.done[:] = False
        for ending in batch.endings:
            into.rewards[ending.place] = rewards(ending.state, self.reward)
            into.done[ending.place] = True


def packed(numbers: list[int], code: str = "i") -> Any:
    """Return a list as an array, which takes longer without a detour over its bytes."""
    return np.frombuffer(pack(f"{len(numbers)}{code}", *numbers), np.dtype(code))


def work(pipe: Any, setting: Setting, first: int, last: int, memory: Any, actions: Any) -> None:
    """Play some of the games in a process of their own until nothing more is asked."""
    part = Part(setting, first, last)
    count = len(actions)
    chosen = np.frombuffer(actions, np.int64)[first:last]
    mine = shared(part.encoding, count, memory).rows(first, last)
    part.show(mine)
    pipe.send(None)
    while pipe.recv():
        try:
            part.step(chosen)
            part.show(mine)
            pipe.send(None)
        except Exception as error:  # whatever it is, who asked is to hear it
            pipe.send(error)
