"""Small deeds that every phase needs: asking, paying, scoring, entering, telling."""

from kontor.engine import zones
from kontor.engine.frames import Frame, question_to
from kontor.engine.messages import Facts
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.names import kind_facts, place_name
from kontor.games.emperor.table.position import Position
from kontor.games.emperor.table.public import add


class Deeds(Position):
    """A game in progress, as the modules of the phases handle it."""

    def ask(self, kind: int, seat: int, about: tuple[int, ...] = ()) -> None:
        """Open a question to one seat."""
        self.stack.append(Frame(kind, 1 << seat, about) if about else question_to(seat, kind))

    def begin(self, phase: int) -> None:
        """Go on to another phase."""
        self.board.phase = phase
        self.board.step = 0

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
        self.board.points[seat] = self.board.points[seat] + points

    # Deeds of several phases --------------------------------------------------------------

    def let_enter(self, entrance: int, owner: int, kind: int, event: str) -> None:
        """Let a tile enter an electorate, sending a knight home if one must give way (R17.2)."""
        pushed = self.board.enter(entrance, owner, kind)
        electorate = entrance // codes.ENTRANCES_EACH
        if pushed != codes.NOBODY and self.log is not None:
            place = place_name(electorate)
            self.tell("knight-pushed", {"seat": owner, "owner_seat": pushed, "place": place})
        self.tell_tile(event, owner, electorate, kind)

    def place_knight(self, seat: int, stand: int) -> None:
        """Put a knight on a free noble or castle space (R2.9, R9.1)."""
        self.board.put_knight(stand, seat)
        if self.log is not None:
            place = place_name(stand // codes.SPACES)
            space = "castle_space" if stand % codes.SPACES else "noble_space"
            self.tell("knight-placed", {"seat": seat, "place": place, "space": space})

    def place_imperial_city(self, seat: int, electorate: int) -> None:
        """Place an imperial city from beside the board (R2.4, R13.3)."""
        self.board.move_imperial_city(codes.NOWHERE, electorate)
        self.tell_place("imperial-city-placed", seat, electorate)

    def house_former_elector(self, electorate: int, owner: int, kind: int) -> None:
        """Give a tile that lost its seat a space there, a knight's, or send it home (R11.8)."""
        board = self.board
        if zones.count(board.noble_room, electorate) > 0:
            board.put_noble(electorate, owner, kind)
            self.tell_tile("elector-stepped-down", owner, electorate, kind)
        elif board.knights[electorate]:
            self.ask(codes.ASK_PUSH, owner, (electorate, owner, kind))
        else:
            add(board.aristocrats, owner, 1)
            self.tell_tile("elector-left", owner, electorate, kind)

    def find_successor(self) -> None:
        """Fill the throne at once (R5.5), by a baron of the supply if nobody is there (R5.6)."""
        board = self.board
        emperor = board.emperor
        if board.has_nobles(emperor):
            self.ask(codes.ASK_SUCCESSOR, emperor)
        else:
            board.crown_from_supply(emperor)
            self.tell_tile("crowned-from-supply", emperor, codes.NOWHERE, board.throne)

    def marry(self, place: int, owner: int, kind: int) -> None:
        """Turn a baron over: a couple of the same age in the same place (R6.8, R8.16)."""
        board = self.board
        if place == codes.THRONE:
            board.throne = codes.COUPLE + kind
        elif place < codes.SEAT_OF:
            board.take_noble(place, owner, kind)
            board.put_noble(place, owner, codes.COUPLE + kind)
        elif codes.is_archbishop(place):  # house rule: he resigns when he marries
            board.vacate(place - codes.SEAT_OF)
            self.house_former_elector(place - codes.SEAT_OF, owner, codes.COUPLE + kind)
        else:
            board.turn_elector(place - codes.SEAT_OF, codes.COUPLE)

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
        facts: Facts = {"seat": seat, **kind_facts(self.rules.material, kind)}
        if place != codes.NOWHERE:
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
