"""The notation of Augsburg 1520: an answer as a word, such as `bid:3` or `buy:1+3`."""

from kontor.engine.record import SEAT_LETTERS
from kontor.games.augsburg.table import codes, packing
from kontor.games.augsburg.table.material import Material


def word(material: Material, option: int) -> str:
    """Write an answer in the notation of records."""
    if option >= codes.BUY:
        return f"buy:{places_word(option - codes.BUY)}"
    if option >= codes.FIRST:
        return f"first:{SEAT_LETTERS[option - codes.FIRST]}"
    if option >= codes.GIVE:
        return f"give:{material.cards[option - codes.GIVE]}"
    if option >= codes.DISCARD:
        return f"discard:{material.cards[option - codes.DISCARD]}"
    if option >= codes.COMPENSATION_MONEY:
        return f"compensation:{'money' if option == codes.COMPENSATION_MONEY else 'prestige'}"
    if option >= codes.BUILD:
        return f"build:{codes.RIGHTS[option - codes.BUILD]}"
    if option >= codes.WAIVE:
        return "waive" if option == codes.WAIVE else "finish"
    if option >= codes.USE:
        symbol, mode = divmod(option - codes.USE, codes.MODES)
        return f"use:{use_word(symbol, mode)}"
    if option >= codes.TAKE:
        return f"take:{material.privileges[option - codes.TAKE]}"
    if option >= codes.SHOW:
        return f"show:{show_word(material, option)}"
    if option >= codes.BID:
        return f"bid:{option - codes.BID}"
    return "hold" if option == codes.HOLD else "pass"


def show_word(material: Material, option: int) -> str:
    """Write a step of a selection."""
    if option == codes.ANEW:
        return "anew"
    card = option - codes.SHOW
    return "jokers" if card == packing.JOKER else material.cards[card]


def use_word(symbol: int, mode: int) -> str:
    """Write how a symbol is spent."""
    name = codes.SYMBOLS[symbol]
    if mode == codes.PLAIN:
        return name
    if mode >= codes.TILE:
        return f"{name}:{codes.RIGHTS[mode - codes.TILE]}"
    if mode == codes.CASH:
        return f"{name}:cash"
    if mode >= codes.STEAL:
        return f"{name}:climb:{SEAT_LETTERS[mode - codes.STEAL]}"
    return f"{name}:climb"


def places_word(places: int) -> str:
    """Write a set of places of an offer."""
    named = [str(place + 1) for place in range(codes.OFFER_PLACES) if (places >> place) & 1]
    return "+".join(named) or "nothing"
