"""What players tend to hold, in every game: imagined worlds lean that way, and stay possible."""

import pytest

from kontor import games
from kontor.arena import hidden_hands
from kontor.engine import zones
from kontor.engine.chance import seeded
from kontor.engine.playout import next_seat
from tests.bench.cases import Case, all_cases, midgame

GAMES = 4
EVERY = 12
WORLDS = 200


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


@pytest.mark.parametrize(("slug", "kept"), [("merchants", 4), ("gluecksritter", 7)])
def test_what_players_keep_is_imagined_more_often(slug: str, kept: int) -> None:
    game = games.load(slug)
    state = midgame(Case(slug, 4, {}), seeded("kept"), 60)
    seat = next_seat(state.awaited())
    view = state.view(seat)
    held = []
    for imagine in (game.imagine, game.imagine_evenly):
        chance = seeded("kept worlds")
        worlds = [hidden_hands.hidden(imagine(view, chance)) for _ in range(WORLDS)]
        held.append(sum(sum(world[kept :: zones.MOST_KINDS]) for world in worlds))
    assert held[0] > held[1] * 1.2


@pytest.mark.parametrize("slug", games.SLUGS)
def test_equal_views_and_chances_give_equal_worlds(slug: str) -> None:
    state = midgame(Case(slug, 3, {}), seeded("equal worlds"), 40)
    view = state.view(next_seat(state.awaited()))
    first, again = (games.load(slug).imagine(view, seeded("x")).save() for _ in range(2))
    assert first == again
