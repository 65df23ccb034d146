"""The answers of Augsburg 1520 as numbers, and their notation in records.

Each kind of question has its own range, so a number says what it means without the question.
A purchase names places of the own offer, which lies sorted: `buy:1+3`.
"""

from typing import Final

from kontor.engine.record import SEAT_LETTERS
from kontor.games.augsburg import notes
from kontor.games.augsburg.material import RIGHTS, SYMBOLS, Material

PASS: Final = 0
HOLD: Final = 1
BID: Final = 2  # + number of cards
SHOW: Final = 100  # + card; + JOKER fills up with jokers
ANEW: Final = 169
TAKE: Final = 170  # + privilege card
USE: Final = 200  # + symbol * MODES + mode
WAIVE: Final = 320
FINISH: Final = 321
BUILD: Final = 322  # + kind of tile
COMPENSATION_MONEY: Final = 330
COMPENSATION_PRESTIGE: Final = 331
DISCARD: Final = 340  # + card
GIVE: Final = 410  # + card
FIRST: Final = 480  # + seat
BUY: Final = 512  # + set of places in the offer, as bits

# Modes of a symbol.
MODES: Final = 16
CLIMB: Final = 0
STEAL: Final = 1  # + victim's seat
CASH: Final = 6
TILE: Final = 7  # + kind of tile
PLAIN: Final = 13

OFFER_PLACES: Final = 7


def use(symbol: int, mode: int) -> int:
    """Return the answer that spends a symbol in a mode."""
    return USE + symbol * MODES + mode


def word(material: Material, option: int) -> str:
    """Write an answer in the notation of records."""
    if option >= BUY:
        return f"buy:{places_word(option - BUY)}"
    if option >= FIRST:
        return f"first:{SEAT_LETTERS[option - FIRST]}"
    if option >= GIVE:
        return f"give:{material.cards[option - GIVE]}"
    if option >= DISCARD:
        return f"discard:{material.cards[option - DISCARD]}"
    if option >= COMPENSATION_MONEY:
        return f"compensation:{'money' if option == COMPENSATION_MONEY else 'prestige'}"
    if option >= BUILD:
        return f"build:{RIGHTS[option - BUILD]}"
    if option >= WAIVE:
        return "waive" if option == WAIVE else "finish"
    if option >= USE:
        return f"use:{use_word((option - USE) // MODES, (option - USE) % MODES)}"
    if option >= TAKE:
        return f"take:{material.privileges[option - TAKE]}"
    if option >= SHOW:
        if option == ANEW:
            return "show:anew"
        card = option - SHOW
        return "show:jokers" if card == notes.JOKER else f"show:{material.cards[card]}"
    if option >= BID:
        return f"bid:{option - BID}"
    return "hold" if option == HOLD else "pass"


def use_word(symbol: int, mode: int) -> str:
    """Write how a symbol is spent."""
    name = SYMBOLS[symbol]
    if mode == PLAIN:
        return name
    if mode >= TILE:
        return f"{name}:{RIGHTS[mode - TILE]}"
    if mode == CASH:
        return f"{name}:cash"
    if mode >= STEAL:
        return f"{name}:climb:{SEAT_LETTERS[mode - STEAL]}"
    return f"{name}:climb"


def places_word(places: int) -> str:
    """Write a set of places of an offer."""
    named = [str(place + 1) for place in range(OFFER_PLACES) if (places >> place) & 1]
    return "+".join(named) or "nothing"
