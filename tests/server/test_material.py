"""Corrected material: who may give it, what is refused, what keeps it, on both databases."""

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.match import replay
from kontor.engine.record import parse
from kontor.server.page.regions import drawn
from kontor.server.service import trial
from kontor.server.service.analysis import curve
from kontor.server.service.correcting import LARGEST_FILE
from kontor.server.service.errors import ServiceError
from kontor.server.service.hints import hint
from kontor.server.service.sight import GATHERING, OVER
from kontor.server.service.thinking import position, think
from kontor.server.store import migrate
from kontor.text import complaints
from kontor.text.texts import Texts
from tests.cli.program import as_json, kontor
from tests.server.people import (
    ADA,
    BEN,
    EVE,
    one_answer,
    opened,
    play_to_end,
    refused,
    run,
    two_people,
    until,
)

USUAL = (games.FOLDER / "fugger" / "components.toml").read_text("utf-8")
SHORT = USUAL.replace("florins_to_end = 100 ", "florins_to_end = 30 ")
PAIRS = USUAL.replace("players_max = 4", "players_max = 2")
STRICT = USUAL.replace(
    'values = ["hold_at_most_four", "hold_at_most_three"]', 'values = ["hold_at_most_four"]'
)


def digest(text: str, slug: str = "fugger") -> str:
    """Return the digest of a components file."""
    return games.load_text(slug, text).components_digest


def test_a_table_plays_with_a_corrected_file_and_keeps_it(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await service.create(ADA, "fugger", 2, names=["Ada"])
            link = await service.invitation(ADA, table, 1)
            await service.claim(BEN, link, "Ben")
            assert (await service.sight(table, EVE)).corrected == ""
            await service.correct(ADA, table, SHORT)
            for device in (ADA, BEN, EVE):
                sight = await service.sight(table, device)
                assert sight.corrected == digest(SHORT) != digest(USUAL)
                assert sight.chat[-1].text == "note-material"
        async with opened(database) as service:
            assert await service.material(table) == SHORT
            await service.start(ADA, table)
            for _ in range(3):
                await one_answer(service, table, seeded("answers"), ADA, BEN)
            branch = await service.play_on(BEN, table, 2)
            assert (await service.sight(branch, BEN)).corrected == digest(SHORT)
            assert await service.material(branch) == SHORT
        async with opened(database) as service:
            assert (await service.sight(branch, BEN)).view
            await play_to_end(service, table, ADA, BEN)
            record = parse(await service.record(table, ADA))
        assert record.components == digest(SHORT)
        assert replay(games.load_text("fugger", SHORT), record).state.is_over()
        (tmp_path / "one.record").write_text(record.text())
        (tmp_path / "mine.toml").write_text(SHORT)
        record_file, material_file = str(tmp_path / "one.record"), str(tmp_path / "mine.toml")
        verified = as_json("record", "verify", record_file, "--components", material_file)
        assert verified["verified"] and verified["over"]
        assert kontor("record", "verify", record_file).returncode != 0

    run(test())


def test_only_the_host_and_only_before_the_deal(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.create(ADA, "fugger", 2, names=["Ada", "Anna"])
            assert await refused(service.correct(EVE, table, SHORT)) == "error-not-host"
            assert await refused(service.withdraw(EVE, table)) == "error-not-host"
            await service.correct(ADA, table, SHORT)
            await service.withdraw(ADA, table)
            sight = await service.sight(table, EVE)
            assert (sight.corrected, await service.material(table)) == ("", "")
            assert [line.text for line in sight.chat] == ["note-material", "note-withdraw"]
            await service.start(ADA, table)
            assert await refused(service.correct(ADA, table, SHORT)) == "error-dealt"
            assert await refused(service.withdraw(ADA, table)) == "error-dealt"
            await play_to_end(service, table, ADA)
            assert parse(await service.record(table, ADA)).components == digest(USUAL)

    run(test())


MANY = "".join(
    f'[[options]]\nid="o{n}"\nvalues=["a"]\ndefault="a"\nrule="R1"\n' for n in range(700)
)
ENDLESS = USUAL.replace("florins_to_end = 100 ", "florins_to_end = 1_000_000 ")
MISTAKES = {
    "game = ": "components.toml: is not valid TOML",
    USUAL.replace('game = "fugger"', 'game = "emperor"'): 'game: unknown value "emperor"',
    USUAL.replace("size = 49", "size = 48"): "deck.size: must be 49, not 48",
    USUAL.replace("copies = 4\n", "copies = 1_000_000\n"): "card_types[10].copies: must be between",
    USUAL + MANY: 'options[5].id: unknown value "o0"',
    USUAL + "x = " + "[" * 5_000: "is nested too deeply",
    USUAL.replace("size = 49", "size = 0x" + "f" * 9_000): "deck.size: is beyond 1000000000",
    ENDLESS: "a game with 2\u00a0players never ends",
    USUAL.replace('"copper', '"\U0001f4b0'): "name-\U0001f4b0",
}


@pytest.mark.parametrize("text", MISTAKES, ids=[str(n) for n in range(len(MISTAKES))])
def test_mistakes_are_named_by_file_and_key(text: str) -> None:
    wrong = trial.fault("fugger", text, trial.look_away)
    said = complaints.said(Texts("en"), wrong) if wrong else ""
    assert said.startswith("components.toml: ") and MISTAKES[text] in said


@pytest.mark.parametrize("slug", games.SLUGS)
def test_the_usual_material_of_every_game_passes(slug: str) -> None:
    text = (games.FOLDER / slug / "components.toml").read_text("utf-8")
    assert trial.fault(slug, text, drawn) is None


def test_a_refused_file_changes_nothing(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.create(ADA, "fugger", 3, names=["Ada"])
            text = USUAL.replace("size = 49", "size = 48")
            with pytest.raises(ServiceError) as refusal:
                await service.correct(ADA, table, text)
            assert refusal.value.name == "error-material"
            assert refusal.value.facts["place"] == "deck.size"
            assert (await service.sight(table, ADA)).version == 1

    run(test())


def test_what_is_no_file_is_refused_at_once(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.create(ADA, "fugger", 2, names=["Ada"])
            large = USUAL + "#" * LARGEST_FILE
            assert await refused(service.correct(ADA, table, large)) == "error-material-too-large"
            for odd in ("", " \n", "\ud800", "game = 1\0"):
                assert await refused(service.correct(ADA, table, odd)) == "error-material-not-text"
            remarked = USUAL + "# only a comment\n"
            assert await refused(service.correct(ADA, table, remarked)) == "error-material-usual"

    run(test())


def test_what_takes_too_long_is_given_up(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "PATIENCE", 2.0)
    slow = USUAL + ".".join("a" * 25_000) + " = 1\n"

    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.create(ADA, "fugger", 2, names=["Ada"])
            others = await service.create(BEN, "fugger", 2, names=["Ben", "Bea"])
            upload = asyncio.create_task(refused(service.correct(ADA, table, slow)))
            await service.start(BEN, others)
            assert not upload.done()
            assert await upload == "error-material-too-long"

    run(test())


def test_players_and_house_rules_of_the_file_count(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            three = await service.create(ADA, "fugger", 3, names=["Ada"])
            assert await refused(service.correct(ADA, three, PAIRS)) == "error-seats"
            asked = service.create(ADA, "fugger", 3, material=PAIRS)
            assert await refused(asked) == "error-seats"
            strict = await service.create(
                ADA, "fugger", 2, {"draw_rule": "hold_at_most_three"}, names=["Ada"]
            )
            assert await refused(service.correct(ADA, strict, STRICT)) == "error-options"
            made = await service.create(ADA, "fugger", 2, names=["Ada", "Ina"], material=PAIRS)
            assert (await service.sight(made, ADA)).corrected == digest(PAIRS)
            await service.start(ADA, made)

    run(test())


def test_bots_hints_and_analysis_use_it(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite, bots=True) as service:
            made = await service.create(
                ADA, "fugger", 2, bots=["steward", "random"], material=SHORT
            )
            assert (await service.sight(made, ADA)).phase == GATHERING
            await service.start(ADA, made)
            over = await until(service, made, lambda sight: sight.phase == OVER, ADA)
            record = parse(await service.record(made, ADA))
            assert replay(games.load_text("fugger", SHORT), record).state.scores() == over.scores
            async with service.cache.take(made) as live:
                task = live.task(0, 4)
            assert task.material == SHORT and think(task)
            assert position(task).save() == live.at(4).state.save()
            assert hint(task, "a stream").opinions
            assert len(curve(task, 0, 3)) == 3

    run(test())


def test_tables_of_earlier_databases_open(database: str) -> None:
    """Before version 0003 there was no corrected material."""

    def back(connection: Connection) -> None:
        config = Config()
        folder = Path(migrate.__file__).parent / "migrations"
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")

    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            async with service.store.engine.begin() as connection:
                await connection.run_sync(back)
        async with opened(database) as service:
            sight = await service.sight(table, ADA)
            assert sight.view and sight.corrected == ""

    run(test())
