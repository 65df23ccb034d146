"""What lies on the table: cities, wagons, players, prices, cards, each with what is drawn of it."""

from typing import Final

from kontor.engine import zones
from kontor.games.merchants.board.layout import Layout, Spot, leads
from kontor.games.merchants.board.warehouses import House
from kontor.games.merchants.table import cards, codes
from kontor.games.merchants.table.view import MerchantsView

SKYLINES: Final = ("brugge", "koeln", "hamburg", "wien", "genova", "paris")


def named(view: MerchantsView, zone: int) -> list[str]:
    """Name every good of a zone."""
    return [view.rules.material.goods[good] for good in zones.cards(zone)]


class City:
    """A city: its plaza with market, bonus track and warehouses."""

    def __init__(self, view: MerchantsView, layout: Layout, index: int, goods: list[int]) -> None:
        board = view.board
        material = view.rules.material
        self.name: str = material.cities[index]
        self.sky: str = self.name if self.name in SKYLINES else SKYLINES[index % len(SKYLINES)]
        self.x, self.y = layout.spots[index]
        self.left, self.top = layout.plazas[index]
        self.market: list[str] = [material.goods[good] for good in material.markets[index]]
        self.bonus: int = board.bonus(index)
        self.step: int = board.bonuses[index]
        self.steps: int = len(material.bonuses)
        self.stock: list[list[str]] = [
            named(view, board.warehouse(seat, index)) for seat in range(view.rules.seats)
        ]
        self.houses: list[House] = [House(view, index, seat) for seat in range(view.rules.seats)]
        self.wagon: int = board.wagon_at.index(index) + 1 if index in board.wagon_at else 0
        # What the goods in question would bring here today.
        self.worth: list[tuple[str, int]] = [
            (material.goods[good], board.proceeds(good, index)) for good in goods
        ]

    def is_right(self) -> bool:
        """Tell whether the small name of the city stands at the right edge of the map."""
        return self.left > 1000 and self.x > 1000


class Row:
    """One player's row on a wagon: goods, free places, and whether he is its master."""

    def __init__(self, view: MerchantsView, wagon: int, seat: int) -> None:
        board = view.board
        self.seat: int = seat
        self.goods: list[str] = named(view, board.row(wagon, seat))
        self.is_master: bool = board.masters[wagon] == seat
        is_waiting = board.city_of(wagon) >= 0 and board.masters[wagon] != codes.NOBODY
        self.free: int = max(0, board.room(wagon, seat)) if is_waiting else 0


class Wagon:
    """A wagon: number, place, headings, and its load as a waybill."""

    def __init__(self, view: MerchantsView, layout: Layout, index: int, waybill: Spot) -> None:
        board = view.board
        material = view.rules.material
        node = board.wagon_at[index]
        self.name: str = material.wagon_names[index]
        self.number: int = index + 1
        self.node: str = material.roads.nodes[node]
        self.is_in_city: bool = board.city_of(index) >= 0
        self.x, self.y = layout.spots[node]
        heading = board.headings[index]
        nexts = leads(material.roads, node, heading)
        self.angles: list[float] = [layout.angle(node, other) for other in nexts]
        # The coachman sits on the side to which the wagon will drive.
        self.is_turned: bool = len(nexts) == 1 and layout.spots[nexts[0]][0] < self.x
        self.ahead: list[str] = [
            material.cities[city]
            for other in nexts
            for city, _ in material.roads.prospects[node][
                material.roads.neighbours[node].index(other)
            ][:2]
        ]
        self.master: int = board.masters[index]
        self.is_blocked: bool = bool((board.blocked >> index) & 1)
        self.has_arrived: bool = bool((board.arrived >> index) & 1)
        self.rows: list[Row] = [Row(view, index, seat) for seat in range(view.rules.seats)]
        self.left, self.top = waybill

    def tie(self, height: int) -> str:
        """Draw the string from the wagon to its waybill."""
        x = min(max(self.x, self.left), self.left + 184)
        y = min(max(self.y, self.top), self.top + height)
        return f"M{self.x} {self.y}Q{(self.x + x) // 2} {max(self.y, y) + 14} {x} {y}"


class Price:
    """The price of a good: its level on the table, what it costs and brings, what is left."""

    def __init__(self, view: MerchantsView, good: int) -> None:
        board = view.board
        self.good: str = view.rules.material.goods[good]
        self.level: int = board.prices[good]
        self.buy: int = board.buy_price(good)
        self.sell: int = board.sell_price(good)
        self.left: int = zones.count(board.supply, good)


class Player:
    """A player's corner: rank, upkeep, loans, tiles, cards, offices; florins if they are open."""

    def __init__(self, view: MerchantsView, seat: int) -> None:
        board = view.board
        material = view.rules.material
        self.seat: int = seat
        self.level: int = board.status[seat]
        self.rank: str = material.levels[self.level]
        self.upkeep: int = material.upkeep[self.level]
        self.loans: int = board.loans[seat]
        self.tiles: list[tuple[int, bool]] = [
            (value, bool((board.tiles[seat] >> tile) & 1))
            for tile, value in enumerate(material.tiles)
        ]
        self.hand: int = board.hand_sizes[seat]
        self.cards: list[tuple[str, int]] = [
            (cards.INVESTMENTS[card], material.stars[card])
            for card, owner in enumerate(board.investments)
            if owner == seat
        ]
        self.florins: int | None = (
            None if view.florins[seat] == codes.HIDDEN else view.florins[seat]
        )
        self.is_first: bool = seat == board.first_player
        self.masters: list[int] = [
            wagon + 1 for wagon, master in enumerate(board.masters) if master == seat
        ]
        self.has_chosen: bool = bool((view.chosen >> seat) & 1)
        self.is_active: bool = bool(view.rules.deals) and board.active == seat


class Investments:
    """The investment cards: those for sale with their stars, and how many lie face down."""

    def __init__(self, view: MerchantsView) -> None:
        board = view.board
        self.shown: list[tuple[str, int]] = [
            (cards.INVESTMENTS[card], view.rules.material.stars[card])
            for card, place in enumerate(board.investments)
            if place == codes.FACE_UP
        ]
        self.hidden: int = sum(1 for place in board.investments if place == codes.IN_PILE)
