"""Reading components: errors name the file and the key."""

from pathlib import Path

import pytest

from kontor.engine.components import ComponentsError, Reader, read


def reader() -> Reader:
    return Reader(
        "box.toml",
        "",
        {
            "number": 3,
            "flag": True,
            "word": "red",
            "row": [1, 2],
            "mixed": [1, "two"],
            "inner": {"deep": {"number": 5}},
            "tables": [{"id": "a"}, {"id": 7}],
            "none": [],
            "share": 0.5,
            "paint": "#B3262a",
            "name": {"fr": "rouge", "de": "rot", "en": "red"},
            "note": "a remark",
        },
    )


def test_values_of_the_right_type_are_returned() -> None:
    box = reader()
    assert (box.integer("number"), box.flag("flag"), box.text("word")) == (3, True, "red")
    assert box.integers("row") == [1, 2]
    assert box.section("inner").section("deep").integer("number") == 5
    assert box.sections("tables")[0].text("id") == "a"
    assert box.choice("word", ["red", "blue"]) == "red"
    assert (box.number("share", 0, 1), box.number("number", 0, 9)) == (0.5, 3.0)
    assert box.colour("paint") == "#B3262a"
    assert box.section("name").words() == {"fr": "rouge", "de": "rot", "en": "red"}
    box.insist({"number": 3, "flag": True, "inner.deep.number": 5, "row": [1, 2]})


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda box: box.integer("missing"), "box.toml: missing: missing"),
        (lambda box: box.integer("flag"), "box.toml: flag: whole-number value=true"),
        (lambda box: box.integer("word"), 'box.toml: word: whole-number value="red"'),
        (lambda box: box.integer("number", 4), "box.toml: number: between least=4"),
        (lambda box: box.integers("mixed"), r"box.toml: mixed\[1\]: whole-number"),
        (lambda box: box.integers("none"), "box.toml: none: whole-numbers"),
        (lambda box: box.text("number"), "box.toml: number: text value=3"),
        (lambda box: box.texts("row"), r"box.toml: row\[0\]: text"),
        (lambda box: box.flag("number"), "box.toml: number: flag"),
        (lambda box: box.choice("word", ["blue"]), 'unknown-value value="red" known=blue'),
        (lambda box: box.section("word"), "box.toml: word: table"),
        (lambda box: box.sections("row"), r"box.toml: row\[0\]: table"),
        (lambda box: box.sections("tables")[1].text("id"), r"tables\[1\].id: text"),
        (
            lambda box: box.number("share", 1, 2),
            "box.toml: share: between least=1 most=2 value=0.5",
        ),
        (lambda box: box.number("word", 0, 1), "box.toml: word: number"),
        (lambda box: box.colour("word"), "box.toml: word: colour"),
        (lambda box: box.section("inner").words(), "box.toml: inner.fr: missing"),
        (
            lambda box: box.insist({"inner.deep.number": 4}),
            "box.toml: inner.deep.number: other-value wanted=4 value=5",
        ),
        (lambda box: box.insist({"flag": 1}), "box.toml: flag: other-value wanted=1 value=true"),
        (
            lambda box: box.section("inner").section("deep").text("number"),
            "box.toml: inner.deep.number: text",
        ),
    ],
)
def test_anything_else_is_refused_by_name(call, message: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ComponentsError, match=message):
        call(reader())


def test_keys_that_nobody_asked_for_are_listed() -> None:
    box = reader()
    for key in ("number", "flag", "word", "row", "mixed", "none", "share", "paint", "name"):
        box.get(key)
    box.sections("tables")[0].text("id")
    assert box.unread() == ["inner.deep.number", "tables[1].id"]
    box.section("inner").section("deep").integer("number")
    assert box.unread() == ["tables[1].id"]


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"none\.toml: unreadable cause=ENOENT"):
        read(tmp_path / "none.toml", "fugger")
    broken = tmp_path / "broken.toml"
    broken.write_text("game = ")
    with pytest.raises(ComponentsError, match=r"broken\.toml: not-toml"):
        read(broken, "fugger")
    broken.write_bytes(b"\xff\xfe")
    with pytest.raises(ComponentsError, match="not-utf8"):
        read(broken, "fugger")
    broken.write_text('game = "chess"')
    with pytest.raises(ComponentsError, match='game: unknown-value value="chess"'):
        read(broken, "fugger")


def test_the_digest_sees_values_and_not_layout(tmp_path: Path) -> None:
    one, two = tmp_path / "one.toml", tmp_path / "two.toml"
    one.write_text('game = "x"\n[a]\nb = 1\nc = 2\n')
    two.write_text('# comment\ngame = "x"\n[a]\nc = 2\nb = 1\nnote = "as printed"\n')
    assert read(one, "x").digest() == read(two, "x").digest()
    two.write_text('game = "x"\n[a]\nc = 2\nb = 3\n')
    assert read(one, "x").digest() != read(two, "x").digest()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a = " + "[" * 3_000, "too-deep"),
        ("a = " + "[" * 9 + "]" * 9, r"a\[0\].*: too-deep"),
        (".".join("a" * 100) + " = 1", r"a\.a.*: too-deep"),
        ("a = " + "9" * 5_000, "not-toml"),
        ("a = 0x" + "f" * 9_000, "a: too-large most=1000000000"),
        ("a = nan", "a: no-value value=NaN"),
        ("a = 2004-05-06", "a: no-value"),
        ('a = "' + "x" * 2_000 + '"', "a: too-long most=1000"),
    ],
)
def test_values_that_no_material_has_are_refused(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(f'game = "x"\n{text}\n')
    with pytest.raises(ComponentsError, match=f"odd.toml: {message}"):
        read(file, "x")


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "marked.toml"
    file.write_text('game = "x"\n', "utf-8-sig")
    assert read(file, "x").text("game") == "x"
