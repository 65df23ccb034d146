"""Scripts and style sheets without what only their readers here need: comments and indents."""

import re
from typing import Final

STYLE_NOTES: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
# In scripts notes stand on lines of their own, or say a type in the middle of one.
SCRIPT_NOTES: Final = re.compile(
    r"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*$|^[ \t]*//[^\n]*$|/\*\* @type (?:(?!\*/).)*\*/ ?",
    re.DOTALL | re.MULTILINE,
)
INDENTS: Final = re.compile(r"\n\s+")
# Ends of lines after which a script goes on as well on the same one; a note may stand beside it.
BREAKS: Final = re.compile(r"^((?!.* //).*[;{,(])\n", re.MULTILINE)
# Signs around which no space is needed; no text of a script has one of them, but selectors.
SIGNS: Final = re.compile(r" (=>|[!=]==|&&|\|\||\?\?|[-+*]?=|[<>]=?|[?:]) |(?<=\)) (?=\{)")


def style(text: str) -> str:
    """Return a style sheet without comments and line breaks."""
    return INDENTS.sub("\n", STYLE_NOTES.sub("", text)).strip() + "\n"


def script(text: str) -> str:
    """Return a script without comments and indents."""
    return INDENTS.sub("\n", SCRIPT_NOTES.sub("", text)).strip() + "\n"


def long_lines(script: str) -> str:
    """Return a script without the line breaks and spaces that mean nothing."""
    return BREAKS.sub(r"\1", SIGNS.sub(r"\1", script))
