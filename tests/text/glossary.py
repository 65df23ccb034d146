"""Glossary: every entry declares itself as a noun, a title or a phrase."""

from kontor.text import nouns
from kontor.text.texts import TextError, Texts
from tests.text import corpus

# Reasons of bots are phrases that stand by themselves.
PHRASES = ("name-reason-",)


def incomplete(slug: str | None, language: str) -> list[tuple[str, str]]:
    """Name the entries that do not declare themselves, or not as their language wants it."""
    texts = Texts(language, slug)
    found = []
    for name in corpus.texts(slug, language):
        if not name.startswith("name-") or name.startswith(PHRASES):
            continue
        if not texts.has(f"{name}.noun"):
            found.append((name, "declares no noun, title or phrase"))
            continue
        try:
            texts.noun(name)
        except (TextError, nouns.NounError) as error:
            found.append((name, str(error)))
    return found
