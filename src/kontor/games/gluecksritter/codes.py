"""Options as small integers, and their words in the notation of records.

| option                | word                       | what it says                               |
| --------------------- | -------------------------- | ------------------------------------------ |
| PASS                  | pass                       | play nothing in a window                   |
| UNLOCK                | unlock                     | open a locked plan to change it            |
| CLEAR                 | clear                      | take the plan back into the hand           |
| STAND_DOWN            | stand_down                 | the knight does nothing                    |
| DECLINE               | decline                    | pay no ransom before the income            |
| RAID + space          | raid:5                     | the gold of an income space                |
| ATTACK + seat         | attack:B                   | the special die against an opponent        |
| STEAL + piece         | steal:tower                | the piece that changes its site            |
| CARDS + set           | cards:25                   | the action cards of a plan; locks it       |
| SWAP + set            | swap:25                    | the set a spy ends up with                 |
| LAY + 16 kind + aim   | lay:summons:B              | a red document into the plan               |
| PLAY + 16 kind + aim  | play:building_grant:wall   | a yellow document, at once                 |
| RANSOM + coins        | ransom:1g2s                | free one's knight, paying these coins      |
| BUY + units, coins    | buy:2:3g2s, buy:0          | goods of a helper, paying these coins      |

A set of action cards has bit n - 1 for the card of space n. An aim of a document is NO_AIM, or
FIRST_AIM plus an opponent's seat, plus a kind of piece, or plus a way of exchanging coins.
"""

from typing import Final

from kontor.engine.record import SEAT_LETTERS
from kontor.games.gluecksritter.deck import EXCHANGE_COINS, OPPONENT, PIECE_KIND
from kontor.games.gluecksritter.material import PIECES, SPACES, Material

PASS: Final = 0
UNLOCK: Final = 1
STAND_DOWN: Final = 2
DECLINE: Final = 3
CLEAR: Final = 4
RAID: Final = 8
ATTACK: Final = 16
STEAL: Final = 24
CARDS: Final = 64
SWAP: Final = 128
LAY: Final = 256
PLAY: Final = 512
PLAY_END: Final = 768
RANSOM: Final = 1 << 13
BUY: Final = 1 << 14
UNIT: Final = 1 << 12
GOLD: Final = 1 << 6

NO_AIM: Final = 1
FIRST_AIM: Final = 2

# A plan is its set of action cards plus CARD_SETS times its red documents, four bits a kind.
CARD_SETS: Final = 64
CARD_BIT: Final = (0, 1, 2, 4, 8, 16, 32)
CARD_COUNT: Final = tuple(bin(cards).count("1") for cards in range(CARD_SETS))
SETS_BY_SIZE: Final = tuple(
    tuple(cards for cards in range(CARD_SETS) if CARD_COUNT[cards] == size)
    for size in range(SPACES + 1)
)


def spaces_of(cards: int) -> list[int]:
    """List the spaces of a set of action cards."""
    return [space for space in range(1, SPACES + 1) if cards & CARD_BIT[space]]


CARD_WORDS: Final = tuple(
    "".join(str(space) for space in spaces_of(cards)) or "0" for cards in range(CARD_SETS)
)


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


def word(material: Material, option: int) -> str:
    """Write an option in the notation of records."""
    if option >= BUY:
        bought = units(option)
        return f"buy:{bought}:{coins_word(option)}" if bought else "buy:0"
    if option >= RANSOM:
        return f"ransom:{coins_word(option)}"
    if option >= PLAY:
        return f"play:{document_word(material, option - PLAY)}"
    if option >= LAY:
        return f"lay:{document_word(material, option - LAY)}"
    if option >= SWAP:
        return f"swap:{cards_word(option - SWAP)}"
    if option >= CARDS:
        return f"cards:{cards_word(option - CARDS)}"
    if option >= STEAL:
        return f"steal:{PIECES[option - STEAL]}"
    if option >= ATTACK:
        return f"attack:{SEAT_LETTERS[option - ATTACK]}"
    if option >= RAID:
        return f"raid:{option - RAID}"
    return ("pass", "unlock", "stand_down", "decline", "clear")[option]


def coins_word(option: int) -> str:
    """Write the coins of a payment: 3g2s."""
    return f"{gold(option)}g{silver(option)}s"


def cards_word(cards: int) -> str:
    """Write a set of action cards: 25; nothing is written 0."""
    return CARD_WORDS[cards]


def document_word(material: Material, code: int) -> str:
    """Write a document with its aim: summons:B, building_grant:wall, endowment."""
    document = material.deck.documents[code // 16]
    aim = code % 16
    if aim < FIRST_AIM:
        return document.id
    return f"{document.id}:{aim_word(document.target, document.effect, document.count, aim)}"


def aim_word(target: int, effect: int, count: int, aim: int) -> str:
    """Write what a document aims at: a seat, a piece, or coins to exchange."""
    choice = aim - FIRST_AIM
    if target == OPPONENT:
        return SEAT_LETTERS[choice]
    if target == PIECE_KIND:
        return PIECES[choice]
    assert effect == EXCHANGE_COINS
    number, to_gold = exchange_of(count, aim)
    return f"{number}{'gold' if to_gold else 'silver'}"


def exchange_of(most: int, aim: int) -> tuple[int, bool]:
    """Return how many gold coins an exchange concerns, and whether they are received."""
    choice = aim - FIRST_AIM
    if choice < most:
        return choice + 1, False
    return choice - most + 1, True
