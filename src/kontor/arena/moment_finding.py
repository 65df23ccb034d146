"""Finding moments for practice in games that masters play against themselves.

A moment is an open question with one answer that is clearly better. The master's judgement names
candidates; it is repeated with more care over all answers, and a longer search must put the same
answer first. All of it is judged from the view of the seat that is asked. Answers that lead to the
same position are no rivals of each other.
"""

from collections import Counter
from dataclasses import asdict, dataclass, field, replace
from math import ceil
from typing import Any, Final

from kontor import games
from kontor.arena.clear_answers import Budgets, Clear, Judges, Spot
from kontor.bots import roster
from kontor.bots.judge import Judge, Judgement
from kontor.engine.chance import Chance, seeded
from kontor.engine.playout import next_seat
from kontor.engine.state import State
from kontor.games.practice import LEVELS, Moment, name_of, place

# How many moments one game may give, and how many of its candidates are looked at.
PER_GAME: Final = 2
TRIES: Final = 4
# One answer in so many is not the best one, so that games differ.
SLIPS: Final = 10
# At first, this share of all moments may be of one kind; more after so many games in vain.
SHARE: Final = 0.3
WIDER: Final = 0.1
PATIENCE: Final = 12
# One place further down in the steward's eyes is as hard as so many points less of a lead.
PLACE: Final = 4
MOST_PLACES: Final = 5


@dataclass(frozen=True)
class Quest:
    """What is looked for: so many moments of a game, judged within these budgets.

    The same answer may be the best one in so many of them; 0 says as often as it is.
    """

    slug: str
    wanted: int
    seed: str
    budgets: Budgets
    repeats: int = 0


@dataclass(frozen=True)
class Find:
    """A moment with what its level and the spread over kinds and rounds depend on."""

    moment: Moment
    kind: str
    round: int
    hardness: int


@dataclass(frozen=True)
class Trip:
    """What came of one game."""

    finds: tuple[Find, ...]
    decisions: int
    candidates: int
    searched: int


@dataclass
class Progress:
    """What has been found so far, and in how many games, decisions, candidates and searches."""

    games: int = 0
    decisions: int = 0
    candidates: int = 0
    searched: int = 0
    in_vain: int = 0
    share: float = SHARE
    finds: list[Find] = field(default_factory=list)

    def add(self, trip: Trip) -> None:
        """Count what came of the next game; after many in vain be content with fewer kinds."""
        self.games += 1
        self.decisions += trip.decisions
        self.candidates += trip.candidates
        self.searched += trip.searched
        self.finds += trip.finds
        self.in_vain = 0 if trip.finds else self.in_vain + 1
        if self.in_vain >= PATIENCE:
            self.in_vain = 0
            self.share += WIDER

    def data(self) -> dict[str, Any]:
        """Return this as plain data."""
        return asdict(self)


def restored(data: dict[str, Any]) -> Progress:
    """Return the progress that was kept as plain data."""
    finds = []
    for find in data["finds"]:
        said = find["moment"]
        judged = tuple((word, quick, long) for word, quick, long in said["judged"])
        moment = Moment(**{**said, "answers": tuple(said["answers"]), "judged": judged})
        finds.append(Find(**{**find, "moment": moment}))
    return Progress(**{**data, "finds": finds})


class Finder:
    """Plays games of a quest, each by its number, and looks for moments in them."""

    def __init__(self, quest: Quest) -> None:
        self.quest = quest
        self.game = games.load(quest.slug)
        player = roster.hire("master", self.game)
        assert isinstance(player, Judge)
        self.judges = Judges(player, quest.budgets)

    def is_done(self, progress: Progress) -> bool:
        """Tell whether all moments are found."""
        return len(progress.finds) >= self.quest.wanted

    def travel(self, progress: Progress) -> Trip:
        """Play the next game; what it gives depends on the quest and the progress alone."""
        number = progress.games
        span = self.game.most_seats - self.game.least_seats + 1
        seats = self.game.least_seats + number % span
        seed = f"practice {self.quest.seed}-{number}"
        chance = seeded(f"thinking about {seed}")
        state = self.game.start(seats, {}, seeded(seed))
        answers, spots, decisions = self.play(state, chance)
        kinds = Counter(find.kind for find in progress.finds)
        bests = Counter(find.moment.best for find in progress.finds)
        rounds = Counter(find.round for find in progress.finds)
        most = ceil(progress.share * self.quest.wanted)
        # What is rare so far comes first.
        spots.sort(key=lambda spot: (kinds[spot.kind], bests[spot.best], rounds[spot.round]))
        finds: list[Find] = []
        room = min(PER_GAME, self.quest.wanted - len(progress.finds))
        searched = 0
        for spot in spots:
            others = [find for find in finds if find.kind == spot.kind or find.round == spot.round]
            if len(finds) == room or searched == TRIES:
                break
            if others or kinds[spot.kind] >= most or 0 < self.quest.repeats <= bests[spot.best]:
                continue
            clear, is_searched = self.judges.judge(spot, chance)
            searched += is_searched
            if clear is not None:
                bests[spot.best] += 1
                before = tuple(answers[: spot.number])
                finds.append(self.found(seats, seed, before, spot, clear))
        return Trip(tuple(finds), decisions, len(spots), searched)

    def play(self, state: State, chance: Chance) -> tuple[list[str], list[Spot], int]:
        """Play a game to its end; return its answers, the spots that look clear, and decisions."""
        answers: list[str] = []
        spots: list[Spot] = []
        decisions = 0
        while state.awaited():
            seat = next_seat(state.awaited())
            options = state.options(seat)
            option = options[0]
            if len(options) > 1:
                decisions += 1
                view = state.view(seat)
                judgement = self.judges.quick.weigh(view, options, chance)
                spot = self.judges.spot(state, view, options, judgement, len(answers))
                if spot is not None:
                    spots.append(spot)
                option = chosen(judgement, chance)
            answers.append(f"{seat} {state.word(option)}")
            state.play(seat, option)
        return answers, spots, decisions

    def found(
        self, seats: int, seed: str, answers: tuple[str, ...], spot: Spot, clear: Clear
    ) -> Find:
        """Write down a moment, its level still open."""
        name = name_of(self.quest.slug, seats, {}, seed, answers)
        best = clear.judged[0][0]
        moment = Moment(name, seats, {}, seed, answers, spot.view.seat, best, clear.judged, 1)
        hardness = PLACE * min(clear.place, MOST_PLACES) - moment.lead()
        return Find(moment, spot.kind, spot.round, hardness)


def chosen(judgement: Judgement, chance: Chance) -> int:
    """Return the option to play: mostly as the master would, now and then any other."""
    if chance.below(SLIPS) == 0:
        return judgement.options[chance.below(len(judgement.options))]
    return judgement.options[judgement.choice(chance)]


def levelled(finds: list[Find]) -> list[Moment]:
    """Return the moments as they are kept, in levels of the same size by how hard they are."""
    ranked = sorted(finds, key=lambda find: (find.hardness, find.moment.name))
    found = [
        replace(find.moment, level=1 + LEVELS * number // len(ranked))
        for number, find in enumerate(ranked)
    ]
    return sorted(found, key=place)
