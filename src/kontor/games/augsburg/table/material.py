"""The material of Augsburg 1520, read from `components.toml`."""

from typing import Final

from kontor.engine.components import Reader, shown
from kontor.games.augsburg.table import codes, packing

# What the rules are built on: prices on both faces (R16.4), all tiles at every table (R1.6).
FACTS: Final = {
    "money.bank_limited": False,
    "notes.copies_per_value": 1,
    "notes.price_on_back": True,
    "rights_general.use_all_for_every_player_count": True,
}

MOST_MONEY: Final = 100_000
SYMBOLS_PER_CARD: Final = 3


class Material:
    """All numbers and names of the game."""

    def __init__(self, components: Reader) -> None:
        components.insist(FACTS)
        # What is printed on nobles, categories, their levels and the rights, in each language.
        self.names: dict[str, dict[str, str]] = {}
        meta = components.section("meta")
        self.least_players: int = meta.integer("players_min", 2, 5)
        self.most_players: int = meta.integer("players_max", self.least_players, 5)
        players = components.section("players")
        self.colours: list[str] = players.texts("colors")
        players.check_entries("colors", self.colours, self.most_players)

        money = components.section("money")
        self.unit: int = money.integer("unit", 1, MOST_MONEY)
        check_banknotes(money, self.unit)

        setup = components.section("setup")
        self.start_money: int = self.amount(setup, "start_money")
        self.start_jokers: int = setup.integer("start_jokers", 0, 9)
        self.start_offer: int = setup.integer("start_offer", 1, 7)
        self.start_prestige: int = setup.integer("start_prestige", 0, 99)
        self.start_level: int = setup.integer("start_level", 1, 1)

        self.nobles: list[str] = []
        self.tie_rank: list[int] = []
        self.read_nobles(components)
        self.cards: list[str] = []
        self.price: list[int] = []
        self.value: list[int] = []
        self.jokers: int = 0
        self.read_notes(components)
        # The order of notes in a showdown: value first, then the noble (R4.6, R4.8).
        self.rank: list[int] = [
            self.value[card] * 8 + self.tie_rank[packing.NOBLE[card]]
            for card in range(packing.JOKER)
        ]
        self.rank.append(0)
        # The nobles with notes, the one that wins among equal values first (R4.8).
        self.ranked_nobles: list[str] = [
            self.nobles[noble]
            for _, noble in sorted(
                ((rank, noble) for noble, rank in enumerate(self.tie_rank[: packing.NOBLES])),
                reverse=True,
            )
        ]
        self.weaker_nobles_first: list[int] = sorted(
            range(packing.NOBLES), key=lambda noble: self.tie_rank[noble]
        )
        # Notes from the highest rank down; jokers come last.
        self.by_rank: list[int] = sorted(
            range(packing.JOKER + 1), key=lambda card: self.rank[card], reverse=True
        )

        self.few_cards: int = components.section("piles").integer("few_cards", 1, 99)

        track = components.section("prestige_track")
        self.loop: int = track.integer("loop", 1, 999)
        self.church_barrier: int = track.integer("barrier_church", 1, 999)
        self.cathedral_barrier: int = track.integer("barrier_cathedral", self.church_barrier, 999)

        self.read_categories(components)
        self.right_level: list[int] = []
        self.right_piles: list[list[int]] = []
        self.read_rights(components)
        mint = components.section("rights").section("mint_master")
        self.mint_notes: int = mint.integer("free_notes", 1, 7)

        self.privileges: list[str] = []
        self.symbols: list[list[int]] = []
        self.read_privileges(components)
        self.read_privilege_rules(components)
        self.rounds: dict[int, int] = {}
        self.track_start: dict[int, int] = {}
        self.supply: dict[int, list[int]] = {}
        self.read_player_counts(components)

    # Reading one part ---------------------------------------------------------------------

    def amount(self, section: Reader, key: str) -> int:
        """Return a sum of money, which the smallest banknote must divide."""
        value = section.integer(key, 0, MOST_MONEY)
        self.check_unit(section, key, value)
        return value

    def check_unit(self, section: Reader, key: str, value: int) -> None:
        """Complain about a sum that cannot be paid with banknotes."""
        if value % self.unit:
            raise section.fail(key, "multiple", unit=str(self.unit), value=str(value))

    def read_nobles(self, components: Reader) -> None:
        """Read the nobles in the order of the visits (R2.2): four with notes, then one without."""
        sections = components.sections("nobles")
        components.check_entries("nobles", sections, packing.NOBLES + 1)
        for index, section in enumerate(sections):
            section.integer("order", index + 1, index + 1)
            section.insist({"has_notes": index < packing.NOBLES})
            self.nobles.append(section.text("id"))
            self.names[self.nobles[-1]] = section.section("names").words()
            section.text("color")
            self.tie_rank.append(section.integer("tie_rank", 0, 7))
        components.check_distinct("nobles[*].tie_rank", self.tie_rank[: packing.NOBLES])

    def read_notes(self, components: Reader) -> None:
        """Read the notes and jokers with their prices."""
        section = components.section("notes")
        values = section.integers("values", 1, packing.VALUES)
        if values != list(range(1, packing.VALUES + 1)):
            raise section.fail("values", "counting", most=packing.VALUES)
        prices = section.section("price_by_value")
        for noble in self.nobles[: packing.NOBLES]:
            for value in values:
                self.cards.append(f"{noble}_{value}")
                self.value.append(value)
                self.price.append(self.amount(prices, str(value)))
        jokers = components.section("jokers")
        self.cards.append("joker")
        self.value.append(jokers.integer("value", 0, 0))
        self.price.append(self.amount(jokers, "price"))
        self.jokers = jokers.integer("count", self.start_jokers * self.most_players, 99)

    def read_categories(self, components: Reader) -> None:
        """Read what the levels of the three categories give."""
        categories = components.section("categories")
        for name in codes.CATEGORIES:
            self.read_names(categories.section(name), name)
        agency = categories.section("agency")
        self.income: list[int] = levels(agency, "income", MOST_MONEY)
        for income in self.income:
            self.check_unit(agency, "income", income)
        self.cash_option: int = self.amount(agency, "cash_option")
        self.cash_level: int = agency.integer("cash_option_min_level", 1, codes.TOP_LEVEL)
        self.peerage_prestige: list[int] = levels(categories.section("peerage"), "prestige", 99)
        office = categories.section("office")
        self.offer: list[int] = levels(office, "offer", 7)
        self.free: list[int] = levels(office, "free", 7)

    def read_names(self, category: Reader, name: str) -> None:
        """Read what is printed on the cards of a category."""
        category.text("color")
        category.text("symbol")
        self.names[name] = category.section("names").words()
        levels_named = category.sections("level_names")
        category.check_entries("level_names", levels_named, codes.TOP_LEVEL)
        for index, level in enumerate(levels_named):
            self.names[f"{name}_{index + 1}"] = level.words()

    def read_rights(self, components: Reader) -> None:
        """Read the six piles of rights tiles, top first (R1.6)."""
        general = components.section("rights_general")
        size = general.integer("per_pile", self.most_players, 99)
        general.integer("total", size * len(codes.RIGHTS), size * len(codes.RIGHTS))
        rights = components.section("rights")
        for kind, name in enumerate(codes.RIGHTS):
            section = rights.section(name)
            self.names[name] = section.section("names").words()
            wanted = codes.CATEGORIES[codes.RIGHT_CATEGORY[kind]]
            section.insist({"category": wanted})
            self.right_level.append(section.integer("min_level", 1, codes.TOP_LEVEL))
            if kind in (codes.MINT_MASTER, codes.MASTER_BUILDER):
                pile = [1] * section.integer("count", size, size)
            else:
                pile = section.integers("pile", 1, MOST_MONEY)
            section.check_entries("pile", pile, size)
            if pile != sorted(pile, reverse=True):
                raise section.fail("pile", "never-rise")
            if kind in codes.BUILDINGS:
                section.check_distinct("pile", pile)
                for price in pile:
                    self.check_unit(section, "pile", price)
            self.right_piles.append(pile)
        rights.section("master_builder").integer("extra_builds_per_win", 1, 1)

    def read_privileges(self, components: Reader) -> None:
        """Read the privilege cards, three symbols each, no two alike."""
        for section in components.sections("privilege_cards"):
            names = section.texts("symbols")
            section.check_entries("symbols", names, SYMBOLS_PER_CARD)
            for name in names:
                if name not in codes.SYMBOLS:
                    raise section.unknown("symbols", name, codes.SYMBOLS)
            found = sorted(codes.SYMBOLS.index(name) for name in names)
            if found in self.symbols:
                raise section.fail("symbols", "repeats")
            if section.text("id") in self.privileges:
                raise section.fail("id", "twice", value=shown(section.text("id")))
            self.privileges.append(section.text("id"))
            self.symbols.append(found)

    def read_privilege_rules(self, components: Reader) -> None:
        """Read how privilege cards are used, and what losers and victims are paid."""
        privilege = components.section("privilege_rules")
        self.display: int = privilege.integer("display", 1, len(self.privileges))
        privilege.insist({"display": len(self.nobles)})  # one for each auction of a round
        components.check_entries("privilege_cards", self.privileges, 2 * self.display)
        self.uses: int = privilege.integer("uses_per_card", 1, SYMBOLS_PER_CARD)
        self.waive_prestige: int = privilege.integer("waive_prestige", 0, 99)
        self.draw_cards: int = privilege.integer("draw_cards", 1, 9)
        privilege.integer("draw_discard", 1, 1)
        # R6.1, R6.2: what the symbols without a category give.
        self.symbol_money: int = self.amount(privilege, "money_symbol")
        self.symbol_prestige: dict[int, int] = {
            symbol: privilege.integer(f"{codes.SYMBOLS[symbol]}", 0, 99)
            for symbol in (codes.PRESTIGE_6, codes.PRESTIGE_7)
        }

        showdown = components.section("showdown_compensation")
        self.second_money: int = self.amount(showdown, "second")
        self.third_money: int = self.amount(showdown, "third")
        theft = components.section("steal_compensation")
        self.theft_money: int = self.amount(theft, "money")
        self.theft_prestige: int = theft.integer("prestige", 0, 99)

    def read_player_counts(self, components: Reader) -> None:
        """Read rounds, start of the round track and supply of step cards by number of players."""
        rounds = components.section("rounds")
        track = components.section("round_track")
        spaces = track.integer("spaces", 1, 99)
        labels = track.integers("labels", 0, 9)
        track.check_entries("labels", labels, spaces)
        supply = components.section("step_supply")
        sizes = components.section("step_card_sizes")
        for players in range(self.least_players, self.most_players + 1):
            if players not in labels:
                raise track.fail("labels", "lacks", value=str(players))
            self.track_start[players] = labels.index(players)
            # R1.3: the last space is always the last round.
            left = spaces - labels.index(players)
            self.rounds[players] = rounds.integer(str(players), left, left)
            row = supply.section(str(players))
            numbers = []
            for index, name in enumerate(codes.SIZES):
                card = sizes.section(name)
                card.integer("level", index + 2, index + 2)
                numbers.append(row.integer(name, 1, card.integer("total_per_category", 1, 9)))
            if numbers[0] != players:
                raise row.differs("small", players, numbers[0])
            self.supply[players] = numbers


def levels(section: Reader, key: str, most: int) -> list[int]:
    """Return what the levels 1 to 4 give; no level gives less than the one below it."""
    numbers = section.integers(key, 0, most)
    section.check_entries(key, numbers, codes.TOP_LEVEL)
    if numbers != sorted(numbers):
        raise section.fail(key, "never-fall")
    return numbers


def check_banknotes(money: Reader, unit: int) -> None:
    """Insist on banknotes of rising values, the first of which divides every other."""
    notes_listed = money.get("banknotes")
    if not isinstance(notes_listed, list) or not notes_listed:
        raise money.fail("banknotes", "pairs")
    below = 0
    for index, pair in enumerate(notes_listed):
        place = f"banknotes[{index}]"
        if not isinstance(pair, list) or len(pair) != 2:
            raise money.fail(place, "pair", value=shown(pair))
        value = money.checked_integer(place, pair[0], below + 1, MOST_MONEY)
        money.checked_integer(place, pair[1], 1, 999)
        if not index and value != unit:
            raise money.differs(place, [unit, pair[1]], pair)
        if value % unit:
            raise money.fail(place, "multiple", unit=str(unit), value=str(value))
        below = value
