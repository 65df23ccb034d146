"""Rulebooks as HTML: clauses are links, HTML is not HTML, no inline style."""

import pytest

from kontor.server.page.markdown import markdown


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("See R3.2, **not** R4.", '<p>See <a href="#R3.2">R3.2</a>, <strong>not</strong>'),
        (
            "a <b>tag</b> & *more*\nof it",
            "<p>a &lt;b&gt;tag&lt;/b&gt; &amp; <em>more</em>\nof it</p>",
        ),
        ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
        ("- one\n- two", "<ul>\n<li>one</li>\n<li>two</li>\n</ul>"),
        ("[go](javascript:alert(1))", "<p>[go](javascript:alert(1))</p>"),
    ],
)
def test_what_becomes_of_it(text: str, html: str) -> None:
    assert markdown(text).startswith(html)


def test_a_table_can_be_scrolled_and_has_no_style() -> None:
    html = markdown("| card | number |\n| --- | ---: |\n| R1 | 3 |")
    assert html.startswith('<div class="rule-table"><table>') and "style" not in html
    assert '<th scope="col">card</th>' in html and '<td><a href="#R1">R1</a></td>' in html
