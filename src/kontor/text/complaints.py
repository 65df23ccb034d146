"""Complaints: what is wrong with a file or a request, in words made of its name and facts."""

from typing import Protocol

from kontor.engine.messages import Message
from kontor.text.bundles import Argument


class Sayer(Protocol):
    """Whoever says a text in a language."""

    def say(self, name: str, /, **arguments: Argument) -> str:
        """Return a text."""


def said(texts: Sayer, problem: Message) -> str:
    """Say what is wrong, and where: in which file, at which place."""
    facts = {fact: value for fact, value in problem.facts.items() if not isinstance(value, list)}
    words = texts.say(problem.name, **facts)
    for where in ("place", "file"):
        if facts.get(where):
            words = texts.say("problem-at", place=facts[where], problem=words)
    return words
