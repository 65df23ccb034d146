"""A table in memory: its journal folded into seats, a match, and what has been proposed.

| line of the journal | what it does                                                        |
| ------------------- | ------------------------------------------------------------------- |
| create, seat        | who sits where (the seats themselves are rows)                      |
| record              | the game was read from a file; nobody sits here (opening.py)        |
| material, withdraw  | the table plays with a corrected components file, or no longer      |
| start               | the first deal                                                      |
| answer              | an answer of a seat, in notation                                    |
| undo, redo          | a seat takes its last answer back, or gives it again                |
| propose             | a seat asks all to go back to a number of answers                   |
| agree, decline      | a person's reply; any answer or undo lets the proposal lapse        |
| rewind              | the last agreement needed: back to that number of answers           |
| motion, second, object | what is moved, and who agrees (motions.py)                       |
| settings, options   | what the host has changed before the deal (the values are rows)     |
| swap, host          | two seats change places, somebody else is host (rows, too)          |
| pause, resume, ended | the game stands, goes on, was ended by its people (course.py)      |
| late                | the time of a seat is up (seat_clocks.py)                           |
| mend                | back to a version: the lines after it do not count (folding.py)     |
| erase               | somebody has gone for good: names in earlier lines are others       |
| say, phrase         | a line of chat, or the name of a ready phrase                       |
| react               | a sign below a line of chat (reactions.py)                          |
| mute, unmute        | the host silences a seat's chat, or lets it speak again (muted.py)  |
| pace                | how quick bots are, and whether they wait (holding.py)              |
| lesson, practice    | what was read of a lesson (taught.py), asked for in practice        |

A replay of the longest recorded game takes about 5 ms as plain Python, so there are no snapshots;
only while somebody looks back are some states kept (past.py).
"""

import json
from dataclasses import replace
from typing import Final

from kontor import games
from kontor.bots import roster
from kontor.engine.frames import MASKED, NEVER, seats_of
from kontor.engine.game import Game
from kontor.engine.match import Match, Reach
from kontor.engine.record import Record
from kontor.server.service.course import Course
from kontor.server.service.given import Given, is_private, only_clauses, stand_aside
from kontor.server.service.glance import glance
from kontor.server.service.going_back import Decided
from kontor.server.service.holding import Holding
from kontor.server.service.motions import Motions, Proposal
from kontor.server.service.muted import Muted
from kontor.server.service.numbering import NOT_SILENT, Numbering
from kontor.server.service.pacing import PAUSES_KEPT
from kontor.server.service.past import Past
from kontor.server.service.reactions import Reactions
from kontor.server.service.seat_clocks import SeatClocks
from kontor.server.service.sight import EventSight
from kontor.server.service.table_settings import TableSettings, settings_of
from kontor.server.service.taught import Taught
from kontor.server.service.thinking import Task
from kontor.server.service.timing import OwnTime, Timer, follow
from kontor.server.store.rows import BOT, PERSON, Entry, SeatRow, TableRow

GAME_LINES: Final = ("answer", "undo", "redo", "rewind")
RECORD: Final = "record"
MATERIAL_LINES: Final = ("material", "withdraw")
AGREED_LINES: Final = ("settings", "options")
# Lines that everybody at the table reads beside the chat, in order of time.
TOLD_LINES: Final = (
    *("say", "phrase", "seat", "material", "withdraw", "motion", "object"),
    *("settings", "options", "link", "swap", "host", "pause", "resume", "ended", "late", "hook"),
    *("undo", "redo", "propose", "decline", "rewind", "mend", "rematch", "mute", "unmute"),
)
KEPT_LINES: Final = 200
# States before answers under seal that are kept for undo; further back, answers are replayed.
KEPT_STEPS: Final = 32
# How the keys of answers begin that the table gives for a seat; nobody else may use such keys.
TABLES_OWN: Final = "bot "
USUAL_SPEED: Final = "brisk"


class LiveTable(Taught):
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
        self.is_record: bool = bool(journal) and journal[0].kind == RECORD
        self.past: Past | None = None
        self.stamps: list[tuple[int, float]] = []
        self.taken_back: list[tuple[int, str]] = []
        self.numbering: Numbering = Numbering()
        self.given: list[Given] = []
        self.asked: list[int] = [0] * len(seats)
        self.proposal: Proposal | None = None
        self.motions: Motions = Motions()
        self.settings: TableSettings = settings_of(row)
        self.course: Course = Course()
        self.clocks: SeatClocks = SeatClocks(self.settings.clock)
        # When the open question was asked, and how long people took for earlier ones, by seat.
        self.asked_at: float = 0.0
        self.pauses: dict[int, list[float]] = {}
        self.timer: Timer | None = None
        self.time: OwnTime = OwnTime()
        self.muted: Muted = Muted()
        self.holding: Holding = Holding()
        self.reactions: Reactions = Reactions()
        self.steps_told = {}
        self.is_quiet: bool = False
        self.told: dict[tuple[int, tuple[int, ...]], list[EventSight]] = {}
        self.reaches: dict[int, Reach] = {}
        self.decided: dict[int, Decided] = {}
        for entry in journal:
            self.apply(entry)

    # The journal --------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Carry out one line; an illegal answer raises IllegalAnswer and changes nothing."""
        kind = entry.kind
        silent = False
        settled = self.settled(entry)
        if kind in MATERIAL_LINES:
            self.game = game_of(self.row)
        elif kind in AGREED_LINES:
            self.options = json.loads(self.row.options)
            self.settings = settings_of(self.row)
            self.clocks = SeatClocks(self.settings.clock)
        elif kind == "pace":
            self.settings = settings_of(self.row)
            self.holding.apply(entry)
        elif kind == "start":
            self.deal(entry.at)
        elif kind == "answer":
            silent = self.answered(entry)
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
        if not silent:
            self.motions.apply(entry)
        self.course.apply(entry)
        self.follow_time(entry, silent)
        self.muted.apply(entry)
        self.reactions.apply(entry)
        self.follow_lesson(entry, settled)
        if kind in TOLD_LINES:
            self.chat.append(entry)
            del self.chat[:-KEPT_LINES]
        self.version = entry.version
        self.keys[entry.key] = entry
        self.reaches.clear()

    def follow_time(self, entry: Entry, silent: bool) -> None:
        """Let clocks begin, end, stand and go on, as far as others know of it."""
        is_game = entry.kind == "start" or entry.kind in GAME_LINES
        if self.match is not None and is_game:
            is_anew = entry.kind == "rewind"  # gone back together, all have time
            state = self.match.state
            self.timer = follow(None if is_anew else self.timer, state.clock(), entry.at)
            if not silent:
                self.clocks.answered(entry.at, seats_of(state.awaited()), entry.seat, is_anew)
                self.asked_at = entry.at
        self.clocks.apply(entry)
        self.motions.forget_late(self.clocks.late)
        if entry.kind == "resume":
            self.asked_at += self.course.rested
            if self.timer:
                self.timer = replace(self.timer, began=self.timer.began + self.course.rested)
        self.time.passed(entry.at)

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

    def answered(self, entry: Entry) -> bool:
        """Play an answer, follow what it means for people and bots, tell whether it is silent."""
        is_awaited = self.playing().state.awaits(entry.seat)
        silent = self.answer(entry.seat, entry.text, entry)
        if is_tables_own(entry):
            # What the table answers leaves what can be given again, if it still can be.
            if self.seats[entry.seat].kind == BOT:
                self.holding.answered()
            return silent
        if is_awaited and not silent:
            self.pauses.setdefault(entry.seat, []).append(entry.at - self.asked_at)
        self.forget_taken_back(entry.seat if silent else None)
        return silent

    def answer(self, seat: int, word: str, entry: Entry) -> bool:
        """Play an answer, note whose question it has changed, and tell whether it is silent."""
        match = self.playing()
        state = match.state
        option = state.parse(seat, word)
        is_own = not is_tables_own(entry)
        forced = None if is_own else only_clauses(state, seat)
        top = state.stack[-1]
        awaited = state.awaited()
        before = [state.options(other) for other in range(state.seats)]
        is_chosen = len(before[seat]) > 1 or state.forced(seat) == MASKED
        sealed = top.sealed and not state.is_immediate(option)
        steps = match.steps[:]
        match.answer(seat, word)
        if is_own:
            self.decided[seat] = Decided(len(match.record.answers) - 1, match.steps[-1].before)
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
        is_whole = word.isalpha()
        self.given.append(Given(is_open, began, is_locked, is_own, forced, is_chosen, is_whole))
        return silent

    def forget_taken_back(self, seat: int | None) -> None:
        """Forget what could be given again: of one seat, or of all."""
        self.taken_back = [taken for taken in self.taken_back if seat not in (None, taken[0])]

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
            bot=self.seats[seat].bot or roster.USUAL,
            forced=forced,
            material=self.row.own_components,
            pauses=pauses,
            speed=self.settings.pace if not forced or self.is_alone() else USUAL_SPEED,
            scripted=self.scripted(seat),
        )

    def derived(self) -> dict[str, object]:
        """Return the columns that lists are made from."""
        if self.match is None:
            return {}
        state = self.match.state
        awaited = state.awaited() if self.is_going_on() else 0
        over = state.is_over() or bool(self.course.ended)
        return {
            "phase": "over" if over else "playing",
            "answers": self.numbering.total_answers([]),
            **glance(state, self.course.is_paused),
            "awaited": awaited,
            "bots_awaited": sum(1 << seat for seat in self.served()),
            "deadline": self.deadline,
            "result": json.dumps([state.scores(), state.winners()]) if state.is_over() else "",
        }

    @property
    def deadline(self) -> float:
        """Return when time is up, for the question or for a seat; 0 if it may take for ever."""
        found = [self.question_deadline, *(self.seat_deadline(seat) for seat in self.persons())]
        return min((moment for moment in found if moment), default=0.0)

    @property
    def question_deadline(self) -> float:
        """Return when the time of the open question is up; 0 if it may take for ever."""
        return self.timer.deadline if self.timer and self.is_going_on() else 0.0

    def seat_deadline(self, seat: int) -> float:
        """Return when the time of a person is up; 0 without a clock."""
        is_asked = self.seats[seat].kind == PERSON and self.is_going_on()
        return self.clocks.deadline(seat) if is_asked else 0.0

    def is_going_on(self) -> bool:
        """Tell whether anybody may answer: the game was dealt, and neither pauses nor was ended."""
        return self.match is not None and not (self.course.is_paused or self.course.ended)

    def served(self) -> list[int]:
        """Return the awaited seats that the table answers for: bots, people without a choice."""
        if self.broken_after or not self.is_going_on():
            return []
        awaited = seats_of(self.playing().state.awaited())
        bots = [seat for seat in awaited if self.seats[seat].kind == BOT]
        held = bots[self.holding.steps :] if self.is_held() else []
        held = bots if self.is_read_first() else held
        return [
            seat
            for seat in awaited
            if seat not in held and (seat in bots or self.is_late(seat) or self.forced(seat))
        ]

    def may_hold(self) -> bool:
        """Tell whether bots may be held: one device plays against them, and no clock runs."""
        is_timed = self.settings.clock.kind != "none" or bool(self.timer)
        return self.is_alone() and not is_timed

    def is_held(self) -> bool:
        """Tell whether the bots wait until they may go on."""
        return self.holding.is_on and self.may_hold()

    def is_late(self, seat: int) -> bool:
        """Tell whether a bot gives this answer of a person, whose time is up."""
        return self.seats[seat].kind == PERSON and self.clocks.late.get(seat) == "answer"

    def forced(self, seat: int) -> int:
        """Say whether the table may answer for a person, or for a program on a person's seat."""
        return self.playing().state.forced(seat) if self.seats[seat].kind == PERSON else NEVER

    def pauses_of(self, seat: int) -> tuple[float, ...]:
        """Return how long the person at a seat took for the last answers."""
        return tuple(self.pauses.get(seat, [])[-PAUSES_KEPT:])

    def with_seat(self, number: int, **values: object) -> SeatRow:
        """Return a seat with some values changed."""
        return replace(self.seats[number], **values)  # type: ignore[arg-type]


def is_tables_own(entry: Entry) -> bool:
    """Tell whether the table itself has given an answer."""
    return entry.key.partition(" ")[2].startswith(TABLES_OWN)


def game_of(row: TableRow) -> Game:
    """Return the game that a table plays, with the material that it began with."""
    return games.load_kept(row.game, row.own_components).under(row.rules)
