"""The desk: hands out options and refusals to the game's templates, and keeps what is left.

A game places the options it knows on its pieces. Whatever it does not place is listed by the
frame, so that no option can get lost, whatever a game's templates do.
"""

from collections import Counter
from collections.abc import Callable

from jinja2 import UndefinedError

from kontor.engine.messages import ANYTHING
from kontor.server.page.previews import Previews, Shown
from kontor.server.service.sight import OptionSight, QuestionSight, RefusalSight


class Desk:
    """The open question while it is being drawn."""

    def __init__(
        self,
        question: QuestionSight | None,
        refusals: list[RefusalSight],
        previews: Previews | None = None,
    ) -> None:
        self.question = question
        self.previews = previews
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

    def foreseen(self, option: OptionSight) -> Shown:
        """Tell what an answer would change of what the page shows, and into what."""
        return self.previews.after(option.code) if self.previews else {}

    def refusal(self, word: str) -> RefusalSight | None:
        """Hand out a refusal to be drawn in the place of its option."""
        return self.refusals.get(word)

    def look(self, where: str, word: Callable[[], str]) -> OptionSight | RefusalSight | None:
        """Look at an option or refusal without handing it out; at none where there is no word."""
        try:
            found: OptionSight | RefusalSight | None = getattr(self, where).get(word())
        except (UndefinedError, AttributeError, LookupError, TypeError, ValueError):
            return None  # nobody will get to ask for it
        return found

    def left(self) -> list[OptionSight]:
        """List the options that nobody has drawn yet."""
        placed = set(self.handed_out)
        return [option for word, option in self.options.items() if word not in placed]

    def by_piece(self, has: Callable[[str], bool]) -> list[tuple[str, list[RefusalSight]]]:
        """List the distinct reasons why something is not allowed by the name of what it is about.

        What is about nothing in particular, or is said of several things alike, comes last.
        """
        found: dict[str, dict[tuple[str, str], RefusalSight]] = {}
        for word, refusal in self.refusals.items():
            if not word.endswith(ANYTHING):
                about = found.setdefault(subject(word, has), {})
                about.setdefault((refusal.name, refusal.clause), refusal)
        said = Counter(key for about in found.values() for key in about)
        rest = found.pop("", {})
        for about in found.values():
            for key in [key for key, one in about.items() if said[key] > 1 and not one.facts]:
                rest.setdefault(key, about.pop(key))
        groups = [(name, list(about.values())) for name, about in found.items() if about]
        return [*groups, ("", list(rest.values()))] if rest else groups


def subject(word: str, has: Callable[[str], bool]) -> str:
    """Return the name of the first thing that a word speaks of, or nothing."""
    names = [f"name-{part.replace('_', '-')}" for part in word.split(":")]
    return next((name for name in names if has(name)), "")
