"""Reading: what an editor would mark in a rendered line, each check small and by itself.

A check takes a line and the vocabulary of its game and language, and returns what it found.
"""

import re
from collections.abc import Callable, Iterator

from tests.text import grammar
from tests.text.corpus import BOARD, EVENT, NAMES, OPTION, PROMPT, REFUSAL, SHEET, WAITING
from tests.text.rendering import Line
from tests.text.typesetting import mistakes
from tests.text.vocabulary import Vocabulary

MOST_LETTERS = 40
SAID = {EVENT, PROMPT, OPTION, REFUSAL, WAITING}
# A full stop after these ends no sentence.
SHORT = (
    r"(?<!z\. B)(?<!\bfl)(?<!\bmax)(?<!\bca)(?<!\bu\. a)(?<!\bbzw)(?<!\bNr)(?<!\bSt)(?<!\bd\. h)"
)
PAIRS = {"en": ["“”", "()"], "fr": ["«»", "()"], "de": ["„“", "()"]}
FIRM = "\u00a0"

ZERO = rf"(?<![\w.,:+–−-])0[ {FIRM}]([^\W\d]+)"
# Two to nil is a score.
SCORES = {"to", "against", "of", "contre", "à", "sur", "zu", "gegen", "von"}

Check = Callable[[Line, Vocabulary], list[str]]


def first_letter(line: Line, vocabulary: Vocabulary) -> list[str]:
    """A line begins with a capital letter, and so does each sentence."""
    found = [line.text[:12]] if line.kind != BOARD and line.text[:1].islower() else []
    for text in (line.text, line.detail):
        found += [
            m.group()
            for m in re.finditer(rf"\w+{SHORT}[.!?] +[^\W\dA-Z_]\w*", text)
            if m.group().split()[-1][0].islower()
        ]
    return found


def number_and_noun(line: Line, vocabulary: Vocabulary) -> list[str]:
    """One is followed by a singular, several by a plural; French counts zero as one."""
    return [found for text in parts(line) for found in grammar.miscounted(text, vocabulary)]


def zero_in_figures(line: Line, vocabulary: Vocabulary) -> list[str]:
    """Nobody says zero florins: it is left out, or said in words."""
    if line.kind not in SAID:
        return []
    found = [m for text in parts(line) for m in re.finditer(ZERO, text)]
    return [match.group() for match in found if match.group(1) not in SCORES]


def elision(line: Line, vocabulary: Vocabulary) -> list[str]:
    """French elides before a vowel and a mute h."""
    if vocabulary.language != "fr":
        return []
    return [found for text in parts(line) for found in grammar.not_elided(text)]


def article(line: Line, vocabulary: Vocabulary) -> list[str]:
    """A common noun does not stand bare in a sentence."""
    return [found for text in sentences(line) for found in grammar.bare(text, vocabulary)]


def agreement(line: Line, vocabulary: Vocabulary) -> list[str]:
    """A German article and preposition fit the noun."""
    if vocabulary.language != "de":
        return []
    return [found for text in parts(line) for found in grammar.misfits(text, vocabulary)]


def address(line: Line, vocabulary: Vocabulary) -> list[str]:
    """German says du, French says vous; a line that begins with Sie has nobody else to mean."""
    first = [line.text[:3]] if re.match(r"(?:Sie|Ihr|Ihre|Ihnen)\b", line.text) else []
    first = first if vocabulary.language == "de" else []
    return first + [
        found for text in parts(line) for found in grammar.misaddressed(text, vocabulary.language)
    ]


def avoided(line: Line, vocabulary: Vocabulary) -> list[str]:
    """One word for one thing: no synonym that the list of terms forbids."""
    return [m.group() for text in parts(line) for m in vocabulary.to_avoid.finditer(text)]


def own_name(line: Line, vocabulary: Vocabulary) -> list[str]:
    """Nobody reads the own name, but in a table: it is you."""
    if line.seat < 0 or line.kind == SHEET:
        return []
    name = NAMES[line.seat]
    return [name for text in parts(line) if re.search(rf"\b{name}\b", text)]


def spaces(line: Line, vocabulary: Vocabulary) -> list[str]:
    """No space too many, one line, and nothing left unfilled."""
    return [text for text in parts(line) if text != text.strip() or re.search(r"\s\s|[\n{}]", text)]


def quotes(line: Line, vocabulary: Vocabulary) -> list[str]:
    """Quotes and brackets come in pairs."""
    pairs = PAIRS[vocabulary.language]
    return [p for text in parts(line) for p in pairs if text.count(p[0]) != text.count(p[1])]


def typography(line: Line, vocabulary: Vocabulary) -> list[str]:
    """A line is set as its readers are used to."""
    found = [m for text in parts(line) for m in mistakes(vocabulary.language, text)]
    return [mistake.partition(":")[0] for mistake in found]


def length(line: Line, vocabulary: Vocabulary) -> list[str]:
    """A button has at most 40 letters; the rest stands in its second line."""
    if line.kind != OPTION or len(line.text) <= MOST_LETTERS:
        return []
    return [f"{len(line.text)} letters"]


CHECKS: dict[str, Check] = {
    "first letter": first_letter,
    "number and noun": number_and_noun,
    "zero in figures": zero_in_figures,
    "elision": elision,
    "article": article,
    "agreement": agreement,
    "address": address,
    "word to avoid": avoided,
    "own name": own_name,
    "spaces": spaces,
    "quotes": quotes,
    "typography": typography,
    "length of a button": length,
}


def parts(line: Line) -> list[str]:
    """Return the line and its second line, if it has one."""
    return [line.text, line.detail] if line.detail else [line.text]


def sentences(line: Line) -> list[str]:
    """Return what is running text: whole sentences, not labels."""
    return [
        text
        for text in parts(line)
        if text.rstrip("”“»)").endswith((".", "!", "?")) and line.kind != SHEET
    ]


def findings(line: Line, vocabulary: Vocabulary) -> Iterator[tuple[str, str]]:
    """Name everything wrong with a line: the check and what it found."""
    for name, check in CHECKS.items():
        for found in check(line, vocabulary):
            yield name, found
