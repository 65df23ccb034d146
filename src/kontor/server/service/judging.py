"""Judging: what runs in a worker to compare an answer given in practice with the best one.

Only what the seat may know is judged, and the stream of chance is public: everybody who answers
the same hears the same.
"""

import json
from typing import Final

from kontor.bots.reasons import Reason, compare, imagined
from kontor.engine.chance import seeded
from kontor.server.service.hints import judge_for
from kontor.server.service.practised import JUDGED
from kontor.server.service.thinking import Task, position

MOST: Final = 3


def judged(task: Task, word: str, best: str, other: str) -> str:
    """Write down how an answer compares with the best; the best itself with another one.

    Words speak for the best answer, numbers for or against the given one.
    """
    state, judge = position(task), judge_for(task)
    view, seat = state.view(task.seat), task.seat
    words = (word, best if word != best else other)
    chance = seeded(f"practice {' '.join(words)}")
    judgement = judge.weigh_these(view, [state.parse(seat, one) for one in words], chance)
    numbers = (judgement.numbers[0], judgement.numbers[1])
    worlds = imagined(judge.game, view, chance)
    reasons = compare(judge, worlds, seat, words, numbers)
    if word != best:
        better = compare(judge, worlds, seat, words[::-1], numbers[::-1])
        told = [reason for reason in better if reason.told]
        reasons = told + [reason for reason in reasons if not reason.told]
    own, against = (round(100 * one) for one in judgement.chances)
    said = [written(reason) for reason in reasons[:MOST]]
    return " ".join([JUDGED, str(own), str(own if word == best else against), *said])


def written(reason: Reason) -> str:
    """Write a reason as one word: its group, its difference, and the message if it has words."""
    told = reason.told.data() if reason.told else ""
    message = json.dumps(told, separators=(",", ":")) if told else ""
    return f"{reason.group}:{per_cent(reason.difference)}:{message}"


def per_cent(difference: float) -> int:
    """Return a difference in whole per cent, never zero."""
    return round(100 * difference) or (1 if difference > 0 else -1)
