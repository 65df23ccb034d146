"""Refusals of spaces: where nobody can enter, no city be founded, no knight stand."""

from kontor.engine import zones
from kontor.engine.record import SEAT_LETTERS
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.material import ELECTORATE_NAMES
from kontor.games.emperor.talk.refusal_list import RefusalList


def refuse_entrances(found: RefusalList, word: str) -> None:
    """Say where an aristocrat cannot enter, and where no knight gives way to him."""
    board = found.board
    for electorate in range(codes.ELECTORATES):
        name = ELECTORATE_NAMES[electorate]
        here = f"{word}:{name}"
        if not board.is_open(electorate):
            found.add(here, "R15.2", "refusal-closed", {"place": name})
        elif zones.count(board.noble_room, electorate) > 0:
            if not found.allows(here):
                continue
            for owner in zones.kinds(board.knights[electorate]):
                letter = SEAT_LETTERS[owner]
                found.add(f"{here}:{letter}", "R17.2", "refusal-space-is-free", {"place": name})
        else:
            castles = zones.kinds(board.castles[electorate])
            for owner in castles:
                letter = SEAT_LETTERS[owner]
                found.add(f"{here}:{letter}", "R17.3", "refusal-castle-is-safe", {"place": name})
            found.add(here, "R17.2", "refusal-no-noble-space", {"place": name})


def refuse_city_sites(found: RefusalList, word: str, clause: str) -> None:
    """Say where no city space is free."""
    board = found.board
    for electorate in range(codes.ELECTORATES):
        name = ELECTORATE_NAMES[electorate]
        if not board.is_open(electorate):
            found.add(f"{word}:{name}", "R15.2", "refusal-closed", {"place": name})
        elif not zones.count(board.city_room, electorate):
            found.add(f"{word}:{name}", clause, "refusal-no-city-space", {"place": name})


def refuse_stands(found: RefusalList, word: str, clause: str) -> None:
    """Say which spaces are not free for a knight."""
    board = found.board
    material = found.view.rules.material
    for electorate in range(codes.ELECTORATES):
        name = ELECTORATE_NAMES[electorate]
        if not board.is_open(electorate):
            found.add(f"{word}:{name}", "R15.2", "refusal-closed", {"place": name})
            continue
        if not zones.count(board.noble_room, electorate):
            found.add(f"{word}:{name}:noble", clause, "refusal-nobles-full", {"place": name})
        if not material.castle_spaces[electorate]:
            found.add(f"{word}:{name}:castle", "R1.2", "refusal-no-castle", {"place": name})
        elif not zones.count(board.castle_room, electorate):
            found.add(f"{word}:{name}:castle", clause, "refusal-castle-full", {"place": name})
