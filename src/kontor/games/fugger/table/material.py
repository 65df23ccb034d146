"""The material of Die Fugger, read from `components.toml`, and what a table makes of it."""

from typing import Final

from kontor.engine import zones
from kontor.engine.components import Reader

RULES_VERSION: Final = 1

MOST_PRICE: Final = 15

# The house rules that the rules below know.
OPTIONS: Final = {
    "draw_rule": ("hold_at_most_four", "hold_at_most_three"),
    "tie_break": ("shared", "pre_delivery_florins"),
    "two_player_jakob": ("after_both_turns", "after_every_turn"),
    "delivery_timing": ("as_action", "as_bonus"),
    "show_discard": ("counts", "top_card_only"),
}

# What the rules below are built on (R1.3, R5.3, R8.2, R8.3, R9.2).
FACTS: Final = {
    "price_ladder.direction": "clockwise",
    "delivery.goods_only": True,
    "evaluation_rulings.ranking": "standard_competition",
    "evaluation_rulings.zero_card_goods_rise": False,
    "evaluation_rulings.seal_count_includes_jakob": True,
    "evaluation_rulings.seal_count_includes_face_down": False,
    "other_pieces.jakob_card": 1,
    "other_pieces.overview_card": 1,
}


class Material:
    """All numbers and names of the game. Card 2g is good g, card 2g + 1 the same with a seal."""

    def __init__(self, components: Reader) -> None:
        components.insist(FACTS)
        self.goods: list[str] = read_goods(components)
        self.merchant: int = 2 * len(self.goods)
        self.cards: list[str] = []
        copies = []
        for index, card in enumerate(read_cards(components, self.goods)):
            self.cards.append(card.text("id"))
            copies.append(card.integer("copies", 0, zones.MOST_COPIES))
            card.integer("type_id", index, index)
        self.full_deck: int = zones.pack(copies)
        self.goods_cards: int = zones.one(self.merchant) - 1

        ladder = components.section("price_ladder")
        values = ladder.integers("values", 1, MOST_PRICE)
        if values != list(range(values[0], values[0] + len(values))):
            raise ladder.fail("values", "rising-by-one")
        self.least_price: int = ladder.integer("min_value", values[0], values[0])
        self.most_price: int = ladder.integer("max_value", values[-1], values[-1])
        self.start_price: int = ladder.integer("start_value", values[0], values[-1])
        self.overflow_price: int = ladder.integer("overflow_value", values[0], values[-1])

        deal = components.section("deal")
        self.initial_hand: int = deal.integer("initial_hand", 1, 9)
        self.initial_jakob_cards: int = deal.integer("initial_jakob_cards", 0, 9)
        self.new_round_cards: int = deal.integer("new_round_base_cards", 0, 9)
        self.new_round_jakob_cards: int = deal.integer("new_round_jakob_cards", 0, 9)
        limits = components.section("limits")
        self.draw_allowed_max_hand: int = limits.integer("draw_allowed_max_hand", 1, 20)
        self.merchants_in_front: int = limits.integer("merchants_in_front_max", 0, 9)
        bonus = components.section("merchant_bonus")
        self.merchant_bonus: list[int] = bonus.integers("extra_cards_by_merchants", 0, 9)
        wanted = self.merchants_in_front + 1
        bonus.check_entries("extra_cards_by_merchants", self.merchant_bonus, wanted)

        delivery = components.section("delivery")
        self.delivery_rounds: int = len(delivery.integers("rounds_allowed", 1, 9))
        if delivery.integers("rounds_allowed") != list(range(1, self.delivery_rounds + 1)):
            raise delivery.fail("rounds_allowed", "counting", most=self.delivery_rounds)
        delivery.integer("per_player_per_round", 1, 1)
        self.delivery_multiplier: int = delivery.integer("final_multiplier", 0, 9)

        evaluation = components.section("evaluation")
        # R6.5: Jakob's cards for a new round must not be able to close it.
        most_for_jakob = max(self.initial_jakob_cards, self.new_round_jakob_cards)
        self.trigger_cards: int = evaluation.integer("trigger_cards", most_for_jakob + 1, 9)
        self.rising_places: int = evaluation.integer("rising_places", 1, len(self.goods))
        self.fall_step: int = evaluation.integer("fall_step", 0, 9)
        self.seal_multiplier: int = evaluation.integer("seal_multiplier", 1, 9)
        self.seal_max_cards: int = evaluation.integer("seal_max_cards", 0, 99)
        self.florins_to_end: int = components.section("end").integer("florins_to_end", 1)
        self.by_players: dict[int, tuple[int, int]] = {}
        for row in components.sections("player_counts"):
            self.by_players[row.integer("players", 2, 4)] = (
                row.integer("jakob_card_per_delivery", 0, 1),
                row.integer("jakob_card_every_n_turns", 0, 99),
            )
        for players in range(2, 5):  # R1.1, R16.5: two to four, not five
            if players not in self.by_players:
                raise components.fail("player_counts", "lacks", value=f"players = {players}")
        check_sums(components, self)

    def good_of(self, card: int) -> int:
        """Return the good a goods card shows."""
        return card // 2


class TableRules:
    """The numbers one table plays by: the material, the number of seats and the house rules."""

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
        per_delivery, every_turns = material.by_players[seats]
        self.jakob_card_per_delivery: int = per_delivery
        self.jakob_card_every_n_turns: int = every_turns
        self.draw_allowed_max_hand: int = material.draw_allowed_max_hand
        # R16.1: under the stricter reading a hand of four may not draw.
        if options["draw_rule"] == "hold_at_most_three":
            self.draw_allowed_max_hand -= 1
        # R16.2: the richer player before the final deliveries wins a tie.
        self.earlier_florins_break_ties: bool = options["tie_break"] == "pre_delivery_florins"
        # R16.3: with two players Jakob's extra card may come after every turn.
        if every_turns and options["two_player_jakob"] == "after_every_turn":
            self.jakob_card_every_n_turns = 1
        # R16.4: a delivery may be made on top of the normal action.
        self.delivery_is_bonus: bool = options["delivery_timing"] == "as_bonus"
        self.discard_is_open: bool = options["show_discard"] == "counts"


def read_goods(components: Reader) -> list[str]:
    """Read the names of the goods in their order."""
    goods = []
    colours: list[str] = []
    for index, section in enumerate(components.sections("goods")):
        section.integer("index", index, index)
        goods.append(section.text("id"))
        section.text("abbreviation")
        section.colour("colour_hex")
        colours.append(section.text("colour_name"))
    if 2 * len(goods) + 1 > zones.MOST_KINDS:
        raise components.fail("goods", "most-entries", most=(zones.MOST_KINDS - 1) // 2)
    listed = components.section("colours").texts("set")
    if sorted(listed) != sorted(set(colours)):
        raise components.differs("colours.set", colours, listed)
    return goods


def read_cards(components: Reader, goods: list[str]) -> list[Reader]:
    """Read the kinds of card: each good plain and sealed, then the merchant."""
    cards = components.sections("card_types")
    components.check_entries("card_types", cards, 2 * len(goods) + 1)
    for index, card in enumerate(cards):
        last = index == len(cards) - 1
        card.choice("good", [*goods, ""])
        card.insist({
            "good": "" if last else goods[index // 2],
            "sealed": not last and index % 2 == 1,
        })  # fmt: skip
    return cards


def check_sums(components: Reader, material: Material) -> None:
    """Compare the material with the sums that the file states."""
    cards = zones.size(material.full_deck)
    merchants = zones.count(material.full_deck, material.merchant)
    sealed = sum(zones.count(material.full_deck, card) for card in range(1, material.merchant, 2))
    prices = material.most_price - material.least_price + 1
    components.insist(
        {
            "deck.size": cards,
            "deck.goods_cards": cards - merchants,
            "deck.sealed_goods_cards": sealed,
            "deck.merchants": merchants,
            "other_pieces.price_cards": prices,
            "other_pieces.goods_markers": len(material.goods),
            "other_pieces.printed_cards_total_without_overview": cards
            + prices
            + len(material.goods)
            + 1,
        }
    )
    pieces = components.section("other_pieces")
    pieces.check_entries("card_size_mm", pieces.integers("card_size_mm", 1), 2)
    for row in components.sections("start_deck_size"):
        dealt = row.integer("players", 2, 4) * material.initial_hand + material.initial_jakob_cards
        row.insist({"cards": cards - dealt})
