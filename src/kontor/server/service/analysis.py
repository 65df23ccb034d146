"""Analysis: how the winning chances went, and what the strongest bot would have done.

The work is cut into small pieces, so that bots at other tables need not wait for it.
"""

import logging
import time
from dataclasses import dataclass, field, replace
from typing import Final

from msgspec import Struct

from kontor.bots.grandmaster import Grandmaster
from kontor.bots.reasons import compare, imagined
from kontor.bots.roster import hire
from kontor.engine.chance import seeded
from kontor.engine.messages import Option
from kontor.engine.state import State
from kontor.server.service.fair_queue import Turn
from kontor.server.service.hints import including, judge_for, sight_of
from kontor.server.service.pool import Pool
from kontor.server.service.sight import MessageSight, SightFacts, plain
from kontor.server.service.thinking import Task, game_of, position

log = logging.getLogger("kontor.analysis")

POINTS_AT_ONCE: Final = 16
# Seconds of thought for one decision at most, and for all decisions of a game together.
LONGEST: Final = 0.5
ALL_TOGETHER: Final = 20.0
# After so many seconds without a question how far it is, an analysis waits for one.
UNWANTED: Final = 60.0


class Choice(Struct, frozen=True, kw_only=True):
    """An option and its winning chance."""

    word: str
    name: str
    facts: SightFacts
    chance: float


class Decision(Struct, frozen=True, kw_only=True):
    """What a seat answered after so many answers, and what the strongest bot would have."""

    answers: int
    seat: int
    took: Choice
    best: Choice
    # What the best answer has over the given one, in words.
    why: list[MessageSight] = []

    @property
    def lost(self) -> float:
        """Return how much of the winning chance was lost."""
        return max(0.0, self.best.chance - self.took.chance)


@dataclass
class Analysis:
    """An analysis in the making: the chances after each number of answers, and the decisions."""

    task: Task
    persons: set[int]
    points: list[list[float]] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    done: int = 0
    has_failed: bool = False
    is_running: bool = False
    # When somebody last wanted to know how far it is.
    wanted: float = field(default_factory=time.monotonic)

    @property
    def mine(self) -> list[int]:
        """List the answers of people, by how many answers came before them."""
        given = self.task.answers
        return [number for number, (seat, _) in enumerate(given) if seat in self.persons]

    @property
    def total(self) -> int:
        """Return how many pieces of work there are."""
        return len(self.task.answers) + 1 + len(self.mine)

    @property
    def is_complete(self) -> bool:
        """Tell whether all is done."""
        return self.done >= self.total

    async def run(self, pool: Pool, turn: Turn) -> None:
        """Do the work piece by piece, as long as somebody wants it; it can be resumed."""
        self.is_running = True
        try:
            while not self.is_complete and time.monotonic() - self.wanted < UNWANTED:
                await self.work(pool, turn)
        except Exception:
            self.has_failed = True
            log.exception("an analysis failed")
        finally:
            self.is_running = False

    async def work(self, pool: Pool, turn: Turn) -> None:
        """Compute the next piece of the curve, or judge the next decision."""
        points = len(self.task.answers) + 1
        if self.done < points:
            last = min(points, self.done + POINTS_AT_ONCE)
            self.points += await pool.run(curve, self.task, self.done, last, turn=turn)
            self.done = last
            return
        mine = self.mine
        seconds = min(LONGEST, ALL_TOGETHER / max(1, len(mine)))
        answers = mine[self.done - points]
        found = await pool.run(decide, self.task, answers, seconds, turn=turn)
        if found:
            self.decisions.append(found)
        self.done += 1


def curve(task: Task, first: int, last: int) -> list[list[float]]:
    """Return the chances of all seats after each number of answers in a range."""
    state = position(replace(task, answers=task.answers[:first]))
    found = [chances(state, task)]
    for seat, word in task.answers[first : last - 1]:
        state.play(seat, state.parse(seat, word))
        found.append(chances(state, task))
    return found


def chances(state: State, task: Task) -> list[float]:
    """Return what each seat may hope for, as shares of the whole."""
    judge = judge_for(task)
    hopes = [judge.judge(state, seat, judge.measure(state, seat)) for seat in range(state.seats)]
    whole = sum(hopes)
    return [round(hope / whole, 4) if whole else 1 / state.seats for hope in hopes]


def decide(task: Task, answers: int, seconds: float) -> Decision | None:
    """Judge one answer as the strongest bot would; nothing if there was no need or no choice."""
    seat, word = task.answers[answers]
    state = position(replace(task, answers=task.answers[:answers]))
    options = state.options(seat)
    if len(options) == 1 or not (state.awaited() >> seat) & 1:
        return None
    view = state.view(seat)
    bot = hire(f"grandmaster:{seconds}s", game_of(task))
    assert isinstance(bot, Grandmaster)
    chance = seeded(f"analysis {answers}")
    judgement = bot.weigh(view, options, chance)
    best = judgement.options[judgement.best()]
    taken = state.parse(seat, word)
    judgement, place = including(bot.judge, view, judgement, taken, chance)
    other = judgement.options.index(best)
    why: list[MessageSight] = []
    if taken != best:
        chosen = bot.judge.weigh_these(view, [best, taken], chance)
        reasons = compare(
            bot.judge,
            imagined(bot.game, view, chance),
            seat,
            (state.word(best), word),
            (chosen.numbers[0], chosen.numbers[1]),
        )
        why = [sight_of(reason.message()) for reason in reasons if reason.told]
    return Decision(
        answers=answers,
        seat=seat,
        took=choice(state.describe(seat, taken), judgement.chances[place]),
        best=choice(state.describe(seat, best), judgement.chances[other]),
        why=why,
    )


def choice(option: Option, chance: float) -> Choice:
    """Write an option with its chance."""
    message = option.message
    return Choice(
        word=option.word, name=message.name, facts=plain(message.facts), chance=round(chance, 4)
    )
