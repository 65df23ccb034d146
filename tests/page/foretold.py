"""Previews beside the game itself: what a seat may foresee, and what an answer then changes."""

from kontor.engine.state import State
from kontor.server.page.previews import Giving, Previews, Shown, given
from kontor.server.page.render import board_of


def giving(slug: str) -> Giving:
    """Return how a game gives an answer to a copy."""
    give: Giving = getattr(board_of(slug), "given", given)
    return give


def previews_of(slug: str, state: State, seat: int) -> Previews:
    """Return what a seat may foresee."""
    return Previews(slug, state.view(seat), board_of(slug).shown, giving(slug))


def alone(slug: str, state: State, seat: int, code: int) -> State:
    """Give an answer to the game itself, with no more than a preview lets follow."""
    after = state.clone()
    after.log = []
    giving(slug)(after, seat, code)
    return after


def played(state: State, seat: int, code: int) -> State:
    """Give an answer to the game itself, with all that follows."""
    after = state.clone()
    after.log = []
    after.play(seat, code)
    return after


def is_followed(slug: str, state: State, seat: int, code: int) -> bool:
    """Tell whether more happens after an answer than its preview speaks of."""
    logs = played(state, seat, code).log, alone(slug, state, seat, code).log
    names = [[event.name for event in log or []] for log in logs]
    return names[0] != names[1]


def changes(slug: str, state: State, after: State, seat: int) -> Shown:
    """Return what has changed of what is shown; nothing that chance had a part in."""
    if after.chance.used != state.chance.used:
        return {}
    shown = board_of(slug).shown
    now, coming = shown(state.view(seat)), shown(after.view(seat))
    return {name: value for name, value in coming.items() if value != now[name]}
