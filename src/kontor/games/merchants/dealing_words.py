"""Words for deals: notation, prompts and described answers (R12).

Everything here is made from the view of the seat concerned, so it can tell nothing more.
"""

from typing import Final

from kontor.engine.frames import Frame
from kontor.engine.messages import Facts, Message
from kontor.games.merchants import codes, itemizing
from kontor.games.merchants.language import (
    ANY,
    CAP,
    CARD,
    CARD_WAGON,
    COURIER_AT,
    COURIER_NODE,
    DIRECTION,
    FEE_ONE,
    FEE_TWO,
    GOOD,
    KINDS,
    MASTER_OF,
    NO_AXLE,
    PARTNER,
    PLACE,
    PRICE_AT,
    SUM,
    TARGET,
    WAGON,
    WAGON_AT,
    event_parts,
)
from kontor.games.merchants.material import INFLUENCES, Material
from kontor.games.merchants.view import MerchantsView

SORTS: Final = {
    GOOD: "good",
    WAGON: "wagon",
    CAP: "cap",
    FEE_ONE: "one",
    FEE_TWO: "two",
    TARGET: "to",
    PLACE: "via",
    COURIER_NODE: "courier",
    CARD: "card",
    CARD_WAGON: "on",
    DIRECTION: "direction",
    SUM: "sum",
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
        return f"deal:theirs:{KINDS[option - codes.THEIRS]}"
    if option >= codes.MINE:
        return f"deal:mine:{KINDS[option - codes.MINE]}"
    if option >= codes.TAKE_CARD:
        return f"deal:take:{INFLUENCES[option - codes.TAKE_CARD]}"
    if option >= codes.GIVE_CARD:
        return f"deal:give:{INFLUENCES[option - codes.GIVE_CARD]}"
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
    if sort in (CAP, FEE_ONE, FEE_TWO, SUM):
        return f"{name}:{value * material.unit}"
    if sort == GOOD:
        return f"{name}:{material.goods[value]}"
    if sort == CARD:
        return f"{name}:{INFLUENCES[value]}"
    if sort == DIRECTION:
        return f"{name}:{DIRECTIONS[value]}"
    if sort == CARD_WAGON and value == ANY:
        return f"{name}:any"
    if sort in (WAGON, CARD_WAGON):
        return f"{name}:{material.wagon_names[value]}"
    return f"{name}:{'+'.join(itemizing.place_names(material, value))}"


def event_word(material: Material, event: int) -> str:
    """Write an event that a payment waits for."""
    kind, place, piece = event_parts(event)
    if kind == WAGON_AT:
        return f"{material.wagon_names[piece]}:{material.roads.nodes[place]}"
    if kind == COURIER_AT:
        return f"courier:{material.roads.nodes[place]}"
    if kind == PRICE_AT:
        return f"price:{material.goods[piece]}:{material.sell_prices[place]}"
    if kind == MASTER_OF:
        return f"master:{material.wagon_names[piece]}:{codes.SEAT_LETTERS[place]}"
    return f"no_axle:{material.wagon_names[piece]}"


# For people -------------------------------------------------------------------------------------


def prompt(view: MerchantsView) -> Message:
    """Say what a deal in the making asks next."""
    facts: Facts = {"partner_seat": view.deal_draft[PARTNER]}
    if view.deal_words:
        facts["promise"] = KINDS[view.deal_words[1]]
        return Message("prompt-deal-words", facts)
    return Message("prompt-deal-draft", facts)


def answer_prompt(view: MerchantsView, frame: Frame) -> Message:
    """Say that a proposal waits for an answer."""
    return Message("prompt-deal-answer", key_facts(frame.about[0]))


def key_facts(key: int) -> Facts:
    """Return maker and number of a proposal."""
    return {"maker_seat": key // codes.DEAL_SLOTS, "number": key % codes.DEAL_SLOTS + 1}


def described(view: MerchantsView, option: int) -> tuple[Message, str]:
    """Describe an answer about a deal: text and clause."""
    material = view.rules.material
    if option >= codes.PROMISE_VALUE:
        sort, value = divmod(option - codes.PROMISE_VALUE, codes.VALUE_CODES)
        return (value_message(material, sort, value), "R12.5")
    if option >= codes.TAKE_FLORINS:
        amount = (option - codes.TAKE_FLORINS) * material.unit
        return (Message("option-deal-take", {"amount": amount}), "R12.3")
    if option >= codes.GIVE_FLORINS:
        amount = (option - codes.GIVE_FLORINS) * material.unit
        return (Message("option-deal-give", {"amount": amount}), "R12.3")
    if option >= codes.THEIRS:
        facts: Facts = {"promise": KINDS[option - codes.THEIRS]}
        facts["partner_seat"] = view.deal_draft[PARTNER]
        return (Message("option-deal-theirs", facts), "R12.5")
    if option >= codes.MINE:
        return (Message("option-deal-mine", {"promise": KINDS[option - codes.MINE]}), "R12.5")
    if option >= codes.TAKE_CARD:
        card = INFLUENCES[option - codes.TAKE_CARD]
        return (Message("option-deal-take-card", {"card": card}), "R12.3")
    if option >= codes.GIVE_CARD:
        card = INFLUENCES[option - codes.GIVE_CARD]
        return (Message("option-deal-give-card", {"card": card}), "R12.3")
    if option == codes.POST_DEAL:
        return (Message("option-deal-post", {}), "R12.2")
    if option == codes.DROP:
        words = bool(view.deal_words)
        return (Message("option-deal-drop-words" if words else "option-deal-drop", {}), "R12.3")
    if option == codes.LATER:
        return (Message("option-deal-later", {}), "R12.4")
    if option >= codes.WITHDRAW_DEAL:
        facts = {"number": (option - codes.WITHDRAW_DEAL) % codes.DEAL_SLOTS + 1}
        return (Message("option-deal-withdraw", facts), "R12.4")
    if option >= codes.DECLINE_DEAL:
        facts = key_facts(option - codes.DECLINE_DEAL)
        return (Message("option-deal-decline", facts), "R12.4")
    if option >= codes.ACCEPT_DEAL:
        return (Message("option-deal-accept", key_facts(option - codes.ACCEPT_DEAL)), "R12.3")
    facts = {"partner_seat": option - codes.PROPOSE}
    return (Message("option-deal-propose", facts), "R12.1")


def value_message(material: Material, sort: int, value: int) -> Message:
    """Describe one value of a promise."""
    if sort not in SORTS:
        return event_message(material, value)
    if sort in (CAP, SUM):
        return Message("option-deal-amount", {"amount": value * material.unit})
    if sort == FEE_ONE:
        return Message("option-one", {"fee": value * material.unit})
    if sort == FEE_TWO:
        return Message("option-two", {"fee": value * material.unit})
    if sort == GOOD:
        return Message("option-deal-good", {"good": material.goods[value]})
    if sort == CARD:
        return Message("option-deal-card", {"card": INFLUENCES[value]})
    if sort == DIRECTION:
        return Message("option-deal-direction", {"direction": itemizing.DIRECTIONS[value]})
    if sort == CARD_WAGON and value == ANY:
        return Message("option-deal-any-wagon", {})
    if sort in (WAGON, CARD_WAGON):
        return Message("option-deal-wagon", {"wagon": material.wagon_names[value]})
    return Message("option-deal-place", {"path": itemizing.place_names(material, value)})


def event_message(material: Material, event: int) -> Message:
    """Describe an event that a payment may wait for."""
    kind = event_parts(event)[0]
    return Message(EVENT_TEXTS[kind], itemizing.event_facts(material, event))


EVENT_TEXTS: Final = {
    WAGON_AT: "option-deal-when-wagon",
    COURIER_AT: "option-deal-when-courier",
    PRICE_AT: "option-deal-when-price",
    MASTER_OF: "option-deal-when-master",
    NO_AXLE: "option-deal-when-axle",
}
