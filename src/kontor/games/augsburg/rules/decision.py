"""A decision of Augsburg 1520 as one unit: what may be answered, what follows, what is said."""

from kontor.engine.chance import Chance
from kontor.engine.frames import NEVER, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Message
from kontor.games.augsburg.rules.rules import Rules
from kontor.games.augsburg.table.agreed import TableRules
from kontor.games.augsburg.table.view import AugsburgView


class Decision:
    """One kind of question; `policy` says whether the table may give its only answer."""

    def __init__(self, policy: int = NEVER) -> None:
        self.policy: int = policy

    def automation(self, rules: TableRules) -> int:
        """Say whether this table may give the only answer."""
        return self.policy

    def options(self, state: Rules, frame: Frame, seat: int) -> list[int]:
        """List the legal answers of a seat that is asked."""
        menu = self.menu(state, frame, seat)
        assert menu is not None
        return menu.listed()

    def menu(self, state: Rules, frame: Frame, seat: int) -> Menu | None:
        """Offer the same in rows, which costs less than a list; otherwise they are listed."""
        return None

    def random_option(self, state: Rules, frame: Frame, seat: int, chance: Chance) -> int:
        """Choose any answer of a seat that is asked, each equally likely."""
        menu = self.menu(state, frame, seat)
        if menu is not None:
            return menu.nth(chance.below(menu.size))
        options = self.options(state, frame, seat)
        return options[chance.below(len(options))]

    def act(self, state: Rules, frame: Frame, seat: int, option: int) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def sealed_answer(self, state: Rules, frame: Frame, seat: int, option: int) -> int:
        """Return what an option makes of an answer under seal: complete, or a draft."""
        return option

    def reveal(self, state: Rules, frame: Frame) -> None:
        """Carry out a sealed question whose last answer has come in."""
        raise NotImplementedError

    def prompt(self, view: AugsburgView) -> Message:
        """Say what is asked."""
        raise NotImplementedError

    def waiting(self, view: AugsburgView) -> Message:
        """Say to the others what the table is waiting for."""
        raise NotImplementedError
