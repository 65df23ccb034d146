"""The material of Die Glücksritter, read from `components.toml`, and what a table makes of it."""

from typing import Final

from kontor.engine import seat_numbers
from kontor.engine.components import Reader
from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.deck import Deck

# What changed, by the version of the rules that began with it.
#
# | 2 | a plan that is unlocked keeps its draft (R5.3); sealed answers other than plans are final;
# |   | change is given to all at once (R7.5, R13.4); reserve documents that would do nothing are
# |   | refused (R14.9); nobody is asked without a choice that all can see (R8.7, R16.1, R18.3);
# |   | documents break ties of castles only (R16.5, R16.8); standing orders (R18.4, R18.6) and
# |   | clocks (R5.4, R5.13, R18.5)
RULES_VERSION: Final = 2

SPACE_KINDS: Final = ("documents", "walls", "towers", "knight", "income", "income")

GOLD_VALUE: Final = 2
SILVER_VALUE: Final = 1
MOST_SEATS: Final = 6
MOST_ROUNDS: Final = 200

# The times of questions, by their names in the components file.
TIMES: Final = ("planning", "planning_grace", "spy", "purchase", "knight", "reaction", "closing")
TIME_PLANNING: Final = 0
TIME_GRACE: Final = 1
TIME_SPY: Final = 2
TIME_PURCHASE: Final = 3
TIME_KNIGHT: Final = 4
TIME_REACTION: Final = 5
TIME_CLOSING: Final = 6

# The house rules that the rules know (R19).
OPTIONS: Final = {
    "limit_repeat": ("repeat", "once"),
    "change": ("silver_from_bag", "overpay_lost"),
    "stolen_piece_choice": ("attacker", "victim"),
    "unplaceable_piece": ("nothing", "destroyed"),
    "coins_visibility": ("public", "hidden"),
    "ransom_moment": ("planning", "before_income"),
    "final_tie": ("shared", "documents_then_shared"),
    "yellow_mode": ("live", "orders"),
    "clock": ("none", "relaxed", "brisk"),
    "max_rounds": tuple(str(number) for number in range(MOST_ROUNDS + 1)),
}

LONGEST: Final = 3600


class Timing:
    """How many seconds each kind of question may stay open where a table plays by the clock."""

    def __init__(self, section: Reader, has_clock: bool) -> None:
        # R5.4, R18.5; 0 = without limit.
        self.seconds: list[int] = [section.integer(f"{name}_seconds", 0, LONGEST) for name in TIMES]
        self.relaxed_times: int = section.integer("relaxed_times", 1, 99) if has_clock else 1
        # How long an answer without a choice takes, so that it tells nothing (R18.2).
        self.least_mask: float = section.number("mask_delay_min_seconds", 0, LONGEST)
        self.most_mask: float = section.number("mask_delay_max_seconds", self.least_mask, LONGEST)


class Material:
    """All numbers and names of the game."""

    def __init__(self, components: Reader) -> None:
        self.colours: list[str] = read_colours(components)
        self.plan_cards: int = components.section("plan").integer("action_cards_per_round", 1, 4)
        check_action_cards(components)

        coins = components.section("coins")
        gold = coins.section("gold")
        silver = coins.section("silver")
        # R13.3, R13.4 rest on gold being worth two silver coins.
        self.gold_value: int = gold.integer("value", GOLD_VALUE, GOLD_VALUE)
        silver.integer("value", SILVER_VALUE, SILVER_VALUE)
        self.gold: int = gold.integer("count", 1, 63)
        self.silver: int = silver.integer("count", 1, 63)
        self.start_gold: int = gold.integer("start_per_player", 0, self.gold // MOST_SEATS)
        self.start_silver: int = silver.integer("start_per_player", 0, self.silver // MOST_SEATS)
        limit = components.section("coin_limit")
        self.limit: int = limit.integer("threshold", 2, 99)
        self.limit_lift: int = seat_numbers.lift(self.limit)
        self.returned: int = limit.integer("return_numerator", 1, 9)
        self.returned_of: int = limit.integer("return_denominator", self.returned + 1, 10)
        limit.choice("rounding", ["down"])
        self.ransom: int = components.section("ransom").integer("price", 0, 99)

        pieces = components.section("pieces")
        self.supply: list[int] = []
        self.per_castle: list[int] = []
        for name in codes.PIECES:
            piece = pieces.section(name)
            self.per_castle.append(piece.integer("per_castle", 1, 9))
            # R9.7: the supply serves every site.
            self.supply.append(piece.integer("count", self.per_castle[-1] * MOST_SEATS, 99))
        self.castle: int = sum(self.per_castle)
        # R14.6: the closing window waits for somebody who lacks one piece at most.
        self.nearly_a_castle: int = self.castle - 1

        # By space number; the first entry is the dungeon in the middle.
        self.spaces: list[str] = [components.section("dungeon").text("id")]
        self.lone_price: list[int] = [0]
        self.crowded_price: list[int] = [0]
        self.most_units: list[int] = [0]
        self.duel_players: int = 0
        self.read_spaces(components)

        dice = components.section("dice")
        self.die: list[int] = dice.section("normal").integers("faces", 1, 99)
        special = dice.section("special")
        self.special_die: list[int] = []
        for index, face in enumerate(special.texts("faces")):
            if face not in codes.FACES:
                raise special.unknown(f"faces[{index}]", face, codes.FACES)
            self.special_die.append(codes.FACES.index(face))

        self.ducat_cards: list[str] = []
        self.tax: list[int] = []
        self.customs: list[int] = []
        self.read_ducat_cards(components)
        self.deck: Deck = Deck(components, codes.PIECES)
        self.timing: Timing = Timing(components.section("timing"), has_clock(components))
        # Where the spaces lie on the board, as parts of its width and height; first the dungeon.
        self.layout: list[tuple[float, float]] = read_layout(components)

    def read_spaces(self, components: Reader) -> None:
        """Read the six spaces of the board in their order."""
        sections = components.sections("space")
        components.check_entries("space", sections, codes.SPACES)
        for index, section in enumerate(sections):
            section.integer("number", index + 1, index + 1)
            section.choice("kind", [SPACE_KINDS[index]])
            self.spaces.append(section.text("id"))
            if index + 1 in codes.SHOPS:
                self.lone_price.append(section.integer("price_lone", 0, 99))
                self.crowded_price.append(section.integer("price_crowded", 0, 99))
                most = 1 if index + 1 == codes.JACOB else 3
                self.most_units.append(section.integer("max_units", 1, most))
            elif index + 1 == codes.KNIGHT:
                section.choice("raid_coin", ["gold"])
                section.insist({"raid_spaces": list(codes.INCOME_SPACES)})
                self.duel_players = section.integer("duel_players", 2, 2)

    def read_ducat_cards(self, components: Reader) -> None:
        """Read the ducat cards and compare their number with the one stated."""
        for card in components.sections("ducat_card"):
            self.ducat_cards.append(card.text("id"))
            self.tax.append(card.integer("tax", 0, 99))
            self.customs.append(card.integer("customs", 0, 99))
        deck = components.section("ducat_deck")
        deck.choice("when_empty", ["reshuffle"])
        deck.insist({"count": len(self.ducat_cards)})

    def value(self, gold: int, silver: int) -> int:
        """Return what coins are worth in ducats (R13.1)."""
        return gold * self.gold_value + silver


class TableRules:
    """What one table plays by; the rules are the same for every number of seats (R16.9)."""

    def __init__(
        self,
        material: Material,
        seats: int,
        options: dict[str, str],
        version: int = RULES_VERSION,
    ) -> None:
        self.version: int = version
        self.is_first_version: bool = version == 1
        self.material: Material = material
        self.seats: int = seats
        self.options: dict[str, str] = options
        # R19, each with the clause it touches.
        self.halves_once: bool = options["limit_repeat"] == "once"  # R19.1: R13.9
        self.gives_change: bool = options["change"] == "silver_from_bag"  # R19.2: R13.4
        self.victim_chooses: bool = options["stolen_piece_choice"] == "victim"  # R19.3: R11.15
        self.destroys: bool = options["unplaceable_piece"] == "destroyed"  # R19.4: R11.16
        self.hides_coins: bool = options["coins_visibility"] == "hidden"  # R19.5: R17.5
        self.early_ransom: bool = options["ransom_moment"] == "before_income"  # R19.6: R5.9
        # R19.7: R16.5
        self.documents_break_ties: bool = options["final_tie"] == "documents_then_shared"
        orders = options["yellow_mode"] == "orders"
        self.orders_decide: bool = orders and not self.is_first_version  # R19.8: R18.6
        self.max_rounds: int = int(options["max_rounds"])  # R19.9: R16.8
        # R19.10: how many times the seconds of the material a question stays open; 0 is for ever.
        self.clock_times: int = {"none": 0, "brisk": 1, "relaxed": material.timing.relaxed_times}[
            options.get("clock", "none")
        ]

    def seconds(self, time: int) -> int:
        """Return how long a kind of question stays open; 0 is for ever (R5.4, R18.5)."""
        return self.clock_times * self.material.timing.seconds[time]


def has_clock(components: Reader) -> bool:
    """Tell whether a components file knows of clocks: older ones do not."""
    return "clock" in [option.text("id") for option in components.sections("options")]


def known_options(components: Reader) -> dict[str, tuple[str, ...]]:
    """Return the house rules that the rules know, as far as a components file has to list them."""
    known: dict[str, tuple[str, ...]] = dict(OPTIONS)
    if not has_clock(components):
        del known["clock"]
    return known


def as_first_known(components: Reader) -> Reader:
    """Return a components file as the first rules knew it: without clocks, with its own digest."""
    table = dict(components.table)
    listed = components.sections("options")
    table["options"] = [option.table for option in listed if option.text("id") != "clock"]
    timing = dict(components.section("timing").table)
    timing.pop("relaxed_times", None)
    table["timing"] = timing
    return Reader(components.file, components.path, table, components.asked)


def read_colours(components: Reader) -> list[str]:
    """Read the colours in clockwise order (R1.3)."""
    colours = []
    for index, section in enumerate(components.sections("seat")):
        section.integer("order", index, index)
        colours.append(section.text("id"))
        section.colour("hex")
    if len(colours) < MOST_SEATS:
        raise components.fail("seat", "least-entries", least=MOST_SEATS)
    return colours


def check_action_cards(components: Reader) -> None:
    """Insist on one action card for each space in each colour (R4.1)."""
    cards = components.section("action_cards")
    if cards.integers("numbers", 1, codes.SPACES) != list(range(1, codes.SPACES + 1)):
        raise cards.fail("numbers", "counting", most=codes.SPACES)
    cards.integer("copies_per_colour", 1, 1)


def read_layout(components: Reader) -> list[tuple[float, float]]:
    """Read where the dungeon and the spaces lie, by their numbers."""
    spots: dict[int, tuple[float, float]] = {}
    for spot in components.sections("layout"):
        space = spot.integer("space", 0, codes.SPACES)
        spots[space] = (spot.number("x", 0, 1), spot.number("y", 0, 1))
    for space in range(codes.SPACES + 1):
        if space not in spots:
            raise components.fail("layout", "lacks", value=f"space = {space}")
    return [spots[space] for space in range(codes.SPACES + 1)]
