"""Forecasts: what the open board promises, as pure functions of it.

The rules decide phase V and the election with the same functions that the page, the terminal and
the bots use to look ahead.
"""

from typing import Final

from kontor.engine import i64, zones
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.public import Board

# What phase V would do with an electorate.
NOTHING_HAPPENS: Final = 0  # nobody has influence, or a vacant seat stays vacant
KEEPS: Final = 1
TAKES: Final = 2
FALLS_VACANT: Final = 3
EMPEROR_DECIDES: Final = 4
OUTCOMES: Final = ("nothing", "keeps", "takes", "falls_vacant", "emperor_decides")

# What a row of cards promises for phase III.
NO_CHILD: Final = 0
SON: Final = 1
DAUGHTER: Final = 2
CHILDREN: Final = ("none", "son", "daughter")


class Standing:
    """Everything that counts for the power in an electorate, to be compared."""

    def __init__(self, board: Board, electorate: int) -> None:
        self.board: Board = board
        self.electorate: int = electorate

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Standing) and is_alike(self.board, other.board, self.electorate)

    def __hash__(self) -> int:
        return self.electorate


def is_alike(one: Board, other: Board, electorate: int) -> bool:
    """Tell whether everything that counts for the power in an electorate is the same."""
    first = electorate * codes.MOST_SEATS
    for place in range(first, first + codes.MOST_SEATS):
        if one.nobles[place] != other.nobles[place]:
            return False
        if (one.eminence == place) != (other.eminence == place):
            return False
    return (
        one.knights[electorate] == other.knights[electorate]
        and one.castles[electorate] == other.castles[electorate]
        and one.cities[electorate] == other.cities[electorate]
        and one.imperial[electorate] == other.imperial[electorate]
        and (one.emperor == other.emperor or not one.imperial[electorate])
        and one.sitting(electorate) == other.sitting(electorate)
    )


def influence(board: Board, electorate: i64, seat: i64) -> i64:
    """Count the influence of a player in an electorate (R11.2)."""
    knights = board.knights[electorate] + board.castles[electorate]
    return influence_with(board, electorate, seat, knights, board.cities[electorate])


def influence_with(board: Board, electorate: i64, seat: i64, knights: i64, cities: i64) -> i64:
    """Count it where everybody's knights and cities are known, as zones."""
    material = board.rules.material
    total: i64 = 0
    if (board.sites_of(seat) >> electorate) & 1:
        nobles: i64 = board.nobles[electorate * codes.MOST_SEATS + seat]
        total = zones.size(nobles & codes.BARONS) * material.baron_influence
        total += zones.size(nobles & ~codes.BARONS) * material.couple_influence
    if board.elector(electorate) == seat:
        baron = board.kind_sitting(electorate) < codes.COUPLE
        total += material.baron_influence if baron else material.couple_influence
    if knights:
        total += zones.count(knights, seat) * material.knight_influence
    if cities:
        total += zones.count(cities, seat) * material.city_influence
    if board.eminence == electorate * codes.MOST_SEATS + seat:
        total += material.eminence_influence
    if seat == board.emperor:
        total += board.imperial[electorate] * material.imperial_influence
    return total


def influences(board: Board, electorate: int) -> list[int]:
    """Count everybody's influence in an electorate; empire cities count for the Emperor (R13.5)."""
    return [influence(board, electorate, seat) for seat in range(board.rules.seats)]


def leaders(board: Board, electorate: int) -> list[int]:
    """List the players with most influence (R11.4); nobody where there is none (R11.5)."""
    best: i64 = 1
    tied: list[int] = []
    knights: i64 = board.knights[electorate] + board.castles[electorate]
    cities: i64 = board.cities[electorate]
    seats: i64 = board.rules.seats
    seat: i64
    for seat in range(seats):
        mine = influence_with(board, electorate, seat, knights, cities)
        if mine > best:
            best = mine
            tied = [seat]
        elif mine == best:
            tied.append(seat)
    return tied


def suitable(board: Board, electorate: int, seat: int) -> int:
    """Return the tiles, as a zone, from which a player may seat an elector here (R11.7)."""
    nobles = board.nobles[electorate * codes.MOST_SEATS + seat]
    return nobles & codes.BARONS if codes.is_archdiocese(electorate) else nobles


def candidates(board: Board, electorate: int) -> list[int]:
    """List who may win the electorate: the leaders, by house rule the able ones among them."""
    tied = leaders(board, electorate)
    if len(tied) < 2 or not board.rules.tie_among_able:
        return tied
    able = [
        seat
        for seat in tied
        if board.elector(electorate) == seat or suitable(board, electorate, seat)
    ]
    return able or tied


def outcome(board: Board, electorate: int) -> tuple[int, int]:
    """Say what phase V would do here now: an outcome, and the player concerned."""
    tied = candidates(board, electorate)
    if len(tied) > 1:
        return EMPEROR_DECIDES, board.emperor
    if not tied:
        return NOTHING_HAPPENS, codes.NOBODY
    return if_won(board, electorate, tied[0]), tied[0]


def if_won(board: Board, electorate: int, winner: int) -> int:
    """Say what becomes of the seat if a player wins the electorate (R11.6 to R11.8)."""
    holder = board.elector(electorate)
    if winner == holder:
        return KEEPS
    if suitable(board, electorate, winner):
        return TAKES
    return NOTHING_HAPPENS if holder == codes.NOBODY else FALLS_VACANT


def seat_points(board: Board, electorate: int, winner: int) -> int:
    """Return what a new elector scores for the seat (R11.7)."""
    reclaimed = (
        board.sitting(electorate) == codes.NOBODY and board.last_holders[electorate] == winner
    )
    if reclaimed and not board.rules.reclaim_scores:
        return 0
    return board.rules.material.elector_points


def votes(board: Board, seat: int) -> int:
    """Count the votes of a player in an election now (R12.3)."""
    total = 1 if zones.count(board.rows[seat], codes.POPE) else 0  # R8.7
    for electorate in range(codes.ELECTORATES):
        if board.elector(electorate) == seat and electorate != board.ban:  # R8.10
            total += board.rules.material.votes[electorate]
    if board.church != codes.NOWHERE and board.elector(board.church) == seat:
        total += church_votes(board, board.church)
    return total


def church_votes(board: Board, electorate: int) -> int:
    """Count what church influence adds for the elector of an archdiocese (R8.8, R8.9)."""
    seat = board.elector(electorate)
    if seat == codes.NOBODY:
        return 0
    return (
        zones.size(board.nobles[electorate * codes.MOST_SEATS + seat])
        + zones.count(board.knights[electorate], seat)
        + zones.count(board.castles[electorate], seat)
    )


def all_votes(board: Board) -> list[int]:
    """Count the votes of every player."""
    return [votes(board, seat) for seat in range(board.rules.seats)]


def eminence_owner(board: Board) -> int:
    """Return who holds the gray eminence, or NOBODY (R10.8)."""
    for seat in range(board.rules.seats):
        if zones.count(board.rows[seat], codes.GRAY_EMINENCE):
            return seat
    return codes.NOBODY


def colours(board: Board, seat: int) -> tuple[int, int]:
    """Count the blue and the pink cards of a row (R6.1); white ones count for neither."""
    row = board.rows[seat]
    material = board.rules.material
    return zones.size(row & material.blue_cards), zones.size(row & material.pink_cards)


def child(board: Board, seat: int) -> int:
    """Say which child a row of cards gives (R6.2 to R6.4)."""
    if not board.rows[seat]:
        return NO_CHILD
    blue, pink = colours(board, seat)
    if blue > pink:
        return SON
    if blue + pink == 0 and not board.rules.white_gives_daughter:
        return NO_CHILD
    return DAUGHTER


def income(board: Board, seat: int) -> int:
    """Count the income of a player (R4.1 to R4.5), before the limit of the track."""
    material = board.rules.material
    total: i64 = material.income
    electorate: i64
    for electorate in range(codes.ELECTORATES):
        standing: i64 = board.cities[electorate]
        if standing:
            own: i64 = zones.count(standing, seat)
            total += own * material.income_own_city
            if board.elector(electorate) == seat:
                total += (zones.size(standing) - own) * material.income_foreign_city
    if board.elector(codes.SAXONY) == seat:
        total += material.income_saxony
    return total
