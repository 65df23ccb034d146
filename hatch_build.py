"""Put the compiled rules into the wheel, for this Python on this platform.

`KONTOR_PURE=1`, or a machine that cannot compile, makes the wheel that serves all others.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import sys_tags

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "src"))

from kontor import compiled  # noqa: E402
from kontor.compiled import BUILT, MANIFEST, RECIPE, Builds  # noqa: E402
from kontor.compiled.build import compile_rules  # noqa: E402


class CompiledRules(BuildHookInterface[Any]):
    """Adds the builds of the rules to a wheel."""

    def dependencies(self) -> list[str]:
        """Name what compiling needs."""
        return [] if why_pure(self.target_name) else ["mypy", "setuptools"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile what is not compiled yet, and include it."""
        reason = why_pure(self.target_name)
        if not reason and not compile_rules():
            raise SystemExit("The rules could not be compiled; KONTOR_PURE=1 does without.")
        if reason:
            self.app.display_info(f"The rules stay plain Python: {reason}.")
            return
        build_data["pure_python"] = False
        build_data["tag"] = tag()
        build_data["force_include"] |= {str(file): place for file, place in brought().items()}


def tag() -> str:
    """Name this Python and platform; on Linux, also the age of the C library."""
    tags = [str(tag) for tag in sys_tags()]
    return next((tag for tag in tags if "linux_" in tag and "-linux_" not in tag), tags[0])


def why_pure(target: str) -> str:
    """Say why no rules are compiled for this target, or nothing."""
    if target != "wheel":
        return "this is no wheel"
    return "KONTOR_PURE is set" if compiled.is_set("KONTOR_PURE") else compiled.obstacle()


def brought() -> dict[Path, str]:
    """Return the files of all builds, and where in the wheel they lie."""
    package = ROOT / "src" / "kontor"
    place = Path("kontor") / BUILT
    builds = Builds(package, compiled.build_dir())
    found = {ROOT / "requirements" / RECIPE: str(place / RECIPE)}
    for folder in map(builds.folder, builds.digests):
        for file in (folder / MANIFEST, *folder.glob("*.so")):
            found[file] = str(place / folder.name / file.name)
    return found
