"""The language of this run, and how commands speak: on screen, as JSON, about errors."""

import json
import os
import sys
import unicodedata
from difflib import get_close_matches
from functools import reduce
from typing import NoReturn

from rich.console import Console

from kontor import compiled
from kontor.engine.game import SetupError
from kontor.engine.messages import SPECTATOR
from kontor.engine.record import RecordError
from kontor.text.bundles import Argument
from kontor.text.languages import LANGUAGES, OWN_VARIABLE, UnknownLanguage, language
from kontor.text.texts import Reader, Texts

USAGE_ERROR = 2
# The facts of an error that hold the word nobody knows, the narrowest first.
MISTAKEN = ("value", "option", "bot", "game")

# Why the rules do not run compiled, and our words for it.
WHY_PLAIN = {
    compiled.PURE: "cli-plain-wanted",
    compiled.NO_COMPILER: "cli-plain-no-compiler",
    compiled.NO_HEADERS: "cli-plain-no-headers",
    compiled.NOT_YET: "cli-plain-not-yet",
    compiled.NOT_IN_WHEEL: "cli-plain-not-in-wheel",
}

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
    except UnknownLanguage:
        word = wished_language(sys.argv[1:]) or os.environ.get(OWN_VARIABLE, "")
        known = ", ".join(LANGUAGES)
        others = {key: value for key, value in os.environ.items() if key != OWN_VARIABLE}
        texts = Texts(language(None, others))
        stop(texts.say("usage-no-such-language", word=word, known=known))


LANGUAGE = chosen_language()


def texts(slug: str | None = None) -> Texts:
    """Return the texts of this run's language, with those of a game if one is given."""
    return Texts(LANGUAGE, slug)


def say(name: str, /, **arguments: Argument) -> str:
    """Return a common text in this run's language."""
    return texts().say(name, **arguments)


def objection(error: SetupError | RecordError) -> str:
    """Say why a table or a record cannot be used, and what may have been meant."""
    message = error.message
    if isinstance(error, SetupError) and error.game:
        told = texts(error.game).message(message, Reader(SPECTATOR, []))
        return f"{told} ({error.clause})"
    facts = {key: fact for key, fact in message.facts.items() if not isinstance(fact, list)}
    wrong = next((str(facts[key]) for key in MISTAKEN if key in facts), "")
    known = str(facts.get("known", "")).split(", ")
    close = get_close_matches(wrong, known, 1) if wrong else []
    return say(message.name, **facts) + did_you_mean(close)


def did_you_mean(close: list[str]) -> str:
    """Ask whether the nearest word was meant, if there is one."""
    return " " + say("usage-did-you-mean", word=close[0]) if close else ""


def build() -> str:
    """Say whether the rules run compiled, and if not why."""
    status = compiled.status()
    if status.compiled:
        return say("cli-running-compiled")
    running = "cli-running-mixed" if status.mixed else "cli-running-plain"
    groups = status.by_reason()
    if len(groups) == 1 and not status.mixed:
        return say(running, reason=why_plain(next(iter(groups))))
    parts = [
        say("problem-at", place=", ".join(names), problem=why_plain(reason))
        for reason, names in groups.items()
    ]
    told = reduce(lambda one, other: say("cli-plain-both", one=one, other=other), parts)
    return say(running, reason=told)


def why_plain(reason: str) -> str:
    """Say why something does not run compiled."""
    if reason.startswith(compiled.FAILED):
        return say("cli-plain-failed", file=reason.removeprefix(compiled.FAILED).strip())
    return say(WHY_PLAIN[reason]) if reason in WHY_PLAIN else reason


def print_json(value: object) -> None:
    """Print one JSON value for a program to read."""
    print(json.dumps(value, ensure_ascii=False, indent=2 if sys.stdout.isatty() else None))
