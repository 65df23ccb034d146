"""German nouns: gender, case, article, and adjectives that go with them.

| form                         | example                     | a mass noun    | a name       |
| ---------------------------- | --------------------------- | -------------- | ------------ |
| bare                         | roter Wagen                 | Tuch           | Innsbruck    |
| der, den, dem, des           | dem roten Wagen             | dem Tuch       | Innsbruck    |
| ein, einen, einem, eines     | einem roten Wagen           | Tuch, Gewürzen | Innsbruck    |
| kein, keinen, keinem         | keinen roten Wagen          | kein Tuch      |              |
| im, ins, zum, vom, am, beim  | beim roten Wagen, zur Karte | im Tuch        | in Innsbruck |
| auf, aufs (where, where to)  | auf dem Feld, aufs Feld     | auf dem Tuch   | in, nach Innsbruck |
| plural, plural-dat           | rote Wagen, roten Wagen     |                |              |
| die, die-dat                 | die roten Wagen             |                |              |
| gender                       | m, f, n or pl               |                |              |
"""

from typing import Final

CASES: Final = ("nom", "acc", "dat", "gen")
GENDERS: Final = ("m", "f", "n", "pl")
DEFINITE: Final = {
    "m": ("der", "den", "dem", "des"),
    "f": ("die", "die", "der", "der"),
    "n": ("das", "das", "dem", "des"),
    "pl": ("die", "die", "den", "der"),
}
INDEFINITE: Final = {
    "m": ("ein", "einen", "einem", "eines"),
    "f": ("eine", "eine", "einer", "einer"),
    "n": ("ein", "ein", "einem", "eines"),
    "pl": ("", "", "", ""),
}
# Endings of an adjective after the definite article, after ein and kein, and without an article.
WEAK: Final = {
    "m": ("e", "en", "en", "en"),
    "f": ("e", "e", "en", "en"),
    "n": ("e", "e", "en", "en"),
    "pl": ("en", "en", "en", "en"),
}
MIXED: Final = WEAK | {"m": ("er", "en", "en", "en"), "n": ("es", "es", "en", "en")}
STRONG: Final = {
    "m": ("er", "en", "em", "en"),
    "f": ("e", "e", "er", "er"),
    "n": ("es", "es", "em", "en"),
    "pl": ("e", "e", "en", "er"),
}
CONTRACTIONS: Final = {
    "in dem": "im",
    "in das": "ins",
    "zu dem": "zum",
    "zu der": "zur",
    "von dem": "vom",
    "an dem": "am",
    "bei dem": "beim",
    "auf das": "aufs",
}
# Form, preposition and case, and what a name says instead.
PREPOSITIONS: Final = (
    ("im", "in", 2, "in"),
    ("ins", "in", 1, "nach"),
    ("zum", "zu", 2, "nach"),
    ("vom", "von", 2, "von"),
    ("am", "an", 2, "an"),
    ("beim", "bei", 2, "bei"),
    ("auf", "auf", 2, "in"),
    ("aufs", "auf", 1, "nach"),
)


def forms(marks: frozenset[str], words: list[str]) -> dict[str, str]:
    """Return all forms of a noun."""
    (gender,) = marks & set(GENDERS) or {""}
    if "name" in marks:
        return name_forms(words[0], gender)
    if not gender or not marks <= {*GENDERS, "mass"}:
        raise ValueError("it needs one of m, f, n, pl, and mass or name at most")
    head = heads(gender, words)
    found = {"gender": gender, "bare": phrase(words[0], "", STRONG[gender][0], head[0])}
    for number, case in enumerate(CASES):
        article = DEFINITE[gender][number]
        weak = phrase(words[0], article, WEAK[gender][number], head[number])
        found[("der", "den", "dem", "des")[number]] = weak
        strong = phrase(words[0], "", STRONG[gender][number], head[number])
        some = INDEFINITE[gender][number]
        mixed = phrase(words[0], some, MIXED[gender][number], head[number])
        one = strong if "mass" in marks or gender == "pl" else mixed
        found[("ein", "einen", "einem", "eines")[number]] = one
        if case != "gen":
            none = "k" + some if some else ("keine", "keine", "keinen")[number]
            ending = MIXED[gender][number]
            kein = phrase(words[0], none, ending, head[number])
            found[("kein", "keinen", "keinem")[number]] = kein
    for form, preposition, number, _ in PREPOSITIONS:
        article = DEFINITE[gender][number]
        joined = CONTRACTIONS.get(f"{preposition} {article}", f"{preposition} {article}")
        found[form] = phrase(words[0], joined, WEAK[gender][number], head[number])
    if len(words) > 2 or gender == "pl":
        several = words[2] if len(words) > 2 else head[0]
        found |= plurals(words[0], several)
    return found


def plurals(first: str, several: str) -> dict[str, str]:
    """Return the forms of the plural."""
    dative = in_dative(several)
    return {
        "plural": phrase(first, "", "e", several),
        "plural-dat": phrase(first, "", "en", dative),
        "die": phrase(first, "die", "en", several),
        "die-dat": phrase(first, "den", "en", dative),
    }


def heads(gender: str, words: list[str]) -> tuple[str, str, str, str]:
    """Return the noun itself in its four cases; a weak masculine has its genitive in three."""
    nominative = " ".join(word for word in words[0].split(" ") if not word.endswith("-"))
    if gender == "pl":
        return nominative, nominative, in_dative(nominative), nominative
    genitive = words[1] if len(words) > 1 else nominative
    ends_in_s = genitive.partition(" ")[0].endswith("s")
    is_weak = gender == "m" and genitive != nominative and not ends_in_s
    oblique = genitive if is_weak else nominative
    return nominative, oblique, oblique, genitive


def in_dative(several: str) -> str:
    """Return the dative of a plural."""
    first, space, rest = several.partition(" ")
    return (first if first.endswith(("n", "s")) else f"{first}n") + space + rest


def phrase(first: str, article: str, ending: str, head: str) -> str:
    """Join an article, the declined adjectives and the noun."""
    adjectives = [f"{word[:-1]}{ending}" for word in first.split(" ") if word.endswith("-")]
    return " ".join(part for part in (article, *adjectives, head) if part)


def name_forms(name: str, gender: str) -> dict[str, str]:
    """Return the forms of a name without an article."""
    plain = ("bare", "der", "den", "dem", "ein", "einen", "einem")
    found = dict.fromkeys(plain, name) | {"gender": gender or "n"}
    owner = f"{name}’" if name.endswith(("s", "ß", "x", "z")) else f"{name}s"
    found |= {"des": owner, "eines": owner}
    return found | {form: f"{said} {name}" for form, _, _, said in PREPOSITIONS}


def several(form: str) -> str:
    """Name the plural that goes with a number where a form of one is wanted."""
    dative = form.endswith("dat") or form in {"dem", "einem", "keinem"}
    return "plural-dat" if dative else "plural"
