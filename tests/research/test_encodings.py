"""Encodings: always as long, complete, stable, and nothing in them that a seat cannot know."""

from collections.abc import Iterator

import pytest

from kontor import games
from kontor.engine.answers import Answers, Family, UnnumberedAnswer
from kontor.engine.chance import seeded
from kontor.engine.observation import Observation
from kontor.engine.state import State
from kontor.research.encoding import Encoding
from tests.bench import encodings
from tests.bench.cases import Case, all_cases, counts, midgame, pairwise, steps
from tests.bench.fields import changed, declared, following, owner, places

every_case = pytest.mark.parametrize("case", all_cases(), ids=str)
every_count = pytest.mark.parametrize("case", counts(), ids=str)
every_game = pytest.mark.parametrize("slug", games.SLUGS)


def encoding(case: Case) -> Encoding:
    """Return the encoding of a case."""
    return Encoding(case.game, case.seats, case.options)


def check_answers(case: Case, played: int) -> None:
    """Assert that every option of random games has a number, and every number its option."""
    numbered = encoding(case).answers
    chance = seeded(f"numbers {case}")
    for number in range(played):
        state = case.start(chance.split(str(number)))
        for _, options in steps(state, chance):
            numbers = numbered.numbers(options)
            for option, given in zip(options, numbers, strict=True):
                meant = numbered.chosen(given, options)
                assert meant == option or (numbered.family_of(given).is_capped() and meant > option)
                assert 0 <= given < numbered.size


@every_case
def test_every_option_has_a_number(case: Case) -> None:
    check_answers(case, 1)


@pytest.mark.long
@every_game
def test_every_option_has_a_number_under_all_pairs_of_house_rules(slug: str) -> None:
    for case in pairwise(slug):
        check_answers(case, 20)


@pytest.mark.long
@every_count
def test_every_option_of_very_many_games_has_a_number(case: Case) -> None:
    check_answers(case, 500)


@every_case
def test_an_observation_is_always_as_long_and_tells_nothing_hidden(case: Case) -> None:
    coded = encoding(case)
    chance = seeded(f"observed {case}")
    for number in range(3):
        state = midgame(case, chance, 10 + 30 * number)
        for seat in range(case.seats):
            truth = coded.observe(state, seat)
            assert len(truth) == coded.size
            for _ in range(2):
                world = case.game.determinize(state, seat, chance)
                assert coded.observe(world, seat) == truth


@every_count
def test_the_end_is_observed_as_well(case: Case) -> None:
    state = case.start(seeded(f"end {case}"))
    for _ in steps(state, seeded("answers")):
        pass
    for seat in range(case.seats):
        assert len(encoding(case).observe(state, seat)) == encoding(case).size


def variations(value: object) -> Iterator[object]:
    """Yield values in which one number is another."""
    if isinstance(value, list | tuple):
        for place, item in enumerate(value):
            other = changed(item)
            if other is not None:
                yield type(value)([*value[:place], other, *value[place + 1 :]])
    elif (other := changed(value)) is not None:
        yield other


def shown(state: State, seat: int) -> dict[str, object] | None:
    """Return what a view tells, or nothing where something impossible cannot be told."""
    try:
        return state.view(seat).data()
    except (IndexError, KeyError, ValueError, AssertionError):
        return None


@every_game
def test_whatever_a_view_shows_changes_the_observation(slug: str) -> None:
    cases = [case for case in counts() if case.slug == slug]
    chance = seeded(f"changes {slug}")
    follow = following(declared(slug))
    checked = set()
    for number in range(8):
        case = cases[number % len(cases)]
        coded = encoding(case)
        state = midgame(case, chance, 20 + 20 * number)
        seat = state.awaited().bit_length() - 1
        seen = state.view(seat).data()
        observed = coded.observe(state, seat)
        for place in places(state):
            if place[-1] in follow:  # it never differs alone
                continue
            for value in variations(getattr(owner(state, place), place[-1])):
                other = state.clone()
                setattr(owner(other, place), place[-1], value)
                told = shown(other, seat)
                if told is None:
                    continue
                differing = {name for name, entry in told.items() if entry != seen.get(name)}
                if not differing:
                    continue
                try:
                    assert coded.observe(other, seat) != observed, (place, differing)
                except (IndexError, KeyError):
                    continue
                checked.add(place)
    assert len(checked) > 5


def test_the_numberings_are_those_that_are_written_down() -> None:
    kept = encodings.kept()
    assert encodings.found(kept) == kept, "python -m tests.bench.encodings, and say why"


@every_game
def test_older_rules_have_the_same_numbering(slug: str) -> None:
    game = games.load(slug)
    for version in range(1, game.rules_version):
        for seats in (game.least_seats, game.most_seats):
            assert (
                Encoding(game.under(version), seats, {}).digest()
                == Encoding(game, seats, {}).digest()
            )


@every_game
def test_a_house_rule_shifts_no_number(slug: str) -> None:
    for case in all_cases():
        if case.slug == slug and case.can_be():
            usual = Encoding(case.game, case.seats, {}).answers.options
            assert encoding(case).answers.options[: len(usual)] == usual


def test_an_undeclared_option_is_an_error() -> None:
    families = [Family("some", [3, 5]), Family("more", [10, 11], 20), Family("far", [1_000_000])]
    numbered = Answers(families)
    assert numbered.numbers([5, 10, 15, 1_000_000]) == [1, 2, 3, 4]
    assert numbered.chosen(3, [10, 12, 15]) == 15
    assert numbered.chosen(1, [3]) == numbered.chosen(9, [3]) == -1
    with pytest.raises(UnnumberedAnswer, match="option 4"):
        numbered.number(4)
    with pytest.raises(UnnumberedAnswer, match="option 20"):
        numbered.numbers([20])
    with pytest.raises(ValueError, match="twice"):
        Answers([Family("some", [3]), Family("again", [3])])


def test_seats_are_turned() -> None:
    into = Observation(1, 3, [])
    into.by_seat("florins", [10, 20, 300], 1)
    into.one_seat("active", 0)
    into.seat_flags("out", 0b011)
    into.zone_by_seat("knights", 0x321, 1)
    into.one_seat("nobody", -1)
    assert into.listed() == [20, 300, 10, 0, 0, 1, 1, 0, 1, 2, 3, 1, 0, 0, 0]
    assert into.odd_places == [1] and into.odd_numbers == [300]
    assert into.fields is not None and into.fields[0].labels == ["own", "left 1", "left 2"]
