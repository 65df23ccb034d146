"""R8 to R10: Brother Jacob, Farmer Johann and Master Ehrenfried."""

from typing import Final

from kontor.engine import i64, seat_numbers
from kontor.engine.frames import MASKED, NO_ANSWER, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts, Message
from kontor.games.gluecksritter.rules import documents
from kontor.games.gluecksritter.rules.decision import Decision, plays
from kontor.games.gluecksritter.rules.moves import Moves
from kontor.games.gluecksritter.table import codes, money, shops
from kontor.games.gluecksritter.table.material import TIME_PURCHASE
from kontor.games.gluecksritter.table.view import GluecksritterView

NOTHING: Final = codes.BUY


def deciders(state: Moves, space: int, crowded: bool) -> i64:
    """Return the visitors, as bits, who have something to decide (R7.5, R18.3)."""
    guests: i64 = state.guests(space)
    asked: i64 = 0
    bit: i64 = 1
    seat: i64 = 0
    while guests:
        if (
            guests & 1
            and not (space == codes.JACOB and shops.draws_free(state, seat, space, crowded))
            and is_asked(state, seat, space, crowded)
        ):
            asked |= bit
        guests >>= 8
        bit += bit
        seat += 1
    return asked


def is_asked(state: Moves, seat: int, space: int, crowded: bool) -> bool:
    """Tell, from what all can see, whether a visitor could buy one unit (R18.1, R18.3)."""
    if shops.most_units(state, seat, space) < 1:
        return False
    if state.hands[seat]:
        return True
    if space == codes.JACOB and not shops.has_documents(state):
        return False
    price = shops.price(state, seat, space, crowded)
    if state.rules.hides_coins:  # R17.5: the others only know the number of coins
        coins = state.gold_of(seat) + state.silver_of(seat)
        return coins * state.rules.material.gold_value >= price
    return state.ducats(seat) >= price


def lacks_documents(state: Moves, space: int) -> bool:
    """Tell whether a visitor of space 1 finds nothing to buy (R8.7)."""
    if space != codes.JACOB or state.rules.is_first_version:
        return False
    return not shops.has_documents(state)


def add_purchases(state: Moves, seat: int, space: int, crowded: bool, menu: Menu) -> None:
    """Offer as many units as can be paid (R9.1, R9.2, R10.1, R10.2), one sum for all (R9.5)."""
    price: i64 = shops.price(state, seat, space, crowded)
    gold: i64 = state.gold_of(seat)
    silver: i64 = state.silver_of(seat)
    value: i64 = state.rules.material.gold_value
    most: i64 = shops.most_units(state, seat, space)
    units: i64 = 1
    while units <= most:
        menu.base = codes.BUY + units * codes.UNIT
        money.add_payments(gold, silver, units * price, value, menu)
        units += 1
    menu.base = 0


class Buy(Decision):
    """All visitors of a shop decide secretly and together (R7.5)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_BUY, "R7.5", TIME_PURCHASE, MASKED)

    def offer(self, state: Moves, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the purchases of a visitor: nothing (R9.3), or units with the coins to be given."""
        space = frame.about[0]
        crowded = shops.is_crowded(state, space)
        if shops.draws_free(state, seat, space, crowded):
            menu.add_one(codes.BUY + codes.UNIT)
            return
        menu.add_one(NOTHING)
        if not lacks_documents(state, space):
            add_purchases(state, seat, space, crowded, menu)
        if state.hands[seat]:  # R14.14
            documents.add_playable(state, seat, codes.WINDOW_OWN, menu)

    def is_immediate(self, option: int) -> bool:
        """Tell that a yellow document acts before the purchase is fixed (R14.14)."""
        return plays(option)

    def act(self, state: Moves, frame: Frame, seat: int, option: int) -> None:
        """Play a document; answers that it has overtaken are void.

        A visitor plays before he answers (R14.14), so his own is; so is that of anybody whose
        coins have changed, and of all if only now a document can be drawn (R8.7).
        """
        space = frame.about[0]
        gold = state.gold
        silver = state.silver
        lacked = lacks_documents(state, space)
        documents.play(state, seat, option)
        if state.is_closed(space):
            state.close()
            return
        void = frame.asked if lacked else 1 << seat
        for other in range(state.seats):
            changed = (gold ^ state.gold) | (silver ^ state.silver)
            if seat_numbers.of(changed, other):
                void |= 1 << other
        state.stack[-1] = frame.lift(void)

    def reveal(self, state: Moves, frame: Frame) -> None:
        """Serve the visitors."""
        serve(state, frame)

    def late(self, state: Moves, frame: Frame, seat: int) -> int:
        """Buy nothing (R18.5)."""
        return NOTHING

    def prompt(self, view: GluecksritterView) -> Message:
        """Ask a visitor what he buys."""
        table = view.table()
        space = view.about(0)
        crowded = shops.is_crowded(table, space)
        price = shops.price(table, view.seat, space, crowded)
        facts: Facts = {"price": price, "ducats": table.ducats(view.seat)}
        if space == codes.JACOB:
            return Message("buy-document-prompt", facts)
        name = "buy-prompt-crowded" if crowded else "buy-prompt"
        return Message(name, {**facts, "piece": codes.PIECES[shops.piece_of(space)]})

    def waiting(self, view: GluecksritterView) -> Message:
        """Say whose visitors are deciding."""
        return Message("buy-waiting", {"space": view.rules.material.spaces[view.about(0)]})


def serve(state: Moves, frame: Frame) -> None:
    """Carry out all visits of a space together (R7.5), documents in precedence (R8.5)."""
    space = frame.about[0]
    visitors = state.visitors(space)
    crowded = len(visitors) > 1
    overpaid = []
    for seat in visitors:
        if space == codes.JACOB and shops.draws_free(state, seat, space, crowded):
            state.draw_document(seat)
            continue
        answer = frame.answer_of(seat)
        units = codes.units(answer) if answer != NO_ANSWER else 0
        if not units:
            if state.log is not None:
                name = state.rules.material.spaces[space]
                state.tell("bought-nothing", {"seat": seat, "space": name})
            continue
        price = units * shops.price(state, seat, space, crowded)
        if space == codes.JACOB:
            too_much = buy_document(state, seat, price, answer)
        else:
            too_much = buy_pieces(state, seat, space, price, answer)
        if too_much:
            overpaid.append(seat)
        if state.rules.is_first_version:  # change was given to one after the other
            state.give_change(overpaid)
            overpaid = []
    if overpaid:
        state.give_change(overpaid)


def buy_document(state: Moves, seat: int, price: int, answer: int) -> bool:
    """Sell one document: paid when it is received (R8.2, R8.5), not at all if there is none."""
    if not shops.has_documents(state):  # R8.7
        name = state.rules.material.spaces[codes.JACOB]
        state.tell("bought-nothing", {"seat": seat, "space": name})
        return False
    gold = codes.gold(answer)
    silver = codes.silver(answer)
    too_much = state.pay(seat, price, gold, silver)
    if state.log is not None:
        state.tell_coins("document-bought", seat, {"price": price}, gold, silver)
    state.draw_document(seat)
    return too_much


def buy_pieces(state: Moves, seat: int, space: int, price: int, answer: int) -> bool:
    """Sell walls or towers, which stand on the site at once (R9.6)."""
    piece = shops.piece_of(space)
    gold = codes.gold(answer)
    silver = codes.silver(answer)
    too_much = state.pay(seat, price, gold, silver)
    state.place(seat, piece, codes.units(answer))
    if state.log is not None:
        facts: Facts = {"piece": codes.PIECES[piece], "number": codes.units(answer), "price": price}
        state.tell_coins("bought", seat, facts, gold, silver)
    return too_much
