"""Learning and practising on the page: the moments of games, and tables of one's own."""

from collections.abc import Awaitable, Callable
from itertools import groupby
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kontor.games.practice import moments
from kontor.server.page.call_routes import wished_colour, with_name
from kontor.server.page.key_cookie import with_key
from kontor.server.page.packing import FOR_READER, answer, kept
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.pages import Visitor, offer
from kontor.server.page.render import render
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


def practice(visitor: Visitor, slug: str = "") -> str:
    """Return the page of the moments of a game, or of all games that have some."""
    words = PageTexts(visitor.language)
    found = [offer(one, visitor.language) for one in offered() if moments(one)]
    context: dict[str, Any] = {
        "levels": [],
        "offers": found,
        "offer": next((one for one in found if one["slug"] == slug), None),
        "slug": slug,
        "slugs": [one["slug"] for one in found],
    }
    if slug:
        numbered = list(enumerate(moments(slug), 1))
        levels = groupby(numbered, key=lambda one: one[1].level)
        context["levels"] = [(level, list(some)) for level, some in levels]
        context["first"] = numbered[0][1].name
    return render("practice.html", visitor.context(words) | context)


async def choice(request: Request) -> Response:
    """Show the moments of a game, or which games have some."""
    slug = request.path_params.get("game", "")
    if slug and (slug not in offered() or not moments(slug)):
        raise ServiceError("error-no-such-game", 404, word=slug)
    reader = reader_of(request)
    page = kept(("practice", slug, reader), lambda: practice(reader, slug))
    return answer(request, page, FOR_READER, READERS)


async def practise(request: Request) -> Response:
    """Open a moment."""
    game, moment = request.path_params["game"], request.path_params["moment"]
    leaving = text(await fields(request), "leaving")
    return await led(
        request,
        lambda device, name, colour: service_of(request).practise(
            device, game, moment, name, colour, leaving
        ),
    )


async def learn(request: Request) -> Response:
    """Open the guided first game of a game, go on with it, or begin it again."""
    game, again = request.path_params["game"], text(await fields(request), "lesson") == "again"
    return await led(
        request,
        lambda device, name, colour: service_of(request).learn(device, game, name, colour, again),
    )


async def led(request: Request, opened: Callable[[str, str, str], Awaitable[str]]) -> Response:
    """Lead somebody to a table of their own, opened under their name and in their colour."""
    device, visitor = device_of(request), visitor_of(request)
    given = text(await fields(request), "name").strip() or visitor.name
    name = given or PageTexts(visitor.language).say("page-seat", number=1)
    made = await opened(device, name, await wished_colour(request, ""))
    there = RedirectResponse(f"/table/{made}", 303)
    return await with_key(request, await with_name(request, there, device, given))


ENDPOINTS: Final = (
    ("/practice", choice, "GET"),
    ("/practice/{game}", choice, "GET"),
    ("/practice/{game}/{moment}", practise, "POST"),
    ("/learn/{game}", learn, "POST"),
)
