"""Languages: the choice, then Kontor's own variable, then the system's, then English."""

import pytest

from kontor.text.languages import UnknownLanguage, language


@pytest.mark.parametrize(
    ("choice", "environment", "expected"),
    [
        ("de", {"KONTOR_LANG": "fr", "LANG": "fr_FR.UTF-8"}, "de"),
        ("FR-ch", {}, "fr"),
        (None, {"KONTOR_LANG": "fr", "LC_ALL": "de_DE"}, "fr"),
        (None, {"LC_ALL": "de_DE@euro", "LC_MESSAGES": "fr_FR", "LANG": "fr_FR"}, "de"),
        (None, {"LC_MESSAGES": "de_AT.UTF-8", "LANG": "fr_FR"}, "de"),
        (None, {"LC_ALL": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "es_ES.UTF-8"}, "en"),
        ("", {}, "en"),
        (None, {}, "en"),
    ],
)
def test_language(choice: str | None, environment: dict[str, str], expected: str) -> None:
    assert language(choice, environment) == expected


@pytest.mark.parametrize(("choice", "environment"), [("es", {}), (None, {"KONTOR_LANG": "es"})])
def test_an_unknown_wish_is_an_error(choice: str | None, environment: dict[str, str]) -> None:
    with pytest.raises(UnknownLanguage, match='no language "es"; known are en, fr, de'):
        language(choice, environment)
