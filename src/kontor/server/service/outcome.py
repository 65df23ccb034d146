"""The outcome of a table: who reached what, written in the moment of the end.

| seat at the end of            | counts as                                           |
| ----------------------------- | --------------------------------------------------- |
| a person with one seat        | that person                                         |
| a person with several seats   | nobody: they played for people around one screen    |
| a bot, for whomever it plays  | a bot of its level                                  |

A table that began in the middle of a game has no outcome, nor has a lesson or a practice.
"""

import json
from collections.abc import Mapping, Sequence

from kontor.server.service.live_table import LiveTable
from kontor.server.service.sight import OVER
from kontor.server.store.rows import BOT, PERSON, Outcome, OutcomeSeat, SeatRow


def news_of_the_end(
    live: LiveTable, values: Mapping[str, object], now: float
) -> tuple[Outcome | None, bool]:
    """Return the outcome if a change ends the table, and whether it goes on after an end.

    The table's row is still the one before the change.
    """
    was_over, is_over = live.row.phase == OVER, values.get("phase") == OVER
    result = str(values.get("result", ""))
    is_counted = not (live.row.base or live.settings.is_for_learning)
    if was_over or not is_over or not result or not is_counted:
        return None, was_over and "phase" in values and not is_over
    return outcome_of(live, result, now), False


def outcome_of(live: LiveTable, result: str, now: float) -> Outcome:
    """Return how a table has ended."""
    scores, winners = json.loads(result)[:2]
    begun = next(entry.at for entry in live.keys.values() if entry.kind == "start")
    return Outcome(
        table_id=live.row.id,
        game=live.row.game,
        begun=begun,
        ended=now,
        answers=len(live.playing().record.answers),
        rounds=live.playing().state.rounds(),
        seats=ranked(live.seats, scores, winners),
    )


def ranked(
    seats: Sequence[SeatRow], scores: Sequence[int], winners: Sequence[int]
) -> tuple[OutcomeSeat, ...]:
    """Return what each seat reached: those who won are first, the others stand by their scores."""
    people = [seat.device for seat in seats if seat.kind == PERSON]
    found = []
    for seat, score in zip(seats, scores, strict=True):
        won = seat.number in winners
        better = sum(other > score for other in scores)
        is_one = seat.kind == PERSON and people.count(seat.device) == 1
        found.append(
            OutcomeSeat(
                seat=seat.number,
                name=seat.name,
                score=score,
                place=1 if won else max(better, len(winners)) + 1,
                won=won,
                person=seat.device if is_one else None,
                bot=seat.bot if seat.kind == BOT else "",
            )
        )
    return tuple(found)
