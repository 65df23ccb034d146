"""Reactions: small signs below lines of the chat, as the journal tells them."""

from typing import Final

from kontor.server.service.sight import ReactionSight
from kontor.server.store.rows import Entry

REACT: Final = "react"
SIGNS: Final = ("heart", "smile", "wow", "sad", "bravo")
TAKEN_BACK: Final = "-"


class Reactions(dict[int, dict[str, list[int]]]):
    """Who has set which sign below which line, by the version of the line."""

    def apply(self, entry: Entry) -> None:
        """Follow one line of the journal: the version it is about, and a sign."""
        if entry.kind != REACT:
            return
        version, sign = entry.text.split()
        seats = self.setdefault(int(version), {}).setdefault(sign.lstrip(TAKEN_BACK), [])
        if entry.seat in seats:
            seats.remove(entry.seat)
        if not sign.startswith(TAKEN_BACK):
            seats.append(entry.seat)

    def of(self, version: int) -> list[ReactionSight]:
        """Return the signs below a line, always in the same order."""
        found = self.get(version, {})
        return [
            ReactionSight(sign=sign, seats=list(found[sign])) for sign in SIGNS if found.get(sign)
        ]
