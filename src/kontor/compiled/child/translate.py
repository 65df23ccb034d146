"""Compile one package of the rules inside a work folder: `translate.py GROUPS`.

GROUPS is a JSON list of [files, name]; the last group is compiled, those before it (the core) have
been: their types come from `cache`, their C declarations from `c`, the compiler's own functions
from `runtime`. Calls between groups go through tables of C functions, so that a compiled game calls
and extends the compiled core as if they were one.
"""

import json
import os
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sysconfig import get_config_var, get_path

from mypyc.build import generate_c_extension_shim, get_cflags, include_dir, mypyc_build
from mypyc.common import RUNTIME_C_FILES, shared_lib_name
from mypyc.options import CompilerOptions

Groups = list[tuple[list[str], str]]

C = Path("c")
OBJECTS = Path("objects")
RUNTIME = Path("runtime")
LIB = Path("lib")

# Each C file of a game names the core's table (common); calls inside a library are direct (hidden).
FLAGS = [
    *get_cflags(compiler_type="unix", opt_level="2", debug_level="0", multi_file=True),
    "-fcommon",
    "-fvisibility=hidden",
]


def main(groups: Groups) -> None:
    """Translate the last group to C, compile it on all cores and link it into `lib`."""
    for folder in (C, OBJECTS, RUNTIME, LIB):
        folder.mkdir(exist_ok=True)
    declared = [C / f"__native_{name}.h" for _, name in groups[:-1]]
    before = [path.read_bytes() for path in declared]
    modules, files, helpers = translate(groups)
    if before != [path.read_bytes() for path in declared]:
        sys.exit("The core was compiled by another version of the compiler.")
    batches = batched(modules)
    name = shared_lib_name(groups[-1][1])
    files += [write_entries(batch, groups[-1][1], n) for n, batch in enumerate(batches)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        # The largest files first, so that nobody waits for a latecomer at the end.
        running = {file: pool.submit(compile_c, file, OBJECTS) for file in by_size(files)}
        running |= {file: pool.submit(compile_c, file, RUNTIME) for file in helpers}
    objects = {file: done.result() for file, done in running.items()}
    entries = [objects.pop(file) for file in files[-len(batches) :]]
    libraries = [link([*objects.values(), entries[0]], name)]
    libraries += [link([entry], f"{name}_{n}") for n, entry in enumerate(entries[1:], 1)]
    manifest = {name: libraries[0]}
    for batch, library in zip(batches, libraries, strict=True):
        manifest |= dict.fromkeys(batch, library)
    (LIB / "manifest.json").write_text(json.dumps(manifest, indent=1), "utf-8")


def translate(groups: Groups) -> tuple[list[str], list[Path], list[Path]]:
    """Write the last group's C files; return its modules, these files and the runtime's."""
    mypy = ["--config-file=", "--follow-imports=silent", "--explicit-package-bases"]
    paths = ["--cache-dir=cache", *(path for files, _ in groups for path in files)]
    options = CompilerOptions(multi_file=True, separate=True, target_dir=str(C))
    # Only classes that are marked so are extended outside their group (plain Python could not
    # extend others either), so the compiler may rely on knowing all subclasses of the rest.
    options.global_opts = True
    try:
        made, written, extra = mypyc_build([*mypy, *paths], options, separate=[*groups])
    except IndexError:
        # So mypyc ends where a class inherits the core's `__init__`, whose body it has not got.
        print("A class without an __init__ of its own extends the core: fewer shortcuts.")
        options.global_opts = False
        made, written, extra = mypyc_build([*mypy, *paths], options, separate=[*groups])
    last = [name for _, name in made].index(groups[-1][1])
    modules = [source.module for source in made[last][0]]
    files = [Path(file) for file in written[last][0]]
    helpers = [*RUNTIME_C_FILES, *(dependency.path for dependency in extra)]
    return modules, files, [Path(include_dir(), helper) for helper in helpers]


def batched(modules: list[str]) -> list[list[str]]:
    """Divide modules so that no two of a batch, thus of a library, end in the same word."""
    batches: list[dict[str, str]] = [{}]
    for module in modules:
        word = module.rpartition(".")[2]
        free = next((batch for batch in batches if word not in batch), None)
        if free is None:
            batches.append(free := {})
        free[word] = module
    return [list(batch.values()) for batch in batches]


def write_entries(batch: list[str], group: str, number: int) -> Path:
    """Write one C file with the functions by which Python enters the modules of a batch."""
    lines = []
    for module in batch:
        shim = generate_c_extension_shim(module, module.rpartition(".")[2], str(C), group)
        alone = f"PyInit___init___{module.replace('.', '_')}"
        lines += [f"#define PyInit___init__ {alone}", f'#include "{Path(shim).relative_to(C)}"']
        lines += ["#undef PyInit___init__"]
    file = C / f"entries_{group}_{number}.c"
    file.write_text("\n".join([*lines, ""]), "utf-8")
    return file


def by_size(files: list[Path]) -> list[Path]:
    """Return the files, the largest first."""
    return sorted(files, key=lambda file: file.stat().st_size, reverse=True)


def compile_c(file: Path, folder: Path) -> Path:
    """Compile one C file unless that is done; return the object file."""
    target = folder / f"{file.stem}.o"
    if not target.exists():
        folders = [include_dir(), str(C), get_path("include"), get_path("platinclude")]
        include = [f"-I{folder}" for folder in folders]
        flags = [*words("CFLAGS"), *words("CCSHARED"), *shlex.split(os.environ.get("CFLAGS", ""))]
        run([*compiler(), *flags, *include, *FLAGS, "-c", str(file), "-o", str(target)])
    return target


def link(objects: list[Path], name: str) -> str:
    """Link object files into a library of `lib`; return its file name."""
    file = f"{name}{get_config_var('EXT_SUFFIX')}"
    flags = [*words("LDSHARED")[1:], *shlex.split(os.environ.get("LDFLAGS", ""))]
    run([*compiler(), *flags, *map(str, objects), "-o", str(LIB / file)])
    return file


def compiler() -> list[str]:
    """Return the command of the C compiler."""
    return shlex.split(os.environ["CC"])


def words(name: str) -> list[str]:
    """Return a setting with which Python itself was built, as a list of words."""
    return shlex.split(get_config_var(name) or "")


def run(command: list[str]) -> None:
    """Run a command; its complaints are printed, its failure ends everything."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)


if __name__ == "__main__":
    main([(files, name) for files, name in json.loads(sys.argv[1])])
