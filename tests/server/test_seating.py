"""Seats during a game: nobody sees a hand that is not theirs, and nobody is locked out."""

import time

import pytest

from kontor.engine.chance import seeded
from kontor.server.service import notes
from kontor.server.service.service import Service
from kontor.server.service.table_settings import TableClock, TableSettings
from tests.server.people import ADA, BEN, CLEO, EVE, one_answer, opened, refused, run, until

DAN = "device-dan"


async def dealt(service: Service, *guests: str, bots: int = 0) -> str:
    """Deal at a table that Ada has opened, with guests and bots on the other seats."""
    seats = 1 + len(guests) + bots
    levels = [""] * (1 + len(guests)) + ["steward"] * bots
    table = await service.create(ADA, "fugger", seats, names=["Ada"], bots=levels)
    for seat, guest in enumerate(guests, 1):
        link = await service.invitation(ADA, table, seat)
        await service.claim(guest, link, guest.removeprefix("device-").title())
    await service.start(ADA, table)
    return table


async def told(service: Service, table: str, device: str = ADA) -> list[str]:
    """Return the names of the notes that a table has told."""
    sight = await service.sight(table, device)
    return [line.text.removeprefix("note-") for line in sight.chat if line.kind == "note"]


def test_a_host_cannot_look_into_a_bots_hand(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await dealt(service, BEN, bots=1)
            assert await refused(service.leave(ADA, table, 2)) == "error-not-your-seat"
            assert await refused(service.sit(ADA, table, 2, "Eve")) == "error-seat-taken"
            assert await refused(service.invitation(ADA, table, 2)) == "error-seat-is-theirs"
            assert (await service.sight(table, ADA)).mine == [0]

    run(test())


def test_a_host_cannot_look_into_a_persons_hand(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await dealt(service, BEN)
            assert await refused(service.invitation(ADA, table, 1)) == "error-seat-is-theirs"
            await service.move(ADA, table, 0, "hand", 1)
            link = await service.invitation(ADA, table, 1)
            assert await refused(service.claim(ADA, link, "Ben")) == "error-sits-already"
            assert (await service.sight(table, BEN)).mine == [1]

    run(test())


def test_a_neighbour_cannot_take_a_seat_that_was_left(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            names = ["Ada"]
            table = await service.create(ADA, "fugger", 3, names=names, public=True)
            await service.sit(BEN, table, 1, "Ben")
            await service.sit(CLEO, table, 2, "Cleo")
            await service.start(ADA, table)
            await service.leave(CLEO, table, 2)
            for device in (ADA, BEN, EVE):
                assert await refused(service.sit(device, table, 2, "Eve")) == "error-seat-taken"
            assert (await service.sight(table, BEN)).seats[2].kind == "bot"

    run(test())


def test_an_empty_seat_of_a_running_game_is_for_bots_only(sqlite: str) -> None:
    """Earlier servers left the seat of somebody who went empty."""

    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.create(ADA, "fugger", 2, names=["Ada", "Anna"], public=True)
            await service.start(ADA, table)
            async with service.cache.take(table) as live:
                empty = live.with_seat(1, kind="open", device=None)
                await service.write(live, "seat", 1, "left", "Anna", seats=(empty,))
            assert await refused(service.sit(EVE, table, 1, "Eve")) == "error-seat-is-theirs"
            await service.seat_bot(ADA, table, 1, "steward")
            assert (await service.sight(table, ADA)).seats[1].kind == "bot"

    run(test())


def test_who_leaves_is_played_by_a_bot_and_returns(database: str) -> None:
    async def test() -> None:
        async with opened(database, bots=True) as service:
            table = await dealt(service, BEN)
            await service.leave(BEN, table, 1, "random")
            sight = await service.sight(table, BEN)
            assert (sight.me, sight.seats[1].kind, sight.seats[1].returnable) == (-1, "bot", True)
            assert not (await service.sight(table, ADA)).seats[1].returnable
            chance = seeded("alone")
            for _ in range(3):
                await until(service, table, lambda now: now.seats[0].awaited, ADA)
                await one_answer(service, table, chance, ADA)
            assert [line.id for line in await service.my_tables(BEN)] == [table]
            assert await refused(service.take_back_seat(EVE, table, 1)) == "error-not-your-seat"
            await service.take_back_seat(BEN, table, 1)
            await service.take_back_seat(BEN, table, 1)
            assert (await service.sight(table, BEN)).me == 1
            assert (await told(service, table))[-2:] == ["bot-plays", "returned"]

    run(test())


def test_nothing_is_moved_about_somebody_who_is_here(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await dealt(service, BEN)
            async with service.visit(table, BEN):
                for kind in ("bot", "hand"):
                    assert await refused(service.move(ADA, table, 0, kind, 1)) == "error-is-here"
            await service.move(ADA, table, 0, "bot", 1)

    run(test())


def test_half_of_the_others_let_a_bot_play_on(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await dealt(service, BEN, CLEO, DAN)
            await service.move(BEN, table, 1, "bot", 3, "random")
            sight = await service.sight(table, CLEO)
            assert sight.motion and sight.motion.can_second and sight.motion.missing == 1
            assert not sight.motion.can_object
            again = service.move(CLEO, table, 2, "bot", 3, "random")
            assert await refused(again) == "error-already-moved"
            await service.second(DAN, table, 3)  # whom it is about has no vote
            assert (await service.sight(table, ADA)).seats[3].kind == "person"
            await service.second(CLEO, table, 2)
            sight = await service.sight(table, DAN)
            assert sight.motion is None and sight.seats[3].returnable and sight.me == -1
            await service.take_back_seat(DAN, table, 3)

    run(test())


def test_with_two_people_one_word_lets_a_bot_play_on(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await dealt(service, BEN, bots=1)
            await service.move(BEN, table, 1, "bot", 0)
            assert (await service.sight(table, BEN)).seats[0].kind == "bot"
            await service.take_back_seat(ADA, table, 0)

    run(test())


def test_whom_it_is_about_has_the_last_word(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await dealt(service, BEN, CLEO, DAN)
            await service.move(BEN, table, 1, "bot", 3)
            assert await refused(service.object(CLEO, table, 3)) == "error-not-your-seat"
            await service.object(DAN, table, 3)
            assert (await service.sight(table, DAN)).motion is None
            assert await refused(service.second(CLEO, table, 2)) == "error-nothing-moved"
            await service.move(ADA, table, 0, "hand", 3)
            await service.object(DAN, table, 3)
            assert await refused(service.invitation(ADA, table, 3)) == "error-seat-is-theirs"
            await service.move(BEN, table, 1, "bot", 3)
            await service.object(BEN, table, 3)
            assert (await told(service, table)).count("object") == 3

    run(test())


def test_two_people_or_the_host_hand_a_seat_on(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await dealt(service, BEN, CLEO)
            await service.move(BEN, table, 1, "hand", 0)
            assert await refused(service.invitation(BEN, table, 0)) == "error-seat-is-theirs"
            await service.second(CLEO, table, 2)
            link = await service.invitation(BEN, table, 0)
            for device in (BEN, CLEO, ADA):
                assert await refused(service.claim(device, link, "Ada")) == "error-sits-already"
            assert (await service.sight(table, ADA)).me == 0  # until somebody comes
            await service.claim(DAN, link, "Dan")
            assert (await service.sight(table, DAN)).me == 0
            assert (await service.sight(table, ADA)).me == -1
            last = (await service.sight(table, BEN)).chat[-1]
            assert (last.text, last.name, last.other) == ("note-succeeds", "Dan", "Ada")

    run(test())


def test_one_guest_alone_hands_nothing_on(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await dealt(service, BEN)
            assert await refused(service.move(BEN, table, 1, "hand", 0)) == "error-host-or-two"

    run(test())


def test_ones_own_seat_is_handed_on_by_ones_own_word(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await dealt(service, BEN)
            link = await service.invitation(BEN, table, 1)
            assert await refused(service.claim(ADA, link, "Ada")) == "error-sits-already"
            await service.claim(CLEO, link, "Cleo")
            assert (await service.sight(table, CLEO)).me == 1

    run(test())


@pytest.mark.parametrize(
    ("kind", "about", "error"),
    [
        ("bot", 0, "error-seat-taken"),
        ("bot", 2, "error-seat-taken"),
        ("bot", 9, "error-no-such-seat"),
        ("throne", 1, "error-malformed"),
    ],
)
def test_what_cannot_be_moved(sqlite: str, kind: str, about: int, error: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await dealt(service, BEN, bots=1)
            before = await service.sight(table, ADA)
            assert await refused(service.move(ADA, table, 0, kind, about)) == error
            assert await refused(service.move(EVE, table, 0, kind, about)) == "error-not-your-seat"
            assert await service.sight(table, ADA) == before

    run(test())


def test_whoever_has_the_address_takes_one_free_seat(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.create(ADA, "fugger", 4, names=["Ada"])
            assert (await service.sight(table, BEN)).host_name == "Ada"
            await service.sit(BEN, table, 2, "Ben", "p5")
            assert await refused(service.sit(BEN, table, 3, "Bea")) == "error-one-seat"
            assert await refused(service.sit(CLEO, table, 2, "Cleo")) == "error-seat-taken"
            for name in ("ADA", "Adá", "A d a"):
                assert await refused(service.sit(CLEO, table, 3, name)) == "error-name-taken"
            await service.sit(CLEO, table, 3, "Cleo", "p5")
            sight = await service.sight(table, CLEO)
            assert [seat.colour for seat in sight.seats if seat.name] == ["p1", "p5", "p2"]

    run(test())


def test_every_note_about_seats_is_told_by_somebody(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            clock = TableClock(kind="days", days=1, then="bot")
            settings = TableSettings(clock=clock)
            table = await service.create(ADA, "augsburg", 4, names=["Ada"], settings=settings)
            await service.claim(BEN, await service.invitation(ADA, table, 1), "Ben")
            await service.claim(CLEO, await service.invitation(ADA, table, 2), "Cleo")
            await service.claim(DAN, await service.invitation(ADA, table, 3), "Dan")
            await service.leave(DAN, table, 3)
            await service.sit(EVE, table, 3, "Eva")
            await service.send_away(ADA, table, 3)
            await service.seat_bot(ADA, table, 3, "steward")
            await service.start(ADA, table)
            await service.seat_token(BEN, table, 1)
            await service.leave(CLEO, table, 2)
            await service.take_back_seat(CLEO, table, 2)
            await service.move(BEN, table, 1, "bot", 2)
            found = set(await told(service, table))
            await service.move(ADA, table, 0, "hand", 1)
            await service.claim(DAN, await service.invitation(ADA, table, 1), "Dan")
            service.now = lambda: time.time() + 2 * 86_400
            await service.time_is_up(table)
            await service.resign(DAN, table, 1)
            found |= set(await told(service, table))
            assert found == set(notes.SEAT_NOTES)

    run(test())
