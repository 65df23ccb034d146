"""The roads: cities, road spaces and junctions as a graph, and every way a wagon may drive.

Any graph will do (other lengths, more junctions, cycles, cities with several roads) as long as
it is one piece and no road ends in nothing. What depends on the graph alone is computed once.
"""

from typing import Final

from kontor.engine import i64
from kontor.engine.components import Reader, shown
from kontor.games.merchants.table import codes

CITY: Final = 0
ROAD: Final = 1
JUNCTION: Final = 2
KINDS: Final = ["city", "road", "junction"]
MOST_NODES: Final = 250
# A place of a route beyond the nodes is a road between two nodes.
EDGE: Final = 256

# A node has one of so many signs, so that a set of them is one machine integer.
SIGNS: Final = 60
# So many hindered drives are remembered.
MOST_KNOWN: Final = 20_000

Path = tuple[int, ...]


def sign(node: i64) -> i64:
    """Return the sign of a node, which other nodes may have, too."""
    bit: i64 = 1
    return bit << (node % SIGNS)


def signs_of(nodes: set[int]) -> int:
    """Return the signs of some nodes."""
    signs: i64 = 0
    for node in nodes:
        signs |= sign(node)
    return signs


class Roads:
    """The map: nodes by number (the cities first), their neighbours, and all drives."""

    def __init__(self, section: Reader, cities: list[str], points: int) -> None:
        self.nodes: list[str] = []
        self.kinds: list[int] = []
        self.cities: int = len(cities)
        # Where each node is drawn; empty if the map does not say so for all of them.
        self.spots: list[tuple[int, int]] = []
        self.read_nodes(section, cities)
        self.neighbours: list[list[int]] = [[] for _ in self.nodes]
        self.read_edges(section)
        self.check(section)
        # The roads between neighbouring nodes.
        self.edges: list[tuple[int, int]] = [
            (node, other)
            for node, near in enumerate(self.neighbours)
            for other in near
            if node < other
        ]
        # drives[points][node][place of the heading among the neighbours]: every drive (R5.5).
        self.drives: list[list[list[list[Path]]]] = [
            [
                [self.drives_from(node, heading, length) for heading in self.neighbours[node]]
                for node in range(len(self.nodes))
            ]
            for length in range(points + 1)
        ]
        # The same where nobody is in the way, and where these drives end (1 for each such node), by
        # `way`: points, node and heading; the heading NOWHERE is that of a wagon that may leave in
        # any direction.
        self.headings_each: int = len(self.nodes) + 1
        self.outcomes: list[list[Path]] = []
        self.ends: list[bytes] = []
        # The signs of these nodes: where no wagon stands on a node of the same sign, none is there.
        self.end_signs: list[int] = []
        # The nodes on these drives (1 for each).
        self.spaces: list[bytes] = []
        self.foresee_drives()
        # What comes of drives that other wagons hinder, as far as somebody has asked: by `way` and
        # the nodes where these stand.
        self.known_hindered: dict[int, list[Path]] = {}
        # Where a courier may end, by node and steps, as far as somebody has asked.
        self.reaches: dict[int, list[int]] = {}
        # prospects[node][place of the heading]: each city ahead with its distance.
        self.prospects: list[list[list[tuple[int, int]]]] = [
            [self.cities_ahead(node, heading) for heading in self.neighbours[node]]
            for node in range(len(self.nodes))
        ]

    def read_nodes(self, section: Reader, cities: list[str]) -> None:
        """Read the nodes, cities first in the order of the material."""
        listed: dict[str, Reader] = {}
        for node in section.sections("nodes"):
            name = node.text("id")
            if name in listed:
                raise node.fail("id", "twice", value=shown(name))
            listed[name] = node
            kind = node.choice("kind", KINDS)
            if kind == "city" and name not in cities:
                raise node.unknown("id", name, cities)
            if name in cities:
                node.insist({"kind": "city"})
        for name in cities:
            if name not in listed:
                raise section.fail("nodes", "lacks", value=shown(name))
        if len(listed) > MOST_NODES:
            raise section.fail("nodes", "most-entries", most=MOST_NODES)
        self.nodes = cities + [name for name in listed if name not in cities]
        self.kinds = [KINDS.index(listed[name].text("kind")) for name in self.nodes]
        if all("x" in node.table and "y" in node.table for node in listed.values()):
            spots = [(listed[name].integer("x"), listed[name].integer("y")) for name in self.nodes]
            self.spots = spots if len(set(spots)) == len(spots) else []

    def read_edges(self, section: Reader) -> None:
        """Read the edges; each joins two different nodes, once, and is good both ways."""
        edges = section.get("edges")
        if not isinstance(edges, list):
            raise section.fail("edges", "pairs")
        for index, edge in enumerate(edges):
            place = f"edges[{index}]"
            if not isinstance(edge, list) or len(edge) != 2:
                raise section.fail(place, "pair", value=shown(edge))
            for name in edge:
                if name not in self.nodes:
                    raise section.fail(place, "no-node", value=shown(name))
            one = self.nodes.index(edge[0])
            other = self.nodes.index(edge[1])
            if one == other:
                raise section.fail(place, "loop", value=shown(edge[0]))
            if other in self.neighbours[one]:
                raise section.fail(place, "twice", value=shown(edge))
            self.neighbours[one].append(other)
            self.neighbours[other].append(one)

    def check(self, section: Reader) -> None:
        """Insist on one connected map without dead ends (R5.1 to R5.4)."""
        for node, name in enumerate(self.nodes):
            roads = len(self.neighbours[node])
            if self.kinds[node] == CITY and roads < 1:
                raise section.fail("edges", "no-road", value=shown(name))
            if self.kinds[node] == ROAD and roads != 2:
                raise section.fail("edges", "road-space", value=shown(name), number=roads)
            if self.kinds[node] == JUNCTION and roads < 3:
                raise section.fail("edges", "junction", value=shown(name), number=roads)
        away = self.distances(0)
        for node, name in enumerate(self.nodes):
            if away[node] == codes.NOWHERE:
                first, far = shown(self.nodes[0]), shown(name)
                raise section.fail("edges", "unreachable", value=far, start=first)

    def distances(self, start: int) -> list[int]:
        """Return how many steps each node is away from one node, or codes.NOWHERE."""
        away = [codes.NOWHERE] * len(self.nodes)
        away[start] = 0
        line = [start]
        for node in line:
            for other in self.neighbours[node]:
                if away[other] == codes.NOWHERE:
                    away[other] = away[node] + 1
                    line.append(other)
        return away

    def drives_from(self, node: int, heading: int, points: int) -> list[Path]:
        """List every drive of so many points that begins towards a heading (R5.4 to R5.6)."""
        if points == 0:
            return [()]
        if self.kinds[heading] == CITY or points == 1:
            return [(heading,)]
        found: list[Path] = []
        for following in self.exits(heading, node):
            for rest in self.drives_from(heading, following, points - 1):
                found.append((heading, *rest))
        return found

    def foresee_drives(self) -> None:
        """Work out how every drive ends where no other wagon is in the way (R5.5, R5.6)."""
        nowhere: list[Path] = []
        for by_node in self.drives:
            for node, drives in enumerate(by_node):
                every: list[Path] = []
                for some in drives:
                    every += some
                by_heading = [every]
                for heading in range(len(self.nodes)):
                    is_near = heading in self.neighbours[node]
                    by_heading.append(
                        drives[self.neighbours[node].index(heading)] if is_near else nowhere
                    )
                for some in by_heading:
                    self.outcomes.append(self.all_outcomes(node, some) if some else nowhere)
                    ends = {drive[-1] for drive in some if drive}
                    self.ends.append(self.marked(ends))
                    self.end_signs.append(signs_of(ends))
                    self.spaces.append(self.marked({space for drive in some for space in drive}))

    def way(self, points: i64, node: i64, heading: i64) -> i64:
        """Return where the drives of a wagon with so many points stand."""
        nodes: i64 = len(self.nodes)
        each: i64 = self.headings_each
        return (points * nodes + node) * each + heading - codes.NOWHERE

    def all_outcomes(self, node: int, drives: list[Path]) -> list[Path]:
        """List what comes of some drives: each outcome once, none that moves nothing."""
        found: list[Path] = []
        for drive in drives:
            if not drive:
                continue
            last = drive[-1]
            if self.kinds[last] == CITY:
                headings = [codes.NOWHERE]
            else:
                headings = self.exits(last, drive[-2] if len(drive) > 1 else node)
                if self.kinds[last] != JUNCTION:
                    headings = headings[:1]
            for heading in headings:
                outcome = (*drive, heading)
                if outcome not in found:
                    found.append(outcome)
        return found

    def hindered(self, points: int, node: int, heading: int, others: list[int]) -> list[Path]:
        """List what comes of drives while other wagons stand on these nodes (R5.7)."""
        way = self.way(points, node, heading)
        spaces = self.spaces[way]
        key = way
        for other in others:
            if spaces[other]:
                key = key * EDGE + other + 1
        known = self.known_hindered.get(key)
        if known is not None:
            return known
        shortened: list[Path] = []
        for place in self.headings(node, heading):
            for drive in self.drives[points][node][place]:
                end = len(drive)
                while end and drive[end - 1] in others:
                    end -= 1
                shortened.append(drive[:end])
        found = self.all_outcomes(node, shortened)
        if len(self.known_hindered) < MOST_KNOWN:
            self.known_hindered[key] = found
        return found

    def marked(self, nodes: set[int]) -> bytes:
        """Mark some nodes among all."""
        return bytes([1 if node in nodes else 0 for node in range(len(self.nodes))])

    def cities_ahead(self, node: int, heading: int) -> list[tuple[int, int]]:
        """List the cities a wagon may come to without turning round, nearest first."""
        found: list[tuple[int, int]] = []
        seen = [(node, heading)]
        fresh = seen[:]
        distance = 1
        while fresh:
            following: list[tuple[int, int]] = []
            for before, place in fresh:
                if self.kinds[place] == CITY:
                    if all(city != place for city, _ in found):
                        found.append((place, distance))
                    continue
                for other in self.exits(place, before):
                    if (place, other) not in seen:
                        seen.append((place, other))
                        following.append((place, other))
            fresh = following
            distance += 1
        return found

    def exits(self, node: int, origin: int) -> list[int]:
        """List where a wagon may go on from a node: anywhere but back (R5.3, R5.4)."""
        return [other for other in self.neighbours[node] if other != origin]

    def headings(self, node: int, heading: int) -> list[int]:
        """List the places, among the neighbours, that a wagon there may drive to (R5.2, R5.3)."""
        neighbours = self.neighbours[node]
        if heading == codes.NOWHERE:
            return list(range(len(neighbours)))
        return [neighbours.index(heading)]

    def steps_ahead(self, first: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """List all steps that may follow some first steps from node to node, with these."""
        line = first[:]
        for before, place in line:
            if self.kinds[place] == CITY:
                continue
            for other in self.exits(place, before):
                if (place, other) not in line:
                    line.append((place, other))
        return line

    def passes(self, place: int, step: tuple[int, int]) -> bool:
        """Tell whether a step leads over a place: a node, or a road between two nodes."""
        if place < EDGE:
            return step[1] == place
        one, other = self.edges[place - EDGE]
        return step in ((one, other), (other, one))

    def courier_steps(self, node: int, steps: int) -> list[int]:
        """List where a courier may end within so many steps, never in a city (R5.21)."""
        known = self.reaches.get(steps * MOST_NODES + node)
        if known is None:
            known = self.reach(node, steps)
            self.reaches[steps * MOST_NODES + node] = known
        return known

    def reach(self, node: int, steps: int) -> list[int]:
        """Find where a courier may end."""
        reached = [node]
        fresh = [node]
        for _ in range(steps):
            following: list[int] = []
            for place in fresh:
                for other in self.neighbours[place]:
                    if self.kinds[other] != CITY and other not in reached:
                        reached.append(other)
                        following.append(other)
            fresh = following
        return sorted(reached[1:])
