"""Operations: one description of each API call, for serving it and for documenting it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kontor.server.service.errors import ServiceError
from kontor.server.service.service import Service
from kontor.server.web.bodies import problem_of
from kontor.server.web.problems import problem

LARGEST_NUMBER = 2**31 - 1


class Call:
    """A request to an operation, read and checked."""

    def __init__(self, request: Request, body: Any) -> None:
        self.request = request
        self.body = body
        self.service: Service = request.app.state.service
        self.device: str = request.state.device

    @property
    def table(self) -> str:
        """Return the table in the path."""
        return str(self.request.path_params["table"])

    @property
    def seat(self) -> int:
        """Return the seat in the path."""
        return int(self.request.path_params["seat"])

    def number(self, name: str, least: int = 0) -> int | None:
        """Return a whole number of the query, if it is given."""
        text = self.request.query_params.get(name)
        if text is None:
            return None
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 11):
            raise ServiceError("error-query", 422, word=name)
        value = int(text)
        if not least <= value <= LARGEST_NUMBER:
            raise ServiceError("error-query", 422, word=name)
        return value


Handler = Callable[[Call], Awaitable[object]]


@dataclass(frozen=True)
class Query:
    """A whole number that may be given in the query."""

    name: str
    description: str
    least: int = 0


@dataclass(frozen=True)
class Operation:
    """One thing a program may ask."""

    method: str
    path: str
    name: str
    summary: str
    handler: Handler
    result: Any
    body: Any = None
    status: int = 200
    query: tuple[Query, ...] = ()
    needs_device: bool = True

    async def serve(self, request: Request) -> Response:
        """Read the request, carry it out and write the result."""
        try:
            if self.needs_device and not request.state.device:
                raise ServiceError("error-no-device", 401)
            body = await read_body(request, self.body) if self.body else None
            result = await self.handler(Call(request, body))
        except ServiceError as error:
            return problem(error, request.state.language)
        if isinstance(result, str):
            return PlainTextResponse(result, self.status)
        return Response(msgspec.json.encode(result), self.status, media_type="application/json")


async def read_body(request: Request, kind: Any) -> Any:
    """Decode a JSON body of a known type."""
    media_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media_type != "application/json":
        raise ServiceError("error-media-type", 415)
    raw = await request.body()
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise ServiceError("error-body", 422, problem=problem_of(str(error))) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ServiceError("error-json", 400) from error


def routes(operations: list[Operation]) -> list[Route]:
    """Return the routes of operations; those that share a path share a route."""
    by_path: dict[str, dict[str, Operation]] = {}
    for operation in operations:
        by_path.setdefault(operation.path, {})[operation.method] = operation
    return [route(path, shared) for path, shared in by_path.items()]


def route(path: str, shared: dict[str, Operation]) -> Route:
    """Return the route of one path."""

    async def serve(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await shared[method].serve(request)

    serve.__name__ = next(iter(shared.values())).name
    return Route(path, serve, methods=list(shared))
