"""Template code: quicker than Jinja's own, and the same on the page."""

from types import SimpleNamespace
from typing import Any

import pytest
from jinja2 import Environment, nodes

from kontor.server.page.digests import Digester, Whole
from kontor.server.page.reads import Reads
from kontor.server.page.render import environment

BUTTON = "{% macro button(word, kind='plain') %}<b class='{{ kind }}'>{{ word }}</b>{% endmacro %}"
THING = SimpleNamespace(left=3, names=["Ada"], nothing=None)

SOURCES = (
    "{{ thing.left }} {{ facts.left }} {{ thing.names[0] }} {{ thing['left'] }} {{ facts[key] }}",
    "{{ thing.gone is defined }} {{ facts.gone is defined }} {{ thing.gone | default('none') }}",
    "<i class='{{ 'a' if thing.nothing }} {{ 'b' if thing.left }}'>{{ typed }}</i>",
    "{{ typed ~ 1 ~ thing.left }} {{ ('<u>' | safe) ~ typed }}",
    BUTTON + "{{ button(typed) }}{{ button('a', kind=typed) }}{{ button('a', 'b') ~ typed }}",
    "{% macro all() %}{{ varargs | join(caller()) }}{% endmacro %}"
    "{% call all(1, 2) %}<hr>{% endcall %}",
    "{% for a, b in facts.items() %}{{ loop.index }} {{ a }}{{ b }}{% endfor %}",
)


@pytest.mark.parametrize("source", SOURCES)
def test_a_template_says_what_it_says_elsewhere(source: str) -> None:
    names: dict[str, Any] = {"thing": THING, "typed": "<&'", "key": "left", "facts": {"left": "<7"}}
    usual = Environment(autoescape=True).from_string(source).render(names)
    assert environment().from_string(source).render(names) == usual


def test_a_macro_takes_what_it_names_and_nothing_else() -> None:
    for call in ("button(1, 2, 3)", "button(1, colour=2)"):
        with pytest.raises(TypeError, match="macro button"):
            environment().from_string(f"{BUTTON}{{{{ {call} }}}}").render()


def reads(source: str) -> list[nodes.Node]:
    """Return the statements of a template."""
    return environment().parse(source).body


def test_what_changes_a_list_of_others_is_never_kept() -> None:
    found = Reads(environment(), "", {})
    loop = "{% for one in pic.cards %}{% set _ = all.append(one) %}{% endfor %}"
    assert found.of(reads(loop)).is_ever_new
    assert not found.of(reads("{% set all = [] %}" + loop)).is_ever_new


def test_a_macro_that_is_handed_the_sight_reads_no_more_of_it_than_it_says() -> None:
    found = Reads(environment(), "", {})
    handed = found.of(reads("{{ take_host(s) }}"))
    assert not handed.is_ever_new and ("s", "host_away") in handed.paths
    assert found.of(reads("{{ unknown(s) }}")).is_ever_new


def test_digests_tell_values_apart() -> None:
    digester = Digester(Whole(None), None)  # type: ignore[arg-type]
    one, same, other = (SimpleNamespace(cards=[n], kind=int) for n in (1, 1, 2))
    assert digester.digest((one, range(3))) == digester.digest((same, range(3)))
    assert len({digester.digest(each) for each in (one, other, 1, "1", None, range(2))}) == 6
    unkept: list[object] = [(n for n in "ab"), reads, {}.items()]
    for never in unkept:
        with pytest.raises(TypeError):
            digester.digest(never)
