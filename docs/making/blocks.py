"""The blocks of code in a page, and what a comment right above says about one.

<!-- not run: REASON -->     the tests leave it alone
<!-- needs NAME -->          it needs a library that is not among the requirements
<!-- long -->                it takes minutes: only with `--long`
"""

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass

from markdown_it import MarkdownIt

REMARK = re.compile(r"<!-- (not run|needs|long)(?:: | )?(.*?) ?-->")


@dataclass(frozen=True)
class Block:
    """A block of code: its language ("" where none is named), its text, its line in the page."""

    language: str
    text: str
    line: int
    remark: str = ""
    reason: str = ""

    def commands(self) -> list[list[str]]:
        """Return the commands of a block of `sh`, word by word."""
        lines = self.text.replace("\\\n", " ").splitlines()
        split = [shlex.split(line, comments=True) for line in lines]
        return [words for words in split if words]


def blocks(page: str) -> Iterator[Block]:
    """Find the blocks of a page in their order."""
    remark = reason = ""
    for token in MarkdownIt("commonmark").parse(page):
        if token.type == "html_block":
            found = REMARK.match(token.content)
            remark, reason = (found[1], found[2]) if found else ("", "")
        elif token.type in ("fence", "code_block"):
            line = token.map[0] + 1 if token.map else 0
            yield Block(token.info.strip(), token.content, line, remark, reason)
            remark = reason = ""
        elif token.level == 0 and token.nesting >= 0:
            remark = reason = ""
