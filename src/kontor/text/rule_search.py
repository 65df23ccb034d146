"""Searching the rulebooks: every clause, section and term, by words without accents or capitals.

A word of a query is the beginning of a word of the text; "R4" is a chapter or its clauses, "R4.5" a
clause. The words of the heading and the game's title count where at least one stands in the text.
"""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Final

from kontor import games
from kontor.text import rulebook, terms

LONGEST_QUERY: Final = 80
# So much of a text is shown around what was found, beginning so far before it.
EXCERPT: Final = 230
LEAD_IN: Final = 70
WORD: Final = re.compile(r"[Rr]\d+(?:\.\d+)?(?!\w)|[^\W_]+")
NUMBER: Final = re.compile(r"r\d+(?:\.\d+)?")
# What Markdown adds to a text: emphasis, code, rows of tables, headings and list marks.
MARKS: Final = re.compile(r"\*\*|\*|`|^\|?[-|: ]+\|$|^#+ |^- |\|", re.MULTILINE)
UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})


@dataclass(frozen=True)
class Passage:
    """What can be found: a clause, chapter, paragraph or term, and the anchor it stands at.

    The `game` of a term that all games have in common is empty, so is the `number` of most.
    """

    game: str
    anchor: str
    number: str
    heading: str
    text: str
    is_term: bool = False


@dataclass(frozen=True)
class Found:
    """A passage that fits a query, and how well it does."""

    passage: Passage
    score: int
    wanted: tuple[str, ...]

    @property
    def excerpt(self) -> list[tuple[str, bool]]:
        """Return the words around the match in pieces, each marked or not."""
        return excerpt(self.passage.text, self.wanted)


@cache
def forms(word: str) -> frozenset[str]:
    """Return how a word may be typed: without accents and capitals, umlauts also as two letters."""
    small = word.casefold().translate(LIGATURES)
    return frozenset(terms.alphabetical(one) for one in (small, small.translate(UMLAUTS)))


def words_of(text: str) -> frozenset[str]:
    """Return all forms of the words of a text."""
    return frozenset(form for word in WORD.findall(text) for form in forms(word))


def fits(wanted: str, word: str) -> bool:
    """Tell whether a word of a query stands for a word: its beginning, but a number is whole."""
    if NUMBER.fullmatch(wanted):
        return word == wanted or word.startswith(f"{wanted}.")
    return word.startswith(wanted)


def plain(text: str) -> str:
    """Write a piece of Markdown in one line without its marks."""
    return " ".join(MARKS.sub(" ", text).split())


def passages(slug: str, language: str) -> Iterator[Passage]:
    """Go through all that a game's rulebook and its own terms say."""
    book = rulebook.load(slug, language)
    yield Passage(slug, "rulebook", "", book.title, plain(f"{book.title}. {book.introduction}"))
    for chapter in book.chapters:
        yield Passage(slug, chapter.id, chapter.id, chapter.title, chapter.title)
        for clause in chapter.clauses:
            text = plain(f"{clause.text}\n\n{clause.extra}")
            yield Passage(slug, clause.id, clause.id, chapter.title, text)
    for number, section in enumerate(book.sections, 1):
        for paragraph in re.split(r"\n\s*\n|\n(?=- )", section.text):
            yield Passage(slug, f"section-{number}", "", section.title, plain(paragraph))
    if terms.path(slug).is_file():
        yield from explained(slug, language)


def explained(slug: str, language: str) -> Iterator[Passage]:
    """Go through the terms of a game, or the common ones."""
    for term in terms.terms(slug or None, language):
        text = f"{term.word} – {term.means}"
        yield Passage(slug, anchor_of(slug, term.name), "", term.word, text, is_term=True)


def anchor_of(slug: str, name: str) -> str:
    """Return where a term stands in a glossary; a common one may share its name with another."""
    return f"{'term' if slug else 'common'}-{name.replace('_', '-')}"


class Places:
    """In which passages each word stands."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.by_word: dict[str, set[int]] = {}
        for place, text in enumerate(texts):
            for word in words_of(text):
                self.by_word.setdefault(word, set()).add(place)
        self.words = sorted(self.by_word)

    def holding(self, wanted: str) -> set[int]:
        """Return where a word that is wanted stands."""
        found: set[int] = set()
        for word in islice(self.words, bisect_left(self.words, wanted), None):
            if not word.startswith(wanted):
                break
            if fits(wanted, word):
                found |= self.by_word[word]
        return found


class RuleIndex:
    """All passages of a language: where words stand in texts, headings and titles of games."""

    def __init__(self, language: str) -> None:
        found = [one for slug in games.SLUGS for one in passages(slug, language)]
        self.passages = [*found, *explained("", language)]
        title = {slug: rulebook.load(slug, language).title for slug in games.SLUGS} | {"": ""}
        self.texts = Places(f"{one.number} {one.text}" for one in self.passages)
        self.headings = Places(one.heading for one in self.passages)
        self.titles = Places(title[one.game] for one in self.passages)

    def find(self, query: str) -> list[Found]:
        """Return the passages where all words of a query occur, the best first."""
        wanted = tuple(sorted(set(sought(query))))
        scores: Counter[int] = Counter()
        fitting, near = set(range(len(self.passages))), set[int]()
        for want in wanted:
            texts, headings = self.texts.holding(want), self.headings.holding(want)
            fitting &= texts | headings | self.titles.holding(want)
            near |= texts
            for place in fitting:
                is_number = want == self.passages[place].number.casefold()
                scores[place] += 100 * is_number + 6 * (place in headings)
            for place in fitting & self.texts.by_word.get(want, set()):
                scores[place] += 3
        found = [
            Found(self.passages[place], scores[place], wanted) for place in sorted(fitting & near)
        ]
        return sorted(found, key=lambda one: -one.score)


def sought(query: str) -> list[str]:
    """Return the words of a query, as they are compared."""
    given = WORD.findall(query[:LONGEST_QUERY])
    return [terms.alphabetical(word.casefold().translate(LIGATURES)) for word in given]


def excerpt(text: str, wanted: Sequence[str]) -> list[tuple[str, bool]]:
    """Cut out where most of the wanted words stand together, and mark them."""
    spans: list[tuple[int, int, set[str]]] = []
    for match in WORD.finditer(text):
        meant = {want for want in wanted for form in forms(match[0]) if fits(want, form)}
        if meant:
            spans.append((match.start(), match.end(), meant))

    def together(start: int) -> int:
        stop = start + EXCERPT - LEAD_IN
        return len(set().union(*(meant for at, end, meant in spans if start <= at and end <= stop)))

    first = max((span[0] for span in spans), key=together, default=0)
    start = 0 if first <= LEAD_IN else text.rfind(" ", 0, first - LEAD_IN) + 1
    stop = len(text) if len(text) <= start + EXCERPT else text.rfind(" ", start, start + EXCERPT)
    pieces, last = [("… " if start else "", False)], start
    for at, end, _ in spans:
        if start <= at and end <= stop:
            pieces += [(text[last:at], False), (text[at:end], True)]
            last = end
    pieces.append((text[last:stop] + (" …" if stop < len(text) else ""), False))
    return [piece for piece in pieces if piece[0]]


@cache
def index(language: str) -> RuleIndex:
    """Return the index of a language; it is made once."""
    return RuleIndex(language)
