"""What speaks for a plan of Die Glücksritter, space by space, beside another one."""

from kontor.engine.arguments import Comparison
from kontor.games.gluecksritter.bot import arguing_documents as documents
from kontor.games.gluecksritter.rules.rules import Rules
from kontor.games.gluecksritter.table import codes, shops


def argue_cards(case: Comparison, before: Rules) -> None:
    """Argue for a set of action cards: the spaces it adds, and those it leaves out."""
    start = codes.SWAP if case.option >= codes.SWAP else codes.CARDS
    mine = case.option - start
    if not codes.CARDS <= case.other_option < codes.LAY:
        documents.argue_saving(case, before)
        return
    theirs = case.other_option - start
    for space in codes.spaces_of(mine & ~theirs):
        argue_space(case, before, space)
    for space in codes.spaces_of(theirs & ~mine):
        argue_absence(case, before, space)


def argue_space(case: Comparison, before: Rules, space: int) -> None:
    """Argue for a visit."""
    seat, material = case.seat, before.rules.material
    if space == codes.JACOB:
        case.claim("reason-plan-document", "documents", {})
    elif space == codes.KNIGHT:
        rivals = [rival for rival in range(before.seats) if rival != seat]
        best = max(rivals, key=before.pieces)
        if before.pieces(best):
            number = before.pieces(best)
            case.claim("reason-plan-knight", "knight", {"rival_seat": best, "number": number})
        gold = max(before.income_gold(space) for space in codes.INCOME_SPACES)
        if gold:
            case.claim("reason-plan-raid", "income", {"number": gold})
    elif space in codes.INCOME_SPACES:
        value = material.value(before.income_gold(space), before.income_silver(space))
        name = material.spaces[space]
        if value:
            case.claim("reason-plan-income", "income", {"space": name, "number": value})
    else:
        units = affordable(before, seat, space)
        piece = codes.PIECES[shops.piece_of(space)]
        if units:
            case.claim("reason-plan-builds", "castle", {"piece": piece, "number": units})
        missing = material.castle - before.pieces(seat) - units
        if units and missing <= 0:
            case.claim("reason-castle-done", "castle", {})
        elif units and missing <= 2:
            case.claim("reason-castle-near", "castle", {"number": missing})


def affordable(before: Rules, seat: int, space: int) -> int:
    """Return how many pieces a visitor could pay even in company."""
    price = before.rules.material.crowded_price[space]
    return min(shops.most_units(before, seat, space), before.ducats(seat) // max(1, price))


def argue_absence(case: Comparison, before: Rules, space: int) -> None:
    """Argue against a visit."""
    seat, material = case.seat, before.rules.material
    name = material.spaces[space]
    if space == codes.KNIGHT:
        case.claim("reason-plan-no-knight", "knight", {})
    elif space in codes.INCOME_SPACES:
        value = material.value(before.income_gold(space), before.income_silver(space))
        if value <= material.limit // 2:
            case.claim("reason-plan-poor", "income", {"space": name, "number": value})
        else:
            case.claim("reason-plan-shared", "income", {"space": name})
    elif space != codes.JACOB:
        if not shops.most_units(before, seat, space):
            case.claim("reason-plan-full", "castle", {"space": name})
        elif before.ducats(seat) < material.lone_price[space]:
            case.claim("reason-plan-broke", "money", {"space": name})
    else:
        case.claim("reason-plan-company", "documents", {"number": material.crowded_price[space]})
