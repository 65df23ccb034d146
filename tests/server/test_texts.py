"""Every reason the server gives has a text, and every text a reason."""

import re
from pathlib import Path

import kontor
from kontor.server.service import notes
from tests.text import corpus

SERVER = Path(kontor.__file__).parent / "server"
NAME = re.compile(r'"(error-[a-z-]+)"')


def named(pattern: re.Pattern[str]) -> set[str]:
    """Collect what a pattern finds in the sources of the server."""
    found: set[str] = set()
    for path in SERVER.rglob("*.py"):
        found |= set(pattern.findall(path.read_text("utf-8")))
    return found


def test_every_error_has_a_text_and_is_used() -> None:
    texts = {name for name in corpus.texts(None, "en") if name.startswith("error-")}
    assert named(NAME) == texts


def test_every_note_has_a_text_and_is_used() -> None:
    texts = {name for name in corpus.texts(None, "en") if name.startswith("note-")}
    assert {f"note-{name}" for name in notes.NAMES} == texts
