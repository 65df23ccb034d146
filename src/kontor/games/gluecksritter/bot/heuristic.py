"""What a position of Die Glücksritter is worth, roughly, in ducats, and which plans are good.

A castle counts by its pieces, more so near the end; coins, documents and a free knight count at
what they usually bring. Cards that lie on spaces still to be resolved count at what they will
bring. For a plan the visits of the others are guessed from what they own, and plans are drawn at
random, better ones more often, so that nobody can read them.
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.chance import Chance
from kontor.games.gluecksritter.table import codes, effects, shops, steps
from kontor.games.gluecksritter.table.position import Position
from kontor.games.gluecksritter.table.view import GluecksritterView

# What castles of zero to eight pieces are worth; the last ones are hardest to keep.
CASTLE_WORTH: Final = (0.0, 8.0, 16.0, 24.0, 32.0, 40.5, 49.5, 60.0, 78.0)
DUCAT: Final = 0.9
SPARE_DUCAT: Final = 0.45
DOCUMENT: Final = 4.2
JAIL: Final = 3.0
VICTORY: Final = 150.0
RIVAL: Final = 0.5
# A duel: won, and lost or tied.
DUEL_WON: Final = 5 / 12
DUEL_JAILED: Final = 7 / 12
PURSE_SHARE: Final = 2 / 3
CASTLE_SHARE: Final = 1 / 3

# Plans: how much worse a plan may be to be drawn e times less often, and how many are drawn.
MIXING: Final = 1.0
PLANS: Final = 3
RICH: Final = 8
RICH_SPACE: Final = 8
GRANT_HELD_FROM: Final = 6


def worth(state: Position, seat: int) -> float:
    """Say roughly what a position is worth to a seat: its prospects less those of its rivals."""
    totals = [prospect(state, other) for other in range(state.seats)]
    mine = totals[seat]
    totals.pop(seat)
    lead = mine - RIVAL * max(totals) - (1 - RIVAL) * sum(totals) / len(totals)
    if not state.stack:
        lead += VICTORY if seat in state.winners() else -VICTORY
    return lead


def prospect(state: Position, seat: int) -> float:
    """Say what a player owns and what the cards still lying out will bring."""
    pieces = min(state.pieces(seat), len(CASTLE_WORTH) - 1)
    total = CASTLE_WORTH[pieces] + purse_worth(state, seat, state.ducats(seat))
    total += DOCUMENT * zones.size(state.hands[seat])
    if (state.jailed >> seat) & 1:
        total -= JAIL
    if state.cards_laid(seat) and state.stack:
        total += visits_worth(state, seat)
    return total


def purse_worth(state: Position, seat: int, ducats: int) -> float:
    """Say what money is worth: less once the rest of the castle is paid for."""
    material = state.rules.material
    walls = material.per_castle[0] - state.standing(seat, codes.WALL)
    towers = material.per_castle[1] - state.standing(seat, codes.TOWER)
    prices = material.crowded_price
    needed = walls * prices[codes.JOHANN] + towers * prices[codes.EHRENFRIED]
    useful = min(ducats, needed)
    return DUCAT * useful + SPARE_DUCAT * (ducats - useful)


def visits_worth(state: Position, seat: int) -> float:
    """Say what a player's action cards on spaces still to be resolved will bring."""
    first = state.step - steps.VISIT
    frame = state.stack[-1]
    if frame.kind == codes.ASK_BUY:
        first = frame.about[0]
    elif frame.kind == codes.ASK_ERRAND:
        first = codes.KNIGHT
    ducats = state.ducats(seat)
    total = 0.0
    for space in range(max(1, first), codes.SPACES + 1):
        if not state.cards_laid(seat) & codes.CARD_BIT[space]:
            continue
        bit = codes.CARD_BIT[space]
        others = 0
        for other in range(state.seats):
            if other != seat and state.cards_laid(other) & bit:
                others += 1
        gain, spent = visit_worth(state, seat, space, others, ducats)
        ducats -= spent
        total += gain
    return total


def visit_worth(
    state: Position, seat: int, space: int, others: int, ducats: int
) -> tuple[float, int]:
    """Say what a visit brings with so many others there, and what it costs in ducats."""
    if space == codes.JACOB:
        price = shops.price(state, seat, space, others > 0)
        if not price:
            return DOCUMENT, 0
        return (max(0.0, DOCUMENT - DUCAT * price), price) if ducats >= price else (0.0, 0)
    if space < codes.KNIGHT:
        return shop_worth(state, seat, space, others, ducats)
    if space == codes.KNIGHT:
        if others == 0:
            return errand_worth(state, seat), 0
        if others == 1:
            return DUEL_WON * errand_worth(state, seat) - DUEL_JAILED * JAIL, 0
        return -JAIL, 0
    sharers = others + 1
    gold = kept(state, state.gold_of(seat), state.income_gold(space) // sharers)
    silver = kept(state, state.silver_of(seat), state.income_silver(space) // sharers)
    return DUCAT * state.rules.material.value(gold, silver), 0


def shop_worth(
    state: Position, seat: int, space: int, others: int, ducats: int
) -> tuple[float, int]:
    """Say what buying pieces brings."""
    material = state.rules.material
    piece = shops.piece_of(space)
    room = material.per_castle[piece] - state.standing(seat, piece)
    price = shops.price(state, seat, space, others > 0)
    units = min(material.most_units[space], room)
    if price:
        units = min(units, ducats // price)
    if units <= 0:
        return 0.0, 0
    have = min(state.pieces(seat), len(CASTLE_WORTH) - 1)
    after = min(have + units, len(CASTLE_WORTH) - 1)
    gain = CASTLE_WORTH[after] - CASTLE_WORTH[have] - DUCAT * units * price
    return gain, units * price


def kept(state: Position, held: int, more: int) -> int:
    """Return how many coins a gain adds when the limit is taken into account."""
    if held + more < state.rules.material.limit:
        return more
    return state.kept(held + more) - held


def errand_worth(state: Position, seat: int) -> float:
    """Say what a knight who rides alone brings."""
    best = 0.0
    value = state.rules.material.gold_value
    for space in codes.INCOME_SPACES:
        raid = DUCAT * value * kept(state, state.gold_of(seat), state.income_gold(space))
        best = max(best, raid)
    for other in range(state.seats):
        if other != seat:
            best = max(best, attack_worth(state, seat, other))
    return best


def attack_worth(state: Position, seat: int, victim: int) -> float:
    """Say what an attack brings: the victim's purse or a piece, and what it costs him."""
    gold = kept(state, state.gold_of(seat), state.gold_of(victim))
    silver = kept(state, state.silver_of(seat), state.silver_of(victim))
    coins = DUCAT * state.rules.material.value(gold, silver)
    have = min(state.pieces(seat), len(CASTLE_WORTH) - 2)
    theirs = min(state.pieces(victim), len(CASTLE_WORTH) - 1)
    piece = 0.0
    if theirs:
        loss = CASTLE_WORTH[theirs] - CASTLE_WORTH[theirs - 1]
        piece = CASTLE_WORTH[have + 1] - CASTLE_WORTH[have] + RIVAL * loss
    gain = PURSE_SHARE * coins + CASTLE_SHARE * piece
    return 0.6 * gain if state.hands[victim] else gain


# Shortlists ------------------------------------------------------------------------------------


def shortlist(view: GluecksritterView, options: list[int], chance: Chance) -> list[int]:
    """Name the options worth a thought."""
    frame = view.top()
    if frame is None:
        return options
    if frame.kind == codes.ASK_PLAN:
        return plans(view, options, chance)
    if frame.kind == codes.ASK_GRACE:
        return [codes.PASS]
    return plain_payments(options)


def plain_payments(options: list[int]) -> list[int]:
    """Keep one way to pay for each purchase: the suggested one, which comes first (R13.5)."""
    found: list[int] = []
    seen: set[int] = set()
    for option in options:
        key = option if option < codes.RANSOM else option // codes.UNIT
        if key not in seen:
            seen.add(key)
            found.append(option)
    return found


def plans(view: GluecksritterView, options: list[int], chance: Chance) -> list[int]:
    """Name a good move before the cards, or a few plans drawn at random by their worth."""
    table = view.table()
    seat = view.seat
    for option in options:
        if is_good_preparation(table, seat, option, chance):
            return [option]
    sets = [option for option in options if codes.CARDS <= option < codes.SWAP]
    if not sets:
        return options
    likely = visit_chances(table, seat)
    values = [plan_worth(table, seat, option - codes.CARDS, likely) for option in sets]
    found: list[int] = []
    while len(found) < PLANS and len(found) < len(sets):
        option = sets[chance.prefer(values, MIXING)]
        values[sets.index(option)] = min(values) - 10 * MIXING
        if option not in found:
            found.append(option)
    return found


def is_good_preparation(table: Position, seat: int, option: int, chance: Chance) -> bool:
    """Tell whether a ransom or a document should come before the cards of a plan."""
    if codes.RANSOM <= option < codes.BUY:
        return table.ducats(seat) >= RICH
    if codes.ORDER <= option < codes.ORDER_END:
        return is_good_order(table, option)
    if not codes.LAY <= option < codes.PLAY_END:
        return False
    laid = option < codes.PLAY
    kind = (option - (codes.LAY if laid else codes.PLAY)) // 16
    target = option % 16 - codes.FIRST_AIM
    document = table.rules.material.deck.documents[kind]
    effect = document.effect
    if effect == effects.SEIZE_SPACE:
        space = document.seized_space()
        value = table.rules.material.value(table.income_gold(space), table.income_silver(space))
        return value >= RICH_SPACE
    if effect == effects.EXTRA_ACTION:
        return table.ducats(seat) >= RICH
    if effect == effects.FIXED_PRICE:
        return table.ducats(seat) >= RICH
    if effect == effects.RELEASE_KNIGHT:
        return not laid
    if effect == effects.GAIN_PIECE:
        return table.pieces(seat) < GRANT_HELD_FROM
    if effect in (effects.REMOVE_ACTION, effects.PEEK_AND_SWAP):
        return target == leader(table, seat) and chance.below(3) == 0
    return False


def is_good_order(table: Position, option: int) -> bool:
    """Tell whether an order helps: where nobody is asked, protection and new rolls come alone."""
    kind, order = divmod(option - codes.ORDER, 4)
    effect = table.rules.material.deck.documents[kind].effect
    helps = effect in (effects.CANCEL_ATTACK, effects.REROLL)
    return table.rules.orders_decide and order == codes.ORDER_AUTO and helps


def leader(table: Position, seat: int) -> int:
    """Return the opponent with the best castle, then the fullest purse."""
    best = -1
    for other in range(table.seats):
        if other != seat and (best < 0 or rank(table, other) > rank(table, best)):
            best = other
    return best


def rank(table: Position, seat: int) -> int:
    """Return castle and purse as one number."""
    return 1000 * table.pieces(seat) + table.ducats(seat)


def visit_chances(table: Position, seat: int) -> list[list[float]]:
    """Guess for every opponent how likely he visits each space, from what he owns."""
    found = []
    for other in range(table.seats):
        if other == seat:
            continue
        ducats = table.ducats(other)
        pulls = [0.0] * (codes.SPACES + 1)
        pulls[codes.JACOB] = 1.0
        pulls[codes.JOHANN] = 0.3 + (1.2 if ducats >= 4 and table.has_room(other, 0) else 0.0)
        pulls[codes.EHRENFRIED] = 0.3 + (1.2 if ducats >= 5 and table.has_room(other, 1) else 0.0)
        pulls[codes.KNIGHT] = 0.0 if (table.jailed >> other) & 1 else 0.8
        for space in (codes.TAX, codes.CUSTOMS):
            value = table.income_gold(space) * 2 + table.income_silver(space)
            pulls[space] = 0.3 + 0.12 * value
        whole = sum(pulls)
        found.append([min(0.9, 2 * pull / whole) for pull in pulls])
    return found


def plan_worth(table: Position, seat: int, cards: int, likely: list[list[float]]) -> float:
    """Say what a set of action cards brings on average, space by space."""
    total = 0.0
    ducats = table.ducats(seat)
    for space in codes.spaces_of(cards):
        company = [1.0]
        for row in likely:  # how many others come, one opponent after another
            chance_here = row[space]
            grown = [0.0] * (len(company) + 1)
            for number, share in enumerate(company):
                grown[number] += share * (1 - chance_here)
                grown[number + 1] += share * chance_here
            company = grown
        spent_most = 0
        for number, share in enumerate(company):
            if share > 0.01:
                gain, spent = visit_worth(table, seat, space, number, ducats)
                total += share * gain
                spent_most = max(spent_most, spent)
        ducats -= spent_most
    return total
