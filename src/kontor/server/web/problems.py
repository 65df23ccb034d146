"""Problems: errors as RFC 9457 documents, in the reader's language."""

import msgspec
from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from kontor.engine.messages import Message
from kontor.server.page import pages
from kontor.server.service.errors import ServiceError
from kontor.server.service.sight import SightFacts
from kontor.server.web.session import language_of
from kontor.text import complaints
from kontor.text.texts import Reader, Texts

MEDIA_TYPE = "application/problem+json"


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request was refused. `name` is stable, `title` is for people."""

    type: str
    name: str
    title: str
    status: int
    clause: str = ""
    facts: SightFacts = {}


def worded(error: ServiceError, language: str) -> str:
    """Say in a language what went wrong."""
    texts = Texts(language, error.game or None)
    if error.problem:
        return texts.say(error.name, word=complaints.said(texts, error.problem))
    names = [str(number + 1) for number in range(8)]
    return texts.message(Message(error.name, error.facts), Reader(-1, names))


def problem(error: ServiceError, language: str) -> Response:
    """Return an error as a document."""
    document = Problem(
        type=f"urn:kontor:{error.name}",
        name=error.name,
        title=worded(error, language),
        status=error.status,
        clause=error.clause,
        facts=error.facts,
    )
    content = msgspec.json.encode(document)
    return Response(content, error.status, pages.come_again(error), media_type=MEDIA_TYPE)


async def refuse(error: ServiceError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request or a handshake with an error: a page to people, a document to programs."""
    connection = HTTPConnection(scope)
    language = language_of(connection)
    response = problem(error, language)
    if scope["type"] == "http" and "text/html" in connection.headers.get("accept", ""):
        page = pages.error(pages.Visitor(language), error.status, error)
        response = HTMLResponse(page, error.status, pages.come_again(error))
    await response(scope, receive, send)
