"""What Augsburg 1520 says in words: prompts, options, refusals and events, for its tests."""

from kontor.engine.messages import Message
from kontor.games.augsburg.state import Augsburg
from kontor.text.texts import Reader, Texts
from tests.bench.playing import refused, seat_of

NAMES = ["Ada", "Boris", "Clara", "Diepold", "Elsbeth"]


def text(message: Message, letter: str = "A", language: str = "en") -> str:
    """Return a message as a player reads it, second line and all, with plain spaces."""
    reader = Reader(seat_of(letter), NAMES)
    line = Texts(language, "augsburg").whole(message, reader)
    return line.replace("\u00a0", " ").replace("\u202f", " ")


def prompt(state: Augsburg, letter: str, language: str = "en") -> str:
    """Return what a player is asked."""
    return text(state.prompt(seat_of(letter)), letter, language)


def option(state: Augsburg, line: str, language: str = "en") -> str:
    """Return what a legal answer such as `A pass` is called."""
    letter, word = line.split()
    seat = seat_of(letter)
    return text(state.describe(seat, state.parse(seat, word)).message, letter, language)


def refusal(state: Augsburg, line: str, language: str = "en") -> str:
    """Return why an answer is refused."""
    return text(refused(state, line).message, line.split(maxsplit=1)[0], language)


def events(state: Augsburg, name: str, language: str = "en") -> list[str]:
    """Return the events of a name as a spectator reads them."""
    log = [event for event in state.log or [] if event.name == name]
    reader = Reader(-1, NAMES)
    lines = [Texts(language, "augsburg").message(event.seen_by(-1), reader) for event in log]
    return [line.replace("\u00a0", " ") for line in lines]
