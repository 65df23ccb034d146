"""Windows for yellow documents: the coin limit (R13.7), and those for several (R14.6, R16.1)."""

from kontor.engine.frames import MASKED, NO_ANSWER, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Message
from kontor.engine.playout import next_seat
from kontor.games.gluecksritter.rules import documents, orders
from kontor.games.gluecksritter.rules.decision import Decision, plays
from kontor.games.gluecksritter.rules.moves import Moves
from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.material import TIME_CLOSING, TIME_REACTION
from kontor.games.gluecksritter.table.position import window_of
from kontor.games.gluecksritter.table.view import GluecksritterView


def accepted(state: Moves, frame: Frame, seat: int) -> list[int]:
    """List the answers to a window: nothing (R14.10), or a document it accepts."""
    menu = state.fresh_menu()
    add_accepted(state, frame, seat, menu)
    return menu.listed()


def add_accepted(state: Moves, frame: Frame, seat: int, menu: Menu) -> None:
    """Offer the answers to a window: nothing (R14.10), or a document it accepts."""
    menu.add_one(codes.PASS)
    documents.add_playable(state, seat, window_of(frame), menu)


def add_reactions(state: Moves, frame: Frame, seat: int, menu: Menu) -> None:
    """Offer what a seat may answer to a window: only what it has ordered, if it has (R18.4)."""
    add_accepted(state, frame, seat, menu)
    if menu.size > 1 and state.orders and state.orders[seat]:
        answer = orders.answer(state, frame, seat, menu.listed())
        if answer != NO_ANSWER:
            menu.clear()
            menu.add_one(answer)


class OverLimit(Decision):
    """Somebody holds too many coins of a kind (R13.7): a document may help."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_LIMIT, "R13.7", TIME_REACTION, MASKED)

    def offer(self, state: Moves, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the ways to meet the limit."""
        add_reactions(state, frame, seat, menu)

    def act(self, state: Moves, frame: Frame, seat: int, option: int) -> None:
        """Return half of the coins, or play a document; the check follows again."""
        if option == codes.PASS:
            state.halve(seat)
        else:
            documents.play(state, seat, option)
        state.close()

    def prompt(self, view: GluecksritterView) -> Message:
        """Say what is too much."""
        return Message("limit-prompt", {"limit": view.rules.material.limit})

    def waiting(self, view: GluecksritterView) -> Message:
        """Say who holds too many coins."""
        return Message("limit-waiting", {"seat": next_seat(view.asked())})


class OpenWindow(Decision):
    """A window for all who hold a document; first come, first served (R14.8)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_OPEN, "R14.6", TIME_CLOSING, MASKED)

    def offer(self, state: Moves, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the documents that the window accepts."""
        add_reactions(state, frame, seat, menu)

    def is_immediate(self, option: int) -> bool:
        """Tell that a document acts at once (R14.7)."""
        return plays(option)

    def act(self, state: Moves, frame: Frame, seat: int, option: int) -> None:
        """Play a document; then every holder is to pass anew (R16.1)."""
        documents.play(state, seat, option)
        state.close()
        state.open_window(frame.about[0])

    def reveal(self, state: Moves, frame: Frame) -> None:
        """Close the window: all have passed."""

    def prompt(self, view: GluecksritterView) -> Message:
        """Ask for a last document, or for one after the reveal."""
        return Message("closing-prompt" if is_closing(view) else "revealed-prompt", {})

    def waiting(self, view: GluecksritterView) -> Message:
        """Say what the table is waiting for."""
        return Message("closing-waiting" if is_closing(view) else "revealed-waiting", {})


def is_closing(view: GluecksritterView) -> bool:
    """Tell whether the open window is the last one of the round."""
    return view.about(0) == codes.WINDOW_CLOSING
