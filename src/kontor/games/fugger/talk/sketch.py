"""The table of Die Fugger as plain sheets: market, players, and the reader's own hand."""

from kontor.engine import zones
from kontor.engine.messages import Message
from kontor.engine.sheets import Cell, Sheet
from kontor.games.fugger.table import market
from kontor.games.fugger.table.codes import HIDDEN, NOTHING
from kontor.games.fugger.table.view import FuggerView


def sketch(view: FuggerView) -> list[Sheet]:
    """Draw a position as sheets."""
    sheets = [market_sheet(view), players_sheet(view)]
    if view.seat >= 0:
        sheets.append(hand_sheet(view))
    return sheets


def market_sheet(view: FuggerView) -> Sheet:
    """Show prices, demand, and the prices if the round ended now."""
    material = view.rules.material
    table = view.open_cards()
    title = Message(
        "sheet-market",
        {
            "round": view.round,
            "deck": view.deck_size,
            "discard": zones.size(view.discard),
            "goal": material.florins_to_end,
        },
    )
    sheet = Sheet(title, [""])
    sheet.columns += [Message("sheet-good", {"good": good}) for good in material.goods]
    wanted = market.demands(material, table)
    coming = market.new_prices(material, view.prices, table)
    sheet.rows.append([Message("sheet-price", {}), *view.prices])
    full = material.trigger_cards
    pips: list[Cell] = ["●" * cards + "○" * max(0, full - cards) for cards in wanted]
    sheet.rows.append([Message("sheet-demand", {}), *pips])
    changes: list[Cell] = [f"{old} → {new}" for old, new in zip(view.prices, coming, strict=True)]
    sheet.rows.append([Message("sheet-forecast", {}), *changes])
    return sheet


def players_sheet(view: FuggerView) -> Sheet:
    """Show everybody's florins, cards and foreseen sale, and Jakob's cards."""
    material = view.rules.material
    columns: list[Cell] = [
        Message(name, {})
        for name in (
            "sheet-player",
            "sheet-florins",
            "sheet-sale",
            "sheet-hand-size",
            "sheet-display",
            "sheet-deliveries",
        )
    ]
    sheet = Sheet(Message("sheet-players", {}), columns, view.seat)
    table = view.open_cards()
    prices = market.new_prices(material, view.prices, table)
    for seat, florins in enumerate(view.florins):
        display = view.displays[seat]
        row: list[Cell] = [
            Message("sheet-seat-active" if seat == view.active else "sheet-seat", {"seat": seat}),
            florins,
            f"+{market.sale(material, prices, table, display)}",
            view.hand_sizes[seat],
            cards(view, display),
            deliveries(view, seat),
        ]
        sheet.rows.append(row)
    sheet.rows.append([Message("sheet-jakob", {}), "", "", "", cards(view, view.jakob), ""])
    return sheet


def hand_sheet(view: FuggerView) -> Sheet:
    """Show the reader's own hand."""
    sheet = Sheet(Message("sheet-own-hand", {}), [])
    sheet.rows.append([cards(view, view.hand)])
    return sheet


def cards(view: FuggerView, zone: int) -> Cell:
    """List the cards of a zone."""
    return [view.rules.material.cards[card] for card in zones.cards(zone)]


def deliveries(view: FuggerView, seat: int) -> Cell:
    """List the deliveries of a seat, as far as the reader may know them."""
    known = []
    hidden = 0
    for round_number in range(1, view.rules.material.delivery_rounds + 1):
        card = view.delivery(seat, round_number)
        if card == HIDDEN:
            hidden += 1
        elif card != NOTHING:
            known.append(view.rules.material.cards[card])
    return Message("sheet-hidden", {"number": hidden}) if hidden else known
