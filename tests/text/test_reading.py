"""Everything a game says reads as its readers would say it; planted mistakes are seen."""

from collections import Counter

import pytest

from kontor import games
from kontor.text import nouns
from tests.text import choices, glossary, prose, reading, rendering
from tests.text.corpus import (
    BOARD,
    EVENT,
    GAMES_PER_SETTING,
    MANY_GAMES,
    NAMES,
    OPTION,
    SHEET,
    Said,
    all_games,
    in_all_languages,
)
from tests.text.rendering import OWNER, Line
from tests.text.vocabulary import UNITS, Declared, Vocabulary, vocabulary

ENOUGH_LINES = 50
files = pytest.mark.parametrize("slug", [None, *games.SLUGS])
IN_THE_FIRST_LINE = {"first letter", "address"}
NOUNS = {
    "en": {"card": "count: card, cards", "cloth": "mass: cloth", "wagon": "count: wagon, wagons"},
    "fr": {"card": "f: carte, cartes", "cloth": "m mass: drap", "wagon": "m: chariot, chariots"},
    "de": {
        "card": "f: Karte, Karte, Karten",
        "dome": "m: Dom, Doms, Dome",
        "office": "n: groß- Kontor, Kontors, Kontore",
        "spices": "pl mass: Gewürze",
        "wagon": "m: rot- Wagen, Wagens, Wagen",
    },
}
AVOID = {"en": ("evaluation*",), "fr": ("option* de table",), "de": ("Auswertung*", "Stimmkarte")}


@all_games
@in_all_languages
def test_everything_reads_well(slug: str, language: str) -> None:
    reads_well(slug, language, GAMES_PER_SETTING)


@pytest.mark.long
@all_games
@in_all_languages
def test_everything_reads_well_in_many_games(slug: str, language: str) -> None:
    reads_well(slug, language, MANY_GAMES)


def reads_well(slug: str, language: str, games_per_setting: int) -> None:
    """Read what is said in random games under every house rule."""
    words = vocabulary(slug, language)
    lines = rendering.rendered(slug, language, games_per_setting)
    readers = Counter(line.who for line in lines)
    assert all(readers[who] > ENOUGH_LINES for who in rendering.READERS), readers
    found = [
        f"{kind} [{what}] {line.name}: {line.text} {line.detail}"
        for line in lines
        for kind, what in reading.findings(line, words)
    ]
    assert not found, f"{len(found)} findings: " + "\n".join(found[:20])


@in_all_languages
def test_common_texts_read_well(language: str) -> None:
    words = vocabulary(None, language)
    lines = set(rendering.drawn(None, language, Said()))
    found = [
        f"{kind} [{what}] {line.name}: {line.text}"
        for line in lines
        for kind, what in reading.findings(line, words)
    ]
    assert len(lines) > ENOUGH_LINES and not found, "\n".join(found)


@all_games
@in_all_languages
def test_different_buttons_never_read_the_same(slug: str, language: str) -> None:
    assert not choices.alike(slug, language)


@all_games
@in_all_languages
def test_every_entry_of_the_glossary_declares_itself(slug: str, language: str) -> None:
    assert not glossary.incomplete(slug, language)


@files
@in_all_languages
def test_no_file_has_a_word_to_avoid(slug: str | None, language: str) -> None:
    assert not prose.avoided(slug, language)


@files
@in_all_languages
def test_every_file_addresses_its_readers_alike(slug: str | None, language: str) -> None:
    assert not prose.misaddressed(slug, language)


# Planted mistakes ---------------------------------------------------------------------------


def planted(language: str) -> Vocabulary:
    """Return a small vocabulary for planted lines."""
    declared = tuple(
        Declared(name, frozenset(said.partition(":")[0].split()), nouns.read(language, said))
        for name, said in NOUNS[language].items()
    )
    return Vocabulary(language, declared, AVOID[language], UNITS[language])


def marks(language: str, text: str, kind: str = EVENT, seat: int = 0, detail: str = "") -> set[str]:
    """Return the names of the checks that mark a line."""
    line = Line("planted", kind, OWNER, seat, text, detail)
    return {name for name, _ in reading.findings(line, planted(language))}


BAD = [
    ("first letter", "en", "the wagon moves."),
    ("first letter", "de", "Der Wagen fährt. er kommt an."),
    ("number and noun", "en", "You draw 1\u00a0cards."),
    ("number and noun", "en", "You draw 2\u00a0card."),
    ("number and noun", "en", "You have 1\u00a0stars."),
    ("number and noun", "fr", "Il vous reste 0\u00a0cartes."),
    ("number and noun", "fr", "Vous en perdez 2\u00a0carte."),
    ("number and noun", "fr", "Vous gagnez 7\u00a0points, dont 1\u00a0perdus."),
    ("number and noun", "de", "Du ziehst 1\u00a0Karten."),
    ("number and noun", "de", "Du ziehst 0\u00a0Karte."),
    ("zero in figures", "en", "You receive 0\u00a0florins."),
    ("zero in figures", "de", "Du hast 0\u00a0Stimmen."),
    ("elision", "fr", "C’est le tour de Ada."),
    ("elision", "fr", "Il n’y a que un joker."),
    ("elision", "fr", "Vous partez de Innsbruck."),
    ("elision", "fr", "C’est à la huissière de jouer."),
    ("elision", "fr", "Le prix de Hélène."),
    ("elision", "fr", "On verra si il vient."),
    ("article", "en", "You sell card."),
    ("article", "fr", "Vous vendez carte."),
    ("article", "de", "Du verkaufst Karte."),
    ("article", "de", "Dom kostet 900\u00a0Gulden."),
    ("agreement", "de", "Du handelst mit Gewürze."),
    ("agreement", "de", "Das Karte liegt hier."),
    ("agreement", "de", "Mit Großes Kontor darfst du mehr."),
    ("agreement", "de", "Du spielst mit die Karten."),
    ("address", "de", "Hier sehen Sie alles."),
    ("address", "de", "Sie sind am Zug."),
    ("address", "fr", "C’est à toi, tu joues."),
    ("word to avoid", "en", "The evaluations begin."),
    ("word to avoid", "fr", "Les options de table."),
    ("word to avoid", "de", "Die Stimmkarte liegt bereit."),
    ("own name", "en", f"{NAMES[0]} draws."),
    ("spaces", "en", "You  draw."),
    ("spaces", "en", "You draw. "),
    ("spaces", "en", "You draw {$number}."),
    ("quotes", "en", "You play “Burial."),
    ("quotes", "fr", "Vous jouez «\u202fAlliance."),
    ("quotes", "de", "Du spielst „Bündnis (sofort."),
    ("typography", "fr", "Vous gagnez!"),
    ("typography", "en", "It's yours."),
]


@pytest.mark.parametrize(("check", "language", "text"), BAD)
def test_a_planted_mistake_is_seen(check: str, language: str, text: str) -> None:
    assert check in marks(language, text)
    assert check in marks(language, "", OPTION, 0, text) or check in IN_THE_FIRST_LINE


def test_every_check_is_proved() -> None:
    assert {check for check, _, _ in BAD} | {"length of a button"} == set(reading.CHECKS)


def test_a_button_has_at_most_forty_letters() -> None:
    assert marks("en", "x" * 41, OPTION) == {"first letter", "length of a button"}
    assert "length of a button" not in marks("en", "X" * 40, OPTION, 0, "x" * 80)
    assert "length of a button" not in marks("en", "X" * 41, EVENT)


GOOD = [
    ("en", "You draw 1\u00a0card and Jürgen’s wagon moves: 2\u00a0cards are left."),
    ("en", "The vote: 0\u00a0to\u00a02."),
    ("en", "You sell the last yellow card as a wagon."),
    ("en", "Card 3: you have 2\u00a0card games."),
    (
        "fr",
        "Il reste 0,5\u00a0point à d’autres, 1\u00a0500\u00a0florins au héraut et 21\u00a0cartes.",
    ),
    ("fr", "Vous n’avez pas de carte de Hans, que le onze et l’huissier attendent."),
    ("fr", "Vous jouez «\u202fAlliance\u202f» sans carte."),
    ("de", "Jürgen spielt mit den Karten und mit Gewürzen; die Karte liegt beim Dom."),
    ("de", "Du fährst mit dem großen Kontor, die Karten bleiben. Sie liegen offen."),
    ("de", "Du spielst „Dom“, die letzte blaue Karte."),
    ("de", "Karte 3: Das Kontor liegt beim Stapel der Karten."),
]


@pytest.mark.parametrize(("language", "text"), GOOD)
def test_good_lines_pass(language: str, text: str) -> None:
    assert not marks(language, text)


def test_labels_and_tables_may_be_short() -> None:
    assert not marks("de", "Karte", BOARD)
    assert not marks("de", f"▸ {NAMES[0]}", SHEET)
    assert not marks("de", f"{NAMES[1]} zieht.")
