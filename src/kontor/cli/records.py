"""`kontor record`: reading, checking, replaying and converting recorded games."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from kontor import games as all_games
from kontor.cli import usage
from kontor.cli.common import Components, Json, Lang
from kontor.cli.output import harmless, print_json, say, screen, texts
from kontor.cli.sheet_tables import draw
from kontor.engine.file_errors import cause
from kontor.engine.match import Match
from kontor.engine.match import replay as play_again
from kontor.engine.messages import ARCHIVE, Facts, Message
from kontor.engine.record import Record, RecordError, seat_letter
from kontor.engine.record_json import is_json, to_json
from kontor.engine.record_json import read as read_text
from kontor.text.texts import Reader

app = typer.Typer(cls=usage.Group, no_args_is_help=True, suggest_commands=False)

File = Annotated[Path, typer.Argument(metavar=say("usage-file"), help=say("cli-help-record-file"))]


def read(file: Path) -> Record:
    """Read a record from a file."""
    text = content(file)
    lines = text.splitlines()
    if len(lines) > 1 and all(line.startswith("{") and line.endswith("}") for line in lines):
        facts: Facts = {"file": str(file), "number": len(lines)}
        raise RecordError(f"{file}: several records", Message("record-several", facts))
    return read_text(text)


def content(file: Path) -> str:
    """Read the text of a file."""
    try:
        return file.read_text("utf-8")
    except OSError as error:
        facts: Facts = {"file": str(file), "cause": cause(error)}
        raise RecordError(f"{file}: {error}", Message("record-not-read", facts)) from error
    except UnicodeDecodeError as error:
        no_text = Message("record-not-text", {"file": str(file)})
        raise RecordError(f"{file}: is not UTF-8 text", no_text) from error


def names_of(record: Record) -> list[str]:
    """Return the players of a record, as they may be shown."""
    return [harmless(name) for name in record.names]


def replayed(file: Path, components: Path | None, answers: int = -1) -> Match:
    """Replay a record from a file."""
    record = read(file)
    return play_again(all_games.load_with(record.game, components), record, answers)


@app.command(cls=usage.Command, help=say("cli-help-record-show"))
def show(file: File, components: Components = None, lang: Lang = "") -> None:
    """Tell a recorded game in words, answer by answer."""
    record = read(file)
    match = play_again(all_games.load_with(record.game, components), record, 0)
    words = texts(record.game)
    names = names_of(record)
    reader = Reader(ARCHIVE, names)
    screen.print(Text(words.say("game-title"), "bold") + Text(f" · {', '.join(names)}"))
    for event in match.events:
        screen.print(f"      {words.message(event.seen_by(ARCHIVE), reader)}", markup=False)
    for number, answer in enumerate(record.answers, 1):
        events = match.answer(answer.seat, answer.word)
        mark = f"{number:4} {seat_letter(answer.seat)} "
        for event in events:
            line = words.message(event.seen_by(ARCHIVE), reader)
            screen.print(f"{mark}{line}", markup=False, soft_wrap=True)
            mark = " " * len(mark)
        if answer.comment:
            screen.print(f"{mark}# {harmless(answer.comment)}", style="dim", markup=False)


@app.command(cls=usage.Command, help=say("cli-help-record-verify"))
def verify(
    file: File, components: Components = None, as_json: Json = False, lang: Lang = ""
) -> None:
    """Replay a record and confirm its seed, every answer and the result."""
    match = replayed(file, components)
    record = match.record
    if as_json:
        print_json(
            {
                "verified": True,
                "game": record.game,
                "answers": len(record.answers),
                "over": match.state.is_over(),
                "commitment": bool(record.commitment),
                "scores": match.state.scores(),
                "points": match.state.tally(),
            }
        )
        return
    screen.print(say("cli-verified", answers=len(record.answers)))
    screen.print(say("cli-verified-seed" if record.commitment else "cli-verified-no-seed"))
    scores = ", ".join(
        f"{name} {score}" for name, score in zip(names_of(record), match.state.tally(), strict=True)
    )
    ending = "cli-verified-result" if match.state.is_over() else "cli-verified-running"
    screen.print(say(ending, scores=scores), markup=False)


@app.command(cls=usage.Command, help=say("cli-help-record-replay"))
def replay(
    file: File,
    at: Annotated[int, typer.Option(min=-1, help=say("cli-help-at"))] = -1,
    seat: Annotated[int, typer.Option(min=0, help=say("cli-help-seat"))] = 0,
    components: Components = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Show the position after so many answers, as one seat or (0) the archive sees it."""
    match = replayed(file, components, at)
    if seat > len(match.record.names):
        raise RecordError(f"no seat {seat}", Message("record-no-seat", {"seat": seat}))
    audience = seat - 1 if seat else ARCHIVE
    view = match.state.view(audience)
    if as_json:
        print_json(view.data())
    else:
        draw(match.game, view, Reader(audience, names_of(match.record)))


@app.command(cls=usage.Command, help=say("cli-help-record-convert"))
def convert(
    file: File,
    target: Annotated[
        Path | None,
        typer.Argument(metavar=f"[{say('usage-file')}]", help=say("cli-help-record-target")),
    ] = None,
    lang: Lang = "",
) -> None:
    """Write a text record as JSON, a JSON record as text."""
    record = read(file)
    other = record.text() if is_json(content(file)) else to_json(record, indent=True) + "\n"
    if target is None:
        print(other, end="")
        return
    if not target.parent.is_dir():
        place: Facts = {"file": str(target), "folder": str(target.parent)}
        raise RecordError(f"{target}: no folder", Message("record-no-folder", place))
    try:
        target.write_text(other, "utf-8")
    except OSError as error:
        facts: Facts = {"file": str(target), "cause": cause(error)}
        raise RecordError(f"{target}: {error}", Message("record-not-written", facts)) from error
