"""A glance: what lists tell of a game in progress, which everybody at the table may know."""

import json

from kontor.engine.messages import Message
from kontor.engine.state import State


def glance(state: State) -> dict[str, object]:
    """Return the round, and what the table waits for in the words for those who look on."""
    told = "" if state.is_over() else written(state.waiting())
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
