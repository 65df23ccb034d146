"""The leak test: whatever a seat cannot know is dealt anew, and nothing it receives may change."""

import json
from collections.abc import Callable

from kontor.engine.chance import Chance
from kontor.engine.game import Game
from kontor.engine.messages import SPECTATOR, Event
from kontor.engine.state import State

See = Callable[[State, int], object]
Hear = Callable[[Event, int], object]


def received(state: State, seat: int) -> object:
    """Return everything a seat receives about a position."""
    mine = state.options(seat) if seat >= 0 else []
    return {
        "view": state.view(seat).data(),
        "question": state.question(seat).data() if mine else None,
        "refusals": [r.data() for r in state.refusals(seat)] if seat >= 0 else None,
        "waiting": state.waiting().data() if state.stack else None,
        "awaited": state.awaited(),
        "over": state.is_over(),
    }


def as_bytes(value: object) -> bytes:
    """Write a value as the bytes that would leave the server."""
    return json.dumps(value, sort_keys=True).encode()


def check_no_leak(game: Game, state: State, chance: Chance, see: See = received) -> None:
    """Assert that what each seat and the spectators receive does not depend on hidden things."""
    for seat in [SPECTATOR, *range(state.seats)]:
        truth = as_bytes(see(state, seat))
        for _ in range(2):
            world = game.determinize(state, seat, chance)
            other = as_bytes(see(world, seat))
            assert other == truth, (
                f"seat {seat} can tell worlds apart by {', '.join(differing(truth, other))}"
            )


def differing(one: bytes, other: bytes) -> list[str]:
    """Name the entries in which two tellings differ, such as view.hands."""
    found: list[str] = []
    compare("", json.loads(one), json.loads(other), found)
    return found


def compare(place: str, one: object, other: object, found: list[str]) -> None:
    """Note where two values differ, entry by entry."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted(one.keys() | other.keys()):
            compare(f"{place}.{key}".strip("."), one.get(key), other.get(key), found)
    elif one != other:
        found.append(place or "everything")


def heard(event: Event, seat: int) -> object:
    """Return what a seat hears of an event."""
    return event.seen_by(seat).data()


def check_events(game: Game, state: State, actor: int, chance: Chance, hear: Hear = heard) -> None:
    """Assert that a seat which sees no difference afterwards was told none either."""
    for seat in [SPECTATOR, *range(state.seats)]:
        if seat == actor:
            continue
        told: dict[bytes, bytes] = {}
        for _ in range(3):
            world = game.determinize(state, seat, chance)
            options = world.options(actor)
            events: list[Event] = []
            world.log = events
            world.play(actor, options[chance.below(len(options))])
            seen = as_bytes(world.view(seat).data())
            # Sorted: public cards turned up in another order leave the same view.
            words = b"\n".join(sorted(as_bytes(hear(event, seat)) for event in events))
            before = told.setdefault(seen, words)
            assert words == before, (
                f"seat {seat} hears what it cannot see; no view shows {between(before, words)}"
            )


def between(one: bytes, other: bytes) -> str:
    """Name what only one of two tellings says, so that an event can be found."""
    mine, yours = one.decode().splitlines(), other.decode().splitlines()
    return " ".join(sorted(set(mine) ^ set(yours)))
