"""The learned value: a small network that turns the inputs of a position into a winning chance.

One hidden layer; its first unit is linear, the others are bent (softsign). The weights of that
layer are 16-bit integers, kept as two strings of bytes (high and low halves): the layout that
compiled code reads fastest.

A file holds a line naming the format, a line of JSON (what made it and how good it is), then
32-bit floats (per unit scale, bias and outgoing weight; the outgoing bias), then the high bytes
and the low bytes, input by input.
"""

import json
from math import exp
from struct import pack, unpack
from typing import Any, Final

from kontor.engine import i64
from kontor.engine.inputs import ONE

FORMAT: Final = b"KONTOR VALUE 1"
BLOCK: Final = 8
OFFSET: Final = 1 << 15
MOST: Final = OFFSET - 1
STEEPEST: Final = 30.0


class BadNetwork(Exception):
    """A file is no network, or not one for this game."""


class Network:
    """Weights that judge positions."""

    def __init__(self, inputs: int, units: int) -> None:
        self.inputs: int = inputs
        self.units: int = units
        self.header: dict[str, Any] = {}
        self.scales: list[float] = [0.0] * units
        self.biases: list[float] = [0.0] * units
        self.outs: list[float] = [0.0] * units
        self.bias: float = 0.0
        self.high: bytes = bytes(inputs * units)
        self.low: bytes = bytes(inputs * units)

    def value(self, numbers: list[int]) -> float:
        """Return the winning chance of the seat that a description was made for."""
        size: i64 = self.units
        high = self.high
        low = self.low
        rows: list[i64] = []
        values: list[i64] = []
        total: i64 = 0
        row: i64 = 0
        for number in numbers:
            if number:
                rows.append(row)
                values.append(number)
                total += number
            row += size
        shift: i64 = total * OFFSET
        result = self.bias
        unit: i64 = 0
        count: i64 = len(rows)
        while unit < size:
            a: i64 = 0
            b: i64 = 0
            c: i64 = 0
            d: i64 = 0
            e: i64 = 0
            f: i64 = 0
            g: i64 = 0
            h: i64 = 0
            for index in range(count):
                x = values[index]
                y: i64 = x * 256
                place = rows[index] + unit
                a += y * high[place] + x * low[place]
                b += y * high[place + 1] + x * low[place + 1]
                c += y * high[place + 2] + x * low[place + 2]
                d += y * high[place + 3] + x * low[place + 3]
                e += y * high[place + 4] + x * low[place + 4]
                f += y * high[place + 5] + x * low[place + 5]
                g += y * high[place + 6] + x * low[place + 6]
                h += y * high[place + 7] + x * low[place + 7]
            result += self.fire(unit, a - shift)
            result += self.fire(unit + 1, b - shift)
            result += self.fire(unit + 2, c - shift)
            result += self.fire(unit + 3, d - shift)
            result += self.fire(unit + 4, e - shift)
            result += self.fire(unit + 5, f - shift)
            result += self.fire(unit + 6, g - shift)
            result += self.fire(unit + 7, h - shift)
            unit += BLOCK
        return squashed(result)

    def fire(self, unit: i64, total: i64) -> float:
        """Return what one unit contributes."""
        x = float(total) * self.scales[unit] + self.biases[unit]
        if unit:
            x = x / (1.0 + x) if x > 0 else x / (1.0 - x)
        return x * self.outs[unit]

    def load(
        self, weights: list[float], biases: list[float], outs: list[float], bias: float
    ) -> None:
        """Take over trained weights, input by input, rounding them to 16 bits."""
        units = self.units
        whole = [0] * len(weights)
        for unit in range(units):
            most = 1e-9
            for place in range(unit, len(weights), units):
                most = max(most, abs(weights[place]))
            for place in range(unit, len(weights), units):
                whole[place] = round(weights[place] / most * MOST) + OFFSET
            self.scales[unit] = rounded(most / MOST / ONE)
            self.biases[unit] = rounded(biases[unit])
            self.outs[unit] = rounded(outs[unit])
        self.bias = rounded(bias)
        self.high = bytes([number >> 8 for number in whole])
        self.low = bytes([number & 255 for number in whole])

    def save(self) -> bytes:
        """Return the network as a file."""
        header = {"inputs": self.inputs, "units": self.units, **self.header}
        floats = [*self.scales, *self.biases, *self.outs, self.bias]
        body = pack(f"<{len(floats)}f", *floats) + self.high + self.low
        return FORMAT + b"\n" + json.dumps(header).encode() + b"\n" + body


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
    network.header = header
    units = network.units
    size = network.inputs * units
    floats = 4 * (3 * units + 1)
    body = lines[2]
    if len(body) != floats + 2 * size:
        raise BadNetwork("the network is incomplete")
    numbers = list(unpack(f"<{3 * units + 1}f", body[:floats]))
    network.scales = numbers[:units]
    network.biases = numbers[units : 2 * units]
    network.outs = numbers[2 * units : 3 * units]
    network.bias = numbers[3 * units]
    network.high = body[floats : floats + size]
    network.low = body[floats + size :]
    return network
