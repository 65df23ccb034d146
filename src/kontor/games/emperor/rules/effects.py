"""R8 Action cards: what each card of phase IV does; `table/targets.py` says where it can."""

from kontor.engine import zones
from kontor.games.emperor.rules.deeds import Deeds
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.names import place_name
from kontor.games.emperor.table.public import Board, add


def carry_out(state: Deeds, seat: int, effect: int) -> None:
    """Carry out the effect of a card, wherever it comes from."""
    if effect >= codes.DO_PRINCESS:
        marry_princess(state, seat, effect - codes.DO_PRINCESS)
    elif effect >= codes.DO_PROMOTION:
        promote(state, seat, effect - codes.DO_PROMOTION)
    elif effect >= codes.DO_CHARTER:
        found_city(state, seat, effect - codes.DO_CHARTER)
    elif effect >= codes.DO_PERMIT:
        immigrate(state, seat, effect - codes.DO_PERMIT)
    elif effect >= codes.DO_MOVE:
        move(state, seat, effect - codes.DO_MOVE)
    elif effect >= codes.DO_DOCTOR:
        treat(state, seat, effect - codes.DO_DOCTOR)
    else:
        points = state.rules.material.indulgence_points  # R8.12
        state.score(seat, points)
        state.tell_points("indulgence-points", seat, points)


def treat(state: Deeds, seat: int, tile: int) -> None:
    """Make an own tile younger or a foreign one older (R8.2, R10.6)."""
    owner = codes.owner_of(tile)
    kind = codes.kind_of(tile)
    if owner == seat:
        replace(state.board, tile, kind - 1)
        tell_treated(state, "rejuvenated", seat, tile, kind - 1)
    elif kind % codes.AGES == codes.OLDEST:
        tell_treated(state, "aged-to-death", seat, tile, kind)
        remove(state, tile)
    else:
        replace(state.board, tile, kind + 1)
        tell_treated(state, "aged", seat, tile, kind + 1)


def replace(board: Board, tile: int, kind: int) -> None:
    """Turn a tile to another age where it is."""
    place = codes.place_of(tile)
    if place == codes.THRONE:
        board.throne = kind
    elif place >= codes.SEAT_OF:
        board.turn_elector(place - codes.SEAT_OF, kind - codes.kind_of(tile))
    else:
        turned = zones.one(kind) - zones.one(codes.kind_of(tile))
        add(board.nobles, place * codes.MOST_SEATS + codes.owner_of(tile), turned)


def remove(state: Deeds, tile: int) -> None:
    """Return a tile to the supply (R8.4): a seat falls vacant, the throne is filled at once."""
    board = state.board
    place = codes.place_of(tile)
    owner = codes.owner_of(tile)
    add(board.aristocrats, owner, 1)
    if place == codes.THRONE:
        board.throne = codes.NOWHERE
        state.find_successor()
    elif place >= codes.SEAT_OF:
        board.vacate(place - codes.SEAT_OF)
    else:
        board.take_noble(place, owner, codes.kind_of(tile))


def tell_treated(state: Deeds, event: str, seat: int, tile: int, kind: int) -> None:
    """Record what a doctor did."""
    if state.log is not None:
        facts = state.tile_facts(seat, codes.place_of(tile), kind)
        facts["owner_seat"] = codes.owner_of(tile)
        state.tell(event, facts)


def move(state: Deeds, seat: int, way: int) -> None:
    """Move a tile to a noble space of another electorate, otherwise unchanged (R8.6)."""
    electorate = way // (codes.KINDS * codes.ENTRANCES)
    kind = way // codes.ENTRANCES % codes.KINDS
    state.board.take_noble(electorate, seat, kind)
    state.let_enter(way % codes.ENTRANCES, seat, kind, "moved")


def immigrate(state: Deeds, seat: int, way: int) -> None:
    """Put a young baron or couple of the supply on a noble space (R8.13)."""
    kind = codes.COUPLE if way >= codes.ENTRANCES else codes.BARON
    add(state.board.aristocrats, seat, -1)
    state.let_enter(way % codes.ENTRANCES, seat, kind, "immigrated")


def found_city(state: Deeds, seat: int, electorate: int) -> None:
    """Found a city for good: one point, one, then two (R8.14)."""
    board = state.board
    material = state.rules.material
    points = material.city_points[material.cities - board.city_supply[seat]]
    board.put_city(electorate, seat)
    state.score(seat, points)
    if state.log is not None:
        place = place_name(electorate)
        state.tell("city-founded", {"seat": seat, "place": place, "points": points})


def promote(state: Deeds, seat: int, electorate: int) -> None:
    """Make a knight on a noble space a young baron on the same space (R8.15)."""
    board = state.board
    board.take_knight(electorate * codes.SPACES + codes.NOBLE_SPACE, seat)
    add(board.aristocrats, seat, -1)
    board.put_noble(electorate, seat, codes.BARON)
    state.tell_tile("promoted", seat, electorate, codes.BARON)


def marry_princess(state: Deeds, seat: int, target: int) -> None:
    """Make an own baron a couple, same age and place (R8.16)."""
    state.tell_tile("princess-married", seat, target // codes.AGES, target % codes.AGES)
    state.marry(target // codes.AGES, seat, target % codes.AGES)
