"""What speaks for an answer in Augsburg 1520: the sheet after a use, purchases, and small choices.

What is about the auction stands in `arguing_auctions`.
"""

from kontor.engine.arguments import Comparison
from kontor.games.augsburg.bot import arguing_auctions as auctions
from kontor.games.augsburg.bot import heuristic
from kontor.games.augsburg.bot.features import masked
from kontor.games.augsburg.rules.rules import Rules
from kontor.games.augsburg.table import codes, packing, player_sheets
from kontor.games.augsburg.table.packing import JOKER, JOKERS, NOBLES, VALUES, ZONE


def argue(case: Comparison, before: Rules, after: Rules, other: Rules) -> None:
    """Say what speaks for an answer."""
    kind = before.stack[-1].kind
    if kind == codes.PURCHASE:
        argue_purchase(case, before)
    elif kind == codes.BIDDING:
        auctions.argue_bid(case, before)
    elif kind == codes.SELECTION:
        auctions.argue_selection(case, before)
    elif kind == codes.TAKING:
        argue_taking(case, before)
    elif kind == codes.FIRST_PLAYER:
        argue_first(case)
    elif kind in (codes.DISCARDING, codes.GIVING):
        argue_discard(case, before, kind)
    else:
        argue_sheet(case, before, after, other)
        if kind == codes.COMPENSATION:
            argue_compensation(case, before)


# The sheet ------------------------------------------------------------------------------------


def argue_sheet(case: Comparison, before: Rules, after: Rules, other: Rules) -> None:
    """Argue by the own sheet: levels, tiles, prestige, money and what each round will bring."""
    seat, material = case.seat, before.rules.material
    case.tally("reason-prestige", "prestige", after.prestige[seat] - other.prestige[seat])
    case.tally(
        "reason-prestige-round", "prestige", after.prestige_due(seat) - other.prestige_due(seat)
    )
    case.tally("reason-money", "money", after.money[seat] - other.money[seat])
    for kind, tile in enumerate(codes.RIGHTS):
        if after.tile(seat, kind) and not other.tile(seat, kind):
            if kind in codes.BUILDINGS:
                barrier = player_sheets.limit(material, other.tiles, seat)
                case.claim("reason-builds", "buildings", {"tile": tile, "number": barrier})
            else:
                case.claim("reason-tile", "rights", {"tile": tile})
    for category in range(len(codes.CATEGORIES)):
        level = after.level(seat, category)
        if level > other.level(seat, category):
            step = player_sheets.level_name(category, level)
            case.claim("reason-climbs", "levels", {"step": step})
            for rival in range(before.seats):
                if rival != seat and after.level(rival, category) < before.level(rival, category):
                    case.claim("reason-takes-level", "lead", {"rival_seat": rival, "step": step})
    agency = [material.income[state.level(seat, codes.AGENCY) - 1] for state in (after, other)]
    case.tally("reason-income", "money", agency[0] - agency[1])
    case.tally("reason-free-notes", "notes", after.free_notes(seat) - other.free_notes(seat))
    case.tally("reason-offer", "notes", after.offer_size(seat) - other.offer_size(seat))
    is_draw = case.option == codes.use(codes.DRAW_2, codes.PLAIN)
    if is_draw and case.other_option != case.option:
        case.claim("reason-draws-notes", "notes", {"number": material.draw_cards})
    if after.winner == seat and after.uses_left > other.uses_left:
        case.claim("reason-use-left", "auction", {"number": after.uses_left})


def argue_compensation(case: Comparison, before: Rules) -> None:
    """Argue for money or prestige after a level was taken away."""
    seat, material = case.seat, before.rules.material
    left = before.rules.rounds - before.round
    money = before.money[seat] + material.theft_money
    barrier = player_sheets.limit(material, before.tiles, seat)
    if case.option == codes.COMPENSATION_MONEY:
        if left:
            case.claim("reason-money-early", "tempo", {"number": left})
        if barrier and barrier - before.prestige[seat] < material.theft_prestige:
            case.claim("reason-barrier", "buildings", {"number": barrier})
        for kind in codes.BUILDINGS:
            if before.may_lack(seat, kind) and before.money[seat] < before.top_tile(kind) <= money:
                tile = codes.RIGHTS[kind]
                case.claim("reason-affords", "buildings", {"tile": tile})
    elif not left:
        case.claim("reason-money-late", "tempo", {})
    elif not barrier or barrier - before.prestige[seat] >= material.theft_prestige:
        case.claim("reason-points-count", "buildings", {})


def argue_taking(case: Comparison, before: Rules) -> None:
    """Argue for a privilege card by the symbols that the other one lacks."""
    seat, material = case.seat, before.rules.material
    mine = material.symbols[case.option - codes.TAKE]
    theirs = material.symbols[case.other_option - codes.TAKE]
    for symbol in sorted(set(mine)):
        if mine.count(symbol) <= theirs.count(symbol):
            continue
        if symbol in (codes.PRESTIGE_6, codes.PRESTIGE_7):
            number = material.symbol_prestige[symbol]
            case.claim("reason-card-points", "prestige", {"number": number})
        elif symbol == codes.MONEY_500:
            case.claim("reason-card-money", "money", {"number": material.symbol_money})
        elif symbol == codes.DRAW_2:
            case.claim("reason-card-notes", "notes", {"number": material.draw_cards})
        else:
            argue_category(case, before, symbol)
    known = masked(before, seat)
    left = heuristic.rounds_left(known)
    values = [
        heuristic.card_value(known, rival, case.option - codes.TAKE, left)
        for rival in range(before.seats)
    ]
    rivals = [rival for rival in range(before.seats) if rival != seat]
    keen = max(rivals, key=lambda rival: sum(before.level(rival, one) for one in range(3)))
    if values[keen] > values[seat]:
        case.claim("reason-denies", "lead", {"rival_seat": keen})


def argue_category(case: Comparison, before: Rules, category: int) -> None:
    """Argue for a symbol of a category: the level or the tile that it opens."""
    seat = case.seat
    level = before.level(seat, category)
    if level < codes.TOP_LEVEL and before.supply(category, level + 1):
        step = player_sheets.level_name(category, level + 1)
        case.claim("reason-card-climb", "levels", {"step": step})
    for kind, tile in enumerate(codes.RIGHTS):
        if codes.RIGHT_CATEGORY[kind] != category or not before.may_lack(seat, kind):
            continue
        if level >= before.rules.material.right_level[kind]:
            if kind not in codes.BUILDINGS:
                case.claim("reason-card-tile", "rights", {"tile": tile})
            elif before.may_build(seat, kind):
                case.claim("reason-card-builds", "buildings", {"tile": tile})


# Notes ----------------------------------------------------------------------------------------


def argue_purchase(case: Comparison, before: Rules) -> None:
    """Argue for a purchase: what it costs, and what the notes are good for."""
    seat, material = case.seat, before.rules.material
    mine = bought(before, seat, case.option)
    theirs = bought(before, seat, case.other_option)
    price = [sum(material.price[card] for card in cards) for cards in (mine, theirs)]
    case.tally("reason-cheaper", "money", price[1] - price[0])
    case.tally("reason-more-notes", "notes", len(mine) - len(theirs))
    extra = [card for card in mine if card not in theirs]
    if JOKER in extra:
        case.claim("reason-buys-joker", "notes", {})
    notes = [card for card in extra if card != JOKER]
    if notes:
        best = max(notes, key=lambda card: material.value[card])
        if material.value[best] > VALUES // 2:
            case.claim("reason-high-note", "notes", {"card": material.cards[best]})
    for noble in range(NOBLES):
        held = packing.number(before.hands[seat * ZONE + noble])
        here = held + sum(1 for card in mine if card != JOKER and packing.NOBLE[card] == noble)
        there = held + sum(1 for card in theirs if card != JOKER and packing.NOBLE[card] == noble)
        if here > there:
            facts = {"number": here}
            name = "reason-first-note" if here == 1 else "reason-notes-of"
            case.claim(name, "auction", {"noble": material.nobles[noble], **facts})
    for kind in codes.BUILDINGS:
        cost = before.top_tile(kind)
        money = before.money[seat]
        if before.may_lack(seat, kind) and money - price[0] >= cost > money - price[1]:
            case.claim("reason-saves-for", "buildings", {"tile": codes.RIGHTS[kind]})


def bought(before: Rules, seat: int, option: int) -> list[int]:
    """List the notes of the own offer that an answer buys."""
    places = option - codes.BUY
    return [card for place, card in enumerate(before.offers[seat]) if (places >> place) & 1]


def argue_discard(case: Comparison, before: Rules, kind: int) -> None:
    """Argue for giving a note away: it is low, or there are enough of its noble."""
    seat, material = case.seat, before.rules.material
    start = codes.DISCARD if kind == codes.DISCARDING else codes.GIVE
    card, other = case.option - start, case.other_option - start
    hands = before.hands
    if other == JOKER:
        case.claim("reason-keeps-joker", "notes", {})
    elif card != JOKER and material.value[card] < material.value[other]:
        if material.value[card] <= auctions.WEAK:
            case.claim("reason-low-note", "notes", {"card": material.cards[card]})
        case.claim("reason-keeps-note", "notes", {"card": material.cards[other]})
    if card == JOKER:
        if hands[seat * ZONE + JOKERS] > 1:
            case.claim("reason-jokers-left", "notes", {"number": hands[seat * ZONE + JOKERS] - 1})
        return
    noble = packing.NOBLE[card]
    held = packing.number(hands[seat * ZONE + noble])
    if held > 2:
        facts = {"number": held - 1}
        case.claim("reason-enough-of", "auction", {"noble": material.nobles[noble], **facts})
    if kind == codes.DISCARDING and noble < before.noble:
        case.claim("reason-visit-over", "tempo", {"noble": material.nobles[noble]})


def argue_first(case: Comparison) -> None:
    """Argue for who begins."""
    if case.option - codes.FIRST == case.seat:
        case.claim("reason-begins", "tempo", {})
    else:
        rival = case.option - codes.FIRST
        case.claim("reason-lets-begin", "tempo", {"rival_seat": rival})
