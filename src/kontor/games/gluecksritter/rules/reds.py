"""R6 and R7: red documents take effect, spies exchange their cards, all cards are turned up."""

from kontor.engine import i64, zones
from kontor.engine.frames import FORCED, NO_ANSWER, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Fact, Message
from kontor.games.gluecksritter.rules import documents
from kontor.games.gluecksritter.rules.decision import Decision
from kontor.games.gluecksritter.rules.moves import Moves
from kontor.games.gluecksritter.table import codes, effects, plans
from kontor.games.gluecksritter.table.material import TIME_SPY
from kontor.games.gluecksritter.table.view import GluecksritterView

# R6 Red documents ------------------------------------------------------------------------------


def take_effect(state: Moves, kinds: int) -> None:
    """Carry out one step of red documents, all at the same time (R6.4, R6.5)."""
    deck = state.rules.material.deck
    seats: list[int] = []
    whats: list[int] = []
    space = 0
    for seat in state.precedence():
        if not state.reds[seat]:
            continue
        what = 0
        for kind in zones.kinds(state.reds[seat]):
            if not (kinds >> kind) & 1:
                continue
            document = deck.documents[kind]
            if document.effect == effects.SEIZE_SPACE:
                space = document.seized_space()
                what |= document.what
            else:
                aim = codes.aim_of(state.reds[seat], kind)
                documents.carry_out(state, seat, document, aim)
        if what:
            seats.append(seat)
            whats.append(what)
    if seats:
        documents.seize(state, space, seats, whats)


def laid_kinds(state: Moves) -> int:
    """Return the kinds of red documents that still lie before anybody, as bits."""
    laid: i64 = 0
    for reds in state.reds:
        laid |= reds
    return zones.kinds_set(laid)


def put_away(state: Moves, kinds: int) -> None:
    """Discard the red documents whose step is finished (R6.3)."""
    for seat in range(state.seats):
        reds = state.reds[seat]
        if reds:
            for kind in zones.kinds(reds):
                if (kinds >> kind) & 1:
                    aimed = codes.aim_of(reds, kind) * zones.one(kind)
                    state.reds[seat] = state.reds[seat] - aimed
                    state.discard += zones.one(kind)


# R6.8 Spies ------------------------------------------------------------------------------------


def spies(state: Moves) -> int:
    """Return the seats, as bits, that peeked and have face-down cards to exchange (R6.8)."""
    mask = 0
    for seat in range(state.seats):
        if state.reds[seat] and state.cards_laid(seat) and plans.swaps(state, seat):
            mask |= 1 << seat
    return mask


class Spy(Decision):
    """All spies choose their new sets at the same time (R6.8)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_SPY, "R15.5", TIME_SPY, FORCED)

    def offer(self, state: Moves, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the sets a spy may end up with: as many cards as before (R15.5)."""
        laid = state.cards_laid(seat)
        missing = codes.CARD_SETS - 1 - plans.cards_of(state, seat)
        most = plans.swaps(state, seat)
        for cards in codes.SETS_BY_SIZE[codes.CARD_COUNT[laid]]:
            if not cards & missing and codes.CARD_COUNT[cards & ~laid] <= most:
                menu.add_one(codes.SWAP + cards)

    def sealed_answer(self, state: Moves, frame: Frame, seat: int, option: int) -> int:
        """Return the set of cards."""
        return option - codes.SWAP

    def reveal(self, state: Moves, frame: Frame) -> None:
        """Exchange the cards, unseen by the others."""
        for seat, cards in enumerate(frame.answers):
            if cards != NO_ANSWER:
                state.lay(seat, cards)

    def late(self, state: Moves, frame: Frame, seat: int) -> int:
        """Change nothing (R18.5)."""
        return codes.SWAP + state.cards_laid(seat)

    def prompt(self, view: GluecksritterView) -> Message:
        """Show a spy what he sees."""
        target = plans.spied(view.table(), view.seat)[0]
        spaces = codes.spaces_of(view.actions[target])
        if not spaces:
            return Message("spy-prompt-nothing", {"target_seat": target})
        names = [view.rules.material.spaces[space] for space in spaces]
        return Message("spy-prompt", {"target_seat": target, "spaces": names})

    def waiting(self, view: GluecksritterView) -> Message:
        """Say that spies are thinking."""
        return Message("spy-waiting", {})


# R7 Action cards -------------------------------------------------------------------------------


def turn_up(state: Moves) -> None:
    """Turn up all action cards at the same moment (R7.1)."""
    for seat in range(state.seats):
        state.shown[seat] = state.shown[seat] + state.cards_laid(seat)
    if state.log is None:
        return
    names = state.rules.material.spaces
    for seat in state.precedence():
        laid: list[str] = [names[space] for space in codes.spaces_of(state.cards_laid(seat))]
        facts: dict[str, Fact] = {"seat": seat}
        if laid:
            facts["spaces"] = laid
            state.tell("actions-revealed", facts)
        else:
            state.tell("actions-none", facts)
