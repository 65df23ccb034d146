"""Where the lines of a template are broken does not show on the page."""

import pytest

from kontor.server.page.render import environment


@pytest.mark.parametrize(
    ("template", "shown"),
    [
        ("<p>\n  <b>1</b>\n  <i>2</i>\n</p>\n", "<p><b>1</b><i>2</i></p>"),
        ("<p>\n  {% if 1 %}\n    {{ 7 }}\n    x\n  {% endif %}\n</p>", "<p>7x</p>"),
        ("<p>one\n   two</p>", "<p>one two</p>"),
        ("<b>1</b>{{ ' ' }}\n<b>2</b> <b>3</b>", "<b>1</b> <b>2</b> <b>3</b>"),
        (
            '<a href="/"\n    {% if 1 %}id="x"{% endif %}\n    lang="fr">',
            '<a href="/" id="x" lang="fr">',
        ),
        ('<a class="{{ 1 }}\n  two">{# told\n  #}</a>', '<a class="1 two"></a>'),
        ("{% macro twice(x) %}\n  {{ x }}\n  {{ x }}\n{% endmacro %}\n[{{ twice(3) }}]", "[33]"),
    ],
)
def test_a_line_break_is_a_space_only_where_words_need_one(template: str, shown: str) -> None:
    assert environment().from_string(template).render() == shown


def test_an_error_names_its_line() -> None:
    with pytest.raises(ZeroDivisionError) as told:
        environment().from_string("<p>\n\n{{ 1 // 0 }}</p>").render()
    assert told.traceback[-1].lineno == 2
