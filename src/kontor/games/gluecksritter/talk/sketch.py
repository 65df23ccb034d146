"""The table of Die Glücksritter as plain sheets: the board, the players, and the reader's hand."""

from kontor.engine import zones
from kontor.engine.messages import Message
from kontor.engine.sheets import Cell, Sheet
from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.view import GluecksritterView


def sketch(view: GluecksritterView) -> list[Sheet]:
    """Draw a position as sheets."""
    sheets = [board_sheet(view), players_sheet(view)]
    if view.seat >= 0:
        sheets.append(hand_sheet(view))
    return sheets


def board_sheet(view: GluecksritterView) -> Sheet:
    """Show the coins on the income spaces, and the piles."""
    title = Message(
        "sheet-board",
        {
            "round": view.round,
            "bag": view.bag,
            "pile": view.pile_size,
            "discard": zones.size(view.discard),
        },
    )
    columns: list[Cell] = ["", Message("sheet-gold", {}), Message("sheet-silver", {})]
    sheet = Sheet(title, columns)
    for place, space in enumerate(codes.INCOME_SPACES):
        name = Message("sheet-space", {"space": view.rules.material.spaces[space]})
        sheet.rows.append([name, view.income[2 * place], view.income[2 * place + 1]])
    return sheet


def players_sheet(view: GluecksritterView) -> Sheet:
    """Show everybody's coins, castle, documents, knight and action cards."""
    columns: list[Cell] = [
        Message(name, {})
        for name in (
            "sheet-player",
            "sheet-gold",
            "sheet-silver",
            "sheet-walls",
            "sheet-towers",
            "sheet-documents",
            "sheet-knight",
            "sheet-actions",
        )
    ]
    sheet = Sheet(Message("sheet-players", {}), columns, view.seat)
    for seat, coins in enumerate(view.coins):
        name = "sheet-seat-lead" if seat == view.lead else "sheet-seat"
        hidden = view.gold[seat] == codes.HIDDEN
        row: list[Cell] = [
            Message(name, {"seat": seat}),
            Message("sheet-coins", {"number": coins}) if hidden else view.gold[seat],
            "" if hidden else view.silver[seat],
            view.walls[seat],
            view.towers[seat],
            view.hand_sizes[seat],
            Message("sheet-jailed" if (view.jailed >> seat) & 1 else "sheet-free", {}),
            actions(view, seat),
        ]
        sheet.rows.append(row)
    return sheet


def actions(view: GluecksritterView, seat: int) -> Cell:
    """List the action cards in front of a player, as far as the reader may know them."""
    cards = view.actions[seat]
    if cards == codes.HIDDEN:
        return "?" * view.laid[seat]
    return [view.rules.material.spaces[space] for space in codes.spaces_of(cards)]


def hand_sheet(view: GluecksritterView) -> Sheet:
    """Show the reader's own documents."""
    sheet = Sheet(Message("sheet-own-documents", {}), [])
    names = view.rules.material.deck.names
    sheet.rows.append([[names[kind] for kind in zones.cards(view.hand)]])
    return sheet
