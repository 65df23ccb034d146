"""What the games say: every message of random games, and the texts as syntax trees."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kontor import games
from kontor.engine.arguments import Comparison
from kontor.engine.chance import Chance, seeded
from kontor.engine.game import Game
from kontor.engine.match import Match
from kontor.engine.messages import ARCHIVE, SPECTATOR, Facts, IllegalAnswer, Message, Question
from kontor.engine.playout import next_seat
from kontor.engine.record import Record
from kontor.text.bundles import paths
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Reader

NAMES = ["Ada", "Jürgen", "Élise", "Boris", "Otto", "Zoé", "Max", "Ina"]
GAMES_PER_SETTING = 6
MANY_GAMES = 16
# Long games need fewer repetitions: all settings together stop at about this many answers.
ANSWERS_ENOUGH = 24_000
SAMPLES_PER_TEXT = 200
CHOICES_PER_TEXT = 60
# Bots give their reasons for any two answers: one moment in so many is enough.
REASONS_EVERY = 3
# Sketches show the same words again and again: one moment in so many is enough.
SKETCH_EVERY = 12
SAYERS = {"Message", "tell", "confide", "claim", "tally"}
TYPED = {"cli.ftl", "experiments.ftl", "problems.ftl", "usage.ftl"}
FREE_PREFIXES = (
    *("name-", "table-", "game-", "material-", "help-", "summary-", "lesson-", "picture-"),
    "board-out-",
)
EVENT, PROMPT, OPTION, WAITING, REFUSAL = "event", "prompt", "option", "waiting", "refusal"
SHEET, RARE, COUNTED, REASON, BOARD = "sheet", "rare", "counted", "reason", "board"
QUOTED = re.compile(r"""["']([a-z][a-z-]+)["']""")


all_games = pytest.mark.parametrize("slug", games.SLUGS)
in_all_languages = pytest.mark.parametrize("language", LANGUAGES)


class Said:
    """What a game said while it was played: distinct messages, and the clauses it cited."""

    def __init__(self) -> None:
        self.messages: dict[str, Message] = {}
        self.samples: Counter[str] = Counter()
        self.clauses: set[str] = set()
        self.kinds: dict[str, str] = {}
        self.told: dict[str, set[int]] = {}
        self.choices: dict[str, tuple[int, list[Message]]] = {}

    def choose(self, question: Question) -> None:
        """Keep what stands side by side in a question, up to so many samples of each."""
        name = f"question {question.message.name}"
        key = repr([option.message.data() for option in question.options])
        if self.samples[name] < CHOICES_PER_TEXT and key not in self.choices:
            self.samples[name] += 1
            messages = [option.message for option in question.options]
            self.choices[key] = (question.seat, messages)

    def add(self, message: Message, kind: str, seat: int | None = None) -> None:
        """Keep a message once, no more samples of a text than are of use, and who is told it."""
        self.kinds.setdefault(message.name, kind)
        if self.samples[message.name] < SAMPLES_PER_TEXT:
            key = repr(message.data())
            if key not in self.messages:
                self.messages[key] = message
                self.samples[message.name] += 1
            if seat is not None:
                self.told.setdefault(key, set()).add(seat)

    def names(self) -> set[str]:
        """Return the names of all texts needed."""
        return {message.name for message in self.messages.values()}

    def facts(self) -> Facts:
        """Return one sample of each fact."""
        found: Facts = {}
        for message in self.messages.values():
            found |= message.facts
        return found

    def numbers(self) -> dict[str, set[int]]:
        """Return the numbers that each fact ever is, but for seats."""
        found: dict[str, set[int]] = {}
        for message in self.messages.values():
            for fact, value in message.facts.items():
                if isinstance(value, int) and not fact.endswith("seat"):
                    found.setdefault(fact, set()).add(value)
        return found


def settings(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Go through all numbers of seats, with each value of each table option."""
    for seats in range(game.least_seats, game.most_seats + 1):
        yield seats, {}
        for option in game.options:
            for value in option.values:
                if value != option.default:
                    yield seats, {option.name: value}


def said(slug: str, games_per_setting: int = GAMES_PER_SETTING) -> Said:
    """Return what is said in random games in all settings."""
    return gathered(slug, games_per_setting)


@cache
def gathered(slug: str, games_per_setting: int) -> Said:
    """Play random games in all settings and gather what is said."""
    game = games.load(slug)
    found = Said()
    every_setting = list(settings(game))
    for seats, options in every_setting:
        answers = 0
        for number in range(games_per_setting):
            if answers * len(every_setting) > ANSWERS_ENOUGH:
                break
            seed = f"{seats} {options} {number}"
            record = Record(game.slug, game.rules_version, game.components_digest)
            record.names = NAMES[:seats]
            record.options = options
            record.seed = seed
            match = Match(game, record)
            play(match, seeded("answers " + seed), found)
            answers += len(match.record.answers)
    return found


def play(match: Match, chance: Chance, found: Said) -> None:
    """Play one game at random, listening to everything."""
    state = match.state
    while not state.is_over():
        listen(match, found)
        if len(match.record.answers) % SKETCH_EVERY == 0:
            look(match, found)
        seat = next_seat(state.awaited())
        options = state.options(seat)
        if len(match.record.answers) % REASONS_EVERY == 0 and len(options) > 1:
            reason(match, seat, options, found)
        match.answer(seat, state.word(options[chance.below(len(options))]))
        state = match.state
    listen(match, found)
    look(match, found)
    for event in match.events:
        for audience in (SPECTATOR, ARCHIVE, *range(len(match.record.names))):
            found.add(event.seen_by(audience), EVENT)


def listen(match: Match, found: Said) -> None:
    """Gather the questions, options, refusals and the waiting text of this moment."""
    state = match.state
    for question in state.questions():
        found.add(question.message, PROMPT, question.seat)
        found.choose(question)
        for option in question.options:
            found.add(option.message, OPTION, question.seat)
            found.clauses.update(option.clauses)
    if not state.is_over():
        found.add(state.waiting(), WAITING)
    for seat in range(len(match.record.names)):
        for refusal in state.refusals(seat):
            found.add(refusal.message, REFUSAL, seat)
            found.clauses.add(refusal.clause)


def reason(match: Match, seat: int, options: list[int], found: Said) -> None:
    """Gather what speaks for one answer beside another, both ways round."""
    place = len(match.record.answers) % len(options)
    first, second = options[place], options[place - 1]
    for one, other in ((first, second), (second, first)):
        case = Comparison(seat, match.state, one, other)
        match.game.argue(case)
        for argument in case.found:
            found.add(argument.message, REASON)


def look(match: Match, found: Said) -> None:
    """Gather what the terminal draws of this moment, and what it says to nonsense."""
    state = match.state
    for audience in (ARCHIVE, *range(len(match.record.names))):
        for sheet in match.game.sketch(state.view(audience)):
            for cell in chain([sheet.title], sheet.columns, *sheet.rows):
                if isinstance(cell, Message):
                    found.add(cell, SHEET)
    for seat in range(len(match.record.names)):
        try:
            state.parse(seat, "no such word")
        except IllegalAnswer as error:
            found.add(error.refusal.message, REFUSAL, seat)


def rare(slug: str, found: Said) -> list[Message]:
    """Return messages that random games hardly ever say, with facts as other messages have."""
    return [Message(name, found.facts()) for name in sorted(written(slug) - found.names())]


def with_numbers(facts: Facts, number: int) -> Facts:
    """Return facts with one number in place of all numbers that are not seats."""
    return {
        fact: number if isinstance(value, int) and not fact.endswith("seat") else value
        for fact, value in facts.items()
    }


def readers() -> list[Reader]:
    """Return a reader at each seat, and a spectator."""
    return [Reader(seat, NAMES) for seat in (SPECTATOR, 0, 1, 2, 3)]


# Python source ----------------------------------------------------------------------------


@cache
def sources(slug: str) -> list[ast.Module]:
    """Parse the Python files of a game."""
    return [ast.parse(path.read_text("utf-8")) for path in (games.FOLDER / slug).glob("**/*.py")]


def strings(slug: str) -> set[str]:
    """Return all strings in the Python files of a game."""
    nodes = chain.from_iterable(ast.walk(tree) for tree in sources(slug))
    return {
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def drawn(slug: str) -> set[str]:
    """Return all strings in the templates of a game's board."""
    pages = (games.FOLDER / slug / "board").glob("*.html")
    return {name for page in pages for name in QUOTED.findall(page.read_text("utf-8"))}


def written(slug: str) -> set[str]:
    """Return the names of the texts that the Python files of a game name outright."""
    found = set()
    for node in chain.from_iterable(ast.walk(tree) for tree in sources(slug)):
        if isinstance(node, ast.Call) and node.args and called(node) in SAYERS:
            for name in constants(node.args[0]):
                found.add(name)
                if called(node) == "confide":
                    found.add(f"{name}-known")
    return found


def called(call: ast.Call) -> str:
    """Return the last name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def constants(node: ast.expr) -> list[str]:
    """Return the strings an expression may be: one, or either of a choice."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


# Texts ------------------------------------------------------------------------------------


def files_of(slug: str | None, language: str) -> list[Path]:
    """Return the file of the texts of a game, or those of the common texts.

    The command line's are left out: they show commands, which are not set like prose.
    """
    if slug:
        return paths(language, slug)[-1:]
    return [path for path in paths(language, None) if path.name not in TYPED]


@cache
def tree(slug: str | None, language: str) -> ftl.Resource:
    """Parse the texts of a game, or the common ones."""
    found = [path.read_text("utf-8") for path in files_of(slug, language)]
    return FluentParser().parse("\n".join(found))


@cache
def texts(slug: str | None, language: str) -> dict[str, ftl.Message]:
    """Return the texts of a file by name."""
    return {
        entry.id.name: entry
        for entry in tree(slug, language).body
        if isinstance(entry, ftl.Message)
    }


class Variables(Visitor):
    """Collects the variables that a piece of text uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


class Mentions(Visitor):
    """Collects the texts that a piece of text contains."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.found.add(node.id.name)


def mentioned(slug: str) -> set[str]:
    """Return the names of the texts that others contain."""
    visitor = Mentions()
    visitor.visit(tree(slug, "en"))
    return visitor.found


def variables(node: ftl.BaseNode | None) -> set[str]:
    """Return the variables that a piece of text uses."""
    visitor = Variables()
    if node is not None:
        visitor.visit(node)
    return visitor.found


class Selectors(Visitor):
    """Collects the variables that a text selects by, and that count."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        chosen = {key.name if isinstance(key, ftl.Identifier) else key.value for key in keys}
        if isinstance(node.selector, ftl.VariableReference) and chosen & {"one", "0", "1", "2"}:
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


def selectors(node: ftl.BaseNode | None) -> set[str]:
    """Return the variables of a text that count something."""
    visitor = Selectors()
    if node is not None:
        visitor.visit(node)
    return visitor.found


class Lines(Visitor):
    """Collects the running text of patterns; each placeable stands as one letter."""

    def __init__(self, stand_in: str = "x") -> None:
        self.found: list[str] = []
        self.stand_in = stand_in

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        parts = [
            e.value if isinstance(e, ftl.TextElement) else self.stand_in for e in node.elements
        ]
        self.found.append("".join(parts))
        self.generic_visit(node)

    def visit_Attribute(self, node: ftl.Attribute) -> None:
        if node.id.name != "noun":  # what a dictionary says is no running text
            self.generic_visit(node)


def lines(slug: str | None, language: str) -> list[str]:
    """Return all running text of a file."""
    visitor = Lines()
    visitor.visit(tree(slug, language))
    return visitor.found
