"""Scenarios of Die Fugger in the notation of the rulebook.

`Cu Cl Wi Sp Je` are plain cards, `*` adds the royal seal, `M` is a merchant. Players A, B, C, D
sit clockwise. Prices and demand are written in the order Cu Cl Wi Sp Je.

    state = table(hands={"A": "Wi* Sp"}, jakob="Sp Je*", deck_top="M M Cl*")
    play(state, "A deliver:wine_seal")
    assert jakob(state) == "Cl* Sp Je*"
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.chance import ScriptedChance
from kontor.engine.messages import Event, Facts
from kontor.games import FOLDER
from kontor.games.fugger.game import FuggerGame, load
from kontor.games.fugger.rules.rounds import TURNS
from kontor.games.fugger.state import Fugger
from kontor.games.fugger.table import market
from kontor.games.fugger.table.codes import NOTHING
from kontor.games.fugger.table.material import TableRules
from tests.bench.playing import seat_of

COMPONENTS: Final = FOLDER / "fugger" / "components.toml"
GAME: Final[FuggerGame] = load(COMPONENTS)
SEATS: Final = "ABCD"
GOODS: Final = ("Cu", "Cl", "Wi", "Sp", "Je")
CARDS: Final = (*[good + seal for good in GOODS for seal in ("", "*")], "M")
NO_CARD: Final = "-"


# Building -----------------------------------------------------------------------------------


def cards(text: str) -> list[int]:
    """Read cards in the order they are written."""
    return [CARDS.index(name) for name in text.split()]


def zone(text: str) -> int:
    """Read cards as a zone."""
    return sum(zones.one(card) for card in cards(text))


def numbers(text: str) -> list[int]:
    """Read a row of numbers."""
    return [int(number) for number in text.split()]


def table(
    players: int = 3,
    *,
    round: int = 1,
    turns: int = 0,
    active: str = "A",
    prices: str = "5 5 5 5 5",
    florins: str = "",
    hands: dict[str, str] | None = None,
    displays: dict[str, str] | None = None,
    deliveries: dict[str, str] | None = None,
    jakob: str = "",
    discard: str = "",
    deck: str | None = None,
    rest_in_hand_of: str = "",
    deck_top: str = "",
    options: dict[str, str] | None = None,
) -> Fugger:
    """Build a position of all 49 cards; those not named form the draw pile, as if just shuffled.

    With `deck` given, the cards not named lie in the hand of `rest_in_hand_of`. Deliveries are
    written round by round, `-` for none: `{"A": "- Wi*"}`. `deck_top` are the next cards drawn.
    """
    rules = TableRules(GAME.material, players, GAME.complete(options or {}))
    state = Fugger(rules, ScriptedChance(cards(deck_top), []))
    state.log = []
    state.stack.append(TURNS[seat_of(active)])
    state.active = seat_of(active)
    state.round = round
    state.turns = turns
    state.prices = numbers(prices)
    state.florins = numbers(florins) if florins else [0] * players
    state.hands = [zone((hands or {}).get(name, "")) for name in SEATS[:players]]
    state.displays = [zone((displays or {}).get(name, "")) for name in SEATS[:players]]
    state.deliveries = [NOTHING] * (2 * players)
    for name, row in (deliveries or {}).items():
        for place, card in enumerate(row.split()):
            if card != NO_CARD:
                state.deliveries[2 * seat_of(name) + place] = CARDS.index(card)
    state.jakob = zone(jakob)
    state.discard = zone(discard)
    state.discard_top = cards(discard)[-1] if discard else NOTHING
    state.drawn = [0] * players
    rest = left_over(state)
    if deck is None:
        state.deck = rest
    else:
        state.deck = zone(deck)
        state.hands[seat_of(rest_in_hand_of)] += rest - state.deck
    state.deck_origin = state.deck
    return state


def left_over(state: Fugger) -> int:
    """Return the cards that lie nowhere yet; complain about a card used too often."""
    left = [zones.count(GAME.material.full_deck, card) for card in range(len(CARDS))]
    used = [*state.hands, *state.displays, state.jakob, state.discard]
    used += [zones.one(card) for card in state.deliveries if card != NOTHING]
    for place in used:
        for card in zones.kinds(place):
            left[card] -= zones.count(place, card)
    assert min(left) >= 0, "the scenario uses more cards than there are"
    return zones.pack(left)


def start(players: int, order: str, first: str = "A", **options: str) -> Fugger:
    """Set up a game with a stacked draw pile and a chosen starting player."""
    log: list[Event] = []
    chance = ScriptedChance(cards(order), [seat_of(first)])
    state = GAME.start(players, options, chance, log)
    assert isinstance(state, Fugger)
    state.log = log
    return state


def market_day(demand: str, prices: str = "5 5 5 5 5") -> str:
    """Return the prices after a market day with this demand, which A brings about."""
    rows = [[good] * number for good, number in zip(GOODS, numbers(demand), strict=True)]
    fifth = max(rows, key=len).pop()
    laid = " ".join(card for row in rows for card in row)
    state = table(round=3, prices=prices, hands={"A": fifth}, jakob=laid)
    state.answer(0, state.options(0)[-1])
    assert market_days(state) == 1
    return prices_of(state)


# Reading ------------------------------------------------------------------------------------


def shown(place: int) -> str:
    """Write a zone, goods in order, plain before sealed, merchants last."""
    row = [CARDS[card] for card in zones.kinds(place) for _ in range(zones.count(place, card))]
    return " ".join(row)


def hand(state: Fugger, name: str) -> str:
    """Return the hand of a player."""
    return shown(state.hands[seat_of(name)])


def hand_sizes(state: Fugger) -> list[int]:
    """Return the size of every hand."""
    return [zones.size(held) for held in state.hands]


def display(state: Fugger, name: str) -> str:
    """Return the open cards of a player."""
    return shown(state.displays[seat_of(name)])


def deliveries(state: Fugger, name: str) -> str:
    """Return the deliveries of a player, round by round."""
    row = state.deliveries[2 * seat_of(name) : 2 * seat_of(name) + 2]
    return " ".join(NO_CARD if card == NOTHING else CARDS[card] for card in row)


def jakob(state: Fugger) -> str:
    """Return Jakob's cards."""
    return shown(state.jakob)


def discard(state: Fugger) -> str:
    """Return the discard pile, sorted."""
    return shown(state.discard)


def deck_size(state: Fugger) -> int:
    """Return the number of cards in the draw pile."""
    return zones.size(state.deck)


def prices_of(state: Fugger) -> str:
    """Return the prices."""
    return " ".join(str(price) for price in state.prices)


def demand(state: Fugger) -> str:
    """Return the demand of every good."""
    return " ".join(str(n) for n in market.demands(GAME.material, state.open_cards()))


def active(state: Fugger) -> str:
    """Return the player whose turn it is."""
    return SEATS[state.active]


def options(state: Fugger, name: str) -> list[str]:
    """Return the legal answers of a player in notation."""
    return [state.word(option) for option in state.options(seat_of(name))]


def events(state: Fugger) -> list[str]:
    """Return the names of all events so far."""
    return [event.name for event in state.log or []]


def market_days(state: Fugger) -> int:
    """Count the market days so far."""
    return events(state).count("market-day")


def facts(state: Fugger, name: str) -> list[Facts]:
    """Return the public facts of all events of a name."""
    return [event.facts for event in state.log or [] if event.name == name]


def earned(state: Fugger) -> list[int]:
    """Return what each player earned on the last market day."""
    last = facts(state, "earned")[-state.seats :]
    return [int(str(fact["earned"])) for fact in last]
