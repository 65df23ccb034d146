"""Telling: the log of a table as a seat, a spectator or the archive may read it."""

from kontor.server.service.given import Given
from kontor.server.service.sight import EventSight, plain, told_time
from kontor.server.service.undoing import Undoing
from kontor.server.store.rows import PERSON


class Telling(Undoing):
    """What a table tells its readers."""

    def events(self, seat: int, mine: list[int]) -> list[EventSight]:
        """Return the log as a seat, a spectator or the archive may read it."""
        told = self.told.setdefault((seat, tuple(mine)), [])
        events = self.playing().events
        for number in range(len(told), len(events)):
            message = events[number].seen_by(seat)
            answer, at = self.stamps[number]
            is_first = answer > 0 and (not number or self.stamps[number - 1][0] < answer)
            is_told = is_first and self.given[answer - 1].is_open
            told.append(
                EventSight(
                    number=number,
                    answer=self.numbering.shown_answers(answer, mine),
                    name=message.name,
                    facts=plain(message.facts),
                    at=told_time(at),
                    by=self.playing().record.answers[answer - 1].seat if is_told else -1,
                    forced=self.forced_for(seat, answer) if is_first else None,
                    chosen=is_told and self.is_choice(number, seat, self.given[answer - 1]),
                )
            )
        return told

    def is_choice(self, number: int, seat: int, given: Given) -> bool:
        """Tell whether an event says what was chosen: not what lies hidden, nor an only answer."""
        event = self.playing().events[number]
        is_told = not event.secret or event.seen_by(seat).name != event.name
        return given.is_chosen and (is_told or given.is_whole)

    def forced_for(self, seat: int, answer: int) -> list[str] | None:
        """Return the clauses by which a person's only answer was given for them; others none."""
        by = self.playing().record.answers[answer - 1].seat
        is_mine = by == seat and self.seats[by].kind == PERSON
        return self.given[answer - 1].forced if is_mine else None
