"""The files of texts: well formed, complete in all languages, nothing unused."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kontor import games
from kontor.text.bundles import hyphened, paths
from kontor.text.languages import LANGUAGES
from kontor.text.nouns import read
from kontor.text.texts import Texts
from tests.text import corpus
from tests.text.corpus import all_games, in_all_languages

FILES = [None, *games.SLUGS]
OTHERS = [language for language in LANGUAGES if language != "en"]

files = pytest.mark.parametrize("slug", FILES)
in_the_others = pytest.mark.parametrize("language", OTHERS)


@files
@in_all_languages
def test_no_junk(slug: str | None, language: str) -> None:
    junk = [e.content for e in corpus.tree(slug, language).body if isinstance(e, ftl.Junk)]
    assert not junk


@files
@in_all_languages
def test_no_text_twice(slug: str | None, language: str) -> None:
    body = corpus.tree(slug, language).body
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("slug", games.SLUGS)
def test_a_game_repeats_no_common_text(slug: str) -> None:
    """It may say something otherwise than the others do; then it does so in some language."""
    shared = corpus.texts(slug, "en").keys() & corpus.texts(None, "en").keys()
    for name in shared:
        assert any(
            not corpus.texts(slug, language)[name].equals(corpus.texts(None, language)[name])
            for language in LANGUAGES
        ), name


@in_all_languages
def test_no_text_of_all_common_files_twice(language: str) -> None:
    """The command line's texts, too: the last of two would silently win."""
    found = [
        entry.id.name
        for path in paths(language, None)
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ftl.Message)
    ]
    assert sorted(found) == sorted(set(found))


@files
@in_the_others
def test_same_texts_in_the_same_order(slug: str | None, language: str) -> None:
    assert list(corpus.texts(slug, language)) == list(corpus.texts(slug, "en"))


@files
@in_the_others
def test_same_facts_are_told(slug: str | None, language: str) -> None:
    """A text may use another form of a fact ($card-some for $card), but tells no less."""
    for name, text in corpus.texts(slug, language).items():
        english = corpus.texts(slug, "en")[name]
        assert bases(text.value) == bases(english.value), name
        assert details(text) == details(english), name


def details(text: ftl.Message) -> set[str]:
    """Return the facts that the second line of an option uses."""
    lines = [part for part in text.attributes if part.id.name == "detail"]
    return {"a second line", *bases(lines[0].value)} if lines else set()


def bases(pattern: ftl.Pattern | None) -> set[str]:
    """Return the facts that a text uses, whatever their form."""
    found = {variable.split("-")[0] for variable in corpus.variables(pattern)}
    return {"seat" if base == "you" else base for base in found}


@files
@in_the_others
def test_same_help(slug: str | None, language: str) -> None:
    for name, text in corpus.texts(slug, language).items():
        english = corpus.texts(slug, "en")[name]
        assert has_help(text) == has_help(english), name


def has_help(text: ftl.Message) -> bool:
    """Tell whether a text comes with a sentence of help."""
    return any(attribute.id.name == "help" for attribute in text.attributes)


@all_games
@in_all_languages
def test_every_text_the_game_needs_is_there(slug: str, language: str) -> None:
    there = corpus.texts(slug, language).keys() | corpus.texts(None, language).keys()
    assert corpus.said(slug).names() <= there
    assert corpus.written(slug) <= there


@all_games
def test_no_text_is_unused(slug: str) -> None:
    used = corpus.said(slug).names() | corpus.strings(slug) | corpus.drawn(slug)
    used |= corpus.mentioned(slug)
    composed = tuple(name for name in corpus.drawn(slug) if name.endswith("-"))
    unused = [
        name
        for name in corpus.texts(slug, "en")
        if name.removesuffix("-known") not in used
        and not name.startswith((*corpus.FREE_PREFIXES, *composed))
    ]
    assert not unused


@all_games
def test_the_game_presents_itself(slug: str) -> None:
    assert {"game-title", "game-tagline", "game-about"} <= corpus.texts(slug, "en").keys()


@all_games
@in_all_languages
def test_table_options_are_named_and_explained(slug: str, language: str) -> None:
    texts = corpus.texts(slug, language)
    expected = set()
    for option in games.load(slug).options:
        name = hyphened(f"table-{option.name}")
        assert has_help(texts[name]), name
        expected |= {name, *(hyphened(f"{name}-{value}") for value in option.values)}
    assert {name for name in texts if name.startswith("table-")} == expected


@all_games
@in_all_languages
def test_texts_ask_for_nothing_the_game_does_not_tell(slug: str, language: str) -> None:
    speaker = Texts(language, slug)
    texts = corpus.texts(None, language) | corpus.texts(slug, language)
    reader = corpus.readers()[0]
    for message in corpus.said(slug).messages.values():
        asked = corpus.variables(texts[message.name].value)
        assert asked <= speaker.arguments(message, reader).keys(), message.name


@files
@in_the_others
def test_same_nouns(slug: str | None, language: str) -> None:
    """What is declined in one language is declined in all, and each declaration can be read."""
    assert declared(slug, language).keys() == declared(slug, "en").keys()
    for tongue in (language, "en"):
        for name, words in declared(slug, tongue).items():
            assert read(tongue, words).form("bare") or words.startswith("phrase:"), name


def declared(slug: str | None, language: str) -> dict[str, str]:
    """Return the declarations of all nouns of a file."""
    speaker = Texts(language, slug)
    names = [
        name
        for name, text in corpus.texts(slug, language).items()
        if any(part.id.name == "noun" for part in text.attributes)
    ]
    return {name: speaker.say(f"{name}.noun") for name in names}
