"""People in sentences: the reader is addressed, others are named.

| language | form       | the reader | somebody else       |
| -------- | ---------- | ---------- | ------------------- |
| en       | who, whose | you, your  | Ada, Ada’s          |
| fr       | qui, de, a | vous, de vous, à vous | Ada, d’Ada, à Ada |
| de       | wer, wen, wem | du, dich, dir | Ada              |
"""

from collections.abc import Callable
from typing import Final

from kontor.text.french import elided

Form = Callable[[str, bool], str]

FORMS: Final[dict[str, dict[str, Form]]] = {
    "en": {
        "who": lambda name, you: "you" if you else name,
        "whose": lambda name, you: "your" if you else f"{name}’s",
    },
    "fr": {
        "qui": lambda name, you: "vous" if you else name,
        "de": lambda name, you: "de vous" if you else elided(name),
        "a": lambda name, you: "à vous" if you else f"à {name}",
    },
    "de": {
        "wer": lambda name, you: "du" if you else name,
        "wen": lambda name, you: "dich" if you else name,
        "wem": lambda name, you: "dir" if you else name,
    },
}
