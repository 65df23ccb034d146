"""Style sheets, scripts, drawings and fonts: read once, packed once, kept by browsers for good.

Their address names what they are: `/static/DIGEST/…`, where the digest is that of all files
together, so that files may name each other by relative paths. Without the digest, or with an old
one, a file is served all the same, and asked for again each time.
"""

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from kontor import games
from kontor.games.listing import in_order, listing
from kontor.server.page import lean
from kontor.server.page.joined import art, joined
from kontor.server.page.packing import Packed, answer, packed

FOLDER: Final = Path(__file__).parent / "static"
ICONS: Final = FOLDER.parent / "templates" / "art" / "icons.svg"
FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
LEAN: Final = {".css": lean.style, ".js": lean.script}
BOARD_FILES: Final = (".css", ".js", ".svg")


@dataclass(frozen=True)
class Shelf:
    """All files by their path, and the digest of all."""

    files: dict[str, Packed]
    digest: str


@cache
def shelf() -> Shelf:
    """Read all files."""
    found = {
        path.relative_to(FOLDER).as_posix(): path
        for path in sorted(FOLDER.rglob("*"))
        if path.suffix in KINDS
    }
    for slug in games.SLUGS:
        for path in sorted((games.FOLDER / slug / "board").glob("*")):
            if path.suffix in BOARD_FILES:
                found[f"games/{slug}/{path.name}"] = path
    contents = {name: content(path) for name, path in found.items()}
    contents["games.css"] = colours().encode()
    texts = {name: text.decode() for name, text in contents.items() if suffix(name) in LEAN}
    for name, text in joined(texts, games.SLUGS).items():
        contents[name] = (lean.long_lines(text) if suffix(name) == ".js" else text).encode()
    icons = ICONS.read_text("utf-8")
    for slug in offered():
        symbols = games.FOLDER / slug / "board" / "symbols.svg"
        contents[f"table/art/{slug}.js"] = art(icons, symbols.read_text("utf-8")).encode()
    files = {name: packed(text, KINDS[suffix(name)]) for name, text in contents.items()}
    tags = "".join(f"{name} {file.tag}\n" for name, file in sorted(files.items()))
    return Shelf(files, sha256(tags.encode()).hexdigest()[:16])


def suffix(name: str) -> str:
    """Return how a file's name ends."""
    return Path(name).suffix


def content(path: Path) -> bytes:
    """Return what browsers need of a file."""
    lighter = LEAN.get(path.suffix)
    return lighter(path.read_text("utf-8")).encode() if lighter else path.read_bytes()


def address(path: str) -> str:
    """Return where a file is to be found as it is now."""
    return f"/static/{shelf().digest}/{path}"


async def serve(request: Request) -> Response:
    """Serve a file."""
    path: str = request.path_params["path"]
    digest, _, rest = path.partition("/")
    is_current = digest == shelf().digest
    file = shelf().files.get(rest) or shelf().files.get(path)
    if file is None:
        return Response(status_code=404)
    return answer(request, file, FOR_GOOD if is_current else ASK_AGAIN)


def colours() -> str:
    """Return the style sheet with the colours of all games."""
    rules = []
    for slug in offered():
        own = listing(slug)
        rules.append(f".g-{slug} {{ --e: {own.colour}; --e2: {own.shade}; }}\n")
    return "".join(rules)


@cache
def offered() -> list[str]:
    """List the games that have a board for the page, in their order."""
    boards = [
        slug for slug in games.SLUGS if (games.FOLDER / slug / "board" / "board.html").is_file()
    ]
    return in_order(boards)
