"""Foresight: what others under seal might do, also where all they can do acts at once."""

from kontor import games
from kontor.bots.foresight import answer, sensible
from kontor.bots.judge import Judge
from kontor.bots.tree import EVEN, Tree
from kontor.engine.chance import Chance, seeded
from kontor.engine.frames import seats_of
from kontor.engine.playout import next_seat
from kontor.engine.state import State
from tests.bots.nets import guided

GAME = games.load("gluecksritter")
Deed = tuple[State, int, int]


def cornered(chance: Chance) -> tuple[Deed, int]:
    """Return a seat that must play a document under seal (R14.6), and what was done before that."""
    for number in range(60):
        state = GAME.start(4, {}, chance.split(f"deal {number}"))
        while state.stack:
            seat = next_seat(state.awaited())
            options = state.options(seat)
            option = options[chance.below(len(options))]
            before = state.clone()
            state.play(seat, option)
            for other in seats_of(state.stack[-1].awaited()) if state.stack else ():
                only = state.options(other) if state.stack[-1].sealed else []
                if only and all(state.is_immediate(one) for one in only):
                    return (before, seat, option), other
    raise AssertionError("nobody had to play a document")


def test_who_can_only_act_at_once_under_seal_does_so() -> None:
    chance = seeded("cornered")
    (before, seat, option), other = cornered(chance)
    world = before.clone()
    world.play(seat, option)
    only = world.options(other)
    assert sensible(GAME, world, other, chance) == []
    answer(GAME, world, other, chance)
    assert not world.stack or world.stack[-1].sealed is False or world.options(other) != only
    judge = Judge(GAME, guided(GAME), 2)
    tree = Tree(judge, seat, [option], [0.5], [EVEN])
    for _ in range(3):
        tree.grow(tree.root.branches[option], before.clone(), chance)
    assert tree.root.branches[option].visits == 3
