"""Serve the compiled rules when a build for exactly these sources exists, plain Python otherwise.

A build is a folder `rules-DIGEST` of extension modules with a manifest. The digest covers the
sources, the Python version and the platform, so a build can be missing but never out of date.
Sources and data files stay where they are; only the module code comes from the build.
"""

import hashlib
import json
import os
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[1]

# What is compiled, and what else the compiled code may have read while compiling.
COMPILED: Final = ("engine/*.py", "games/*/*.py", "bots/*.py")
NEVER_COMPILED: Final = ("__init__.py",)
HASHED: Final = (*COMPILED, "games/*.py")

MANIFEST: Final = "manifest.json"
LOCK: Final = "compile.lock"
LOG: Final = "compile.log"


@dataclass(frozen=True)
class Status:
    """Says whether the rules run compiled, and why (not)."""

    compiled: bool
    reason: str


class CompiledFinder:
    """Finds the modules of one build."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Point the import system at the extension module, if this is one of ours."""
        file = self.files.get(name)
        return spec_from_file_location(name, file) if file else None


def is_set(name: str) -> bool:
    """Tell whether a switch such as KONTOR_PURE is on."""
    return os.environ.get(name, "0") not in ("", "0")


def build_dir() -> Path:
    """Return the folder that holds builds, lock and log."""
    return Path(os.environ.get("KONTOR_BUILD_DIR") or PACKAGE.parents[1] / ".build").absolute()


def sources(package: Path, patterns: Sequence[str] = COMPILED) -> list[Path]:
    """List the files that match the patterns, in a fixed order."""
    return sorted(path for pattern in patterns for path in package.glob(pattern))


def modules(package: Path) -> list[Path]:
    """List the source files that are compiled."""
    return [path for path in sources(package) if path.name not in NEVER_COMPILED]


def digest(package: Path) -> str:
    """Identify the sources, this Python and this platform in 16 hex digits."""
    platform = f"{EXTENSION_SUFFIXES[0]} {sys.version_info[:2]}"
    mark = hashlib.blake2b(platform.encode(), digest_size=8)
    for path in sources(package, HASHED):
        content = path.read_bytes()
        mark.update(f"\n{path.relative_to(package).as_posix()} {len(content)}\n".encode())
        mark.update(content)
    return mark.hexdigest()


def rules_dir(package: Path, build: Path) -> Path:
    """Return the folder of the build that fits the current sources."""
    return build / f"rules-{digest(package)}"


def failure_note(package: Path, build: Path) -> Path:
    """Return the file that says that compiling these very sources failed."""
    return build / f"failed-{digest(package)}"


def is_built(package: Path, build: Path) -> bool:
    """Tell whether a complete build for the current sources exists."""
    return (rules_dir(package, build) / MANIFEST).is_file()


def is_due(package: Path, build: Path) -> bool:
    """Tell whether there is something to compile that was neither done nor tried in vain."""
    done = is_built(package, build) or failure_note(package, build).is_file()
    return not done and bool(modules(package))


def obstacle() -> str:
    """Name what this machine lacks for compiling, or nothing."""
    if not compiler():
        return "no C compiler"
    if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        return "no Python.h (install python3-dev)"
    return ""


def compiler() -> str | None:
    """Return the command of the C compiler, if there is one."""
    wanted = os.environ.get("CC")
    names = [wanted.split()[0]] if wanted and wanted.split() else ["cc", "gcc", "clang"]
    return next((name for name in names if shutil.which(name)), None)


def activate(package: Path = PACKAGE, build: Path | None = None) -> bool:
    """Serve the compiled modules from now on if there is a build for these sources."""
    if is_set("KONTOR_PURE"):
        return False
    folder = rules_dir(package, build or build_dir())
    try:
        files: dict[str, str] = json.loads((folder / MANIFEST).read_text("utf-8"))
    except (OSError, ValueError):
        return False
    sys.meta_path.insert(0, CompiledFinder({name: folder / file for name, file in files.items()}))
    return True


def status(package: Path = PACKAGE, build: Path | None = None) -> Status:
    """Say whether this process runs the compiled rules, and if not why."""
    build = build or build_dir()
    if any(isinstance(finder, CompiledFinder) for finder in sys.meta_path):
        return Status(True, "compiled")
    if is_set("KONTOR_PURE"):
        return Status(False, "KONTOR_PURE is set")
    if failure_note(package, build).is_file():
        return Status(False, f"compiling failed, see {build / LOG}")
    return Status(False, obstacle() or "no compiled build for these sources yet")
