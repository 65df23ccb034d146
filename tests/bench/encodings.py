"""The fixed numberings as they are: `python -m tests.bench.encodings` writes them down.

What was learned under other numbers does not fit any more, so a change needs a reason.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from kontor import games
from kontor.engine.answers import Family
from kontor.engine.chance import seeded
from kontor.engine.game import Game
from kontor.engine.observation import Field
from kontor.engine.state import State
from kontor.making.fields import DECLARED, read
from kontor.research.encoding import Encoding

TESTS = Path(__file__).parents[1]
FILE = TESTS / "research" / "encodings.json"
PAGE = TESTS.parent / "docs" / "encodings.md"
MOST_LABELS = 8

Kept = dict[str, dict[str, dict[str, object]]]

HEAD = """# Encodings

Written by `python -m tests.bench.encodings`; [research.md](research.md) explains how to use them.

An **action** is a number from 0 on. A family of actions has the numbers of its row, in the order of
the words. Where a row ends in *or more*, its last number stands for that and everything higher: the
highest answer that is legal. House rules may add families behind the others, never between them.

An **observation** is a row of whole numbers. Seats are turned: the own comes first, the others
follow clockwise. A number that is hidden is -1. Divide by the scale to get values about as large as
1. The tables are those of the largest number of players; with fewer there is less of what comes by
seat. Where a field comes several times, its first place is given (`Encoding.names` lists all).
"""

# What a view shows that is no field of the table itself.
MEANINGS = {
    "about": "what the open question is about, as numbers of the rules",
    "answer": "the own answer under seal, or -1",
    "arrived": "whether a wagon has arrived this round",
    "asked": "who is asked",
    "bag": "coins in the bag",
    "blocked": "whether a wagon is under a broken axle",
    "chosen": "who has answered under seal",
    "coins": "number of coins of a player",
    "deck": "how large the draw pile looks",
    "deck_at_most": "cards that may be in the draw pile",
    "deck_size": "cards in the draw pile",
    "delivered": "who has delivered, round by round",
    "deliveries": "the own deliveries, round by round",
    "discard": "the discard pile",
    "discard_size": "cards in the discard pile",
    "draft": "the own unfinished proposal",
    "drawn": "the cards just drawn, of which one is discarded",
    "ducat_cards_used": "ducat cards that have come",
    "ducat_deck_size": "ducat cards still to come",
    "elector": "side and age of the elector",
    "elector_owner": "whose elector it is",
    "eminence_owner": "whose gray eminence it is",
    "hand": "the own hand",
    "hand_size": "cards in a player's hand",
    "hand_sizes": "cards in each hand",
    "has_answered": "whether the own answer lies under seal",
    "investments": "investment cards face up",
    "investments_in_pile": "investment cards in the pile",
    "actions_hidden": "whether a player's action cards lie face down",
    "laid": "number of action cards a player has laid",
    "last_arrivals": "arrivals that end the game",
    "last_holder": "who had the seat of the electorate last",
    "my_vote": "the own vote under seal",
    "offer": "the own offer place by place: whose note",
    "offer_price": "what it costs",
    "offer_size": "notes in a player's offer",
    "offer_value": "its value",
    "opening_purchase": "whether this is the purchase before the first round",
    "over": "whether the game has ended",
    "owned": "investment cards of a player",
    "pile": "the influence cards to choose from",
    "pile_at_most": "documents that may be in the pile",
    "pile_hidden": "whether the pile is hidden now",
    "pile_size": "cards in the pile",
    "planned_cards": "action cards of the own plan",
    "planned_reds": "red documents of the own plan, with their aims",
    "question": "what is asked",
    "questions": "open questions, one above the other",
    "rounds": "how many rounds the game has",
    "seat": "which seat the own is at the table: actions name seats so",
    "selection": "notes named so far for the showdown",
    "shown_cards": "action cards as everybody saw them last",
    "shown_reds": "red documents as everybody saw them last",
    "stolen": "the category of the step that was stolen",
    "thief": "who stole it",
    "top_price": "the price on the back of the top note",
}


def kept() -> Kept:
    """Return what is written down."""
    told: Kept = json.loads(FILE.read_text("utf-8"))
    return told


def found(slugs: Iterable[str]) -> Kept:
    """Return the numberings of some games for all numbers of players."""
    told: Kept = {}
    for slug in slugs:
        told[slug] = {}
        for encoding in encodings(games.load(slug)):
            told[slug][str(encoding.players)] = {
                "actions": encoding.actions,
                "observation": encoding.size,
                "digest": encoding.digest(),
            }
    return told


def encodings(game: Game) -> list[Encoding]:
    """Return the encodings of a game for all numbers of players."""
    return [Encoding(game, seats, {}) for seats in range(game.least_seats, game.most_seats + 1)]


def page(slugs: Iterable[str]) -> str:
    """Write the encodings of some games as tables."""
    lines = [HEAD]
    for slug in slugs:
        lines += pages_of(games.load(slug))
    return "\n".join(lines).rstrip() + "\n"


def pages_of(game: Game) -> Iterator[str]:
    """Write the encodings of one game."""
    sizes = encodings(game)
    yield f"## {game.title}\n"
    yield "| players | " + " | ".join(str(each.players) for each in sizes) + " |"
    yield "| --- |" + " --- |" * len(sizes)
    yield "| actions | " + " | ".join(str(each.actions) for each in sizes) + " |"
    yield "| observation | " + " | ".join(str(each.size) for each in sizes) + " |\n"
    largest = sizes[-1]
    yield "| numbers | actions | from | to |"
    yield "| --- | --- | --- | --- |"
    state = game.start(largest.players, {}, seeded("words"))
    for family, start in zip(largest.families, largest.answers.starts, strict=True):
        yield family_row(state, family, start)
    yield ""
    yield "| place | numbers | field | what | scale | values |"
    yield "| --- | --- | --- | --- | --- | --- |"
    known = meanings(game.slug)
    for field, times in grouped(largest.fields):
        what = known[field.name]
        size = len(field.labels)
        counted = f"{times} x {size}" if times > 1 else str(size)
        yield (
            f"| {field.start} | {counted} | {field.name} | {what} | "
            f"{field.scale} | {field.kind}{labelled(field)} |"
        )
    yield ""


def family_row(state: State, family: Family, start: int) -> str:
    """Write one family of actions."""
    last = start + len(family.options) - 1
    numbers = str(start) if last == start else f"{start} to {last}"
    first_word, last_word = word(state, family.options[0]), word(state, family.options[-1])
    if len(family.options) == 1:
        last_word = ""
    if family.is_capped():
        last_word += " or more"
    return f"| {numbers} | {family.name} | {first_word} | {last_word} |"


def word(state: State, option: int) -> str:
    """Write an option in notation; one that needs pieces on the board by its number."""
    try:
        return f"`{state.word(option)}`"
    except (IndexError, KeyError, ValueError):
        return f"option {option}"


def grouped(fields: list[Field]) -> Iterator[tuple[Field, int]]:
    """Join fields of one name; the first stands for all."""
    times: dict[str, int] = {}
    for field in fields:
        times[field.name] = times.get(field.name, 0) + 1
    seen: set[str] = set()
    for field in fields:
        if field.name not in seen:
            seen.add(field.name)
            yield field, times[field.name]


def labelled(field: Field) -> str:
    """Name what the numbers of a field stand for, unless they are many."""
    labels = field.labels
    if labels == [""]:
        return ""
    if len(labels) > MOST_LABELS:
        return f": {labels[0]} to {labels[-1]}"
    return ": " + ", ".join(labels)


def meanings(slug: str) -> dict[str, str]:
    """Return what each field means: as it is declared, or as a view shows it."""
    declared = {
        field.name: field.about.replace("|", "/")
        for part in read(games.FOLDER / slug / DECLARED)
        for field in part.fields()
    }
    return {**declared, **MEANINGS}


if __name__ == "__main__":
    FILE.write_text(json.dumps(found(games.SLUGS), indent=1) + "\n", "utf-8")
    PAGE.write_text(page(games.SLUGS), "utf-8")
