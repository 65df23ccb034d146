"""The questions of the income: what to buy (R12.8 to R12.14), and which card to give up (R13.3)."""

from typing import Final

from kontor.engine import i64
from kontor.engine.frames import MASKED, Frame, seats_of
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts, Message
from kontor.games.augsburg.rules.decision import Decision
from kontor.games.augsburg.rules.rules import Rules
from kontor.games.augsburg.table import codes, packing
from kontor.games.augsburg.table.packing import JOKER, ZONE
from kontor.games.augsburg.table.view import AugsburgView

# So many places of an offer fit into a row of a menu, with a bit for each of their sets.
ROW_PLACES: Final = 5
# By the number of places: all their sets. By place: the sets of a row that have it.
ALL_SETS: Final = [(1 << (1 << places)) - 1 for places in range(ROW_PLACES + 1)]
SETS_WITH: Final = [
    sum(1 << one for one in range(1 << ROW_PLACES) if (one >> place) & 1)
    for place in range(ROW_PLACES)
]


class Purchase(Decision):
    """Which notes of the own offer a player buys."""

    def __init__(self) -> None:
        super().__init__(MASKED)

    def menu(self, state: Rules, frame: Frame, seat: int) -> Menu:
        """Offer the parts of an offer that a player can pay."""
        return payable(state, seat)

    def reveal(self, state: Rules, frame: Frame) -> None:
        """Carry out all purchases together; the first visit of a round follows (R12.15)."""
        for seat in range(state.seats):
            buy(state, seat, frame.answers[seat] - codes.BUY)
        if frame.about[0] != codes.OPENING:
            state.show_display()  # R2.11
        state.visit(0)

    def prompt(self, view: AugsburgView) -> Message:
        """Ask what to buy."""
        facts: Facts = {"money": view.money[view.seat], "number": view.payable_notes()}
        if view.about[0] == codes.OPENING:
            return Message("prompt-opening-purchase", facts)
        return Message("prompt-purchase", facts)

    def waiting(self, view: AugsburgView) -> Message:
        """Say that everybody is buying."""
        return Message("waiting-purchase", {})


def payable(state: Rules, seat: int) -> Menu:
    """Offer the parts of an offer that a player can pay, nothing to all (R12.8 to R12.10)."""
    prices = state.rules.material.price
    offer = state.offers[seat]
    money = state.money[seat]
    menu = state.fresh_menu()
    total = 0
    for card in offer:
        total += prices[card]
    if total <= money and (len(offer) < 2 or offer[-2] != JOKER):
        menu.add_range(codes.BUY, 1 << len(offer))
        return menu
    add_parts(prices, offer, len(offer), codes.BUY, total, money, False, menu)
    return menu


def add_parts(
    prices: list[int],
    offer: tuple[int, ...],
    places: i64,
    first: i64,
    total: i64,
    money: i64,
    last_is_in: bool,
    menu: Menu,
) -> None:
    """Offer what can be paid of the first places of an offer, counted from a first number.

    All of them together cost the total. The last of them may be known to be in.
    """
    last = places - 1
    if places <= ROW_PLACES:
        found = payable_parts(prices, offer, places, total, money) & ~barred(offer, places)
        menu.add(first, found & SETS_WITH[last] if last_is_in else found)
        return
    price: i64 = prices[offer[last]]
    total -= price
    if not last_is_in:
        add_parts(prices, offer, last, first, total, money, False, menu)
    if price <= money:
        is_second = is_second_joker(offer, last)
        money -= price
        add_parts(prices, offer, last, first + (1 << last), total, money, is_second, menu)


def payable_parts(
    prices: list[int], offer: tuple[int, ...], places: i64, total: i64, money: i64
) -> i64:
    """Return what can be paid of a few places, which cost a total: a bit for each of their sets."""
    if total <= money:
        return ALL_SETS[places]
    last = places - 1
    price: i64 = prices[offer[last]]
    total -= price
    found = payable_parts(prices, offer, last, total, money)
    if price <= money:
        found |= payable_parts(prices, offer, last, total, money - price) << (1 << last)
    return found


def barred(offer: tuple[int, ...], places: i64) -> i64:
    """Return the sets of a few places with a joker but without the one before; jokers come last."""
    found: i64 = 0
    place = places - 1
    while is_second_joker(offer, place):
        found |= SETS_WITH[place] & ~SETS_WITH[place - 1]
        place -= 1
    return found


def is_second_joker(offer: tuple[int, ...], place: i64) -> bool:
    """Tell whether a joker lies before this one: of equal jokers the first is bought first."""
    return place > 0 and offer[place] == JOKER and offer[place - 1] == JOKER


def buy(state: Rules, seat: int, places: int) -> None:
    """Pay for the chosen notes (R12.9, R12.11) and discard all others unseen (R12.12)."""
    prices = state.rules.material.price
    bought: list[int] = []
    cost = 0
    for place, card in enumerate(state.offers[seat]):
        if (places >> place) & 1:
            packing.add(state.hands, seat * ZONE, card)  # R12.13
            bought.append(card)
            cost += prices[card]
        else:
            state.discard.append(card)
            packing.add(state.rejected, seat * ZONE, card)
    state.money[seat] = state.money[seat] - cost
    state.offers[seat] = ()
    if state.log is not None:
        secret: Facts = {"number": len(bought), "price": cost, "cards": state.names(bought)}
        state.confide("bought", {"seat": seat}, secret, seat)


class Giving(Decision):
    """Which card a player gives up when notes are short (R13.3)."""

    def __init__(self) -> None:
        super().__init__(MASKED)

    def menu(self, state: Rules, frame: Frame, seat: int) -> Menu:
        """Offer the cards of a hand that may be given away."""
        menu = state.fresh_menu()
        packing.offer(state.hands, seat * ZONE, codes.GIVE, menu)
        return menu

    def reveal(self, state: Rules, frame: Frame) -> None:
        """Put the given cards under the draw pile; deal, or ask once more (R13.3).

        Only the top card of the pile is ever dealt before everything is shuffled (R13.5), so below
        it the old cards, the shuffled discards and the given cards need no order among themselves.
        """
        for seat in seats_of(frame.asked):
            give(state, seat, frame.answers[seat] - codes.GIVE)
        state.turn_up_top()
        if state.deck_is_enough():
            state.deal()
        else:
            state.ask_gifts()

    def prompt(self, view: AugsburgView) -> Message:
        """Ask for a card."""
        return Message("prompt-give", {})

    def waiting(self, view: AugsburgView) -> Message:
        """Say that everybody gives up a card."""
        return Message("waiting-give", {})


def give(state: Rules, seat: int, card: int) -> None:
    """Move a card from a hand to the draw pile; what the seat has shown before is forgotten."""
    packing.remove(state.hands, seat * ZONE, card)
    state.known_cards[seat] = state.known_cards[seat] - 1
    for noble in range(ZONE):
        state.shown[seat * ZONE + noble] = 0
    state.deck.append(card)
    if state.log is not None:
        name = state.rules.material.cards[card]
        state.confide("gave", {"seat": seat}, {"card": name}, seat)
