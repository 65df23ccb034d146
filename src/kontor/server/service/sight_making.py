"""Making sights: from the truth to the sight of one device."""

from collections.abc import Collection
from functools import cache
from typing import Final

from kontor import games
from kontor.bots import roster
from kontor.engine.frames import NEVER
from kontor.engine.match import Match
from kontor.engine.messages import ARCHIVE, SPECTATOR, Message, Option
from kontor.server.service.errors import ServiceError
from kontor.server.service.former import shown_name
from kontor.server.service.glance import waited_for
from kontor.server.service.lessons import Lesson
from kontor.server.service.live_table import LiveTable
from kontor.server.service.motions import GAME, HOST, missing, voters
from kontor.server.service.notes import note
from kontor.server.service.practice_sight import add_practice
from kontor.server.service.sight import (
    GATHERING,
    OVER,
    ChatKind,
    ChatSight,
    LessonSight,
    MessageSight,
    MotionSight,
    OptionSight,
    PaceSight,
    Phase,
    QuestionSight,
    RefusalSight,
    SeatSight,
    TableSight,
    UndoSight,
    plain,
    told_time,
)
from kontor.server.service.table_settings import DAY
from kontor.server.store.rows import BOT, PERSON, Entry, SeatRow, TableRow
from kontor.text.texts import Texts

CHAT_KINDS: Final[dict[str, ChatKind]] = {"say": "line", "phrase": "phrase"}


def table_sight(
    live: LiveTable,
    device: str,
    present: Collection[str],
    at_answer: int | None = None,
    seat: int | None = None,
    now: float = 0.0,
) -> TableSight:
    """Return what a device sees of a table, from one of its seats, now or at an earlier moment."""
    row = live.row
    mine = live.seats_of(device)
    audience = chosen_seat(live, device, seat)
    total = live.numbering.total_answers(mine)
    if at_answer is not None and not 0 <= at_answer <= total:
        raise ServiceError("error-no-such-moment", 404, answers=total)
    may_chat = live.may_chat(device)
    sight = TableSight(
        id=row.id,
        game=row.game,
        title=games.load(row.game).title,
        phase=phase_of(row),
        version=live.numbering.shown_version(live.version, mine),
        answers=total,
        at_answer=total if at_answer is None else at_answer,
        options=dict(live.options),
        public=row.public,
        host=row.host == device,
        seats=[seat_sight(live, seat, device, audience, mine, present) for seat in live.seats],
        me=audience,
        mine=mine,
        chat=[
            chat_sight(live, entry, live.numbering.shown_version(entry.version, mine))
            for entry in live.chat
            if entry.seat in mine or not live.numbering.is_silent(entry.version)
            if entry.kind not in CHAT_KINDS or may_chat
        ],
        commitment=row.commitment,
        archive=live.is_open_to(device),
        advised=roster.learned(row.game) is not None and live.is_advised(),
        corrected=row.components if row.material else "",
        broken=bool(live.broken_after),
        recorded=live.is_record,
        rematch=live.motions.rematch if mine else "",
        host_name=next(
            (shown_name(seat.name) for seat in live.seats if seat.device == row.host), ""
        ),
        invitation=invitation(live) if row.host == device else "",
        settings=live.settings,
        paused=live.course.is_paused,
        ended=live.course.ended,  # type: ignore[arg-type]
        can_say=may_chat,
        host_away=bool(mine) and is_host_away(live, device, present, now),
    )
    if sight.at_answer == total and not sight.broken:
        sight.motion = motion_sight(live, mine, device)
    if live.match is None:
        return sight
    match = live.at(live.numbering.true_answers(sight.at_answer, mine))
    sight.keep_view(match.state.view(audience))
    if audience >= 0:
        sight.since = live.numbering.shown_answers(live.own_last(audience), mine)
    is_standing = live.course.ended == "agreed" and sight.at_answer == total
    sight.scores = match.state.scores() if match.state.is_over() or is_standing else []
    sight.keep_log(live.events(audience, mine), len(match.events))
    if sight.archive:  # with the seed everything could be dealt again
        sight.seed, sight.salt = row.seed, row.salt
    if row.phase == OVER:
        sight.winners = live.match.state.winners()
    if sight.at_answer == total and not sight.broken:
        add_questions(live, sight)
    return sight


def host_name(live: LiveTable) -> str:
    """Return how the host is called at this table, if seated."""
    return next((seat.name for seat in live.seats if seat.device == live.row.host), "")


def invitation(live: LiveTable) -> str:
    """Return the link that guests need to sit down, where they need one."""
    is_needed = live.row.phase == GATHERING and not live.settings.seats_by_address
    return live.row.invitation if is_needed else ""


def chosen_seat(live: LiveTable, device: str, wished: int | None) -> int:
    """Return the seat to look from: the wished one, the one that is asked, or the first."""
    mine = live.seats_of(device)
    if wished is None:
        awaited = live.match.state.awaited() if live.match else 0
        asked = [seat for seat in mine if (awaited >> seat) & 1]
        return (asked or mine or [ARCHIVE if live.is_record else SPECTATOR])[0]
    if wished in mine or wished == SPECTATOR:
        return wished
    if (wished == ARCHIVE or 0 <= wished < len(live.seats)) and live.row.phase == OVER:
        check_open_to(live, device)  # when all lies open, everybody's eyes may be borrowed
        return wished
    raise ServiceError("error-not-your-seat", 403)


def check_open_to(live: LiveTable, device: str) -> None:
    """Insist that a device may look into everything."""
    if not live.is_open_to(device):
        raise ServiceError("error-only-who-sat", 403)


def add_questions(live: LiveTable, sight: TableSight) -> None:
    """Add what can be done now: question, refusals, whom we wait for, undo."""
    match = live.playing()
    state = match.state
    if not state.is_over() and not live.course.ended:
        sight.waiting = message_sight(waited_for(state, live.course.is_paused))
        sight.deadline = told_moment(live, live.question_deadline)
    if sight.me >= 0 and live.is_going_on() and sight.phase != OVER:
        if state.options(sight.me):
            sight.question = question_sight(match, sight.me)
            sight.forced = live.forced(sight.me) != NEVER
        sight.refusals = [
            RefusalSight(
                word=refusal.word,
                clause=refusal.clause,
                name=refusal.message.name,
                facts=plain(refusal.message.facts),
            )
            for refusal in state.refusals(sight.me)
        ]
        sight.undo = undo_sight(live, sight.me, sight.mine)
        sight.pace = pace_sight(live, live.seats[sight.me].device or "")
    if live.lesson is not None and live.lesson.seat == sight.me in sight.mine:
        sight.lesson = lesson_sight(live, live.lesson, sight)
    add_practice(live, sight)


def told_moment(live: LiveTable, deadline: float) -> float:
    """Return when time is up, as others are told it; 0 if it never is."""
    return told_time(deadline - live.time.ahead) if deadline else 0.0


def is_host_away(live: LiveTable, device: str, present: Collection[str], now: float) -> bool:
    """Tell whether a table may choose another host."""
    host = live.row.host
    if host in (device, *present) or live.row.phase == OVER:
        return False
    return now - live.row.host_seen >= live.settings.host_days * DAY


def question_sight(match: Match, seat: int) -> QuestionSight:
    """Return the question to a seat."""
    question = match.state.question(seat)
    slug = match.game.slug
    has_choice = len(question.options) > 1
    return QuestionSight(
        name=question.message.name,
        facts=plain(question.message.facts),
        options=[option_sight(slug, option, has_choice) for option in question.options],
        sealed=question.sealed,
        awaited=question.awaited,
        final=question.final,
    )


@cache
def is_confirmed(slug: str, name: str) -> bool:
    """Tell whether an option of a game is confirmed before it is sent."""
    return Texts("en", slug).has(f"{name}.confirm")


def option_sight(slug: str, option: Option, has_choice: bool) -> OptionSight:
    """Return one legal answer; where there is no choice, none needs to be confirmed."""
    return OptionSight(
        code=option.code,
        word=option.word,
        name=option.message.name,
        facts=plain(option.message.facts),
        clauses=list(option.clauses),
        pieces=list(option.pieces),
        confirm=has_choice and is_confirmed(slug, option.message.name),
    )


def undo_sight(live: LiveTable, seat: int, mine: list[int]) -> UndoSight:
    """Return how far a seat may take back, and what has been proposed."""
    reach = live.reach(seat)
    proposal = live.proposal
    return UndoSight(
        steps=reach.steps,
        reason=reach.reason,
        can_redo=live.may_redo(seat),
        consent=bool(reach.steps) and live.needs_consent(live.seats[seat].device or "", seat),
        bots=live.bots_since(seat) if live.goes_over_bots(seat) else 0,
        back=back_to(live, seat, mine),
        can_propose=proposal is None and live.numbering.total_answers(mine) > 0,
        proposed_by=proposal.seat if proposal else -1,
        proposed_to=live.numbering.shown_answers(proposal.answers, mine) if proposal else -1,
        agreed=sorted(proposal.agreed) if proposal else [],
    )


def back_to(live: LiveTable, seat: int, mine: list[int]) -> int:
    """Return to how many answers, as this reader counts them, a seat would go back by consent."""
    if live.bots_since(seat):
        return live.numbering.shown_answers(live.back(seat), mine)
    return max(0, live.numbering.total_answers(mine) - 1)


def lesson_sight(live: LiveTable, lesson: Lesson, sight: TableSight) -> LessonSight | None:
    """Return what the voice of a lesson says now; nothing when the lesson has ended."""
    if live.is_learned():
        return None
    names = [step.name for step in lesson.steps]
    told, said = sum(name in live.steps_told for name in names), live.speech()
    if said is None and live.playing().state.is_over():
        return None
    if said is None:
        return LessonSight(quiet=live.is_quiet, told=told, steps=len(names))
    is_instead = said.name != said.step.name
    return LessonSight(
        step=said.name,
        facts=plain(said.facts),
        pieces=[] if is_instead else said.pieces(),
        hoped=said.hoped(sight.question.options if sight.question else []),
        asks=bool(said.answers),
        instead=is_instead,
        told=told,
        steps=len(names),
    )


def pace_sight(live: LiveTable, device: str) -> PaceSight:
    """Return how the bots play, if there are any, and what a device may change of it."""
    if not any(seat.kind == BOT for seat in live.seats):
        return PaceSight()
    return PaceSight(
        held=live.is_held(),
        can_set=live.may_set_pace(device),
        can_hold=live.may_hold() and bool(live.seats_of(device)),
    )


def motion_sight(live: LiveTable, mine: list[int], device: str) -> MotionSight | None:
    """Return what is moved about a seat, if anything."""
    motion = live.motions.open
    if motion is None:
        return None
    deciding = voters(motion, live.seats, live.row.host)
    agreed = {live.seats[seat].device for seat in motion.agreed}
    mine_deciding = {live.seats[seat].device for seat in mine} & deciding
    return MotionSight(
        kind=motion.kind,  # type: ignore[arg-type]
        about=motion.about,
        mover=motion.mover,
        level=motion.level,
        missing=missing(motion, live.seats, live.row.host),
        can_second=bool(mine_deciding - agreed),
        can_object=(bool(mine) and motion.about == GAME)
        or motion.about in mine
        or motion.mover in mine
        or (motion.kind == HOST and live.row.host == device),
    )


def seat_sight(
    live: LiveTable,
    seat: SeatRow,
    device: str,
    me: int,
    mine: list[int],
    present: Collection[str],
) -> SeatSight:
    """Return one seat as the reader sees it."""
    awaited = bool((live.row.awaited >> seat.number) & 1)
    return SeatSight(
        number=seat.number,
        name=shown_name(seat.name),
        colour=seat.colour,
        kind=seat.kind,  # type: ignore[arg-type]
        bot=seat.bot,
        is_me=seat.number == me,
        mine=seat.number in mine,
        online=seat.kind == PERSON and (seat.device in present or seat.token in present),
        awaited=awaited,
        since=told_time(live.row.since) if awaited else 0.0,
        muted=seat.number in live.muted,
        returnable=bool(device)
        and seat.owner == device
        and live.row.phase != OVER
        and seat.number not in live.course.resigned,
        handed=seat.number in live.motions.handed,
        host=seat.device == live.row.host,
        deadline=told_moment(live, live.seat_deadline(seat.number)),
        left=time_left(live, seat),
        late=seat.number in live.clocks.late,
        resigned=seat.number in live.course.resigned,
    )


def time_left(live: LiveTable, seat: SeatRow) -> float:
    """Return how many seconds a person has whose clock does not run now."""
    clocks, number = live.clocks, seat.number
    has_clock = clocks.clock.kind != "none" and live.match is not None
    if not has_clock or seat.kind != PERSON or live.seat_deadline(number):
        return 0.0
    if number in clocks.began and clocks.is_paused:
        return told_time(clocks.clock.free_seconds + clocks.bank(number) - clocks.used[number])
    return told_time(clocks.bank(number))


def chat_sight(live: LiveTable, entry: Entry, number: int) -> ChatSight:
    """Return a line of the chat."""
    kind: ChatKind = CHAT_KINDS.get(entry.kind, "note")
    text, other = note(entry, live.seats) if kind == "note" else (entry.text, "")
    return ChatSight(
        number=number,
        seat=entry.seat,
        name=shown_name(entry.who),
        text=text,
        at=told_time(entry.at),
        kind=kind,
        other=shown_name(other),
        reactions=live.reactions.of(entry.version),
    )


def message_sight(message: Message) -> MessageSight:
    """Return a message."""
    return MessageSight(name=message.name, facts=plain(message.facts))


def phase_of(row: TableRow) -> Phase:
    """Return the phase of a table."""
    return row.phase  # type: ignore[return-value]
