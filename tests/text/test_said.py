"""Everything a game says copes with any number, and addresses only its reader."""

import pytest

from kontor.engine.messages import Message
from kontor.text.texts import Texts
from tests.text import corpus
from tests.text.corpus import all_games, in_all_languages

NUMBERS = (0, 1, 2, 1_000_000)


@all_games
@in_all_languages
@pytest.mark.parametrize("number", NUMBERS)
def test_every_message_copes_with_any_number(slug: str, language: str, number: int) -> None:
    texts = Texts(language, slug)
    reader = corpus.readers()[1]
    varied = {}
    for message in [*corpus.said(slug).messages.values(), *corpus.rare(slug, corpus.said(slug))]:
        other = Message(message.name, corpus.with_numbers(message.facts, number))
        varied[repr(other.data())] = other
    for message in varied.values():
        assert texts.message(message, reader)


@all_games
@in_all_languages
def test_only_the_reader_is_addressed(slug: str, language: str) -> None:
    """What two others do reads the same to a third person, seated or not."""
    texts = Texts(language, slug)
    spectator, *seated = corpus.readers()
    for message in corpus.said(slug).messages.values():
        mine = {value for fact, value in message.facts.items() if fact.endswith("seat")}
        for reader in seated:
            if reader.seat not in mine:
                assert texts.message(message, reader) == texts.message(message, spectator)
