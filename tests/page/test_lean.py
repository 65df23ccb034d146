"""Scripts and style sheets are sent without notes, and say the same."""

import pytest

from kontor.server.page import lean
from kontor.server.page.static_files import FOLDER


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("// a note\nlet a = 1;\n", "let a = 1;\n"),
        ("/**\n * Two lines.\n */\nexport const b = 2;\n", "export const b = 2;\n"),
        ("  const c = /** @type {Element} */ (d);\n", "const c = (d);\n"),
        ('const e = "https://f"; // said beside\n', 'const e = "https://f"; // said beside\n'),
        ("const g = `/*`;\nconst h = `*/`;\n", "const g = `/*`;\nconst h = `*/`;\n"),
    ],
)
def test_a_script_loses_its_notes_and_nothing_else(written: str, sent: str) -> None:
    assert lean.script(written) == sent


def test_a_style_sheet_loses_its_notes_and_indents() -> None:
    assert lean.style("/* a */\n.b {\n  c: d;\n}\n") == ".b {\nc: d;\n}\n"


def test_no_script_breaks_a_text_over_lines() -> None:
    """Indents within such a text would be lost."""
    for path in sorted(FOLDER.rglob("*.js")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            is_note = line.lstrip().startswith(("//", "*", "/**"))
            assert is_note or line.count("`") % 2 == 0, f"{path.name}:{number}"
