"""What players tend to hold, in every game: imagined worlds lean that way, and stay possible."""

import pytest

from kontor import games
from kontor.arena import hidden_hands
from kontor.engine import zones
from kontor.engine.chance import seeded
from kontor.engine.playout import next_seat
from kontor.games.gluecksritter.game import GluecksritterGame
from tests.bench.cases import Case, all_cases, midgame

GAMES = 4
EVERY = 12
WORLDS = 50
STATES = 12


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_worlds_dealt_evenly_agree_with_the_view_as_well(case: Case) -> None:
    state = midgame(case, seeded(f"evenly {case}"), 50)
    seat = next_seat(state.awaited())
    view = state.view(seat)
    for imagine in (case.game.imagine, case.game.imagine_evenly):
        for number in range(4):
            world = imagine(view, seeded(f"world {number}"))
            assert world.view(seat).data() == view.data()


def test_the_truth_is_likelier_as_imagined_than_dealt_evenly() -> None:
    asked = hidden_hands.inquiry("merchants", 3, "master", "habits", EVERY)
    found = hidden_hands.report(asked, [hidden_hands.look(asked, n) for n in range(GAMES)])
    assert found["gain"]["value"] > 0.0 and found["imagined"] > found["even"]


def test_what_players_keep_is_imagined_more_often() -> None:
    """Letters of protection wait in hands (in Merchants the test above tells the same)."""
    game = games.load("gluecksritter")
    assert isinstance(game, GluecksritterGame)
    kept = game.material.deck.names.index("letter_of_protection")
    held = [0, 0]
    for number in range(STATES):
        state = midgame(Case("gluecksritter", 4, {}), seeded(f"kept {number}"), 80)
        view = state.view(next_seat(state.awaited()))
        for way, imagine in enumerate((game.imagine, game.imagine_evenly)):
            chance = seeded("kept worlds")
            for _ in range(WORLDS):
                counts = hidden_hands.hidden(imagine(view, chance))[kept :: zones.MOST_KINDS]
                held[way] += sum(counts) - counts[view.seat]
    assert held[0] > held[1] * 1.2 > 0


@pytest.mark.parametrize("slug", games.SLUGS)
def test_equal_views_and_chances_give_equal_worlds(slug: str) -> None:
    state = midgame(Case(slug, 3, {}), seeded("equal worlds"), 40)
    view = state.view(next_seat(state.awaited()))
    first, again = (games.load(slug).imagine(view, seeded("x")).save() for _ in range(2))
    assert first == again
