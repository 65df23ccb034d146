"""The language of this run, and how commands speak: on screen, as JSON, about errors."""

import json
import os
import sys
import unicodedata
from typing import NoReturn

from rich.console import Console

from kontor import compiled
from kontor.engine.game import SetupError
from kontor.engine.messages import SPECTATOR
from kontor.text.bundles import Argument
from kontor.text.languages import UnknownLanguage, language
from kontor.text.texts import Reader, Texts

USAGE_ERROR = 2

screen = Console(highlight=False)
aside = Console(stderr=True, highlight=False)


def harmless(text: str) -> str:
    """Return a text from a file without signs that a terminal would obey."""
    return "".join(sign if unicodedata.category(sign)[0] != "C" else "�" for sign in text)


def stop(reason: str, code: int = USAGE_ERROR) -> NoReturn:
    """End with one clear line."""
    lines = "\n".join(harmless(line) for line in reason.split("\n"))
    aside.print(f"kontor: {lines}", style="red", markup=False, soft_wrap=True)
    sys.exit(code)


def wished_language(arguments: list[str]) -> str | None:
    """Return the value of --lang, wherever it stands; help texts need it before parsing."""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def chosen_language() -> str:
    """Return the language of this run."""
    try:
        return language(wished_language(sys.argv[1:]), os.environ)
    except UnknownLanguage as error:
        stop(str(error))


LANGUAGE = chosen_language()


def texts(slug: str | None = None) -> Texts:
    """Return the texts of this run's language, with those of a game if one is given."""
    return Texts(LANGUAGE, slug)


def say(name: str, /, **arguments: Argument) -> str:
    """Return a common text in this run's language."""
    return texts().say(name, **arguments)


def objection(error: SetupError) -> str:
    """Say why a table cannot be; a text of a game speaks of its pieces, a common one of words."""
    if error.game:
        told = texts(error.game).message(error.message, Reader(SPECTATOR, []))
        return f"{told} ({error.clause})"
    facts = {key: fact for key, fact in error.message.facts.items() if not isinstance(fact, list)}
    return say(error.message.name, **facts)


def build() -> str:
    """Say whether the rules run compiled, and if not why."""
    status = compiled.status()
    if status.compiled:
        return say("cli-running-compiled")
    running = "cli-running-mixed" if status.mixed else "cli-running-plain"
    return say(running, reason=status.reason)


def print_json(value: object) -> None:
    """Print one JSON value for a program to read."""
    print(json.dumps(value, ensure_ascii=False, indent=2 if sys.stdout.isatty() else None))
