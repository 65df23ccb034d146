"""R5 Moving wagons and the courier."""

import pytest

from kontor.engine import zones
from kontor.engine.chance import seeded
from kontor.games.merchants.table import steps
from kontor.games.merchants.table.public import Board
from tests.bench.cases import counts, midgame
from tests.bench.playing import play
from tests.games.merchants.table import asked, at, heading, node, place, refuses, told, words

KOELN = {1: "koeln_r1>koeln_r2", 2: "wien", 3: "paris"}

CASE = next(case for case in counts() if case.slug == "merchants")


def drives(state: object, seat: str, prefix: str) -> list[str]:
    """List the drives that begin with a prefix, without it."""
    return [w.removeprefix(prefix) for w in words(state, seat) if w.startswith(prefix)]  # type: ignore[arg-type]


def test_r5_1_the_courier_may_share_a_space_but_wagons_may_not() -> None:
    state = at(steps.MOVING, wagons={**KOELN, 2: "koeln_r2>koeln_r3"}, courier="koeln_r3")
    assert drives(state, "A", "tile:2:wagon_1:") == ["koeln_r3"]
    assert "wagon_1" not in "".join(drives(state, "A", "tile:1:wagon_1:"))
    refuses(state, "A tile:1:wagon_1", "R5.15", "refusal-wagon-stuck")


def test_r5_2_a_wagon_follows_its_heading() -> None:
    state = at(steps.MOVING, wagons={**KOELN, 1: "koeln_r2>koeln_r1"})
    play(state, "A tile:1:wagon_1:koeln_r1")
    assert heading(state, 1) == "koeln"


def test_r5_3_no_turning_on_the_road_only_in_a_city() -> None:
    state = at(steps.MOVING, wagons={**KOELN, 1: "junction_west>link_west"})
    assert drives(state, "A", "tile:1:wagon_1:") == ["link_west"]
    state = at(steps.MOVING)
    assert drives(state, "A", "tile:1:wagon_1:") == ["paris_r1"]


def test_r5_4_the_mover_chooses_exit_and_heading() -> None:
    state = at(steps.MOVING, wagons={**KOELN, 1: "koeln_r3>junction_north"})
    assert drives(state, "A", "tile:1:wagon_1:") == [
        "junction_north:hamburg_r3",
        "junction_north:link_north",
    ]
    assert drives(state, "A", "tile:2:wagon_1:") == ["hamburg_r3", "link_north"]


def test_r5_5_occupied_spaces_count_and_are_passed() -> None:
    state = at(steps.MOVING, wagons={**KOELN, 2: "koeln_r2>koeln_r1"})
    play(state, "A tile:2:wagon_1:koeln_r3")
    assert place(state, 1) == "koeln_r3"


def test_r5_6_entering_a_city_ends_the_move() -> None:
    state = at(steps.MOVING, wagons={**KOELN, 1: "hamburg_r2>hamburg_r1"})
    play(state, "A tile:4:wagon_1:hamburg")
    assert (place(state, 1), state.board.arrived) == ("hamburg", 1)
    assert told(state, "arrived") == [{"wagon": "wagon_1", "city": "hamburg"}]


def test_r5_7_an_occupied_city_is_not_entered() -> None:
    state = at(steps.MOVING, wagons={**KOELN, 1: "wien_r3>wien_r2"})
    play(state, "A tile:4:wagon_1:wien_r1")
    assert (place(state, 1), heading(state, 1)) == ("wien_r1", "wien")


def test_r5_8_an_occupied_end_moves_back_to_the_nearest_free_space() -> None:
    state = at(
        steps.MOVING,
        wagons={1: "koeln_r1>koeln_r2", 2: "koeln_r3>koeln_r2", 3: "junction_north>link_north"},
    )
    assert drives(state, "A", "tile:3:wagon_1:") == ["koeln_r2"]
    state = at(
        steps.MOVING,
        wagons={1: "koeln_r1>koeln_r2", 2: "koeln_r2>koeln_r3", 3: "koeln_r3>koeln_r2"},
    )
    assert drives(state, "A", "tile:1:wagon_1:") == []
    assert drives(state, "A", "tile:2:wagon_1:") == []


def reckoned(board: Board, wagon: int, points: int) -> list[tuple[int, ...]]:
    """List what comes of the drives of a wagon, each shortened by hand (R5.8)."""
    roads = board.rules.material.roads
    node, ahead = board.wagon_at[wagon], board.headings[wagon]
    shortened = []
    for way in roads.headings(node, ahead):
        for drive in roads.drives[points][node][way]:
            while drive and board.is_occupied(drive[-1], wagon):
                drive = drive[:-1]
            shortened.append(drive)
    return roads.all_outcomes(node, shortened)


def test_r5_8_what_is_remembered_and_counted_is_what_a_fresh_look_finds() -> None:
    chance = seeded("hindered")
    hindered = 0
    for number in range(60):
        board = midgame(CASE, chance, 40 + 5 * number).board  # type: ignore[attr-defined]
        roads = board.rules.material.roads
        for wagon in range(len(board.wagon_at)):
            for points in range(1, 5):
                expected = reckoned(board, wagon, points)
                for _again in range(2):
                    assert board.outcomes(wagon, points) == expected
                standing = board.standing()
                assert board.number_of_outcomes(wagon, points, standing) == len(expected)
                way = roads.way(points, board.wagon_at[wagon], board.headings[wagon])
                hindered += expected != roads.outcomes[way]
    assert hindered > 20


def test_r5_9_an_arrived_wagon_rests() -> None:
    state = at(steps.MOVING, arrived="1")
    assert drives(state, "A", "tile:1:wagon_1:") == []
    refuses(state, "A tile:1:wagon_1", "R5.9", "refusal-wagon-arrived")


@pytest.mark.clause("R5.11")
def test_r5_10_a_broken_axle_stops_a_wagon_for_the_round() -> None:
    state = at(steps.BREAKING, hands={"A": "broken_axle broken_axle", "B": "free_loading"})
    play(state, "A broken_axle:wagon_1", "A broken_axle:wagon_3")
    assert words(state, "B") == ["decline"]
    refuses(state, "B broken_axle:wagon_1", "R5.11", "refusal-wagon-blocked")
    refuses(state, "B broken_axle:wagon_2", "R5.11", "refusal-no-influence")
    play(state, "B decline")
    refuses(state, "A tile:1:wagon_1", "R5.10", "refusal-wagon-broken")
    assert drives(state, "A", "tile:1:") == ["wagon_2:koeln_r1"]


def test_r5_11_axles_are_mended_for_the_next_round() -> None:
    state = at(steps.CLIMBING)
    state.board.blocked = 3
    play(state, "A climb:0", "B climb:0", "C climb:0", "D climb:0")
    assert state.board.blocked == 0


def test_r5_12_exactly_one_tile_and_cards_in_any_order() -> None:
    state = at(steps.MOVING, cards={"A": "coachman courier_card"})
    refuses(state, "A end_turn", "R5.12", "refusal-tile-first")
    play(state, "A courier:courier_card:brugge_r1", "A tile:1:wagon_1:paris_r1")
    refuses(state, "A tile:2:wagon_1", "R5.12", "refusal-tile-used")
    refuses(state, "A courier:courier_card:brugge_r2", "R5.12", "refusal-investment-used")
    play(state, "A coach:coachman:1:wagon_2:koeln_r1")
    assert asked(state) == "B"  # nothing left to do


def test_r5_13_a_used_tile_lies_face_down() -> None:
    state = at(steps.MOVING, tiles={"A": "2 4"})
    refuses(state, "A tile:1:wagon_1", "R5.13", "refusal-tile-down")
    play(state, "A tile:2:wagon_1:paris_r2")
    assert state.board.tiles[0] == 0b1000


@pytest.mark.clause("R5.16")
def test_r5_14_a_wagon_goes_as_far_as_it_can() -> None:
    state = at(steps.MOVING, wagons={**KOELN, 1: "hamburg_r1>hamburg"})
    assert drives(state, "A", "tile:3:wagon_1:") == ["hamburg"]  # wasting points is allowed
    assert drives(state, "A", "tile:3:wagon_2:") == ["wien_r3"]


def test_r5_15_a_tile_that_can_move_must() -> None:
    state = at(steps.MOVING)
    refuses(state, "A tile:1:idle", "R5.15", "refusal-must-move")


def test_r5_17_a_tile_that_moves_nothing_is_used_up() -> None:
    state = at(steps.MOVING, arrived="1 2 3")
    assert words(state, "A") == ["tile:1:idle", "tile:2:idle", "tile:3:idle", "tile:4:idle"]
    play(state, "A tile:3:idle")
    assert state.board.tiles[0] == 0b1011


def test_r5_18_four_used_tiles_turn_up_again() -> None:
    state = at(steps.MOVING, tiles={"A": "4"})
    play(state, "A tile:4:wagon_1:junction_west:link_west")
    assert state.board.tiles[0] == 0b1111


def test_r5_19_coachmen_give_one_and_two_points() -> None:
    state = at(steps.MOVING, cards={"A": "coachman master_coachman"})
    play(
        state,
        "A coach:master_coachman:1:wagon_1:paris_r1",
        "A coach:master_coachman:1:wagon_2:koeln_r1",
        "A coach:coachman:1:wagon_3:wien_r1",
    )
    refuses(state, "A coach:master_coachman:1:wagon_1", "R5.19", "refusal-investment-used")
    play(state, "A tile:1:wagon_1:paris_r2")
    assert asked(state) == "B"
    refuses(state, "B coach:coachman:1:wagon_1", "R5.19", "refusal-no-investment")
    state = at(steps.MOVING, cards={"A": "master_coachman"})
    play(state, "A coach:master_coachman:2:wagon_1:paris_r2")
    assert place(state, 1) == "paris_r2"


def test_r5_20_each_use_is_a_move_of_its_own_and_must_move() -> None:
    wagons = {1: "koeln_r1>koeln_r2", 2: "koeln_r2>koeln_r3", 3: "wien"}
    state = at(steps.MOVING, wagons=wagons, cards={"A": "coachman"})
    refuses(state, "A coach:coachman:1:wagon_1", "R5.20", "refusal-wagon-stuck")


def test_r5_21_courier_steps() -> None:
    state = at(steps.MOVING, cards={"A": "courier_card express_courier"}, courier="brugge_r1")
    assert drives(state, "A", "courier:courier_card:") == ["brugge_r2"]
    assert drives(state, "A", "courier:express_courier:") == ["brugge_r2", "brugge_r3"]
    refuses(state, "A courier:courier_card:brugge", "R5.21", "refusal-courier-city")
    refuses(state, "A courier:courier_card:brugge_r1", "R5.21", "refusal-courier-stays")
    refuses(state, "A courier:courier_card:brugge_r3", "R5.21", "refusal-courier-far")


def test_r5_22_wagon_or_courier_meeting_the_other_gives_a_card() -> None:
    state = at(steps.MOVING, courier="paris_r2")
    play(state, "A tile:2:wagon_1:paris_r2", "A take:broken_axle")
    assert state.board.hand_sizes == [1, 0, 0, 0]
    state = at(
        steps.MOVING,
        courier="paris_r2",
        wagons={**KOELN, 3: "paris_r1>paris_r2"},
        cards={"A": "courier_card"},
    )
    play(state, "A courier:courier_card:paris_r1")
    assert "take:free_loading" in words(state, "A")
    state = at(steps.MOVING, courier="paris_r2")
    play(state, "A tile:3:wagon_1:paris_r3")  # passing is no encounter
    assert asked(state) == "B"


def test_r5_23_choosing_is_private_declining_allowed_drawing_by_option() -> None:
    state = at(steps.MOVING, courier="paris_r1", hands={"B": "bonus_sale " * 3})
    play(state, "A tile:1:wagon_1:paris_r1")
    refuses(state, "A take:bonus_sale", "R5.23", "refusal-not-in-pile")
    assert state.view(0).data()["pile"] is not None
    assert state.view(1).data()["pile"] is None
    play(state, "A decline")
    assert state.board.hand_sizes[0] == 0
    state = at(steps.MOVING, courier="paris_r1", options={"influence_pick": "random"})
    play(state, "A tile:1:wagon_1:paris_r1")
    assert words(state, "A") == ["draw", "decline"]
    refuses(state, "A take:bonus_sale", "R5.23", "refusal-draw-unseen")
    play(state, "A draw")
    assert zones.size(state.hands[0]) == 1
    state = at(steps.MOVING, courier="paris_r1", wagons=KOELN)
    state.pile = 0
    state.board.pile_size = 0
    play(state, "A tile:1:wagon_3:paris_r1")
    assert asked(state) == "B"


def test_r5_24_a_wagon_that_gave_a_card_is_spent_for_this_player() -> None:
    state = at(steps.MOVING, courier="paris_r1", cards={"A": "coachman"})
    play(state, "A tile:1:wagon_1:paris_r1", "A take:broken_axle")
    refuses(state, "A coach:coachman:1:wagon_1", "R5.24", "refusal-wagon-spent")
    play(state, "A end_turn", "B tile:1:wagon_1:paris_r2")
    assert place(state, 1) == "paris_r2"


def test_r5_25_one_card_per_wagon_and_turn() -> None:
    state = at(
        steps.MOVING,
        courier="paris_r2",
        wagons={**KOELN, 3: "paris_r1>paris_r2"},
        cards={"A": "courier_card express_courier"},
    )
    play(
        state,
        "A courier:courier_card:paris_r1",
        "A take:broken_axle",
        "A tile:1:wagon_1:koeln_r2",
        "A courier:express_courier:paris_r2",
    )
    assert asked(state) == "B"
    assert state.board.hand_sizes[0] == 1


def test_r5_26_a_fresh_card_serves_in_the_same_round() -> None:
    state = at(steps.MOVING, courier="paris_r1", players=2, status="1 0")
    play(
        state,
        "A tile:1:wagon_1:paris_r1",
        "A take:status_keeper",
        "B tile:2:wagon_2:koeln_r2",
        "A dial:arms+arms",
        "B dial:arms+arms",
        "A pass",
        "B pass",
    )
    assert state.board.step == steps.PAYING
    assert words(state, "A") == ["pay", "status_keeper"]


def test_r5_1_routes_of_the_default_map() -> None:
    roads = at(steps.MOVING).material.roads
    assert sorted(d for _, d in roads.prospects[node("paris")][0]) == [8, 12, 12, 12, 12]
