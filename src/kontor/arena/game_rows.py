"""Rows: what games say as tables, one row per game and, on request, one per decision.

`run` and `number` name a game in both tables. Everything in a row depends on the plan and the
number alone, never on where, when or how fast the game was played.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kontor import games

Cell = int | float | str
Row = dict[str, Cell]
Columns = dict[str, type]

# Seat, how many options there were, and the word of the one that was chosen.
Step = tuple[int, int, str]

DECISION_COLUMNS: Columns = {
    "run": str,
    "number": int,
    "decision": int,
    "seat": int,
    "bot": str,
    "choices": int,
    "answer": str,
}


@dataclass(frozen=True)
class Told:
    """One finished game, ready to be told in rows; seats are in order of play."""

    number: int
    bots: Sequence[str]
    winners: Sequence[int]
    scores: Sequence[int]
    rounds: int
    decisions: int
    steps: Sequence[Step] = ()


class Teller:
    """Tells the games of one run."""

    def __init__(
        self,
        run: str,
        slug: str,
        seats: int,
        seed: str,
        options: Sequence[tuple[str, str]],
        material: str,
    ) -> None:
        game = games.load_text(slug, material)
        self.seats = seats
        self.common: Row = {
            "run": run,
            "game": slug,
            "players": seats,
            "seed": seed,
            "house_rules": ";".join(f"{name}={value}" for name, value in sorted(options)),
            "rules": game.rules_version,
            "components": game.components_digest,
        }

    def row(self, told: Told) -> Row:
        """Return the row of a game; a shared victory counts in equal parts."""
        row: Row = {**self.common, "number": told.number}
        row |= {"rounds": told.rounds, "decisions": told.decisions}
        row |= {f"bot_{seat}": bot for seat, bot in enumerate(told.bots, 1)}
        row |= {f"score_{seat}": score for seat, score in enumerate(told.scores, 1)}
        for seat in range(self.seats):
            won = 1 / len(told.winners) if seat in told.winners else 0.0
            row[f"win_{seat + 1}"] = won
        return row

    def decisions(self, told: Told) -> Iterator[Row]:
        """Return the rows of a game's decisions."""
        for decision, (seat, choices, answer) in enumerate(told.steps, 1):
            yield {
                "run": self.common["run"],
                "number": told.number,
                "decision": decision,
                "seat": seat + 1,
                "bot": told.bots[seat],
                "choices": choices,
                "answer": answer,
            }


def game_columns(seats: int) -> Columns:
    """Return the columns of the table of games, and what stands in them."""
    numbers = range(1, seats + 1)
    return {
        "run": str, "number": int, "game": str, "players": int, "seed": str, "house_rules": str,
        "rules": int, "components": str, "rounds": int, "decisions": int,
        **{f"bot_{seat}": str for seat in numbers},
        **{f"score_{seat}": int for seat in numbers},
        **{f"win_{seat}": float for seat in numbers},
    }  # fmt: skip
