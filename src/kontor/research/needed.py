"""Libraries that only some adapters need: a clear word where one is missing."""

from importlib import import_module
from typing import Any


class MissingLibrary(ImportError):
    """An adapter was asked for whose library is not installed."""


def needed(library: str, package: str = "") -> Any:
    """Import a library, or say how to get it; playing never needs it."""
    try:
        return import_module(library)
    except ImportError as missing:
        package = package or library
        raise MissingLibrary(
            f"this needs {package}: pip install {package}, or kontor[research] for everything"
        ) from missing
