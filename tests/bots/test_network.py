"""The network: rounding, files, and what the learner makes of samples."""

from math import log

import pytest

from kontor.bots.learner import Learner, Sample
from kontor.bots.network import BadNetwork, restore, squashed
from kontor.engine.chance import Chance, seeded
from kontor.engine.inputs import ONE

INPUTS = 6


def samples(chance: Chance, number: int) -> list[Sample]:
    """Return positions whose outcome depends on two inputs together, which takes hidden units."""
    found: list[Sample] = []
    for _ in range(number):
        numbers = [ONE * chance.below(2) for _ in range(INPUTS)]
        found.append((numbers, float((numbers[1] > 0) != (numbers[2] > 0))))
    return found


def taught() -> Learner:
    """Return a learner that has seen enough."""
    learner = Learner(INPUTS, 8)
    learner.begin(seeded("weights"), 0, 0.1)
    for number in range(60):
        learner.fit(samples(seeded(f"lesson {number}"), 256), seeded(f"order {number}"), 0.02)
    return learner


def test_it_learns_what_no_single_input_tells() -> None:
    learner = taught()
    network = learner.network()
    for numbers, outcome in samples(seeded("exam"), 100):
        assert abs(network.value(numbers) - outcome) < 0.25


def test_a_step_follows_the_gradient() -> None:
    """Weights move against the slope of the error that small changes of a weight show."""
    learner = Learner(INPUTS, 8)
    learner.begin(seeded("slope"), 0, 0.5)
    places = [INPUTS * 8 + 8 + unit for unit in range(8)]
    for place in places[1:]:
        learner.weights[place] = 0.3
    batch = samples(seeded("batch"), 32)
    before = learner.weights[:]
    slopes = {}
    for place in [*range(0, INPUTS * 8, 5), *places, len(before) - 1]:
        slopes[place] = (
            loss(learner, batch, place, 1e-4) - loss(learner, batch, place, -1e-4)
        ) / 2e-4
    learner.step(batch, 1e-3)
    for place, slope in slopes.items():
        if abs(slope) > 1e-6:
            assert (learner.weights[place] - before[place]) * slope < 0, place


def loss(learner: Learner, batch: list[Sample], place: int, change: float) -> float:
    """Return the cross entropy of a batch with one weight changed."""
    kept = learner.weights[place]
    learner.weights[place] = kept + change
    total = 0.0
    units = learner.units
    outs = learner.inputs * units + units
    for numbers, target in batch:
        sums = learner.sums([number / ONE for number in numbers])
        result = learner.weights[-1]
        for unit, x in enumerate(sums):
            result += learner.weights[outs + unit] * (x / (1 + abs(x)) if unit else x)
        chance = squashed(result)
        total -= target * log(chance) + (1 - target) * log(1 - chance)
    learner.weights[place] = kept
    return total / len(batch)


def test_the_rounded_network_plays_like_the_learner() -> None:
    learner = taught()
    network = learner.network()
    outs = INPUTS * 8 + 8
    for numbers, _ in samples(seeded("rounding"), 50):
        sums = learner.sums([number / ONE for number in numbers])
        exact = learner.weights[-1]
        for unit, x in enumerate(sums):
            exact += learner.weights[outs + unit] * (x / (1 + abs(x)) if unit else x)
        assert network.value(numbers) == pytest.approx(squashed(exact), abs=1e-3)


def test_a_file_keeps_everything() -> None:
    network = taught().network()
    network.header = {"game": "none", "seed": "1"}
    again = restore(network.save())
    assert again.header == network.header
    assert again.save() == network.save()
    for numbers, _ in samples(seeded("file"), 20):
        assert again.value(numbers) == network.value(numbers)


@pytest.mark.parametrize("content", [b"", b"something\nelse\n", taught().network().save()[:-1]])
def test_a_damaged_file_is_refused(content: bytes) -> None:
    with pytest.raises(BadNetwork):
        restore(content)
