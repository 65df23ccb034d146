"""The ladder: in each game every level against the one below, and the master against chance."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from kontor import compiled
from kontor.arena.contest import Contest, ContestError, is_learned, usual_seats
from kontor.arena.figures import field, times
from kontor.arena.running import Games
from kontor.arena.study import command
from kontor.arena.wording import Wording
from kontor.bots import roster
from kontor.engine.file_errors import refused
from kontor.engine.messages import Message

SEED: Final = "ladder"
BEGIN: Final = "<!-- ladder -->"
END: Final = "<!-- end of ladder -->"


@dataclass(frozen=True)
class Rung:
    """One higher bot against a table of lower ones."""

    slug: str
    higher: str
    lower: str

    @property
    def is_open(self) -> bool:
        """Tell whether both have learned the game."""
        known = roster.learned(self.slug) is not None
        return known or not (is_learned(self.higher) or is_learned(self.lower))

    def contest(self, games: int, seed: str) -> Contest:
        """Return the contest that tries the rung."""
        seats = usual_seats(self.slug)
        return Contest(self.slug, seats, (self.higher, self.lower), games, seed, field=True)


def budgets(text: str) -> dict[str, str]:
    """Read budgets: one for all games, and those of a game as GAME:BUDGET, separated by commas."""
    pairs = [part.strip().rpartition(":") for part in text.split(",") if part.strip()]
    return {slug: budget for slug, _, budget in pairs}


def rungs(slug: str, budget: str) -> list[Rung]:
    """List the rungs of a game from the bottom; the grandmaster may have a budget of its own."""
    levels = [
        f"{name}:{budget}" if budget and name == "grandmaster" else name for name in roster.LADDER
    ]
    found = [Rung(slug, levels[place + 1], levels[place]) for place in range(len(levels) - 1)]
    return [*found, Rung(slug, "master", "random")]


def row(rung: Rung, games: Games | None) -> dict[str, Any]:
    """Return what became of a rung as plain data."""
    data: dict[str, Any] = {"game": rung.slug, "higher": rung.higher, "lower": rung.lower}
    data["players"] = usual_seats(rung.slug)
    data["equal_share"] = round(1 / data["players"], 4)
    data["learned"] = games is not None
    if games is None or not games.blocks:
        return data | {"games": 0, "stands": None}
    (found,) = field(games)
    share = found["share"]
    above, below = share["low"] > data["equal_share"], share["high"] < data["equal_share"]
    return data | {
        "games": found["games"],
        "share": share,
        "stands": True if above else False if below else None,
        "command": command(games.contest, found["games"]),
        "times": times([games])[0],
    }


def verdict(data: dict[str, Any], wording: Wording) -> str:
    """Say whether a rung stands."""
    if not data["learned"]:
        return wording.say("arena-untrained")
    names = {True: "arena-yes", False: "arena-no", None: "arena-open"}
    return wording.say(names[data["stands"]])


def cells(data: dict[str, Any], wording: Wording) -> list[str]:
    """Return a row of the ladder's table in words."""
    pair = [wording.bot(data["higher"]), wording.bot(data["lower"])]
    if not data["games"]:
        return [*pair, *["–"] * 7, verdict(data, wording)]
    clock = data["times"]
    return [
        *pair,
        wording.number(data["games"]),
        wording.percent(data["share"]["value"]),
        wording.interval(data["share"]),
        wording.percent(data["equal_share"]),
        *(wording.time(clock[name]) for name in ("median_ms", "p99_ms", "cpu_median_ms")),
        verdict(data, wording),
    ]


HEADINGS: Final = (
    "arena-higher", "arena-lower", "arena-games", "arena-share", "arena-interval",
    "arena-equal", "arena-median", "arena-p99", "arena-cpu", "arena-stands",
)  # fmt: skip


def markdown(rows: Sequence[dict[str, Any]], made: str, language: str) -> str:
    """Write the ladder as Markdown."""
    common = Wording(language)
    build = "arena-ladder-compiled" if compiled.status().compiled else "arena-ladder-plain"
    lines = [f"## {common.say('arena-ladder-heading')}", "", common.say("arena-ladder-about"), ""]
    lines += [common.say("arena-ladder-times") + " " + common.say(build), ""]
    lines += [common.say("arena-ladder-made", command=f"`{made}`"), ""]
    for slug in dict.fromkeys(data["game"] for data in rows):
        wording = Wording(language, slug)
        own = [data for data in rows if data["game"] == slug]
        title = wording.say("game-title")
        heading = wording.say("arena-ladder-game", game=title, players=own[0]["players"])
        lines += [f"### {heading}", ""]
        lines.append("| " + " | ".join(wording.say(name) for name in HEADINGS) + " |")
        lines.append("| --- | --- " + "| ---: " * 7 + "| --- |")
        lines += ["| " + " | ".join(cells(data, wording)) + " |" for data in own]
        played = [data["command"] for data in own if data["games"]]
        if played:
            lines += ["", "<!-- long -->", "```sh", *played, "```"]
        lines.append("")
    return "\n".join(lines)


def write(file: Path, text: str, language: str) -> None:
    """Put the ladder into a file, in place of an older one, leaving all else as it is."""
    ladder = f"{BEGIN}\n\n{text}\n{END}\n"
    try:
        old = file.read_text("utf-8") if file.exists() else ""
        before, begin, rest = old.partition(BEGIN)
        after = rest.partition(END)[2].removeprefix("\n")
        if not begin:
            before = f"{old.rstrip()}\n\n" if old else title(language)
        file.write_text(before + ladder + after, "utf-8")
    except OSError as error:
        raise ContestError("arena-bad-file", refused(error), file=str(file)) from error
    except UnicodeDecodeError as error:
        not_text = Message("problem-not-utf8", {})
        raise ContestError("arena-bad-file", not_text, file=str(file)) from error


def title(language: str) -> str:
    """Return the heading of a new file."""
    return f"# {Wording(language).say('arena-ladder-title')}\n\n"
