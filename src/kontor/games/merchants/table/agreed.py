"""What one table plays by: the material, the number of seats and the house rules."""

from typing import Final

from kontor.engine.game import SetupError
from kontor.engine.messages import Message
from kontor.games.merchants.table import codes
from kontor.games.merchants.table.material import Material

STRUCTURED: Final = 0
POSTED: Final = 1
LIVE: Final = 2
MODES: Final = ["structured", "posted", "live"]

NO_DEALS: Final = 0
BINDING: Final = 1
NON_BINDING: Final = 2
DEALS: Final = ["off", "binding", "non_binding"]

# What bots do about deals: propose and answer, answer only, or decline them all (R12.4).
BOTS_PROPOSE: Final = 0
BOTS_ANSWER: Final = 1
BOT_DEALS: Final = ["propose", "answer", "never"]

RANDOM: Final = "random"
RANDOM_SET: Final = "random_set"
BY_CHANCE: Final = -1

# Version 2: Cheap Purchase once a round, answers under seal are final, Free Loading after a live
# negotiation, promises that cannot be kept together refused, those that became impossible void.
RULES_VERSION: Final = 2

# The table options and their values; the courier's start may be any node of the map.
OPTIONS: Final = {
    "start_cities": [RANDOM_SET, "set_a", "set_b", "edition_1999"],
    "courier_start": [RANDOM],
    "first_player": [RANDOM, "1", "2", "3", "4"],
    "influence_pick": ["choose", "random"],
    "phase2_order": ["per_wagon", "auctions_first"],
    "negotiation_mode": MODES,
    "art_of_negotiation": DEALS,
    "investment_pass": ["lot", "phase"],
    "loan_supply": ["unlimited", "printed"],
    "money_visible": ["false", "true"],
    "opening_abilities": ["none", "pairs_1999"],
    "bot_deals": BOT_DEALS,
}


class TableRules:
    """The numbers and choices one table plays by."""

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
        self.last_arrivals: int = material.last_arrivals[seats]  # R10.1
        self.cards_per_round: int = seats - 1  # R8.2
        self.courier_start: int = courier_node(material, options["courier_start"])
        self.starts: list[str] = start_sets(material, options, self.courier_start)
        self.first_player: int = first_player(seats, options["first_player"])
        self.choose_influence: bool = options["influence_pick"] == "choose"
        self.auctions_first: bool = options["phase2_order"] == "auctions_first"
        self.negotiation: int = MODES.index(options["negotiation_mode"])
        self.deals: int = DEALS.index(options["art_of_negotiation"])
        self.pass_is_for_the_phase: bool = options["investment_pass"] == "phase"
        self.loans_are_limited: bool = options["loan_supply"] == "printed"
        self.money_is_open: bool = options["money_visible"] == "true"
        self.opens_with_pairs: bool = options["opening_abilities"] == "pairs_1999"
        self.bot_deals: int = BOT_DEALS.index(options["bot_deals"])


def courier_node(material: Material, value: str) -> int:
    """Return the node where the table wants the courier, or NOWHERE for a random one (R1.6)."""
    if value == RANDOM:
        return codes.NOWHERE
    return material.roads.nodes.index(value)


def start_sets(material: Material, options: dict[str, str], courier: int) -> list[str]:
    """Name the sets of start cities to choose from that suit the courier (R1.4, R1.6)."""
    wanted = options["start_cities"]
    names = ["set_a", "set_b"] if wanted == RANDOM_SET else [wanted]
    if courier == codes.NOWHERE:
        return names
    fitting = [name for name in names if courier in material.courier_starts[name]]
    if not fitting:
        place, distance = options["courier_start"], material.courier_distance
        raise SetupError(
            f"option courier_start: {place} is not {distance} spaces from a city without a wagon",
            Message("setup-courier-place", {"node": place, "number": distance}),
            "merchants",
            "R1.6",
        )
    return fitting


def first_player(seats: int, value: str) -> int:
    """Return the first player the table wants, counting round the table, or BY_CHANCE (R1.10)."""
    return BY_CHANCE if value == RANDOM else (int(value) - 1) % seats
