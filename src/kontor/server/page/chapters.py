"""Chapters: the moments worth jumping to when somebody looks back at a game."""

from collections.abc import Sequence
from typing import Any, Final

from kontor.server.page.page_texts import PageTexts
from kontor.server.service.sight import TableSight

# Kinds of chapters, in the order in which they are offered.
PART: Final = "part"
SWING: Final = "swing"

# After how many answers, of which kind, and what it is called.
Chapter = tuple[int, str, str]


def chapters(sight: TableSight, words: PageTexts, headings: Sequence[str]) -> list[Chapter]:
    """Return the parts of a game as its log tells them, and where the chances turned."""
    found: dict[tuple[int, str], str] = {}
    for event in sight.whole_log:
        if event.name in headings:
            found.setdefault((event.answer, PART), words.message(event.name, event.facts))
    for swing in sight.swings:
        name = words.reader.names[swing.seat]
        text = words.say("page-swing", name=name, before=swing.before, after=swing.after)
        found[swing.answer, SWING] = text
    return [(at, kind, text) for (at, kind), text in sorted(found.items())]


def headings_of(picture: Any) -> Sequence[str]:
    """Return the events that begin a part of a game; a game need not have any."""
    names: Sequence[str] = getattr(picture, "headings", ())
    return names
