"""A position: the open board, the unfinished business, and small deeds that every phase needs."""

from kontor.engine.chance import Chance
from kontor.engine.frames import Frame
from kontor.engine.messages import Facts
from kontor.engine.state import State
from kontor.games.emperor.codes import (
    ASK_PUSH,
    ASK_SUCCESSOR,
    BARONS,
    COUPLE,
    ELECTORATES,
    ENTRANCES_EACH,
    KINDS,
    MOST_SEATS,
    NOBODY,
    NOWHERE,
    SEAT_OF,
    THRONE,
    is_archbishop,
    is_archdiocese,
    kind_of,
    place_of,
    tile_at,
)
from kontor.games.emperor.material import TableRules
from kontor.games.emperor.names import age_name, kind_side, place_name
from kontor.games.emperor.realm import Board, add


class Position(State):
    """A game in progress, as the modules of the phases handle it."""

    def __init__(self, rules: TableRules, board: Board, chance: Chance) -> None:
        super().__init__(rules.seats, chance)
        self.rules: TableRules = rules
        self.board: Board = board

    def ask(self, kind: int, seat: int, about: tuple[int, ...] = ()) -> None:
        """Open a question to one seat."""
        self.stack.append(Frame(kind, 1 << seat, about))

    def begin(self, phase: int) -> None:
        """Go on to another phase."""
        self.board.phase = phase
        self.board.step = 0

    def in_order(self, step: int) -> int:
        """Return the seat that comes after a number of steps in Emperor's order (R3.2)."""
        return (self.board.emperor + step) % self.seats

    # Thalers and points -------------------------------------------------------------------

    def receive(self, seat: int, thalers: int) -> int:
        """Add Thalers up to the end of the track (R4.6); return the gain. The chip follows."""
        board = self.board
        if not thalers:
            return 0
        had = board.thalers[seat]
        board.thalers[seat] = min(had + thalers, self.rules.material.most_thalers)
        board.chips[seat] = board.thalers[seat]
        return board.thalers[seat] - had

    def score(self, seat: int, points: int) -> None:
        """Add victory points; no limit (R1.8, R18.5)."""
        self.board.points[seat] += points

    # Deeds of several phases --------------------------------------------------------------

    def let_enter(self, entrance: int, owner: int, kind: int, event: str) -> None:
        """Let a tile enter an electorate, sending a knight home if one must give way (R17.2)."""
        pushed = self.board.enter(entrance, owner, kind)
        electorate = entrance // ENTRANCES_EACH
        if pushed != NOBODY and self.log is not None:
            place = place_name(electorate)
            self.tell("knight-pushed", {"seat": owner, "owner_seat": pushed, "place": place})
        self.tell_tile(event, owner, electorate, kind)

    def house_former_elector(self, electorate: int, owner: int, kind: int) -> None:
        """Give a tile that lost its seat a space there, a knight's, or send it home (R11.8)."""
        board = self.board
        if board.noble_room[electorate] > 0:
            board.put_noble(electorate, owner, kind)
            self.tell_tile("elector-stepped-down", owner, electorate, kind)
        elif board.knights[electorate]:
            self.ask(ASK_PUSH, owner, (electorate, owner, kind))
        else:
            add(board.aristocrats, owner, 1)
            self.tell_tile("elector-left", owner, electorate, kind)

    def find_successor(self) -> None:
        """Fill the throne at once (R5.5), by a baron of the supply if nobody is there (R5.6)."""
        board = self.board
        emperor = board.emperor
        if board.has_nobles(emperor):
            self.ask(ASK_SUCCESSOR, emperor)
        else:
            board.crown_from_supply(emperor)
            self.tell_tile("crowned-from-supply", emperor, NOWHERE, board.throne)

    def marry(self, place: int, owner: int, kind: int) -> None:
        """Turn a baron over: a couple of the same age in the same place (R6.8, R8.16)."""
        board = self.board
        if place == THRONE:
            board.throne = COUPLE + kind
        elif place < SEAT_OF:
            board.take_noble(place, owner, kind)
            board.put_noble(place, owner, COUPLE + kind)
        elif is_archdiocese(place - SEAT_OF):  # house rule: a married archbishop resigns
            board.vacate(place - SEAT_OF)
            self.house_former_elector(place - SEAT_OF, owner, COUPLE + kind)
        else:
            add(board.electors, place - SEAT_OF, COUPLE)

    def tiles_of(self, owner: int) -> list[int]:
        """List the tiles of a player on noble spaces, seats and throne, equal ones once (R1.7)."""
        found: list[int] = []
        self.add_tiles(owner, 0, found)
        return found

    def add_tiles(self, owner: int, first: int, found: list[int]) -> None:
        """Add the tiles of a player to a list, counted from a first number."""
        board = self.board
        lowest = owner * KINDS
        for electorate in range(ELECTORATES):
            tile = first + tile_at(electorate, owner, 0)
            elector = board.electors[electorate]
            zone = board.nobles[electorate * MOST_SEATS + owner]
            if zone and not zone & BARONS:
                zone >>= 4 * COUPLE
                tile += COUPLE
            while zone:
                if zone & 15:
                    found.append(tile)
                zone >>= 4
                tile += 1
            if lowest <= elector < lowest + KINDS:
                found.append(first + tile_at(SEAT_OF + electorate, 0, elector))
        if owner == board.emperor and board.throne != NOWHERE:
            found.append(first + tile_at(THRONE, owner, board.throne))

    def barons_of(self, owner: int) -> list[int]:
        """List the barons of a player that may marry, as tiles (R6.10, R8.16)."""
        marry_all = self.rules.archbishops_marry
        found = []
        for tile in self.tiles_of(owner):
            place = place_of(tile)
            if kind_of(tile) < COUPLE and (marry_all or not is_archbishop(place)):
                found.append(tile)
        return found

    # Telling ------------------------------------------------------------------------------

    def tell_seat(self, name: str, seat: int) -> None:
        """Record an event about a player."""
        if self.log is not None:
            self.tell(name, {"seat": seat})

    def tell_place(self, name: str, seat: int, place: int) -> None:
        """Record an event about a player and a place."""
        if self.log is not None:
            self.tell(name, {"seat": seat, "place": place_name(place)})

    def tell_tile(self, name: str, seat: int, place: int, kind: int) -> None:
        """Record an event about a tile of a player, and its place unless it is nowhere."""
        if self.log is not None:
            self.tell(name, self.tile_facts(seat, place, kind))

    def tile_facts(self, seat: int, place: int, kind: int) -> Facts:
        """Describe a tile by facts."""
        facts: Facts = {
            "seat": seat,
            "side": kind_side(kind),
            "age": age_name(self.rules.material, kind),
        }
        if place != NOWHERE:
            facts["place"] = place_name(place)
        return facts

    def tell_points(self, name: str, seat: int, points: int) -> None:
        """Record an event about a player who scores."""
        if self.log is not None:
            self.tell(name, {"seat": seat, "points": points})

    def tell_number(self, name: str, seat: int, number: int) -> None:
        """Record an event about a player and a number: Thalers, votes or a final score."""
        if self.log is not None:
            self.tell(name, {"seat": seat, "number": number})
