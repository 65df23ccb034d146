"""Balance: what seats, house rules and material do to wins, length and scores.

One contest is the measure; each variant differs from it in one thing and shares all its deals, so
that a change is seen block by block and little of it is chance.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from kontor import games
from kontor.arena.contest import Contest, ContestError, check
from kontor.arena.figures import Measure, Seating, counts, per_block, win_of
from kontor.arena.figures import seats as seat_shares
from kontor.arena.material_values import differences, with_value
from kontor.arena.measured_game import Outcome
from kontor.arena.running import Games
from kontor.arena.statistics import bootstrap, mean
from kontor.engine.game import SetupError

# With fewer deals than these, an interval found by redrawing them is too narrow.
FEWEST_DEALS: Final = 20

Data = dict[str, Any]


@dataclass(frozen=True)
class Variant:
    """One thing that is changed, and the contest with it.

    `kind` is "rule" (name and value of a house rule), "value" (place and value in the components)
    or "file" (name of a components file); `changes` list what its material says differently.
    """

    kind: str
    name: str
    value: str
    contest: Contest
    changes: list[tuple[str, str, str]] = field(default_factory=list)


def winning_score(_: Seating, outcome: Outcome) -> float:
    """Return the score of the winners."""
    return max(outcome.points[seat] for seat in outcome.winners)


def mean_score(_: Seating, outcome: Outcome) -> float:
    """Return the mean score of all seats."""
    return mean(outcome.points)


def lead(_: Seating, outcome: Outcome) -> float:
    """Return how far the winner's score is ahead of the second's; a shared victory has no lead."""
    if len(outcome.winners) > 1:
        return 0.0
    (winner,) = outcome.winners
    others = [score for seat, score in enumerate(outcome.points) if seat != winner]
    return max(0.0, outcome.points[winner] - max(others)) if others else 0.0


MEASURES: Final[dict[str, Measure]] = {
    "rounds": lambda _, outcome: outcome.rounds,
    "decisions": lambda _, outcome: outcome.decisions,
    "winning_score": winning_score,
    "mean_score": mean_score,
    "lead": lead,
    "shared": lambda _, outcome: float(len(outcome.winners) > 1),
}


def seat_win(seat: int) -> Measure:
    """Measure the wins of a seat."""
    return lambda _, outcome: outcome.win(seat)


def seat_score(seat: int) -> Measure:
    """Measure the score of a seat."""
    return lambda _, outcome: outcome.points[seat]


def rules_of(contest: Contest, chosen: Sequence[str]) -> tuple[list[Variant], list[Variant]]:
    """List the variants of house rules, all or those that are chosen; and those that clash."""
    game = games.load_text(contest.slug, contest.material)
    known = {option.name: option for option in game.options}
    for name in chosen:
        if name not in known:
            names = ", ".join(known)
            raise ContestError("setup-unknown-option", option=name, known=names)
    usual = game.complete(dict(contest.options))
    found: list[Variant] = []
    clashing: list[Variant] = []
    for option in known.values():
        if chosen and option.name not in chosen:
            continue
        for value in option.values:
            if value == usual[option.name]:
                continue
            rest = tuple(pair for pair in contest.options if pair[0] != option.name)
            changed = replace(contest, options=(*rest, (option.name, value)))
            variant = Variant("rule", option.name, value, changed)
            try:
                check(changed)
            except SetupError:
                clashing.append(variant)
            else:
                found.append(variant)
    return found, clashing


def value_of(contest: Contest, place: str, value: str) -> Variant:
    """Return the variant with another value at one place of the components."""
    material = with_value(contest.slug, contest.material, place, value)
    return material_of(contest, "value", place, value, material)


def material_of(contest: Contest, kind: str, name: str, value: str, material: str) -> Variant:
    """Return the variant with other material."""
    changed = replace(contest, material=material)
    check(changed)
    changes = differences(contest.slug, contest.material, material)
    return Variant(kind, name, value, changed, changes)


def balance(base: Games, variants: Sequence[tuple[Variant, Games]]) -> Data:
    """Return everything a balance study found as plain data, the same wherever it was played."""
    contest = base.contest
    outcomes = [outcome for _, outcome in base.seated()]
    shares = seat_shares(base)
    for seat, row in enumerate(shares):
        row["score"] = mean_of(base, f"score {seat}", seat_score(seat))
    return {
        "game": contest.slug,
        "players": contest.seats,
        "bots": list(contest.bots),
        "seed": contest.seed,
        "options": dict(contest.options),
        "own_material": not contest.material,
        "games": len(outcomes),
        "deals": len({contest.deal(block) for block in range(len(base.blocks))}),
        "complete": base.complete,
        "equal_share": round(1 / contest.seats, 4),
        "seats": shares,
        "measures": {name: mean_of(base, name, measure) for name, measure in MEASURES.items()},
        "rounds": counts([outcome.rounds for outcome in outcomes]),
        "variants": [compared(base, variant, played) for variant, played in variants],
    }


def mean_of(games: Games, name: str, measure: Measure) -> Data:
    """Estimate the mean of a measure."""
    return bootstrap(per_block(games, measure), f"{games.contest.seed} {name}").data()


def compared(base: Games, variant: Variant, played: Games) -> Data:
    """Return what changes with a variant, block by block."""
    contest = base.contest

    def change(name: str, measure: Measure) -> Data:
        pairs = zip(per_block(base, measure), per_block(played, measure), strict=False)
        return bootstrap(
            [after - before for before, after in pairs], f"{contest.seed} {name}"
        ).data()

    return {
        "kind": variant.kind,
        "name": variant.name,
        "value": variant.value,
        "differences": [list(row) for row in variant.changes],
        "games": len(played.blocks) * contest.seats,
        "complete": played.complete,
        "measures": {name: change(name, measure) for name, measure in MEASURES.items()},
        "seats": [
            {
                "seat": seat + 1,
                "share": change(f"seat {seat}", seat_win(seat)),
                "score": change(f"score {seat}", seat_score(seat)),
            }
            for seat in range(contest.seats)
        ],
        "bots": [
            {"bot": name, "share": change(f"bot {bot}", win_of(bot))}
            for bot, name in enumerate(contest.bots)
        ],
    }
