"""Table settings: who may watch, sit down, chat, ask for advice and take back what."""

import sqlite3
from pathlib import Path

import pytest

from kontor.engine.chance import seeded
from kontor.server.service.service import Service
from kontor.server.service.table_settings import TableClock, TableSettings, settings_of, usual
from tests.server.people import ADA, BEN, CLEO, EVE, asked, one_answer, opened, refused, run
from tests.server.test_life import BEFORE


async def table_with(
    service: Service, settings: TableSettings, *guests: str, deal: bool = True
) -> str:
    """Let Ada open a table with settings; guests sit down by links."""
    seats = max(2, 1 + len(guests))
    table = await service.create(ADA, "fugger", seats, names=["Ada"], settings=settings)
    for seat, guest in enumerate(guests, 1):
        link = await service.invitation(ADA, table, seat)
        await service.claim(guest, link, guest.removeprefix("device-").title())
    if deal:
        await service.start(ADA, table)
    return table


def test_nobody_else_sees_a_table_that_nobody_may_watch(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            closed = TableSettings(watch="nobody")
            table = await table_with(service, closed, BEN)
            for device in (EVE, ""):
                for seat in (None, -1, 0):
                    attempt = service.sight(table, device, seat=seat)
                    assert await refused(attempt) == "error-nobody-watches"
                assert await refused(service.play_on(device, table, 0)) == "error-nobody-watches"
                assert await refused(service.why(device, table, 0)) == "error-nobody-watches"
            await service.leave(BEN, table, 1)
            assert (await service.sight(table, BEN)).me == -1  # may take the seat back
            assert await service.public_tables() == []

    run(test())


def test_before_the_deal_whoever_has_the_link_may_look_and_sit_down(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            closed = TableSettings(watch="nobody")
            table = await table_with(service, closed, deal=False)
            await service.say(ADA, table, "for us alone")
            sight = await service.sight(table, BEN)
            assert sight.settings == closed
            assert not [line for line in sight.chat if line.kind == "line"]
            await service.sit(BEN, table, 1, "Ben")
            assert (await service.sight(table, BEN)).chat[0].text == "for us alone"

    run(test())


def test_who_finds_a_table_to_watch_needs_a_link_to_sit(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            shown = TableSettings(watch="all", sit="link")
            table = await table_with(service, shown, deal=False)
            assert [line.id for line in await service.public_tables()] == [table]
            assert await refused(service.sit(EVE, table, 1, "Eve")) == "error-by-invitation"
            await service.claim(BEN, await service.invitation(ADA, table, 1), "Ben")
            await service.start(ADA, table)
            assert (await service.sight(table, EVE)).phase == "playing"

    run(test())


def test_who_finds_a_table_to_sit_at_may_not_watch_others_play(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            found = TableSettings(watch="nobody", sit="all")
            table = await table_with(service, found, deal=False)
            assert [line.id for line in await service.public_tables()] == [table]
            await service.sit(EVE, table, 1, "Eve")
            await service.start(ADA, table)
            assert await refused(service.sight(table, CLEO)) == "error-nobody-watches"
            assert await service.public_tables() == []

    run(test())


def test_the_chat_is_for_seats_or_for_all(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await table_with(service, TableSettings(), BEN)
            await service.say(BEN, table, "a secret")
            sight = await service.sight(table, EVE)
            assert not sight.can_say and "a secret" not in [line.text for line in sight.chat]
            assert await refused(service.say(EVE, table, "hello")) == "error-only-players-chat"
            table = await table_with(service, TableSettings(chat="all"), BEN)
            assert await refused(service.say(EVE, table, "hello")) == "error-name-missing"
            assert await refused(service.say(EVE, table, "hi", name="BEN")) == "error-name-taken"
            await service.say(EVE, table, "hello", name="Eve")
            sight = await service.sight(table, EVE)
            assert sight.can_say
            assert [(line.seat, line.name) for line in sight.chat if line.text == "hello"] == [
                (-1, "Eve")
            ]

    run(test())


@pytest.mark.parametrize(
    ("advice", "people", "is_advised"),
    [
        ("usual", 1, True),
        ("usual", 2, False),
        ("on", 2, True),
        ("off", 1, False),
    ],
)
def test_advice_is_off_among_people_unless_chosen(
    sqlite: str, advice: str, people: int, is_advised: bool
) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            names = ["Ada", "Anna"][:people]
            bots = ["", "" if people > 1 else "random"]
            settings = TableSettings(advice=advice)  # type: ignore[arg-type]
            table = await service.create(
                ADA, "fugger", 2, names=names, bots=bots, settings=settings
            )
            await service.start(ADA, table)
            sight = await service.sight(table, ADA)
            assert sight.advised == is_advised
            if not is_advised:
                assert await refused(service.hint(ADA, table, 0)) == "error-advice-off"
                assert await refused(service.why(ADA, table, 0)) == "error-advice-off"

    run(test())


def test_who_is_away_for_a_while_leaves_nobody_to_the_advisers(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await table_with(service, TableSettings(), BEN)
            await service.leave(BEN, table, 1)
            assert not (await service.sight(table, ADA)).advised

    run(test())


def test_an_open_answer_is_taken_back_by_consent(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await table_with(service, TableSettings(undo="consent"), BEN)
            chance = seeded("consent")
            device, sight, _ = await one_answer(service, table, chance, ADA, BEN)
            while not (await service.sight(table, device, seat=sight.me)).undo.steps:
                device, sight, _ = await one_answer(service, table, chance, ADA, BEN)
            before = await service.sight(table, device)
            assert before.undo.consent
            made = await service.undo(device, table, sight.me, key="back")
            assert made == await service.undo(device, table, sight.me, key="back")
            now = await service.sight(table, device)
            assert (now.answers, now.undo.proposed_by) == (before.answers, sight.me)
            other = BEN if device == ADA else ADA
            await service.agree(other, table, 1 - sight.me)
            now = await service.sight(table, device)
            assert (now.answers, now.undo.proposed_by) == (before.answers - 1, -1)

    run(test())


def test_alone_with_bots_nobody_has_to_agree(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.create(
                ADA,
                "fugger",
                2,
                names=["Ada"],
                bots=["", "random"],
                settings=TableSettings(undo="consent"),
            )
            await service.start(ADA, table)
            device, sight, _ = await one_answer(service, table, seeded("1"), ADA)
            now = await service.sight(table, device)
            if now.undo.steps:
                assert not now.undo.consent
                await service.undo(ADA, table, 0)
                assert (await service.sight(table, ADA)).answers == sight.answers

    run(test())


def test_what_was_laid_under_seal_is_taken_back_freely(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            settings = TableSettings(undo="consent")
            table = await service.create(ADA, "gluecksritter", 3, names=["Ada"], settings=settings)
            await service.sit(BEN, table, 1, "Ben")
            await service.sit(CLEO, table, 2, "Cleo")
            await service.start(ADA, table)
            chance = seeded("seal")
            for _ in range(200):
                device, sight = await asked(service, table, ADA, BEN, CLEO)
                assert sight.question
                if sight.question.sealed:
                    break
                await one_answer(service, table, chance, ADA, BEN, CLEO)
            await one_answer(service, table, chance, device)
            now = await service.sight(table, device)
            assert now.undo.steps and not now.undo.consent
            await service.undo(device, table, sight.me)
            assert (await service.sight(table, device)).undo.proposed_by == -1

    run(test())


def test_the_host_changes_settings_until_the_deal(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await table_with(service, TableSettings(), BEN, deal=False)
            other = TableSettings(watch="all", clock=TableClock(kind="live", minutes=10))
            assert await refused(service.change_settings(BEN, table, other)) == "error-not-host"
            wrong = TableSettings(clock=TableClock(zone="Nowhere/Land"))
            assert await refused(service.change_settings(ADA, table, wrong)) == "error-no-such-zone"
            await service.change_settings(ADA, table, other)
            sight = await service.sight(table, BEN)
            assert sight.settings == other and sight.public
            assert sight.chat[-1].text == "note-settings"
            await service.start(ADA, table)
            assert await refused(service.change_settings(ADA, table, other)) == "error-dealt"
        async with opened(sqlite) as service:
            assert (await service.sight(table, BEN)).settings == other

    run(test())


def test_tables_of_the_first_version_read_as_they_were_meant(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as before:
        before.executescript(BEFORE.read_text("utf-8"))
        before.execute("UPDATE tables SET public = 1 WHERE id = (SELECT min(id) FROM tables)")

    async def test() -> None:
        async with opened(f"sqlite:///{file}") as service:
            async with service.store.reading() as connection:
                ids = [row[0] for row in await connection.exec_driver_sql("SELECT id FROM tables")]
            found = set()
            for table in ids:
                read = await service.store.read(table)
                assert read
                settings = settings_of(read[0])
                assert settings == usual(read[0].public) and read[0].host_seen > 0
                found.add((settings.watch, settings.sit, settings.clock.kind))
                assert (await service.sight(table, EVE)).settings == settings
            assert found == {("all", "all", "none"), ("link", "link", "none")}

    run(test())
