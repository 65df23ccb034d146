"""Every text of In the Shadow of the Emperor can be shown, however rarely the game says it."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from markupsafe import escape
from msgspec.structs import replace

from kontor import games
from kontor.engine.messages import Facts, Message
from kontor.games.emperor.table.material import CARD_NAMES, ELECTORATE_NAMES
from kontor.server.page.regions import regions
from kontor.server.service.sight import EventSight, RefusalSight, TableSight
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Reader, Texts
from tests.page import tables

languages = pytest.mark.parametrize("language", LANGUAGES)

NAMED = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
# Texts that only sheets, boards, the list of games and the glossary ask for.
OTHERS = ("board-", "sheet-", "name-", "game-", "table-", "material-", "picture-")
FORMS = re.compile(r"\$place-([a-z]+)")
SEATS = [*(f"{name}_seat" for name in ELECTORATE_NAMES), "throne"]
NAMES = ["Ada", "Jürgen", "Élise", "Boris"]
FACTS: Facts = {
    "seat": 1,
    "owner_seat": 2,
    "pushed_seat": 3,
    "father_seat": 2,
    "holder_seat": 0,
    "named_seat": 0,
    "emperor_seat": 0,
    "rival_seat": 3,
    "card": "doctor",
    "deed": "trier_doctor",
    "origin": "saxony",
    "origin_space": "noble_space",
    "space": "castle_space",
    "side": "couple",
    "age": 25,
    "new_age": 35,
    "number": 2,
    "points": 1,
    "thalers": 3,
    "round": 4,
    "support": 4,
    "opposition": 3,
    "word": "buy:doctor",
}


def source(language: str) -> str:
    """Return the texts of the game as they are written."""
    return (games.FOLDER / "emperor" / "text" / f"{language}.ftl").read_text("utf-8")


def said() -> list[str]:
    """List the texts of what the engine says: questions, answers, refusals, events."""
    return [name for name in NAMED.findall(source("en")) if not name.startswith(OTHERS)]


def places(language: str, name: str) -> list[str]:
    """List where it can happen: seats and throne too, if the text has words for them."""
    text = source(language).split(f"\n{name} =")[1].split("\n\n")[0]
    own = re.split(r"\n(?=[a-z])", text)[0]
    texts = Texts(language, "emperor")
    fits = all(texts.form("name-throne", form, {}) for form in FORMS.findall(own))
    return [*ELECTORATE_NAMES, *(SEATS if fits else [])]


@languages
def test_every_message_and_refusal_can_be_read(language: str) -> None:
    texts = Texts(language, "emperor")
    for name in said():
        for number, place in enumerate(places(language, name)):
            message = Message(name, {**FACTS, "place": place})
            line = texts.message(message, Reader(number % 5 - 1, NAMES))
            assert line.strip() == line and "{" not in line and "  " not in line, line


@languages
@pytest.mark.parametrize("reader", [-1, 1, 2])
def test_every_message_can_be_read_by_everybody(language: str, reader: int) -> None:
    texts = Texts(language, "emperor")
    for name in said():
        assert texts.message(Message(name, {**FACTS, "place": "mainz"}), Reader(reader, NAMES))


@pytest.fixture(scope="module")
def choosing(tmp_path_factory: pytest.TempPathFactory) -> TableSight:
    """Return our sight of a table where we may buy cards."""

    async def look(folder: Path) -> TableSight:
        service = await tables.opened(folder)
        table = await tables.dealt(service, 4, "emperor")
        sight = await tables.answered(service, table, 21)
        for count in range(40):
            if sight.question and sight.question.name == "prompt-action":
                break
            sight = await tables.answered(service, table, 1, f"more {count}")
        await service.store.close()
        return sight

    sight = asyncio.run(look(tmp_path_factory.mktemp("choosing")))
    assert sight.question and sight.question.name == "prompt-action"
    return sight


def changed(sight: TableSight, **changes: Any) -> TableSight:
    """Return a sight of the same view in which something else is said."""
    made = replace(sight, **changes)
    assert sight.view_object is not None
    made.keep_view(sight.view_object)
    return made


@languages
def test_every_event_can_be_drawn_in_the_log(choosing: TableSight, language: str) -> None:
    names = [name for name in said() if not name.startswith(("refusal-", "option-", "prompt-"))]
    events = [
        EventSight(number=number, answer=0, name=name, facts={**FACTS, "place": place}, at=0.0)
        for number, (name, place) in enumerate(
            (name, place) for name in names for place in places(language, name)[::7]
        )
    ]
    log = regions(changed(choosing, events=events), language)["log"]
    assert log.count("data-number=") == len(events)


@languages
def test_every_refusal_can_be_drawn_on_the_desk(choosing: TableSight, language: str) -> None:
    """Whatever a card is refused for, its button says why."""
    texts = Texts(language, "emperor")
    words = [f"buy:{name}" for name in CARD_NAMES if name != "knight"]
    facts: Facts = {**FACTS, "place": "cologne"}
    names = [name for name in said() if name.startswith("refusal-")]
    assert choosing.question
    asked = replace(choosing.question, options=choosing.question.options[-1:])
    for first in range(0, len(names), len(words)):
        refused = dict(zip(words, names[first:], strict=False))
        refusals = [
            RefusalSight(word=word, clause="R7.4", name=name, facts=facts)
            for word, name in refused.items()
        ]
        desk = regions(changed(choosing, question=asked, refusals=refusals), language)["desk"]
        assert desk.count('class="option acard off') == len(refused)
        for name in refused.values():
            line = texts.message(Message(name, facts), Reader(choosing.me, tables.NAMES[:4]))
            assert escape(line) in desk
