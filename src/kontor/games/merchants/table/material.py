"""The material of Merchants of the Middle Ages, read from `components.toml`."""

from typing import Final

from kontor.engine import zones
from kontor.engine.components import Reader, shown
from kontor.games.merchants.table import codes
from kontor.games.merchants.table.cards import (
    CHEAP_PURCHASE,
    COACHES,
    COURIERS,
    FREE_LOADING,
    GREAT_TRADING_POST,
    INFLUENCES,
    INVESTMENTS,
    LOADING_MASTER_CARD,
    SOCIAL_CLIMB,
    SPECIAL_SALE,
    STATUS_KEEPER,
    TRADING_POST,
    WAREHOUSE_SALE,
)
from kontor.games.merchants.table.printed import Printed
from kontor.games.merchants.table.roads import CITY, Roads

MOST_GOODS: Final = 6
MOST_CITIES: Final = 8
MOST_WAGONS: Final = 4
MOST_TILES: Final = 4
EDITION_1999: Final = "edition_1999"
UNUSED_POINTER: Final = "own_arms"

# What the rules are built on.
FACTS: Final = {
    "money.bank_is_unlimited": True,  # R0.2
    "coats_of_arms.on_status_ladder": 1,
    "price_table.wraps_from_top_to_bottom": True,  # R6.2
    "price_wheel.per_player": 1,
    "price_wheel.pointers": 2,
    "price_wheel.step_per_pointer": 1,
    "wagons.master_single_type": True,  # R4.2
    "start_positions.wagon_assignment": "listed_order",  # R1.4
    "courier.may_enter_cities": False,  # R5.21
    "movement_tiles.refresh_when_all_used": True,  # R5.18
    "wagon_track.beyond_last": "repeat_last",
    "game_end.finish_round": True,  # R10.1
    "credit.max_new_per_round": 1,  # R9.4
    "investment.cards_per_round": "players_minus_1",  # R8.2
    "investment.max_per_player_per_round": 1,  # R8.2
    "influence.removed_after_use": True,  # R0.5
    "warehouse.per_player_per_city": 1,
    "warehouse.capacity": 0,  # no limit
}
# The phases in which the influence cards are played.
INFLUENCE_PHASES: Final = (2, 3, 4, 5, 7, 2, 7)


def check_ids(section: Reader, cards: list[Reader], wanted: list[str]) -> None:
    """Insist on the cards that the rules know, in their order."""
    if (found := [card.text("id") for card in cards]) != wanted:
        raise section.differs("cards[*].id", wanted, found)


class Material:
    """All numbers and names of the game."""

    def __init__(self, components: Reader) -> None:
        components.insist(FACTS)
        self.read_money(components)
        self.read_goods(components)
        self.read_cities(components)
        self.read_wagons(components)
        self.read_ladder(components)
        self.read_investments(components)
        self.read_influences(components)
        self.read_negotiation(components)
        purchase = components.section("purchase")
        self.goods_per_purchase: int = purchase.integer("max_goods_per_turn", 1, 9)
        self.first_purchases: int = purchase.integer("passes_in_first_round", 1, 9)
        self.later_purchases: int = purchase.integer("passes_in_later_rounds", 1, 9)
        self.printed: Printed = Printed(components)
        self.colours: list[str] = components.section("seats").texts("order")
        colours = components.section("seats").section("colour")
        self.colour_codes: list[str] = [colours.text(colour) for colour in self.colours]
        most_seats = components.section("meta").integer("players_max")
        components.section("seats").check_entries("order", self.colours, most_seats)

    def read_money(self, components: Reader) -> None:
        """Read coins and purses (R0.1, R1.1); the bank is unlimited (R0.2)."""
        money = components.section("money")
        self.unit: int = money.integer("unit", 1)
        self.start_florins: int = self.amount(money, "start_per_player")
        coins = money.section("start_coins")
        supply = money.section("coin_supply")
        purse = sum(coins.integer(name) * int(name.removeprefix("c")) for name in coins.table)
        if purse != self.start_florins:
            raise money.fail("start_coins", "sum", wanted=str(self.start_florins), value=str(purse))
        for name in supply.table:
            supply.integer(name, coins.integer(name))

    def amount(self, section: Reader, key: str) -> int:
        """Read an amount of florins: a multiple of the smallest coin (R0.1)."""
        return self.whole(section, key, section.integer(key))

    def whole(self, section: Reader, key: str, florins: int) -> int:
        """Return an amount if it can be paid in coins (R0.1)."""
        if florins % self.unit:
            raise section.fail(key, "multiple", unit=str(self.unit), value=str(florins))
        return florins

    def read_goods(self, components: Reader) -> None:
        """Read goods, price table and dials (R1.3, R6)."""
        goods = components.section("goods")
        self.goods: list[str] = [kind.text("id") for kind in goods.sections("types")]
        if len(self.goods) > MOST_GOODS:
            raise goods.fail("types", "most-entries", most=MOST_GOODS)
        goods.check_distinct("types", self.goods)
        pieces = goods.integer("pieces_per_type", 2, zones.MOST_COPIES)
        marker = goods.integer("on_price_table_per_type", 1, 1)
        self.pieces: int = goods.integer(
            "in_supply_at_start_per_type", pieces - marker, pieces - marker
        )
        self.full_supply: int = zones.pack([self.pieces] * len(self.goods))
        table = components.section("price_table")
        self.buy_prices: list[int] = []
        self.sell_prices: list[int] = []
        for index, level in enumerate(table.sections("levels")):
            level.integer("level", index, index)
            self.buy_prices.append(self.amount(level, "buy"))
            self.sell_prices.append(self.amount(level, "sell"))
        self.price_levels: int = len(self.buy_prices)
        self.start_level: int = table.integer("start_level", 0, self.price_levels - 1)
        wheel = components.section("price_wheel")
        self.pointers: int = wheel.integer("pointers")
        # Every pair of goods or own arms as an answer (R6.1).
        targets = len(self.goods) + 1
        self.dials: list[int] = [
            codes.DIAL + one * codes.PAIR + other
            for one in range(targets)
            for other in range(one, targets)
        ]
        wheel.insist({"targets": [*self.goods, UNUSED_POINTER]})

    def read_cities(self, components: Reader) -> None:
        """Read cities, markets, the bonus track and the roads (R2.3, R1.5, R5.1)."""
        section = components.section("cities")
        self.cities: list[str] = section.texts("ring_order")
        if len(self.cities) > MOST_CITIES:
            raise section.fail("ring_order", "most-entries", most=MOST_CITIES)
        section.check_distinct("ring_order", self.cities)
        self.markets: list[list[int]] = []
        for city in self.cities:
            market = section.section(city)
            names = market.texts("market")
            for name in names:
                if name not in self.goods:
                    raise market.unknown("market", name, self.goods)
            self.markets.append(sorted(self.goods.index(name) for name in names))
        self.sellers: list[list[int]] = [
            [city for city, market in enumerate(self.markets) if good in market]
            for good in range(len(self.goods))
        ]
        self.seller_sets: list[int] = [sum(1 << city for city in cities) for cities in self.sellers]
        for good, sellers in enumerate(self.sellers):
            if not sellers:
                raise section.fail("*.market", "lacks", value=shown(self.goods[good]))
        track = components.section("bonus_track")
        self.bonuses: list[int] = [
            self.whole(track, "values", value) for value in track.integers("values")
        ]
        self.bonus_with_wagon: int = self.bonus_step(track, "start_city_with_wagon")
        self.bonus_without_wagon: int = self.bonus_step(track, "start_city_without_wagon")
        tiles = components.section("movement_tiles")
        self.tiles: list[int] = tiles.integers("values", 1, 12)
        if len(self.tiles) > MOST_TILES:
            raise tiles.fail("values", "most-entries", most=MOST_TILES)
        self.roads: Roads = Roads(components.section("map"), self.cities, max(self.tiles))

    def bonus_step(self, track: Reader, key: str) -> int:
        """Read a value of the bonus track as its place on the track."""
        value = track.integer(key)
        if value not in self.bonuses:
            raise track.unknown(key, value, self.bonuses)
        return self.bonuses.index(value)

    def read_wagons(self, components: Reader) -> None:
        """Read wagons, their starts, the courier and the coats of arms (R1.4, R1.6, R3.10)."""
        wagons = components.section("wagons")
        self.wagons: int = wagons.integer("count", 1, MOST_WAGONS)
        self.wagon_names: list[str] = [f"wagon_{number + 1}" for number in range(self.wagons)]
        if wagons.integers("numbers") != list(range(1, self.wagons + 1)):
            raise wagons.fail("numbers", "counting", most=self.wagons)
        self.master_row: int = wagons.integer("row_capacity_master", 1, 9)
        self.other_row: int = wagons.integer("row_capacity_other", 1, 2)
        arms = components.section("coats_of_arms")
        arms.insist({"per_player": 1 + arms.integer("for_wagons", self.wagons, 9)})
        starts = components.section("start_positions")
        self.starts: dict[str, list[int]] = {}
        for name in ("set_a", "set_b", EDITION_1999):
            cities = starts.texts(name)
            for city in cities:
                if city not in self.cities:
                    raise starts.unknown(name, city, self.cities)
            starts.check_distinct(name, cities)
            starts.check_entries(name, cities, self.wagons)
            self.starts[name] = [self.cities.index(city) for city in cities]
        courier = components.section("courier")
        self.courier_distance: int = courier.integer("start_distance_from_wagonless_city", 1, 99)
        # Where the courier may begin with each of them.
        self.courier_starts: dict[str, list[int]] = {
            name: self.courier_places(cities) for name, cities in self.starts.items()
        }
        for name, places in self.courier_starts.items():
            if not places:
                raise courier.fail(
                    "start_distance_from_wagonless_city", "too-far", value=shown(name)
                )
        usual = [self.roads.nodes[node] for node in self.courier_starts[EDITION_1999]]
        courier.choice("start_node_edition_1999", usual)

    def courier_places(self, wagons: list[int]) -> list[int]:
        """List where the courier may start when wagons stand in these cities (R1.6)."""
        places = []
        for city in range(len(self.cities)):
            if city not in wagons:
                for node, away in enumerate(self.roads.distances(city)):
                    if away == self.courier_distance and self.roads.kinds[node] != CITY:
                        places.append(node)
        return sorted(set(places))

    def read_ladder(self, components: Reader) -> None:
        """Read wagon track, status ladder, loans and the end of the game (R9, R10)."""
        track = components.section("wagon_track")
        self.climb_costs: list[int] = [
            self.whole(track, "cost_by_arrivals", cost)
            for cost in track.integers("cost_by_arrivals")
        ]
        if self.climb_costs != sorted(self.climb_costs):
            raise track.fail("cost_by_arrivals", "never-fall")
        ladder = components.section("status_ladder")
        self.upkeep: list[int] = []
        for index, level in enumerate(ladder.sections("levels")):
            level.integer("level", index, index)
            self.upkeep.append(self.amount(level, "upkeep"))
        if self.upkeep[0] != 0:
            raise ladder.differs("levels[0].upkeep", 0, self.upkeep[0])
        if self.upkeep != sorted(self.upkeep):
            raise ladder.fail("levels[*].upkeep", "never-fall")
        self.levels: list[str] = [f"level_{index}" for index in range(len(self.upkeep))]
        self.start_status: int = ladder.integer("start_level", 0, len(self.upkeep) - 1)
        self.climb_limit: int = ladder.integer("max_climb_per_round", 1, 2)
        credit = components.section("credit")
        self.loan: int = self.amount(credit, "loan")
        self.repayment: int = self.amount(credit, "repay")
        self.credit_cards: int = credit.integer("cards_printed", 1, 99)
        end = components.section("game_end").section("arrivals_by_players")
        self.last_arrivals: dict[int, int] = {
            seats: end.integer(f"p{seats}", 1, 99) for seats in range(2, 5)
        }

    def climb_cost(self, arrivals: int) -> int:
        """Return the price of one level after so many arrivals (R9.7)."""
        return self.climb_costs[min(arrivals, len(self.climb_costs) - 1)]

    def read_investments(self, components: Reader) -> None:
        """Read the investment cards and the opening of 1999 (R8, R13)."""
        section = components.section("investment")
        cards = section.sections("cards")
        check_ids(section, cards, INVESTMENTS)
        self.stars: list[int] = [card.integer("stars", 1, 4) for card in cards]
        self.face_up: int = section.integer("face_up", 1, len(cards))
        self.bid_step: int = section.integer("bid_step", self.unit, self.unit)
        self.coach_points: list[int] = [
            cards[card].integer("wagon_points", 1, min(2, max(self.tiles))) for card in COACHES
        ]
        self.courier_steps: list[int] = [
            cards[card].integer("courier_steps", 1, 9) for card in COURIERS
        ]
        for card, wraps in ((TRADING_POST, False), (GREAT_TRADING_POST, True)):
            cards[card].integer("price_steps", 1, 1)
            cards[card].insist({"may_wrap": wraps})
        self.flat_purchase: int = self.amount(cards[CHEAP_PURCHASE], "flat_purchase_cost")
        self.warehouse_sales: int = cards[WAREHOUSE_SALE].integer("max_goods", 1, 99)
        opening = components.section("opening_1999")
        self.opening_price: int = self.amount(opening, "pay_per_pair")
        pairs = opening.get("pairs")
        prices = [self.amount(card, "price_1999") for card in cards]
        self.pairs: list[list[int]] = []
        if not isinstance(pairs, list):
            raise opening.fail("pairs", "pairs")
        if len(pairs) < 4:
            raise opening.fail("pairs", "least-entries", least=4)
        for index, pair in enumerate(pairs):
            if not isinstance(pair, list) or len(pair) != 2:
                raise opening.fail(f"pairs[{index}]", "pair", value=shown(pair))
            for name in pair:
                if name not in INVESTMENTS:
                    raise opening.unknown(f"pairs[{index}]", name, INVESTMENTS)
            self.pairs.append([INVESTMENTS.index(str(name)) for name in pair])
            worth, wanted = sum(prices[card] for card in self.pairs[-1]), str(self.opening_price)
            if worth != self.opening_price:
                raise opening.fail(f"pairs[{index}]", "sum", wanted=wanted, value=str(worth))
        opening.check_distinct("pairs", [INVESTMENTS[card] for pair in self.pairs for card in pair])

    def read_influences(self, components: Reader) -> None:
        """Read the influence cards (R1.8)."""
        section = components.section("influence")
        cards = section.sections("cards")
        check_ids(section, cards, INFLUENCES)
        for card, phase in zip(cards, INFLUENCE_PHASES, strict=True):
            card.insist({"phase": phase})
        copies = section.integer("copies", 1, zones.MOST_COPIES)
        self.full_pile: int = zones.pack([copies] * len(INFLUENCES))
        self.master_card_cost: int = self.amount(cards[LOADING_MASTER_CARD], "cost")
        self.special_sale_price: int = self.amount(cards[SPECIAL_SALE], "pays")
        self.social_climb_cost: int = self.amount(cards[SOCIAL_CLIMB], "cost")
        self.keeper_cost: int = self.amount(cards[STATUS_KEEPER], "cost")
        cards[FREE_LOADING].integer("max_goods", self.other_row, self.other_row)
        cards[SPECIAL_SALE].integer("goods", 1, 1)

    def read_negotiation(self, components: Reader) -> None:
        """Read the numbers of haggling (R11, R12)."""
        section = components.section("negotiation")
        section.integer("price_step", self.unit, self.unit)
        self.live_seconds: int = section.integer("live_seconds_per_wagon", 1)
        self.live_extension: int = section.integer("live_extension_seconds", 0)
        self.live_extensions: int = section.integer("live_max_extensions", 0, 99)
        self.proposals: int = section.integer("max_proposals_per_side", 1, 9)
        self.deal_seconds: int = section.integer("deal_window_extra_seconds", 0)
        self.open_deals: int = section.integer("max_open_deals_per_player", 1, 9)
        self.deals_per_round: int = section.integer("max_deals_begun_per_round", 1, 99)
        self.deal_promises: int = section.integer("max_promises_per_deal", 1, 9)
        self.deal_cards: int = section.integer("max_cards_per_side_of_a_deal", 1, 9)
        self.most_deal_florins: int = self.amount(section, "max_florins_per_deal")
        # No fee can exceed what a good may bring: the best price with the best bonus (R11.2).
        self.most_fee: int = max(self.sell_prices) + max(self.bonuses)
