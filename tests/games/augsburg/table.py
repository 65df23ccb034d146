"""Scenarios of Augsburg 1520 in a short notation.

`Ph Lo Le Ma` and a value are notes, `J` is a joker. Players A to E sit clockwise.

    state = table(noble="maria", hands={"A": "Ma14 Ma15 J J", "B": "Ma4 Ma8"})
    play(state, "A bid:2", "B hold")
    show(state, "A", "Ma15 J")
"""

from typing import Final

from kontor import games
from kontor.engine.chance import ScriptedChance, seeded
from kontor.engine.messages import Event, Facts
from kontor.engine.record import SEAT_LETTERS
from kontor.games.augsburg.game import AugsburgGame, load
from kontor.games.augsburg.state import Augsburg
from kontor.games.augsburg.table import packing
from kontor.games.augsburg.table.agreed import RULES_VERSION
from kontor.games.augsburg.table.codes import BIDDING, CATEGORIES, RIGHTS, SELECTION
from kontor.games.augsburg.table.packing import JOKER, NO_CARD, ZONE
from tests.bench.playing import play, refused, seat_of

GAME: Final[AugsburgGame] = load(games.FOLDER / "augsburg" / "components.toml")
SHORT: Final = ("Ph", "Lo", "Le", "Ma")


# Building -----------------------------------------------------------------------------------


def card(text: str) -> int:
    """Read one card."""
    return JOKER if text == "J" else SHORT.index(text[:2]) * packing.VALUES + int(text[2:]) - 1


def cards(text: str) -> list[int]:
    """Read cards in the order they are written."""
    return [card(word) for word in text.split()]


def privilege(name: str) -> int:
    """Return the number of a privilege card."""
    return GAME.material.privileges.index(name)


def fresh(players: int = 4, seed: str = "fresh", **options: str) -> Augsburg:
    """Start an ordinary game."""
    state = GAME.start(players, options, seeded(seed))
    assert isinstance(state, Augsburg)
    return state


def table(
    players: int = 4,
    number: int = 1,
    noble: str = "philipp",
    opener: str = "A",
    hands: dict[str, str] | None = None,
    money: dict[str, int] | None = None,
    prestige: dict[str, int] | None = None,
    levels: dict[str, tuple[int, int, int]] | None = None,
    tiles: dict[str, dict[str, int]] | None = None,
    display: str = "p01 p02 p03 p04 p05",
    deck: str | None = None,
    discard: str = "",
    rules: int = RULES_VERSION,
    **options: str,
) -> Augsburg:
    """Lay out a position at the beginning of a visit; money is 1000 unless told.

    A deck is written from the top down. Cards named nowhere lie in the draw pile, or out of the
    game if the deck is written.
    """
    rest = [*range(JOKER), *[JOKER] * GAME.material.jokers]
    below = cards(deck) if deck is not None else []
    script = list(range(len(below) - 2, -1, -1))
    chance = ScriptedChance([], [0] * 9 + [0] * 40 * players)
    state = GAME.under(rules).start(players, options, chance)
    assert isinstance(state, Augsburg)
    chance.numbers = script
    state.round = number
    state.opener = seat_of(opener)
    state.noble = GAME.material.nobles.index(noble)
    state.hands = [0] * (ZONE * players)
    state.shown = [0] * (ZONE * players)
    state.offers = [()] * players
    state.offered = [0] * players
    state.money = [1000] * players
    for name, held in (hands or {}).items():
        for each in cards(held):
            packing.add(state.hands, seat_of(name) * ZONE, each)
            rest.remove(each)
    for name, sum_of_money in (money or {}).items():
        state.money[seat_of(name)] = sum_of_money
    state.known_money = state.money[:]
    state.known_cards = [packing.size(state.hands, seat * ZONE) for seat in range(players)]
    for name, points in (prestige or {}).items():
        state.prestige[seat_of(name)] = points
    for name, row in (levels or {}).items():
        for category, level in enumerate(row):
            state.levels[seat_of(name) * len(CATEGORIES) + category] = level
    for name, owned in (tiles or {}).items():
        for tile, value in owned.items():
            kind = RIGHTS.index(tile)
            state.tiles[seat_of(name) * len(RIGHTS) + kind] = value
            pile = GAME.material.right_piles[kind]
            state.taken[kind] = max(state.taken[kind], pile.index(value) + 1)
    state.display = sum(1 << privilege(name) for name in display.split())
    state.face_down = (1 << 10) - 1 - state.display if number % 2 else 0
    state.discard = cards(discard)
    if deck is None:
        for each in state.discard:
            rest.remove(each)
        state.top = rest.pop(0)
        state.deck = rest
    else:
        state.top = below[0] if below else NO_CARD
        state.deck = list(reversed(below[1:]))
    state.visit(state.noble)
    state.log = []
    return state


def turn(
    card_name: str, players: int = 4, winner: str = "A", noble: str = "philipp", **more: object
) -> Augsburg:
    """Lay out the turn of a winner who has just taken a privilege card."""
    display = more.pop("display", card_name)
    state = table(players, noble=noble, display=str(display), **more)  # type: ignore[arg-type]
    state.stack.clear()
    state.announced = [0] * players
    state.begin_turn(seat_of(winner))
    play(state, f"{winner} take:{card_name}")
    state.log = []
    return state


# Playing ------------------------------------------------------------------------------------


def show(state: Augsburg, letter: str, text: str) -> None:
    """Lay a whole selection under seal, card by card as the question wants it."""
    seat = seat_of(letter)
    wanted = sorted(cards(text), key=lambda each: GAME.material.rank[each], reverse=True)
    assert state.stack[-1].kind == SELECTION
    for each in wanted:
        word = "show:jokers" if each == JOKER else f"show:{GAME.material.cards[each]}"
        play(state, f"{letter} {word}")
        if not state.stack or state.stack[-1].kind != SELECTION:
            return
        if state.stack[-1].answer_of(seat) >= 0:
            return


def skip_visits(state: Augsburg) -> None:
    """Let everybody pass at all visits that are left in this round."""
    number = state.round
    while state.stack and state.stack[-1].kind == BIDDING:
        if state.round != number:
            return
        seat = state.stack[-1].asked.bit_length() - 1
        play(state, f"{SEAT_LETTERS[seat]} pass")


def buy_nothing(state: Augsburg) -> None:
    """Let everybody reject the whole offer."""
    for seat in range(state.seats):
        play(state, f"{SEAT_LETTERS[seat]} buy:nothing")


# Reading ------------------------------------------------------------------------------------


def words(state: Augsburg, letter: str) -> list[str]:
    """List the answers a player may give."""
    return [state.word(option) for option in state.options(seat_of(letter))]


def why(state: Augsburg, line: str) -> tuple[str, str]:
    """Return clause and message of a refusal."""
    refusal = refused(state, line)
    return refusal.clause, refusal.message.name


def hand(state: Augsburg, letter: str) -> str:
    """Write a hand in the short notation."""
    held = packing.cards(state.hands, seat_of(letter) * ZONE)
    return " ".join(
        "J" if each == JOKER else f"{SHORT[packing.NOBLE[each]]}{GAME.material.value[each]}"
        for each in held
    )


def asked(state: Augsburg) -> str:
    """Name the players the game waits for."""
    awaited = state.awaited()
    return "".join(SEAT_LETTERS[seat] for seat in range(state.seats) if (awaited >> seat) & 1)


def told(state: Augsburg, name: str) -> list[Facts]:
    """Return the facts of all public events of a name."""
    log: list[Event] = state.log or []
    return [event.facts for event in log if event.name == name]
