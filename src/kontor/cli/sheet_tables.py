"""A position in the terminal: the sheets of a game as tables."""

from collections import Counter

from rich.table import Table
from rich.text import Text

from kontor.cli.output import screen, texts
from kontor.engine.game import Game
from kontor.engine.messages import Message
from kontor.engine.sheets import Cell, Sheet
from kontor.engine.view import View
from kontor.text.texts import Reader, Texts


def draw(game: Game, view: View, reader: Reader) -> None:
    """Print a position."""
    words = texts(game.slug)
    for sheet in game.sketch(view):
        screen.print(Text(words.message(sheet.title, reader), "bold"))
        screen.print(table_of(sheet, words, reader))
        screen.print()


def table_of(sheet: Sheet, words: Texts, reader: Reader) -> Table:
    """Return a sheet as a table; numbers stand on the right."""
    table = Table(
        show_header=bool(sheet.columns), header_style="dim", box=None, padding=(0, 2, 0, 0)
    )
    for place, column in enumerate(sheet.columns or [""]):
        first = sheet.rows[0][place] if sheet.rows else ""
        table.add_column(
            Text(written(column, words, reader)),
            justify="right" if isinstance(first, int) else "left",
            no_wrap=place == 0 and bool(sheet.columns),
        )
    for number, row in enumerate(sheet.rows):
        style = "bold" if number == sheet.own_row else None
        table.add_row(*(Text(written(cell, words, reader)) for cell in row), style=style)
    return table


def written(cell: Cell, words: Texts, reader: Reader) -> str:
    """Return a cell in words; entries that come several times are counted."""
    if isinstance(cell, Message):
        return words.message(cell, reader)
    if not isinstance(cell, list):
        return str(cell)
    names = Counter(words.say(f"name-{entry.replace('_', '-')}") for entry in cell)
    return ", ".join(f"{n} × {name}" if n > 1 else name for name, n in names.items()) or "–"
