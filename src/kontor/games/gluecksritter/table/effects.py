"""What documents can do: the primitives of R15, and with which seal, target and window they go."""

from typing import Final

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

# Effects whose only parameter is a number.
COUNTED: Final = (EXTRA_ACTION, REMOVE_ACTION, DRAW_COINS, STEAL_COINS, STEAL_DOCUMENT)

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
