"""State: the whole truth of a game in progress, and the questions it asks.

The hot path is `awaited`, `options` and `play`: plain integers, nothing checked, nothing worded.
Everything else describes those integers for people, records and tests.
"""

import json
from collections.abc import Sequence
from typing import Any

from kontor.engine import mypyc_attr
from kontor.engine.chance import Chance
from kontor.engine.clock import Clock
from kontor.engine.frames import NEVER, NO_QUESTION, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import (
    ANYTHING,
    SPECTATOR,
    Event,
    Facts,
    IllegalAnswer,
    Message,
    Option,
    Question,
    Refusal,
)
from kontor.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress. A game's rules say how it is asked, answered, seen and copied."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats: int = seats
        self.chance: Chance = chance
        # Emptied once: a list with room for one is filled and emptied again where it lies.
        self.stack: list[Frame] = [NO_QUESTION]
        self.stack.pop()
        self.log: list[Event] | None = None
        # Scratch paper for `fresh_menu`: no part of the game, and not copied.
        self.menu: Menu | None = None

    # What each game's rules provide -------------------------------------------------------

    def set_up(self) -> None:
        """Prepare the table and ask the first question."""
        raise NotImplementedError

    def options(self, seat: int) -> list[int]:
        """List the legal answers of a seat now; empty when it has nothing to say."""
        raise NotImplementedError

    def random_option(self, seat: int, chance: Chance) -> int:
        """Choose one of a seat's options, each equally likely; a game may do so without a list."""
        options = self.options(seat)
        return options[chance.below(len(options))]

    def act(self, frame: Frame, seat: int, option: int) -> None:
        """Carry out the answer to an open question."""
        raise NotImplementedError

    def reveal(self, frame: Frame) -> None:
        """Carry out a simultaneous question whose last sealed answer has come in."""
        raise NotImplementedError

    def is_immediate(self, option: int) -> bool:
        """Tell whether an option is carried out at once although the question is sealed."""
        return False

    def sealed_answer(self, frame: Frame, seat: int, option: int) -> int:
        """Return what an option makes of a sealed answer: complete (0 or more) or a draft."""
        return option

    def is_final(self, kind: int) -> bool:
        """Say whether a complete answer under seal stays, or may be changed until the reveal."""
        return True

    def bots_are_free(self) -> bool:
        """Tell whether the table lets its bots give every legal answer (see `Game.welcome`)."""
        return True

    def automation(self, kind: int) -> int:
        """Say whether the table may give the only answer to a kind of question (see `frames`)."""
        return NEVER

    def comes_by_itself(self, option: int) -> bool:
        """Tell whether the rules give an only answer themselves, whoever has the seat: a pass."""
        return self.word(option) == "pass"

    def clock(self) -> Clock | None:
        """Say how long the open question may stay open; None means for ever (see `clock`)."""
        return None

    def clone(self) -> "State":
        """Return an independent copy; nobody listens to it."""
        raise NotImplementedError

    def data(self) -> tuple[object, ...]:
        """Return everything that distinguishes this state, as plain data."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """Return what a seat, the spectators or the archive may see."""
        raise NotImplementedError

    def refill(self, saved: list[Any]) -> None:
        """Put everything back that `data` has told behind the header."""
        raise NotImplementedError

    def word(self, option: int) -> str:
        """Write an option in the notation of records."""
        raise NotImplementedError

    def prompted(self, view: View) -> Message:
        """Say what the open question asks of whoever has this view."""
        raise NotImplementedError

    def awaiting(self, view: View) -> Message:
        """Say to the others what the table is waiting for."""
        raise NotImplementedError

    def described(self, view: View, option: int) -> Option:
        """Describe one legal option for people."""
        raise NotImplementedError

    def refused(self, view: View) -> list[Refusal]:
        """Name what might be tried and may not be done now, each with its clause."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Return the present score of each seat."""
        raise NotImplementedError

    def tally(self) -> list[int]:
        """Return the scores as people count them, where what ranks them is another number."""
        return self.scores()

    def winners(self) -> list[int]:
        """Return the seats that have won; empty while the game goes on."""
        raise NotImplementedError

    def rounds(self) -> int:
        """Return the number of the present round."""
        raise NotImplementedError

    def glimpse(self, seat: int) -> View:
        """Return a view that is put into words at once: it may share what changes later."""
        return self.view(seat)

    # What follows from it -----------------------------------------------------------------

    def prompt(self, seat: int) -> Message:
        """Say what the open question asks of a seat."""
        return self.prompted(self.glimpse(seat))

    def waiting(self) -> Message:
        """Say to the others what the table is waiting for."""
        return self.awaiting(self.glimpse(SPECTATOR))

    def describe(self, seat: int, option: int) -> Option:
        """Describe one legal option for people."""
        return self.described(self.glimpse(seat), option)

    def refusals(self, seat: int) -> list[Refusal]:
        """Name what a seat might try and may not do now, each with its clause."""
        return self.refused(self.glimpse(seat))

    def awaited(self) -> int:
        """Return the seats, as bits, whose answer the game waits for; 0 when it is over."""
        return self.stack[-1].awaited() if self.stack else 0

    def awaits(self, seat: int) -> bool:
        """Tell whether the game waits for a seat; it never waits for the clock."""
        return seat >= 0 and bool((self.awaited() >> seat) & 1)

    def forced(self, seat: int) -> int:
        """Say whether the table may answer now for a seat that has a single option."""
        if not self.awaits(seat) or len(self.options(seat)) != 1:
            return NEVER
        return self.automation(self.stack[-1].kind)

    def given(self, seat: int) -> int:
        """Say whether the rules themselves answer now for a seat, as `forced` does."""
        policy = self.forced(seat)
        if policy != NEVER and not self.comes_by_itself(self.options(seat)[0]):
            return NEVER
        return policy

    def is_settled(self, seat: int) -> bool:
        """Tell whether a seat has given its answer under seal for good: it has no more options."""
        frame = self.stack[-1]
        return frame.sealed and frame.answer_of(seat) >= 0 and self.is_final(frame.kind)

    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return not self.stack

    def play(self, seat: int, option: int) -> None:
        """Carry out a legal answer without checking it."""
        frame = self.stack[-1]
        if not frame.sealed or self.is_immediate(option):
            self.act(frame, seat, option)
            return
        frame = frame.seal(seat, self.sealed_answer(frame, seat, option))
        if frame.awaited():
            self.stack[-1] = frame
        else:
            self.close()
            self.reveal(frame)

    def close(self) -> None:
        """Take the open question off the stack."""
        if len(self.stack) == 1:
            self.stack.pop()
        else:  # cut to its length, so that it keeps its room when it is emptied
            self.stack = self.stack[:-1]

    def answer(self, seat: int, option: int) -> None:
        """Check and carry out an answer; an illegal one raises IllegalAnswer, changing nothing."""
        if option not in self.options(seat):
            try:
                word = self.word(option)
            except (IndexError, KeyError, ValueError):
                word = str(option)
            raise IllegalAnswer(self.refusal(seat, word))
        self.play(seat, option)

    def parse(self, seat: int, word: str) -> int:
        """Find the legal option a word stands for, or raise IllegalAnswer with the reason."""
        for option in self.options(seat):
            if self.word(option) == word:
                return option
        raise IllegalAnswer(self.refusal(seat, word))

    def refusal(self, seat: int, word: str) -> Refusal:
        """Say why a word is no legal answer of a seat now: its longest refused beginning does."""
        known = {refusal.word: refusal for refusal in self.refusals(seat)}
        for beginning in beginnings(word):
            if beginning in known:
                refusal = known[beginning]
                return Refusal(word, refusal.clause, refusal.message)
        return Refusal(word, "", Message("refusal-unknown-answer", {"word": word}))

    def questions(self) -> list[Question]:
        """List the open questions: one for each seat that may answer now, asked or not."""
        return [self.question(seat) for seat in range(self.seats) if self.options(seat)]

    def question(self, seat: int) -> Question:
        """Return the question to one seat with all its options; `awaited` if the game needs it."""
        seen = self.glimpse(seat)
        options = [self.described(seen, option) for option in self.options(seat)]
        message = self.prompted(seen) if seat >= 0 else self.waiting()
        frame = self.stack[-1]
        is_final = frame.sealed and self.is_final(frame.kind)
        return Question(seat, message, options, frame.sealed, self.awaits(seat), is_final)

    def fresh_menu(self) -> Menu:
        """Return an empty menu, to be filled and read at once."""
        if self.menu is None:
            self.menu = Menu()
        self.menu.clear()
        return self.menu

    def tell(self, name: str, facts: Facts) -> None:
        """Record a public event, if anybody listens."""
        if self.log is not None:
            self.log.append(Event(name, facts, {}, 0))

    def confide(self, name: str, facts: Facts, secret: Facts, seat: int) -> None:
        """Record an event whose secret part is for one seat alone."""
        if self.log is not None:
            self.log.append(Event(name, facts, secret, 1 << seat))

    def save(self) -> bytes:
        """Return the state as compact text that the game can restore."""
        return json.dumps(self.data(), separators=(",", ":")).encode()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.data())


def beginnings(word: str) -> list[str]:
    """List what may refuse a word, the most telling first: `a:b`, then `a:*`, `a` and `*`."""
    found = [word]
    parts = word.split(":")
    for length in range(len(parts) - 1, 0, -1):
        beginning = ":".join(parts[:length])
        found += [f"{beginning}:{ANYTHING}", beginning]
    return [*found, ANYTHING]


def header(state: State, options: dict[str, str]) -> tuple[object, ...]:
    """Return what every saved state begins with: seats, house rules, chance, open questions."""
    return (
        state.seats,
        tuple(sorted(options.items())),
        chance_data(state.chance),
        frames_data(state.stack),
    )


def chance_data(chance: Chance) -> tuple[object, ...]:
    """Return a stream as plain data."""
    return (chance.key.hex(), chance.used)


def restored_chance(data: list[Any]) -> Chance:
    """Return a stream from plain data."""
    return Chance(bytes.fromhex(data[0]), data[1])


def frames_data(stack: Sequence[Frame]) -> tuple[object, ...]:
    """Return a stack as plain data."""
    return tuple(frame.data() for frame in stack)


def restored_frames(data: list[Any]) -> list[Frame]:
    """Return a stack from plain data."""
    return [
        Frame(kind, asked, tuple(about), bool(sealed), tuple(answers))
        for kind, asked, about, sealed, answers in data
    ]
