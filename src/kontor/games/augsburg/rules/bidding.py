"""Bidding: a number of cards, named in turn (R3)."""

from kontor.engine.frames import MASKED, Frame, seats_of
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts, Message
from kontor.games.augsburg.rules.decision import Decision
from kontor.games.augsburg.rules.rules import Rules
from kontor.games.augsburg.table import codes, valid
from kontor.games.augsburg.table.packing import ZONE
from kontor.games.augsburg.table.view import AugsburgView


class Bidding(Decision):
    """Pass, hold, open or raise."""

    def __init__(self) -> None:
        super().__init__(MASKED)

    def menu(self, state: Rules, frame: Frame, seat: int) -> Menu:
        """Offer pass, hold and what can be bid (R3.6, R3.7); no more than held (R3.14)."""
        most = valid.max_bid(state.hands, seat * ZONE, state.noble)
        menu = state.fresh_menu()
        menu.add_one(codes.PASS)
        if 0 < state.bid <= most:
            menu.add_one(codes.HOLD)  # R3.9
        menu.add_range(codes.BID + state.bid + 1, most - state.bid)
        return menu

    def act(self, state: Rules, frame: Frame, seat: int, option: int) -> None:
        """Carry out a bid, which only names a number (R3.4, R3.15), and ask the next one."""
        if option == codes.PASS:  # R3.8
            state.still_in &= ~(1 << seat)
            if state.log is not None:
                state.tell("passed", {"seat": seat})
        elif option == codes.HOLD:
            state.announced[seat] = state.bid
            if state.log is not None:
                state.tell("held", {"seat": seat, "number": state.bid})
        else:  # R3.10
            number = option - codes.BID
            if state.log is not None:
                name = "raised" if state.bid else "opened"
                state.tell(name, {"seat": seat, "number": number})
            state.bid = number
            state.announced[seat] = number
            state.leader = seat
        if not state.still_in:  # R3.13
            state.unsold()
            return
        asked = next_bidder(state, seat)
        if asked == codes.NOBODY:
            # R4.1, R4.4: all who are still in choose their cards under seal.
            state.stack[-1] = Frame(codes.SELECTION, state.still_in, (state.bid,), True)
        else:
            state.stack[-1] = codes.BIDDING_FRAMES[asked]

    def prompt(self, view: AugsburgView) -> Message:
        """Ask for a bid, naming the ways that are open."""
        noble = view.rules.material.nobles[view.noble]
        facts: Facts = {"noble": noble, "most": view.most_bid()}
        if not view.bid:
            return Message("prompt-open", facts)
        return Message("prompt-bid", {"number": view.bid, "ways": view.bid_ways(), **facts})

    def waiting(self, view: AugsburgView) -> Message:
        """Say whose turn it is to bid."""
        noble = view.rules.material.nobles[view.noble]
        return Message("waiting-bid", {"seat": seats_of(view.asked)[0], "noble": noble})


def next_bidder(state: Rules, seat: int) -> int:
    """Return who answers next, clockwise without those who passed (R3.5), or NOBODY at the end."""
    if state.bid and state.still_in == 1 << state.leader:  # R3.12, R3.16
        return codes.NOBODY
    asked = (seat + 1) % state.seats
    while not (state.still_in >> asked) & 1:
        asked = (asked + 1) % state.seats
    return codes.NOBODY if asked == state.leader else asked  # R3.11, R3.17
