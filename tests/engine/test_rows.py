"""Rows: an offer counts, lists and names the same options."""

from hypothesis import given
from hypothesis import strategies as st

from kontor.engine import rows
from kontor.engine.rows import MOST_PLACES, USUAL_ROWS, Offer

firsts = st.integers(0, 100_000)
sets = st.integers(0, (1 << MOST_PLACES) - 1)


def numbers(first: int, places: int) -> list[int]:
    return [first + place for place in range(MOST_PLACES) if (places >> place) & 1]


@given(st.lists(st.tuples(firsts, sets), max_size=2 * USUAL_ROWS))
def test_an_offer_stands_for_the_list_of_its_rows(put_in: list[tuple[int, int]]) -> None:
    offer = Offer()
    expected: list[int] = []
    for first, places in put_in:
        offer.add(first, places)
        expected += numbers(first, places)
    assert offer.listed() == expected
    assert offer.size == len(expected)
    step = max(1, len(expected) // 50)
    for index in range(0, len(expected), step):
        assert offer.nth(index) == expected[index]


@given(firsts, st.integers(-3, 4 * MOST_PLACES))
def test_a_range_may_be_wider_than_a_row_or_empty(first: int, count: int) -> None:
    offer = Offer()
    offer.add_one(7)
    offer.add_range(first, count)
    expected = [7, *range(first, first + count)]
    assert offer.listed() == expected
    assert [offer.nth(index) for index in range(len(expected))] == expected


def test_a_base_is_added_to_what_is_put_in_meanwhile_and_clearing_forgets_all() -> None:
    offer = Offer()
    offer.base = 1000
    offer.add(1, 0b101)
    offer.base = 0
    offer.add_one(5)
    assert offer.listed() == [1001, 1003, 5]
    offer.base = 3
    offer.clear()
    offer.add_one(2)
    assert offer.listed() == [2]
    assert offer.size == 1


@given(firsts, sets)
def test_a_set_is_listed_in_rising_order(first: int, places: int) -> None:
    assert rows.listed(first, places) == numbers(first, places)
