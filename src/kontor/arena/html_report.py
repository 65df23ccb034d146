"""The report: everything a study found as one HTML file that needs nothing else."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from kontor.arena import plots
from kontor.arena.plots import Point
from kontor.arena.wording import Wording

FOLDER: Final = Path(__file__).parent / "pages"
MOST_USES: Final = 40
MOST_BARS: Final = 16

Data = dict[str, Any]


@dataclass
class Finding:
    """One plot with its table."""

    title: str
    plot: Markup
    headings: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    note: str = ""
    key: list[str] = field(default_factory=list)
    rest: str = ""
    wide: bool = False


@dataclass
class Part:
    """A contest, an effect or the times: some findings under one heading."""

    title: str
    findings: list[Finding]
    texts: list[str] = field(default_factory=list)
    warning: str = ""


def page(report: Data, command: str, language: str) -> str:
    """Write the report in one language."""
    wording = Wording(language, report["game"])
    say = wording.say
    variants = report["variants"]
    usual = wording.variant(variants[0])
    parts = [contest(report, variant, wording) for variant in variants]
    for variant, effect in zip(variants[1:], report["effects"], strict=True):
        parts.append(change(wording.variant(variant), usual, effect, wording))
    parts.append(Part(say("arena-section-times"), [clock(report["times"], wording)]))
    title = say("arena-title", game=say("game-title"))
    return rendered(wording, title, mode(report, wording), parts, command, say("arena-method"))


def rendered(
    wording: Wording, title: str, mode: str, parts: list[Part], command: str, method: str
) -> str:
    """Write parts as one page."""
    environment = Environment(
        loader=FileSystemLoader(FOLDER), autoescape=True, undefined=StrictUndefined
    )
    return environment.get_template("report.html").render(
        language=wording.language,
        style=Markup((FOLDER / "report.css").read_text("utf-8")),
        title=title,
        mode=mode,
        parts=parts,
        reproduce=wording.say("arena-reproduce"),
        command=command,
        method=method,
    )


def mode(report: Data, wording: Wording) -> str:
    """Say who played whom."""
    names = report["bots"]
    if report["mode"] == "field":
        others = wording.bots(names[1:])
        return wording.say("arena-mode-field", bot=wording.bot(names[0]), others=others)
    return wording.say("arena-mode-round-robin", bots=wording.bots(names))


def contest(report: Data, variant: Data, wording: Wording) -> Part:
    """Show what one contest found."""
    say = wording.say
    facts = {"games": variant["games"], "players": report["players"], "seed": report["seed"]}
    share = wording.percent(report["equal_share"])
    findings = [shares(report, variant, wording), margins(variant, wording)]
    if len(report["bots"]) > 1:
        findings += [ratings(variant, wording), meetings(report, variant, wording)]
    findings += [
        seats(report, variant, wording), length(variant, wording), uses(report, variant, wording)
    ]  # fmt: skip
    return Part(
        say("arena-played", rules=wording.variant(variant), **facts),
        findings,
        [wording.length(variant), say("arena-equal-share", share=share)],
        "" if variant["complete"] else say("arena-unfinished"),
    )


def share_point(label: str, share: Data, wording: Wording) -> Point:
    """Return a share as a point of a plot."""
    text = f"{wording.percent(share['value'])}  [{wording.interval(share)}]"
    return Point(label, share["value"], share["low"], share["high"], text)


def shares(report: Data, variant: Data, wording: Wording) -> Finding:
    """Show the shares of the wins."""
    rows = [share_point(wording.bot(bot["bot"]), bot["share"], wording) for bot in variant["bots"]]
    title = wording.say("arena-section-bots")
    return Finding(title, plots.points(title, rows, wording.axis_percent, report["equal_share"]))


def margins(variant: Data, wording: Wording) -> Finding:
    """Show scores and margins."""
    title = wording.say("arena-section-margin")
    found = [
        (bot["margin"], wording.bot(bot["bot"]), wording.score(bot["score"]))
        for bot in variant["bots"]
    ]
    rows = [
        Point(name, margin["value"], margin["low"], margin["high"], wording.margin(margin))
        for margin, name, _ in found
    ]
    headings = [wording.say("arena-bot"), wording.say("arena-score"), wording.say("arena-margin")]
    cells = [[name, score, wording.margin(margin)] for margin, name, score in found]
    plot = plots.points(title, rows, wording.number, 0.0)
    return Finding(title, plot, headings, cells, wording.say("arena-note-margin"))


def ratings(variant: Data, wording: Wording) -> Finding:
    """Show the ratings with two sigma."""
    title = wording.say("arena-section-ratings")
    rows = [
        Point(
            wording.bot(bot["bot"]), bot["mu"], bot["mu"] - 2 * bot["sigma"],
            bot["mu"] + 2 * bot["sigma"], wording.rating(bot),
        )
        for bot in variant["bots"]
    ]  # fmt: skip
    return Finding(title, plots.points(title, rows, wording.number))


def meetings(report: Data, variant: Data, wording: Wording) -> Finding:
    """Show the pairs: one against the table, or who ends ahead of whom."""
    is_field = report["mode"] == "field"
    title = wording.say("arena-section-field" if is_field else "arena-section-duels")
    rows = []
    for row in variant["field"] if is_field else variant["duels"]:
        pair = {"bot": wording.bot(row["bot"]), "other": wording.bot(row["against"])}
        share = row["share"] if is_field else row["ahead"]
        rows.append(share_point(wording.say("arena-against", **pair), share, wording))
    equal = report["equal_share"] if is_field else 0.5
    return Finding(title, plots.points(title, rows, wording.axis_percent, equal))


def seats(report: Data, variant: Data, wording: Wording) -> Finding:
    """Show what a seat is worth."""
    title = wording.say("arena-section-seats")
    rows = [
        share_point(wording.say("arena-seat-number", seat=seat["seat"]), seat["share"], wording)
        for seat in variant["seats"]
    ]
    plot = plots.points(title, rows, wording.axis_percent, report["equal_share"])
    return Finding(title, plot, note=wording.say("arena-note-seats"))


def length(variant: Data, wording: Wording) -> Finding:
    """Show how many rounds the games had."""
    title = wording.say("arena-section-length")
    counts = list(variant["rounds"]["counts"].items())
    return Finding(title, plots.columns(title, counts), note=wording.say("arena-rounds"))


def uses(report: Data, variant: Data, wording: Wording) -> Finding:
    """Show which answers are given how often."""
    title = wording.say("arena-section-uses")
    key = [wording.say("arena-all"), wording.say("arena-winners")]
    listed = variant["uses"][:MOST_USES]
    cells = [
        [use["word"], *(wording.number(n, 2) for n in (use["all"], use["winners"], *use["bots"]))]
        for use in listed
    ]
    top = [(use["word"], use["all"], use["winners"]) for use in listed[:MOST_BARS]]
    rest = len(variant["uses"]) - len(listed)
    return Finding(
        title,
        plots.bars(title, top, wording.number),
        [wording.say("arena-use"), *key, *(wording.bot(name) for name in report["bots"])],
        cells,
        wording.say("arena-note-uses"),
        key,
        wording.say("arena-not-shown", number=rest) if rest else "",
        wide=True,
    )


def change(rules: str, usual: str, effect: Data, wording: Wording) -> Part:
    """Show what a changed rule or material changes."""
    say = wording.say
    names = [(wording.bot(row["bot"]), row["share"]) for row in effect["bots"]]
    places = [(say("arena-seat-number", seat=row["seat"]), row["share"]) for row in effect["seats"]]
    lengths = [(say(f"arena-{name}"), effect[name]) for name in ("rounds", "decisions")]
    findings = []
    for title, rows in (("arena-section-bots", names), ("arena-section-seats", places)):
        found = [change_point(label, share, wording.points) for label, share in rows]
        findings.append(
            Finding(say(title), plots.points(say(title), found, wording.axis_points, 0.0))
        )
    for label, number in lengths:
        found = [change_point("", number, lambda value: wording.signed(value, 2))]
        findings.append(Finding(label, plots.points(label, found, wording.number, 0.0)))
    title = say("arena-section-effects", rules=rules)
    return Part(title, findings, [say("arena-note-effects", rules=usual)])


def change_point(label: str, change: Data, written: Callable[[float], str]) -> Point:
    """Return a change as a point of a plot."""
    value, low, high = (change[part] for part in ("value", "low", "high"))
    text = f"{written(value)} [{written(low)} … {written(high)}]"
    return Point(label, value, low, high, text)


def clock(times: Data, wording: Wording) -> Finding:
    """Show how long the bots took, on a scale of powers of ten."""
    title = wording.say("arena-section-times")
    rows = [
        Point(
            wording.bot(row["bot"]), row["median_ms"], row["median_ms"], row["p99_ms"],
            f"{wording.time(row['median_ms'])} … {wording.time(row['p99_ms'])}",
        )
        for row in times["bots"]
    ]  # fmt: skip
    names = ("arena-bot", "arena-decisions", "arena-median", "arena-p99", "arena-cpu")
    cells = [
        [
            wording.bot(row["bot"]),
            wording.number(row["decisions"]),
            *(wording.time(row[name]) for name in ("median_ms", "p99_ms", "cpu_median_ms")),
        ]
        for row in times["bots"]
    ]
    plot = plots.points(title, rows, wording.axis_time, logarithmic=True)
    headings = [wording.say(name) for name in names]
    return Finding("", plot, headings, cells, wording.say("arena-note-times"), wide=True)
