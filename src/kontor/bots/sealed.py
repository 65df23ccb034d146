"""Simultaneous secret choices: every seat learns, in thought, to regret nothing.

In each imagined world all seats draw an answer from their present mix. Each then sees what its
other answers would have brought against those of the rest, and shifts its mix towards what it
regrets not having done (regret matching; nothing is regretted less than not at all, and later
thoughts count more). Who regrets nothing yet does what it would rather do at first sight. The
average mix is what the bot plays.
"""

from typing import Final

from kontor.bots.foresight import finish_sensibly, is_draft, reopen, sensible
from kontor.bots.judge import MIXING, Judge
from kontor.engine.chance import Chance
from kontor.engine.frames import seats_of
from kontor.engine.state import State

# How many answers of another seat are considered, and how many steps one answer may take.
ANSWERS: Final = 6
STEPS: Final = 8
LEAST_PRIOR: Final = 0.01
# A first step that brings so much less of a winning chance than the best has no place in the mix.
HOPELESS: Final = 5 * MIXING


class Merit:
    """What the answers that begin with one step have brought, and in how many worlds."""

    def __init__(self) -> None:
        self.total: float = 0.0
        self.worlds: int = 0

    def add(self, value: float) -> None:
        """Take in what an answer brought in one world."""
        self.total += value
        self.worlds += 1

    def mean(self) -> float:
        """Return what they bring in the mean."""
        return self.total / self.worlds


class Mix:
    """The answers of one seat, how much each is regretted, and how often it was in the mix."""

    def __init__(self) -> None:
        self.priors: dict[tuple[int, ...], float] = {}
        self.regrets: dict[tuple[int, ...], float] = {}
        self.shares: dict[tuple[int, ...], float] = {}
        self.merits: dict[int, Merit] = {}

    def weights(self, answers: list[tuple[int, ...]]) -> list[float]:
        """Return the present mix over the answers that are possible in a world."""
        raw = [self.regrets.get(answer, 0.0) for answer in answers]
        total = sum(raw)
        if total <= 0.0:
            raw = [self.priors.get(answer, 0.0) for answer in answers]
            total = sum(raw)
        return [weight / total for weight in raw]


class Sealed:
    """One sealed question, thought through from one seat."""

    def __init__(self, judge: Judge, seat: int) -> None:
        self.judge: Judge = judge
        self.seat: int = seat
        self.mixes: dict[int, Mix] = {}
        self.worlds: int = 0

    def think(self, world: State, options: list[int], chance: Chance) -> None:
        """Learn from one imagined world in which nobody's answer is fixed yet."""
        self.worlds += 1
        reopen(world, self.seat)
        seats = seats_of(world.stack[-1].asked)
        answers: dict[int, list[tuple[int, ...]]] = {}
        drawn: dict[int, int] = {}
        for seat in seats:
            mix = self.mixes.setdefault(seat, Mix())
            first = options if seat == self.seat else []
            answers[seat] = self.answers(world, seat, first, chance)
            self.expect(world, seat, mix, answers[seat])
            weights = mix.weights(answers[seat])
            drawn[seat] = chance.pick(weights)
            for place, answer in enumerate(answers[seat]):
                share = self.worlds * weights[place]
                mix.shares[answer] = mix.shares.get(answer, 0.0) + share
        for seat in seats:
            self.regret(world, seat, seats, answers, drawn, chance)

    def hopeful(self, options: list[int]) -> list[int]:
        """Leave out the first steps of the seat that have fallen too far behind the best."""
        merits = self.mixes[self.seat].merits
        means = [merits[option].mean() for option in options]
        least = max(means) - HOPELESS
        return [option for place, option in enumerate(options) if means[place] > least]

    def expect(self, world: State, seat: int, mix: Mix, answers: list[tuple[int, ...]]) -> None:
        """Say how likely answers are that a seat has not considered before, by their first step."""
        if all(answer in mix.priors for answer in answers):
            return
        options = [answer[0] for answer in answers]
        priors = self.judge.policy.priors(world, seat, options, self.judge.hidden(world, seat))
        for place, answer in enumerate(answers):
            mix.priors.setdefault(answer, max(priors[place], LEAST_PRIOR))

    def regret(
        self,
        world: State,
        seat: int,
        seats: list[int],
        answers: dict[int, list[tuple[int, ...]]],
        drawn: dict[int, int],
        chance: Chance,
    ) -> None:
        """Let a seat compare its answer with its other ones, the rest being as drawn."""
        mix = self.mixes[seat]
        mine = answers[seat]
        values = []
        for place in range(len(mine)):
            twin = world.clone()
            for other in seats:
                chosen = place if other == seat else drawn[other]
                give(twin, other, answers[other][chosen])
            finish_sensibly(self.judge.game, twin, chance)
            values.append(self.judge.judge(twin, seat, self.judge.measure(twin, seat)))
        weights = mix.weights(mine)
        expected = 0.0
        for place, weight in enumerate(weights):
            expected += weight * values[place]
        for place, answer in enumerate(mine):
            regret = mix.regrets.get(answer, 0.0) + values[place] - expected
            mix.regrets[answer] = max(0.0, regret)
            mix.merits.setdefault(answer[0], Merit()).add(values[place])

    def answers(
        self, world: State, seat: int, first: list[int], chance: Chance
    ) -> list[tuple[int, ...]]:
        """List whole answers of a seat, as the steps that lead to them."""
        if not first:
            first = sensible(self.judge.game, world, seat, chance)[:ANSWERS]
        found: list[tuple[int, ...]] = []
        for option in first:
            answer = self.whole(world, seat, option, chance)
            if answer not in found:
                found.append(answer)
        return found

    def whole(self, world: State, seat: int, option: int, chance: Chance) -> tuple[int, ...]:
        """Complete the answer that begins with an option, sensibly and in a few steps."""
        twin = world.clone()
        steps = [option]
        twin.play(seat, option)
        while len(steps) < STEPS and is_draft(twin, seat):
            options = self.judge.game.shortlist(twin.view(seat), twin.options(seat), chance)
            steps.append(options[-1])
            twin.play(seat, options[-1])
        return tuple(steps)


def give(world: State, seat: int, answer: tuple[int, ...]) -> None:
    """Lay down a whole answer."""
    for option in answer:
        if world.stack and option in world.options(seat):
            world.play(seat, option)
