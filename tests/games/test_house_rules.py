"""Each house rule makes a difference: other options, views, clocks, manners of bots or results."""

import pytest

from kontor import games
from kontor.engine.game import TableOption
from tests.bench.differences import difference


def values() -> list[object]:
    """List every house rule with each value that is not its default."""
    return [
        pytest.param(slug, option, value, id=f"{slug}-{option.name}={value}")
        for slug in games.SLUGS
        for option in games.load(slug).options
        for value in option.values
        if value != option.default
    ]


@pytest.mark.parametrize(("slug", "option", "value"), values())
def test_each_value_of_a_house_rule_makes_a_difference(
    slug: str, option: TableOption, value: str
) -> None:
    assert difference(slug, option, value), (
        f"no game was found in which {option.name} = {value} matters"
    )


def test_a_house_rule_that_nobody_reads_is_noticed() -> None:
    """Two equal values change nothing: the search must not take noise for a difference."""
    option = next(rule for rule in games.load("fugger").options if rule.name == "tie_break")
    assert not difference("fugger", option, option.default)
