"""Refusals: for each open question what a player might try and may not, with clause and reason.

The last entry, `*`, answers everything nobody thought of.
"""

from kontor.engine import zones
from kontor.engine.frames import Frame, seats_of
from kontor.engine.messages import Facts, Refusal
from kontor.engine.record import SEAT_LETTERS
from kontor.games.emperor import (
    descendants,
    forecast,
    notation,
    why_not,
)
from kontor.games.emperor.codes import (
    ARCHDIOCESES,
    ASK_ACTION,
    ASK_BAN,
    ASK_CHURCH,
    ASK_ELECTOR,
    ASK_EMINENCE,
    ASK_FIRST_CITY,
    ASK_FIRST_KNIGHT,
    ASK_FIRST_NOBLE,
    ASK_FIRST_SEAT,
    ASK_IMPERIAL_MOVE,
    ASK_IMPERIAL_PLACE,
    ASK_MARRIAGE,
    ASK_NEW_EMPEROR,
    ASK_OLD_EMPEROR,
    ASK_PUSH,
    ASK_SON,
    ASK_SUCCESSOR,
    ASK_TIE,
    ASK_VOTE,
    COUPLE,
    ELECTORATES,
    MOST_SEATS,
    QUESTIONS,
    RIVAL,
    SEAT_OF,
    kind_of,
    owner_of,
    place_of,
)
from kontor.games.emperor.material import ELECTORATE_NAMES
from kontor.games.emperor.names import place_name
from kontor.games.emperor.reasons import Reasons
from kontor.games.emperor.view import EmperorView

# The clause behind each question, for answers that fit nowhere.
CLAUSES = (
    "R2.4",
    "R2.5",
    "R2.6",
    "R2.9",
    "R5.5",
    "R6.6",
    "R6.7",
    "R6.7",
    "R7.1",
    "R11.1",
    "R11.4",
    "R11.7",
    "R11.8",
    "R8.11",
    "R8.11",
    "R12.4",
    "R12.8",
    "R12.9",
    "R13.3",
    "R13.4",
)


def refusals(view: EmperorView) -> list[Refusal]:
    """Name what a seat might try and may not do now, each with its clause."""
    frame = view.frame
    if frame is None:
        return alone(view, "R14.2", "refusal-game-over", {})
    if view.seat < 0 or not (frame.asked >> view.seat) & 1:
        return not_asked(view, frame)
    if view.rules.votes_are_final and view.my_vote() is not None:
        return alone(view, "R12.5", "refusal-vote-is-final", {})
    reasons = Reasons(view, frame)
    refuse(reasons, view, frame)
    reasons.add("*", CLAUSES[frame.kind], f"refusal-expected-{QUESTIONS[frame.kind]}")
    return reasons.found


def alone(view: EmperorView, clause: str, name: str, facts: Facts) -> list[Refusal]:
    """Return a single reason for everything."""
    reasons = Reasons(view, None)
    reasons.add("*", clause, name, facts)
    return reasons.found


def not_asked(view: EmperorView, frame: Frame) -> list[Refusal]:
    """Say why a seat has nothing to answer now."""
    board = view.board
    seat = view.seat
    asked = seats_of(frame.asked)[0]
    if frame.kind == ASK_VOTE and seat == board.emperor:
        return alone(view, "R12.4", "refusal-emperor-votes-for-himself", {})
    if frame.kind == ASK_VOTE and seat == board.rival:
        return alone(view, "R12.4", "refusal-rival-votes-for-himself", {})
    if frame.kind == ASK_VOTE:
        return alone(view, "R12.5", "refusal-voting-goes-on", {})
    if frame.kind == ASK_ACTION and seat >= 0 and (board.out >> seat) & 1:
        if zones.count(board.rows[seat], RIVAL):
            return alone(view, "R7.8", "refusal-rival-is-out", {})
        return alone(view, "R7.2", "refusal-passed-already", {})
    clause = "R3.2" if frame.kind == ASK_ACTION else CLAUSES[frame.kind]
    return alone(view, clause, "refusal-not-your-turn", {"seat": asked})


def refuse(reasons: Reasons, view: EmperorView, frame: Frame) -> None:
    """Add the reasons of one question."""
    kind = frame.kind
    seat = view.seat
    if kind == ASK_ACTION:
        why_not.refuse_actions(reasons, seat)
    elif kind in (ASK_FIRST_CITY, ASK_IMPERIAL_PLACE):
        why_not.refuse_city_sites(reasons, "city:place", "R1.3")
        reasons.add("pass", CLAUSES[kind], "refusal-city-is-mandatory")
    elif kind == ASK_FIRST_SEAT:
        refuse_seats(reasons)
    elif kind == ASK_FIRST_NOBLE:
        refuse_first_nobles(reasons)
    elif kind == ASK_FIRST_KNIGHT:
        why_not.refuse_stands(reasons, "knight:place", "R2.10")
    elif kind in (ASK_SUCCESSOR, ASK_NEW_EMPEROR):
        refuse_crowns(reasons, seat, CLAUSES[kind])
    elif kind in (ASK_SON, ASK_OLD_EMPEROR):
        why_not.refuse_entrances(reasons, "enter")
        reasons.add("pass", CLAUSES[kind], "refusal-must-be-placed")
    elif kind == ASK_MARRIAGE:
        refuse_suitors(reasons, seat)
    elif kind == ASK_EMINENCE:
        for electorate in range(ELECTORATES):
            name = ELECTORATE_NAMES[electorate]
            reasons.add(f"eminence:{name}", "R15.2", "refusal-closed", {"place": name})
    elif kind == ASK_TIE:
        refuse_names(reasons, frame.about[0])
    elif kind == ASK_ELECTOR:
        refuse_electors(reasons, seat, frame.about[0])
    elif kind == ASK_PUSH:
        refuse_pushes(reasons, frame.about[0])
    elif kind in (ASK_CHURCH, ASK_BAN):
        refuse_church_cards(reasons, kind)
    elif kind == ASK_VOTE:
        reasons.add("pass", "R12.4", "refusal-no-abstention")
    elif kind == ASK_IMPERIAL_MOVE:
        refuse_imperial_moves(reasons)


def refuse_seats(reasons: Reasons) -> None:
    """Seats taken, and closed electorates."""
    board = reasons.view.board
    for electorate in range(ELECTORATES):
        name = ELECTORATE_NAMES[electorate]
        if not board.is_open(electorate):
            reasons.add(f"seat:{name}", "R15.2", "refusal-closed", {"place": name})
        elif board.electors[electorate] >= 0:
            facts: Facts = {"place": name, "seat": board.elector(electorate)}
            reasons.add(f"seat:{name}", "R2.5", "refusal-seat-occupied", facts)


def refuse_first_nobles(reasons: Reasons) -> None:
    """Full electorates: nothing is displaced during set-up (R2.10)."""
    board = reasons.view.board
    for electorate in range(ELECTORATES):
        name = ELECTORATE_NAMES[electorate]
        if not board.is_open(electorate):
            reasons.add(f"enter:{name}", "R15.2", "refusal-closed", {"place": name})
        elif not board.noble_room[electorate]:
            reasons.add(f"enter:{name}", "R2.10", "refusal-nobles-full", {"place": name})


def refuse_crowns(reasons: Reasons, seat: int, clause: str) -> None:
    """Electors may not take the throne while another tile can."""
    material = reasons.view.rules.material
    for tile in reasons.position.tiles_of(seat):
        place = place_of(tile)
        if SEAT_OF <= place < SEAT_OF + ELECTORATES:
            word = f"throne:{notation.own_tile(material, place, kind_of(tile))}"
            reasons.add(word, clause, "refusal-elector-stays", {"place": place_name(place)})
    reasons.add("pass", clause, "refusal-throne-must-be-filled")


def refuse_suitors(reasons: Reasons, father: int) -> None:
    """Own barons, couples and archbishops cannot be asked; the convent only after a refusal."""
    material = reasons.view.rules.material
    for tile in descendants.tiles_on_board(reasons.position):
        word = f"propose:{notation.tile(material, tile)}"
        if owner_of(tile) == father:
            reasons.add(word, "R6.7", "refusal-own-baron")
        elif kind_of(tile) >= COUPLE:
            reasons.add(word, "R6.7", "refusal-married-already")
        else:
            reasons.add(word, "R6.10", "refusal-archbishop-marries-not")
    reasons.add("convent", "R6.12", "refusal-must-propose")
    reasons.add("pass", "R6.12", "refusal-must-propose")


def refuse_names(reasons: Reasons, electorate: int) -> None:
    """Only tied players may be named; by house rule only those who can fill the seat."""
    view = reasons.view
    place = ELECTORATE_NAMES[electorate]
    tied = forecast.leaders(view.board, electorate)
    for seat in range(view.rules.seats):
        facts: Facts = {"seat": seat, "place": place}
        name = "refusal-tied-but-unable" if seat in tied else "refusal-not-tied"
        reasons.add(f"name:{SEAT_LETTERS[seat]}", "R11.4", name, facts)


def refuse_electors(reasons: Reasons, seat: int, electorate: int) -> None:
    """A couple cannot take the seat of an archdiocese; nobody may refuse it."""
    view = reasons.view
    place = ELECTORATE_NAMES[electorate]
    for kind in zones.kinds(view.board.nobles[electorate * MOST_SEATS + seat]):
        word = f"elect:{notation.kind_word(view.rules.material, kind)}"
        reasons.add(word, "R11.7", "refusal-couple-is-no-archbishop", {"place": place})
    reasons.add("pass", "R11.7", "refusal-seat-is-compulsory", {"place": place})


def refuse_pushes(reasons: Reasons, electorate: int) -> None:
    """Only knights on noble spaces give way."""
    board = reasons.view.board
    place = ELECTORATE_NAMES[electorate]
    for owner in range(reasons.view.rules.seats):
        word = f"push:{SEAT_LETTERS[owner]}"
        facts: Facts = {"place": place, "seat": owner}
        if zones.count(board.castles[electorate], owner):
            reasons.add(word, "R17.3", "refusal-castle-is-safe", {"place": place})
        else:
            reasons.add(word, "R11.8", "refusal-no-knight-here", facts)


def refuse_church_cards(reasons: Reasons, kind: int) -> None:
    """Church influence is for archdioceses, excommunication for duchies, in play."""
    board = reasons.view.board
    for electorate in range(ELECTORATES):
        name = ELECTORATE_NAMES[electorate]
        place: Facts = {"place": name}
        word = f"church:{name}" if kind == ASK_CHURCH else f"ban:{name}"
        if not board.is_open(electorate):
            reasons.add(word, "R15.2", "refusal-closed", place)
        elif kind == ASK_CHURCH and electorate >= ARCHDIOCESES:
            reasons.add(word, "R8.8", "refusal-church-in-duchy", place)
        elif kind == ASK_BAN and electorate < ARCHDIOCESES:
            reasons.add(word, "R8.10", "refusal-ban-in-archdiocese", place)
    reasons.add("pass", "R8.11", "refusal-church-card-mandatory")


def refuse_imperial_moves(reasons: Reasons) -> None:
    """An imperial city must stand where it leaves and find a free space where it goes."""
    board = reasons.view.board
    for electorate in range(ELECTORATES):
        name = ELECTORATE_NAMES[electorate]
        word = f"city:move:{name}"
        if not board.imperial[electorate]:
            reasons.add(word, "R13.4", "refusal-no-imperial-city", {"place": name})
        else:
            why_not.refuse_city_sites(reasons, word, "R13.4")
    reasons.add("pass", "R13.4", "refusal-city-must-move")
