"""What has happened so far, read from the events: scenes of the round, origins, the score sheet."""

from typing import Final

from kontor.engine.messages import Message
from kontor.games.gluecksritter.table.material import GOLD_VALUE, SILVER_VALUE

REVEALS: Final = ("actions-revealed", "actions-none")
RED_REVEALS: Final = ("red-revealed", "red-revealed-at", "red-revealed-piece")
OUTCOMES: Final = (
    "duel-won",
    "jailed",
    "raided",
    "stood-down",
    "attack-cancelled",
    "purse-taken",
    "purse-taken-hidden",
    "purse-taken-hidden-known",
    "purse-empty",
    "piece-stolen",
    "piece-destroyed",
    "nothing-stolen",
)
BEGINNINGS: Final = ("duel-rolled", "knights-crowd", "attacked", "attack-rolled")
THEFTS: Final = ("coins-stolen", "coins-stolen-hidden", "coins-stolen-hidden-known")
# What coins were gained by, and where they come from on the table.
GAINS: Final = {
    "shared": "income",
    "raided": "knight",
    "purse-taken": "knight",
    "seized": "documents",
    "coins-drawn": "documents",
    "levied": "documents",
    "coins-stolen": "documents",
}
COSTS: Final = {
    "bought": "bought",
    "document-bought": "bought",
    "ransomed": "ransoms",
    "document-paid": "documents",
    "levy-given": "robbed",
}
COIN_ROWS: Final = ("income", "knight", "documents", "bought", "ransoms", "robbed", "returned")
PIECE_ROWS: Final = ("paid", "stolen", "granted", "lost")


class Scene:
    """A moment of the round to be looked at: documents, cards, a crowd, a duel or an attack."""

    def __init__(self, kind: str, number: int, opening: Message) -> None:
        self.kind: str = kind
        self.number: int = number
        self.opening: Message = opening
        self.told: list[Message] = [opening]


class History:
    """The scenes of the last round that was revealed, and everybody's gains and losses."""

    def __init__(self, told: list[Message], seats: int) -> None:
        self.scenes: list[Scene] = []
        self.coins: list[dict[str, int]] = [dict.fromkeys(COIN_ROWS, 0) for _ in range(seats)]
        self.pieces: list[dict[str, int]] = [dict.fromkeys(PIECE_ROWS, 0) for _ in range(seats)]
        # Where the last coins and pieces of each seat came from, as things on the table.
        self.coins_from: list[str] = ["bag"] * seats
        self.pieces_from: list[str] = ["space:2"] * seats
        self.is_counted: bool = True
        self.is_fresh: bool = True
        self.attack: Message | None = None
        # The row of what each seat has paid last: change belongs there.
        self.last_cost: list[str] = ["bought"] * seats
        for number, event in enumerate(told):
            self.note_scene(number, event)
            self.note_coins(event)
            self.note_pieces(event)

    def scene(self, kind: str) -> Scene | None:
        """Return the last scene of a kind."""
        return next((one for one in reversed(self.scenes) if one.kind == kind), None)

    # Scenes -------------------------------------------------------------------------------

    def note_scene(self, number: int, event: Message) -> None:
        """Add an event to the scenes of its round."""
        name = event.name
        if name == "round-began":
            self.is_fresh = True
        elif name in RED_REVEALS:
            self.gather("documents", number, event)
        elif name in REVEALS:
            self.gather("cards", number, event)
        elif name in ("duel-rolled", "knights-crowd"):
            self.scenes.append(Scene(name.split("-")[0], number, event))
        elif name == "attacked":
            self.attack = event
        elif name == "attack-rolled" and self.attack is not None:
            self.scenes.append(Scene("attack", number, event))
            self.scenes[-1].told.insert(0, self.attack)
        elif (
            name in OUTCOMES and self.scenes and self.scenes[-1].kind not in ("documents", "cards")
        ):
            self.scenes[-1].told.append(event)

    def gather(self, kind: str, number: int, event: Message) -> None:
        """Add to a scene of many; the first one of a round ends the round before."""
        if self.is_fresh:
            self.is_fresh = False
            self.scenes = []
        scene = self.scene(kind)
        if scene is None:
            self.scenes.append(Scene(kind, number, event))
        else:
            scene.number = number
            scene.told.append(event)

    # The score sheet ----------------------------------------------------------------------

    def note_coins(self, event: Message) -> None:
        """Count coins in ducats, as far as their kinds are told."""
        if event.name.endswith("-hidden"):
            self.is_counted = False
            return
        name = event.name.removesuffix("-known").removesuffix("-hidden")
        if name in GAINS:
            seat = number_of(event, "seat")
            self.coins[seat][GAINS[name]] += value(event)
            self.coins_from[seat] = origin(event)
            robbed = {"purse-taken": "victim_seat", "coins-stolen": "target_seat"}.get(name)
            if robbed:
                self.coins[number_of(event, robbed)]["robbed"] -= value(event)
        elif name in COSTS:
            seat = number_of(event, "seat")
            self.coins[seat][COSTS[name]] -= value(event)
            self.last_cost[seat] = COSTS[name]
        elif name == "change-given":
            seat = number_of(event, "seat")
            self.coins[seat][self.last_cost[seat]] += SILVER_VALUE
        elif name == "limit-halved":
            each = GOLD_VALUE if event.facts["coin"] == "gold_coin" else SILVER_VALUE
            lost = each * number_of(event, "number")
            self.coins[number_of(event, "seat")]["returned"] -= lost

    def note_pieces(self, event: Message) -> None:
        """Count castle pieces by how they came and went."""
        name = event.name
        if name.startswith("bought") and "piece" in event.facts:
            self.gain_piece(event, "paid", number_of(event, "number"), shop(event))
        elif name == "piece-gained":
            self.gain_piece(event, "granted", 1, shop(event))
        elif name in ("piece-stolen", "piece-destroyed"):
            victim = number_of(event, "victim_seat")
            self.pieces[victim]["lost"] -= 1
            if name == "piece-stolen":
                self.gain_piece(event, "stolen", 1, f"site:{victim}")

    def gain_piece(self, event: Message, row: str, number: int, place: str) -> None:
        """Note pieces that somebody has received."""
        seat = number_of(event, "seat")
        self.pieces[seat][row] += number
        self.pieces_from[seat] = place


def shop(event: Message) -> str:
    """Return where pieces of a kind lie."""
    return "space:2" if event.facts["piece"] == "wall" else "space:3"


def origin(event: Message) -> str:
    """Return where coins came from: a space, a purse, or the bag."""
    space = event.facts.get("space")
    if space == "tax_collector":
        return "space:5"
    if space == "customs_officer":
        return "space:6"
    return f"seat:{event.facts['victim_seat']}" if "victim_seat" in event.facts else "bag"


def value(event: Message) -> int:
    """Return what the coins of an event are worth."""
    silver = number_of(event, "silver") if "silver" in event.facts else 0
    return GOLD_VALUE * number_of(event, "gold") + SILVER_VALUE * silver


def number_of(event: Message, fact: str) -> int:
    """Return a fact that is a number."""
    found = event.facts[fact]
    assert isinstance(found, int)
    return found
