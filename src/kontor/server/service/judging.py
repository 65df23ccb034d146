"""Judging: what runs in a worker to compare an answer given in practice with the best one.

Only what the seat may know is judged, and the stream of chance is public: everybody who answers
the same hears the same.
"""

from kontor.bots.explain import compare
from kontor.engine.chance import seeded
from kontor.server.service.hints import judge_for
from kontor.server.service.practised import JUDGED
from kontor.server.service.thinking import Task, position


def judged(task: Task, word: str, best: str, other: str) -> str:
    """Write down how an answer compares with the best; the best itself with another one."""
    state, judge = position(task), judge_for(task)
    view, seat = state.view(task.seat), task.seat
    words = [word, best if word != best else other]
    chance = seeded(f"practice {' '.join(words)}")
    judgement = judge.weigh_these(view, [state.parse(seat, one) for one in words], chance)
    own_numbers, other_numbers = judgement.numbers
    reasons = compare(judge, view, own_numbers, other_numbers, chance)
    own, against = (round(100 * one) for one in judgement.chances)
    said = [f"{one.group}:{per_cent(one.difference)}" for one in reasons]
    return " ".join([JUDGED, str(own), str(own if word == best else against), *said])


def per_cent(difference: float) -> int:
    """Return a difference in whole per cent, never zero."""
    return round(100 * difference) or (1 if difference > 0 else -1)
