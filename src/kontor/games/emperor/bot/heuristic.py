"""What a position is worth, roughly, in victory points.

The seats are foreseen as if phase V were now, the election as if those electors voted. Thalers,
tiles, knights, cities and children count at what they bring on average while rounds are left.
"""

from typing import Final

from kontor.engine import zones
from kontor.games.emperor.rules.rules import Rules
from kontor.games.emperor.table import codes, forecast
from kontor.games.emperor.table.public import Board

VICTORY: Final = 12.0
RIVAL_SHARE: Final = 0.5
# A seat in the next rounds: Trier, Cologne, Mainz, Palatinate, Saxony, Brandenburg, Bohemia.
PRIVILEGE: Final = (0.8, 0.9, 1.2, 1.4, 1.1, 0.7, 0.9)
KEEPING: Final = 0.6  # how likely a seat lasts to the next round
RETAKING: Final = 0.5  # what an old elector's seat, soon vacant, may bring again
THALER: Final = 0.2
THALERS_ENOUGH: Final = 6
SPARE_THALER: Final = 0.05
STILL_USEFUL: Final = 0.5  # of a spare Thaler while there is something to buy
LAST_THALER: Final = 0.01
TILE: Final = 0.25
LIFE: Final = 0.12  # per remaining quarter turn
COUPLE_FACTOR: Final = 1.6
KNIGHT_ON_BOARD: Final = 0.15
CITY_PER_ROUND: Final = 0.22
SON: Final = 0.9
DAUGHTER: Final = 0.5
LEAD: Final = 0.12  # per point of influence ahead, up to two
MOST_LEAD: Final = 2
REIGN: Final = 0.7  # how much of next round's reward a throne promises
VOTE_SLOPE: Final = 0.18
SWING_VOTE: Final = 0.5
SURPRISE: Final = 0.03


def worth(state: Rules, seat: int) -> float:
    """Say roughly what a position is worth to a seat: its prospects less those of its rivals."""
    board = state.board
    totals = prospects(board)
    mine = totals.pop(seat)
    lead = mine - RIVAL_SHARE * max(totals) - (1 - RIVAL_SHARE) * sum(totals) / len(totals)
    if not state.stack:
        lead += VICTORY if seat in state.winners() else -VICTORY
    return lead


def prospects(board: Board) -> list[float]:
    """Say what each player has and may expect."""
    seats = board.rules.seats
    left = board.rules.material.rounds - board.round
    totals = [float(points) for points in board.points]
    holders = foresee_seats(board, left, totals)
    if board.phase <= codes.EMPEROR_PHASE:
        foresee_throne(board, left, holders, totals)
    if left or board.phase <= codes.ACTIONS:
        for seat in range(seats):
            totals[seat] += means(board, seat, left)
    return totals


def foresee_seats(board: Board, left: int, totals: list[float]) -> list[int]:
    """Add what phase V would bring if it were now; return who would sit where."""
    holders = []
    resolved = 0
    if board.phase == codes.ELECTORS:
        resolved = max(board.step - 1, 0)
    elif board.phase > codes.ELECTORS:
        resolved = codes.ELECTORATES
    points = board.rules.material.elector_points
    for electorate in range(codes.ELECTORATES):
        tile = board.sitting(electorate)
        holder = codes.NOBODY if tile == codes.NOBODY else tile // codes.KINDS
        if electorate >= resolved and board.is_open(electorate):
            winner = foreseen_winner(board, electorate, holder, totals)
            if winner != holder and winner != codes.NOBODY:
                if forecast.suitable(board, electorate, winner):
                    totals[winner] += points
                    if electorate == codes.MAINZ:
                        totals[winner] += board.rules.material.mainz_points
                else:
                    winner = codes.NOBODY
                holder = winner
            elif electorate == codes.MAINZ and holder != codes.NOBODY:
                totals[holder] += board.rules.material.mainz_points
            elif holder != codes.NOBODY and tile % codes.AGES == codes.OLDEST and left:
                totals[holder] += RETAKING - PRIVILEGE[electorate] * KEEPING
        elif holder != codes.NOBODY and tile % codes.AGES == codes.OLDEST and left:
            totals[holder] += RETAKING - PRIVILEGE[electorate] * KEEPING
        if holder != codes.NOBODY and left:
            totals[holder] += PRIVILEGE[electorate] * KEEPING
        holders.append(holder)
    return holders


def foreseen_winner(board: Board, electorate: int, holder: int, totals: list[float]) -> int:
    """Name who would win an electorate now, counting leads that are hard to overtake."""
    best = 0
    second = 0
    winner = codes.NOBODY
    tied_holder = False
    tied_emperor = False
    for seat in range(board.rules.seats):
        mine = forecast.influence(board, electorate, seat)
        if mine > best:
            second = best
            best = mine
            winner = seat
            tied_holder = seat == holder
            tied_emperor = seat == board.emperor
        elif mine == best and mine:
            second = mine
            tied_holder = tied_holder or seat == holder
            tied_emperor = tied_emperor or seat == board.emperor
        elif mine > second:
            second = mine
    if best == 0:
        return codes.NOBODY
    if best == second:
        if tied_emperor:  # R11.4: the Emperor names himself if that helps
            emperor = board.emperor
            if holder == emperor or forecast.suitable(board, electorate, emperor):
                return emperor
        return holder if tied_holder else winner
    totals[winner] += LEAD * min(best - second, MOST_LEAD)
    return winner


def foresee_throne(board: Board, left: int, holders: list[int], totals: list[float]) -> None:
    """Share the reward of the round between the Emperor and a challenger."""
    material = board.rules.material
    reward = float(material.reward_points[board.round - 1])
    if board.phase == codes.EMPEROR_PHASE and board.step:
        reward = 0.0
    if left:
        reward += REIGN * material.reward_points[board.round]
    emperor = board.emperor
    rival = board.rival
    done = board.phase > codes.ELECTION or (
        board.phase == codes.ELECTION and board.step > 2 * board.rules.seats
    )
    if rival in (codes.NOBODY, emperor) or done:
        totals[emperor] += reward
        return
    margin = 0.0
    swing = 0.0
    for seat in range(board.rules.seats):
        number = 1.0 if zones.count(board.rows[seat], codes.POPE) else 0.0
        for electorate in range(codes.ELECTORATES):
            if holders[electorate] == seat and electorate != board.ban:
                number += material.votes[electorate]
        if board.church != codes.NOWHERE and board.elector(board.church) == seat:
            number += forecast.church_votes(board, board.church)
        if seat == rival:
            margin += number
        elif seat == emperor:
            margin -= number
        else:
            swing += number
    # The others may go either way; a tie keeps the Emperor.
    chance = SWING_VOTE + VOTE_SLOPE * (margin - SWING_VOTE) * 2 / (1 + swing * SWING_VOTE)
    chance = min(max(chance, SURPRISE), 1 - SURPRISE)
    totals[rival] += reward * chance
    totals[emperor] += reward * (1 - chance)


def means(board: Board, seat: int, left: int) -> float:
    """Say what Thalers, pieces and children of a player are worth in the rounds to come."""
    thalers = board.thalers[seat]
    if not left:
        return LAST_THALER * thalers if board.phase <= codes.ACTIONS else 0.0
    few = min(thalers, THALERS_ENOUGH)
    total = few * THALER + (thalers - few) * SPARE_THALER
    if board.phase == codes.ACTIONS and not (board.out >> seat) & 1:
        total += (thalers - few) * (THALER - SPARE_THALER) * STILL_USEFUL
    for electorate in range(codes.ELECTORATES):
        zone = board.nobles[electorate * codes.MOST_SEATS + seat]
        if zone:
            total += lives(zone & codes.BARONS) + COUPLE_FACTOR * lives(zone >> (4 * codes.COUPLE))
        tile = board.sitting(electorate)
        if tile != codes.NOBODY and tile // codes.KINDS == seat:
            life = TILE + LIFE * (codes.OLDEST - tile % codes.AGES)
            total += life if tile % codes.KINDS < codes.COUPLE else COUPLE_FACTOR * life
        total += CITY_PER_ROUND * left * zones.count(board.cities[electorate], seat)
    knights = board.rules.material.knights - board.knight_supply[seat]
    total += KNIGHT_ON_BOARD * knights
    if board.phase > codes.DESCENDANTS:
        child = forecast.child(board, seat)
        if child == forecast.SON:
            total += SON
        elif child == forecast.DAUGHTER:
            total += DAUGHTER
    return total


def lives(zone: int) -> float:
    """Say what the tiles of one side are worth by the years they have left."""
    total = 0.0
    age = 0
    while zone:
        total += (zone & 15) * (TILE + LIFE * (codes.OLDEST - age))
        zone >>= 4
        age += 1
    return total
