"""Scenarios of In the Shadow of the Emperor in a short notation.

Players A, B, C, D sit clockwise. The pieces of an electorate are written one after another:

    A!b45  elector        A:b25  baron on a noble space    A:c35  couple    A:k  knight
    A:K    knight on the castle      A:o  city      @  imperial city

    state = table({"saxony": "A!b45 B:c15 A:k @"}, thalers="3 7 7 7")
    play(state, "A knight:place:trier:noble")
"""

from typing import Final

from kontor import games
from kontor.engine import zones
from kontor.engine.chance import ScriptedChance
from kontor.engine.messages import Event, Facts
from kontor.games.emperor.game import EmperorGame, load
from kontor.games.emperor.state import Emperor
from kontor.games.emperor.table import forecast
from kontor.games.emperor.table.agreed import RULES_VERSION, TableRules
from kontor.games.emperor.table.codes import (
    ACTIONS,
    BARON,
    COUPLE,
    KINDS,
    MOST_SEATS,
    NOBODY,
    NOWHERE,
    OLDEST,
    SPACES,
)
from kontor.games.emperor.table.material import (
    CARD_NAMES,
    ELECTORATE_NAMES,
    PHASE_NAMES,
)
from kontor.games.emperor.table.public import Board
from tests.bench.playing import refused, seat_of

COMPONENTS: Final = games.FOLDER / "emperor" / "components.toml"
GAME: Final[EmperorGame] = load(COMPONENTS)
SEATS: Final = "ABCD"
AGES: Final = (15, 25, 35, 45)


# Building -----------------------------------------------------------------------------------


def place_of(name: str) -> int:
    """Return the electorate of this name."""
    return ELECTORATE_NAMES.index(name)


def kind_of(text: str) -> int:
    """Read a tile such as b45 or c15."""
    return (COUPLE if text[0] == "c" else BARON) + AGES.index(int(text[1:]))


def numbers(text: str) -> list[int]:
    """Read a row of numbers."""
    return [int(number) for number in text.split()]


def table(
    pieces: dict[str, str] | None = None,
    *,
    players: int = 4,
    round: int = 2,
    phase: str = "actions",
    emperor: str = "A",
    throne: str = "b15",
    active: str = "",
    out: str = "",
    rival: str = "",
    thalers: str = "",
    points: str = "",
    rows: dict[str, str] | None = None,
    taken: str = "",
    used: str = "",
    closed: str = "",
    eminence: str = "",
    beside: int = -1,
    holders: dict[str, str] | None = None,
    options: dict[str, str] | None = None,
    version: int = RULES_VERSION,
) -> Emperor:
    """Build a position and let the given phase begin; in phase IV `active` is asked.

    `taken` are cards that lie in nobody's row but are gone from their stacks.
    """
    rules = TableRules(GAME.material, players, GAME.complete(options or {}), version)
    board = Board(rules)
    board.lay_out()
    state = Emperor(rules, board, ScriptedChance([], []))
    state.log = []
    for name in closed.split():
        board.close(place_of(name))
    board.round = round
    board.emperor = seat_of(emperor)
    board.throne = kind_of(throne)
    board.aristocrats[board.emperor] -= 1
    for name, text in (pieces or {}).items():
        for piece in text.split():
            put(board, place_of(name), piece)
    for name, holder in (holders or {}).items():
        board.last_holders[place_of(name)] = seat_of(holder)
    if thalers:
        board.thalers = numbers(thalers)
        board.chips = numbers(thalers)
    if points:
        board.points = numbers(points)
    for name, text in (rows or {}).items():
        for card in text.split():
            board.rows[seat_of(name)] += zones.one(CARD_NAMES.index(card))
            board.stacks -= zones.one(CARD_NAMES.index(card))
    for card in taken.split():
        board.stacks -= zones.one(CARD_NAMES.index(card))
    for name in used.split():
        board.used |= 1 << place_of(name)
    if rival:
        board.rival = seat_of(rival)
    if eminence:
        owner, name = eminence.split(":")
        board.eminence = place_of(name) * MOST_SEATS + seat_of(owner)
        board.aristocrats[seat_of(owner)] -= 1
    if beside >= 0:
        board.imperial_beside = beside
    state.begin(PHASE_NAMES.index(phase))
    if board.phase == ACTIONS:
        board.step = 1
        board.active = (seat_of(active or emperor) - 1) % players
        for name in out:
            board.out |= 1 << seat_of(name)
    state.proceed()
    return state


def put(board: Board, electorate: int, piece: str) -> None:
    """Put one piece on the board, taking it from its supply."""
    if piece == "@":
        board.move_imperial_city(NOWHERE, electorate)
        return
    owner = seat_of(piece[0])
    what = piece[2:]
    if what in ("k", "K"):
        board.put_knight(electorate * SPACES + (what == "K"), owner)
    elif what == "o":
        board.put_city(electorate, owner)
    else:
        board.aristocrats[owner] -= 1
        if piece[1] == "!":
            board.seat_elector(electorate, owner, kind_of(what))
        else:
            board.put_noble(electorate, owner, kind_of(what))
    material = board.rules.material
    for room, spaces in (
        (board.noble_room, material.noble_spaces),
        (board.castle_room, material.castle_spaces),
        (board.city_room, material.city_spaces),
    ):
        left = zones.counts(room, len(spaces))
        assert all(left[place] <= spaces[place] for place in range(len(spaces))), "too many pieces"
    assert min(board.aristocrats + board.knight_supply + board.city_supply) >= 0, "too many pieces"


def start(players: int, first: str = "A", lots: str = "", **options: str) -> Emperor:
    """Set up a game with a chosen first Emperor and, with two players, chosen closed lots."""
    log: list[Event] = []
    script = [*numbers(lots), seat_of(first)]
    state = GAME.start(players, options, ScriptedChance([], script), log)
    assert isinstance(state, Emperor)
    state.log = log
    return state


# Playing ------------------------------------------------------------------------------------


def reason(state: Emperor, answer: str) -> str:
    """Return clause and text of a refusal: `R7.4 no-money`."""
    refusal = refused(state, answer)
    return f"{refusal.clause} {refusal.message.name.removeprefix('refusal-')}"


# Reading ------------------------------------------------------------------------------------


def options(state: Emperor, name: str, prefix: str = "") -> list[str]:
    """Return the legal answers of a player in notation, those with a beginning."""
    words = [state.word(option) for option in state.options(seat_of(name))]
    return [word for word in words if word.startswith(prefix)]


def said(state: Emperor, name: str) -> list[tuple[str, str, Facts]]:
    """Return the legal answers of a player, each with its text and facts."""
    offered = state.question(seat_of(name)).options
    return [(option.word, option.message.name, option.message.facts) for option in offered]


def asked(state: Emperor) -> str:
    """Return whom the game waits for."""
    awaited = state.awaited()
    return "".join(name for seat, name in enumerate(SEATS) if (awaited >> seat) & 1)


def tile(owner: int, kind: int) -> str:
    """Write a tile without its place."""
    return f"{SEATS[owner]}{'c' if kind >= COUPLE else 'b'}{AGES[kind % 4]}"


def nobles(state: Emperor, name: str) -> str:
    """Return everybody on the noble spaces of an electorate, knights last."""
    board = state.board
    electorate = place_of(name)
    row = []
    for seat in range(state.seats):
        for kind in zones.cards(board.nobles[electorate * MOST_SEATS + seat]):
            row.append(tile(seat, kind))
    row += [f"{SEATS[owner]}k" for owner in zones.cards(board.knights[electorate])]
    return " ".join(row)


def elector(state: Emperor, name: str) -> str:
    """Return the elector of an electorate, or nothing."""
    code = state.board.sitting(place_of(name))
    return "" if code == NOBODY else tile(code // KINDS, code % KINDS)


def throne(state: Emperor) -> str:
    """Return the tile on the throne."""
    return tile(state.board.emperor, state.board.throne)


def influence(state: Emperor, name: str) -> list[int]:
    """Return the influence of every player in an electorate."""
    return forecast.influences(state.board, place_of(name))


def row(state: Emperor, name: str) -> list[str]:
    """Return the cards in front of a player."""
    return [CARD_NAMES[card] for card in zones.cards(state.board.rows[seat_of(name)])]


def stack(state: Emperor, card: str) -> int:
    """Count the cards of a stack."""
    return zones.count(state.board.stacks, CARD_NAMES.index(card))


def phase(state: Emperor) -> str:
    """Return the name of the phase."""
    return PHASE_NAMES[state.board.phase]


def events(state: Emperor) -> list[str]:
    """Return the names of all events so far."""
    return [event.name for event in state.log or []]


def facts(state: Emperor, name: str) -> list[Facts]:
    """Return the public facts of all events of a name."""
    return [event.facts for event in state.log or [] if event.name == name]


def old_baron() -> int:
    """Return the kind of the oldest baron."""
    return BARON + OLDEST


VOTERS = {"trier": "A!b15", "saxony": "B!b15 B:b25", "mainz": "C!b15", "bohemia": "D!b15"}


def election(**more: object) -> Emperor:
    """Begin phase VI: A is Emperor, B the rival; one vote each, D two."""
    rows = {"B": "rival", **more.pop("rows", {})}  # type: ignore[dict-item]
    pieces = {**VOTERS, **more.pop("pieces", {})}  # type: ignore[dict-item]
    return table(pieces, rival="B", rows=rows, phase="election", round=4, **more)  # type: ignore[arg-type]
