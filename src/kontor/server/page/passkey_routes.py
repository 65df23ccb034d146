"""Passkeys on a person's own page: adding, removing, and signing in with one."""

from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from kontor.server.page.call_routes import with_name
from kontor.server.page.key_cookie import with_key
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.visits import device_of, fields, kind_of, text, visitor_of
from kontor.server.service.errors import ServiceError

if TYPE_CHECKING:
    from kontor.server.service.passkeys import Passkeys, Place

LOCAL: Final = "localhost"


def passkeys_of(request: Request) -> "Passkeys":
    """Return what knows passkeys, if this server does."""
    found: Passkeys | None = request.app.state.passkeys
    if found is None or not is_place(request):
        raise ServiceError("error-not-offered", 404)
    return found


def is_place(request: Request) -> bool:
    """Tell whether passkeys are possible here: at a host with a name, over TLS or at home."""
    host = request.url.hostname or ""
    is_named = not host.replace(".", "").isdecimal() and ":" not in host
    return is_named and (request.url.scheme == "https" or host == LOCAL)


def place_of(request: Request) -> "Place":
    """Return where this page stands; the guard has seen to it that the host is ours."""
    from kontor.server.service.passkeys import Place  # noqa: PLC0415  needs requirements/server.txt

    return Place(request.url.hostname or "", visitor_of(request).base)


async def passkeys_context(request: Request, words: PageTexts) -> dict[str, Any]:
    """Return what a person's own page shows of passkeys."""
    known: Passkeys | None = request.app.state.passkeys
    if known is None or not is_place(request):
        return {"has_passkeys": False}
    rows = await known.rows.of(device_of(request))
    shown = [
        {
            "id": row.id,
            "name": words.say(f"page-device-{row.kind or 'other'}"),
            "made": words.date(row.made),
        }
        for row in rows
    ]
    return {"has_passkeys": True, "passkeys": shown}


async def offer_new(request: Request) -> Response:
    """Begin to make a passkey."""
    passkeys, visitor = passkeys_of(request), visitor_of(request)
    wishes = await request.app.state.calling.wishes(device_of(request))
    name = wishes.name or visitor.name or "Kontor"
    made = await passkeys.offer_new(
        device_of(request), request.state.browser, place_of(request), name
    )
    return Response(made, media_type="application/json")


async def add(request: Request) -> Response:
    """Keep a passkey that was made; whoever has one is a person with devices."""
    passkeys, browser = passkeys_of(request), request.state.browser
    given = await fields(request)
    await passkeys.add(device_of(request), browser, place_of(request), given, kind_of(request))
    return await with_key(request, JSONResponse({}))


async def remove(request: Request) -> Response:
    """Remove a passkey."""
    found = text(await fields(request), "passkey")
    await passkeys_of(request).rows.remove(device_of(request), found)
    return RedirectResponse("/me", 303)


async def offer_sign_in(request: Request) -> Response:
    """Begin to sign in with a passkey."""
    asked = await passkeys_of(request).offer_sign_in(request.state.browser, place_of(request))
    return Response(asked, media_type="application/json")


async def sign_in(request: Request) -> Response:
    """Let this browser be that of the passkey's person."""
    given = await fields(request)
    person = await passkeys_of(request).sign_in(
        request.state.browser, place_of(request), given, kind_of(request)
    )
    return await with_name(request, JSONResponse({}), person)


ENDPOINTS: Final = (
    ("/me/passkey/new", offer_new, "POST"),
    ("/me/passkey", add, "POST"),
    ("/me/passkey/remove", remove, "POST"),
    ("/me/passkey/ask", offer_sign_in, "POST"),
    ("/me/passkey/sign-in", sign_in, "POST"),
)
