"""The curve: winning chances over a game as lines for a drawing, wide or narrow."""

from typing import Final

WIDE: Final = (960, 400)
NARROW: Final = (360, 300)
LEFT: Final = 44
RIGHT: Final = 34
TOP: Final = 26
BOTTOM: Final = 30
LABEL: Final = 22
SIGNS: Final = 7
TICKS: Final = {WIDE: 10, NARROW: 5}
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class Curve:
    """Where everything lies in a drawing of one size."""

    def __init__(
        self,
        size: tuple[int, int],
        points: list[list[float]],
        moments: list[int],
        marks: list[int],
    ) -> None:
        self.width, self.height = size
        self.name: str = "wide" if size == WIDE else "narrow"
        self.points = points
        self.moments = moments
        self.marks = marks
        self.last: int = max(1, len(points) - 1)
        self.left, self.right = LEFT, self.width - RIGHT
        self.top, self.bottom = TOP, self.height - BOTTOM
        self.most_ticks: int = TICKS[size]

    def x(self, answers: int) -> float:
        """Return where a number of answers lies."""
        return round(self.left + (self.right - self.left) * answers / self.last, 1)

    def y(self, chance: float) -> float:
        """Return where a chance lies."""
        return round(self.bottom - (self.bottom - self.top) * chance, 1)

    def line(self, seat: int) -> str:
        """Return the line of a seat."""
        return " ".join(
            f"{self.x(n)},{self.y(chances[seat])}" for n, chances in enumerate(self.points)
        )

    def signs(self, seat: int) -> list[tuple[float, float]]:
        """Return where the shape of a seat is set on its line; the seats take turns."""
        seats = len(self.points[0])
        places = [
            round(self.last * (number + (seat + 0.5) / seats) / SIGNS) for number in range(SIGNS)
        ]
        return [(self.x(n), self.y(self.points[n][seat])) for n in places if n < len(self.points)]

    def labels(self) -> list[tuple[int, float]]:
        """Return the seats with the heights of their labels at the end, none upon another."""
        order = sorted(range(len(self.points[-1])), key=lambda seat: -self.points[-1][seat])
        found: list[tuple[int, float]] = []
        for place, seat in enumerate(order):
            lowest = self.bottom - LABEL * (len(order) - 1 - place)
            height = min(self.y(self.points[-1][seat]), lowest)
            if found:
                height = max(height, found[-1][1] + LABEL)
            found.append((seat, height))
        return found

    def ticks(self) -> list[tuple[float, int]]:
        """Return marks of the lower edge: where, and which moment of the replay."""
        step = next((one for one in STEPS if self.last / one <= self.most_ticks), STEPS[-1])
        return [(self.x(n), self.moments[n]) for n in range(0, len(self.points), step)]

    def turns(self) -> list[tuple[float, float, int]]:
        """Return where turning points lie, and where their numbers find room."""
        found: list[tuple[float, float, int]] = []
        for answers in self.marks:
            where = self.x(answers)
            room = max(where, found[-1][1] + LABEL) if found else where
            found.append((where, room, answers))
        return found


# The shapes of the seats' badges, as corners around the middle.
CORNERS: Final[dict[int, list[tuple[float, float]]]] = {
    2: [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
    3: [(0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)],
    4: [(-1.1, 0), (-0.55, -1), (0.55, -1), (1.1, 0), (0.55, 1), (-0.55, 1)],
    5: [(-0.9, -1), (0.9, -1), (0.9, 0.3), (0, 1.15), (-0.9, 0.3)],
    6: [(0, -1.1), (1.1, -0.25), (0.7, 1), (-0.7, 1), (-1.1, -0.25)],
}


def outline(shape: int, x: float, y: float, size: float) -> str:
    """Draw the shape of a seat around a point."""
    if shape not in CORNERS:
        half = f"a{size} {size} 0 0 1"
        return f"M{x - size:.1f} {y:.1f}{half} {2 * size} 0{half} {-2 * size} 0z"
    corners = [f"{x + dx * size:.1f} {y + dy * size:.1f}" for dx, dy in CORNERS[shape]]
    return f"M{'L'.join(corners)}z"
