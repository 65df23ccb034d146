"""A person's own page: the key that opens seats and tables on any device, and the devices.

Only the hash of a key is kept. A browser where it was made or opened has it as a cookie, so that
its page can show it again.
"""

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kontor.server.page.page_texts import PageTexts
from kontor.server.page.pages import picture_of
from kontor.server.page.render import render
from kontor.server.page.visits import YEAR, device_of, fields, service_of, text, visitor_of
from kontor.server.service.tokens import LENGTH

KEY_COOKIE: Final = "kontor_key"
# What a browser says of itself, and the text that names such a device.
DEVICES: Final = (
    ("iphone", re.compile("iPhone|iPod")),
    ("tablet", re.compile("iPad|Tablet")),
    ("android", re.compile("Android")),
    ("mac", re.compile("Macintosh|Mac OS")),
    ("windows", re.compile("Windows")),
    ("linux", re.compile("Linux|X11")),
)


async def me(request: Request) -> Response:
    """Show a person's key and devices."""
    people, browser = service_of(request).people, request.state.browser
    token = request.cookies.get(KEY_COOKIE, "")
    link = f"/key/{token}" if await people.is_key_of(token, browser) else ""
    visitor = visitor_of(request)
    words = PageTexts(visitor.language)
    rows = await people.devices(browser)
    context = {
        "link": link,
        "code": picture_of(visitor.base + link) if link else "",
        "has_key": bool(rows),
        "devices": [
            {
                "id": row.device,
                "name": words.say(f"page-device-{row.kind or 'other'}"),
                "since": words.date(row.since),
                "here": row.device == browser,
            }
            for row in rows
        ],
    }
    return private(HTMLResponse(render("me.html", visitor.context(words) | context)))


async def new_key(request: Request) -> Response:
    """Make a new key; the one before opens nothing any more."""
    service_of(request).quotas.take("invitations", request.state.browser)
    token = await service_of(request).people.new_key(request.state.browser, kind_of(request))
    return keep(request, RedirectResponse("/me", 303), token)


async def end_device(request: Request) -> Response:
    """End one of the person's devices."""
    found = await fields(request)
    await service_of(request).people.end(request.state.browser, text(found, "device"))
    return RedirectResponse("/me", 303)


async def key(request: Request) -> Response:
    """Ask whether this browser shall be that of the key's person."""
    token = request.path_params["key"]
    service = service_of(request)
    person = await service.people.holder(token)
    if person == device_of(request):
        return keep(request, RedirectResponse("/", 303), token)
    tables = await service.my_tables(person)
    names = [line.names[seat] for line in tables for seat in line.my_seats]
    visitor = visitor_of(request)
    context = {
        "token": token,
        "person": names[0] if names else "",
        "tables": len(tables),
        "here": len(await service.my_tables(device_of(request))),
    }
    page = render("key.html", visitor.context(PageTexts(visitor.language)) | context)
    return private(HTMLResponse(page))


async def open_key(request: Request) -> Response:
    """Let this browser be that of the key's person."""
    token = request.path_params["key"]
    service_of(request).quotas.take("invitations", request.state.browser)
    await service_of(request).people.open_key(request.state.browser, token, kind_of(request))
    return keep(request, RedirectResponse("/", 303), token)


async def with_key(request: Request, answer: Response) -> Response:
    """Give whoever has sat down a key, if they have none."""
    token = await service_of(request).people.first_key(request.state.browser, kind_of(request))
    return keep(request, answer, token) if token else answer


def keep(request: Request, answer: Response, token: str) -> Response:
    """Keep a key in the browser, so that its own page can show it."""
    if len(token) == LENGTH:
        answer.set_cookie(
            KEY_COOKIE,
            token,
            max_age=YEAR,
            path="/",
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="lax",
        )
    return private(answer)


def private(answer: Response) -> Response:
    """Keep an answer out of every cache."""
    answer.headers["cache-control"] = "no-store"
    return answer


def kind_of(request: Request) -> str:
    """Say what kind of device asks, as far as it tells."""
    agent = request.headers.get("user-agent", "")
    return next((name for name, pattern in DEVICES if pattern.search(agent)), "")


ENDPOINTS: Final = (
    ("/me", me, "GET"),
    ("/me/key", new_key, "POST"),
    ("/me/end", end_device, "POST"),
    ("/key/{key}", key, "GET"),
    ("/key/{key}", open_key, "POST"),
)
