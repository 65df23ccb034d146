"""Course: whether a game goes on, pauses or was ended by its people, and who has resigned.

| line of the journal | text             | what it means                                           |
| ------------------- | ---------------- | --------------------------------------------------------|
| pause, resume       |                  | nobody may answer in between, and clocks stand          |
| ended               | agreed           | all agreed: the game ends as it stands, nobody has won  |
|                     | abandoned        | all agreed: the game is given up and counts for nothing |
| seat                | resigned         | a bot plays this seat to the end; it is not taken back  |
"""

from kontor.server.store.rows import Entry


class Course:
    """How a game goes, as the journal tells it."""

    def __init__(self) -> None:
        self.paused_at: float = 0.0
        # How long the last pause took.
        self.rested: float = 0.0
        self.ended: str = ""
        self.resigned: set[int] = set()

    @property
    def is_paused(self) -> bool:
        """Tell whether the game stands."""
        return self.paused_at > 0

    def apply(self, entry: Entry) -> None:
        """Follow one line of the journal."""
        if entry.kind == "pause":
            self.paused_at = entry.at
        elif entry.kind == "resume":
            self.rested = entry.at - self.paused_at
            self.paused_at = 0.0
        elif entry.kind == "ended":
            self.ended = entry.text
        elif entry.kind == "seat" and entry.text == "resigned":
            self.resigned.add(entry.seat)
        elif entry.kind == "seat" and entry.text.startswith("succeeds"):
            self.resigned.discard(entry.seat)
