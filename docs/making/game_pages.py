"""A page for each game: the box, house rules, figures, actions and observations."""

import re
from collections.abc import Iterator
from pathlib import Path

import kontor
from docs.making import figures
from kontor.engine.game import TableOption
from kontor.text.texts import Texts

DOCS = Path(__file__).parents[1]
PICTURES = {
    "augsburg": "augsburg-auction-fr-1440-light.jpg",
    "emperor": "emperor-actions-fr-1440-light.jpg",
    "fugger": "table-fr-1440-light.jpg",
    "gluecksritter": "gluecksritter-plan-fr-1440-light.jpg",
    "merchants": "merchants-movement-fr-1440-light.jpg",
}


def page(name: str, games: int) -> str:
    """Write the page of a game, with so many games behind its figures; with 0 there are none."""
    game = kontor.load(name)
    told = measured(game, games) if games else []
    return "\n".join([*head(game), *house_rules(game), *told, *encoded(game)])


def head(game: kontor.Game) -> Iterator[str]:
    """Write what stands on the box, and how the game is begun."""
    box = game.engine.box
    yield f"# {game.title}\n"
    if game.name in PICTURES:
        yield f"![{game.title}](../img/{PICTURES[game.name]})\n"
    yield "| | |\n| --- | --- |"
    yield f"| players | {game.players[0]} to {game.players[-1]} |"
    for label, names in (("designed by", box.designers), ("published by", box.publishers)):
        if names:
            yield f"| {label} | {', '.join(names)} |"
    if box.year:
        yield f"| first published | {box.year} |"
    if box.most_minutes:
        least, most = box.least_minutes, box.most_minutes
        yield f"| minutes on the box | {least if least == most else f'{least} to {most}'} |"
    yield f"| version of the rules | {game.rules} |"
    yield f"| bots | {', '.join(game.bots())} |"
    yield f'| in programs | `kontor.load("{game.name}")` |\n'
    yield f"`kontor rules {game.name}` prints the rules in three languages.\n"


def house_rules(game: kontor.Game) -> Iterator[str]:
    """Write the house rules with their values, the usual one first."""
    if not game.engine.options:
        return
    texts = Texts("en", game.name)
    yield "## House rules\n"
    yield "| rule | values, the usual one first | clause | what it is about |"
    yield "| --- | --- | --- | --- |"
    for option in game.engine.options:
        values = ", ".join(f"`{value}`" for value in game.options[option.name])
        yield f"| `{option.name}` | {values} | {option.clause} | {about(texts, option)} |"
    yield ""


def about(texts: Texts, option: TableOption) -> str:
    """Say what a house rule is about."""
    said = texts.say(f"table-{option.name.replace('_', '-')}")
    return said.replace("|", "/")


def measured(game: kontor.Game, games: int) -> Iterator[str]:
    """Write how long games are and what is asked in them."""
    yield "## Figures\n"
    yield (
        f"Measured when this page was built, by `kontor simulate {game.name} -p N -n COUNT "
        f"--bots BOT --seed {figures.SEED}`. Scores are averages over all seats.\n"
    )
    yield from figures.lengths(game, games)
    yield (
        f"\nWhat is asked with {game.players[-1]} players who answer at random, in "
        f"{-(-games // 10)} games:\n"
    )
    yield from figures.questions(game, -(-games // 10))
    yield ""


def encoded(game: kontor.Game) -> Iterator[str]:
    """Take the tables of actions and observations from the page of all encodings."""
    text = (DOCS / "encodings.md").read_text("utf-8")
    found = re.search(rf"^## {re.escape(game.title)}\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    if found is None:
        raise LookupError(f"encodings.md has no {game.title}")
    yield "## Actions and observations\n"
    yield "How to read these tables: [encodings.md](../encodings.md).\n"
    yield found[1].strip()
    yield ""
