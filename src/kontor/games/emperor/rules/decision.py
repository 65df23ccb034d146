"""A decision of In the Shadow of the Emperor as one unit: answers, what follows, what is said."""

from kontor.engine.chance import Chance
from kontor.engine.frames import NEVER, Frame, seats_of
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts, Message
from kontor.games.emperor.rules.deeds import Deeds
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.agreed import TableRules
from kontor.games.emperor.table.view import EmperorView


class Decision:
    """One kind of question; its `clause` stands behind answers that fit nowhere.

    `policy` says whether the table may give its only answer. Nothing has to be masked: the only
    secret, a vote, is never answered for anybody, and everything else is public (R18.1, R18.2).
    """

    def __init__(self, kind: int, clause: str, policy: int = NEVER) -> None:
        self.name: str = codes.QUESTION_NAMES[kind]
        self.clause: str = clause
        self.policy: int = policy

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Put the legal answers of a seat that is asked into an empty menu."""
        raise NotImplementedError

    def random_option(self, state: Deeds, frame: Frame, seat: int, chance: Chance) -> int:
        """Choose any answer of a seat that is asked, each equally likely."""
        menu = state.fresh_menu()
        self.offer(state, frame, seat, menu)
        return menu.nth(chance.below(menu.size))

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def reveal(self, state: Deeds, frame: Frame) -> None:
        """Carry out what everybody has laid under seal."""
        raise NotImplementedError

    def is_final(self, rules: TableRules) -> bool:
        """Say whether an answer under seal stays once it is given."""
        return True

    def prompt(self, view: EmperorView) -> Message:
        """Say what is asked."""
        assert view.frame is not None
        facts = {"seat": view.seat, **self.told(view, view.frame)}
        return Message(f"prompt-{self.name}", facts)

    def told(self, view: EmperorView, frame: Frame) -> Facts:
        """Return the facts that the prompt tells besides who is asked."""
        return {}

    def waiting(self, view: EmperorView) -> Message:
        """Say to the others whom the table waits for."""
        assert view.frame is not None
        return Message(f"waiting-{self.name}", {"seat": seats_of(view.frame.asked)[0]})
