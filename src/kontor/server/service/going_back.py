"""Going back: a person's last decision may be taken back though bots have answered since.

Nobody is hurt if the person has learnt nothing by those answers. That is computed: in every world
that agrees with what the person knew before, the same answers must lead to what is seen now.

| what happened since the decision                 | may it be taken back?                |
| ------------------------------------------------ | ------------------------------------ |
| bots have answered, and nothing hidden has shown | yes, with their answers              |
| chance was drawn                                 | no                                   |
| a bot has shown what it held, a seal was opened  | no: something hidden has been learnt |
| the game has ended                               | no                                   |
"""

from dataclasses import dataclass

from kontor.engine.game import Game
from kontor.engine.match import CHANCE_DRAWN, GAME_OVER, LEARNT_SOMETHING, WORLDS_COMPARED
from kontor.engine.messages import IllegalAnswer
from kontor.engine.record import Answer
from kontor.engine.state import State


@dataclass(frozen=True)
class Decided:
    """Where a person's last decision lies in the record, and the state before it."""

    place: int
    before: State


def barrier(game: Game, seat: int, before: State, answers: list[Answer], after: State) -> str:
    """Say what makes a decision and all answers since final, or return nothing."""
    if after.is_over():
        return GAME_OVER
    if after.chance.used != before.chance.used:
        return CHANCE_DRAWN
    seen = after.view(seat).data()
    chance = before.chance.split("undo")
    for _ in range(WORLDS_COMPARED):
        world = game.determinize(before, seat, chance)
        if not can_follow(world, seat, answers) or world.view(seat).data() != seen:
            return LEARNT_SOMETHING
    return ""


def can_follow(world: State, seat: int, answers: list[Answer]) -> bool:
    """Play answers in a world; tell whether all were possible and none was opened from a seal."""
    laid: set[int] = set()
    for answer in answers:
        try:
            option = world.parse(answer.seat, answer.word)
        except IllegalAnswer:
            return False
        is_sealed = world.stack[-1].sealed and not world.is_immediate(option)
        # What lies under the seal that is open now shows nothing. Who lays twice saw one opened.
        if is_sealed and answer.seat in {*laid, seat}:
            return False
        if laid and not is_sealed:
            return False
        if is_sealed:
            laid.add(answer.seat)
        world.play(answer.seat, option)
    return not laid or (bool(world.stack) and world.stack[-1].sealed)
