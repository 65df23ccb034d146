"""Grammar: what can be told from the declared nouns and a few closed lists of words."""

import re
from functools import cache

from kontor.text import german
from kontor.text.french import VOWELS, is_elided_name
from tests.text.vocabulary import WORD, Declared, Vocabulary


def words(text: str) -> set[str]:
    """Return the words of a list."""
    return set(text.split())


SPACE = "[ \u00a0]"
# Before a number that belongs to a larger one, a range or a fraction.
ALONE = r"(?<![\w.,/–−-])(?<!\d[ \u00a0\u202f])"
# Words that end in s and are no plurals.
NO_PLURALS = {
    "en": words(
        "is was has as less plus this its us does costs counts remains goes lies stays always "
        "minus across towards versus stands means wins scores buys lets brings times"
    ),
    "fr": words(
        "dans fois pas plus sans vers mais sous depuis alors puis moins après très tous toujours "
        "dès hors jamais près compris fils corps mois bois temps avis prix dos"
    ),
    "de": set(),
}
DETERMINERS = {
    "en": words(
        "a an the your their his her its my our this that these those each every no any one which "
        "another per whose some either neither both what as such many few"
    ),
    "fr": words(
        "le la les l un une des du de d au aux ce cet cette ces son sa ses mon ma mes votre vos "
        "leur leurs notre nos quel quelle quels quelles chaque aucun aucune tout toute tous toutes "
        "nul nulle autre même sans par en comme ni"
    ),
    "de": words(
        "der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner "
        "keines mein meine dein deine deinen deinem deiner deines sein seine seinen seinem seiner "
        "ihr ihre ihren ihrem ihrer ihres unser unsere euer dieser diese dieses diesen diesem "
        "jeder jede jedes jeden jedem welche welcher welches welchen welchem im ins zum zur vom am "
        "beim ans aufs als pro je ohne dessen deren derselben demselben manche mancher solche jene "
        "jener jenes jenen alle per wessen was für weder noch"
    ),
}
# What bears a number as its name, beside the units.
LABELS = words("wagon chariot round manche phase proposal proposition level chapter rule rang tour")
# How far before a noun its article may stand: “the last two yellow cards”.
REACH = 4
ELIDED = r"(?:de|que|le|la|je|ne|se|me|te|jusque|lorsque|puisque|quoique|presque)"
# French words whose first letter does not take an elision.
HEARD = (
    *("hauss", "haut", "hasard", "héros", "hans", "halle", "haie", "hach", "hont", "héraut"),
    *("handicap", "harnais", "houblon", "huit", "hors", "hareng", "hiérarch", "hambourg"),
    *("hanovre", "hongr", "hollan", "halt", "hangar", "onz", "oui", "yacht"),
)
DATIVE = ("mit", "von", "bei", "zu", "aus", "nach", "seit", "gegenüber")
ARTICLES = sorted(
    {
        word
        for table in (german.DEFINITE, german.INDEFINITE)
        for row in table.values()
        for word in row
        if word
    }
)


# Numbers ------------------------------------------------------------------------------------


def miscounted(text: str, vocabulary: Vocabulary) -> list[str]:
    """Find numbers that do not fit the noun behind them."""
    language = vocabulary.language
    one, several = counters(tuple(vocabulary.units.items()), language)
    found = [m.group() for m in one.finditer(text)] + [m.group() for m in several.finditer(text)]
    if language != "de":
        figures = "[01]" if language == "fr" else "1"
        for match in re.finditer(rf"{ALONE}{figures}{SPACE}([^\W\d_]+s)\b(?![-’])", text):
            is_label = last_word(text[: match.start()]) in labels(vocabulary)
            known = match.group(1) in NO_PLURALS[language] or match.group() in found
            if not is_label and not known:
                found.append(match.group())
    return found


def labels(vocabulary: Vocabulary) -> set[str]:
    """Return what may bear a number as its name: wagon 1, round 2, phase 3."""
    return {one.lower() for one in vocabulary.units} | LABELS


def last_word(text: str) -> str:
    """Return the word that ends a text, in small letters."""
    found: list[str] = re.findall(r"\w+", text)
    return found[-1].lower() if found else ""


@cache
def counters(units: tuple[tuple[str, str], ...], language: str) -> tuple[re.Pattern[str], ...]:
    """Return what finds one with a plural, and several with a singular."""
    pairs = [(one, several) for one, several in units if one != several]
    singulars = "|".join(sorted({re.escape(one) for one, _ in pairs} - both(units), key=len)[::-1])
    plurals = "|".join(sorted({re.escape(s) for _, s in pairs} - both(units), key=len)[::-1])
    first = "[01]" if language == "fr" else "1"
    other = r"(?:[2-9]|\d{2,})" if language == "fr" else r"(?:0|[2-9]|\d{2,})"
    # Two castle pieces are no castles.
    end = r"(?![\w’-])(?! [a-z]+s\b)" if language == "en" else r"(?![\w’-])"
    flags = re.IGNORECASE if language != "de" else re.NOFLAG
    return (
        re.compile(rf"{ALONE}{first}{SPACE}(?:{plurals}){end}", flags),
        re.compile(rf"{ALONE}{other}{SPACE}(?:{singulars}){end}", flags),
    )


def both(units: tuple[tuple[str, str], ...]) -> set[str]:
    """Return the words that are a singular and a plural."""
    return {re.escape(one) for one, _ in units} & {re.escape(several) for _, several in units}


# Articles -----------------------------------------------------------------------------------


def bare(text: str, vocabulary: Vocabulary) -> list[str]:
    """Find common nouns in the singular that have no article."""
    language = vocabulary.language
    naked = re.sub("„[^“]*“|“[^”]*”|«[^»]*»", lambda m: "x" * len(m.group()), text)
    small = naked.lower()
    found = []
    for entry in vocabulary.common_nouns():
        one, several = entry.noun.form("bare") or "", entry.noun.form("plural")
        if not several or one == several or one in DETERMINERS[language]:
            continue
        if one.lower() not in small:
            continue
        # Round 3 bears its number as a name.
        pattern = rf"(?<![\w-]){re.escape(one)}(?![\w-])(?!{SPACE}\d)"
        for match in re.finditer(pattern, naked, flags(language)):
            before = re.split(r"[.,;:!?()…–]", naked[: match.start()])[-1]
            words = re.findall(r"[\w’]+", before.replace("’", "’ "))[-REACH:]
            if not any(determines(word, language) for word in words):
                found.append(f"{' '.join(words[-2:])} {match.group()}".strip())
    return found


def flags(language: str) -> re.RegexFlag:
    """German tells a noun by its capital letter."""
    return re.NOFLAG if language == "de" else re.IGNORECASE


def determines(word: str, language: str) -> bool:
    """Tell whether a word may stand for an article."""
    plain = word.lower().rstrip("’")
    owner = word.endswith(("’", "s")) and language == "en" and word[:1].isupper()
    return plain in DETERMINERS[language] or word.isdigit() or plain == "s" or owner


# French -------------------------------------------------------------------------------------


def not_elided(text: str) -> list[str]:
    """Find words that French would elide."""
    found = []
    for match in re.finditer(rf"(?<![\w’-])({ELIDED}){SPACE}([^\W\d_][\w’-]*)", text, re.I):
        word = match.group(2)
        if elides(word):
            found.append(match.group())
    found += [m.group() for m in re.finditer(rf"\b[Ss]i{SPACE}ils?\b", text)]
    return found + [m.group() for m in re.finditer(rf"\b[Cc]e{SPACE}(?:est|était)\b", text)]


def elides(word: str) -> bool:
    """Tell whether an article before a word is elided."""
    if word.lower().startswith(HEARD) or len(word) == 1:
        return False
    if word[0].isupper() or word[0] in "hy":
        return is_elided_name(word) or (word[0] == "h")
    return word[0] in VOWELS.lower() or word[0] in "àâäéèêëîïôöùûü"


# German -------------------------------------------------------------------------------------


def misfits(text: str, vocabulary: Vocabulary) -> list[str]:
    """Find articles and prepositions that do not fit a declared German noun."""
    entries = {
        entry.name: entry
        for word in set(WORD.findall(text.lower()))
        for entry in vocabulary.by_first_word.get(word, ())
    }
    return [
        wrong
        for entry in entries.values()
        for wrong in wrong_articles(text, entry) + wrong_datives(text, entry)
    ]


def wrong_articles(text: str, entry: Declared) -> list[str]:
    """Find a declared noun behind an article that it never has in that form."""
    found = []
    for head in entry.heads:
        if head not in text:
            continue
        pattern = rf"(?<!, )(?<![\w-])(?i:{'|'.join(ARTICLES)}) {re.escape(head)}(?![\w-])"
        for match in re.finditer(pattern, text):
            said = match.group()
            plain = said[0].lower() + said[1:]
            # What is declared with an adjective says nothing of the noun without it.
            forms = entry.noun.forms
            has_plain = any(forms.get(name, "").count(" ") == 1 for name in ("der", "ein"))
            if has_plain and plain not in entry.right:
                found.append(said)
    return found


def wrong_datives(text: str, entry: Declared) -> list[str]:
    """Find a declared noun in the nominative behind a preposition with the dative."""
    found = []
    small = text.lower()
    for phrase in entry.no_datives:
        if phrase.lower() not in small:
            continue
        pattern = rf"(?<!\w)(?:{'|'.join(DATIVE)}) {re.escape(phrase)}(?![\w-])"
        found += [m.group() for m in re.finditer(pattern, text, re.IGNORECASE)]
    return found


# Address ------------------------------------------------------------------------------------


def misaddressed(text: str, language: str) -> list[str]:
    """Find Sie in German and tu in French; where a sentence begins, Sie may be others."""
    if language == "de":
        amid = r"(?<=[\w,;] )(?:Sie|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihres|Ihnen|Euch|Euer)\b"
        return re.findall(amid, text)
    if language == "fr":
        return re.findall(r"(?<![\w’-])(?:tu|toi|ton|ta|tes|te)(?![\w-])|(?<!\w)t’(?=\w)", text)
    return []
