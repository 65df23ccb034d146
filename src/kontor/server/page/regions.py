"""Regions: the parts of a table page that are sent again when they change.

Each region is one element whose id is its name. The page is made of them, and the live
connection sends what has changed of them (`updates`). Everything comes from the reader's own sight.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any, Final

import msgspec
from jinja2.runtime import Context
from markupsafe import Markup, escape

from kontor import games
from kontor.bots import roster
from kontor.engine.game import Game
from kontor.engine.messages import ARCHIVE
from kontor.engine.view import View
from kontor.server.page import recap
from kontor.server.page.chapters import Chapter, chapters, headings_of
from kontor.server.page.desk import Desk
from kontor.server.page.digests import EverNew, Whole, without_since
from kontor.server.page.kept_pieces import MARK, Kept
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.previews import Previews, given
from kontor.server.page.render import board_of, environment, has_template
from kontor.server.page.settings_form import CHOICES, told
from kontor.server.service import typed_text
from kontor.server.service.sight import (
    GATHERING,
    OVER,
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
    "recap",
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
CACHED_LINES: Final = 20_000

# Writes what a page's scripts read.
TOLD: Final = msgspec.json.Encoder(order="sorted", enc_hook=Markup.__str__)

# Lines of logs that have been drawn, by event, look, seat, and whether the event is explained.
LineKey = tuple[int, bytes, int, bool]
LINES: dict[LineKey, tuple[EventSight, str]] = {}


class Scene:
    """A sight with everything the templates need to draw it."""

    def __init__(
        self, sight: TableSight, language: str, base: str = "", keeping: type[Kept] = Kept
    ) -> None:
        self.sight = sight
        names = [seat.name or f"{seat.number + 1}" for seat in sight.seats]
        self.words = PageTexts(language, sight.game, Reader(sight.me, names))
        view = sight.view_object
        self.desk = Desk(sight.question, sight.refusals, previews(sight.game, view))
        self.picture = picture(sight.game, view, sight.events) if view is not None else None
        self.base = base
        self.whole = Whole(sight)
        # A piece is never shared between seats, whatever it reads: so no mistake can show a hand.
        look = (
            sight.me,
            language,
            sight.game,
            sight.corrected,
            names,
            [self.seat_shape(n) for n in range(len(names))],
        )
        self.kept = keeping(look, self.whole, self.desk)

    def close(self) -> None:
        """Let go of everything, so that no collector has to find it."""
        self.drawing.vars.clear()
        self.drawing.parent.clear()
        self.kept.close()
        self.__dict__.clear()

    @cached_property
    def drawing(self) -> Context:
        """The context in which all regions are drawn."""
        names = {**self.context, "scene_names": self.context.keys()}
        drawing = environment(self.sight.game)
        return Context(drawing, {**drawing.globals} | names, None, {})

    @cached_property
    def context(self) -> dict[str, Any]:
        """What templates may use."""
        sight = self.sight
        return {
            "s": sight,
            "t": self.words.say,
            "words": self.words,
            "language": self.words.language,
            "message": self.words.message,
            "desk": self.desk,
            "pic": self.picture,
            "present": getattr(self.picture, "present", ""),
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
            "table_name": table_name(self.words, [seat.name for seat in sight.seats], sight.mine),
            "levels": roster.offered(sight.game),
            "usual": roster.USUAL,
            "agreed": agreed(self.words, sight) if sight.phase == GATHERING else [],
            "own_rules": own_rules(self.words, sight) if sight.phase == GATHERING else [],
            "settings_lines": told(sight.settings, self.words.language),
            "setting_choices": CHOICES,
            "free_colours": [
                colour for colour in COLOURS if colour not in [seat.colour for seat in taken(sight)]
            ],
            "kept": self.kept,
            "whole": self.whole,
            "handed_out": self.desk.handed_out,
            "seats_read": without_since(sight.seats),
            "ever_new": EverNew(),
            "is_replay": self.is_replay,
            "chapters": self.chapters,
            "eyes": self.eyes,
            "place": place(sight),
            "recap": recap.doings(sight, self.words),
            "recap_forced": recap.forced(sight),
            "recap_all": recap.everything(sight, self.words),
        }

    @property
    def is_replay(self) -> bool:
        """Tell whether an earlier moment is shown."""
        return self.sight.at_answer < self.sight.answers

    @property
    def chapters(self) -> list[Chapter]:
        """The moments to jump to, for somebody who looks back."""
        if not self.is_replay and self.sight.phase != OVER:
            return []
        return chapters(self.sight, self.words, headings_of(self.picture))

    @property
    def eyes(self) -> list[tuple[int, str]]:
        """The seats through whose eyes the reader may look, when all lies open."""
        if not self.sight.archive:
            return []
        everybody = [(seat.number, seat.name) for seat in self.sight.seats]
        return [*everybody, (ARCHIVE, self.words.say("page-eyes-all"))]

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
        clauses = " ".join(option.clauses)
        marks = f' data-word="{escape(option.word)}" data-clauses="{escape(clauses)}"'
        if option.confirm:
            marks += f' data-confirm="{escape(self.words.say(f"{option.name}.confirm"))}"'
        return Markup(marks)

    def lines(self, first: int) -> str:
        """Return the lines of the log from a number on; each is made once."""
        return "".join([self.line(event) for event in self.sight.events[first:]])

    def line(self, event: EventSight) -> str:
        """Return one line of the log."""
        explained = self.is_explained(event)
        key = (id(event), self.kept.look, self.sight.me, explained)
        made = LINES.get(key)
        if made is None or made[0] is not event:
            if len(LINES) >= CACHED_LINES:
                LINES.clear()
            more = {"event": event, "facts": event.facts, "explained": explained}
            html = self.drawn("line.html", more)
            made = LINES[key] = (event, html.replace(MARK, ""))
        return made[1]

    def region(self, name: str, first: int = 0) -> str:
        """Draw a region, with marks around its pieces; of the log the lines from a number on."""
        if name == "log":
            more = {"log_lines": Markup(self.lines(first)), "log_from": first}
            return self.drawn("regions/log.html", more)
        return self.drawn(f"regions/{name}.html", {})

    def drawn(self, template: str, more: dict[str, Any]) -> str:
        """Draw a template in the context of the scene, with more names for this once."""
        context = self.drawing
        context.vars.clear()
        context.exported_vars.clear()
        context.vars.update(more)
        return "".join(context.environment.get_template(template).root_render_func(context)).strip()

    def wanted(self) -> tuple[str, ...]:
        """Name the regions of the page."""
        return GATHERING_REGIONS if self.sight.phase == GATHERING else REGIONS

    def is_explained(self, event: EventSight) -> bool:
        """Tell whether a reader may ask why a bot answered so, and there is an answer."""
        by = event.by
        is_known = event.chosen or (self.sight.archive and by >= 0)
        return self.sight.advised and is_known and self.sight.seats[by].kind == "bot"

    def told(self, events: Any) -> str:
        """Write the facts of an event as JSON, for the choreography of the board."""
        return TOLD.encode(events).decode()


def regions(sight: TableSight, language: str, keeping: type[Kept] = Kept) -> dict[str, str]:
    """Draw every region of a table page."""
    scene = Scene(sight, language, keeping=keeping)
    return {name: scene.region(name).replace(MARK, "") for name in scene.wanted()}


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


def place(sight: TableSight) -> int:
    """Return the reader's place at the end; 0 for whoever did not play, or played several."""
    if sight.phase != OVER or sight.mine != [sight.me] or not sight.winners:
        return 0
    if sight.me in sight.winners:
        return 1
    better = sum(score > sight.scores[sight.me] for score in sight.scores)
    return max(better, len(sight.winners)) + 1 if sight.scores else 0


def own_rules(words: PageTexts, sight: TableSight) -> list[dict[str, Any]]:
    """Return the house rules that the host may change, with what they mean."""
    return rules_offered(games.load(sight.game), words) if sight.host else []


def rules_offered(game: Game, words: PageTexts) -> list[dict[str, Any]]:
    """Return the house rules of a game as the page offers them."""
    return [
        {
            "name": option.name,
            "clause": option.clause,
            "default": option.default,
            "title": words.say(key),
            "help": words.say(f"{key}.help"),
            "choices": [
                (value, words.say(f"{key}-{value}".replace("_", "-"))) for value in option.values
            ],
        }
        for option in game.options
        for key in [f"table-{option.name}".replace("_", "-")]
    ]


def table_name(words: PageTexts, names: list[str], mine: Sequence[int]) -> str:
    """Name a table after the first player who sits there, as the reader would say it."""
    first = next((seat for seat, name in enumerate(names) if name), -1)
    if first in mine:
        return words.say("page-table-yours")
    if first < 0 or is_nameless(names[first]):
        return words.say("page-table-unnamed")
    return words.say("page-table-of", name=names[first])


@lru_cache(maxsize=CACHED_LINES)
def is_nameless(name: str) -> bool:
    """Tell whether somebody opened a table without saying a name, in any language."""
    said = [PageTexts(language) for language in LANGUAGES]
    return any(name in {one.say("seat-you"), one.say("page-seat", number=1)} for one in said)


def title(sight: TableSight, words: PageTexts) -> str:
    """Return the title of the browser's tab: first of all whether it is your turn."""
    whose = table_name(words, [seat.name for seat in sight.seats], sight.mine)
    name = f"{whose} · {words.say('game-title')}"
    if sight.question is not None and sight.question.awaited:
        return f"{words.say('page-your-turn')} · {name}"
    return name


def picture(slug: str, view: View, told: Sequence[EventSight]) -> Any:
    """Return what a game's templates draw; an event is read like the message it was."""
    return board_of(slug).picture(view, told)


def previews(slug: str, view: View | None) -> Previews | None:
    """Return what its reader may foresee, if the game names what its answers change."""
    if view is None:
        return None
    board = board_of(slug)
    shown = getattr(board, "shown", None)
    return Previews(slug, view, shown, getattr(board, "given", given)) if shown else None


def has_board(slug: str) -> bool:
    """Tell whether a game can be played on the page."""
    return has_template(f"games/{slug}/board/board.html")
