"""Whole games at random: invariants, secrecy, copies and saved states in every mode."""

from pathlib import Path

import pytest

from kontor.engine.chance import Chance, seeded
from kontor.engine.messages import ARCHIVE, SPECTATOR
from kontor.engine.record import CLOCK
from kontor.games.gluecksritter.game import GluecksritterGame, load
from kontor.games.gluecksritter.state import Gluecksritter
from tests.games.gluecksritter.invariants import check
from tests.games.gluecksritter.table import GAME

RESERVE = Path(__file__).with_name("reserve.toml")
MODES: list[dict[str, str]] = [
    {},
    {"limit_repeat": "once", "change": "overpay_lost", "stolen_piece_choice": "victim"},
    {"unplaceable_piece": "destroyed", "ransom_moment": "before_income"},
    {"coins_visibility": "hidden", "final_tie": "documents_then_shared"},
    {"coins_visibility": "hidden", "ransom_moment": "before_income", "max_rounds": "30"},
    {"yellow_mode": "orders", "clock": "brisk"},
    {"clock": "relaxed", "coins_visibility": "hidden"},
]


def answer_somehow(state: Gluecksritter, chance: Chance) -> None:
    """Let any seat that may answer do so, also those that only could change their mind.

    Where there is a clock, time is up now and then.
    """
    if state.options(CLOCK) and chance.below(10) == 0:
        state.answer(CLOCK, state.options(CLOCK)[0])
        return
    able = [seat for seat in range(state.seats) if state.options(seat)]
    awaited = [seat for seat in able if (state.awaited() >> seat) & 1]
    seats = able if chance.below(4) == 0 else awaited
    seat = seats[chance.below(len(seats))]
    options = state.options(seat)
    assert options == list(dict.fromkeys(options))
    words = [state.word(option) for option in options]
    assert len(set(words)) == len(words)
    state.answer(seat, options[chance.below(len(options))])


def walk(game: GluecksritterGame, seats: int, options: dict[str, str], label: str) -> None:
    """Play a game, checking everything on the way."""
    chance = seeded(label)
    state = game.start(seats, options, chance.split("game"))
    assert isinstance(state, Gluecksritter)
    check(state)
    number = 0
    while not state.is_over():
        before = state.clone()
        state.log = []
        answer_somehow(state, chance)
        check(state, before)
        number += 1
        assert number < 6000
        if chance.below(12) == 0:
            look(game, state, chance.split(str(number)))


def look(game: GluecksritterGame, state: Gluecksritter, chance: Chance) -> None:
    """Compare a state with its copies and with worlds made up from each view."""
    assert game.restore(state.save()) == state
    assert state.clone() == state
    for seat in [*range(state.seats), SPECTATOR]:
        seen = state.view(seat)
        world = game.imagine(seen, chance)
        check(world)
        assert world.view(seat).data() == seen.data()
        assert world.awaited() == state.awaited()
        if seat >= 0 and state.stack:
            assert world.options(seat) == state.options(seat)
            assert [r.data() for r in world.refusals(seat)] == [
                r.data() for r in state.refusals(seat)
            ]
            if state.options(seat):
                assert world.question(seat).data() == state.question(seat).data()
    state.view(ARCHIVE).data()


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_random_games_keep_every_invariant_and_secret(seats: int, mode: int) -> None:
    game = GAME
    for number in range(3):
        walk(game, seats, MODES[mode], f"walk {seats} {mode} {number}")


@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("mode", [0, 2])
def test_random_games_with_every_reserve_effect(seats: int, mode: int) -> None:
    game = load(RESERVE)
    for number in range(3):
        walk(game, seats, MODES[mode], f"reserve {seats} {mode} {number}")
