"""Numbers by seat are a list in one integer."""

from hypothesis import given
from hypothesis import strategies as st

from kontor.engine import seat_numbers
from kontor.engine.seat_numbers import HIGHEST_BITS, MOST, MOST_SEATS

rows = st.lists(st.integers(0, MOST), min_size=1, max_size=MOST_SEATS)
small_rows = st.lists(st.integers(0, MOST // MOST_SEATS), min_size=1, max_size=MOST_SEATS)
seats = st.integers(0, MOST_SEATS - 1)


@given(rows)
def test_a_list_is_packed_and_listed_again(row: list[int]) -> None:
    numbers = seat_numbers.pack(row)
    assert 0 <= numbers < 1 << (8 * MOST_SEATS)
    assert seat_numbers.listed(numbers, len(row)) == row
    assert [seat_numbers.of(numbers, seat) for seat in range(len(row))] == row


@given(rows)
def test_numbers_may_begin_below_nothing(row: list[int]) -> None:
    row = [number - 1 for number in row]
    numbers = seat_numbers.pack(row, -1)
    assert 0 <= numbers < 1 << (8 * MOST_SEATS)
    assert seat_numbers.listed(numbers, len(row), -1) == row


@given(rows, seats, st.integers(0, MOST))
def test_one_seat_is_given_more_or_less_and_no_other(row: list[int], seat: int, now: int) -> None:
    row += [0] * (MOST_SEATS - len(row))
    numbers = seat_numbers.pack(row) + seat_numbers.at(seat, now - row[seat])
    assert seat_numbers.listed(numbers, MOST_SEATS) == [*row[:seat], now, *row[seat + 1 :]]


@given(small_rows)
def test_all_seats_are_added_up(row: list[int]) -> None:
    assert seat_numbers.total(seat_numbers.pack(row)) == sum(row)


@given(st.lists(st.integers(0, MOST // 2), min_size=1, max_size=7), st.integers(1, MOST // 2))
def test_who_has_so_many_is_seen_at_once(row: list[int], least: int) -> None:
    lifted = seat_numbers.pack(row) + seat_numbers.lift(least)
    found = [seat_numbers.of(lifted & HIGHEST_BITS, seat) > 0 for seat in range(len(row))]
    assert found == [number >= least for number in row]


@given(st.lists(st.integers(0, MOST // 2), min_size=1, max_size=MOST_SEATS))
def test_who_has_any_is_seen_at_once(row: list[int]) -> None:
    ones = seat_numbers.present(seat_numbers.pack(row))
    assert seat_numbers.listed(ones, len(row)) == [int(number > 0) for number in row]
    assert seat_numbers.gathered(ones) == sum(1 << seat for seat, n in enumerate(row) if n)
