"""The street of prestige: one lane for each player, and two gates that bar the way (R11)."""

from typing import Final

from kontor.games.augsburg.table import codes
from kontor.games.augsburg.table.view import AugsburgView

TOP: Final = 60
LANE: Final = 26
FOOT: Final = 22
LEAST_END: Final = 60
TICK: Final = 5
# What the number below a tick takes.
ROOM: Final = 18


class Lane:
    """A player's lane: where the pawn stands, and which gates are open."""

    def __init__(self, view: AugsburgView, street: "Street", seat: int) -> None:
        self.seat: int = seat
        self.prestige: int = view.prestige[seat]
        self.y: int = TOP + LANE * seat
        self.x: float = street.x(self.prestige)
        self.is_left: bool = self.prestige in street.before_gates
        self.opens: list[bool] = [
            view.tile(seat, kind) > 0 for kind in (codes.CHURCH, codes.CATHEDRAL)
        ]


class Gate:
    """A gate across all lanes."""

    def __init__(self, name: str, limit: int, x: float, width: int) -> None:
        self.name: str = name
        self.limit: int = limit
        self.x: float = round(x, 1)
        self.width: int = width
        self.arch: float = round(0.3 * width, 1)


class Street:
    """The drawing at one width."""

    def __init__(self, view: AugsburgView, width: int, gates: tuple[int, int], every: int) -> None:
        material = view.rules.material
        self.width: int = width
        self.gaps: tuple[int, int] = gates
        self.limits: tuple[int, int] = (material.church_barrier, material.cathedral_barrier)
        furthest = max(view.prestige)
        self.end: int = max(LEAST_END, -(-furthest // TICK) * TICK)
        self.step: float = (width - 53 - sum(gates)) / self.end
        # A number stands on the side where no gate is.
        self.before_gates: set[int] = {
            limit - near for limit in self.limits for near in range(int(40 / self.step))
        }
        self.height: int = TOP + LANE * view.rules.seats + FOOT
        self.ticks: list[tuple[int, float]] = [
            (number, self.x(number))
            for number in range(0, self.end + 1, TICK)
            if number in self.limits or (number % every == 0 and not self.is_near_gate(number))
        ]
        self.gates: list[Gate] = [
            Gate(name, limit, self.x(limit) + gap / 2 + 3, round(0.8 * gap))
            for name, limit, gap in zip(("church", "cathedral"), self.limits, gates, strict=True)
        ]
        self.lanes: list[Lane] = [Lane(view, self, seat) for seat in range(view.rules.seats)]

    def is_near_gate(self, number: int) -> bool:
        """Tell whether there is no room for a number before that of a gate."""
        return any(0 < (limit - number) * self.step < ROOM for limit in self.limits)

    def x(self, prestige: int) -> float:
        """Return where a number of points lies."""
        passed = sum(
            gap for gap, limit in zip(self.gaps, self.limits, strict=True) if prestige > limit
        )
        return round(20 + self.step * prestige + passed, 1)
