"""The board: everything that lies open on the table (R18.1), and how pieces come and go."""

from typing import Final

from kontor.engine import i64, seat_numbers, zones
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.board_fields import BoardFields

# Of packed electors: the last kind of tile for each seat, and what is left of a tile's owner.
LAST_KINDS: Final = (codes.KINDS - 1) * seat_numbers.EVERY_SEAT
OWNERS: Final = 7 * seat_numbers.EVERY_SEAT
AGES: Final = (codes.AGES - 1) * seat_numbers.EVERY_SEAT
# Barons and couples who are not the oldest, as a mask of a zone.
YOUNGER_KINDS: Final = 0x0FFF_0FFF
# Every other byte, and the lower half of a word.
EVEN_BYTES: Final = 0x00FF_00FF
EVERY_STAND: Final = (1 << 16) - 1


class Board(BoardFields):
    """All pieces, cards, Thalers and points: public, and cheap to copy."""

    def clone(self) -> "Board":
        """Return an independent copy."""
        twin = Board(self.rules)
        self.copy_to(twin)
        return twin

    def follow(self) -> None:
        """Find where players have somebody."""
        for electorate in range(codes.ELECTORATES):
            for owner in range(self.rules.seats):
                here = site(electorate, owner)
                if self.nobles[electorate * codes.MOST_SEATS + owner]:
                    self.noble_sites |= here
                if zones.count(self.knights[electorate], owner):
                    self.knight_sites |= here
                if zones.count(self.castles[electorate], owner):
                    self.castle_sites |= here

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

    def put_noble(self, electorate: i64, owner: i64, kind: i64) -> None:
        """Put a tile on a free noble space."""
        add(self.nobles, electorate * codes.MOST_SEATS + owner, zones.one(kind))
        self.noble_room -= zones.one(electorate)
        self.noble_sites |= site(electorate, owner)

    def take_noble(self, electorate: i64, owner: i64, kind: i64) -> None:
        """Take a tile from its noble space."""
        place = electorate * codes.MOST_SEATS + owner
        left = self.nobles[place] - zones.one(kind)
        self.nobles[place] = left
        self.noble_room += zones.one(electorate)
        if not left:
            self.noble_sites -= site(electorate, owner)

    def age_nobles(self, electorate: i64, owner: i64) -> None:
        """Make a player's tiles in an electorate ten years older; the oldest go home (R5.2)."""
        place = electorate * codes.MOST_SEATS + owner
        zone: i64 = self.nobles[place]
        leaving = zones.count(zone, codes.OLDEST) + zones.count(zone, codes.COUPLE + codes.OLDEST)
        if leaving:
            add(self.aristocrats, owner, leaving)
            self.noble_room += leaving * zones.one(electorate)
        # Kinds stand four bits apart: shifting by one kind ages barons and couples together.
        zone = (zone & YOUNGER_KINDS) << 4
        self.nobles[place] = zone
        if not zone:
            self.noble_sites -= site(electorate, owner)

    def entrances(self) -> int:
        """Return where an aristocrat may enter (R17.2, R17.5), as a set: a free space, or else a
        knight's."""
        # R1.6: an electorate and the kind of space are named, never a single space.
        found: i64 = 0
        free: i64 = 1
        room: i64 = self.noble_room
        knights: i64 = self.knight_sites  # R17.3: castles are safe
        while room | knights:
            if room & 15:
                found |= free
            else:
                pushed = seat_numbers.gathered(knights & seat_numbers.EVERY_SEAT)
                found |= (free + free) * pushed
            room >>= 4
            knights = (knights >> 1) & seat_numbers.OTHER_BITS
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

    def has_nobles(self, owner: i64) -> bool:
        """Tell whether a player has an aristocrat on a noble space anywhere."""
        return self.sites_of(owner) != 0

    def sites_of(self, owner: i64) -> i64:
        """Return the electorates where a player has aristocrats on noble spaces, as a set."""
        return seat_numbers.of(self.noble_sites, owner)

    # Seats --------------------------------------------------------------------------------

    def sitting(self, electorate: i64) -> int:
        """Return the tile on a seat, owner * 8 + kind, or NOBODY."""
        return seat_numbers.of(self.electors, electorate) + codes.NOBODY

    def elector(self, electorate: i64) -> int:
        """Return the player whose tile is elector, or NOBODY."""
        return self.sitting(electorate) >> codes.KIND_BITS

    def kind_sitting(self, electorate: i64) -> i64:
        """Return the kind of tile on a seat that is not empty."""
        return self.sitting(electorate) & (codes.KINDS - 1)

    def seat_elector(self, electorate: i64, owner: i64, kind: i64) -> None:
        """Put a tile on the seat, not on the privilege space (R11.10)."""
        tile = owner * codes.KINDS + kind
        self.turn_elector(electorate, tile - self.sitting(electorate))
        self.last_holders[electorate] = owner
        self.used &= ~(1 << electorate)

    def turn_elector(self, electorate: i64, years: i64) -> None:
        """Turn a tile on a seat to a kind with another number, so much higher."""
        self.electors += seat_numbers.at(electorate, years)

    def vacate(self, electorate: i64) -> None:
        """Empty a seat; the tile is the caller's business."""
        self.turn_elector(electorate, codes.NOBODY - self.sitting(electorate))
        self.used &= ~(1 << electorate)

    def seats_of(self, owner: i64) -> i64:
        """Return the electorates whose elector is a player's tile, as a set."""
        return seat_numbers.gathered(seat_numbers.EVERY_SEAT ^ self.not_seated(owner))

    def not_seated(self, owner: i64) -> i64:
        """Return a 1 for each electorate whose elector is not a player's tile."""
        owners = ((self.electors + LAST_KINDS) >> codes.KIND_BITS) & OWNERS  # 0 for nobody
        return seat_numbers.present(owners ^ ((owner + 1) * seat_numbers.EVERY_SEAT))

    def treatable(self, seat: i64) -> i64:
        """Return a 1 for each elector whom a player may treat: not the youngest own ones (R8.2)."""
        # The first age is packed as 1.
        older = seat_numbers.present((self.electors ^ seat_numbers.EVERY_SEAT) & AGES)
        return seat_numbers.present(self.electors) & (older | self.not_seated(seat))

    def privileges(self, seat: i64) -> i64:
        """Return the electorates whose privilege a player may use, as a set (R10.1, R10.2)."""
        return self.seats_of(seat) & ~self.used

    # Knights and cities -------------------------------------------------------------------

    def free_stands(self) -> int:
        """Return where a knight may stand, as a set: free noble and castle spaces (R9.1, R9.3)."""
        castles = zones.present(self.castle_room)
        found = zones.present(self.noble_room) | (castles + castles)
        # From four bits for each electorate to two: moved together in pairs, fours and eights.
        found = (found | (found >> 2)) & zones.EVEN_KINDS
        found = (found | (found >> 4)) & EVEN_BYTES
        return (found | (found >> 8)) & EVERY_STAND

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
            self.knight_sites |= site(stand // codes.SPACES, owner)
        else:
            add(self.castles, stand // codes.SPACES, zones.one(owner))
            self.castle_room -= zones.one(stand // codes.SPACES)
            self.castle_sites |= site(stand // codes.SPACES, owner)

    def take_knight(self, stand: int, owner: int) -> None:
        """Return a knight to the supply of its owner."""
        add(self.knight_supply, owner, 1)
        if stand % codes.SPACES == codes.NOBLE_SPACE:
            add(self.knights, stand // codes.SPACES, -zones.one(owner))
            self.noble_room += zones.one(stand // codes.SPACES)
            if not self.knights_at(stand, owner):
                self.knight_sites -= site(stand // codes.SPACES, owner)
        else:
            add(self.castles, stand // codes.SPACES, -zones.one(owner))
            self.castle_room += zones.one(stand // codes.SPACES)
            if not self.knights_at(stand, owner):
                self.castle_sites -= site(stand // codes.SPACES, owner)

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


def site(electorate: i64, owner: i64) -> i64:
    """Return one electorate as a player's set, among those of all players."""
    return seat_numbers.at(owner, 1 << electorate)


def without(room: int, electorate: int) -> int:
    """Return the free spaces of all electorates but one."""
    return room - zones.count(room, electorate) * zones.one(electorate)


def add(row: list[int], index: i64, number: i64) -> None:
    """Change one number of a list."""
    row[index] = row[index] + number
