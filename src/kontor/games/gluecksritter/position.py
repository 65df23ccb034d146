"""The position: everything that lies on the table, and how coins, pieces and cards move on it.

The phases of a round (`planning`, `purchases`, `knight`, `documents`) work on a position; the
sequence of play itself stands in `rules`. Whatever chance decides is taken from the one stream of
the state, coin by coin and card by card (R20.1, R20.2).
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.chance import Chance
from kontor.engine.frames import Frame
from kontor.engine.messages import Event, Fact, Facts
from kontor.engine.state import State, chance_data, frames_data
from kontor.games.gluecksritter.codes import CARD_BIT
from kontor.games.gluecksritter.deck import LIMIT
from kontor.games.gluecksritter.material import TAX, TOWER, WALL, TableRules

# Questions. What each is about stands behind it; all of it is public.
RANSOMS: Final = 0  # before the income (R19)
PLAN: Final = 1
SPY: Final = 2
OPEN: Final = 3  # a window for all who hold documents; (window)
BUY: Final = 4  # (space)
DUEL: Final = 5  # (knight, knight, roll, roll)
ERRAND: Final = 6
ATTACKED: Final = 7  # (attacker)
ROLLED: Final = 8  # (victim, face)
STEAL: Final = 9  # (attacker, victim, pieces possible as bits, whether it is destroyed)
OVER_LIMIT: Final = 10

NO_CARD: Final = -1

# Events that tell coins by kind, and what they are called where coins are hidden (R17.5).
WITHOUT_KINDS: Final = {
    "ransomed": "ransomed-hidden",
    "document-bought": "document-bought-hidden",
    "bought": "bought-hidden",
    "purse-taken": "purse-taken-hidden",
    "coins-drawn": "coins-drawn-hidden",
    "levied": "levied-hidden",
    "levy-given": "levy-given-hidden",
    "document-paid": "document-paid-hidden",
    "coins-stolen": "coins-stolen-hidden",
    "exchanged-for-gold": "exchanged-for-gold-hidden",
    "exchanged-for-silver": "exchanged-for-silver-hidden",
}

# Places among the knight's deeds of a round; UNDONE where nothing has happened.
UNDONE: Final = -1
DEED_ERRAND: Final = 0
DEED_FACE: Final = 1
DEED_ROLL: Final = 2
DEED_RIVAL_ROLL: Final = 3
NO_DEEDS: Final = [UNDONE, UNDONE, UNDONE, UNDONE]


class Position(State):
    """What lies on the table."""

    def __init__(self, rules: TableRules, chance: Chance) -> None:
        super().__init__(rules.seats, chance)
        self.rules: TableRules = rules
        self.round: int = 0
        self.lead: int = 0
        # Where the round stands: a step of the sequence of play, and a step among red documents.
        self.step: int = 0
        self.red_step: int = 0
        self.gold: list[int] = []
        self.silver: list[int] = []
        self.walls: list[int] = []
        self.towers: list[int] = []
        # Coins excused from the limit (R13.15), and the seats whose excuse ends with the round.
        self.waived_gold: list[int] = []
        self.waived_silver: list[int] = []
        self.brief_waivers: int = 0
        self.bag_gold: int = 0
        self.bag_silver: int = 0
        # Spaces 5 and 6: gold and silver of 5, gold and silver of 6.
        self.income: list[int] = []
        self.ducat_deck: int = 0
        self.ducat_card: int = NO_CARD
        self.jailed: int = 0
        # Action cards in front of each player, face down until they are revealed.
        self.actions: list[int] = []
        # Red documents lying open with their aims, until their step is finished.
        self.reds: list[int] = []
        # Kinds of documents each player has played this round (R14.4), as bits.
        self.played: list[int] = []
        # What everybody saw last: per seat the plan (as in `codes`), and the knight's deeds.
        self.shown: list[int] = []
        self.deeds: list[int] = []
        self.hands: list[int] = []
        self.pile: int = 0
        self.discard: int = 0
        # The cards the pile was made of, and per seat those it has drawn from it itself.
        self.pile_origin: int = 0
        self.drawn: list[int] = []

    def is_final(self, kind: int) -> bool:
        """Say that plans may be changed while others still plan (R5.3); all else is final."""
        return kind != PLAN and not self.rules.is_first_version

    # Order --------------------------------------------------------------------------------

    def precedence(self) -> list[int]:
        """List the seats clockwise from the lead (R2.3)."""
        return [(self.lead + step) % self.seats for step in range(self.seats)]

    def visitors(self, space: int) -> list[int]:
        """List the seats with an action card on a space, in precedence (R7.2)."""
        bit = CARD_BIT[space]
        actions = self.actions
        seats = self.seats
        found = []
        seat = self.lead
        for _ in range(seats):
            if actions[seat] & bit:
                found.append(seat)
            seat += 1
            if seat == seats:
                seat = 0
        return found

    def is_closed(self, space: int) -> bool:
        """Tell whether a document has closed a space for this round (R15.24)."""
        closing = self.rules.material.deck.closing[space]
        if closing:
            for played in self.played:
                if played & closing:
                    return True
        return False

    # Pieces -------------------------------------------------------------------------------

    def pieces(self, seat: int) -> int:
        """Count the castle pieces of a site."""
        return self.walls[seat] + self.towers[seat]

    def has_room(self, seat: int, piece: int) -> bool:
        """Tell whether a site can take one more piece of a kind (R9.4, R10.3)."""
        site = self.walls if piece == WALL else self.towers
        return site[seat] < self.rules.material.per_castle[piece]

    def place(self, seat: int, piece: int, number: int) -> None:
        """Put pieces on a site, or take them off when the number is negative (R9.6)."""
        if piece == WALL:
            self.walls[seat] += number
        else:
            assert piece == TOWER
            self.towers[seat] += number

    # R13 Money ----------------------------------------------------------------------------

    def ducats(self, seat: int) -> int:
        """Return what a player's coins are worth (R13.1)."""
        return self.gold[seat] * self.rules.material.gold_value + self.silver[seat]

    def spend(self, seat: int, gold: int, silver: int) -> None:
        """Take coins away from a player, with the excuses they carried (R13.14, R13.15)."""
        limit = self.rules.material.limit
        held = self.gold[seat] - gold
        self.gold[seat] = held
        if self.waived_gold[seat]:
            self.waived_gold[seat] = 0 if held < limit else min(held, self.waived_gold[seat])
        held = self.silver[seat] - silver
        self.silver[seat] = held
        if self.waived_silver[seat]:
            self.waived_silver[seat] = 0 if held < limit else min(held, self.waived_silver[seat])

    def pay(self, seat: int, price: int, gold: int, silver: int) -> bool:
        """Pay a sum into the bag (R13.2); tell whether it was a ducat too much (R13.4)."""
        self.spend(seat, gold, silver)
        self.bag_gold += gold
        self.bag_silver += silver
        return self.rules.material.value(gold, silver) > price

    def give_change(self, seats: list[int]) -> None:
        """Give a silver coin back to all who paid a ducat too much at one time (R13.4).

        Unless the bag has one for each of them nobody gets any, so that the lead does not decide
        about coins (R2.3).
        """
        given = self.rules.gives_change and self.bag_silver >= len(seats)
        for seat in seats:
            if given:
                self.bag_silver -= 1
                self.silver[seat] += 1
            self.tell("change-given" if given else "change-lost", {"seat": seat})

    def receive(self, seat: int, gold: int, silver: int) -> None:
        """Give coins to a player as one gain (R13.10); the limit is checked afterwards."""
        self.gold[seat] += gold
        self.silver[seat] += silver

    def draw_coin(self) -> bool:
        """Take a coin out of the bag unseen (R3.3); tell whether it is gold."""
        golden = self.chance.below(self.bag_gold + self.bag_silver) < self.bag_gold
        if golden:
            self.bag_gold -= 1
        else:
            self.bag_silver -= 1
        return golden

    def bag(self) -> int:
        """Count the coins in the bag."""
        return self.bag_gold + self.bag_silver

    def income_gold(self, space: int) -> int:
        """Count the gold coins of an income space."""
        return self.income[2 * (space - TAX)]

    def income_silver(self, space: int) -> int:
        """Count the silver coins of an income space."""
        return self.income[2 * (space - TAX) + 1]

    def put_on_space(self, space: int, gold: int, silver: int) -> None:
        """Add coins to an income space, or take them when the numbers are negative."""
        self.income[2 * (space - TAX)] += gold
        self.income[2 * (space - TAX) + 1] += silver

    def is_due(self, seat: int) -> bool:
        """Tell whether a player holds too many coins of a kind (R13.7, R13.11, R13.15)."""
        limit = self.rules.material.limit
        gold = self.gold[seat]
        silver = self.silver[seat]
        return (gold >= limit and gold > self.waived_gold[seat]) or (
            silver >= limit and silver > self.waived_silver[seat]
        )

    def check_limits(self) -> None:
        """Check all holdings in precedence (R13.10, R13.12); ask whoever may have a document."""
        for step in range(self.seats):
            seat = (self.lead + step) % self.seats
            if self.is_due(seat):
                if self.has_window(seat, LIMIT):
                    self.stack.append(Frame(OVER_LIMIT, 1 << seat))
                    return
                self.halve(seat)

    def halve(self, seat: int) -> None:
        """Return half of every kind that is due to the bag (R13.7 to R13.9)."""
        limit = self.rules.material.limit
        gold = self.gold[seat]
        if gold >= limit and gold > self.waived_gold[seat]:
            kept = self.kept(gold)
            self.spend(seat, gold - kept, 0)
            self.bag_gold += gold - kept
            if kept >= limit:  # R19: halved once only, the rest is excused
                self.waived_gold[seat] = kept
            self.tell_returned(seat, "gold_coin", gold - kept, kept)
        silver = self.silver[seat]
        if silver >= limit and silver > self.waived_silver[seat]:
            kept = self.kept(silver)
            self.spend(seat, 0, silver - kept)
            self.bag_silver += silver - kept
            if kept >= limit:
                self.waived_silver[seat] = kept
            self.tell_returned(seat, "silver_coin", silver - kept, kept)

    def kept(self, coins: int) -> int:
        """Return how many coins stay of too many: half, rounded up, until few enough (R13.9)."""
        material = self.rules.material
        while True:
            coins -= coins * material.returned // material.returned_of
            if coins < material.limit or self.rules.halves_once:
                return coins

    # R14 Documents ------------------------------------------------------------------------

    def has_window(self, seat: int, window: int) -> bool:
        """Tell, from what all can see, whether a window opens for a player (R14.6, R18.1)."""
        return bool(self.hands[seat]) and bool(self.rules.material.deck.windows[window])

    def holders(self) -> int:
        """Return the seats, as bits, that hold a document."""
        mask = 0
        for seat, hand in enumerate(self.hands):
            if hand:
                mask |= 1 << seat
        return mask

    def draw_document(self, seat: int) -> bool:
        """Take the top document (R8.1, R8.8), reshuffling when needed; tell if there was one."""
        if not self.pile:
            if not self.discard:  # R8.7
                self.tell("documents-exhausted", {"seat": seat})
                return False
            self.pile = self.discard  # R8.6
            self.pile_origin = self.discard
            self.discard = 0
            self.drawn = [0] * self.seats
            self.tell("documents-reshuffled", {"number": zones.size(self.pile)})
        kind = self.chance.draw(self.pile)
        self.pile -= zones.one(kind)
        self.hands[seat] += zones.one(kind)
        self.drawn[seat] += zones.one(kind)
        if self.log is not None:
            name = self.rules.material.deck.names[kind]
            self.confide("document-drawn", {"seat": seat}, {"document": name}, seat)
        return True

    # Copying ------------------------------------------------------------------------------

    def copy_onto(self, twin: "Position") -> None:
        """Make another position equal to this one; frames never change and are shared."""
        twin.stack = self.stack[:]
        twin.round = self.round
        twin.lead = self.lead
        twin.step = self.step
        twin.red_step = self.red_step
        twin.gold = self.gold[:]
        twin.silver = self.silver[:]
        twin.walls = self.walls[:]
        twin.towers = self.towers[:]
        twin.waived_gold = self.waived_gold[:]
        twin.waived_silver = self.waived_silver[:]
        twin.brief_waivers = self.brief_waivers
        twin.bag_gold = self.bag_gold
        twin.bag_silver = self.bag_silver
        twin.income = self.income[:]
        twin.ducat_deck = self.ducat_deck
        twin.ducat_card = self.ducat_card
        twin.jailed = self.jailed
        twin.actions = self.actions[:]
        twin.reds = self.reds[:]
        twin.played = self.played[:]
        twin.shown = self.shown[:]
        twin.deeds = self.deeds[:]
        twin.hands = self.hands[:]
        twin.pile = self.pile
        twin.discard = self.discard
        twin.pile_origin = self.pile_origin
        twin.drawn = self.drawn[:]

    def data(self) -> tuple[object, ...]:
        """Return everything that distinguishes this state, as plain data."""
        return (
            self.seats,
            tuple(sorted(self.rules.options.items())),
            chance_data(self.chance),
            frames_data(self.stack),
            (self.round, self.lead, self.step, self.red_step),
            tuple(self.gold),
            tuple(self.silver),
            tuple(self.walls),
            tuple(self.towers),
            tuple(self.waived_gold),
            tuple(self.waived_silver),
            (self.brief_waivers, self.bag_gold, self.bag_silver),
            tuple(self.income),
            (self.ducat_deck, self.ducat_card, self.jailed),
            tuple(self.actions),
            tuple(self.reds),
            tuple(self.played),
            tuple(self.shown),
            tuple(self.deeds),
            tuple(self.hands),
            (self.pile, self.discard, self.pile_origin),
            tuple(self.drawn),
        )

    # Telling ------------------------------------------------------------------------------

    def tell_coins(self, name: str, seat: int, facts: Facts, gold: int, silver: int) -> None:
        """Record coins that one player alone counts by kind when coins are hidden (R17.5)."""
        if self.log is None:
            return
        kinds: dict[str, Fact] = {"gold": gold, "silver": silver}
        shown: dict[str, Fact] = {"seat": seat, **facts}
        if self.rules.hides_coins:
            shown["coins"] = gold + silver
            self.log.append(Event(WITHOUT_KINDS[name], shown, kinds, 1 << seat))
        else:
            self.log.append(Event(name, {**shown, **kinds}, {}, 0))

    def tell_returned(self, seat: int, coin: str, number: int, kept: int) -> None:
        """Record what the limit took."""
        if self.log is None:
            return
        if self.rules.hides_coins:
            secret: Facts = {"coin": coin, "kept": kept}
            self.confide("limit-halved-hidden", {"seat": seat, "number": number}, secret, seat)
        else:
            self.tell("limit-halved", {"seat": seat, "coin": coin, "number": number, "kept": kept})
