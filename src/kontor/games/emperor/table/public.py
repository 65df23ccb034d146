"""The board: everything that lies open on the table (R18.1), and how pieces come and go."""

from kontor.engine import i64, zones
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.board_fields import BoardFields


class Board(BoardFields):
    """All pieces, cards, Thalers and points: public, and cheap to copy."""

    def clone(self) -> "Board":
        """Return an independent copy."""
        twin = Board(self.rules)
        self.copy_to(twin)
        return twin

    def lay_out(self) -> None:
        """Put everything where it is before set-up (R1.5, R2.2, R2.3)."""
        material = self.rules.material
        seats = self.rules.seats
        self.nobles = [0] * codes.NOBLE_PLACES
        self.knights = [0] * codes.ELECTORATES
        self.castles = [0] * codes.ELECTORATES
        self.cities = [0] * codes.ELECTORATES
        self.imperial = [0] * codes.ELECTORATES
        self.noble_room = zones.pack(material.noble_spaces)
        self.castle_room = zones.pack(material.castle_spaces)
        self.city_room = zones.pack(material.city_spaces)
        self.electors = [codes.NOBODY] * codes.ELECTORATES
        self.last_holders = [codes.NOBODY] * codes.ELECTORATES
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
        self.noble_room = without(self.noble_room, electorate)
        self.castle_room = without(self.castle_room, electorate)
        self.city_room = without(self.city_room, electorate)

    def in_play(self) -> int:
        """Return the electorates in play, as a set (R15.1)."""
        return codes.EVERY_ELECTORATE & ~self.closed

    def is_open(self, electorate: int) -> bool:
        """Tell whether an electorate is in play (R15.1)."""
        return not (self.closed >> electorate) & 1

    # Aristocrats on noble spaces ----------------------------------------------------------

    def put_noble(self, electorate: int, owner: int, kind: int) -> None:
        """Put a tile on a free noble space."""
        add(self.nobles, electorate * codes.MOST_SEATS + owner, zones.one(kind))
        self.noble_room -= zones.one(electorate)

    def take_noble(self, electorate: int, owner: int, kind: int) -> None:
        """Take a tile from its noble space."""
        add(self.nobles, electorate * codes.MOST_SEATS + owner, -zones.one(kind))
        self.noble_room += zones.one(electorate)

    def entrances(self) -> int:
        """Return where an aristocrat may enter (R17.2, R17.5), as a set: a free space, or else a
        knight's."""
        # R1.6: an electorate and the kind of space are named, never a single space.
        found: i64 = 0
        free: i64 = 1
        room: i64 = self.noble_room
        electorate: i64
        for electorate in range(codes.ELECTORATES):
            if room & 15:
                found |= free
            else:
                knights: i64 = self.knights[electorate]  # R17.3: castles are safe
                pushed = free + free
                while knights:
                    if knights & 15:
                        found |= pushed
                    knights >>= 4
                    pushed += pushed
            room >>= 4
            free <<= codes.ENTRANCES_EACH
        return found

    def enter(self, entrance: int, owner: int, kind: int) -> int:
        """Let a tile enter; return whose knight gave way to it, or NOBODY (R17.2, R17.4)."""
        electorate = entrance // codes.ENTRANCES_EACH
        pushed = entrance % codes.ENTRANCES_EACH - 1
        if pushed != codes.NOBODY:
            self.take_knight(electorate * codes.SPACES + codes.NOBLE_SPACE, pushed)
        self.put_noble(electorate, owner, kind)
        return pushed

    def has_nobles(self, owner: int) -> bool:
        """Tell whether a player has an aristocrat on a noble space anywhere."""
        for electorate in range(codes.ELECTORATES):
            if self.nobles[electorate * codes.MOST_SEATS + owner]:
                return True
        return False

    # Seats --------------------------------------------------------------------------------

    def elector(self, electorate: int) -> int:
        """Return the player whose tile is elector, or NOBODY."""
        tile = self.electors[electorate]
        return codes.NOBODY if tile == codes.NOBODY else tile // codes.KINDS

    def seat_elector(self, electorate: int, owner: int, kind: int) -> None:
        """Put a tile on the seat, not on the privilege space (R11.10)."""
        self.electors[electorate] = owner * codes.KINDS + kind
        self.last_holders[electorate] = owner
        self.used &= ~(1 << electorate)

    def vacate(self, electorate: int) -> None:
        """Empty a seat; the tile is the caller's business."""
        self.electors[electorate] = codes.NOBODY
        self.used &= ~(1 << electorate)

    def privileges(self, seat: i64) -> i64:
        """Return the electorates whose privilege a player may use, as a set (R10.1, R10.2)."""
        found: i64 = 0
        bit: i64 = 1
        lowest = seat * codes.KINDS
        for elector in self.electors:
            kind: i64 = elector
            kind -= lowest
            if 0 <= kind < codes.KINDS:
                found |= bit
            bit += bit
        return found & ~self.used

    # Knights and cities -------------------------------------------------------------------

    def free_stands(self) -> int:
        """Return where a knight may stand, as a set: free noble and castle spaces (R9.1, R9.3)."""
        found: i64 = 0
        stand: i64 = 1
        noble_room: i64 = self.noble_room
        castle_room: i64 = self.castle_room
        while noble_room | castle_room:
            if noble_room & 15:
                found |= stand
            if castle_room & 15:
                found |= stand + stand
            noble_room >>= 4
            castle_room >>= 4
            stand <<= codes.SPACES
        return found

    def knights_at(self, stand: int, owner: int) -> int:
        """Count the knights of a player on one kind of space of an electorate."""
        place = self.knights if stand % codes.SPACES == codes.NOBLE_SPACE else self.castles
        return zones.count(place[stand // codes.SPACES], owner)

    def put_knight(self, stand: int, owner: int) -> None:
        """Put a knight of the supply on a free space."""
        add(self.knight_supply, owner, -1)
        if stand % codes.SPACES == codes.NOBLE_SPACE:
            add(self.knights, stand // codes.SPACES, zones.one(owner))
            self.noble_room -= zones.one(stand // codes.SPACES)
        else:
            add(self.castles, stand // codes.SPACES, zones.one(owner))
            self.castle_room -= zones.one(stand // codes.SPACES)

    def take_knight(self, stand: int, owner: int) -> None:
        """Return a knight to the supply of its owner."""
        add(self.knight_supply, owner, 1)
        if stand % codes.SPACES == codes.NOBLE_SPACE:
            add(self.knights, stand // codes.SPACES, -zones.one(owner))
            self.noble_room += zones.one(stand // codes.SPACES)
        else:
            add(self.castles, stand // codes.SPACES, -zones.one(owner))
            self.castle_room += zones.one(stand // codes.SPACES)

    def put_city(self, electorate: int, owner: int) -> None:
        """Put a city of the supply on a free city space."""
        add(self.city_supply, owner, -1)
        add(self.cities, electorate, zones.one(owner))
        self.city_room -= zones.one(electorate)

    def city_sites(self) -> int:
        """Return the electorates with a free city space, as a set."""
        return zones.kinds_set(self.city_room)

    def move_imperial_city(self, origin: int, target: int) -> None:
        """Move an imperial city, or place it when it comes from beside the board (NOWHERE)."""
        if origin == codes.NOWHERE:
            self.imperial_beside -= 1
        else:
            add(self.imperial, origin, -1)
            self.city_room += zones.one(origin)
        add(self.imperial, target, 1)
        self.city_room -= zones.one(target)

    # The throne ---------------------------------------------------------------------------

    def crown_from_supply(self, seat: int) -> None:
        """Put the oldest baron of the supply on the throne (R5.6, R12.8)."""
        add(self.aristocrats, seat, -1)
        self.emperor = seat
        self.throne = codes.BARON + codes.OLDEST


def without(room: int, electorate: int) -> int:
    """Return the free spaces of all electorates but one."""
    return room - zones.count(room, electorate) * zones.one(electorate)


def add(row: list[int], index: i64, number: i64) -> None:
    """Change one number of a list."""
    row[index] = row[index] + number
