"""A person's own page: the key that opens seats and tables on any device, and the devices."""

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kontor.server.page.call_routes import calls_context, with_name
from kontor.server.page.key_cookie import KEY_COOKIE, keep, private
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.pages import picture_of
from kontor.server.page.passkey_routes import passkeys_context
from kontor.server.page.render import render
from kontor.server.page.visits import (
    device_of,
    fields,
    kind_of,
    service_of,
    text,
    visitor_of,
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
    context |= await calls_context(request, words, {row.device: row.kind for row in rows})
    context |= await passkeys_context(request, words)
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
    people = service_of(request).people
    person = await people.open_key(request.state.browser, token, kind_of(request))
    return keep(request, await with_name(request, RedirectResponse("/", 303), person), token)


ENDPOINTS: Final = (
    ("/me", me, "GET"),
    ("/me/key", new_key, "POST"),
    ("/me/end", end_device, "POST"),
    ("/key/{key}", key, "GET"),
    ("/key/{key}", open_key, "POST"),
)
