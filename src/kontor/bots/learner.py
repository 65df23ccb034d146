"""The learner: fits the weights of a network to positions and what became of them (Adam)."""

from math import sqrt
from typing import Final

from kontor.bots.network import BLOCK, Network, squashed
from kontor.engine import i64
from kontor.engine.chance import Chance
from kontor.engine.inputs import ONE

BATCH: Final = 64
MOMENTUM: Final = 0.9
SPREAD: Final = 0.999
TINY: Final = 1e-8
STEPS: Final = 1 << 16

Sample = tuple[list[int], float]


class Learner:
    """Weights in full precision, with the memory of the optimiser."""

    def __init__(self, inputs: int, units: int) -> None:
        self.inputs: int = inputs
        self.units: int = units
        # One list for all: the hidden layer input by input, its biases, the outgoing weights
        # and the outgoing bias.
        size = inputs * units + 2 * units + 1
        self.weights: list[float] = [0.0] * size
        self.first: list[float] = [0.0] * size
        self.second: list[float] = [0.0] * size
        self.steps: int = 0
        self.rate: float = 0.0

    def begin(self, chance: Chance, guide: int, slope: float) -> None:
        """Let the linear unit follow one input that is known to be good, and nothing else yet.

        The other units have drawn small weights, but nobody listens to them before learning.
        """
        units = self.units
        hidden = self.inputs * units
        spread = 1.0 / sqrt(self.inputs / 4)
        for place in range(hidden):
            point = chance.below(STEPS) / STEPS * 2 - 1
            self.weights[place] = 0.0 if place % units == 0 else point * spread
        self.weights[guide * units] = slope
        self.weights[hidden + units] = 1.0

    def network(self) -> Network:
        """Return a network that plays with the present weights."""
        made = Network(self.inputs, self.units)
        hidden = self.inputs * self.units
        outs = hidden + self.units
        weights = self.weights
        made.load(
            weights[:hidden], weights[hidden:outs], weights[outs : outs + self.units], weights[-1]
        )
        return made

    def fit(self, samples: list[Sample], chance: Chance, rate: float) -> float:
        """Go through the samples once in random order; return the mean squared error before."""
        order = list(range(len(samples)))
        for last in range(len(order) - 1, 0, -1):
            other = chance.below(last + 1) if last < STEPS else last
            order[last], order[other] = order[other], order[last]
        error = 0.0
        for start in range(0, len(order), BATCH):
            batch = [samples[index] for index in order[start : start + BATCH]]
            error += self.step(batch, rate)
        return error / max(1, len(order))

    def step(self, batch: list[Sample], rate: float) -> float:
        """Move all weights a little against the error of a batch; return its squared error."""
        units = self.units
        hidden = self.inputs * units
        outs = hidden + units
        size = len(batch)
        columns: list[list[float]] = [[] for _ in range(self.inputs)]
        blames: list[list[float]] = [[] for _ in range(units)]
        fired: list[list[float]] = [[] for _ in range(units)]
        errors: list[float] = []
        squared = 0.0
        for numbers, target in batch:
            floats = [number / ONE for number in numbers]
            for index, x in enumerate(floats):
                columns[index].append(x)
            sums = self.sums(floats)
            result = self.weights[-1]
            slopes: list[float] = []
            for unit in range(units):
                x = sums[unit]
                slope = 1.0
                if unit:
                    slope = 1.0 / (1.0 + abs(x))
                    x = x * slope
                    slope = slope * slope
                fired[unit].append(x)
                slopes.append(slope)
                result += x * self.weights[outs + unit]
            error = squashed(result) - target
            squared += error * error
            errors.append(error)
            for unit in range(units):
                blames[unit].append(error * self.weights[outs + unit] * slopes[unit])
        self.steps += 1
        self.rate = rate * sqrt(1 - SPREAD**self.steps) / (1 - MOMENTUM**self.steps)
        for index in range(self.inputs):
            self.move_row(index * units, columns[index], blames, 1.0 / size)
        for unit in range(units):
            self.move(hidden + unit, sum(blames[unit]) / size)
            self.move(outs + unit, product(fired[unit], errors) / size)
        self.move(outs + units, sum(errors) / size)
        return squared

    def move_row(
        self, row: int, column: list[float], blames: list[list[float]], share: float
    ) -> None:
        """Move the weights of one input, unless it says nothing in this batch."""
        places: list[i64] = []
        values: list[float] = []
        for sample, x in enumerate(column):
            if x != 0.0:
                places.append(sample)
                values.append(x)
        count: i64 = len(places)
        if count == 0:
            return
        for unit in range(0, self.units, BLOCK // 2):
            these = blames[unit]
            those = blames[unit + 1]
            next_these = blames[unit + 2]
            next_those = blames[unit + 3]
            a = b = c = d = 0.0
            for index in range(count):
                x = values[index]
                place = places[index]
                a += x * these[place]
                b += x * those[place]
                c += x * next_these[place]
                d += x * next_those[place]
            self.move(row + unit, a * share)
            self.move(row + unit + 1, b * share)
            self.move(row + unit + 2, c * share)
            self.move(row + unit + 3, d * share)

    def sums(self, floats: list[float]) -> list[float]:
        """Return what arrives at each hidden unit."""
        units: i64 = self.units
        weights = self.weights
        bias: i64 = self.inputs * self.units
        rows: list[i64] = []
        values: list[float] = []
        row: i64 = 0
        for x in floats:
            if x != 0.0:
                rows.append(row)
                values.append(x)
            row += units
        found: list[float] = []
        unit: i64 = 0
        count: i64 = len(rows)
        while unit < units:
            a = weights[bias + unit]
            b = weights[bias + unit + 1]
            c = weights[bias + unit + 2]
            d = weights[bias + unit + 3]
            for index in range(count):
                x = values[index]
                place = rows[index] + unit
                a += x * weights[place]
                b += x * weights[place + 1]
                c += x * weights[place + 2]
                d += x * weights[place + 3]
            found.append(a)
            found.append(b)
            found.append(c)
            found.append(d)
            unit += BLOCK // 2
        return found

    def move(self, place: int, gradient: float) -> None:
        """Move one weight by its gradient, as Adam does."""
        first = MOMENTUM * self.first[place] + (1 - MOMENTUM) * gradient
        second = SPREAD * self.second[place] + (1 - SPREAD) * gradient * gradient
        self.first[place] = first
        self.second[place] = second
        self.weights[place] = self.weights[place] - self.rate * first / (sqrt(second) + TINY)


def product(these: list[float], those: list[float]) -> float:
    """Return the inner product of two rows of equal length."""
    total = 0.0
    place: i64 = 0
    size: i64 = len(these)
    while place < size:
        total += these[place] * those[place]
        place += 1
    return total
