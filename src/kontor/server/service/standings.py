"""Statistics as people and programs read them: a tally with names instead of codes."""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct, field

from kontor.server.service.former import shown_name
from kontor.server.service.sight import told_time
from kontor.server.service.tally import BOT_CODE, NOBODY, GameTally, Score, Tally, code_of
from kontor.server.store.rows import Outcome


class PlayerSight(Struct, frozen=True, kw_only=True):
    """Somebody in statistics: a member, a bot named by its level, or somebody else."""

    number: int
    name: str
    kind: Literal["member", "bot", "other"]
    level: str = ""
    is_me: bool = False


class StandingSight(Struct, frozen=True, kw_only=True):
    """What a player reached: means of scores and of leads over the best other one; a rating.

    `sigma` is the standard deviation of the rating `mu`; it shrinks with every game.
    """

    player: int
    games: int
    wins: int
    score: float
    lead: float
    best: int
    mu: float = 0.0
    sigma: float = 0.0


class SeatShare(Struct, frozen=True, kw_only=True):
    """How often a seat was taken, and how often it won."""

    games: int
    wins: int


class GameStatistics(Struct, frozen=True, kw_only=True):
    """One game, or all games together (`game` is empty): lengths are means."""

    game: str
    games: int
    answers: float
    rounds: float
    seconds: float
    seats: list[SeatShare]
    standings: list[StandingSight]


class PairSight(Struct, frozen=True, kw_only=True):
    """Two players at one table: how often `one` came in before `other`, and after."""

    one: int
    other: int
    games: int
    ahead: int
    behind: int


class CourseSight(Struct, frozen=True, kw_only=True):
    """The course of a player's rating: moments with `mu` and `sigma`, the latest ones."""

    player: int
    points: list[tuple[float, float, float]]


class PlaceSight(Struct, frozen=True, kw_only=True):
    """What a seat reached; `player` is -1 for somebody whom the statistics do not name."""

    player: int
    name: str
    score: int
    place: int
    won: bool
    level: str = ""


class OutcomeSight(Struct, frozen=True, kw_only=True):
    """How a table ended; `table` is empty unless the reader sat there."""

    table: str
    game: str
    ended: float
    seconds: float
    answers: int
    places: list[PlaceSight]


class Statistics(Struct, frozen=True, kw_only=True):
    """Statistics of a person or a circle."""

    players: list[PlayerSight]
    total: GameStatistics
    games: list[GameStatistics]
    pairs: list[PairSight]
    courses: list[CourseSight]
    latest: list[OutcomeSight] = field(default_factory=list)


def statistics(
    tally: Tally, members: Mapping[str, str], me: str, latest: Sequence[Outcome] = ()
) -> Statistics:
    """Return a tally in words; `members` are the codes and names of those it is about."""
    met = {*tally.total.players, *(other for pairs in tally.pairs.values() for other in pairs)}
    strangers = sorted(code for code in met - {NOBODY} if code not in members)
    codes = [*members, *sorted(strangers, key=lambda code: code.startswith(BOT_CODE))]
    number = {code: place for place, code in enumerate(codes)}
    players = [
        PlayerSight(
            number=place,
            name=shown_name(members.get(code) or tally.names.get(code, "")),
            kind="member" if code in members else "bot" if is_bot(code) else "other",
            level=code.removeprefix(BOT_CODE) if is_bot(code) else "",
            is_me=code == me,
        )
        for code, place in number.items()
    ]
    return Statistics(
        players=players,
        total=of_game("", tally.total, number),
        games=[
            of_game(game, part, number)
            for game, part in sorted(tally.games.items(), key=lambda item: -item[1].games)
        ],
        pairs=[
            PairSight(
                one=number[code],
                other=number[other],
                games=pair.games,
                ahead=pair.ahead,
                behind=pair.behind,
            )
            for code, met in tally.pairs.items()
            for other, pair in sorted(met.items(), key=lambda item: -item[1].games)
        ],
        courses=[
            CourseSight(
                player=number[code], points=[(told_time(at), mu, sigma) for at, mu, sigma in points]
            )
            for code, points in tally.course.items()
            if code in members
        ],
        latest=[outcome_sight(outcome, number, me) for outcome in latest],
    )


def of_game(game: str, part: GameTally, number: Mapping[str, int]) -> GameStatistics:
    """Return the statistics of one game; whoever is rated best, or has won most, comes first."""
    games = part.games or 1
    scores = sorted(part.players.items(), key=lambda item: (-item[1].mu, -item[1].wins))
    return GameStatistics(
        game=game,
        games=part.games,
        answers=round(part.answers / games, 1),
        rounds=round(part.rounds / games, 1),
        seconds=round(part.seconds / games),
        seats=[SeatShare(games=seat.games, wins=seat.wins) for seat in part.seats],
        standings=[standing(number[code], score) for code, score in scores if code in number],
    )


def standing(player: int, score: Score) -> StandingSight:
    """Return what a player reached."""
    return StandingSight(
        player=player,
        games=score.games,
        wins=score.wins,
        score=round(score.score / score.games, 1),
        lead=round(score.lead / score.games, 1),
        best=score.best,
        mu=round(score.mu, 2),
        sigma=round(score.sigma, 2),
    )


def outcome_sight(outcome: Outcome, number: Mapping[str, int], me: str) -> OutcomeSight:
    """Return how a table ended, the first place first."""
    sat_there = any(seat.person == me for seat in outcome.seats)
    return OutcomeSight(
        table=outcome.table_id if sat_there else "",
        game=outcome.game,
        ended=told_time(outcome.ended),
        seconds=told_time(max(0.0, outcome.ended - outcome.begun)),
        answers=outcome.answers,
        places=[
            PlaceSight(
                player=number.get(code_of(seat), -1),
                name=shown_name(seat.name),
                score=seat.score,
                place=seat.place,
                won=seat.won,
                level=seat.bot,
            )
            for seat in sorted(outcome.seats, key=lambda seat: seat.place)
        ],
    )


def is_bot(code: str) -> bool:
    """Tell whether a code is that of bots."""
    return code.startswith(BOT_CODE)
