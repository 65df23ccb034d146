"""The invariants over random games, for every number of players and every table option."""

import pytest

from kontor.engine.chance import Chance, seeded
from kontor.engine.messages import Event
from kontor.games.fugger.state import Fugger
from kontor.games.fugger.table import codes
from tests.games.fugger.invariants import check
from tests.games.fugger.table import GAME, table

GAMES = 150
GAMES_PER_OPTION = 30
MOST_TURNS = {2: 38, 3: 61, 4: 66}
MOST_ROUNDS = 100

OTHER_VALUES = [
    (option.name, value)
    for option in GAME.options
    for value in option.values
    if value != option.default
]


def begin(players: int, options: dict[str, str], chance: Chance) -> Fugger:
    """Start a game whose events are kept."""
    log: list[Event] = []
    state = GAME.start(players, options, chance, log)
    assert isinstance(state, Fugger)
    state.log = log
    return state


def play_checked(players: int, options: dict[str, str], seed: str) -> None:
    """Play one random game and check every step."""
    state = begin(players, options, seeded(seed))
    chance = seeded(seed + " answers")
    check(state, None)
    turns = 0
    dealt_short = False
    while not state.is_over():
        before = state.clone()
        told = len(state.log or [])
        found = state.options(state.active)
        option = found[chance.below(len(found))]
        state.answer(state.active, option)
        check(state, before)
        if state.round != before.round:
            turns = 0
            dealt_short = "deal-short" in [event.name for event in (state.log or [])[told:]]
        elif option != codes.PASS and state.turns != before.turns:
            turns += 1
        assert dealt_short or turns < MOST_TURNS[players]  # I18
        assert state.round <= MOST_ROUNDS  # I20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int) -> None:
    for game in range(GAMES):
        play_checked(players, {}, f"game {players} {game}")


@pytest.mark.parametrize(("name", "value"), OTHER_VALUES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_with_a_table_option(players: int, name: str, value: str) -> None:
    for game in range(GAMES_PER_OPTION):
        play_checked(players, {name: value}, f"{name} {players} {game}")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_i19_the_same_seed_and_answers_give_the_same_state(players: int) -> None:
    for game in range(10):
        one = begin(players, {}, seeded(f"twin {game}"))
        other = begin(players, {}, seeded(f"twin {game}"))
        chance = seeded(f"twin answers {game}")
        while not one.is_over():
            found = one.options(one.active)
            option = found[chance.below(len(found))]
            one.play(one.active, option)
            other.play(other.active, option)
            assert one == other
        assert other.is_over()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_i19_a_view_does_not_depend_on_what_is_hidden(players: int) -> None:
    for game in range(10):
        state = begin(players, {}, seeded(f"hidden {game}"))
        chance = seeded(f"hidden answers {game}")
        while not state.is_over():
            seat = chance.below(players)
            world = GAME.determinize(state, seat, chance)
            assert isinstance(world, Fugger)
            check(world, None)
            assert world.view(seat).data() == state.view(seat).data()
            found = state.options(state.active)
            state.play(state.active, found[chance.below(len(found))])


def test_the_check_notices_a_wrong_price() -> None:
    state = table(hands={"A": "Wi"}, jakob="Wi Wi Wi Wi", prices="5 5 4 5 5")
    before = state.clone()
    state.answer(0, state.parse(0, "play:wine"))
    check(state, before)
    state.prices[2] = 8
    with pytest.raises(AssertionError, match="no closing explains"):
        check(state, before)


def test_the_check_notices_a_lost_card() -> None:
    state = table(hands={"A": "Wi"})
    check(state, None)
    state.hands[0] = 0
    with pytest.raises(AssertionError):
        check(state, None)
