"""A position of Die Fugger: what lies on the table, how it is seen, copied and described."""

from kontor.engine import zones
from kontor.engine.chance import Chance
from kontor.engine.messages import ARCHIVE, Message, Option, Refusal
from kontor.engine.state import State, chance_data, frames_data
from kontor.games.fugger import words
from kontor.games.fugger.material import TableRules
from kontor.games.fugger.view import HIDDEN, NOTHING, FuggerView


class Position(State):
    """All places of the table and what lies there; the rules of play are in `rules`."""

    def __init__(self, rules: TableRules, chance: Chance) -> None:
        super().__init__(rules.seats, chance)
        self.rules: TableRules = rules
        self.active: int = 0
        self.round: int = 1
        self.turns: int = 0
        self.prices: list[int] = []
        self.florins: list[int] = []
        self.hands: list[int] = []
        self.displays: list[int] = []
        # Per seat and round one place for a delivery (R5.5); a card, or NOTHING.
        self.deliveries: list[int] = []
        self.jakob: int = 0
        self.deck: int = 0
        self.discard: int = 0
        self.discard_top: int = NOTHING
        # What is known of the draw pile (R15.5): the cards it was made of, less those turned up,
        # and per seat those it has drawn itself since.
        self.deck_origin: int = 0
        self.drawn: list[int] = []

    def open_cards(self) -> int:
        """Return all cards lying open: the displays and Jakob's area (R6.1)."""
        table = self.jakob
        for display in self.displays:
            table += display
        return table

    def delivery_place(self, seat: int, round_number: int) -> int:
        """Return where the delivery of a seat and round lies (R5.5)."""
        return seat * self.rules.material.delivery_rounds + round_number - 1

    def view(self, seat: int) -> FuggerView:
        """Return what an audience may see (R15.1 to R15.4): everything public and its own cards."""
        mine = self.hands[seat] if seat >= 0 else 0
        deliveries = self.deliveries[:]
        if self.stack and seat != ARCHIVE:
            rounds = self.rules.material.delivery_rounds
            for place, card in enumerate(deliveries):
                if card != NOTHING and place // rounds != seat:
                    deliveries[place] = HIDDEN
        seen = FuggerView(seat, self.rules)
        seen.is_over = not self.stack
        seen.active = self.active
        seen.round = self.round
        seen.turns = self.turns
        seen.prices = self.prices[:]
        seen.florins = self.florins[:]
        seen.hand = mine
        seen.hand_sizes = [zones.size(hand) for hand in self.hands]
        seen.displays = self.displays[:]
        seen.deliveries = deliveries
        seen.jakob = self.jakob
        seen.deck_size = zones.size(self.deck)
        seen.deck_origin = self.deck_origin
        seen.drawn = self.drawn[seat] if seat >= 0 else 0
        seen.discard = self.discard
        seen.discard_top = self.discard_top
        if seat == ARCHIVE:
            seen.all_hands = self.hands[:]
        return seen

    def copy_to(self, twin: "Position") -> None:
        """Make another position equal to this one, sharing nothing that changes."""
        twin.stack = self.stack[:]
        twin.active = self.active
        twin.round = self.round
        twin.turns = self.turns
        twin.prices = self.prices[:]
        twin.florins = self.florins[:]
        twin.hands = self.hands[:]
        twin.displays = self.displays[:]
        twin.deliveries = self.deliveries[:]
        twin.jakob = self.jakob
        twin.deck = self.deck
        twin.discard = self.discard
        twin.discard_top = self.discard_top
        twin.deck_origin = self.deck_origin
        twin.drawn = self.drawn[:]

    def data(self) -> tuple[object, ...]:
        """Return everything that distinguishes this state, as plain data."""
        return (
            self.seats,
            tuple(sorted(self.rules.options.items())),
            chance_data(self.chance),
            frames_data(self.stack),
            (self.active, self.round, self.turns),
            tuple(self.prices),
            tuple(self.florins),
            tuple(self.hands),
            tuple(self.displays),
            tuple(self.deliveries),
            (self.jakob, self.deck, self.discard, self.discard_top, self.deck_origin),
            tuple(self.drawn),
        )

    def prompt(self, seat: int) -> Message:
        """Say what a turn asks."""
        return words.prompt(self.view(seat))

    def waiting(self) -> Message:
        """Say whose turn it is."""
        return Message("turn-waiting", {"seat": self.active})

    def word(self, option: int) -> str:
        """Write an action in the notation of records."""
        return words.word(self.rules.material, option)

    def describe(self, seat: int, option: int) -> Option:
        """Describe one action for people."""
        return words.describe(self.view(seat), option)

    def refusals(self, seat: int) -> list[Refusal]:
        """Name the actions a player might try and may not take now."""
        return words.refusals(self.view(seat))

    def scores(self) -> list[int]:
        """Return the florins of each seat."""
        return self.florins[:]

    def rounds(self) -> int:
        """Return the number of the present round."""
        return self.round
