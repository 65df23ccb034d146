"""Match: a game being played, with its record, its events, and undo as far as it is fair.

How far undo reaches is computed, never placed by hand:

| what happened since            | may the last answer be taken back by its seat? |
| ------------------------------ | ---------------------------------------------- |
| nothing else                   | yes                                            |
| another seat has answered      | no                                             |
| chance was drawn               | no                                             |
| it learnt something hidden     | no                                             |
| its answer under seal is final | no                                             |
| the game has ended             | no                                             |
"""

from typing import Final

from kontor.engine.chance import seeded
from kontor.engine.game import Game, UnknownRules
from kontor.engine.messages import Event, Facts, IllegalAnswer, Message
from kontor.engine.record import Record, RecordError, chained, commit
from kontor.engine.state import State

FIRST_ANSWER: Final = "undo-first-answer"
ANOTHER_SEAT: Final = "undo-another-seat"
CHANCE_DRAWN: Final = "undo-chance-drawn"
LEARNT_SOMETHING: Final = "undo-learnt-something"
FINAL_ANSWER: Final = "undo-final-answer"
GAME_OVER: Final = "undo-game-over"

WORLDS_COMPARED: Final = 32


class Step:
    """One answer that may still be taken back, with the state before it."""

    def __init__(self, seat: int, option: int, before: State, events: int) -> None:
        self.seat: int = seat
        self.option: int = option
        self.before: State = before
        self.events: int = events
        # What makes it final, once that is known: neither it nor what came of it changes.
        self.barrier: str | None = None


class Reach:
    """How many answers a seat may take back, and what stops it there."""

    def __init__(self, steps: int, reason: str) -> None:
        self.steps: int = steps
        self.reason: str = reason


class Match:
    """A game being played: the only writer of its record."""

    def __init__(self, game: Game, record: Record) -> None:
        if (
            record.commitment
            and record.seed
            and record.commitment != commit(record.seed, record.salt)
        ):
            reason = "seed and salt do not agree with the commitment"
            raise RecordError(reason, Message("record-broken-seal", {}))
        self.game: Game = game
        self.record: Record = record
        self.events: list[Event] = []
        self.steps: list[Step] = []
        self.undone: list[Step] = []
        self.state: State = self.first_state()

    def first_state(self) -> State:
        """Set up the game, recording what everybody learns from it."""
        seats = len(self.record.names)
        chance = seeded(self.record.seed)
        return self.game.start(seats, self.record.options, chance, self.events)

    def answer(self, seat: int, word: str) -> list[Event]:
        """Carry out an answer given in notation and return what happened."""
        option = self.state.parse(seat, word)
        events = self.apply(seat, option)
        self.record.add(seat, word)
        self.undone.clear()
        return events

    def apply(self, seat: int, option: int) -> list[Event]:
        """Carry out a legal option and remember the way back."""
        if self.steps and self.steps[-1].seat != seat:
            self.steps.clear()
        self.steps.append(Step(seat, option, self.state.clone(), len(self.events)))
        known = len(self.events)
        self.state.log = self.events
        self.state.play(seat, option)
        return self.events[known:]

    def reach(self, seat: int) -> Reach:
        """Say how far a seat may undo, and why no further."""
        if self.state.is_over():
            return Reach(0, GAME_OVER)
        if not self.record.answers:
            return Reach(0, FIRST_ANSWER)
        after = self.state
        steps = 0
        for step in reversed(self.steps):
            if step.seat != seat:
                return Reach(steps, ANOTHER_SEAT)
            if step.barrier is None:
                step.barrier = self.barrier(step, after)
            if step.barrier:
                return Reach(steps, step.barrier)
            after = step.before
            steps += 1
        return Reach(steps, FIRST_ANSWER if steps == len(self.record.answers) else ANOTHER_SEAT)

    def barrier(self, step: Step, after: State) -> str:
        """Say what makes one answer final for its seat, or return nothing."""
        if is_final(step):
            return FINAL_ANSWER
        if after.chance.used != step.before.chance.used:
            return CHANCE_DRAWN
        seen = after.view(step.seat).data()
        chance = step.before.chance.split("undo")
        for _step in range(WORLDS_COMPARED):
            used = chance.used
            world = self.game.determinize(step.before, step.seat, chance)
            is_only_one = chance.used == used  # nothing was hidden that could be otherwise
            world.play(step.seat, step.option)
            if world.view(step.seat).data() != seen:
                return LEARNT_SOMETHING
            if is_only_one:
                break
        return ""

    def undo(self, seat: int) -> bool:
        """Take back the last answer of a seat, if that is fair."""
        if not self.reach(seat).steps:
            return False
        step = self.steps.pop()
        self.state = step.before
        self.record.answers.pop()
        del self.events[step.events :]
        self.undone.append(step)
        return True

    def redo(self, seat: int) -> bool:
        """Give again the answer that the same seat took back last."""
        if not self.undone or self.undone[-1].seat != seat:
            return False
        step = self.undone.pop()
        word = self.state.word(step.option)
        self.apply(seat, step.option)
        self.record.add(seat, word)
        return True

    def rewind(self, answers: int) -> None:
        """Go back behind the barrier, by consent of all seats: play the first answers again."""
        kept = self.record.answers[:answers]
        self.record.answers = kept
        self.events = []
        self.state = self.first_state()
        self.steps.clear()
        self.undone.clear()
        for answer in kept:
            self.apply(answer.seat, self.state.parse(answer.seat, answer.word))


def is_final(step: Step) -> bool:
    """Tell whether an answer completed what lies under seal for good."""
    before = step.before
    frame = before.stack[-1]
    if not frame.sealed or before.is_immediate(step.option) or not before.is_final(frame.kind):
        return False
    return before.sealed_answer(frame, step.seat, step.option) >= 0


def replay(game: Game, record: Record, answers: int = -1) -> Match:
    """Play a record again up to a number of answers; a RecordError names the line that is wrong."""
    if record.game != game.slug:
        raise RecordError(
            f"this is a record of {record.game}, not of {game.slug}",
            Message("record-other-game", {"game": record.game, "wanted": game.slug}),
        )
    try:
        game = game.under(record.rules)
    except UnknownRules as unknown:
        raise RecordError(
            f"the record follows rules {record.rules} of {record.game}; "
            f"this program knows rules 1 to {game.rules_version}",
            Message("record-other-rules", {"rules": record.rules, "most": game.rules_version}),
        ) from unknown
    if record.components != game.components_digest:
        raise RecordError(
            "the record was played with other components; give them with --components",
            Message("record-other-components", {}),
        )
    if not record.seed:
        reason = "the record keeps its seed secret: the game is not over"
        raise RecordError(reason, Message("record-secret-seed", {}))
    fresh = Record(record.game, record.rules, record.components)
    fresh.options = record.options
    fresh.names = record.names
    fresh.commitment = record.commitment
    fresh.salt = record.salt
    fresh.seed = record.seed
    match = Match(game, fresh)
    mark = fresh.origin()
    for answer in record.answers[: None if answers < 0 else answers]:
        place = f"line {answer.line}: {answer.text()}"
        facts: Facts = {"line": answer.line, "text": answer.text()}
        if answer.mark and chained(mark, answer) != answer.mark:
            raise RecordError(
                f"{place}: the line or one before it was changed (mark does not fit)",
                Message("record-changed-line", facts),
            )
        try:
            match.answer(answer.seat, answer.word)
        except IllegalAnswer as error:
            refusal = error.refusal
            raise RecordError(
                f"{place}: not a legal answer ({refusal.clause})",
                Message("record-illegal-answer", {**facts, "clause": refusal.clause}),
            ) from error
        mark = match.record.answers[-1].mark
        match.record.answers[-1].comment = answer.comment
    if answers < 0 and record.result:
        if not match.state.is_over():
            reason = "the record gives a result, but the game is not over"
            raise RecordError(reason, Message("record-early-result", {}))
        if match.state.scores() != record.result:
            scores = ", ".join(str(score) for score in match.state.scores())
            raise RecordError(
                f"the result should be {scores}", Message("record-other-result", {"scores": scores})
            )
        match.record.result = record.result
    return match
