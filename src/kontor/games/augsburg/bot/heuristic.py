"""What a position of Augsburg 1520 is worth, roughly, in prestige points.

Everybody's sheet, money and hand are turned into the points they will probably bring until the
end; points beyond a barrier count little while the building is missing. A player who is still in
an auction, or has just won one, also owns a share of the best privilege card on display.
"""

from typing import Final

from kontor.engine import menu
from kontor.engine.frames import seats_of
from kontor.games.augsburg.rules.rules import Rules
from kontor.games.augsburg.rules.symbols import may_take_tile
from kontor.games.augsburg.rules.turn import symbols_left
from kontor.games.augsburg.table import codes, packing, player_sheets, valid
from kontor.games.augsburg.table.packing import JOKER, JOKERS, NOBLES, VALUES, ZONE
from kontor.games.augsburg.table.view import AugsburgView

# Points for a florin by the number of purchases still to come; the last ones pay buildings only.
FLORIN: Final = [0.0012, 0.0055, 0.007, 0.0078, 0.0082, 0.0085, 0.0085, 0.0085]
# How likely a missing building will still be built, by rounds of prestige to come.
BUILT_LATER: Final = [0.0, 0.25, 0.55, 0.7, 0.8, 0.85, 0.85, 0.85]
PAYABLE: Final = 1.25
KEPT: Final = 0.75
NOTE: Final = 2.0
HIGH_NOTE: Final = 1.6
JOKER_BONUS: Final = 0.6
NOTES_PER_AUCTION: Final = 1.6
SPARE_NOTE: Final = 0.25
OFFERED_NOTE: Final = 0.45
FREE_NOTE: Final = 2.0
BUILDER: Final = 1.5
OTHER_WINS: Final = 1.2
STAYS: Final = 0.65
RAISED_AGAIN: Final = 0.92
RIVAL: Final = 0.45
VICTORY: Final = 40.0
PURCHASES_TRIED: Final = 14


def worth(state: Rules, seat: int) -> float:
    """Say roughly what a position is worth to a seat: its prospects less those of its rivals."""
    left = rounds_left(state)
    totals = [prospect(state, other, left) for other in range(state.seats)]
    mine = totals[seat]
    totals.pop(seat)
    lead = mine - RIVAL * (0.5 * max(totals) + 0.5 * sum(totals) / len(totals))
    if not state.stack:
        return lead + (VICTORY if seat in state.winners() else 0.0)
    kind = state.stack[-1].kind
    if kind in (codes.BIDDING, codes.SELECTION):
        return lead + chance_of_prize(state, seat, left)
    if state.winner >= 0:
        prize = pending(state, state.winner, left, kind == codes.TAKING)
        lead += prize if state.winner == seat else -RIVAL * prize / (state.seats - 1)
    return lead


def rounds_left(state: Rules) -> int:
    """Count the times that prestige will still be scored."""
    left = state.rules.rounds - state.round + 1
    if not state.stack:
        return 0
    frame = state.stack[-1]
    if frame.kind == codes.GIVING or (
        frame.kind == codes.PURCHASE and frame.about[0] == codes.LATER
    ):
        left -= 1
    return left


def auctions_left(state: Rules, left: int) -> int:
    """Count the auctions still to come, the present one included."""
    per_round = len(state.rules.material.nobles)
    kind = state.stack[-1].kind if state.stack else codes.PURCHASE
    if kind in (codes.PURCHASE, codes.GIVING):
        return per_round * left
    held = state.noble if kind in (codes.BIDDING, codes.SELECTION) else state.noble + 1
    return per_round * left - held


def prospect(state: Rules, seat: int, left: int) -> float:
    """Say what a player's sheet, money and hand will bring."""
    if not left:
        return float(state.prestige[seat])
    material = state.rules.material
    purchases = left - 1
    florin = FLORIN[min(purchases, len(FLORIN) - 1)]
    total = prestige_value(state, seat, left)
    total += min(state.money[seat], 2000) * florin
    total += material.income[state.level(seat, codes.AGENCY) - 1] * purchases * florin * 0.8
    office = state.level(seat, codes.OFFICE) - 1
    free = material.free[office] * KEPT
    if state.tile(seat, codes.MINT_MASTER):
        free += material.mint_notes
    total += (material.offer[office] * OFFERED_NOTE + free * FREE_NOTE) * purchases
    if state.tile(seat, codes.MASTER_BUILDER) and not (
        state.tile(seat, codes.CHURCH) and state.tile(seat, codes.CATHEDRAL)
    ):
        total += BUILDER
    return total + hand_value(state, seat, auctions_left(state, left))


def prestige_value(state: Rules, seat: int, left: int) -> float:
    """Foresee the prestige at the end; behind a barrier only as far as it will be passed."""
    material = state.rules.material
    due = state.prestige_due(seat)
    level = state.level(seat, codes.PEERAGE)
    stealable = material.peerage_prestige[level - 1] - material.peerage_prestige[1]
    total = state.prestige[seat] + due * left + OTHER_WINS * left
    if stealable > 0:
        total -= stealable * (1 - KEPT) * (left - 1)
    first = material.church_barrier
    second = material.cathedral_barrier
    value = min(total, first)
    church = 1.0 if state.tile(seat, codes.CHURCH) else later(state, seat, codes.CHURCH, left)
    value += church * max(0.0, min(total, second) - first)
    cathedral = (
        1.0 if state.tile(seat, codes.CATHEDRAL) else later(state, seat, codes.CATHEDRAL, left)
    )
    return value + church * cathedral * max(0.0, total - second)


def later(state: Rules, seat: int, kind: int, left: int) -> float:
    """Say how likely a player will still build, and how much of the points that will save."""
    chance = BUILT_LATER[min(left, len(BUILT_LATER) - 1)]
    if state.money[seat] >= state.top_tile(kind):
        chance *= PAYABLE
    barrier = player_sheets.limit(state.rules.material, state.tiles, seat)
    missing = barrier - state.prestige[seat]
    if missing < state.prestige_due(seat):  # the very next income would be lost
        chance *= 0.6
    return min(chance, 0.95)


def hand_value(state: Rules, seat: int, auctions: int) -> float:
    """Say what the notes of a hand are good for in the auctions to come."""
    if not auctions:
        return 0.0
    place = seat * ZONE
    jokers = state.hands[place + JOKERS]
    size = packing.size(state.hands, place)
    useful = min(float(size), auctions * NOTES_PER_AUCTION)
    total = useful * NOTE + (size - useful) * SPARE_NOTE + jokers * JOKER_BONUS
    for noble in range(NOBLES):
        bits = state.hands[place + noble]
        if bits:
            best = bits.bit_length() / VALUES
            total += HIGH_NOTE * best * best
    return total


# The prize of an auction ------------------------------------------------------------------------


def chance_of_prize(state: Rules, seat: int, left: int) -> float:
    """Say what staying in the present auction is worth: winning it, or being consoled."""
    if not (state.still_in >> seat) & 1:
        return 0.0
    most = valid.max_bid(state.hands, seat * ZONE, state.noble)
    bid = max(1, state.bid)
    if most < bid:
        return 0.0
    mine = best_rank(state, seat)
    win = 1.0
    company = False
    for other in seats_of(state.still_in & ~(1 << seat)):
        if valid.max_bid(state.hands, other * ZONE, state.noble) < bid:
            continue
        stays = 1.0 if state.announced[other] == bid else STAYS
        company = True
        if best_rank(state, other) > mine:
            win *= 1 - stays
        if state.stack[-1].kind == codes.BIDDING:
            win *= RAISED_AGAIN
    prize = max(card_value(state, seat, card, left) for card in on_display(state))
    value = win * (prize - cost_of(state, seat, bid, left))
    if company:
        purchases = min(left - 1, len(FLORIN) - 1)
        value += (1 - win) * state.rules.material.second_money * FLORIN[purchases]
    return value


def best_rank(state: Rules, seat: int) -> int:
    """Return the highest note a seat could show."""
    best = 0
    for noble in range(NOBLES) if state.noble == NOBLES else (state.noble,):
        bits = state.hands[seat * ZONE + noble]
        if bits:
            card = noble * VALUES + bits.bit_length() - 1
            best = max(best, state.rules.material.rank[card])
    return best


def cost_of(state: Rules, seat: int, bid: int, left: int) -> float:
    """Say what the cards of a winning bid will be missed for."""
    auctions = auctions_left(state, left) - 1
    if not auctions:
        return 0.0
    size = packing.size(state.hands, seat * ZONE)
    useful = min(float(size), auctions * NOTES_PER_AUCTION)
    after = min(float(size - bid), auctions * NOTES_PER_AUCTION)
    spare = (size - useful) - (size - bid - after)
    rank = best_rank(state, seat) / (8 * VALUES)
    return (useful - after) * NOTE + spare * SPARE_NOTE + HIGH_NOTE * rank * rank * 0.5


def on_display(state: Rules) -> list[int]:
    """List the privilege cards on display."""
    return [
        card for card in range(len(state.rules.material.privileges)) if (state.display >> card) & 1
    ]


def pending(state: Rules, seat: int, left: int, taking: bool) -> float:
    """Say what the winner of an auction still has to come: a card, or the uses left on it."""
    if taking:
        return max(card_value(state, seat, card, left) for card in on_display(state))
    if not state.uses_left:
        return 0.0
    unspent = menu.listed(0, symbols_left(state))
    values = [symbol_value(state, seat, symbol, left) for symbol in unspent]
    return best_uses(state, seat, values, state.uses_left, left)


def card_value(state: Rules, seat: int, card: int, left: int) -> float:
    """Say what a privilege card is worth: its best uses."""
    symbols = state.rules.material.symbols[card]
    values = [symbol_value(state, seat, symbol, left) for symbol in symbols]
    return best_uses(state, seat, values, state.rules.material.uses, left)


def best_uses(state: Rules, seat: int, values: list[float], uses: int, left: int) -> float:
    """Add up the best uses, none below what waiving brings."""
    waive = state.rules.material.waive_prestige * open_share(state, seat, left)
    values = sorted(values, reverse=True)[:uses]
    while len(values) < uses:
        values.append(waive)
    return sum(max(value, waive) for value in values)


def open_share(state: Rules, seat: int, left: int) -> float:
    """Say which share of a small gain now gets past the barriers."""
    barrier = player_sheets.limit(state.rules.material, state.tiles, seat)
    if not barrier:
        return 1.0
    missing = barrier - state.prestige[seat] - state.prestige_due(seat) * left
    if state.prestige[seat] >= barrier:
        return 0.0
    return 1.0 if missing > 0 else 0.6


def symbol_value(state: Rules, seat: int, symbol: int, left: int) -> float:
    """Say what the best mode of a symbol is worth."""
    material = state.rules.material
    purchases = left - 1
    florin = FLORIN[min(purchases, len(FLORIN) - 1)]
    if symbol == codes.MONEY_500:
        return material.symbol_money * florin
    if symbol == codes.DRAW_2:
        return 3.0 if auctions_left(state, left) else 0.0
    if symbol >= len(codes.CATEGORIES):
        return material.symbol_prestige[symbol] * open_share(state, seat, left)
    level = state.level(seat, symbol)
    kept = KEPT if level >= 2 else 1.0
    value = 0.0
    if symbol == codes.AGENCY:
        if level < codes.TOP_LEVEL:
            step = material.income[level] - material.income[level - 1]
            value = step * purchases * florin * 0.8
        if level >= material.cash_level:
            value = max(value, material.cash_option * florin)
        return value
    if symbol == codes.PEERAGE:
        share = open_share(state, seat, left)
        if level < codes.TOP_LEVEL:
            step = material.peerage_prestige[level] - material.peerage_prestige[level - 1]
            value = step * (1 + kept * (left - 1)) * share
        for kind in (codes.COAT_OF_ARMS, codes.PATENT_OF_NOBILITY):
            if may_take_tile(state, seat, kind):
                value = max(value, state.top_tile(kind) * left * share)
        return value
    if level < codes.TOP_LEVEL:
        step = material.offer[level] - material.offer[level - 1]
        free = material.free[level] - material.free[level - 1]
        value = (step * OFFERED_NOTE + free * FREE_NOTE * kept) * purchases
    if may_take_tile(state, seat, codes.MINT_MASTER):
        value = max(value, FREE_NOTE * purchases)
    for kind in codes.BUILDINGS:
        value = max(value, building_value(state, seat, kind, left, florin))
    return value


def building_value(state: Rules, seat: int, kind: int, left: int, florin: float) -> float:
    """Say what a building is worth that a player can pay now."""
    price = state.top_tile(kind)
    if not price or state.tile(seat, kind) or state.money[seat] < price:
        return 0.0
    before = prestige_value(state, seat, left)
    place = seat * len(codes.RIGHTS) + kind
    state.tiles[place] = price
    after = prestige_value(state, seat, left)
    state.tiles[place] = 0
    return after - before - price * florin


# Options worth a thought --------------------------------------------------------------------------


def shortlist(view: AugsburgView, options: list[int]) -> list[int]:
    """Name the purchases and selections worth a thought; all other questions are short."""
    if view.kind == codes.PURCHASE and len(options) > PURCHASES_TRIED:
        ranked = sorted(options, key=lambda option: purchase_value(view, option), reverse=True)
        return ranked[:PURCHASES_TRIED]
    if view.kind == codes.SELECTION and options[-1] == codes.ANEW:
        options = options[:-1]
    if view.kind == codes.SELECTION and len(options) > 2:
        if valid.selected(view.mine) == 0:
            return [options[0], options[-1]]
        if options[-1] == codes.SHOW + JOKER:
            return options[-2:]
        return options[-1:]
    return options


def purchase_value(view: AugsburgView, option: int) -> float:
    """Value a purchase note by note, high ones above all."""
    material = view.rules.material
    left = view.rules.rounds - view.round
    florin = FLORIN[min(left, len(FLORIN) - 1)]
    total = 0.0
    for place, card in enumerate(view.offer):
        if ((option - codes.BUY) >> place) & 1:
            total -= material.price[card] * florin
            if card == JOKER:
                total += NOTE + JOKER_BONUS
            else:
                share = material.value[card] / VALUES
                total += NOTE + HIGH_NOTE * share * share
    return total
