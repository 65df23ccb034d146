"""Phase 2, second half: loading, and haggling over it question by question (R4, R11).

The questions of one channel carry wagon, shipper and stage; a fee is counted in coins of the
smallest value, codes.NOT_OFFERED stands for none.
"""

from kontor.engine import i64, zones
from kontor.engine.frames import Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts, Message
from kontor.games.merchants.rules.decision import WagonDecision, wagon_facts
from kontor.games.merchants.table import cards, codes
from kontor.games.merchants.table.position import Position
from kontor.games.merchants.table.view import MerchantsView


def ask_master(state: Position, wagon: int) -> bool:
    """Ask the loading master what to load, if there is anything he may load (R4.2)."""
    board = state.board
    board.channel = 0
    if (
        board.city_of(wagon) < 0
        or board.masters[wagon] == codes.NOBODY
        or not board.master_goods(wagon)
    ):
        return False
    state.ask(codes.ASK_MASTER_LOAD, board.masters[wagon], (wagon,))
    return True


class MasterLoad(WagonDecision):
    """What the loading master loads (R4.2)."""

    def __init__(self) -> None:
        super().__init__("task_master_load", "R4.2")

    def menu(self, state: Position, frame: Frame, seat: int) -> Menu:
        """Offer one kind and how many of it, as far as the row has room (R4.2, R4.3, R4.9)."""
        menu = state.fresh_menu()
        wagon = frame.about[0]
        zone: i64 = state.board.master_goods(wagon)
        room: i64 = state.board.room(wagon, state.board.masters[wagon])
        first: i64 = codes.LOAD + 1
        while zone:
            here = zone & 15
            menu.add_range(first, here if here < room else room)
            zone >>= 4
            first += codes.COUNTS
        menu.add_one(codes.LOAD_NOTHING)  # R4.12
        return menu

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Load the master's row free of charge (R4.2)."""
        wagon = frame.about[0]
        if option == codes.LOAD_NOTHING:
            if state.log is not None:
                state.tell(
                    "loaded-nothing", {"seat": seat, "wagon": state.material.wagon_names[wagon]}
                )
            return
        good = (option - codes.LOAD) // codes.COUNTS
        count = (option - codes.LOAD) % codes.COUNTS
        load(state, seat, wagon, [good] * count)
        if state.log is not None:
            facts: Facts = {"seat": seat, "wagon": state.material.wagon_names[wagon]}
            state.tell("loaded", {**facts, "goods": state.good_names([good] * count)})

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Say which wagon is loaded."""
        return Message("prompt-master-load", wagon_facts(view, frame.about[0]))


def load(state: Position, seat: int, wagon: int, goods: list[int]) -> None:
    """Move goods from the own warehouse to the own row (R4.1)."""
    board = state.board
    origin = seat * len(board.bonuses) + board.wagon_at[wagon]
    row = wagon * state.seats + seat
    for good in goods:
        board.warehouses[origin] = board.warehouses[origin] - zones.one(good)
        board.rows[row] = board.rows[row] + zones.one(good)


# The channels of a wagon, one after the other ---------------------------------------------------


def shipper_at(state: Position, wagon: int) -> int:
    """Return the player whose channel is next, from the master's left (R11.4)."""
    return (state.board.masters[wagon] + 1 + state.board.channel) % state.seats


def ask_channel(state: Position, wagon: int) -> bool:
    """Open the channel of the next eligible shipper (R11.1); others are skipped."""
    board = state.board
    while board.channel < state.seats - 1:
        shipper = shipper_at(state, wagon)
        board.channel += 1
        if board.shipper_goods(wagon, shipper):
            state.ask(codes.ASK_QUOTE_ONE, board.masters[wagon], (wagon, shipper, codes.OPENING))
            return True
    return False


def ask_posted(state: Position, wagon: int) -> bool:
    """Let the master post one quote for everybody (R11.6)."""
    board = state.board
    board.channel = 0
    if most_shipped(state, wagon, codes.EVERYBODY):
        state.ask(
            codes.ASK_QUOTE_ONE, board.masters[wagon], (wagon, codes.EVERYBODY, codes.OPENING)
        )
        return True
    return False


def ask_at_posted(state: Position, frame: Frame) -> None:
    """Ask the next eligible shipper about the posted quote (R11.6); without one, only a card."""
    board = state.board
    wagon, _, _, one, two = frame.about
    offered = one != codes.NOT_OFFERED or two != codes.NOT_OFFERED
    while board.channel < state.seats - 1:
        shipper = shipper_at(state, wagon)
        board.channel += 1
        if board.shipper_goods(wagon, shipper) and (offered or board.hand_sizes[shipper]):
            state.ask(codes.ASK_SHIPPER, shipper, (wagon, shipper, codes.AT_POSTED_FEE, one, two))
            return


def most_shipped(state: Position, wagon: int, shipper: int) -> int:
    """Return how many goods a shipper, or any shipper, could load at once."""
    if shipper != codes.EVERYBODY:
        return state.board.most_shipped(wagon, shipper)
    most = 0
    for seat in range(state.seats):
        if seat != state.board.masters[wagon]:
            most = max(most, state.board.most_shipped(wagon, seat))
    return most


def ship(state: Position, seat: int, wagon: int, goods: int, fee: int) -> None:
    """Pay the fee and load at once, both or neither (R4.7, R4.8, R11.3)."""
    master = state.board.masters[wagon]
    florins = fee * state.material.unit
    state.florins[seat] = state.florins[seat] - florins
    state.florins[master] = state.florins[master] + florins
    load(state, seat, wagon, codes.goods_of(goods))
    if state.log is not None:
        facts: Facts = {"seat": seat, "master_seat": master, "fee": florins}
        facts["wagon"] = state.material.wagon_names[wagon]
        state.tell("shipped", {**facts, "goods": state.good_names(codes.goods_of(goods))})


def load_free(state: Position, seat: int, wagon: int, goods: int) -> None:
    """Play Free Loading for one or two goods on this wagon (R4.10, R4.11)."""
    state.use_card(seat, cards.FREE_LOADING)
    load(state, seat, wagon, codes.goods_of(goods))
    if state.log is not None:
        facts: Facts = {"seat": seat, "wagon": state.material.wagon_names[wagon]}
        state.tell("free-loaded", {**facts, "goods": state.good_names(codes.goods_of(goods))})


def ask_for_card(state: Position, wagon: int, shipper: int, stage: int) -> None:
    """Ask a shipper whether he plays Free Loading on a wagon, or leaves it (R4.10)."""
    state.ask(
        codes.ASK_SHIPPER, shipper, (wagon, shipper, stage, codes.NOT_OFFERED, codes.NOT_OFFERED)
    )
