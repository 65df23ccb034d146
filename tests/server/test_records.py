"""Records from files: every true one opens and shows the same game, whatever is wrong is said."""

import re
from pathlib import Path

import pytest

from kontor import games
from kontor.engine.match import replay
from kontor.engine.messages import ARCHIVE
from kontor.engine.record import parse
from kontor.engine.record_json import to_json
from kontor.server.service import opening
from kontor.server.service.errors import ServiceError
from kontor.server.service.sight import OVER, PLAYING
from kontor.server.web.problems import worded
from kontor.text.bundles import asked
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Texts
from tests.server.people import ADA, BEN, EVE, opened, play_to_end, refused, run, two_people

ENGINE = Path(__file__).parents[2] / "src" / "kontor" / "engine"
FOLDER = Path(__file__).parents[1] / "records"
# Of every game one that version 0.1.0 has written, and one by the rules of today.
FIRST = [sorted(FOLDER.glob(f"{slug}/*.record"))[0] for slug in games.SLUGS]
OLD = [
    next(
        file
        for file in sorted(FOLDER.glob(f"{slug}/*.record"))
        if "\nrules 1\n" in file.read_text()
    )
    for slug in games.SLUGS
]
FUGGER = OLD[games.SLUGS.index("fugger")].read_text("utf-8")


@pytest.mark.parametrize(
    "file", sorted({*FIRST, *OLD}), ids=lambda file: file.parent.name + file.stem
)
def test_a_record_opens_as_a_table_where_all_lies_open(sqlite: str, file: Path) -> None:
    async def test() -> None:
        text = file.read_text("utf-8")
        record = parse(text)
        async with opened(sqlite) as service:
            table = await service.open_record(ADA, text)
        async with opened(sqlite) as service:
            sight = await service.sight(table, EVE)
            match = replay(games.load(record.game), record)
            assert sight.phase == OVER and sight.recorded and sight.archive and sight.me == ARCHIVE
            assert sight.scores == match.state.scores()
            half = sight.answers // 2
            async with service.cache.take(table) as live:
                true = live.numbering.true_answers(half, [])
            for seat in (ARCHIVE, 0):
                then = await service.sight(table, EVE, half, seat)
                state = replay(games.load(record.game), record, true).state
                assert then.view == state.view(seat).data()
            again = parse(await service.record(table, EVE))
            assert [answer.text() for answer in again.answers] == [
                answer.text() for answer in record.answers
            ]
            assert [line.id for line in await service.my_tables(ADA)] == [table]

    run(test())


def test_a_record_as_json_opens_as_well(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.open_record(ADA, to_json(parse(FUGGER)))
            again = parse(await service.record(table, EVE))
            assert again.answers == parse(FUGGER).answers
            broken = to_json(parse(FUGGER)).replace('"version":1', '"version":9')
            assert await refused(service.open_record(ADA, broken)) == "error-record-unreadable-json"

    run(test())


def test_a_record_is_played_on_from_any_seat_and_put_away(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.open_record(ADA, FUGGER)
            for seat in (0, 1):
                then = await service.sight(table, BEN, 5, seat)
                branch = await service.play_on(BEN, table, 5, "random", seat)
                sight = await service.sight(branch, BEN)
                assert sight.mine == [seat] and sight.phase == PLAYING and not sight.recorded
                assert sight.view == then.view
            await service.put_away(ADA, table)
            assert await refused(service.sight(table, ADA)) == "error-no-such-table"

    run(test())


def test_playing_on_takes_no_seat_whose_cards_are_hidden(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await two_people(service)
            branch = await service.play_on(ADA, table, 0, "random", 1)
            assert (await service.sight(branch, ADA)).mine == [0]
            await play_to_end(service, table, ADA, BEN)
            assert (
                await service.sight(await service.play_on(ADA, table, 0, "random", 1), ADA)
            ).mine == [1]

    run(test())


LINES = FUGGER.splitlines()
ANSWERS = LINES.index("") + 1
WRONG = {
    "error-record-too-long": "x" * (opening.LONGEST_RECORD + 1),
    "error-record-first-line": "[game]\n",
    "record-nameless": "kontor record 1\n",
    "error-no-such-game": FUGGER.replace("game fugger", "game chess"),
    "record-other-rules": FUGGER.replace("rules 1", "rules 99"),
    "error-record-material": FUGGER.replace("components 8", "components 9"),
    "record-broken-seal": FUGGER.replace("seed fugger", "seed other"),
    "error-record-changed-line": "\n".join(LINES).replace(" draw ", " pass ", 1),
    "error-record-unreadable-line": FUGGER.replace("salt", "pepper"),
    "record-secret-seed": "\n".join(line for line in LINES if not line.startswith("seed ")),
    "error-record-unfinished": "\n".join(LINES[: ANSWERS + 5]),
    "error-seats": "\n".join(
        line.partition(" ~")[0] for line in LINES if not line.startswith(("seat B", "commitment"))
    ),
    "error-record-broken": "\n".join(
        [*(line for line in LINES[:ANSWERS] if not line.startswith("commitment")), "1 H draw", ""]
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_with_a_record_is_said(sqlite: str, name: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            with pytest.raises(ServiceError) as found:
                await service.open_record(ADA, WRONG[name])
            assert found.value.name == name
            said = {worded(found.value, language) for language in LANGUAGES}
            assert len(said) == len(LANGUAGES)
            assert await service.my_tables(ADA) == []

    run(test())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_engine_says_of_a_record_has_words(language: str) -> None:
    """A fact that is a text becomes `word`: for each such text of the engine there is one here."""
    sources = [ENGINE / f"{name}.py" for name in ("record", "record_json", "match")]
    code = "".join(file.read_text("utf-8") for file in sources)
    names = set(re.findall(r'"(record-[a-z-]+)"', code)) - {"record-other-components"}
    texts = Texts(language)
    assert len(names) > 8
    for name in names:
        asked_for = asked(language, None, name)
        if asked_for - {"line", "rules", "most"}:
            assert name in (*opening.REPEATING, "record-other-game"), name
        else:
            assert texts.has(name), name
