"""What a privilege card can be used for: its symbols, and the ways to use each of them."""

from typing import Final

from kontor.engine.record import SEAT_LETTERS
from kontor.games.augsburg.table import codes
from kontor.games.augsburg.table.view import AugsburgView

# A short label and a consequence for each way, by the name of the option.
LABELS: Final = {
    "option-climb-agency": "board-label-level",
    "option-climb-peerage": "board-label-level",
    "option-climb-office": "board-label-level",
    "option-steal-agency": "board-label-steal",
    "option-steal-peerage": "board-label-steal",
    "option-steal-office": "board-label-steal",
    "option-cash": "board-label-money",
    "option-money": "board-label-money",
    "option-title": "board-label-tile",
    "option-mint-master": "board-label-mint-master",
    "option-master-builder": "board-label-master-builder",
    "option-build": "board-label-build",
    "option-builder": "board-label-build",
    "option-prestige": "board-label-points",
    "option-waive": "board-label-waive",
    "option-draw": "board-label-draw",
    "option-draw-shuffled": "board-label-draw",
    "option-draw-nothing": "board-label-draw",
    "option-finish": "board-label-finish",
    "option-compensation-money": "board-label-money",
    "option-compensation-prestige": "board-label-points",
}
HINTS: Final = {
    "option-climb-agency": "board-hint-agency",
    "option-climb-peerage": "board-hint-peerage",
    "option-climb-office": "board-hint-office",
    "option-steal-agency": "board-hint-agency",
    "option-steal-peerage": "board-hint-peerage",
    "option-steal-office": "board-hint-office",
    "option-cash": "board-hint-purse",
    "option-money": "board-hint-purse",
    "option-title": "board-hint-peerage",
    "option-mint-master": "board-hint-mint-master",
    "option-master-builder": "board-hint-master-builder",
    "option-build": "board-hint-build",
    "option-builder": "board-hint-builder",
    "option-prestige": "board-hint-points",
    "option-waive": "board-hint-points",
    "option-draw": "board-hint-draw",
    "option-draw-shuffled": "board-hint-draw-shuffled",
    "option-draw-nothing": "board-hint-draw-nothing",
    "option-finish": "board-hint-finish",
    "option-compensation-money": "board-hint-purse",
    "option-compensation-prestige": "board-hint-points",
}
# Why a way is closed, in a few words, by the name of the refusal.
CLOSED: Final = {
    "refusal-cash-level": "board-closed-level",
    "refusal-level": "board-closed-level",
    "refusal-owned": "board-closed-owned",
    "refusal-pile-empty": "board-closed-empty",
    "refusal-cannot-pay": "board-closed-price",
    "refusal-at-the-top": "board-closed-top",
}
# What a refused way is called, by the last part of its word.
WAYS: Final = {"climb": "board-way-climb", "cash": "board-way-cash"}


class Way:
    """One way to use a symbol: the words that may stand for it, and what it is called."""

    def __init__(self, words: list[str], tile: str = "", text: str = "") -> None:
        self.words: list[str] = words
        self.tile: str = tile
        self.text: str = text


class Group:
    """A symbol of the card with its ways; `left` says how often it may still be used."""

    def __init__(self, view: AugsburgView, symbol: int, left: int) -> None:
        self.symbol: str = codes.SYMBOLS[symbol]
        self.category: str = self.symbol if symbol < len(codes.CATEGORIES) else ""
        self.points: int = view.rules.material.symbol_prestige.get(symbol, 0)
        self.left: int = left
        self.ways: list[Way] = ways(view, symbol) if left else []


def groups(view: AugsburgView) -> list[Group]:
    """Return the different symbols of the card that is being used."""
    if not view.uses_left:
        return []
    printed = view.rules.material.symbols[view.privilege]
    return [
        Group(view, symbol, printed.count(symbol) - view.spent.count(symbol))
        for symbol in dict.fromkeys(printed)
    ]


def ways(view: AugsburgView, symbol: int) -> list[Way]:
    """Return the ways to use a symbol, whether they are open or not."""
    name = codes.SYMBOLS[symbol]
    if symbol not in (codes.AGENCY, codes.PEERAGE, codes.OFFICE):
        return [Way([f"use:{name}"])]
    climb = f"use:{name}:climb"
    victims = [f"{climb}:{SEAT_LETTERS[seat]}" for seat in range(view.rules.seats)]
    found = [Way([climb, *victims], text=WAYS["climb"])]
    if symbol == codes.AGENCY:
        found.append(Way([f"use:{name}:cash"], text=WAYS["cash"]))
    for kind, tile in enumerate(codes.RIGHTS):
        may_build = (
            kind in codes.BUILDINGS and symbol == codes.PEERAGE and view.rules.peerage_builds
        )
        if codes.RIGHT_CATEGORY[kind] == symbol or may_build:
            found.append(Way([f"use:{name}:{tile}"], tile))
    return found
