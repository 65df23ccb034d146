"""Phase 2, first half: who controls a wagon (R3)."""

from kontor.engine.frames import Frame
from kontor.engine.messages import Facts
from kontor.games.merchants import codes
from kontor.games.merchants.material import LOADING_MASTER_CARD
from kontor.games.merchants.table import BLIND_BID, MASTER_CARDS, Table


def free_wagons(table: Table) -> list[int]:
    """List the wagons in cities without a loading master (R3.2, R3.4)."""
    return [wagon for wagon in range(table.material.wagons) if table.board.is_free(wagon)]


def ask_cards(table: Table) -> bool:
    """Poll everybody who holds influence cards, in turn order (R3.3)."""
    board = table.board
    while board.cursor < table.seats:
        seat = board.seat_at(board.cursor)
        if board.hand_sizes[seat] and free_wagons(table):
            table.ask(MASTER_CARDS, seat, ())
            return True
        board.cursor += 1
    return False


def card_options(table: Table, seat: int) -> list[int]:
    """List the free wagons to claim with a card (R3.3, R3.4, R0.6), or none."""
    found = []
    affords = table.florins[seat] >= table.material.master_card_cost
    if affords and table.holds(seat, LOADING_MASTER_CARD):
        found = [codes.MASTER_CARD + wagon for wagon in free_wagons(table)]
    found.append(codes.DECLINE)
    return found


def act_card(table: Table, seat: int, option: int) -> None:
    """Claim a wagon with a card for a fixed price (R3.3); he may go on with further cards."""
    if option == codes.DECLINE:
        table.board.cursor += 1
        return
    wagon = option - codes.MASTER_CARD
    table.use_card(seat, LOADING_MASTER_CARD)
    table.florins[seat] -= table.material.master_card_cost
    become_master(table, seat, wagon)
    if table.log is not None:
        table.tell(
            "master-card-played",
            {
                "seat": seat,
                "wagon": table.material.wagon_names[wagon],
                "city": table.material.cities[table.board.wagon_at[wagon]],
                "price": table.material.master_card_cost,
            },
        )


def become_master(table: Table, seat: int, wagon: int) -> None:
    """Put a coat of arms on the city (R3.10); it stays while the wagon does (R3.11, R3.12)."""
    table.board.masters[wagon] = seat


def ask_bid(table: Table, wagon: int) -> bool:
    """Hold a blind bid for a wagon that is still free (R3.1, R3.5, R3.6)."""
    if not table.board.is_free(wagon):
        return False
    table.ask_all(BLIND_BID, (wagon,))
    return True


def bid_options(table: Table, seat: int) -> list[int]:
    """List every amount from nothing to the whole purse (R3.6)."""
    most = table.florins[seat] // table.material.unit
    return list(range(codes.BID, codes.BID + most + 1))


def reveal_bids(table: Table, frame: Frame) -> None:
    """Let the highest bid win and pay (R3.7); ties and all zeros go by turn order (R3.8, R3.9)."""
    board = table.board
    wagon = frame.about[0]
    winner = board.first_player
    for turn in range(1, table.seats):
        seat = board.seat_at(turn)
        if frame.answers[seat] > frame.answers[winner]:
            winner = seat
    amount = (frame.answers[winner] - codes.BID) * table.material.unit
    table.florins[winner] -= amount
    become_master(table, winner, wagon)
    if table.log is not None:
        name = table.material.wagon_names[wagon]
        city = table.material.cities[board.wagon_at[wagon]]
        for turn in range(table.seats):
            seat = board.seat_at(turn)
            bid = (frame.answers[seat] - codes.BID) * table.material.unit
            table.tell("bid-revealed", {"seat": seat, "wagon": name, "amount": bid})
        facts: Facts = {"seat": winner, "wagon": name, "city": city}
        if amount:
            table.tell("wagon-won", {**facts, "amount": amount})
        else:
            table.tell("wagon-unwanted", facts)
