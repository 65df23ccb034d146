"""Choices: two different answers to one question never read the same."""

from collections import Counter

from kontor.text.texts import Reader, Texts
from tests.text import corpus


def alike(
    slug: str, language: str, games_per_setting: int = corpus.GAMES_PER_SETTING
) -> list[tuple[str, str]]:
    """Name the options that read like another one of the same question."""
    texts = Texts(language, slug)
    found: dict[tuple[str, str], None] = {}
    for seat, messages in corpus.said(slug, games_per_setting).choices.values():
        reader = Reader(seat, corpus.NAMES)
        shown = [texts.whole(message, reader) for message in messages]
        counts = Counter(shown)
        for message, text in zip(messages, shown, strict=True):
            if counts[text] > 1:
                found[message.name, text] = None
    return list(found)
