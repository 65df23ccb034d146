"""House rules together: every pair starts or is refused at once, and is played to the end."""

import os

import pytest

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.game import SetupError
from tests.bench.cases import Case, all_pairs, invariants, pairwise, steps

MANY_DECISIONS = 20_000
# The usual run plays so many tables of each game, drawn by this seed; the long run plays them all.
SAMPLE = 5
SEED = os.environ.get("KONTOR_TEST_SEED", "pairs")


def tables() -> list[object]:
    """List the tables that show every pair, those beyond the sample for the long run."""
    found: list[object] = []
    for slug in games.SLUGS:
        cases = pairwise(slug)
        chance = seeded(f"{SEED} {slug}")
        sample = {chance.below(len(cases)) for _ in range(SAMPLE)}
        for number, case in enumerate(cases):
            marks = () if number in sample else pytest.mark.long
            found.append(pytest.param(case, marks=marks, id=f"{slug}-{number}"))
    return found


@pytest.mark.parametrize("slug", games.SLUGS)
def test_each_pair_of_house_rules_starts_or_is_refused_at_once(slug: str) -> None:
    for case in all_pairs():
        if case.slug != slug:
            continue
        try:
            case.game.agree(case.seats, case.options)
        except SetupError as error:
            assert error.game == slug and error.clause and error.message.name, str(case)
            with pytest.raises(SetupError):
                case.start(seeded(str(case)))
        else:
            assert case.start(seeded(str(case))).awaited(), str(case)


@pytest.mark.parametrize("case", tables())
def test_house_rules_together_keep_the_invariants(
    case: Case, request: pytest.FixtureRequest
) -> None:
    check = invariants(case.slug)
    chance = seeded(f"{SEED} {case}")
    for number in range(5 if request.config.getoption("--long") else 1):
        state = case.start(chance.split(str(number)))
        before = None
        for decisions, (_, options) in enumerate(steps(state, chance)):
            check(state, before)
            before = state.clone()
            assert options and len(options) == len(set(options)), str(case)
            assert decisions < MANY_DECISIONS, f"{case} does not end"
        check(state, before)
        assert state.is_over() and state.winners(), str(case)
        assert state.data() == case.game.restore(state.save()).data()
