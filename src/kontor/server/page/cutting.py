"""Cutting: takes parts out of drawn HTML, as a picture that nobody can press, focus or mistake.

A wish names the elements: `#id`, `.class`, or a pattern of `data-piece` such as `stall:*`. What is
kept stands in the same elements as before, so that the same styles hold; what lay beside it goes.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from html import escape
from html.parser import HTMLParser
from typing import Final

VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta"})
GONE: Final = frozenset(
    {"input", "kbd", "link", "script", "select", "style", "template", "textarea"}
)
# What can be pressed, opened or filled in becomes what cannot.
INSTEAD: Final = {
    **{"a": "span", "button": "span", "label": "span"},
    **{"details": "div", "dialog": "div", "form": "div", "summary": "div"},
}
# Attributes of pages and programs; styles look at none of them but the data named below.
NOT_DRAWN: Final = frozenset(
    {
        *("autofocus", "disabled", "focusable", "for", "form", "hidden", "id", "inert", "method"),
        *("name", "popover", "role", "tabindex", "title", "type", "value"),
    }
)
DRAWN_DATA: Final = frozenset({"data-kind", "data-phase", "data-ready", "data-seat"})
UNSEEN: Final = "visually-hidden"
MARKED: Final = "is-marked"


class CutError(Exception):
    """Nothing of what was drawn is what a wish names."""


@dataclass(eq=False)
class Element:
    """An element with what it contains."""

    tag: str
    attributes: dict[str, str]
    inside: list["Element | str"] = field(default_factory=list)
    is_closed: bool = False

    def classes(self) -> list[str]:
        """Return the classes of the element."""
        return self.attributes.get("class", "").split()

    def elements(self) -> Iterator["Element"]:
        """Go through this element and all within it."""
        yield self
        for one in self.inside:
            if isinstance(one, Element):
                yield from one.elements()

    def fits(self, wish: str) -> bool:
        """Tell whether a wish names this element."""
        if wish.startswith("#"):
            return self.attributes.get("id") == wish[1:]
        if wish.startswith("."):
            return wish[1:] in self.classes()
        piece = self.attributes.get("data-piece", "")
        return bool(piece) and fnmatchcase(piece, wish)

    def html(self) -> str:
        """Write the element."""
        marks = "".join(f' {name}="{escape(value)}"' for name, value in self.attributes.items())
        if self.is_closed or self.tag in VOID:
            return f"<{self.tag}{marks}/>" if self.is_closed else f"<{self.tag}{marks}>"
        inside = [
            escape(one, quote=False) if isinstance(one, str) else one.html() for one in self.inside
        ]
        return f"<{self.tag}{marks}>{''.join(inside)}</{self.tag}>"


class Tree(HTMLParser):
    """Reads HTML that is well formed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.root = Element("div", {})
        self.open = [self.root]
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open an element."""
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].inside.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Add an element that contains nothing."""
        element = Element(tag, {name: value or "" for name, value in attrs}, is_closed=True)
        self.open[-1].inside.append(element)

    def handle_endtag(self, tag: str) -> None:
        """Close the element that is open."""
        self.open.pop()

    def handle_data(self, data: str) -> None:
        """Add text."""
        self.open[-1].inside.append(data)


def cut(
    html: str,
    shows: Sequence[str],
    hides: Sequence[str] = (),
    marks: Sequence[str] = (),
    crop: str = "",
) -> str:
    """Return the parts that are shown, without those that are hidden, some with a mark.

    `crop` is the window (`viewBox`) through which a drawing among them is seen.
    """
    kept = [one for one in (pruned(one, shows, hides) for one in Tree(html).root.inside) if one]
    elements = [element for part in kept for element in part.elements()]
    for wish in (*shows, *marks):
        if not any(element.fits(wish) for element in elements):
            raise CutError(f"nothing that is shown is {wish}")
    for element in elements:
        if any(element.fits(wish) for wish in marks):
            element.attributes["class"] = " ".join([*element.classes(), MARKED])
    if crop:
        drawing = next((element for element in elements if element.tag == "svg"), None)
        if drawing is None:
            raise CutError("there is no drawing to crop")
        drawing.attributes["viewbox"] = crop
    for part in kept:
        still(part)
    return "".join(part.html() for part in kept)


def pruned(part: Element | str, shows: Sequence[str], hides: Sequence[str]) -> Element | None:
    """Return an element with only those of its parts that lead to what is shown."""
    if isinstance(part, str) or is_hidden(part, hides):
        return None
    if any(part.fits(wish) for wish in shows):
        return whole(part, hides)
    inside = [found for one in part.inside if (found := pruned(one, shows, hides))]
    return Element(part.tag, part.attributes, [*inside]) if inside else None


def whole(part: Element, hides: Sequence[str]) -> Element:
    """Return an element with all its parts but those that are hidden."""
    inside = [
        one if isinstance(one, str) else whole(one, hides)
        for one in part.inside
        if isinstance(one, str) or not is_hidden(one, hides)
    ]
    return Element(part.tag, part.attributes, inside, part.is_closed)


def is_hidden(part: Element, hides: Sequence[str]) -> bool:
    """Tell whether an element is left out of pictures."""
    return (
        part.tag in GONE
        or UNSEEN in part.classes()
        or "data-open" in part.attributes
        or any(part.fits(wish) for wish in hides)
    )


def still(part: Element) -> None:
    """Take from an element and all within whatever a page or a program might do with it."""
    for element in part.elements():
        kept = {name: value for name, value in element.attributes.items() if is_drawn(name)}
        if element.tag in INSTEAD:
            kept.pop("href", None)
        element.tag = INSTEAD.get(element.tag, element.tag)
        element.attributes = kept


def is_drawn(attribute: str) -> bool:
    """Tell whether an attribute has to do with how an element looks."""
    if attribute.startswith("data-"):
        return attribute in DRAWN_DATA
    return attribute not in NOT_DRAWN and not attribute.startswith(("aria-", "on"))
