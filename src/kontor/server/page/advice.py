"""Advice on the page: a hint, why a bot answered so, and the analysis of a finished game."""

from dataclasses import dataclass
from typing import Any, Final

from kontor.server.page.curve import NARROW, WIDE, Curve, outline
from kontor.server.page.pages import Visitor
from kontor.server.page.regions import Scene, title
from kontor.server.page.render import render
from kontor.server.service.advising import Review
from kontor.server.service.analysis import Analysis, Decision
from kontor.server.service.hints import ExplanationSight
from kontor.server.service.sight import TableSight

TURNS: Final = 3
# Below this, a change of the winning chance turns nothing, and nothing was lost.
TURNING: Final = 0.04
NOTICEABLE: Final = 0.01
ROWS: Final = 24


@dataclass(frozen=True)
class Turn:
    """A turning point: an answer, and the seat whose chance it changed most."""

    answers: int
    seat: int
    difference: float


def explanation(found: ExplanationSight | None, sight: TableSight, language: str, kind: str) -> str:
    """Draw a hint (`kind` is "hint") or an explanation ("why", or "why-over" after the end)."""
    scene = Scene(sight, language)
    return render("advice.html", scene.context | {"insight": found, "kind": kind})


def page(review: Review, sight: TableSight, visitor: Visitor) -> str:
    """Return the page of an analysis, as far as it has got."""
    scene = Scene(sight, visitor.language)
    context = visitor.context(scene.words) | shown(review, scene)
    context["page_title"] = title(sight, scene.words)
    return render("analysis.html", context)


def part(review: Review, sight: TableSight, language: str) -> str:
    """Return what changes on the page of an analysis."""
    return render("analysis-part.html", shown(review, Scene(sight, language)))


def shown(review: Review, scene: Scene) -> dict[str, Any]:
    """Return what the templates of an analysis need."""
    analysis, sight = review.analysis, scene.sight
    context = scene.context | {"analysis": analysis, "moments": review.moments}
    if not analysis.is_complete:
        return context
    turns = turning_points(analysis)
    marks = [turn.answers for turn in turns]
    mine = [one for one in analysis.decisions if one.seat in sight.mine]
    return context | {
        "turns": turns,
        "curves": [Curve(size, analysis.points, review.moments, marks) for size in (WIDE, NARROW)],
        "outline": outline,
        "rows": rows(analysis, marks),
        "told_at": told_at(sight, review.moments, turns),
        "mine": mine,
        "slips": [one for one in mine if is_slip(one)],
        "agreed": [one for one in mine if not is_slip(one)],
    }


def is_slip(decision: Decision) -> bool:
    """Tell whether something was lost by a decision."""
    return decision.took.word != decision.best.word and decision.lost >= NOTICEABLE


def turning_points(analysis: Analysis) -> list[Turn]:
    """Return the answers that changed the chances most, in order of time.

    The last answer does not count: it only shows what the game had become.
    """
    found = []
    for answers in range(1, len(analysis.points) - 1):
        before, after = analysis.points[answers - 1], analysis.points[answers]
        changes = [round(there - here, 4) for here, there in zip(before, after, strict=True)]
        seat = max(range(len(changes)), key=lambda seat: (abs(changes[seat]), changes[seat]))
        if abs(changes[seat]) >= TURNING:
            found.append(Turn(answers, seat, changes[seat]))
    found.sort(key=lambda turn: -abs(turn.difference))
    return sorted(found[:TURNS], key=lambda turn: turn.answers)


def rows(analysis: Analysis, marks: list[int]) -> list[int]:
    """Return the numbers of answers that the table beside the curve shows."""
    last = len(analysis.points) - 1
    step = max(1, last // ROWS)
    return sorted({*range(0, last + 1, step), *marks, last})


def told_at(sight: TableSight, moments: list[int], turns: list[Turn]) -> dict[int, Any]:
    """Return the first event that tells of each turning point."""
    found = {}
    for turn in turns:
        told = [event for event in sight.events if event.answer == moments[turn.answers]]
        if told:
            found[turn.answers] = told[0]
    return found
