"""Rendering: the templates of the frame and of the games, always escaped."""

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup, escape

from kontor import games
from kontor.server.page.layout import Layout
from kontor.server.page.static_files import address
from kontor.text.languages import LANGUAGES

FOLDER: Final = Path(__file__).parent
TEMPLATES: Final = FOLDER / "templates"
ORDINAL: Final = re.compile(r"\b(\d+)(er|e)\b")


@cache
def environment() -> Environment:
    """Return the one environment of all templates."""
    made = Environment(
        loader=ChoiceLoader(
            [
                FileSystemLoader(TEMPLATES),
                PrefixLoader({"games": FileSystemLoader(games.FOLDER)}),
            ]
        ),
        autoescape=True,
        undefined=StrictUndefined,
        extensions=[Layout],
        auto_reload=False,
    )
    made.globals["languages"] = LANGUAGES
    made.globals["icon"] = icon
    made.globals["sheets"] = sheets
    made.globals["static"] = address
    made.filters["raised"] = raised
    return made


def icon(name: str) -> Markup:
    """Draw one of the small signs; words stand beside it."""
    mark = '<svg class="ico" aria-hidden="true" focusable="false"><use href="#t-{}"/></svg>'
    return Markup(mark).format(name)


@cache
def sheets(slug: str) -> list[str]:
    """Name the style sheets of a game's board; those of the widths come last by their name."""
    return sorted(path.name for path in (games.FOLDER / slug / "board").glob("*.css"))


def raised(text: str) -> Markup:
    """Raise the letters of French ordinal numbers, such as 5e."""
    return Markup(ORDINAL.sub(r"\1<sup>\2</sup>", str(escape(text))))


def render(template: str, context: dict[str, Any]) -> str:
    """Render a template."""
    return environment().get_template(template).render(context)


@cache
def has_template(name: str) -> bool:
    """Tell whether a game brings a template."""
    return (games.FOLDER / name.removeprefix("games/")).is_file()
