"""Terms in a rulebook: each is marked once in a section and explains itself where it stands."""

import re
from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from kontor.text import terms
from kontor.text.terms import Term

# What a word may end in when it is declined: plurals of three languages, German cases.
ENDING: Final = "(?:s|x|e|n|en|es|er)?"
MARKED: Final = Markup(
    '<span class="term" tabindex="0" aria-describedby="{0}">{1}</span>'
    '<span class="term-means" role="tooltip" id="{0}"><b>{2}</b> {3}</span>'
)


class TermMarks:
    """The terms of one section that are not marked yet."""

    def __init__(self, section: str, known: Sequence[Term]) -> None:
        self.section = section
        self.by_word = {term.word.casefold(): term for term in known}
        self.seen: set[str] = set()
        words = sorted((re.escape(term.word) for term in known), key=len, reverse=True)
        self.pattern = re.compile(
            rf"(?<![\w-])({'|'.join(words) or '(?!)'}){ENDING}(?![\w-])", re.IGNORECASE
        )

    def mark(self, text: str) -> Markup:
        """Escape a text and mark the terms that stand in it for the first time."""
        found, last = Markup(""), 0
        for match in self.pattern.finditer(text):
            term = self.by_word[match.group(1).casefold()]
            if term.name in self.seen:
                continue
            self.seen.add(term.name)
            place = f"{self.section}-{term.name.replace('_', '-')}"
            found += Markup.escape(text[last : match.start()])
            found += MARKED.format(place, match.group(), term.word, term.means)
            last = match.end()
        return found + Markup.escape(text[last:])


def own_terms(slug: str, language: str) -> tuple[Term, ...]:
    """Return the terms of a game; only these are marked: a seal may be another thing there."""
    return terms.terms(slug, language) if terms.path(slug).is_file() else ()


def glossary(slug: str, language: str) -> list[Term]:
    """Return the terms of a game and the common ones, by the alphabet, no word twice."""
    found: dict[str, Term] = {}
    for term in (*own_terms(slug, language), *terms.terms(None, language)):
        found.setdefault(term.word.casefold(), term)
    return sorted(found.values(), key=lambda term: terms.alphabetical(term.word))
