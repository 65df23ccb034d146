"""Statistics: shares and means with 95 % intervals, quantiles of counted times, ratings."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from openskill.models import PlackettLuce

from kontor.arena.measured_game import class_time

NORMAL_95: Final = 1.959964
RESAMPLES: Final = 1000


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float

    def data(self, digits: int = 4) -> dict[str, float]:
        """Return the estimate as plain data."""
        return {
            "value": round(self.value, digits),
            "low": round(self.low, digits),
            "high": round(self.high, digits),
        }


def wilson(wins: float, trials: int) -> Estimate:
    """Estimate a share by Wilson's score interval; parts of a win may count."""
    if not trials:
        return Estimate(0.0, 0.0, 1.0)
    share = wins / trials
    spread = NORMAL_95 * NORMAL_95 / trials
    middle = (share + spread / 2) / (1 + spread)
    half = NORMAL_95 / (1 + spread) * sqrt(share * (1 - share) / trials + spread / (4 * trials))
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def bootstrap(values: Sequence[float], seed: str) -> Estimate:
    """Estimate a mean by drawing the values anew, with replacement, again and again.

    Each value stands for one block: games that share a deal are not independent.
    """
    if not values:
        return Estimate(0.0, 0.0, 0.0)
    random = Random(seed)
    number = len(values)
    means = sorted(mean(random.choices(values, k=number)) for _ in range(RESAMPLES))
    cut = RESAMPLES // 40
    return Estimate(mean(values), means[cut], means[-1 - cut])


def mean(values: Sequence[float]) -> float:
    """Return the mean, 0 if there is nothing."""
    return sum(values) / len(values) if values else 0.0


def quantile(counted: Counter[int], part: float) -> float:
    """Return the seconds below which this part of the counted times lies."""
    wanted = part * counted.total()
    reached = 0
    for number in sorted(counted):
        reached += counted[number]
        if reached >= wanted:
            return class_time(number)
    return 0.0


def ratings(
    bots: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]
) -> list[tuple[float, float]]:
    """Rate the bots by OpenSkill (Plackett and Luce) from the seatings and places of games.

    A bot with several seats in a game takes the mean of what its seats would.
    """
    model: Any = PlackettLuce()
    rated = [(model.mu, model.sigma)] * bots
    for seating, places in games:
        if len(set(seating)) == 1:
            continue
        teams = [[model.rating(*rated[bot])] for bot in seating]
        after: dict[int, list[Any]] = {}
        for bot, (new,) in zip(seating, model.rate(teams, ranks=list(places)), strict=True):
            after.setdefault(bot, []).append(new)
        for bot, found in after.items():
            rated[bot] = (mean([new.mu for new in found]), mean([new.sigma for new in found]))
    return rated
