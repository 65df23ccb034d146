"""Nothing that matters is covered, cut or out of reach: every kind of question at every size."""

import itertools

import pytest

from kontor import games
from kontor.text.languages import LANGUAGES
from tests.page.kinds import Kind, kinds
from tests.page.looks import PLACES, SIZES, drawn, flaws, show
from tests.page.playing import Guests

# A part of the whole, the same in every run; --long sees everything.
EVERY = 71
FIRST = 46


@pytest.mark.parametrize("slug", games.SLUGS)
def test_a_part_of_all_moments_can_be_reached(guest: Guests, slug: str) -> None:
    looks = itertools.product(kinds(slug), SIZES, LANGUAGES)
    assert flaws(guest(), itertools.islice(looks, FIRST, None, EVERY)) == []


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("kind", kinds(), ids=str)
def test_every_moment_can_be_reached(guest: Guests, kind: Kind) -> None:
    assert flaws(guest(), itertools.product([kind], SIZES, LANGUAGES)) == []


@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_game_names_what_is_essential(guest: Guests, slug: str) -> None:
    page = show(guest(), drawn(kinds(slug)[0].sight(), "en"), SIZES[2])
    assert len(page.evaluate(PLACES)) >= 2
