"""Small contests for tests, and how to hold them."""

from kontor.arena.contest import Contest
from kontor.arena.journal import Journal
from kontor.arena.running import Games, play, played, workers

SMALL = Contest("fugger", 3, ("steward", "random"), 12, "tests")


def held(contest: Contest, jobs: int = 1, journal: Journal | None = None) -> Games:
    """Play a contest and return its games."""
    book = journal or Journal()
    with workers(jobs) as found:
        play(contest, found, book)
    return played(contest, book)
