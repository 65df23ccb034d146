"""The notation of Die Glücksritter: an answer as a word (see `codes`)."""

from typing import Final

from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.material import Material
from kontor.games.gluecksritter.table.naming import document_word, errand_word

PLAIN_WORDS: Final = ("pass", "unlock", "stand_down", "decline", "clear", "timeout")
CARD_WORDS: Final = tuple(
    "".join(str(space) for space in codes.spaces_of(cards)) or "0"
    for cards in range(codes.CARD_SETS)
)


def word(material: Material, option: int) -> str:
    """Write an option in the notation of records."""
    if option >= codes.BUY:
        bought = codes.units(option)
        return f"buy:{bought}:{coins_word(option)}" if bought else "buy:0"
    if option >= codes.RANSOM:
        return f"ransom:{coins_word(option)}"
    if option >= codes.ORDER:
        kind, order = divmod(option - codes.ORDER, 4)
        return f"order:{material.deck.names[kind]}:{codes.ORDER_NAMES[order]}"
    if option >= codes.PLAY:
        return f"play:{document_word(material, option - codes.PLAY)}"
    if option >= codes.LAY:
        return f"lay:{document_word(material, option - codes.LAY)}"
    if option >= codes.SWAP:
        return f"swap:{cards_word(option - codes.SWAP)}"
    if option >= codes.CARDS:
        return f"cards:{cards_word(option - codes.CARDS)}"
    if option >= codes.STEAL:
        return f"steal:{codes.PIECES[option - codes.STEAL]}"
    if option >= codes.RAID:
        return errand_word(option)
    return PLAIN_WORDS[option]


def coins_word(option: int) -> str:
    """Write the coins of a payment: 3g2s."""
    return f"{codes.gold(option)}g{codes.silver(option)}s"


def cards_word(cards: int) -> str:
    """Write a set of action cards: 25; nothing is written 0."""
    return CARD_WORDS[cards]
