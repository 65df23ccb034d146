"""Observations and masks as NumPy arrays, and the spaces they come from: what adapters share."""

from typing import Any

from kontor.engine.state import State
from kontor.research.encoding import Encoding
from kontor.research.needed import needed

np: Any = needed("numpy")
spaces: Any = needed("gymnasium.spaces", "gymnasium")

# What an illegal action does: raise an error, lose the game, or be replaced by a legal one.
ILLEGAL = ("raise", "lose", "random")


class Arrays:
    """The arrays of one table: float32 observations, int8 masks."""

    def __init__(self, encoding: Encoding, waits: bool = False) -> None:
        self.encoding = encoding
        # A seat that is not asked can only wait, where all seats act in every step.
        self.waits = waits
        self.actions = encoding.actions + int(waits)
        self.inverse = (1 / np.array(encoding.scales)).astype(np.float32)

    def observation(self, state: State, seat: int) -> Any:
        """Return what a seat may know, scaled."""
        numbers = np.array(self.encoding.observe(state, seat), dtype=np.float32)
        return numbers * self.inverse

    def mask(self, state: State, seat: int) -> Any:
        """Return 1 for each action that a seat may take now."""
        found = np.zeros(self.actions, dtype=np.int8)
        if state.awaits(seat):
            found[self.encoding.legal(state, seat)] = 1
        elif self.waits:
            found[-1] = 1
        return found

    def both(self, state: State, seat: int) -> dict[str, Any]:
        """Return observation and mask together, as PettingZoo has them."""
        return {
            "observation": self.observation(state, seat),
            "action_mask": self.mask(state, seat),
        }

    def box(self) -> Any:
        """Return the space of observations."""
        low, high = np.array(self.encoding.bounds, dtype=np.float32).T
        return spaces.Box(low, high, dtype=np.float32)

    def masked_box(self) -> Any:
        """Return the space of observations with their masks."""
        mask = spaces.Box(0, 1, (self.actions,), dtype=np.int8)
        return spaces.Dict({"observation": self.box(), "action_mask": mask})

    def discrete(self) -> Any:
        """Return the space of actions."""
        return spaces.Discrete(self.actions)


def check_illegal(name: str) -> str:
    """Return what is done about illegal actions, if it is known."""
    if name not in ILLEGAL:
        raise ValueError(f"illegal={name!r} is unknown; known are {', '.join(ILLEGAL)}")
    return name


def drawn(state: State) -> str:
    """Draw a state as a spectator sees it, a line for each thing."""
    told = state.view(-1).data()
    return "\n".join(f"{name}: {value}" for name, value in told.items())
