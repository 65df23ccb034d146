"""Work in this process that Ctrl-C leaves alone: the main thread, which signals reach, only waits.

Compiled rules must not be interrupted: an exception amid their arithmetic ends the whole process.
"""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from threading import Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class ThisProcess(Executor):
    """Carries everything out in this process, beside the main thread."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Begin a piece of work; an end of the program does not wait for it."""
        future: Future[T] = Future()

        def carry_out() -> None:
            try:
                future.set_result(fn(*args, **kwargs))
            except BaseException as error:
                future.set_exception(error)

        Thread(target=carry_out, daemon=True).start()
        return future


def uninterrupted(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Wait for a piece of work in this process."""
    return ThisProcess().submit(work, *args, **kwargs).result()
