"""Fair shares: whoever takes too much is refused for a while, and nobody else feels it."""

import ast
import inspect
from pathlib import Path

import httpx
import pytest

from kontor.cli.serve import networks, shares_of
from kontor.games.practice import moments
from kontor.server.service.asker import counted_as
from kontor.server.service.quotas import KINDS, REMEMBERED, Quota, Quotas
from kontor.server.service.service import Service
from kontor.server.web.shares import BadShare, Shares, shared
from kontor.text.languages import LANGUAGES
from tests.server.people import run
from tests.server.visitors import TWO, open_table, running, statuses, visitor

ATTACKER, STRANGER = "203.0.113.9", "198.51.100.7"
FEW = shared(
    Shares(),
    [
        "requests=20/0.01",
        "tables=2/0.01",
        "practice=3/0.01",
        "chat=3/0.01",
        "invitations=2/0.01",
        "seats=2/0.01",
        "devices-per-address=2",
    ],
)


def test_a_flood_from_one_address_is_refused_and_a_stranger_feels_nothing(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite, shares=FEW) as app:
            flood: list[int] = []
            for _ in range(30):  # each with a cookie of its own
                async with visitor(app, ATTACKER) as client:
                    flood += await statuses(client, 4, "/rules/fugger")
            assert flood.count(200) == 40 and set(flood) == {200, 429}
            async with visitor(app, STRANGER) as client:
                assert await statuses(client, 10) == [200] * 10

    run(test())


def test_each_process_counts_for_itself_as_the_operator_is_told(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite, shares=FEW) as one, running(sqlite, shares=FEW) as other:
            async with visitor(one, ATTACKER) as client:
                assert (await statuses(client, 21, "/rules/fugger")).count(429) == 1
            async with visitor(other, ATTACKER) as client:
                assert (await statuses(client, 21, "/rules/fugger")).count(429) == 1

    run(test())


def test_a_refusal_says_when_to_come_again_in_three_languages(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite, shares=FEW) as app:
            said = set()
            for number, language in enumerate(LANGUAGES):
                async with visitor(app, f"192.0.2.{number}") as client:
                    client.headers["accept-language"] = language
                    await statuses(client, 21, "/rules/fugger")
                    page = await client.get("/")
                    program = await client.get("/", headers={"accept": "application/json"})
                    for reply in (page, program):
                        assert reply.status_code == 429
                        assert int(reply.headers["retry-after"]) >= 1
                    assert page.headers["content-type"].startswith("text/html")
                    assert program.json()["title"] in page.text
                    said.add(program.json()["title"])
            assert len(said) == len(LANGUAGES)

    run(test())


async def refused_for(client: httpx.AsyncClient, path: str, fields: dict[str, str]) -> list[int]:
    """Send a form four times and return what became of it."""
    return [(await client.post(path, data=fields)).status_code for _ in range(4)]


def test_every_kind_of_taking_has_its_own_quota(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite, shares=FEW) as app:
            async with visitor(app, ATTACKER) as client:
                table = await open_table(client, public="on")
                await open_table(client)
                again = await client.post("/tables", data={"game": "fugger"})
                assert again.status_code == 429 and int(again.headers["retry-after"]) > 30
                at = f"/table/{table}"
                assert await refused_for(client, f"{at}/chat", {"text": "Hallo"}) == [
                    *[303, 303, 303, 429]
                ]
                asked = await refused_for(client, f"{at}/invitation", {"seat": "1"})
                assert asked == [303, 303, 429, 429]
            async with visitor(app, ATTACKER) as client:
                sat = await refused_for(client, f"{at}/sit", {"seat": "1", "name": "Eve"})
                assert sat == [303, 409, 429, 429]

    run(test())


def test_a_new_cookie_helps_only_as_far_as_the_address_reaches(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite, shares=FEW) as app:
            made = []
            for _ in range(8):
                async with visitor(app, ATTACKER) as client:
                    made.append((await client.post("/tables", data=TWO)).status_code)
            assert made == [303] * 4 + [429] * 4
            async with visitor(app, STRANGER) as client:
                await open_table(client)

    run(test())


def test_addresses_of_one_ipv6_network_count_as_one() -> None:
    assert counted_as("2001:db8:1:2:3::4") == counted_as("2001:db8:1:2:ffff::9")
    assert counted_as("2001:db8:1:2::4") != counted_as("2001:db8:1:3::4")
    assert counted_as("::ffff:192.0.2.1") == counted_as("192.0.2.1") == "192.0.2.1"
    assert counted_as("192.0.2.2") != counted_as("192.0.2.1")
    assert counted_as("fe80::1%eth0") == counted_as("fe80::2")


def test_what_is_remembered_of_clients_is_bounded() -> None:
    quotas = Quotas({"chat": Quota(1, 1)}, devices=1)
    for number in range(REMEMBERED + 500):
        quotas.take("chat", f"device {number}")
    assert len(quotas.by_device) == REMEMBERED


def test_without_a_rate_nothing_is_counted(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite, shares=None) as app, visitor(app) as client:
            assert await statuses(client, 60, "/rules/fugger") == [200] * 60
            for _ in range(4):
                await open_table(client)

    run(test())


def test_moments_for_practice_from_one_address_have_an_end(sqlite: str) -> None:
    """Each is a table; a device has one at a time, but a device is made by asking for a page."""

    async def test() -> None:
        async with running(sqlite, shares=FEW) as app:
            name, opened = moments("fugger")[0].name, list[int]()
            for _ in range(8):
                async with visitor(app, ATTACKER) as client:
                    reply = await client.post(f"/practice/fugger/{name}")
                    opened.append(reply.status_code)
            assert opened == [303] * 6 + [429] * 2  # as much as two devices may
            assert int(reply.headers["retry-after"]) > 0
            async with visitor(app, STRANGER) as client:
                assert (await client.post(f"/practice/fugger/{name}")).status_code == 303

    run(test())


@pytest.mark.parametrize(
    "wish", ["tables", "tables=3", "half_open=3/1", "nothing=1/1", "chat=0/1", "chat=a/b"]
)
def test_a_share_that_is_none_is_refused(wish: str) -> None:
    with pytest.raises(BadShare):
        shared(Shares(), [wish])


def test_the_command_line_explains_what_is_no_share_and_no_proxy() -> None:
    assert shares_of(0, []) is None
    found = shares_of(5, ["chat=3/2", "half-open=7"])
    assert found and found.requests == Quota(15, 300)
    assert (found.chat, found.half_open) == (Quota(3, 2), 7)
    assert networks(["127.0.0.1", "10.0.0.0/8", "::1"]) == ["127.0.0.1", "10.0.0.0/8", "::1"]
    for attempt in (lambda: shares_of(5, ["chat=lots"]), lambda: networks(["proxy.example"])):
        with pytest.raises(SystemExit):
            attempt()


COUNTED = {
    "answers": """answer undo redo propose agree decline mend pace start seat_bot leave withdraw
        keep_memo move second object put_away mute send_away report
        change_rules change_settings pass_host resign swap note_hook
        shelve answer_circle leave_circle rename_circle follow ponder""",
    "tables": "create rematch play_on open_record make_circle erase learn",
    "seats": "sit claim take_back_seat join_circle",
    "invitations": "invitation renew_link seat_token circle_invitation",
    "chat": "say react",
    "material": "correct",
    "analysis": "records",
    "practice": "practise",
    "thought": "judge",
}


def test_everything_that_writes_to_a_table_is_counted() -> None:
    """Whatever a device can do at a table ends in `write` or `create` of the store."""
    assert {name: kind for kind, names in COUNTED.items() for name in names.split()} == KINDS
    uncounted = (
        *("accept", "time_is_up", "end_time", "lay_out", "ring", "let_bot"),
        *("carry_out", "forget", "seated", "take_place"),
    )
    for kind in Service.__mro__[:-1]:
        tree = ast.parse(Path(inspect.getfile(kind)).read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.AsyncFunctionDef) and node.name not in (*uncounted, "write"):
                calls = {
                    one.func.attr
                    for one in ast.walk(node)
                    if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute)
                }
                inner = {"let_bot", "carry_out", "lay_out", "seated", "take_place"}
                if calls & {"write", *inner}:
                    assert node.name in KINDS, node.name
