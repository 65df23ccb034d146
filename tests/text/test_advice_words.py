"""Advice speaks like a friend at the table, whatever the numbers are."""

import pytest

from kontor.bots.explain import Advice, Explanation, chance_of
from kontor.engine.messages import Message, Option
from kontor.text.texts import Reader, Texts
from tests.text.corpus import in_all_languages

READER = Reader(0, ["Ada"])
OPTION = Option(0, "pass", Message("board-pass", {}), (), ())


def said(language: str, message: Message) -> str:
    return Texts(language).message(message, READER).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "mixed", "sure"),
    [
        (
            "en",
            "I would play this about three times in ten. This wins about every other game (48%).",
            "This wins nearly always (97%).",
        ),
        (
            "fr",
            "Je jouerais cela environ trois fois sur dix. "
            "Ce coup gagne environ une partie sur deux (48 %).",
            "Ce coup gagne presque toujours (97 %).",
        ),
        (
            "de",
            "Das würde ich etwa in drei von zehn Fällen spielen. "
            "Das gewinnt etwa jede zweite Partie (48 %).",
            "Das gewinnt fast immer (97 %).",
        ),
    ],
)
def test_advice_counts_in_tens(language: str, mixed: str, sure: str) -> None:
    assert said(language, Advice(OPTION, 0.48, 0.31, []).message()) == mixed
    assert said(language, chance_of(0.97)) == sure


@in_all_languages
def test_every_tenth_has_words_of_its_own(language: str) -> None:
    chances = [said(language, chance_of(tenth / 10)) for tenth in range(11)]
    shares = [
        said(language, Advice(OPTION, 0.5, 0.04 + tenth / 10, []).message()) for tenth in range(10)
    ]
    assert len(set(chances)) == 11 and len(set(shares)) == 10
    remarks = Explanation([], is_sealed=False, worlds=40).remarks()
    assert "40" in said(language, remarks[0])
