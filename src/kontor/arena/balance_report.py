"""The report of a balance study: one HTML file with plots that needs nothing else."""

from collections.abc import Callable, Sequence
from typing import Any

from markupsafe import Markup

from kontor.arena import plots
from kontor.arena.balance import FEWEST_DEALS, MEASURES
from kontor.arena.html_report import Finding, Part, change_point, rendered, share_point
from kontor.arena.plots import Point
from kontor.arena.wording import Wording
from kontor.text.bundles import hyphened

Data = dict[str, Any]
# How a change is written: in a sentence, and at an axis.
Scale = tuple[Callable[[float], str], plots.Writer]


def page(found: Data, left_out: Sequence[Data], command: str, language: str) -> str:
    """Write a balance study in one language."""
    wording = Wording(language, found["game"])
    say = wording.say
    parts = [seats(found, wording), whole(found, wording)]
    if found["variants"]:
        parts += [changes(found, wording), seat_changes(found, wording)]
    if any(variant["differences"] for variant in found["variants"]):
        parts.append(material(found, wording))
    if found["deals"] < FEWEST_DEALS:
        parts[0].texts.append(say("study-few", deals=found["deals"]))
    if left_out:
        names = "; ".join(" = ".join(label(variant, wording)) for variant in left_out)
        parts[0].texts.append(say("study-left-out", rules=names))
    title = say("study-title", game=say("game-title"))
    mode = say("study-mode", bots=wording.bots(found["bots"]))
    return rendered(wording, title, mode, parts, command, say("study-method"))


def label(variant: Data, wording: Wording) -> tuple[str, str]:
    """Name a variant: what is changed, and to what."""
    name, value = variant["name"], variant["value"]
    if variant["kind"] == "rule":
        rule = hyphened(f"table-{name}")
        return wording.say(rule), wording.say(hyphened(f"table-{name}-{value}"))
    if variant["kind"] == "file":
        return wording.say("study-material"), name
    return name, value


def measure_name(name: str) -> str:
    """Return the text that names a measure."""
    return f"study-{name.replace('_', '-')}"


def scale_of(name: str, wording: Wording) -> Scale:
    """Return how changes of a measure are written."""
    if name == "shared":
        return wording.points, wording.axis_points
    return wording.change, wording.number


def seats(found: Data, wording: Wording) -> Part:
    """Show what a seat is worth in the contest that is the measure."""
    say = wording.say
    names = [say("arena-seat-number", seat=row["seat"]) for row in found["seats"]]
    shares = [
        share_point(name, row["share"], wording)
        for name, row in zip(names, found["seats"], strict=True)
    ]
    scores = [
        level(name, row["score"], wording) for name, row in zip(names, found["seats"], strict=True)
    ]
    share = plots.points(
        say("study-seat-shares"), shares, wording.axis_percent, found["equal_share"]
    )
    facts = {"games": found["games"], "players": found["players"], "seed": found["seed"]}
    return Part(
        say("arena-played", rules=wording.variant(found), **facts),
        [
            Finding(say("study-seat-shares"), share, note=say("arena-note-seats")),
            Finding(
                say("study-seat-scores"),
                plots.points(say("study-seat-scores"), scores, wording.number),
            ),
        ],
        [say("arena-equal-share", share=wording.percent(found["equal_share"]))],
        "" if found["complete"] else say("arena-unfinished"),
    )


def level(name: str, estimate: Data, wording: Wording) -> Point:
    """Return a mean as a point of a plot."""
    value, low, high = (estimate[part] for part in ("value", "low", "high"))
    text = f"{wording.level(value)} [{wording.level(low)} … {wording.level(high)}]"
    return Point(name, value, low, high, text)


def whole(found: Data, wording: Wording) -> Part:
    """Show length and scores in the contest that is the measure."""
    say = wording.say
    title = say("arena-section-length")
    lengths = plots.columns(title, list(found["rounds"].items()))
    rows = []
    for name in MEASURES:
        point = level(name, found["measures"][name], wording)
        if name == "shared":
            point = share_point(name, found["measures"][name], wording)
        rows.append([say(measure_name(name)), point.text])
    findings = [
        Finding(title, lengths, note=say("arena-rounds")),
        Finding(
            say("study-means"), Markup(""), [say("study-measure"), say("arena-interval")], rows
        ),
    ]
    return Part(say("study-section-whole"), findings)


def forest(
    title: str, rows: Sequence[tuple[Data, Data]], scale: Scale, wording: Wording
) -> Finding:
    """Show one change of all variants below each other."""
    written, at_axis = scale
    found = []
    for variant, change in rows:
        above, below = label(variant, wording)
        point = change_point(below, change, written)
        found.append(Point(below, point.value, point.low, point.high, point.text, above))
    return Finding(title, plots.points(title, found, at_axis, 0.0))


def changes(found: Data, wording: Wording) -> Part:
    """Show what the variants change of length and scores."""
    say = wording.say
    findings = [
        forest(
            say(measure_name(name)),
            [(variant, variant["measures"][name]) for variant in found["variants"]],
            scale_of(name, wording),
            wording,
        )
        for name in MEASURES
    ]
    warning = "" if all(one["complete"] for one in found["variants"]) else say("arena-unfinished")
    note = say("study-note-changes", rules=wording.variant(found))
    return Part(say("study-section-changes"), findings, [note], warning)


def seat_changes(found: Data, wording: Wording) -> Part:
    """Show what the variants change of the seats' wins and, where they differ, the bots'."""
    say = wording.say
    scale: Scale = (wording.points, wording.axis_points)
    findings = [
        forest(
            say("arena-seat-number", seat=seat + 1),
            [(variant, variant["seats"][seat]["share"]) for variant in found["variants"]],
            scale,
            wording,
        )
        for seat in range(found["players"])
    ]
    if len(found["bots"]) > 1:
        findings += [
            forest(
                wording.bot(name),
                [(variant, variant["bots"][bot]["share"]) for variant in found["variants"]],
                scale,
                wording,
            )
            for bot, name in enumerate(found["bots"])
        ]
    return Part(say("study-section-seats"), findings, [say("study-note-seats")])


def material(found: Data, wording: Wording) -> Part:
    """Show what other material says differently."""
    say = wording.say
    headings = [say("study-place"), say("study-before"), say("study-after")]
    findings = [
        Finding(" = ".join(label(one, wording)), Markup(""), headings, one["differences"])
        for one in found["variants"]
        if one["differences"]
    ]
    return Part(say("study-section-material"), findings)
