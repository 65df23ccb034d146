"""Notes: what the table itself says beside the chat.

A note is a text `note-NAME`. It names who did something, and perhaps somebody else it is about.
"""

from collections.abc import Sequence
from typing import Final

from kontor.server.service.motions import GAME
from kontor.server.store.rows import Entry, SeatRow

# What lines about a seat may say; `succeeds` is followed by the name of who sat there before.
SEAT_NOTES: Final = (
    *("claimed", "succeeds", "invited", "handed", "token"),
    *("left", "bot", "bot-plays", "bot-decided", "bot-late", "returned", "removed", "resigned"),
)
# What is moved about a seat, or about the game.
MOTION_NOTES: Final = (
    *("motion-bot", "motion-hand", "motion-host"),
    *("motion-end", "motion-abandon", "motion-pause", "motion-resume"),
)
# How time runs out, and how games end by their people.
ENDING_NOTES: Final = ("late-answer", "late-vote", "ended-agreed", "ended-abandoned")
HOOK_NOTES: Final = ("hook-on", "hook-off")
OTHER_NOTES: Final = (
    *("material", "withdraw", "undo", "redo", "propose", "decline", "rewind", "object"),
    *("mend", "rematch", "mute", "unmute", "object-game"),
    *("settings", "options", "link", "swap", "moved", "host", "pause", "resume"),
)
NAMES: Final = (*SEAT_NOTES, *MOTION_NOTES, *ENDING_NOTES, *HOOK_NOTES, *OTHER_NOTES)


def note(entry: Entry, seats: Sequence[SeatRow]) -> tuple[str, str]:
    """Return the text that tells a line of the journal, and the other person it names."""
    if entry.kind == "seat":
        name, _, other = entry.text.partition(" ")
        return f"note-{name}", other
    if entry.kind == "motion":
        name, about, *_ = entry.text.split()
        return f"note-motion-{name}", "" if int(about) == GAME else seats[int(about)].name
    if entry.kind == "object":
        if int(entry.text) == GAME:
            return "note-object-game", ""
        return "note-object", seats[int(entry.text)].name
    if entry.kind in ("late", "ended", "hook"):
        return f"note-{entry.kind}-{entry.text}", ""
    if entry.kind == "swap":
        other = entry.text.partition(" ")[2]
        return "note-swap" if other else "note-moved", other
    return f"note-{entry.kind}", ""
