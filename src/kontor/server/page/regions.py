"""Regions: the parts of a table page that are sent again when they change.

Each region is one element whose id is its name. The page is made of them, and the live
connection sends those whose HTML has changed. Everything comes from the reader's own sight.
"""

import json
from functools import cache
from importlib import import_module
from typing import Any, Final

from markupsafe import Markup

from kontor import games
from kontor.bots import roster
from kontor.engine.messages import Message
from kontor.engine.view import View
from kontor.server.page.desk import Desk
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.render import has_template, render
from kontor.server.service import typed_text
from kontor.server.service.sight import (
    GATHERING,
    EventSight,
    OptionSight,
    SeatSight,
    TableSight,
)
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Reader

REGIONS: Final = (
    "status",
    "banner",
    "board",
    "players",
    "desk",
    "result",
    "evaluation",
    "seats",
    "log",
    "chat",
)
GATHERING_REGIONS: Final = ("status", "gathering", "chat")

# A person may choose one of these colours; its shape goes with it.
COLOURS: Final = typed_text.COLOURS[:6]
# A page brings the whole log; an update only its last lines, from which the client goes on.
LOG_TAIL: Final = 40
CACHED_LINES: Final = 20_000
LineKey = tuple[str, str, int, tuple[tuple[str, int], ...], int, str, bool]


# Lines of logs that have been drawn, by everything that shows in them.
LINES: dict[LineKey, Markup] = {}


class Scene:
    """A sight with everything the templates need to draw it."""

    def __init__(self, sight: TableSight, language: str, base: str = "") -> None:
        self.sight = sight
        names = [seat.name or f"{seat.number + 1}" for seat in sight.seats]
        self.words = PageTexts(language, sight.game, Reader(sight.me, names))
        self.desk = Desk(sight.question, sight.refusals)
        view = sight.view_object
        told = [Message(event.name, event.facts) for event in sight.events]
        self.picture = picture(sight.game, view, told) if view is not None else None
        self.base = base

    def context(self) -> dict[str, Any]:
        """Return what templates may use."""
        sight = self.sight
        return {
            "s": sight,
            "t": self.words.say,
            "words": self.words,
            "language": self.words.language,
            "message": self.words.message,
            "desk": self.desk,
            "pic": self.picture,
            "folder": f"games/{sight.game}/board",
            "in_game": has_template,
            "seat_class": self.seat_class,
            "seat_shape": self.seat_shape,
            "seat_name": self.seat_name,
            "letter": self.letter,
            "option_text": self.option_text,
            "option_label": self.option_label,
            "option_detail": self.option_detail,
            "option_data": self.option_data,
            "told": self.told,
            "table_name": table_name(self.words, [seat.name for seat in sight.seats]),
            "levels": roster.offered(sight.game),
            "usual": roster.USUAL,
            "agreed": agreed(self.words, sight) if sight.phase == GATHERING else [],
            "free_colours": [
                colour for colour in COLOURS if colour not in [seat.colour for seat in taken(sight)]
            ],
            "is_replay": sight.at_answer < sight.answers,
        }

    def seat_shape(self, seat: int) -> int:
        """Return the number of a seat's colour and shape; 0 for neutral figures."""
        if seat < 0:
            return 0
        colour = self.sight.seats[seat].colour
        return (COLOURS.index(colour) if colour in COLOURS else seat) + 1

    def seat_class(self, seat: int) -> str:
        """Return the class that gives a seat its colour and shape."""
        return f"seat-{self.seat_shape(seat)}"

    def seat_name(self, seat: int) -> str:
        """Return a seat's name; the reader's own is "you"."""
        if seat == self.sight.me:
            return self.words.say("seat-you")
        return self.words.reader.names[seat]

    def letter(self, seat: int) -> str:
        """Return the letter on a seat's badge."""
        return self.words.reader.names[seat][:1].upper() if seat >= 0 else "·"

    def option_text(self, option: OptionSight) -> str:
        """Say the whole answer in words."""
        return self.words.whole(option.name, option.facts)

    def option_label(self, option: OptionSight) -> str:
        """Say the answer in the few words of its button."""
        return self.words.message(option.name, option.facts)

    def option_detail(self, option: OptionSight) -> str:
        """Say what stands below the words of a button, if anything."""
        return self.words.detail(option.name, option.facts)

    def option_data(self, option: OptionSight) -> Markup:
        """Write what the client needs to know of an option: word, clauses, question to confirm."""
        marks = Markup(' data-word="{}" data-clauses="{}"').format(
            option.word, " ".join(option.clauses)
        )
        if option.confirm:
            marks += Markup(' data-confirm="{}"').format(self.words.say(f"{option.name}.confirm"))
        return marks

    def log(self, whole: bool) -> dict[str, Any]:
        """Return the lines of the log, all or the last ones; each is made once."""
        first = 0 if whole else max(0, len(self.sight.events) - LOG_TAIL)
        players = tuple(
            (name, self.seat_shape(seat)) for seat, name in enumerate(self.words.reader.names)
        )
        lines = []
        for event in self.sight.events[first:]:
            told = f"{event.answer} {event.name} {json.dumps(event.facts, sort_keys=True)}"
            explained = self.is_explained(event)
            who = (self.sight.id, self.words.language, self.sight.me, players)
            key = (*who, event.number, told, explained)
            lines.append(self.line(key, event))
        return {"log_lines": Markup("").join(lines), "log_from": first}

    def line(self, key: LineKey, event: EventSight) -> Markup:
        """Return one line of the log."""
        made = LINES.get(key)
        if made is None:
            if len(LINES) >= CACHED_LINES:
                LINES.clear()
            context = self.context() | {
                "event": event,
                "facts": event.facts,
                "explained": self.is_explained(event),
            }
            made = LINES[key] = Markup(render("line.html", context).strip())
        return made

    def is_explained(self, event: EventSight) -> bool:
        """Tell whether a reader may ask why a bot answered so."""
        by = event.by
        return self.sight.advised and by >= 0 and self.sight.seats[by].kind == "bot"

    def told(self, events: Any) -> str:
        """Write the facts of an event as JSON, for the choreography of the board."""
        return json.dumps(events, ensure_ascii=False, sort_keys=True)


def regions(sight: TableSight, language: str, whole: bool = True) -> dict[str, str]:
    """Render every region of a table page; of the log all lines or the last ones."""
    scene = Scene(sight, language)
    context = scene.context() | scene.log(whole)
    wanted = GATHERING_REGIONS if sight.phase == GATHERING else REGIONS
    return {name: render(f"regions/{name}.html", context).strip() for name in wanted}


def drawn(sight: TableSight) -> None:
    """Draw a table for nobody, in all languages: does it work?"""
    for language in LANGUAGES:
        regions(sight, language)


def taken(sight: TableSight) -> list[SeatSight]:
    """Return the seats where somebody sits."""
    return [seat for seat in sight.seats if seat.kind != "open"]


def agreed(words: PageTexts, sight: TableSight) -> list[tuple[str, str]]:
    """Return the house rules that differ from the usual ones, as the page calls them."""
    usual = {option.name: option.default for option in games.load(sight.game).options}
    found = []
    for name, value in sight.options.items():
        if usual.get(name) != value:
            key = f"table-{name}"
            title = words.say(key.replace("_", "-"))
            found.append((title, words.say(f"{key}-{value}".replace("_", "-"))))
    return found


def table_name(words: PageTexts, names: list[str]) -> str:
    """Name a table after the first player who sits there."""
    first = next((name for name in names if name), "")
    return words.say("page-table-of", name=first) if first else words.say("page-table-unnamed")


def title(sight: TableSight, language: str) -> str:
    """Return the title of the browser's tab: first of all whether it is your turn."""
    words = PageTexts(language, sight.game)
    name = f"{table_name(words, [seat.name for seat in sight.seats])} · {words.say('game-title')}"
    if sight.question is not None and sight.question.awaited:
        return f"{words.say('page-your-turn')} · {name}"
    return name


def update(sight: TableSight, language: str, known: dict[str, str] | None = None) -> dict[str, Any]:
    """Return a live message with the regions that differ from those the client knows."""
    drawn = regions(sight, language, whole=False)
    changed = {name: html for name, html in drawn.items() if (known or {}).get(name) != html}
    return {
        "version": sight.version,
        "phase": sight.phase,
        "me": sight.me,
        "name": sight.seats[sight.me].name if sight.me >= 0 else "",
        "title": title(sight, language),
        "regions": changed,
        "announce": [],
    }


@cache
def board_of(slug: str) -> Any:
    """Return the module that makes a game's picture."""
    return import_module(f"kontor.games.{slug}.board.board")


def picture(slug: str, view: View, told: list[Message]) -> Any:
    """Return what a game's templates draw."""
    return board_of(slug).picture(view, told)


def has_board(slug: str) -> bool:
    """Tell whether a game can be played on the page."""
    return has_template(f"games/{slug}/board/board.html")
