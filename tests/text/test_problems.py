"""Problems: every one that can be raised has words in three languages, and none shows English."""

import ast
import re
from pathlib import Path

import msgspec
import pytest

import kontor
from kontor import games
from kontor.engine.components import ComponentsError
from kontor.engine.file_errors import PREFIX
from kontor.engine.messages import Message
from kontor.making.fields import FieldsError
from kontor.making.fields import read as read_fields
from kontor.server.web import wire
from kontor.server.web.bodies import KINDS, problem_of
from kontor.text import complaints
from kontor.text.bundles import paths
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Texts
from tests.text import spelling
from tests.text.corpus import in_all_languages

SOURCES = [
    path for path in Path(kontor.__file__).parent.rglob("*.py") if ".build" not in path.parts
]
# Which argument of these calls names the problem.
CALLS = {"fail": 1, "ComponentsError": 2, "FieldsError": 2}
NAME = re.compile(rf"{PREFIX}[a-z0-9-]+")
# What a text says by itself: it has no cause but that of an error.
WRAPPERS = {"problem-at", "problem-cause"}


def raised() -> set[str]:
    """Return the names of all problems that the sources raise."""
    found: set[str] = set()
    for path in SOURCES:
        text = path.read_text("utf-8")
        found |= set(NAME.findall(text)) - {f"{PREFIX}at"}
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                place = CALLS.get(name, -1)
                if 0 <= place < len(node.args) and isinstance(node.args[place], ast.Constant):
                    found.add(PREFIX + str(node.args[place].value))  # type: ignore[attr-defined]
    return found | {PREFIX + name for _, name, _ in KINDS} | {f"{PREFIX}misfit"}


@in_all_languages
def test_every_problem_has_words_and_no_words_are_idle(language: str) -> None:
    names = raised()
    assert len(names) > 50
    assert {name for name in names if not Texts(language).has(name)} == set()
    written = {name for name in NAME.findall(words_file(language)) if Texts(language).has(name)}
    assert written - names == WRAPPERS - names


def words_file(language: str) -> str:
    """Return the file of problems in a language."""
    return (paths(language, None)[0].parent / "problems.ftl").read_text("utf-8")


# What is planted ------------------------------------------------------------------------------

PLANTED = [
    ("fugger", "trigger_cards = 5", ""),
    ("fugger", "copies = 7", "copies = -7"),
    ("fugger", 'good = "wine"', 'good = "beer"'),
    ("fugger", "initial_hand = 4", 'initial_hand = "four"'),
    ("fugger", "[deal]", "[deal"),
    ("fugger", "[deal]", "[dealt]"),
    ("augsburg", "start_money = 1500", "start_money = 1510"),
    ("emperor", "ages = [15, 25, 35, 45]", "ages = [15, 25, 35]"),
    ("emperor", "never_taken = true", "never_taken = false"),
    ("emperor", 'ids = ["red", "green"', 'ids = ["red", "red"'),
    ("gluecksritter", 'hex = "#B3261E"', 'hex = "red"'),
    ("gluecksritter", "space = 3", "space = 2"),
    ("merchants", 'values = ["lot", "phase"]', 'values = ["lot", "never"]'),
]
ROW = "[Position]\n[[Position.sections]]\nfields = [{}]\n"
DECLARED = [
    "x",
    "[Position]\n",
    ROW.format(""),
    ROW.format('["cards", "int"]'),
    ROW.format('["a b", "int", "all", "x"]'),
    ROW.format('["cards", "dict[int, int]", "all", "x"]'),
    ROW.format('["twin", "int", "all", "x"], ["twin", "int", "all", "x"]'),
]
BODIES = [
    (wire.NewAnswer, b"[]"),
    (wire.NewAnswer, b"{}"),
    (wire.NewAnswer, b'{"colour": 1}'),
    (wire.NewAnswer, b'{"seat": "0"}'),
    (wire.NewAnswer, b'{"seat": -1}'),
    (wire.NewAnswer, b'{"seat": 9}'),
    (wire.NewAnswer, b'{"seat": 1e400}'),
    (wire.NewAnswer, b'{"seat": 0, "word": ""}'),
    (wire.NewAnswer, b'{"seat": 0, "word": "' + b"x" * 300 + b'"}'),
    (wire.NewAnswer, b'{"seat": 0, "word": "x", "version": null}'),
    (wire.NewAnswer, b'{"seat": 0, "word": "x", "version": 1, "key": "?"}'),
    (wire.NewAnswer, b'{"seat": 0, "word": "x", "version": 1000000000000000000000000000000}'),
    (wire.NewMotion, b'{"seat": 0, "kind": "coup", "about": 1}'),
    (wire.NewTable, b'{"game": "x", "seats": 2, "names": ["a","b","c","d","e","f","g","h","i"]}'),
    (wire.SeatCommand, b'{"seat": 0, "version": "x"}'),
]


def test_what_is_wrong_with_a_body_is_known_by_name() -> None:
    assert {body_problem(kind, body).name for kind, body in BODIES} == {
        f"{PREFIX}{name}"
        for name in (
            "kind", "missing", "unknown-field", "at-least", "at-most", "short", "too-long", "form",
            "out-of-range", "not-offered", "most-entries",
        )
    }  # fmt: skip
    assert problem_of("Unheard-of - at `$.a[0].b`").name == f"{PREFIX}misfit"
    assert problem_of("Expected `int`, got `str` - at `$.a[0].b`").facts["place"] == "a[0].b"


def body_problem(kind: type, body: bytes) -> Message:
    """Return what is wrong with a body."""
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(body, type=kind)
    return problem_of(str(caught.value))


def planted(folder: Path) -> list[Message]:
    """Return what is wrong with all files and bodies above."""
    found = [body_problem(kind, body) for kind, body in BODIES]
    file = folder / "mine.toml"
    for slug, old, new in PLANTED:
        text = (games.FOLDER / slug / "components.toml").read_text("utf-8")
        assert old in text, (slug, old)
        file.write_text(text.replace(old, new, 1), "utf-8")
        with pytest.raises(ComponentsError) as wrong:
            games.load_with(slug, file)
        found.append(wrong.value.problem)
    for declared in DECLARED:
        file.write_text(declared, "utf-8")
        with pytest.raises(FieldsError) as odd:
            read_fields(file)
        found.append(odd.value.problem)
    return found


def test_no_english_shows_in_what_is_wrong(tmp_path: Path) -> None:
    found = planted(tmp_path)
    lines = {
        language: [complaints.said(Texts(language), one) for one in found] for language in LANGUAGES
    }
    for versions in zip(*lines.values(), strict=True):
        assert len(set(versions)) == len(LANGUAGES), versions
    for language, told in lines.items():
        words: list[str] = []
        for problem, line in zip(found, told, strict=True):
            # What the author wrote, and where, is the author's.
            for fact in sorted(map(str, problem.facts.values()), key=len, reverse=True):
                line = line.replace(fact, " ") if fact else line
            assert spelling.words(line, language), line
            words += spelling.words(line, language)
        assert not spelling.unknown(language, words, spelling.listed(None, language))
