"""`kontor terminal`: a person plays against bots in the terminal."""

import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import Annotated

import typer
from rich.rule import Rule

from kontor import games as all_games
from kontor.arena.this_process import uninterrupted
from kontor.bots.roster import hire
from kontor.cli.common import Components, GameName, HouseRules, Lang, Players, house_rules
from kontor.cli.output import say, screen
from kontor.cli.records import read
from kontor.cli.seat import TerminalSeat
from kontor.engine.chance import seeded
from kontor.engine.file_errors import cause
from kontor.engine.match import Match
from kontor.engine.match import replay as play_again
from kontor.engine.messages import Facts, Message
from kontor.engine.playout import next_seat
from kontor.engine.record import Record, RecordError, commit

BOT_NAMES = ("Ambrosius", "Wilhelmine", "Konrad", "Sibylla", "Leonhard")


def terminal(
    game: GameName,
    players: Players = 3,
    bot: Annotated[str, typer.Option(help=say("cli-help-bot"))] = "steward",
    name: Annotated[str, typer.Option(help=say("cli-help-name"))] = "",
    option: HouseRules = [],  # noqa: B006  typer copies it
    components: Components = None,
    seed: Annotated[str, typer.Option(help=say("cli-help-own-seed"))] = "",
    save: Annotated[
        Path | None, typer.Option(metavar=say("usage-file"), help=say("cli-help-save"))
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar=say("usage-file"), help=say("cli-help-resume"))
    ] = None,
    lang: Lang = "",
) -> None:
    """Play a game against bots; everything is saved after each answer."""
    loaded = all_games.load_with(game, components)
    if resume:
        match = play_again(loaded, read(resume))
        file = resume
    else:
        record = Record(game, loaded.rules_version, loaded.components_digest)
        record.options = loaded.agree(players, house_rules(option))
        person = " ".join(name.split()) or say("terminal-you")
        record.names = [person, *BOT_NAMES[: players - 1]]
        record.seed = "-".join(seed.split()) or token_hex(16)
        record.salt = token_hex(16)
        record.commitment = commit(record.seed, record.salt)
        match = Match(loaded, record)
        file = save or default_file(game)
    play(match, bot, file)


def default_file(game: str) -> Path:
    """Return where a game is saved unless the player says otherwise."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return home / "kontor" / f"{game}-{stamp}.record"


def keep(match: Match, file: Path) -> None:
    """Save a game so that a fault at any moment leaves the old or the new file whole."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(file.name + ".new")
        draft.write_text(match.record.text(), "utf-8")
        draft.replace(file)
    except OSError as error:
        facts: Facts = {"file": str(file), "cause": cause(error)}
        raise RecordError(f"{file}: {error}", Message("record-not-written", facts)) from error


def play(match: Match, bot_name: str, file: Path) -> None:
    """Play a match between the person on the first seat and bots until it ends or is left."""
    bot = hire(bot_name, match.game)
    seat = TerminalSeat(match)
    keep(match, file)
    screen.print(say("terminal-sealed", commitment=match.record.commitment[:16]), style="dim")
    seat.read_news()
    while not match.state.is_over():
        asked = next_seat(match.state.awaited())
        if asked == seat.number:
            if not seat.answer():
                screen.print(say("terminal-saved", file=str(file)), soft_wrap=True)
                return
        else:
            # A bot's thoughts depend on the seed and the moment, so a resumed game goes on alike.
            moment = f"thoughts {asked} {len(match.record.answers)}"
            chance = seeded(match.record.seed).split(moment)
            options = match.state.options(asked)
            choice = uninterrupted(bot.choose, match.state.view(asked), options, chance)
            match.answer(asked, match.state.word(choice))
        keep(match, file)
        seat.read_news()
    match.record.result = match.state.scores()
    keep(match, file)
    screen.print(Rule(style="red"))
    seat.draw()
    show_ranking(match)
    screen.print(say("terminal-over", file=str(file)), soft_wrap=True)


@dataclass(frozen=True)
class Rank:
    """A seat at the end: its place, which equals share, and its score."""

    place: int
    seat: int
    score: int


def ranking(match: Match) -> list[Rank]:
    """Rank the seats of a finished game: winners first, the others by their scores."""
    scores, points, won = match.state.scores(), match.state.tally(), match.state.winners()
    merits = [(seat in won, score) for seat, score in enumerate(scores)]
    # Winners share the first place even where their scores differ.
    merits = [(True, 0) if merit[0] else merit for merit in merits]
    found = [
        Rank(1 + sum(other > merit for other in merits), seat, points[seat])
        for seat, merit in enumerate(merits)
    ]
    return sorted(found, key=lambda rank: rank.place)


def show_ranking(match: Match) -> None:
    """Print who came in where."""
    screen.print(say("terminal-ranking"), style="bold")
    for rank in ranking(match):
        name = match.record.names[rank.seat]
        line = say("terminal-rank", place=rank.place, name=name, score=rank.score)
        screen.print(f"  {line}", markup=False, style="bold" if rank.place == 1 else None)
    screen.print()
