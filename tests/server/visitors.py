"""The application without a network: clients that come from any address."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from starlette.applications import Starlette

from kontor.server.web.app import build
from kontor.server.web.settings import Settings

HERE = "http://localhost"
PAGE = {"accept": "text/html", "sec-fetch-site": "same-origin"}
TWO = {"game": "fugger", "seat2": "friend", "name": "Ada"}


@asynccontextmanager
async def running(database: str, **settings: Any) -> AsyncIterator[Starlette]:
    """Run the application."""
    app = build(Settings(database=database, **settings))
    async with app.router.lifespan_context(app):
        yield app


def visitor(app: Starlette, address: str = "192.0.2.1", **headers: str) -> httpx.AsyncClient:
    """Return a browser at an address."""
    door = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 4711))
    return httpx.AsyncClient(transport=door, base_url=HERE, headers=PAGE | headers)


async def open_table(client: httpx.AsyncClient, **fields: str) -> str:
    """Open a table by the form of the start page, and return its id."""
    made = await client.post("/tables", data=TWO | fields)
    assert made.status_code == 303, made.text
    return re.sub(".*/", "", made.headers["location"])


async def statuses(client: httpx.AsyncClient, times: int, path: str = "/") -> list[int]:
    """Ask for a page several times."""
    return [(await client.get(path)).status_code for _ in range(times)]
