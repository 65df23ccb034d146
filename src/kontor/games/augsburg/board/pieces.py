"""Pieces of Augsburg 1520 as its templates draw them: notes, privilege cards, ladders, tiles."""

from typing import Final

from kontor.games.augsburg.table import codes, packing, player_sheets, valid
from kontor.games.augsburg.table.material import Material
from kontor.games.augsburg.table.packing import JOKER, JOKERS
from kontor.games.augsburg.table.view import AugsburgView

JOKER_NAME: Final = "joker"
# For each ladder its title, what its steps give a round, and what in the last round (R12.1).
LADDER_TEXTS: Final = {
    "agency": ("board-agencies", "board-agencies-unit", "board-agencies-unit-last"),
    "peerage": ("board-peerages", "board-peerages-unit", "board-peerages-unit-last"),
    "office": ("board-offices", "board-offices-unit", "board-offices-unit-last"),
}


class Note:
    """A promissory note or a joker: name, noble, value, price and a key that is its own."""

    def __init__(self, material: Material, card: int, key: str) -> None:
        self.card: int = card
        self.name: str = material.cards[card]
        self.noble: str = JOKER_NAME if card == JOKER else material.nobles[packing.NOBLE[card]]
        self.value: int = material.value[card]
        self.price: int = material.price[card]
        self.key: str = key


class Suit:
    """The notes of one noble in the hand, and the most one could bid with them."""

    def __init__(self, view: AugsburgView, index: int, is_valid: bool) -> None:
        material = view.rules.material
        self.noble: str = JOKER_NAME if index == JOKERS else material.nobles[index]
        self.is_valid: bool = is_valid
        self.most: int = 0 if index == JOKERS else valid.max_bid(view.hand, 0, index)
        held = [card for card in packing.cards(view.hand, 0) if packing.NOBLE[card] == index]
        self.notes: list[Note] = [
            Note(material, card, f"note-{material.cards[card]}-{place if card == JOKER else 0}")
            for place, card in enumerate(held)
        ]


class Symbol:
    """A symbol of a privilege card, what it would give the reader now, and whether it is spent."""

    def __init__(self, view: AugsburgView, symbol: int, is_spent: bool) -> None:
        self.name: str = codes.SYMBOLS[symbol]
        self.category: str = self.name if symbol < len(codes.CATEGORIES) else ""
        self.points: int = view.rules.material.symbol_prestige.get(symbol, 0)
        self.is_spent: bool = is_spent
        self.hint: str = ""
        self.level: str = ""
        self.tile: str = ""
        self.number: int = 0
        self.victims: list[int] = []
        self.is_good: bool = True
        if view.seat >= 0 and not is_spent:
            self.promise(view, symbol)

    def promise(self, view: AugsburgView, symbol: int) -> None:
        """Find the most telling thing the symbol would give now."""
        material = view.rules.material
        if symbol in (codes.AGENCY, codes.PEERAGE, codes.OFFICE):
            if view.builds(symbol) and view.may_build(codes.CHURCH):
                self.promise_tile(view, codes.CHURCH)
            elif view.level(view.seat, symbol) < codes.TOP_LEVEL:
                self.promise_level(view, symbol)
            elif symbol == codes.AGENCY:
                self.hint, self.number = "board-gives-money", material.cash_option
            else:
                self.promise_right(view, symbol)
        elif self.points:
            lost = view.lost(view.seat, self.points)
            self.number = self.points - lost
            self.hint = "board-gives-blocked" if lost else "board-gives-points"
            self.is_good = not lost
        elif self.name == "draw_2":
            self.hint, self.is_good = "board-gives-notes", False
        else:
            self.hint, self.number = "board-gives-purse", material.symbol_money

    def promise_level(self, view: AugsburgView, category: int) -> None:
        """Promise the next level, from the supply or from somebody."""
        level = view.level(view.seat, category) + 1
        self.level = player_sheets.level_name(category, level)
        self.hint = "board-gives-level"
        self.is_good = category == codes.PEERAGE or not view.is_last_round()  # R12.1
        if not view.supply(category, level):
            self.victims = [
                seat for seat in range(view.rules.seats) if view.level(seat, category) == level
            ]
            self.hint = "board-gives-stolen"

    def promise_right(self, view: AugsburgView, category: int) -> None:
        """Promise at the top of the ladder a tile that the reader may still take, if any."""
        for kind in range(len(codes.RIGHTS)):
            if kind in codes.BUILDINGS:
                is_open = view.builds(category) and view.may_build(kind)
            else:
                is_open = codes.RIGHT_CATEGORY[kind] == category and view.may_lack(kind)
            if is_open:
                self.promise_tile(view, kind)
                return
        self.hint, self.is_good = "board-gives-nothing", False

    def promise_tile(self, view: AugsburgView, kind: int) -> None:
        """Promise a tile; a building costs its price."""
        self.tile, self.number = codes.RIGHTS[kind], view.top_tile(kind)
        self.hint = "board-gives-building" if kind in codes.BUILDINGS else "board-gives-tile"


class Privilege:
    """A privilege card of the present round: on display, in use, or gone."""

    def __init__(self, view: AugsburgView, card: int, taker: int, noble: str) -> None:
        material = view.rules.material
        self.name: str = material.privileges[card]
        self.is_open: bool = bool((view.display >> card) & 1)
        self.is_used: bool = view.winner >= 0 and view.privilege == card
        self.taker: int = taker
        self.noble: str = noble
        spent = list(view.spent) if self.is_used else []
        self.symbols: list[Symbol] = []
        for symbol in material.symbols[card]:
            is_spent = symbol in spent
            if is_spent:
                spent.remove(symbol)
            self.symbols.append(Symbol(view, symbol, is_spent))
        self.waived: int = len(spent)


class Rung:
    """One step of a ladder: what it gives, and where its card is."""

    def __init__(self, view: AugsburgView, seat: int, category: int, level: int) -> None:
        material = view.rules.material
        now = view.level(seat, category)
        self.level: int = level
        self.name: str = player_sheets.level_name(category, level)
        self.state: str = "is-now" if level == now else "is-below" if level < now else "is-above"
        self.gives: int = (material.income, material.peerage_prestige, material.offer)[category][
            level - 1
        ]
        self.free: int = material.free[level - 1] if category == codes.OFFICE else 0
        self.supply: int = view.supply(category, level) if level > now else 0
        self.holders: list[int] = [
            other
            for other in range(view.rules.seats)
            if level > now and view.level(other, category) == level
        ]


class Ladder:
    """One column of a player's sheet."""

    def __init__(self, view: AugsburgView, seat: int, category: int) -> None:
        self.category: str = codes.CATEGORIES[category]
        self.title, unit, last_unit = LADDER_TEXTS[self.category]
        self.unit: str = last_unit if view.is_last_round() else unit
        self.level: int = view.level(seat, category)
        self.rungs: list[Rung] = [
            Rung(view, seat, category, level) for level in range(codes.TOP_LEVEL, 0, -1)
        ]
        self.now: Rung = next(rung for rung in self.rungs if rung.level == self.level)


class Slot:
    """A place for a rights tile on a sheet: owned, to be had, or empty."""

    def __init__(self, view: AugsburgView, seat: int, kind: int) -> None:
        self.name: str = codes.RIGHTS[kind]
        self.category: str = codes.CATEGORIES[codes.RIGHT_CATEGORY[kind]]
        self.number: int = view.tile(seat, kind)
        self.is_building: bool = kind in codes.BUILDINGS
        self.has_points: bool = codes.RIGHT_CATEGORY[kind] == codes.PEERAGE
        self.price: int = view.top_tile(kind) if self.is_building else 0
        self.can_pay: bool = seat == view.seat and self.is_building and view.may_build(kind)


class Pile:
    """A pile of rights tiles: its top one and how many are left."""

    def __init__(self, view: AugsburgView, kind: int) -> None:
        material = view.rules.material
        self.name: str = codes.RIGHTS[kind]
        self.category: str = codes.CATEGORIES[codes.RIGHT_CATEGORY[kind]]
        self.top: int = view.top_tile(kind)
        self.left: int = len(material.right_piles[kind]) - view.taken[kind]
        self.is_building: bool = kind in codes.BUILDINGS
        self.has_points: bool = codes.RIGHT_CATEGORY[kind] == codes.PEERAGE
        self.is_last_round: bool = view.is_last_round()
        self.level: str = (
            ""
            if self.is_building
            else player_sheets.level_name(codes.RIGHT_CATEGORY[kind], material.right_level[kind])
        )


class Sheet:
    """A player's sheet: ladders, tiles, prestige, and what the reader may know of the purse."""

    def __init__(self, view: AugsburgView, seat: int) -> None:
        self.seat: int = seat
        self.prestige: int = view.prestige[seat]
        self.money: int = view.money[seat]
        self.hand_size: int = view.hand_sizes[seat]
        self.limit: int = player_sheets.limit(view.rules.material, view.tiles, seat)
        self.is_blocked: bool = self.limit > 0 and self.prestige >= self.limit
        self.ladders: list[Ladder] = [
            Ladder(view, seat, category) for category in range(len(codes.CATEGORIES))
        ]
        self.slots: list[Slot] = [Slot(view, seat, kind) for kind in range(len(codes.RIGHTS))]
        self.prices: list[int] = view.hand_prices[seat] if view.hand_prices else []
