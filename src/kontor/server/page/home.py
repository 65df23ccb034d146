"""The start page and its neighbours: the list of all one's tables, and the choice of rulebooks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kontor.bots import roster
from kontor.games.practice import Moment
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.pages import Visitor, given_away, levels, offer
from kontor.server.page.render import render
from kontor.server.page.settings_form import CHOICES
from kontor.server.page.static_files import offered
from kontor.server.page.table_rows import Rows
from kontor.server.service.circles import CircleLine
from kontor.server.service.own_tables import ON_A_PAGE, Mine
from kontor.server.service.sight import TableLine
from kontor.server.service.table_settings import TableSettings
from kontor.server.service.typed_text import BOT_NAMES

MOST_SEATS_SHOWN: Final = 6
# So many tables of a group are shown at once; the others are a click away.
SHOWN_AT_ONCE: Final = 4


def home(
    visitor: Visitor,
    mine: Mine,
    public: Sequence[TableLine],
    chosen: str = "",
    again: str = "",
    part: bool = False,
    circles: Sequence[CircleLine] = (),
    opened_for: str = "",
    daily: tuple[str, Moment] | None = None,
    begun: Sequence[str] = (),
) -> str:
    """Return the start page, or only the part that changes by itself.

    `again` is a table whose corrected material is offered again, `opened_for` a circle for which
    a table is to be opened, `daily` the game and the moment of the day; in `begun` games the reader
    is not done with the lesson.
    """
    rows = Rows(visitor.language)
    slugs = offered()
    offers = [offer(slug, visitor.language) for slug in slugs]
    known = {line.id for line in mine.running}
    running = [line for line in mine.running if line.game in slugs]
    return render(
        "running.html" if part else "home.html",
        visitor.context(rows.words)
        | {
            "offers": offers,
            "chosen": chosen if chosen in slugs else slugs[0],
            "again": again,
            "begun": begun,
            "taught": {line.game for line in (*mine.running, *mine.finished) if line.lesson},
            "titles": {one["slug"]: one["title"] for one in offers},
            "groups": rows.groups(running),
            "turns": sum(line.my_turn for line in running),
            "finished": [rows.row(line) for line in mine.finished if line.game in slugs],
            "all_finished": mine.all_finished,
            "all_shelved": mine.all_shelved,
            "at_once": SHOWN_AT_ONCE,
            "circles": circles,
            "daily": daily if daily and daily[0] in slugs else None,
            "asked": [circle for circle in circles if circle.asked_by],
            "for_circle": next(
                (one for one in circles if one.id == opened_for and not one.asked_by), None
            ),
            "public": [
                rows.row(line) for line in public if line.game in slugs and line.id not in known
            ],
            "most": min(MOST_SEATS_SHOWN, max(one["most"] for one in offers)),
            "levels": levels(slugs),
            "given_away": given_away(),
            "usual": roster.USUAL,
            "bot_names": BOT_NAMES[1:],
            "settings": TableSettings(),
            "setting_choices": CHOICES,
        },
    )


def house_rules(visitor: Visitor, slug: str) -> str:
    """Return what can be agreed on for a game, as the start page shows it."""
    words = PageTexts(visitor.language)
    about = {"offer": offer(slug, visitor.language), "again": ""}
    return render("house.html", visitor.context(words) | about)


@dataclass(frozen=True)
class Listed:
    """A part of somebody's tables, as it was looked for."""

    part: str
    text: str
    page: int
    counts: dict[str, int]
    lines: list[TableLine]


def all_tables(visitor: Visitor, listed: Listed) -> str:
    """Return the page of all one's tables."""
    rows = Rows(visitor.language)
    slugs = offered()
    lines = [line for line in listed.lines if line.game in slugs]
    if listed.part == "running":
        groups = rows.groups(lines)
    else:
        groups = [(listed.part, [rows.row(line) for line in lines])]
    context = {
        "part": listed.part,
        "text": listed.text,
        "counts": listed.counts,
        "groups": groups,
        "number": listed.page,
        "last": max(0, listed.counts[listed.part] - 1) // ON_A_PAGE,
        "slugs": slugs,
    }
    return render("tables.html", visitor.context(rows.words) | context)


def games_called(language: str, text: str) -> tuple[str, ...]:
    """Return the games whose title has this text in it."""
    titles = {slug: PageTexts(language, slug).say("game-title") for slug in offered()}
    return tuple(slug for slug, title in titles.items() if text.casefold() in title.casefold())


def choice_of_rules(visitor: Visitor) -> str:
    """Return the page that leads to the rulebooks."""
    words = PageTexts(visitor.language)
    offers = [offer(slug, visitor.language) for slug in offered()]
    slugs = [one["slug"] for one in offers]
    context = {"offers": offers, "slugs": slugs, "slug": "", "query": ""}
    return render("all-rules.html", visitor.context(words) | context)
