"""The figures of the arena as tables in the terminal."""

from typing import Any

from rich.table import Table

from kontor.arena import every_table
from kontor.arena.ladder import HEADINGS, cells
from kontor.arena.wording import Wording
from kontor.cli.output import LANGUAGE, screen

MOST_USES = 12
WIDE = 110
TIMES = ("arena-median", "arena-p99", "arena-cpu")

Data = dict[str, Any]


def table(wording: Wording, title: str, *headings: str) -> Table:
    """Announce a table and return it empty: its first column is text, the others are numbers."""
    screen.print(f"\n[bold]{title}[/bold]")
    made = Table(box=None, padding=(0, 2, 0, 0))
    for place, heading in enumerate(headings):
        made.add_column(wording.say(heading), justify="right" if place else "left")
    return made


def show(report: Data) -> None:
    """Print everything a study found."""
    wording = Wording(LANGUAGE, report["game"])
    for variant in report["variants"]:
        show_variant(report, variant, wording)
    rules = wording.variant(report["variants"][0])
    for variant, effect in zip(report["variants"][1:], report["effects"], strict=True):
        title = wording.say("arena-section-effects", rules=wording.variant(variant))
        show_effect(title, effect, wording)
        screen.print(wording.say("arena-note-effects", rules=rules), style="dim")
    show_times(report["times"], wording)


def show_variant(report: Data, variant: Data, wording: Wording) -> None:
    """Print what one contest found."""
    rules = wording.variant(variant)
    facts = {"games": variant["games"], "players": report["players"], "seed": report["seed"]}
    screen.print(wording.say("arena-played", rules=rules, **facts), style="bold")
    if not variant["complete"]:
        screen.print(wording.say("arena-unfinished"), style="yellow")
    screen.print(wording.length(variant))
    share = wording.percent(report["equal_share"])
    screen.print(wording.say("arena-equal-share", share=share))
    bots = table(
        wording, wording.say("arena-section-bots"), "arena-bot", "arena-share", "arena-interval",
        "arena-score", "arena-margin", "arena-rating",
    )  # fmt: skip
    for bot in variant["bots"]:
        bots.add_row(
            wording.bot(bot["bot"]),
            wording.percent(bot["share"]["value"]),
            wording.interval(bot["share"]),
            wording.score(bot["score"]),
            wording.margin(bot["margin"]),
            wording.rating(bot),
        )
    screen.print(bots)
    if len(report["bots"]) > 1:
        screen.print(meetings(variant, wording))
    seats = table(
        wording, wording.say("arena-section-seats"), "arena-seat", "arena-share",
        "arena-interval", "arena-score",
    )  # fmt: skip
    for seat in variant["seats"]:
        share = seat["share"]
        cells = (wording.percent(share["value"]), wording.interval(share))
        seats.add_row(str(seat["seat"]), *cells, wording.score(seat["score"]))
    screen.print(seats)
    show_uses(report, variant, wording)


def meetings(variant: Data, wording: Wording) -> Table:
    """Return the table of the pairs: one against the table, or who ends ahead of whom."""
    rows = variant.get("field") or variant.get("duels") or []
    field = "field" in variant
    made = table(
        wording, wording.say("arena-section-field" if field else "arena-section-duels"),
        "arena-pair", "arena-games", "arena-share" if field else "arena-ahead", "arena-interval",
    )  # fmt: skip
    for row in rows:
        share = row["share"] if field else row["ahead"]
        pair = {"bot": wording.bot(row["bot"]), "other": wording.bot(row["against"])}
        made.add_row(
            wording.say("arena-against", **pair),
            wording.number(row["games"]),
            wording.percent(share["value"]),
            wording.interval(share),
        )
    return made


def show_uses(report: Data, variant: Data, wording: Wording) -> None:
    """Print the most frequent answers."""
    made = table(
        wording, wording.say("arena-section-uses"), "arena-use", "arena-all", "arena-winners"
    )
    for name in report["bots"]:
        made.add_column(wording.bot(name), justify="right")
    for use in variant["uses"][:MOST_USES]:
        numbers = [use["all"], use["winners"], *use["bots"]]
        made.add_row(use["word"], *(wording.number(number, 2) for number in numbers))
    screen.print(made)
    rest = len(variant["uses"]) - MOST_USES
    if rest > 0:
        screen.print(wording.say("arena-not-shown", number=rest), style="dim")


def show_effect(title: str, effect: Data, wording: Wording) -> None:
    """Print what a changed rule changes."""
    made = table(wording, title, "arena-change", "arena-share", "arena-interval")
    rows = [(wording.bot(row["bot"]), row["share"]) for row in effect["bots"]]
    for row in effect["seats"]:
        rows.append((wording.say("arena-seat-number", seat=row["seat"]), row["share"]))
    for name, share in rows:
        ends = f"{wording.points(share['low'])} … {wording.points(share['high'])}"
        made.add_row(name, wording.points(share["value"]), ends)
    for name in ("rounds", "decisions"):
        change = effect[name]
        ends = f"{wording.signed(change['low'], 2)} … {wording.signed(change['high'], 2)}"
        made.add_row(wording.say(f"arena-{name}"), wording.signed(change["value"], 2), ends)
    screen.print(made)


def show_times(times: Data, wording: Wording) -> None:
    """Print how long the bots took."""
    made = table(
        wording, wording.say("arena-section-times"), "arena-bot", "arena-decisions",
        "arena-median", "arena-p99", "arena-cpu",
    )  # fmt: skip
    for row in times["bots"]:
        clock = (row["median_ms"], row["p99_ms"], row["cpu_median_ms"])
        count = wording.number(row["decisions"])
        made.add_row(wording.bot(row["bot"]), count, *(wording.time(time) for time in clock))
    screen.print(made)


def show_ladder(rows: list[Data]) -> None:
    """Print the ladder, game by game; a narrow screen does without the times."""
    shown = [n for n, name in enumerate(HEADINGS) if screen.width >= WIDE or name not in TIMES]
    for slug in dict.fromkeys(row["game"] for row in rows):
        wording = Wording(LANGUAGE, slug)
        own = [row for row in rows if row["game"] == slug]
        title = wording.say("game-title")
        heading = wording.say("arena-ladder-game", game=title, players=own[0]["players"])
        made = table(wording, heading, *(HEADINGS[n] for n in shown))
        for row in own:
            found = cells(row, wording)
            made.add_row(*(found[n] for n in shown))
        screen.print(made)


def show_every_table(rows: list[Data]) -> None:
    """Print what became of one bot among others at every number of players."""
    common = Wording(LANGUAGE)
    one, other = (common.bot(name) for name in rows[0]["bots"])
    title = common.say("arena-against", bot=one, other=other)
    made = table(common, title, *every_table.HEADINGS)
    for row in rows:
        made.add_row(*every_table.cells(row, Wording(LANGUAGE, row["game"])))
    screen.print(made)
