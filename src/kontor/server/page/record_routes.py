"""Routes about records: a page where one is opened from a file, and the file of a finished game."""

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from kontor.engine.record import FORMAT
from kontor.server.page.actions import Endpoint
from kontor.server.page.key_cookie import with_key
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.pages import come_again, reason
from kontor.server.page.render import render
from kontor.server.page.visits import device_of, fields, service_of, text, visitor_of
from kontor.server.service.errors import ServiceError

NOT_TEXT: Final = "error-material-not-text"
NO_RECORD: Final = ServiceError("error-record-first-line", 422, word=f"kontor record {FORMAT}")


async def page(request: Request) -> Response:
    """Show where a record can be opened."""
    return shown(request)


async def open_it(request: Request) -> Response:
    """Open a record, or say what is wrong with it."""
    try:
        found = await fields(request)
        made = await service_of(request).open_record(device_of(request), text(found, "record"))
    except ServiceError as problem:
        return shown(request, NO_RECORD if problem.name == NOT_TEXT else problem)
    return await with_key(request, RedirectResponse(f"/table/{made}?at=0", 303))


async def file(request: Request) -> Response:
    """Hand out the record of a finished game."""
    where = request.path_params["table"]
    text_of_it = await service_of(request).record(where, device_of(request))
    name = f'attachment; filename="kontor-{where}.record"'
    return PlainTextResponse(text_of_it, headers={"content-disposition": name})


def shown(request: Request, problem: ServiceError | None = None) -> Response:
    """Show the page, and why a file was refused."""
    visitor = visitor_of(request)
    words = PageTexts(visitor.language)
    wrong = reason(problem, visitor.language) if problem else ""
    html = render("records.html", visitor.context(words) | {"wrong": wrong})
    if problem is None:
        return HTMLResponse(html)
    return HTMLResponse(html, problem.status, come_again(problem))


ENDPOINTS: list[tuple[str, Endpoint, str]] = [
    ("/records", page, "GET"),
    ("/records", open_it, "POST"),
    ("/table/{table}/record", file, "GET"),
]
