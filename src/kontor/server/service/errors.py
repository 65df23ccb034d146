"""What can go wrong at a table: a name for the text, its facts, and an HTTP status."""

from collections.abc import Mapping

from kontor.engine.messages import Fact, Message


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
        self.facts: dict[str, Fact] = {**(facts or {}), **more}
        self.problem: Message | None = problem
        if problem:
            self.facts |= {"problem": problem.name, **problem.facts}
        super().__init__(f"{name} {self.facts}" if self.facts else name)
