"""The notation of deals (R12).

Everything here is made from the view of the seat concerned, so it can tell nothing more.
"""

from typing import Final

from kontor.games.merchants.table import cards, codes, items, language
from kontor.games.merchants.table.material import Material

SORTS: Final = {
    language.GOOD: "good",
    language.WAGON: "wagon",
    language.CAP: "cap",
    language.FEE_ONE: "one",
    language.FEE_TWO: "two",
    language.TARGET: "to",
    language.PLACE: "via",
    language.COURIER_NODE: "courier",
    language.CARD: "card",
    language.CARD_WAGON: "on",
    language.DIRECTION: "direction",
    language.SUM: "sum",
}
DIRECTIONS: Final = ("up", "down", "either")
VERBS: Final = ("accept", "decline", "withdraw")


def key_word(key: int) -> str:
    """Write which proposal is meant: its maker and its number, `A1`."""
    return f"{codes.SEAT_LETTERS[key // codes.DEAL_SLOTS]}{key % codes.DEAL_SLOTS + 1}"


def word(material: Material, option: int) -> str:
    """Write an answer about a deal: deal:propose:B, deal:give:300, deal:good:wine."""
    if option >= codes.PROMISE_VALUE:
        sort, value = divmod(option - codes.PROMISE_VALUE, codes.VALUE_CODES)
        return f"deal:{value_word(material, sort, value)}"
    if option >= codes.TAKE_FLORINS:
        return f"deal:take:{(option - codes.TAKE_FLORINS) * material.unit}"
    if option >= codes.GIVE_FLORINS:
        return f"deal:give:{(option - codes.GIVE_FLORINS) * material.unit}"
    if option >= codes.THEIRS:
        return f"deal:theirs:{language.KINDS[option - codes.THEIRS]}"
    if option >= codes.MINE:
        return f"deal:mine:{language.KINDS[option - codes.MINE]}"
    if option >= codes.TAKE_CARD:
        return f"deal:take:{cards.INFLUENCES[option - codes.TAKE_CARD]}"
    if option >= codes.GIVE_CARD:
        return f"deal:give:{cards.INFLUENCES[option - codes.GIVE_CARD]}"
    if option >= codes.POST_DEAL:
        return f"deal:{('post', 'drop', 'later')[option - codes.POST_DEAL]}"
    if option >= codes.ACCEPT_DEAL:
        verb, key = divmod(option - codes.ACCEPT_DEAL, codes.DEAL_KEYS)
        return f"deal:{VERBS[verb]}:{key_word(key)}"
    return f"deal:propose:{codes.SEAT_LETTERS[option - codes.PROPOSE]}"


def value_word(material: Material, sort: int, value: int) -> str:
    """Write one value of a promise."""
    if sort not in SORTS:
        return f"when:{event_word(material, value)}"
    name = SORTS[sort]
    if sort in (language.CAP, language.FEE_ONE, language.FEE_TWO, language.SUM):
        return f"{name}:{value * material.unit}"
    if sort == language.GOOD:
        return f"{name}:{material.goods[value]}"
    if sort == language.CARD:
        return f"{name}:{cards.INFLUENCES[value]}"
    if sort == language.DIRECTION:
        return f"{name}:{DIRECTIONS[value]}"
    if sort == language.CARD_WAGON and value == language.ANY:
        return f"{name}:any"
    if sort in (language.WAGON, language.CARD_WAGON):
        return f"{name}:{material.wagon_names[value]}"
    return f"{name}:{'+'.join(items.place_names(material, value))}"


def event_word(material: Material, event: int) -> str:
    """Write an event that a payment waits for."""
    kind, place, piece = language.event_parts(event)
    if kind == language.WAGON_AT:
        return f"{material.wagon_names[piece]}:{material.roads.nodes[place]}"
    if kind == language.COURIER_AT:
        return f"courier:{material.roads.nodes[place]}"
    if kind == language.PRICE_AT:
        return f"price:{material.goods[piece]}:{material.sell_prices[place]}"
    if kind == language.MASTER_OF:
        return f"master:{material.wagon_names[piece]}:{codes.SEAT_LETTERS[place]}"
    return f"no_axle:{material.wagon_names[piece]}"
