"""What explains itself on a table: whatever is drawn, counted or chosen lies in help."""

import re
from html.parser import HTMLParser

from tests.page.drawing import Elements

# What the frame draws around the pieces: its small signs, clocks, and what follows a finished game.
FRAME = frozenset({"ico", "seat-clock", "player-kind", "after", "question", "replay", "proposal"})
# A number by itself: what stands in a sentence is explained by it.
NUMBER = re.compile(r"[\W\d]*\d[\W\d]*")


class Unexplained(HTMLParser):
    """Finds the pieces, drawings and numbers of a region that no element with help holds."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.keys: set[str] = set()
        # Of each open element, whether it is explained or belongs to the frame.
        self.open: list[bool] = []
        self.last = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.begin(tag, dict(attrs))
        if tag in Elements.VOID:
            self.open.pop()

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.begin(tag, dict(attrs))
        self.open.pop()

    def begin(self, tag: str, attrs: dict[str, str | None]) -> None:
        """Look at an element."""
        keys = (attrs.get("data-help") or "").split()
        self.keys.update(keys)
        classes = (attrs.get("class") or "").split()
        around = bool(self.open and self.open[-1])
        is_told = around or bool(keys) or not FRAME.isdisjoint(classes)
        self.open.append(is_told)
        self.last = f"{tag}.{'.'.join(classes)}"
        if not is_told and (attrs.get("data-piece") or tag == "svg"):
            self.found.append(f"{self.last} {attrs.get('data-piece') or ''}".strip())

    def handle_endtag(self, tag: str) -> None:
        self.open.pop()

    def handle_data(self, data: str) -> None:
        if NUMBER.fullmatch(data) and not (self.open and self.open[-1]):
            self.found.append(f"{self.last}: {data.strip()}")
