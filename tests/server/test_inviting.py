"""Invitations: one link for a table, the same until its host makes another."""

from kontor.server.service.service import Service
from kontor.server.service.table_settings import TableSettings
from tests.server.people import ADA, BEN, CLEO, EVE, opened, refused, run

# Everybody finds the table; only guests may sit down.
SHOWN = TableSettings(watch="all", sit="link")


async def shown_table(service: Service) -> tuple[str, str]:
    """Let Ada open a table for three; return it with its invitation."""
    table = await service.create(ADA, "fugger", 3, names=["Ada"], settings=SHOWN)
    return table, (await service.sight(table, ADA)).invitation


def test_one_link_leads_to_any_free_seat_and_stays_the_same(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table, link = await shown_table(service)
            assert len(link) == 43
            assert (await service.invited(link)).seat == -1
            assert await service.claim(BEN, link, "Ben", seat=2) == (table, 2)
            assert (await service.sight(table, ADA)).invitation == link
            assert await refused(service.claim(EVE, link, "Eve", seat=2)) == "error-seat-taken"
            assert await refused(service.claim(BEN, link, "Benno", seat=1)) == "error-one-seat"
            assert await service.claim(CLEO, link, "Cleo", seat=1) == (table, 1)

    run(test())


def test_only_the_host_is_told_the_link_and_makes_another(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table, link = await shown_table(service)
            await service.claim(BEN, link, "Ben", seat=1)
            for other in (BEN, EVE, ""):
                assert (await service.sight(table, other)).invitation == ""
                assert await refused(service.renew_link(other, table)) == "error-not-host"
            await service.renew_link(ADA, table)
            sight = await service.sight(table, ADA)
            assert sight.invitation not in ("", link)
            assert sight.chat[-1].text == "note-link"
            assert await refused(service.claim(EVE, link, "Eve", seat=2)) == (
                "error-no-such-invitation"
            )
            await service.claim(CLEO, sight.invitation, "Cleo", seat=2)

    run(test())


def test_the_link_ends_with_the_deal_and_nothing_is_no_link(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table, link = await shown_table(service)
            for nothing in ("", "é", "x" * 43):
                assert await refused(service.invited(nothing)) == "error-no-such-invitation"
            await service.claim(BEN, link, "Ben", seat=1)
            await service.claim(CLEO, link, "Cleo", seat=2)
            await service.start(ADA, table)
            assert (await service.sight(table, ADA)).invitation == ""
            assert await refused(service.invited(link)) == "error-invitation-over"
            assert await refused(service.claim(EVE, link, "Eve", seat=1)) == "error-seat-taken"
            assert await refused(service.renew_link(ADA, table)) == "error-only-gathering"

    run(test())


def test_whoever_was_sent_away_does_not_come_back_by_the_link(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table, link = await shown_table(service)
            await service.claim(EVE, link, "Eve", seat=1)
            await service.send_away(ADA, table, 1)
            assert await refused(service.claim(EVE, link, "Eve", seat=1)) == "error-barred"

    run(test())


def test_where_the_address_seats_guests_there_is_no_other_link(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.create(ADA, "fugger", 2, names=["Ada"])
            assert (await service.sight(table, ADA)).invitation == ""
            await service.sit(BEN, table, 1, "Ben")

    run(test())
