"""Games by keys alone, chosen on the board and on the desk, from the first question on."""

import pytest

from tests.page.keys import KeyPlayer
from tests.page.kinds import kinds
from tests.page.looks import drawn, show
from tests.page.playing import MOST_STEPS, Guests, play, settle
from tests.page.prepared import GAMES

DECISIONS = 8


def others(game: str) -> tuple[str, ...]:
    """Return whom to play against."""
    return ("random", "random") if game == "gluecksritter" else ("random",)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_by_keys_alone(guest: Guests, game: str) -> None:
    """The focus is never lost, always seen, and every answer arrives, by both ways."""
    person = guest("de")
    person.new_table(game, others(game))
    player = KeyPlayer(person, game)
    for step in range(DECISIONS):
        assert person.my_turn()
        if not settle(person):
            player.answer(step)
    assert all(player.ways.values()), player.ways
    assert len(player.asked) > 1


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(guest: Guests, game: str) -> None:
    person = guest("fr")
    person.new_table(game, others(game))
    player = KeyPlayer(person, f"whole {game}")
    assert not play(person, player.answer, most=2 * MOST_STEPS)
    assert person.page.locator("#result h2").is_visible()
    print(game, player.ways, len(player.asked))


def test_escape_goes_back_from_a_slider(guest: Guests) -> None:
    (kind,) = [one for one in kinds("merchants") if one.name == "prompt-lot-open"]
    page = show(guest("de"), drawn(kind.sight(), "de"), (1366, 768))
    page.focus("#desk input[type=range]")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.id") == "desk"
