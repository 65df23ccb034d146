"""The command line speaks the language of its reader: help, mistakes, what may have been meant."""

import pytest

from kontor.cli import counting
from tests.cli.program import kontor

MISTAKES = [
    (("simulat",), "fr", "Il n’y a pas de commande « simulat ». Vouliez-vous dire simulate ?"),
    (("simulate",), "de", "Es fehlt SPIEL."),
    (("simulate", "fugger", "-p", "x"), "de", "--players / -p: das muss eine ganze Zahl sein"),
    (("simulate", "fugger", "-p", "0"), "fr", "--players / -p : il faut au moins 1"),
    (("simulate", "fugger", "--playerz", "3"), "de", "Meintest du --players?"),
    (("simulate", "fuger"), "fr", "Vouliez-vous dire fugger ?"),
    (("simulate", "fugger", "--bots", "stewrd"), "de", "Meintest du steward?"),
    (("record", "show", "/nowhere"), "de", "/nowhere lässt sich nicht lesen: Diese Datei gibt"),
    (("record", "show", "/"), "fr", "/ ne peut être lu : c’est un dossier"),
    (("check", "--database", "mysql://a/b"), "fr", "ne garde ses tables que dans SQLite ou"),
    (("check", "--database", "nowhere"), "de", "Das ist keine Adresse einer Datenbank"),
    (("serve", "--database", "sqlite:////no/x.db"), "de", "Die Datei lässt sich nicht öffnen"),
    (("clauses", "fugger", "R99"), "fr", "Il n’y a pas de règle R99"),
]


@pytest.mark.parametrize(("arguments", "language", "told"), MISTAKES)
def test_a_mistake_is_told_in_the_reader_s_language(
    arguments: tuple[str, ...], language: str, told: str
) -> None:
    done = kontor(*arguments, LANG=f"{language}.UTF-8")
    said = done.stderr.replace("\u202f", " ").replace("\u00a0", " ")
    assert done.returncode and told in said and "Try" not in said and "Error" not in said, said


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", ("Usage :", "[OPTIONS] JEU", "Afficher cette aide.", "[par défaut : 3]")),
        ("de", ("Aufruf:", "[OPTIONEN] SPIEL", "Optionen", "Diese Hilfe zeigen.", "[sonst: 3]")),
    ],
)
def test_help_has_no_english_left(language: str, words: tuple[str, ...]) -> None:
    said = kontor("terminal", "--help", "--lang", language).stdout.replace("\u00a0", " ")
    said = said.replace("{", "").replace("}", "")
    assert all(word in said for word in words), said
    assert not any(
        word in said for word in ("Show this", "[default", "[required", "[OPTIONS] GAME", "<")
    )


def test_one_game_is_shown_with_what_is_usual() -> None:
    said = kontor("games", "fugger").stdout
    assert "Die Fugger" in said and "Augsburg 1520" not in said
    assert "* usual" in said and "*," in said


def test_one_clause_is_shown() -> None:
    said = kontor("clauses", "fugger", "R3.1").stdout
    assert "R3.1" in said and "R3.2" not in said


def test_words_to_type_are_printed_as_they_are() -> None:
    """A colon around a word is no emoji."""
    done = kontor("terminal", "merchants", "--seed", "1", "--name", "Ada", typed="q\n")
    assert ":salt:" in done.stdout or ":silk:" in done.stdout or ":food:" in done.stdout
    assert not any(ord(letter) > 0x1F000 for letter in done.stdout)


def test_a_pipe_hears_of_progress(capsys: pytest.CaptureFixture[str]) -> None:
    moments = iter([0.0, 1.0, 11.0, 11.0, 12.0])
    lines = counting.Lines("Games", 9, lambda: next(moments))
    lines.advance(1)
    lines.advance(2)
    lines.advance(3)
    assert capsys.readouterr().err == "Games: 3/9\n"
