"""Scenarios of Merchants of the Middle Ages: a step of a round with everything set as needed.

Players A, B, C, D sit clockwise; A is first player. The wagons stand in Paris, Cologne, Vienna.

    state = at(MOVING, wagons={1: "koeln_r1>koeln_r2"})
    play(state, "A tile:3:wagon_1:junction_north:link_north")
"""

from pathlib import Path
from typing import Final

from kontor import games
from kontor.engine import zones
from kontor.engine.chance import seeded
from kontor.engine.messages import Event, Facts
from kontor.games.merchants.game import MerchantsGame
from kontor.games.merchants.rules.deals import dealing
from kontor.games.merchants.state import Merchants
from kontor.games.merchants.table.cards import INFLUENCES, INVESTMENTS
from tests.bench.playing import refused

SEATS: Final = "ABCD"
FILE: Final = games.FOLDER / "merchants" / "components.toml"
FIXED: Final = {"start_cities": "set_a", "courier_start": "brugge_r2", "first_player": "1"}


def game() -> MerchantsGame:
    """Return the game."""
    found = games.load("merchants")
    assert isinstance(found, MerchantsGame)
    return found


def start(players: int = 4, options: dict[str, str] | None = None, seed: str = "") -> Merchants:
    """Start a game at a fixed table."""
    state = game().start(players, {**FIXED, **(options or {})}, seeded(seed))
    assert isinstance(state, Merchants)
    state.log = []
    return state


def good(name: str) -> int:
    """Return a good by name."""
    return game().material.goods.index(name)


def node(name: str) -> int:
    """Return a node by name."""
    return game().material.roads.nodes.index(name)


def zone(text: str) -> int:
    """Read goods as a zone: `silk silk iron`."""
    return sum(zones.one(good(name)) for name in text.split())


def at(
    step: int,
    players: int = 4,
    *,
    options: dict[str, str] | None = None,
    florins: str = "",
    stores: dict[str, str] | None = None,
    rows: dict[str, str] | None = None,
    wagons: dict[int, str] | None = None,
    masters: dict[int, str] | None = None,
    hands: dict[str, str] | None = None,
    cards: dict[str, str] | None = None,
    prices: dict[str, int] | None = None,
    bonuses: dict[str, int] | None = None,
    status: str = "",
    loans: str = "",
    arrivals: int = 0,
    arrived: str = "",
    courier: str = "",
    tiles: dict[str, str] | None = None,
    first: str = "A",
    round: int = 2,
) -> Merchants:
    """Begin a step of a round. Stores are keyed `A paris`, rows `1 A`, wagons `node>heading`."""
    state = start(players, options)
    board = state.board
    material = state.material
    state.stack.clear()
    board.round = round
    board.first_player = SEATS.index(first)
    if florins:
        state.florins = [int(amount) for amount in florins.split()]
    for key, goods in (stores or {}).items():
        seat, city = key.split()
        place = SEATS.index(seat) * len(material.cities) + material.cities.index(city)
        board.warehouses[place] += zone(goods)
        board.supply -= zone(goods)
    for key, goods in (rows or {}).items():
        wagon, seat = key.split()
        board.rows[(int(wagon) - 1) * players + SEATS.index(seat)] += zone(goods)
        board.supply -= zone(goods)
    for number, text in (wagons or {}).items():
        place_name, _, heading = text.partition(">")
        board.wagon_at[number - 1] = node(place_name)
        board.headings[number - 1] = node(heading) if heading else -1
    for number, name in (masters or {}).items():
        board.masters[number - 1] = SEATS.index(name)
    for seat_name, held in (hands or {}).items():
        for card in held.split():
            give(state, SEATS.index(seat_name), card)
    for seat_name, owned in (cards or {}).items():
        for card in owned.split():
            board.investments[INVESTMENTS.index(card)] = SEATS.index(seat_name)
    for name, level in (prices or {}).items():
        board.prices[good(name)] = level
    for city_name, bonus in (bonuses or {}).items():
        board.bonuses[material.cities.index(city_name)] = material.bonuses.index(bonus)
    if status:
        board.status = [int(level) for level in status.split()]
    if loans:
        board.loans = [int(number) for number in loans.split()]
    for seat_name, values in (tiles or {}).items():
        board.tiles[SEATS.index(seat_name)] = sum(1 << int(v) - 1 for v in values.split())
    board.arrivals = arrivals
    for number_text in arrived.split():
        board.arrived |= 1 << int(number_text) - 1
    if courier:
        board.courier = node(courier)
    board.step = step - 1
    if step:
        state.next_step()
    else:
        board.step = 0
        board.cursor = 0
    state.log = []
    state.go_on()
    if state.rules.deals:
        dealing.follow(state)
    return state


def give(state: Merchants, seat: int, card: str) -> None:
    """Put an influence card from the pile into a hand."""
    one = zones.one(INFLUENCES.index(card))
    state.pile -= one
    state.hands[seat] += one
    state.board.pile_size -= 1
    state.board.hand_sizes[seat] += 1


def words(state: Merchants, seat: str) -> list[str]:
    """List what a seat may answer."""
    return [state.word(option) for option in state.options(SEATS.index(seat))]


def asked(state: Merchants) -> str:
    """Name the seats the game waits for."""
    return "".join(SEATS[seat] for seat in range(state.seats) if (state.awaited() >> seat) & 1)


def refuses(state: Merchants, text: str, clause: str, message: str) -> None:
    """Assert that an answer is refused for a reason."""
    refusal = refused(state, text)
    assert (refusal.clause, refusal.message.name) == (clause, message)


def told(state: Merchants, name: str) -> list[Facts]:
    """List the facts of all events of a name."""
    log: list[Event] = state.log or []
    return [event.facts for event in log if event.name == name]


def place(state: Merchants, wagon: int) -> str:
    """Name where a wagon stands."""
    return state.material.roads.nodes[state.board.wagon_at[wagon - 1]]


def heading(state: Merchants, wagon: int) -> str:
    """Name where a wagon heads."""
    number = state.board.headings[wagon - 1]
    return state.material.roads.nodes[number] if number >= 0 else ""


def row(state: Merchants, wagon: int, seat: str) -> str:
    """Name the goods on a row."""
    held = state.board.row(wagon - 1, SEATS.index(seat))
    return " ".join(state.material.goods[g] for g in zones.cards(held))


def corrected(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """Write a components file with some text replaced."""
    text = FILE.read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    file = tmp_path / "components.toml"
    file.write_text(text, "utf-8")
    return file
