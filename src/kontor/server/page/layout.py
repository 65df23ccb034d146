"""Lines of templates: where they are broken does not show on the page.

| a line break, with the indentation around it     | becomes   |
| ------------------------------------------------ | --------- |
| inside a tag                                     | a space   |
| beside a tag, an expression, a statement         | nothing   |
| between two words                                | a space   |

A space that is meant beside a line break is written `{{ " " }}`.
"""

import re
from collections.abc import Iterator
from typing import Final

from jinja2.ext import Extension
from jinja2.lexer import Token, TokenStream

MARK: Final = re.compile(r"<|>|\s*\n\s*")


class Layout(Extension):
    """Takes the line breaks out of templates."""

    def filter_stream(self, stream: TokenStream) -> Iterator[Token]:
        """Hand on the tokens of a template, its own text without line breaks."""
        in_tag = False
        for token in stream:
            if token.type != "data":
                yield token
                continue
            text, in_tag = joined(token.value, in_tag)
            yield Token(token.lineno, token.type, text)


def joined(text: str, in_tag: bool) -> tuple[str, bool]:
    """Join the lines of a piece of text; tell whether a tag is still open at its end."""
    parts = []
    done = 0
    for found in MARK.finditer(text):
        if found[0] in "<>":
            in_tag = found[0] == "<"
            continue
        before, after = text[: found.start()], text[found.end() :]
        is_inner = bool(before and after) and before[-1] != ">" and after[0] != "<"
        parts += [text[done : found.start()], " " if in_tag or is_inner else ""]
        done = found.end()
    return "".join([*parts, text[done:]]), in_tag
