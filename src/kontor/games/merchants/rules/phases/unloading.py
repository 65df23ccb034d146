"""Phase 5: unloading the wagons that have arrived (R7)."""

from kontor.engine import i64, zones
from kontor.engine.frames import MASKED, Frame
from kontor.engine.messages import Facts, Message
from kontor.games.merchants.rules.decision import DeallessDecision, wagon_facts
from kontor.games.merchants.table import cards, codes
from kontor.games.merchants.table.position import Position
from kontor.games.merchants.table.view import MerchantsView


def begin(state: Position) -> None:
    """Count the wagons that have arrived, empty ones too (R7.1, R7.2)."""
    board = state.board
    number = arrived_now(state)
    board.arrivals += number
    if number:
        state.tell("arrivals-counted", {"number": number, "arrivals": board.arrivals})


def arrived_now(state: Position) -> int:
    """Return how many wagons have arrived this round."""
    number = 0
    for wagon in range(state.material.wagons):
        number += (state.board.arrived >> wagon) & 1
    return number


def ask(state: Position) -> bool:
    """Poll for Bonus Sale before each wagon (R7.5), unload it (R7.3), then move the cubes."""
    board = state.board
    if not board.arrived:
        return False
    stops: i64 = state.seats + 1
    end: i64 = state.material.wagons * stops
    cursor: i64 = board.cursor
    arrived: i64 = board.arrived
    while cursor < end:
        wagon = cursor // stops
        if not (arrived >> wagon) & 1:
            cursor = (wagon + 1) * stops
            continue
        turn = cursor % stops
        cursor += 1
        board.cursor = cursor
        if turn == state.seats:
            unload(state, wagon)
            continue
        seat = board.seat_at(turn)
        if board.row(wagon, seat) and board.hand_sizes[seat]:
            state.ask(codes.ASK_BONUS, seat, (wagon,))
            return True
    move_cubes(state)
    return False


class BonusCard(DeallessDecision):
    """Who has goods aboard and influence cards is asked for Bonus Sale (R7.5)."""

    def __init__(self) -> None:
        super().__init__("task_bonus_card", "R7.5", MASKED)

    def options(self, state: Position, frame: Frame, seat: int) -> list[int]:
        """List whether to play Bonus Sale (R7.5)."""
        return (
            [codes.BONUS, codes.DECLINE] if state.holds(seat, cards.BONUS_SALE) else [codes.DECLINE]
        )

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Play Bonus Sale: the bonus for all own goods on this one wagon (R7.5)."""
        if option == codes.BONUS:
            state.use_card(seat, cards.BONUS_SALE)
            state.board.bonus_sellers |= 1 << seat
            if state.log is not None:
                state.tell(
                    "bonus-sale-played",
                    {"seat": seat, "wagon": state.material.wagon_names[frame.about[0]]},
                )

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Say which wagon is unloaded where."""
        facts = wagon_facts(view, frame.about[0])
        city = view.board.wagon_at[frame.about[0]]
        return Message("prompt-bonus-card", {**facts, "bonus": view.board.bonus(city)})


def unload(state: Position, wagon: int) -> None:
    """Sell everything on a wagon to the bank and leave it empty and free (R7.3, R7.4, R7.6)."""
    board = state.board
    city = board.wagon_at[wagon]
    names = state.material
    for turn in range(state.seats):
        seat = board.seat_at(turn)
        place = wagon * state.seats + seat
        row = board.rows[place]
        for good in zones.kinds(row):
            number = zones.count(row, good)
            each = board.proceeds(good, city, bool((board.bonus_sellers >> seat) & 1))
            state.florins[seat] = state.florins[seat] + number * each
            if state.log is not None:
                facts: Facts = {"seat": seat, "good": names.goods[good], "number": number}
                facts["each"] = each
                facts["earned"] = number * each
                state.tell("sold", {**facts, "city": names.cities[city]})
        board.supply += row
        board.rows[place] = 0
    board.bonus_sellers = 0
    if state.log is not None:
        state.tell("unloaded", {"wagon": names.wagon_names[wagon], "city": names.cities[city]})


def move_cubes(state: Position) -> None:
    """Set cubes to nothing where a wagon stands, and forward elsewhere (R7.7); else none (R7.8)."""
    board = state.board
    steps = arrived_now(state)
    top = len(state.material.bonuses) - 1
    cities = len(board.bonuses)
    visited: i64 = 0
    for node in board.wagon_at:
        if node < cities:
            visited |= 1 << node
    for city in range(cities):
        old = board.bonuses[city]
        board.bonuses[city] = 0 if (visited >> city) & 1 else min(top, old + steps)
        if state.log is not None and board.bonuses[city] != old:
            name = state.material.cities[city]
            state.tell("bonus-changed", {"city": name, "bonus": board.bonus(city)})
