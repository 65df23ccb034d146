"""How a person wants to be called: the forms of their own page, and the pages that mails lead to.

A link in a mail works for whoever has it, in any browser. Opening it changes nothing: programs that
look mails through open every link. Only stopping may also come from a mail program (RFC 8058).
"""

from typing import Any, Final
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from kontor.server.page import static_files
from kontor.server.page.packing import answer
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.regions import COLOURS
from kontor.server.page.render import render
from kontor.server.page.visits import YEAR, device_of, fields, kind_of, number, text, visitor_of
from kontor.server.service.calling import PAUSES, Calling
from kontor.server.service.letters import HOOK, PUSH, Way
from kontor.server.service.rest_hours import minutes, told
from kontor.server.service.typed_text import LONGEST_NAME
from kontor.server.store.rows import TableRow

LONGEST_SHOWN: Final = 60
NAME_COOKIE: Final = "kontor_name"
WORKER: Final = "js/service-worker.js"


def calling_of(request: Request) -> Calling:
    """Return what knows how people are called."""
    calling: Calling = request.app.state.calling
    return calling


async def with_name(request: Request, answer: Response, person: str, name: str = "") -> Response:
    """Remember a person's name in the browser, and for good if they have none yet."""
    calling = calling_of(request)
    wishes = await calling.wishes(person)
    if name and not wishes.name:
        await calling.wish_name(person, name[:LONGEST_NAME], wishes.colour)
    shown_name = name or wishes.name
    if not shown_name:
        return answer
    return remember(request, answer, NAME_COOKIE, quote(shown_name[:LONGEST_NAME]))


async def wished_colour(request: Request, given: str) -> str:
    """Return the colour that was chosen, or else the one a person always wants."""
    return given or (await calling_of(request).wishes(device_of(request))).colour


def remember(request: Request, reply: Response, name: str, value: str) -> Response:
    """Set a cookie that keeps a wish, behind TLS a secure one."""
    secure = request.url.scheme == "https"
    reply.set_cookie(name, value, max_age=YEAR, samesite="lax", path="/", secure=secure)
    return reply


async def calls_context(
    request: Request, words: PageTexts, kinds: dict[str, str]
) -> dict[str, Any]:
    """Return what a person's own page shows of calling; `kinds` are their devices by id."""
    calling, person = calling_of(request), device_of(request)
    offered = calling.offer.ways
    kinds = {request.state.browser: kind_of(request), **kinds}
    ways = await calling.ways(person) if offered else []
    wishes = await calling.wishes(person)
    hosted = await calling.hosted(person) if HOOK in offered else []
    names = {row.id: hosted_name(row, words) for row in hosted}
    for row in hosted:
        ways += await calling.ways(row.id)
    return {
        "offered": offered,
        "ways": [shown(way, words, kinds, names.get(way.person, "")) for way in ways],
        "hosted": names,
        "called_here": any(way.device == request.state.browser for way in ways),
        "push_key": await calling.push_key() if PUSH in offered else "",
        "wishes": wishes,
        "rest_from": told(wishes.rest_from),
        "rest_until": told(wishes.rest_until),
        "pauses": PAUSES,
        "colours": COLOURS,
    }


def hosted_name(row: TableRow, words: PageTexts) -> str:
    """Name a table to its host: by its game and day."""
    title = PageTexts(words.language, row.game).say("game-title")
    return f"{title} · {words.day(row.created)}"


def shown(way: Way, words: PageTexts, kinds: dict[str, str], table: str = "") -> dict[str, Any]:
    """Return a way as its person reads it; of a webhook, never more than the beginning."""
    if way.kind == PUSH:
        device = words.say(f"page-device-{kinds.get(way.device) or 'other'}")
        return {"id": way.id, "name": words.say("page-way-push", device=device), "open": False}
    target = way.target
    if way.kind == HOOK and len(target) > LONGEST_SHOWN:
        target = target[: LONGEST_SHOWN - 1] + "…"
    name = words.say(f"page-way-{way.kind}", target=target)
    if table:
        name = words.say("page-colon", label=table, text=name)
    return {"id": way.id, "name": name, "open": not way.confirmed}


# Forms ----------------------------------------------------------------------------------------


async def add_mail(request: Request) -> Response:
    """Ask an address whether it may be written to."""
    address = text(await fields(request), "address")
    visitor = visitor_of(request)
    await calling_of(request).add_mail(device_of(request), address, visitor.language, visitor.base)
    return back()


async def add_push(request: Request) -> Response:
    """Let this browser be called."""
    visitor = visitor_of(request)
    await calling_of(request).add_push(
        device_of(request),
        request.state.browser,
        await fields(request),
        visitor.language,
        visitor.base,
    )
    return JSONResponse({})


async def add_hook(request: Request) -> Response:
    """Let a program be called: for the reader, or for a table whose host they are."""
    found = await fields(request)
    address, table = text(found, "address"), text(found, "table")
    visitor, calling = visitor_of(request), calling_of(request)
    about = (address, visitor.language, visitor.base)
    if table:
        await calling.add_table_hook(device_of(request), table, *about)
    else:
        await calling.add_hook(device_of(request), *about)
    return back()


async def remove(request: Request) -> Response:
    """Remove a way."""
    await calling_of(request).remove(device_of(request), text(await fields(request), "way"))
    return back()


async def wish_rest(request: Request) -> Response:
    """Keep when a person wants to be called."""
    found = await fields(request)
    await calling_of(request).wish_rest(
        device_of(request),
        text(found, "zone"),
        minutes(text(found, "from")),
        minutes(text(found, "until")),
        number(found, "pause"),
    )
    return back()


async def wish_name(request: Request) -> Response:
    """Keep a person's name and colour."""
    found = await fields(request)
    name = text(found, "name")
    await calling_of(request).wish_name(device_of(request), name, text(found, "colour"))
    return remember(request, back(), NAME_COOKIE, quote(name[:LONGEST_NAME]))


def back() -> Response:
    """Lead back to the person's own page."""
    return RedirectResponse("/me", 303)


# Links of mails -------------------------------------------------------------------------------


async def confirm(request: Request) -> Response:
    """Ask whether an address may be written to, or keep that it may."""
    calling, token = calling_of(request), request.path_params["token"]
    way = await calling.by_token(token)
    done = request.method == "POST" or way.confirmed
    if request.method == "POST":
        await calling.confirm(token)
    return letter_page(request, "confirm", way.target, done)


async def stop(request: Request) -> Response:
    """Ask whether an address shall be left alone, or leave it alone."""
    calling, token = calling_of(request), request.path_params["token"]
    way = await calling.rows.by_token(token)
    if request.method == "POST":
        await calling.stop(token)
    done = request.method == "POST" or way is None
    return letter_page(request, "stop", way.target if way else "", done)


def letter_page(request: Request, name: str, address: str, done: bool) -> Response:
    """Show the page that a link in a mail leads to."""
    visitor = visitor_of(request)
    words = PageTexts(visitor.language)
    about = {"name_of_page": name, "address": address, "done": done}
    return HTMLResponse(render("letter.html", visitor.context(words) | about))


async def worker(request: Request) -> Response:
    """Serve the script that receives pushes; from here it speaks for the whole site."""
    return answer(request, static_files.shelf().files[WORKER], static_files.ASK_AGAIN)


ENDPOINTS: Final = (
    ("/me/mail", add_mail, "POST"),
    ("/me/push", add_push, "POST"),
    ("/me/hook", add_hook, "POST"),
    ("/me/way", remove, "POST"),
    ("/me/rest", wish_rest, "POST"),
    ("/me/name", wish_name, "POST"),
    ("/call/{token}/confirm", confirm, "GET"),
    ("/call/{token}/confirm", confirm, "POST"),
    ("/call/{token}/stop", stop, "GET"),
    ("/call/{token}/stop", stop, "POST"),
    ("/service-worker.js", worker, "GET"),
)
