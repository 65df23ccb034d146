"""Promises and answers as records word them: what an answer does, where a drive leads."""

from dataclasses import dataclass
from itertools import pairwise

from kontor.engine.messages import Event
from kontor.engine.record import SEAT_LETTERS
from kontor.games.merchants.state import Merchants
from kontor.games.merchants.table import codes


@dataclass
class Promise:
    """A promise as the record words it, and what its judge has seen of it."""

    seat: int
    partner: int
    kind: str
    values: list[str]
    met: bool = False
    verdict: str = ""
    announced: str = ""

    def value(self, number: int) -> str:
        """Return one of its values."""
        return self.values[number].split(":")[-1]

    def __str__(self) -> str:
        return f"{SEAT_LETTERS[self.seat]}: {self.kind} {' '.join(self.values)}"


def free(state: Merchants) -> Merchants:
    """Return a copy in which nobody has promised anything."""
    twin = state.clone()
    twin.board.promises = ()
    return twin


def seat_asked(state: Merchants) -> int:
    """Return the only seat that is asked."""
    return state.stack[-1].asked.bit_length() - 1


def wagon_of(state: Merchants) -> str:
    """Name the wagon that a question about loading or unloading is about."""
    return state.material.wagon_names[state.stack[-1].about[0]]


def does(promise: Promise, before: Merchants, word: str) -> bool:
    """Tell whether an answer does what a promise names."""
    kind, verb = before.stack[-1].kind, word.split(":", maxsplit=1)[0]
    if promise.kind == "no_purchase":
        return verb == "buy" and word.split(":")[1] == promise.value(0)
    if promise.kind in ("no_bid", "bid_cap"):
        cap = int(promise.value(1)) if promise.kind == "bid_cap" else 0
        here = kind == codes.ASK_BLIND_BID and wagon_of(before) == promise.value(0)
        return here and int(word.split(":")[1]) > cap
    if promise.kind in ("no_card", "play_card"):
        return plays(promise, before, word)
    if promise.kind in ("no_price_change", "price_change"):
        if verb != "price":
            return False
        good, way = word.split(":")[2:]
        return good == promise.value(0) and promise.value(1) in ("either", way)
    if promise.kind in ("no_wheel", "wheel"):
        return verb == "dial" and promise.value(0) in word.split(":")[1].split("+")
    if promise.kind == "move_courier":
        return verb == "courier" and word.split(":")[2] == promise.value(0)
    if promise.kind == "move_wagon":
        return drives(promise, before, word) and word.split(":")[place_in(word)] == promise.value(1)
    return False


def fails(promise: Promise, kind: int, word: str) -> bool:
    """Tell whether an answer is the one moment of a promise, let slip."""
    if promise.kind == "no_invest_bid":
        return kind == codes.ASK_LOT and word != "pass"
    return promise.kind == "wheel" and kind == codes.ASK_DIALS


def plays(promise: Promise, before: Merchants, word: str) -> bool:
    """Tell whether an answer plays the card of a promise, on its wagon if it names one."""
    card, named = promise.value(0), promise.value(1)
    verb = word.split(":", maxsplit=1)[0]
    if card == "social_climb":
        return word.endswith((":card", ":cards"))
    if card == "loading_master_card":
        return verb == "loading_master" and named in ("any", word.split(":")[1])
    if card == "broken_axle":
        return verb == card and named in ("any", word.split(":")[1])
    if card in ("free_loading", "bonus_sale"):
        return verb == card and named in ("any", wagon_of(before))
    return verb == card


def place_in(word: str) -> int:
    """Return which part of the word for a drive names its end."""
    return 4 if word.startswith("coach:") else 3


def drives(promise: Promise, before: Merchants, word: str) -> bool:
    """Tell whether an answer drives the wagon of a promise."""
    moves = word.startswith(("tile:", "coach:")) and not word.endswith(":idle")
    return moves and word.split(":")[place_in(word) - 1] == promise.value(0)


def path(before: Merchants, word: str) -> list[str]:
    """Name the nodes of a drive: the only way on a map without circles, start and end included."""
    nodes = before.material.roads.nodes
    wagon = before.material.wagon_names.index(word.split(":")[place_in(word) - 1])
    start, end = before.board.wagon_at[wagon], nodes.index(word.split(":")[place_in(word)])
    found = [[start]]
    for way in found:
        if way[-1] == end:
            return [nodes[node] for node in way]
        near = before.material.roads.neighbours[way[-1]]
        found += [[*way, node] for node in near if node not in way]
    raise AssertionError(word)


def leads_over(way: list[str], place: str) -> bool:
    """Tell whether a way leads over a node or, `a+b`, along a road."""
    if "+" not in place:
        return place in way[1:]
    one, other = place.split("+")
    steps_taken = list(pairwise(way))
    return (one, other) in steps_taken or (other, one) in steps_taken


def passes(promise: Promise, before: Merchants, word: str) -> bool:
    """Tell whether a drive leads over the place of a promise."""
    return leads_over(path(before, word), promise.value(1))


def keeps_away(promise: Promise, before: Merchants, word: str) -> bool:
    """Tell whether a drive neither takes nor, at a junction, sets out for a place."""
    parts = word.split(":")
    way = path(before, word)
    if leads_over(way, promise.value(1)):
        return False
    heading = parts[place_in(word) + 1 :]
    return not (heading and leads_over([way[-1], heading[0]], promise.value(1)))


def is_ahead(state: Merchants, promise: Promise) -> bool:
    """Tell whether a wagon may still come over a place without turning round."""
    nodes = state.material.roads.nodes
    near = state.material.roads.neighbours
    wagon = state.material.wagon_names.index(promise.value(0))
    if (state.board.arrived >> wagon) & 1:
        return False
    node, heading = state.board.wagon_at[wagon], state.board.headings[wagon]
    ways = [[node, heading]] if heading >= 0 else [[node, other] for other in near[node]]
    for way in ways:
        if leads_over([nodes[one] for one in way], promise.value(1)):
            return True
        if way[-1] >= len(state.material.cities):
            ways += [[*way, other] for other in near[way[-1]] if other not in way]
    return False


def is_about(promise: Promise, event: Event) -> bool:
    """Tell whether an event is about this promise."""
    facts = event.facts
    if (facts["seat"], facts["partner_seat"]) != (promise.seat, promise.partner):
        return False
    kind = str(facts["promise"])
    if kind not in (promise.kind, f"{promise.kind}_wagon", f"{promise.kind}_road"):
        return False
    said = [said_as(value) for value in promise.values if value != "on:any"]
    told = {key: value for key, value in facts.items() if not key.endswith(("seat", "promise"))}
    return sorted(said) == sorted(as_word(value) for value in told.values())


def said_as(value: str) -> str:
    """Return a value of the notation as it is compared with facts."""
    verb, _, rest = value.partition(":")
    return f"direction_{rest}" if verb == "direction" else rest


def as_word(value: object) -> str:
    """Return a fact as the notation has it."""
    return "+".join(value) if isinstance(value, list) else str(value)
