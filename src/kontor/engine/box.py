"""The box: who made a game, for whom, and how long it takes; told by `[meta]`, not by the rules."""

from typing import Final

from kontor.engine.components import Reader

SCHEMA: Final = 1
EARLIEST: Final = 1800
LATEST: Final = 2100
OLDEST: Final = 99
LONGEST: Final = 999


class Box:
    """What stands on the box of a game; all of it may be missing."""

    def __init__(self, components: Reader) -> None:
        if "schema_version" in components.table:
            components.integer("schema_version", SCHEMA, SCHEMA)
        meta = components.section("meta")
        if "slug" in meta.table:
            meta.choice("slug", [components.text("game")])
        self.designers: list[str] = several(meta, "designer")
        self.artists: list[str] = several(meta, "artist")
        self.publishers: list[str] = several(meta, "publisher")
        self.editions: list[str] = several(meta, "edition_modelled") + several(
            meta, "first_edition"
        )
        self.title_nl: str = "".join(several(meta, "title_nl"))
        self.year: int = number(meta, "year", EARLIEST, LATEST)
        self.least_age: int = number(meta, "age_min", 1, OLDEST)
        self.bgg_id: int = number(meta, "bgg_id", 1, 10_000_000)
        usual = number(meta, "minutes", 1, LONGEST) or number(meta, "minutes_box", 1, LONGEST)
        self.least_minutes: int = number(meta, "minutes_min", 1, LONGEST) or usual
        self.most_minutes: int = number(meta, "minutes_max", self.least_minutes, LONGEST) or usual


def several(meta: Reader, key: str) -> list[str]:
    """Return the texts of a key, which may stand there once, in the plural or not at all."""
    if key in meta.table:
        return [meta.text(key)]
    return meta.texts(f"{key}s") if f"{key}s" in meta.table else []


def number(meta: Reader, key: str, least: int, most: int) -> int:
    """Return a whole number, or 0 if it is not told."""
    return meta.integer(key, least, most) if key in meta.table else 0
