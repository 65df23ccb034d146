"""The table as plain sheets: electorates with their forecast, players, and the display."""

from typing import Final

from kontor.engine import zones
from kontor.engine.messages import Message
from kontor.engine.record import SEAT_LETTERS
from kontor.engine.sheets import Cell, Sheet
from kontor.games.emperor.table import codes, forecast
from kontor.games.emperor.table.material import CARD_NAMES, COLOURS, ELECTORATE_NAMES, PHASE_NAMES
from kontor.games.emperor.table.names import age_name
from kontor.games.emperor.table.view import EmperorView, seats

# A tile is written as owner, side and age: A▲25 is a baron, A▲▲35 a couple; ♞ is a knight.
BARON_SIGN: Final = "▲"
COUPLE_SIGN: Final = "▲▲"
KNIGHT_SIGN: Final = "♞"
CASTLE_SIGN: Final = "♜"
CITY_SIGN: Final = "●"
IMPERIAL_SIGN: Final = "◉"
FREE_SIGN: Final = "·"
USED_SIGN: Final = "✓"


def sketch(view: EmperorView) -> list[Sheet]:
    """Draw a position as sheets."""
    return [electorates_sheet(view), players_sheet(view), display_sheet(view)]


def heads(*names: str) -> list[Cell]:
    """Return the heads of columns."""
    return [Message(name, {}) for name in names]


def electorates_sheet(view: EmperorView) -> Sheet:
    """Show who sits and stands where, influence by player, and what phase V would do now."""
    board = view.board
    title = Message("sheet-electorates", {"round": board.round, "phase": PHASE_NAMES[board.phase]})
    columns = heads(
        "sheet-electorate", "sheet-elector", "sheet-nobles", "sheet-cities", "sheet-influence"
    )
    sheet = Sheet(title, [*columns, Message("sheet-outcome", {})])
    for electorate in range(codes.ELECTORATES):
        place = Message("sheet-place", {"place": ELECTORATE_NAMES[electorate]})
        if not board.is_open(electorate):
            sheet.rows.append([place, Message("sheet-closed", {}), "", "", "", ""])
            continue
        row: list[Cell] = [
            place,
            elector(view, electorate),
            nobles(view, electorate),
            cities(view, electorate),
            " ".join(
                f"{SEAT_LETTERS[seat]}{number}"
                for seat, number in enumerate(forecast.influences(board, electorate))
                if number
            ),
            outcome(view, electorate),
        ]
        sheet.rows.append(row)
    return sheet


def tile(view: EmperorView, owner: int, kind: int) -> str:
    """Write a tile."""
    sign = COUPLE_SIGN if kind >= codes.COUPLE else BARON_SIGN
    return f"{SEAT_LETTERS[owner]}{sign}{age_name(view.rules.material, kind)}"


def elector(view: EmperorView, electorate: int) -> str:
    """Write the elector, a used privilege and an eminence."""
    board = view.board
    code = board.sitting(electorate)
    text = (
        FREE_SIGN if code == codes.NOBODY else tile(view, code // codes.KINDS, code % codes.KINDS)
    )
    if (board.used >> electorate) & 1:
        text += USED_SIGN
    if board.eminence != codes.NOWHERE and board.eminence // codes.MOST_SEATS == electorate:
        text += f" +{SEAT_LETTERS[board.eminence % codes.MOST_SEATS]}"
    return text


def nobles(view: EmperorView, electorate: int) -> str:
    """Write everybody on noble and castle spaces, and the free spaces."""
    board = view.board
    parts = []
    for seat in seats(board):
        for kind in zones.cards(board.nobles[electorate * codes.MOST_SEATS + seat]):
            parts.append(tile(view, seat, kind))
    for owner in zones.cards(board.knights[electorate]):
        parts.append(f"{SEAT_LETTERS[owner]}{KNIGHT_SIGN}")
    parts += [FREE_SIGN] * zones.count(board.noble_room, electorate)
    for owner in zones.cards(board.castles[electorate]):
        parts.append(f"{SEAT_LETTERS[owner]}{CASTLE_SIGN}")
    parts += [CASTLE_SIGN] * zones.count(board.castle_room, electorate)
    return " ".join(parts)


def cities(view: EmperorView, electorate: int) -> str:
    """Write the cities and the free city spaces."""
    board = view.board
    parts = [f"{SEAT_LETTERS[owner]}{CITY_SIGN}" for owner in zones.cards(board.cities[electorate])]
    parts += [IMPERIAL_SIGN] * board.imperial[electorate]
    parts += [FREE_SIGN] * zones.count(board.city_room, electorate)
    return " ".join(parts)


def outcome(view: EmperorView, electorate: int) -> Cell:
    """Say what phase V would do here now."""
    result, winner = forecast.outcome(view.board, electorate)
    name = forecast.OUTCOMES[result]
    if winner == codes.NOBODY or result == forecast.EMPEROR_DECIDES:
        return Message("sheet-result", {"result": name})
    return Message("sheet-result-seat", {"result": name, "seat": winner})


def players_sheet(view: EmperorView) -> Sheet:
    """Show everybody's points, Thalers, votes, child to come, row of cards and supply."""
    board = view.board
    columns = heads(
        "sheet-player",
        "sheet-points",
        "sheet-thalers",
        "sheet-votes",
        "sheet-child",
        "sheet-row",
        "sheet-supply",
    )
    sheet = Sheet(Message("sheet-players", {}), columns, view.seat)
    for seat, points in enumerate(view.shown_points()):
        mark = "sheet-seat"
        if seat == board.emperor:
            mark = "sheet-seat-emperor"
        elif seat == board.rival:
            mark = "sheet-seat-rival"
        stock = (board.aristocrats[seat], board.knight_supply[seat], board.city_supply[seat])
        row: list[Cell] = [
            Message(mark, {"seat": seat, "word": SEAT_LETTERS[seat]}),
            "?" if points is None else points,
            board.thalers[seat],
            forecast.votes(board, seat),
            [forecast.CHILDREN[forecast.child(board, seat)]],
            [CARD_NAMES[card] for card in zones.cards(board.rows[seat])],
            f"{stock[0]} {BARON_SIGN} · {stock[1]} {KNIGHT_SIGN} · {stock[2]} {CITY_SIGN}",
        ]
        sheet.rows.append(row)
    return sheet


def display_sheet(view: EmperorView) -> Sheet:
    """Show the stacks with price, colour and the cards left."""
    board = view.board
    material = view.rules.material
    columns = heads("sheet-card", "sheet-price", "sheet-colour", "sheet-left")
    sheet = Sheet(Message("sheet-display", {}), columns)
    for card, name in enumerate(CARD_NAMES):
        price = str(material.prices[card])
        if card == codes.PERMIT:
            price += f" / {material.couple_price}"
        row: list[Cell] = [
            [name],
            price,
            [COLOURS[material.colours[card]]],
            zones.count(board.stacks, card),
        ]
        sheet.rows.append(row)
    return sheet
