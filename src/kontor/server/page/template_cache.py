"""Templates as Python code, kept between starts: writing it takes seconds for each game.

The code of a template depends on others and on what writes it, so one digest covers all of them:
a folder `templates-DIGEST` beside the compiled rules can be missing but never out of date.
"""

import os
import shutil
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from pickle import UnpicklingError
from typing import Final

from jinja2 import FileSystemBytecodeCache
from jinja2 import __version__ as jinja
from jinja2.bccache import Bucket

from kontor import compiled, games

PAGE: Final = Path(__file__).parent
FOLDER: Final = "templates-"


class TemplateCache(FileSystemBytecodeCache):
    """The templates of one game's table, or of the pages around."""

    def __init__(self, folder: Path, slug: str) -> None:
        super().__init__(str(folder))
        self.slug = slug

    def get_cache_key(self, name: str, filename: str | None = None) -> str:
        """Tell the same template in two games' tables apart."""
        return sha256(f"{self.slug}\n{name}".encode()).hexdigest()

    def load_bytecode(self, bucket: Bucket) -> None:
        """Take the code of a template from where it was kept, if it is whole."""
        try:
            super().load_bytecode(bucket)
        except (OSError, UnpicklingError, EOFError):
            bucket.reset()

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep the code of a template; what cannot be kept is written anew next time."""
        with suppress(OSError):
            super().dump_bytecode(bucket)


def template_cache(slug: str) -> TemplateCache | None:
    """Return where the code of templates is kept, if something can be kept here."""
    folder = cache_folder()
    return TemplateCache(folder, slug) if folder else None


@cache
def cache_folder() -> Path | None:
    """Return the folder for these templates; those of earlier ones are removed."""
    builds = compiled.build_dir()
    if not (builds.is_dir() and os.access(builds, os.W_OK)):
        return None
    folder = builds / f"{FOLDER}{digest()}"
    if not folder.is_dir():
        for old in builds.glob(f"{FOLDER}*"):
            shutil.rmtree(old, ignore_errors=True)
        folder.mkdir(exist_ok=True)
    return folder


def digest() -> str:
    """Return the digest of all templates and of what makes code of them."""
    written = sha256(jinja.encode())
    boards = games.FOLDER.glob("*/board/*")
    paths = [*PAGE.glob("*.py"), *(PAGE / "templates").rglob("*"), *boards]
    for path in sorted(path for path in paths if path.is_file()):
        written.update(str(path.relative_to(PAGE.parents[1])).encode() + path.read_bytes())
    return written.hexdigest()[:16]
