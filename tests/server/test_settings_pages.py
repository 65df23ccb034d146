"""Settings on the page and over the API: read from forms, told in words, held for strangers."""

import re
from typing import Any

import httpx
import pytest
from msgspec import structs

from kontor.server.page.digests import without_since
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.settings_form import CHOICES, chosen, told
from kontor.server.service.sight import SeatSight
from kontor.server.service.table_settings import TableClock, TableSettings
from kontor.text.languages import LANGUAGES
from tests.server.people import refused, run
from tests.server.process import API, new_bearer
from tests.server.visitors import open_table, running, visitor

CLOCK = {"clock": "days", "days": "3", "weekends": "yes", "rest_from": "22", "rest_to": "8"}
FORM = {"watch": "nobody", "sit": "link", "chat": "seats", "advice": "off", "undo": "consent"}
FORM |= CLOCK | {"zone": "Europe/Paris", "then": "vote", "host_days": "7"}
DAYS = TableClock(
    kind="days",
    days=3,
    weekends_off=True,
    rest_from=22,
    rest_to=8,
    zone="Europe/Paris",
    then="vote",
)
CHOSEN = TableSettings(watch="nobody", advice="off", undo="consent", clock=DAYS, host_days=7)


def test_a_seat_is_drawn_again_whatever_changes_but_the_time_it_waits() -> None:
    seat = SeatSight(number=0, name="Ada", colour="c1", kind="person")
    for field in SeatSight.__struct_fields__:
        value = getattr(seat, field)
        other = not value if isinstance(value, bool) else f"{value}x"
        changed = structs.replace(seat, **{field: other})
        assert (without_since([changed]) == without_since([seat])) == (field == "since"), field


def test_a_form_says_what_was_chosen() -> None:
    assert chosen(FORM) == CHOSEN
    assert chosen({}) == TableSettings()
    assert chosen({"public": "yes"}).is_public


@pytest.mark.parametrize(
    "wrong", [{"watch": "me"}, {"minutes": "0"}, {"days": "x"}, {"clock": "sun"}]
)
def test_a_form_that_makes_no_sense_is_refused(wrong: dict[str, str]) -> None:
    async def test() -> None:
        async def read() -> object:
            return chosen(FORM | wrong)

        assert await refused(read()) == "error-malformed"

    run(test())


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_are_told_in_words(language: str) -> None:
    words = PageTexts(language)
    for clock in (TableClock(), TableClock(kind="live"), DAYS):
        lines = told(TableSettings(clock=clock), language)
        assert len(lines) == len(CHOICES) + 2 + (clock.kind != "none")
        assert all(title and value for title, value in lines)
    said = dict(told(CHOSEN, language))[words.say("page-set-clock")]
    assert "22" in said and "8" in said and "Paris" in said and "3" in said


def test_everybody_reads_the_settings_and_the_host_changes_them(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as host, visitor(app) as guest:
            table = await open_table(host, **FORM)
            for language in LANGUAGES:
                await guest.get(f"/language/{language}")
                page = (await guest.get(f"/table/{table}")).text
                for title, value in told(CHOSEN, language):
                    assert title in page and value in page
                assert "settings-sheet" not in page and "rules-sheet" not in page
            page = (await host.get(f"/table/{table}")).text
            for action in ("settings", "options", "swap"):
                assert f'action="/table/{table}/{action}"' in page
            name = re.findall(r'name="rule\.([a-z_]+)"', page)[0]
            values = re.findall(rf'name="rule\.{name}">(.*?)</select>', page, re.DOTALL)[0]
            other = re.findall(r'value="([a-z_0-9]+)"\s+>', values)[0]
            sent = {f"rule.{name}": other}
            assert (await guest.post(f"/table/{table}/options", data=sent)).status_code == 403
            assert (await host.post(f"/table/{table}/options", data=sent)).status_code == 303
            changed = FORM | {"watch": "all"}
            assert (await host.post(f"/table/{table}/settings", data=changed)).status_code == 303
            sight = await app.state.service.sight(table, "")
            assert (sight.settings.watch, sight.options[name]) == ("all", other)
            page = (await guest.get(f"/table/{table}")).text
            assert f'action="/table/{table}/sit"' not in page  # who finds it needs a link
            changed |= {"chat": "all"}
            await host.post(f"/table/{table}/settings", data=changed)
            said = await guest.post(f"/table/{table}/chat", data={"text": "hello there"})
            assert said.status_code == 303
            assert "hello there" in (await host.get(f"/table/{table}")).text

    run(test())


def test_a_stranger_gets_a_clear_page_and_never_the_table(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as host, visitor(app) as stranger:
            table = await open_table(host, seat2="bot", **FORM)
            assert (await host.get(f"/table/{table}")).status_code == 200
            for path in ("", "?at=0", "/material", "/material/file", "/record", "/analysis"):
                reply = await stranger.get(f"/table/{table}{path}")
                assert reply.status_code in (403, 404, 409), path
                assert "Ada" not in reply.text
            page = (await stranger.get(f"/table/{table}")).text
            assert PageTexts("en").say("error-nobody-watches") in page
            look = await stranger.get(f"{API}/tables/{table}", headers=new_bearer())
            assert look.status_code == 403 and look.json()["name"] == "error-nobody-watches"
            for action in ("play-on", "chat", "why"):
                data = {"at": "0", "text": "hi", "event": "0", "seat": "-1"}
                reply = await stranger.post(f"/table/{table}/{action}", data=data)
                assert reply.status_code == 403, action

    run(test())


def test_programs_change_settings_rules_seats_and_the_course(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite) as app:
            ada, ben = new_bearer(), new_bearer()
            async with visitor(app) as http:

                async def call(who: dict[str, str], method: str, path: str, **body: Any) -> Any:
                    sent: dict[str, Any] = {"json": body} if body else {}
                    reply: httpx.Response = await http.request(
                        method, API + path, headers=who, **sent
                    )
                    assert reply.status_code < 300, reply.text
                    return reply.json()

                new = {"game": "fugger", "seats": 3, "names": ["Ada"], "bots": ["", "", "random"]}
                clock = {"kind": "live", "minutes": 5, "then": "bot"}
                settings = {"watch": "nobody", "clock": clock}
                where = "/tables/" + (await call(ada, "POST", "/tables", **new))["id"]
                await call(ada, "PUT", f"{where}/settings", **settings)
                await call(ben, "POST", f"{where}/seats/1/sit", name="Ben")
                await call(ada, "POST", f"{where}/swap", seat=0, other=1)
                await call(ada, "PUT", f"{where}/options", options={})
                await call(ada, "POST", f"{where}/seats/0/host")
                await call(ben, "POST", f"{where}/start")
                sight = await call(ada, "GET", where)
                assert sight["settings"]["clock"]["minutes"] == 5
                assert sight["seats"][0]["host"] and sight["me"] == 1
                assert any(seat["deadline"] or seat["left"] for seat in sight["seats"])
                await call(ada, "POST", f"{where}/motion", seat=1, kind="pause")
                await call(ben, "POST", f"{where}/motion/second", seat=0)
                assert (await call(ben, "GET", where))["paused"]
                await call(ben, "POST", f"{where}/seats/0/resign")
                await call(ada, "POST", f"{where}/motion", seat=1, kind="resume")
                await call(ada, "POST", f"{where}/motion", seat=1, kind="end")
                sight = await call(ada, "GET", where)
                assert (sight["phase"], sight["ended"]) == ("over", "agreed")
                assert sight["seats"][0]["resigned"]

    run(test())
