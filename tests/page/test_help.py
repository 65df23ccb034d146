"""Help on pieces: everything on a table explains itself, in all languages, by a clause there is."""

from collections.abc import Iterator

import pytest

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.messages import SPECTATOR
from kontor.server.page import help_words
from kontor.server.page.kept_pieces import MARK
from kontor.server.page.regions import Scene
from kontor.server.service.sight import TableSight
from kontor.text import rulebook
from kontor.text.helps import HelpError, clauses, helps
from kontor.text.languages import LANGUAGES
from tests.page.explained import Unexplained
from tests.page.moments import moment

# The games whose tables explain everything.
EXPLAINED = ("augsburg", "emperor", "fugger", "gluecksritter", "merchants")
MOST_ANSWERS = 400
EVERY = 40


def moments(slug: str) -> Iterator[TableSight]:
    """Play random games at the smallest and the largest table; show some moments."""
    game = games.load(slug)
    for seats in {game.least_seats, game.most_seats}:
        chance = seeded(f"help {slug} {seats}")
        state = game.start(seats, {}, chance)
        asked: set[str] = set()
        for place in range(MOST_ANSWERS):
            if state.is_over():
                break
            seat = next(seat for seat in range(seats) if state.awaits(seat))
            name = state.prompted(state.view(seat)).name
            is_new = name not in asked
            asked.add(name)
            if is_new or place % EVERY == 0:
                yield moment(game, game.complete({}), state, seat)
            if place % (3 * EVERY) == 0:
                yield moment(game, game.complete({}), state, SPECTATOR)
            state.play(seat, state.random_option(seat, chance))
        yield moment(game, game.complete({}), state, 0)


@pytest.mark.parametrize("slug", EXPLAINED)
def test_everything_on_a_table_explains_itself(slug: str) -> None:
    silent: set[str] = set()
    used: set[str] = set()
    for number, sight in enumerate(moments(slug)):
        scene = Scene(sight, LANGUAGES[number % len(LANGUAGES)])
        for name in ("board", "players", "desk"):
            region = Unexplained(scene.region(name).replace(MARK, ""))
            silent.update(f"{name}: {what}" for what in region.found)
            used |= region.keys
    assert not silent, "\n".join(sorted(silent))
    assert used <= set(clauses(slug))


@pytest.mark.parametrize("slug", games.SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_whole_in_every_language(slug: str, language: str) -> None:
    known = set(rulebook.load(slug, language).ids())
    for key, one in helps(slug, language).items():
        assert one.name and one.sentence.endswith((".", "!", "?", "…")), key
        assert one.clause in known, key


def test_a_key_that_nothing_explains_is_not_drawn() -> None:
    with pytest.raises(HelpError):
        help_words.mark("emperor", "no-such-thing")
    assert help_words.mark("emperor", "baron", "age") == 'data-help="baron age"'


def test_what_is_not_explained_is_found() -> None:
    html = '<div><p data-help="a">1 <svg></svg></p><b>7</b><i data-piece="x"></i><svg></svg></div>'
    assert Unexplained(html).found == ["b.: 7", "i. x", "svg."]
