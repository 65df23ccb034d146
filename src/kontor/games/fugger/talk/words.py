"""The notation of Die Fugger: an answer as a word."""

from kontor.games.fugger.table import codes
from kontor.games.fugger.table.material import Material


def word(material: Material, option: int) -> str:
    """Write an action in the notation of records: draw, play:wine_seal, deliver:copper, pass."""
    if option >= codes.DELIVER:
        return f"deliver:{material.cards[option - codes.DELIVER]}"
    if option >= codes.PLAY:
        return f"play:{material.cards[option - codes.PLAY]}"
    return "draw" if option == codes.DRAW else "pass"
