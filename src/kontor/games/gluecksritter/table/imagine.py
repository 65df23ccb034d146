"""Imagining: a whole position that agrees with everything a view tells."""

from kontor.engine import zones
from kontor.engine.chance import Chance
from kontor.engine.playout import reseal
from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.position import Position
from kontor.games.gluecksritter.table.view import GluecksritterView


def imagine(state: Position, view: GluecksritterView, chance: Chance, likely: list[int]) -> None:
    """Lay out what a view tells, make up the rest, and what others have laid under seal.

    `likely` says for each kind of document how likely it is to be in a hand.
    """
    view.fill(state)
    state.stack = []
    cards = len(view.rules.material.ducat_cards)
    state.ducat_deck = (1 << cards) - 1 - view.ducat_cards_used
    deal_documents(state, view, chance, likely)
    deal_actions(state, view, chance)
    if view.bag_gold == codes.HIDDEN:
        deal_coins(state, view, chance)
    for frame, chosen in zip(view.questions, view.chosen, strict=True):
        state.stack.append(frame)
        if view.seat >= 0 and frame.answer_of(view.seat) >= 0:
            chosen &= ~(1 << view.seat)
        reseal(state, chosen, chance)


def deal_documents(
    state: Position, view: GluecksritterView, chance: Chance, likely: list[int]
) -> None:
    """Deal the unseen documents to the other hands; the rest is the draw pile."""
    unseen = view.rules.material.deck.full - view.hand - view.discard
    for reds in view.reds:
        for kind in zones.kinds(reds):
            unseen -= zones.one(kind)
    # The pile holds only cards it was made of. `spare` cards of those have left it since.
    pile = zones.common(unseen, view.pile_origin - view.drawn)
    held = unseen - pile
    for _ in range(zones.size(pile) - view.pile_size):
        kind = chance.draw_likely(pile, likely)
        pile -= zones.one(kind)
        held += zones.one(kind)
    state.pile = pile
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.seat:
            hand = 0
            for _ in range(size):
                card = zones.one(chance.draw_likely(held, likely))
                held -= card
                hand += card
            state.hands[seat] = hand


def deal_actions(state: Position, view: GluecksritterView, chance: Chance) -> None:
    """Make up the face-down action cards of the others (R4.3)."""
    for seat, cards in enumerate(view.actions):
        if cards != codes.HIDDEN:
            continue
        left = list(range(1, len(codes.CARD_BIT)))
        if (view.jailed >> seat) & 1:
            left.remove(codes.KNIGHT)
        chance.shuffle(left)
        state.lay(seat, sum(codes.CARD_BIT[space] for space in left[: view.laid[seat]]))


def deal_coins(state: Position, view: GluecksritterView, chance: Chance) -> None:
    """Split the hidden coins of the others by kind (R17.5), as the coin limit allows (R13.7)."""
    material = view.rules.material
    gold = material.gold - view.income[0] - view.income[2]
    silver = material.silver - view.income[1] - view.income[3]
    if view.seat >= 0:
        gold -= view.gold[view.seat]
        silver -= view.silver[view.seat]
    others = [seat for seat in range(len(view.coins)) if seat != view.seat]
    ranges = {seat: gold_range(view, seat, chance) for seat in others}
    least_gold = sum(ranges[seat][0] for seat in others)
    least_silver = sum(view.coins[seat] - ranges[seat][1] for seat in others)
    for seat in others:
        least, most = ranges[seat]
        coins = view.coins[seat]
        least_gold -= least
        least_silver -= coins - most
        low = max(least, coins - (silver - least_silver))
        high = max(low, min(most, gold - least_gold))
        golden = low + chance.below(high - low + 1)
        state.hold(seat, golden, coins - golden)
        gold -= golden
        silver -= coins - golden
        if not is_over_limit(view, seat):
            excuse_coins(state, seat)
    state.bag_gold = gold
    state.bag_silver = silver


def gold_range(view: GluecksritterView, seat: int, chance: Chance) -> tuple[int, int]:
    """Return how many of a player's coins may be gold at least and at most."""
    coins = view.coins[seat]
    most = view.rules.material.limit - 1
    if is_over_limit(view, seat) or coins > 2 * most:
        if chance.below(2):
            return max(most + 1, coins - most), coins
        return 0, min(coins - most - 1, most)
    return max(0, coins - most), min(most, coins)


def is_over_limit(view: GluecksritterView, seat: int) -> bool:
    """Tell whether a player is being asked about too many coins."""
    frame = view.top()
    return frame is not None and frame.kind == codes.ASK_LIMIT and bool((frame.asked >> seat) & 1)


def excuse_coins(state: Position, seat: int) -> None:
    """Excuse what somebody holds beyond the limit: a gift has been played for it (R13.15)."""
    limit = state.rules.material.limit
    if state.gold_of(seat) >= limit:
        state.excuse_gold(seat, state.gold_of(seat))
    if state.silver_of(seat) >= limit:
        state.excuse_silver(seat, state.silver_of(seat))
