"""Notebooks: the tutorials as Jupyter reads them, cell by cell."""

import json
from pathlib import Path
from typing import Any

from docs.making.blocks import REMARK, Block, blocks

RUN = ("python", "sh")


def notebook(page: str) -> dict[str, Any]:
    """Make a notebook of a page: its text in cells of Markdown, its blocks in cells of code."""
    lines = page.splitlines(keepends=True)
    cells: list[dict[str, Any]] = []
    start = 0
    for block in blocks(page):
        if block.language not in RUN or block.remark == "not run":
            continue
        end = block.line - 1
        add_text(cells, "".join(lines[start:end]))
        add(cells, "code", code(block), f"{block.remark} {block.reason}".strip())
        start = end + block.text.count("\n") + 2
    add_text(cells, "".join(lines[start:]))
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return {
        "cells": cells,
        "metadata": {"kernelspec": kernel, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def code(block: Block) -> str:
    """Return a block as a cell: commands are handed to the shell."""
    text = block.text.rstrip("\n")
    if block.language == "python":
        return text
    return "\n".join(f"!{line.removeprefix('./')}" for line in text.splitlines())


def add_text(cells: list[dict[str, Any]], text: str) -> None:
    """Add a cell of text, without remarks for the tests, unless nothing is left."""
    text = REMARK.sub("", text).strip()
    if text:
        add(cells, "markdown", text)


def add(cells: list[dict[str, Any]], kind: str, text: str, tag: str = "") -> None:
    """Add a cell."""
    cell: dict[str, Any] = {
        "cell_type": kind,
        "id": f"cell-{len(cells)}",
        "metadata": {"tags": [tag]} if tag else {},
        "source": text.splitlines(keepends=True),
    }
    if kind == "code":
        cell |= {"execution_count": None, "outputs": []}
    cells.append(cell)


def write(pages: Path, folder: Path) -> list[Path]:
    """Write a notebook for every tutorial of a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for path in sorted(pages.glob("*.md")):
        file = folder / f"{path.stem}.ipynb"
        file.write_text(json.dumps(notebook(path.read_text("utf-8")), indent=1) + "\n", "utf-8")
        written.append(file)
    return written
