"""The file of moments for practice as `kontor practice` writes it, and what it keeps to go on."""

import json
from pathlib import Path
from textwrap import wrap
from typing import Final

from kontor.arena.moment_finding import Progress, Quest, levelled, restored
from kontor.games.practice import Moment

WIDTH: Final = 116
KEPT: Final = ".progress.json"


class OtherQuest(Exception):
    """What was kept belongs to another quest."""


def text(quest: Quest, progress: Progress) -> str:
    """Write the moments found so far as TOML."""
    first = (
        f"# Moments for practice, found by `{command(quest)}`\n"
        f"# in {progress.games} games with {progress.decisions} decisions:"
        f" {progress.candidates} candidates, {progress.searched} of them searched.\n"
    )
    return first + "".join(map(moment_text, levelled(progress.finds)))


def command(quest: Quest) -> str:
    """Return the command that finds the same again."""
    budgets = quest.budgets
    thought = (
        f"--iterations {budgets.iterations}"
        if budgets.iterations
        else f"--seconds {budgets.seconds:g}"
    )
    repeats = f" --repeats {quest.repeats}" if quest.repeats else ""
    wanted = f"--moments {quest.wanted}{repeats}"
    return f"kontor practice {quest.slug} {wanted} --seed {quest.seed} {thought}"


def moment_text(moment: Moment) -> str:
    """Write one moment."""
    rules = ", ".join(f"{name} = {quoted(value)}" for name, value in moment.options.items())
    judged = ", ".join(f"[{quoted(word)}, {quick}, {long}]" for word, quick, long in moment.judged)
    return "\n".join(
        [
            "",
            "[[moments]]",
            f"name = {quoted(moment.name)}",
            f"seats = {moment.seats}",
            f"options = {{ {rules} }}" if rules else "options = {}",
            f"seed = {quoted(moment.seed)}",
            "answers = [",
            *lines([quoted(answer) for answer in moment.answers]),
            "]",
            f"seat = {moment.seat}",
            f"best = {quoted(moment.best)}",
            f"judged = [{judged}]",
            f"level = {moment.level}",
            "",
        ]
    )


def quoted(word: str) -> str:
    """Write a text as TOML does."""
    return json.dumps(word, ensure_ascii=False)


def lines(entries: list[str]) -> list[str]:
    """Set entries of a list in lines; an entry is never broken."""
    held = [entry.replace(" ", "\0") + "," for entry in entries]
    wrapped = wrap(" ".join(held), WIDTH, break_long_words=False, break_on_hyphens=False)
    return [f"    {line}".replace("\0", " ") for line in wrapped]


def keep(quest: Quest, progress: Progress, file: Path) -> None:
    """Write the moments found so far, and beside them what is needed to go on."""
    if progress.finds:
        file.write_text(text(quest, progress), "utf-8")
    kept = {"quest": command(quest), "progress": progress.data()}
    file.with_suffix(KEPT).write_text(json.dumps(kept), "utf-8")


def kept_progress(quest: Quest, file: Path) -> Progress:
    """Return what was kept of a quest, or a new beginning; raise OtherQuest if it was another."""
    path = file.with_suffix(KEPT)
    if not path.exists():
        return Progress()
    kept = json.loads(path.read_text("utf-8"))
    if kept["quest"] != command(quest):
        raise OtherQuest(kept["quest"])
    return restored(kept["progress"])
