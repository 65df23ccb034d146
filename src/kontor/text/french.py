"""French nouns: gender, articles, elision.

| form                 | example                 | a mass noun               | a name         |
| -------------------- | ----------------------- | ------------------------- | -------------- |
| bare                 | chariot                 | soie                      | Innsbruck      |
| le                   | le chariot, l’échelon   | la soie                   | Innsbruck      |
| un                   | un chariot              | de la soie, des épices    | Innsbruck      |
| de                   | de chariot, d’échelon   | de soie (pas de soie)     | d’Innsbruck    |
| du                   | du chariot, de l’échelon | de la soie               | d’Innsbruck    |
| au                   | au chariot, à l’échelon | à la soie, aux épices     | à Innsbruck    |
| sur                  | sur le chariot          | sur la soie               | à Innsbruck    |
| aucun                | aucun chariot           | aucune soie               |                |
| plural, les, des, aux | chariots, les chariots |                           |                |
| gender, number       | m or f, one or many     |                           |                |
"""

import unicodedata
from typing import Final

VOWELS: Final = "AEIOUŒÆ"
MARKS: Final = {"m", "f", "plural", "mass", "name", "aspirated"}
# How given names with a mute h begin; before other names the h is heard (de Hans).
MUTE_H: Final = (
    *("HECT", "HEL", "HEN", "HERM", "HERV", "HIL", "HIP", "HONOR", "HORT", "HUBERT", "HUG"),
    *("HYAC",),
)
HEARD_H: Final = ("HELG", "HELM", "HENN", "HENDR", "HERMANN", "HILD")


def forms(marks: frozenset[str], words: list[str]) -> dict[str, str]:
    """Return all forms of a noun."""
    if not marks <= MARKS or ("name" not in marks and len(marks & {"m", "f"}) != 1):
        raise ValueError("it needs m or f, and plural, mass, name or aspirated at most")
    noun, gender = words[0], "f" if "f" in marks else "m"
    is_many = "plural" in marks
    found = {"gender": gender, "number": "many" if is_many else "one", "bare": noun}
    if "name" in marks:
        of, at = elided(noun), f"à {noun}"
        return found | {"le": noun, "un": noun, "de": of, "du": of, "au": at, "sur": at}
    elides = starts_with_vowel(noun, mute_h="aspirated" not in marks)
    found["de"] = f"d’{noun}" if elides else f"de {noun}"
    if is_many:
        found |= {"le": f"les {noun}", "un": f"des {noun}", "du": f"des {noun}"}
        found |= {"au": f"aux {noun}", "aucun": f"aucun{'e' if gender == 'f' else ''} {noun}"}
        return found | {"sur": f"sur les {noun}"} | plurals(noun)
    the = f"l’{noun}" if elides else f"{'la' if gender == 'f' else 'le'} {noun}"
    joins = gender == "m" and not elides
    of = f"du {noun}" if joins else f"de {the}"
    one = f"{'une' if gender == 'f' else 'un'} {noun}"
    found |= {"le": the, "du": of, "au": f"au {noun}" if joins else f"à {the}"}
    found |= {"un": of if "mass" in marks else one, "sur": f"sur {the}"}
    found |= {"aucun": f"{'aucune' if gender == 'f' else 'aucun'} {noun}"}
    return found | plurals(words[1]) if len(words) > 1 else found


def plurals(noun: str) -> dict[str, str]:
    """Return the forms of the plural."""
    return {"plural": noun, "les": f"les {noun}", "des": f"des {noun}", "aux": f"aux {noun}"}


def starts_with_vowel(text: str, mute_h: bool) -> bool:
    """Tell whether an article before a text is elided."""
    plain = unicodedata.normalize("NFD", text.lstrip("«\u202f“ ")).upper()
    return plain[:1] in VOWELS if plain[:1] != "H" else mute_h


def is_elided_name(name: str) -> bool:
    """Tell whether “de” is elided before a person’s name: Ada, Hélène, Yves, not Hans, not Yann."""
    plain = "".join(c for c in unicodedata.normalize("NFD", name).upper() if c.isascii())
    if plain.startswith("H"):
        return plain.startswith(MUTE_H) and not plain.startswith(HEARD_H)
    if plain.startswith("Y"):
        return plain[1:2] not in ("", *VOWELS)
    return starts_with_vowel(name, mute_h=False)


def elided(name: object) -> str:
    """Join “de” with a name."""
    text = str(name)
    return f"d’{text}" if text and is_elided_name(text) else f"de {text}"


def that(phrase: object) -> str:
    """Join “que” with what follows it."""
    text = str(phrase)
    return f"qu’{text}" if text and is_elided_name(text) else f"que {text}"
