"""Nouns: every language declines, joins and elides as its grammar says."""

import pytest

from kontor.text.nouns import NounError, read

GERMAN = "m: rot- Wagen, Wagens, Wagen"
CASES = [
    ("de", GERMAN, "der", "der rote Wagen"),
    ("de", GERMAN, "den", "den roten Wagen"),
    ("de", GERMAN, "dem", "dem roten Wagen"),
    ("de", GERMAN, "des", "des roten Wagens"),
    ("de", GERMAN, "ein", "ein roter Wagen"),
    ("de", GERMAN, "einem", "einem roten Wagen"),
    ("de", GERMAN, "keinen", "keinen roten Wagen"),
    ("de", GERMAN, "beim", "beim roten Wagen"),
    ("de", GERMAN, "plural", "rote Wagen"),
    ("de", GERMAN, "die-dat", "den roten Wagen"),
    ("de", "n: groß- Kontor, Kontors, Kontore", "ein", "ein großes Kontor"),
    ("de", "n: groß- Kontor, Kontors, Kontore", "zum", "zum großen Kontor"),
    ("de", "n: groß- Kontor, Kontors, Kontore", "die-dat", "den großen Kontoren"),
    ("de", "f: Karte, Karte, Karten", "zum", "zur Karte"),
    ("de", "f: Karte, Karte, Karten", "kein", "keine Karte"),
    ("de", "pl mass: Gewürze", "einem", "Gewürzen"),
    ("de", "pl mass: Gewürze", "kein", "keine Gewürze"),
    ("de", "pl mass: Gewürze", "vom", "von den Gewürzen"),
    ("de", "n mass: Tuch, Tuchs", "einen", "Tuch"),
    ("de", "m: Bote, Boten, Boten", "den", "den Boten"),
    ("de", "m mass: Wein mit Siegel, Weins mit Siegel", "einen", "Wein mit Siegel"),
    ("de", "m mass: Wein mit Siegel, Weins mit Siegel", "des", "des Weins mit Siegel"),
    ("de", "name: Innsbruck", "vom", "von Innsbruck"),
    ("de", "name: Worms", "des", "Worms’"),
    ("de", "n: 3. Feld vor Worms", "auf", "auf dem 3. Feld vor Worms"),
    ("de", "n: 3. Feld vor Worms", "aufs", "aufs 3. Feld vor Worms"),
    ("de", "n: 3.\u00a0Feld vor Worms", "dem", "dem 3.\u00a0Feld vor Worms"),
    ("de", "name: Worms", "auf", "in Worms"),
    ("de", "name: Worms", "aufs", "nach Worms"),
    ("fr", "m: chariot, chariots", "le", "le chariot"),
    ("fr", "m: chariot, chariots", "du", "du chariot"),
    ("fr", "m: échelon, échelons", "le", "l’échelon"),
    ("fr", "m: échelon, échelons", "au", "à l’échelon"),
    ("fr", "m: échelon, échelons", "de", "d’échelon"),
    ("fr", "f mass: soie", "un", "de la soie"),
    ("fr", "f plural mass: épices", "un", "des épices"),
    ("fr", "f plural mass: épices", "de", "d’épices"),
    ("fr", "m: huissier, huissiers", "le", "l’huissier"),
    ("fr", "m aspirated: héraut, hérauts", "le", "le héraut"),
    ("fr", "name: Innsbruck", "de", "d’Innsbruck"),
    ("fr", "name: Mayence", "au", "à Mayence"),
    ("fr", "name: Mayence", "sur", "à Mayence"),
    ("fr", "m: embranchement", "sur", "sur l’embranchement"),
    ("fr", "f plural mass: épices", "sur", "sur les épices"),
    ("de", "title: Das Große Los", "dem", "„Das Große Los“"),
    ("de", "title: Das Große Los", "des", "von „Das Große Los“"),
    ("de", "title: Das Große Los", "bare", "Das Große Los"),
    ("fr", "title: Alliance", "de", "d’«\u202fAlliance\u202f»"),
    ("en", "title: Burial", "the", "“Burial”"),
    ("en", "phrase: to load", "the", None),
    ("en", "count: wagon, wagons", "a", "a wagon"),
    ("en", "count: axle, axles", "a", "an axle"),
    ("en", "an: hour, hours", "a", "an hour"),
    ("en", "mass: cloth", "a", "cloth"),
    ("en", "mass: cloth", "the", "the cloth"),
    ("en", "name: Mainz", "the", "Mainz"),
    ("en", "name: Mainz", "on", "in Mainz"),
    ("en", "count: junction, junctions", "on", "on the junction"),
]


@pytest.mark.parametrize(("language", "declared", "form", "said"), CASES)
def test_form(language: str, declared: str, form: str, said: str | None) -> None:
    assert read(language, declared).form(form) == said


@pytest.mark.parametrize(
    ("language", "declared"),
    [
        ("de", "Wagen"),
        ("de", "x: Wagen"),
        ("de", "m f: Wagen"),
        ("de", "m mute: Wagen"),
        ("de", "m: "),
        ("fr", "chariot"),
        ("fr", "plural: épices"),
        ("fr", "m f: chariot"),
        ("en", "wagon"),
        ("en", "some: wagon"),
        ("en", "title:"),
        ("en", "phrase"),
    ],
)
def test_what_no_dictionary_would_say_is_an_error(language: str, declared: str) -> None:
    with pytest.raises(NounError):
        read(language, declared)
