"""The learned values that come with the games: small, fitting, and honest about their making."""

from pathlib import Path

import pytest

from kontor import games
from kontor.arena.lesson_games import inputs_of
from kontor.bots import network
from kontor.bots.roster import LEARNED, NAMES, offered

MOST_BYTES = 300_000

LADDER = Path(__file__).parents[2] / "docs" / "bots.md"
every_game = pytest.mark.parametrize("slug", games.SLUGS)
every_learned_game = pytest.mark.parametrize(
    "slug", [slug for slug in games.SLUGS if games.learned(slug) is not None]
)


@every_game
def test_a_bot_is_offered_where_it_has_learned_the_game(slug: str) -> None:
    is_learned = games.learned(slug) is not None
    assert offered(slug) == [name for name in NAMES if is_learned or name not in LEARNED]


def test_every_game_of_the_ladder_has_been_learned() -> None:
    text = LADDER.read_text("utf-8")
    named = [slug for slug in games.SLUGS if slug in text]
    assert len(named) >= 5 and all(games.learned(slug) for slug in named)


@every_learned_game
def test_the_file_is_small_and_fits_the_game(slug: str) -> None:
    content = games.learned(slug)
    assert content is not None and len(content) < MOST_BYTES
    assert network.restore(content).inputs == inputs_of(slug)


@every_learned_game
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
