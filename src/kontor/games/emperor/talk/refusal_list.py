"""A list of refusals in the making, which never contradicts a legal answer."""

from kontor.engine.messages import Facts, Message, Refusal
from kontor.games.emperor.table import notation
from kontor.games.emperor.table.public import Board
from kontor.games.emperor.table.view import EmperorView


class RefusalList:
    """What a seat may not do, found from its view; `legal` are the answers it may give."""

    def __init__(self, view: EmperorView, legal: list[int]) -> None:
        self.view: EmperorView = view
        self.board: Board = view.board
        self.found: list[Refusal] = []
        self.known: set[str] = set()
        for option in legal:
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
