"""Facts and names of pieces, as described answers tell them."""

from kontor.engine.messages import Facts, Message
from kontor.engine.record import SEAT_LETTERS
from kontor.games.emperor.table import codes, notation
from kontor.games.emperor.table.material import ELECTORATE_NAMES
from kontor.games.emperor.table.names import kind_facts, place_name
from kontor.games.emperor.table.view import EmperorView


class Said:
    """What is said of an option: a text with its facts, clauses and pieces."""

    def __init__(self, name: str, facts: Facts, clauses: str, *pieces: str) -> None:
        self.message: Message = Message(name, facts)
        self.clauses: tuple[str, ...] = tuple(clauses.split())
        self.pieces: tuple[str, ...] = pieces


def tile_facts(view: EmperorView, tile: int) -> Facts:
    """Return anybody's tile as facts."""
    place = place_name(codes.place_of(tile))
    return {
        "owner_seat": codes.owner_of(tile),
        "place": place,
        **kind_facts(view.rules.material, codes.kind_of(tile)),
    }


def piece_of(view: EmperorView, tile: int) -> str:
    """Name the piece of a tile."""
    return f"tile:{notation.tile(view.rules.material, tile)}"


def entrance_piece(entrance: int) -> str:
    """Name the piece of an entrance: a free noble space, or the knight that gives way."""
    electorate = entrance // codes.ENTRANCES_EACH
    pushed = entrance % codes.ENTRANCES_EACH
    if pushed:
        return knight_piece(pushed - 1, electorate * codes.SPACES)
    return f"space:{notation.stand(electorate * codes.SPACES)}"


def knight_piece(owner: int, stand: int) -> str:
    """Name the piece of a knight."""
    return f"knight:{SEAT_LETTERS[owner]}:{notation.stand(stand)}"


def entrance_facts(entrance: int) -> Facts:
    """Return an entrance as facts."""
    facts: Facts = {"place": ELECTORATE_NAMES[entrance // codes.ENTRANCES_EACH]}
    if entrance % codes.ENTRANCES_EACH:
        facts["pushed_seat"] = entrance % codes.ENTRANCES_EACH - 1
    return facts


def pushing(name: str, entrance: int) -> str:
    """Choose the text that speaks of a knight giving way, if one does."""
    return f"{name}-push" if entrance % codes.ENTRANCES_EACH else name


def stand_facts(stand: int) -> Facts:
    """Return where a knight stands as facts."""
    return {"place": place_name(stand // codes.SPACES), "space": space_name(stand)}


def space_name(stand: int) -> str:
    """Name the kind of space a knight stands on."""
    return "castle_space" if stand % codes.SPACES else "noble_space"
