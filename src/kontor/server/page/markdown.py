"""Rulebooks as HTML: CommonMark with tables; clauses that are named become links."""

import re
from collections.abc import Sequence
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markupsafe import Markup, escape

CLAUSE: Final = re.compile(r"\bR\d+(?:\.\d+)?\b")
# Tables can be scrolled; how columns are aligned is for the style sheet to say.
TAGS: Final = {
    "table_open": '<div class="rule-table"><table>',
    "table_close": "</table></div>",
    "th_open": '<th scope="col">',
    "td_open": "<td>",
}


def linked(self: RendererHTML, tokens: Sequence[Token], place: int, options: Any, env: Any) -> str:
    """Escape a piece of text, and link the clauses that it names."""
    return CLAUSE.sub(r'<a href="#\g<0>">\g<0></a>', str(escape(tokens[place].content)))


def tagged(self: RendererHTML, tokens: Sequence[Token], place: int, options: Any, env: Any) -> str:
    """Write a tag of a table."""
    return TAGS[tokens[place].type]


def parser() -> MarkdownIt:
    """Return a parser that takes no HTML."""
    made = MarkdownIt("commonmark", {"html": False}).enable("table")
    made.add_render_rule("text", linked)
    for name in TAGS:
        made.add_render_rule(name, tagged)
    return made


PARSER: Final = parser()


def markdown(text: str) -> Markup:
    """Turn Markdown into HTML; everything that looks like HTML is escaped."""
    return Markup(PARSER.render(text))
