"""The table of Merchants of the Middle Ages as plain sheets: prices, wagons, players."""

from kontor.engine import zones
from kontor.engine.messages import Facts, Message
from kontor.engine.sheets import Cell, Sheet
from kontor.games.merchants.table import cards, codes, items, language
from kontor.games.merchants.table.view import MerchantsView


def sketch(view: MerchantsView) -> list[Sheet]:
    """Draw a position as sheets."""
    sheets = [prices_sheet(view), cities_sheet(view), wagons_sheet(view), players_sheet(view)]
    if view.board.proposals or view.board.promises or view.deal_draft:
        sheets.append(deals_sheet(view))
    return sheets


def deals_sheet(view: MerchantsView) -> Sheet:
    """Show proposals, promises in force, and the own deal in the making (R12.2)."""
    board = view.board
    sheet = Sheet(
        Message("sheet-deals", {}), [Message("sheet-deal", {}), Message("sheet-item", {})]
    )
    for proposal in board.proposals:
        facts: Facts = {"seat": proposal[language.MAKER], "number": items.number(proposal)}
        title: Cell = Message("sheet-proposal", facts)
        sheet.rows += [[title, item] for item in items.items(board, proposal)]
    for promise in board.promises:
        item = items.promise_item(board, promise)
        sheet.rows.append([Message("sheet-promise", {}), item])
    if view.deal_draft:
        draft = items.items(board, view.deal_draft)
        sheet.rows += [[Message("sheet-draft", {}), item] for item in draft]
    return sheet


def goods(view: MerchantsView, zone: int) -> Cell:
    """List the goods of a zone."""
    return [view.rules.material.goods[good] for good in zones.cards(zone)]


def prices_sheet(view: MerchantsView) -> Sheet:
    """Show prices and supply by good."""
    board = view.board
    material = view.rules.material
    facts: Facts = {"round": board.round, "phase": view.phase, "arrivals": board.arrivals}
    facts["goal"] = view.rules.last_arrivals
    facts["price"] = board.climb_cost()
    sheet = Sheet(Message("sheet-prices", facts), [""])
    sheet.columns += [Message("sheet-good", {"good": good}) for good in material.goods]
    every = range(len(material.goods))
    sheet.rows.append([Message("sheet-buy", {}), *[board.buy_price(good) for good in every]])
    sheet.rows.append([Message("sheet-sell", {}), *[board.sell_price(good) for good in every]])
    supply = [zones.count(board.supply, good) for good in every]
    sheet.rows.append([Message("sheet-supply", {}), *supply])
    return sheet


def cities_sheet(view: MerchantsView) -> Sheet:
    """Show markets, bonuses and warehouses by city."""
    board = view.board
    material = view.rules.material
    columns: list[Cell] = [
        Message("sheet-city", {}),
        Message("sheet-market", {}),
        Message("sheet-bonus", {}),
    ]
    seats = range(view.rules.seats)
    columns += [Message("sheet-seat", {"seat": seat}) for seat in seats]
    sheet = Sheet(Message("sheet-warehouses", {}), columns)
    for city, name in enumerate(material.cities):
        row: list[Cell] = [[name], [material.goods[good] for good in material.markets[city]]]
        row.append(board.bonus(city))
        row += [goods(view, board.warehouse(seat, city)) for seat in seats]
        sheet.rows.append(row)
    return sheet


def wagons_sheet(view: MerchantsView) -> Sheet:
    """Show where each wagon is, where it heads, who controls it and what it carries."""
    board = view.board
    material = view.rules.material
    nodes = material.roads.nodes
    names = ("sheet-wagon", "sheet-place", "sheet-heading", "sheet-master")
    columns: list[Cell] = [Message(name, {}) for name in names]
    seats = range(view.rules.seats)
    columns += [Message("sheet-seat", {"seat": seat}) for seat in seats]
    title = Message("sheet-wagons", {"node": nodes[board.courier]})
    sheet = Sheet(title, columns)
    for wagon, name in enumerate(material.wagon_names):
        heading = board.headings[wagon]
        master = board.masters[wagon]
        row: list[Cell] = [[name], [nodes[board.wagon_at[wagon]]]]
        row.append("" if heading == codes.NOWHERE else [nodes[heading]])
        row.append("" if master == codes.NOBODY else Message("sheet-seat", {"seat": master}))
        row += [goods(view, board.row(wagon, seat)) for seat in seats]
        sheet.rows.append(row)
    return sheet


def players_sheet(view: MerchantsView) -> Sheet:
    """Show rank, purse, loans, tiles and cards of everybody."""
    board = view.board
    material = view.rules.material
    names = (
        "sheet-player",
        "sheet-level",
        "sheet-upkeep",
        "sheet-florins",
        "sheet-loans",
        "sheet-tiles",
        "sheet-investments",
        "sheet-influence",
    )
    columns: list[Cell] = [Message(name, {}) for name in names]
    sheet = Sheet(Message("sheet-players", {}), columns, view.seat)
    for seat in range(view.rules.seats):
        level = board.status[seat]
        florins = view.florins[seat]
        tiles = [
            str(value) for t, value in enumerate(material.tiles) if (board.tiles[seat] >> t) & 1
        ]
        hand: Cell = board.hand_sizes[seat]
        if seat == view.seat and view.hand:
            hand = [cards.INFLUENCES[card] for card in zones.cards(view.hand)]
        row: list[Cell] = [
            Message(
                "sheet-seat-first" if seat == board.first_player else "sheet-seat", {"seat": seat}
            ),
            [material.levels[level]],
            material.upkeep[level],
            "?" if florins == codes.HIDDEN else florins,
            board.loans[seat],
            " ".join(tiles),
            [
                cards.INVESTMENTS[card]
                for card, owner in enumerate(board.investments)
                if owner == seat
            ],
            hand,
        ]
        sheet.rows.append(row)
    return sheet
