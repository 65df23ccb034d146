r"""Bodies: what is wrong with one, read from the words of msgspec, which has no names for it.

It says “Expected `int`, got `str` - at `$.seat`”; that becomes a problem with the place `seat`.
"""

import re
from typing import Final

from kontor.engine.file_errors import PREFIX
from kontor.engine.messages import Facts, Message

PLACE: Final = re.compile(r"^(?P<words>.*?)(?: - at `\$\.?(?P<place>.*)`)?$", re.DOTALL)
# What is said, the problem that it means, and what its parts are; a number is a number.
KINDS: Final = (
    (r"Expected `([^`|]+)[^`]*`, got `(.+)`", "kind", ("wanted", "found")),
    (r"Expected `int` >= (-?\d+)", "at-least", ("least",)),
    (r"Expected `int` <= (-?\d+)", "at-most", ("most",)),
    (r"Expected `str` of length >= (\d+)", "short", ("least",)),
    (r"Expected `str` of length <= (\d+)", "too-long", ("most",)),
    (r"Expected `(?:array|object)` of length >= (\d+)", "least-entries", ("least",)),
    (r"Expected `(?:array|object)` of length <= (\d+)", "most-entries", ("most",)),
    (r"Expected `str` matching regex .*", "form", ()),
    (r"Object missing required field `(.+)`", "missing", ("field",)),
    (r"Object contains unknown field `(.+)`", "unknown-field", ("field",)),
    (r"Invalid enum value (.+)", "not-offered", ("value",)),
    (r"(?:Integer value|Number) out of range", "out-of-range", ()),
)


def problem_of(complaint: str) -> Message:
    """Return what is wrong with a body, and where."""
    found = PLACE.match(complaint)
    words, place = (found["words"], found["place"] or "") if found else (complaint, "")
    for pattern, name, parts in KINDS:
        if said := re.fullmatch(pattern, words, re.DOTALL):
            facts: Facts = {
                part: int(text) if part in ("least", "most") else text.strip()
                for part, text in zip(parts, said.groups(), strict=True)
            }
            field = facts.pop("field", "")
            place = ".".join(step for step in (place, str(field)) if step)
            return Message(PREFIX + name, {"place": place, **facts})
    return Message(PREFIX + "misfit", {"place": place})
