"""`kontor rules`: the rulebook in the terminal."""

from typing import Annotated

import typer
from rich.markdown import Markdown

from kontor import games as all_games
from kontor.cli.common import GameName, Lang
from kontor.cli.output import LANGUAGE, say, screen, stop
from kontor.text import rulebook


def rules(
    game: GameName,
    clause: Annotated[
        str, typer.Argument(metavar=say("usage-clause"), help=say("cli-help-clause"))
    ] = "",
    lang: Lang = "",
) -> None:
    """Print the rulebook of a game, one chapter (R3) or one clause (R3.1)."""
    all_games.load(game)
    book = rulebook.load(game, LANGUAGE)
    try:
        screen.print(Markdown(excerpt(book, clause)))
    except rulebook.RulebookError:
        stop(say("cli-no-such-rule", rule=clause))


def excerpt(book: rulebook.Rulebook, wanted: str) -> str:
    """Return the Markdown of the whole book, a chapter or a clause."""
    if "." in wanted:
        clause = book.clause(wanted)
        return f"**{clause.id}** {clause.text}\n\n{clause.extra}"
    if wanted:
        return chapter_text(book.chapter(wanted))
    parts = [f"# {book.title}", book.introduction]
    parts += [chapter_text(chapter) for chapter in book.chapters]
    parts += [f"## {section.title}\n\n{section.text}" for section in book.sections]
    return "\n\n".join(parts)


def chapter_text(chapter: rulebook.Chapter) -> str:
    """Return the Markdown of a chapter."""
    clauses = [f"**{clause.id}** {clause.text}\n\n{clause.extra}" for clause in chapter.clauses]
    return "\n\n".join([f"## {chapter.id} {chapter.title}", *clauses])
