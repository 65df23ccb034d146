"""What is printed on the material: names in each language, colours, places on the board."""

from typing import Final

from kontor.engine.components import Reader

SHAPES: Final = ["cylinder", "cube"]
PANELS: Final = ("price_table", "wagon_track", "status_ladder")
MOST_PIXELS: Final = 10_000

Box = tuple[int, int, int, int]


class Printed:
    """The faces of goods, cities, levels and cards; no rule depends on them."""

    def __init__(self, components: Reader) -> None:
        # By the id of a piece; a level of the ladder is "level_3".
        self.names: dict[str, dict[str, str]] = {}
        self.colours: dict[str, str] = {}
        self.shapes: dict[str, str] = {}
        # Where cities and panels lie on the printed board: left, top, width, height.
        self.boxes: dict[str, Box] = {}
        goods = components.section("goods").sections("types")
        investments = components.section("investment").sections("cards")
        influences = components.section("influence").sections("cards")
        for piece in [*goods, *investments, *influences]:
            self.names[piece.text("id")] = piece.words()
        for level in components.section("status_ladder").sections("levels"):
            self.names[f"level_{level.integer('level')}"] = level.words()
        for good in goods:
            self.colours[good.text("id")] = good.colour("colour")
            self.shapes[good.text("id")] = good.choice("shape", SHAPES)
            good.text("colour_name")
        self.read_board(components)

    def read_board(self, components: Reader) -> None:
        """Read where things lie on the printed board; all of it within the canvas."""
        canvas = components.section("map").section("canvas")
        width = canvas.integer("w", 1, MOST_PIXELS)
        height = canvas.integer("h", 1, MOST_PIXELS)
        cities = components.section("cities")
        for city in cities.texts("ring_order"):
            section = cities.section(city)
            self.names[city] = section.words()
            self.boxes[city] = read_box(section.section("box"), width, height)
        panels = components.section("panels")
        for name in PANELS:
            self.boxes[name] = read_box(panels.section(name), width, height)


def read_box(box: Reader, width: int, height: int) -> Box:
    """Read a box that lies within the canvas."""
    left = box.integer("x", 0, width)
    top = box.integer("y", 0, height)
    return (left, top, box.integer("w", 1, width - left), box.integer("h", 1, height - top))
