"""`kontor games`: what can be played."""

from typing import Annotated

import typer
from rich.table import Table

from kontor import games as all_games
from kontor.cli.common import Json, Lang
from kontor.cli.output import print_json, say, screen, texts


def games(
    game: Annotated[str, typer.Argument(metavar=say("usage-game"), help=say("cli-help-game"))] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """List the games with their players and house rules, or one of them."""
    slugs = [all_games.load(game).slug] if game else all_games.SLUGS
    if as_json:
        print_json([offer(slug) for slug in slugs])
        return
    for slug in slugs:
        show(slug)


def show(slug: str) -> None:
    """Print a game with its house rules; what usually holds is marked."""
    game, words = all_games.load(slug), texts(slug)
    screen.print(f"[bold]{words.say('game-title')}[/]  [dim]{slug}[/]")
    players = say("cli-players", least=game.least_seats, most=game.most_seats)
    screen.print(f"{players} · {words.say('game-tagline')}\n")
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("cli-house-rule", "cli-values", "cli-meaning"):
        table.add_column(say(heading), header_style="dim")
    for option in game.options:
        values = ", ".join(
            f"[bold]{value}*[/]" if value == option.default else value for value in option.values
        )
        name = f"table-{option.name.replace('_', '-')}"
        table.add_row(option.name, values, words.say(f"{name}.help"))
    screen.print(table)
    screen.print(say("cli-usual"), style="dim")
    screen.print()


def offer(slug: str) -> dict[str, object]:
    """Return what a program wants to know about a game."""
    game = all_games.load(slug)
    return {
        "game": slug,
        "title": game.title,
        "players": list(range(game.least_seats, game.most_seats + 1)),
        "rules": game.rules_version,
        "components": game.components_digest,
        "options": {
            option.name: {
                "values": option.values,
                "default": option.default,
                "clause": option.clause,
            }
            for option in game.options
        },
    }
