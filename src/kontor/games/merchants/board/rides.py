"""Moves as the page shows them: wagon by wagon, every space it may come to and what that means."""

from typing import Protocol

from kontor.engine import zones
from kontor.games.merchants.board.layout import Layout, Spot
from kontor.games.merchants.table import cards, codes
from kontor.games.merchants.table.roads import Path
from kontor.games.merchants.table.view import MerchantsView
from kontor.games.merchants.talk import words


class Answer(Protocol):
    """An answer as the page knows it: its number and its word."""

    @property
    def code(self) -> int:
        """Return the number."""

    @property
    def word(self) -> str:
        """Return the word."""


class Ride:
    """One way to move a wagon or the courier: by what, to where, and what happens there."""

    def __init__(self, option: Answer, card: str, points: int) -> None:
        self.option: Answer = option
        self.card: str = card
        self.points: int = points
        self.node: str = ""
        self.is_arrival: bool = False
        self.is_junction: bool = False
        # Who would sell for how much; the next cities with their distances; a card to be had.
        self.earned: list[tuple[int, int]] = []
        self.ahead: list[tuple[str, int]] = []
        self.meets: bool = False
        self.spot: Spot = (0, 0)
        self.trail: list[Spot] = []
        # On a junction: the road taken next, and in which direction it leaves.
        self.road: str = ""
        self.angle: float = 0.0


class Team:
    """Everything one wagon, or the courier, may do now."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.rides: list[Ride] = []

    def ends(self) -> list[tuple[Ride, list[int]]]:
        """List the spaces to be reached, each with the points that lead there."""
        found: dict[str, tuple[Ride, list[int]]] = {}
        for ride in self.rides:
            _, points = found.setdefault(ride.node, (ride, []))
            if ride.points not in points:
                points.append(ride.points)
        return list(found.values())


def lanes(found: list[Team]) -> list[Ride]:
    """List the roads on which to leave the junctions to be reached, each once."""
    return list({ride.road: ride for team in found for ride in team.rides if ride.road}.values())


def teams(view: MerchantsView, layout: Layout, options: list[Answer]) -> list[Team]:
    """Sort the moves among the answers by wagon; the courier comes last."""
    material = view.rules.material
    found = {name: Team(name) for name in [*material.wagon_names, "courier"]}
    for option in options:
        kind = option.word.split(":")[0]
        if kind == "courier":
            found["courier"].rides.append(errand(view, layout, option))
        elif kind in ("tile", "coach") and not option.word.endswith(":idle"):
            ride, wagon = drive(view, layout, option)
            found[material.wagon_names[wagon]].rides.append(ride)
    return [team for team in found.values() if team.rides]


def errand(view: MerchantsView, layout: Layout, option: Answer) -> Ride:
    """Describe a move of the courier."""
    node = codes.courier_node(option.code)
    ride = Ride(option, cards.INVESTMENTS[codes.courier_card(option.code)], 0)
    ride.node = view.rules.material.roads.nodes[node]
    ride.spot = layout.spots[node]
    ride.meets = node in view.board.wagon_at
    return ride


def drive(view: MerchantsView, layout: Layout, option: Answer) -> tuple[Ride, int]:
    """Describe a move of a wagon, and say which wagon."""
    board = view.board
    material = view.rules.material
    card, points, wagon, way = words.drive_of(option.code)
    if card == codes.NO_TILE:
        points = material.tiles[points]
    ride = Ride(option, "" if card == codes.NO_TILE else cards.INVESTMENTS[card], points)
    driven = board.outcomes(wagon, points)[way]
    place(view, layout, ride, wagon, driven)
    return ride, wagon


def place(view: MerchantsView, layout: Layout, ride: Ride, wagon: int, driven: Path) -> None:
    """Say where a drive ends and what that means."""
    board = view.board
    roads = view.rules.material.roads
    end, heading = driven[-2:]
    ride.node = roads.nodes[end]
    ride.spot = layout.spots[end]
    ride.trail = [layout.spots[board.wagon_at[wagon]], *[layout.spots[n] for n in driven[:-1]]]
    ride.is_arrival = heading == codes.NOWHERE
    ride.meets = not ride.is_arrival and end == board.courier and board.pile_size > 0
    if ride.is_arrival:
        ride.earned = earnings(view, wagon, end)
    else:
        ride.is_junction = len(roads.neighbours[end]) > 2
        if ride.is_junction:
            ride.road = f"road:{roads.nodes[end]}:{roads.nodes[heading]}"
            ride.angle = layout.angle(end, heading)
        ahead = roads.prospects[end][roads.neighbours[end].index(heading)]
        ride.ahead = [(roads.nodes[city], distance) for city, distance in ahead[:3]]


def earnings(view: MerchantsView, wagon: int, city: int) -> list[tuple[int, int]]:
    """Return who would sell for how much if a wagon came to a city today."""
    found = []
    for seat in range(view.rules.seats):
        row = view.board.row(wagon, seat)
        if row:
            sold = [view.board.proceeds(good, city) for good in zones.cards(row)]
            found.append((seat, sum(sold)))
    return found
