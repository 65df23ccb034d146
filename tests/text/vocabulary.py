"""Vocabulary: the nouns that a game declares, and the words that it avoids, in one language."""

import re
from dataclasses import dataclass, field
from functools import cache, cached_property

from kontor.text import nouns, terms
from kontor.text.texts import Texts
from tests.text import corpus

# Units that no glossary lists: one, several.
UNITS = {
    "en": {
        **{"card": "cards", "point": "points", "coin": "coins", "round": "rounds"},
        **{"player": "players", "step": "steps", "star": "stars", "space": "spaces"},
        **{"good": "goods", "seat": "seats", "year": "years", "minute": "minutes"},
        **{"answer": "answers", "symbol": "symbols", "knight": "knights", "town": "towns"},
        **{"vote": "votes", "game": "games", "second": "seconds", "hour": "hours", "day": "days"},
    },
    "fr": {
        **{"carte": "cartes", "point": "points", "pièce": "pièces", "manche": "manches"},
        **{"joueur": "joueurs", "échelon": "échelons", "étoile": "étoiles", "case": "cases"},
        **{"réponse": "réponses", "symbole": "symboles", "chevalier": "chevaliers"},
        **{"minute": "minutes", "ville": "villes", "partie": "parties", "seconde": "secondes"},
        **{"heure": "heures", "jour": "jours", "an": "ans", "place": "places"},
    },
    "de": {
        **{"Karte": "Karten", "Punkt": "Punkte", "Münze": "Münzen", "Runde": "Runden"},
        **{"Stufe": "Stufen", "Feld": "Felder", "Ware": "Waren", "Jahr": "Jahre"},
        **{"Antwort": "Antworten", "Symbol": "Symbole", "Minute": "Minuten", "Stadt": "Städte"},
        **{"Stimme": "Stimmen", "Partie": "Partien", "Sekunde": "Sekunden", "Tag": "Tage"},
        **{"Stunde": "Stunden", "Stein": "Steine", "Platz": "Plätze", "Stern": "Sterne"},
    },
}
WORD = re.compile(r"\w+")
# Marks that tell a noun that is not declined, and one that needs no article.
NOT_DECLINED = {"name", "title", "phrase"}
FREE = {"mass", "name", "title", "phrase", "plural", "pl"}


@dataclass(frozen=True)
class Declared:
    """A noun of the glossary with the marks it declares."""

    name: str
    marks: frozenset[str]
    noun: nouns.Noun

    @cached_property
    def right(self) -> frozenset[str]:
        """Return its forms with the articles that go with them, in German."""
        forms = self.noun.forms
        right = {form for name, form in forms.items() if name not in {"gender", "bare", "plural"}}
        return frozenset({*right, f"der {forms.get('plural', '')}"})

    @cached_property
    def heads(self) -> frozenset[str]:
        """Return its forms without anything before them."""
        return frozenset(form.rpartition(" ")[2] for form in self.right)

    @cached_property
    def no_datives(self) -> frozenset[str]:
        """Return its German forms that never follow a preposition with the dative."""
        forms = self.noun.forms
        wrong = {forms.get("bare", ""), forms.get("plural", "")} - {""}
        wrong -= {forms.get(name, "") for name in ("einem", "plural-dat")}
        wrong |= (
            {forms.get(name, "") for name in ("den", "der", "die")}
            - {forms.get(name, "") for name in ("dem", "die-dat")}
            - {""}
        )
        # A bare noun without an adjective looks the same in all cases.
        plain = forms.get("dem", "").rpartition(" ")[2]
        return frozenset(
            phrase for phrase in wrong if phrase and (" " in phrase or phrase != plain)
        )

    @cached_property
    def first_words(self) -> frozenset[str]:
        """Return the words by one of which each of its German forms begins, in small letters."""
        forms = self.heads | self.no_datives
        return frozenset(words[0] for form in forms if (words := WORD.findall(form.lower())))


@dataclass(frozen=True)
class Vocabulary:
    """What the checks know of the words of a game in a language."""

    language: str
    declared: tuple[Declared, ...] = ()
    avoid: tuple[str, ...] = ()
    units: dict[str, str] = field(default_factory=dict)

    def common_nouns(self) -> list[Declared]:
        """Return the nouns that need an article."""
        return [noun for noun in self.declared if not noun.marks & FREE]

    @cached_property
    def to_avoid(self) -> re.Pattern[str]:
        """Return what finds any word to avoid."""
        return re.compile("|".join(pattern_of(word).pattern for word in self.avoid) or "$.", re.I)

    @cached_property
    def by_first_word(self) -> dict[str, list[Declared]]:
        """Return the declined nouns by the words that their German forms begin with."""
        found: dict[str, list[Declared]] = {}
        for entry in self.declared:
            if not entry.marks & NOT_DECLINED:
                for word in entry.first_words:
                    found.setdefault(word, []).append(entry)
        return found


@cache
def vocabulary(slug: str | None, language: str) -> Vocabulary:
    """Gather the vocabulary of a game, or the common one."""
    texts = Texts(language, slug)
    declared = []
    for name in corpus.texts(slug, language):
        if texts.has(f"{name}.noun"):
            marks = texts.say(f"{name}.noun").partition(":")[0].split()
            noun = texts.noun(name)
            if noun:
                declared.append(Declared(name, frozenset(marks), noun))
    units = dict(UNITS[language])
    for entry in declared:
        one, several = entry.noun.form("bare"), entry.noun.form("plural")
        if one and several and not entry.marks & FREE:
            units[one] = several
    return Vocabulary(language, tuple(declared), avoided(slug, language), units)


def avoided(slug: str | None, language: str) -> tuple[str, ...]:
    """Return the words that a game avoids, with the common ones."""
    places = [place for place in {None, slug} if terms.path(place).is_file()]
    return tuple(
        word for place in places for term in terms.terms(place, language) for word in term.avoid
    )


@cache
def pattern_of(avoid: str) -> re.Pattern[str]:
    """Return what finds a word to avoid; a star stands for any ending."""
    words = re.escape(avoid).replace(r"\*", r"\w*")
    return re.compile(rf"(?<!\w){words}(?!\w)", re.IGNORECASE)
