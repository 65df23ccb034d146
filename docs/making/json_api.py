"""The page of the JSON API: the OpenAPI document in words, with what really was answered."""

import json
import re
from collections.abc import Iterator
from typing import Any

from docs.making.api_story import Example, examples
from kontor.server.web import api, openapi

MOST_ITEMS = 2
MOST_LINES = 12
# A list or an object without another inside, of at most 90 characters.
SMALL = re.compile(r"[\[{]\s[^\[\]{}]{1,90}[\]}]")
SECRETS = ("token", "invitation")
KINDS = {
    "Games and tables": ("/games", "/tables", "/records", "/public-tables", "/claims"),
    "Seats": ("/tables/{table}/seats",),
    "At a table": ("/tables/{table}",),
    "Circles and statistics": ("/circle", "/statistics"),
}


def page() -> str:
    """Write the page."""
    document = openapi.document(api.OPERATIONS, api.PREFIX)
    found = examples()
    lines = ["# JSON API\n", openapi.NOTES]
    lines.append(
        "Below is every operation with a request and what the server answered to it, both real and "
        "made when this page was built: long lists are cut after two entries (`…`). The types are "
        "in the OpenAPI document that a server hands out at `/api/v1/openapi.json`. A refusal is a "
        "`Problem` with its sentence in the reader's language and, if a rule is behind it, the "
        "clause.\n"
    )
    for kind in KINDS:
        lines.append(f"## {kind}\n")
        for path, methods in document["paths"].items():
            for method, told in methods.items():
                if kind_of(path.removeprefix(api.PREFIX)) == kind:
                    lines += operation(method, path, told, found[told["operationId"]])
    return "\n".join(lines)


def kind_of(path: str) -> str:
    """Return the section an operation stands in."""
    if path in KINDS["Games and tables"]:
        return "Games and tables"
    starts = ("Seats", "At a table", "Circles and statistics")
    return next(kind for kind in starts if path.startswith(KINDS[kind]))


def operation(method: str, path: str, told: dict[str, Any], example: Example) -> Iterator[str]:
    """Write one operation."""
    yield f"### {told['operationId']}\n"
    yield f"`{method.upper()} {path}`: {told['description']}\n"
    for parameter in told["parameters"]:
        if parameter["in"] == "query":
            yield f"- `?{parameter['name']}=`: {parameter['description']}"
    yield "\n```text\n" + "\n".join(request(example)) + "\n```\n"
    yield from answer(example)


def request(example: Example) -> Iterator[str]:
    """Write a request as it is sent."""
    yield f"{example.method} {example.path}"
    if example.who:
        yield f"Authorization: Bearer {example.who.upper()}…"
    if example.body is not None:
        yield "Content-Type: application/json"
        yield ""
        yield written(example.body)


def answer(example: Example) -> Iterator[str]:
    """Write an answer."""
    yield f"answers {example.status}:\n"
    if isinstance(example.answer, str):
        lines = example.answer.splitlines()
        yield "```text\n" + "\n".join([*lines[:MOST_LINES], "…"]) + "\n```\n"
    else:
        yield f"```json\n{written(example.answer)}\n```\n"


def written(value: Any) -> str:
    """Write JSON, with what is small on one line."""
    text = json.dumps(shortened(value), indent=2, ensure_ascii=False)
    return SMALL.sub(lambda found: " ".join(found[0].split()), text)


def shortened(value: Any, key: str = "") -> Any:
    """Cut long lists and texts; a secret is not worth showing."""
    if isinstance(value, dict):
        return {name: shortened(inner, name) for name, inner in value.items()}
    if isinstance(value, list):
        cut = [shortened(inner) for inner in value[:MOST_ITEMS]]
        return [*cut, "…"] if len(value) > MOST_ITEMS else cut
    if isinstance(value, str) and (key in SECRETS or len(value) > 120):
        return value[:12] + "…"
    return value
