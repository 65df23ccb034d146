"""Serve the compiled rules where a build for exactly these sources exists, plain Python elsewhere.

The rules are compiled in packages: the core (engine and bots) and each game. A build is a folder
`PACKAGE-DIGEST` with libraries and a manifest. The digest covers the sources, the Python version
and the platform, and a game's digest also that of the core, whose classes it extends: a build can
be missing but never out of date. Sources and data files stay where they are; only the module code
comes from the build. A checkout keeps its builds in `.build`, a wheel brings them in
`compiled/built`.
"""

import contextlib
import hashlib
import json
import os
import shutil
import sys
import sysconfig
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[1]

# The package on which all others rest (no game can bear this name), and its sources.
CORE: Final = "engine+bots"
CORE_SOURCES: Final = ("engine/**/*.py", "bots/**/*.py", "games/*.py")
GAMES: Final = "games"
NEVER_COMPILED: Final = ("__init__.py",)
DRAWING: Final = "board"

# Where the builds of a wheel lie in the package, and what they were made with.
BUILT: Final = Path("compiled", "built")
RECIPE: Final = "build.txt"

MANIFEST: Final = "manifest.json"
LOCK: Final = "compile.lock"
LOG: Final = "compile.log"
WANTED: Final = "wanted"


# Why something runs plain; FAILED is followed by the file that says more.
PURE = "KONTOR_PURE is set"
NO_COMPILER = "no C compiler"
NO_HEADERS = "no Python.h (install python3-dev)"
NOT_YET = "no compiled build for these sources yet"
NOT_IN_WHEEL = "the wheel brings no compiled rules for these sources"
FAILED = "compiling failed, see"


@dataclass(frozen=True)
class Status:
    """Says which packages run as plain Python, and why."""

    plain: dict[str, str]
    packages: int

    @property
    def compiled(self) -> bool:
        """Tell whether everything runs compiled."""
        return not self.plain

    @property
    def mixed(self) -> bool:
        """Tell whether some packages run compiled and others do not."""
        return 0 < len(self.plain) < self.packages

    @property
    def reason(self) -> str:
        """Say in one line what runs plain and why; packages are named unless all share a reason."""
        if self.compiled:
            return "compiled"
        names = self.by_reason()
        if len(names) == 1 and not self.mixed:
            return next(iter(names))
        return "; ".join(f"{', '.join(group)}: {reason}" for reason, group in names.items())

    def by_reason(self) -> dict[str, list[str]]:
        """Return the packages that run plain, by why they do."""
        names: dict[str, list[str]] = {}
        for name, reason in self.plain.items():
            names.setdefault(reason, []).append(name)
        return names


class CompiledFinder:
    """Finds the modules of the builds that are served."""

    def __init__(self, packages: Sequence[str], files: dict[str, Path]) -> None:
        self.packages = packages
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Point the import system at the library, if this is one of our modules."""
        file = self.files.get(name)
        return spec_from_file_location(name, file) if file else None


class Builds:
    """The packages of a source tree as it is now, and their builds in a folder."""

    def __init__(self, package: Path, build: Path) -> None:
        self.build = build
        self.digests = digests(package)

    def folder(self, name: str) -> Path:
        """Return the folder of the build that fits a package's present sources."""
        return self.build / f"{name}-{self.digests[name]}"

    def failure_note(self, name: str) -> Path:
        """Return the file that says that compiling these very sources failed."""
        return self.build / f"failed-{name}-{self.digests[name]}"

    def is_built(self, name: str) -> bool:
        """Tell whether a package can be served: nothing can without the core."""
        return all((self.folder(part) / MANIFEST).is_file() for part in (CORE, name))

    def has_failed(self, name: str) -> bool:
        """Tell whether a package or its core could not be compiled."""
        return any(self.failure_note(part).is_file() for part in (CORE, name))

    def due(self) -> list[str]:
        """List what is neither compiled nor tried in vain: core, wanted game, other games."""
        wanted = read(self.build / WANTED)
        order = sorted(self.digests, key=lambda name: (name != CORE, name != wanted))
        return [name for name in order if not (self.is_built(name) or self.has_failed(name))]


def is_set(name: str) -> bool:
    """Tell whether a switch such as KONTOR_PURE is on."""
    return os.environ.get(name, "0") not in ("", "0")


def build_dir() -> Path:
    """Return the folder that holds builds, lock and log."""
    brought = PACKAGE / BUILT
    usual = brought if brought.is_dir() else PACKAGE.parents[1] / ".build"
    return Path(os.environ.get("KONTOR_BUILD_DIR") or usual).absolute()


def sources(package: Path) -> dict[str, list[Path]]:
    """List the sources of each package, the core first, in a fixed order."""
    found = {CORE: sorted(path for each in CORE_SOURCES for path in package.glob(each))}
    for game in sorted(path for path in (package / GAMES).glob("*") if path.is_dir()):
        paths = [path for path in game.rglob("*.py") if path.relative_to(game).parts[0] != DRAWING]
        if modules(paths):
            found[game.name] = sorted(paths)
    return found


def modules(paths: Sequence[Path]) -> list[Path]:
    """Pick the source files that are compiled."""
    return [path for path in paths if path.name not in NEVER_COMPILED]


def digests(package: Path) -> dict[str, str]:
    """Identify each package, this Python and this platform in 16 hex digits, the core first."""
    recipe = [package / "compiled/child/translate.py", recipe_of(package)]
    basis = f"{EXTENSION_SUFFIXES[0]} {sys.version_info[:2]} {[*map(read, recipe)]}"
    found: dict[str, str] = {}
    for name, paths in sources(package).items():
        mark = hashlib.blake2b(found.get(CORE, basis).encode(), digest_size=8)
        for path in paths:
            content = path.read_bytes()
            mark.update(f"\n{path.relative_to(package).as_posix()} {len(content)}\n".encode())
            mark.update(content)
        found[name] = mark.hexdigest()
    return found


def recipe_of(package: Path) -> Path:
    """Return the file that names the compiler's version: that of the checkout or the wheel."""
    folder = package.parents[1] / "requirements" if is_checkout(package) else package / BUILT
    return folder / RECIPE


def is_checkout(package: Path) -> bool:
    """Tell whether a package lies in a checkout, where its rules can be compiled."""
    return (package.parents[1] / "requirements" / RECIPE).is_file()


def obstacle() -> str:
    """Name what this machine lacks for compiling, or nothing."""
    if not compiler():
        return NO_COMPILER
    if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        return NO_HEADERS
    return ""


def compiler() -> str | None:
    """Return the command of the C compiler, if there is one."""
    wanted = os.environ.get("CC")
    names = [wanted.split()[0]] if wanted and wanted.split() else ["cc", "gcc", "clang"]
    return next((name for name in names if shutil.which(name)), None)


def activate(package: Path = PACKAGE, build: Path | None = None) -> None:
    """Serve from now on the modules of all packages that are built for these sources."""
    if is_set("KONTOR_PURE"):
        return
    builds = Builds(package, build or build_dir())
    files: dict[str, Path] = {}
    served = []
    for name in builds.digests:
        folder = builds.folder(name)
        try:
            manifest: dict[str, str] = json.loads((folder / MANIFEST).read_text("utf-8"))
        except (OSError, ValueError):
            if name == CORE:
                return
            continue
        files |= {module: folder / file for module, file in manifest.items()}
        served.append(name)
    sys.meta_path.insert(0, CompiledFinder(served, files))


def served() -> Sequence[str]:
    """List the packages that this process runs compiled."""
    finders = (finder for finder in sys.meta_path if isinstance(finder, CompiledFinder))
    return next((finder.packages for finder in finders), ())


def status(
    games: Collection[str] | None = None, package: Path = PACKAGE, build: Path | None = None
) -> Status:
    """Say what of the core and these games, or all, this process runs plain, and why."""
    builds = Builds(package, build or build_dir())
    names = [name for name in builds.digests if games is None or name == CORE or name in games]
    plain = {name: why_plain(name, builds) for name in names if name not in served()}
    return Status(plain, len(names))


def why_plain(name: str, builds: Builds) -> str:
    """Say why a package is not served compiled."""
    if is_set("KONTOR_PURE"):
        return PURE
    if builds.has_failed(name):
        return f"{FAILED} {builds.build / LOG}"
    if not is_checkout(PACKAGE):
        return NOT_IN_WHEEL
    return obstacle() or NOT_YET


def want(game: str) -> None:
    """Ask the background compiler to take this game next; it is about to be played."""
    if not is_set("KONTOR_PURE") and game not in served():
        with contextlib.suppress(OSError):
            (build_dir() / WANTED).write_text(game, "utf-8")


def read(path: Path) -> str:
    """Return a small file's text, empty if there is none."""
    try:
        return path.read_text("utf-8")
    except OSError:
        return ""
