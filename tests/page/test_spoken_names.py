"""Whoever speaks to a page says what stands on a button: its spoken name contains what is read."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

import pytest

from kontor import games
from kontor.server.page.kept_pieces import MARK
from kontor.server.page.regions import Scene, regions
from kontor.text.languages import LANGUAGES
from tests.page.drawing import Elements
from tests.page.kinds import kinds

BUTTONS = ("button", "a", "summary")
SOFT_HYPHEN = "\u00ad"
WORD = re.compile(r"\w+", re.UNICODE)


@dataclass
class Shown:
    """A button, its spoken name, and what stands on it; pictures and keys are not read."""

    label: str
    texts: list[str] = field(default_factory=list)

    @property
    def is_named_as_read(self) -> bool:
        """Tell whether what is read stands in the spoken name, word by word."""
        read = WORD.findall(" ".join(self.texts).casefold().replace(SOFT_HYPHEN, ""))
        said = WORD.findall(self.label.casefold())
        return any(said[at : at + len(read)] == read for at in range(len(said) - len(read) + 1))


class Buttons(HTMLParser):
    """Collects the buttons of a page that have a spoken name of their own."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[Shown] = []
        self.open: list[tuple[Shown | None, bool]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in Elements.VOID:
            return
        own = dict(attrs)
        button, is_hidden = self.open[-1] if self.open else (None, False)
        if tag in BUTTONS and own.get("aria-label"):
            button = Shown(own["aria-label"] or "")
            self.found.append(button)
        unread = own.get("aria-hidden") == "true" or "hidden" in own or tag in ("kbd", "svg")
        self.open.append((button, is_hidden or unread))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        self.open.pop()

    def handle_data(self, data: str) -> None:
        button, is_hidden = self.open[-1] if self.open else (None, False)
        if button and not is_hidden and data.strip():
            button.texts.append(data)


def unlike(html: str) -> set[tuple[str, str]]:
    """Return what is read on buttons whose spoken name says something else, with that name."""
    return {
        (" ".join(" ".join(one.texts).split()), one.label)
        for one in Buttons(html).found
        if not one.is_named_as_read
    }


def test_a_name_that_says_something_else_is_found() -> None:
    assert unlike('<button aria-label="Take it"><svg><title>x</title></svg><b>Draw</b></button>')
    assert unlike('<button aria-label="Draw a card"><b>Draw</b> <small>3 left</small></button>')
    assert not unlike('<button aria-label="Draw a card"><b>Draw</b> <kbd>D</kbd></button>')
    assert not unlike('<button aria-label="Promotion"><b>Promo\u00adtion</b></button>')


@pytest.mark.parametrize("slug", games.SLUGS)
def test_answers_are_called_what_stands_on_them(slug: str) -> None:
    found = set()
    for kind in kinds(slug):
        for language in LANGUAGES:
            scene = Scene(kind.sight(), language)
            for name in ("board", "players", "desk"):
                html = scene.region(name).replace(MARK, "")
                found |= {(str(kind), language, name, *one) for one in unlike(html)}
    assert sorted(found) == []


@pytest.mark.parametrize("slug", games.SLUGS)
def test_buttons_around_the_table_are_called_what_stands_on_them(slug: str) -> None:
    sight = kinds(slug)[0].sight()
    found = [unlike(html) for language in LANGUAGES for html in regions(sight, language).values()]
    assert set().union(*found) == set()
