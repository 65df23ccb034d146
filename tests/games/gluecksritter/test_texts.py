"""What Die Glücksritter says: you and others, zero, change, and who gives or takes."""

import pytest

from kontor.engine.messages import Facts, Message
from kontor.games.gluecksritter.state import Gluecksritter
from kontor.text.texts import Reader, Texts
from tests.bench.playing import play
from tests.games.gluecksritter.table import plan, table

NAMES = ["Ada", "Boris", "Clara", "Doris"]
ADA, BORIS, CLARA = (Reader(seat, NAMES) for seat in range(3))


def said(language: str, message: Message, reader: Reader) -> str:
    """Return a message with plain spaces."""
    line = Texts(language, "gluecksritter").message(message, reader)
    return line.replace("\u00a0", " ").replace("\u202f", " ")


def buttons(state: Gluecksritter, seat: int, language: str) -> dict[str, str]:
    """Return the answers of a seat by their words, each with its second line."""
    (question,) = [one for one in state.questions() if one.seat == seat]
    texts = Texts(language, "gluecksritter")
    return {
        option.word: texts.whole(option.message, Reader(seat, NAMES)).replace("\u00a0", " ")
        for option in question.options
    }


DUEL = Message("duel-waiting", {"seat": 0, "rival_seat": 1})


@pytest.mark.parametrize(
    ("language", "first", "second", "third"),
    [
        (
            "fr",
            "Boris et vous vous battez en duel.",
            "Ada et vous vous battez en duel.",
            "Ada et Boris se battent en duel.",
        ),
        (
            "de",
            "Du und Boris tragt ein Duell aus.",
            "Ada und du tragt ein Duell aus.",
            "Ada und Boris tragen ein Duell aus.",
        ),
        (
            "en",
            "You and Boris are fighting a duel.",
            "Ada and you are fighting a duel.",
            "Ada and Boris are fighting a duel.",
        ),
    ],
)
def test_a_duel_agrees_with_who_reads_of_it(
    language: str, first: str, second: str, third: str
) -> None:
    lines = [said(language, DUEL, reader) for reader in (ADA, BORIS, CLARA)]
    assert lines == [first, second, third]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "Vous allez chez Frère Jacob et le Chevalier Noir."),
        ("de", "Du gehst zu Bruder Jakob und zum Schwarzen Ritter."),
        ("en", "You go to Brother Jacob and the Black Knight."),
    ],
)
def test_helpers_stand_in_their_case(language: str, line: str) -> None:
    went = Message("actions-revealed", {"seat": 0, "spaces": ["brother_jacob", "black_knight"]})
    assert said(language, went, ADA) == line


@pytest.mark.parametrize(
    ("language", "nothing", "gold", "both"),
    [
        (
            "fr",
            "Vous repartez de chez le douanier les mains vides.",
            "Vous recevez 1 pièce d’or chez le douanier.",
            "Vous recevez 2 pièces d’or et 1 d’argent chez le douanier.",
        ),
        (
            "de",
            "Du gehst beim Zöllner leer aus.",
            "Du bekommst beim Zöllner 1 Goldmünze.",
            "Du bekommst beim Zöllner 2 Gold- und 1 Silbermünze.",
        ),
        (
            "en",
            "You get nothing from the Customs Officer.",
            "You get 1 gold coin from the Customs Officer.",
            "You get 2 gold and 1 silver coin from the Customs Officer.",
        ),
    ],
)
def test_a_share_of_nothing_is_said_in_words(
    language: str, nothing: str, gold: str, both: str
) -> None:
    lines = []
    for number, silver in ((0, 0), (1, 0), (2, 1)):
        kinds: Facts = {"gold": number, "silver": silver, "coins": number + silver}
        facts: Facts = {"seat": 0, "space": "customs_officer", **kinds}
        lines.append(said(language, Message("shared", facts), ADA))
    assert lines == [nothing, gold, both]


@pytest.mark.parametrize(
    ("change", "language", "told"),
    [
        ("silver_from_bag", "fr", "on vous rend une pièce d’argent"),
        ("silver_from_bag", "de", "du bekommst eine Silbermünze zurück"),
        ("silver_from_bag", "en", "you get a silver coin back"),
        ("overpay_lost", "en", "the odd ducat is lost"),
    ],
)
def test_r13_4_a_payment_says_what_becomes_of_the_odd_ducat(
    change: str, language: str, told: str
) -> None:
    state = table(coins={"A": "5g0s"}, options={"change": change})
    plan(state, A="cards:36")
    found = buttons(state, 0, language)
    assert told in found["buy:1:3g0s"] and told not in found["buy:2:5g0s"]


@pytest.mark.parametrize(
    ("chooser", "seat", "line"), [("attacker", 0, "Take a wall"), ("victim", 1, "Give up a wall")]
)
def test_r11_15_who_chooses_takes_or_gives(chooser: str, seat: int, line: str) -> None:
    state = table(
        walls={"B": "1"}, towers={"B": "1"}, numbers=[5], options={"stolen_piece_choice": chooser}
    )
    plan(state, A="cards:46")
    play(state, "A attack:B")
    assert buttons(state, seat, "en")["steal:wall"] == line
