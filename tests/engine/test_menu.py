"""Menus count, list and name the same options."""

from hypothesis import given
from hypothesis import strategies as st

from kontor.engine.menu import MOST_PLACES, Menu, listed

firsts = st.integers(0, 100_000)
sets = st.integers(0, (1 << MOST_PLACES) - 1)


def numbers(first: int, places: int) -> list[int]:
    return [first + place for place in range(MOST_PLACES) if (places >> place) & 1]


@given(st.lists(st.tuples(firsts, sets), max_size=16))
def test_a_menu_stands_for_the_list_of_its_rows(put_in: list[tuple[int, int]]) -> None:
    menu = Menu()
    expected: list[int] = []
    for first, places in put_in:
        menu.add(first, places)
        expected += numbers(first, places)
    assert menu.listed() == expected
    assert menu.size == len(expected)
    step = max(1, len(expected) // 50)
    for index in range(0, len(expected), step):
        assert menu.nth(index) == expected[index]


@given(firsts, st.integers(-3, 4 * MOST_PLACES))
def test_a_range_may_be_wider_than_a_row_or_empty(first: int, count: int) -> None:
    menu = Menu()
    menu.add_one(7)
    menu.add_range(first, count)
    expected = [7, *range(first, first + count)]
    assert menu.listed() == expected
    assert [menu.nth(index) for index in range(len(expected))] == expected


def test_a_base_is_added_to_what_is_put_in_meanwhile_and_clearing_forgets_all() -> None:
    menu = Menu()
    menu.base = 1000
    menu.add(1, 0b101)
    menu.base = 0
    menu.add_one(5)
    assert menu.listed() == [1001, 1003, 5]
    menu.base = 3
    menu.clear()
    menu.add_one(2)
    assert menu.listed() == [2]
    assert menu.size == 1


@given(firsts, sets)
def test_a_set_is_listed_in_rising_order(first: int, places: int) -> None:
    assert listed(first, places) == numbers(first, places)
