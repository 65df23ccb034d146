"""What each audience of Augsburg 1520 may see (R15): `fields.toml` says what of it all see.

Exact sizes of the piles go with open hand sizes (R16.3). What a seat has laid under seal is seen
by itself alone; the others see that it has chosen.
"""

from kontor.engine.frames import NO_ANSWER
from kontor.engine.messages import ARCHIVE
from kontor.games.augsburg.table import codes, packing, player_sheets, valid
from kontor.games.augsburg.table.agreed import TableRules
from kontor.games.augsburg.table.packing import NO_CARD, ZONE
from kontor.games.augsburg.table.position import Position
from kontor.games.augsburg.table.view_fields import ViewFields


class AugsburgView(ViewFields):
    """Everything one audience knows of a game of Augsburg 1520."""

    def __init__(self, seat: int, rules: TableRules) -> None:
        super().__init__(seat, rules)
        # The open question: its kind, who is asked, its parameters, who has chosen, own choice.
        self.kind: int = codes.NO_QUESTION
        self.asked: int = 0
        self.about: tuple[int, ...] = ()
        self.chosen: int = 0
        self.mine: int = NO_ANSWER
        self.money: list[int] = []
        self.hand: list[int] = []
        self.hand_sizes: list[int] = []
        self.hand_prices: list[list[int]] = []
        self.offer: tuple[int, ...] = ()
        self.offer_sizes: list[int] = []
        self.rejected: list[int] = []
        self.top_price: int = 0
        self.deck_amount: int = codes.EMPTY
        self.discard_amount: int = codes.EMPTY
        self.deck_size: int = codes.HIDDEN
        self.discard_size: int = codes.HIDDEN
        self.all_hands: list[int] = []
        self.all_offers: list[tuple[int, ...]] = []

    def level(self, seat: int, category: int) -> int:
        """Return a player's level in a category."""
        return player_sheets.level(self.levels, seat, category)

    def tile(self, seat: int, kind: int) -> int:
        """Return the number on a player's tile of a kind, 0 without one."""
        return player_sheets.tile(self.tiles, seat, kind)

    def top_tile(self, kind: int) -> int:
        """Return the number on the top tile of a pile, 0 if none is left."""
        return player_sheets.top_tile(self.rules.material, self.taken, kind)

    def supply(self, category: int, level: int) -> int:
        """Count the step cards of a level in the supply."""
        return player_sheets.supply(self.rules, self.levels, category, level)

    def is_settled(self) -> bool:
        """Tell whether the reader has answered under seal for good (R4.4, R12.14, R13.3)."""
        if self.seat < 0 or self.rules.version == 1:
            return False
        return bool((self.chosen >> self.seat) & 1)

    def is_last_round(self) -> bool:
        """Tell whether this is the round whose income is prestige alone (R12.1)."""
        return self.round == self.rules.rounds

    def lost(self, seat: int, points: int) -> int:
        """Return how many points of a gain the barrier would swallow now."""
        barrier = player_sheets.limit(self.rules.material, self.tiles, seat)
        return points - player_sheets.gained(self.prestige[seat], points, barrier)

    def may_lack(self, kind: int) -> bool:
        """Tell whether the reader has yet to get a tile that is still there."""
        return self.top_tile(kind) > 0 and not self.tile(self.seat, kind)

    def may_build(self, kind: int) -> bool:
        """Tell whether the reader lacks a building and can pay it now."""
        return self.may_lack(kind) and self.top_tile(kind) <= self.money[self.seat]

    def payable_buildings(self) -> int:
        """Count the buildings that the reader's master builder could build now (R8.8)."""
        if self.has_built or not self.tile(self.seat, codes.MASTER_BUILDER):
            return 0
        return sum(self.may_build(kind) for kind in codes.BUILDINGS)

    def payable_notes(self) -> int:
        """Count the notes of the offer that the reader can pay one by one (R12.9)."""
        price = self.rules.material.price
        return sum(price[card] <= self.money[self.seat] for card in self.offer)

    def builds(self, category: int) -> bool:
        """Tell whether the symbols of a category build (R8.14, R16.5)."""
        return category == codes.OFFICE or (category == codes.PEERAGE and self.rules.peerage_builds)

    def most_bid(self) -> int:
        """Return the largest number that the reader can bid at this visit."""
        return valid.max_bid(self.hand, 0, self.noble)

    def bid_ways(self) -> int:
        """Count the ways to answer a standing bid: pass, hold, raise (R3.7)."""
        most = self.most_bid()
        return 1 if most < self.bid else 2 if most == self.bid else 3

    def data(self) -> dict[str, object]:
        """Return the view as plain data, fit for JSON."""
        material = self.rules.material
        seats = range(self.rules.seats)
        return {
            "game": "augsburg",
            "seat": self.seat,
            "over": self.kind == codes.NO_QUESTION,
            "question": "" if self.kind == codes.NO_QUESTION else codes.QUESTIONS[self.kind],
            "asked": [seat for seat in seats if (self.asked >> seat) & 1],
            "about": list(self.about),
            "chosen": [seat for seat in seats if (self.chosen >> seat) & 1],
            "mine": self.mine,
            "round": self.round,
            "rounds": self.rules.rounds,
            "round_space": self.rules.track_start + self.round,
            "noble": material.nobles[self.noble],
            "opener": self.opener,
            "bid": self.bid,
            "leader": self.leader,
            "still_in": [seat for seat in seats if (self.still_in >> seat) & 1],
            "announced": self.announced,
            "revealed": [
                [] if answer < 0 else self.named(packing.unpack(answer), 0)
                for answer in self.revealed
            ],
            "display": self.privileges(self.display),
            "face_down": self.privileges(self.face_down),
            "winner": self.winner,
            "privilege": (
                None
                if self.privilege == codes.NO_PRIVILEGE
                else material.privileges[self.privilege]
            ),
            "spent": [
                "waived" if use == codes.WAIVED else codes.SYMBOLS[use] for use in self.spent
            ],
            "uses_left": self.uses_left,
            "has_built": self.has_built,
            "levels": [
                {name: self.level(seat, index) for index, name in enumerate(codes.CATEGORIES)}
                for seat in seats
            ],
            "supply": {
                name: [self.supply(index, level) for level in (2, 3, 4)]
                for index, name in enumerate(codes.CATEGORIES)
            },
            "tiles": [
                {name: self.tile(seat, kind) for kind, name in enumerate(codes.RIGHTS)}
                for seat in seats
            ],
            "piles": {
                name: material.right_piles[kind][self.taken[kind] :]
                for kind, name in enumerate(codes.RIGHTS)
            },
            "prestige": self.prestige,
            "spaces": [points % material.loop for points in self.prestige],  # R11.8
            "limits": [player_sheets.limit(material, self.tiles, seat) for seat in seats],
            "money": self.money,
            "hand": self.named(self.hand, 0) if self.hand else [],
            "hand_sizes": self.hand_sizes,
            "hand_prices": self.hand_prices,
            "offer": [material.cards[card] for card in self.offer],
            "offer_sizes": self.offer_sizes,
            "top_price": self.top_price,
            "deck": codes.AMOUNTS[self.deck_amount],
            "discard": codes.AMOUNTS[self.discard_amount],
            "deck_size": self.deck_size,
            "discard_size": self.discard_size,
            "last_discard": None
            if self.last_discard == NO_CARD
            else material.cards[self.last_discard],
            "shown": [self.named(self.shown, seat * ZONE) for seat in seats],
            "open_discard": self.named(self.open_discard, 0),
            "rejected": self.named(self.rejected, 0) if self.rejected else [],
            "known_money": self.known_money,
            "known_cards": self.known_cards,
            "offered": self.offered,
            "hands": [self.named(self.all_hands, seat * ZONE) for seat in seats if self.all_hands],
            "offers": [[material.cards[card] for card in offer] for offer in self.all_offers],
        }

    def named(self, zones: list[int], place: int) -> list[str]:
        """Return the cards of a zone by name."""
        names = self.rules.material.cards
        return [names[card] for card in packing.cards(zones, place)]

    def privileges(self, cards: int) -> list[str]:
        """Return privilege cards by name."""
        names = self.rules.material.privileges
        return [name for card, name in enumerate(names) if (cards >> card) & 1]


def look(table: Position, seat: int) -> AugsburgView:
    """Show a table to a seat, to the spectators or to the archive."""
    rules = table.rules
    seen = AugsburgView(seat, rules)
    seen.look_at(table)  # R15.4, R15.5, R15.7
    look_at_question(table, seen)
    look_at_piles(table, seen)
    everything = seat == ARCHIVE
    seen.money = [
        money if rules.money_is_open or everything or other == seat else codes.HIDDEN  # R15.3
        for other, money in enumerate(table.money)
    ]
    seen.hand_sizes = [
        packing.size(table.hands, other * ZONE)
        if rules.sizes_are_open or everything or other == seat  # R15.2
        else codes.HIDDEN
        for other in range(table.seats)
    ]
    seen.offer_sizes = [len(offer) for offer in table.offers]
    if rules.backs_are_open:
        seen.hand_prices = [prices(table, other) for other in range(table.seats)]
    if seat >= 0:  # R15.1, R15.6
        seen.hand = table.hands[seat * ZONE : (seat + 1) * ZONE]
        seen.offer = table.offers[seat]
        seen.rejected = table.rejected[seat * ZONE : (seat + 1) * ZONE]
    elif everything:
        seen.all_hands = table.hands[:]
        seen.all_offers = table.offers[:]
    return seen


def look_at_question(table: Position, seen: AugsburgView) -> None:
    """Show who is asked what and who has chosen; what was chosen only to those who did."""
    if not table.stack:
        return
    frame = table.stack[-1]
    seen.kind = frame.kind
    seen.asked = frame.asked
    seen.about = frame.about
    seen.chosen = frame.asked & ~frame.awaited() if frame.sealed else 0
    if seen.seat >= 0:
        seen.mine = frame.answer_of(seen.seat)
    if frame.kind == codes.DISCARDING and seen.seat not in (table.winner, ARCHIVE):
        seen.about = (codes.HIDDEN,) * len(frame.about)


def look_at_piles(table: Position, seen: AugsburgView) -> None:
    """Show the price of the top card (R6.6) and how large the piles are, roughly or exactly."""
    material = table.rules.material
    deck = table.deck_size()
    discard = len(table.discard)
    seen.top_price = 0 if table.top == NO_CARD else material.price[table.top]
    seen.deck_amount = amount(deck, material.few_cards)
    seen.discard_amount = amount(discard, material.few_cards)  # R13.7: no cards
    if table.rules.sizes_are_open or seen.seat == ARCHIVE:
        seen.deck_size = deck
        seen.discard_size = discard


def amount(cards: int, few: int) -> int:
    """Say roughly how large a pile is (R16.3)."""
    if not cards:
        return codes.EMPTY
    return codes.FEW if cards < few else codes.PLENTY


def prices(table: Position, seat: int) -> list[int]:
    """Return the prices on the backs of a hand, sorted (R16.4)."""
    price = table.rules.material.price
    return sorted(price[card] for card in packing.cards(table.hands, seat * ZONE))
