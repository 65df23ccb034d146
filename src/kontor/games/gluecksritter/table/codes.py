"""The integers of Die Glücksritter: spaces, pieces, questions, windows, and answers.

| answer                | word                       | what it says                               |
| --------------------- | -------------------------- | ------------------------------------------ |
| PASS                  | pass                       | play nothing in a window                   |
| UNLOCK                | unlock                     | open a locked plan to change it            |
| STAND_DOWN            | stand_down                 | the knight does nothing                    |
| DECLINE               | decline                    | pay no ransom before the income            |
| CLEAR                 | clear                      | take the plan back into the hand           |
| TIMEOUT               | timeout                    | the clock: time is up                      |
| RAID + space          | raid:5                     | the gold of an income space                |
| ATTACK + seat         | attack:B                   | the special die against an opponent        |
| STEAL + piece         | steal:tower                | the piece that changes its site            |
| CARDS + set           | cards:25                   | the action cards of a plan; locks it       |
| SWAP + set            | swap:25                    | the set a spy ends up with                 |
| LAY + 16 kind + aim   | lay:summons:B              | a red document into the plan               |
| PLAY + 16 kind + aim  | play:building_grant:wall   | a yellow document, at once                 |
| ORDER + 4 kind + what | order:gift:auto            | a standing order                           |
| RANSOM + coins        | ransom:1g2s                | free one's knight, paying these coins      |
| BUY + units, coins    | buy:2:3g2s, buy:0          | goods of a helper, paying these coins      |

A set of action cards has bit n - 1 for the card of space n. An aim of a document is NO_AIM, or
FIRST_AIM plus an opponent's seat, plus a kind of piece, or plus a way of exchanging coins.
"""

from typing import Final

# The six spaces in the order of play (R7.4), by their number on the board.
JACOB: Final = 1
JOHANN: Final = 2
EHRENFRIED: Final = 3
KNIGHT: Final = 4
TAX: Final = 5
CUSTOMS: Final = 6
SPACES: Final = 6
SHOPS: Final = (JACOB, JOHANN, EHRENFRIED)
INCOME_SPACES: Final = (TAX, CUSTOMS)

WALL: Final = 0
TOWER: Final = 1
PIECES: Final = ["wall", "tower"]

PURSE: Final = 0
CASTLE: Final = 1
FACES: Final = ["purse", "castle"]

# Questions. What each is about stands behind it; all of it is public.
ASK_RANSOMS: Final = 0  # before the income (R19)
ASK_PLAN: Final = 1
ASK_SPY: Final = 2
ASK_OPEN: Final = 3  # a window for all who hold documents; (window)
ASK_BUY: Final = 4  # (space)
ASK_DUEL: Final = 5  # (knight, knight, roll, roll)
ASK_ERRAND: Final = 6
ASK_ATTACKED: Final = 7  # (attacker)
ASK_ROLLED: Final = 8  # (victim, face)
ASK_STEAL: Final = 9  # (attacker, victim, pieces possible as bits, whether it is destroyed)
ASK_LIMIT: Final = 10
ASK_GRACE: Final = 11  # a last moment of planning (R5.4)
QUESTION_NAMES: Final = (
    "ransoms",
    "plan",
    "spy",
    "open",
    "buy",
    "duel",
    "errand",
    "attacked",
    "rolled",
    "steal",
    "limit",
    "grace",
)
# Windows that wait for a reaction, unless standing orders decide (R18.6).
REACTIVE: Final = (ASK_OPEN, ASK_DUEL, ASK_ATTACKED, ASK_ROLLED, ASK_LIMIT)

# Windows for yellow documents (R14.6), and the one that each question opens to whom it asks;
# a question for several holders says which in what it is about.
NO_WINDOW: Final = -1
WINDOW_PLANNING: Final = 0
WINDOW_OWN: Final = 1
WINDOW_LIMIT: Final = 2
WINDOW_ATTACKED: Final = 3
WINDOW_ROLLED: Final = 4
WINDOW_CLOSING: Final = 5
WINDOW_REVEALED: Final = 6
OPENED: Final = [
    NO_WINDOW,
    WINDOW_PLANNING,
    NO_WINDOW,
    NO_WINDOW,
    WINDOW_OWN,
    WINDOW_ROLLED,
    WINDOW_OWN,
    WINDOW_ATTACKED,
    WINDOW_ROLLED,
    NO_WINDOW,
    WINDOW_LIMIT,
    NO_WINDOW,
]

# Marks where nothing lies, and where this audience may not look.
NO_CARD: Final = -1
HIDDEN: Final = -1

# Places among the knight's deeds of a round; UNDONE where nothing has happened.
UNDONE: Final = -1
DEED_ERRAND: Final = 0
DEED_FACE: Final = 1
DEED_ROLL: Final = 2
DEED_RIVAL_ROLL: Final = 3
NO_DEEDS: Final = [UNDONE, UNDONE, UNDONE, UNDONE]

# Answers.
PASS: Final = 0
UNLOCK: Final = 1
STAND_DOWN: Final = 2
DECLINE: Final = 3
CLEAR: Final = 4
TIMEOUT: Final = 5
RAID: Final = 8
ATTACK: Final = 16
STEAL: Final = 24
CARDS: Final = 64
SWAP: Final = 128
LAY: Final = 256
PLAY: Final = 512
PLAY_END: Final = 768
ORDER: Final = 1024
ORDER_END: Final = 1088
RANSOM: Final = 1 << 13
BUY: Final = 1 << 14
UNIT: Final = 1 << 12
GOLD: Final = 1 << 6

# What a standing order says (R18.4), two bits a kind of document.
ORDER_ASK: Final = 0
ORDER_AUTO: Final = 1
ORDER_NEVER: Final = 2
ORDER_NAMES: Final = ("ask", "auto", "never")
EVERY_ORDER: Final = (1 << len(ORDER_NAMES)) - 1

NO_AIM: Final = 1
FIRST_AIM: Final = 2

# A plan is its set of action cards plus CARD_SETS times its red documents, four bits a kind.
CARD_SETS: Final = 64
CARD_BIT: Final = [0, 1, 2, 4, 8, 16, 32]
CARD_COUNT: Final = tuple(bin(cards).count("1") for cards in range(CARD_SETS))
SETS_BY_SIZE: Final = tuple(
    tuple(cards for cards in range(CARD_SETS) if CARD_COUNT[cards] == size)
    for size in range(SPACES + 1)
)
# The sets that complete a plan, as bits, by CARD_SETS * the number of cards + the set of those that
# are missing: those of the lower and those of the upper half of all sets.
HALF_OF_SETS: Final = CARD_SETS // 2
PLANS: Final = [
    sum(1 << cards for cards in sets if not cards & missing)
    for sets in SETS_BY_SIZE
    for missing in range(CARD_SETS)
]
LOWER_PLANS: Final = [plans % (1 << HALF_OF_SETS) for plans in PLANS]
UPPER_PLANS: Final = [plans >> HALF_OF_SETS for plans in PLANS]


def spaces_of(cards: int) -> list[int]:
    """List the spaces of a set of action cards."""
    return [space for space in range(1, SPACES + 1) if cards & CARD_BIT[space]]


def units(option: int) -> int:
    """Return how much a purchase buys."""
    return (option - BUY) // UNIT


def gold(option: int) -> int:
    """Return the gold coins of a payment."""
    return option % UNIT // GOLD


def silver(option: int) -> int:
    """Return the silver coins of a payment."""
    return option % GOLD


def aim_of(reds: int, kind: int) -> int:
    """Return the aim of a document among the red ones of a plan; 0 if it is not among them."""
    return (reds >> (4 * kind)) & 15


def exchange_of(most: int, aim: int) -> tuple[int, bool]:
    """Return how many gold coins an exchange concerns, and whether they are received."""
    choice = aim - FIRST_AIM
    if choice < most:
        return choice + 1, False
    return choice - most + 1, True
