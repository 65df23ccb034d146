"""Progress beside the result: a bar for people, a line now and then where nobody watches."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kontor.cli.output import aside

# Seconds between two lines.
PAUSE = 10.0


@contextmanager
def counting(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show how far something has got; the function it gives says how much more is done."""
    if aside.is_terminal:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        with Progress(*columns, TimeRemainingColumn(), console=aside, transient=True) as progress:
            task = progress.add_task(label, total=total)
            yield lambda more: progress.advance(task, more)
        return
    lines = Lines(label, total, time.monotonic)
    yield lines.advance


class Lines:
    """Prints a line when some time has passed since the last one."""

    def __init__(self, label: str, total: int, clock: Callable[[], float]) -> None:
        self.label = label
        self.total = total
        self.clock = clock
        self.done = 0
        self.last = clock()

    def advance(self, more: int) -> None:
        """Count on, and tell of it if the last line is old."""
        self.done += more
        if self.clock() - self.last >= PAUSE:
            self.last = self.clock()
            aside.print(f"{self.label}: {self.done}/{self.total}", markup=False)
