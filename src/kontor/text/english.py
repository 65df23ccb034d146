"""English nouns: articles and plurals.

| form   | example       | a mass noun  | a name    |
| ------ | ------------- | ------------ | --------- |
| bare   | wagon         | cloth        | Innsbruck |
| the    | the wagon     | the cloth    | Innsbruck |
| a      | a wagon       | cloth        | Innsbruck |
| on     | on the wagon  | on the cloth | in Innsbruck |
| plural | wagons        |              |           |
| number | one or many   |              |           |
"""

from typing import Final

VOWELS: Final = "aeiouAEIOU"
MARKS: Final = {"count", "mass", "plural", "name", "a", "an"}


def forms(marks: frozenset[str], words: list[str]) -> dict[str, str]:
    """Return all forms of a noun."""
    if not marks or not marks <= MARKS:
        raise ValueError("it needs one of count, mass, plural and name, or a or an")
    noun = words[0]
    number = {"number": "many" if "plural" in marks else "one"}
    if "name" in marks:
        return number | dict.fromkeys(("bare", "the", "a"), noun) | {"on": f"in {noun}"}
    vowel = "an" in marks or (noun[0] in VOWELS and "a" not in marks)
    one = f"{'an' if vowel else 'a'} {noun}"
    some = noun if marks & {"mass", "plural"} else one
    found = number | {"bare": noun, "the": f"the {noun}", "a": some, "on": f"on the {noun}"}
    plural = noun if "plural" in marks else words[1] if len(words) > 1 else ""
    return found | {"plural": plural} if plural else found
