"""Private steps: a proposal in the making is its maker's own; nobody else can count its steps."""

import re

import msgspec
import pytest

from kontor.engine.chance import seeded
from kontor.server.page.updates import Page
from kontor.server.service import gathering
from kontor.server.service.service import Service
from tests.server.people import ADA, BEN, CLEO, EVE, opened, run

VARYING = re.compile(rb'"(at|since|id|commitment)":("[0-9a-f]*"|[0-9.e+]+)')
ANSWERS = 20
DEVICES = [ADA, BEN, CLEO]
# Ada and Ben make proposals that they never post; Cleo must not notice.
QUIET = 2


@pytest.fixture(autouse=True)
def dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal all tables alike, so that only what people do makes a difference."""
    monkeypatch.setattr(gathering, "new_shuffle", lambda: ("5" * 64, "5" * 32))


async def three_people(service: Service) -> str:
    """Let three people sit down who may make deals with each other."""
    options = {"art_of_negotiation": "binding"}
    table = await service.create(ADA, "merchants", 3, options, names=["Ada"])
    for seat in (1, 2):
        token = await service.invitation(ADA, table, seat)
        await service.claim(DEVICES[seat], token, "Ben" if seat == 1 else "Cleo")
    await service.start(ADA, table)
    return table


async def seen(service: Service, table: str, device: str) -> bytes:
    """Return what a device sees, times and names of the table aside."""
    return VARYING.sub(rb'"\1":0', msgspec.json.encode(await service.sight(table, device)))


async def drafted(service: Service, table: str, seat: int, number: int) -> list[str]:
    """Let a seat take steps of a proposal in the making; return the words it said."""
    device, said = DEVICES[seat], []
    chance = seeded(f"draft {number}")
    for step in range(4):
        sight = await service.sight(table, device)
        words = [o.word for o in sight.question.options] if sight.question else []
        private = [w for w in words if w.startswith("deal:") and w not in ("deal:post",)]
        if not private:
            break
        word = private[chance.below(len(private))]
        await service.answer(device, table, seat, word, sight.version, f"draft {number} {step}")
        said.append(word)
    return said


async def answered(service: Service, tables: list[str], shown: int, number: int) -> None:
    """Let whoever is asked answer at all tables, at the last one to what was shown before."""
    for seat, device in enumerate(DEVICES):
        sights = [await service.sight(table, device) for table in tables]
        if not sights[0].question or not sights[0].question.awaited:
            continue
        words = [option.word for option in sights[0].question.options]
        plain = [word for word in words if not word.startswith("deal:")]
        word = plain[seeded(f"answer {number}").below(len(plain))]
        for table, sight in zip(tables, sights, strict=True):
            version = shown if seat == QUIET and table == tables[-1] else sight.version
            await service.answer(device, table, seat, word, version, f"answer {number}")
        return


def test_a_proposal_in_the_making_shows_nowhere_and_blocks_nobody(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            plain, busy = await three_people(service), await three_people(service)
            drafts = undone = 0
            for number in range(ANSWERS):
                page = Page("en")
                shown = await service.sight(busy, DEVICES[QUIET])
                assert page.update(shown)
                before = {d: await seen(service, busy, d) for d in (DEVICES[QUIET], EVE)}
                for device, text in before.items():  # nothing shows, now or later
                    assert text == await seen(service, plain, device)
                maker = number % 2
                said = await drafted(service, busy, maker, number)
                drafts += len(said)
                for device, text in before.items():
                    assert await seen(service, busy, device) == text, said
                assert page.update(await service.sight(busy, DEVICES[QUIET])) is None
                mine = await service.sight(busy, DEVICES[maker])
                if said and mine.undo.steps and number % 3 == 0:
                    undone += 1
                    await service.undo(DEVICES[maker], busy, maker)
                    for device, text in before.items():
                        assert await seen(service, busy, device) == text
                await answered(service, [plain, busy], shown.version, number)
                quiet = await service.sight(busy, DEVICES[QUIET])
                if quiet.undo.steps and number % 4 == 0:
                    for table in (plain, busy):
                        await drafted(service, table, maker, -number) if table == busy else None
                        await service.undo(DEVICES[QUIET], table, QUIET)
            assert drafts > ANSWERS and undone > 2

    run(test())
