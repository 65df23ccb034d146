"""Scripts and style sheets are sent without notes, and say the same; tables are light."""

import re

import pytest

from kontor import games
from kontor.server.page import lean
from kontor.server.page.joined import ALONE, EXPORT, IMPORT, joined
from kontor.server.page.packing import filled
from kontor.server.page.pages import Visitor, table
from kontor.server.page.static_files import FOLDER, shelf
from tests.page.kinds import kinds

# Bytes before what is sent: of a page, which is guarded, and of a file.
HEAD = 840
FILE_HEAD = 360
LETTERS = (
    "alegreya-latin-700-normal.woff2",
    "alegreya-sans-latin-400-normal.woff2",
    "alegreya-sans-latin-500-normal.woff2",
    "alegreya-sans-latin-700-normal.woff2",
)


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


def test_a_joined_script_has_long_lines() -> None:
    """What stands on the line after a note is no part of the note."""
    written = "go(\none,\n);\nif (a) {\nb();\n}\nlet c = 1; // so, (\nd();\n"
    assert lean.long_lines(written) == "go(one,);if (a){b();}\nlet c=1; // so, (\nd();"


def test_no_text_of_a_script_has_spaces_around_a_sign_but_selectors() -> None:
    """There they would be lost."""
    for path in sorted(FOLDER.parents[2].rglob("*.js")):
        script = lean.script(path.read_text("utf-8"))
        for text in re.findall(r'"[^"\n]*"|`[^`\n]*`|\(/[^\n]*?[^\\]/', script):
            plain = re.sub(r"\$\{.*\}", "", text).replace(" > ", ">")
            assert not lean.SIGNS.search(plain), f"{path.name}: {text}"


def test_a_style_sheet_loses_its_notes_and_indents() -> None:
    assert lean.style("/* a */\n.b {\n  c: d;\n}\n") == ".b {\nc: d;\n}\n"


def test_no_script_breaks_a_text_over_lines() -> None:
    """Indents within such a text would be lost."""
    for path in sorted(FOLDER.rglob("*.js")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            is_note = line.lstrip().startswith(("//", "*", "/**"))
            assert is_note or line.count("`") % 2 == 0, f"{path.name}:{number}"


def test_a_joined_script_takes_each_module_after_what_it_needs() -> None:
    files = scripts(
        table='import * as b from "./b.js";\nimport "./a.js";\nb.go();\n',
        a="export const one = 1;\nexport function two() {}\n",
        b='import { one as first, two } from "./a.js";\nexport async function go() {}\n',
    )
    made = joined(files, ())
    assert made["table/js/table.js"] == (
        "export const $a = (() => {\nconst one = 1;\nfunction two() {}\n"
        "return { one, two };\n})();\n"
        "export const $b = (() => {\nconst { one: first, two } = $a;\nasync function go() {}\n"
        "return { go };\n})();\n"
        "(async () => {\nconst b = $b;\nb.go();\n})();\n"
    )
    assert made["table/js/b.js"] == (
        'import { $b } from "./table.js";\nexport const { go } = $b;\n'
    )


def test_modules_that_need_each_other_cannot_be_joined() -> None:
    files = scripts(table='import "./a.js";\n', a='import "./b.js";\n', b='import "./a.js";\n')
    with pytest.raises(ValueError, match=r"js/a\.js → js/b\.js → js/a\.js"):
        joined(files, ())


def scripts(**texts: str) -> dict[str, str]:
    """Return scripts by their paths, among them those that stand alone."""
    return dict.fromkeys(ALONE, "") | {f"js/{name}.js": text for name, text in texts.items()}


def test_scripts_import_and_export_only_as_joining_understands() -> None:
    """What it does not understand it would leave as it is, within a function."""
    for path in sorted(FOLDER.rglob("*.js")):
        for line in lean.script(path.read_text("utf-8")).splitlines(keepends=True):
            if line.startswith(("import ", "import{", "export")):
                assert IMPORT.match(line) or EXPORT.match(line), f"{path.name}: {line}"


@pytest.mark.parametrize("slug", games.SLUGS)
def test_a_table_is_light(slug: str) -> None:
    """With its files kept a table takes 20 KB, heads of the replies included; else 130 KB."""
    kinds_of_game = kinds(slug)
    html = table(kinds_of_game[len(kinds_of_game) // 2].sight(), Visitor("de"))
    warm = len(filled(html.encode())) + HEAD
    assert warm < 20_000
    # Letters are in the style sheets.
    named = set(re.findall(r'"/static/\w+/([^"]+)"', html))
    named |= {f"fonts/{name}" for name in LETTERS}
    files = [shelf().files[name] for name in named]
    assert warm + sum(len(file.small or file.content) + FILE_HEAD for file in files) < 130_000
    sheets = [name for name in named if name.endswith(".css")]
    assert sheets == [f"css/table-{slug}.css"]
