"""The trial: a corrected components file is tried out before a table plays with it.

What somebody sends may be wrong in any way. So it is read, dealt, played at random and looked at,
for every number of players, in a process of its own with little time and memory, where nothing
else can come to harm.

| what must hold                                  | or else                                      |
| ----------------------------------------------- | -------------------------------------------- |
| the game can be read with it, and quickly       | the reader's own words: file, key, mistake   |
| a random game comes to its end, whoever plays   | what went wrong                              |
| bots can choose, and pages can be drawn         | what went wrong                              |
| all of it within `SECONDS` of work              | it takes too long                            |
"""

import json
import sys
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import process_time
from typing import Final

from kontor import games
from kontor.bots import roster
from kontor.engine.chance import seeded
from kontor.engine.components import ComponentsError
from kontor.engine.game import Game
from kontor.engine.messages import ARCHIVE, Event, Facts, Message
from kontor.engine.playout import next_seat
from kontor.engine.state import State
from kontor.server.service.live_table import LiveTable
from kontor.server.service.sight import PLAYING, TableSight
from kontor.server.service.sight_making import table_sight
from kontor.server.store.rows import PERSON, Entry, SeatRow, TableRow
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Reader, TextError, Texts

if sys.platform != "win32":
    import resource

# Seconds of work, and how long the server waits for it when the machine is busy.
SECONDS: Final = 20
PATIENCE: Final = 90.0
READING_SECONDS: Final = 0.3
MEMORY: Final = 1 << 30
# The longest random games have about five hundred answers.
MOST_ANSWERS: Final = 5_000
MOST_LETTERS: Final = 200
LOOK_EVERY: Final = 120
TRIED_BOTS: Final = ("steward", "master")
TOO_LONG: Final = "error-material-too-long"
FILE: Final = "components.toml"

Look = Callable[[TableSight], object]


def look_away(sight: TableSight) -> None:
    """Look at nothing: for services without pages."""


def tried(slug: str, text: str, look: Look) -> Message | None:
    """Try a file out; return what is wrong with it, if anything. This takes seconds."""
    context = get_context("spawn")
    here, there = context.Pipe(duplex=False)
    child = context.Process(target=report, args=(there, slug, text, look), daemon=True)
    child.start()
    there.close()
    try:
        if not here.poll(PATIENCE):
            return Message(TOO_LONG, {})
        found = here.recv()
        return Message(*found) if found else None
    except EOFError:
        return Message(TOO_LONG, {})
    finally:
        child.kill()
        child.join()
        here.close()


def report(there: Connection, slug: str, text: str, look: Look) -> None:
    """Tell the server what is wrong with a file; this is all that the process does."""
    limit()
    wrong = fault(slug, text, look)
    there.send((wrong.name, shortened(wrong.facts)) if wrong else None)


def shortened(facts: Facts) -> Facts:
    """Return facts that can be shown, however long what somebody wrote is."""
    return {
        fact: value[:MOST_LETTERS] if isinstance(value, str) else value
        for fact, value in facts.items()
    }


def limit() -> None:
    """Take no more time and memory than a good file needs."""
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def fault(slug: str, text: str, look: Look) -> Message | None:
    """Return what is wrong with a file, if anything."""
    try:
        games.load(slug)
        begun = process_time()
        game = games.load_text(slug, text)
        if process_time() - begun > READING_SECONDS:
            return Message(TOO_LONG, {})
        for seats in range(game.least_seats, game.most_seats + 1):
            play(game, text, seats, look)
    except ComponentsError as error:
        return error.problem
    except TextError as error:
        return ComponentsError(FILE, "", "no-words", value=error.name).problem
    except Exception as error:
        return ComponentsError(FILE, "", "breaks", value=type(error).__name__).problem
    return None


def play(game: Game, text: str, seats: int, look: Look) -> None:
    """Play a game at random to its end, and look at it now and then."""
    log: list[Event] = []
    state = game.start(seats, {}, seeded(f"trial {seats}"), log)
    state.log = log
    chance = seeded(f"answers {seats}")
    for answers in range(MOST_ANSWERS):
        if state.is_over():
            break
        seat = next_seat(state.awaited())
        options = state.options(seat)
        if answers % LOOK_EVERY == 0:
            look(sight_of(game, text, state, seat))
            for name in TRIED_BOTS:
                if name in roster.offered(game.slug):
                    roster.hire(name, game).choose(state.view(seat), options, chance)
        state.play(seat, options[chance.below(len(options))])
    else:
        raise ComponentsError(FILE, "", "endless", seats=seats)
    look(sight_of(game, text, state, 0))
    reader = Reader(ARCHIVE, [str(seat) for seat in range(seats)])
    for language in LANGUAGES:
        words = Texts(language, game.slug)
        for event in log:
            words.message(event.seen_by(ARCHIVE), reader)


def sight_of(game: Game, text: str, state: State, seat: int) -> TableSight:
    """Return what somebody at a table would see of a position."""
    people = [
        SeatRow(number, PERSON, str(number), device="me" if number == seat else "other")
        for number in range(state.seats)
    ]
    row = TableRow(
        id="trial",
        game=game.slug,
        rules=game.rules_version,
        components=game.components_digest,
        options=json.dumps(game.complete({})),
        host="me",
        public=False,
        created=0.0,
        version=1,
        phase=PLAYING,
        since=0.0,
        names=json.dumps([person.name for person in people]),
        base=state.save().decode(),
        material=text,
    )
    live = LiveTable(row, people, [Entry(1, "start", -1, "", "", 0.0, "start")])
    return table_sight(live, "me", ())
