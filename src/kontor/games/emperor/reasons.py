"""A list of refusals in the making, which never contradicts a legal answer."""

from kontor.engine.chance import Chance
from kontor.engine.frames import Frame
from kontor.engine.messages import Facts, Message, Refusal
from kontor.games.emperor import notation, questions
from kontor.games.emperor.position import Position
from kontor.games.emperor.view import EmperorView


class Reasons:
    """Reasons why a seat may not do things, with the view they are drawn from."""

    def __init__(self, view: EmperorView, frame: Frame | None) -> None:
        self.view: EmperorView = view
        self.position: Position = Position(view.rules, view.board, Chance(b"refusals"))
        self.found: list[Refusal] = []
        self.known: set[str] = set()
        if frame is None:
            return
        for option in questions.options(self.position, frame, view.seat):
            parts = notation.word(view.rules.material, option).split(":")
            for end in range(1, len(parts) + 1):
                self.known.add(":".join(parts[:end]))

    def add(self, word: str, clause: str, name: str, facts: Facts | None = None) -> None:
        """Refuse a word, or the beginning of words, unless something legal starts like that."""
        if word not in self.known:
            self.known.add(word)
            self.found.append(Refusal(word, clause, Message(name, facts or {})))

    def allows(self, word: str) -> bool:
        """Tell whether a legal answer is, or begins with, a word."""
        return word in self.known and all(refusal.word != word for refusal in self.found)
