"""Previews by playing: what a copy of the game foretells is what happens in the game itself."""

import pytest

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.playout import next_seat
from kontor.engine.state import State
from kontor.server.page.previews import Previews, Shown
from kontor.server.page.render import board_of

# By game: the answers that must have been seen to change a number.
ANSWERS = {
    "augsburg": {"use:prestige_6", "waive"},
    "merchants": {"buy", "sell", "accept", "climb", "price"},
}
MOST_ANSWERS = 900
EVERY = 4


def differences(game: str, state: State, seat: int, code: int) -> Shown | None:
    """Give an answer; return what it changes of what is shown, or nothing if chance had a part."""
    shown = board_of(game).shown
    after = state.clone()
    after.play(seat, code)
    if after.chance.used != state.chance.used:
        return None
    now, coming = shown(state.view(seat)), shown(after.view(seat))
    return {name: number for name, number in coming.items() if number != now[name]}


def kind_of(slug: str, word: str) -> str:
    """Return what sort of answer a word is."""
    return ":".join(word.split(":")[: 2 if slug == "augsburg" else 1])


@pytest.mark.parametrize("slug", ANSWERS)
def test_what_a_copy_foretells_is_what_happens(slug: str) -> None:
    game = games.load(slug)
    chance = seeded(f"played {slug}")
    told = set()
    for seats in (game.least_seats, game.most_seats):
        state = game.start(seats, {}, chance)
        for number in range(MOST_ANSWERS):
            if state.is_over():
                break
            seat = next_seat(state.awaited())
            options = state.options(seat)
            is_sealed = state.stack[-1].sealed
            previews = Previews(slug, state.view(seat), board_of(slug).shown)
            for code in options[number % EVERY :: EVERY]:
                happens = None if is_sealed else differences(slug, state, seat, code)
                assert previews.after(code) == (happens or {}), state.word(code)
                if happens:
                    told.add(kind_of(slug, state.word(code)))
            state.play(seat, state.random_option(seat, chance))
    assert told >= ANSWERS[slug]


def test_what_lies_under_seal_is_not_foretold() -> None:
    state = games.load("merchants").start(2, {}, seeded("seal"))
    while not state.stack[-1].sealed:
        seat = next_seat(state.awaited())
        state.play(seat, state.options(seat)[-1])
    seat = next_seat(state.awaited())
    previews = Previews("merchants", state.view(seat), board_of("merchants").shown)
    assert not any(previews.after(code) for code in state.options(seat))
