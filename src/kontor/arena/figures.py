"""Figures: what the games of a contest say about bots, seats, length and use, as plain data."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Final

from kontor.arena.measured_game import Outcome
from kontor.arena.running import Games
from kontor.arena.statistics import Estimate, bootstrap, mean, quantile, ratings, wilson

# Amounts (bid:600) are counted together where there are more of them than a table can show.
MOST_AMOUNTS: Final = 20

Data = dict[str, Any]
Seating = tuple[int, ...]
# What one game says: with its seating and outcome, a number or nothing.
Measure = Callable[[Seating, Outcome], float | None]


def summarize(games: Games) -> Data:
    """Return all figures of a contest but the times."""
    contest = games.contest
    rounds = [outcome.rounds for _, outcome in games.seated()]
    return {
        "options": dict(contest.options),
        "own_material": not contest.material,
        "games": len(rounds),
        "complete": games.complete,
        "bots": bots(games),
        "field" if contest.field else "duels": field(games) if contest.field else duels(games),
        "seats": seats(games),
        "rounds": spread(rounds) | {"counts": counts(rounds)},
        "decisions": spread([outcome.decisions for _, outcome in games.seated()]),
        "shared_wins": round(mean([len(o.winners) > 1 for _, o in games.seated()]), 4),
        "uses": uses(games),
    }


def bots(games: Games) -> list[Data]:
    """Return share, score, margin and rating of each bot."""
    contest = games.contest
    places = ratings(len(contest.bots), ((s, outcome.ranks()) for s, outcome in games.seated()))
    found = []
    for bot, name in enumerate(contest.bots):
        held = [
            (seat, outcome)
            for seating, outcome in games.seated()
            for seat in range(contest.seats)
            if seating[seat] == bot
        ]
        mu, sigma = places[bot]
        margins = per_block(games, margin_of(bot))
        found.append(
            {
                "bot": name,
                "seats": len(held),
                "wins": round(sum(outcome.win(seat) for seat, outcome in held), 4),
                "share": share_of(games, bot).data(),
                "score": round(mean([outcome.points[seat] for seat, outcome in held]), 3),
                "margin": bootstrap(margins, f"{contest.seed} margin {bot}").data(3),
                "mu": round(mu, 4),
                "sigma": round(sigma, 4),
            }
        )
    return found


def share_of(games: Games, bot: int, against: int | None = None) -> Estimate:
    """Estimate how many of its seats a bot wins with, at all tables or those with another."""
    wins = 0.0
    held = 0
    for seating, outcome in games.seated():
        if against is None or against in seating:
            for seat, sitting in enumerate(seating):
                if sitting == bot:
                    wins += outcome.win(seat)
                    held += 1
    return wilson(wins, held)


def win_of(bot: int) -> Measure:
    """Measure the share of wins per seat of a bot."""

    def measure(seating: Seating, outcome: Outcome) -> float | None:
        held = [outcome.win(seat) for seat, sitting in enumerate(seating) if sitting == bot]
        return mean(held) if held else None

    return measure


def margin_of(bot: int) -> Measure:
    """Measure how far a bot is ahead of the mean score of the others."""

    def measure(seating: Seating, outcome: Outcome) -> float | None:
        own = [outcome.points[seat] for seat, sitting in enumerate(seating) if sitting == bot]
        rest = [outcome.points[seat] for seat, sitting in enumerate(seating) if sitting != bot]
        return mean(own) - mean(rest) if own and rest else None

    return measure


def per_block(games: Games, measure: Measure) -> list[float]:
    """Return the mean of a measure in each block that has it."""
    found = []
    for block, outcomes in enumerate(games.blocks):
        values = [
            value
            for rotation, outcome in enumerate(outcomes)
            if (value := measure(games.contest.seating(block, rotation), outcome)) is not None
        ]
        if values:
            found.append(mean(values))
    return found


def field(games: Games) -> list[Data]:
    """Return the first bot's share against a table of each of the others."""
    names = games.contest.bots
    found = []
    for other in range(1, len(names)):
        count = sum(other in seating for seating, _ in games.seated())
        share = share_of(games, 0, other)
        found.append(
            {"bot": names[0], "against": names[other], "games": count, "share": share.data()}
        )
    return found


def duels(games: Games) -> list[Data]:
    """Return how often each bot ends ahead of each other at the same table."""
    names = games.contest.bots
    found = []
    for one, other in combinations(range(len(names)), 2):
        met = [ahead(seating, outcome, one, other) for seating, outcome in games.seated()]
        parts = [part for part in met if part is not None]
        share = wilson(sum(parts), len(parts)).data()
        found.append(
            {"bot": names[one], "against": names[other], "games": len(parts), "ahead": share}
        )
    return found


def ahead(seating: Seating, outcome: Outcome, one: int, other: int) -> float | None:
    """Return how far one bot ends ahead of another in a game, from 0 to 1; a tie is half.

    Where they have several seats, it is the mean of all their meetings.
    """
    ranks = outcome.ranks()
    mine = [ranks[seat] for seat, bot in enumerate(seating) if bot == one]
    theirs = [ranks[seat] for seat, bot in enumerate(seating) if bot == other]
    met = [(1 + (own < rank) - (own > rank)) / 2 for own in mine for rank in theirs]
    return mean(met) if met else None


def seats(games: Games) -> list[Data]:
    """Return share and score of each seat; the bots on it rotate."""
    outcomes = [outcome for _, outcome in games.seated()]
    return [
        {
            "seat": seat + 1,
            "wins": round(sum(outcome.win(seat) for outcome in outcomes), 4),
            "share": wilson(sum(o.win(seat) for o in outcomes), len(outcomes)).data(),
            "score": round(mean([outcome.points[seat] for outcome in outcomes]), 3),
        }
        for seat in range(games.contest.seats)
    ]


def spread(values: Sequence[int]) -> Data:
    """Return the mean and the ends of some numbers."""
    ends = (min(values), max(values)) if values else (0, 0)
    return {"mean": round(mean(values), 3), "least": ends[0], "most": ends[1]}


def counts(values: Sequence[int]) -> dict[str, int]:
    """Return how often each number comes."""
    return {str(value): count for value, count in sorted(Counter(values).items())}


def uses(games: Games) -> list[Data]:
    """Return how often each kind of option is chosen per game and seat: by bots, by winners."""
    names = games.contest.bots
    by_bot = [Counter[str]() for _ in names]
    held = [0] * len(names)
    by_winners: dict[str, float] = defaultdict(float)
    won = 0.0
    for seating, outcome in games.seated():
        for seat, bot in enumerate(seating):
            used = outcome.seats[seat].uses
            by_bot[bot].update(used)
            held[bot] += 1
            part = outcome.win(seat)
            won += part
            if part:
                for word, count in used.items():
                    by_winners[word] += count * part
    total: Counter[str] = sum(by_bot, Counter())
    groups = grouped(total)
    everybody = sum(held)
    found = [
        {
            "word": group,
            "all": round(sum(total[word] for word in words) / everybody, 4),
            "winners": round(sum(by_winners[word] for word in words) / won, 4),
            "bots": [
                round(sum(used[word] for word in words) / max(1, seats), 4)
                for used, seats in zip(by_bot, held, strict=True)
            ],
        }
        for group, words in groups.items()
    ]
    return sorted(found, key=lambda row: (-row["all"], row["word"]))


def grouped(total: Counter[str]) -> dict[str, list[str]]:
    """Gather words under the name to show: amounts of a kind together where they are many."""
    amounts: Counter[str] = Counter()
    for word in total:
        kind, _, part = word.partition(":")
        amounts[kind] += part[:1].isdigit()
    groups: dict[str, list[str]] = {}
    for word in sorted(total):
        kind, _, part = word.partition(":")
        together = part[:1].isdigit() and amounts[kind] > MOST_AMOUNTS
        groups.setdefault(f"{kind}:…" if together else word, []).append(word)
    return groups


def effects(first: Games, other: Games) -> Data:
    """Return what changes from one contest to another with the same deals, block by block."""
    contest = first.contest
    seed = contest.seed

    def change(name: str, measure: Measure) -> Data:
        pairs = zip(per_block(first, measure), per_block(other, measure), strict=False)
        return bootstrap([after - before for before, after in pairs], f"{seed} {name}").data()

    def seat_win(seat: int) -> Measure:
        return lambda _, outcome: outcome.win(seat)

    return {
        "bots": [
            {"bot": name, "share": change(f"bot {bot}", win_of(bot))}
            for bot, name in enumerate(contest.bots)
        ],
        "seats": [
            {"seat": seat + 1, "share": change(f"seat {seat}", seat_win(seat))}
            for seat in range(contest.seats)
        ],
        "rounds": change("rounds", lambda _, outcome: outcome.rounds),
        "decisions": change("decisions", lambda _, outcome: outcome.decisions),
    }


def times(all_games: Sequence[Games]) -> list[Data]:
    """Return how long the bots took for a decision, in milliseconds."""
    names = all_games[0].contest.bots
    waits = [Counter[int]() for _ in names]
    work = [Counter[int]() for _ in names]
    for games in all_games:
        for seating, outcome in games.seated():
            for seat, bot in enumerate(seating):
                waits[bot].update(outcome.seats[seat].waits)
                work[bot].update(outcome.seats[seat].work)
    return [
        {
            "bot": name,
            "decisions": waits[bot].total(),
            "median_ms": milliseconds(waits[bot], 0.5),
            "p99_ms": milliseconds(waits[bot], 0.99),
            "cpu_median_ms": milliseconds(work[bot], 0.5),
            "cpu_p99_ms": milliseconds(work[bot], 0.99),
        }
        for bot, name in enumerate(names)
    ]


def milliseconds(counted: Counter[int], part: float) -> float:
    """Return a quantile of counted times to three figures."""
    return float(f"{1000 * quantile(counted, part):.3g}")
