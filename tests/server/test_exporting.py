"""Exporting: results as CSV and records as a zip file, whole and harmless."""

import csv
import io
import zipfile

from kontor import games
from kontor.engine.match import replay
from kontor.engine.record import parse
from kontor.server.service.service import Service
from tests.server.outcomes import ended
from tests.server.people import ADA, BEN, EVE, opened, play_to_end, refused, run, two_people


async def rows(service: Service, device: str, circle: str = "") -> list[dict[str, str]]:
    """Return the results that somebody may take along."""
    pieces = [piece async for piece in await service.results(device, circle)]
    return list(csv.DictReader(io.StringIO("".join(pieces))))


def test_results_tell_every_seat(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            for number in range(1, 260):
                await ended(service, number, [ADA, BEN], [number, 100])
            await ended(service, 300, [BEN, "bot:steward", ADA], [9, 30, -2], "emperor")
            found = await rows(service, ADA)
            assert len(found) == 2 * 259 + 3
            last = found[-1]
            assert (last["name"], last["score"], last["place"], last["won"]) == (
                "Ada",
                "-2",
                "3",
                "no",
            )
            assert found[-2]["bot"] == "steward" and found[-2]["won"] == "yes"
            assert (last["minutes"], last["answers"], last["rounds"]) == ("10.0", "40", "5")
            assert last["ended"].endswith("+00:00")
            assert await rows(service, EVE) == []
            assert await refused(service.results(EVE, "0" * 16)) == "error-no-such-circle"

    run(test())


def test_no_name_becomes_a_formula(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            await ended(service, 1, [ADA, "device-=cmd()"], [1, 2])
            names = [row["name"] for row in await rows(service, ADA)]
            assert names == ["Ada", "'=cmd()"]

    run(test())


def test_records_come_in_one_file_to_those_who_sat_there(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await two_people(service)
            await play_to_end(service, table, ADA, BEN)
            await ended(service, 1, [ADA, BEN], [1, 2])  # its table is gone
            with await service.records(ADA) as file, zipfile.ZipFile(file) as found:
                (name,) = found.namelist()
                assert name.endswith(f"-fugger-{table}.record")
                record = parse(found.read(name).decode())
            replay(games.load("fugger"), record)
            assert record.names == ["Ada", "Ben"]
            with await service.records(EVE) as file, zipfile.ZipFile(file) as nothing:
                assert nothing.namelist() == []

    run(test())
