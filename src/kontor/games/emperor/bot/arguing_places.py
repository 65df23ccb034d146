"""What speaks for an answer by the electorates: who sits there, leads there, or has a foothold."""

from kontor.engine import zones
from kontor.engine.arguments import Comparison
from kontor.games.emperor.table import codes, forecast
from kontor.games.emperor.table.names import place_name
from kontor.games.emperor.table.public import Board


def argue_electorate(
    case: Comparison, electorate: int, before: Board, mine: Board, theirs: Board
) -> None:
    """Argue by one electorate: who sits there, and who would if seats were given now."""
    seat, place = case.seat, place_name(electorate)
    if mine.elector(electorate) == seat != theirs.elector(electorate):
        name = "reason-sits" if before.elector(electorate) != seat else "reason-stays-seated"
        case.claim(name, "electors", {"place": place})
    for rival in range(before.rules.seats):
        if rival != seat and theirs.elector(electorate) == rival != mine.elector(electorate):
            case.claim("reason-unseats", "electors", {"rival_seat": rival, "place": place})
    if not (mine.is_open(electorate) and theirs.is_open(electorate)):
        return
    what, winner = forecast.outcome(mine, electorate)
    there, other_winner = forecast.outcome(theirs, electorate)
    if winner == seat and (other_winner, there) != (winner, what):
        if what == forecast.TAKES:
            case.claim("reason-takes-seat", "influence", {"place": place})
        elif what == forecast.KEEPS and before.elector(electorate) == seat:
            case.claim("reason-keeps-seat", "influence", {"place": place})
        elif what == forecast.EMPEROR_DECIDES:
            case.claim("reason-decides-tie", "influence", {"place": place})
    elif other_winner not in (seat, winner, codes.NOBODY) and there == forecast.TAKES:
        case.claim("reason-stops-rival", "influence", {"rival_seat": other_winner, "place": place})
    here = forecast.influence(mine, electorate, seat)
    if here > forecast.influence(theirs, electorate, seat):
        case.claim("reason-influence", "influence", {"place": place, "number": here})
        argue_gain(case, electorate, mine, theirs)
    used = (mine.used >> electorate) & 1 and mine.elector(electorate) == seat
    if used and not (theirs.used >> electorate) & 1:
        case.claim("reason-privilege", "electors", {"place": place})


def argue_gain(case: Comparison, electorate: int, mine: Board, theirs: Board) -> None:
    """Argue by more influence in an electorate: what it is good for."""
    seat, place = case.seat, place_name(electorate)
    here = forecast.influence(mine, electorate, seat)
    others = [
        forecast.influence(mine, electorate, rival)
        for rival in range(mine.rules.seats)
        if rival != seat
    ]
    best = max(others)
    if not best:
        case.claim("reason-alone", "influence", {"place": place})
    elif here > best:
        case.claim("reason-leads", "influence", {"place": place, "number": here - best})
    elif here == best:
        case.claim("reason-draws-level", "influence", {"place": place})
    if not forecast.influence(theirs, electorate, seat):
        case.claim("reason-foothold", "influence", {"place": place})
    votes = mine.rules.material.votes[electorate]
    if votes > 1:
        case.claim("reason-heavy", "throne", {"place": place, "number": votes})
    foreign = zones.size(mine.cities[electorate]) - zones.count(mine.cities[electorate], seat)
    if foreign:
        case.claim("reason-foreign-cities", "money", {"place": place, "number": foreign})
    room = zones.count(mine.noble_room, electorate)
    if room:
        case.claim("reason-room", "pieces", {"place": place, "number": room})
