"""Unseen cards with open backs (R16.4): hands must have the prices that everybody sees."""

from kontor.games.augsburg.table.packing import NO_CARD
from kontor.games.augsburg.table.unseen import Unseen


def deal_by_backs(unseen: Unseen) -> None:
    """Deal hands with the prices seen, then swap equal prices until all bids are payable."""
    view = unseen.view
    price = view.rules.material.price
    by_price: dict[int, list[int]] = {}
    for card in unseen.box:
        by_price.setdefault(price[card], []).append(card)
    for seat in unseen.others():
        unseen.hands[seat] = unseen.known[seat][:]
        wanted = view.hand_prices[seat][:]
        for card in unseen.known[seat]:
            wanted.remove(price[card])
        for each in wanted:
            unseen.hands[seat].append(by_price[each].pop())
    if view.top_price:
        unseen.top = by_price[view.top_price].pop()
    unseen.box = [card for each in sorted(by_price) for card in by_price[each]]
    unseen.chance.shuffle(unseen.box)
    for seat in unseen.others():
        if unseen.bid_of(seat) and not any(unseen.is_note(card) for card in unseen.hands[seat]):
            swap_in(unseen, seat, True, [seat])
    for seat in unseen.others():
        for _ in range(unseen.bid_of(seat)):
            if sum(1 for card in unseen.hands[seat] if unseen.is_valid(card)) < unseen.bid_of(seat):
                swap_in(unseen, seat, False, [seat])
    # As a last resort the bid counts more than the prices seen, so that play can go on.
    for seat in unseen.others():
        if unseen.bid_of(seat) and not any(unseen.is_note(card) for card in unseen.hands[seat]):
            unseen.hand_over(seat, True)
        while sum(1 for card in unseen.hands[seat] if unseen.is_valid(card)) < unseen.bid_of(seat):
            unseen.hand_over(seat, False)


def swap_in(unseen: Unseen, seat: int, note: bool, visited: list[int]) -> bool:
    """Swap a useless card of a seat for a valid one of the same price, from wherever it can be."""
    price = unseen.view.rules.material.price
    for place, card in enumerate(unseen.hands[seat]):
        useless = not (unseen.is_note(card) if note else unseen.is_valid(card))
        if not useless or place < len(unseen.known[seat]):
            continue
        for index, other in enumerate([*unseen.box, unseen.top]):
            good = other != NO_CARD and (unseen.is_note(other) if note else unseen.is_valid(other))
            if good and price[other] == price[card]:
                unseen.hands[seat][place] = other
                if index < len(unseen.box):
                    unseen.box[index] = card
                else:
                    unseen.top = card
                return True
        for rival in unseen.others():
            if rival in visited:
                continue
            start = len(unseen.known[rival])
            for index in range(start, len(unseen.hands[rival])):
                other = unseen.hands[rival][index]
                good = unseen.is_note(other) if note else unseen.is_valid(other)
                if not good or price[other] != price[card]:
                    continue
                unseen.hands[seat][place] = other
                unseen.hands[rival][index] = card
                if is_served(unseen, rival) or swap_in(unseen, rival, note, [*visited, rival]):
                    return True
                unseen.hands[seat][place] = card
                unseen.hands[rival][index] = other
    return False


def is_served(unseen: Unseen, seat: int) -> bool:
    """Tell whether a seat can pay its bid."""
    bid = unseen.bid_of(seat)
    if not bid:
        return True
    valid = sum(1 for card in unseen.hands[seat] if unseen.is_valid(card))
    return valid >= bid and any(unseen.is_note(card) for card in unseen.hands[seat])
