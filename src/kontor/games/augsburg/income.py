"""Income: money, prestige and notes for all (R12), and what happens when notes run short (R13)."""

from typing import Final

from kontor.engine.frames import Frame, seats_of
from kontor.games.augsburg import notes
from kontor.games.augsburg.answers import BUY, GIVE
from kontor.games.augsburg.material import (
    AGENCY,
    COAT_OF_ARMS,
    MINT_MASTER,
    OFFICE,
    PATENT_OF_NOBILITY,
    PEERAGE,
)
from kontor.games.augsburg.notes import JOKER, ZONE
from kontor.games.augsburg.table import GIVING, PURCHASE, Table

OPENING: Final = 1
LATER: Final = 0

# Money and prestige -----------------------------------------------------------------------------


def pay_money(table: Table) -> None:
    """Pay everybody the income of the agencies (R12.3)."""
    for seat in range(table.seats):
        money = table.rules.material.income[table.level(seat, AGENCY) - 1]
        table.earn(seat, money)
        table.tell("income", {"seat": seat, "money": money})


def prestige_due(table: Table, seat: int) -> int:
    """Return what peerage, coat of arms and patent bring a player together (R9.6, R12.4)."""
    return (
        table.rules.material.peerage_prestige[table.level(seat, PEERAGE) - 1]
        + table.tile(seat, COAT_OF_ARMS)
        + table.tile(seat, PATENT_OF_NOBILITY)
    )


def score_prestige(table: Table) -> None:
    """Give everybody the prestige of the peerage as one single gain (R12.4)."""
    for seat in range(table.seats):
        table.gain(seat, prestige_due(table, seat))


# Notes ------------------------------------------------------------------------------------------


def free_notes(table: Table, seat: int) -> int:
    """Return how many free notes a player gets: as mayor and for a mint master (R12.6)."""
    mint = table.rules.material.mint_notes if table.tile(seat, MINT_MASTER) else 0
    return table.rules.material.free[table.level(seat, OFFICE) - 1] + mint


def offer_size(table: Table, seat: int) -> int:
    """Return how many notes a player is offered (R12.7)."""
    return table.rules.material.offer[table.level(seat, OFFICE) - 1]


def notes_due(table: Table) -> int:
    """Return how many notes are due to all players together (R13.2)."""
    return sum(free_notes(table, seat) + offer_size(table, seat) for seat in range(table.seats))


def notes_are_short(table: Table) -> bool:
    """Tell whether draw and discard pile together are too small for the deal (R13.2)."""
    return table.deck_size() + len(table.discard) < notes_due(table)


def deal_opening(table: Table) -> None:
    """Deal the opening offers one note at a time, clockwise from the first player (R1.12)."""
    offers: list[list[int]] = [[] for _ in range(table.seats)]
    for _ in range(table.rules.material.start_offer):
        for step in range(table.seats):
            offers[(table.opener + step) % table.seats].append(table.take_card())
    for seat in range(table.seats):
        lay_offer(table, seat, offers[seat])
    ask_purchase(table, OPENING)


def deal(table: Table) -> None:
    """Deal each player everything due from the next opener on, free notes first (R12.5, R12.6)."""
    for step in range(table.seats):
        seat = (table.opener + step) % table.seats
        free = [table.take_card() for _ in range(free_notes(table, seat))]
        for card in free:
            notes.add(table.hands, seat * ZONE, card)
            table.known_cards[seat] += 1
        if free and table.log is not None:
            facts = {"seat": seat, "number": len(free)}
            table.confide("free-notes", {**facts}, {"cards": table.names(free)}, seat)
        lay_offer(table, seat, [table.take_card() for _ in range(offer_size(table, seat))])
    ask_purchase(table, LATER)


def lay_offer(table: Table, seat: int, offer: list[int]) -> None:
    """Lay an offer face down, apart from the hand (R12.7)."""
    offer.sort()
    table.offers[seat] = tuple(offer)
    table.offered[seat] += len(offer)
    if table.log is not None:
        facts = {"seat": seat, "number": len(offer)}
        table.confide("offered", {**facts}, {"cards": table.names(offer)}, seat)


def ask_purchase(table: Table, opening: int) -> None:
    """Ask everybody at once, under seal, what to buy (R1.13, R12.8, R12.14)."""
    table.stack.clear()
    table.stack.append(Frame(PURCHASE, (1 << table.seats) - 1, (opening,), True))


def purchases(table: Table, seat: int) -> list[int]:
    """List the parts of an offer that a player can pay, from nothing to all (R12.8 to R12.10)."""
    prices = table.rules.material.price
    offer = table.offers[seat]
    money = table.money[seat]
    found = [BUY]
    costs = [0]
    bit = 1
    for place, card in enumerate(offer):
        price = prices[card]
        # Of two equal jokers the second is bought only together with the first.
        twin = bit >> 1 if card == JOKER and place and offer[place - 1] == JOKER else 0
        for index in range(len(found)):
            cost = costs[index] + price
            if cost <= money and (not twin or (found[index] - BUY) & twin):
                found.append(found[index] + bit)
                costs.append(cost)
        bit <<= 1
    return found


def buy(table: Table, frame: Frame) -> None:
    """Pay for the chosen notes (R12.9, R12.11) and discard all others unseen (R12.12)."""
    prices = table.rules.material.price
    for seat in range(table.seats):
        places = frame.answers[seat] - BUY
        bought: list[int] = []
        cost = 0
        for place, card in enumerate(table.offers[seat]):
            if (places >> place) & 1:
                notes.add(table.hands, seat * ZONE, card)  # R12.13
                bought.append(card)
                cost += prices[card]
            else:
                table.discard.append(card)
                notes.add(table.rejected, seat * ZONE, card)
        table.money[seat] -= cost
        table.offers[seat] = ()
        if table.log is not None:
            secret = {"number": len(bought), "price": cost}
            table.confide("bought", {"seat": seat}, {**secret, "cards": table.names(bought)}, seat)


# R13 Supply of notes ----------------------------------------------------------------------------


def ask_gifts(table: Table) -> None:
    """Ask all with cards, under seal, for one to go under the draw pile (R13.3, R13.4)."""
    asked = 0
    for seat in range(table.seats):
        if not notes.is_empty(table.hands, seat * ZONE):
            asked |= 1 << seat
    table.stack.clear()
    table.stack.append(Frame(GIVING, asked, (), True))
    table.tell("notes-short", {})


def gifts(table: Table, seat: int) -> list[int]:
    """List the cards of a hand that may be given away."""
    return [GIVE + card for card in notes.kinds(table.hands, seat * ZONE)]


def give(table: Table, frame: Frame) -> None:
    """Put the given cards under the draw pile (R13.3); what was shown before is forgotten.

    Only the top card of the pile is ever dealt before everything is shuffled (R13.5), so below
    it the old cards, the shuffled discards and the given cards need no order among themselves.
    """
    for seat in seats_of(frame.asked):
        card = frame.answers[seat] - GIVE
        notes.remove(table.hands, seat * ZONE, card)
        table.known_cards[seat] -= 1
        for noble in range(ZONE):
            table.shown[seat * ZONE + noble] = 0
        table.deck.append(card)
        if table.log is not None:
            name = table.rules.material.cards[card]
            table.confide("gave", {"seat": seat}, {"card": name}, seat)
    table.turn_up_top()


def deck_is_enough(table: Table) -> bool:
    """Tell whether the draw pile alone now serves everybody (R13.3), as it will soon (R13.6)."""
    return table.deck_size() >= notes_due(table)
