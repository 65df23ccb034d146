"""The sight of a moment for practice: what the voice says, from what its seat may know."""

import json
from dataclasses import dataclass
from typing import Final, Literal

from msgspec import structs

from kontor.bots.reasons import Reason
from kontor.bots.roster import learned
from kontor.engine.messages import Message
from kontor.games.practice import Moment, moments
from kontor.server.service.live_table import LiveTable
from kontor.server.service.practised import BEST, HINT, JUDGED
from kontor.server.service.sight import MessageSight, PracticeSight, TableSight, plain

# Differences of winning chances, in per cent, that are none for somebody who practises.
NEAR: Final = 2
POINTED_AT: Final = 3
UNKNOWN: Final = -1

Verdict = Literal["best", "near", "worse", "unknown"]


@dataclass(frozen=True)
class Comparison:
    """How an answer compares with the best one: winning chances in per cent, and reasons."""

    verdict: Verdict
    chance: int
    best: int
    reasons: tuple[Reason, ...] = ()


def add_practice(live: LiveTable, sight: TableSight) -> None:
    """Add what the voice says, for whoever practises here."""
    asked = live.practice
    if asked is None or asked.seat != sight.me or sight.me not in sight.mine:
        return
    if live.is_practising():
        sight.practice = practice_sight(live, asked)
        # To before the moment nobody goes back.
        sight.undo = structs.replace(sight.undo, can_propose=False)


def practice_sight(live: LiveTable, asked: Moment) -> PracticeSight:
    """Return what the voice says now."""
    said, given = live.practice_lines, live.own_since(asked)
    found = compared(asked, given[0], said.get(JUDGED, ("", 0))[0]) if given else None
    is_shown = BEST in said
    pointed_at = [asked.best] if is_shown else hinted(asked) if HINT in said and not given else []
    return PracticeSight(
        name=asked.name,
        level=asked.level,
        next=after(live.row.game, asked).name,
        verdict=found.verdict if found else "",
        chance=found.chance if found else 0,
        best=found.best if found else asked.judged[0][2],
        reasons=[message_of(reason) for reason in found.reasons] if found else [],
        hinted=HINT in said,
        shown=is_shown,
        said=named(live, asked, pointed_at),
        hoped=[] if given else pointed_at,
        judges=bool(given) and JUDGED not in said and learned(live.row.game) is not None,
    )


def compared(asked: Moment, word: str, judged: str) -> Comparison:
    """Compare an answer with the best one, as far as they have been judged.

    What the longer search has found counts more than what the master thinks now.
    """
    chances = {one: long for one, _, long in asked.judged}
    own, best, reasons = UNKNOWN, chances[asked.best], list[Reason]()
    if judged:
        _, quick, quick_best, *groups = judged.split(" ")
        own, best = int(quick), int(quick_best)
        reasons = [read(group) for group in groups]
    if word in chances:
        own, best = chances[word], chances[asked.best]
    verdict: Verdict = "worse" if best - own > NEAR else "near"
    if own == UNKNOWN:
        verdict = "unknown"
    elif word == asked.best:
        verdict = "best"
    return Comparison(verdict, max(own, 0), best, tuple(reasons))


def read(line: str) -> Reason:
    """Read a reason as the journal has it."""
    name, difference, message = (*line.split(":", 2), "")[:3]
    told = json.loads(message) if message else None
    return Reason(
        name, int(difference) / 100, Message(told["name"], told["facts"]) if told else None
    )


def hinted(asked: Moment) -> list[str]:
    """List a few answers of which one is the best, in no order that tells which."""
    return sorted(word for word, *_ in asked.judged[:POINTED_AT])


def named(live: LiveTable, asked: Moment, words: list[str]) -> list[MessageSight]:
    """Name some answers of the moment."""
    if not words:
        return []
    then, seat = live.at(len(asked.answers)).state, asked.seat
    found = [then.describe(seat, then.parse(seat, word)).message for word in words]
    return [MessageSight(name=one.name, facts=plain(one.facts)) for one in found]


def message_of(reason: Reason) -> MessageSight:
    """Say a reason as the advice does."""
    message = reason.message()
    return MessageSight(name=message.name, facts=plain(message.facts))


def after(slug: str, asked: Moment) -> Moment:
    """Return the moment after another; the first follows the last."""
    found = moments(slug)
    return found[(found.index(asked) + 1) % len(found)]
