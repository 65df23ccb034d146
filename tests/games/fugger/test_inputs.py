"""Inputs of Die Fugger: goods are told apart by what lies on the table alone."""

from kontor import games
from kontor.engine import zones
from kontor.engine.chance import seeded
from kontor.engine.inputs import Inputs
from kontor.games.fugger.bot import heuristic
from kontor.games.fugger.state import Fugger

GAME = games.load("fugger")


def measured(state: Fugger, seat: int) -> list[int]:
    """Return the numbers of a position."""
    inputs = Inputs()
    GAME.measure(state, seat, inputs)
    return inputs.numbers


def turned(zone: int, goods: int) -> int:
    """Return a zone in which every good has taken the place of the next."""
    counts = [zones.count(zone, card) for card in range(2 * goods + 1)]
    return zones.pack([*counts[-3:-1], *counts[:-3], counts[-1]])


def position() -> Fugger:
    """Return a position in which no two goods are in equal demand at equal prices."""
    state = GAME.start(3, {}, seeded("goods"))
    assert isinstance(state, Fugger)
    goods = len(state.prices)
    state.prices = [4 + good for good in range(goods)]
    merchant = zones.one(2 * goods)
    state.displays = [3 * zones.one(0) + zones.one(3), 2 * zones.one(6), zones.one(9) + merchant]
    state.jakob = zones.one(4)
    return state


def test_goods_that_change_places_leave_the_inputs_as_they_were() -> None:
    state = position()
    other = position()
    goods = len(state.prices)
    other.prices = [state.prices[-1], *state.prices[:-1]]
    other.displays = [turned(display, goods) for display in state.displays]
    other.hands = [turned(hand, goods) for hand in state.hands]
    other.jakob = turned(state.jakob, goods)
    for seat in range(3):
        assert measured(other, seat) == measured(state, seat)


def test_a_good_that_would_close_the_round_tells_what_everybody_would_sell_for() -> None:
    state = position()
    found = heuristic.closing(state, 0)
    assert found.cards == 3
    # The good that closes rises by five; a seal doubles while its good is rare.
    assert found.prices[0] == 9 and found.sales[0] == 3 * 9 + 2 * found.prices[1]
    assert found.sales[2] == 2 * found.prices[4]
