"""View: what one audience may see. Each game whitelists its own, field by field."""

from kontor.engine import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """The knowledge of one seat (or of the spectators); the only thing a bot ever receives."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def data(self) -> dict[str, object]:
        """Return the view as plain data, fit for JSON."""
        raise NotImplementedError
