"""A reader who does what a page says: Python from top to bottom, commands with small numbers.

    python -m tests.docs.reader PAGE [REMARK…]    reads one page here, commands in processes

Of a tutorial, the cells of its notebook are read.
"""

import contextlib
import io
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import typer

from docs.making.blocks import Block, blocks
from docs.making.notebooks import notebook
from tests.server.process import ServerProcess

MOST_GAMES = 1
PORT = "8520"
# Commands that are only checked here, and why.
CHECKED = {
    "new": "it writes into the sources: tests/cli/test_new.py and the tutorial run it",
    "bench": "it measures for a minute: tests/cli/test_simulate.py runs it",
}
# What is shortened: numbers of games, also where none is named, minutes, and thoughts of searches.
GAMES = ("-n", "--games")
FEW_MINUTES = "0.01"
LACKING = {name: ["--games", str(MOST_GAMES)] for name in ("study", "arena", "practice")}


class Reader:
    """Reads pages in a folder of its own."""

    def __init__(self, folder: Path, apart: bool = False, table: str = "") -> None:
        self.folder = folder
        self.table = table
        self.apart = apart
        self.known: dict[str, Any] = {"__name__": "page"}
        self.servers: list[ServerProcess] = []
        self.ran = 0

    def read(self, page: Path, *remarks: str) -> None:
        """Run the blocks of a page that have no remark, or one of these."""
        try:
            for block in to_run(page):
                if block.remark in ("", *remarks):
                    self.run(block, page.name)
        finally:
            for server in self.servers:
                server.stop()

    def run(self, block: Block, page: str) -> None:
        """Run a block, if it is one to run."""
        if block.language == "python":
            text = block.text
            if self.servers:
                text = text.replace(PORT, str(self.servers[-1].port))
            code = "\n" * block.line + text
            exec(compile(code, page, "exec"), self.known)
            self.ran += 1
        elif block.language == "sh":
            for words in block.commands():
                assert words[0] in ("kontor", "./kontor"), f"{page}, line {block.line}: {words}"
                self.command([self.table if word == "TABLE" else word for word in words[1:]])
                self.ran += 1

    def command(self, words: list[str]) -> None:
        """Carry out a command of Kontor; what is written to a file with `>` goes there."""
        words, target = (words[:-2], words[-1]) if ">" in words else (words, "")
        if words[0] == "serve":
            self.serve(words[1:])
        elif self.apart:
            subprocess.run([sys.executable, "-m", "kontor", *shortened(words)], check=True)
        elif words[0] in CHECKED:
            parsed(words)
        else:
            printed = carried_out(shortened(words))
            if target:
                (self.folder / target).write_text(printed, "utf-8")

    def serve(self, options: list[str]) -> None:
        """Run a server on a free port until the page is read."""
        database = options[options.index("--database") + 1]
        database = database.replace("sqlite:///", f"sqlite:///{self.folder}/")
        self.servers.append(ServerProcess(database).start())


def to_run(page: Path) -> list[Block]:
    """Return the blocks of a page; of a tutorial, the cells of its notebook."""
    text = page.read_text("utf-8")
    return cells(notebook(text)) if page.parent.name == "tutorials" else list(blocks(text))


def cells(made: dict[str, Any]) -> list[Block]:
    """Return the cells of code of a notebook; those that begin with `!` are for the shell."""
    found = []
    for number, cell in enumerate(made["cells"]):
        text = "".join(cell["source"])
        if cell["cell_type"] == "code":
            lines = [line.removeprefix("!") for line in text.splitlines()]
            language = "sh" if text.startswith("!") else "python"
            told = "\n".join(lines) if language == "sh" else text
            remark, _, reason = "".join(cell["metadata"].get("tags", [])).partition(" ")
            found.append(Block(language, told + "\n", number, remark, reason))
    return found


def shortened(words: list[str]) -> list[str]:
    """Ask for fewer games and minutes, and for quicker thoughts."""
    found = list(words)
    for place, word in enumerate(words[:-1]):
        if word in GAMES:
            found[place + 1] = str(min(int(words[place + 1]), MOST_GAMES))
        elif word == "--bots":
            found[place + 1] = re.sub(r"(grandmaster|searcher)(:\w+)?", r"\1:2", words[place + 1])
        elif word == "--minutes":
            found[place + 1] = FEW_MINUTES
        elif word == "--jobs":
            found[place + 1] = "1"
    lacking = LACKING.get(words[0], [])
    return found if set(GAMES) & set(words) else [*found, *lacking]


def program() -> Any:
    """Return the command line; not before a page has made the games that it shall know."""
    from kontor.cli.main import app  # noqa: PLC0415

    return typer.main.get_command(app)


def carried_out(words: list[str]) -> str:
    """Run a command in this process; return what it printed."""
    printed = io.StringIO()
    code: Any = 0
    before = sys.stdin
    sys.stdin = io.StringIO("")
    try:
        with contextlib.redirect_stdout(printed):
            code = program().main(words, "kontor", standalone_mode=False)
    except SystemExit as end:
        code = end.code
    finally:
        sys.stdin = before
    assert not code, f"kontor {' '.join(words)} ended with {code}: {printed.getvalue()[-500:]}"
    return printed.getvalue()


def parsed(words: list[str]) -> None:
    """Check that a command exists and takes these words."""
    group = program()
    context = group.context_class(group, info_name="kontor")
    name, command, rest = group.resolve_command(context, words)
    command.make_context(name, rest, parent=context)


if __name__ == "__main__":
    os.environ.setdefault("COLUMNS", "120")
    Reader(Path.cwd(), apart=True).read(Path(sys.argv[1]), *sys.argv[2:])
