"""Answers described for people: text, clauses, and the pieces they point at."""

from kontor.engine.messages import Facts, Option
from kontor.engine.record import SEAT_LETTERS
from kontor.games.emperor.table import codes, forecast, notation
from kontor.games.emperor.table.material import ELECTORATE_NAMES
from kontor.games.emperor.table.names import kind_facts, place_name
from kontor.games.emperor.table.view import EmperorView
from kontor.games.emperor.talk.describing_actions import (
    say_bought,
    say_doctor,
    say_effect,
    say_knight,
)
from kontor.games.emperor.talk.pieces import (
    Said,
    entrance_facts,
    entrance_piece,
    knight_piece,
    piece_of,
    pushing,
    tile_facts,
)


def describe(view: EmperorView, option: int) -> Option:
    """Describe one answer: its text, the clauses it rests on, the pieces it points at."""
    said = say(view, option)
    word = notation.word(view.rules.material, option)
    return Option(option, word, said.message, said.clauses, said.pieces)


def say(view: EmperorView, option: int) -> Said:
    """Say what an option means, family by family."""
    if option >= codes.EFFECT_END:
        return say_effect(view, option - codes.USE_TRIER, True)
    if option >= codes.EFFECT:
        return say_effect(view, option, False)
    if option >= codes.USE_PALATINATE:
        entrance = option - codes.USE_PALATINATE
        facts: Facts = {"deed": "palatinate_privilege", "number": 0}
        facts |= {**kind_facts(view.rules.material, codes.BARON), **entrance_facts(entrance)}
        pieces = ("privilege:palatinate", entrance_piece(entrance))
        return Said(pushing("option-permit", entrance), facts, "R10.7 R17.2", *pieces)
    if option >= codes.USE_COLOGNE:
        facts = {"deed": "cologne_privilege", "number": 0}
        return say_doctor(view, option - codes.USE_COLOGNE, facts, "R10.6", "privilege:cologne")
    if option >= codes.SEAT_AT:
        return say_elsewhere(view, option)
    if option >= codes.KNIGHT_PLACE:
        return say_knight(view, option)
    if option >= codes.BUY_UNUSED:
        return say_bought(view, option)
    return say_single(view, option)


def say_single(view: EmperorView, option: int) -> Said:
    """Say what an option without parameters means."""
    board = view.board
    if option == codes.PASS:
        return Said("option-pass", {}, "R7.2")
    if option in (codes.ACCEPT, codes.REFUSE):
        return say_answer(view, option)
    if option == codes.CONVENT:
        number = view.rules.material.convent_thalers
        return Said("option-convent", {"number": number}, "R6.9 R6.12")
    if option == codes.DECLINE:
        return Said("option-eminence-decline", {}, "R11.1")
    if option == codes.USE_BRANDENBURG:
        return Said("option-brandenburg", {}, "R10.8", "privilege:brandenburg")
    number = forecast.votes(board, view.seat)
    if option == codes.VOTE_FOR:
        return Said("option-vote-for", {"seat": board.emperor, "number": number}, "R12.4 R12.5")
    assert option == codes.VOTE_AGAINST
    return Said("option-vote-against", {"seat": board.rival, "number": number}, "R12.4 R12.5")


def say_answer(view: EmperorView, option: int) -> Said:
    """Say what a marriage brings, or a refusal (R6.8, R6.9)."""
    assert view.frame is not None
    father, tile = view.frame.about
    material = view.rules.material
    if option == codes.REFUSE:
        facts: Facts = {"father_seat": father, "number": material.convent_thalers}
        return Said("option-refuse", facts, "R6.9")
    facts = {"father_seat": father, "points": material.marriage_points}
    if codes.is_archbishop(codes.place_of(tile)):
        return Said("option-accept-archbishop", facts, "R6.8 R6.10")
    return Said("option-accept", facts, "R6.8")


def say_elsewhere(view: EmperorView, option: int) -> Said:
    """Say what the answers to all smaller questions mean."""
    board = view.board
    if option >= codes.BAN_AT:
        name = ELECTORATE_NAMES[option - codes.BAN_AT]
        elector = board.elector(option - codes.BAN_AT)
        if elector < 0:
            return Said("option-ban-vacant", {"place": name}, "R8.10 R8.11", f"seat:{name}")
        number = view.rules.material.votes[option - codes.BAN_AT]
        facts: Facts = {"place": name, "number": number, "seat": elector}
        return Said("option-ban", facts, "R8.10 R8.11", f"seat:{name}")
    if option >= codes.CHURCH_AT:
        name = ELECTORATE_NAMES[option - codes.CHURCH_AT]
        number = forecast.church_votes(board, option - codes.CHURCH_AT)
        elector = board.elector(option - codes.CHURCH_AT)
        if elector < 0:
            return Said("option-church-vacant", {"place": name}, "R8.8 R8.11", f"seat:{name}")
        facts = {"place": name, "number": number, "seat": elector}
        return Said("option-church", facts, "R8.8 R8.9 R8.11", f"seat:{name}")
    if option >= codes.PUSH:
        assert view.frame is not None
        piece = knight_piece(option - codes.PUSH, view.frame.about[0] * codes.SPACES)
        return Said("option-push", {"owner_seat": option - codes.PUSH}, "R11.8 R17.3", piece)
    if option >= codes.ELECT:
        kind = option - codes.ELECT
        assert view.frame is not None
        piece = piece_of(view, codes.tile_at(view.frame.about[0], view.seat, kind))
        return Said("option-elect", kind_facts(view.rules.material, kind), "R11.7", piece)
    if option >= codes.NAME:
        return say_named(view, option - codes.NAME)
    if option >= codes.EMINENCE_AT:
        name = ELECTORATE_NAMES[option - codes.EMINENCE_AT]
        return Said("option-eminence", {"place": name}, "R11.1", f"privilege:{name}")
    if option >= codes.PROPOSE:
        tile = option - codes.PROPOSE
        archbishop = codes.is_archbishop(codes.place_of(tile))
        text = "option-propose-archbishop" if archbishop else "option-propose"
        return Said(text, tile_facts(view, tile), "R6.7 R6.10", piece_of(view, tile))
    if option >= codes.CROWN:
        place = (option - codes.CROWN) // codes.KINDS
        kind = (option - codes.CROWN) % codes.KINDS
        facts = {**kind_facts(view.rules.material, kind), "place": place_name(place)}
        piece = piece_of(view, codes.tile_at(place, view.seat, kind))
        return Said("option-crown", facts, "R5.5 R12.8", piece)
    if option >= codes.CITY_MOVE:
        origin = ELECTORATE_NAMES[(option - codes.CITY_MOVE) // codes.ELECTORATES]
        place_to = ELECTORATE_NAMES[(option - codes.CITY_MOVE) % codes.ELECTORATES]
        facts = {"origin": origin, "place": place_to}
        text = "option-city-shift" if origin == place_to else "option-city-move"
        return Said(text, facts, "R13.4", f"imperial:{origin}", f"city:{place_to}")
    if option >= codes.CITY_AT:
        name = ELECTORATE_NAMES[option - codes.CITY_AT]
        return Said("option-city", {"place": name}, "R2.4 R13.3", f"city:{name}")
    if option >= codes.ENTER:
        entrance = option - codes.ENTER
        facts = entrance_facts(entrance)
        piece = entrance_piece(entrance)
        return Said(pushing("option-enter", entrance), facts, "R17.2", piece)
    name = ELECTORATE_NAMES[option - codes.SEAT_AT]
    return Said("option-seat", {"place": name}, "R2.5", f"seat:{name}")


def say_named(view: EmperorView, seat: int) -> Said:
    """Say what follows if the Emperor names one of those tied (R11.4)."""
    assert view.frame is not None
    board = view.board
    electorate = view.frame.about[0]
    result = forecast.if_won(board, electorate, seat)
    facts: Facts = {"seat": seat}
    clauses = "R11.4 R11.6" if result == forecast.KEEPS else "R11.4 R11.8"
    if result == forecast.TAKES:
        facts["points"] = forecast.seat_points(board, electorate, seat)
        clauses = "R11.4 R11.7"
    elif result == forecast.FALLS_VACANT:
        facts["holder_seat"] = board.elector(electorate)
    text = f"option-name-{forecast.OUTCOMES[result].replace('_', '-')}"
    piece = f"influence:{place_name(electorate)}:{SEAT_LETTERS[seat]}"
    return Said(text, facts, clauses, piece)
