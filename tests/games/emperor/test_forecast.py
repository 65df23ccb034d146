"""Forecasts agree with what then happens, and the steward knows what is good for him."""

from kontor.bots.roster import hire
from kontor.bots.whole_game import play_game
from kontor.engine.chance import seeded
from kontor.games.emperor.table import forecast
from kontor.games.emperor.table.codes import ELECTORATES
from tests.bench.playing import play
from tests.games.emperor.table import GAME, phase, place_of, table

PIECES = {"mainz": "B!b15", "saxony": "C:b15 D:k", "trier": "C!b15 D:c15", "bohemia": "A:o B:k"}


def test_the_outcome_of_each_electorate_is_foreseen() -> None:
    board = table(PIECES).board
    found = {
        name: forecast.OUTCOMES[forecast.outcome(board, place_of(name))[0]]
        for name in ("mainz", "saxony", "trier", "bohemia", "cologne")
    }
    assert found == {
        "mainz": "keeps",
        "saxony": "emperor_decides",
        "trier": "falls_vacant",
        "bohemia": "emperor_decides",
        "cologne": "nothing",
    }


def test_points_foreseen_are_points_scored() -> None:
    pieces = {"mainz": "B!b15", "saxony": "C:b15", "cologne": "D!b15 B:b15 B:k"}
    state = table(pieces)
    foreseen = [0] * 4
    for electorate in range(ELECTORATES):
        result, winner = forecast.outcome(state.board, electorate)
        if result == forecast.TAKES:
            foreseen[winner] += forecast.seat_points(state.board, electorate, winner)
    play(state, *[f"{name} pass" for name in "ABCD"], "B elect:baron:15", "C elect:baron:15")
    assert phase(state) == "emperor_phase"
    other = [2, 1, 0, 0]  # the Emperor's reward, and Mainz
    assert [a + b for a, b in zip(foreseen, other, strict=True)] == state.scores() == [2, 3, 2, 0]


def test_children_and_income_are_foreseen() -> None:
    board = table({"saxony": "B!b15"}, rows={"A": "doctor", "B": "permit", "C": "rival"}).board
    children = [forecast.CHILDREN[forecast.child(board, seat)] for seat in range(4)]
    assert children == ["son", "daughter", "daughter", "none"]
    assert [forecast.income(board, seat) for seat in range(4)] == [6, 8, 6, 6]


def test_the_steward_beats_random_players() -> None:
    wins = 0
    for number in range(6):
        seat = number % 3
        state = GAME.start(3, {}, seeded(f"steward {number}"))
        bots = [hire("steward" if other == seat else "random", GAME) for other in range(3)]
        play_game(state, bots, seeded(f"thoughts {number}"))
        wins += state.winners() == [seat]
    assert wins >= 4
