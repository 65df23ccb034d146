"""The material in words: titles, labels and values as the reader's language has them.

| what              | text                                                                       |
| ----------------- | -------------------------------------------------------------------------- |
| a part            | `material-PART` of the game, or `page-section-PART` for what all games have |
| a key             | its attribute `.KEY`, or `page-column-KEY`, or `name-KEY`                   |
| an entry          | its name in the file, or `name-ID`                                         |
| a word as a value | `material-words.WORD` of the game, or `name-WORD`, or `page-word-WORD`      |

Whatever has no text is shown as it stands in the file.
"""

import re
from functools import cache
from typing import Any, Final

from babel.numbers import format_decimal
from markupsafe import Markup, escape

from kontor import games
from kontor.server.page.material import Row
from kontor.server.page.page_texts import PageTexts
from kontor.text.bundles import hyphened
from kontor.text.languages import LOCALES

SYMBOL: Final = re.compile(r'<symbol id="([^"]+)" viewBox')
# Years are not grouped like amounts; names of people and houses are no words.
UNGROUPED: Final = ("year",)
NAMES: Final = ("designer", "designers", "artist", "publisher", "publishers")


class MaterialTexts(PageTexts):
    """What the page of a game's material says."""

    def __init__(self, language: str, slug: str) -> None:
        super().__init__(language, slug)
        self.slug = slug

    def title(self, path: str) -> Markup:
        """Return the title of a part of the file."""
        name = hyphened(path.replace(".", "-"))
        return self.first(path, f"material-{name}", f"page-section-{name}")

    def label(self, path: str, key: str) -> Markup:
        """Return what a key is called."""
        if key.isdigit():
            return escape(key)
        part, name = hyphened(path.replace(".", "-")), hyphened(key)
        return self.first(key, f"material-{part}.{name}", f"page-column-{name}", f"name-{name}")

    def row(self, path: str, row: Row) -> Markup:
        """Return what an entry is called."""
        if self.language in row.names:
            return escape(row.names[self.language])
        return self.label(path, row.id)

    def value(self, path: str, key: str, value: Any) -> Markup:
        """Write a value as people read it."""
        if value is None:
            return Markup("–")
        if isinstance(value, bool):
            return escape(self.say("page-yes" if value else "page-no"))
        if isinstance(value, int | float):
            if key in UNGROUPED:
                return escape(value)
            return escape(format_decimal(value, locale=LOCALES[self.language].replace("-", "_")))
        if isinstance(value, list):
            return Markup(", ").join(self.item(path, key, item) for item in value)
        if isinstance(value, dict):
            if self.language in value:
                return escape(value[self.language])
            return Markup(" · ").join(
                self.pair(self.label(path, inner), self.value(path, inner, item))
                for inner, item in value.items()
            )
        return self.word(key, str(value))

    def item(self, path: str, key: str, item: Any) -> Markup:
        """Write one item of a list; a pair is joined."""
        if not isinstance(item, list):
            return self.value(path, key, item)
        sign = Markup("\u202f×\u202f" if all(isinstance(one, int) for one in item) else " – ")
        return sign.join(self.value(path, key, one) for one in item)

    def pair(self, label: Markup, text: Markup) -> Markup:
        """Write a label before what it stands for."""
        return Markup(self.say("page-colon", label=label, text=text))

    def word(self, key: str, word: str) -> Markup:
        """Return what a word of the file means."""
        if key in NAMES or not word:
            return escape(word or "–")
        name = hyphened(word)
        return self.first(word, f"material-words.{name}", f"name-{name}", f"page-word-{name}")

    def first(self, key: str, *names: str) -> Markup:
        """Return the first of these texts that there is, or the key as it stands in the file."""
        for name in names:
            if self.has(name):
                return escape(self.say(name))
        return Markup("<code>{}</code>").format(key)

    def picture(self, entry: str) -> str:
        """Return the symbol that shows an entry, or nothing."""
        return "" if entry.isdigit() else pictures(self.slug).get(hyphened(entry), "")


@cache
def pictures(slug: str) -> dict[str, str]:
    """Return the drawings of a game by what they show: `i-wine` shows wine."""
    file = games.FOLDER / slug / "board" / "symbols.svg"
    found: dict[str, str] = {}
    for symbol in SYMBOL.findall(file.read_text("utf-8") if file.is_file() else ""):
        shown = hyphened(symbol)
        for name in (shown, shown.partition("-")[2]):
            if name:
                found.setdefault(name, symbol)
    return found
