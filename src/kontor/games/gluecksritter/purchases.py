"""R8 to R10: Brother Jacob, Farmer Johann and Master Ehrenfried."""

from typing import Final

from kontor.engine.frames import NO_ANSWER, Frame
from kontor.engine.messages import Facts
from kontor.games.gluecksritter import codes, documents, money, shops
from kontor.games.gluecksritter.deck import OWN_DECISION
from kontor.games.gluecksritter.material import JACOB, PIECES
from kontor.games.gluecksritter.position import BUY, Position

NOTHING: Final = codes.BUY


def question(position: Position, space: int) -> Frame:
    """Return the question to all visitors who have something to decide (R7.5, R18.3)."""
    visitors = position.visitors(space)
    crowded = len(visitors) > 1
    asked = 0
    for seat in visitors:
        if not shops.draws_free(position, seat, space, crowded) and is_asked(
            position, seat, space, crowded
        ):
            asked |= 1 << seat
    return Frame(BUY, asked, (space,), True)


def is_asked(position: Position, seat: int, space: int, crowded: bool) -> bool:
    """Tell, from what all can see, whether a visitor could buy one unit (R18.1, R18.3)."""
    if shops.most_units(position, seat, space) < 1:
        return False
    if position.hands[seat]:
        return True
    if space == JACOB and not shops.has_documents(position):
        return False
    price = shops.price(position, seat, space, crowded)
    if position.rules.hides_coins:  # R17.5: the others only know the number of coins
        coins = position.gold[seat] + position.silver[seat]
        return coins * position.rules.material.gold_value >= price
    return position.ducats(seat) >= price


def options(position: Position, seat: int, space: int) -> list[int]:
    """List the purchases of a visitor: nothing (R9.3), or units with the coins to be given."""
    crowded = shops.is_crowded(position, space)
    found = [] if shops.draws_free(position, seat, space, crowded) else [NOTHING]
    price = shops.price(position, seat, space, crowded)
    gold = position.gold[seat]
    silver = position.silver[seat]
    value = position.rules.material.gold_value
    most = shops.most_units(position, seat, space)
    if not found:
        return [codes.BUY + codes.UNIT]
    if space == JACOB and not shops.has_documents(position) and not position.rules.is_first_version:
        most = 0  # R8.7
    for units in range(1, most + 1):  # R9.1, R9.2, R10.1, R10.2; one sum for all: R9.5
        for payment in money.payments(gold, silver, units * price, value):
            found.append(codes.BUY + units * codes.UNIT + payment)
    if position.hands[seat]:  # R14.14
        found += documents.playable(position, seat, OWN_DECISION)
    return found


def reveal(position: Position, frame: Frame) -> None:
    """Carry out all visits of a space together (R7.5), documents in precedence (R8.5)."""
    space = frame.about[0]
    visitors = position.visitors(space)
    crowded = len(visitors) > 1
    overpaid = []
    for seat in visitors:
        if shops.draws_free(position, seat, space, crowded):
            position.draw_document(seat)
            continue
        answer = frame.answer_of(seat)
        units = codes.units(answer) if answer != NO_ANSWER else 0
        if not units:
            if position.log is not None:
                name = position.rules.material.spaces[space]
                position.tell("bought-nothing", {"seat": seat, "space": name})
            continue
        price = units * shops.price(position, seat, space, crowded)
        if space == JACOB:
            too_much = buy_document(position, seat, price, answer)
        else:
            too_much = buy_pieces(position, seat, space, price, answer)
        if too_much:
            overpaid.append(seat)
        if position.rules.is_first_version:  # change was given to one after the other
            position.give_change(overpaid)
            overpaid = []
    position.give_change(overpaid)


def buy_document(position: Position, seat: int, price: int, answer: int) -> bool:
    """Sell one document: paid when it is received (R8.2, R8.5), not at all if there is none."""
    if not shops.has_documents(position):  # R8.7
        name = position.rules.material.spaces[JACOB]
        position.tell("bought-nothing", {"seat": seat, "space": name})
        return False
    gold = codes.gold(answer)
    silver = codes.silver(answer)
    too_much = position.pay(seat, price, gold, silver)
    position.tell_coins("document-bought", seat, {"price": price}, gold, silver)
    position.draw_document(seat)
    return too_much


def buy_pieces(position: Position, seat: int, space: int, price: int, answer: int) -> bool:
    """Sell walls or towers, which stand on the site at once (R9.6)."""
    piece = shops.piece_of(space)
    gold = codes.gold(answer)
    silver = codes.silver(answer)
    too_much = position.pay(seat, price, gold, silver)
    position.place(seat, piece, codes.units(answer))
    facts: Facts = {"piece": PIECES[piece], "number": codes.units(answer), "price": price}
    position.tell_coins("bought", seat, facts, gold, silver)
    return too_much
