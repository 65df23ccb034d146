"""Routes of circles and of a person's own statistics."""

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kontor.server.page import statistic_pages as pages
from kontor.server.page.key_cookie import private, with_key
from kontor.server.page.visits import device_of, fields, service_of, text, visitor_of


async def circles(request: Request) -> Response:
    """List the reader's circles."""
    found = await service_of(request).my_circles(device_of(request))
    return private(HTMLResponse(pages.circles(visitor_of(request), found)))


async def circle(request: Request) -> Response:
    """Show a circle to its members."""
    sight = await service_of(request).circle(device_of(request), request.path_params["circle"])
    return private(HTMLResponse(pages.circle(visitor_of(request), sight)))


async def make(request: Request) -> Response:
    """Make a circle of those who sat at a table."""
    found = await fields(request)
    made = await service_of(request).make_circle(
        device_of(request), text(found, "table"), text(found, "name")
    )
    return RedirectResponse(f"/circles/{made}", 303)


async def answer(request: Request) -> Response:
    """Join a circle that asks, or say no."""
    found = await fields(request)
    where, yes = request.path_params["circle"], text(found, "answer") == "yes"
    await service_of(request).answer_circle(device_of(request), where, yes)
    return RedirectResponse(f"/circles/{where}" if yes else "/", 303)


async def rename(request: Request) -> Response:
    """Give a circle another name."""
    found = await fields(request)
    where = request.path_params["circle"]
    await service_of(request).rename_circle(device_of(request), where, text(found, "name"))
    return RedirectResponse(f"/circles/{where}", 303)


async def leave(request: Request) -> Response:
    """Leave a circle."""
    await service_of(request).leave_circle(device_of(request), request.path_params["circle"])
    return RedirectResponse("/circles", 303)


async def invite(request: Request) -> Response:
    """Issue a link to a circle, and show it this once."""
    service, device, where = (
        service_of(request),
        device_of(request),
        request.path_params["circle"],
    )
    token = await service.circle_invitation(device, where)
    sight = await service.circle(device, where)
    page = pages.circle(visitor_of(request), sight, f"/circles/join/{token}")
    return private(HTMLResponse(page))


async def invited(request: Request) -> Response:
    """Ask the bearer of a link whether they join."""
    token = request.path_params["token"]
    service = service_of(request)
    line = await service.invited_circle(token)
    if any(one.id == line.id for one in await service.my_circles(device_of(request))):
        return RedirectResponse(f"/circles/{line.id}", 303)
    return private(HTMLResponse(pages.invitation(visitor_of(request), line, token)))


async def join(request: Request) -> Response:
    """Join the circle of a link; whoever joins gets a key."""
    found = await fields(request)
    token = request.path_params["token"]
    where = await service_of(request).join_circle(device_of(request), token, text(found, "name"))
    return await with_key(request, RedirectResponse(f"/circles/{where}", 303))


async def statistics(request: Request) -> Response:
    """Show the reader's own statistics."""
    found = await service_of(request).statistics(device_of(request))
    return private(HTMLResponse(pages.own(visitor_of(request), found)))


CIRCLE: Final = "/circles/{circle}"
ENDPOINTS: Final = (
    ("/circles", circles, "GET"),
    ("/circles", make, "POST"),
    ("/circles/join/{token}", invited, "GET"),
    ("/circles/join/{token}", join, "POST"),
    (CIRCLE, circle, "GET"),
    (CIRCLE + "/answer", answer, "POST"),
    (CIRCLE + "/rename", rename, "POST"),
    (CIRCLE + "/leave", leave, "POST"),
    (CIRCLE + "/invitation", invite, "POST"),
    ("/statistics", statistics, "GET"),
)
