"""Zones: packed multisets behave like counted cards."""

from hypothesis import given
from hypothesis import strategies as st

from kontor.engine import zones

counted = st.lists(st.integers(0, zones.MOST_COPIES), min_size=1, max_size=zones.MOST_KINDS)


@given(counted)
def test_packing_and_counting_agree(numbers: list[int]) -> None:
    zone = zones.pack(numbers)
    assert zones.counts(zone, len(numbers)) == numbers
    assert zones.size(zone) == sum(numbers)
    assert zones.kinds(zone) == [kind for kind, number in enumerate(numbers) if number]
    row = zones.cards(zone)
    assert row == [kind for kind, number in enumerate(numbers) for _ in range(number)]
    assert [zones.nth(zone, index) for index in range(len(row))] == row


@given(counted, counted)
def test_common_cards(one: list[int], other: list[int]) -> None:
    length = max(len(one), len(other))
    one += [0] * (length - len(one))
    other += [0] * (length - len(other))
    shared = zones.common(zones.pack(one), zones.pack(other))
    assert zones.counts(shared, length) == [min(a, b) for a, b in zip(one, other, strict=True)]


@given(st.lists(st.integers(0, 7), min_size=15, max_size=15))
def test_zones_add_up(numbers: list[int]) -> None:
    zone = zones.pack(numbers)
    assert zones.counts(zone + zone, 15) == [2 * number for number in numbers]
