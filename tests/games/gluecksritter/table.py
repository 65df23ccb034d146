"""Scenarios of Die Glücksritter in the notation of the rulebook.

Players A to F sit clockwise. `5g3s` are five gold and three silver coins. Documents are named by
their identifiers. A scenario begins in the planning of a round:

    state = table(coins={"A": "4g0s"}, income="5g3s 0g0s")
    plan(state, A="cards:25", B="cards:12", C="cards:16", D="cards:46")
"""

from typing import Final

from kontor.engine import seat_numbers, zones
from kontor.engine.chance import ScriptedChance
from kontor.engine.clock import Clock
from kontor.engine.frames import Frame
from kontor.engine.messages import Event, Facts
from kontor.engine.playout import next_seat
from kontor.engine.record import CLOCK
from kontor.games import FOLDER
from kontor.games.gluecksritter.game import GluecksritterGame, load
from kontor.games.gluecksritter.state import Gluecksritter
from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.material import RULES_VERSION, TableRules
from kontor.games.gluecksritter.table.steps import RED_DOCUMENTS
from tests.bench.playing import play, seat_of

GAME: Final[GluecksritterGame] = load(FOLDER / "gluecksritter" / "components.toml")
SEATS: Final = "ABCDEF"
Words = dict[str, str]


# Building -----------------------------------------------------------------------------------


def coins_of(text: str) -> tuple[int, int]:
    """Read coins such as 5g3s."""
    gold, silver = text.removesuffix("s").split("g")
    return int(gold), int(silver)


def zone(text: str, game: GluecksritterGame = GAME) -> int:
    """Read documents as a zone."""
    return sum(zones.one(game.material.deck.names.index(name)) for name in text.split())


def drawn(text: str, game: GluecksritterGame = GAME) -> list[int]:
    """Read documents in the order they will be drawn."""
    return [game.material.deck.names.index(name) for name in text.split()]


def table(
    players: int = 4,
    *,
    coins: Words | None = None,
    walls: Words | None = None,
    towers: Words | None = None,
    income: str = "0g0s 0g0s",
    hands: Words | None = None,
    jailed: str = "",
    pile: str | None = None,
    discard: str = "",
    rest_in_hand_of: str = "",
    lead: str = "A",
    round: int = 1,
    draws: str = "",
    numbers: list[int] | None = None,
    options: Words | None = None,
    game: GluecksritterGame = GAME,
    version: int = RULES_VERSION,
) -> Gluecksritter:
    """Build a position in planning; coins not named are in the bag, documents in the pile.

    With `pile` given, documents not named lie in the hand of `rest_in_hand_of`. `draws` are the
    next documents, `numbers` the next numbers of chance (coins, dice, picks).
    """
    rules = TableRules(game.material, players, game.complete(options or {}), version)
    state = Gluecksritter(rules, ScriptedChance(drawn(draws, game), numbers or []))
    material = game.material
    state.log = []
    names = SEATS[:players]
    purses = [coins_of((coins or {}).get(name, "0g0s")) for name in names]
    state.gold = seat_numbers.pack([gold for gold, _ in purses])
    state.silver = seat_numbers.pack([silver for _, silver in purses])
    state.walls = seat_numbers.pack([int((walls or {}).get(name, "0")) for name in names])
    state.towers = seat_numbers.pack([int((towers or {}).get(name, "0")) for name in names])
    shown = [number for space in income.split() for number in coins_of(space)]
    state.income = seat_numbers.pack(shown)
    state.bag_gold = material.gold - seat_numbers.total(state.gold) - shown[0] - shown[2]
    state.bag_silver = material.silver - seat_numbers.total(state.silver) - shown[1] - shown[3]
    zeros = [0] * players
    state.actions, state.reds, state.played = 0, zeros[:], zeros[:]
    state.shown, state.drawn, state.deeds = zeros[:], zeros[:], codes.NO_DEEDS[:]
    if version > 1:
        state.orders = zeros[:]
    state.hands = [zone((hands or {}).get(name, ""), game) for name in names]
    state.discard = zone(discard, game)
    rest = material.deck.full - sum(state.hands) - state.discard
    state.pile = rest if pile is None else zone(pile, game)
    if pile is not None and rest_in_hand_of:
        state.hands[seat_of(rest_in_hand_of)] += rest - state.pile
    state.pile_origin = state.pile
    if pile is None:  # all hands were drawn from this pile
        state.pile_origin += sum(state.hands)
        state.drawn = state.hands[:]
    state.jailed = sum(1 << seat_of(name) for name in jailed)
    state.lead = seat_of(lead)
    state.round = round
    state.ducat_card = 0
    state.ducat_deck = (1 << len(material.ducat_cards)) - 2
    state.step = RED_DOCUMENTS
    state.stack.append(Frame(codes.ASK_PLAN, (1 << players) - 1, (), True))
    return state


def start(players: int, numbers: list[int] | None = None, **options: str) -> Gluecksritter:
    """Set up a game: the first numbers are the lead, the ducat card, then coins."""
    log: list[Event] = []
    state = GAME.start(players, options, ScriptedChance([], numbers or []), log)
    assert isinstance(state, Gluecksritter)
    state.log = log
    return state


# Playing ------------------------------------------------------------------------------------


def plan(state: Gluecksritter, **plans: str) -> Gluecksritter:
    """Give each player's plan, such as A="lay:summons:B cards:25"; the others play 5 and 6."""
    for name in SEATS[: state.seats]:
        play(state, f"{name} {plans.get(name, 'cards:56')}")
    return state


def time_out(state: Gluecksritter) -> Gluecksritter:
    """Let the clock answer."""
    state.answer(CLOCK, state.parse(CLOCK, "timeout"))
    return state


def skip_window(state: Gluecksritter) -> Gluecksritter:
    """Let everybody pass in a window that is open to several players."""
    while state.stack and state.stack[-1].kind == codes.ASK_OPEN:
        seat = next_seat(state.awaited())
        state.answer(seat, state.parse(seat, "pass"))
    return state


# Reading ------------------------------------------------------------------------------------


def purse(state: Gluecksritter, name: str) -> str:
    """Return the coins of a player."""
    return f"{state.gold_of(seat_of(name))}g{state.silver_of(seat_of(name))}s"


def space(state: Gluecksritter, number: int) -> str:
    """Return the coins of an income space."""
    return f"{state.income_gold(number)}g{state.income_silver(number)}s"


def bag(state: Gluecksritter) -> str:
    """Return the coins of the bag."""
    return f"{state.bag_gold}g{state.bag_silver}s"


def site(state: Gluecksritter, name: str) -> tuple[int, int]:
    """Return the walls and towers of a player."""
    return (
        state.standing(seat_of(name), codes.WALL),
        state.standing(seat_of(name), codes.TOWER),
    )


def coins_on(state: Gluecksritter, space: int) -> tuple[int, int]:
    """Return the gold and the silver coins of an income space."""
    return state.income_gold(space), state.income_silver(space)


def hand(state: Gluecksritter, name: str) -> list[str]:
    """Return the documents of a player."""
    names = state.rules.material.deck.names
    return [names[kind] for kind in zones.cards(state.hands[seat_of(name)])]


def discard(state: Gluecksritter) -> list[str]:
    """Return the discarded documents."""
    return [state.rules.material.deck.names[kind] for kind in zones.cards(state.discard)]


def jailed(state: Gluecksritter) -> str:
    """Return the players whose knight is jailed."""
    return "".join(name for name in SEATS if (state.jailed >> seat_of(name)) & 1)


def asked(state: Gluecksritter) -> str:
    """Return the players who are asked now."""
    return "".join(name for name in SEATS if (state.awaited() >> seat_of(name)) & 1)


def options(state: Gluecksritter, name: str) -> list[str]:
    """Return the legal answers of a player in notation."""
    return [state.word(option) for option in state.options(seat_of(name))]


def events(state: Gluecksritter) -> list[str]:
    """Return the names of all events so far."""
    return [event.name for event in state.log or []]


def facts(state: Gluecksritter, name: str) -> list[Facts]:
    """Return the public facts of all events of a name."""
    return [event.facts for event in state.log or [] if event.name == name]


def kind(state: Gluecksritter) -> int:
    """Return the kind of the open question."""
    return state.stack[-1].kind


def vars_of(state: Gluecksritter) -> tuple[int, int, int]:
    """Return what the clock of a table says now."""
    time = state.clock()
    assert time is not None
    return vars_of_clock(time)


def vars_of_clock(time: Clock) -> tuple[int, int, int]:
    """Return what a clock says."""
    return time.window, time.seconds, time.calls
