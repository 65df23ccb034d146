"""Records as JSON say what the text says, for all games that were ever recorded."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from kontor.engine.record import Record, RecordError, parse
from kontor.engine.record_json import data, from_json, read, to_json

ROOT = Path(__file__).resolve().parents[2]
RECORDS = sorted((ROOT / "tests" / "records").rglob("*.record"))
SCHEMA = Draft202012Validator(json.loads((ROOT / "docs" / "record.schema.json").read_text("utf-8")))

FOLDERS = sorted({path.parent.name for path in RECORDS})


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_recorded_game_comes_back_letter_by_letter(folder: str) -> None:
    own = [path for path in RECORDS if path.parent.name == folder]
    assert len(own) >= 9
    for path in own:
        text = path.read_text("utf-8")
        written = to_json(parse(text))
        SCHEMA.validate(json.loads(written))
        assert from_json(written).text() == text
        assert read(to_json(parse(text), indent=True)).text() == text == read(text).text()


def small() -> Record:
    """Return a record with everything that a record may hold."""
    record = Record("demo", 2, "abc")
    record.options = {"pace": "brisk"}
    record.names = ["Ada", "Jörg von Ulm"]
    record.seed = "a seed"
    record.add(0, "draw", "a comment")
    record.add(-1, "time_up")
    record.result = [3, -1]
    return record


def test_the_clock_comments_and_negative_scores_pass_through() -> None:
    found = data(small())
    SCHEMA.validate(found)
    assert [answer["seat"] for answer in found["answers"]] == ["A", "@"]
    assert from_json(json.dumps(found)) == small() == parse(small().text())
    assert "salt" not in found and "commitment" not in found


@pytest.mark.parametrize(
    ("key", "value", "place"),
    [
        ("format", "another record", "format"),
        ("version", 2, "version"),
        ("rules", "1", "rules"),
        ("rules", True, "rules"),
        ("seats", [], "seats"),
        ("seats", ["two\nlines"], "seats"),
        ("seed", "two\nlines", "seed"),
        ("options", {"pace": "two words"}, "options.pace"),
        ("answers", [{"seat": "C", "answer": "draw"}], "answers[0].seat"),
        ("answers", [{"seat": "", "answer": "draw"}], "answers[0].seat"),
        ("answers", [{"seat": "A", "answer": "draw ~123456"}], "answers[0].answer"),
        ("answers", [{"seat": "A", "answer": "draw", "colour": "red"}], "answers[0]"),
        ("answers", ["draw"], "answers[0]"),
        ("answers", {}, "answers"),
        ("result", [1.5], "result"),
        ("colour", "red", "colour"),
    ],
)
def test_what_cannot_be_read_is_named(key: str, value: Any, place: str) -> None:
    with pytest.raises(RecordError) as caught:
        from_json(json.dumps(data(small()) | {key: value}))
    assert caught.value.message.facts == {"place": place}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", ""),
        ("components", ""),
        ("seats", ["", "Ada"]),
        ("seats", ["\ud800", "Ada"]),
        ("options", {"two words": "x"}),
        ("answers", [{"seat": "A", "answer": "draw#2"}]),
        ("result", [1, 2, 3, 4, 5, 6, 7, 8, 9]),
    ],
)
def test_json_says_nothing_that_the_text_cannot(key: str, value: Any) -> None:
    with pytest.raises(RecordError):
        from_json(json.dumps(data(small()) | {key: value}))


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"format": 1}', '{"a":' * 20_000])
def test_other_json_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        from_json(text)
