"""Rulebooks: the rules of a game in a reader's language, clause by clause.

| a rulebook in Markdown            | what it is read into                |
| --------------------------------- | ----------------------------------- |
| # Title, and paragraphs below it  | title and introduction              |
| ## R1 Setting up                  | a chapter                           |
| **R1.1** One paragraph            | a clause                            |
| *R1.2* One paragraph              | a clause that follows from others   |
| other paragraphs and tables       | the `extra` of the clause above     |
| ## Examples, and anything below   | a further section                   |
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from kontor import games
from kontor.text.languages import known

CHAPTER: Final = re.compile(r"(R\d+) (.+)")
CLAUSE: Final = re.compile(r"(\*\*?)(R\d+\.\d+)\1 (.+)", re.DOTALL)
REFERENCE: Final = re.compile(r"\bR\d+(?:\.\d+)?\b")


class RulebookError(Exception):
    """A rulebook cannot be read, or has no such clause."""


@dataclass
class Clause:
    """One numbered rule; `extra` is what stands below it, such as a table. Both are Markdown.

    One that `follows` from other clauses changes nothing: it is a note for the reader.
    """

    id: str
    text: str
    extra: str = ""
    follows: bool = False


@dataclass
class Chapter:
    """A numbered chapter of clauses."""

    id: str
    title: str
    clauses: list[Clause] = field(default_factory=list)


@dataclass
class Section:
    """A further section without clauses, in Markdown."""

    title: str
    text: str


@dataclass
class Rulebook:
    """The rules of a game in one language."""

    title: str
    introduction: str
    chapters: list[Chapter]
    sections: list[Section]

    def clauses(self) -> Iterator[Clause]:
        """Go through all clauses in order."""
        for chapter in self.chapters:
            yield from chapter.clauses

    def ids(self) -> list[str]:
        """List the numbers of all clauses in order."""
        return [clause.id for clause in self.clauses()]

    def clause(self, wanted: str) -> Clause:
        """Return the clause of a number."""
        for clause in self.clauses():
            if clause.id == wanted:
                return clause
        raise RulebookError(f"{self.title}: there is no clause {wanted}")

    def chapter(self, wanted: str) -> Chapter:
        """Return the chapter of a number."""
        for chapter in self.chapters:
            if chapter.id == wanted:
                return chapter
        raise RulebookError(f"{self.title}: there is no chapter {wanted}")


@cache
def load(slug: str, language: str) -> Rulebook:
    """Read the rulebook of a game in a language."""
    path = games.FOLDER / slug / "rulebook" / f"{known(language)}.md"
    return parse(path.read_text("utf-8"))


def parse(text: str) -> Rulebook:
    """Read a rulebook from Markdown."""
    head, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    title, _, introduction = head.strip().partition("\n")
    if not title.startswith("# "):
        raise RulebookError('a rulebook begins with "# " and its title')
    book = Rulebook(title.removeprefix("# "), introduction.strip(), [], [])
    for part in parts:
        heading, _, body = part.partition("\n")
        numbered = CHAPTER.fullmatch(heading)
        if numbered:
            book.chapters.append(Chapter(numbered[1], numbered[2], read_clauses(body)))
        else:
            book.sections.append(Section(heading, body.strip()))
    return book


def read_clauses(body: str) -> list[Clause]:
    """Read the clauses of a chapter; other paragraphs belong to the clause above them."""
    clauses: list[Clause] = []
    for paragraph in re.split(r"\n\s*\n", body.strip()):
        found = CLAUSE.fullmatch(paragraph)
        if found:
            clauses.append(Clause(found[2], found[3], follows=found[1] == "*"))
        elif clauses:
            clauses[-1].extra = f"{clauses[-1].extra}\n\n{paragraph}".strip()
        else:
            raise RulebookError(f'no clause stands above "{paragraph[:40]}"')
    return clauses


def references(text: str) -> list[str]:
    """List the clauses and chapters that a text mentions."""
    return REFERENCE.findall(text)
