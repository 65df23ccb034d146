"""A glance: what lists tell of a game in progress, which everybody at the table may know."""

import json
from typing import Final

from kontor.engine.messages import Message
from kontor.engine.state import State

PAUSE: Final = Message("waiting-paused", {})


def waited_for(state: State, is_paused: bool) -> Message:
    """Return what a table waits for, in the words for those who look on."""
    return PAUSE if is_paused else state.waiting()


def glance(state: State, is_paused: bool) -> dict[str, object]:
    """Return the round, and what the table waits for."""
    told = "" if state.is_over() else written(waited_for(state, is_paused))
    return {"rounds": state.rounds(), "waiting": told}


def written(message: Message) -> str:
    """Write a message as the database keeps it."""
    return json.dumps([message.name, message.facts])


def read(text: str) -> Message | None:
    """Read what `written` has written; nothing gives no message."""
    if not text:
        return None
    name, facts = json.loads(text)
    return Message(name, facts)
