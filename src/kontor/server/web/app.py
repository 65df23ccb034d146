"""The application: routes and middleware around one service."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from kontor.server import meters
from kontor.server.page import regions, routes
from kontor.server.page.letter_words import LetterWords
from kontor.server.page.returning import Returning
from kontor.server.service.bots import Bots
from kontor.server.service.calling import Calling
from kontor.server.service.clocks import Clocks
from kontor.server.service.errors import ServiceError
from kontor.server.service.keeper import Keeper
from kontor.server.service.offer import offered
from kontor.server.service.postman import Postman
from kontor.server.service.quotas import Quotas
from kontor.server.service.service import Service
from kontor.server.service.signets import Signets
from kontor.server.store.reach import OutOfReach
from kontor.server.store.store import Store
from kontor.server.web import api, openapi, operation, sockets
from kontor.server.web.banned import Banned
from kontor.server.web.crowd import Crowd
from kontor.server.web.doorkeeper import Doorkeeper
from kontor.server.web.forwarding import Forwarding, trusting
from kontor.server.web.garbage import tended
from kontor.server.web.guard import Guard
from kontor.server.web.health import Pulse, healthz, readyz
from kontor.server.web.limits import BodyLimit, Limits
from kontor.server.web.logs import AccessLog
from kontor.server.web.metrics import measured
from kontor.server.web.persons import Persons
from kontor.server.web.problems import problem
from kontor.server.web.session import Session
from kontor.server.web.settings import Settings

if TYPE_CHECKING:
    from kontor.server.service.passkeys import Passkeys

log = logging.getLogger("kontor.web")

AGAIN_SECONDS = 2
# Whoever is back within so many seconds has not been away.
AWAY_AFTER = 3.0
HTTP_ERRORS = {
    404: "error-no-such-page",
    405: "error-method",
    413: "error-too-large",
}


def build(settings: Settings) -> Starlette:
    """Return the application; its store opens when the server starts."""
    store = Store(settings.database)
    service = Service(store)
    signets = Signets()
    calling = Calling(service, offered(settings.mail, settings.private_hooks))
    service.look = regions.drawn
    service.away_after = AWAY_AFTER
    if settings.shares:
        service.most_held_seats = settings.shares.held_seats
        service.quotas = Quotas(settings.shares.quotas(), settings.shares.devices_per_address)

    @asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        bots = Bots(service, settings.pace, settings.thinkers)
        clocks = Clocks(service)
        keeper = Keeper(service, settings.life)
        postman = Postman(calling, LetterWords(), settings.call_after)
        await store.open()
        await keeper.open()
        await signets.open(store, service.now())
        await bots.open()
        await clocks.open()
        await postman.open()
        try:
            async with tended(), measured(service, settings):
                yield
        finally:
            await app.state.pulse.close()
            await postman.close()
            await keeper.close()
            await clocks.close()
            await bots.close()
            await store.close()

    app = Starlette(
        routes=[
            Route("/healthz", healthz),
            Route("/readyz", readyz),
            Mount(api.PREFIX, routes=api_routes()),
            *page_routes(),
        ],
        middleware=[
            Middleware(AccessLog),
            Middleware(Forwarding, trusted=settings.trusted_proxies),
            Middleware(Guard, settings=settings),
            Middleware(Limits, quotas=service.quotas, by_device=False),
            Middleware(Session, signets=signets, store=store),
            Middleware(Limits, quotas=service.quotas, by_device=True),
            Middleware(BodyLimit, settings=settings),
            Middleware(Persons),
            Middleware(Banned, bans=service.bans),
        ],
        exception_handlers={
            ServiceError: service_error,
            OutOfReach: out_of_reach,
            HTTPException: http_error,
            ClientDisconnect: gone,
            Exception: unexpected,
        },
        lifespan=running,
    )
    app.state.service = service
    app.state.pulse = Pulse(store)
    app.state.settings = settings
    app.state.signets = signets
    app.state.calling = calling
    app.state.passkeys = passkeys_of(service) if calling.offer.passkeys else None
    app.state.crowd = Crowd(settings.shares)
    app.state.doorkeeper = Doorkeeper(settings.shares, trusting(settings.trusted_proxies))
    return app


def passkeys_of(service: Service) -> "Passkeys":
    """Return what knows passkeys; without requirements/server.txt it cannot be imported."""
    from kontor.server.service.passkeys import Passkeys  # noqa: PLC0415

    return Passkeys(service)


def api_routes() -> list[BaseRoute]:
    """Return the routes of the API, all below its prefix."""
    return [
        Route("/openapi.json", document),
        WebSocketRoute("/tables/{table}/live", sockets.api_live),
        *operation.routes(api.OPERATIONS),
    ]


def page_routes() -> list[BaseRoute]:
    """Return the routes of the pages."""
    return [
        WebSocketRoute("/table/{table}/live", sockets.page_live(Returning())),
        *routes.routes(),
    ]


async def document(request: Request) -> Response:
    """Return the OpenAPI document."""
    return JSONResponse(openapi.document(api.OPERATIONS, api.PREFIX))


async def service_error(request: Request, error: Exception) -> Response:
    """Answer with the reason why a request was refused."""
    assert isinstance(error, ServiceError)
    return problem(error, language(request))


async def out_of_reach(request: Request, error: Exception) -> Response:
    """Answer while the database cannot be used, and say when to come back."""
    meters.out_of_reach.inc()
    log.warning("the database is out of reach: %s", error)
    refusal = ServiceError("error-database", 503)
    is_page = not request.url.path.startswith(f"{api.PREFIX}/")
    response = routes.refused(request, refusal) if is_page else problem(refusal, language(request))
    response.headers["retry-after"] = str(AGAIN_SECONDS)
    return response


async def http_error(request: Request, error: Exception) -> Response:
    """Answer with what HTTP itself has to object."""
    assert isinstance(error, HTTPException)
    name = HTTP_ERRORS.get(error.status_code, "error-request")
    response = problem(ServiceError(name, error.status_code), language(request))
    response.headers.update(error.headers or {})
    return response


async def gone(request: Request, error: Exception) -> Response:
    """Answer nobody: the client has gone, or did not send what it had announced."""
    return Response(status_code=400)


async def unexpected(request: Request, error: Exception) -> Response:
    """Answer after a fault of ours; the log has the details."""
    return problem(ServiceError("error-fault", 500), language(request))


def language(request: Request) -> str:
    """Return the language of a request."""
    chosen: str = getattr(request.state, "language", "en")
    return chosen
