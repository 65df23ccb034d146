"""Chance: fair, repeatable, splittable, and hard to guess."""

from collections import Counter

import pytest

from kontor.engine import zones
from kontor.engine.chance import Chance, ScriptedChance, seeded


def numbers(chance: Chance, bound: int, times: int) -> list[int]:
    return [chance.below(bound) for _ in range(times)]


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert numbers(seeded("a"), 100, 200) == numbers(seeded("a"), 100, 200)
    assert numbers(seeded("a"), 100, 200) != numbers(seeded("b"), 100, 200)


def test_the_stream_is_pinned_for_ever() -> None:
    assert numbers(seeded("kontor"), 1000, 6) == [197, 808, 115, 118, 881, 551]


def test_every_number_is_about_equally_likely() -> None:
    found = Counter(numbers(seeded("fair"), 7, 14_000))
    assert set(found) == set(range(7))
    assert all(1_800 < times < 2_200 for times in found.values())


def test_a_bound_that_does_not_divide_the_words_is_fair_too() -> None:
    found = Counter(value // 10_000 for value in numbers(seeded("wide"), 50_000, 10_000))
    assert all(1_800 < times < 2_200 for times in found.values())


def test_a_clone_goes_its_own_way_from_the_same_place() -> None:
    chance = seeded("clone")
    numbers(chance, 10, 45)
    twin = chance.clone()
    expected = numbers(twin, 10, 80)
    assert numbers(chance, 10, 80) == expected


def test_a_stream_restored_from_key_and_count_continues() -> None:
    chance = seeded("restore")
    numbers(chance, 10, 45)
    twin = Chance(chance.key, chance.used)
    assert numbers(twin, 10, 80) == numbers(chance, 10, 80)


def test_splitting_leaves_the_stream_untouched_and_depends_on_the_label() -> None:
    chance = seeded("split")
    before = chance.used
    one, two = chance.split("one"), chance.split("two")
    assert chance.used == before
    assert numbers(one, 1000, 20) != numbers(two, 1000, 20)
    assert numbers(chance.split("one"), 1000, 20) == numbers(seeded("split").split("one"), 1000, 20)


def test_even_a_forced_draw_counts_as_drawn() -> None:
    chance = seeded("forced")
    assert chance.draw(zones.one(3)) == 3
    assert chance.used == 1


def test_drawing_takes_every_card_equally_often() -> None:
    zone = zones.pack([1, 0, 3])
    found = Counter(seeded(f"draw {number}").draw(zone) for number in range(2_000))
    assert set(found) == {0, 2}
    assert 1_400 < found[2] < 1_600


def test_shuffling_keeps_the_items() -> None:
    items = list(range(20))
    seeded("shuffle").shuffle(items)
    assert sorted(items) == list(range(20)) != items


def test_a_script_comes_first_and_must_be_possible() -> None:
    chance = ScriptedChance([2, 0], [4])
    assert chance.below(6) == 4
    assert chance.draw(zones.pack([1, 1, 1])) == 2
    twin = chance.clone()
    with pytest.raises(ValueError, match="not there"):
        chance.draw(zones.pack([0, 1]))
    assert twin.draw(zones.pack([1, 1])) == 0
    assert 0 <= twin.below(3) < 3
    with pytest.raises(ValueError, match="possible"):
        ScriptedChance([], [6]).below(6)


def test_cards_are_drawn_as_their_weights_say() -> None:
    chance = seeded("weights")
    zone = zones.pack([2, 1, 1])
    drawn = Counter(chance.draw_likely(zone, [1, 6, 0]) for _ in range(2000))
    assert set(drawn) == {0, 1}
    assert 0.2 < drawn[0] / 2000 < 0.3
