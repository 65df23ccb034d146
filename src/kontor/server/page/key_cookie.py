"""The cookie with a person's key.

Only the hash of a key is kept. A browser where it was made or opened has it as a cookie, so that
its page can show it again.
"""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from kontor.server.page.visits import YEAR, kind_of, service_of
from kontor.server.service.tokens import LENGTH

KEY_COOKIE: Final = "kontor_key"


async def with_key(request: Request, answer: Response) -> Response:
    """Give whoever has sat down a key, if they have none."""
    token = await service_of(request).people.first_key(request.state.browser, kind_of(request))
    return keep(request, answer, token) if token else answer


def keep(request: Request, answer: Response, token: str) -> Response:
    """Keep a key in the browser, so that its own page can show it."""
    if len(token) == LENGTH:
        answer.set_cookie(
            KEY_COOKIE,
            token,
            max_age=YEAR,
            path="/",
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="lax",
        )
    return private(answer)


def private(answer: Response) -> Response:
    """Keep an answer out of every cache."""
    answer.headers["cache-control"] = "no-store"
    return answer
