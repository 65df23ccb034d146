"""Holding: whether the bots of a table wait, as whoever plays against them alone wishes.

| line of the journal | text                   | what it means                                     |
| ------------------- | ---------------------- | ------------------------------------------------- |
| pace                | hold                   | bots do not answer until they may go on           |
|                     | step                   | one bot gives one answer, then they wait again    |
|                     | go                     | bots answer again                                 |
|                     | once, brisk, leisurely | how quick they are: a setting of the table        |
"""

from typing import Final

from kontor.server.store.rows import Entry

HOLD: Final = "hold"
STEP: Final = "step"
GO: Final = "go"
SPEEDS: Final = ("once", "brisk", "leisurely")
WISHES: Final = (HOLD, STEP, GO)


class Holding:
    """Whether bots wait, and how many answers they may give all the same."""

    def __init__(self) -> None:
        self.is_on: bool = False
        self.steps: int = 0

    def apply(self, entry: Entry) -> None:
        """Follow a wish."""
        if entry.text in WISHES:
            self.is_on = entry.text != GO
            self.steps = int(entry.text == STEP)

    def answered(self) -> None:
        """Count an answer of a bot."""
        self.steps = max(0, self.steps - 1)
