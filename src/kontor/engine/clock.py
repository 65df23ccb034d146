"""Clocks: questions that do not stay open for ever.

A state knows no time. It says how long its open question may stay open; whoever keeps the table
measures, and when time is up gives the only answer of CLOCK (see `record`). That is an answer like
any other: records and replays need no clock, simulations have none.
"""


class Clock:
    """How long a question may stay open, and what prolongs it.

    A call in the last seconds of the time, as many as an extension has, prolongs it by as many.
    """

    def __init__(
        self, window: int, seconds: int, extension: int, extensions: int, calls: int
    ) -> None:
        # Which question is meant: the time of another window is another time.
        self.window: int = window
        self.seconds: int = seconds
        self.extension: int = extension
        self.extensions: int = extensions
        # Rises with each call; that it falls means nothing.
        self.calls: int = calls
