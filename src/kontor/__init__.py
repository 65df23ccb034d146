"""Kontor: five out-of-print games of merchants, bankers, knights and electors.

    import kontor
    game = kontor.load("merchants")
    state = game.start(players=4, seed=1)

The names of `__all__` are for the programs of others and stay as they are (docs/research.md). They
are loaded when they are first used, so that the command line starts quickly.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from kontor import compiled

if TYPE_CHECKING:
    from kontor.engine.components import ComponentsError
    from kontor.engine.game import SetupError
    from kontor.engine.messages import IllegalAnswer
    from kontor.engine.record import RecordError
    from kontor.research.encoding import Encoding
    from kontor.research.public import Game, State, load, replay, titles

__version__ = "0.1.0"

__all__ = [
    "ComponentsError",
    "Encoding",
    "Game",
    "IllegalAnswer",
    "RecordError",
    "SetupError",
    "State",
    "load",
    "replay",
    "titles",
]

compiled.activate()

HOMES = {
    "ComponentsError": "kontor.engine.components",
    "Encoding": "kontor.research.encoding",
    "Game": "kontor.research.public",
    "IllegalAnswer": "kontor.engine.messages",
    "RecordError": "kontor.engine.record",
    "SetupError": "kontor.engine.game",
    "State": "kontor.research.public",
    "load": "kontor.research.public",
    "replay": "kontor.research.public",
    "titles": "kontor.research.public",
}


def __getattr__(name: str) -> object:
    """Load a public name when it is first used."""
    if name not in HOMES:
        raise AttributeError(f"module {__name__} has no attribute {name}")
    found: object = getattr(import_module(HOMES[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """List the public names."""
    return [*__all__, "__version__"]
