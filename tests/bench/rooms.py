"""Rooms: who imports whom, as two pictures for docs/architecture.md.

`python -m tests.bench.rooms` reads the sources and draws the layers of the whole program and the
rooms of a game, all games added up. A room is a folder; in a game `game.py` and `state.py`, which
stand alone, are rooms of their own. What a game has not yet moved into a room counts as `loose`.
"""

import re
from collections import Counter
from html import escape
from pathlib import Path
from typing import Final

import grimp

IMAGES: Final = Path(__file__).parents[2] / "docs" / "img"

# From the top layer to the bottom one; an arrow points downwards or is drawn in red.
LAYERS: Final = {
    "cli": "the command line",
    "server": "measuring a server under load",
    "server.web": "HTTP, JSON and WebSockets around the service",
    "server.page": "HTML made from sights, region by region",
    "server.service": "everything people and bots do at tables",
    "server.store": "tables, seats and journals in a database",
    "arena": "many games at once, measured",
    "making": "writes files of a game's folder",
    "research": "public names, encodings, adapters to other tools",
    "bots": "players made of code; they receive a view",
    "text": "data becomes words, per reader and language",
    "games": "the rules, one folder per game",
    "engine": "questions, options, records, chance, views",
    "compiled": "serves compiled rules, or plain Python",
}
ROOMS: Final = {
    "game": "the game as others find it: material, options, bots",
    "board": "what the page draws, from a view",
    "state": "the whole truth: asks, plays, shows itself",
    "bot": "what a position is worth, what is worth a thought",
    "rules": "the sequence of play, in the order of the rulebook",
    "talk": "prompts, options and refusals in words, from a view",
    "table": "material, what lies on the table, who sees it",
    "loose": "files that stand in no room",
    "engine": "what all games share",
}
ALONE: Final = ("game", "state")

LEFT: Final = 24
TOP: Final = 24
PITCH: Final = 58
BOX: Final = (390, 42)
BEND: Final = 44
PAPER: Final = "#fffdf8"
COLOURS: Final = ("#7b2b2d", "#1f5f8b", "#2f6a5d", "#8a5a00", "#5b3f8c", "#4a5560", "#a03c78")

Arrows = Counter[tuple[str, str]]


def graph() -> grimp.ImportGraph:
    """Read all imports of the program, except those for type checkers alone."""
    return grimp.build_graph("kontor", exclude_type_checking_imports=True, cache_dir=None)


def layer_of(module: str) -> str:
    """Return the layer of a module; the package itself is in none."""
    parts = module.split(".")[1:]
    if parts[:1] == ["server"]:
        own = ".".join(parts[:2])
        return own if own in LAYERS else "server"
    return parts[0] if parts and parts[0] in LAYERS else ""


def room_of(found: grimp.ImportGraph, module: str) -> str:
    """Return the room of a game's module, or the engine."""
    parts = module.split(".")[1:]
    if parts[0] == "engine":
        return "engine"
    if parts[0] != "games" or len(parts) < 3:
        return ""
    room = parts[2]
    is_folder = bool(found.find_children(".".join(["kontor", *parts[:3]])))
    return room if room in ALONE or (is_folder and room in ROOMS) else "loose"


def game_of(module: str) -> str:
    """Return the game a module belongs to, if any."""
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 3 else ""


def between_layers(found: grimp.ImportGraph) -> Arrows:
    """Count the imports from layer to layer."""
    arrows: Arrows = Counter()
    for module in found.modules:
        for imported in found.find_modules_directly_imported_by(module):
            pair = layer_of(module), layer_of(imported)
            if all(pair) and pair[0] != pair[1]:
                arrows[pair] += 1
    return arrows


def between_rooms(found: grimp.ImportGraph, game: str = "") -> Arrows:
    """Count the imports from room to room, in one game or in all of them added up."""
    arrows: Arrows = Counter()
    for module in found.modules:
        if not game_of(module) or game not in ("", game_of(module)):
            continue
        for imported in found.find_modules_directly_imported_by(module):
            pair = room_of(found, module), room_of(found, imported)
            if all(pair) and pair[0] != pair[1]:
                arrows[pair] += 1
    return arrows


def modules_in(found: grimp.ImportGraph, rooms: dict[str, str]) -> Counter[str]:
    """Count the modules of each room or layer."""
    if rooms is LAYERS:
        return Counter(layer_of(module) for module in found.modules if "." in module)
    return Counter(room_of(found, module) for module in found.modules if "." in module)


def svg(title: str, rooms: dict[str, str], arrows: Arrows, sizes: Counter[str]) -> str:
    """Draw rooms from top to bottom, and beside them an arrow for each pair with its count."""
    shown = [name for name in rooms if sizes[name]]
    spans = [shown.index(other) - shown.index(one) for one, other in arrows]
    left = LEFT + round(0.75 * BEND * max(-min(spans, default=0), 0))
    width = left + BOX[0] + round(0.75 * BEND * max(max(spans, default=0), 0)) + LEFT
    height = 2 * TOP + PITCH * (len(shown) - 1) + BOX[1]
    drawn = [arrow(pair, count, shown) for pair, count in sorted(arrows.items())]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-left} {-TOP} {width} {height}"'
        f' width="{width}" height="{height}" font-family="system-ui, sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect x="{-left}" y="{-TOP}" width="{width}" height="{height}" fill="{PAPER}"/>',
        *(box(name, rooms[name], place, sizes[name]) for place, name in enumerate(shown)),
        *(line for line, _ in drawn),
        *(label for _, label in drawn),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def box(name: str, idea: str, place: int, modules: int) -> str:
    """Draw a room: its name, what it is for, and how many modules it has."""
    wide, high = BOX
    top = PITCH * place
    colour = COLOURS[place % len(COLOURS)]
    return (
        f'<rect y="{top}" width="{wide}" height="{high}" rx="6" fill="#f4ecdc"'
        f' stroke="{colour}" stroke-width="1.5"/>'
        f'<text x="12" y="{top + 18}" font-weight="700" fill="{colour}">{escape(name)}</text>'
        f'<text x="{wide - 12}" y="{top + 18}" text-anchor="end" fill="#555">'
        f"{modules} module{'' if modules == 1 else 's'}</text>"
        f'<text x="12" y="{top + 35}" fill="#222">{escape(idea)}</text>'
    )


def arrow(pair: tuple[str, str], count: int, shown: list[str]) -> tuple[str, str]:
    """Draw an arrow and its count: on the right downwards, in red on the left upwards."""
    first, last = (shown.index(name) for name in pair)
    side, sign = (BOX[0], 1) if first < last else (0, -1)
    colour = COLOURS[first % len(COLOURS)] if sign > 0 else "#d00000"
    bend = side + BEND * (last - first)
    begin = PITCH * first + BOX[1] // 2 + 7 * sign
    end = PITCH * last + BOX[1] // 2 - 7 * sign
    line = (
        f'<path d="M{side} {begin}C{bend} {begin} {bend} {end} {side + 6 * sign} {end}"'
        f' fill="none" stroke="{colour}" stroke-width="{1 + len(str(count)) / 2}"'
        f' stroke-opacity=".75"><title>{pair[0]} imports {pair[1]}: {count}</title></path>'
        f'<path d="M{side} {end}l{10 * sign} -4v8z" fill="{colour}"/>'
    )
    label = (
        f'<text x="{side + 0.75 * (bend - side)}" y="{(begin + end) / 2 + 4}" fill="{colour}"'
        f' text-anchor="middle" stroke="{PAPER}" stroke-width="4" paint-order="stroke">'
        f"{count}</text>"
    )
    return line, label


def drawn_arrows(picture: str) -> set[tuple[str, str]]:
    """Return which arrows a picture shows."""
    return set(re.findall(r"<title>(\S+) imports (\S+): \d+</title>", picture))


def pictures(found: grimp.ImportGraph) -> dict[str, str]:
    """Return the pictures by the name of their file."""
    layers = svg("Layers", LAYERS, between_layers(found), modules_in(found, LAYERS))
    rooms = svg("Rooms of a game", ROOMS, between_rooms(found), modules_in(found, ROOMS))
    return {"layers.svg": layers, "rooms.svg": rooms}


if __name__ == "__main__":
    for name, picture in pictures(graph()).items():
        (IMAGES / name).write_text(picture, "utf-8")
        print(f"docs/img/{name}")
