"""What has happened so far, read from the events: the rounds told, and points by their source."""

from typing import Final

from kontor.engine.messages import Message

# Where points come from: the event that scores, the source on the sheet, its clause.
SOURCES: Final = (
    ("seat-taken", "seats", "R11.7"),
    ("mainz-point", "mainz", "R11.9"),
    ("vote-point", "votes", "R12.7"),
    ("emperor-reward", "reward", "R13.1"),
    ("city-founded", "cities", "R8.14"),
    ("indulgence-points", "gift", "R8.12"),
    ("married", "daughters", "R6.8"),
)
POWER: Final = ("seat-kept", "seat-taken", "nobody-suitable", "tie-broken", "tie-broken-for-self")
VOTES: Final = ("voted-for", "voted-against")
VERDICTS: Final = ("emperor-stayed", "rival-won", "no-election")
SOURCE_OF: Final = {name: source for name, source, _ in SOURCES}
MOVES: Final = ("knight-placed", "knight-moved")
# All events that are read here.
READ: Final = frozenset(
    {"electors-begin", "influence", "election-called"}.union(
        SOURCE_OF, POWER, VOTES, VERDICTS, MOVES
    )
)


class Power:
    """What phase V did with one province: the sums, a tie broken, the result."""

    def __init__(self, place: str) -> None:
        self.place: str = place
        self.sums: list[tuple[int, int]] = []
        self.events: list[Message] = []


class Told:
    """The end of one round: new electors, the election, the Emperor's reward."""

    def __init__(self, number: int) -> None:
        self.number: int = number
        self.provinces: dict[str, Power] = {}
        self.votes: list[Message] = []
        self.election: Message | None = None
        self.verdict: Message | None = None
        self.points: list[Message] = []
        self.reward: Message | None = None

    def at(self, event: Message) -> Power:
        """Return the province an event speaks of."""
        place = str(event.facts["place"]).removesuffix("_seat")
        return self.provinces.setdefault(place, Power(place))


class History:
    """All rounds whose reckoning has begun, and all points by source and player."""

    def __init__(self, told: list[Message], seats: int) -> None:
        self.rounds: list[Told] = []
        self.points: dict[str, list[int]] = {source: [0] * seats for _, source, _ in SOURCES}
        self.clauses: dict[str, str] = {source: clause for _, source, clause in SOURCES}
        # By owner, province and space: the province from which a knight came there last.
        self.knights_from: dict[tuple[object, ...], str] = {}
        for event in told:
            if event.name not in READ:
                continue
            if event.name in SOURCE_OF:
                row = self.points[SOURCE_OF[event.name]]
                row[number(event, "seat")] += number(event, "points")
            if event.name in MOVES:
                facts = event.facts
                stand = (facts["seat"], facts["place"], facts["space"])
                self.knights_from.pop(stand, None)
                if event.name == "knight-moved":
                    self.knights_from[stand] = f"place:{facts['origin']}"
            if event.name == "electors-begin":
                self.rounds.append(Told(number(event, "round")))
            elif self.rounds:
                note(self.rounds[-1], event)

    def last(self) -> Told | None:
        """Return the last round that has been reckoned to its end."""
        done = [told for told in self.rounds if told.reward is not None]
        return done[-1] if done else None


def note(told: Told, event: Message) -> None:
    """Add an event to the round it belongs to."""
    if told.reward is not None:
        return
    if event.name == "influence":
        told.at(event).sums.append((number(event, "seat"), number(event, "number")))
    elif event.name in POWER:
        told.at(event).events.append(event)
    elif event.name == "mainz-point":
        told.provinces.setdefault("mainz", Power("mainz")).events.append(event)
    elif event.name == "election-called":
        told.election = event
    elif event.name in VOTES:
        told.votes.append(event)
    elif event.name in VERDICTS:
        told.verdict = event
    elif event.name == "vote-point":
        told.points.append(event)
    elif event.name == "emperor-reward":
        told.reward = event


def number(event: Message, fact: str) -> int:
    """Return a fact that is a number."""
    value = event.facts[fact]
    assert isinstance(value, int)
    return value
