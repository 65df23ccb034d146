"""The page of a game: the whole game on one side, also in the panel at the table."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from kontor.server.page.packing import FOR_READER, answer, kept
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.pages import Visitor, offer
from kontor.server.page.render import render
from kontor.server.page.static_files import offered
from kontor.server.page.visits import READERS, reader_of
from kontor.server.service.errors import ServiceError
from kontor.text import summaries


def summary(visitor: Visitor, slug: str, whole: bool = True) -> str:
    """Return a game on one page: the page, or only its text for the panel at the table."""
    words = PageTexts(visitor.language, slug)
    context = visitor.context(words) | {
        "slug": slug,
        "offer": offer(slug, visitor.language),
        "summary": summaries.summary(slug, visitor.language),
        "whole": whole,
    }
    return render("game.html" if whole else "summary.html", context)


async def game(request: Request) -> Response:
    """Show a game on one page."""
    slug = request.path_params["game"]
    if slug not in offered() or not summaries.is_summed_up(slug):
        raise ServiceError("error-no-such-game", 404, word=slug)
    whole = "panel" not in request.query_params
    reader = reader_of(request)
    page = kept(("summary", slug, whole, reader), lambda: summary(reader, slug, whole))
    return answer(request, page, FOR_READER, READERS)


ENDPOINTS: Final = (("/games/{game}", game, "GET"),)
