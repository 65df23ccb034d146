"""A position of Augsburg 1520 in numbers, as one seat sees it: the inputs of the learned value.

Hands and money of the others are hidden. They are replaced by what everybody can reckon before
the rough valuation looks at them.
"""

from typing import Final

from kontor.engine.frames import seats_of
from kontor.engine.inputs import ONE, Inputs, edge, rivals
from kontor.games.augsburg.bot import heuristic
from kontor.games.augsburg.bot.odds import Odds, best_rank
from kontor.games.augsburg.rules.rules import Rules
from kontor.games.augsburg.table import codes, packing, player_sheets, valid
from kontor.games.augsburg.table.packing import JOKERS, NOBLES, VALUES, ZONE

RIVALS: Final = 3
MOST_SEATS: Final = 5
PLAYER: Final = 21
NOTE_COST: Final = 120
ROUNDS: Final = 7
# How likely a rival who can pay the bid stays in the auction: having just bid it, or undecided.
STAYED: Final = 0.95
STAYS: Final = 0.6
RIVAL_COST: Final = 4.0


def measure(state: Rules, seat: int, into: Inputs) -> None:
    """Measure a position for a seat: tempo, sheets, its own notes and money, the auction."""
    known = masked(state, seat)
    cards = [packing.size(known.hands, other * ZONE) for other in range(known.seats)]
    odds = Odds(known, seat, cards)
    left = heuristic.rounds_left(known)
    outlook = [heuristic.prospect(known, other, left) for other in range(known.seats)]
    kind = known.stack[-1].kind
    cards_worth = [
        heuristic.card_value(known, seat, card, left) for card in heuristic.on_display(known)
    ]
    prize = 0.0
    win = 0.0
    if kind in (codes.BIDDING, codes.SELECTION):
        win = winning(known, seat, odds)
        prize = own_prize(known, seat, left, win, max(cards_worth))
        others = [o for o in seats_of(known.still_in) if o != seat]
        for other in others:
            share = (best_card(known, other, left) - RIVAL_COST) / len(others)
            outlook[other] += share * (1.0 - win)
    elif known.winner >= 0:
        pending = heuristic.pending(known, known.winner, left, kind == codes.TAKING)
        outlook[known.winner] += pending
    places = [seat, *rivals(seat, outlook, RIVALS)]
    into.group("lead")
    into.add(int(8 * (edge(seat, outlook) + prize)))
    into.group("tempo")
    into.one_of(known.seats - 2, MOST_SEATS - 1)
    into.one_of(left, ROUNDS)
    into.one_of(kind, codes.GIVING + 1)
    into.flag((known.stack[-1].asked >> seat) & 1 == 1)
    into.one_of(known.noble, NOBLES + 1)
    into.flag(known.opener == seat)
    for other in places:
        if other < 0:
            for _ in range(PLAYER):
                into.add(0)
        else:
            measure_sheet(known, other, into, left, outlook[other])
            measure_rival(known, other, seat, into, odds)
    measure_own(known, seat, into, left, odds)
    measure_supplies(known, seat, into)
    measure_auction(known, seat, into, left, prize, win, cards_worth)


def masked(state: Rules, seat: int) -> Rules:
    """Return the position with what a seat cannot know replaced by what all can reckon."""
    twin = state.clone()
    assert isinstance(twin, Rules)
    unit = state.rules.material.unit
    for other in range(state.seats):
        if other == seat:
            continue
        # One note for most offers was bought, at a middling price.
        bought = min(state.offered[other] // 2, max(0, state.known_money[other]) // NOTE_COST)
        twin.money[other] = max(0, state.known_money[other] - bought * NOTE_COST) // unit * unit
        cards = max(0, state.known_cards[other] + bought)
        place = other * ZONE
        for noble in range(NOBLES):
            # Middling notes of each noble in turn stand for the unknown hand.
            share = (cards + NOBLES - 1 - noble) // NOBLES
            twin.hands[place + noble] = ((1 << share) - 1) << (VALUES // 2)
        twin.hands[place + JOKERS] = 0
    return twin


def own_prize(state: Rules, seat: int, left: int, win: float, card: float) -> float:
    """Say what staying in the auction promises, from the own hand and the bids so far."""
    if win <= 0.0:
        return 0.0
    cost = heuristic.cost_of(state, seat, max(1, state.bid), left)
    consoled = 0.0
    if state.still_in.bit_count() > 1:
        florin = heuristic.FLORIN[min(left - 1, len(heuristic.FLORIN) - 1)]
        consoled = (1.0 - win) * state.rules.material.second_money * florin
    return win * (card - cost) + consoled


def winning(state: Rules, seat: int, odds: Odds) -> float:
    """Say how likely a seat wins the auction, by its best note and what the rivals may hold."""
    bid = max(1, state.bid)
    most = valid.max_bid(state.hands, seat * ZONE, state.noble)
    if not (state.still_in >> seat) & 1 or most < bid:
        return 0.0
    rank = best_rank(state, state.hands, seat, state.noble)
    win = 1.0
    for other in seats_of(state.still_in & ~(1 << seat)):
        win *= 1.0 - staying(state, other, odds, bid) * odds.higher(other, rank)
    return win


def staying(state: Rules, other: int, odds: Odds, bid: int) -> float:
    """Say how likely a rival is there when the notes are shown."""
    if state.stack[-1].kind == codes.SELECTION:
        return 1.0
    return STAYED if state.announced[other] >= bid else STAYS * odds.able(other, bid)


def best_card(state: Rules, seat: int, left: int) -> float:
    """Return what the best privilege card on display is worth to a seat."""
    best = 0.0
    for card in heuristic.on_display(state):
        best = max(best, heuristic.card_value(state, seat, card, left))
    return best


def measure_sheet(state: Rules, seat: int, into: Inputs, left: int, outlook: float) -> None:
    """Measure what everybody sees of a player: prestige, levels, tiles, barrier."""
    into.group("prestige")
    into.add(2 * state.prestige[seat])
    into.add(int(outlook))
    into.add(8 * state.prestige_due(seat))
    barrier = player_sheets.limit(state.rules.material, state.tiles, seat)
    missing = barrier - state.prestige[seat] if barrier else 40
    into.group("buildings")
    into.add(max(-ONE, min(4 * ONE, 4 * missing)))
    into.flag(barrier > 0 and missing < state.prestige_due(seat) * left)
    into.group("levels")
    for category in range(len(codes.CATEGORIES)):
        into.add(24 * (state.level(seat, category) - 1))
    into.group("rights")
    for kind in range(len(codes.RIGHTS)):
        into.flag(state.tile(seat, kind) > 0)
    into.group("auction")
    into.flag((state.still_in >> seat) & 1 == 1)
    into.flag(state.leader == seat)
    into.flag(state.winner == seat)
    into.group("money")
    into.add(max(0, state.known_money[seat]) // 20)


def measure_rival(state: Rules, other: int, seat: int, into: Inputs, odds: Odds) -> None:
    """Measure how many notes a player may hold, and what they threaten in the auction."""
    into.group("notes")
    into.add(8 * packing.size(state.hands, other * ZONE))
    into.group("auction")
    bidding = (
        state.stack[-1].kind in (codes.BIDDING, codes.SELECTION) and (state.still_in >> other) & 1
    )
    if other == seat or not bidding:
        into.add(0)
        into.add(0)
        return
    rank = best_rank(state, state.hands, seat, state.noble)
    into.add(int(ONE * staying(state, other, odds, max(1, state.bid))))
    into.add(int(ONE * odds.higher(other, rank)))


def measure_own(state: Rules, seat: int, into: Inputs, left: int, odds: Odds) -> None:
    """Measure the own money and notes."""
    into.group("money")
    into.add(state.money[seat] // 10)
    for kind in codes.BUILDINGS:
        price = state.top_tile(kind)
        into.flag(price > 0 and state.money[seat] >= price and not state.tile(seat, kind))
    place = seat * ZONE
    into.group("notes")
    into.add(12 * packing.size(state.hands, place))
    into.add(32 * state.hands[place + JOKERS])
    into.add(int(4 * heuristic.hand_value(state, seat, heuristic.auctions_left(state, left))))
    for noble in range(NOBLES):
        bits = state.hands[place + noble]
        into.add(24 * bits.bit_count())
        into.add(ONE * bits.bit_length() // VALUES)
        # How sure the best note is to be the best of its noble.
        rank = best_rank(state, state.hands, seat, noble)
        into.add(int(ONE * 0.8 ** odds.above(noble, rank)) if bits else 0)


def measure_supplies(state: Rules, seat: int, into: Inputs) -> None:
    """Measure what the next use of a privilege could take: levels, titles, buildings."""
    into.group("levels")
    for category in range(len(codes.CATEGORIES)):
        level = state.level(seat, category)
        into.flag(level < codes.TOP_LEVEL and state.supply(category, level + 1) > 0)
    into.group("rights")
    for kind in (codes.COAT_OF_ARMS, codes.PATENT_OF_NOBILITY):
        into.add(12 * state.top_tile(kind))
    into.group("buildings")
    for kind in codes.BUILDINGS:
        into.add(state.top_tile(kind) // 20)


def measure_auction(
    state: Rules,
    seat: int,
    into: Inputs,
    left: int,
    prize: float,
    win: float,
    cards_worth: list[float],
) -> None:
    """Measure the present auction, or what its winner still has to come."""
    bidding = state.stack[-1].kind in (codes.BIDDING, codes.SELECTION)
    most = valid.max_bid(state.hands, seat * ZONE, state.noble) if bidding else 0
    into.group("auction")
    into.add(int(8 * prize))
    into.add(16 * state.bid if bidding else 0)
    into.add(16 * most)
    into.flag(bidding and most < max(1, state.bid))
    into.add(16 * state.still_in.bit_count() if bidding else 0)
    into.add(24 * state.uses_left if state.winner == seat else 0)
    into.add(24 * state.uses_left if state.winner not in (seat, -1) else 0)
    into.add(int(4 * max(cards_worth)) if bidding else 0)
    into.add(int(ONE * win))
    into.add(int(4 * heuristic.cost_of(state, seat, state.bid, left)) if bidding else 0)
    into.add(16 * state.display.bit_count())
    into.add(int(sum(cards_worth)))
