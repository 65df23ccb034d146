"""The searcher: a plain tree search that has learned nothing."""

import pytest

from kontor.arena import entrants
from kontor.arena.contest import Contest, ContestError, check
from kontor.bots import roster
from kontor.bots.roster import UnknownBot
from kontor.bots.searcher import Place, Search, Searcher, onward
from kontor.bots.steward import Steward
from kontor.bots.whole_game import play_game
from kontor.engine.chance import seeded
from kontor.engine.playout import next_seat
from kontor.games.augsburg.table.codes import ANEW
from tests.bench.cases import Case, all_cases, midgame
from tests.bots.nets import fugger

ITERATIONS = 12
SEATS = 3


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_the_searcher_answers_legally_and_alike_whatever_is_hidden(case: Case) -> None:
    chance = seeded(f"searching {case}")
    bot = Searcher(case.game, ITERATIONS)
    state = midgame(case, chance, 60)
    seat = next_seat(state.awaited())
    options = state.options(seat)
    choice = bot.choose(state.view(seat), options, seeded("thoughts"))
    assert choice in case.game.welcome(state.view(seat), options)
    world = case.game.determinize(state, seat, chance)
    assert bot.choose(world.view(seat), options, seeded("thoughts")) == choice


def test_the_searcher_takes_nothing_back_that_it_has_begun_under_seal() -> None:
    case = Case("augsburg", 4, {})
    chance = seeded("showing")
    state = case.start(chance)
    drafts = 0
    while drafts < 6 and (awaited := state.awaited()):
        seat = next_seat(awaited)
        options = state.options(seat)
        if ANEW in options:
            drafts += 1
            assert ANEW not in onward(case.game, state.view(seat), options, chance)
        state.play(seat, options[chance.below(len(options))])
    assert drafts


def visits(place: Place) -> int:
    """Count the places below one, itself included, and hold what is true of each of them."""
    below = sum(found.visits for found in place.following.values())
    assert below <= place.visits <= place.possible
    return 1 + sum(visits(found) for found in place.following.values())


def test_every_iteration_adds_a_place_and_tries_everything_before_it_chooses() -> None:
    game = fugger()
    state = game.start(SEATS, {}, seeded("places"))
    seat = next_seat(state.awaited())
    options = state.options(seat)
    search = Search(game, seat, options)
    chance = seeded("thoughts")
    for number in range(60):
        search.explore(game.imagine(state.view(seat), chance), chance)
        tried = [place.visits for place in search.root.following.values()]
        assert sum(tried) == number + 1
        assert len(tried) == min(number + 1, len(options))
    assert sum(visits(place) for place in search.root.following.values()) == 60


@pytest.mark.long
def test_the_searcher_finds_more_than_the_heuristic_it_rests_on() -> None:
    game = fugger()
    bot, rest = Searcher(game, 40), Steward(game)
    wins = 0.0
    for deal in range(6):
        for mine in range(SEATS):
            chance = seeded(f"searching {deal}")
            state = game.start(SEATS, {}, chance.split("deal"))
            play_game(state, [bot if seat == mine else rest for seat in range(SEATS)], chance)
            wins += (mine in state.winners()) / len(state.winners())
    assert wins > 6


def test_contests_know_the_searcher_and_tables_do_not() -> None:
    game = fugger()
    check(Contest("fugger", SEATS, ("searcher:5", "searcher", "random"), 3, "x"))
    bot = entrants.hire("searcher:5", game)
    assert isinstance(bot, Searcher) and bot.iterations == 5
    assert "searcher" not in roster.offered("fugger")
    with pytest.raises(UnknownBot):
        roster.hire("searcher:5", game)


@pytest.mark.parametrize("name", ["searcher:0", "searcher:1s", "searcher:many"])
def test_a_searcher_needs_a_number_of_iterations(name: str) -> None:
    with pytest.raises(ContestError) as caught:
        check(Contest("fugger", SEATS, (name, "random"), 3, "x"))
    assert caught.value.name == "setup-bad-budget"
