"""What speaks for an answer in Die Fugger: sales, demand, hand, merchants and consignments."""

from typing import Final

from kontor.engine import zones
from kontor.engine.arguments import Comparison
from kontor.engine.messages import Facts
from kontor.games.fugger.rules.rules import Rules
from kontor.games.fugger.table import codes, market
from kontor.games.fugger.table.codes import NOTHING

# A price from here on is worth a word.
GOOD_PRICE: Final = 7


def argue(case: Comparison, before: Rules) -> None:
    """Say what speaks for an answer."""
    after = laid(before, case.seat, case.option)
    other = laid(before, case.seat, case.other_option)
    if after.round > before.round or not after.stack:
        argue_closing(case, before, after)
        return
    if other.round > before.round or not other.stack:
        keep_open(case, before, other)
    argue_laying(case, before, after)
    argue_display(case, after, other)
    argue_hand(case, before)
    argue_consigning(case, before, after, other)


def laid(before: Rules, seat: int, option: int) -> Rules:
    """Return the position after an action alone: without Jakob's answer, and any card drawn."""
    twin = before.clone()
    assert isinstance(twin, Rules)
    if option >= codes.DELIVER:
        card = option - codes.DELIVER
        twin.hands[seat] = twin.hands[seat] - zones.one(card)
        twin.deliveries[twin.delivery_place(seat, twin.round)] = card
    elif option >= codes.PLAY:
        twin.play_card(seat, option - codes.PLAY)
    return twin


def argue_closing(case: Comparison, before: Rules, after: Rules) -> None:
    """Argue for market day: what it brings, and to whom most."""
    earned = [after.florins[other] - before.florins[other] for other in range(before.seats)]
    if not after.stack:  # Consignments are paid as well: the sales cannot be told apart.
        return
    mine = earned[case.seat]
    case.tally("reason-sells-now", "money", mine)
    others = [earned[other] for other in range(before.seats) if other != case.seat]
    if mine > max(others):
        case.claim("reason-earns-most", "lead", {"number": mine - max(others)})
    wanted = market.demands(before.rules.material, before.open_cards())
    for rival in range(before.seats):
        if rival != case.seat and before.displays[rival] and not earned[rival]:
            case.claim("reason-rival-sells-nothing", "display", {"rival_seat": rival})
    if case.option >= codes.PLAY and case.option < codes.DELIVER:
        good = (case.option - codes.PLAY) >> 1
        if before.prices[good] + wanted[good] + 1 <= before.rules.material.most_price:
            price = after.prices[good]
            name = before.rules.material.goods[good]
            case.claim("reason-closes-high", "market", {"good": name, "price": price})


def keep_open(case: Comparison, before: Rules, other: Rules) -> None:
    """Argue for going on where the other answer ends the round."""
    if not other.stack:
        return
    earned = [other.florins[seat] - before.florins[seat] for seat in range(before.seats)]
    best = max(range(before.seats), key=lambda seat: earned[seat])
    if best != case.seat and earned[best] > earned[case.seat]:
        more = earned[best] - earned[case.seat]
        case.claim("reason-keeps-open", "money", {"rival_seat": best, "number": more})


def argue_laying(case: Comparison, before: Rules, after: Rules) -> None:
    """Argue for a card laid open: how near market day is, and what the price may become."""
    material = before.rules.material
    if not codes.PLAY <= case.option < codes.DELIVER:
        return
    card = case.option - codes.PLAY
    if card == material.merchant:
        bonus = material.merchant_bonus[zones.count(after.displays[case.seat], card)]
        case.tally("reason-merchant", "merchants", bonus)
        return
    good = material.good_of(card)
    name = material.goods[good]
    wanted = market.demands(material, after.open_cards())
    missing = material.trigger_cards - wanted[good]
    final = before.prices[good] + material.trigger_cards
    own = market.demand(after.displays[case.seat], good)
    others = [
        market.demand(after.displays[rival], good)
        for rival in range(before.seats)
        if rival != case.seat
    ]
    if 0 < missing <= 2:
        if final > material.most_price:
            rival = rival_with_most(before, case.seat, good)
            if rival >= 0 and market.demand(before.displays[rival], good) > own:
                case.claim("reason-crash-threat", "market", {"good": name, "rival_seat": rival})
        else:
            facts: Facts = {"good": name, "number": missing, "price": final}
            case.claim("reason-near-market", "market", facts)
    elif market.rising(material, wanted, good):
        case.claim("reason-rises", "market", {"good": name, "demand": wanted[good]})
    if own > max(others):
        case.claim("reason-most-of-good", "display", {"good": name, "number": own})
    if card % 2 == 1 and wanted[good] <= material.seal_max_cards:
        case.claim("reason-seal-double", "display", {"good": name, "demand": wanted[good]})


def rival_with_most(before: Rules, seat: int, good: int) -> int:
    """Return the rival who displays most of a good; nobody (-1) if none does."""
    best = -1
    most = 0
    for rival in range(before.seats):
        laid = market.demand(before.displays[rival], good)
        if rival != seat and laid > most:
            best, most = rival, laid
    return best


def argue_display(case: Comparison, after: Rules, other: Rules) -> None:
    """Argue by what the displays would sell for if market day came next."""
    if not other.stack or other.round != after.round:
        return
    mine, theirs = sales(after), sales(other)
    case.tally("reason-sale-more", "display", mine[case.seat] - theirs[case.seat])
    rivals = [seat for seat in range(after.seats) if seat != case.seat]
    leader = max(rivals, key=lambda seat: after.florins[seat])
    less = theirs[leader] - mine[leader]
    if less > 0:
        case.claim("reason-rival-sale-less", "lead", {"rival_seat": leader, "number": less})
    material = after.rules.material
    near, far = (market.demands(material, state.open_cards()) for state in (after, other))
    for good, name in enumerate(material.goods):
        if far[good] == material.trigger_cards - 1 > near[good]:
            case.claim("reason-not-near-market", "market", {"good": name})


def sales(state: Rules) -> list[int]:
    """Return what every display would sell for at the prices that the demand makes."""
    table = state.open_cards()
    prices = market.new_prices(state.rules.material, state.prices, table)
    return [market.sale(state.rules.material, prices, table, one) for one in state.displays]


def argue_hand(case: Comparison, before: Rules) -> None:
    """Argue by the cards that stay in hand."""
    seat, material = case.seat, before.rules.material
    if case.option == codes.DRAW:
        case.claim("reason-draws", "hand", {"number": zones.size(before.hands[seat]) + 1})
    card, spent = card_of(case.option), card_of(case.other_option)
    if spent not in (card, NOTHING, material.merchant):
        price = before.prices[material.good_of(spent)]
        name = "reason-keeps-dear" if price >= GOOD_PRICE else "reason-keeps"
        case.claim(name, "hand", {"card": material.cards[spent], "price": price})


def card_of(option: int) -> int:
    """Return the card that an action spends, or NOTHING."""
    if option >= codes.DELIVER:
        return option - codes.DELIVER
    return option - codes.PLAY if option >= codes.PLAY else NOTHING


def argue_consigning(case: Comparison, before: Rules, after: Rules, other: Rules) -> None:
    """Argue for a consignment, or against the card that it gives to Jakob."""
    seat, material = case.seat, before.rules.material
    if before.round > material.delivery_rounds:
        return
    place = before.delivery_place(seat, before.round)
    card = after.deliveries[place]
    if before.deliveries[place] == NOTHING and card != NOTHING:
        times = material.delivery_multiplier
        price = before.prices[material.good_of(card)]
        theirs = other.deliveries[place]
        if theirs == NOTHING or before.prices[material.good_of(theirs)] < price:
            case.claim("reason-consigned", "delivery", {"number": times * price})
        if before.round == material.delivery_rounds and theirs == NOTHING:
            case.claim("reason-last-consignment", "delivery", {"round": before.round})
        if not before.rules.jakob_card_per_delivery and theirs == NOTHING:
            case.claim("reason-hidden", "tempo", {})
    elif other.deliveries[place] != NOTHING and before.rules.jakob_card_per_delivery:
        case.claim("reason-no-jakob", "market", {})
