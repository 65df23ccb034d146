"""R14.9: whether a yellow document would do anything now. If not, it is refused.

Only what its player can know counts: while cards are face down, any space may be visited.
"""

from kontor.engine import i64
from kontor.games.gluecksritter.table import codes, effects, shops, steps
from kontor.games.gluecksritter.table.deck import Document
from kontor.games.gluecksritter.table.position import Position


def possible_aims(position: Position, seat: int, document: Document) -> int:
    """Return the aims, as bits, with which a document would have its effect now."""
    found: i64 = 0
    aims = document.aim_set(position.seats, seat)
    aim: i64 = 0
    while aims >> aim:
        if (aims >> aim) & 1 and is_possible(position, seat, document, aim):
            found |= 1 << aim
        aim += 1
    return found


def is_possible(position: Position, seat: int, document: Document, aim: int) -> bool:
    """Tell whether a document would have its effect now; otherwise it is refused (R14.9)."""
    effect = document.effect
    target = aim - codes.FIRST_AIM
    if effect == effects.RELEASE_KNIGHT:  # R15.8
        return bool((position.jailed >> seat) & 1) and can_pay(position, seat, document.cost)
    if effect == effects.GAIN_PIECE:  # R15.10
        return position.has_room(seat, target) and can_pay(position, seat, document.cost)
    if effect == effects.DRAW_COINS:  # R15.9
        return position.bag() > 0
    if effect == effects.WAIVE_LIMIT:
        return position.is_due(seat)
    if effect == effects.REROLL:  # R15.11
        return bool(document.what & die_of(position.stack[-1].kind))
    if effect == effects.SEIZE_SPACE:
        space = document.seized_space()
        return bool(
            (document.what & effects.GOLD and position.income_gold(space))
            or (document.what & effects.SILVER and position.income_silver(space))
        )
    if effect == effects.LEVY:
        return any(
            position.gold_of(other) + position.silver_of(other)
            for other in range(position.seats)
            if other != seat
        )
    if effect == effects.STEAL_COINS:
        return position.gold_of(target) + position.silver_of(target) > 0
    if effect == effects.STEAL_DOCUMENT:
        return position.hands[target] > 0
    if effect == effects.EXCHANGE_COINS:
        return can_exchange(position, seat, document.count, aim)
    spaces = codes.spaces_of(document.spaces >> 1)
    if effect == effects.CLOSE_SPACE and any(position.is_closed(space) for space in spaces):
        return False
    if position.rules.is_first_version or position.step < steps.REVEALED:
        return True
    if effect == effects.CLOSE_SPACE:  # R15.24
        return any(is_ahead(position, space) for space in spaces)
    if effect in (effects.FIXED_PRICE, effects.DISCOUNT):
        return any(serves_visit(position, seat, effect, space) for space in spaces)
    if effect == effects.DUEL_BONUS:  # R15.25
        return duel_is_ahead(position, seat)
    return True


def die_of(kind: int) -> int:
    """Return the die that a question shows, if any."""
    if kind == codes.ASK_DUEL:
        return effects.NORMAL_DIE
    return effects.SPECIAL_DIE if kind == codes.ASK_ROLLED else 0


def can_exchange(position: Position, seat: int, most: int, aim: int) -> bool:
    """Tell whether a player has the coins for an exchange, and the bag, as far as he knows it."""
    number, to_gold = codes.exchange_of(most, aim)
    value = position.rules.material.gold_value
    held = position.silver_of(seat) // value if to_gold else position.gold_of(seat)
    if position.rules.hides_coins or position.rules.is_first_version:
        return held >= number and position.bag() > 0
    in_bag = position.bag_gold if to_gold else position.bag_silver // value
    return min(held, in_bag) >= number


# What is still to come in a round whose cards lie open -----------------------------------------


def is_ahead(position: Position, space: int) -> bool:
    """Tell whether a space with visitors is still to be resolved, or being decided on."""
    now = position.step - steps.VISIT - 1
    if space == now:
        return position.stack[-1].kind in (codes.ASK_BUY, codes.ASK_ERRAND)
    return space > now and position.crowd(space) > 0


def serves_visit(position: Position, seat: int, effect: int, space: int) -> bool:
    """Tell whether a visitor would pay less at a space for a document (R15.2, R15.26)."""
    if not position.cards_laid(seat) & codes.CARD_BIT[space] or not is_ahead(position, space):
        return False
    crowded = shops.is_crowded(position, space)
    if effect == effects.DISCOUNT:
        is_cheaper = shops.price(position, seat, space, crowded) > 0
    else:
        fixed = position.played[seat] & position.rules.material.deck.fixing[space]
        is_cheaper = crowded and not fixed
    return is_cheaper and shops.most_units(position, seat, space) > 0


def duel_is_ahead(position: Position, seat: int) -> bool:
    """Tell whether a player's knight has a duel before him, or is in it."""
    knights = position.visitors(codes.KNIGHT)
    if seat not in knights or len(knights) != position.rules.material.duel_players:
        return False
    now = position.step - steps.VISIT - 1
    return now < codes.KNIGHT or (now == codes.KNIGHT and position.stack[-1].kind == codes.ASK_DUEL)


def can_pay(position: Position, seat: int, cost: int) -> bool:
    """Tell whether a player can pay what a document costs."""
    return position.ducats(seat) >= cost
