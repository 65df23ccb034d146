"""Routes of the start page, of the list of all one's tables, and of the choice of rulebooks."""

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kontor.server.page import home as pages
from kontor.server.page.found_rules import rules_found
from kontor.server.page.packing import FOR_READER, answer, kept, sealed
from kontor.server.page.static_files import offered
from kontor.server.page.visits import (
    READERS,
    device_of,
    fields,
    reader_of,
    service_of,
    text,
    visitor_of,
)
from kontor.server.service.errors import ServiceError
from kontor.server.service.own_tables import ON_A_PAGE, PARTS
from kontor.server.store.table_parts import RUNNING, Search

LONGEST_SEARCH: Final = 40


async def home(request: Request) -> Response:
    """Show the start page."""
    service, device = service_of(request), device_of(request)
    chosen = request.query_params.get("game", "")
    again = request.query_params.get("material", "")
    if again and not await service.material(again):
        again = ""
    mine = await service.mine(device)
    taught = {line.game for line in mine.running if line.lesson}
    page = pages.home(
        visitor_of(request),
        mine,
        await service.public_tables(device),
        chosen,
        again,
        request.query_params.get("part") == "running",
        await service.my_circles(device),
        request.query_params.get("circle", ""),
        service.moment_of_the_day(),
        [game for game in taught if await service.begun(device, game)],
    )
    return sealed(request, page)


async def house(request: Request) -> Response:
    """Show the house rules of a game, for the start page."""
    slug = request.path_params["game"]
    if slug not in offered():
        raise ServiceError("error-no-such-game", 404, word=slug)
    reader = reader_of(request)
    rules = kept(("house", slug, reader), lambda: pages.house_rules(reader, slug))
    return answer(request, rules, FOR_READER, READERS)


async def tables(request: Request) -> Response:
    """Show a part of the reader's tables, all or those looked for."""
    service, device = service_of(request), device_of(request)
    given = request.query_params
    wished, page = given.get("part", RUNNING), given.get("page", "0")
    part = wished if wished in PARTS else RUNNING
    number = int(page) if page.isdecimal() and len(page) < 6 else 0
    looked_for = given.get("q", "").strip()[:LONGEST_SEARCH]
    found = pages.games_called(request.state.language, looked_for) if looked_for else ()
    search = Search(looked_for, found)
    lines = await service.part(device, part, search, ON_A_PAGE, number * ON_A_PAGE)
    counts = await service.own.counts(device, search)
    listed = pages.Listed(part, looked_for, number, counts, lines)
    return HTMLResponse(pages.all_tables(visitor_of(request), listed))


async def change(request: Request) -> Response:
    """Do something with a table from a list, and go back to the list."""
    service, device = service_of(request), device_of(request)
    table, act = request.path_params["table"], request.path_params["act"]
    found = await fields(request)
    if act in ("shelve", "unshelve"):
        await service.shelve(device, table, act == "shelve")
    elif act == "rematch":
        return RedirectResponse(f"/table/{await service.rematch(device, table)}", 303)
    elif act == "circle":
        return RedirectResponse(f"/circles/{await service.make_circle(device, table)}", 303)
    elif act == "delete":
        await service.put_away(device, table)
    elif act == "leave":
        for seat in await service.seats_at(device, table):
            await service.leave(device, table, seat)
    else:
        raise ServiceError("error-no-such-page", 404)
    part = text(found, "part")
    return RedirectResponse(f"/tables?part={part}" if part in PARTS else "/", 303)


async def rules(request: Request) -> Response:
    """Show which rulebooks there are, or what a search finds in them."""
    given = request.query_params
    if given.get("q", "").strip():
        asked, whole = given.get("game", ""), "panel" not in given
        return sealed(request, rules_found(visitor_of(request), given["q"], asked, whole))
    reader = reader_of(request)
    book = kept(("all-rules", reader), lambda: pages.choice_of_rules(reader))
    return answer(request, book, FOR_READER, READERS)


ENDPOINTS: Final = (
    ("/", home, "GET"),
    ("/tables", tables, "GET"),
    ("/tables/{table}/{act}", change, "POST"),
    ("/rules", rules, "GET"),
    ("/house/{game}", house, "GET"),
)
