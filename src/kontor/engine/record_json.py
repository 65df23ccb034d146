"""Records as JSON: the same truth as the text, for programs; each is made from the other.

The keys are those of docs/record.schema.json. A key whose value is empty is left out, as in the
text; `version` counts the same changes of the format as the first line of the text does.
"""

import json
from typing import Any, Final

from kontor.engine.messages import Message
from kontor.engine.record import (
    CLOCK,
    CLOCK_LETTER,
    FORMAT,
    SEAT_LETTERS,
    Answer,
    Record,
    RecordError,
    parse,
    seat_letter,
)

NAME: Final = "kontor record"
SECRETS: Final = ("commitment", "salt", "seed")
KEYS: Final = {
    "format", "version", "game", "rules", "components", "options", "seats", *SECRETS, "answers",
    "result",
}  # fmt: skip
ANSWER_KEYS: Final = {"seat", "answer", "mark", "comment"}


def is_json(text: str) -> bool:
    """Tell whether a record is written as JSON rather than as lines."""
    return text.lstrip()[:1] == "{"


def read(text: str) -> Record:
    """Read a record in either form."""
    return from_json(text) if is_json(text) else parse(text)


def data(record: Record) -> dict[str, Any]:
    """Return a record as plain data."""
    found: dict[str, Any] = {
        "format": NAME,
        "version": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "components": record.components,
        "options": dict(record.options),
        "seats": [" ".join(name.split()) for name in record.names],
    }
    for key, value in (
        ("commitment", record.commitment),
        ("salt", record.salt),
        ("seed", record.seed),
    ):
        if value:
            found[key] = value
    found["answers"] = [answer_data(answer) for answer in record.answers]
    if record.result:
        found["result"] = list(record.result)
    return found


def answer_data(answer: Answer) -> dict[str, str]:
    """Return an answer as plain data."""
    found = {"seat": seat_letter(answer.seat), "answer": answer.word}
    if answer.mark:
        found["mark"] = answer.mark
    if answer.comment:
        found["comment"] = answer.comment
    return found


def to_json(record: Record, indent: bool = False) -> str:
    """Write a record as JSON, on one line or to be read."""
    if indent:
        return json.dumps(data(record), ensure_ascii=False, indent=1)
    return json.dumps(data(record), ensure_ascii=False, separators=(",", ":"))


def from_json(text: str) -> Record:
    """Read a record from JSON; a RecordError names the key that cannot be read."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise unreadable("{") from error
    if not isinstance(found, dict) or found.get("format") != NAME:
        raise unreadable("format")
    if found.get("version") != FORMAT:
        raise unreadable("version")
    for key in found:
        if key not in KEYS:
            raise unreadable(str(key))
    record = Record(one_line(found, "game"), integer(found, "rules"), one_line(found, "components"))
    options = found.get("options", {})
    if not isinstance(options, dict):
        raise unreadable("options")
    record.options = {str(name): word(options, str(name), "options") for name in options}
    names = listed(found, "seats")
    if not 1 <= len(names) <= len(SEAT_LETTERS):
        raise unreadable("seats")
    record.names = [checked_line(name, "seats") for name in names]
    record.commitment = one_line(found, "commitment", "")
    record.salt = one_line(found, "salt", "")
    record.seed = one_line(found, "seed", "")
    for number, answer in enumerate(listed(found, "answers"), 1):
        record.answers.append(read_answer(answer, number, len(names)))
    record.result = [checked_integer(score, "result") for score in listed(found, "result")]
    if not can_be_text(record):
        raise unreadable("{")
    return record


def can_be_text(record: Record) -> bool:
    """Tell whether a record is one that the text can say: neither form may know more."""
    try:
        text = record.text()
        text.encode()
        return parse(text).text() == text
    except (RecordError, IndexError, UnicodeEncodeError):
        return False


def read_answer(found: Any, number: int, seats: int) -> Answer:
    """Read the answer of this number."""
    place = f"answers[{number - 1}]"
    if not isinstance(found, dict) or not ANSWER_KEYS.issuperset(found):
        raise unreadable(place)
    letter = word(found, "seat", place)
    if letter != CLOCK_LETTER and (len(letter) != 1 or letter not in SEAT_LETTERS[:seats]):
        raise unreadable(f"{place}.seat")
    seat = CLOCK if letter == CLOCK_LETTER else SEAT_LETTERS.index(letter)
    mark = word(found, "mark", place) if "mark" in found else ""
    comment = checked_line(found.get("comment", ""), f"{place}.comment")
    answer = Answer(seat, word(found, "answer", place), comment, mark)
    answer.line = number
    return answer


def one_line(found: dict[str, Any], key: str, missing: str | None = None) -> str:
    """Return a text of one line."""
    return checked_line(found.get(key, missing), key)


def checked_line(value: Any, place: str) -> str:
    """Return what must be a text that the lines of a record can hold."""
    if not isinstance(value, str) or value != value.strip() or len(value.splitlines()) > 1:
        raise unreadable(place)
    return value


def word(found: dict[str, Any], key: str, place: str) -> str:
    """Return a text without a space."""
    value = found.get(key)
    if not isinstance(value, str) or len(value.split()) != 1 or value != value.strip():
        raise unreadable(f"{place}.{key}")
    return value


def integer(found: dict[str, Any], key: str) -> int:
    """Return a whole number."""
    return checked_integer(found.get(key), key)


def checked_integer(value: Any, place: str) -> int:
    """Return what must be a whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise unreadable(place)
    return value


def listed(found: dict[str, Any], key: str) -> list[Any]:
    """Return a list, empty if there is none."""
    value = found.get(key, [])
    if not isinstance(value, list):
        raise unreadable(key)
    return value


def unreadable(place: str) -> RecordError:
    """Return the error that names a place of the JSON."""
    reason = f"the JSON record cannot be read at {place}"
    return RecordError(reason, Message("record-unreadable-json", {"place": place}))
