"""Every answer that may be given in In the Shadow of the Emperor, for their fixed numbering."""

from kontor.engine.answers import Family
from kontor.games.emperor.table import codes


def answers(seats: int) -> list[Family]:
    """List the answers to all questions, in the order of their codes."""
    electorates = range(codes.ELECTORATES)
    cards = range(codes.CARDS)
    effects = effect_families(seats)
    return [
        Family("simple", range(codes.PASS, codes.BUY_UNUSED)),
        Family("buy unused", [codes.BUY_UNUSED + card for card in cards]),
        Family("buy and keep", [codes.BUY_KEPT + card for card in cards]),
        Family("place knight", [codes.KNIGHT_PLACE + stand for stand in range(codes.STANDS)]),
        Family("move knight", [codes.KNIGHT_MOVE + way for way in range(codes.STANDS**2)]),
        Family("seat", [codes.SEAT_AT + place for place in electorates]),
        Family("enter", [codes.ENTER + entrance for entrance in entrances(seats)]),
        Family("city", [codes.CITY_AT + place for place in electorates]),
        Family("move city", [codes.CITY_MOVE + way for way in range(codes.ELECTORATES**2)]),
        Family("crown", [codes.CROWN + tile for tile in range(codes.PLACES * codes.KINDS)]),
        Family("propose", [codes.PROPOSE + tile for tile in tiles(seats)]),
        Family("eminence", [codes.EMINENCE_AT + place for place in electorates]),
        Family("name", [codes.NAME + seat for seat in range(seats)]),
        Family("elect", [codes.ELECT + kind for kind in range(codes.KINDS)]),
        Family("push", [codes.PUSH + seat for seat in range(seats)]),
        Family("church", [codes.CHURCH_AT + place for place in electorates]),
        Family("ban", [codes.BAN_AT + place for place in electorates]),
        Family("use Cologne", [codes.USE_COLOGNE + tile for tile in tiles(seats)]),
        Family("use Palatinate", [codes.USE_PALATINATE + place for place in entrances(seats)]),
        *[Family(name, options) for name, options in effects],
        *[
            Family(f"{name} in Trier", [codes.USE_TRIER + option for option in options])
            for name, options in effects
        ],
    ]


def tiles(seats: int) -> list[int]:
    """List every tile on the board, by place, owner and kind."""
    return [
        codes.tile_at(place, owner, kind)
        for place in range(codes.PLACES)
        for owner in range(seats)
        for kind in range(codes.KINDS)
    ]


def entrances(seats: int) -> list[int]:
    """List every entrance: an electorate, and whose knight gives way there, if any."""
    return [
        electorate * codes.ENTRANCES_EACH + pushed
        for electorate in range(codes.ELECTORATES)
        for pushed in range(seats + 1)
    ]


def effect_families(seats: int) -> list[tuple[str, list[int]]]:
    """List what cards do when they are bought (R8)."""
    doors = entrances(seats)
    moved = range(codes.ELECTORATES * codes.KINDS)
    electorates = range(codes.ELECTORATES)
    married = range(codes.PLACES * codes.AGES)
    return [
        ("indulgence", [codes.DO_INDULGENCE]),
        ("doctor", [codes.DO_DOCTOR + tile for tile in tiles(seats)]),
        ("move", [codes.DO_MOVE + who * codes.ENTRANCES + door for who in moved for door in doors]),
        (
            "permit",
            [
                codes.DO_PERMIT + side * codes.ENTRANCES + door
                for side in range(2)
                for door in doors
            ],
        ),
        ("charter", [codes.DO_CHARTER + place for place in electorates]),
        ("promotion", [codes.DO_PROMOTION + place for place in electorates]),
        ("princess", [codes.DO_PRINCESS + couple for couple in married]),
    ]
