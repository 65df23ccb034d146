"""Phase 2, loading by live negotiation: all channels of a wagon are open together (R11.5).

Both sides of a channel may let a proposal stand. A proposal is made in small steps; the steps
before the last are a draft that nobody else sees. Who waits is asked again when something new is
said; when all wait, or when the clock says so, the negotiation is over. What is merely talked about
is no answer and binds nobody (R11.7).
"""

from kontor.engine.clock import Clock
from kontor.engine.frames import Frame
from kontor.engine.messages import Message
from kontor.engine.record import CLOCK
from kontor.games.merchants.rules.decision import WagonDecision
from kontor.games.merchants.rules.phases import loading, quoting
from kontor.games.merchants.table import cards, channels, codes
from kontor.games.merchants.table.position import Position
from kontor.games.merchants.table.public import Board
from kontor.games.merchants.table.view import MerchantsView


def ask(state: Position, wagon: int) -> bool:
    """Open a channel to every eligible shipper at once (R11.1, R11.5)."""
    board = state.board
    asked = 0
    board.channels = []
    for seat in range(state.seats):
        is_open = board.shipper_goods(wagon, seat) > 0
        board.channels += channels.FRESH if is_open else channels.CLOSED
        if is_open:
            asked |= 1 << seat
    if not asked:
        board.channels = []
        return False
    asked |= 1 << board.masters[wagon]
    state.stack.append(Frame(codes.ASK_LIVE, asked, (wagon,)))
    return True


def clock(board: Board, frame: Frame) -> Clock:
    """Say how long the channels of a wagon stay open; proposals prolong it (R11.5).

    The first deal that is proposed meanwhile gives more time, too (R12.4).
    """
    material = board.rules.material
    seconds = material.live_seconds
    if frame.about[1:] == (channels.DEAL_PROPOSED,):
        seconds += material.deal_seconds
    calls = 0
    for shipper in range(board.rules.seats):
        calls += channels.field(board, shipper, channels.QUOTES) + channels.field(
            board, shipper, channels.BIDS
        )
    return Clock(
        board.round * material.wagons + frame.about[0],
        seconds,
        material.live_extension,
        material.live_extensions,
        calls,
    )


# What may be said -------------------------------------------------------------------------------


def master_options(state: Position, wagon: int, seat: int) -> list[int]:
    """List quotes, withdrawals, acceptances and closings, or the next step of a quote."""
    board = state.board
    draft = state.drafts[seat]
    if len(draft) == 2:
        found = quoting.fee_options(state, codes.FEE_FOR_TWO, 2)
        if draft[1] != codes.NOT_OFFERED:
            found.append(codes.TWO_NOT_OFFERED)
        return found
    if len(draft) == 1:
        found = quoting.fee_options(state, codes.FEE_FOR_ONE, 1)
        if board.most_shipped(wagon, draft[0]) >= 2:
            found.append(codes.ONE_NOT_OFFERED)
        return found
    found = []
    for shipper in range(state.seats):
        if not channels.is_open(board, shipper):
            continue
        if channels.field(board, shipper, channels.QUOTES) < state.material.proposals:
            found.append(codes.QUOTE_TO + shipper)
        if channels.field(board, shipper, channels.GOODS) != codes.NOT_OFFERED:
            found.append(codes.TAKE_BID + shipper)
        if channels.has_quote(board, shipper):
            found.append(codes.WITHDRAW_QUOTE + shipper)
        found.append(codes.CLOSE + shipper)
    return found


def shipper_options(state: Position, wagon: int, seat: int) -> list[int]:
    """List acceptances, bids, Free Loading and leaving, or the fee of a bid."""
    board = state.board
    draft = state.drafts[seat]
    purse = state.florins[seat] // state.material.unit
    if draft:
        most = len(codes.goods_of(draft[0])) * state.material.most_fee // state.material.unit
        return list(range(codes.FEE, codes.FEE + min(purse, most) + 1))
    sets = board.shipments(wagon, seat)
    one = channels.field(board, seat, channels.ONE)
    two = channels.field(board, seat, channels.TWO)
    found = []
    for goods in sets:
        fee = codes.quoted_fee(goods, one, two)
        if fee != codes.NOT_OFFERED and fee <= purse:
            found.append(codes.TAKE_QUOTE + goods)
    if channels.field(board, seat, channels.BIDS) < state.material.proposals:
        found += [codes.OFFER + goods for goods in sets]
    if channels.field(board, seat, channels.GOODS) != codes.NOT_OFFERED:
        found.append(codes.WITHDRAW)
    if state.holds(seat, cards.FREE_LOADING):
        found += [codes.FREE + goods for goods in sets]
    found.append(codes.LEAVE)
    return found


# What follows -----------------------------------------------------------------------------------


def go_on(state: Position, frame: Frame, asked: int) -> None:
    """Go on while somebody is asked and a channel is open, or close the negotiation."""
    wagon = frame.about[0]
    master = state.board.masters[wagon]
    still_open = 0
    for shipper in range(state.seats):
        if channels.is_open(state.board, shipper):
            still_open |= 1 << shipper
    asked &= still_open | 1 << master
    if not still_open or not asked:
        close_all(state, wagon)
    else:
        state.stack.append(Frame(codes.ASK_LIVE, asked, frame.about))


def close_all(state: Position, wagon: int) -> None:
    """Close every channel and forget what was not finished."""
    board = state.board
    left = [
        channels.field(board, seat, channels.OPEN) == channels.HAS_LEFT
        for seat in range(state.seats)
    ]
    board.channels = []
    state.drafts = [() for _ in range(state.seats)]
    if state.rules.version >= 2:
        ask_last(state, wagon, left)


def ask_last(state: Position, wagon: int, left: list[bool]) -> None:
    """Ask who may still load and holds any influence card for Free Loading (R4.10, R11.5).

    The master's left neighbour is asked first, so his question is laid down last.
    """
    board = state.board
    for step in range(state.seats - 1, 0, -1):
        seat = (board.masters[wagon] + step) % state.seats
        if not left[seat] and board.hand_sizes[seat] and board.shipper_goods(wagon, seat):
            loading.ask_for_card(state, wagon, seat, codes.TALK_OVER)


def master_says(state: Position, wagon: int, seat: int, option: int) -> int:
    """Carry out what the loading master says; return who is to hear it (bits)."""
    board = state.board
    draft = state.drafts[seat]
    unit_code = option - codes.QUOTE_TO
    if option == codes.ONE_NOT_OFFERED or codes.FEE_FOR_ONE <= option < codes.TWO_NOT_OFFERED:
        one = codes.NOT_OFFERED if option == codes.ONE_NOT_OFFERED else option - codes.FEE_FOR_ONE
        if board.most_shipped(wagon, draft[0]) >= 2:
            state.drafts[seat] = (draft[0], one)
            return 0
        return post_quote(state, wagon, seat, draft[0], one, codes.NOT_OFFERED)
    if option >= codes.TWO_NOT_OFFERED:
        two = codes.NOT_OFFERED if option == codes.TWO_NOT_OFFERED else option - codes.FEE_FOR_TWO
        return post_quote(state, wagon, seat, draft[0], draft[1], two)
    shipper = unit_code % 10
    if option < codes.TAKE_BID:
        state.drafts[seat] = (shipper,)
        return 0
    name = state.material.wagon_names[wagon]
    if option < codes.CLOSE:
        fee = channels.field(board, shipper, channels.FEE)
        loading.ship(state, shipper, wagon, channels.field(board, shipper, channels.GOODS), fee)
        after_deal(state, wagon, shipper)
    elif option < codes.WITHDRAW_QUOTE:
        close(state, shipper)
        if state.log is not None:
            state.tell("channel-closed", {"seat": seat, "shipper_seat": shipper, "wagon": name})
    else:
        channels.put(board, shipper, channels.ONE, codes.NOT_OFFERED)
        channels.put(board, shipper, channels.TWO, codes.NOT_OFFERED)
        if state.log is not None:
            state.tell("quote-withdrawn", {"seat": seat, "shipper_seat": shipper, "wagon": name})
    return 1 << shipper


def post_quote(state: Position, wagon: int, seat: int, shipper: int, one: int, two: int) -> int:
    """Let a quote stand in a channel; return who is to hear it (R11.2, R11.5)."""
    board = state.board
    state.drafts[seat] = ()
    if not channels.is_open(board, shipper):  # the channel closed while the quote was being made
        return 0
    channels.put(board, shipper, channels.ONE, one)
    channels.put(board, shipper, channels.TWO, two)
    channels.put(
        board, shipper, channels.QUOTES, channels.field(board, shipper, channels.QUOTES) + 1
    )
    quoting.tell_quote(state, seat, (wagon, shipper, codes.OPENING, one, two))
    return 1 << shipper


def shipper_says(state: Position, wagon: int, seat: int, option: int) -> int:
    """Carry out what a shipper says; return who is to hear it (bits)."""
    board = state.board
    name = state.material.wagon_names[wagon]
    if codes.OFFER <= option < codes.FREE:
        state.drafts[seat] = (option - codes.OFFER,)
        return 0
    if option >= codes.FEE:
        goods = state.drafts[seat][0]
        state.drafts[seat] = ()
        channels.put(board, seat, channels.GOODS, goods)
        channels.put(board, seat, channels.FEE, option - codes.FEE)
        channels.put(board, seat, channels.BIDS, channels.field(board, seat, channels.BIDS) + 1)
        quoting.tell_offer(state, seat, wagon, goods, option - codes.FEE)
    elif option == codes.LEAVE:
        close(state, seat)
        if state.rules.version >= 2:
            channels.put(board, seat, channels.OPEN, channels.HAS_LEFT)
        if state.log is not None:
            state.tell("left", {"seat": seat, "wagon": name})
    elif option == codes.WITHDRAW:
        channels.put(board, seat, channels.GOODS, codes.NOT_OFFERED)
        channels.put(board, seat, channels.FEE, 0)
        if state.log is not None:
            state.tell("bid-withdrawn", {"seat": seat, "wagon": name})
    else:
        if option >= codes.FREE:
            loading.load_free(state, seat, wagon, option - codes.FREE)
        else:
            goods = option - codes.TAKE_QUOTE
            one = channels.field(board, seat, channels.ONE)
            fee = codes.quoted_fee(goods, one, channels.field(board, seat, channels.TWO))
            loading.ship(state, seat, wagon, goods, fee)
        after_deal(state, wagon, seat)
    return 1 << board.masters[wagon]


def after_deal(state: Position, wagon: int, shipper: int) -> None:
    """Clear the proposals of a channel; it stays open while another good may follow (R11.5)."""
    board = state.board
    for name in (channels.ONE, channels.TWO, channels.GOODS):
        channels.put(board, shipper, name, codes.NOT_OFFERED)
    channels.put(board, shipper, channels.FEE, 0)
    state.drafts[shipper] = ()
    drop_draft_for(state, wagon, shipper)
    if not board.shipper_goods(wagon, shipper):
        close(state, shipper)


def drop_draft_for(state: Position, wagon: int, shipper: int) -> None:
    """Drop a quote in the making that no longer fits its channel."""
    master = state.board.masters[wagon]
    draft = state.drafts[master]
    if draft and draft[0] == shipper:
        state.drafts[master] = ()


def close(state: Position, shipper: int) -> None:
    """Close a channel for this round."""
    state.board.channels[shipper * channels.FIELDS : (shipper + 1) * channels.FIELDS] = (
        channels.CLOSED
    )
    state.drafts[shipper] = ()


class LiveHaggle(WagonDecision):
    """What is said while all channels of a wagon are open (R11.5)."""

    def __init__(self) -> None:
        super().__init__("task_haggle", "R11.5")

    def options(self, state: Position, frame: Frame, seat: int) -> list[int]:
        """List what a seat may say now, asked or not (R11.5)."""
        wagon = frame.about[0]
        if seat == CLOCK:
            return [codes.TIMEOUT]
        if seat == state.board.masters[wagon]:
            found = master_options(state, wagon, seat)
        elif channels.is_open(state.board, seat):
            found = shipper_options(state, wagon, seat)
        else:
            return []
        if (frame.asked >> seat) & 1 and not state.drafts[seat]:
            found.append(codes.WAIT)
        return found

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Carry out what a seat says; the negotiation goes on while somebody is asked (R11.5)."""
        wagon = frame.about[0]
        if seat == CLOCK:
            if state.log is not None:
                state.tell("negotiation-timeout", {"wagon": state.material.wagon_names[wagon]})
            close_all(state, wagon)
            return
        asked = frame.asked
        if option == codes.WAIT:
            asked &= ~(1 << seat)
        elif seat == state.board.masters[wagon]:
            asked |= master_says(state, wagon, seat, option)
        else:
            asked |= shipper_says(state, wagon, seat, option)
        go_on(state, frame, asked)

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Ask what is said."""
        return Message("prompt-haggle", {})
