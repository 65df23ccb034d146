"""The learned judgement: a small network over the inputs of a position.

It says how likely a seat wins and, by the words of its options, what it would rather answer. One
hidden layer; its first unit is linear, the others are bent (softsign). The weights of one input,
unit by unit, are the digits of one long integer, so a whole layer is added at once; and from one
position to the next only what has changed is added. Integers are exact in any order, so a
position has the same value wherever and whenever it is judged.

Chances can be corrected for each number of players: made steeper or flatter, and shifted.

A file holds a line naming the format, a line of JSON (what made it, how good it is, corrections,
how long a master thinks by it and in how many worlds it looks, and the words it knows), then
32-bit floats (per unit scale, bias and outgoing weight; the outgoing bias), the 16-bit weights
input by input, and for each word a 32-bit scale and bias and its 8-bit weights.
"""

import json
from math import exp
from struct import pack, unpack
from typing import Any, Final

from kontor.engine.inputs import ONE

FORMAT: Final = b"KONTOR VALUE 2"
# A digit has 32 bits: room for the largest weight times the sum of all inputs, of either sign.
DIGIT: Final = 32
MIDDLE: Final = 1 << 31
MOST: Final = 4095
MOST_INPUT: Final = 2047
MOST_OF_WORD: Final = 127
STEEPEST: Final = 30.0
SLOTS: Final = 8
MOST_PLAYERS: Final = 8


class BadNetwork(Exception):
    """A file is no network, or not one for this game."""


class Seen:
    """The last position of a slot and what arrived at the hidden units."""

    def __init__(self, numbers: list[int], total: int) -> None:
        self.numbers: list[int] = numbers
        self.total: int = total


class Network:
    """Weights that judge positions, and the words of options they know."""

    def __init__(self, inputs: int, units: int) -> None:
        self.inputs: int = inputs
        self.units: int = units
        self.header: dict[str, Any] = {}
        self.scales: list[float] = [0.0] * units
        self.biases: list[float] = [0.0] * units
        self.outs: list[float] = [0.0] * units
        self.bias: float = 0.0
        # By the number of players; 0 stands for any number, and corrects nothing.
        self.slopes: list[float] = [1.0] * (MOST_PLAYERS + 1)
        self.offsets: list[float] = [0.0] * (MOST_PLAYERS + 1)
        # How many iterations a master thinks about an answer; nought where a look must do.
        self.thought: int = 0
        # By the number of players, in how many worlds a master looks; nought where as in all games.
        self.worlds: list[int] = [0] * (MOST_PLAYERS + 1)
        self.rows: list[int] = [0] * inputs
        # Of each word: its weights unit by unit, and behind them its bias.
        self.words: dict[str, list[float]] = {}
        self.limit: int = min(MOST_INPUT, (MIDDLE - 1) // (MOST * max(1, inputs)))
        self.layout: str = f"<{units}I"
        # What is added to a scaled digit: the bias, less the middle.
        self.shifts: list[float] = [0.0] * units
        self.seen: list[Seen] = []
        self.forget()

    def forget(self) -> None:
        """Begin again from a position of noughts."""
        empty = Seen([0] * self.inputs, digits([MIDDLE] * self.units))
        self.seen = [empty] * SLOTS

    def value(self, numbers: list[int], slot: int = 0, players: int = 0) -> float:
        """Return the winning chance of the seat that a description was made for."""
        arrived: Any = self.arrived(numbers, slot)
        scales = self.scales
        shifts = self.shifts
        outs = self.outs
        result = self.bias
        for unit in range(self.units):
            whole: int = arrived[unit]
            x = float(whole) * scales[unit] + shifts[unit]
            if unit:
                x = x / (1.0 + x) if x > 0.0 else x / (1.0 - x)
            result += x * outs[unit]
        return squashed(self.slopes[players] * result + self.offsets[players])

    def hidden(self, numbers: list[int], slot: int = 0) -> list[float]:
        """Return what the hidden units make of a position; like positions should share a slot."""
        arrived: Any = self.arrived(numbers, slot)
        found: list[float] = []
        for unit in range(self.units):
            whole: int = arrived[unit]
            x = float(whole) * self.scales[unit] + self.shifts[unit]
            if unit:
                x = x / (1.0 + x) if x > 0.0 else x / (1.0 - x)
            found.append(x)
        return found

    def arrived(self, numbers: list[int], slot: int) -> Any:
        """Return what arrives at each hidden unit, as digits around the middle."""
        last = self.seen[slot]
        total = last.total
        before = last.numbers
        rows = self.rows
        limit = self.limit
        for place, number in enumerate(numbers):
            old = before[place]
            if number != old:
                if number > limit or number < -limit or old > limit or old < -limit:
                    number = max(-limit, min(limit, number))
                    old = max(-limit, min(limit, old))
                total += rows[place] * (number - old)
        self.seen[slot] = Seen(numbers, total)
        return unpack(self.layout, total.to_bytes(4 * self.units, "little"))

    def chance(self, hidden: list[float], players: int = 0) -> float:
        """Return the winning chance that hidden units stand for."""
        result = self.bias
        for unit in range(self.units):
            result += hidden[unit] * self.outs[unit]
        return squashed(self.slopes[players] * result + self.offsets[players])

    def correct(self, players: int, slope: float, offset: float) -> None:
        """Correct the chances of a number of players, on top of what was corrected before."""
        self.slopes[players] = slope * self.slopes[players]
        self.offsets[players] = slope * self.offsets[players] + offset

    def corrections(self) -> dict[str, list[float]]:
        """Return slope and offset of each number of players whose chances are corrected."""
        found: dict[str, list[float]] = {}
        for players in range(1, MOST_PLAYERS + 1):
            if self.slopes[players] != 1.0 or self.offsets[players] != 0.0:
                found[str(players)] = [self.slopes[players], self.offsets[players]]
        return found

    def vector(self, words: list[str]) -> list[float]:
        """Return the weights of an option that is described by words."""
        found = [0.0] * (self.units + 1)
        for word in words:
            weights = self.words.get(word)
            if weights is not None:
                for place in range(self.units + 1):
                    found[place] = found[place] + weights[place]
        return found

    def load(
        self, weights: list[float], biases: list[float], outs: list[float], bias: float
    ) -> None:
        """Take over trained weights, input by input, rounding them to integers."""
        units = self.units
        whole = [0] * len(weights)
        for unit in range(units):
            most = 1e-9
            for place in range(unit, len(weights), units):
                most = max(most, abs(weights[place]))
            for place in range(unit, len(weights), units):
                whole[place] = round(weights[place] / most * MOST)
            self.scales[unit] = rounded(most / MOST / ONE)
            self.biases[unit] = rounded(biases[unit])
            self.outs[unit] = rounded(outs[unit])
        self.bias = rounded(bias)
        self.fill(whole)

    def fill(self, whole: list[int]) -> None:
        """Take over the rounded weights of the hidden layer, input by input; the rest is there."""
        units = self.units
        self.shifts = [
            bias - MIDDLE * scale for bias, scale in zip(self.biases, self.scales, strict=True)
        ]
        self.rows = [digits(whole[start : start + units]) for start in range(0, len(whole), units)]
        self.forget()

    def teach(self, word: str, weights: list[float], bias: float) -> None:
        """Take over the trained weights of a word, rounding them to 8 bits."""
        most = largest(weights)
        scale = rounded(most / MOST_OF_WORD)
        whole = [round(weight / most * MOST_OF_WORD) for weight in weights]
        self.words[word] = [scale * number for number in whole] + [rounded(bias)]

    def save(self) -> bytes:
        """Return the network as a file."""
        header: dict[str, Any] = {"inputs": self.inputs, "units": self.units, **self.header}
        corrections = self.corrections()
        if corrections:
            header["corrections"] = corrections
        if self.thought:
            header["thought"] = self.thought
        worlds = {str(players): count for players, count in enumerate(self.worlds) if count}
        if worlds:
            header["worlds"] = worlds
        header["words"] = list(self.words)
        floats = [*self.scales, *self.biases, *self.outs, self.bias]
        body = pack(f"<{len(floats)}f", *floats)
        for row in self.rows:
            body += pack(f"<{self.units}h", *parts(row, self.units))
        for weights in self.words.values():
            scale = largest(weights[:-1]) / MOST_OF_WORD
            whole = [round(weight / scale) for weight in weights[:-1]]
            body += pack(f"<2f{self.units}b", scale, weights[-1], *whole)
        return FORMAT + b"\n" + json.dumps(header).encode() + b"\n" + body


def largest(weights: list[float]) -> float:
    """Return how far the farthest weight is from nought; never nought itself."""
    most = 1e-9
    for weight in weights:
        most = max(most, abs(weight))
    return most


def digits(numbers: list[int]) -> int:
    """Return one long integer with these digits, the lowest first; they may be negative."""
    total = 0
    for number in reversed(numbers):
        total = (total << DIGIT) + number
    return total


def parts(row: int, units: int) -> list[int]:
    """Return the digits of a long integer."""
    row += digits([MIDDLE] * units)
    found: list[int] = []
    for number in unpack(f"<{units}I", row.to_bytes(4 * units, "little")):
        found.append(number - MIDDLE)
    return found


def product(these: list[float], those: list[float]) -> float:
    """Return the inner product of two rows, as long as the first."""
    total = 0.0
    for place in range(len(these)):
        total += these[place] * those[place]
    return total


def squashed(x: float) -> float:
    """Turn any number into a chance."""
    x = min(max(x, -STEEPEST), STEEPEST)
    return 1.0 / (1.0 + exp(-x))


def rounded(number: float) -> float:
    """Return a number as a file would keep it, so that play is the same before and after."""
    kept: float = unpack("<f", pack("<f", number))[0]
    return kept


def restore(content: bytes) -> Network:
    """Read a network from the content of a file."""
    lines = content.split(b"\n", 2)
    if len(lines) < 3 or lines[0] != FORMAT:
        raise BadNetwork("this is no network of Kontor")
    header: dict[str, Any] = json.loads(lines[1])
    network = Network(header.pop("inputs"), header.pop("units"))
    words: list[str] = header.pop("words")
    corrections: dict[str, list[float]] = header.pop("corrections", {})
    for players, (slope, offset) in corrections.items():
        network.correct(int(players), slope, offset)
    network.thought = header.pop("thought", 0)
    worlds: dict[str, int] = header.pop("worlds", {})
    for players, count in worlds.items():
        network.worlds[int(players)] = count
    network.header = header
    units = network.units
    count = 3 * units + 1
    size = network.inputs * units
    body = lines[2]
    if len(body) != 4 * count + 2 * size + len(words) * (8 + units):
        raise BadNetwork("the network is incomplete")
    numbers = list(unpack(f"<{count}f", body[: 4 * count]))
    network.scales = numbers[:units]
    network.biases = numbers[units : 2 * units]
    network.outs = numbers[2 * units : 3 * units]
    network.bias = numbers[3 * units]
    place = 4 * count + 2 * size
    network.fill(list(unpack(f"<{size}h", body[4 * count : place])))
    for word in words:
        scale, bias, *whole = unpack(f"<2f{units}b", body[place : place + 8 + units])
        network.words[word] = [scale * number for number in whole] + [bias]
        place += 8 + units
    return network
