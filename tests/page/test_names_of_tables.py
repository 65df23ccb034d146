"""Tables are named as their readers would say it, and how long they wait is said in full."""

import pytest

from kontor.server.page.page_texts import PageTexts
from kontor.server.page.regions import table_name

HOUR = 3600.0


@pytest.mark.parametrize(
    ("language", "yours", "of_ada", "nobody"),
    [
        ("en", "Your table", "Ada’s table", "A table in the counting-house"),
        ("fr", "Votre table", "La table d’Ada", "Une table au comptoir"),
        ("de", "Dein Tisch", "Der Tisch von Ada", "Ein Tisch im Kontor"),
    ],
)
def test_a_table_is_named_after_its_host(
    language: str, yours: str, of_ada: str, nobody: str
) -> None:
    words = PageTexts(language)
    assert table_name(words, ["Ada", "Otto"], [0]) == yours
    assert table_name(words, ["Ada", "Otto"], [1]) == of_ada
    assert table_name(words, ["", "Ada"], []) == of_ada
    assert table_name(words, ["Du", "Otto"], []) == nobody
    assert table_name(words, ["Place 1", "Otto"], []) == nobody
    assert table_name(words, ["", ""], []) == nobody


@pytest.mark.parametrize(
    ("language", "now", "later", "others"),
    [
        ("en", "Your turn", "Your turn for 2 days", "Ada and Otto have been thinking for 3 hours"),
        (
            *("fr", "À vous de jouer", "À vous de jouer depuis 2 jours"),
            "C’est à Ada et Otto de jouer depuis 3 heures",
        ),
        (
            *("de", "Du bist am Zug", "Du bist seit 2 Tagen am Zug"),
            "Ada und Otto sind seit 3 Stunden am Zug",
        ),
    ],
)
def test_a_turn_says_for_how_long(language: str, now: str, later: str, others: str) -> None:
    words = PageTexts(language)
    assert words.since("page-state-mine", 0.0, 59.0) == now
    assert words.since("page-state-mine", 0.0, 48 * HOUR).replace("\u00a0", " ") == later
    names = words.joined(["Ada", "Otto"])
    told = words.since("page-state-waits", 0.0, 3 * HOUR, name=names, number=2)
    assert told.replace("\u00a0", " ") == others
