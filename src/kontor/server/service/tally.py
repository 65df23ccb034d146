"""A tally: statistics counted from outcomes, one after the other in order of time.

A tally is plain data that is kept and counted on, so that a new game costs as much as the first.
Players are named by a code: a person's hash, or `bot:LEVEL`; those who are nobody's are not told
apart (`NOBODY`). The codes never leave the service.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec import Struct, field

from kontor.server.store.rows import Outcome, OutcomeSeat

BOT_CODE: Final = "bot:"
NOBODY: Final = "nobody"
# So many points of a rating's course are kept, and so many opponents of one person.
COURSE_KEPT: Final = 60
OPPONENTS_KEPT: Final = 300


class Score(Struct):
    """What a player reached: games, wins, sums of scores and of leads over the best other one."""

    games: int = 0
    wins: int = 0
    score: int = 0
    lead: int = 0
    best: int = 0
    mu: float = 0.0
    sigma: float = 0.0


class SeatCount(Struct):
    """How often a seat was taken, and how often it won."""

    games: int = 0
    wins: int = 0


class GameTally(Struct):
    """The statistics of one game."""

    games: int = 0
    answers: int = 0
    rounds: int = 0
    seconds: float = 0.0
    seats: list[SeatCount] = field(default_factory=list)
    players: dict[str, Score] = field(default_factory=dict)


class Pair(Struct):
    """Two players at one table: how often, and how often one came in before the other."""

    games: int = 0
    ahead: int = 0
    behind: int = 0
    last: float = 0.0


class Tally(Struct):
    """The statistics of a circle, or of one person (`only`) who then is the only one counted."""

    only: str = ""
    games: dict[str, GameTally] = field(default_factory=dict)
    total: GameTally = field(default_factory=GameTally)
    pairs: dict[str, dict[str, Pair]] = field(default_factory=dict)
    course: dict[str, list[tuple[float, float, float]]] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)

    def add_all(self, outcomes: Sequence[Outcome]) -> None:
        """Count outcomes in order of time."""
        for outcome in outcomes:
            self.add(outcome)

    def add(self, outcome: Outcome) -> None:
        """Count one outcome."""
        codes = [code_of(seat) for seat in outcome.seats]
        for part in (self.games.setdefault(outcome.game, GameTally()), self.total):
            self.count(part, outcome, codes)
            if not self.only:
                rate(part, codes, [seat.place for seat in outcome.seats])
        for seat, code in zip(outcome.seats, codes, strict=True):
            if not seat.bot and code != NOBODY:
                self.names[code] = seat.name
        self.meet(outcome, codes)
        if not self.only:
            for code in set(codes) - {NOBODY}:
                score = self.total.players[code]
                points = self.course.setdefault(code, [])
                points.append((outcome.ended, round(score.mu, 3), round(score.sigma, 3)))
                del points[:-COURSE_KEPT]

    def count(self, part: GameTally, outcome: Outcome, codes: Sequence[str]) -> None:
        """Count an outcome for its game, or for all games."""
        part.games += 1
        part.answers += outcome.answers
        part.rounds += outcome.rounds
        part.seconds += max(0.0, outcome.ended - outcome.begun)
        while len(part.seats) < len(outcome.seats):
            part.seats.append(SeatCount())
        for seat, code in zip(outcome.seats, codes, strict=True):
            if self.only not in ("", code):
                continue
            part.seats[seat.seat].games += 1
            part.seats[seat.seat].wins += seat.won
            others = [other.score for other in outcome.seats if other is not seat]
            score = part.players.setdefault(code, Score())
            score.best = max(score.best, seat.score) if score.games else seat.score
            score.games += 1
            score.wins += seat.won
            score.score += seat.score
            score.lead += seat.score - max(others, default=seat.score)

    def meet(self, outcome: Outcome, codes: Sequence[str]) -> None:
        """Count who came in before whom."""
        for one, code in zip(outcome.seats, codes, strict=True):
            if self.only not in ("", code) or code == NOBODY:
                continue
            met = self.pairs.setdefault(code, {})
            for other, code_of_other in zip(outcome.seats, codes, strict=True):
                if code_of_other in (code, NOBODY):
                    continue
                pair = met.setdefault(code_of_other, Pair())
                pair.games += 1
                pair.ahead += one.place < other.place
                pair.behind += one.place > other.place
                pair.last = outcome.ended
            while len(met) > OPPONENTS_KEPT:
                rarest = min(met, key=lambda code: (met[code].games, met[code].last))
                del met[rarest]
                self.names.pop(rarest, None)


def code_of(seat: OutcomeSeat) -> str:
    """Return the code of whoever had a seat."""
    return f"{BOT_CODE}{seat.bot}" if seat.bot else seat.person or NOBODY


@cache
def model() -> Any:
    """Return the model of ratings, read when the first one is needed."""
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce()


def rate(part: GameTally, codes: Sequence[str], places: Sequence[int]) -> None:
    """Rate players by OpenSkill (Plackett and Luce); several seats of one code take their mean."""
    if len(set(codes)) < 2:
        for code in codes:
            score = part.players[code]
            if not score.sigma:
                score.mu, score.sigma = model().mu, model().sigma
        return
    rated = []
    for code in codes:
        score = part.players[code]
        mu, sigma = (score.mu, score.sigma) if score.sigma else (model().mu, model().sigma)
        rated.append([model().rating(mu, sigma)])
    after: dict[str, list[Any]] = {}
    for code, (new,) in zip(codes, model().rate(rated, ranks=list(places)), strict=True):
        after.setdefault(code, []).append(new)
    for code, found in after.items():
        part.players[code].mu = sum(new.mu for new in found) / len(found)
        part.players[code].sigma = sum(new.sigma for new in found) / len(found)
