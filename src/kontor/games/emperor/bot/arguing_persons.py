"""What speaks for an answer that is about persons: votes, seats, marriages, and whom it hits."""

from kontor.engine.arguments import Comparison
from kontor.games.emperor.rules.rules import Rules
from kontor.games.emperor.table import codes, forecast
from kontor.games.emperor.table.names import place_name
from kontor.games.emperor.table.public import Board


def argue_vote(case: Comparison, board: Board) -> None:
    """Argue for a vote: the point for the winner's friends, the leader, and the weight of it."""
    emperor, rival = board.emperor, board.rival
    chosen, against = (emperor, rival) if case.option == codes.VOTE_FOR else (rival, emperor)
    votes = forecast.all_votes(board)
    points = board.points
    if points[against] > points[chosen]:
        number = points[against] - points[chosen]
        case.claim("reason-vote-behind", "points", {"rival_seat": against, "number": number})
    if points[case.seat] > points[chosen]:
        number = points[case.seat] - points[chosen]
        case.claim("reason-vote-harmless", "lead", {"rival_seat": chosen, "number": number})
    if points[against] >= max(points):
        case.claim("reason-vote-leader", "lead", {"rival_seat": against})
    if votes[chosen] > votes[against]:
        case.claim("reason-vote-stronger", "throne", {"rival_seat": chosen})
    own = votes[case.seat]
    needed = votes[against] - votes[chosen]
    if 0 <= needed < own:
        case.claim("reason-vote-tips", "throne", {"rival_seat": chosen, "number": own})
    if not own:
        case.claim("reason-vote-free", "throne", {})


def argue_choice(case: Comparison, before: Rules) -> None:
    """Argue for the answer to a question of few words."""
    kind, option, other = before.stack[-1].kind, case.option, case.other_option
    if kind == codes.ASK_ELECTOR and min(option, other) >= codes.ELECT:
        argue_tile(case, option - codes.ELECT, other - codes.ELECT)
    elif kind in (codes.ASK_NEW_EMPEROR, codes.ASK_SUCCESSOR):
        argue_tile(case, (option - codes.CROWN) % codes.KINDS, (other - codes.CROWN) % codes.KINDS)
    elif kind == codes.ASK_BAN:
        argue_ban(case, before.board, option - codes.BAN_AT)
    elif kind == codes.ASK_CHURCH:
        argue_church(case, before.board, option - codes.CHURCH_AT)
    elif kind == codes.ASK_TIE:
        argue_weaker(case, before.board, option - codes.NAME, other - codes.NAME)
    elif kind == codes.ASK_PUSH:
        argue_weaker(case, before.board, other - codes.PUSH, option - codes.PUSH)
        if other - codes.PUSH == case.seat:
            case.claim("reason-spares-knight", "pieces", {})
    elif kind == codes.ASK_MARRIAGE:
        argue_match(case, before.board)
    elif kind == codes.ASK_ANSWER:
        father = before.stack[-1].about[0]
        if option == codes.ACCEPT:
            case.claim("reason-couple", "nobles", {"rival_seat": father})
        elif before.board.points[father] > before.board.points[case.seat]:
            case.claim("reason-refuses-leader", "lead", {"rival_seat": father})


def argue_tile(case: Comparison, kind: int, other: int) -> None:
    """Argue for a tile that takes a seat or the throne: by its age and its side."""
    age, other_age = kind % codes.AGES, other % codes.AGES
    if age < other_age:
        case.claim("reason-young-sits", "electors", {})
        if other_age == codes.OLDEST:
            case.claim("reason-oldest-dies", "tempo", {})
    elif age > other_age:
        case.claim("reason-old-sits", "nobles", {})
    if kind >= codes.COUPLE > other:
        case.claim("reason-couple-sits", "electors", {})
    elif other >= codes.COUPLE > kind:
        case.claim("reason-couple-free", "influence", {})


def argue_ban(case: Comparison, board: Board, electorate: int) -> None:
    """Argue for an excommunication: whom it silences."""
    holder, place = board.elector(electorate), place_name(electorate)
    if holder == codes.NOBODY:
        case.claim("reason-ban-nobody", "throne", {"place": place})
    elif holder != case.seat:
        case.claim("reason-ban-holder", "throne", {"place": place, "rival_seat": holder})
        if board.points[holder] == max(board.points):
            case.claim("reason-hits-leader", "lead", {"rival_seat": holder})
    number = board.rules.material.votes[electorate]
    if holder != case.seat:
        case.claim("reason-ban-weight", "throne", {"place": place, "number": number})


def argue_church(case: Comparison, board: Board, electorate: int) -> None:
    """Argue for church influence: whom it helps."""
    holder, place = board.elector(electorate), place_name(electorate)
    if holder == codes.NOBODY:
        case.claim("reason-church-nobody", "throne", {"place": place})
    elif holder == case.seat:
        case.claim("reason-church-own", "throne", {"place": place})
    elif board.points[holder] < board.points[case.seat]:
        case.claim("reason-church-weak", "lead", {"place": place, "rival_seat": holder})


def argue_weaker(case: Comparison, board: Board, helped: int, harmed: int) -> None:
    """Argue for helping one player rather than another."""
    if case.seat in (helped, harmed):
        return
    number = board.points[harmed] - board.points[helped]
    if number > 0:
        facts = {"rival_seat": harmed, "number": number}
        case.claim("reason-harms-stronger", "points", {**facts})
    if board.points[harmed] == max(board.points):
        case.claim("reason-hits-leader", "lead", {"rival_seat": harmed})
    if forecast.votes(board, harmed) > forecast.votes(board, helped):
        case.claim("reason-harms-votes", "throne", {"rival_seat": harmed})


def argue_match(case: Comparison, board: Board) -> None:
    """Argue for a suitor: one's own, one of somebody harmless, or an old one."""
    option, other = case.option, case.other_option
    if option == codes.CONVENT:
        case.claim("reason-convent", "money", {})
        return
    tile = option - codes.PROPOSE
    owner, kind = codes.owner_of(tile), codes.kind_of(tile)
    place = codes.place_of(tile)
    case.claim("reason-match-point", "points", {"rival_seat": owner})
    if board.points[owner] == min(board.points):
        case.claim("reason-match-weak", "lead", {"rival_seat": owner})
    if place >= codes.SEAT_OF and place != codes.THRONE:
        case.claim("reason-match-elector", "electors", {"rival_seat": owner})
    if other == codes.CONVENT:
        case.claim("reason-not-convent", "points", {})
        return
    refused = codes.owner_of(other - codes.PROPOSE)
    if board.points[owner] < board.points[refused] == max(board.points):
        case.claim("reason-match-not-leader", "lead", {"rival_seat": refused})
    age, other_age = kind % codes.AGES, codes.kind_of(other - codes.PROPOSE) % codes.AGES
    if age > other_age:
        case.claim("reason-match-old", "nobles", {"rival_seat": owner})
