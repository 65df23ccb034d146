"""Joined files: what a table's page needs of many scripts and style sheets comes in one of each.

Every script stays a module of its own: in the joined one it is a function that returns what it
exports, and the table's own comes last. Below `table/` lie the joined script, one that passes on
each of its modules under its own name, and the scripts that are fetched by themselves, which take
from it what they import.
"""

import re
from collections.abc import Iterable, Mapping
from posixpath import basename, dirname, normpath
from typing import Final

# The style sheets of every page, and those of every table, in the order in which they count.
SHEETS: Final = (
    *("tokens", "frame", "widths", "page"),
    *("stage", "replay", "talk", "help", "scenes", "rules", "pace"),
)
# Of a guided game or a moment to practise there is one more.
LESSON: Final = "lesson"
# The script that the joined one is named after, and those that only some tables fetch.
TABLE: Final = "js/table.js"
ALONE: Final = (
    TABLE,
    *(f"js/{name}.js" for name in ("telling", "lesson", "practice", "practised")),
)

IMPORT: Final = re.compile(r'^import (?:(\* as \w+|\{[^}]*\}) from )?"([^"]+)";\n', re.MULTILINE)
EXPORT: Final = re.compile(
    r"^export (?=(?:async function|function|class|const) (\w+))", re.MULTILINE
)

INDENTS: Final = re.compile(r"\n\s*")
# In a style sheet, outside quotes: no space around braces, nor after what divides.
SPACES: Final = re.compile(r'("[^"]*")|;?\s*([{}])\s*|([;,:])\s+')
BETWEEN: Final = re.compile(r">\s+<")


def joined(files: Mapping[str, str], games: Iterable[str]) -> dict[str, str]:
    """Return the joined files, made of all scripts and style sheets by their paths."""
    found = {}
    for slug in games:
        own = [path for path in files if path.startswith(f"games/{slug}/") and is_board_sheet(path)]
        for name, more in ((slug, ()), (f"{slug}-{LESSON}", (LESSON,))):
            common = [f"css/{sheet}.css" for sheet in (*SHEETS, *more)]
            found[f"css/table-{name}.css"] = SPACES.sub(
                r"\1\2\3", "".join(files[path] for path in (*common, *own))
            )
    boards = [path for path in files if path.startswith("games/") and path.endswith(".js")]
    scripts = [*ALONE, *boards]
    modules = in_order(files, scripts)
    before = "".join(module(path, files[path]) for path in modules)
    found[f"table/{TABLE}"] = before + begun(files[TABLE])
    for path in modules:
        names = ", ".join(EXPORT.findall(files[path]))
        passed = f"export const {{ {names} }} = {variable(path)};\n" if names else ""
        found[f"table/{path}"] = f'import {{ {variable(path)} }} from "./table.js";\n{passed}'
    for path in scripts[1:]:
        found[f"table/{path}"] = taking(path, files[path])
    return found


def is_board_sheet(path: str) -> bool:
    """Tell whether a style sheet is needed at a table; that of the rulebook's pictures is not."""
    return path.endswith(".css") and basename(path) != "pictures.css"


def in_order(files: Mapping[str, str], scripts: Iterable[str]) -> list[str]:
    """List the modules that scripts need, each after those that it needs itself."""
    found: list[str] = []

    def add(path: str, within: tuple[str, ...]) -> None:
        if path in within:
            raise ValueError(f"scripts import each other: {' → '.join((*within, path))}")
        for name in shared(path, files[path]):
            add(name, (*within, path))
        if path not in found:
            found.append(path)

    for script in scripts:
        for name in shared(script, files[script]):
            add(name, (script,))
    return found


def shared(path: str, text: str) -> list[str]:
    """List the modules of the joined script that a script imports."""
    addresses = [whole(path, address) for _, address in IMPORT.findall(text)]
    return [one for one in addresses if is_joined(one)]


def whole(path: str, address: str) -> str:
    """Return the path of what a script imports."""
    return normpath(f"{dirname(path)}/{address}")


def is_joined(path: str) -> bool:
    """Tell whether a script is a module of the joined one."""
    return path.startswith("js/") and path not in ALONE


def variable(path: str) -> str:
    """Return the name of a module within the joined script."""
    return f"${basename(path).removesuffix('.js')}"


def module(path: str, text: str) -> str:
    """Return a module as a function that is called at once."""
    names = ", ".join(EXPORT.findall(text))
    body = EXPORT.sub("", within(text))
    return f"export const {variable(path)} = (() => {{\n{body}return {{ {names} }};\n}})();\n"


def begun(text: str) -> str:
    """Return the table's script, which waits for scripts that need what stands before it."""
    return f"(async () => {{\n{within(text)}}})();\n"


def within(text: str) -> str:
    """Return a script that takes what it imports from what stands before it."""
    return IMPORT.sub(lambda found: bound(found[1], found[2]), text)


def bound(names: str | None, address: str) -> str:
    """Return how what was imported is taken from another module of the joined script."""
    if not names:
        return ""
    if names.startswith("*"):
        return f"const {names.removeprefix('* as ')} = {variable(address)};\n"
    return f"const {names.replace(' as ', ': ')} = {variable(address)};\n"


def taking(path: str, text: str) -> str:
    """Return a script that takes from the joined one what it imports."""
    root = "../../js" if path.startswith("games/") else "."
    needed = sorted({variable(name) for name in shared(path, text)})

    def taken(found: re.Match[str]) -> str:
        is_there = is_joined(whole(path, found[2]))
        return bound(found[1], found[2]) if is_there else found[0]

    own = IMPORT.sub(taken, text)
    return f'import {{ {", ".join(needed)} }} from "{root}/table.js";\n{own}' if needed else own


def art(*drawings: str) -> str:
    """Return drawings as a script that puts them where it stands."""
    text = "".join(INDENTS.sub(" ", BETWEEN.sub("><", drawing)) for drawing in drawings)
    # Between these marks most of a drawing stands as it is, lighter than in quotes.
    text = text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
    return f'document.currentScript.insertAdjacentHTML("afterend", `{text}`);\n'
