"""Spelling: every word is looked up in the dictionaries of Debian's hunspell.

What they do not know stands in `words/`: names and code for all, and lists by game and language.
"""

import re
import shutil
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from kontor.text.texts import Texts
from tests.text.prose import prose

FOLDER = Path(__file__).parent / "words"
DICTIONARIES = {"en": "en_GB", "fr": "fr_FR", "de": "de_DE"}
MISSING = "no spelling: install Debian's hunspell, hunspell-en-gb, hunspell-fr and hunspell-de-de"
# A word: letters, with apostrophes and hyphens inside.
WORD = re.compile(r"[^\W\d_]+(?:[’-][^\W\d_]+)*")
# What French elides before a word.
ELIDED = re.compile(r"^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)’", re.IGNORECASE)


def words(text: str, language: str) -> list[str]:
    """Return the words of a text as a dictionary has them."""
    found = []
    for word in WORD.findall(text):
        plain = word
        while language == "fr" and ELIDED.match(plain):
            plain = ELIDED.sub("", plain)
        if len(plain) > 1:
            found.append(plain)
    return found


@cache
def listed(slug: str | None, language: str) -> frozenset[str]:
    """Return the words on our own lists: names, code, common words, and those of a game."""
    lists = ["names.txt", "code.txt", f"common.{language}.txt", f"{slug}.{language}.txt"]
    files = [FOLDER / name for name in lists if (FOLDER / name).is_file()]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    return frozenset(line for line in lines if line and not line.startswith("#"))


def unknown(language: str, candidates: Iterable[str], known: frozenset[str]) -> set[str]:
    """Return the words that neither the dictionary nor our lists know."""
    asked = sorted({word for word in candidates if not is_listed(word, known)})
    command = ["hunspell", "-d", DICTIONARIES[language], "-i", "utf-8", "-l"]
    if not shutil.which("hunspell"):
        pytest.fail(MISSING)
    # Hunspell writes the straight apostrophe.
    answer = subprocess.run(
        command,
        input="\n".join(asked).replace("’", "'"),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if answer.returncode or "Can't open" in answer.stderr:
        pytest.fail(f"{MISSING} ({answer.stderr.strip()})")
    doubted = {word.replace("'", "’") for word in answer.stdout.split()}
    return {word for word in asked if word in doubted or set(re.split("[’-]", word)) & doubted}


def is_listed(word: str, known: frozenset[str]) -> bool:
    """Tell whether a word is on a list, also with a capital letter or an English ’s."""
    plain = word.removesuffix("’s").removesuffix("s’")
    return bool({word, plain, word[:1].lower() + word[1:], plain[:1].lower() + plain[1:]} & known)


def misspelt(slug: str | None, language: str) -> list[tuple[str, str]]:
    """Name the places where a word is that nobody knows."""
    places = [(place, text, words(text, language)) for place, text in prose(slug, language)]
    candidates = (word for _, _, found in places for word in found)
    titles = words(Texts(language, slug).say("game-title"), language) if slug else []
    wrong = unknown(language, candidates, listed(slug, language) | frozenset(titles))
    return [
        (f"{place} [{word}]", text)
        for place, text, found in places
        for word in found
        if word in wrong
    ]
