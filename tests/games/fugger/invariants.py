"""What holds in every position of Die Fugger and after every answer, reckoned independently.

`check(state, before)` takes a position and, if there is one, the position before the last answer.
The comments I1 to I17 name the invariants of the rulebook.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from kontor.engine import zones
from kontor.games.fugger.state import Fugger
from kontor.games.fugger.table import codes
from kontor.games.fugger.table.codes import NOTHING

GOODS: Final = range(5)
MERCHANT: Final = 10
COPIES: Final = [7, 2] * 5 + [4]


def check(state: Fugger, before: Fugger | None) -> None:
    """Assert everything that a position and the step to it must fulfil."""
    check_cards(state)
    check_numbers(state)
    check_jakob(state)
    check_options(state)
    if before is not None:
        check_florins(state, before)
        if state.is_over() or state.round != before.round:
            check_market_day(state, before)
        else:
            check_turn(state, before)
        if state.round != before.round:
            check_new_round(state, before)


# Positions ----------------------------------------------------------------------------------


def check_cards(state: Fugger) -> None:
    """All cards are there, each in a place that may hold it."""
    places = [*state.hands, *state.displays, state.jakob, state.deck, state.discard]
    places += [zones.one(card) for card in state.deliveries if card != NOTHING]
    for card, copies in enumerate(COPIES):  # I1
        assert sum(zones.count(place, card) for place in places) == copies
    for display in state.displays:  # I5
        assert zones.count(display, MERCHANT) <= 2
    assert zones.count(state.jakob, MERCHANT) == 0
    if state.discard:
        assert zones.count(state.discard, state.discard_top) > 0
    else:
        assert state.discard_top == NOTHING
    assert MERCHANT not in state.deliveries  # I6
    assert len(state.deliveries) == 2 * state.seats
    for place, card in enumerate(state.deliveries):
        assert card == NOTHING or place % 2 < state.round


def check_numbers(state: Fugger) -> None:
    """Prices, demand and florins lie within their bounds."""
    assert all(1 <= price <= 9 for price in state.prices)  # I2
    wanted = demand(state.displays, state.jakob)
    if state.is_over():  # I3
        assert sorted(wanted)[-1] == 5
        assert sorted(wanted)[-2] <= 4
        assert max(before_deliveries(state)) >= 100  # I13
        assert state.awaited() == 0
    else:
        assert max(wanted) <= 4
        assert max(state.florins) < 100
        assert state.awaited() == 1 << state.active


def check_jakob(state: Fugger) -> None:
    """Jakob has no more cards than he can have been given (I15)."""
    most = 2
    if state.seats < 4 and state.round <= 2:
        most += sum(card != NOTHING for card in state.deliveries[state.round - 1 :: 2])
    if state.seats == 2:
        every_turn = state.rules.options["two_player_jakob"] == "after_every_turn"
        most += state.turns if every_turn else state.turns // 2
    assert zones.size(state.jakob) <= most


def check_options(state: Fugger) -> None:
    """Only the active player has options: at least one, passing only if nothing else (I17)."""
    for seat in range(state.seats):
        found = state.options(seat)
        if state.is_over() or seat != state.active:
            assert found == []
            continue
        assert found
        assert len(found) == len(set(found))
        assert (codes.PASS in found) == (found == [codes.PASS])
        if zones.size(state.hands[seat]) >= 5:
            assert any(codes.PLAY <= option < codes.DELIVER for option in found)


# Steps --------------------------------------------------------------------------------------


def check_florins(state: Fugger, before: Fugger) -> None:
    """Florins grow, and only in evaluations (I8)."""
    for old, new in zip(before.florins, state.florins, strict=True):
        assert new >= old
    if not state.is_over() and state.round == before.round:
        assert state.florins == before.florins
        assert state.prices == before.prices


def check_turn(state: Fugger, before: Fugger) -> None:
    """A turn inside a round changes little."""
    mover = before.active
    grown = zones.size(state.hands[mover]) - zones.size(before.hands[mover])
    assert grown in (-1, 0, 1)
    if grown == 1:  # I7
        strict = state.rules.options["draw_rule"] == "hold_at_most_three"
        assert zones.size(state.hands[mover]) <= (4 if strict else 5)
    for card in range(MERCHANT):  # I16
        assert zones.count(state.discard, card) <= zones.count(before.discard, card)
    for seat in range(state.seats):
        assert zones.size(state.displays[seat]) >= zones.size(before.displays[seat])
        if seat != mover:
            assert state.hands[seat] == before.hands[seat]
            assert state.displays[seat] == before.displays[seat]
    for old, new in zip(before.deliveries, state.deliveries, strict=True):  # I6
        assert old in (new, NOTHING)
    if state.deliveries == before.deliveries or not state.rules.delivery_is_bonus:
        assert state.active == (mover + 1) % state.seats
        assert state.turns == before.turns + 1
    else:
        assert (state.active, state.turns) == (mover, before.turns)


def check_market_day(state: Fugger, before: Fugger) -> None:
    """Some closing of the round explains all new prices and incomes (I9, I10, I11)."""
    incomes = [new - old for new, old in zip(before_deliveries(state), before.florins, strict=True)]
    tables: Iterable[tuple[list[int], int]] = closings(before)
    if state.is_over():
        tables = [(state.displays, state.jakob)]
    for displays, jakob in tables:
        wanted = demand(displays, jakob)
        if new_prices(before.prices, wanted) == state.prices and incomes == [
            income(state.prices, wanted, display) for display in displays
        ]:
            return
    raise AssertionError(f"no closing explains prices {state.prices} and incomes {incomes}")


def check_new_round(state: Fugger, before: Fugger) -> None:
    """A new round begins with a clear table and goes on clockwise."""
    assert state.round == before.round + 1
    assert state.turns == 0
    assert state.displays == [0] * state.seats  # I12
    assert max(demand(state.displays, state.jakob)) <= 2
    if zones.size(state.jakob) < 2:
        supply = state.deck + state.discard
        assert not any(zones.count(supply, card) for card in range(MERCHANT))
    else:
        assert zones.size(state.jakob) == 2
    assert state.active == (before.active + 1) % state.seats  # I14


# Reckoning ----------------------------------------------------------------------------------


def demand(displays: list[int], jakob: int) -> list[int]:
    """Count the open cards of every good (I4)."""
    return [
        sum(zones.count(place, card) for place in (*displays, jakob) for card in (2 * g, 2 * g + 1))
        for g in GOODS
    ]


def new_prices(prices: list[int], wanted: list[int]) -> list[int]:
    """Return the prices after an evaluation."""
    found = []
    for price, mine in zip(prices, wanted, strict=True):
        place = 1 + sum(other > mine for other in wanted)
        if mine and place <= 3:
            found.append(price + mine if price + mine <= 9 else 1)
        else:
            found.append(max(1, price - 1))
    return found


def income(prices: list[int], wanted: list[int], display: int) -> int:
    """Return what a display brings."""
    total = 0
    for good in GOODS:
        double = 2 if wanted[good] <= 3 else 1
        plain, sealed = zones.count(display, 2 * good), zones.count(display, 2 * good + 1)
        total += prices[good] * (plain + double * sealed)
    return total


def before_deliveries(state: Fugger) -> list[int]:
    """Return the florins without what the final evaluation paid."""
    florins = state.florins[:]
    if state.is_over():
        for place, card in enumerate(state.deliveries):
            if card != NOTHING:
                florins[place // 2] -= 2 * state.prices[card // 2]
    return florins


def closings(before: Fugger) -> Iterator[tuple[list[int], int]]:
    """List the displays and Jakob's cards of every way one answer can close the round."""
    goods = [zones.one(card) for card in range(MERCHANT)]
    for card in (NOTHING, *zones.kinds(before.hands[before.active])):
        displays = before.displays[:]
        turned = [0]
        if card != NOTHING:
            displays[before.active] += zones.one(card)
        elif before.seats < 4:  # a card for a delivery
            turned += goods
        if before.seats == 2:  # a card after the turn
            turned += [one + other for one in turned for other in goods]
        for cards in turned:
            wanted = sorted(demand(displays, before.jakob + cards))
            if wanted[-1] == 5 and wanted[-2] <= 4:  # I3
                yield displays, before.jakob + cards
