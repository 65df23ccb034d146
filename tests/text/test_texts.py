"""Texts: how facts become words."""

import re
import shutil
from pathlib import Path

import pytest

from kontor import games
from kontor.engine.messages import Facts, Message
from kontor.text.bundles import asked, bundle, formatted, written
from kontor.text.languages import LANGUAGES, UnknownLanguage
from kontor.text.texts import Reader, TextError, Texts

ADA = Reader(0, ["Ada", "Boris"])
SPECTATOR = Reader(-1, ["Ada", "Boris"])

DREW = Message("drew", {"seat": 0})
DREW_KNOWN = Message("drew-known", {"seat": 0, "card": "merchant"})
DEALT = Message("dealt-known", {"seat": 0, "number": 4, "cards": ["wine", "spices", "wine"]})
SOLD = Message("sold", {"seat": 1, "card": "wine", "number": 2, "each": 9, "earned": 18})


def line(language: str, message: Message, reader: Reader = ADA) -> str:
    """Return a message of Die Fugger with plain spaces."""
    text = Texts(language, "fugger").message(message, reader)
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def test_the_reader_is_addressed_and_others_are_named() -> None:
    assert line("en", DREW) == "You draw a card."
    assert line("en", DREW, SPECTATOR) == "Ada draws a card."
    assert line("fr", DREW) == "Vous piochez une carte."
    assert line("fr", DREW, SPECTATOR) == "Ada pioche une carte."
    assert line("de", DREW) == "Du ziehst eine Karte."
    assert line("de", DREW, SPECTATOR) == "Ada zieht eine Karte."


def test_an_entry_of_the_glossary_takes_the_form_its_sentence_wants() -> None:
    assert line("en", DREW_KNOWN) == "You draw a merchant."
    assert line("fr", DREW_KNOWN) == "Vous piochez un marchand."
    assert line("de", DREW_KNOWN) == "Du ziehst einen Kaufmann."


def test_an_attribute_of_a_text_within_a_text_has_the_forms_it_asks_for() -> None:
    facts: Facts = {"seat": 0, "side": "baron", "age": 15, "place": "mainz"}
    said = Texts("de", "emperor").message(Message("immigrated", facts), ADA)
    assert said == "Du holst einen Baron (15) nach Mainz."


def test_a_list_is_counted_and_joined_in_the_languages_way() -> None:
    assert line("en", DEALT) == "You are dealt 2 wine cards and spices."
    assert line("fr", DEALT) == "Vous recevez 2 cartes de vin et des épices."
    assert line("de", DEALT) == "Du bekommst zweimal Wein und Gewürze."


def test_attributes_count_with_the_numbers_of_the_message() -> None:
    assert line("en", SOLD) == "Boris sells 2 wine cards at 9 each: 18 florins."
    assert line("fr", SOLD) == "Boris vend 2 cartes de vin à 9 chacune : 18 florins."
    assert line("de", SOLD) == "Boris verkauft zweimal Wein zu je 9: 18 Gulden."


PROMISED = Message(
    "item-promise",
    {"seat": 0, "partner_seat": 1, "promise": "not_via", "wagon": "wagon_1", "node": "koeln_r1"},
)


@pytest.mark.parametrize(
    ("language", "seat", "said"),
    [
        ("en", 0, "You promise Boris not to take wagon 1 through the 1st space before Cologne."),
        ("en", 1, "Ada promises you not to take wagon 1 through the 1st space before Cologne."),
        ("de", 0, "Du versprichst Boris, Wagen 1 nicht über das 1. Feld vor Köln zu fahren."),
        ("de", 1, "Ada verspricht dir, Wagen 1 nicht über das 1. Feld vor Köln zu fahren."),
        (
            "fr",
            -1,
            "Ada promet à Boris de ne pas faire passer le chariot 1 par la 1re case avant Cologne.",
        ),
    ],
)
def test_attributes_tell_the_facts_of_the_message(language: str, seat: int, said: str) -> None:
    text = Texts(language, "merchants").message(PROMISED, Reader(seat, ["Ada", "Boris"]))
    assert text.replace("\u00a0", " ") == said


def test_zero_is_singular_in_french_only() -> None:
    paid = {
        number: Message("delivery-paid", {"seat": 0, "card": "wine", "earned": number})
        for number in (0, 2)
    }
    assert line("fr", paid[0]) == "Vous aviez réservé du vin : 0 florin."
    assert line("fr", paid[2]) == "Vous aviez réservé du vin : 2 florins."
    assert line("en", paid[0]) == "You had consigned wine: 0 florins."


def test_an_end_without_money_is_said_in_words() -> None:
    score = Message("final-score", {"seat": 0, "florins": 0})
    assert line("fr", score) == "Vous terminez sans un florin."
    assert line("de", score) == "Du hast am Ende keinen einzigen Gulden."
    assert line("en", score) == "You finish with no money at all."


@pytest.mark.parametrize(
    ("language", "number"),
    [("en", "1,000,000"), ("fr", "1\u202f000\u202f000"), ("de", "1.000.000")],
)
def test_numbers_are_written_in_the_languages_way(language: str, number: str) -> None:
    message = Message("final-score", {"seat": 0, "florins": 1_000_000})
    assert number in Texts(language, "fugger").message(message, ADA)


def test_another_seat_has_its_own_name_and_you() -> None:
    message = Message("x", {"seat": 1, "buyer_seat": 0})
    assert Texts("en").arguments(message, ADA) == {
        "seat": "Boris",
        "you": "no",
        "buyer-seat": "Ada",
        "buyer-you": "yes",
    }


def test_a_word_stays_as_it_was_typed() -> None:
    message = Message("refusal-unknown-answer", {"word": "buy_gold"})
    assert "“buy_gold”" in Texts("en").message(message, ADA)


def test_attributes_can_be_said() -> None:
    texts = Texts("en")
    assert texts.has("level-master.help") and not texts.has("level-master.hint")
    assert texts.say("level-master.help").startswith("Thinks ahead")


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_without_forms_of_their_own_are_listed_by_name(language: str) -> None:
    texts = Texts(language, "fugger")
    name = texts.say("name-jakob")
    assert texts.listed(["jakob"]) == name
    assert texts.listed(["jakob", "jakob"]) == f"2\u00a0×\u00a0{name}"


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(TextError, match="common en: nothing-like-this: is missing"):
        Texts("en").say("nothing-like-this")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(TextError, match="clause-reference"):
        Texts("de").say("clause-reference")


def test_a_missing_entry_of_the_glossary_is_an_error() -> None:
    with pytest.raises(TextError, match="name-gold: is missing"):
        line("fr", Message("drew-known", {"seat": 0, "card": "gold"}))


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownLanguage):
        Texts("la")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_the_owners_own_box_is_named_by_the_material(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "gluecksritter"
    shutil.copytree(games.FOLDER / "gluecksritter" / "text", folder / "text")
    material = (games.FOLDER / "gluecksritter" / "components.toml").read_text("utf-8")
    material = material.replace('id = "third_helper"', 'id = "open_door"')
    material = re.sub(r'(name_\w\w) = ".*"', r'\1 = "A {door}"', material)
    (folder / "components.toml").write_text(material, "utf-8")
    monkeypatch.setattr(games, "FOLDER", tmp_path)
    forget()
    try:
        texts = Texts(language, "gluecksritter")
        played = texts.arguments(Message("played", {"document": "open_door"}), ADA)
        assert played["document"] == "A {door}" and texts.say("name-open-door.text")
    finally:
        forget()


def forget() -> None:
    """Read all texts anew when they are next asked for."""
    for kept in (written, bundle, asked, formatted):
        kept.cache_clear()


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Clara", "de Clara"),
        ("Ada", "d’Ada"),
        ("Élise", "d’Élise"),
        ("Hélène", "d’Hélène"),
        ("Henri", "d’Henri"),
        ("Hans", "de Hans"),
        ("Helga", "de Helga"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("", "de "),
    ],
)
def test_a_french_de_is_elided_before_a_vowel_and_a_mute_h(name: str, of: str) -> None:
    assert Texts("fr").say("page-table-of", name=name) == f"La table {of}"
