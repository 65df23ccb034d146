"""Sights: what one device may see of a table. Pages and API are made from these alone.

| audience            | view, question, events          | archive, seed, record, analysis    |
| ------------------- | ------------------------------- | ---------------------------------- |
| a device with seats | those of the seat it looks from | after the end, from any seat       |
| a spectator         | what is public                  | never; the host, if only bots sat  |
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from msgspec import Struct, field

from kontor.engine.messages import Fact
from kontor.engine.view import View
from kontor.server.service.table_settings import TableSettings

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"

Phase = Literal["gathering", "playing", "over"]
ChatKind = Literal["line", "note", "phrase"]
SeatKind = Literal["open", "person", "bot"]
SightFacts = dict[str, Fact]


class SeatSight(Struct, frozen=True, kw_only=True):
    """One seat of a table as everybody sees it; `is_me` and `mine` are the reader's own.

    `returnable`: a bot plays for the reader, who may take the seat back. `handed`: the table has
    decided that somebody else may have it. `deadline` is the moment when this person's time is up,
    `left` how many seconds a seat has whose clock stands; both are 0 without a clock. `late`: time
    is up, and nothing has been answered yet. `resigned`: a bot plays to the end.
    """

    number: int
    name: str
    colour: str
    kind: SeatKind
    bot: str = ""
    is_me: bool = False
    mine: bool = False
    online: bool = False
    awaited: bool = False
    since: float = 0.0
    muted: bool = False
    returnable: bool = False
    handed: bool = False
    host: bool = False
    deadline: float = 0.0
    left: float = 0.0
    late: bool = False
    resigned: bool = False


class OptionSight(Struct, frozen=True, kw_only=True):
    """One legal answer; `word` is what is sent back, `pieces` are what it points at."""

    code: int
    word: str
    name: str
    facts: SightFacts
    clauses: list[str]
    pieces: list[str]
    confirm: bool = False


class QuestionSight(Struct, frozen=True, kw_only=True):
    """The open question of the seat that looks."""

    name: str
    facts: SightFacts
    options: list[OptionSight]
    sealed: bool
    awaited: bool
    final: bool = False


class RefusalSight(Struct, frozen=True, kw_only=True):
    """Something the seat might try and may not do now."""

    word: str
    clause: str
    name: str
    facts: SightFacts


class MessageSight(Struct, frozen=True, kw_only=True):
    """A text to be shown: its name and its facts."""

    name: str
    facts: SightFacts


class EventSight(Struct, frozen=True, kw_only=True):
    """A fact of the game: its place in the log, and after how many answers it came.

    `by` is the seat whose open answer it is the first to tell of, or -1. `forced` are the clauses
    of an answer that the table gave for the reader, who had no choice; None otherwise. `chosen`:
    it tells what somebody has chosen, so that one may ask why.
    """

    number: int
    answer: int
    name: str
    facts: SightFacts
    at: float
    by: int = -1
    forced: list[str] | None = None
    chosen: bool = False


class ReactionSight(Struct, frozen=True, kw_only=True):
    """A sign below a line of the chat, and the seats that have set it."""

    sign: str
    seats: list[int]


class MemoSight(Struct, frozen=True, kw_only=True):
    """What the reader has written down at a table, and whom they do not want to hear.

    `hushed` are numbers of seats as text, or "all" for the whole chat.
    """

    text: str
    hushed: list[str]


class ChatSight(Struct, frozen=True, kw_only=True):
    """A line of the chat; seat -1 is a spectator or the host without a seat.

    Lines of `kind` "note" are the table's own: `text` names a message, such as note-undo, and
    `other` somebody else it tells of. Of a "phrase", `text` is the name, to be read as phrase-NAME.
    """

    number: int
    seat: int
    name: str
    text: str
    at: float
    kind: ChatKind = "line"
    other: str = ""
    reactions: list[ReactionSight] = field(default_factory=list)


class MotionSight(Struct, frozen=True, kw_only=True):
    """What is moved about a seat: that a bot plays, that it is handed on, that its person is host.

    About the game (`about` is -1): that it ends, is abandoned, pauses or goes on. `mover` is -1 if
    the clock has moved it. `missing` counts the people who must still agree; `can_second` and
    `can_object` are the reader's own.
    """

    kind: Literal["bot", "hand", "host", "end", "abandon", "pause", "resume"]
    about: int
    mover: int
    level: str = ""
    missing: int = 0
    can_second: bool = False
    can_object: bool = False


class UndoSight(Struct, frozen=True, kw_only=True):
    """How far the seat may take back, why no further, and what has been proposed to all.

    `consent`: the others must agree to what the seat would take back next. `bots` counts their
    answers that go with it. `back` is the moment to go to by consent: before the last answer, or
    before the last decision of whoever plays against bots alone.
    """

    steps: int = 0
    reason: str = ""
    can_redo: bool = False
    can_propose: bool = False
    consent: bool = False
    bots: int = 0
    back: int = -1
    proposed_by: int = -1
    proposed_to: int = -1
    agreed: list[int] = field(default_factory=list)


class PaceSight(Struct, frozen=True, kw_only=True):
    """How the bots of a table play: whether they wait, and what the reader may change."""

    held: bool = False
    can_set: bool = False
    can_hold: bool = False


class LessonSight(Struct, frozen=True, kw_only=True):
    """What the voice of a guided game says now: a text with its facts, and what it points at.

    `hoped` are the answers it asks for, if they are few.

    `step` is what is sent back when it has been read; where it `asks`, an answer is. `instead`:
    something else was answered than it hoped for. `quiet`: the voice is silent. `told` of `steps`
    are over.
    """

    step: str = ""
    facts: SightFacts = field(default_factory=dict)
    pieces: list[str] = field(default_factory=list)
    hoped: list[str] = field(default_factory=list)
    asks: bool = False
    instead: bool = False
    quiet: bool = False
    told: int = 0
    steps: int = 0


class PracticeSight(Struct, frozen=True, kw_only=True):
    """What the voice says of a moment for practice.

    `verdict` is empty as long as nothing was answered, then `best`, `near`, `worse`, or `unknown`
    while nobody has judged the answer. `chance` and `best` are the winning chances of the answer
    and of the best one, in per cent; `reasons` say why. `hinted`, `shown`: a hint was asked for, or
    the best answer; `said` are the answers that the voice names for it, `hoped` those that get a
    ring. `judges`: the master can still be asked. `next` is the moment after this one,
    `level` how hard this one is.
    """

    name: str
    level: int
    next: str
    verdict: Literal["", "best", "near", "worse", "unknown"] = ""
    chance: int = 0
    best: int = 0
    reasons: list[MessageSight] = field(default_factory=list)
    hinted: bool = False
    shown: bool = False
    said: list[MessageSight] = field(default_factory=list)
    hoped: list[str] = field(default_factory=list)
    judges: bool = False


class SwingSight(Struct, frozen=True, kw_only=True):
    """Where the chances turned: after which answer, for whom, from and to how many percent."""

    answer: int
    seat: int
    before: int
    after: int


class TableSight(Struct, kw_only=True, dict=True):
    """Everything one device may see of a table at one version.

    `settings` are what the host has chosen for the table.
    `advised` tells whether hints and explanations can be had: the table allows them, and the game
    has been learned.
    `archive` tells whether the whole game lies open: it is over, and this device sat there.
    `deadline` is the moment when the clock answers the open question; 0 without a clock.
    `corrected` is the digest of a corrected components file; empty with the usual material.
    `host_name` is how the host is called at this table, if seated.
    `invitation` is what the host gives to guests where the address alone seats nobody.
    `paused` tells that nobody may answer now, `ended` that the people have ended the game
    themselves: `agreed` as it stands, without a winner, or `abandoned`.
    `can_say` tells whether this device may write in the chat.
    `host_away` tells that those who sit here may choose another host.
    `rematch` is the table where those who sat here play again.
    `since` is how many answers there were after the reader's last own one: what came later is
    news to somebody who was away; 0 before it, -1 for whoever only watches.
    `lesson` is what the voice of a guided game says to its learner, if this is one.
    `practice` is what the voice says of a moment for practice, until it is played on from there.
    `recorded` tells that the game was read from a file: nobody sits here, and all lies open.
    `swings` are the largest turns of an analysis, if one was made and all lies open.
    `broken` tells that the table can be read up to here, and be taken back to this moment.

    `view_object` is for the board's templates on the server; it is no field, so it never leaves.
    `whole_log` is the log up to now, of which `events` are those up to the moment that is shown.
    """

    id: str
    game: str
    title: str
    phase: Phase
    version: int
    answers: int
    at_answer: int
    options: dict[str, str]
    public: bool
    host: bool
    seats: list[SeatSight]
    me: int
    mine: list[int]
    view: dict[str, Any] | None = None
    question: QuestionSight | None = None
    refusals: list[RefusalSight] = field(default_factory=list)
    waiting: MessageSight | None = None
    deadline: float = 0.0
    events: list[EventSight] = field(default_factory=list)
    chat: list[ChatSight] = field(default_factory=list)
    undo: UndoSight = field(default_factory=UndoSight)
    pace: PaceSight = PaceSight()
    motion: MotionSight | None = None
    winners: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    commitment: str = ""
    seed: str = ""
    salt: str = ""
    forced: bool = False
    archive: bool = False
    advised: bool = False
    corrected: str = ""
    broken: bool = False
    rematch: str = ""
    host_name: str = ""
    invitation: str = ""
    swings: list[SwingSight] = field(default_factory=list)
    since: int = -1
    recorded: bool = False
    settings: TableSettings = TableSettings()
    paused: bool = False
    ended: Literal["", "agreed", "abandoned"] = ""
    can_say: bool = False
    host_away: bool = False
    lesson: LessonSight | None = None
    practice: PracticeSight | None = None

    @property
    def view_object(self) -> View | None:
        """Return the view itself, None while gathering."""
        view: View | None = self.__dict__.get("seen")
        return view

    @property
    def whole_log(self) -> list[EventSight]:
        """Return the log up to now, whatever moment is shown."""
        log: list[EventSight] = self.__dict__.get("log", [])
        return log

    def keep_log(self, log: list[EventSight], shown: int) -> None:
        """Keep the log, and show as much of it as had been told."""
        self.__dict__["log"] = log
        self.events = log[:shown]

    def keep_view(self, view: View) -> None:
        """Keep the view, and its data for everybody else."""
        self.__dict__["seen"] = view
        self.view = view.data()


class TableLine(Struct, frozen=True, kw_only=True):
    """One line of a list of tables.

    `waiting` is what the table waits for, as everybody may read it. `origin` is the table from
    which a branch plays on. `may` is what the reader may do with the table from a list. `lesson`
    is a guided game.
    """

    id: str
    game: str
    title: str
    phase: Phase
    names: list[str]
    open_seats: int
    answers: int
    my_seats: list[int]
    awaited: list[int]
    my_turn: bool
    since: float
    created: float
    rounds: int = 0
    waiting: MessageSight | None = None
    winners: list[int] = field(default_factory=list)
    branch: bool = False
    origin: str = ""
    lesson: bool = False
    may: list[Literal["rematch", "shelve", "unshelve", "circle", "leave", "delete"]] = field(
        default_factory=list
    )


def plain(facts: Mapping[str, Fact]) -> SightFacts:
    """Copy the facts of a message, so that nobody shares the engine's own."""
    return {
        name: list(value) if isinstance(value, list) else value for name, value in facts.items()
    }


def told_time(moment: float) -> float:
    """Return a moment as others are told it: to the second, for fractions tell of haste."""
    return float(int(moment))
