"""What can go wrong at a table: a name for the text, its facts, and an HTTP status."""

from collections.abc import Mapping
from typing import Final

from kontor.engine.messages import Fact, Message

# What somebody has sent is named in the reason, but not at any length: no text takes more.
LONGEST_FACT: Final = 200


class ServiceError(Exception):
    """A request that cannot be granted; it changed nothing.

    `name` is the text of the reason in server.ftl; a refusal of the rules is a text of the game.
    `wait`: after so many seconds it may be asked again. `problem`: what is wrong with a file or a
    body, put into words where the error is shown.
    """

    def __init__(
        self,
        name: str,
        status: int = 409,
        *,
        clause: str = "",
        game: str = "",
        wait: float = 0.0,
        problem: Message | None = None,
        facts: Mapping[str, Fact] | None = None,
        **more: Fact,
    ) -> None:
        self.name: str = name
        self.status: int = status
        self.clause: str = clause
        self.game: str = game
        self.wait: float = wait
        self.facts: dict[str, Fact] = shortened({**(facts or {}), **more})
        self.problem: Message | None = None
        if problem:
            self.problem = Message(problem.name, shortened(problem.facts))
            self.facts |= {"problem": problem.name, **self.problem.facts}
        super().__init__(f"{name} {self.facts}" if self.facts else name)


def shortened(facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """Return facts whose words end after a while."""
    return {
        name: f"{value[:LONGEST_FACT]}…"
        if isinstance(value, str) and len(value) > LONGEST_FACT
        else value
        for name, value in facts.items()
    }
