"""Provinces as they are drawn: who sits and stands where, influence, and what phase V would do."""

from typing import Final

from kontor.engine import zones
from kontor.engine.record import SEAT_LETTERS
from kontor.games.emperor.table import codes, forecast, notation
from kontor.games.emperor.table.material import ELECTORATE_NAMES, PRIVILEGES, Material
from kontor.games.emperor.table.names import age_name, kind_side, place_name
from kontor.games.emperor.table.public import Board
from kontor.games.emperor.table.view import EmperorView

OUTCOMES: Final = ("nothing", "keeps", "takes", "falls", "tie")


class Tile:
    """An aristocrat on the board: owner, side, age, and where the option words find it."""

    def __init__(self, material: Material, place: int, owner: int, kind: int, number: int) -> None:
        self.owner: int = owner
        self.side: str = kind_side(kind)
        self.age: int = age_name(material, kind)
        self.stage: int = kind % codes.AGES + 1
        self.place: str = place_name(place)
        self.piece: str = f"tile:{notation.tile(material, codes.tile_at(place, owner, kind))}"
        self.key: str = f"tile-{owner}-{self.place}-{number}"


class Influence:
    """The influence of one player in a province."""

    def __init__(self, seat: int, number: int, leads: bool, is_tied: bool) -> None:
        self.seat: int = seat
        self.word: str = SEAT_LETTERS[seat]
        self.number: int = number
        self.leads: bool = leads
        self.is_tied: bool = is_tied


class Outlook:
    """What phase V would do in a province: outcome and its facts, winner, points, all sums."""

    def __init__(self, board: Board, electorate: int) -> None:
        result, winner = forecast.outcome(board, electorate)
        self.place: str = ELECTORATE_NAMES[electorate]
        unfit = result == forecast.NOTHING_HAPPENS and winner != codes.NOBODY
        self.outcome: str = "vacant" if unfit else OUTCOMES[result]
        self.winner: int = codes.NOBODY if result == forecast.EMPEROR_DECIDES else winner
        self.facts: dict[str, int] = {"seat": winner, "holder_seat": board.elector(electorate)}
        takes = result == forecast.TAKES
        seized = takes and self.facts["holder_seat"] != codes.NOBODY
        self.text: str = f"board-out-{self.outcome}{'-from' if seized else ''}"
        self.points: int = forecast.seat_points(board, electorate, winner) if takes else 0
        self.sums: list[int] = forecast.influences(board, electorate)

    def versus(self, seat: int) -> tuple[int, int]:
        """Return the influence of a seat and the best of the others."""
        others = [number for other, number in enumerate(self.sums) if other != seat]
        return (self.sums[seat] if seat >= 0 else 0), max(others, default=0)


class Province:
    """One electorate with its spaces and everybody in it."""

    def __init__(self, view: EmperorView, electorate: int) -> None:
        board = view.board
        material = view.rules.material
        self.name: str = ELECTORATE_NAMES[electorate]
        self.is_archdiocese: bool = codes.is_archdiocese(electorate)
        self.is_open: bool = board.is_open(electorate)
        self.privilege: str = PRIVILEGES[electorate].replace("_", "-")
        self.votes: int = material.votes[electorate]
        # What the privilege brings, where it is a number: points, Thalers or votes.
        self.worth: int = {
            codes.MAINZ: material.mainz_points,
            codes.SAXONY: material.income_saxony,
        }.get(electorate, self.votes)
        self.elector: Tile | None = None
        code = board.sitting(electorate)
        if code != codes.NOBODY:
            place = codes.SEAT_OF + electorate
            self.elector = Tile(material, place, code // codes.KINDS, code % codes.KINDS, 0)
        self.is_used: bool = bool((board.used >> electorate) & 1)
        eminence = board.eminence
        here = eminence != codes.NOWHERE and eminence // codes.MOST_SEATS == electorate
        self.eminence: int = eminence % codes.MOST_SEATS if here else codes.NOBODY
        self.is_banned: bool = board.ban == electorate
        self.is_blessed: bool = board.church == electorate
        self.nobles: list[Tile] = nobles(view, electorate)
        self.knights: list[tuple[int, int]] = numbered(board.knights[electorate])
        self.castles: list[tuple[int, int]] = numbered(board.castles[electorate])
        self.cities: list[tuple[int, int]] = numbered(board.cities[electorate])
        self.imperial: int = board.imperial[electorate]
        self.free_nobles: int = zones.count(board.noble_room, electorate)
        self.free_castles: int = zones.count(board.castle_room, electorate)
        self.free_cities: int = zones.count(board.city_room, electorate)
        self.outlook: Outlook = Outlook(board, electorate)
        self.influence: list[Influence] = influence(board, electorate, self.outlook.sums)

    def knight_piece(self, owner: int, space: str) -> str:
        """Name a knight as the options do."""
        return f"knight:{SEAT_LETTERS[owner]}:{self.name}:{space}"


def numbered(zone: int) -> list[tuple[int, int]]:
    """List whose pieces lie in a zone, each with its number among those of its owner."""
    return [(seat, n) for seat in zones.kinds(zone) for n in range(zones.count(zone, seat))]


def nobles(view: EmperorView, electorate: int) -> list[Tile]:
    """List the tiles on the noble spaces, those of each player from old to young."""
    found = []
    for seat in range(view.rules.seats):
        kinds = zones.cards(view.board.nobles[electorate * codes.MOST_SEATS + seat])
        kinds.sort(key=lambda kind: (-(kind % codes.AGES), kind))
        for number, kind in enumerate(kinds):
            found.append(Tile(view.rules.material, electorate, seat, kind, number))
    return found


def influence(board: Board, electorate: int, sums: list[int]) -> list[Influence]:
    """List who has influence, the most first."""
    tied = forecast.leaders(board, electorate)
    order = sorted(range(len(sums)), key=lambda seat: -sums[seat])
    return [
        Influence(seat, sums[seat], tied == [seat], len(tied) > 1 and seat in tied)
        for seat in order
        if sums[seat]
    ]
