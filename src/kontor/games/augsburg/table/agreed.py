"""What a table agrees on: the version of the rules, the number of seats, the house rules (R16)."""

from typing import Final

from kontor.games.augsburg.table.material import Material

# Rules 1 let answers under seal be changed, asked for the jokers of a selection where nothing else
# was left to name, and for the end of every turn with a master builder. Old games go on by them.
RULES_VERSION: Final = 2

# The house rules that the rules know.
OPTIONS: Final = {
    "first_player": ("random", "host_choice"),
    "money_visibility": ("hidden", "open"),
    "hand_size_visibility": ("hidden", "open"),
    "card_backs_visible": ("false", "true"),
    "build_with_peerage": ("false", "true"),
    "draw_discard_from": ("hand", "drawn"),
    "unsold_next_opener": ("keep", "clockwise"),
}


class TableRules:
    """What one table plays by: the material, the number of seats (R16.8) and the house rules."""

    def __init__(
        self,
        material: Material,
        seats: int,
        options: dict[str, str],
        version: int = RULES_VERSION,
    ) -> None:
        self.version: int = version
        self.material: Material = material
        self.seats: int = seats
        self.options: dict[str, str] = options
        self.rounds: int = material.rounds[seats]
        self.track_start: int = material.track_start[seats]
        self.supply: list[int] = material.supply[seats]
        self.host_chooses: bool = options["first_player"] == "host_choice"  # R16.1
        self.money_is_open: bool = options["money_visibility"] == "open"  # R16.2
        self.backs_are_open: bool = options["card_backs_visible"] == "true"  # R16.4
        # R16.3, R16.4: open backs make hand sizes open.
        self.sizes_are_open: bool = options["hand_size_visibility"] == "open" or self.backs_are_open
        self.peerage_builds: bool = options["build_with_peerage"] == "true"  # R16.5
        self.discard_from_drawn: bool = options["draw_discard_from"] == "drawn"  # R16.6
        self.opener_moves_on: bool = options["unsold_next_opener"] == "clockwise"  # R16.7
