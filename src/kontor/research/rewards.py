"""Rewards: what the end of a game is worth to each seat, in three ways.

| name   | worth                                                                        |
| ------ | ---------------------------------------------------------------------------- |
| win    | the share of the victory: 1 alone, 1/2 for each of two winners, 0 otherwise    |
| rank   | from 1 for the first to 0 for the last, evenly; equal seats share              |
| margin | the lead over the best rival, as part of the highest score, from -1 to 1       |
"""

from typing import Final

from kontor.engine.state import State

REWARDS: Final = ("win", "rank", "margin")


def check(name: str) -> str:
    """Return the name of a reward if there is one, else raise ValueError."""
    if name not in REWARDS:
        raise ValueError(f"there is no reward {name!r}; known are {', '.join(REWARDS)}")
    return name


def rewards(state: State, name: str) -> list[float]:
    """Return the reward of each seat; nothing for anybody while the game goes on."""
    seats = range(state.seats)
    if not state.is_over():
        return [0.0 for _ in seats]
    winners = state.winners()
    if name == "win":
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    # Winners come first even where a tie-break made them so.
    standing = [(seat in winners, score) for seat, score in enumerate(state.scores())]
    if name == "rank":
        return [rank(standing, seat) for seat in seats]
    return [margin(state.scores(), seat) for seat in seats]


def rank(standing: list[tuple[bool, int]], seat: int) -> float:
    """Return the share of the others that a seat leaves behind; an equal one counts half."""
    mine = standing[seat]
    behind = sum(other < mine for other in standing)
    equal = sum(other == mine for other in standing) - 1
    return (behind + equal / 2) / (len(standing) - 1)


def margin(scores: list[int], seat: int) -> float:
    """Return the lead over the best rival, as part of the highest score."""
    best = max(score for other, score in enumerate(scores) if other != seat)
    return max(-1.0, min(1.0, (scores[seat] - best) / max(1, abs(max(scores)))))
