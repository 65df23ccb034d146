"""Languages: which ones there are, and which one a reader wants.

| asked first to last          | a value nobody knows              |
| ---------------------------- | --------------------------------- |
| the choice (`--lang`)        | raises UnknownLanguage            |
| KONTOR_LANG                  | raises UnknownLanguage            |
| LC_ALL, LC_MESSAGES, LANG    | English; the first one set counts |
"""

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "fr", "de")
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}

OWN_VARIABLE: Final = "KONTOR_LANG"
SYSTEM_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(Exception):
    """Somebody asks for a language that Kontor does not speak."""


def language(choice: str | None, environment: Mapping[str, str]) -> str:
    """Return the language of an explicit choice, of the environment, or else English."""
    wish = choice or environment.get(OWN_VARIABLE)
    if wish:
        return known(wish)
    for variable in SYSTEM_VARIABLES:
        if environment.get(variable):
            code = code_of(environment[variable])
            return code if code in LANGUAGES else "en"
    return "en"


def known(wish: str) -> str:
    """Return the language somebody wishes for, or raise UnknownLanguage."""
    code = code_of(wish)
    if code not in LANGUAGES:
        raise UnknownLanguage(f'there is no language "{wish}"; known are {", ".join(LANGUAGES)}')
    return code


def code_of(locale: str) -> str:
    """Return the language of a locale: fr for fr, FR, fr-CH and fr_FR.UTF-8."""
    return locale.strip().replace("-", "_").split(".")[0].split("@")[0].split("_")[0].lower()
