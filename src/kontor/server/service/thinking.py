"""Thinking: what runs in a worker process for a bot.

A worker is part of the server and trusted with the record. It plays the answers so far, takes
the view of the bot's seat, and hands the bot that view, its options and its own stream of chance,
and nothing else: a bot never sees the state.
"""

import os
import signal
import threading
import time
from dataclasses import dataclass
from multiprocessing import parent_process

from kontor import games
from kontor.bots.roster import hire
from kontor.engine.chance import Chance, seeded
from kontor.engine.game import Game
from kontor.engine.state import State


@dataclass(frozen=True)
class Task:
    """A seat of a game that the table is to answer for, as plain data; a forced answer is known."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    seed: str
    base: str
    answers: list[tuple[int, str]]
    seat: int
    bot: str
    forced: str = ""
    material: str = ""
    # How long the person at this seat took for other answers.
    pauses: tuple[float, ...] = ()
    # How quick the table wants this answer to come.
    speed: str = "brisk"
    # What a lesson has this bot answer.
    scripted: str = ""


def game_of(task: Task) -> Game:
    """Return the game with the material that the table plays with."""
    return games.load_kept(task.game, task.material)


def position(task: Task) -> State:
    """Return the state after the answers so far."""
    game = game_of(task).under(task.rules)
    if task.base:
        state = game.restore(task.base.encode())
    else:
        state = game.start(task.seats, task.options, seeded(task.seed))
    for seat, word in task.answers:
        state.play(seat, state.parse(seat, word))
    return state


def think(task: Task) -> str:
    """Return the bot's answer in notation; the same position always gets the same one."""
    state = position(task)
    if task.scripted in [state.word(option) for option in state.options(task.seat)]:
        return task.scripted
    bot = hire(task.bot, game_of(task))
    choice = bot.choose(state.view(task.seat), state.options(task.seat), stream_of(task))
    return state.word(choice)


def timed_thought(task: Task) -> tuple[str, float]:
    """Return the bot's answer and how many seconds it took."""
    begun = time.monotonic()
    return think(task), time.monotonic() - begun


def stream_of(task: Task) -> Chance:
    """Return the stream of chance with which a bot thinks about an answer."""
    return seeded(task.seed).split(f"thoughts {task.seat} {len(task.answers)}")


def settle_in() -> None:
    """Prepare a worker: it ignores Ctrl-C and ends with the server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """Wait for the server to be gone, then go too."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
