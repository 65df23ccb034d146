"""Hints: what runs in a worker for a hint, and for the question why a bot answered as it did.

| asked                     | judged from                             | by                        |
| ------------------------- | --------------------------------------- | ------------------------- |
| what would you do?        | the asking seat's own view              | the master                |
| why?, while the game runs | the reader's view before the answer,    | the master                |
| or from a spectator       | and what the reader was told of it      |                           |
| why?, after the end, from | the bot's own view, with the same seed  | the bot itself if it has  |
| those who sat there       |                                         | learned, else the master  |

While the game runs, and for spectators, the reader's stream of chance is public too, so nothing an
explanation says depends on what its reader cannot know.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from kontor.bots.explain import Explanation, chance_of, consider, explain, judge_of, judged
from kontor.bots.grandmaster import Grandmaster
from kontor.bots.judge import Judge, Judgement
from kontor.bots.reasons import compare
from kontor.bots.roster import LEARNED, hire
from kontor.engine.chance import Chance, seeded
from kontor.engine.messages import Event, Message, Option
from kontor.engine.state import State
from kontor.engine.view import View
from kontor.server.service.sight import MessageSight, SightFacts, plain
from kontor.server.service.thinking import Task, game_of, position, stream_of

JUDGE: Final = "master"
# Worlds in which an answer seen from outside is looked for, and in how many it is judged.
WORLDS_TRIED: Final = 24
WORLDS_JUDGED: Final = 4
OTHERS: Final = 2


class Opinion(Struct, frozen=True, kw_only=True):
    """An option, its winning chance, and what speaks for or against it."""

    word: str
    name: str
    facts: SightFacts
    chance: float
    said: MessageSight
    reasons: list[MessageSight]


class ExplanationSight(Struct, frozen=True, kw_only=True):
    """What a judge thinks of a seat's options, the chosen one first."""

    seat: int
    judge: str
    opinions: list[Opinion]
    remarks: list[MessageSight]


def hint(task: Task, stream: str) -> ExplanationSight:
    """Say what the judge would do in a seat's place."""
    state = position(task)
    judge = judge_for(task)
    options = state.options(task.seat)
    _, explanation = consider(judge, state.view(task.seat), options, seeded(stream))
    return written(task.seat, JUDGE, explanation)


def from_outside(
    task: Task, reader: int, told: list[MessageSight], stream: str
) -> ExplanationSight | None:
    """Explain the next answer of a seat to a reader, from that reader's knowledge alone."""
    view = position(task).view(reader)
    return seen_from(judge_for(task), view, told, task.seat, seeded(stream))


def seen_from(
    judge: Judge, view: View, told: list[MessageSight], seat: int, chance: Chance
) -> ExplanationSight | None:
    """Explain an answer by what a reader was told of it; nothing if several may lie behind it.

    All that was told should fit. Where chance or hidden things had their part in it, the first
    thing told is enough.
    """
    exactly: dict[str, list[State]] = {}
    roughly: dict[str, list[State]] = {}
    for _ in range(WORLDS_TRIED):
        world = judge.game.imagine(view, chance)
        for option in world.options(seat):
            messages = told_of(world, seat, option, view.seat)
            if messages[:1] == told[:1]:
                roughly.setdefault(world.word(option), []).append(world)
            if messages == told:
                exactly.setdefault(world.word(option), []).append(world)
        if len(exactly) > 1:
            return None
    found = exactly or roughly
    if len(found) != 1:
        return None
    word, worlds = next(iter(found.items()))
    return averaged(judge, worlds[:WORLDS_JUDGED], seat, word, chance)


def told_of(world: State, seat: int, option: int, reader: int) -> list[MessageSight]:
    """Return what a reader would be told of an answer."""
    twin = world.clone()
    log: list[Event] = []
    twin.log = log
    twin.play(seat, option)
    return [sight_of(event.seen_by(reader)) for event in log]


def averaged(
    judge: Judge, worlds: Sequence[State], seat: int, word: str, chance: Chance
) -> ExplanationSight:
    """Judge an answer over worlds, beside the best of those that were open in all of them."""
    chances: dict[str, list[float]] = {}
    first: dict[str, tuple[Option, list[int]]] = {}
    for number, world in enumerate(worlds):
        view = world.view(seat)
        chosen = world.parse(seat, word)
        listed = judge.game.shortlist(view, world.options(seat), chance)
        candidates = [chosen, *(option for option in listed if option != chosen)]
        judgement = judge.weigh_these(view, candidates, chance)
        for place, option in enumerate(judgement.options):
            chances.setdefault(world.word(option), []).append(judgement.chances[place])
            if not number:
                numbers = judgement.numbers[place]
                first[world.word(option)] = (world.describe(seat, option), numbers)
    means = {
        name: sum(values) / len(values)
        for name, values in chances.items()
        if name in first and len(values) == len(worlds)
    }
    others = sorted((name for name in means if name != word), key=lambda name: -means[name])
    shown = [word, *others[:OTHERS]]
    opinions = []
    for name in shown:
        other = shown[1] if name == word and len(shown) > 1 else word
        described, numbers = first[name]
        said: list[Message] = []
        if name != other:
            both = (numbers, first[other][1])
            reasons = compare(judge, list(worlds), seat, (name, other), both)
            said = [reason.message() for reason in reasons]
        opinions.append(opinion(described, means[name], chance_of(means[name]), said))
    remark = Message("advice-worlds", {"number": len(worlds)})
    return ExplanationSight(seat=seat, judge=JUDGE, opinions=opinions, remarks=[sight_of(remark)])


def from_within(task: Task, word: str) -> ExplanationSight:
    """Explain the next answer of a bot from what it saw itself, by the numbers that chose it."""
    has_learned = task.bot in LEARNED
    bot = hire(task.bot, game_of(task)) if has_learned else judge_for(task)
    assert isinstance(bot, Judge | Grandmaster)
    state = position(task)
    view = state.view(task.seat)
    chance = stream_of(task)
    judgement = judged(bot, view, state.options(task.seat), chance)
    chosen = state.parse(task.seat, word)
    judgement, place = including(judge_of(bot), view, judgement, chosen, chance)
    explanation = explain(bot, view, judgement, place, chance)
    return written(task.seat, task.bot if has_learned else JUDGE, explanation)


def including(
    judge: Judge, view: View, judgement: Judgement, option: int, chance: Chance
) -> tuple[Judgement, int]:
    """Return a judgement that has an option in it, and where."""
    if option in judgement.options:
        return judgement, judgement.options.index(option)
    others = [other for other in judgement.options if other != option]
    return judge.weigh_these(view, [option, *others], chance), 0


def judge_for(task: Task) -> Judge:
    """Return the strongest bot that answers at once."""
    bot = hire(JUDGE, game_of(task))
    assert isinstance(bot, Judge)
    return bot


def written(seat: int, judge: str, explanation: Explanation) -> ExplanationSight:
    """Write an explanation as plain data."""
    return ExplanationSight(
        seat=seat,
        judge=judge,
        opinions=[
            opinion(
                advice.option,
                advice.chance,
                advice.message(),
                [reason.message() for reason in advice.reasons],
            )
            for advice in explanation.advice
        ],
        remarks=[sight_of(remark) for remark in explanation.remarks()],
    )


def opinion(option: Option, chance: float, said: Message, reasons: list[Message]) -> Opinion:
    """Write what is thought of an option."""
    return Opinion(
        word=option.word,
        name=option.message.name,
        facts=plain(option.message.facts),
        chance=round(chance, 4),
        said=sight_of(said),
        reasons=[sight_of(reason) for reason in reasons],
    )


def sight_of(message: Message) -> MessageSight:
    """Return a message as plain data."""
    return MessageSight(name=message.name, facts=plain(message.facts))
