"""Phase 2, first half: who controls a wagon (R3)."""

from kontor.engine.frames import MASKED, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts, Message
from kontor.games.merchants.rules.decision import FirstPlayersDecision, wagon_facts
from kontor.games.merchants.table import cards, codes
from kontor.games.merchants.table.position import Position
from kontor.games.merchants.table.view import MerchantsView


def free_wagons(state: Position) -> list[int]:
    """List the wagons in cities without a loading master (R3.2, R3.4)."""
    return [wagon for wagon in range(state.material.wagons) if state.board.is_free(wagon)]


def ask_cards(state: Position) -> bool:
    """Poll everybody who holds influence cards, in turn order (R3.3)."""
    board = state.board
    while board.cursor < state.seats:
        seat = board.seat_at(board.cursor)
        if board.hand_sizes[seat] and free_wagons(state):
            state.ask(codes.ASK_MASTER_CARDS, seat, ())
            return True
        board.cursor += 1
    return False


class MasterCards(FirstPlayersDecision):
    """Who holds influence cards is asked for Loading Master (R3.3)."""

    def __init__(self) -> None:
        super().__init__("task_master_cards", "R3.3", MASKED)

    def options(self, state: Position, frame: Frame, seat: int) -> list[int]:
        """List the free wagons to claim with a card (R3.3, R3.4, R0.6), or none."""
        found = []
        affords = state.florins[seat] >= state.material.master_card_cost
        if affords and state.holds(seat, cards.LOADING_MASTER_CARD):
            found = [codes.MASTER_CARD + wagon for wagon in free_wagons(state)]
        found.append(codes.DECLINE)
        return found

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Claim a wagon with a card for a fixed price (R3.3); he may go on with further cards."""
        if option == codes.DECLINE:
            state.board.cursor += 1
            return
        wagon = option - codes.MASTER_CARD
        state.use_card(seat, cards.LOADING_MASTER_CARD)
        state.florins[seat] = state.florins[seat] - state.material.master_card_cost
        become_master(state, seat, wagon)
        if state.log is not None:
            state.tell(
                "master-card-played",
                {
                    "seat": seat,
                    "wagon": state.material.wagon_names[wagon],
                    "city": state.material.cities[state.board.wagon_at[wagon]],
                    "price": state.material.master_card_cost,
                },
            )

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Ask for the card, or say that none can be played."""
        held = view.holds(cards.LOADING_MASTER_CARD)
        affords = view.florins[view.seat] >= view.rules.material.master_card_cost
        return Message("prompt-master-cards", {"can": int(affords and held > 0)})


def become_master(state: Position, seat: int, wagon: int) -> None:
    """Put a coat of arms on the city (R3.10); it stays while the wagon does (R3.11, R3.12)."""
    state.board.masters[wagon] = seat


def ask_bid(state: Position, wagon: int) -> bool:
    """Hold a blind bid for a wagon that is still free (R3.1, R3.5, R3.6)."""
    if not state.board.is_free(wagon):
        return False
    state.ask_all(codes.ASK_BLIND_BID, (wagon,))
    return True


class BlindBid(FirstPlayersDecision):
    """A blind bid for a wagon (R3.6); it is final."""

    def __init__(self) -> None:
        super().__init__("task_blind_bid", "R3.6", MASKED)

    def menu(self, state: Position, frame: Frame, seat: int) -> Menu:
        """Offer every amount from nothing to the whole purse (R3.6)."""
        menu = state.fresh_menu()
        menu.add_range(codes.BID, state.florins[seat] // state.material.unit + 1)
        return menu

    def reveal(self, state: Position, frame: Frame) -> None:
        """Let the highest bid win and pay (R3.7); equal ones go by turn order (R3.8, R3.9)."""
        board = state.board
        wagon = frame.about[0]
        winner = board.first_player
        for turn in range(1, state.seats):
            seat = board.seat_at(turn)
            if frame.answers[seat] > frame.answers[winner]:
                winner = seat
        amount = (frame.answers[winner] - codes.BID) * state.material.unit
        state.florins[winner] = state.florins[winner] - amount
        become_master(state, winner, wagon)
        if state.log is not None:
            name = state.material.wagon_names[wagon]
            city = state.material.cities[board.wagon_at[wagon]]
            for turn in range(state.seats):
                seat = board.seat_at(turn)
                bid = (frame.answers[seat] - codes.BID) * state.material.unit
                state.tell("bid-revealed", {"seat": seat, "wagon": name, "amount": bid})
            facts: Facts = {"seat": winner, "wagon": name, "city": city}
            if amount:
                state.tell("wagon-won", {**facts, "amount": amount})
            else:
                state.tell("wagon-unwanted", facts)

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Say which wagon is bid for, and with how much at hand."""
        facts = wagon_facts(view, frame.about[0])
        return Message("prompt-blind-bid", {**facts, "florins": view.florins[view.seat]})
