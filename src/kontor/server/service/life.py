"""Life: how long tables are kept, and in which form, when nobody comes any more."""

from dataclasses import dataclass
from typing import Final

DAY: Final = 86_400.0
FOR_EVER: Final = -1e12


@dataclass(frozen=True)
class Life:
    """After how many days without anybody what happens to a table; 0 for never.

    | phase     | what happens                                                              |
    | --------- | ------------------------------------------------------------------------- |
    | gathering | it ends: nothing was dealt, nothing is kept                               |
    | practice  | the same, unless it was played on from the moment                         |
    | over      | its journal is packed into one row; it opens and replays as before        |
    | playing   | it is archived: packed, and neither bots nor clocks act until somebody    |
    |           | comes back                                                                |
    """

    gathering_days: float = 7.0
    packed_days: float = 30.0
    archived_days: float = 365.0
    # The public list shows tables where somebody has been within so many minutes.
    alive_minutes: float = 30.0

    def ended(self, now: float) -> float:
        """Return since when nobody must have been at a table without a game for it to end."""
        return ago(now, self.gathering_days)

    def packed(self, now: float) -> float:
        """Return the same for a finished table to be packed."""
        return ago(now, self.packed_days)

    def archived(self, now: float) -> float:
        """Return the same for a running table to be archived."""
        return ago(now, self.archived_days)

    def alive(self, now: float) -> float:
        """Return since when somebody must have been at a table to be listed for everybody."""
        return now - self.alive_minutes * 60


def ago(now: float, days: float) -> float:
    """Return the moment so many days ago, or before all time."""
    return now - days * DAY if days > 0 else FOR_EVER
