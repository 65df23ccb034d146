"""Rendering: the templates of the frame and of the games, always escaped."""

import re
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from jinja2 import BaseLoader, Environment, StrictUndefined, TemplateNotFound
from markupsafe import Markup, escape

from kontor import games
from kontor.server.page import help_words
from kontor.server.page.kept_pieces import Drawing
from kontor.server.page.layout import Layout
from kontor.server.page.static_files import address
from kontor.server.page.template_cache import template_cache
from kontor.text.languages import LANGUAGES

FOLDER: Final = Path(__file__).parent
TEMPLATES: Final = FOLDER / "templates"
PICTURES: Final = "pictures.css"
ORDINAL: Final = re.compile(r"\b(\d+)(er|e)\b")
HYPHENED: Final = re.compile(r"\b(\w{1,12}(?:-\w{1,8}){1,2})\b")


class Files(BaseLoader):
    """Finds the templates of the page, and below `games/` those of the games."""

    def get_source(
        self, environment: Environment, template: str
    ) -> tuple[str, str, Callable[[], bool]]:
        """Return the text of a template."""
        path = path_of(template)
        if not path.is_file():
            raise TemplateNotFound(template)
        return path.read_text("utf-8"), str(path), lambda: True

    def list_templates(self) -> list[str]:
        """List the templates of all games."""
        return [
            f"games/{path.relative_to(games.FOLDER).as_posix()}"
            for path in sorted(games.FOLDER.glob("*/board/*.html"))
        ]


def path_of(template: str) -> Path:
    """Return where a template lies."""
    if template.startswith("games/"):
        return games.FOLDER / template.removeprefix("games/")
    return TEMPLATES / template


@cache
def environment(slug: str = "") -> Drawing:
    """Return the environment of all templates; those that draw a game's table are in pieces."""
    made = Drawing(
        f"games/{slug}/board" if slug else "",
        getattr(board_of(slug).Picture, "reads", {})
        if slug and has_template(f"games/{slug}/board/board.html")
        else {},
        loader=Files(),
        autoescape=True,
        undefined=StrictUndefined,
        extensions=[Layout],
        auto_reload=False,
        bytecode_cache=template_cache(slug),
    )
    made.globals["languages"] = LANGUAGES
    made.globals["help_on"] = partial(help_words.mark, slug)
    made.globals["help_address"] = help_words.address
    made.globals["icon"] = icon
    made.globals["sheets"] = sheets
    made.globals["static"] = address
    made.filters["raised"] = raised
    made.filters["unbroken"] = unbroken
    return made


@cache
def icon(name: str) -> Markup:
    """Draw one of the small signs; words stand beside it."""
    mark = '<svg class="ico" aria-hidden="true"><use href="#t-{}"/></svg>'
    return Markup(mark).format(name)


@cache
def sheets(slug: str, for_pictures: bool = False) -> list[str]:
    """Name the style sheets of a game's board, those of the widths last, or of its pictures."""
    names = sorted(path.name for path in (games.FOLDER / slug / "board").glob("*.css"))
    return [name for name in names if (name == PICTURES) == for_pictures]


@cache
def board_of(slug: str) -> Any:
    """Return the module that makes a game's picture."""
    return import_module(f"kontor.games.{slug}.board.board")


def raised(text: str) -> Markup:
    """Raise the letters of French ordinal numbers, such as 5e."""
    return Markup(ORDINAL.sub(r"\1<sup>\2</sup>", str(escape(text))))


def unbroken(text: str) -> Markup:
    """Keep short words with a hyphen on one line, such as “voulez-vous”."""
    return Markup(HYPHENED.sub(r'<span class="unbroken">\1</span>', str(escape(text))))


def render(template: str, context: dict[str, Any]) -> str:
    """Render a template."""
    drawn: str = environment().get_template(template).render(context)
    return drawn


@cache
def has_template(name: str) -> bool:
    """Tell whether a game brings a template."""
    return (games.FOLDER / name.removeprefix("games/")).is_file()
