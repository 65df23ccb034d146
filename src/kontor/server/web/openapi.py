"""The OpenAPI 3.1 document, generated from the operations and their types."""

import re
from typing import Any

import msgspec

from kontor import __version__
from kontor.server.web.operation import Operation, Query
from kontor.server.web.problems import MEDIA_TYPE, Problem

REFERENCE = "#/components/schemas/{name}"

REFUSALS = {
    400: "The body is not JSON.",
    401: "The request names no device: send a bearer token.",
    403: "Not yours to do, or a foreign origin.",
    404: "There is no such table, seat, moment or circle.",
    405: "The path has no such method.",
    409: "Not now: the table has moved on, or is not at that point.",
    410: "The invitation has expired.",
    413: "The body is too large.",
    415: "The body is not application/json.",
    421: "The request names a host that this server is not.",
    422: "The body or query does not fit, or the rules refuse the answer (with its clause).",
    429: "Too often; see Retry-After.",
    503: "The table is too busy; try again.",
}
WITHOUT_BODY = {400, 413, 415}

NOTES = """\
Tables, questions and answers of Kontor. A program names itself with `Authorization: Bearer` and
either the token of a seat, which that seat's owner has issued, or any 43 characters of its own
choice (256 random bits in base64url) for tables it sets up itself.

Look at a table, choose one of `question.options`, and send its `word` with the `version` you saw
and a `key` of your own. Repeating a request with the same key is safe. Whole numbers are written
without a fraction (`5`, not `5.0`).

`GET /api/v1/tables/{table}/live` as a WebSocket sends a sight whenever it changes. One from before
your own answer may still be on its way: leave out those with a version below the one you were
given for it. Send `{"at": 12}` to look at the moment after twelve answers, `{}` to come back.
"""


def document(operations: list[Operation], prefix: str) -> dict[str, Any]:
    """Return the document."""
    types = [kind for operation in operations for kind in (operation.body, operation.result)]
    structs = {kind for kind in types if isinstance(kind, type) and kind is not str}
    wanted = [*sorted(structs, key=lambda kind: kind.__name__), Problem]
    _, schemas = msgspec.json.schema_components(wanted, ref_template=REFERENCE)
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        path = prefix + re.sub(r":int\}", "}", operation.path)
        paths.setdefault(path, {})[operation.method.lower()] = described(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kontor", "version": __version__, "description": NOTES},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"bearer": {"type": "http", "scheme": "bearer"}},
        },
    }


def described(operation: Operation) -> dict[str, Any]:
    """Describe one operation."""
    result = (
        {"text/plain": {"schema": {"type": "string"}}}
        if operation.result is str
        else {"application/json": {"schema": reference(operation.result)}}
    )
    responses: dict[str, Any] = {
        str(operation.status): {"description": operation.summary, "content": result}
    }
    for status, reason in REFUSALS.items():
        if operation.body or status not in WITHOUT_BODY:
            responses[str(status)] = {
                "description": reason,
                "content": {MEDIA_TYPE: {"schema": reference(Problem)}},
            }
    found: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "description": operation.handler.__doc__ or operation.summary,
        "parameters": [
            *map(path_parameter, re.findall(r"\{(\w+)", operation.path)),
            *map(query_parameter, operation.query),
        ],
        "responses": responses,
        "security": [{"bearer": []}, *([] if operation.needs_device else [{}])],
    }
    if operation.body:
        content = {"application/json": {"schema": reference(operation.body)}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def reference(kind: type) -> dict[str, str]:
    """Point at a type."""
    return {"$ref": REFERENCE.format(name=kind.__name__)}


def path_parameter(name: str) -> dict[str, Any]:
    """Describe a part of the path."""
    schema: dict[str, Any] = {"type": "string", "pattern": "^[0-9a-f]{16}$"}
    if name == "seat":
        schema = {"type": "integer", "minimum": 0, "maximum": 7}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def query_parameter(query: Query) -> dict[str, Any]:
    """Describe a number of the query."""
    schema = {"type": "integer", "minimum": query.least, "maximum": 2**31 - 1}
    return {
        "name": query.name,
        "in": "query",
        "required": False,
        "description": query.description,
        "schema": schema,
    }
