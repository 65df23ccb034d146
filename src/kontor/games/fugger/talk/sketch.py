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
    """Show prices, demand, and until the game is over the prices if the round ended now."""
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
    sheet.rows.append([Message("sheet-price", {}), *view.prices])
    full = material.trigger_cards
    pips: list[Cell] = ["●" * cards + "○" * max(0, full - cards) for cards in wanted]
    sheet.rows.append([Message("sheet-demand", {}), *pips])
    if not view.is_over:
        coming = market.new_prices(material, view.prices, table)
        pairs = zip(view.prices, coming, strict=True)
        changes: list[Cell] = [f"{old} → {new}" for old, new in pairs]
        sheet.rows.append([Message("sheet-forecast", {}), *changes])
    return sheet


def players_sheet(view: FuggerView) -> Sheet:
    """Show everybody's florins, cards and foreseen sale, and Jakob's cards."""
    material = view.rules.material
    rounds = range(1, material.delivery_rounds + 1)
    columns: list[Cell] = [Message("sheet-player", {}), Message("sheet-florins", {})]
    if not view.is_over:
        columns.append(Message("sheet-sale", {}))
    columns += [Message("sheet-hand-size", {}), Message("sheet-display", {})]
    columns += [Message("sheet-delivery", {"round": number}) for number in rounds]
    sheet = Sheet(Message("sheet-players", {}), columns, view.seat)
    table = view.open_cards()
    prices = market.new_prices(material, view.prices, table)
    for seat, florins in enumerate(view.florins):
        display = view.displays[seat]
        is_active = seat == view.active and not view.is_over
        name = Message("sheet-seat-active" if is_active else "sheet-seat", {"seat": seat})
        row: list[Cell] = [name, florins]
        if not view.is_over:
            row.append(f"+{market.sale(material, prices, table, display)}")
        row += [view.hand_sizes[seat], cards(view, display)]
        row += [delivery(view, seat, number) for number in rounds]
        sheet.rows.append(row)
    jakob: list[Cell] = [""] * len(columns)
    jakob[0] = Message("sheet-jakob", {})
    jakob[-1 - material.delivery_rounds] = cards(view, view.jakob)
    sheet.rows.append(jakob)
    return sheet


def hand_sheet(view: FuggerView) -> Sheet:
    """Show the reader's own hand."""
    sheet = Sheet(Message("sheet-own-hand", {}), [])
    sheet.rows.append([cards(view, view.hand)])
    return sheet


def cards(view: FuggerView, zone: int) -> Cell:
    """List the cards of a zone."""
    return [view.rules.material.cards[card] for card in zones.cards(zone)]


def delivery(view: FuggerView, seat: int, round_number: int) -> Cell:
    """Show the delivery of a seat and round (R5.5), as far as the reader may know it."""
    card = view.delivery(seat, round_number)
    if card == HIDDEN:
        return Message("sheet-hidden", {})
    return [] if card == NOTHING else [view.rules.material.cards[card]]
