"""Previews by playing: what a copy of the game foretells is what happens in the game itself."""

from collections.abc import Iterator

import pytest

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.playout import next_seat
from kontor.engine.state import State
from tests.page.foretold import alone, changes, is_followed, played, previews_of

# By game: the answers that must have been seen to change something.
ANSWERS = {
    "augsburg": {"use:prestige_6", "waive"},
    "emperor": {"knight:place", "buy:permit", "buy:doctor", "buy:city_charter", "accept"},
    "fugger": {"play"},
    "gluecksritter": {"raid", "ransom", "buy"},
    "merchants": {"buy", "sell", "accept", "climb", "price"},
}
# How much of a word says what sort of answer it is.
PARTS = {"augsburg": 2, "emperor": 2}
MOST_ANSWERS = 900
EVERY = 4


def questions(slug: str) -> Iterator[tuple[State, int, int]]:
    """Play random games; yield every moment, who is asked, and its number."""
    game = games.load(slug)
    chance = seeded(f"played {slug}")
    for seats in (game.least_seats, game.most_seats):
        state = game.start(seats, {}, chance)
        for number in range(MOST_ANSWERS):
            if state.is_over():
                break
            seat = next_seat(state.awaited())
            yield state, seat, number
            state.play(seat, state.random_option(seat, chance))


@pytest.mark.parametrize("slug", ANSWERS)
def test_what_a_copy_foretells_is_what_happens(slug: str) -> None:
    told = set()
    for state, seat, number in questions(slug):
        previews = previews_of(slug, state, seat)
        for code in state.options(seat)[number % EVERY :: EVERY]:
            more = is_followed(slug, state, seat, code)
            after = alone(slug, state, seat, code) if more else played(state, seat, code)
            happens = changes(slug, state, after, seat)
            assert previews.after(code) == happens, state.word(code)
            if happens and not more:
                told.add(":".join(state.word(code).split(":")[: PARTS.get(slug, 1)]))
    assert told >= ANSWERS[slug]


def test_every_game_names_what_previews_change() -> None:
    assert ANSWERS.keys() == set(games.SLUGS)


def test_what_lies_under_seal_is_not_foretold() -> None:
    for state, seat, _ in questions("merchants"):
        if state.stack[-1].sealed:
            previews = previews_of("merchants", state, seat)
            assert not any(previews.after(code) for code in state.options(seat))
            break
