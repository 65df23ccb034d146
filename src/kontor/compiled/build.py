"""Compile the rules with mypyc, package by package, into builds that `kontor.compiled` serves.

The sources are copied first, so that an edit during the compilation cannot mix two versions.
A build appears by one rename, manifest and all: an interrupted one leaves nothing behind. That of
the core keeps what compiling a game against it needs.
"""

import fcntl
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from kontor.compiled import (
    CORE,
    LOCK,
    MANIFEST,
    PACKAGE,
    Builds,
    build_dir,
    compiler,
    modules,
    obstacle,
    sources,
)

# Earlier builds that stay: a table that is still running may yet import from the last one.
KEPT_BUILDS: Final = 1

# What of the core's work folder later compilations of games rest on, and where a build keeps it.
REUSED: Final = ("kontor", "cache", "c", "runtime")
KEPT: Final = "against"

# Files relative to the work folder, and the name of their library.
Groups = list[tuple[list[str], str]]

TRANSLATE: Final = Path(__file__).parent / "child" / "translate.py"


def compile_rules(package: Path = PACKAGE, build: Path | None = None, *, wait: bool = True) -> bool:
    """Compile all packages that are not compiled yet; tell whether all are now."""
    build = build or build_dir()
    if missing := obstacle():
        say(f"The rules are not compiled: {missing}.")
        return False
    if not modules(sources(package)[CORE]):
        say("There are no rules to compile.")
        return True
    build.mkdir(parents=True, exist_ok=True)
    with only_one(build / LOCK, wait) as mine:
        if not mine:
            say("The rules are being compiled by another process.")
            return False
        if wait:
            forget_failures(build)
        # The sources are looked at anew each time: they may have been edited meanwhile.
        while due := (builds := Builds(package, build)).due():
            compile_package(due[0], package, builds)
        done = all(builds.is_built(name) for name in builds.digests)
        if done:
            say("The rules are compiled.")
        remove_old_builds(builds)
        return done


def compile_package(name: str, package: Path, builds: Builds) -> None:
    """Compile a copy of one package's sources and publish the result, or note the failure."""
    started = time.monotonic()
    work = builds.build / "work"
    shutil.rmtree(work, ignore_errors=True)
    groups = copy_sources(name, package, work, builds)
    if Builds(package, builds.build).digests != builds.digests:
        return  # edited while it was copied
    say(f"Compiling {name} ({len(groups[-1][0])} modules)…")
    if not run_mypyc(work, groups):
        builds.failure_note(name).touch()
        say(f"Compiling {name} failed; it runs as plain Python.")
        return
    lib = work / "lib"
    if name == CORE:
        (lib / KEPT).mkdir()
        for part in REUSED:
            (work / part).replace(lib / KEPT / part)
    publish(lib, builds.folder(name))
    shutil.rmtree(work)
    say(f"Compiled {name} ({time.monotonic() - started:.0f} s).")


def copy_sources(name: str, package: Path, work: Path, builds: Builds) -> Groups:
    """Copy what compiling a package needs; return the core's and its own files as groups."""
    if name == CORE:
        # Empty: nothing is compiled in view of more than its digest covers.
        (work / package.name).mkdir(parents=True)
        (work / package.name / "__init__.py").touch()
    else:
        shutil.copytree(builds.folder(CORE) / KEPT, work)
    listed = sources(package)
    for path in listed[name]:
        copy = work / path.relative_to(package.parent)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)
    groups = []
    for part in dict.fromkeys((CORE, name)):
        files = [path.relative_to(package.parent).as_posix() for path in modules(listed[part])]
        groups.append((files, "kontor_core" if part == CORE else f"kontor_games_{part}"))
    return groups


def run_mypyc(work: Path, groups: Groups) -> bool:
    """Translate and compile the last group in a process of its own, inside the work folder."""
    environment = dict(os.environ)
    environment.setdefault("CC", compiler() or "cc")
    environment.pop("PYTHONPATH", None)
    command = [sys.executable, "-P", str(TRANSLATE), json.dumps(groups)]
    # The child keeps the lock: should this process be killed, nobody disturbs what still runs.
    child = subprocess.run(command, cwd=work, env=environment, close_fds=False, check=False)
    return child.returncode == 0


def publish(lib: Path, folder: Path) -> None:
    """Put a complete build in its place."""
    shutil.rmtree(folder, ignore_errors=True)
    lib.replace(folder)
    os.utime(folder)


def forget_failures(build: Path) -> None:
    """Remove the notes about failures, so that everything is tried again."""
    for note in build.glob("failed-*"):
        note.unlink(missing_ok=True)


def remove_old_builds(builds: Builds) -> None:
    """Remove the builds of earlier sources and of packages that are gone, and notes about them."""
    found: dict[str, list[Path]] = {}
    for path in builds.build.glob(f"*/{MANIFEST}"):
        found.setdefault(path.parent.name.rpartition("-")[0], []).append(path.parent)
    for name, folders in found.items():
        kept = 1 + KEPT_BUILDS if name in builds.digests else 0
        folders.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
        for folder in folders[kept:]:
            shutil.rmtree(folder, ignore_errors=True)
    present = {builds.failure_note(name) for name in builds.digests}
    for note in {*builds.build.glob("failed-*")} - present:
        note.unlink(missing_ok=True)


@contextmanager
def only_one(lock: Path, wait: bool) -> Iterator[bool]:
    """Hold a lock file; without waiting, yield False when somebody else holds it."""
    with lock.open("w") as file:
        os.set_inheritable(file.fileno(), True)
        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True


def say(line: str) -> None:
    """Print a progress line at once."""
    print(line, flush=True)
