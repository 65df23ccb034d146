"""The material, read from `components.toml`, and what a table makes of it."""

from typing import Final

from kontor.engine import zones
from kontor.engine.components import Reader
from kontor.games.emperor.table import codes

ELECTORATE_NAMES: Final = (
    "trier",
    "cologne",
    "mainz",
    "palatinate",
    "saxony",
    "brandenburg",
    "bohemia",
)
PRIVILEGES: Final = (
    "repeat_exhausted_action",
    "free_doctor",
    "victory_point",
    "free_baron",
    "extra_income",
    "gray_eminence",
    "double_vote",
)
PRIVILEGE_PHASES: Final = (
    "actions",
    "actions",
    "electors",
    "actions",
    "income",
    "actions",
    "election",
)
CARD_NAMES: Final = (
    "rival",
    "doctor",
    "move",
    "pope",
    "church_influence",
    "excommunication",
    "indulgence",
    "permit",
    "city_charter",
    "promotion",
    "foreign_princess",
    "knight",
    "gray_eminence",
)
PHASE_NAMES: Final = (
    "setting_up",
    "income",
    "ageing",
    "descendants",
    "actions",
    "electors",
    "election",
    "emperor_phase",
    "advance",
    "over",
)
PRINTED_PHASES: Final = [*PHASE_NAMES[1:7], "emperor", "advance"]
CARD_PHASES: Final = (
    "election",
    "actions",
    "actions",
    "election",
    "election",
    "election",
    "actions",
    "actions",
    "actions",
    "actions",
    "actions",
    "actions",
    "electors",
)
DENOMINATIONS: Final = [1, 2, 5]
COLOURS: Final = ["blue", "pink", "white"]
BLUE: Final = 0
PINK: Final = 1
CITY_NOTHING: Final = 0
CITY_PLACE: Final = 1
CITY_SHIFT: Final = 2
CITY_DEEDS: Final = ["none", "place", "move"]
STEP_TARGETS: Final = (
    ("emperor", ["throne"]),
    ("others", ["elector_seat"]),
    ("all", ["noble_space"]),
    ("all", ["noble_space"]),
    ("all", ["noble_space"]),
    ("all", ["noble_space", "castle_space"]),
)

ARCHDIOCESE_NAMES: Final = list(ELECTORATE_NAMES[: codes.ARCHDIOCESES])
DUCHY_NAMES: Final = list(ELECTORATE_NAMES[codes.ARCHDIOCESES :])

# The house rules that the rules know.
OPTIONS: Final = {
    "first_emperor": ("random", "chosen"),
    "score_display": ("open", "closed"),
    "final_tie": ("shared", "thalers", "emperor"),
    "mainz_point": ("occupant_after_phase_v", "incumbent_only"),
    "archbishop_marriage": ("forbidden", "resign"),
    "daughter_choice": ("must_propose", "may_choose_convent"),
    "white_card_birth": ("counts_as_card", "ignored"),
    "emperor_tie_pool": ("all_tied", "able_only"),
    "vacant_seat_reclaim": ("two_points", "no_points_for_last_holder"),
    "zero_vote_supporters": ("score", "do_not_score"),
    "second_player_help": ("none", "one_extra_thaler"),
}

# What the rules, the board and the cards are built on; R18.5: points never run out.
FACTS: Final = {
    "pieces_per_player.thaler_markers": 1,
    "pieces_per_player.thaler_chips": 1,
    "pieces_per_player.vote_cards": 1,
    "pieces_common.round_markers": 1,
    "pieces_common.emperor_markers": 1,
    "pieces_common.setup_cards": 1,
    "aristocrat.sides": ["baron", "couple"],
    "thaler_track.min": 0,
    "thaler_track.lanes": ["marker_dark_blue", "chip_light_blue"],
    "income.imperial_city": 0,
    "victory_cards.split.limits_scoring": False,
    "round_track.phases": PRINTED_PHASES,
    "round_track.first_round_starts_with": "actions",
    "board.archdioceses_in_upper_row": codes.ARCHDIOCESES,
    "board.duchies_in_lower_row": codes.ELECTORATES - codes.ARCHDIOCESES,
    "board.order.row_upper": ARCHDIOCESE_NAMES,
    "board.order.row_lower": DUCHY_NAMES,
    "board.order.resolve_order": list(ELECTORATE_NAMES),
    "card_backs.doctor_backs_show": ARCHDIOCESE_NAMES,
    "card_backs.permit_backs_show": DUCHY_NAMES,
    "action_cards.rival.ends_phase_for_taker": True,
    "action_cards.knight.never_taken": True,
    "action_cards.gray_eminence.only_via_privilege": "brandenburg",
    "setup.imperial_cities_placed_by_first_emperor": 1,
}


class Material:
    """All numbers and names of the game."""

    def __init__(self, components: Reader) -> None:
        components.insist(FACTS)
        pieces = components.section("pieces_per_player")
        self.aristocrats: int = pieces.integer("aristocrats", 5, zones.MOST_COPIES)
        self.knights: int = pieces.integer("knights", 1, zones.MOST_COPIES)
        self.cities: int = pieces.integer("cities", 0, zones.MOST_COPIES)
        common = components.section("pieces_common")
        self.imperial_cities: int = common.integer("imperial_cities", 1, 15)
        common.integer("action_stacks", codes.CARDS, codes.CARDS)

        tiles = components.section("aristocrat")
        self.ages: list[int] = tiles.integers("ages", 1, 99)
        tiles.check_entries("ages", self.ages, codes.AGES)
        if self.ages != sorted(set(self.ages)):
            raise tiles.fail("ages", "rising")
        worth = tiles.section("influence")
        self.baron_influence: int = worth.integer("baron", 0, 9)
        self.couple_influence: int = worth.integer("couple", 0, 9)
        other = components.section("influence_other")
        self.knight_influence: int = other.integer("knight", 0, 9)
        self.city_influence: int = other.integer("city", 0, 9)
        self.imperial_influence: int = other.integer("imperial_city", 0, 9)
        self.eminence_influence: int = other.integer("gray_eminence", 0, 9)

        track = components.section("thaler_track")
        self.most_thalers: int = track.integer("max", 1, 99)
        self.first_thalers: int = track.integer("start", 0, self.most_thalers)
        income = components.section("income")
        self.income: int = income.integer("base", 0, 99)
        self.income_own_city: int = income.integer("per_own_city", 0, 9)
        self.income_foreign_city: int = income.integer("per_foreign_city_in_own_electorate", 0, 9)
        self.income_saxony: int = income.integer("saxony_bonus", 0, 9)
        self.convent_thalers: int = components.section("convent").integer("thalers", 0, 9)

        points = components.section("victory_points")
        self.elector_points: int = points.integer("new_elector", 0, 9)
        self.mainz_points: int = points.integer("mainz_elector_per_round", 0, 9)
        self.marriage_points: int = points.integer("married_daughter", 0, 9)
        self.vote_points: int = points.integer("vote_for_winner", 0, 9)
        self.city_points: list[int] = points.integers("city_nth", 0, 9)
        points.check_entries("city_nth", self.city_points, self.cities)
        self.indulgence_points: int = points.integer("indulgence", 0, 9)
        cards = components.section("victory_cards")
        split = cards.section("split")
        total = sum(split.integer(name, 0, 99) for name in ("ones", "twos", "fives"))
        cards.integer("total", total, total)
        common.integer("victory_point_cards", total, total)
        cards.insist({"denominations": DENOMINATIONS})
        self.read_colours(components)

        self.read_rounds(components)
        self.read_board(components)
        self.read_cards(components)
        self.read_setup(components)

    def read_colours(self, components: Reader) -> None:
        """Read the colours of the players, one for each seat."""
        colours = components.section("player_colours")
        screen = colours.section("screen")
        for section, key in ((colours, "ids"), (screen, "hex")):
            section.check_entries(key, section.texts(key), codes.MOST_SEATS)
            section.check_distinct(key, section.texts(key))

    def read_rounds(self, components: Reader) -> None:
        """Read the round track: its phases, and the Emperor's reward of each round (R13.1)."""
        track = components.section("round_track")
        self.rounds: int = track.integer("rounds", 1, 20)
        numerals = track.texts("printed_numerals")
        track.check_entries("printed_numerals", numerals, len(PRINTED_PHASES))
        self.reward_points: list[int] = []
        self.reward_thalers: list[int] = []
        self.reward_city: list[int] = []
        for index, reward in enumerate(track.sections("reward")):
            reward.integer("round", index + 1, index + 1)
            self.reward_points.append(reward.integer("vp", 0, 9))
            self.reward_thalers.append(reward.integer("thalers", 0, self.most_thalers))
            self.reward_city.append(CITY_DEEDS.index(reward.choice("imperial_city", CITY_DEEDS)))
        track.check_entries("reward", self.reward_points, self.rounds)

    def read_board(self, components: Reader) -> None:
        """Read the electorates in board order: votes and spaces (R1.1, R1.2)."""
        self.votes: list[int] = []
        self.noble_spaces: list[int] = []
        self.castle_spaces: list[int] = []
        self.city_spaces: list[int] = []
        electorates = components.section("electorates")
        for electorate, name in enumerate(ELECTORATE_NAMES):
            section = electorates.section(name)
            section.choice("kind", ["archdiocese" if electorate < codes.ARCHDIOCESES else "duchy"])
            section.choice("privilege", [PRIVILEGES[electorate]])
            section.choice("privilege_phase", [PRIVILEGE_PHASES[electorate]])
            self.votes.append(section.integer("votes", 0, 9))
            spaces = section.section("spaces")
            self.noble_spaces.append(spaces.integer("noble", 1, zones.MOST_COPIES))
            self.castle_spaces.append(spaces.integer("castle", 0, zones.MOST_COPIES))
            self.city_spaces.append(spaces.integer("city", 0, zones.MOST_COPIES))
        pieces = codes.MOST_SEATS * self.cities + self.imperial_cities
        if sum(self.city_spaces) < pieces:
            raise electorates.fail("*.spaces.city", "least-sum", least=str(pieces))

    def read_cards(self, components: Reader) -> None:
        """Read the action cards in the order of the display: price, colour, copies (R2.3)."""
        self.prices: list[int] = []
        self.colours: list[int] = []
        self.stacks: dict[int, int] = {}
        table = components.section("action_cards")
        phases = components.section("card_phases")
        copies: dict[int, list[int]] = {2: [], 3: [], 4: []}
        for card, name in enumerate(CARD_NAMES):
            section = table.section(name)
            self.prices.append(section.integer("cost", 0, self.most_thalers))
            colour = section.section("colour").choice("value", COLOURS)
            self.colours.append(COLOURS.index(colour))
            phases.choice(name, [CARD_PHASES[card]])
            numbers = section.section("copies")
            for players, row in copies.items():
                row.append(numbers.integer(str(players), 1, zones.MOST_COPIES))
        # The cards that make sons and daughters (R6.1), as masks of a zone.
        self.blue_cards: int = self.cards_in(BLUE)
        self.pink_cards: int = self.cards_in(PINK)
        permit = table.section("permit")
        # The cards that can be paid with so many Thalers, as sets.
        self.affordable: list[int] = [
            sum(1 << card for card, price in enumerate(self.prices) if price <= thalers)
            for thalers in range(self.most_thalers + 1)
        ]
        self.couple_price: int = permit.integer("cost_couple", 0, self.most_thalers)
        heads = components.section("card_backs").section("heads")
        heads.insist({"three_heads": added(copies, 3), "four_heads": added(copies, 4)})
        for players, row in copies.items():
            heads.insist({f"deck_size.{players}": sum(row)})
            self.stacks[players] = zones.pack(row)
        most = sum(copies[codes.MOST_SEATS])
        components.section("pieces_common").integer("action_cards", most, most)

    def cards_in(self, colour: int) -> int:
        """Return the cards of a colour as a mask of a zone."""
        cards = [card for card, own in enumerate(self.colours) if own == colour]
        return sum(zones.MOST_COPIES * zones.one(card) for card in cards)

    def read_setup(self, components: Reader) -> None:
        """Read the start position card (R2.4 to R2.9) and what differs by number of players."""
        setup = components.section("setup")
        self.second_player_extra: int = setup.integer("second_player_extra_thalers", 0, 5)
        steps = setup.sections("step")
        setup.check_entries("step", steps, len(STEP_TARGETS))
        kinds: list[int] = []
        for step, (who, target) in zip(steps, STEP_TARGETS, strict=True):
            step.choice("who", [who])
            step.insist({"target": target})
            if step is steps[-1]:
                step.choice("piece", ["knight"])
                continue
            side = codes.COUPLE if step.choice("piece", ["baron", "couple"]) == "couple" else 0
            age = step.integer("age", self.ages[0], self.ages[-1])
            if age not in self.ages:
                raise step.unknown("age", age, self.ages)
            kinds.append(side + self.ages.index(age))
        self.first_throne: int = kinds[0]
        self.first_elector: int = kinds[1]
        self.first_nobles: list[int] = kinds[2:]
        for step in steps[:2]:
            step.insist({"piece": "baron"})
        counts = components.section("player_count")
        self.closed_archdioceses: dict[int, int] = {}
        self.closed_duchies: dict[int, int] = {}
        self.may_buy_unusable: dict[int, bool] = {}
        for players in (2, 3, 4):
            row = counts.section(str(players))
            duchies = codes.ELECTORATES - codes.ARCHDIOCESES
            self.closed_archdioceses[players] = row.integer("closed_archdioceses", 0, 1)
            self.closed_duchies[players] = row.integer("closed_duchies", 0, duchies - 2)
            self.may_buy_unusable[players] = row.flag("may_buy_unusable_cards")


def added(copies: dict[int, list[int]], players: int) -> dict[str, int]:
    """Count the cards, by name, that come in with this number of players (R2.3)."""
    more = [here - fewer for here, fewer in zip(copies[players], copies[players - 1], strict=True)]
    return {CARD_NAMES[card]: number for card, number in enumerate(more) if number}
