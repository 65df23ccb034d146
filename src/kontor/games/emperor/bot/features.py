"""A position of the Emperor in numbers, as one seat sees it: the inputs of the learned value.

Everything but votes under seal lies open, so the whole board may be read.
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.inputs import Inputs, edge, rivals
from kontor.games.emperor.bot import heuristic
from kontor.games.emperor.rules.rules import Rules
from kontor.games.emperor.table import codes, forecast
from kontor.games.emperor.table.public import Board

RIVALS: Final = 3
PLAYER: Final = 16
ROUNDS: Final = 5


def measure(state: Rules, seat: int, into: Inputs) -> None:
    """Measure a position for a seat: tempo, everybody's means, and the electorates."""
    board = state.board
    outlook = heuristic.prospects(board)
    frame = state.stack[-1]
    into.group("lead")
    into.add(int(16 * edge(seat, outlook)))
    into.group("tempo")
    into.one_of(state.seats - 2, codes.MOST_SEATS - 1)
    into.one_of(board.round - 1, ROUNDS)
    into.one_of(board.phase, codes.OVER)
    into.one_of(frame.kind, len(codes.QUESTION_NAMES))
    into.flag((frame.asked >> seat) & 1 == 1)
    into.add(16 * ((seat - max(board.active, 0)) % state.seats))
    for other in (seat, *rivals(seat, outlook, RIVALS)):
        if other < 0:
            for _ in range(PLAYER):
                into.add(0)
        else:
            measure_player(board, other, into, outlook[other])
    for electorate in range(codes.ELECTORATES):
        measure_electorate(board, electorate, seat, into)


def measure_player(board: Board, seat: int, into: Inputs, outlook: float) -> None:
    """Measure one player: points, Thalers, tiles, knights, cities, throne and votes."""
    material = board.rules.material
    into.group("points")
    into.add(6 * board.points[seat])
    into.add(int(6 * outlook))
    into.group("money")
    into.add(8 * board.thalers[seat])
    into.add(8 * forecast.income(board, seat))
    into.flag((board.out >> seat) & 1 == 1)
    nobles = 0
    life = 0
    electors = 0
    for electorate in range(codes.ELECTORATES):
        zone = board.nobles[electorate * codes.MOST_SEATS + seat]
        if zone:
            nobles += zones.size(zone)
            life += years(zone & codes.BARONS) + years(zone >> (4 * codes.COUPLE))
        tile = board.sitting(electorate)
        if tile != codes.NOBODY and tile // codes.KINDS == seat:
            electors += 1
            life += codes.OLDEST - tile % codes.AGES
    into.group("nobles")
    into.add(12 * nobles)
    into.add(6 * life)
    child = forecast.child(board, seat)
    into.flag(child == forecast.SON)
    into.flag(child == forecast.DAUGHTER)
    into.group("pieces")
    into.add(12 * (material.knights - board.knight_supply[seat]))
    into.add(12 * (material.cities - board.city_supply[seat]))
    into.group("electors")
    into.add(16 * electors)
    into.group("throne")
    into.flag(seat == board.emperor)
    into.flag(seat == board.rival)
    into.add(12 * forecast.votes(board, seat))
    into.flag(zones.count(board.rows[seat], codes.POPE) > 0)


def years(zone: int) -> int:
    """Count the quarter turns that the tiles of one side have left."""
    total = 0
    left = codes.OLDEST
    while zone:
        total += (zone & 15) * left
        zone >>= 4
        left -= 1
    return total


def measure_electorate(board: Board, electorate: int, seat: int, into: Inputs) -> None:
    """Measure an electorate: who leads in it, and who sits there."""
    mine = 0
    best = 0
    for other in range(board.rules.seats):
        influence = forecast.influence(board, electorate, other)
        if other == seat:
            mine = influence
        else:
            best = max(best, influence)
    holder = board.elector(electorate)
    into.group("influence")
    into.add(16 * mine)
    into.add(16 * max(-3, min(3, mine - best)))
    into.flag(mine > best and forecast.suitable(board, electorate, seat) > 0)
    into.flag(mine == best and mine > 0)
    into.group("electors")
    into.flag(holder == seat)
    into.flag(holder not in (seat, codes.NOBODY))
    into.flag(holder == seat and not (board.used >> electorate) & 1)
