"""Where things lie on the map: nodes as given or computed, plazas of cities, waybills of wagons."""

from functools import lru_cache
from math import atan2, cos, degrees, inf, pi, sin
from typing import Final

from kontor.games.merchants.table import codes
from kontor.games.merchants.table.roads import JUNCTION, Roads

Spot = tuple[int, int]
Box = tuple[int, int, int, int]

WIDTH: Final = 1460
HEIGHT: Final = 1350
PLAZA: Final = (312, 196)
SKYLINE: Final = 66
WAYBILL_WIDTH: Final = 184
WAYBILL_ROW: Final = 40
WAGON: Final = 58
# The tag below a plaza that says what goods would bring there.
TAG: Final = 40
# The plazas of the cities that lie where the usual map has them, by the place of the city.
PLAZAS: Final[dict[Spot, Spot]] = {
    (349, 339): (12, 72),
    (687, 142): (800, 62),
    (1161, 256): (1136, 62),
    (1210, 699): (1136, 440),
    (937, 1173): (1012, 1108),
    (287, 886): (12, 952),
}
# Spaces of the usual map that are drawn elsewhere, so that no wagon stands on a plaza.
MOVED: Final[dict[Spot, Spot]] = {
    (935, 414): (938, 433),
    (1010, 362): (1016, 400),
    (1086, 309): (1094, 366),
    (1161, 256): (1172, 332),
}
# Where the loading ramp lies on the map when there is something to load.
RAMP: Final = (0, 1170, 880, 180)
ROUNDS: Final = 200
REPULSION: Final = 500.0
TURNS: Final = 24
REACHES: Final = (150, 185, 225, 280, 340)


class Layout:
    """The places of one map, all in the units of the drawing."""

    def __init__(self, roads: Roads) -> None:
        self.roads: Roads = roads
        self.spots: list[Spot] = fitted(roads.spots) if roads.spots else computed(roads)
        cities = self.spots[: roads.cities]
        self.is_familiar: bool = all(spot in PLAZAS for spot in cities)
        self.plazas: list[Spot] = [
            PLAZAS[spot] if self.is_familiar else beside(spot) for spot in cities
        ]
        if self.is_familiar:
            self.spots = [MOVED.get(spot, spot) for spot in self.spots]
        # The spaces of the roads: name, place, and whether it is a junction.
        self.nodes: list[tuple[str, int, int, bool]] = [
            (roads.nodes[node], *self.spots[node], roads.kinds[node] == JUNCTION)
            for node in range(roads.cities, len(roads.nodes))
        ]
        # The roads between neighbouring nodes.
        self.edges: list[tuple[int, int, int, int]] = [
            (*self.spots[one], *self.spots[other]) for one, other in roads.edges
        ]

    def plaza_boxes(self) -> list[Box]:
        """Return the plazas."""
        return [(x, y, *PLAZA) for x, y in self.plazas]

    def angle(self, node: int, heading: int) -> float:
        """Return in which direction a neighbour lies, in degrees clockwise from the right."""
        return angle_between(self.spots[node], self.spots[heading])

    def harm(self, box: Box, centre: Spot) -> tuple[float, float]:
        """Say how much a box hides of plazas, and how bad its place is whatever else is there.

        It is bad to cover spaces and to leave the map; near its wagon is better than far.
        Skylines and tags may be covered if there is no better place, what is stored may not.
        """
        hidden = sum(
            40 * overlap(box, plaza)
            + overlap(box, (plaza[0], plaza[1] - SKYLINE, plaza[2], plaza[3] + SKYLINE + TAG))
            for plaza in self.plaza_boxes()
        )
        hidden += 10 * overlap(box, RAMP)
        spaces = sum(1 for x, y in self.spots if overlap(box, (x - 18, y - 18, 36, 36)))
        inside = overlap(box, (14, 14, WIDTH - 28, HEIGHT - 28)) / (box[2] * box[3])
        far = abs(box[0] + box[2] / 2 - centre[0]) + abs(box[1] + box[3] / 2 - centre[1])
        return hidden, 1.5 * spaces + 12 * (1 - inside) + far / 300


@lru_cache(maxsize=1000)
def corners(layout: Layout, node: int, size: tuple[int, int]) -> list[tuple[Box, float, float]]:
    """List the boxes near a node with their harm; those of each node are found once."""
    centre = layout.spots[node]
    boxes: list[Box] = [
        (
            round(centre[0] + reach * cos(2 * pi * turn / TURNS) - size[0] / 2),
            round(centre[1] + reach * sin(2 * pi * turn / TURNS) - size[1] / 2),
            *size,
        )
        for reach in REACHES
        for turn in range(TURNS)
    ]
    return [(box, *layout.harm(box, centre)) for box in boxes]


@lru_cache(maxsize=4000)
def waybills(layout: Layout, wagons: tuple[int, ...], courier: int, rows: int) -> list[Spot]:
    """Place a waybill beside each wagon where it hides least; the same place is looked for once."""
    size = (WAYBILL_WIDTH, WAYBILL_ROW * rows + 18)
    taken = [around(layout.spots[node], WAGON) for node in [*wagons, courier]]
    found: list[Spot] = []
    for node in wagons:
        box = least_harmful(corners(layout, node, size), taken)
        found.append(box[:2])
        taken.append(box)
    return found


def least_harmful(choices: list[tuple[Box, float, float]], taken: list[Box]) -> Box:
    """Return the box that hides least; where what lies below it is too much, no further look."""
    best, chosen = inf, choices[0][0]
    for box, hidden, harm in choices:
        area = box[2] * box[3]
        if 12 * hidden / area + harm < best:
            covered = hidden + sum(overlap(box, other) for other in taken)
            badness = 12 * covered / area + harm
            if badness < best:
                best, chosen = badness, box
    return chosen


def angle_between(one: Spot, other: Spot) -> float:
    """Return the direction from one place to another in degrees."""
    return round(degrees(atan2(other[1] - one[1], other[0] - one[0])), 1)


def around(spot: Spot, half: int) -> Box:
    """Return the square around a place."""
    return (spot[0] - half, spot[1] - half, 2 * half, 2 * half)


def overlap(one: Box, other: Box) -> float:
    """Return the area that two boxes share."""
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return float(wide * high) if wide > 0 and high > 0 else 0.0


def fitted(spots: list[Spot]) -> list[Spot]:
    """Return given places as they are, or scaled into the drawing if they do not fit."""
    if all(x <= WIDTH and y <= HEIGHT for x, y in spots):
        return spots
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    wide = max(1, max(x for x, _ in spots) - left)
    high = max(1, max(y for _, y in spots) - top)
    scale = min((WIDTH - 2 * PLAZA[0]) / wide, (HEIGHT - 2 * PLAZA[1]) / high)
    return [
        (round(PLAZA[0] + (x - left) * scale), round(PLAZA[1] + (y - top) * scale))
        for x, y in spots
    ]


def computed(roads: Roads) -> list[Spot]:
    """Draw a map without places: cities on an ellipse, every space between its neighbours."""
    places: list[tuple[float, float]] = []
    for node in range(len(roads.nodes)):
        turn = 2 * pi * node / roads.cities - 3 * pi / 4
        # A slight swirl keeps spaces apart that no city pulls asunder.
        reach = 1.0 if node < roads.cities else 0.05 + 0.002 * node
        places.append((WIDTH / 2 + 430 * reach * cos(turn), HEIGHT / 2 + 430 * reach * sin(turn)))
    for _ in range(ROUNDS):
        for node in range(roads.cities, len(roads.nodes)):
            near = [places[other] for other in roads.neighbours[node]]
            x = sum(place[0] for place in near) / len(near)
            y = sum(place[1] for place in near) / len(near)
            for u, v in places:  # spaces keep their distance
                away = (places[node][0] - u) ** 2 + (places[node][1] - v) ** 2 + 1
                x += REPULSION * (places[node][0] - u) / away
                y += REPULSION * (places[node][1] - v) / away
            places[node] = (x, y)
    return [(round(x), round(y)) for x, y in places]


def beside(spot: Spot) -> Spot:
    """Place a plaza outside of its city, as seen from the middle of the map."""
    x = spot[0] + (40 if spot[0] >= WIDTH / 2 else -40 - PLAZA[0])
    y = spot[1] + (40 if spot[1] >= HEIGHT / 2 else -40 - PLAZA[1])
    return (
        min(max(x, 12), WIDTH - PLAZA[0] - 12),
        min(max(y, SKYLINE), HEIGHT - PLAZA[1] - 12),
    )


def leads(roads: Roads, node: int, heading: int) -> list[int]:
    """List the nodes that a wagon may enter next: its heading, or any road of its city."""
    return roads.neighbours[node] if heading == codes.NOWHERE else [heading]
