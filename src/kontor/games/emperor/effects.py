"""R8 Action cards: for each card of phase IV where it can be carried out, and what it does."""

from kontor.engine import zones
from kontor.games.emperor.codes import (
    AGES,
    BARON,
    CITY_CHARTER,
    COUPLE,
    DO_CHARTER,
    DO_DOCTOR,
    DO_INDULGENCE,
    DO_MOVE,
    DO_PERMIT,
    DO_PRINCESS,
    DO_PROMOTION,
    DOCTOR,
    ELECTORATES,
    ENTRANCES,
    ENTRANCES_EACH,
    INDULGENCE,
    KINDS,
    MOST_SEATS,
    MOVE,
    NOBLE_SPACE,
    NOWHERE,
    OLDEST,
    PERMIT,
    PROMOTION,
    SEAT_OF,
    SPACES,
    THRONE,
    card_of_effect,
    kind_of,
    owner_of,
    place_of,
)
from kontor.games.emperor.material import TableRules
from kontor.games.emperor.names import place_name
from kontor.games.emperor.position import Position
from kontor.games.emperor.realm import Board, add


def price(rules: TableRules, effect: int) -> int:
    """Return what an effect costs: the price of its card; a couple has its own (R8.13)."""
    if DO_PERMIT + ENTRANCES <= effect < DO_CHARTER:
        return rules.material.couple_price
    return rules.material.prices[card_of_effect(effect)]


# Where a card can be carried out (R8.18) --------------------------------------------------


def of_card(position: Position, seat: int, card: int, entrances: list[int]) -> list[int]:
    """List the ways to carry out a card whose lowest price the player can pay (R7.6)."""
    found: list[int] = []
    add_ways(position, seat, card, entrances, found)
    return found


def add_ways(
    position: Position, seat: int, card: int, entrances: list[int], found: list[int]
) -> None:
    """Add the ways to carry out a card."""
    board = position.board
    if card == DOCTOR:
        add_patients(position, seat, DO_DOCTOR, found)
    elif card == MOVE:
        add_moves(board, seat, entrances, found)
    elif card == INDULGENCE:
        found.append(DO_INDULGENCE)
    elif card == PERMIT:
        add_permits(position, seat, entrances, found)
    elif card == CITY_CHARTER:
        add_charters(board, seat, found)
    elif card == PROMOTION:
        add_promotions(board, seat, found)
    else:
        for tile in position.barons_of(seat):
            found.append(DO_PRINCESS + place_of(tile) * AGES + kind_of(tile))


def add_patients(position: Position, seat: int, first: int, found: list[int]) -> None:
    """Add own tiles to make younger and foreign ones to make older (R8.2, R8.3, R8.5)."""
    for owner in range(position.seats):
        if owner != seat:
            position.add_tiles(owner, first, found)
            continue
        for tile in position.tiles_of(seat):
            if tile % AGES:
                found.append(first + tile)


def add_moves(board: Board, seat: int, entrances: list[int], found: list[int]) -> None:
    """Add own tiles on noble spaces with every way into another electorate (R8.6)."""
    for electorate in range(ELECTORATES):
        zone = board.nobles[electorate * MOST_SEATS + seat]
        first = DO_MOVE + electorate * KINDS * ENTRANCES
        home = electorate * ENTRANCES_EACH
        while zone:
            if zone & 15:
                for entrance in entrances:
                    if entrance < home or entrance >= home + ENTRANCES_EACH:
                        found.append(first + entrance)
            zone >>= 4
            first += ENTRANCES


def add_permits(position: Position, seat: int, entrances: list[int], found: list[int]) -> None:
    """Add the ways in for a baron and, if it can be paid, for a couple (R8.13)."""
    board = position.board
    if not board.aristocrats[seat]:  # R17.1
        return
    for entrance in entrances:
        found.append(DO_PERMIT + entrance)
    if board.thalers[seat] >= position.rules.material.couple_price:
        for entrance in entrances:
            found.append(DO_PERMIT + ENTRANCES + entrance)


def add_charters(board: Board, seat: int, found: list[int]) -> None:
    """Add the electorates where a city can be founded (R8.14)."""
    if board.city_supply[seat]:
        for electorate in range(ELECTORATES):
            if board.city_room[electorate] > 0:
                found.append(DO_CHARTER + electorate)


def add_promotions(board: Board, seat: int, found: list[int]) -> None:
    """Add the electorates where a knight on a noble space can be ennobled (R8.15)."""
    if board.aristocrats[seat]:
        for electorate in range(ELECTORATES):
            if zones.count(board.knights[electorate], seat):
                found.append(DO_PROMOTION + electorate)


# What a card does -------------------------------------------------------------------------


def carry_out(position: Position, seat: int, effect: int) -> None:
    """Carry out the effect of a card, wherever it comes from."""
    if effect >= DO_PRINCESS:
        marry_princess(position, seat, effect - DO_PRINCESS)
    elif effect >= DO_PROMOTION:
        promote(position, seat, effect - DO_PROMOTION)
    elif effect >= DO_CHARTER:
        found_city(position, seat, effect - DO_CHARTER)
    elif effect >= DO_PERMIT:
        immigrate(position, seat, effect - DO_PERMIT)
    elif effect >= DO_MOVE:
        move(position, seat, effect - DO_MOVE)
    elif effect >= DO_DOCTOR:
        treat(position, seat, effect - DO_DOCTOR)
    else:
        points = position.rules.material.indulgence_points  # R8.12
        position.score(seat, points)
        position.tell_points("indulgence-points", seat, points)


def treat(position: Position, seat: int, tile: int) -> None:
    """Make an own tile younger or a foreign one older (R8.2, R10.6)."""
    owner = owner_of(tile)
    kind = kind_of(tile)
    if owner == seat:
        replace(position.board, tile, kind - 1)
        tell_treated(position, "rejuvenated", seat, tile, kind - 1)
    elif kind % AGES == OLDEST:
        tell_treated(position, "aged-to-death", seat, tile, kind)
        remove(position, tile)
    else:
        replace(position.board, tile, kind + 1)
        tell_treated(position, "aged", seat, tile, kind + 1)


def replace(board: Board, tile: int, kind: int) -> None:
    """Turn a tile to another age where it is."""
    place = place_of(tile)
    if place == THRONE:
        board.throne = kind
    elif place >= SEAT_OF:
        add(board.electors, place - SEAT_OF, kind - kind_of(tile))
    else:
        owner = owner_of(tile)
        board.nobles[place * MOST_SEATS + owner] = (
            board.nobles[place * MOST_SEATS + owner] + zones.one(kind) - zones.one(kind_of(tile))
        )


def remove(position: Position, tile: int) -> None:
    """Return a tile to the supply (R8.4): a seat falls vacant, the throne is filled at once."""
    board = position.board
    place = place_of(tile)
    owner = owner_of(tile)
    add(board.aristocrats, owner, 1)
    if place == THRONE:
        board.throne = NOWHERE
        position.find_successor()
    elif place >= SEAT_OF:
        board.vacate(place - SEAT_OF)
    else:
        board.take_noble(place, owner, kind_of(tile))


def tell_treated(position: Position, event: str, seat: int, tile: int, kind: int) -> None:
    """Record what a doctor did."""
    if position.log is not None:
        facts = position.tile_facts(seat, place_of(tile), kind)
        facts["owner_seat"] = owner_of(tile)
        position.tell(event, facts)


def move(position: Position, seat: int, way: int) -> None:
    """Move a tile to a noble space of another electorate, otherwise unchanged (R8.6)."""
    electorate = way // (KINDS * ENTRANCES)
    kind = way // ENTRANCES % KINDS
    position.board.take_noble(electorate, seat, kind)
    position.let_enter(way % ENTRANCES, seat, kind, "moved")


def immigrate(position: Position, seat: int, way: int) -> None:
    """Put a young baron or couple of the supply on a noble space (R8.13)."""
    kind = COUPLE if way >= ENTRANCES else BARON
    add(position.board.aristocrats, seat, -1)
    position.let_enter(way % ENTRANCES, seat, kind, "immigrated")


def found_city(position: Position, seat: int, electorate: int) -> None:
    """Found a city for good: one point, one, then two (R8.14)."""
    board = position.board
    material = position.rules.material
    points = material.city_points[material.cities - board.city_supply[seat]]
    board.put_city(electorate, seat)
    position.score(seat, points)
    if position.log is not None:
        place = place_name(electorate)
        position.tell("city-founded", {"seat": seat, "place": place, "points": points})


def promote(position: Position, seat: int, electorate: int) -> None:
    """Make a knight on a noble space a young baron on the same space (R8.15)."""
    board = position.board
    board.take_knight(electorate * SPACES + NOBLE_SPACE, seat)
    add(board.aristocrats, seat, -1)
    board.put_noble(electorate, seat, BARON)
    position.tell_tile("promoted", seat, electorate, BARON)


def marry_princess(position: Position, seat: int, target: int) -> None:
    """Make an own baron a couple, same age and place (R8.16)."""
    position.tell_tile("princess-married", seat, target // AGES, target % AGES)
    position.marry(target // AGES, seat, target % AGES)
