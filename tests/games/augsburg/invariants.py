"""What always holds in Augsburg 1520, whatever has been played."""

from kontor.engine.frames import NO_ANSWER
from kontor.engine.state import State
from kontor.games.augsburg.state import Augsburg
from kontor.games.augsburg.table import packing, valid
from kontor.games.augsburg.table.codes import (
    BIDDING,
    CATEGORIES,
    CATHEDRAL,
    CHURCH,
    COMPENSATION,
    MINT_MASTER,
    NOBODY,
    OFFICE,
    PURCHASE,
    RIGHTS,
    SELECTION,
    TAKING,
    USING,
)
from kontor.games.augsburg.table.packing import JOKER, NO_CARD, ZONE


def check(state: State, before: State | None) -> None:
    """Assert the invariants of a position, and of the step that led to it."""
    assert isinstance(state, Augsburg)
    check_notes(state)
    check_privileges(state)
    check_sheets(state)
    check_auction(state)
    if before is not None:
        assert isinstance(before, Augsburg)
        check_step(state, before)


def check_notes(state: Augsburg) -> None:
    """All 80 cards are somewhere, every note once; what is remembered is true."""
    material = state.rules.material
    cards = state.deck + state.discard + [card for offer in state.offers for card in offer]
    for seat in range(state.seats):
        cards += packing.cards(state.hands, seat * ZONE)
    if state.top != NO_CARD:
        cards.append(state.top)
    assert sorted(cards) == [*range(JOKER), *[JOKER] * material.jokers]
    assert state.top != NO_CARD or not state.deck
    for seat in range(state.seats):
        for card in packing.kinds(state.shown, seat * ZONE):
            assert packing.holds(state.hands, seat * ZONE, card)
        assert state.shown[seat * ZONE + 4] <= state.hands[seat * ZONE + 4]
        rejected = packing.cards(state.rejected, seat * ZONE)
        assert all(card in state.discard for card in rejected)
        hand = packing.size(state.hands, seat * ZONE)
        assert 0 <= hand - state.known_cards[seat] <= state.offered[seat]
        assert state.money[seat] <= state.known_money[seat]
    assert all(card in state.discard for card in packing.cards(state.open_discard, 0))


def check_privileges(state: Augsburg) -> None:
    """Display and face-down cards are different cards, five of each at most."""
    size = state.rules.material.display
    assert not state.display & state.face_down
    assert state.display.bit_count() <= size
    assert state.face_down.bit_count() == (size if state.round % 2 else 0)
    if state.stack and state.stack[0].kind in (BIDDING, SELECTION, TAKING):
        # At least one card is left for each noble still to be visited.
        assert state.display.bit_count() >= size - state.noble


def check_sheets(state: Augsburg) -> None:
    """Step cards, tiles, money and prestige stay within what exists."""
    material = state.rules.material
    for category in range(len(CATEGORIES)):
        levels = [state.level(seat, category) for seat in range(state.seats)]
        small, medium, large = state.rules.supply
        assert state.supply(category, 2) == small - sum(level >= 2 for level in levels) >= 0
        assert state.supply(category, 3) == medium - levels.count(3) >= 0
        assert state.supply(category, 4) == large - levels.count(4) >= 0
        assert all(1 <= level <= 4 for level in levels)
    for kind in range(len(RIGHTS)):
        pile = material.right_piles[kind]
        owned = sorted(t for seat in range(state.seats) if (t := state.tile(seat, kind)))
        assert owned == sorted(pile[: state.taken[kind]])
    for seat in range(state.seats):
        assert state.money[seat] >= 0 and state.money[seat] % material.unit == 0
        if not state.tile(seat, CHURCH):
            assert state.prestige[seat] <= material.church_barrier
        if not state.tile(seat, CATHEDRAL):
            assert state.prestige[seat] <= material.cathedral_barrier


def check_auction(state: Augsburg) -> None:
    """Announced numbers can be paid; the leader is in."""
    if not state.stack or state.stack[0].kind not in (BIDDING, SELECTION):
        return
    for seat in range(state.seats):
        most = valid.max_bid(state.hands, seat * ZONE, state.noble)
        assert 0 <= state.announced[seat] <= most
    assert (state.leader == NOBODY) == (state.bid == 0)
    if state.bid:
        assert (state.still_in >> state.leader) & 1
        assert state.announced[state.leader] == state.bid == max(state.announced)
    if state.stack[0].kind == SELECTION:
        for seat in range(state.seats):
            if (state.still_in >> seat) & 1:
                assert state.announced[seat] == state.bid
                answer = state.stack[0].answer_of(seat)
                if answer > NO_ANSWER:
                    zone = packing.unpack(answer)
                    assert packing.size(zone, 0) == state.bid and any(zone[:4])


def check_step(state: Augsburg, before: Augsburg) -> None:
    """Prestige never falls, one level rises and one falls at most, bids only grow."""
    for seat in range(state.seats):
        assert state.prestige[seat] >= before.prestige[seat]
    changes = [new - old for new, old in zip(state.levels, before.levels, strict=True)]
    assert sorted(change for change in changes if change) in ([], [1], [-1, 1])
    assert all(new >= old for new, old in zip(state.taken, before.taken, strict=True))
    same_visit = (state.round, state.noble) == (before.round, before.noble)
    if same_visit and state.stack and state.stack[0].kind in (BIDDING, SELECTION):
        assert state.bid >= before.bid
    if before.stack[0].kind == USING and state.winner == before.winner:
        assert 0 <= before.uses_left - state.uses_left <= 1
    if before.stack[0].kind == SELECTION and state.stack[0].kind == TAKING:
        paid = sum(state.money) - sum(before.money)
        loser_money = {1: 0, 2: 100, 3: 150, 4: 150, 5: 150}
        assert paid == loser_money[before.still_in.bit_count()]
    if state.round != before.round:
        assert before.stack[0].kind == PURCHASE
        if state.round % 2 == 0:
            assert not state.face_down
    if not state.stack:
        # No income in the last round: at most the last use or compensation moves money.
        asked = before.stack[-1].asked
        for seat in range(state.seats):
            assert state.money[seat] == before.money[seat] or asked == 1 << seat
        assert state.money == before.money or before.stack[-1].kind in (USING, COMPENSATION)
        assert state.offers == before.offers
    for seat in range(state.seats):
        if state.tile(seat, MINT_MASTER) and not before.tile(seat, MINT_MASTER):
            assert before.level(seat, OFFICE) >= 3
