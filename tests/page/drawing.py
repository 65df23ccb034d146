"""What every drawing of a moment must be: well formed, complete, without style or script."""

import re
from collections.abc import Iterable
from html.parser import HTMLParser

from kontor.server.page.regions import regions
from kontor.server.service.sight import TableSight
from kontor.text.languages import LANGUAGES

UNSAID = re.compile(r"\b(board|name|option|prompt|page)-[a-z]+-?[a-z]*\b(?=[<.])")

# What a template writes where there is nothing to write.
NOTHING = re.compile(r">\s*None\s*<")


class Elements(HTMLParser):
    """Collects the elements of a piece of HTML, and checks that it is well formed."""

    VOID = frozenset({"input", "br", "img", "link", "meta"})

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(html)
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open.pop() == tag, tag

    def named(self, tag: str) -> list[dict[str, str | None]]:
        """Return the attributes of all elements of a kind."""
        return [attrs for name, attrs in self.found if name == tag]


def check(sights: Iterable[TableSight]) -> None:
    """Draw moments, each in the next language, and look at all elements."""
    for number, sight in enumerate(sights):
        marks: dict[str, list[str | None]] = {"id": [], "data-k": []}
        for name, html in regions(sight, LANGUAGES[number % len(LANGUAGES)]).items():
            elements = Elements(html).found
            assert elements[0][1]["id"] == name
            assert "{" not in re.sub(r'data-(preview|facts)="[^"]*"', "", html)
            assert not UNSAID.search(html)
            assert not NOTHING.search(html), f"{name} says None"
            for tag, attrs in elements:
                assert tag not in ("script", "style")
                assert not [one for one in attrs if one == "style" or one.startswith("on")]
                for mark, found in marks.items():
                    found += [attrs[mark]] if mark in attrs else []
        for mark, found in marks.items():
            assert len(found) == len(set(found)), mark
