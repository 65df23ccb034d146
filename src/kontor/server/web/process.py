"""A server process: the application from settings that its parent has written down."""

import os

import msgspec
from starlette.applications import Starlette

from kontor.server.web import logs
from kontor.server.web.app import build
from kontor.server.web.settings import Settings

VARIABLE = "KONTOR_SETTINGS"


def as_text(settings: Settings) -> str:
    """Write settings down."""
    return msgspec.json.encode(settings).decode()


def app() -> Starlette:
    """Build the application of this process."""
    settings = msgspec.json.decode(os.environ[VARIABLE], type=Settings)
    logs.set_up(settings.log_json, "WARNING" if settings.quiet else "INFO")
    return build(settings)
