"""Former players: how somebody is called who has erased themselves.

In place of a name stands a sign that nobody can type, so that a game still folds; whoever reads it
reads “a former player” in their own language. Several at one table are numbered.
"""

from collections.abc import Collection
from contextvars import ContextVar
from functools import cache
from typing import Final

from kontor.engine.record import Record
from kontor.text.texts import Texts

# Of a private plane: names as people type them have none of it (typed_text.py).
SIGN: Final = "\ue000"
# In which language the present request is read.
LANGUAGE: ContextVar[str] = ContextVar("language", default="en")


def former_name(taken: Collection[str]) -> str:
    """Return the name of one more former player at a table."""
    number = sum(map(is_former, taken))
    return f"{SIGN}{number + 1}" if number else SIGN


def is_former(name: str) -> bool:
    """Tell whether a name stands for a former player."""
    return name.startswith(SIGN)


def shown_name(name: str) -> str:
    """Return a name as it is shown to whoever asks now."""
    return said(LANGUAGE.get(), name[1:]) if is_former(name) else name


def named_record(record: Record) -> Record:
    """Return a record with names that can be read; its marks follow from them."""
    names = [shown_name(name) for name in record.names]
    if names == record.names:
        return record
    again = Record(record.game, record.rules, record.components)
    again.options, again.names, again.result = record.options, names, record.result
    again.commitment, again.salt, again.seed = record.commitment, record.salt, record.seed
    for answer in record.answers:
        again.add(answer.seat, answer.word, answer.comment)
    return again


@cache
def said(language: str, number: str) -> str:
    """Say who a former player is."""
    texts = Texts(language)
    if number:
        return texts.say("former-player-numbered", number=number)
    return texts.say("former-player")
