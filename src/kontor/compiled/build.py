"""Compile the rules with mypyc into a build folder that `kontor.compiled` serves.

The sources are copied first, so that an edit during the compilation cannot mix two versions.
A build appears by one rename, manifest and all: an interrupted one leaves nothing behind.
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
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from kontor.compiled import (
    LOCK,
    MANIFEST,
    PACKAGE,
    build_dir,
    compiler,
    failure_note,
    is_built,
    modules,
    obstacle,
    rules_dir,
)

# Earlier builds that stay: a table that is still running may yet import from the last one.
KEPT_BUILDS: Final = 1


def compile_rules(package: Path = PACKAGE, build: Path | None = None, *, wait: bool = True) -> bool:
    """Compile the rules unless that is done already; tell whether a build is there now."""
    build = build or build_dir()
    if missing := obstacle():
        say(f"The rules are not compiled: {missing}.")
        return False
    if not modules(package):
        say("There are no rules to compile.")
        return True
    build.mkdir(parents=True, exist_ok=True)
    with only_one(build / LOCK, wait) as mine:
        if not mine:
            say("The rules are being compiled by another process.")
            return False
        if is_built(package, build):
            say("The rules are compiled.")
            return True
        return compile_copy(package, build)


def compile_copy(package: Path, build: Path) -> bool:
    """Compile a copy of the package and publish the result."""
    work = build / "work"
    shutil.rmtree(work, ignore_errors=True)
    copy = work / package.name
    shutil.copytree(package, copy, ignore=only_python)
    files = modules(copy)
    say(f"Compiling {len(files)} modules of the rules…")
    started = time.monotonic()
    note = failure_note(copy, build)
    if not run_mypyc(work, files):
        note.touch()
        say("Compiling failed; the rules run as plain Python.")
        return False
    note.unlink(missing_ok=True)
    publish(work / "lib", rules_dir(copy, build))
    shutil.rmtree(work)
    remove_old_builds(build)
    say(f"The rules are compiled ({time.monotonic() - started:.0f} s).")
    return True


def run_mypyc(work: Path, files: list[Path]) -> bool:
    """Translate and compile the files in a process of their own, inside the work folder."""
    environment = dict(os.environ)
    environment.setdefault("CC", compiler() or "cc")
    environment.pop("PYTHONPATH", None)
    names = [path.relative_to(work).as_posix() for path in files]
    script = work / "compile_these.py"
    script.write_text(SCRIPT.format(names=names), "utf-8")
    command = [sys.executable, "-P", script.name]
    # The child keeps the lock: should this process be killed, nobody disturbs what still runs.
    child = subprocess.run(command, cwd=work, env=environment, close_fds=False, check=False)
    return child.returncode == 0


# One C file per module, compiled on all cores: a single file would take five times as long.
SCRIPT: Final = """\
import os
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup

# The copy of distutils that setuptools has put there and uses.
from distutils.ccompiler import CCompiler


def compile_on_all_cores(
    self, sources, output_dir=None, macros=None, include_dirs=None, debug=False,
    extra_preargs=None, extra_postargs=None, depends=None,
):
    macros, objects, postargs, preprocess, todo = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    flags = self._get_cc_args(preprocess, debug, extra_preargs)

    def compile_one(target):
        source, kind = todo[target]
        self._compile(target, source, kind, flags, postargs, preprocess)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, [target for target in objects if target in todo]))
    return objects


CCompiler.compile = compile_on_all_cores
extensions = mypycify(
    ["--config-file=", "--follow-imports=silent", *{names!r}],
    opt_level="2",
    debug_level="0",
    multi_file=True,
    separate=False,
)
setup(
    name="kontor-rules",
    packages=[],
    py_modules=[],
    ext_modules=extensions,
    script_args=["--quiet", "build_ext", "--build-lib", "lib", "--build-temp", "temp"],
)
"""


def publish(lib: Path, folder: Path) -> None:
    """Write the manifest beside the extension modules and put the folder in its place."""
    suffix = EXTENSION_SUFFIXES[0]
    files = {}
    for path in sorted(lib.rglob(f"*{suffix}")):
        relative = path.relative_to(lib).as_posix()
        files[relative.removesuffix(suffix).replace("/", ".")] = relative
    draft = lib / f"{MANIFEST}.new"
    draft.write_text(json.dumps(files, indent=1), "utf-8")
    draft.replace(lib / MANIFEST)
    shutil.rmtree(folder, ignore_errors=True)
    lib.replace(folder)
    os.utime(folder)


def remove_old_builds(build: Path) -> None:
    """Remove the builds of earlier sources, and notes about their failures."""
    builds = sorted(build.glob("rules-*"), key=lambda path: path.stat().st_mtime)
    for path in builds[: -1 - KEPT_BUILDS]:
        shutil.rmtree(path, ignore_errors=True)
    for note in build.glob("failed-*"):
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


def only_python(folder: str, names: list[str]) -> set[str]:
    """Tell copytree to leave out everything that is neither a folder nor Python source."""
    return {
        name
        for name in names
        if name == "__pycache__" or not (name.endswith(".py") or Path(folder, name).is_dir())
    }


def say(line: str) -> None:
    """Print a progress line at once."""
    print(line, flush=True)
