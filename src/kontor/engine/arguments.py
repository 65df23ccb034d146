"""Arguments: what speaks for an answer beside another one, in a game's own ideas.

A game compares what follows both answers in one world (`Game.argue`). Whoever listens keeps what
holds in every world that the reader can imagine, so an argument tells nothing hidden.
"""

from kontor.engine.messages import Facts, Message
from kontor.engine.state import State


class Argument:
    """One idea that speaks for an answer, and the group of inputs that it belongs to."""

    def __init__(self, group: str, message: Message) -> None:
        self.group: str = group
        self.message: Message = message


class Comparison:
    """Two answers to one question, what follows each of them, and what speaks for the first.

    Under seal nothing follows yet: both positions are the one before.
    """

    def __init__(self, seat: int, before: State, option: int, other_option: int) -> None:
        self.seat: int = seat
        self.before: State = before
        self.option: int = option
        self.other_option: int = other_option
        self.after: State = before
        self.other: State = before
        self.found: list[Argument] = []
        self.is_sealed: bool = before.stack[-1].sealed
        # Whether both positions follow without dice, draws or shuffling.
        self.is_certain: bool = not self.is_sealed
        if not self.is_sealed:
            self.after = followed(before, seat, option)
            self.other = followed(before, seat, other_option)
            drawn = before.chance.used
            self.is_certain = self.after.chance.used == drawn == self.other.chance.used

    def claim(self, name: str, group: str, facts: Facts) -> None:
        """Add an argument; whose answer it is stands in `seat`."""
        self.found.append(Argument(group, Message(name, {"seat": self.seat, **facts})))

    def tally(self, name: str, group: str, number: int) -> None:
        """Add an argument that counts, if there is something to count."""
        if number > 0:
            self.claim(name, group, {"number": number})


def followed(before: State, seat: int, option: int) -> State:
    """Return the position after an answer."""
    twin = before.clone()
    twin.play(seat, option)
    return twin
