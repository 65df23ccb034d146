"""The OpenAPI document tells the truth: schemathesis tries what it promises."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import (
    ignored_auth,
    missing_required_header,
    positive_data_acceptance,
)

from kontor.server.web import api, openapi
from tests.server.process import API, ServerProcess, new_bearer, serving

# A word that fits the document may still be no legal answer now: the rules refuse it with 422.
# The bearer is added to every request here; requests without one are tested in test_api.
NOT_CHECKED = [positive_data_acceptance, ignored_auth, missing_required_header]
TABLE = re.compile(r"[0-9a-f]{16}")
EXAMPLES = 12

schema = schemathesis.openapi.from_dict(openapi.document(api.OPERATIONS, api.PREFIX))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, str, str]]:
    """Run a server with one table, and return it with the table and its host's bearer."""
    file: Path = tmp_path_factory.mktemp("schema") / "tables.db"
    with serving(f"sqlite:///{file}") as server:
        host = new_bearer()
        new = {"game": "fugger", "seats": 2, "names": ["Ada", "Ben"]}
        with httpx.Client(base_url=server.base + API, headers=host) as http:
            table = http.post("/tables", json=new).json()["id"]
            http.post(f"/tables/{table}/start")
        yield server, table, host["authorization"]


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_requests_of_every_kind(
    case: "schemathesis.Case[Any]", place: tuple[ServerProcess, str, str]
) -> None:
    server, table, bearer = place
    if TABLE.fullmatch(str((case.path_parameters or {}).get("table", ""))):
        case.path_parameters["table"] = table
    case.call_and_validate(
        base_url=server.base, headers={"authorization": bearer}, excluded_checks=NOT_CHECKED
    )
