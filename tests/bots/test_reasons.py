"""Reasons in words: true, readable in three languages, and blind to whatever is hidden."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from kontor import games
from kontor.bots.master import Master
from kontor.bots.reasons import (
    NOTICEABLE,
    TOLD,
    WORLDS,
    arguments,
    chosen,
    compare,
    finish,
    imagined,
)
from kontor.engine.arguments import Argument, Comparison
from kontor.engine.chance import Chance, seeded
from kontor.engine.messages import Message
from kontor.engine.playout import next_seat
from kontor.engine.state import State
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Reader, Texts
from tests.bench.cases import Case, counts, steps
from tests.bots.nets import guided
from tests.page.kinds import Kind, answer, dealt, kinds

NAMES = ["Ada", "Boris", "Carla", "Dora", "Emil", "Fritz"]
USUAL = {"augsburg": 4, "emperor": 4, "fugger": 3, "gluecksritter": 4, "merchants": 4}
EVERY = 9
PAIRS = 30
# So many games are looked at; what is asked in fewer moments than this is left out.
REASONED_GAMES = 24
SELDOM = 5
OFTEN = 150
every_game = pytest.mark.parametrize("slug", games.SLUGS)


def moments(case: Case, chance: Chance, every: int) -> Iterator[tuple[State, int, str, str]]:
    """Walk through a game at random; yield moments, a seat that is asked, and two answers."""
    state = case.start(chance.split("game"))
    for number, (seat, options) in enumerate(steps(state, chance)):
        if number % every == 0 and len(options) > 1:
            place = chance.below(len(options))
            yield state, seat, state.word(options[place]), state.word(options[place - 1])


def said(found: list[Argument]) -> list[dict[str, object]]:
    """Return what arguments say."""
    return [argument.message.data() for argument in found]


def truth(case: Case, state: State, seat: int, word: str, other: str) -> list[dict[str, object]]:
    """Return what somebody would argue who sees everything."""
    found = Comparison(seat, state, state.parse(seat, word), state.parse(seat, other))
    finish(found)
    case.game.argue(found)
    return said(found.found)


def hold(case: Case, every: int) -> None:
    """Assert of one game that its arguments are true, readable, and tell nothing hidden."""
    chance = seeded(f"arguing {case}")
    told = 0
    texts = [Texts(language, case.slug) for language in LANGUAGES]
    for state, seat, word, other in moments(case, chance, every):
        view = state.view(seat)
        found = arguments(case.game, imagined(case.game, view, seeded("worlds")), seat, word, other)
        told += len(found)
        known = truth(case, state, seat, word, other)
        assert all(one in known for one in said(found)), (case, word, other, said(found), known)
        twin = case.game.determinize(state, seat, chance).view(seat)
        again = imagined(case.game, twin, seeded("worlds"))
        assert said(arguments(case.game, again, seat, word, other)) == said(found)
        for argument in found:
            for reader in (Reader(seat, NAMES), Reader((seat + 1) % case.seats, NAMES)):
                assert all(one.message(argument.message, reader) for one in texts)
    assert told


@every_game
def test_arguments_are_true_and_blind_to_what_is_hidden(slug: str) -> None:
    hold(Case(slug, USUAL[slug], {}), EVERY)


@pytest.mark.long
@pytest.mark.parametrize("case", counts(), ids=str)
def test_arguments_are_true_at_every_table(case: Case) -> None:
    hold(case, 2)


@pytest.mark.long
@pytest.mark.parametrize("kind", [kind for kind in kinds() if kind.answers > 1], ids=str)
def test_every_kind_of_question_has_reasons_in_words(kind: Kind) -> None:
    """At one moment of the kind, or where it is asked again, answers are told apart by words."""
    chance, state = dealt(Case(kind.slug, kind.seats, kind.options), kind.number)
    names: Counter[str] = Counter()
    for _ in range(kind.step):
        answer(state, chance)
    while not state.is_over() and not names:
        seat = next_seat(state.awaited())
        if state.question(seat).message.name == kind.name:
            pairs = list(permutations(state.options(seat)[:PAIRS], 2))
            for one, other in pairs[:: max(1, len(pairs) // PAIRS)]:
                case = Comparison(seat, state, one, other)
                games.load(kind.slug).argue(case)
                for argument in case.found:
                    names[argument.message.name] += 1
        answer(state, chance)
    assert names


@pytest.mark.long
@every_game
def test_what_is_often_asked_has_five_reasons(slug: str) -> None:
    """Over random games with any number of players, answers are told apart by five ideas."""
    game = games.load(slug)
    asked: Counter[str] = Counter()
    names: dict[str, set[str]] = {}
    for number in range(REASONED_GAMES):
        seats = game.least_seats + number % (game.most_seats - game.least_seats + 1)
        chance = seeded(f"five reasons {number}")
        state = Case(slug, seats, {}).start(chance.split("game"))
        for seat, options in steps(state, chance):
            name = state.question(seat).message.name
            if len(options) == 1 or asked[name] >= OFTEN:
                continue
            asked[name] += 1
            for _ in range(EVERY):
                place = chance.below(len(options))
                other = (place + 1 + chance.below(len(options) - 1)) % len(options)
                case = Comparison(seat, state, options[place], options[other])
                game.argue(case)
                names.setdefault(name, set()).update(one.message.name for one in case.found)
    few = {name: names[name] for name in asked if asked[name] >= SELDOM and len(names[name]) < 5}
    assert not few


def test_what_the_learned_value_denies_is_not_said() -> None:
    """Of arguments, those of the strongest groups are told; what speaks against it is not."""
    found = [
        Argument(group, Message(f"reason-{number}", {}))
        for number, group in enumerate(["hand", "money", "hand", "market", "display"])
    ]
    differences = {"hand": 0.03, "money": -0.02, "market": 0.05, "display": NOTICEABLE / 2}
    told = [reason.message().name for reason in chosen(found, differences)]
    assert told == ["reason-3", "reason-0"] and len(told) == TOLD


def test_one_world_proves_nothing() -> None:
    case = Case("fugger", 3, {})
    state = case.start(seeded("one world"))
    seat = next_seat(state.awaited())
    words = [state.word(option) for option in state.options(seat)]
    worlds = imagined(case.game, state.view(seat), seeded("worlds"))
    assert len(worlds) == WORLDS and arguments(case.game, worlds, seat, words[0], words[-1])
    assert not arguments(case.game, worlds[:1], seat, words[0], words[-1])
    assert not arguments(case.game, worlds, seat, words[0], words[0])


def test_reasons_are_words_first_and_then_numbers() -> None:
    case = Case("fugger", 3, {})
    judge = Master(case.game, guided(case.game))
    state = case.start(seeded("words first"))
    seat = next_seat(state.awaited())
    view = state.view(seat)
    judgement = judge.weigh(view, state.options(seat), seeded("thoughts"))
    worlds = imagined(case.game, view, seeded("worlds"))
    some_words = False
    for place, option in enumerate(judgement.options[1:], 1):
        words = (state.word(option), state.word(judgement.options[0]))
        numbers = (judgement.numbers[place], judgement.numbers[0])
        reasons = compare(judge, worlds, seat, words, numbers)
        told = [reason.told is not None for reason in reasons]
        assert told == sorted(told, reverse=True)
        assert len(reasons) <= 3 and sum(told) <= TOLD
        some_words = some_words or any(told)
        assert all("told" in reason.data() for reason in reasons if reason.told)
    assert some_words
