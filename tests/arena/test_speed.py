"""How speed is measured: games by turns, of each the highest speed and the shortest time."""

from kontor.arena.speed import TURNS, best, measure_here


def test_of_two_turns_the_highest_speed_and_the_shortest_time_count() -> None:
    one = {"decisions_per_second": 3, "decisions_per_game": 7.0, "clone_us": 0.4}
    other = {"decisions_per_second": 5, "decisions_per_game": 6.0, "clone_us": 0.6}
    assert best(one, other) == {**one, "decisions_per_second": 5}
    assert best(other, one) == {**other, "decisions_per_second": 5, "clone_us": 0.4}


def test_every_number_of_players_is_measured_once() -> None:
    rows = measure_here(["fugger", "emperor"], TURNS * 0.001)
    tables = [("fugger", 2), ("fugger", 3), ("fugger", 4)]
    tables += [("emperor", 2), ("emperor", 3), ("emperor", 4)]
    assert [(row["game"], row["players"]) for row in rows] == tables
    assert all(row["decisions_per_second"] > 0 < row["clone_us"] for row in rows)
