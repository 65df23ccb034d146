"""Worlds with open card backs (R16.4): hands must have the prices that everybody sees."""

from kontor.games.augsburg.notes import NO_CARD
from kontor.games.augsburg.world import World


def deal_by_backs(world: World) -> None:
    """Deal hands with the prices seen, then swap equal prices until all bids are payable."""
    view = world.view
    price = view.rules.material.price
    by_price: dict[int, list[int]] = {}
    for card in world.box:
        by_price.setdefault(price[card], []).append(card)
    for seat in world.others():
        world.hands[seat] = world.known[seat][:]
        wanted = view.hand_prices[seat][:]
        for card in world.known[seat]:
            wanted.remove(price[card])
        for each in wanted:
            world.hands[seat].append(by_price[each].pop())
    if view.top_price:
        world.top = by_price[view.top_price].pop()
    world.box = [card for each in sorted(by_price) for card in by_price[each]]
    world.chance.shuffle(world.box)
    for seat in world.others():
        if world.bid_of(seat) and not any(world.is_note(card) for card in world.hands[seat]):
            swap_in(world, seat, True, [seat])
    for seat in world.others():
        for _ in range(world.bid_of(seat)):
            if sum(1 for card in world.hands[seat] if world.is_valid(card)) < world.bid_of(seat):
                swap_in(world, seat, False, [seat])
    # As a last resort the bid counts more than the prices seen, so that play can go on.
    for seat in world.others():
        if world.bid_of(seat) and not any(world.is_note(card) for card in world.hands[seat]):
            world.hand_over(seat, True)
        while sum(1 for card in world.hands[seat] if world.is_valid(card)) < world.bid_of(seat):
            world.hand_over(seat, False)


def swap_in(world: World, seat: int, note: bool, visited: list[int]) -> bool:
    """Swap a useless card of a seat for a valid one of the same price, from wherever it can be."""
    price = world.view.rules.material.price
    for place, card in enumerate(world.hands[seat]):
        useless = not (world.is_note(card) if note else world.is_valid(card))
        if not useless or place < len(world.known[seat]):
            continue
        for index, other in enumerate([*world.box, world.top]):
            good = other != NO_CARD and (world.is_note(other) if note else world.is_valid(other))
            if good and price[other] == price[card]:
                world.hands[seat][place] = other
                if index < len(world.box):
                    world.box[index] = card
                else:
                    world.top = card
                return True
        for rival in world.others():
            if rival in visited:
                continue
            start = len(world.known[rival])
            for index in range(start, len(world.hands[rival])):
                other = world.hands[rival][index]
                good = world.is_note(other) if note else world.is_valid(other)
                if not good or price[other] != price[card]:
                    continue
                world.hands[seat][place] = other
                world.hands[rival][index] = card
                if is_served(world, rival) or swap_in(world, rival, note, [*visited, rival]):
                    return True
                world.hands[seat][place] = card
                world.hands[rival][index] = other
    return False


def is_served(world: World, seat: int) -> bool:
    """Tell whether a seat can pay its bid."""
    bid = world.bid_of(seat)
    if not bid:
        return True
    valid = sum(1 for card in world.hands[seat] if world.is_valid(card))
    return valid >= bid and any(world.is_note(card) for card in world.hands[seat])
