"""Phase 2, second half: loading, and haggling over it question by question (R4, R11).

The questions of one channel carry wagon, shipper and stage; a fee is counted in coins of the
smallest value, NOT_OFFERED stands for none.
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.frames import Frame
from kontor.engine.messages import Facts
from kontor.games.merchants import codes
from kontor.games.merchants.land import NOBODY
from kontor.games.merchants.material import FREE_LOADING
from kontor.games.merchants.table import (
    MASTER_ANSWER,
    MASTER_LOAD,
    OFFERED_FEE,
    QUOTE_ONE,
    QUOTE_TWO,
    SHIPPER,
    Table,
)

NOT_OFFERED: Final = -1
EVERYBODY: Final = -1

# The stages of a channel (R11.4, R11.6).
OPENING: Final = 0
FINAL: Final = 1
REFUSED: Final = 2
AT_POSTED_FEE: Final = 3
TALK_OVER: Final = 4


def ask_master(table: Table, wagon: int) -> bool:
    """Ask the loading master what to load, if there is anything he may load (R4.2)."""
    board = table.board
    board.channel = 0
    if board.city_of(wagon) < 0 or board.masters[wagon] == NOBODY or not board.master_goods(wagon):
        return False
    table.ask(MASTER_LOAD, board.masters[wagon], (wagon,))
    return True


def master_options(table: Table, frame: Frame) -> list[int]:
    """List one kind and how many of it, as far as the row has room (R4.2, R4.3, R4.9)."""
    wagon = frame.about[0]
    zone = table.board.master_goods(wagon)
    room = table.board.room(wagon, table.board.masters[wagon])
    found = []
    for good in zones.kinds(zone):
        for count in range(1, min(room, zones.count(zone, good)) + 1):
            found.append(codes.LOAD + good * codes.COUNTS + count)
    found.append(codes.LOAD_NOTHING)  # R4.12
    return found


def act_master(table: Table, frame: Frame, seat: int, option: int) -> None:
    """Load the master's row free of charge (R4.2)."""
    wagon = frame.about[0]
    if option == codes.LOAD_NOTHING:
        if table.log is not None:
            table.tell("loaded-nothing", {"seat": seat, "wagon": table.material.wagon_names[wagon]})
        return
    good, count = divmod(option - codes.LOAD, codes.COUNTS)
    load(table, seat, wagon, [good] * count)
    if table.log is not None:
        facts: Facts = {"seat": seat, "wagon": table.material.wagon_names[wagon]}
        table.tell("loaded", {**facts, "goods": table.good_names([good] * count)})


def load(table: Table, seat: int, wagon: int, goods: list[int]) -> None:
    """Move goods from the own warehouse to the own row (R4.1)."""
    board = table.board
    for good in goods:
        board.warehouses[seat * len(board.bonuses) + board.wagon_at[wagon]] -= zones.one(good)
        board.rows[wagon * table.seats + seat] += zones.one(good)


# The channels of a wagon, one after the other ---------------------------------------------------


def shipper_at(table: Table, wagon: int) -> int:
    """Return the player whose channel is next, from the master's left (R11.4)."""
    return (table.board.masters[wagon] + 1 + table.board.channel) % table.seats


def ask_channel(table: Table, wagon: int) -> bool:
    """Open the channel of the next eligible shipper (R11.1); others are skipped."""
    board = table.board
    while board.channel < table.seats - 1:
        shipper = shipper_at(table, wagon)
        board.channel += 1
        if board.shipper_goods(wagon, shipper):
            table.ask(QUOTE_ONE, board.masters[wagon], (wagon, shipper, OPENING))
            return True
    return False


def ask_posted(table: Table, wagon: int) -> bool:
    """Let the master post one quote for everybody (R11.6)."""
    board = table.board
    board.channel = 0
    if most_shipped(table, wagon, EVERYBODY):
        table.ask(QUOTE_ONE, board.masters[wagon], (wagon, EVERYBODY, OPENING))
        return True
    return False


def ask_at_posted(table: Table, frame: Frame) -> None:
    """Ask the next eligible shipper about the posted quote (R11.6); without one, only a card."""
    board = table.board
    wagon, _, _, one, two = frame.about
    offered = one != NOT_OFFERED or two != NOT_OFFERED
    while board.channel < table.seats - 1:
        shipper = shipper_at(table, wagon)
        board.channel += 1
        if board.shipper_goods(wagon, shipper) and (offered or board.hand_sizes[shipper]):
            table.ask(SHIPPER, shipper, (wagon, shipper, AT_POSTED_FEE, one, two))
            return


def most_shipped(table: Table, wagon: int, shipper: int) -> int:
    """Return how many goods a shipper, or any shipper, could load at once."""
    if shipper != EVERYBODY:
        return table.board.most_shipped(wagon, shipper)
    most = 0
    for seat in range(table.seats):
        if seat != table.board.masters[wagon]:
            most = max(most, table.board.most_shipped(wagon, seat))
    return most


# Quotes -----------------------------------------------------------------------------------------


def fee_options(table: Table, base: int, goods: int) -> list[int]:
    """List the fees for so many goods, up to the most they could ever earn (R11.2)."""
    return list(range(base, base + goods * table.material.most_fee // table.material.unit + 1))


def quote_options(table: Table, frame: Frame) -> list[int]:
    """List the fees for one good or, next, for two; "not offered" if anything else is (R11.2)."""
    wagon, shipper, stage = frame.about[:3]
    if frame.kind == QUOTE_TWO:
        found = fee_options(table, codes.FEE_FOR_TWO, 2)
        if frame.about[3] != NOT_OFFERED:
            found.append(codes.TWO_NOT_OFFERED)
        return found
    found = fee_options(table, codes.FEE_FOR_ONE, 1)
    if most_shipped(table, wagon, shipper) >= 2:
        found.append(codes.ONE_NOT_OFFERED)
    if stage == OPENING:
        found.append(codes.NO_OFFER)
    return found


def act_quote(table: Table, frame: Frame, seat: int, option: int) -> None:
    """Note one fee of a quote; a complete quote goes to the shipper (R11.4 steps 1 and 3)."""
    wagon, shipper, stage = frame.about[:3]
    if option == codes.NO_OFFER:
        tell_no_offer(table, seat, shipper, wagon)
        quoted(table, (wagon, shipper, stage, NOT_OFFERED, NOT_OFFERED))
        return
    if frame.kind == QUOTE_TWO:
        two = NOT_OFFERED if option == codes.TWO_NOT_OFFERED else option - codes.FEE_FOR_TWO
        tell_quote(table, seat, (wagon, shipper, stage, frame.about[3], two))
        quoted(table, (wagon, shipper, stage, frame.about[3], two))
        return
    one = NOT_OFFERED if option == codes.ONE_NOT_OFFERED else option - codes.FEE_FOR_ONE
    if most_shipped(table, wagon, shipper) >= 2:
        table.ask(QUOTE_TWO, seat, (wagon, shipper, stage, one))
        return
    tell_quote(table, seat, (wagon, shipper, stage, one, NOT_OFFERED))
    quoted(table, (wagon, shipper, stage, one, NOT_OFFERED))


def quoted(table: Table, about: tuple[int, ...]) -> None:
    """Ask the shipper, or with a posted quote the first of them."""
    if about[1] == EVERYBODY:
        ask_at_posted(table, Frame(SHIPPER, 0, about))
    else:
        table.ask(SHIPPER, about[1], about)


def tell_no_offer(table: Table, seat: int, shipper: int, wagon: int) -> None:
    """Record that the master offers nothing."""
    if table.log is None:
        return
    name = table.material.wagon_names[wagon]
    if shipper == EVERYBODY:
        table.tell("posted-nothing", {"seat": seat, "wagon": name})
    else:
        table.tell("no-offer", {"seat": seat, "shipper_seat": shipper, "wagon": name})


def tell_quote(table: Table, seat: int, about: tuple[int, ...]) -> None:
    """Record a quote: what one good costs, what two cost."""
    if table.log is None:
        return
    wagon, shipper, _, one, two = about
    unit = table.material.unit
    facts: Facts = {"seat": seat, "wagon": table.material.wagon_names[wagon]}
    name = "posted"
    if shipper != EVERYBODY:
        facts["shipper_seat"] = shipper
        name = "quoted"
    if one == NOT_OFFERED:
        table.tell(f"{name}-two", {**facts, "two": two * unit})
    elif two == NOT_OFFERED:
        table.tell(f"{name}-one", {**facts, "one": one * unit})
    else:
        table.tell(f"{name}-both", {**facts, "one": one * unit, "two": two * unit})


# Shippers ---------------------------------------------------------------------------------------


def quoted_fee(goods: int, one: int, two: int) -> int:
    """Return what a quote asks for a set of goods, or NOT_OFFERED (R11.2)."""
    return one if goods % codes.PAIR == codes.NO_GOOD else two


def shipper_options(table: Table, frame: Frame, seat: int) -> list[int]:
    """List what a shipper may answer: accept, bid, Free Loading, leave (R11.4, R4.10)."""
    wagon, _, stage, one, two = frame.about
    purse = table.florins[seat] // table.material.unit
    sets = table.board.shipments(wagon, seat)
    found = []
    for goods in sets:
        fee = quoted_fee(goods, one, two)
        if fee != NOT_OFFERED and fee <= purse:  # R11.3
            found.append(codes.TAKE_QUOTE + goods)
    if stage == OPENING:
        found += [codes.OFFER + goods for goods in sets]
    if table.holds(seat, FREE_LOADING):
        found += [codes.FREE + goods for goods in sets]
    found.append(codes.LEAVE)
    return found


def act_shipper(table: Table, frame: Frame, seat: int, option: int) -> None:
    """Carry out a shipper's answer (R11.3, R11.4 steps 2 and 4)."""
    wagon, _, stage, one, two = frame.about
    if option == codes.LEAVE:
        if table.log is not None:
            table.tell("left", {"seat": seat, "wagon": table.material.wagon_names[wagon]})
    elif codes.OFFER <= option < codes.OFFER + codes.PAIRS:
        table.ask(OFFERED_FEE, seat, (wagon, seat, option - codes.OFFER))
        return
    elif codes.FREE <= option < codes.FREE + codes.PAIRS:
        load_free(table, seat, wagon, option - codes.FREE)
    else:
        goods = option - codes.TAKE_QUOTE
        ship(table, seat, wagon, goods, quoted_fee(goods, one, two))
    if stage == AT_POSTED_FEE:
        ask_at_posted(table, frame)


def ship(table: Table, seat: int, wagon: int, goods: int, fee: int) -> None:
    """Pay the fee and load at once, both or neither (R4.7, R4.8, R11.3)."""
    master = table.board.masters[wagon]
    florins = fee * table.material.unit
    table.florins[seat] -= florins
    table.florins[master] += florins
    load(table, seat, wagon, codes.goods_of(goods))
    if table.log is not None:
        facts: Facts = {"seat": seat, "master_seat": master, "fee": florins}
        facts["wagon"] = table.material.wagon_names[wagon]
        table.tell("shipped", {**facts, "goods": table.good_names(codes.goods_of(goods))})


def load_free(table: Table, seat: int, wagon: int, goods: int) -> None:
    """Play Free Loading for one or two goods on this wagon (R4.10, R4.11)."""
    table.use_card(seat, FREE_LOADING)
    load(table, seat, wagon, codes.goods_of(goods))
    if table.log is not None:
        facts: Facts = {"seat": seat, "wagon": table.material.wagon_names[wagon]}
        table.tell("free-loaded", {**facts, "goods": table.good_names(codes.goods_of(goods))})


# Bids of a shipper ------------------------------------------------------------------------------


def offered_fee_options(table: Table, frame: Frame, seat: int) -> list[int]:
    """List the fees a shipper can pay for the goods he names (R11.2, R11.3)."""
    goods = len(codes.goods_of(frame.about[2]))
    most = min(table.florins[seat], goods * table.material.most_fee) // table.material.unit
    return list(range(codes.FEE, codes.FEE + most + 1))


def act_offered_fee(table: Table, frame: Frame, seat: int, option: int) -> None:
    """Put the bid before the master (R11.4 step 3)."""
    wagon, _, goods = frame.about
    fee = option - codes.FEE
    tell_offer(table, seat, wagon, goods, fee)
    table.ask(MASTER_ANSWER, table.board.masters[wagon], (wagon, seat, goods, fee))


def tell_offer(table: Table, seat: int, wagon: int, goods: int, fee: int) -> None:
    """Record the bid of a shipper."""
    if table.log is not None:
        facts: Facts = {"seat": seat, "fee": fee * table.material.unit}
        facts["wagon"] = table.material.wagon_names[wagon]
        table.tell("offered", {**facts, "goods": table.good_names(codes.goods_of(goods))})


def act_answer(table: Table, frame: Frame, seat: int, option: int) -> None:
    """Accept a bid, make a final quote, or refuse (R11.4 step 3)."""
    wagon, shipper, goods, fee = frame.about
    if option == codes.ACCEPT:
        ship(table, shipper, wagon, goods, fee)
    elif option == codes.FINAL_QUOTE:
        table.ask(QUOTE_ONE, seat, (wagon, shipper, FINAL))
    else:
        if table.log is not None:
            table.tell("refused", {"seat": seat, "shipper_seat": shipper})
        # R11.4: who holds any influence card is asked once more, whatever the card.
        if table.board.hand_sizes[shipper]:
            ask_for_card(table, wagon, shipper, REFUSED)


def ask_for_card(table: Table, wagon: int, shipper: int, stage: int) -> None:
    """Ask a shipper whether he plays Free Loading on a wagon, or leaves it (R4.10)."""
    table.ask(SHIPPER, shipper, (wagon, shipper, stage, NOT_OFFERED, NOT_OFFERED))
