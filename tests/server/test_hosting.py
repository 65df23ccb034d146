"""Hosting: house rules, places and the host's role change before the deal, and who may do so."""

from kontor.server.service.keeper import Keeper
from kontor.server.service.life import Life
from kontor.server.service.service import Service
from kontor.server.service.table_settings import TableSettings
from tests.server.people import ADA, BEN, CLEO, EVE, opened, refused, run
from tests.server.test_clocks import Time
from tests.server.test_seating import dealt, told

DAY = 86_400.0


async def gathered(service: Service, *guests: str, seats: int = 3) -> str:
    """Let guests sit down at a table that Ada has opened."""
    table = await service.create(ADA, "fugger", seats, names=["Ada"])
    for seat, guest in enumerate(guests, 1):
        await service.sit(guest, table, seat, guest.removeprefix("device-").title())
    return table


def test_the_host_changes_house_rules_until_the_deal(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await gathered(service, BEN, CLEO)
            before = (await service.sight(table, BEN)).options
            name = next(iter(before))
            game = service.cache.slots[table].live
            assert game
            option = next(one for one in game.game.options if one.name == name)
            other = next(value for value in option.values if value != before[name])
            chosen = {name: other}
            assert await refused(service.change_rules(BEN, table, chosen)) == "error-not-host"
            wrong = service.change_rules(ADA, table, {name: "nonsense"})
            assert await refused(wrong) == "error-options"
            await service.change_rules(ADA, table, chosen)
            assert (await service.sight(table, BEN)).options == before | chosen
            assert (await told(service, table))[-1] == "options"
            await service.start(ADA, table)
            assert await refused(service.change_rules(ADA, table, {})) == "error-dealt"
        async with opened(sqlite) as service:
            sight = await service.sight(table, BEN)
            assert sight.options == before | chosen and sight.view

    run(test())


def test_two_seats_change_places(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await gathered(service, BEN)
            link = await service.invitation(ADA, table, 2)
            await service.mute(ADA, table, 1)
            assert await refused(service.swap(BEN, table, 0, 1)) == "error-not-host"
            await service.swap(ADA, table, 0, 1)
            await service.swap(ADA, table, 2, 0)
            sight = await service.sight(table, ADA)
            assert [seat.name for seat in sight.seats] == ["", "Ada", "Ben"]
            assert (sight.mine, sight.seats[2].muted) == ([1], True)
            assert (await service.sight(table, BEN)).mine == [2]
            assert await refused(service.claim(CLEO, link, "Cleo")) == "error-no-such-invitation"
            assert (await told(service, table))[-2:] == ["swap", "moved"]
            await service.sit(CLEO, table, 0, "Cleo")
            await service.start(ADA, table)
            assert await refused(service.swap(ADA, table, 0, 1)) == "error-dealt"
        async with opened(database) as service:
            assert (await service.sight(table, ADA)).seats[2].muted

    run(test())


def test_the_host_passes_the_role_on(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await gathered(service, BEN)
            assert await refused(service.pass_host(BEN, table, 1)) == "error-not-host"
            assert await refused(service.pass_host(ADA, table, 2)) == "error-not-a-guest"
            await service.pass_host(ADA, table, 1)
            assert not (await service.sight(table, ADA)).host
            sight = await service.sight(table, BEN)
            assert sight.host and sight.seats[1].host and sight.host_name == "Ben"
            assert await refused(service.start(ADA, table)) == "error-not-host"
            await service.change_settings(BEN, table, TableSettings(watch="nobody"))

    run(test())


def test_who_sits_there_may_take_the_role_of_a_host_who_is_away(database: str) -> None:
    async def test() -> None:
        now = Time()
        async with opened(database) as service:
            service.now = now
            table = await dealt(service, BEN, CLEO)
            now.passed = 2.9 * DAY
            assert await refused(service.move(BEN, table, 1, "host")) == "error-host-not-away"
            now.passed = 3 * DAY
            assert (await service.sight(table, BEN)).host_away
            async with service.visit(table, ADA):
                assert not (await service.sight(table, BEN)).host_away
                assert await refused(service.move(BEN, table, 1, "host")) == "error-host-not-away"
                await Keeper(service, Life()).note_presence()
            assert not (await service.sight(table, BEN)).host_away
            assert await refused(service.move(BEN, table, 1, "host")) == "error-host-not-away"
            now.passed = 6 * DAY
            assert await refused(service.move(EVE, table, 1, "host")) == "error-not-your-seat"
            assert await refused(service.move(ADA, table, 0, "host")) == "error-is-host"
            await service.move(BEN, table, 1, "host")
            assert (await service.sight(table, BEN)).host  # half of the two others
            assert not (await service.sight(table, ADA)).host
            assert (await told(service, table))[-1] == "host"

    run(test())


def test_the_host_who_comes_back_keeps_the_role(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with opened(sqlite) as service:
            service.now = now
            table = await service.create(ADA, "fugger", 4, names=["Ada"])
            for seat, guest in enumerate((BEN, CLEO, EVE), 1):
                await service.sit(guest, table, seat, guest.removeprefix("device-").title())
            now.passed = 4 * DAY
            await service.move(BEN, table, 1, "host")
            sight = await service.sight(table, ADA)
            assert sight.motion and sight.motion.missing == 1 and sight.motion.can_object
            await service.object(ADA, table, 1)
            assert (await service.sight(table, ADA)).host
            assert await refused(service.second(CLEO, table, 2)) == "error-nothing-moved"

    run(test())
