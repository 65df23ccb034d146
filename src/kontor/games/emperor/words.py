"""Words: prompts, and options described with their clauses and the pieces they point at.

Everything here is made from the view of the seat concerned, so it can tell nothing more.
"""

from kontor.engine.frames import seats_of
from kontor.engine.messages import Facts, Message, Option
from kontor.engine.record import SEAT_LETTERS
from kontor.games.emperor import effects, forecast, notation
from kontor.games.emperor.codes import (
    ACCEPT,
    AGES,
    ASK_ACTION,
    ASK_ANSWER,
    ASK_ELECTOR,
    ASK_FIRST_NOBLE,
    ASK_OLD_EMPEROR,
    ASK_PUSH,
    ASK_TIE,
    ASK_VOTE,
    BAN_AT,
    BUY_KEPT,
    BUY_UNUSED,
    CHURCH_AT,
    CITY_AT,
    CITY_MOVE,
    CONVENT,
    CROWN,
    DECLINE,
    DO_CHARTER,
    DO_DOCTOR,
    DO_INDULGENCE,
    DO_MOVE,
    DO_PERMIT,
    DO_PRINCESS,
    DO_PROMOTION,
    EFFECT,
    EFFECT_END,
    ELECT,
    ELECTORATES,
    EMINENCE_AT,
    ENTER,
    ENTRANCES,
    ENTRANCES_EACH,
    KINDS,
    KNIGHT,
    KNIGHT_MOVE,
    KNIGHT_PLACE,
    NAME,
    OLDEST,
    PASS,
    PROPOSE,
    PUSH,
    QUESTIONS,
    REFUSE,
    SEAT_AT,
    SPACES,
    STANDS,
    USE_BRANDENBURG,
    USE_COLOGNE,
    USE_PALATINATE,
    USE_TRIER,
    VOTE_AGAINST,
    VOTE_FOR,
    card_of_effect,
    is_archbishop,
    kind_of,
    owner_of,
    place_of,
    tile_at,
)
from kontor.games.emperor.material import CARD_NAMES, ELECTORATE_NAMES
from kontor.games.emperor.names import age_name, kind_side, place_name
from kontor.games.emperor.view import EmperorView

FIRST_NOBLE_ROW = 1  # row 1 of the questions is row 2 of the start position card


class Said:
    """What is said of an option: a text with its facts, clauses and pieces."""

    def __init__(self, name: str, facts: Facts, clauses: str, *pieces: str) -> None:
        self.message: Message = Message(name, facts)
        self.clauses: tuple[str, ...] = tuple(clauses.split())
        self.pieces: tuple[str, ...] = pieces


def prompt(view: EmperorView) -> Message:
    """Say what the open question asks of a seat."""
    frame = view.frame
    assert frame is not None
    facts: Facts = {"seat": view.seat}
    about = frame.about
    kind = frame.kind
    if kind == ASK_ACTION:
        facts["number"] = view.board.thalers[view.seat]
    elif kind == ASK_FIRST_NOBLE:
        facts |= tile_kind(view, view.rules.material.first_kinds[about[0] + FIRST_NOBLE_ROW])
    elif kind == ASK_ANSWER:
        facts |= tile_kind(view, kind_of(about[1]))
        facts["father_seat"] = about[0]
        facts["place"] = place_name(place_of(about[1]))
    elif kind == ASK_OLD_EMPEROR:
        facts |= tile_kind(view, about[0])
    elif kind in (ASK_TIE, ASK_ELECTOR, ASK_PUSH):
        facts["place"] = place_name(about[0])
    elif kind == ASK_VOTE:
        facts["emperor_seat"] = view.board.emperor
        facts["rival_seat"] = view.board.rival
        facts["number"] = forecast.votes(view.board, view.seat)
    return Message(f"prompt-{QUESTIONS[kind]}", facts)


def waiting(view: EmperorView) -> Message:
    """Say to the others whom the table waits for."""
    frame = view.frame
    if frame is None:
        return Message("waiting-over", {})
    if frame.kind == ASK_VOTE:
        return Message("waiting-vote", {"number": len(seats_of(frame.awaited()))})
    return Message(f"waiting-{QUESTIONS[frame.kind]}", {"seat": seats_of(frame.asked)[0]})


def describe(view: EmperorView, option: int) -> Option:
    """Describe one answer: its text, the clauses it rests on, the pieces it points at."""
    said = say(view, option)
    word = notation.word(view.rules.material, option)
    return Option(option, word, said.message, said.clauses, said.pieces)


def say(view: EmperorView, option: int) -> Said:
    """Say what an option means, family by family."""
    if option >= EFFECT_END:
        return say_effect(view, option - USE_TRIER, True)
    if option >= EFFECT:
        return say_effect(view, option, False)
    if option >= USE_PALATINATE:
        entrance = option - USE_PALATINATE
        facts: Facts = {"deed": "palatinate_privilege", "number": 0}
        facts |= {**tile_kind(view, 0), **entrance_facts(entrance)}
        pieces = ("privilege:palatinate", entrance_piece(entrance))
        return Said(pushing("option-permit", entrance), facts, "R10.7 R17.2", *pieces)
    if option >= USE_COLOGNE:
        facts = {"deed": "cologne_privilege", "number": 0}
        return say_doctor(view, option - USE_COLOGNE, facts, "R10.6", "privilege:cologne")
    if option >= SEAT_AT:
        return say_elsewhere(view, option)
    if option >= KNIGHT_PLACE:
        return say_knight(view, option)
    if option >= BUY_UNUSED:
        return say_bought(view, option)
    return say_single(view, option)


def say_single(view: EmperorView, option: int) -> Said:
    """Say what an option without parameters means."""
    board = view.board
    if option == PASS:
        return Said("option-pass", {}, "R7.2")
    if option == ACCEPT:
        assert view.frame is not None
        if is_archbishop(place_of(view.frame.about[1])):
            return Said("option-accept-archbishop", {}, "R6.8 R6.10")
        return Said("option-accept", {}, "R6.8")
    if option == REFUSE:
        return Said("option-refuse", {}, "R6.9")
    if option == CONVENT:
        number = view.rules.material.convent_thalers
        return Said("option-convent", {"number": number}, "R6.9 R6.12")
    if option == DECLINE:
        return Said("option-eminence-decline", {}, "R11.1")
    if option == USE_BRANDENBURG:
        return Said("option-brandenburg", {}, "R10.8", "privilege:brandenburg")
    number = forecast.votes(board, view.seat)
    if option == VOTE_FOR:
        return Said("option-vote-for", {"seat": board.emperor, "number": number}, "R12.4 R12.5")
    assert option == VOTE_AGAINST
    return Said("option-vote-against", {"seat": board.rival, "number": number}, "R12.4 R12.5")


def say_bought(view: EmperorView, option: int) -> Said:
    """Say what buying a card does that is not carried out now."""
    unused = option < BUY_KEPT
    card = option - BUY_UNUSED if unused else option - BUY_KEPT
    name = CARD_NAMES[card]
    facts: Facts = {"deed": name, "number": view.rules.material.prices[card]}
    if unused:
        return Said("option-unused", facts, "R15.4", f"card:{name}")
    clauses = {"rival": "R7.8 R8.1", "pope": "R8.7", "church_influence": "R8.8"}
    text = f"option-{name.replace('_', '-')}"
    return Said(text, facts, clauses.get(name, "R8.10"), f"card:{name}")


def say_knight(view: EmperorView, option: int) -> Said:
    """Say where a knight goes, and what it costs if it costs anything."""
    in_turn = view.frame is not None and view.frame.kind == ASK_ACTION
    price = view.rules.material.prices[KNIGHT] if in_turn else 0
    facts: Facts = {"deed": "knight", "number": price}
    if option >= KNIGHT_MOVE:
        way = option - KNIGHT_MOVE
        origin = way // STANDS
        facts |= {"origin": place_name(origin // SPACES), "origin_space": space_name(origin)}
        facts |= stand_facts(way % STANDS)
        pieces = (knight_piece(view.seat, origin), f"space:{notation.stand(way % STANDS)}")
        return Said("option-knight-move", facts, "R9.2 R9.3", *pieces)
    stand = option - KNIGHT_PLACE
    facts |= stand_facts(stand)
    name = "option-knight-place" if in_turn else "option-first-knight"
    clauses = "R9.1 R9.3" if in_turn else "R2.9"
    return Said(name, facts, clauses, f"space:{notation.stand(stand)}")


def say_elsewhere(view: EmperorView, option: int) -> Said:
    """Say what the answers to all smaller questions mean."""
    board = view.board
    if option >= BAN_AT:
        name = ELECTORATE_NAMES[option - BAN_AT]
        elector = board.elector(option - BAN_AT)
        if elector < 0:
            return Said("option-ban-vacant", {"place": name}, "R8.10 R8.11", f"seat:{name}")
        number = view.rules.material.votes[option - BAN_AT]
        facts: Facts = {"place": name, "number": number, "seat": elector}
        return Said("option-ban", facts, "R8.10 R8.11", f"seat:{name}")
    if option >= CHURCH_AT:
        name = ELECTORATE_NAMES[option - CHURCH_AT]
        number = forecast.church_votes(board, option - CHURCH_AT)
        elector = board.elector(option - CHURCH_AT)
        if elector < 0:
            return Said("option-church-vacant", {"place": name}, "R8.8 R8.11", f"seat:{name}")
        facts = {"place": name, "number": number, "seat": elector}
        return Said("option-church", facts, "R8.8 R8.9 R8.11", f"seat:{name}")
    if option >= PUSH:
        assert view.frame is not None
        piece = knight_piece(option - PUSH, view.frame.about[0] * SPACES)
        return Said("option-push", {"owner_seat": option - PUSH}, "R11.8 R17.3", piece)
    if option >= ELECT:
        kind = option - ELECT
        assert view.frame is not None
        piece = piece_of(view, tile_at(view.frame.about[0], view.seat, kind))
        return Said("option-elect", tile_kind(view, kind), "R11.7", piece)
    if option >= NAME:
        return say_named(view, option - NAME)
    if option >= EMINENCE_AT:
        name = ELECTORATE_NAMES[option - EMINENCE_AT]
        return Said("option-eminence", {"place": name}, "R11.1", f"privilege:{name}")
    if option >= PROPOSE:
        tile = option - PROPOSE
        archbishop = is_archbishop(place_of(tile))
        text = "option-propose-archbishop" if archbishop else "option-propose"
        return Said(text, tile_facts(view, tile), "R6.7 R6.10", piece_of(view, tile))
    if option >= CROWN:
        place = (option - CROWN) // KINDS
        kind = (option - CROWN) % KINDS
        facts = {**tile_kind(view, kind), "place": place_name(place)}
        piece = piece_of(view, tile_at(place, view.seat, kind))
        return Said("option-crown", facts, "R5.5 R12.8", piece)
    if option >= CITY_MOVE:
        origin = ELECTORATE_NAMES[(option - CITY_MOVE) // ELECTORATES]
        place_to = ELECTORATE_NAMES[(option - CITY_MOVE) % ELECTORATES]
        facts = {"origin": origin, "place": place_to}
        return Said("option-city-move", facts, "R13.4", f"imperial:{origin}", f"city:{place_to}")
    if option >= CITY_AT:
        name = ELECTORATE_NAMES[option - CITY_AT]
        return Said("option-city", {"place": name}, "R2.4 R13.3", f"city:{name}")
    if option >= ENTER:
        entrance = option - ENTER
        facts = entrance_facts(entrance)
        piece = entrance_piece(entrance)
        return Said(pushing("option-enter", entrance), facts, "R17.2", piece)
    name = ELECTORATE_NAMES[option - SEAT_AT]
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


def say_effect(view: EmperorView, effect: int, repeated: bool) -> Said:
    """Say what a card does, bought from the display or repeated in Trier."""
    card = CARD_NAMES[card_of_effect(effect)]
    price = effects.price(view.rules, effect)
    facts: Facts = {"deed": f"trier_{card}" if repeated else card, "number": price}
    extra = " R10.4" if repeated else ""
    piece = "privilege:trier" if repeated else f"card:{card}"
    if effect == DO_INDULGENCE:
        facts["points"] = view.rules.material.indulgence_points
        return Said("option-indulgence", facts, "R8.12" + extra, piece)
    if effect < DO_MOVE:
        return say_doctor(view, effect - DO_DOCTOR, facts, extra, piece)
    if effect < DO_PERMIT:
        way = effect - DO_MOVE
        origin = way // (KINDS * ENTRANCES)
        kind = way // ENTRANCES % KINDS
        facts |= {"origin": place_name(origin), **tile_kind(view, kind)}
        facts |= entrance_facts(way % ENTRANCES)
        text = pushing("option-move", way % ENTRANCES)
        tile = piece_of(view, tile_at(origin, view.seat, kind))
        goal = entrance_piece(way % ENTRANCES)
        return Said(text, facts, "R8.6 R17.2" + extra, piece, tile, goal)
    if effect < DO_CHARTER:
        way = effect - DO_PERMIT
        facts |= tile_kind(view, KINDS // 2 if way >= ENTRANCES else 0)
        facts |= entrance_facts(way % ENTRANCES)
        text = pushing("option-permit", way % ENTRANCES)
        goal = entrance_piece(way % ENTRANCES)
        return Said(text, facts, "R8.13 R17.2" + extra, piece, goal)
    if effect < DO_PROMOTION:
        name = ELECTORATE_NAMES[effect - DO_CHARTER]
        material = view.rules.material
        founded = material.cities - view.board.city_supply[view.seat]
        facts |= {"place": name, "points": material.city_points[founded]}
        return Said("option-charter", facts, "R8.14" + extra, piece, f"city:{name}")
    if effect < DO_PRINCESS:
        name = ELECTORATE_NAMES[effect - DO_PROMOTION]
        facts |= {"place": name, **tile_kind(view, 0)}
        knight = knight_piece(view.seat, (effect - DO_PROMOTION) * SPACES)
        return Said("option-promotion", facts, "R8.15" + extra, piece, knight)
    target = effect - DO_PRINCESS
    place = place_name(target // AGES)
    archbishop = is_archbishop(target // AGES)
    facts |= {"place": place, **tile_kind(view, target % AGES)}
    text = "option-princess-archbishop" if archbishop else "option-princess"
    tile = piece_of(view, tile_at(target // AGES, view.seat, target % AGES))
    return Said(text, facts, "R8.16" + extra, piece, tile)


def say_doctor(view: EmperorView, tile: int, facts: Facts, extra: str, means: str) -> Said:
    """Say what a doctor does to a tile: younger, older, or off the board."""
    clauses = f"R8.2 R8.3 {extra}"
    found = {**facts, **tile_facts(view, tile)}
    ages = view.rules.material.ages
    age = kind_of(tile) % AGES
    pieces = (means, piece_of(view, tile))
    if owner_of(tile) == view.seat:
        found["new_age"] = ages[age - 1]
        return Said("option-doctor-younger", found, clauses, *pieces)
    if age == OLDEST:
        return Said("option-doctor-removes", found, clauses + " R8.4", *pieces)
    found["new_age"] = ages[age + 1]
    return Said("option-doctor-older", found, clauses, *pieces)


# Facts ------------------------------------------------------------------------------------


def tile_kind(view: EmperorView, kind: int) -> Facts:
    """Return side and age as facts."""
    return {"side": kind_side(kind), "age": age_name(view.rules.material, kind)}


def tile_facts(view: EmperorView, tile: int) -> Facts:
    """Return anybody's tile as facts."""
    place = place_name(place_of(tile))
    return {"owner_seat": owner_of(tile), "place": place, **tile_kind(view, kind_of(tile))}


def piece_of(view: EmperorView, tile: int) -> str:
    """Name the piece of a tile."""
    return f"tile:{notation.tile(view.rules.material, tile)}"


def entrance_piece(entrance: int) -> str:
    """Name the piece of an entrance: a free noble space, or the knight that gives way."""
    electorate = entrance // ENTRANCES_EACH
    pushed = entrance % ENTRANCES_EACH
    if pushed:
        return knight_piece(pushed - 1, electorate * SPACES)
    return f"space:{notation.stand(electorate * SPACES)}"


def knight_piece(owner: int, stand: int) -> str:
    """Name the piece of a knight."""
    return f"knight:{SEAT_LETTERS[owner]}:{notation.stand(stand)}"


def entrance_facts(entrance: int) -> Facts:
    """Return an entrance as facts."""
    facts: Facts = {"place": ELECTORATE_NAMES[entrance // ENTRANCES_EACH]}
    if entrance % ENTRANCES_EACH:
        facts["pushed_seat"] = entrance % ENTRANCES_EACH - 1
    return facts


def pushing(name: str, entrance: int) -> str:
    """Choose the text that speaks of a knight giving way, if one does."""
    return f"{name}-push" if entrance % ENTRANCES_EACH else name


def stand_facts(stand: int) -> Facts:
    """Return where a knight stands as facts."""
    return {"place": place_name(stand // SPACES), "space": space_name(stand)}


def space_name(stand: int) -> str:
    """Name the kind of space a knight stands on."""
    return "castle_space" if stand % SPACES else "noble_space"
