"""Undoing: how far seats may take back their answers, and taking them back."""

from kontor.engine.match import ANOTHER_SEAT, FIRST_ANSWER, Match, Reach
from kontor.engine.messages import IllegalAnswer
from kontor.engine.record import Answer
from kontor.server.service.access import Access
from kontor.server.service.given import OPENED_AGAIN, Given, stand_aside, steps_back
from kontor.server.service.going_back import Decided, barrier
from kontor.server.service.numbering import NOT_SILENT, Numbering
from kontor.server.service.past import Past
from kontor.server.service.sight import EventSight
from kontor.server.store.rows import Entry


class Undoing(Access):
    """The answers of a table, as far as they may be taken back."""

    match: Match | None
    past: Past | None
    numbering: Numbering
    given: list[Given]
    taken_back: list[tuple[int, str]]
    reaches: dict[int, Reach]
    asked: list[int]
    stamps: list[tuple[int, float]]
    told: dict[tuple[int, tuple[int, ...]], list[EventSight]]
    decided: dict[int, Decided]

    def fresh_match(self) -> Match:
        """Return the match before its first answer."""
        raise NotImplementedError

    def at(self, answers: int) -> Match:
        """Return the match as it was after a number of answers."""
        raise NotImplementedError

    def playing(self) -> Match:
        """Return the match of a table that has started."""
        assert self.match is not None
        return self.match

    def seal_began(self, answers: int) -> int:
        """Return how many answers there were when the question after so many was opened."""
        return self.given[answers - 1].sealed_since if answers else 0

    def is_sealed(self) -> bool:
        """Tell whether the open question is answered under seal."""
        state = self.playing().state
        return bool(state.stack) and state.stack[-1].sealed

    def reach(self, seat: int) -> Reach:
        """Say how far a seat may undo; computed once per version.

        Under seal that is as far as its own answers to this question, whatever others have laid.
        """
        if seat not in self.reaches:
            over = self.goes_over_bots(seat)
            self.reaches[seat] = self.reach_over_bots(seat) if over else self.own_reach(seat)
        return self.reaches[seat]

    def own_reach(self, seat: int) -> Reach:
        """Say how far a seat may undo what nobody has answered to."""
        return self.sealed_reach(seat) if self.is_sealed() else self.open_reach(seat)

    def goes_over_bots(self, seat: int) -> bool:
        """Tell whether a seat's next undo takes back answers of bots as well."""
        return self.bots_since(seat) > 0 and not self.own_reach(seat).steps

    def bots_since(self, seat: int) -> int:
        """Count the answers since the last decision of a seat that plays against bots alone."""
        own = self.own_last(seat) if self.persons() == {seat} and self.is_alone() else 0
        return len(self.playing().record.answers) - own if own else 0

    def reach_over_bots(self, seat: int) -> Reach:
        """Say whether a seat may take its last decision back with what bots have answered since."""
        match = self.playing()
        place = self.own_last(seat) - 1
        decided = self.decided.get(seat)
        if decided is None or decided.place != place:
            decided = self.decided[seat] = Decided(place, self.at(place).state.clone())
        since = match.record.answers[place:]
        reason = barrier(match.game, seat, decided.before, since, match.state)
        return Reach(0 if reason else 1, reason)

    def back(self, seat: int) -> int:
        """Return how many answers were given before what a seat would go back to by consent."""
        total = len(self.playing().record.answers)
        return max(0, total - max(1, self.bots_since(seat) + 1))

    def open_reach(self, seat: int) -> Reach:
        """Say how far a seat may undo; first of all what only it knows of."""
        match = self.playing()
        if match.steps and match.steps[-1].seat != seat:
            silent = self.numbering.silent_since()
            if seat in silent:
                return self.told_apart(seat, Reach(silent.count(seat), ANOTHER_SEAT))
        if self.bots_since(seat):
            return Reach(0, ANOTHER_SEAT)
        return self.told_apart(seat, match.reach(seat))

    def told_apart(self, seat: int, reach: Reach) -> Reach:
        """Give the reason that holds for a seat, which does not know of silent answers."""
        is_first = reach.steps == self.numbering.total_answers([seat])
        if reach.reason not in (ANOTHER_SEAT, FIRST_ANSWER):
            return reach
        return Reach(reach.steps, FIRST_ANSWER if is_first else ANOTHER_SEAT)

    def sealed_reach(self, seat: int) -> Reach:
        """Say how far a seat may undo what it has laid under seal."""
        answers = self.playing().record.answers
        began = self.seal_began(len(answers))
        own = [
            given.is_locked
            for given, answer in zip(self.given[began:], answers[began:], strict=True)
            if answer.seat == seat
        ]
        steps = steps_back(own)
        if steps < len(own):
            return Reach(steps, OPENED_AGAIN)
        is_first = not self.numbering.shown_answers(began, [seat])
        return Reach(steps, FIRST_ANSWER if is_first else ANOTHER_SEAT)

    def has_laid(self, seat: int) -> bool:
        """Tell whether a seat has laid something under the seal of the open question already."""
        if not self.is_sealed():
            return False
        answers = self.playing().record.answers
        began = self.seal_began(len(answers))
        return any(answers[n].seat == seat for n in range(len(answers) - 1, began - 1, -1))

    def own_last(self, seat: int) -> int:
        """Return how many answers there were after the last one of a seat's person; 0 if none."""
        answers = self.playing().record.answers
        own = (n for n in range(len(answers) - 1, -1, -1) if answers[n].seat == seat)
        return next((n + 1 for n in own if self.given[n].is_own), 0)

    def may_redo(self, seat: int) -> bool:
        """Tell whether a seat has taken back an answer that it may give again now."""
        if not any(taken[0] == seat for taken in self.taken_back):
            return False
        try:
            self.playing().state.parse(*self.taken_back[self.redo_place(seat)])
        except IllegalAnswer:
            return False
        return True

    def redo_place(self, seat: int) -> int:
        """Return where the answer lies that a seat took back last."""
        return max(n for n, taken in enumerate(self.taken_back) if taken[0] == seat)

    def last_answer(self, seat: int) -> int:
        """Return where the last answer of a seat lies."""
        given = self.playing().record.answers
        return max(n for n, answer in enumerate(given) if answer.seat == seat)

    def needs_consent(self, device: str, seat: int) -> bool:
        """Tell whether others must agree when a seat takes its last answer back.

        What nobody else has seen, under seal or for oneself, everybody takes back freely.
        """
        if self.settings.undo == "free" or self.persons() <= set(self.seats_of(device)):
            return False
        place = self.last_answer(seat)
        return self.given[place].is_open and self.numbering.given[place] == NOT_SILENT

    def take_back(self, entry: Entry) -> bool:
        """Undo a seat's last answer; that it was fair has been checked when it was asked for.

        Under seal the answers of different seats do not touch each other: one is taken out from
        among those of the others, which stay.
        """
        match = self.playing()
        given = match.record.answers
        if entry.text:
            return self.take_back_over_bots(int(entry.text), entry)
        place = self.last_answer(entry.seat)
        word = given[place].word
        awaited = match.state.awaited()
        was_silent = self.numbering.given[place] != NOT_SILENT
        under_seal = NOT_SILENT in self.numbering.given[place + 1 :] or self.is_sealed()
        is_last = place == len(given) - 1
        if is_last and match.steps and match.steps[-1].seat == entry.seat:
            step = match.steps.pop()
            match.state = step.before
            given.pop()
            del match.events[step.events :]
            self.numbering.remove_answer(place)
            del self.given[place]
        else:
            self.take_out(place)
        self.taken_back.append((entry.seat, word))
        self.shorten()
        match = self.playing()
        # Where the answer before was complete, nothing may be missing now: then the seal opens.
        opened = len(match.events) - len(self.stamps)
        self.stamps += [(len(match.record.answers), entry.at)] * opened
        is_apart = was_silent or (under_seal and self.is_sealed())
        if not is_apart or opened:
            self.asked = [entry.version] * len(self.seats)
            return False
        self.asked[entry.seat] = entry.version
        return match.state.awaited() == awaited

    def take_back_over_bots(self, place: int, entry: Entry) -> bool:
        """Undo a seat's last decision, and what bots have answered since."""
        word = self.playing().record.answers[place].word
        taken = [*self.taken_back, (entry.seat, word)]
        self.rewind(place, entry)
        self.taken_back = taken
        return False

    def rewind(self, answers: int, entry: Entry) -> None:
        """Go back to a number of answers; everybody is asked anew."""
        self.taken_back.clear()
        silent = [seat != NOT_SILENT for seat in self.numbering.given]
        self.replay(self.playing().record.answers[:answers], silent)
        self.shorten()
        self.asked = [entry.version] * len(self.seats)

    def shorten(self) -> None:
        """Forget what was told about answers taken back."""
        match = self.playing()
        self.past = None
        self.decided.clear()
        length = len(match.events)
        self.numbering.shorten(len(match.record.answers))
        del self.given[len(match.record.answers) :]
        del self.stamps[length:]
        for told in self.told.values():
            del told[length:]

    def take_out(self, place: int) -> None:
        """Take one answer out from among the others.

        What others have prepared for themselves since then stays, if it still can be.
        """
        given = self.playing().record.answers
        kept = [n for n in range(len(given)) if n != place]
        silent = [self.numbering.given[n] != NOT_SILENT for n in kept]
        try:
            self.replay([given[n] for n in kept], silent)
        except IllegalAnswer:
            kept = kept[:place]
            self.replay([given[n] for n in kept], silent)
        self.numbering.keep([self.numbering.given[n] for n in kept])
        began = self.seal_began(place)
        self.given = [self.given[n] if n < place else self.given[n].since(began) for n in kept]

    def replay(self, answers: list[Answer], silent: list[bool]) -> None:
        """Play answers again from the start."""
        match = self.fresh_match()
        for answer, is_silent in zip(answers, silent, strict=False):
            is_sealed = bool(match.state.stack) and match.state.stack[-1].sealed
            steps = match.steps[:]
            match.answer(answer.seat, answer.word)
            if is_silent and not is_sealed:
                stand_aside(match, steps)
        self.match = match
