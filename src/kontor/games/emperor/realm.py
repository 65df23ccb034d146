"""The board: everything that lies open on the table (R18.1), and how pieces come and go.

| list                     | index                   | holds                                       |
| ------------------------ | ----------------------- | ------------------------------------------- |
| nobles                   | electorate * 4 + owner  | zone of tiles on noble spaces, by kind      |
| knights, castles, cities | electorate              | zone of pieces, by owner                    |
| *_room                   | electorate              | free spaces of a kind; 0 where it is closed |
| electors                 | electorate              | owner * 8 + kind of the tile, or NOBODY     |
| rows, stacks             | seat; one zone          | zone of action cards, by card               |
"""

from kontor.engine import zones
from kontor.games.emperor.codes import (
    BARON,
    ELECTORATES,
    ENTRANCES_EACH,
    KINDS,
    MOST_SEATS,
    NOBLE_SPACE,
    NOBODY,
    NOWHERE,
    OLDEST,
    SETTING_UP,
    SPACES,
    kind_of,
    owner_of,
    place_of,
)
from kontor.games.emperor.material import TableRules


class Board:
    """All pieces, cards, Thalers and points: public, and cheap to copy."""

    # Set by `lay_out`, `clone` or `restored`.
    nobles: list[int]
    knights: list[int]
    castles: list[int]
    cities: list[int]
    imperial: list[int]
    noble_room: list[int]
    castle_room: list[int]
    city_room: list[int]
    electors: list[int]
    last_holders: list[int]
    aristocrats: list[int]
    knight_supply: list[int]
    city_supply: list[int]
    thalers: list[int]
    chips: list[int]
    points: list[int]
    rows: list[int]

    def __init__(self, rules: TableRules) -> None:
        self.rules: TableRules = rules
        self.round: int = 1
        self.phase: int = SETTING_UP
        self.step: int = 0
        self.active: int = NOBODY
        self.emperor: int = NOBODY
        self.throne: int = NOWHERE
        self.rival: int = NOBODY
        # Bits: players who are out of phase IV, electorates whose privilege is used, closed ones.
        self.out: int = 0
        self.used: int = 0
        self.closed: int = 0
        self.eminence: int = NOWHERE
        self.imperial_beside: int = 0
        self.church: int = NOWHERE
        self.ban: int = NOWHERE
        self.mainz_before: int = NOBODY
        # The last open answer, and who (bits) voted for the Emperor in the last election.
        self.last: int = NOWHERE
        self.loyal: int = 0
        self.stacks: int = 0

    def lay_out(self) -> None:
        """Put everything where it is before set-up (R1.5, R2.2, R2.3)."""
        material = self.rules.material
        seats = self.rules.seats
        self.nobles = [0] * (ELECTORATES * MOST_SEATS)
        self.knights = [0] * ELECTORATES
        self.castles = [0] * ELECTORATES
        self.cities = [0] * ELECTORATES
        self.imperial = [0] * ELECTORATES
        self.noble_room = material.noble_spaces[:]
        self.castle_room = material.castle_spaces[:]
        self.city_room = material.city_spaces[:]
        self.electors = [NOBODY] * ELECTORATES
        self.last_holders = [NOBODY] * ELECTORATES
        self.aristocrats = [material.aristocrats] * seats
        self.knight_supply = [material.knights] * seats
        self.city_supply = [material.cities] * seats
        self.thalers = [material.first_thalers] * seats
        self.chips = self.thalers[:]
        self.points = [0] * seats
        self.rows = [0] * seats
        self.stacks = material.stacks[seats]
        self.imperial_beside = material.imperial_cities

    def close(self, electorate: int) -> None:
        """Take an electorate out of the game: it has no space for anything (R15.2)."""
        self.closed |= 1 << electorate
        self.noble_room[electorate] = 0
        self.castle_room[electorate] = 0
        self.city_room[electorate] = 0

    def is_open(self, electorate: int) -> bool:
        """Tell whether an electorate is in play (R15.1)."""
        return not (self.closed >> electorate) & 1

    # Aristocrats on noble spaces ----------------------------------------------------------

    def put_noble(self, electorate: int, owner: int, kind: int) -> None:
        """Put a tile on a free noble space."""
        self.nobles[electorate * MOST_SEATS + owner] = self.nobles[
            electorate * MOST_SEATS + owner
        ] + zones.one(kind)
        add(self.noble_room, electorate, -1)

    def take_noble(self, electorate: int, owner: int, kind: int) -> None:
        """Take a tile from its noble space."""
        self.nobles[electorate * MOST_SEATS + owner] = self.nobles[
            electorate * MOST_SEATS + owner
        ] - zones.one(kind)
        add(self.noble_room, electorate, 1)

    def entrances(self) -> list[int]:
        """List where an aristocrat may enter (R17.2, R17.5): a free space, or else a knight's."""
        # R1.6: an electorate and the kind of space are named, never a single space.
        found = []
        for electorate in range(ELECTORATES):
            if self.noble_room[electorate] > 0:
                found.append(electorate * ENTRANCES_EACH)
                continue
            knights = self.knights[electorate]  # R17.3: castles are safe
            owner = 1
            while knights:
                if knights & 15:
                    found.append(electorate * ENTRANCES_EACH + owner)
                knights >>= 4
                owner += 1
        return found

    def enter(self, entrance: int, owner: int, kind: int) -> int:
        """Let a tile enter; return whose knight gave way to it, or NOBODY (R17.2, R17.4)."""
        electorate = entrance // ENTRANCES_EACH
        pushed = entrance % ENTRANCES_EACH - 1
        if pushed != NOBODY:
            self.take_knight(electorate * SPACES + NOBLE_SPACE, pushed)
        self.put_noble(electorate, owner, kind)
        return pushed

    def has_nobles(self, owner: int) -> bool:
        """Tell whether a player has an aristocrat on a noble space anywhere."""
        for electorate in range(ELECTORATES):
            if self.nobles[electorate * MOST_SEATS + owner]:
                return True
        return False

    def number_of(self, tile: int) -> int:
        """Count the equal tiles that a number stands for (R1.7)."""
        place = place_of(tile)
        if place >= ELECTORATES:
            return 1
        return zones.count(self.nobles[place * MOST_SEATS + owner_of(tile)], kind_of(tile))

    # Seats --------------------------------------------------------------------------------

    def elector(self, electorate: int) -> int:
        """Return the player whose tile is elector, or NOBODY."""
        tile = self.electors[electorate]
        return NOBODY if tile == NOBODY else tile // KINDS

    def seat_elector(self, electorate: int, owner: int, kind: int) -> None:
        """Put a tile on the seat, not on the privilege space (R11.10)."""
        self.electors[electorate] = owner * KINDS + kind
        self.last_holders[electorate] = owner
        self.used &= ~(1 << electorate)

    def vacate(self, electorate: int) -> None:
        """Empty a seat; the tile is the caller's business."""
        self.electors[electorate] = NOBODY
        self.used &= ~(1 << electorate)

    def may_use(self, electorate: int, seat: int) -> bool:
        """Tell whether a player is elector and the privilege unused (R10.1, R10.2)."""
        tile = self.electors[electorate] - seat * KINDS
        return 0 <= tile < KINDS and not (self.used >> electorate) & 1

    # Knights and cities -------------------------------------------------------------------

    def free_stands(self) -> list[int]:
        """List where a knight may stand: free noble and castle spaces (R9.1, R9.3)."""
        found = []
        for electorate in range(ELECTORATES):
            if self.noble_room[electorate] > 0:
                found.append(electorate * SPACES)
            if self.castle_room[electorate] > 0:
                found.append(electorate * SPACES + 1)
        return found

    def knights_at(self, stand: int, owner: int) -> int:
        """Count the knights of a player on one kind of space of an electorate."""
        place = self.knights if stand % SPACES == NOBLE_SPACE else self.castles
        return zones.count(place[stand // SPACES], owner)

    def put_knight(self, stand: int, owner: int) -> None:
        """Put a knight of the supply on a free space."""
        add(self.knight_supply, owner, -1)
        if stand % SPACES == NOBLE_SPACE:
            add(self.knights, stand // SPACES, zones.one(owner))
            add(self.noble_room, stand // SPACES, -1)
        else:
            add(self.castles, stand // SPACES, zones.one(owner))
            add(self.castle_room, stand // SPACES, -1)

    def take_knight(self, stand: int, owner: int) -> None:
        """Return a knight to the supply of its owner."""
        add(self.knight_supply, owner, 1)
        if stand % SPACES == NOBLE_SPACE:
            add(self.knights, stand // SPACES, -zones.one(owner))
            add(self.noble_room, stand // SPACES, 1)
        else:
            add(self.castles, stand // SPACES, -zones.one(owner))
            add(self.castle_room, stand // SPACES, 1)

    def put_city(self, electorate: int, owner: int) -> None:
        """Put a city of the supply on a free city space."""
        add(self.city_supply, owner, -1)
        add(self.cities, electorate, zones.one(owner))
        add(self.city_room, electorate, -1)

    def city_sites(self) -> list[int]:
        """List the electorates with a free city space."""
        return [place for place in range(ELECTORATES) if self.city_room[place] > 0]

    def move_imperial_city(self, origin: int, target: int) -> None:
        """Move an imperial city, or place it when it comes from beside the board (NOWHERE)."""
        if origin == NOWHERE:
            self.imperial_beside -= 1
        else:
            add(self.imperial, origin, -1)
            add(self.city_room, origin, 1)
        add(self.imperial, target, 1)
        add(self.city_room, target, -1)

    # The throne ---------------------------------------------------------------------------

    def crown_from_supply(self, seat: int) -> None:
        """Put the oldest baron of the supply on the throne (R5.6, R12.8)."""
        add(self.aristocrats, seat, -1)
        self.emperor = seat
        self.throne = BARON + OLDEST

    # Copying ------------------------------------------------------------------------------

    def clone(self) -> "Board":
        """Return an independent copy."""
        twin = Board(self.rules)
        twin.round = self.round
        twin.phase = self.phase
        twin.step = self.step
        twin.active = self.active
        twin.emperor = self.emperor
        twin.throne = self.throne
        twin.rival = self.rival
        twin.out = self.out
        twin.used = self.used
        twin.closed = self.closed
        twin.eminence = self.eminence
        twin.imperial_beside = self.imperial_beside
        twin.church = self.church
        twin.ban = self.ban
        twin.mainz_before = self.mainz_before
        twin.last = self.last
        twin.loyal = self.loyal
        twin.stacks = self.stacks
        twin.nobles = self.nobles[:]
        twin.knights = self.knights[:]
        twin.castles = self.castles[:]
        twin.cities = self.cities[:]
        twin.imperial = self.imperial[:]
        twin.noble_room = self.noble_room[:]
        twin.castle_room = self.castle_room[:]
        twin.city_room = self.city_room[:]
        twin.electors = self.electors[:]
        twin.last_holders = self.last_holders[:]
        twin.aristocrats = self.aristocrats[:]
        twin.knight_supply = self.knight_supply[:]
        twin.city_supply = self.city_supply[:]
        twin.thalers = self.thalers[:]
        twin.chips = self.chips[:]
        twin.points = self.points[:]
        twin.rows = self.rows[:]
        return twin

    def scalars(self) -> tuple[int, ...]:
        """Return the single numbers, in a fixed order."""
        return (
            self.round,
            self.phase,
            self.step,
            self.active,
            self.emperor,
            self.throne,
            self.rival,
            self.out,
            self.used,
            self.closed,
            self.eminence,
            self.imperial_beside,
            self.church,
            self.ban,
            self.mainz_before,
            self.last,
            self.loyal,
            self.stacks,
        )

    def lists(self) -> tuple[list[int], ...]:
        """Return the lists, in a fixed order."""
        return (
            self.nobles,
            self.knights,
            self.castles,
            self.cities,
            self.imperial,
            self.noble_room,
            self.castle_room,
            self.city_room,
            self.electors,
            self.last_holders,
            self.aristocrats,
            self.knight_supply,
            self.city_supply,
            self.thalers,
            self.chips,
            self.points,
            self.rows,
        )

    def data(self) -> tuple[object, ...]:
        """Return everything that distinguishes this board, as plain data."""
        return (self.scalars(), tuple(tuple(row) for row in self.lists()))


def add(row: list[int], index: int, number: int) -> None:
    """Change one number of a list."""
    row[index] = row[index] + number


def restored(rules: TableRules, numbers: list[int], lists: list[list[int]]) -> Board:
    """Return a board from its plain data."""
    board = Board(rules)
    (
        board.round,
        board.phase,
        board.step,
        board.active,
        board.emperor,
        board.throne,
        board.rival,
        board.out,
        board.used,
        board.closed,
        board.eminence,
        board.imperial_beside,
        board.church,
        board.ban,
        board.mainz_before,
        board.last,
        board.loyal,
        board.stacks,
    ) = numbers
    (
        board.nobles,
        board.knights,
        board.castles,
        board.cities,
        board.imperial,
        board.noble_room,
        board.castle_room,
        board.city_room,
        board.electors,
        board.last_holders,
        board.aristocrats,
        board.knight_supply,
        board.city_supply,
        board.thalers,
        board.chips,
        board.points,
        board.rows,
    ) = lists
    return board
