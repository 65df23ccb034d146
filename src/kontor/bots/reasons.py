"""Reasons: why one answer is better or worse than another, in words where a game has an idea.

The learned value weighs: how much of the winning chance is lost when only one group of inputs is
exchanged for how it looks after the other answer. A game's arguments of that group say it; a
group without one is named with its number.
"""

from typing import Final

from kontor.bots.judge import Judge
from kontor.engine.arguments import Argument, Comparison
from kontor.engine.chance import Chance
from kontor.engine.game import Game
from kontor.engine.inputs import Inputs
from kontor.engine.messages import Message
from kontor.engine.state import State
from kontor.engine.view import View

REASONS: Final = 3
# How many of them are words, and in how many imagined worlds their facts are proved.
TOLD: Final = 2
WORLDS: Final = 4
# Differences of winning chances below this say nothing.
NOTICEABLE: Final = 0.002


class Reason:
    """What a group of inputs adds to (or takes from) the winning chance, or words for it."""

    def __init__(self, group: str, difference: float, told: Message | None = None) -> None:
        self.group: str = group
        self.difference: float = difference
        self.told: Message | None = told

    def message(self) -> Message:
        """Say the reason in the terms of the game."""
        if self.told is not None:
            return self.told
        name = "advice-for" if self.difference > 0 else "advice-against"
        return Message(
            name, {"reason": f"reason_{self.group}", "percent": per_cent(self.difference)}
        )

    def data(self) -> dict[str, object]:
        """Return the reason as plain data."""
        told = {} if self.told is None else {"told": self.told.data()}
        return {"group": self.group, "difference": round(self.difference, 4), **told}


def per_cent(difference: float) -> int:
    """Return a difference in whole per cent, at least one."""
    return max(1, round(100 * abs(difference)))


def compare(
    judge: Judge,
    worlds: list[State],
    seat: int,
    words: tuple[str, str],
    numbers: tuple[list[int], list[int]],
) -> list[Reason]:
    """Say why one answer is better or worse than another, the strongest reasons first.

    Both are given as words, with the numbers of the positions that follow; what is said in words
    is true in all the worlds.
    """
    differences = differing(judge, worlds[0], seat, numbers[0], numbers[1])
    told = chosen(arguments(judge.game, worlds, seat, words[0], words[1]), differences)
    named = {reason.group for reason in told}
    counted = [
        Reason(group, difference)
        for group, difference in differences.items()
        if abs(difference) >= NOTICEABLE and group not in named
    ]
    counted.sort(key=lambda reason: abs(reason.difference), reverse=True)
    return [*told, *counted[: REASONS - len(told)]]


def imagined(game: Game, view: View, chance: Chance) -> list[State]:
    """Imagine worlds in which a seat's reasons must be true; the stream of chance stays."""
    own = chance.clone()
    return [game.imagine(view, own) for _ in range(WORLDS)]


def differing(
    judge: Judge, world: State, seat: int, here: list[int], there: list[int]
) -> dict[str, float]:
    """Say what each group of inputs adds to the winning chance, beside another position."""
    if not here or not there:
        return {}
    inputs = Inputs()
    judge.game.measure(world, seat, inputs)
    groups = inputs.group_of()
    full = judge.network.value(here, 0, world.seats)
    found = {}
    for group in sorted(set(groups)):
        swapped = [
            other if groups[place] == group else own
            for place, (own, other) in enumerate(zip(here, there, strict=True))
        ]
        found[group] = full - judge.network.value(swapped, 0, world.seats)
    return found


def arguments(game: Game, worlds: list[State], seat: int, word: str, other: str) -> list[Argument]:
    """List a game's arguments for an answer that hold in every world; one world proves nothing."""
    if len(worlds) < 2 or word == other:
        return []
    found: list[Argument] = []
    for number, world in enumerate(worlds):
        case = Comparison(seat, world, world.parse(seat, word), world.parse(seat, other))
        finish(case)
        game.argue(case)
        if number:
            here = [argument.message.data() for argument in case.found]
            found = [argument for argument in found if argument.message.data() in here]
        else:
            found = case.found
    return found


def finish(case: Comparison) -> None:
    """Say what counts in every game: who wins at once."""
    if not case.is_certain:
        return
    wins = not case.after.stack and case.seat in case.after.winners()
    if wins and (case.other.stack or case.seat not in case.other.winners()):
        case.claim("reason-wins", "lead", {})
    if not case.other.stack and case.after.stack and case.seat not in case.other.winners():
        case.claim("reason-goes-on", "lead", {})


def chosen(found: list[Argument], differences: dict[str, float]) -> list[Reason]:
    """Choose the strongest arguments, of different groups if possible; none that misleads.

    Where the learned value sees a group the other way round, its arguments do not count.
    """
    usable = [
        Reason(one.group, differences.get(one.group, 0.0), one.message)
        for one in found
        if differences.get(one.group, 0.0) > -NOTICEABLE
    ]
    usable.sort(key=lambda reason: reason.difference, reverse=True)
    first: list[Reason] = []
    rest: list[Reason] = []
    for reason in usable:
        is_new = all(reason.group != other.group for other in first)
        (first if is_new else rest).append(reason)
    return [*first, *rest][:TOLD]
