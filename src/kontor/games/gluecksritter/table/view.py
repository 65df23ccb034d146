"""What each audience of Die Glücksritter may see (R14.12, R17): `fields.toml` says what all see.

Of open questions everybody sees who has answered under seal, and the archive what (R5.2).
"""

from typing import Final

from kontor.engine import seat_numbers, zones
from kontor.engine.chance import Chance
from kontor.engine.frames import NO_ANSWER, Frame
from kontor.engine.messages import ARCHIVE
from kontor.games.gluecksritter.table import codes, naming, plans, steps
from kontor.games.gluecksritter.table.material import TableRules
from kontor.games.gluecksritter.table.position import Position
from kontor.games.gluecksritter.table.view_fields import ViewFields

NOBODYS: Final = Chance(b"nobody")


class GluecksritterView(ViewFields):
    """Everything one audience knows of a game of Die Glücksritter."""

    def __init__(self, seat: int, rules: TableRules) -> None:
        super().__init__(seat, rules)
        self.is_over: bool = False
        self.red_step: int = 0
        # Coins by kind; HIDDEN where only the number in `coins` is known (R17.5).
        self.gold: list[int] = []
        self.silver: list[int] = []
        self.coins: list[int] = []
        self.waived_gold: list[int] = []
        self.waived_silver: list[int] = []
        self.brief_waivers: int = 0
        self.bag_gold: int = 0
        self.bag_silver: int = 0
        self.bag: int = 0
        self.ducat_deck_size: int = 0
        self.ducat_cards_used: int = 0
        # Action cards in front of each player: a set, or HIDDEN with its size in `laid`.
        self.actions: list[int] = []
        self.laid: list[int] = []
        self.hand: int = 0
        self.hand_sizes: list[int] = []
        self.pile_size: int = 0
        self.drawn: int = 0
        self.orders: int = 0
        # Open questions, the last one on top; answers are this audience's own, with seats that
        # have chosen as bits.
        self.questions: list[Frame] = []
        self.chosen: list[int] = []
        self.winners: list[int] = []
        self.all_hands: list[int] = []

    def top(self) -> Frame | None:
        """Return the open question, if any."""
        return self.questions[-1] if self.questions else None

    def asked(self) -> int:
        """Return the seats, as bits, of whom something is asked."""
        frame = self.top()
        return 0 if frame is None else frame.asked

    def is_asked(self) -> bool:
        """Tell whether something is asked of this reader."""
        return self.seat >= 0 and bool((self.asked() >> self.seat) & 1)

    def about(self, place: int) -> int:
        """Return what the open question is about."""
        return self.questions[-1].about[place]

    def my_answer(self) -> int:
        """Return the own answer or draft under seal."""
        frame = self.top()
        return frame.answer_of(self.seat) if frame is not None and self.seat >= 0 else NO_ANSWER

    def table(self) -> Position:
        """Lay out what is known as a position; everything unknown is missing from it."""
        position = Position(self.rules, NOBODYS)
        self.fill(position)
        for seat, size in enumerate(self.hand_sizes):
            if seat != self.seat and size:  # some document, whichever
                position.hands[seat] = zones.one(0)
        position.pile = zones.one(0) if self.pile_size else 0
        return position

    def fill(self, position: Position) -> None:
        """Put everything known on a position."""
        self.lay_on(position)
        position.red_step = self.red_step
        position.gold = seat_numbers.pack([max(0, coins) for coins in self.gold])
        position.silver = seat_numbers.pack([max(0, coins) for coins in self.silver])
        position.waived_gold = seat_numbers.pack([max(0, coins) for coins in self.waived_gold])
        position.waived_silver = seat_numbers.pack([max(0, coins) for coins in self.waived_silver])
        position.brief_waivers = self.brief_waivers
        position.bag_gold = self.bag_gold
        position.bag_silver = self.bag_silver
        if self.bag_gold == codes.HIDDEN:
            self.fill_in_hidden_coins(position)
        position.actions = seat_numbers.pack([max(0, cards) for cards in self.actions])
        position.hands = [0] * len(self.hand_sizes)
        position.drawn = [0] * len(self.hand_sizes)
        if self.seat >= 0:
            position.hands[self.seat] = self.hand
            position.drawn[self.seat] = self.drawn
        if not self.rules.is_first_version:
            position.orders = [0] * len(self.hand_sizes)
            if self.seat >= 0:
                position.orders[self.seat] = self.orders
        position.stack = self.questions[:]

    def fill_in_hidden_coins(self, position: Position) -> None:
        """Call hidden coins silver: only how many there are matters to a player (R17.5)."""
        position.bag_gold = 0
        position.bag_silver = self.bag
        for seat in range(len(self.coins)):
            if self.silver[seat] == codes.HIDDEN:
                position.hold(seat, 0, self.coins[seat])
                position.excuse_gold(seat, 0)
                position.excuse_silver(seat, 0)

    def data(self) -> dict[str, object]:
        """Return the view as plain data, fit for JSON."""
        material = self.rules.material
        names = material.deck.names
        shown: dict[str, object] = {
            "game": "gluecksritter",
            "seat": self.seat,
            "over": self.is_over,
            "round": self.round,
            "lead": self.lead,
            "step": self.step,
            "gold": shown_numbers(self.gold),
            "silver": shown_numbers(self.silver),
            "coins": self.coins,
            "walls": self.walls,
            "towers": self.towers,
            "waived_gold": shown_numbers(self.waived_gold),
            "waived_silver": shown_numbers(self.waived_silver),
            "bag": self.bag,
            "spaces": {
                material.spaces[codes.TAX]: {"gold": self.income[0], "silver": self.income[1]},
                material.spaces[codes.CUSTOMS]: {"gold": self.income[2], "silver": self.income[3]},
            },
            "ducat_card": None if self.ducat_card == codes.NO_CARD else self.ducat_card_data(),
            "ducat_deck_size": self.ducat_deck_size,
            "jailed": [bool((self.jailed >> seat) & 1) for seat in range(len(self.coins))],
            "actions": [
                None if cards == codes.HIDDEN else codes.spaces_of(cards) for cards in self.actions
            ],
            "laid": self.laid,
            "reds": [documents_of(self.rules, reds) for reds in self.reds],
            "played": [
                [name for kind, name in enumerate(names) if (played >> kind) & 1]
                for played in self.played
            ],
            "shown": [
                {
                    "actions": codes.spaces_of(plan % codes.CARD_SETS),
                    "reds": documents_of(self.rules, plan // codes.CARD_SETS),
                }
                for plan in self.shown
            ],
            "knight": self.knight_data(),
            "hand": named(names, self.hand),
            "hand_sizes": self.hand_sizes,
            "pile_size": self.pile_size,
            "pile_at_most": named(names, self.pile_origin - self.drawn),
            "discard": named(names, self.discard),
            "questions": [
                {
                    "kind": codes.QUESTION_NAMES[frame.kind],
                    "asked": frame.asked,
                    "about": list(frame.about),
                    "chosen": chosen,
                    "answer": frame.answer_of(self.seat) if self.seat >= 0 else NO_ANSWER,
                }
                for frame, chosen in zip(self.questions, self.chosen, strict=True)
            ],
            "winners": self.winners,
        }
        if self.bag_gold != codes.HIDDEN:
            shown["bag_gold"] = self.bag_gold
            shown["bag_silver"] = self.bag_silver
        if self.seat >= 0 and not self.rules.is_first_version:
            shown["orders"] = self.orders_data()
        if self.all_hands:
            shown["hands"] = [named(names, hand) for hand in self.all_hands]
        return shown

    def orders_data(self) -> dict[str, str]:
        """Return the reader's own standing orders (R17.3), where it is not to be asked."""
        found = {}
        for kind, name in enumerate(self.rules.material.deck.names):
            order = (self.orders >> (2 * kind)) & 3
            if order != codes.ORDER_ASK:
                found[name] = codes.ORDER_NAMES[order]
        return found

    def knight_data(self) -> dict[str, object]:
        """Return what the knight did last: his errand, the special die, the rolls of a duel."""
        errand, face, roll, rival_roll = self.deeds
        return {
            "errand": None if errand == codes.UNDONE else naming.errand_word(errand),
            "face": None if face == codes.UNDONE else codes.FACES[face],
            "rolls": None if roll == codes.UNDONE else [roll, rival_roll],
        }

    def ducat_card_data(self) -> dict[str, object]:
        """Return the ducat card of the round (R3.1)."""
        material = self.rules.material
        card = self.ducat_card
        return {
            "id": material.ducat_cards[card],
            "tax": material.tax[card],
            "customs": material.customs[card],
        }


def documents_of(rules: TableRules, reds: int) -> list[str]:
    """List red documents with their aims."""
    return [
        naming.document_word(rules.material, 16 * kind + codes.aim_of(reds, kind))
        for kind in zones.kinds(reds)
    ]


def named(names: list[str], zone: int) -> dict[str, int]:
    """Return the cards of a zone by name and number."""
    return {names[kind]: zones.count(zone, kind) for kind in zones.kinds(zone)}


def shown_numbers(numbers: list[int]) -> list[int | None]:
    """Return numbers, those that are hidden as nothing."""
    return [None if number == codes.HIDDEN else number for number in numbers]


def look(position: Position, seat: int) -> GluecksritterView:
    """Return what an audience may see of a position (R17.1 to R17.5)."""
    seen = GluecksritterView(seat, position.rules)
    seen.look_at(position)
    all_seen = seat == ARCHIVE
    seen.is_over = not position.stack
    seen.red_step = position.red_step
    seen.brief_waivers = position.brief_waivers
    look_at_coins(position, seat, seen)
    look_at_actions(position, seat, seen)
    seen.ducat_deck_size = bin(position.ducat_deck).count("1")
    cards = len(position.rules.material.ducat_cards)
    seen.ducat_cards_used = (1 << cards) - 1 - position.ducat_deck
    seen.hand_sizes = [zones.size(hand) for hand in position.hands]
    seen.pile_size = zones.size(position.pile)
    if seat >= 0:
        seen.hand = position.hands[seat]
        seen.drawn = position.drawn[seat]
        seen.orders = position.orders[seat] if position.orders else 0
    for frame in position.stack:
        seen.chosen.append(frame.asked & ~frame.awaited() if frame.sealed else 0)
        seen.questions.append(frame if all_seen else redacted(frame, seat))
    if all_seen:
        seen.all_hands = position.hands[:]
    return seen


def look_at_coins(position: Position, seat: int, seen: GluecksritterView) -> None:
    """Show purses and bag by kind, or only the numbers of coins where they are hidden (R17.5)."""
    seats = range(position.seats)
    over = not position.stack
    all_seen = seat == ARCHIVE
    seen.gold = seat_numbers.listed(position.gold, position.seats)
    seen.silver = seat_numbers.listed(position.silver, position.seats)
    seen.coins = [position.gold_of(other) + position.silver_of(other) for other in seats]
    seen.bag_gold = position.bag_gold
    seen.bag_silver = position.bag_silver
    seen.bag = position.bag_gold + position.bag_silver
    seen.waived_gold = seat_numbers.listed(position.waived_gold, position.seats)
    seen.waived_silver = seat_numbers.listed(position.waived_silver, position.seats)
    if position.rules.hides_coins and not over and not all_seen:
        for other in seats:
            if other != seat:
                seen.gold[other] = codes.HIDDEN
                seen.silver[other] = codes.HIDDEN
                seen.waived_gold[other] = codes.HIDDEN  # as large as the holding it excuses
                seen.waived_silver[other] = codes.HIDDEN
        seen.bag_gold = codes.HIDDEN
        seen.bag_silver = codes.HIDDEN


def look_at_actions(position: Position, seat: int, seen: GluecksritterView) -> None:
    """Show action cards: all when they are face up, before that one's own and a spy's target's."""
    seats = range(position.seats)
    all_seen = seat == ARCHIVE
    seen.actions = seat_numbers.listed(position.actions, position.seats)
    seen.laid = [codes.CARD_COUNT[cards] for cards in seen.actions]
    if position.step < steps.REVEALED and not all_seen:
        known = plans.spied(position, seat) if seat >= 0 and is_peeking(position) else []
        for other in seats:
            if other != seat and other not in known and position.cards_laid(other):
                seen.actions[other] = codes.HIDDEN


def is_peeking(position: Position) -> bool:
    """Tell whether the spies are looking at cards."""
    return bool(position.stack) and position.stack[-1].kind == codes.ASK_SPY


def redacted(frame: Frame, seat: int) -> Frame:
    """Return an open question with no answers but the seat's own (R5.2)."""
    if not frame.sealed:
        return frame
    bare = Frame(frame.kind, frame.asked, frame.about, True)
    answer = frame.answer_of(seat) if seat >= 0 else NO_ANSWER
    return bare if answer == NO_ANSWER else bare.seal(seat, answer)
