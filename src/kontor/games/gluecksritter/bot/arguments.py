"""What speaks for an answer in Die Glücksritter: purchases, errands, ransoms, and what follows.

Plans stand in `arguing_plans`, documents in `arguing_documents`.
"""

from kontor.engine import zones
from kontor.engine.arguments import Comparison
from kontor.engine.frames import Frame
from kontor.engine.messages import Facts
from kontor.games.gluecksritter.bot import arguing_documents as documents
from kontor.games.gluecksritter.bot import arguing_plans as plans
from kontor.games.gluecksritter.rules.rules import Rules
from kontor.games.gluecksritter.table import codes, shops


def argue(case: Comparison, before: Rules, after: Rules, other: Rules) -> None:
    """Say what speaks for an answer."""
    option, frame = case.option, before.stack[-1]
    if option >= codes.BUY:
        argue_buying(case, before, frame.about[0])
    elif option >= codes.RANSOM:
        argue_ransom(case, before)
    elif codes.LAY <= option < codes.PLAY_END:
        documents.argue_playing(case, before)
    elif option >= codes.ORDER:
        case.claim("reason-order", "tempo", {})
    elif option >= codes.CARDS:
        plans.argue_cards(case, before)
    elif option >= codes.STEAL:
        argue_stealing(case, before, frame)
    elif option >= codes.RAID:
        argue_riding(case, before)
    else:
        argue_waiting(case, before, frame)
    if case.is_certain and case.after.stack and case.other.stack:
        argue_position(case, after, other)


def argue_position(case: Comparison, after: Rules, other: Rules) -> None:
    """Argue by what is owned at once: ducats, pieces, and a free knight."""
    seat = case.seat
    case.tally("reason-pieces", "castle", after.pieces(seat) - other.pieces(seat))
    case.tally("reason-ducats", "money", after.ducats(seat) - other.ducats(seat))
    for rival in range(after.seats):
        lost = other.pieces(rival) - after.pieces(rival)
        if rival != seat and lost > 0:
            case.claim("reason-rival-pieces", "castle", {"rival_seat": rival, "number": lost})


# Purchases and ransoms ------------------------------------------------------------------------


def argue_buying(case: Comparison, before: Rules, space: int) -> None:
    """Argue for a purchase, or for buying less, or for paying in other coins."""
    if case.other_option < codes.BUY:
        documents.argue_saving(case, before)
        return
    seat, material = case.seat, before.rules.material
    units, other = codes.units(case.option), codes.units(case.other_option)
    crowded = shops.is_crowded(before, space)
    price = shops.price(before, seat, space, crowded)
    if units > other:
        if space == codes.JACOB:
            case.claim("reason-buys-document", "documents", {})
            if not zones.size(before.hands[seat]):
                case.claim("reason-first-document", "documents", {})
        else:
            argue_building(case, before, space, units)
        if not crowded:
            case.claim("reason-lone-price", "tempo", {"price": price})
    elif units < other:
        case.tally("reason-saves-ducats", "money", price * (other - units))
        if crowded and price > material.lone_price[space]:
            more = price - material.lone_price[space]
            case.claim("reason-dear", "tempo", {"price": price, "number": more})
    gold = codes.gold(case.other_option) - codes.gold(case.option)
    silver = codes.silver(case.other_option) - codes.silver(case.option)
    if units == other:
        case.tally("reason-keeps-gold", "money", gold)
        case.tally("reason-keeps-silver", "money", silver)
    for held, spent, name in (
        (before.gold_of(seat), codes.gold(case.option), "gold_coin"),
        (before.silver_of(seat), codes.silver(case.option), "silver_coin"),
    ):
        if spent and held >= material.limit > held - spent:
            case.claim("reason-under-limit", "money", {"coin": name})


def argue_building(case: Comparison, before: Rules, space: int, units: int) -> None:
    """Argue for castle pieces: how many are missing, and whom they overtake."""
    seat, material = case.seat, before.rules.material
    have = before.pieces(seat) + units
    piece = codes.PIECES[shops.piece_of(space)]
    case.claim("reason-builds", "castle", {"piece": piece, "number": units})
    missing = material.castle - have
    if missing <= 0:
        case.claim("reason-castle-done", "castle", {})
    elif missing <= 2:
        case.claim("reason-castle-near", "castle", {"number": missing})
    rivals = [rival for rival in range(before.seats) if rival != seat]
    best = max(rivals, key=before.pieces)
    if before.pieces(seat) <= before.pieces(best) < have:
        case.claim("reason-overtakes", "lead", {"rival_seat": best, "number": have})


def argue_ransom(case: Comparison, before: Rules) -> None:
    """Argue for freeing the knight."""
    case.claim("reason-ransom", "knight", {"number": before.rules.material.ransom})
    case.claim("reason-knight-rides", "visits", {})
    left = before.ducats(case.seat) - before.rules.material.ransom
    if left > 0:
        case.claim("reason-ducats-left", "money", {"number": left})
    if case.other_option >= codes.RANSOM:
        gold = codes.gold(case.other_option) - codes.gold(case.option)
        case.tally("reason-keeps-gold", "money", gold)


# The knight -----------------------------------------------------------------------------------


def argue_riding(case: Comparison, before: Rules) -> None:
    """Argue for a raid, or for an attack on somebody."""
    seat, option, other = case.seat, case.option, case.other_option
    if option < codes.ATTACK:
        space = option - codes.RAID
        gold = before.income_gold(space)
        name = before.rules.material.spaces[space]
        case.claim("reason-raid", "income", {"space": name, "number": gold})
        if other >= codes.ATTACK:
            case.claim("reason-sure", "money", {})
        return
    victim = option - codes.ATTACK
    if not before.rules.hides_coins:
        ducats = before.ducats(victim)
        if ducats:
            case.claim("reason-attack-purse", "money", {"rival_seat": victim, "number": ducats})
    pieces = before.pieces(victim)
    if pieces:
        case.claim("reason-attack-castle", "castle", {"rival_seat": victim, "number": pieces})
        rivals = [rival for rival in range(before.seats) if rival != seat]
        if pieces == max(before.pieces(rival) for rival in rivals):
            case.claim("reason-attack-leader", "lead", {"rival_seat": victim})
    if not before.hands[victim]:
        case.claim("reason-attack-unarmed", "documents", {"rival_seat": victim})
    if codes.RAID <= other < codes.ATTACK:
        gold = before.income_gold(other - codes.RAID)
        case.claim("reason-little-gold", "income", {"number": gold})


def argue_stealing(case: Comparison, before: Rules, frame: Frame) -> None:
    """Argue for the piece that changes its place."""
    attacker, victim = frame.about[0], frame.about[1]
    piece = case.option - codes.STEAL
    name, material = codes.PIECES[piece], before.rules.material
    left = before.standing(victim, piece)
    if case.seat == victim:
        case.claim("reason-spares", "castle", {"piece": codes.PIECES[1 - piece]})
        case.claim("reason-gives-of", "castle", {"piece": name, "number": left})
        missing = material.per_castle[piece] - before.standing(attacker, piece)
        if missing > 1:
            case.claim("reason-little-use", "lead", {"rival_seat": attacker, "piece": name})
        return
    owned = before.standing(attacker, piece)
    if not frame.about[3]:
        missing = material.per_castle[piece] - owned
        case.claim("reason-needs-piece", "castle", {"piece": name, "number": missing})
    if left == 1:
        case.claim("reason-last-piece", "lead", {"rival_seat": victim, "piece": name})
    else:
        facts: Facts = {"rival_seat": victim, "piece": name, "number": left - 1}
        case.claim("reason-leaves-pieces", "lead", facts)
    if piece == codes.TOWER:
        price = material.crowded_price[codes.EHRENFRIED] - material.crowded_price[codes.JOHANN]
        case.tally("reason-tower-dear", "money", price)
    else:
        case.claim("reason-walls-first", "castle", {"number": owned + 1})


# Doing nothing --------------------------------------------------------------------------------


def argue_waiting(case: Comparison, before: Rules, frame: Frame) -> None:
    """Argue for doing nothing where something could be done."""
    seat, option = case.seat, case.option
    if option == codes.STAND_DOWN:
        case.claim("reason-stands-down", "knight", {})
    elif option == codes.DECLINE:
        case.claim("reason-saves-ransom", "money", {"number": before.rules.material.ransom})
        if before.ducats(seat) < 2 * before.rules.material.ransom:
            case.claim("reason-purse-thin", "money", {"number": before.ducats(seat)})
    elif option in (codes.UNLOCK, codes.CLEAR):
        case.claim("reason-thinks-again", "visits", {})
    elif frame.kind == codes.ASK_GRACE:
        case.claim("reason-plan-stays", "visits", {})
    elif case.other_option >= codes.LAY:
        documents.argue_saving(case, before)
        documents.argue_letting(case, before, frame)
