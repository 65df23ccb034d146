"""Rulebooks as HTML: CommonMark with tables; clauses that are named become links."""

import re
from collections.abc import Sequence
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markupsafe import Markup, escape

from kontor.server.page.term_marks import TermMarks

CLAUSE: Final = re.compile(r"\bR\d+(?:\.\d+)?\b")
LINK: Final = Markup('<a href="#{0}">{0}</a>')
# Tables can be scrolled; how columns are aligned is for the style sheet to say.
TAGS: Final = {
    "table_open": '<div class="rule-table"><table>',
    "table_close": "</table></div>",
    "th_open": '<th scope="col">',
    "td_open": "<td>",
}


def linked(self: RendererHTML, tokens: Sequence[Token], place: int, options: Any, env: Any) -> str:
    """Escape a piece of text, link the clauses that it names, and mark terms outside tables."""
    text, last = tokens[place].content, 0
    marks: TermMarks | None = None if env.get("in_table") else env.get("marks")
    mark = marks.mark if marks else escape
    found = Markup("")
    for match in CLAUSE.finditer(text):
        found += mark(text[last : match.start()]) + LINK.format(match.group())
        last = match.end()
    return str(found + mark(text[last:]))


def tagged(self: RendererHTML, tokens: Sequence[Token], place: int, options: Any, env: Any) -> str:
    """Write a tag of a table."""
    env["in_table"] = tokens[place].type != "table_close"
    return TAGS[tokens[place].type]


def parser() -> MarkdownIt:
    """Return a parser that takes no HTML."""
    made = MarkdownIt("commonmark", {"html": False}).enable("table")
    made.add_render_rule("text", linked)
    for name in TAGS:
        made.add_render_rule(name, tagged)
    return made


PARSER: Final = parser()


def markdown(text: str, marks: TermMarks | None = None) -> Markup:
    """Turn Markdown into HTML; everything that looks like HTML is escaped."""
    return Markup(PARSER.render(text, {"marks": marks}))
