"""A table in memory: its journal folded into seats, a match, and what has been proposed.

| line of the journal | what it does                                                        |
| ------------------- | ------------------------------------------------------------------- |
| create, seat        | who sits where (the seats themselves are rows)                      |
| material, withdraw  | the table plays with a corrected components file, or no longer      |
| start               | the first deal                                                      |
| answer              | an answer of a seat, in notation                                    |
| undo, redo          | a seat takes its last answer back, or gives it again                |
| propose             | a seat asks all to go back to a number of answers                   |
| agree, decline      | a person's reply; any answer or undo lets the proposal lapse        |
| rewind              | the last agreement needed: back to that number of answers           |
| motion, second, object | what is moved about a seat, and who agrees (motions.py)          |
| mend                | back to a version: the lines after it do not count (folding.py)     |
| say, phrase         | a line of chat, or the name of a ready phrase                       |
| react               | a sign below a line of chat (reactions.py)                          |
| mute, unmute        | the host silences a seat's chat, or lets it speak again (muted.py)  |

A replay of the longest recorded game takes about 5 ms as plain Python, so there are no snapshots;
only while somebody looks back are some states kept (past.py).
"""

import json
from dataclasses import replace
from typing import Final

from kontor import games
from kontor.engine.frames import NEVER, seats_of
from kontor.engine.game import Game
from kontor.engine.match import Match, Reach
from kontor.engine.record import Record
from kontor.server.service.given import (
    Given,
    is_private,
    stand_aside,
)
from kontor.server.service.motions import Motions, Proposal
from kontor.server.service.muted import Muted
from kontor.server.service.numbering import NOT_SILENT, Numbering
from kontor.server.service.pacing import PAUSES_KEPT
from kontor.server.service.past import Past
from kontor.server.service.reactions import Reactions
from kontor.server.service.sight import OVER, EventSight, plain, told_time
from kontor.server.service.thinking import Task
from kontor.server.service.timing import OwnTime, Timer, follow
from kontor.server.service.undoing import Undoing
from kontor.server.store.rows import BOT, PERSON, Entry, SeatRow, TableRow

GAME_LINES: Final = ("answer", "undo", "redo", "rewind")
MATERIAL_LINES: Final = ("material", "withdraw")
# Lines that everybody at the table reads beside the chat, in order of time.
TOLD_LINES: Final = (
    *("say", "phrase", "seat", "material", "withdraw", "motion", "object"),
    *("undo", "redo", "propose", "decline", "rewind", "mend", "rematch", "mute", "unmute"),
)
KEPT_LINES: Final = 200
# States before answers under seal that are kept for undo; further back, answers are replayed.
KEPT_STEPS: Final = 32
# How the keys of answers begin that the table gives for a seat; nobody else may use such keys.
TABLES_OWN: Final = "bot "


class LiveTable(Undoing):
    """A table at one version."""

    def __init__(self, row: TableRow, seats: list[SeatRow], journal: list[Entry]) -> None:
        self.row: TableRow = row
        self.seats: list[SeatRow] = seats
        self.game: Game = game_of(row)
        self.options: dict[str, str] = json.loads(row.options)
        self.version: int = 0
        # The version after which the journal cannot be folded; 0 if all is well (folding.py).
        self.broken_after: int = 0
        self.keys: dict[str, Entry] = {}
        self.chat: list[Entry] = []
        self.match: Match | None = None
        self.past: Past | None = None
        self.stamps: list[tuple[int, float]] = []
        self.taken_back: list[tuple[int, str]] = []
        self.numbering: Numbering = Numbering()
        self.given: list[Given] = []
        self.asked: list[int] = [0] * len(seats)
        self.proposal: Proposal | None = None
        self.motions: Motions = Motions()
        # When the open question was asked, and how long people took for earlier ones, by seat.
        self.asked_at: float = 0.0
        self.pauses: dict[int, list[float]] = {}
        self.timer: Timer | None = None
        self.time: OwnTime = OwnTime()
        self.muted: Muted = Muted()
        self.reactions: Reactions = Reactions()
        self.told: dict[tuple[int, tuple[int, ...]], list[EventSight]] = {}
        self.reaches: dict[int, Reach] = {}
        for entry in journal:
            self.apply(entry)

    # The journal --------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Carry out one line; an illegal answer raises IllegalAnswer and changes nothing."""
        kind = entry.kind
        silent = False
        if kind in MATERIAL_LINES:
            self.game = game_of(self.row)
        elif kind == "start":
            self.deal(entry.at)
        elif kind == "answer":
            is_awaited = self.playing().state.awaits(entry.seat)
            silent = self.answer(entry.seat, entry.text, entry)
            if is_awaited and not silent and not is_tables_own(entry):
                self.pauses.setdefault(entry.seat, []).append(entry.at - self.asked_at)
            self.forget_taken_back(None if not silent else entry.seat)
        elif kind == "undo":
            silent = self.take_back(entry)
        elif kind == "redo":
            place = self.redo_place(entry.seat)
            silent = self.answer(*self.taken_back[place], entry)
            del self.taken_back[place]
        elif kind == "rewind":
            self.rewind(int(entry.text), entry)
        elif kind == "propose":
            self.proposal = Proposal(entry.seat, int(entry.text), {entry.seat})
        elif kind == "agree" and self.proposal:
            self.proposal.agreed.add(entry.seat)
        if silent:
            self.numbering.add_line(entry.version, entry.seat)
        elif kind in GAME_LINES or kind == "decline":
            self.proposal = None
        if self.match is not None and (kind == "start" or kind in GAME_LINES):
            before = None if kind == "rewind" else self.timer  # gone back together, all have time
            self.timer = follow(before, self.match.state.clock(), entry.at)
        self.motions.apply(entry)
        self.muted.apply(entry)
        self.reactions.apply(entry)
        self.time.passed(entry.at)
        if kind in ("start", *GAME_LINES) and not silent:
            self.asked_at = entry.at
        if kind in TOLD_LINES:
            self.chat.append(entry)
            del self.chat[:-KEPT_LINES]
        self.version = entry.version
        self.keys[entry.key] = entry
        self.reaches.clear()

    def catch_up(self, row: TableRow, seats: list[SeatRow], journal: list[Entry]) -> None:
        """Take over what has been written elsewhere."""
        self.row = row
        self.seats = seats
        for entry in journal:
            self.apply(entry)

    def deal(self, at: float) -> None:
        """Set up the game, from its seed or from the saved state it starts with."""
        self.match = self.fresh_match()
        self.past = None
        self.stamps = [(0, at)] * len(self.match.events)
        self.told.clear()
        self.asked = [self.version + 1] * len(self.seats)

    def fresh_match(self) -> Match:
        """Return the match before its first answer."""
        row = self.row
        record = Record(row.game, row.rules, row.components)
        record.options = self.options
        record.names = json.loads(row.names)
        record.commitment = row.commitment
        record.salt = row.salt
        record.seed = row.seed
        match = Match(self.game, record)
        if row.base:
            match.events.clear()
            match.state = self.game.restore(row.base.encode())
        return match

    def answer(self, seat: int, word: str, entry: Entry) -> bool:
        """Play an answer, note whose question it has changed, and tell whether it is silent."""
        match = self.playing()
        state = match.state
        option = state.parse(seat, word)
        top = state.stack[-1]
        awaited = state.awaited()
        before = [state.options(other) for other in range(state.seats)]
        sealed = top.sealed and not state.is_immediate(option)
        steps = match.steps[:]
        match.answer(seat, word)
        if sealed:
            del match.steps[:-KEPT_STEPS]
        is_open = not sealed
        now = match.state
        if sealed and now.stack:
            after = now.stack[-1]
            sealed = after.sealed and (after.kind, after.about) == (top.kind, top.about)
        sealed = sealed and bool(now.stack)
        new = len(match.events) - len(self.stamps)
        self.stamps += [(len(match.record.answers), entry.at)] * new
        silent = not new and now.awaited() == awaited
        silent = silent and (sealed or is_private(match.steps[-1].before, now, seat))
        if silent and not sealed:
            stand_aside(match, steps)
        for other in range(now.seats):
            # Under seal, the answer of one seat leaves the questions of the others as they are.
            is_apart = sealed or silent
            if not is_apart or other == seat or before[other] != now.options(other):
                self.asked[other] = entry.version
        self.numbering.add_answer(seat if silent else NOT_SILENT)
        answers = len(match.record.answers)
        is_locked = sealed and now.stack[-1].answer_of(seat) >= 0
        began = self.seal_began(answers - 1) if sealed or silent else answers
        self.given.append(Given(is_open, began, is_locked, not is_tables_own(entry)))
        return silent

    def forget_taken_back(self, seat: int | None) -> None:
        """Forget what could be given again: of one seat, or of all."""
        self.taken_back = [taken for taken in self.taken_back if seat not in (None, taken[0])]

    def take_back(self, entry: Entry) -> bool:
        """Undo a seat's last answer; that it was fair has been checked when it was asked for.

        Under seal the answers of different seats do not touch each other: one is taken out from
        among those of the others, which stay.
        """
        match = self.playing()
        given = match.record.answers
        place = max(n for n, answer in enumerate(given) if answer.seat == entry.seat)
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
        length = len(match.events)
        self.numbering.shorten(len(match.record.answers))
        del self.given[len(match.record.answers) :]
        del self.stamps[length:]
        for told in self.told.values():
            del told[length:]

    # What follows from it -----------------------------------------------------------------

    def at(self, answers: int) -> Match:
        """Return the match as it was after a number of answers; it is valid until the next call."""
        now = self.playing()
        if answers >= len(now.record.answers):
            return now
        if self.past is None:
            self.past = Past(self.fresh_match())
        return self.past.at(answers, now.record.answers)

    def task(
        self,
        seat: int,
        answers: int | None = None,
        forced: str = "",
        pauses: tuple[float, ...] = (),
    ) -> Task:
        """Return a seat's question, now or after so many answers, for a worker to think about."""
        record = self.playing().record
        return Task(
            game=record.game,
            rules=self.row.rules,
            seats=len(self.seats),
            options=dict(record.options),
            seed=record.seed,
            base=self.row.base,
            answers=[(answer.seat, answer.word) for answer in record.answers[:answers]],
            seat=seat,
            bot=self.seats[seat].bot,
            forced=forced,
            material=self.row.own_components,
            pauses=pauses,
        )

    def derived(self) -> dict[str, object]:
        """Return the columns that lists are made from."""
        if self.match is None:
            return {}
        state = self.match.state
        awaited = state.awaited()
        over = state.is_over()
        return {
            "phase": "over" if over else "playing",
            "answers": self.numbering.total_answers([]),
            "awaited": awaited,
            "bots_awaited": sum(1 << seat for seat in self.served()),
            "deadline": self.deadline,
            "result": json.dumps([state.scores(), state.winners()]) if over else "",
        }

    @property
    def deadline(self) -> float:
        """Return when the time of the open question is up; 0 if it may take for ever."""
        return self.timer.deadline if self.timer else 0.0

    def served(self) -> list[int]:
        """Return the awaited seats that the table answers for: bots, people without a choice."""
        awaited = seats_of(0 if self.broken_after else self.playing().state.awaited())
        return [seat for seat in awaited if self.seats[seat].kind == BOT or self.forced(seat)]

    def forced(self, seat: int) -> int:
        """Say whether the table may answer for a person, or for a program on a person's seat."""
        return self.playing().state.forced(seat) if self.seats[seat].kind == PERSON else NEVER

    def pauses_of(self, seat: int) -> tuple[float, ...]:
        """Return how long the person at a seat took for the last answers."""
        return tuple(self.pauses.get(seat, [])[-PAUSES_KEPT:])

    def persons(self) -> set[int]:
        """Return the seats where people sit."""
        return {seat.number for seat in self.seats if seat.kind == PERSON}

    def seats_of(self, device: str) -> list[int]:
        """Return the seats that a device or a bearer may answer for."""
        return [
            seat.number
            for seat in self.seats
            if device and device in (seat.device, seat.token) and seat.kind == PERSON
        ]

    def is_open_to(self, device: str) -> bool:
        """Tell whether a device may look into everything: after the end, if it sat here to the end.

        Where only bots sat, the host may.
        """
        if self.row.phase != OVER:
            return False
        return bool(self.seats_of(device) or (self.row.host == device and not self.persons()))

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
                )
            )
        return told

    def with_seat(self, number: int, **values: object) -> SeatRow:
        """Return a seat with some values changed."""
        return replace(self.seats[number], **values)  # type: ignore[arg-type]


def is_tables_own(entry: Entry) -> bool:
    """Tell whether the table itself has given an answer."""
    return entry.key.partition(" ")[2].startswith(TABLES_OWN)


def game_of(row: TableRow) -> Game:
    """Return the game that a table plays, with the material that it began with."""
    return games.load_kept(row.game, row.own_components).under(row.rules)
