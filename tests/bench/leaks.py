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
            assert as_bytes(see(world, seat)) == truth, f"seat {seat} can tell worlds apart"


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
            assert told.setdefault(seen, words) == words, f"seat {seat} hears what it cannot see"
