"""Refusals: for each open question what a player might try and may not, with clause and reason.

The last entry, `*`, answers everything nobody thought of.
"""

from kontor.engine import zones
from kontor.engine.frames import Frame, seats_of
from kontor.engine.messages import ANYTHING, Facts, Message, Refusal, game_over, not_your_turn
from kontor.engine.record import SEAT_LETTERS
from kontor.games.emperor.table import codes, forecast, notation, tiles
from kontor.games.emperor.table.material import ELECTORATE_NAMES
from kontor.games.emperor.table.names import place_name
from kontor.games.emperor.table.view import EmperorView
from kontor.games.emperor.talk import refusals_actions, refusals_spaces
from kontor.games.emperor.talk.refusal_list import RefusalList


def when_over() -> list[Refusal]:
    """Refuse everything after the end (R14.2)."""
    return [game_over("R14.2")]


def refusals(view: EmperorView, legal: list[int], clause: str) -> list[Refusal]:
    """Name what a seat might try and may not do now; `clause` stands behind the question."""
    frame = view.frame
    assert frame is not None
    if view.seat < 0 or not (frame.asked >> view.seat) & 1:
        return not_asked(view, frame, clause)
    if view.rules.votes_are_final and view.my_vote() is not None:
        return alone("R12.5", "refusal-vote-is-final", {})
    found = RefusalList(view, legal)
    refuse(found, frame, clause)
    found.add(ANYTHING, clause, f"refusal-expected-{codes.QUESTION_NAMES[frame.kind]}")
    return found.found


def alone(clause: str, name: str, facts: Facts) -> list[Refusal]:
    """Return a single reason for everything."""
    return [Refusal(ANYTHING, clause, Message(name, facts))]


def not_asked(view: EmperorView, frame: Frame, clause: str) -> list[Refusal]:
    """Say why a seat has nothing to answer now."""
    board = view.board
    seat = view.seat
    if frame.kind == codes.ASK_VOTE and seat == board.emperor:
        return alone("R12.4", "refusal-emperor-votes-for-himself", {})
    if frame.kind == codes.ASK_VOTE and seat == board.rival:
        return alone("R12.4", "refusal-rival-votes-for-himself", {})
    if frame.kind == codes.ASK_VOTE:
        return alone("R12.5", "refusal-voting-goes-on", {})
    if frame.kind == codes.ASK_ACTION and seat >= 0 and (board.out >> seat) & 1:
        if zones.count(board.rows[seat], codes.RIVAL):
            return alone("R7.8", "refusal-rival-is-out", {})
        return alone("R7.2", "refusal-passed-already", {})
    if frame.kind == codes.ASK_ACTION:
        clause = "R3.2"
    return [not_your_turn(clause, seats_of(frame.asked)[0])]


def refuse(found: RefusalList, frame: Frame, clause: str) -> None:
    """Add the reasons of one question."""
    kind = frame.kind
    seat = found.view.seat
    if kind == codes.ASK_ACTION:
        refusals_actions.refuse_actions(found, seat)
    elif kind in (codes.ASK_FIRST_CITY, codes.ASK_IMPERIAL_PLACE):
        refusals_spaces.refuse_city_sites(found, "city:place", "R1.3")
        found.add("pass", clause, "refusal-city-is-mandatory")
    elif kind == codes.ASK_FIRST_SEAT:
        refuse_seats(found)
    elif kind == codes.ASK_FIRST_NOBLE:
        refuse_first_nobles(found)
    elif kind == codes.ASK_FIRST_KNIGHT:
        refusals_spaces.refuse_stands(found, "knight:place", "R2.10")
    elif kind in (codes.ASK_SUCCESSOR, codes.ASK_NEW_EMPEROR):
        refuse_crowns(found, seat, clause)
    elif kind in (codes.ASK_SON, codes.ASK_OLD_EMPEROR):
        refusals_spaces.refuse_entrances(found, "enter")
        found.add("pass", clause, "refusal-must-be-placed")
    elif kind == codes.ASK_MARRIAGE:
        refuse_suitors(found, seat)
    elif kind == codes.ASK_EMINENCE:
        for electorate in range(codes.ELECTORATES):
            name = ELECTORATE_NAMES[electorate]
            found.add(f"eminence:{name}", "R15.2", "refusal-closed", {"place": name})
    elif kind == codes.ASK_TIE:
        refuse_names(found, frame.about[0])
    elif kind == codes.ASK_ELECTOR:
        refuse_electors(found, seat, frame.about[0])
    elif kind == codes.ASK_PUSH:
        refuse_pushes(found, frame.about[0])
    elif kind in (codes.ASK_CHURCH, codes.ASK_BAN):
        refuse_church_cards(found, kind)
    elif kind == codes.ASK_VOTE:
        found.add("pass", "R12.4", "refusal-no-abstention")
    elif kind == codes.ASK_IMPERIAL_MOVE:
        refuse_imperial_moves(found)


def refuse_seats(found: RefusalList) -> None:
    """Seats taken, and closed electorates."""
    board = found.board
    for electorate in range(codes.ELECTORATES):
        name = ELECTORATE_NAMES[electorate]
        if not board.is_open(electorate):
            found.add(f"seat:{name}", "R15.2", "refusal-closed", {"place": name})
        elif board.sitting(electorate) >= 0:
            facts: Facts = {"place": name, "seat": board.elector(electorate)}
            found.add(f"seat:{name}", "R2.5", "refusal-seat-occupied", facts)


def refuse_first_nobles(found: RefusalList) -> None:
    """Full electorates: nothing is displaced during set-up (R2.10)."""
    board = found.board
    for electorate in range(codes.ELECTORATES):
        name = ELECTORATE_NAMES[electorate]
        if not board.is_open(electorate):
            found.add(f"enter:{name}", "R15.2", "refusal-closed", {"place": name})
        elif not zones.count(board.noble_room, electorate):
            found.add(f"enter:{name}", "R2.10", "refusal-nobles-full", {"place": name})


def refuse_crowns(found: RefusalList, seat: int, clause: str) -> None:
    """Electors may not take the throne while another tile can."""
    material = found.view.rules.material
    for tile in tiles.tiles_of(found.board, seat):
        place = codes.place_of(tile)
        if codes.SEAT_OF <= place < codes.SEAT_OF + codes.ELECTORATES:
            word = f"throne:{notation.own_tile(material, place, codes.kind_of(tile))}"
            found.add(word, clause, "refusal-elector-stays", {"place": place_name(place)})
    found.add("pass", clause, "refusal-throne-must-be-filled")


def refuse_suitors(found: RefusalList, father: int) -> None:
    """Own barons, couples and archbishops cannot be asked; the convent only after a refusal."""
    material = found.view.rules.material
    for tile in tiles.tiles_on_board(found.board):
        word = f"propose:{notation.tile(material, tile)}"
        if codes.owner_of(tile) == father:
            found.add(word, "R6.7", "refusal-own-baron")
        elif codes.kind_of(tile) >= codes.COUPLE:
            found.add(word, "R6.7", "refusal-married-already")
        else:
            found.add(word, "R6.10", "refusal-archbishop-marries-not")
    found.add("convent", "R6.12", "refusal-must-propose")
    found.add("pass", "R6.12", "refusal-must-propose")


def refuse_names(found: RefusalList, electorate: int) -> None:
    """Only tied players may be named; by house rule only those who can fill the seat."""
    place = ELECTORATE_NAMES[electorate]
    tied = forecast.leaders(found.board, electorate)
    for seat in range(found.view.rules.seats):
        facts: Facts = {"seat": seat, "place": place}
        name = "refusal-tied-but-unable" if seat in tied else "refusal-not-tied"
        found.add(f"name:{SEAT_LETTERS[seat]}", "R11.4", name, facts)


def refuse_electors(found: RefusalList, seat: int, electorate: int) -> None:
    """A couple cannot take the seat of an archdiocese; nobody may refuse it."""
    place = ELECTORATE_NAMES[electorate]
    for kind in zones.kinds(found.board.nobles[electorate * codes.MOST_SEATS + seat]):
        word = f"elect:{notation.kind_word(found.view.rules.material, kind)}"
        found.add(word, "R11.7", "refusal-couple-is-no-archbishop", {"place": place})
    found.add("pass", "R11.7", "refusal-seat-is-compulsory", {"place": place})


def refuse_pushes(found: RefusalList, electorate: int) -> None:
    """Only knights on noble spaces give way."""
    board = found.board
    place = ELECTORATE_NAMES[electorate]
    for owner in range(found.view.rules.seats):
        word = f"push:{SEAT_LETTERS[owner]}"
        facts: Facts = {"place": place, "seat": owner}
        if zones.count(board.castles[electorate], owner):
            found.add(word, "R17.3", "refusal-castle-is-safe", {"place": place})
        else:
            found.add(word, "R11.8", "refusal-no-knight-here", facts)


def refuse_church_cards(found: RefusalList, kind: int) -> None:
    """Church influence is for archdioceses, excommunication for duchies, in play."""
    board = found.board
    for electorate in range(codes.ELECTORATES):
        name = ELECTORATE_NAMES[electorate]
        place: Facts = {"place": name}
        word = f"church:{name}" if kind == codes.ASK_CHURCH else f"ban:{name}"
        if not board.is_open(electorate):
            found.add(word, "R15.2", "refusal-closed", place)
        elif kind == codes.ASK_CHURCH and electorate >= codes.ARCHDIOCESES:
            found.add(word, "R8.8", "refusal-church-in-duchy", place)
        elif kind == codes.ASK_BAN and electorate < codes.ARCHDIOCESES:
            found.add(word, "R8.10", "refusal-ban-in-archdiocese", place)
    found.add("pass", "R8.11", "refusal-church-card-mandatory")


def refuse_imperial_moves(found: RefusalList) -> None:
    """An imperial city must stand where it leaves and find a free space where it goes."""
    board = found.board
    for electorate in range(codes.ELECTORATES):
        name = ELECTORATE_NAMES[electorate]
        word = f"city:move:{name}"
        if not board.imperial[electorate]:
            found.add(word, "R13.4", "refusal-no-imperial-city", {"place": name})
        else:
            refusals_spaces.refuse_city_sites(found, word, "R13.4")
    found.add("pass", "R13.4", "refusal-city-must-move")
