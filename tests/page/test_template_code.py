"""Template code: quicker than Jinja's own, and the same on the page."""

from copy import copy
from types import SimpleNamespace
from typing import Any

import pytest
from jinja2 import Environment, nodes
from jinja2.runtime import Context
from jinja2.utils import missing
from msgspec import structs

from kontor import games
from kontor.server.page.digests import Digester, Whole
from kontor.server.page.kept_pieces import PATIENCE, SELDOM, TRIED_AGAIN, Nothing, Tries
from kontor.server.page.reads import Reads
from kontor.server.page.regions import regions
from kontor.server.page.render import environment
from kontor.server.page.template_code import Included
from tests.page.kinds import kinds

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
    "{{ facts.get('left') }} {{ facts.keys() | list }} {{ mixed.items is string }}",
    "{% block head %}{{ thing.left }}{% endblock %}"
    "{% set _ = facts.update({'left': 1}) %}{{ facts.left }}",
)


@pytest.mark.parametrize("source", SOURCES)
def test_a_template_says_what_it_says_elsewhere(source: str) -> None:
    names: dict[str, Any] = {"thing": THING, "typed": "<&'", "key": "left"}

    def given() -> dict[str, Any]:
        return names | {"facts": {"left": "<7"}, "mixed": {"items": "a"}}

    usual = Environment(autoescape=True).from_string(source).render(given())
    assert environment().from_string(source).render(given()) == usual


def test_a_macro_takes_what_it_names_and_nothing_else() -> None:
    for call, problem in (
        ("button(1, 2, 3)", "takes from 0 to 2 positional arguments"),
        ("button(1, colour=2)", "unexpected keyword argument 'colour'"),
    ):
        with pytest.raises(TypeError, match=problem):
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


def test_a_piece_reads_of_an_item_what_it_names_and_all_of_it_where_that_is_not_clear() -> None:
    found = Reads(environment(), "", {})
    assert found.of(reads("{{ p.name }}{{ p.seats[0].name }}")).paths == {
        ("p", "name"),
        ("p", "seats"),
    }
    assert found.of(reads("{{ p.facts.get('seat') }}")).paths == {("p", "facts")}
    for whole in (
        "{{ p.told() }}",
        "{{ p[word] }}",
        "{{ p | list }}",
        "{% for x in p %}{% endfor %}",
    ):
        assert ("p",) in found.of(reads(whole)).paths


def test_what_is_refused_is_read_without_what_is_allowed() -> None:
    found = Reads(environment(), "", {})
    for source in ("{{ desk.by_piece(words.has) }}", "{{ desk.refusals.values() | list }}"):
        assert found.of(reads(source)).paths == {("desk", "refusals")}
    assert found.of(reads("{{ desk.options }}")).changes_always


def test_a_piece_reads_the_options_it_asks_for_and_no_others() -> None:
    found = environment("fugger").placing.reads
    act = "{{ act('play:' ~ card, '', '', '', '', none) }}"
    for known in ("{% set word = 'play:' ~ card %}{{ desk.option(word).name }}", act):
        asked = found.of(reads(known))
        assert not asked.changes_always and "options" in dict(asked.asked)
    for unknown in (
        "{% for word in cards %}{{ desk.option(word) }}{% endfor %}",
        "{% for card in cards %}" + act + "{% endfor %}",
        "{% if s.me %}{% set card = 1 %}{% else %}{% set card = 2 %}{% endif %}" + act,
        "{% for card in cards %}{% set word = card %}{{ desk.option(word) }}{% endfor %}",
        "{{ desk.left() }}",
    ):
        assert found.of(reads(unknown)).changes_always, unknown
    again = "{% set card = 1 %}{% for one in all %}{% set card = one %}{% endfor %}" + act
    words = [word for _, word in found.of(reads(again)).asked]
    assert words and all(word.find(nodes.Name) is None for word in words)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_an_option_that_has_changed_is_drawn_anew(slug: str) -> None:
    """What was kept of a question does not outlive one of its answers, or the reason against it."""
    found = next(kind for kind in kinds(slug) if kind.two_sights[0].refusals).two_sights[0]
    assert found.view_object
    sight = copy(found)
    sight.keep_view(found.view_object)
    before = regions(sight, "fr")["desk"]
    question = sight.question
    assert question and question.options
    for place, option in enumerate(question.options):
        options = question.options[:]
        options[place] = structs.replace(option, clauses=["R99.9"])
        sight.question = structs.replace(question, options=options)
        drawn = regions(sight, "fr")["desk"]
        assert drawn == regions(sight, "fr", Nothing)["desk"] != before
    sight.question = question
    sight.refusals = [structs.replace(refusal, clause="R99.8") for refusal in sight.refusals]
    assert regions(sight, "fr")["desk"] == regions(sight, "fr", Nothing)["desk"] != before


def test_a_piece_that_is_hardly_ever_found_is_tried_anew_later() -> None:
    tries, tried = Tries(), []
    for _ in range(PATIENCE + TRIED_AGAIN + 1):
        tried.append(tries.is_worth_it(1))
        if tried[-1]:
            tries.miss(1)
    assert all(tried[:PATIENCE]) and not any(tried[PATIENCE:-1]) and tried[-1]


def test_a_piece_that_is_found_now_and_then_is_always_looked_for() -> None:
    tries = Tries()
    for _ in range(PATIENCE):
        for _ in range(SELDOM - 1):
            assert tries.is_worth_it(1)
            tries.miss(1)
        tries.found[1] += 1


def test_what_an_included_template_sets_stays_there() -> None:
    around = Context(environment(), {"a": 1}, None, {})
    inner = Included(around, {"b": 2, "c": missing})
    inner.vars["d"] = 3
    assert [inner.get(name) for name in "abcd"] == [1, 2, None, 3]
    assert "b" not in around and "d" not in around


def test_digests_tell_values_apart() -> None:
    digester = Digester(Whole(None), None)  # type: ignore[arg-type]
    one, same, other = (SimpleNamespace(cards=[n], kind=int) for n in (1, 1, 2))
    assert digester.digest((one, range(3))) == digester.digest((same, range(3)))
    assert len({digester.digest(each) for each in (one, other, 1, "1", None, range(2))}) == 6
    unkept: list[object] = [(n for n in "ab"), reads, {}.items()]
    for never in unkept:
        with pytest.raises(TypeError):
            digester.digest(never)
