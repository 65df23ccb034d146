"""Player sheets and supplies, read from the flat lists that states and views keep of them."""

from kontor.engine import i64
from kontor.games.augsburg.table import codes
from kontor.games.augsburg.table.agreed import TableRules
from kontor.games.augsburg.table.material import Material


def level(levels: list[int], seat: int, category: int) -> int:
    """Return a player's level in a category, 1 to 4."""
    return levels[seat * len(codes.CATEGORIES) + category]


def supply(rules: TableRules, levels: list[int], category: int, wanted: int) -> int:
    """Count the step cards of a level that lie in the supply (R1.4, R1.5)."""
    number: i64 = rules.supply[wanted - 2]
    asked: i64 = wanted
    place: i64 = category
    end: i64 = len(levels)
    while place < end:
        here: i64 = levels[place]
        # R7.4, R7.5: the small card stays (so none is ever short: R7.13), the medium one goes
        # back for the large one.
        if here == asked or (asked == 2 and here > 2):
            number -= 1
        place += len(codes.CATEGORIES)
    return number


def tile(tiles: list[int], seat: int, kind: int) -> int:
    """Return the number on a player's tile of a kind, 0 without one."""
    return tiles[seat * len(codes.RIGHTS) + kind]


def top_tile(material: Material, taken: list[int], kind: int) -> int:
    """Return the number on the top tile of a pile, 0 if none is left (R1.6)."""
    pile = material.right_piles[kind]
    place = taken[kind]
    return pile[place] if place < len(pile) else 0


def limit(material: Material, tiles: list[int], seat: int) -> int:
    """Return the barrier in front of a player (R11.2 to R11.4), 0 for none (R11.5)."""
    if not tile(tiles, seat, codes.CHURCH):
        return material.church_barrier
    if not tile(tiles, seat, codes.CATHEDRAL):
        return material.cathedral_barrier
    return 0


def gained(prestige: int, points: int, barrier: int) -> int:
    """Return how many points of a gain a barrier lets pass (R11.6, R11.7)."""
    return min(points, barrier - prestige) if barrier else points


def level_name(category: int, number: int) -> str:
    """Return the name of a level, for events and views."""
    return f"{codes.CATEGORIES[category]}_{number}"
