"""Chance: one stream of random numbers inside each state.

The stream is BLAKE2b in counter mode under a secret key, so nobody can guess the next number
from those seen so far, and anybody who is later given the seed can check all of them. Cards are
drawn from unordered zones at the moment they are needed: a pile has no order that could leak.
"""

from hashlib import blake2b
from math import exp
from typing import Final

from kontor.engine import i64, zones

WORDS_PER_BLOCK: Final = 32
WORD_RANGE: Final = 1 << 16
LOW_HALF: Final = WORD_RANGE - 1


class Chance:
    """A stream of numbers fixed by its key; `used` says how many have been taken."""

    def __init__(self, key: bytes, used: int = 0, block: bytes = b"") -> None:
        self.key: bytes = key
        self.used: i64 = used
        self.block: bytes = block
        # The hash with its key laid in, from which every block is copied; made when needed.
        self.keyed: blake2b | None = None

    def clone(self) -> "Chance":
        """Return an equal stream that goes its own way from here."""
        twin = Chance(self.key, self.used, self.block)
        twin.keyed = self.keyed
        return twin

    def below(self, bound: i64) -> int:
        """Take a number from 0 to bound - 1, each equally likely; bound is at most 65536."""
        # The high half of word × bound is the number. Where the low half falls into the part
        # that does not divide evenly, the word is thrown away (Lemire's method).
        product = self.word() * bound
        if product & LOW_HALF < bound:
            uneven: i64 = WORD_RANGE % bound
            while product & LOW_HALF < uneven:
                product = self.word() * bound
        return product >> 16

    def word(self) -> i64:
        """Take the next 16-bit word of the stream."""
        place = self.used & (WORDS_PER_BLOCK - 1)
        if place == 0 or len(self.block) == 0:
            self.block = self.next_block()
        self.used += 1
        low: i64 = self.block[2 * place]
        high: i64 = self.block[2 * place + 1]
        return low + 256 * high

    def next_block(self) -> bytes:
        """Return the block of which the next word is a part."""
        if self.keyed is None:
            self.keyed = blake2b(key=self.key)
        number: int = self.used // WORDS_PER_BLOCK
        block = self.keyed.copy()
        block.update(number.to_bytes(8, "little"))
        return block.digest()

    def draw(self, zone: int) -> int:
        """Name one card of a zone, every single card being equally likely."""
        return zones.nth(zone, self.below(zones.size(zone)))

    def draw_likely(self, zone: int, likely: list[int]) -> int:
        """Name one card of a zone, each as likely as its kind."""
        kinds = zones.kinds(zone)
        total = 0
        for kind in kinds:
            total += zones.count(zone, kind) * likely[kind]
        point = self.below(total)
        for kind in kinds:
            point -= zones.count(zone, kind) * likely[kind]
            if point < 0:
                return kind
        raise AssertionError("there is no card to draw")

    def pick(self, weights: list[float]) -> int:
        """Name one place of a list, each as likely as its weight says."""
        point = self.below(WORD_RANGE) / WORD_RANGE * sum(weights)
        for place, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return place
        return len(weights) - 1

    def prefer(self, values: list[float], mixing: float) -> int:
        """Name one place of a list, better values more often; a small mixing is choosy."""
        best = max(values)
        return self.pick([exp((value - best) / mixing) for value in values])

    def split(self, label: str) -> "Chance":
        """Return an independent stream; taking from it leaves this one untouched."""
        return Chance(blake2b(label.encode(), key=self.key, digest_size=32).digest())

    def shuffle(self, items: list[int]) -> None:
        """Put a list into random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class ScriptedChance(Chance):
    """A stream whose first draws are written down beforehand, for scenarios and tests."""

    def __init__(self, cards: list[int], numbers: list[int], key: bytes = b"script") -> None:
        super().__init__(key)
        self.cards: list[int] = cards
        self.numbers: list[int] = numbers

    def clone(self) -> "ScriptedChance":
        """Return an equal stream that goes its own way from here."""
        twin = ScriptedChance(self.cards[:], self.numbers[:], self.key)
        twin.used = self.used
        twin.block = self.block
        return twin

    def below(self, bound: i64) -> int:
        """Take the next written number, or a random one when none is left."""
        if not self.numbers:
            return super().below(bound)
        self.used += 1
        number = self.numbers.pop(0)
        if not 0 <= number < bound:
            raise ValueError(f"the script says {number} where 0 to {bound - 1} is possible")
        return number

    def draw(self, zone: int) -> int:
        """Name the next written card, or a random one when none is left."""
        if not self.cards:
            return super().draw(zone)
        self.used += 1
        card = self.cards.pop(0)
        if zones.count(zone, card) == 0:
            raise ValueError(f"the script draws card {card}, which is not there")
        return card


def seeded(seed: str) -> Chance:
    """Return the stream of a seed, which may be any text."""
    return Chance(blake2b(seed.encode(), digest_size=32, person=b"kontor.seed").digest())
