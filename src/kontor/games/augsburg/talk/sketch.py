"""The table of Augsburg 1520 as plain sheets: the visit, the players, the reader's own cards."""

from typing import Final

from kontor.engine.frames import seats_of
from kontor.engine.messages import Message
from kontor.engine.sheets import Cell, Sheet
from kontor.games.augsburg.table import codes, packing
from kontor.games.augsburg.table.player_sheets import level_name
from kontor.games.augsburg.table.view import AugsburgView

NOTHING: Final = "–"
SECRET: Final = "?"


def sketch(view: AugsburgView) -> list[Sheet]:
    """Draw a position as sheets."""
    sheets = [visit_sheet(view), players_sheet(view)]
    if view.seat >= 0:
        sheets.append(own_sheet(view))
    return sheets


def visit_sheet(view: AugsburgView) -> Sheet:
    """Show whom the table visits, the display, the next buildings and the draw pile."""
    noble = view.rules.material.nobles[view.noble]
    facts = {"round": view.round, "rounds": view.rules.rounds}
    sheet = Sheet(Message("sheet-visit", {"noble": noble, **facts}), [])
    for name in view.privileges(view.display):
        sheet.rows.append([Message("sheet-privilege", {}), Message("sheet-card", {"card": name})])
    for kind in codes.BUILDINGS:
        price = view.top_tile(kind)
        tile = Message("sheet-tile", {"tile": codes.RIGHTS[kind]})
        sheet.rows.append([tile, price or NOTHING])
    sheet.rows.append([Message("sheet-top-price", {}), view.top_price or NOTHING])
    return sheet


def players_sheet(view: AugsburgView) -> Sheet:
    """Show everybody's prestige, money, levels, tiles and bid, as far as the reader may know."""
    columns: list[Cell] = [
        Message(name, {})
        for name in (
            "sheet-player",
            "sheet-prestige",
            "sheet-money",
            "sheet-hand-size",
            "sheet-agency",
            "sheet-peerage",
            "sheet-office",
            "sheet-tiles",
            "sheet-bid",
        )
    ]
    sheet = Sheet(Message("sheet-players", {}), columns, view.seat)
    active = seats_of(view.asked)
    for seat in range(view.rules.seats):
        name = "sheet-seat-active" if seat in active else "sheet-seat"
        row: list[Cell] = [
            Message(name, {"seat": seat}),
            view.prestige[seat],
            known(view.money[seat]),
            known(view.hand_sizes[seat]),
        ]
        row += [
            level(view, seat, category) for category in (codes.AGENCY, codes.PEERAGE, codes.OFFICE)
        ]
        row += [tiles(view, seat), view.announced[seat] or NOTHING]
        sheet.rows.append(row)
    return sheet


def own_sheet(view: AugsburgView) -> Sheet:
    """Show the reader's own hand, and the offer while there is one."""
    sheet = Sheet(Message("sheet-own-cards", {}), [])
    sheet.rows.append([Message("sheet-hand", {}), cards(view, packing.cards(view.hand, 0))])
    if view.offer:
        sheet.rows.append([Message("sheet-offer", {}), cards(view, list(view.offer))])
    return sheet


def known(number: int) -> Cell:
    """Return a number, or a sign for one that is secret."""
    return SECRET if number == codes.HIDDEN else number


def level(view: AugsburgView, seat: int, category: int) -> Cell:
    """Return the name of a player's level."""
    return Message("sheet-level", {"level": level_name(category, view.level(seat, category))})


def tiles(view: AugsburgView, seat: int) -> Cell:
    """List the rights tiles of a player."""
    owned = [name for kind, name in enumerate(codes.RIGHTS) if view.tile(seat, kind)]
    return owned or NOTHING


def cards(view: AugsburgView, some: list[int]) -> Cell:
    """List notes by name."""
    names = [view.rules.material.cards[card] for card in some]
    return names or NOTHING
