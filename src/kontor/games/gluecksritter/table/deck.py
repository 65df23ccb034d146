"""The documents: what a card of `components.toml` may say, and what the rules make of it.

A document is an effect (a primitive of R15) with its parameters, a seal, and the moments at which
it is accepted.
"""

from collections.abc import Callable
from typing import Final

from kontor.engine import i64, zones
from kontor.engine.components import Reader, shown
from kontor.engine.menu import EVERY_PLACE, MOST_PLACES, listed
from kontor.games.gluecksritter.table import codes, effects

# The names of the windows for yellow documents (R14.6), in the order of `codes`.
WINDOWS: Final = (
    "planning",
    "own_decision",
    "limit",
    "attacked",
    "rolled",
    "closing",
    "after_reveal",
)

MOST_COUNT: Final = 9
# An exchange is written into four bits, both ways, besides "not played" and "no choice".
MOST_EXCHANGES: Final = 6


class Document:
    """One kind of document: seal, timing, target and effect with its parameters."""

    def __init__(self, section: Reader, piece_kinds: list[str]) -> None:
        self.id: str = section.text("id")
        self.copies: int = section.integer("copies", 0, zones.MOST_COPIES)
        names = [name for name, _, _, _ in effects.PRIMITIVES]
        self.effect: int = names.index(section.choice("effect", names))
        _, seals, target, only = effects.PRIMITIVES[self.effect]
        self.is_red: bool = section.choice("seal", list(effects.SEALS)) == "red"
        if not seals & (effects.RED if self.is_red else effects.YELLOW):
            raise section.differs("seal", "yellow" if self.is_red else "red", section.text("seal"))
        self.target: int = target
        section.choice("target", [effects.TARGETS[target]])
        self.speed: int = section.integer("speed", 0, 99) if self.is_red else 0
        self.windows: int = 0
        if not self.is_red:
            allowed = [only] if only else list(WINDOWS)
            for index, window in enumerate(section.texts("windows")):
                if window not in allowed:
                    raise section.unknown(f"windows[{index}]", window, allowed)
                self.windows |= 1 << WINDOWS.index(window)
        # Parameters; those an effect does not use stay zero.
        self.count: int = 0
        self.cost: int = 0
        self.spaces: int = 0
        self.what: int = 0
        self.kinds: int = 0
        self.again: bool = False
        self.this_round: bool = False
        self.read_parameters(section.section("params"), piece_kinds)

    def aims(self, seats: int, seat: int) -> list[int]:
        """List what it may be aimed at."""
        return listed(0, self.aim_set(seats, seat))

    def aim_set(self, seats: i64, seat: i64) -> i64:
        """Return its aims as bits: opponents (R5.7), kinds of piece, ways to exchange."""
        choices: i64
        if self.target == effects.OPPONENT:
            choices = (EVERY_PLACE >> (MOST_PLACES - seats)) & ~(1 << seat)
        elif self.target == effects.PIECE_KIND:
            choices = self.kinds
        elif self.effect == effects.EXCHANGE_COINS:
            choices = EVERY_PLACE >> (MOST_PLACES - 2 * self.count)
        else:
            return 1 << codes.NO_AIM
        return choices << codes.FIRST_AIM

    def seized_space(self) -> int:
        """Return the income space that it seizes."""
        return codes.TAX if (self.spaces >> codes.TAX) & 1 else codes.CUSTOMS

    def read_parameters(self, params: Reader, piece_kinds: list[str]) -> None:
        """Read what the effect needs (R15.1 to R15.26)."""
        effect = self.effect
        if effect in effects.COUNTED:
            most = 2 if effect == effects.EXTRA_ACTION else MOST_COUNT
            self.count = params.integer("count", 1, most)
        if effect == effects.REMOVE_ACTION:
            params.choice("pick", ["random"])
        elif effect == effects.PEEK_AND_SWAP:
            self.count = params.integer("max_swaps", 0, MOST_COUNT)
        elif effect == effects.WAIVE_LIMIT:
            self.this_round = params.choice("mode", ["until_below", "this_round"]) == "this_round"
        elif effect == effects.CANCEL_ATTACK:
            self.again = params.flag("knight_may_choose_again")
        elif effect == effects.RELEASE_KNIGHT:
            self.cost = params.integer("cost", 0, 99)
        elif effect == effects.GAIN_PIECE:
            self.count = params.integer("count", 1, MOST_COUNT)
            self.cost = params.integer("cost", 0, 99)
            for index, kind in enumerate(params.texts("kinds")):
                if kind not in piece_kinds:
                    raise params.unknown(f"kinds[{index}]", kind, piece_kinds)
                self.kinds |= 1 << piece_kinds.index(kind)
        elif effect == effects.REROLL:
            for index, die in enumerate(params.texts("dice")):
                if die not in effects.DICE:
                    raise params.unknown(f"dice[{index}]", die, effects.DICE)
                self.what |= effects.DICE[die]
        elif effect == effects.LEVY:
            self.count = params.integer("coins", 1, MOST_COUNT)
        elif effect == effects.EXCHANGE_COINS:
            self.count = params.integer("max", 1, MOST_EXCHANGES)
        elif effect == effects.DUEL_BONUS:
            self.count = params.integer("amount", 1, MOST_COUNT)
        elif effect == effects.SEIZE_SPACE:
            self.spaces = 1 << params.integer("space", codes.TAX, codes.CUSTOMS)
            self.what = effects.COINS[params.choice("what", list(effects.COINS))]
        elif effect == effects.CLOSE_SPACE:
            self.spaces = 1 << params.integer("space", 1, codes.SPACES)
        elif effect in (effects.FIXED_PRICE, effects.DISCOUNT):
            for space in params.integers("spaces", codes.SHOPS[0], codes.SHOPS[-1]):
                self.spaces |= 1 << space
            if effect == effects.DISCOUNT:
                self.count = params.integer("amount", 1, 99)


class Deck:
    """All documents of the game, and for each question the kinds that answer it, as bits."""

    def __init__(self, components: Reader, piece_kinds: list[str]) -> None:
        sections = components.sections("document")
        if len(sections) > zones.MOST_KINDS:
            raise components.fail("document", "most-entries", most=zones.MOST_KINDS)
        self.documents: list[Document] = []
        for section in sections:
            document = Document(section, piece_kinds)
            if document.id in [other.id for other in self.documents]:
                raise section.fail("id", "twice", value=shown(document.id))
            self.documents.append(document)
        deck = components.section("document_deck")
        deck.choice("when_empty", ["reshuffle_discard"])
        deck.integer("hand_limit", 0, 0)  # R14.11
        copies = [document.copies for document in self.documents]
        deck.insist({"count": sum(copies)})  # R14.15
        self.full: int = zones.pack(copies)
        self.names: list[str] = [document.id for document in self.documents]
        self.red: int = self.kinds_with(lambda document: document.is_red)
        self.windows: list[int] = [self.kinds_in_window(window) for window in range(len(WINDOWS))]
        # Standing effects (R15.2, R15.24 to R15.26) hold for the round once they are played.
        self.fixing: list[int] = self.by_space(effects.FIXED_PRICE)
        self.closing: list[int] = self.by_space(effects.CLOSE_SPACE)
        self.discounting: list[int] = self.by_space(effects.DISCOUNT)
        self.bonus: int = self.kinds_of(effects.DUEL_BONUS)
        self.peeking: int = self.kinds_of(effects.PEEK_AND_SWAP)
        # A mask of a zone: whatever stands there of these kinds.
        extra = self.kinds_of(effects.EXTRA_ACTION)
        self.extra_actions: int = zones.pack(
            [zones.MOST_COPIES * ((extra >> kind) & 1) for kind in range(zones.MOST_KINDS)]
        )
        # Kinds for windows that wait for a reaction: all but planning and one's own decision.
        self.reacting: int = 0
        for window in range(codes.WINDOW_LIMIT, len(WINDOWS)):
            self.reacting |= self.windows[window]
        self.steps: list[int] = self.red_steps()

    def kinds_with(self, wanted: Callable[[Document], bool]) -> int:
        """Return the kinds that pass a test."""
        found = 0
        for kind, document in enumerate(self.documents):
            if wanted(document):
                found |= 1 << kind
        return found

    def kinds_in_window(self, window: int) -> int:
        """Return the yellow kinds that a window accepts (R14.6)."""
        return self.kinds_with(lambda document: bool((document.windows >> window) & 1))

    def kinds_of(self, effect: int) -> int:
        """Return the kinds with an effect."""
        return self.kinds_with(lambda document: document.effect == effect)

    def by_space(self, effect: int) -> list[int]:
        """Return the kinds with an effect on each space, by its number."""
        return [self.kinds_at(effect, space) for space in range(codes.SPACES + 1)]

    def kinds_at(self, effect: int, space: int) -> int:
        """Return the kinds with an effect on a space."""
        return self.kinds_with(
            lambda document: document.effect == effect and bool((document.spaces >> space) & 1)
        )

    def red_at_speed(self, speed: int) -> int:
        """Return the red kinds of one speed."""
        return self.kinds_with(lambda document: document.is_red and document.speed == speed)

    def red_steps(self) -> list[int]:
        """Return the red kinds in their order (R6.4): by speed, seizures by space."""
        steps = []
        for speed in sorted({document.speed for document in self.documents if document.is_red}):
            rest = self.red_at_speed(speed)
            for space in codes.INCOME_SPACES:  # R6.6
                seizing = rest & self.kinds_at(effects.SEIZE_SPACE, space)
                if seizing:
                    steps.append(seizing)
                    rest &= ~seizing
            if rest:
                steps.append(rest)
        return steps
