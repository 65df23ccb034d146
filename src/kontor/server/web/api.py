"""The API: tables, seats and answers as JSON, for programs."""

from kontor import games
from kontor.bots import roster
from kontor.server.service.sight import MemoSight, TableSight
from kontor.server.web import circle_calls, host_calls, seat_calls, talk_calls, wire
from kontor.server.web.operation import Call, Operation, Query
from kontor.text.texts import Texts

PREFIX = "/api/v1"


async def list_games(call: Call) -> wire.Games:
    """List the games with their house rules, and the bots."""
    offers = []
    for slug in games.SLUGS:
        game = games.load(slug)
        options = [
            wire.OptionOffer(option.name, option.values, option.default, option.clause)
            for option in game.options
        ]
        title = Texts(call.request.state.language, slug).say("game-title")
        offers.append(
            wire.GameOffer(
                slug,
                title,
                game.least_seats,
                game.most_seats,
                game.rules_version,
                options,
                roster.offered(slug),
            )
        )
    return wire.Games(offers, list(roster.NAMES))


async def create(call: Call) -> wire.Made:
    """Set up a table."""
    new: wire.NewTable = call.body
    return wire.Made(
        await call.service.create(
            call.device,
            new.game,
            new.seats,
            new.options,
            new.names,
            new.bots,
            new.public,
            settings=new.settings,
            circle=new.circle,
        )
    )


async def my_tables(call: Call) -> wire.Tables:
    """List the tables where I am host or have a seat."""
    return wire.Tables(await call.service.my_tables(call.device))


async def public_tables(call: Call) -> wire.Tables:
    """List the tables that are open to everybody."""
    return wire.Tables(await call.service.public_tables(call.device))


async def look(call: Call) -> TableSight:
    """Look at a table."""
    return await call.service.sight(
        call.table, call.device, call.number("at"), call.number("seat", least=-2)
    )


async def record(call: Call) -> str:
    """Return the record of a finished game to those who sat there."""
    return await call.service.record(call.table, call.device)


async def start(call: Call) -> wire.Accepted:
    """Deal."""
    return wire.Accepted(await call.service.start(call.device, call.table))


async def answer(call: Call) -> wire.Accepted:
    """Answer the question of a seat."""
    new: wire.NewAnswer = call.body
    return wire.Accepted(
        await call.service.answer(call.device, call.table, new.seat, new.word, new.version, new.key)
    )


async def undo(call: Call) -> wire.Accepted:
    """Take back the last answer of a seat."""
    new: wire.SeatCommand = call.body
    return wire.Accepted(
        await call.service.undo(call.device, call.table, new.seat, new.version, new.key or "")
    )


async def redo(call: Call) -> wire.Accepted:
    """Give the answer again that was taken back last."""
    new: wire.SeatCommand = call.body
    return wire.Accepted(
        await call.service.redo(call.device, call.table, new.seat, new.version, new.key or "")
    )


async def propose(call: Call) -> wire.Accepted:
    """Propose to go back further than undo reaches."""
    new: wire.NewProposal = call.body
    return wire.Accepted(
        await call.service.propose(call.device, call.table, new.seat, new.answers, new.key or "")
    )


async def agree(call: Call) -> wire.Accepted:
    """Agree to a proposal."""
    new: wire.SeatCommand = call.body
    return wire.Accepted(await call.service.agree(call.device, call.table, new.seat, new.key or ""))


async def decline(call: Call) -> wire.Accepted:
    """Decline or withdraw a proposal."""
    new: wire.SeatCommand = call.body
    return wire.Accepted(
        await call.service.decline(call.device, call.table, new.seat, new.key or "")
    )


async def play_on(call: Call) -> wire.Made:
    """Play on from a moment at a private table against bots."""
    new: wire.Moment = call.body
    return wire.Made(
        await call.service.play_on(call.device, call.table, new.answers, new.bot, new.seat)
    )


async def open_record(call: Call) -> wire.Made:
    """Open the record of a finished game as a table to look at."""
    new: wire.NewRecord = call.body
    return wire.Made(await call.service.open_record(call.device, new.text))


LOOK_QUERY = (
    Query("at", "After how many answers; without it, now."),
    Query(
        "seat",
        "Which of your seats looks; -1 a spectator, -2 all (after the end, if you sat there).",
        -2,
    ),
)
TABLE = "/tables/{table}"
SEAT = TABLE + "/seats/{seat:int}"

OPERATIONS = [
    Operation(
        "GET",
        "/games",
        "listGames",
        "Games, house rules and bots",
        list_games,
        wire.Games,
        needs_device=False,
    ),
    Operation("GET", "/tables", "listMyTables", "My tables", my_tables, wire.Tables),
    Operation(
        "POST",
        "/tables",
        "createTable",
        "Set up a table",
        create,
        wire.Made,
        wire.NewTable,
        201,
    ),
    Operation(
        "POST",
        "/records",
        "openRecord",
        "Open a record to look at it",
        open_record,
        wire.Made,
        wire.NewRecord,
        201,
    ),
    Operation(
        "GET",
        "/public-tables",
        "listPublicTables",
        "Tables open to everybody",
        public_tables,
        wire.Tables,
        needs_device=False,
    ),
    Operation(
        "POST",
        "/claims",
        "claimSeat",
        "Exchange an invitation for its seat",
        seat_calls.claim,
        wire.Claimed,
        wire.NewClaim,
    ),
    Operation(
        "GET",
        TABLE,
        "lookAtTable",
        "What I may see of a table",
        look,
        TableSight,
        query=LOOK_QUERY,
        needs_device=False,
    ),
    Operation(
        "GET", TABLE + "/record", "readRecord", "A game's record", record, str, needs_device=False
    ),
    Operation("POST", TABLE + "/start", "start", "Deal", start, wire.Accepted),
    Operation(
        "POST",
        TABLE + "/answers",
        "answer",
        "Answer a question",
        answer,
        wire.Accepted,
        wire.NewAnswer,
    ),
    Operation(
        "POST",
        TABLE + "/undo",
        "undo",
        "Take the last answer back",
        undo,
        wire.Accepted,
        wire.SeatCommand,
    ),
    Operation(
        "POST", TABLE + "/redo", "redo", "Give it again", redo, wire.Accepted, wire.SeatCommand
    ),
    Operation(
        "POST",
        TABLE + "/proposal",
        "propose",
        "Propose to go back further",
        propose,
        wire.Accepted,
        wire.NewProposal,
    ),
    Operation(
        "POST",
        TABLE + "/proposal/agree",
        "agree",
        "Agree to it",
        agree,
        wire.Accepted,
        wire.SeatCommand,
    ),
    Operation(
        "POST",
        TABLE + "/proposal/decline",
        "decline",
        "Decline or withdraw it",
        decline,
        wire.Accepted,
        wire.SeatCommand,
    ),
    Operation(
        "POST", TABLE + "/chat", "say", "Say something", talk_calls.say, wire.Accepted, wire.NewLine
    ),
    Operation(
        "POST",
        TABLE + "/reactions",
        "react",
        "Set a sign below a line",
        talk_calls.react,
        wire.Accepted,
        wire.NewReaction,
    ),
    Operation(
        "GET", TABLE + "/memo", "readMemo", "What I have written down", talk_calls.memo, MemoSight
    ),
    Operation(
        "POST",
        TABLE + "/memo",
        "keepMemo",
        "Write down something for myself",
        talk_calls.keep_memo,
        MemoSight,
        wire.NewMemo,
    ),
    Operation(
        "POST",
        TABLE + "/play-on",
        "playOn",
        "Play on from a moment against bots",
        play_on,
        wire.Made,
        wire.Moment,
        201,
    ),
    Operation("POST", SEAT + "/sit", "sit", "Sit down", seat_calls.sit, wire.Accepted, wire.Guest),
    Operation(
        "POST",
        SEAT + "/bot",
        "seatBot",
        "Let a bot take the seat",
        seat_calls.seat_bot,
        wire.Accepted,
        wire.NewBot,
    ),
    Operation(
        "POST", SEAT + "/leave", "leave", "Give the seat up", seat_calls.leave, wire.Accepted
    ),
    Operation(
        "POST",
        SEAT + "/take-back",
        "takeBack",
        "Take the seat back",
        seat_calls.take_back,
        wire.Accepted,
    ),
    Operation(
        "POST",
        TABLE + "/motion",
        "move",
        "Let the table decide about a seat or the game",
        seat_calls.move,
        wire.Accepted,
        wire.NewMotion,
    ),
    Operation(
        "POST",
        TABLE + "/motion/second",
        "second",
        "Agree to it",
        seat_calls.second,
        wire.Accepted,
        wire.SeatCommand,
    ),
    Operation(
        "POST",
        TABLE + "/motion/object",
        "object",
        "End it",
        seat_calls.objection,
        wire.Accepted,
        wire.Objection,
    ),
    Operation(
        "POST", TABLE + "/mend", "mend", "Take a broken table back", seat_calls.mend, wire.Accepted
    ),
    Operation(
        "POST", TABLE + "/link", "renewLink", "A new link", seat_calls.renew_link, wire.Accepted
    ),
    Operation(
        "POST",
        SEAT + "/invitation",
        "invite",
        "Issue an invitation",
        seat_calls.invite,
        wire.Secret,
    ),
    Operation(
        "POST",
        SEAT + "/mute",
        "mute",
        "Silence a seat",
        seat_calls.mute,
        wire.Accepted,
        wire.Silence,
    ),
    Operation(
        "POST",
        SEAT + "/send-away",
        "sendAway",
        "Send a guest away",
        seat_calls.send_away,
        wire.Accepted,
    ),
    Operation(
        "POST",
        SEAT + "/report",
        "report",
        "Report to the operator",
        seat_calls.report,
        wire.Reported,
        wire.NewReport,
    ),
    Operation(
        "POST",
        SEAT + "/token",
        "seatToken",
        "Issue a bearer token",
        seat_calls.seat_token,
        wire.Secret,
    ),
    *host_calls.OPERATIONS,
    *circle_calls.OPERATIONS,
]
