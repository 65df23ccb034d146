"""Notes: what the table itself says beside the chat.

A note is a text `note-NAME`. It names who did something, and perhaps somebody else it is about.
"""

from collections.abc import Sequence
from typing import Final

from kontor.server.store.rows import Entry, SeatRow

# What lines about a seat may say; `succeeds` is followed by the name of who sat there before.
SEAT_NOTES: Final = (
    *("claimed", "succeeds", "invited", "handed", "token"),
    *("left", "bot", "bot-plays", "bot-decided", "returned", "removed"),
)
# What is moved about a seat.
MOTION_NOTES: Final = ("motion-bot", "motion-hand")
OTHER_NOTES: Final = (
    *("material", "withdraw", "undo", "redo", "propose", "decline", "rewind", "object"),
    *("mend", "rematch", "mute", "unmute"),
)
NAMES: Final = (*SEAT_NOTES, *MOTION_NOTES, *OTHER_NOTES)


def note(entry: Entry, seats: Sequence[SeatRow]) -> tuple[str, str]:
    """Return the text that tells a line of the journal, and the other person it names."""
    if entry.kind == "seat":
        name, _, other = entry.text.partition(" ")
        return f"note-{name}", other
    if entry.kind == "motion":
        name, about, *_ = entry.text.split()
        return f"note-motion-{name}", seats[int(about)].name
    if entry.kind == "object":
        return "note-object", seats[int(entry.text)].name
    return f"note-{entry.kind}", ""
