"""The only decision of Die Fugger: one action (R2.3), or the forced pass (R2.5)."""

from kontor.engine import i64, zones
from kontor.engine.chance import Chance
from kontor.engine.frames import MASKED, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Message
from kontor.games.fugger.rules.decision import Decision
from kontor.games.fugger.rules.rules import Rules
from kontor.games.fugger.table import codes
from kontor.games.fugger.table.view import FuggerView


class Turn(Decision):
    """A turn: draw (R3), play (R4) or deliver (R5)."""

    def __init__(self) -> None:
        # A quick answer would tell the others that the hand left no choice.
        super().__init__("turn", MASKED)

    def options(self, state: Rules, frame: Frame, seat: int) -> list[int]:
        """List the actions of the active player."""
        return possible(state, seat).listed()

    def random_option(self, state: Rules, frame: Frame, seat: int, chance: Chance) -> int:
        """Choose any action without listing them."""
        menu = possible(state, seat)
        return menu.nth(chance.below(menu.size))

    def act(self, state: Rules, frame: Frame, seat: int, option: int) -> None:
        """Carry out one action of a turn (R2.3); florins do not move (R2.7)."""
        if option >= codes.DELIVER:
            if state.deliver(seat, option - codes.DELIVER):
                return
            if state.rules.delivery_is_bonus:  # R16.4: the normal action is still to come
                return
        elif option >= codes.PLAY:
            if state.play_card(seat, option - codes.PLAY):
                return
        elif option == codes.DRAW:
            state.draw(seat)
        else:
            state.tell("passed", {"seat": seat})
        state.end_turn(seat)

    def prompt(self, view: FuggerView) -> Message:
        """Say what a turn asks: only what is possible."""
        may_draw = view.may_draw()
        goods = view.hand & view.rules.material.goods_cards
        if not view.may_play():
            name = "turn-prompt-draw" if may_draw else "turn-prompt-pass"
        elif view.closed_delivery() or not goods:
            name = "turn-prompt" if may_draw else "turn-prompt-play"
        elif view.rules.delivery_is_bonus:
            name = "turn-prompt-bonus" if may_draw else "turn-prompt-play-bonus"
        else:
            name = "turn-prompt-delivery" if may_draw else "turn-prompt-play-delivery"
        return Message(name, {"seat": view.seat})

    def waiting(self, view: FuggerView) -> Message:
        """Say whose turn it is."""
        return Message("turn-waiting", {"seat": view.active})


def possible(state: Rules, seat: int) -> Menu:
    """Offer the actions of the active player (R2.2, R2.3); passing only without any (R2.5)."""
    material = state.rules.material
    hand: i64 = state.hands[seat]
    menu = state.fresh_menu()
    if state.may_draw(hand):
        menu.add_one(codes.DRAW)
    goods = hand & material.goods_cards
    playable = hand if hand != goods and state.may_play_merchant(seat) else goods
    menu.add(codes.PLAY, zones.kinds_set(playable))  # one option per kind of card
    if goods and state.may_deliver(seat):
        menu.add(codes.DELIVER, zones.kinds_set(goods))  # R5.3
    # R2.4: never by choice; R2.6: never with five cards in hand. With no cards left to draw
    # somebody always holds goods, so a round can be finished (R14.4).
    if menu.size == 0:
        menu.add_one(codes.PASS)
    return menu
