"""Foresight: worlds a seat may imagine, with the sealed answers of the others made up."""

from kontor.engine.chance import Chance
from kontor.engine.frames import NO_ANSWER, seats_of
from kontor.engine.game import Game
from kontor.engine.playout import next_seat
from kontor.engine.state import State
from kontor.engine.view import View

Ideas = dict[int, list[int]]


def imagine(game: Game, view: View, chance: Chance, ideas: Ideas) -> State:
    """Imagine a world; where all choose in secret, let the others choose what seems sensible.

    What seemed sensible to a seat in one world is an idea for the next, if it is legal there.
    """
    world = game.imagine(view, chance)
    frame = world.stack[-1]
    if frame.sealed:
        reopen(world, view.seat)
        for other in seats_of(frame.asked & ~(1 << view.seat)):
            options = world.options(other)
            known = [option for option in ideas.get(other, []) if option in options]
            if known:
                world.play(other, known[chance.below(len(known))])
            else:
                named = sensible(game, world, other, chance)
                ideas[other] = named
                world.play(other, named[chance.below(len(named))])
            if is_draft(world, other):
                answer_sensibly(game, world, other, chance)
    return world


def reopen(world: State, seat: int) -> None:
    """Lift the made-up answers of the others, where they could not be chosen anew otherwise."""
    frame = world.stack[-1]
    if world.is_final(frame.kind):
        world.stack[-1] = frame.lift(frame.asked & ~(1 << seat))


def answer_sensibly(game: Game, world: State, seat: int, chance: Chance) -> None:
    """Give or replace the sealed answer of a seat, step by step if it takes several."""
    while True:
        answer(game, world, seat, chance)
        if not is_draft(world, seat):
            return


def is_draft(world: State, seat: int) -> bool:
    """Tell whether a seat has begun a sealed answer and not finished it."""
    if not world.stack:
        return False
    frame = world.stack[-1]
    return frame.sealed and frame.answer_of(seat) < NO_ANSWER


def sensible(game: Game, world: State, seat: int, chance: Chance) -> list[int]:
    """Name answers under seal that a reasonable player might give; none if all act at once."""
    options = [option for option in world.options(seat) if not world.is_immediate(option)]
    if len(options) < 2:
        return options
    named = game.shortlist(world.view(seat), options, chance)
    return [option for option in named if not world.is_immediate(option)] or options


def answer(game: Game, world: State, seat: int, chance: Chance) -> None:
    """Take one sensible step of a sealed answer, at once if all that is left acts at once."""
    named = sensible(game, world, seat, chance) or world.options(seat)
    world.play(seat, named[chance.below(len(named))])


def finish_sensibly(game: Game, world: State, chance: Chance) -> None:
    """Complete the sealed question that has just been begun, until it is revealed."""
    while world.stack:
        frame = world.stack[-1]
        if not frame.sealed or all(answer == NO_ANSWER for answer in frame.answers):
            return
        answer(game, world, next_seat(frame.awaited()), chance)
