"""The documents: what a card of `components.toml` may say, and what the rules make of it.

A document is an effect (a primitive of R15) with its parameters, a seal, and the moments at which
it is accepted. Which effects go with which seal, target and window is one table, `PRIMITIVES`.
"""

from collections.abc import Callable
from typing import Final

from kontor.engine import zones
from kontor.engine.components import Reader

EXTRA_ACTION: Final = 0
FIXED_PRICE: Final = 1
SEIZE_SPACE: Final = 2
REMOVE_ACTION: Final = 3
PEEK_AND_SWAP: Final = 4
WAIVE_LIMIT: Final = 5
CANCEL_ATTACK: Final = 6
RELEASE_KNIGHT: Final = 7
DRAW_COINS: Final = 8
GAIN_PIECE: Final = 9
REROLL: Final = 10
LEVY: Final = 11
STEAL_COINS: Final = 12
STEAL_DOCUMENT: Final = 13
EXCHANGE_COINS: Final = 14
CLOSE_SPACE: Final = 15
DUEL_BONUS: Final = 16
DISCOUNT: Final = 17

# Windows for yellow documents (R14.6).
PLANNING: Final = 0
OWN_DECISION: Final = 1
LIMIT: Final = 2
ATTACKED: Final = 3
ROLLED: Final = 4
CLOSING: Final = 5
AFTER_REVEAL: Final = 6
WINDOWS: Final = (
    "planning",
    "own_decision",
    "limit",
    "attacked",
    "rolled",
    "closing",
    "after_reveal",
)

NO_TARGET: Final = 0
OPPONENT: Final = 1
PIECE_KIND: Final = 2
TARGETS: Final = ("none", "opponent", "piece_kind")

RED: Final = 1
YELLOW: Final = 2
EITHER: Final = 3
SEALS: Final = ("red", "yellow")

# Where the coins of a seizure lie, as bits.
GOLD: Final = 1
SILVER: Final = 2
COINS: Final = {"gold": GOLD, "silver": SILVER, "all": GOLD + SILVER}

NORMAL_DIE: Final = 1
SPECIAL_DIE: Final = 2
DICE: Final = {"normal": NORMAL_DIE, "special": SPECIAL_DIE}

# Name, seals it goes with, its target, and the only windows it makes sense in ("" = any).
PRIMITIVES: Final = (
    ("extra_action", RED, NO_TARGET, ""),
    ("fixed_price", EITHER, NO_TARGET, ""),
    ("seize_space", EITHER, NO_TARGET, ""),
    ("remove_action", RED, OPPONENT, ""),
    ("peek_and_swap", RED, OPPONENT, ""),
    ("waive_limit", YELLOW, NO_TARGET, "limit"),
    ("cancel_attack", YELLOW, NO_TARGET, "attacked"),
    ("release_knight", EITHER, NO_TARGET, ""),
    ("draw_coins", EITHER, NO_TARGET, ""),
    ("gain_piece", EITHER, PIECE_KIND, ""),
    ("reroll", YELLOW, NO_TARGET, "rolled"),
    ("levy", EITHER, NO_TARGET, ""),
    ("steal_coins", EITHER, OPPONENT, ""),
    ("steal_document", EITHER, OPPONENT, ""),
    ("exchange_coins", EITHER, NO_TARGET, ""),
    ("close_space", EITHER, NO_TARGET, ""),
    ("duel_bonus", EITHER, NO_TARGET, ""),
    ("discount", EITHER, NO_TARGET, ""),
)
MOST_COUNT: Final = 9
# An exchange is written into four bits, both ways, besides "not played" and "no choice".
MOST_EXCHANGES: Final = 6
SHOPS: Final = 3


class Document:
    """One kind of document: seal, timing, target and effect with its parameters."""

    def __init__(self, section: Reader, piece_kinds: list[str]) -> None:
        self.id: str = section.text("id")
        self.copies: int = section.integer("copies", 0, zones.MOST_COPIES)
        names = [name for name, _, _, _ in PRIMITIVES]
        self.effect: int = names.index(section.choice("effect", names))
        name, seals, target, only = PRIMITIVES[self.effect]
        self.is_red: bool = section.choice("seal", list(SEALS)) == "red"
        if not seals & (RED if self.is_red else YELLOW):
            raise section.fail("seal", f"{name} needs the other seal")
        self.target: int = target
        section.choice("target", [TARGETS[target]])
        self.speed: int = section.integer("speed", 0, 99) if self.is_red else 0
        self.windows: int = 0
        if not self.is_red:
            allowed = [only] if only else list(WINDOWS)
            for index, window in enumerate(section.texts("windows")):
                if window not in allowed:
                    problem = f'{name} goes with {", ".join(allowed)}, not "{window}"'
                    raise section.fail(f"windows[{index}]", problem)
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

    def read_parameters(self, params: Reader, piece_kinds: list[str]) -> None:
        """Read what the effect needs (R15.1 to R15.26)."""
        effect = self.effect
        if effect in (EXTRA_ACTION, REMOVE_ACTION, DRAW_COINS, STEAL_COINS, STEAL_DOCUMENT):
            most = 2 if effect == EXTRA_ACTION else MOST_COUNT
            self.count = params.integer("count", 1, most)
        if effect == REMOVE_ACTION:
            params.choice("pick", ["random"])
        elif effect == PEEK_AND_SWAP:
            self.count = params.integer("max_swaps", 0, MOST_COUNT)
        elif effect == WAIVE_LIMIT:
            self.this_round = params.choice("mode", ["until_below", "this_round"]) == "this_round"
        elif effect == CANCEL_ATTACK:
            self.again = params.flag("knight_may_choose_again")
        elif effect == RELEASE_KNIGHT:
            self.cost = params.integer("cost", 0, 99)
        elif effect == GAIN_PIECE:
            self.count = params.integer("count", 1, MOST_COUNT)
            self.cost = params.integer("cost", 0, 99)
            for index, kind in enumerate(params.texts("kinds")):
                if kind not in piece_kinds:
                    raise params.fail(f"kinds[{index}]", f'there is no piece "{kind}"')
                self.kinds |= 1 << piece_kinds.index(kind)
        elif effect == REROLL:
            for index, die in enumerate(params.texts("dice")):
                if die not in DICE:
                    raise params.fail(f"dice[{index}]", f'there is no die "{die}"')
                self.what |= DICE[die]
        elif effect == LEVY:
            self.count = params.integer("coins", 1, MOST_COUNT)
        elif effect == EXCHANGE_COINS:
            self.count = params.integer("max", 1, MOST_EXCHANGES)
        elif effect == DUEL_BONUS:
            self.count = params.integer("amount", 1, MOST_COUNT)
        elif effect == SEIZE_SPACE:
            self.spaces = 1 << params.integer("space", 5, 6)
            self.what = COINS[params.choice("what", list(COINS))]
        elif effect == CLOSE_SPACE:
            self.spaces = 1 << params.integer("space", 1, 6)
        elif effect in (FIXED_PRICE, DISCOUNT):
            for space in params.integers("spaces", 1, SHOPS):
                self.spaces |= 1 << space
            if effect == DISCOUNT:
                self.count = params.integer("amount", 1, 99)


class Deck:
    """All documents of the game, and for each question the kinds that answer it, as bits."""

    def __init__(self, components: Reader, piece_kinds: list[str]) -> None:
        sections = components.sections("document")
        if len(sections) > zones.MOST_KINDS:
            raise components.fail("document", f"at most {zones.MOST_KINDS} names are possible")
        self.documents: list[Document] = []
        for section in sections:
            document = Document(section, piece_kinds)
            if document.id in [other.id for other in self.documents]:
                raise section.fail("id", f'"{document.id}" comes twice')
            self.documents.append(document)
        deck = components.section("document_deck")
        deck.choice("when_empty", ["reshuffle_discard"])
        deck.integer("hand_limit", 0, 0)  # R14.11
        copies = [document.copies for document in self.documents]
        if sum(copies) != deck.integer("count", 1):  # R14.15
            raise deck.fail("count", f"the copies of all documents add up to {sum(copies)}")
        self.full: int = zones.pack(copies)
        self.names: list[str] = [document.id for document in self.documents]
        self.red: int = self.kinds_with(lambda document: document.is_red)
        self.windows: list[int] = [self.kinds_in_window(window) for window in range(len(WINDOWS))]
        # Standing effects (R15.2, R15.24 to R15.26) hold for the round once they are played.
        self.fixing: list[int] = [self.kinds_at(FIXED_PRICE, space) for space in range(7)]
        self.closing: list[int] = [self.kinds_at(CLOSE_SPACE, space) for space in range(7)]
        self.discounting: list[int] = [self.kinds_at(DISCOUNT, space) for space in range(7)]
        self.bonus: int = self.kinds_with(lambda document: document.effect == DUEL_BONUS)
        self.peeking: int = self.kinds_with(lambda document: document.effect == PEEK_AND_SWAP)
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
            for space in (5, 6):  # R6.6
                seizing = rest & self.kinds_at(SEIZE_SPACE, space)
                if seizing:
                    steps.append(seizing)
                    rest &= ~seizing
            if rest:
                steps.append(rest)
        return steps
