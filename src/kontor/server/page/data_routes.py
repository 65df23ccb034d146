"""Routes of what is one's own: results and records to take along, and the way out."""

from collections.abc import Iterator
from typing import IO, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response, StreamingResponse

from kontor.server.page.key_cookie import KEY_COOKIE, private
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.render import render
from kontor.server.page.visits import device_of, fields, service_of, text, visitor_of
from kontor.server.service.errors import ServiceError

AT_ONCE: Final = 65_536
# What a browser keeps of a person, besides language and light.
OWN_COOKIES: Final = (KEY_COOKIE, "kontor_name")


async def results(request: Request) -> Response:
    """Hand out results as CSV: the reader's own, or those of a circle."""
    circle = request.path_params.get("circle", "")
    lines = await service_of(request).results(device_of(request), circle)
    reply = StreamingResponse(lines, media_type="text/csv; charset=utf-8")
    reply.headers["content-disposition"] = 'attachment; filename="kontor-results.csv"'
    return private(reply)


async def records(request: Request) -> Response:
    """Hand out the records of the reader's finished games as one file."""
    file = await service_of(request).records(device_of(request))
    reply = StreamingResponse(in_pieces(file), media_type="application/zip")
    reply.headers["content-disposition"] = 'attachment; filename="kontor-records.zip"'
    return private(reply)


def in_pieces(file: IO[bytes]) -> Iterator[bytes]:
    """Read a file piece by piece."""
    with file:
        while piece := file.read(AT_ONCE):
            yield piece


async def data(request: Request) -> Response:
    """Show what the reader may take along, and the way out."""
    visitor = visitor_of(request)
    words = PageTexts(visitor.language)
    return private(HTMLResponse(render("data.html", visitor.context(words))))


async def erase(request: Request) -> Response:
    """Take out all that is the reader's, if they have typed the word for it."""
    found = await fields(request)
    wanted = PageTexts(request.state.language).say("page-erase-word")
    if text(found, "word").strip().casefold() != wanted.casefold():
        raise ServiceError("error-erase-word", 422, word=wanted)
    await service_of(request).erase(device_of(request))
    reply = RedirectResponse("/", 303)
    for name in OWN_COOKIES:
        reply.delete_cookie(name, path="/")
    return private(reply)


ENDPOINTS: Final = (
    ("/me/data", data, "GET"),
    ("/me/results.csv", results, "GET"),
    ("/circles/{circle}/results.csv", results, "GET"),
    ("/me/records.zip", records, "GET"),
    ("/me/erase", erase, "POST"),
)
