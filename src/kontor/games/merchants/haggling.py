"""Phase 2, loading by live negotiation: all channels of a wagon are open together (R11.5).

Both sides of a channel may let a proposal stand. A proposal is made in small steps; the steps
before the last are a draft that nobody else sees. Who waits is asked again when something new is
said; when all wait, or when the clock says so, the negotiation is over. What is merely talked about
is no answer and binds nobody (R11.7).
"""

from typing import Final

from kontor.engine.clock import Clock
from kontor.engine.frames import Frame
from kontor.engine.record import CLOCK
from kontor.games.merchants import codes, loading
from kontor.games.merchants.land import Board
from kontor.games.merchants.loading import NOT_OFFERED
from kontor.games.merchants.material import FREE_LOADING
from kontor.games.merchants.table import LIVE_HAGGLE, Table

# A frame is about a wagon, then also about the deals proposed since its channels opened (R12.4).
DEAL_PROPOSED: Final = 1

# What the board keeps of each channel, by the seat of the shipper; whether it is open, or was
# left by the shipper.
OPEN: Final = 0
ONE: Final = 1
TWO: Final = 2
QUOTES: Final = 3
GOODS: Final = 4
FEE: Final = 5
BIDS: Final = 6
FIELDS: Final = 7
IS_OPEN: Final = 1
HAS_LEFT: Final = 2
CLOSED: Final = [0, NOT_OFFERED, NOT_OFFERED, 0, NOT_OFFERED, 0, 0]
FRESH: Final = [IS_OPEN, NOT_OFFERED, NOT_OFFERED, 0, NOT_OFFERED, 0, 0]


def field(board: Board, shipper: int, name: int) -> int:
    """Return one field of a channel."""
    return board.channels[shipper * FIELDS + name]


def put(board: Board, shipper: int, name: int, value: int) -> None:
    """Change one field of a channel."""
    board.channels[shipper * FIELDS + name] = value


def is_open(board: Board, shipper: int) -> bool:
    """Tell whether a channel is open."""
    return field(board, shipper, OPEN) == IS_OPEN


def has_quote(board: Board, shipper: int) -> bool:
    """Tell whether a quote stands for a shipper."""
    return field(board, shipper, ONE) != NOT_OFFERED or field(board, shipper, TWO) != NOT_OFFERED


def ask(table: Table, wagon: int) -> bool:
    """Open a channel to every eligible shipper at once (R11.1, R11.5)."""
    board = table.board
    asked = 0
    board.channels = []
    for seat in range(table.seats):
        is_open = board.shipper_goods(wagon, seat) > 0
        board.channels += FRESH if is_open else CLOSED
        if is_open:
            asked |= 1 << seat
    if not asked:
        board.channels = []
        return False
    asked |= 1 << board.masters[wagon]
    table.stack.append(Frame(LIVE_HAGGLE, asked, (wagon,)))
    return True


def clock(board: Board, frame: Frame) -> Clock:
    """Say how long the channels of a wagon stay open; proposals prolong it (R11.5).

    The first deal that is proposed meanwhile gives more time, too (R12.4).
    """
    material = board.rules.material
    seconds = material.live_seconds
    if frame.about[1:] == (DEAL_PROPOSED,):
        seconds += material.deal_seconds
    calls = 0
    for shipper in range(board.rules.seats):
        calls += field(board, shipper, QUOTES) + field(board, shipper, BIDS)
    return Clock(
        board.round * material.wagons + frame.about[0],
        seconds,
        material.live_extension,
        material.live_extensions,
        calls,
    )


# What may be said -------------------------------------------------------------------------------


def options(table: Table, frame: Frame, seat: int) -> list[int]:
    """List what a seat may say now, asked or not (R11.5)."""
    wagon = frame.about[0]
    if seat == CLOCK:
        return [codes.TIMEOUT]
    if seat == table.board.masters[wagon]:
        found = master_options(table, wagon, seat)
    elif is_open(table.board, seat):
        found = shipper_options(table, wagon, seat)
    else:
        return []
    if (frame.asked >> seat) & 1 and not table.drafts[seat]:
        found.append(codes.WAIT)
    return found


def master_options(table: Table, wagon: int, seat: int) -> list[int]:
    """List quotes, withdrawals, acceptances and closings, or the next step of a quote."""
    board = table.board
    draft = table.drafts[seat]
    if len(draft) == 2:
        found = loading.fee_options(table, codes.FEE_FOR_TWO, 2)
        if draft[1] != NOT_OFFERED:
            found.append(codes.TWO_NOT_OFFERED)
        return found
    if len(draft) == 1:
        found = loading.fee_options(table, codes.FEE_FOR_ONE, 1)
        if board.most_shipped(wagon, draft[0]) >= 2:
            found.append(codes.ONE_NOT_OFFERED)
        return found
    found = []
    for shipper in range(table.seats):
        if not is_open(board, shipper):
            continue
        if field(board, shipper, QUOTES) < table.material.proposals:
            found.append(codes.QUOTE_TO + shipper)
        if field(board, shipper, GOODS) != NOT_OFFERED:
            found.append(codes.TAKE_BID + shipper)
        if has_quote(board, shipper):
            found.append(codes.WITHDRAW_QUOTE + shipper)
        found.append(codes.CLOSE + shipper)
    return found


def shipper_options(table: Table, wagon: int, seat: int) -> list[int]:
    """List acceptances, bids, Free Loading and leaving, or the fee of a bid."""
    board = table.board
    draft = table.drafts[seat]
    purse = table.florins[seat] // table.material.unit
    if draft:
        most = len(codes.goods_of(draft[0])) * table.material.most_fee // table.material.unit
        return list(range(codes.FEE, codes.FEE + min(purse, most) + 1))
    sets = board.shipments(wagon, seat)
    one = field(board, seat, ONE)
    two = field(board, seat, TWO)
    found = []
    for goods in sets:
        fee = loading.quoted_fee(goods, one, two)
        if fee != NOT_OFFERED and fee <= purse:
            found.append(codes.TAKE_QUOTE + goods)
    if field(board, seat, BIDS) < table.material.proposals:
        found += [codes.OFFER + goods for goods in sets]
    if field(board, seat, GOODS) != NOT_OFFERED:
        found.append(codes.WITHDRAW)
    if table.holds(seat, FREE_LOADING):
        found += [codes.FREE + goods for goods in sets]
    found.append(codes.LEAVE)
    return found


# What follows -----------------------------------------------------------------------------------


def act(table: Table, frame: Frame, seat: int, option: int) -> None:
    """Carry out what a seat says; the negotiation goes on while somebody is asked (R11.5)."""
    wagon = frame.about[0]
    if seat == CLOCK:
        if table.log is not None:
            table.tell("negotiation-timeout", {"wagon": table.material.wagon_names[wagon]})
        close_all(table, wagon)
        return
    asked = frame.asked
    if option == codes.WAIT:
        asked &= ~(1 << seat)
    elif seat == table.board.masters[wagon]:
        asked |= master_says(table, wagon, seat, option)
    else:
        asked |= shipper_says(table, wagon, seat, option)
    go_on(table, frame, asked)


def go_on(table: Table, frame: Frame, asked: int) -> None:
    """Go on while somebody is asked and a channel is open, or close the negotiation."""
    wagon = frame.about[0]
    master = table.board.masters[wagon]
    still_open = 0
    for shipper in range(table.seats):
        if is_open(table.board, shipper):
            still_open |= 1 << shipper
    asked &= still_open | 1 << master
    if not still_open or not asked:
        close_all(table, wagon)
    else:
        table.stack.append(Frame(LIVE_HAGGLE, asked, frame.about))


def close_all(table: Table, wagon: int) -> None:
    """Close every channel and forget what was not finished."""
    board = table.board
    left = [field(board, seat, OPEN) == HAS_LEFT for seat in range(table.seats)]
    board.channels = []
    table.drafts = [() for _ in range(table.seats)]
    if table.rules.version >= 2:
        ask_last(table, wagon, left)


def ask_last(table: Table, wagon: int, left: list[bool]) -> None:
    """Ask who may still load and holds any influence card for Free Loading (R4.10, R11.5).

    The master's left neighbour is asked first, so his question is laid down last.
    """
    board = table.board
    for step in range(table.seats - 1, 0, -1):
        seat = (board.masters[wagon] + step) % table.seats
        if not left[seat] and board.hand_sizes[seat] and board.shipper_goods(wagon, seat):
            loading.ask_for_card(table, wagon, seat, loading.TALK_OVER)


def master_says(table: Table, wagon: int, seat: int, option: int) -> int:
    """Carry out what the loading master says; return who is to hear it (bits)."""
    board = table.board
    draft = table.drafts[seat]
    unit_code = option - codes.QUOTE_TO
    if option == codes.ONE_NOT_OFFERED or codes.FEE_FOR_ONE <= option < codes.TWO_NOT_OFFERED:
        one = NOT_OFFERED if option == codes.ONE_NOT_OFFERED else option - codes.FEE_FOR_ONE
        if board.most_shipped(wagon, draft[0]) >= 2:
            table.drafts[seat] = (draft[0], one)
            return 0
        return post_quote(table, wagon, seat, draft[0], one, NOT_OFFERED)
    if option >= codes.TWO_NOT_OFFERED:
        two = NOT_OFFERED if option == codes.TWO_NOT_OFFERED else option - codes.FEE_FOR_TWO
        return post_quote(table, wagon, seat, draft[0], draft[1], two)
    shipper = unit_code % 10
    if option < codes.TAKE_BID:
        table.drafts[seat] = (shipper,)
        return 0
    name = table.material.wagon_names[wagon]
    if option < codes.CLOSE:
        fee = field(board, shipper, FEE)
        loading.ship(table, shipper, wagon, field(board, shipper, GOODS), fee)
        after_deal(table, wagon, shipper)
    elif option < codes.WITHDRAW_QUOTE:
        close(table, shipper)
        if table.log is not None:
            table.tell("channel-closed", {"seat": seat, "shipper_seat": shipper, "wagon": name})
    else:
        put(board, shipper, ONE, NOT_OFFERED)
        put(board, shipper, TWO, NOT_OFFERED)
        if table.log is not None:
            table.tell("quote-withdrawn", {"seat": seat, "shipper_seat": shipper, "wagon": name})
    return 1 << shipper


def post_quote(table: Table, wagon: int, seat: int, shipper: int, one: int, two: int) -> int:
    """Let a quote stand in a channel; return who is to hear it (R11.2, R11.5)."""
    board = table.board
    table.drafts[seat] = ()
    if not is_open(board, shipper):  # the channel closed while the quote was being made
        return 0
    put(board, shipper, ONE, one)
    put(board, shipper, TWO, two)
    put(board, shipper, QUOTES, field(board, shipper, QUOTES) + 1)
    loading.tell_quote(table, seat, (wagon, shipper, loading.OPENING, one, two))
    return 1 << shipper


def shipper_says(table: Table, wagon: int, seat: int, option: int) -> int:
    """Carry out what a shipper says; return who is to hear it (bits)."""
    board = table.board
    name = table.material.wagon_names[wagon]
    if codes.OFFER <= option < codes.FREE:
        table.drafts[seat] = (option - codes.OFFER,)
        return 0
    if option >= codes.FEE:
        goods = table.drafts[seat][0]
        table.drafts[seat] = ()
        put(board, seat, GOODS, goods)
        put(board, seat, FEE, option - codes.FEE)
        put(board, seat, BIDS, field(board, seat, BIDS) + 1)
        loading.tell_offer(table, seat, wagon, goods, option - codes.FEE)
    elif option == codes.LEAVE:
        close(table, seat)
        if table.rules.version >= 2:
            put(board, seat, OPEN, HAS_LEFT)
        if table.log is not None:
            table.tell("left", {"seat": seat, "wagon": name})
    elif option == codes.WITHDRAW:
        put(board, seat, GOODS, NOT_OFFERED)
        put(board, seat, FEE, 0)
        if table.log is not None:
            table.tell("bid-withdrawn", {"seat": seat, "wagon": name})
    else:
        if option >= codes.FREE:
            loading.load_free(table, seat, wagon, option - codes.FREE)
        else:
            goods = option - codes.TAKE_QUOTE
            one = field(board, seat, ONE)
            fee = loading.quoted_fee(goods, one, field(board, seat, TWO))
            loading.ship(table, seat, wagon, goods, fee)
        after_deal(table, wagon, seat)
    return 1 << board.masters[wagon]


def after_deal(table: Table, wagon: int, shipper: int) -> None:
    """Clear the proposals of a channel; it stays open while another good may follow (R11.5)."""
    board = table.board
    for name in (ONE, TWO, GOODS):
        put(board, shipper, name, NOT_OFFERED)
    put(board, shipper, FEE, 0)
    table.drafts[shipper] = ()
    drop_draft_for(table, wagon, shipper)
    if not board.shipper_goods(wagon, shipper):
        close(table, shipper)


def drop_draft_for(table: Table, wagon: int, shipper: int) -> None:
    """Drop a quote in the making that no longer fits its channel."""
    master = table.board.masters[wagon]
    draft = table.drafts[master]
    if draft and draft[0] == shipper:
        table.drafts[master] = ()


def close(table: Table, shipper: int) -> None:
    """Close a channel for this round."""
    table.board.channels[shipper * FIELDS : (shipper + 1) * FIELDS] = CLOSED
    table.drafts[shipper] = ()
