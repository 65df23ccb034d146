"""The unseen cards of a view while they are dealt out anew.

What must hold: cards shown and taken back are still held; a standing bid can be paid; piles are
as large as they look. How many notes the others own is guessed from what everybody can reckon.
"""

from typing import Final

from kontor.engine.chance import Chance
from kontor.games.augsburg.table import codes, packing
from kontor.games.augsburg.table.packing import JOKER, NO_CARD, ZONE
from kontor.games.augsburg.table.view import AugsburgView

NOTE_COST: Final = 275
SPARE_NOTES: Final = 3


class Unseen:
    """The unseen cards while they are dealt out: per seat a hand, and those still in the box."""

    def __init__(self, view: AugsburgView, chance: Chance) -> None:
        self.view: AugsburgView = view
        self.chance: Chance = chance
        self.seats: int = view.rules.seats
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.known: list[list[int]] = [[] for _ in range(self.seats)]
        self.top: int = NO_CARD
        self.box: list[int] = []
        self.fill_box()

    def others(self) -> list[int]:
        """List the seats whose cards are hidden."""
        return [seat for seat in range(self.seats) if seat != self.view.seat]

    def fill_box(self) -> None:
        """Put into the box all cards that lie where this audience cannot look."""
        view = self.view
        material = view.rules.material
        zone = [packing.ALL_VALUES] * packing.NOBLES + [material.jokers]
        packing.take_out(zone, 0, view.open_discard)
        if view.seat >= 0:
            packing.take_out(zone, 0, view.hand)
            packing.take_out(zone, 0, view.rejected)
            for card in view.offer:
                packing.remove(zone, 0, card)
        for seat in self.others():
            shown = view.shown[seat * ZONE : (seat + 1) * ZONE]
            packing.take_out(zone, 0, shown)
            self.known[seat] = packing.cards(shown, 0)
        self.box = packing.cards(zone, 0)
        self.chance.shuffle(self.box)

    def is_valid(self, card: int) -> bool:
        """Tell whether a card may be bid with at the present visit."""
        noble = self.view.noble
        return noble == codes.MAXIMILIAN or card == JOKER or packing.NOBLE[card] == noble

    def is_note(self, card: int) -> bool:
        """Tell whether a card is a note that may be bid with."""
        return card != JOKER and self.is_valid(card)

    def bid_of(self, seat: int) -> int:
        """Return the number of cards a seat is known to be able to show (R3.14)."""
        view = self.view
        if view.kind not in (codes.BIDDING, codes.SELECTION) or not (view.still_in >> seat) & 1:
            return 0
        return view.announced[seat]

    # The top card ---------------------------------------------------------------------------

    def choose_top(self) -> None:
        """Turn up a card of the visible price, so that all bids can still be paid."""
        price = self.view.rules.material.price
        if not self.view.top_price:
            return
        for card in self.box[:]:
            if price[card] == self.view.top_price:
                self.top = card
                self.box.remove(card)
                if self.bids_can_be_paid():
                    return
                self.box.append(card)
                self.top = NO_CARD
        raise AssertionError("no card has the price of the top card")

    def bids_can_be_paid(self) -> bool:
        """Tell whether the box has enough notes and jokers for all standing bids."""
        notes_wanted = 0
        cards_wanted = 0
        for seat in self.others():
            bid = self.bid_of(seat)
            if bid:
                held = self.known[seat]
                has_note = any(self.is_note(card) for card in held)
                missing = max(0, bid - sum(1 for card in held if self.is_valid(card)))
                notes_wanted += not has_note
                cards_wanted += max(missing, int(not has_note))
        valid = sum(1 for card in self.box if self.is_valid(card))
        pure = sum(1 for card in self.box if self.is_note(card))
        return pure >= notes_wanted and valid >= cards_wanted

    # Hands ------------------------------------------------------------------------------------

    def pay_bids(self) -> None:
        """Give every bidder what its bid needs: a note first, then any valid cards."""
        for seat in self.others():
            self.hands[seat] = self.known[seat][:]
            if self.bid_of(seat) and not any(self.is_note(card) for card in self.hands[seat]):
                self.hand_over(seat, True)
        for seat in self.others():
            while sum(1 for card in self.hands[seat] if self.is_valid(card)) < self.bid_of(seat):
                self.hand_over(seat, False)

    def hand_over(self, seat: int, note: bool) -> None:
        """Give a seat a valid card from the box."""
        for card in self.box[:]:
            if self.is_note(card) if note else self.is_valid(card):
                self.box.remove(card)
                self.hands[seat].append(card)
                return

    def fill_hands(self) -> None:
        """Bring the hands to their sizes from the box."""
        for seat, size in enumerate(self.sizes()):
            if seat != self.view.seat:
                while len(self.hands[seat]) < size:
                    self.hands[seat].append(self.box.pop())

    def sizes(self) -> list[int]:
        """Return a size for each hand, as seen or guessed, that leaves fitting piles."""
        view = self.view
        if codes.HIDDEN not in view.hand_sizes:
            return view.hand_sizes
        sizes = [self.guess(seat) for seat in range(self.seats)]
        offers = sum(view.offer_sizes) - len(view.offer)
        few = view.rules.material.few_cards
        known = packing.size(view.open_discard, 0)
        if view.seat >= 0:
            known += packing.size(view.rejected, 0)
        least_discard = max(known, 0 if view.discard_amount == codes.EMPTY else 1)
        if view.discard_amount > codes.FEW:
            least_discard = max(least_discard, few)
        least_deck = [0, 1, few][view.deck_amount]
        most_deck = [0, few - 1, len(self.box) + 1][view.deck_amount]
        most_discard = [0, few - 1, len(self.box) + known][view.discard_amount]
        top = 1 if self.top != NO_CARD else 0
        # All cards that are not in hands or offers make up the two piles.
        others = [
            seat for seat in self.others() if view.kind != codes.GIVING or (view.asked >> seat) & 1
        ]
        while others:
            held = sum(sizes[seat] - len(self.hands[seat]) for seat in self.others())
            piles = len(self.box) + top + known - held - offers
            change = 0
            if piles < least_deck + least_discard:
                change = -1
            elif piles > most_deck + most_discard:
                change = 1
            if not change:
                break
            seat = others[self.chance.below(len(others))]
            if sizes[seat] + change >= self.least(seat):
                sizes[seat] += change
        return sizes

    def least(self, seat: int) -> int:
        """Return how many cards a seat holds at least."""
        view = self.view
        cards = len(self.hands[seat])
        if view.kind == codes.GIVING and (view.asked >> seat) & 1:
            cards = max(cards, 1)
        if view.kind == codes.DISCARDING and seat == view.winner:
            cards = max(cards, len(view.about))
        return cards

    def guess(self, seat: int) -> int:
        """Guess how many cards a seat holds: it may have bought what it could pay (R12.9)."""
        view = self.view
        if seat == view.seat:
            return view.hand_sizes[seat]
        if view.kind == codes.GIVING and not (view.asked >> seat) & 1:  # R13.4
            return 0
        waiting = view.offer_sizes[seat]
        bought = min(view.offered[seat] - waiting, max(0, view.known_money[seat]) // NOTE_COST)
        bought = max(0, bought - self.chance.below(SPARE_NOTES))
        return max(self.least(seat), view.known_cards[seat] + bought)

    def money(self, seat: int, cards: int) -> int:
        """Guess a seat's money: what it can have left after paying for its notes."""
        view = self.view
        if view.money[seat] != codes.HIDDEN:
            return view.money[seat]
        bought = max(0, cards - view.known_cards[seat])
        unit = view.rules.material.unit
        return max(0, view.known_money[seat] - bought * NOTE_COST) // unit * unit
