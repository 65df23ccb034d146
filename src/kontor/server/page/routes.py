"""The HTML routes: pages to read, and forms that the page's script sends as JSON.

An answer sent by the script gets JSON back; sent as a plain form, it leads back to the table.
"""

import re
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    RedirectResponse,
    Response,
)
from starlette.routing import BaseRoute, Route

from kontor import games
from kontor.bots.roster import USUAL
from kontor.server.page import (
    advice,
    call_routes,
    circle_routes,
    data_routes,
    help_words,
    home_routes,
    key_routes,
    material_routes,
    pages,
    passkey_routes,
    practice_routes,
    record_routes,
    settings_form,
    static_files,
    summary_pages,
)
from kontor.server.page.actions import AT_TABLE, Endpoint, form
from kontor.server.page.call_routes import remember, wished_colour, with_name
from kontor.server.page.key_cookie import private, with_key
from kontor.server.page.packing import FOR_READER, answer, kept, sealed
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.pages import reason
from kontor.server.page.visits import (
    READERS,
    device_of,
    fields,
    number,
    reader_of,
    service_of,
    text,
    visitor_of,
    wants_json,
)
from kontor.server.service.errors import ServiceError
from kontor.text.languages import LANGUAGES

# A path on this server: browsers take two slashes, or a backslash, for the beginning of a host.
OWN_PATH = re.compile(r"/(?:[^/\\\s][^\\\s]*)?")
# What somebody may paste: the address of a table, a key, or the link to a circle.
TABLE_LINK = re.compile(r"/(?:table/[0-9a-f]{16}|(?:key|circles/join)/[\w-]{43})")

# Routes of which a part of the pages takes care.
PARTS = [
    endpoint
    for module in (
        *(home_routes, circle_routes, material_routes, key_routes, call_routes),
        *(passkey_routes, record_routes, data_routes, summary_pages, practice_routes),
    )
    for endpoint in module.ENDPOINTS
]


# Pages ----------------------------------------------------------------------------------------


async def table(request: Request) -> Response:
    """Show a table, now or at an earlier moment."""
    service, device = service_of(request), device_of(request)
    where = request.path_params["table"]
    at, seat = (whole_number(request, name) for name in ("at", "seat"))
    if at is None and "at" in request.query_params:
        now = await service.sight(where, device)
        raise ServiceError("error-no-such-moment", 404, answers=now.answers)
    sight = await service.sight(where, device, at, seat)
    is_here = bool(sight.mine or sight.host)
    memo = await service.memo(device, where) if is_here else pages.NO_MEMO
    is_plain = "plain" in request.query_params
    plain = "" if is_plain else f"?{request.url.include_query_params(plain='yes').query}"
    return sealed(request, pages.table(sight, visitor_of(request), memo, plain))


def whole_number(request: Request, name: str) -> int | None:
    """Return a number from an address, if it is one."""
    text = request.query_params.get(name, "")
    is_number = text.removeprefix("-").isdecimal() and text.isascii() and len(text) < 10
    return int(text) if is_number else None


async def rules(request: Request) -> Response:
    """Show a rulebook."""
    slug = request.path_params["game"]
    if slug not in games.SLUGS:
        raise ServiceError("error-no-such-game", 404, word=slug)
    whole = "panel" not in request.query_params
    reader = reader_of(request)
    book = kept(("rules", slug, whole, reader), lambda: pages.rules(reader, slug, whole))
    return answer(request, book, FOR_READER, READERS)


async def language(request: Request) -> Response:
    """Remember a language and go back to where the reader was."""
    code = request.path_params["code"]
    if code not in LANGUAGES:
        return HTMLResponse(pages.error(visitor_of(request), 404), 404)
    wish = request.query_params.get("next", "/")
    back = RedirectResponse(wish if OWN_PATH.fullmatch(wish) else "/", 303)
    return remember(request, back, "kontor_language", code)


async def join(request: Request) -> Response:
    """Ask the bearer of an invitation for a name."""
    token = request.path_params["token"]
    invited = await service_of(request).invited(token)
    mine = await service_of(request).own_seats(invited.sight.id, device_of(request))
    if invited.is_for(mine):
        return RedirectResponse(f"/table/{invited.sight.id}", 303)
    return private(HTMLResponse(pages.join(visitor_of(request), invited, token)))


async def join_by_link(request: Request) -> Response:
    """Follow a link that was pasted on the start page: to a table, to a seat, or a key."""
    pasted = TABLE_LINK.search(request.query_params.get("link", ""))
    if pasted:
        return RedirectResponse(pasted[0], 303)
    token = request.query_params.get("link", "").strip().rstrip("/").rsplit("/", 1)[-1]
    return RedirectResponse(f"/join/{quote(token, safe='')}", 303)


# Forms ----------------------------------------------------------------------------------------


async def claim(request: Request) -> Response:
    """Take the seat of an invitation."""
    found = await fields(request)
    name = text(found, "name")
    colour = await wished_colour(request, text(found, "colour"))
    seat = number(found, "seat") if "seat" in found else 0
    where, _ = await service_of(request).claim(
        device_of(request), request.path_params["token"], name, colour, seat
    )
    there = RedirectResponse(f"/table/{where}", 303)
    reply = await with_name(request, there, device_of(request), name)
    return await with_key(request, reply)


async def sit(request: Request) -> Response:
    """Take a free seat of a table that gathers."""
    where, found = request.path_params["table"], await fields(request)
    seat = number(found, "seat")
    default = PageTexts(request.state.language).say("page-seat", number=seat + 1)
    name = text(found, "name").strip()
    colour = await wished_colour(request, text(found, "colour"))
    await service_of(request).sit(device_of(request), where, seat, name or default, colour)
    there = RedirectResponse(f"/table/{where}", 303)
    reply = await with_name(request, there, device_of(request), name)
    return await with_key(request, reply)


async def create(request: Request) -> Response:
    """Open a table; without seats for friends, the cards are dealt at once."""
    found = await fields(request)
    slug = text(found, "game")
    if slug not in games.SLUGS:
        raise ServiceError("error-no-such-game", 404, word=slug)
    visitor = visitor_of(request)
    name = text(found, "name").strip() or visitor.name
    words = PageTexts(visitor.language)
    names, bots = [name or words.say("page-seat", number=1)], [""]
    for seat in range(2, games.load(slug).most_seats + 1):
        kind = text(found, f"seat{seat}") or "closed"
        if kind == "closed":
            continue
        level = text(found, f"level{seat}") or USUAL
        default = words.say("page-seat", number=seat)
        here = text(found, f"here{seat}").strip() or default
        names.append(here if kind == "here" else "")
        bots.append(level if kind == "bot" else "")
    options = {
        key.partition(".")[2]: value
        for key, value in found.items()
        if key.startswith(f"{slug}.") and isinstance(value, str)
    }
    service, device = service_of(request), device_of(request)
    again = text(found, f"again-{slug}")
    material = text(found, f"components-{slug}") or (await service.material(again) if again else "")
    made = await service.create(
        device,
        slug,
        len(names),
        options,
        names,
        bots,
        material=material,
        colours=[await wished_colour(request, "")],
        settings=settings_form.chosen(found),
        circle=text(found, "circle"),
    )
    if all(given or bot for given, bot in zip(names, bots, strict=True)):
        await service.start(device, made)
    reply = await with_name(request, RedirectResponse(f"/table/{made}", 303), device, name)
    return await with_key(request, reply)


async def analysis(request: Request) -> Response:
    """Show the analysis of a finished game, or what has changed of it."""
    where, device = request.path_params["table"], device_of(request)
    review = await service_of(request).review(device, where)
    sight = await service_of(request).sight(where, device)
    if "part" in request.query_params:
        return HTMLResponse(advice.part(review, sight, request.state.language))
    return HTMLResponse(advice.page(review, sight, visitor_of(request)))


# Errors and files -----------------------------------------------------------------------------


def refused(request: Request, problem: ServiceError) -> Response:
    """Answer a request that was refused: as JSON to the script, as a page to people."""
    visitor = visitor_of(request)
    if wants_json(request):
        shown = {"error": reason(problem, visitor.language), "clause": problem.clause}
        shown |= {"name": problem.name}
        return JSONResponse(shown, problem.status, pages.come_again(problem))
    page = pages.error(visitor, problem.status, problem)
    return HTMLResponse(page, problem.status, pages.come_again(problem))


def shown(endpoint: Endpoint) -> Endpoint:
    """Return an endpoint whose refusals are shown to people."""

    async def served(request: Request) -> Response:
        try:
            return await endpoint(request)
        except ServiceError as problem:
            return refused(request, problem)

    return served


async def missing(request: Request) -> Response:
    """Say that there is no such page, to people; programs get it as data."""
    if "text/html" not in request.headers.get("accept", ""):
        raise HTTPException(404)
    return HTMLResponse(pages.error(visitor_of(request), 404), 404)


def routes() -> list[BaseRoute]:
    """List all routes of the pages."""
    return [
        Route("/tables", shown(create), methods=["POST"]),
        Route("/table/{table}", shown(table)),
        Route("/table/{table}/analysis", shown(analysis)),
        Route("/table/{table}/sit", shown(sit), methods=["POST"]),
        *(
            Route(f"/table/{{table}}/{name}", shown(form(action)), methods=["POST"])
            for name, action in AT_TABLE.items()
        ),
        Route("/join", shown(join_by_link)),
        Route("/join/{token}", shown(join)),
        Route("/join/{token}", shown(claim), methods=["POST"]),
        Route("/rules/{game}", shown(rules)),
        *(Route(path, shown(endpoint), methods=[method]) for path, endpoint, method in PARTS),
        Route("/language/{code}", language),
        Route("/static/{path:path}", static_files.serve),
        Route("/help/{digest}/{game}-{language}.json", help_words.serve),
        Route("/{path:path}", missing),
    ]
