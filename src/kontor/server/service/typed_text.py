"""Names and chat lines as people type them: trimmed, bounded, free of control characters."""

import re
import unicodedata
from typing import Final

from kontor.server.service.errors import ServiceError

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 500
LONGEST_MEMO: Final = 4_000
KEY: Final = re.compile(r"[A-Za-z0-9._: -]{1,64}")
# The colours of seats; the page gives each its shape.
COLOURS: Final = ("p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8")
# What can be said at the table by its name, so that everybody reads it in their own language.
PHRASES: Final = (
    *("hello", "luck", "moment", "back", "your-turn", "well-played", "ouch", "lucky"),
    *("thanks", "welcome", "sorry", "thinking", "tense", "again", "good-game", "bye"),
)
BOT_NAMES: Final = (
    "Ambrosius",
    "Wilhelmine",
    "Konrad",
    "Sibylla",
    "Leonhard",
    "Barbara",
    "Ulrich",
    "Agathe",
)


def cleaned(text: str) -> str:
    """Return a text on one line without control or direction characters."""
    kept = "".join(" " if sign.isspace() else sign for sign in text)
    return " ".join("".join(sign for sign in kept if unicodedata.category(sign)[0] != "C").split())


def is_key(text: str) -> bool:
    """Tell whether a text may name a request."""
    return KEY.fullmatch(text) is not None


def person_name(text: str) -> str:
    """Return a name fit to be shown and recorded."""
    name = cleaned(text)
    if not name:
        raise ServiceError("error-name-missing", 422)
    if len(name) > LONGEST_NAME:
        raise ServiceError("error-name-too-long", 422, most=LONGEST_NAME)
    return name


def chat_line(text: str) -> str:
    """Return a line of chat."""
    line = cleaned(text)
    if not line:
        raise ServiceError("error-chat-empty", 422)
    if len(line) > LONGEST_LINE:
        raise ServiceError("error-chat-too-long", 422, most=LONGEST_LINE)
    return line


def memo_text(text: str) -> str:
    """Return what somebody writes down for themselves, line by line."""
    lines = [cleaned(line) for line in text.splitlines()]
    memo = "\n".join(lines).strip()
    if len(memo) > LONGEST_MEMO:
        raise ServiceError("error-memo-too-long", 422, most=LONGEST_MEMO)
    return memo


def phrase_name(text: str) -> str:
    """Return the name of a ready phrase."""
    if text not in PHRASES:
        raise ServiceError("error-no-such-phrase", 422)
    return text


def alike(one: str, other: str) -> bool:
    """Tell whether two names can be taken for each other."""
    return bool(one) and plain_name(one) == plain_name(other)


def plain_name(name: str) -> str:
    """Return the letters of a name without accents, case and signs."""
    letters = unicodedata.normalize("NFKD", name).casefold()
    return "".join(sign for sign in letters if sign.isalnum())


def bot_name(taken: list[str], seat: int) -> str:
    """Return a name for a bot that nobody at the table has."""
    turned = BOT_NAMES[seat % len(BOT_NAMES) :] + BOT_NAMES[: seat % len(BOT_NAMES)]
    return next((name for name in turned if name not in taken), f"{turned[0]} {seat + 1}")


def colour_for(wished: str, taken: list[str]) -> str:
    """Return the wished colour if it is free, or else the first free one."""
    if wished in COLOURS and wished not in taken:
        return wished
    return next(colour for colour in COLOURS if colour not in taken)
