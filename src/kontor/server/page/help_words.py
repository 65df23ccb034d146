"""Help on pieces: templates mark what explains itself, and the words are sent once per page.

A template writes `{{ help_on("knight") }}` inside a tag. The page fetches the words of its game in
its language when they are first needed; their address names what they are, so browsers keep them.
"""

import json
from functools import cache

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from kontor import games
from kontor.server.page.packing import Packed, answer, packed
from kontor.server.page.static_files import ASK_AGAIN, FOR_GOOD
from kontor.text.helps import HelpError, clauses, helps
from kontor.text.languages import LANGUAGES

JSON = "application/json; charset=utf-8"


@cache
def mark(slug: str, *keys: str) -> Markup:
    """Mark an element with what it says of itself; the first key gives the name."""
    for key in keys:
        if key not in clauses(slug):
            raise HelpError(f"{slug}: help.toml does not list {key}")
    return Markup('data-help="{}"').format(" ".join(keys))


@cache
def words(slug: str, language: str) -> Packed:
    """Write all that a game explains in one language: by key the name, a sentence, a clause."""
    told = {key: [one.name, one.sentence, one.clause] for key, one in helps(slug, language).items()}
    return packed(json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode(), JSON)


@cache
def address(slug: str, language: str) -> str:
    """Return where the words are to be found as they are now."""
    return f"/help/{words(slug, language).tag}/{slug}-{language}.json"


async def serve(request: Request) -> Response:
    """Send the words of a game in one language."""
    slug, language = request.path_params["game"], request.path_params["language"]
    if slug not in games.SLUGS or language not in LANGUAGES:
        return Response(status_code=404)
    found = words(slug, language)
    is_current = request.path_params["digest"] == found.tag
    return answer(request, found, FOR_GOOD if is_current else ASK_AGAIN)
