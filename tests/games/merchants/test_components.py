"""The components file: errors name file and key; other road maps work."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from kontor.engine.chance import seeded
from kontor.engine.components import ComponentsError
from kontor.engine.playout import next_seat
from kontor.games.merchants.game import MerchantsGame, load
from tests.games.merchants.invariants import check
from tests.games.merchants.table import FILE, corrected

CITIES = ("paris", "koeln", "wien", "brugge", "genova", "hamburg")


def test_the_file_itself_is_right() -> None:
    assert load(FILE).material.last_arrivals == {2: 6, 3: 7, 4: 8}


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("start_per_player = 5000", "start_per_player = 5050", "money.start_per_player"),
        ("start_per_player = 5000", "start_per_player = 6000", "money.start_coins"),
        ("in_supply_at_start_per_type = 8", "in_supply_at_start_per_type = 9", "goods.in_supply"),
        ('market = ["wine", "salt", "food"]', 'market = ["wine", "gold"]', "cities.paris.market"),
        ("level = 2, buy = 200", "level = 2, buy = 250", "price_table.levels"),
        ("start_city_without_wagon = 200", "start_city_without_wagon = 250", "bonus_track"),
        ("cost_by_arrivals = [400, 600,", "cost_by_arrivals = [700, 600,", "wagon_track"),
        ("level = 0,  upkeep = 0,", "level = 0,  upkeep = 100,", "status_ladder.levels"),
        ('id = "coachman",', 'id = "coach",', "investment.cards"),
        ('id = "broken_axle",', 'id = "axle",', "influence.cards"),
        (
            'set_a = ["paris", "koeln", "wien"]',
            'set_a = ["paris", "koeln"]',
            "start_positions.set_a",
        ),
        ("copies = 3", "copies = 99", "influence.copies"),
        ('["paris_r1", "paris_r2"],', "", "map.edges"),
        ('["paris", "paris_r1"],', '["paris", "rome"],', "map.edges[0]"),
        ('["paris", "paris_r1"],', '["paris", "paris"],', "map.edges[0]"),
        ('["paris", "paris_r1"],', '["paris", "paris_r1"],["paris_r1", "paris"],', "map.edges[1]"),
        ('id = "paris_r3", kind = "road"', 'id = "paris_r3", kind = "junction"', "map.edges"),
        ('id = "paris_r3", kind = "road"', 'id = "paris_r2", kind = "road"', "map.nodes"),
        ('id = "paris", kind = "city"', 'id = "paris", kind = "road"', "map.nodes[0].kind"),
        ("coin_supply = { c1000 = 30", "coin_supply = { c1000 = 2", "money.coin_supply.c1000"),
        ("\nper_player = 4", "\nper_player = 5", "coats_of_arms.per_player"),
        ('"Tissu",      de = "Tuch",', '"Tissu",', "goods.types[0].de"),
        ('shape = "cube"', 'shape = "ball"', "goods.types[1].shape"),
        ("x = 70, y = 866, w = 240", "x = 70, y = 866, w = 2400", "cities.paris.box.w"),
        ("finish_round = true", "finish_round = false", "game_end.finish_round"),
        ('start_node_edition_1999 = "brugge_r2"', 'start_node_edition_1999 = "x"', "courier.start"),
        (
            "stars = 3, price_1999 = 600, wagon",
            "stars = 3, price_1999 = 700, wagon",
            "opening_1999",
        ),
        ("phase = 3 }", "phase = 4 }", "influence.cards[1].phase"),
        ('values = ["lot", "phase"]', 'values = ["lot", "never"]', "options[7].values"),
    ],
)
def test_a_wrong_file_is_refused_with_its_key(tmp_path: Path, old: str, new: str, key: str) -> None:
    with pytest.raises(ComponentsError, match=re.escape(f"components.toml: {key}")):
        load(corrected(tmp_path, (old, new)))


def test_a_map_in_two_pieces_is_refused(tmp_path: Path) -> None:
    nodes = [(city, "city") for city in CITIES]
    nodes += [(f"{city}_r{k}", "road") for city in CITIES for k in (1, 2, 3)]
    edges = []
    for one, other in (("paris", "koeln"), ("wien", "brugge"), ("genova", "hamburg")):
        edges += path(
            one, [f"{one}_r{k}" for k in (1, 2, 3)] + [f"{other}_r{k}" for k in (3, 2, 1)], other
        )
    with pytest.raises(ComponentsError, match="edges: unreachable"):
        load(with_map(tmp_path, nodes, edges))


def path(one: str, spaces: list[str], other: str) -> list[tuple[str, str]]:
    """Return the edges of a road from one node to another."""
    line = [one, *spaces, other]
    return list(pairwise(line))


def with_map(tmp_path: Path, nodes: list[tuple[str, str]], edges: list[tuple[str, str]]) -> Path:
    """Write a components file with another map."""
    text = FILE.read_text("utf-8")
    listed = "\n".join(f'  {{ id = "{n}", kind = "{k}", x = 0, y = 0 }},' for n, k in nodes)
    joined = "\n".join(f'  ["{a}", "{b}"],' for a, b in edges)
    text = re.sub(
        r"nodes = \[\n.*?\n\]\nedges = \[\n.*?\n\]",
        f"nodes = [\n{listed}\n]\nedges = [\n{joined}\n]",
        text,
        flags=re.DOTALL,
    )
    text = re.sub(r'values = \["random", "paris_r2"[^\]]*\]', 'values = ["random"]', text)
    file = tmp_path / "components.toml"
    file.write_text(text, "utf-8")
    return file


def ring() -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """Return a map with a cycle of junctions and two roads out of Paris."""
    nodes = [(city, "city") for city in CITIES]
    edges: list[tuple[str, str]] = []
    for index, city in enumerate(CITIES):
        nodes += [(f"{city}_r1", "road"), (f"{city}_r2", "road"), (f"ring_{index}", "junction")]
        edges += path(city, [f"{city}_r1", f"{city}_r2"], f"ring_{index}")
        edges.append((f"ring_{index}", f"ring_{(index + 1) % 6}"))
    nodes += [("south_1", "road"), ("south_2", "road")]
    edges += path("paris", ["south_1", "south_2"], "ring_3")
    return nodes, edges


def star() -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """Return a map with a single junction of six arms of different lengths."""
    nodes = [("hub", "junction"), *[(city, "city") for city in CITIES]]
    edges: list[tuple[str, str]] = []
    for index, city in enumerate(CITIES):
        spaces = [f"{city}_r{k}" for k in range(1, 3 + index % 3)]
        nodes += [(space, "road") for space in spaces]
        edges += path(city, spaces, "hub")
    return nodes, edges


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("graph", ["ring", "star"])
def test_other_maps_are_played_to_the_end(tmp_path: Path, graph: str, players: int) -> None:
    nodes, edges = ring() if graph == "ring" else star()
    game = load(with_map(tmp_path, nodes, edges))
    for seed in ("one", "two"):
        chance = seeded(f"{graph} {seed}")
        state = game.start(players, {}, chance.split("game"))
        while state.awaited():
            check(state, None)
            seat = next_seat(state.awaited())
            options = state.options(seat)
            names = [state.word(option) for option in options]
            assert len(set(names)) == len(names)
            state.play(seat, options[chance.below(len(options))])
        assert state.winners()
        assert isinstance(game, MerchantsGame)
