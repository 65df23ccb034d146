"""Records: readable, round-tripping, and tamper-evident line by line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontor.engine.match import Match, replay
from kontor.engine.record import Answer, Record, RecordError, commit, parse
from tests.engine.toy import TributeGame

GAME = TributeGame()


def finished() -> Record:
    record = Record("tribute", 1, GAME.components_digest)
    record.options = {"mood": "calm"}
    record.names = ["Ada", "Bertram of Ulm"]
    record.seed = "tribute"
    record.salt = "salt"
    record.commitment = commit("tribute", "salt")
    match = Match(GAME, record)
    while not match.state.is_over():
        seat = 0 if match.state.awaited() & 1 else 1
        match.answer(seat, match.state.word(match.state.options(seat)[0]))
    record.result = match.state.scores()
    return record


def test_a_true_record_replays_to_its_result() -> None:
    record = finished()
    match = replay(GAME, parse(record.text()))
    assert match.state.scores() == record.result
    assert match.record == record


def test_replaying_part_of_a_record_stops_there() -> None:
    match = replay(GAME, finished(), 3)
    assert len(match.record.answers) == 3
    assert not match.state.is_over()


@pytest.mark.parametrize("number", range(1, 13))
def test_a_changed_line_is_named(number: int) -> None:
    record = finished()
    lines = record.text().splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith(f"{number} "))
    old = lines[place]
    for one, two in (("low", "high"), ("high", "low"), ("lay:0", "lay:1"), ("lay:", "lay:5")):
        lines[place] = old.replace(one, two, 1)
        if lines[place] != old:
            break
    with pytest.raises(RecordError, match=f"line {place + 1}:"):
        replay(GAME, parse("\n".join(lines)))


def test_a_removed_line_is_named() -> None:
    lines = finished().text().splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith("3 "))
    del lines[place]
    with pytest.raises(RecordError, match=f"line {place + 1}:"):
        parse("\n".join(lines))


def test_an_illegal_answer_without_mark_is_named_with_its_clause() -> None:
    record = finished()
    record.answers = [Answer(0, "lay:9")]
    with pytest.raises(RecordError, match=r"line \d+: A lay:9: not a legal answer \(T1.1\)"):
        replay(GAME, parse(record.text()))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda r: setattr(r, "seed", "other"), "do not agree with the commitment"),
        (lambda r: setattr(r, "rules", 2), "follows rules 2"),
        (lambda r: setattr(r, "components", "0"), "other components"),
        (lambda r: setattr(r, "game", "chess"), "a record of chess"),
        (lambda r: setattr(r, "seed", ""), "keeps its seed secret"),
        (lambda r: setattr(r, "result", [9, 9]), "the result should be"),
        (lambda r: r.answers.pop(), "the game is not over"),
    ],
)
def test_whatever_does_not_fit_is_refused(change, message: str) -> None:  # type: ignore[no-untyped-def]
    record = finished()
    change(record)
    with pytest.raises(RecordError, match=message):
        replay(GAME, parse(record.text()))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "kontor record 2\n",
        "kontor record 1\nnonsense here\n",
        "kontor record 1\ngame x\nseat B Ada\n",
        "kontor record 1\ngame x\nseat A Ada\n2 A draw\n",
        "kontor record 1\ngame x\nseat A Ada\n1 Z draw\n",
        "kontor record 1\ngame x\nseat A Ada\n1 A draw now\n",
        "kontor record 1\ngame x\nseat A Ada\n1 A draw ~12 more\n",
        "kontor record 1\ngame x\nseat A Ada\n1 A\n",
        "kontor record 1\nrules one\n",
        "kontor record 1\nrules 1\n",
    ],
)
def test_unreadable_text_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        parse(text)


words = st.text("abcdefghijklmnopqrstuvwxyz:_0123456789", min_size=1, max_size=12)
names = st.text(min_size=1, max_size=20).map(lambda name: " ".join(name.split())).filter(bool)


@given(st.lists(st.tuples(st.integers(-1, 3), words), max_size=30), st.lists(names, min_size=4))
def test_any_record_survives_printing_and_parsing(
    answers: list[tuple[int, str]], players: list[str]
) -> None:
    record = Record("game", 3, "digest")
    record.names = [name.replace("\x85", " ") for name in players[:4]]
    record.names = [" ".join(name.split()) or "x" for name in record.names]
    record.options = {"one": "two"}
    for seat, word in answers:
        record.add(seat, word, "a comment" if word.startswith("a") else "")
    record.result = [1, -2, 3, 4]
    again = parse(record.text())
    assert again == record
    assert again.answers == record.answers
    assert again.names == record.names
