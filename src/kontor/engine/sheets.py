"""Sheets: a position as plain tables, for terminals and other places without a drawn board.

A cell is a message, a plain text, a number, or a list of glossary entries such as cards.
"""

from kontor.engine.messages import Message

Cell = Message | str | int | list[str]


class Sheet:
    """A table with a title, headed columns and rows; the reader's own row may stand out."""

    def __init__(self, title: Message, columns: list[Cell], own_row: int = -1) -> None:
        self.title: Message = title
        self.columns: list[Cell] = columns
        self.rows: list[list[Cell]] = []
        self.own_row: int = own_row
