"""The desk: hands out options and refusals to the game's templates, and keeps what is left.

A game places the options it knows on its pieces. Whatever it does not place is listed by the
frame, so that no option can get lost, whatever a game's templates do.
"""

from kontor.engine.messages import ANYTHING
from kontor.server.service.sight import OptionSight, QuestionSight, RefusalSight


class Desk:
    """The open question while it is being drawn."""

    def __init__(self, question: QuestionSight | None, refusals: list[RefusalSight]) -> None:
        self.question = question
        self.options = {option.word: option for option in question.options} if question else {}
        self.refusals = {refusal.word: refusal for refusal in refusals} if question else {}
        # Words of the options that were drawn, in order.
        self.handed_out: list[str] = []

    def is_open(self, word: str) -> bool:
        """Tell whether a word is a legal answer now."""
        return word in self.options

    def option(self, word: str) -> OptionSight | None:
        """Hand out an option to be drawn."""
        if word in self.options:
            self.handed_out.append(word)
        return self.options.get(word)

    def place(self, *words: str) -> None:
        """Note that options have been drawn."""
        self.handed_out += words

    def refusal(self, word: str) -> RefusalSight | None:
        """Hand out a refusal to be drawn in the place of its option."""
        return self.refusals.get(word)

    def left(self) -> list[OptionSight]:
        """List the options that nobody has drawn yet."""
        placed = set(self.handed_out)
        return [option for word, option in self.options.items() if word not in placed]

    def reasons(self) -> list[RefusalSight]:
        """List the distinct reasons why something is not allowed."""
        found: dict[tuple[str, str], RefusalSight] = {}
        for word, refusal in self.refusals.items():
            if not word.endswith(ANYTHING):
                found.setdefault((refusal.name, refusal.clause), refusal)
        return list(found.values())
