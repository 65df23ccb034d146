"""Routes about material: pages to read, files to download, a corrected file to give to a table."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kontor import games
from kontor.server.page import material_files, material_pages
from kontor.server.page.actions import Endpoint
from kontor.server.page.packing import FOR_READER, answer, kept
from kontor.server.page.pages import reason
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

# What can be wrong with a file; anything else is wrong with the request.
FILE_ERRORS = (413, 422)


async def of_game(request: Request) -> Response:
    """Show the material of a game."""
    slug, reader = game_of(request), reader_of(request)
    page = kept(("material", slug, reader), lambda: material_pages.material(reader, slug))
    return answer(request, page, FOR_READER, READERS)


async def game_file(request: Request) -> Response:
    """Give out the usual components file of a game."""
    return file(material_files.text_of(game_of(request)))


async def of_table(request: Request) -> Response:
    """Show what the material of a table is."""
    return await shown(request)


async def table_file(request: Request) -> Response:
    """Give out the components file that a table plays with."""
    where = request.path_params["table"]
    sight = await service_of(request).sight(where, device_of(request))
    return file(await service_of(request).material(where) or material_files.text_of(sight.game))


async def correct(request: Request) -> Response:
    """Let a table play with a corrected file, or say what is wrong with it."""
    where = request.path_params["table"]
    try:
        found = await fields(request)
        await service_of(request).correct(device_of(request), where, text(found, "components"))
    except ServiceError as problem:
        if problem.status not in FILE_ERRORS:
            raise
        return await shown(request, problem)
    return RedirectResponse(f"/table/{where}", 303)


async def shown(request: Request, problem: ServiceError | None = None) -> Response:
    """Show the page about a table's material, and why a file was refused."""
    where, visitor = request.path_params["table"], visitor_of(request)
    sight = await service_of(request).sight(where, device_of(request))
    kept = await service_of(request).material(where)
    wrong = reason(problem, visitor.language) if problem else ""
    html = material_pages.of_table(sight, visitor, kept, wrong)
    return HTMLResponse(html, problem.status if problem else 200)


def game_of(request: Request) -> str:
    """Return the game that is asked about."""
    slug: str = request.path_params["game"]
    if slug not in games.SLUGS:
        raise ServiceError("error-no-such-game", 404, word=slug)
    return slug


def file(content: str) -> Response:
    """Return a components file to be kept."""
    headers = {"content-disposition": 'attachment; filename="components.toml"'}
    return Response(content, media_type="application/toml", headers=headers)


ENDPOINTS: list[tuple[str, Endpoint, str]] = [
    ("/material/{game}", of_game, "GET"),
    ("/material/{game}/components.toml", game_file, "GET"),
    ("/table/{table}/material", of_table, "GET"),
    ("/table/{table}/material", correct, "POST"),
    ("/table/{table}/material/components.toml", table_file, "GET"),
]
