"""What speaks for an answer in the Emperor's game: seats, influence, votes, Thalers and heirs."""

from kontor.engine.arguments import Comparison
from kontor.games.emperor.bot import arguing_persons as persons
from kontor.games.emperor.bot import arguing_places as places
from kontor.games.emperor.bot.features import years
from kontor.games.emperor.rules.rules import Rules
from kontor.games.emperor.table import codes, forecast
from kontor.games.emperor.table.public import Board


def argue(case: Comparison, before: Rules, after: Rules, other: Rules) -> None:
    """Say what speaks for an answer."""
    if case.is_sealed:
        persons.argue_vote(case, before.board)
        return
    if not case.is_certain:
        return
    mine, theirs = after.board, other.board
    argue_points(case, before.board, mine, theirs)
    for electorate in range(codes.ELECTORATES):
        places.argue_electorate(case, electorate, before.board, mine, theirs)
    persons.argue_choice(case, before)
    argue_throne(case, mine, theirs)
    argue_means(case, mine, theirs)
    argue_rivals(case, mine, theirs)
    if after.stack and other.stack:
        is_mine = after.awaited() >> case.seat & 1
        if is_mine and not other.awaited() >> case.seat & 1:
            case.claim("reason-goes-first", "tempo", {})


def argue_points(case: Comparison, before: Board, mine: Board, theirs: Board) -> None:
    """Argue by victory points: one's own, and those that a leader does not get."""
    seat = case.seat
    case.tally("reason-points", "points", mine.points[seat] - theirs.points[seat])
    rivals = [one for one in range(before.rules.seats) if one != seat]
    leader = max(rivals, key=lambda one: before.points[one])
    less = theirs.points[leader] - mine.points[leader]
    if less > 0:
        case.claim("reason-rival-points", "points", {"rival_seat": leader, "number": less})


def argue_throne(case: Comparison, mine: Board, theirs: Board) -> None:
    """Argue by the throne: who has it, who challenges, and with how many votes."""
    seat = case.seat
    if mine.emperor == seat != theirs.emperor:
        case.claim("reason-throne", "throne", {})
    if mine.rival == seat != theirs.rival:
        case.claim("reason-challenges", "throne", {})
    here, there = forecast.votes(mine, seat), forecast.votes(theirs, seat)
    if here > there:
        case.claim("reason-votes", "throne", {"number": here})
    for foe in range(mine.rules.seats):
        less = forecast.votes(theirs, foe) - forecast.votes(mine, foe)
        if foe != seat and less > 0:
            case.claim("reason-rival-votes", "throne", {"rival_seat": foe, "number": less})
    if seat not in (mine.emperor, theirs.emperor) and mine.emperor != theirs.emperor:
        case.claim("reason-other-emperor", "throne", {"rival_seat": mine.emperor})


def argue_means(case: Comparison, mine: Board, theirs: Board) -> None:
    """Argue by Thalers, income, heirs, and the pieces on the board."""
    seat = case.seat
    case.tally("reason-thalers", "money", mine.thalers[seat] - theirs.thalers[seat])
    case.tally(
        "reason-income", "money", forecast.income(mine, seat) - forecast.income(theirs, seat)
    )
    child = forecast.child(mine, seat)
    if child != forecast.child(theirs, seat) and child == forecast.SON:
        case.claim("reason-son", "nobles", {})
    elif child == forecast.DAUGHTER and forecast.child(theirs, seat) == forecast.NO_CHILD:
        case.claim("reason-daughter", "nobles", {})
    size, there = family(mine, seat), family(theirs, seat)
    if size[0] > there[0]:
        case.tally("reason-family", "nobles", size[0] - there[0])
    elif size[1] > there[1]:
        case.claim("reason-younger", "nobles", {})
    case.tally("reason-knight", "pieces", theirs.knight_supply[seat] - mine.knight_supply[seat])
    case.tally("reason-city", "pieces", theirs.city_supply[seat] - mine.city_supply[seat])
    if (theirs.out >> seat) & 1 and not (mine.out >> seat) & 1:
        case.claim("reason-stays-in", "tempo", {})
    if (mine.out >> seat) & 1 and not (theirs.out >> seat) & 1 and mine.thalers[seat]:
        case.claim("reason-saves", "money", {"number": mine.thalers[seat]})


def argue_rivals(case: Comparison, mine: Board, theirs: Board) -> None:
    """Argue by what the others lose: pieces, and Thalers that they are not paid."""
    for rival in range(mine.rules.seats):
        if rival == case.seat:
            continue
        if mine.knight_supply[rival] > theirs.knight_supply[rival]:
            case.claim("reason-rival-knight", "pieces", {"rival_seat": rival})
        if family(mine, rival)[0] < family(theirs, rival)[0]:
            case.claim("reason-rival-family", "nobles", {"rival_seat": rival})
        less = theirs.thalers[rival] - mine.thalers[rival]
        if less > 0:
            case.claim("reason-rival-thalers", "money", {"rival_seat": rival, "number": less})


def family(board: Board, seat: int) -> tuple[int, int]:
    """Count the tiles of a player on the board, the throne left out, and their years to come."""
    tiles = 0
    life = 0
    for electorate in range(codes.ELECTORATES):
        zone = board.nobles[electorate * codes.MOST_SEATS + seat]
        while zone:
            tiles += zone & 15
            zone >>= 4
        zone = board.nobles[electorate * codes.MOST_SEATS + seat]
        life += years(zone & codes.BARONS) + years(zone >> (4 * codes.COUPLE))
        tile = board.sitting(electorate)
        if tile != codes.NOBODY and tile // codes.KINDS == seat:
            tiles += 1
            life += codes.OLDEST - tile % codes.AGES
    return tiles, life
