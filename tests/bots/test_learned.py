"""The learned values that come with the games: small, fitting, and honest about their making."""

import pytest

from kontor import games
from kontor.arena.training import inputs_of
from kontor.bots import network
from kontor.bots.roster import NAMES, offered

MOST_BYTES = 300_000

every_game = pytest.mark.parametrize("slug", games.SLUGS)


@every_game
def test_every_game_has_been_learned(slug: str) -> None:
    assert offered(slug) == list(NAMES)


@every_game
def test_the_file_is_small_and_fits_the_game(slug: str) -> None:
    content = games.learned(slug)
    assert content is not None and len(content) < MOST_BYTES
    assert network.restore(content).inputs == inputs_of(slug)


@every_game
def test_the_file_says_how_it_was_made_and_how_well_it_plays(slug: str) -> None:
    content = games.learned(slug)
    assert content is not None
    header = network.restore(content).header
    assert header["game"] == slug and header["seed"]
    assert header["command"].startswith(f"kontor train {slug}")
    assert header["games"] > 0 and header["curve"]
    for name in ("random", "steward"):
        assert header["figures"][name]["games"] > 0
        assert 0.0 <= header["figures"][name]["share"] <= 1.0
