"""Described answers about deals (R12).

Everything here is made from the view of the seat concerned, so it can tell nothing more.
"""

from typing import Final

from kontor.engine.messages import Facts, Message
from kontor.games.merchants.table import cards, codes, items, language
from kontor.games.merchants.table.material import Material
from kontor.games.merchants.table.view import MerchantsView
from kontor.games.merchants.talk.words_deals import SORTS


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
        facts: Facts = {"promise": language.KINDS[option - codes.THEIRS]}
        facts["seat"] = view.deal_draft[language.PARTNER]
        return (Message("option-deal-promise", facts), "R12.5")
    if option >= codes.MINE:
        facts = {"promise": language.KINDS[option - codes.MINE], "seat": view.seat}
        return (Message("option-deal-promise", facts), "R12.5")
    if option >= codes.TAKE_CARD:
        card = cards.INFLUENCES[option - codes.TAKE_CARD]
        return (Message("option-deal-take-card", {"card": card}), "R12.3")
    if option >= codes.GIVE_CARD:
        card = cards.INFLUENCES[option - codes.GIVE_CARD]
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
    if sort in (language.CAP, language.SUM):
        return Message("option-deal-amount", {"amount": value * material.unit})
    if sort == language.FEE_ONE:
        return Message("option-one", {"fee": value * material.unit})
    if sort == language.FEE_TWO:
        return Message("option-two", {"fee": value * material.unit})
    if sort == language.GOOD:
        return Message("option-deal-good", {"good": material.goods[value]})
    if sort == language.CARD:
        return Message("option-deal-card", {"card": cards.INFLUENCES[value]})
    if sort == language.DIRECTION:
        return Message("option-deal-direction", {"direction": items.DIRECTIONS[value]})
    if sort == language.CARD_WAGON and value == language.ANY:
        return Message("option-deal-any-wagon", {})
    if sort in (language.WAGON, language.CARD_WAGON):
        return Message("option-deal-wagon", {"wagon": material.wagon_names[value]})
    facts = items.place_facts(material, value)
    return Message("option-deal-road" if "road" in facts else "option-deal-place", facts)


def event_message(material: Material, event: int) -> Message:
    """Describe an event that a payment may wait for."""
    kind = language.event_parts(event)[0]
    return Message(EVENT_TEXTS[kind], items.event_facts(material, event))


EVENT_TEXTS: Final = {
    language.WAGON_AT: "option-deal-when-wagon",
    language.COURIER_AT: "option-deal-when-courier",
    language.PRICE_AT: "option-deal-when-price",
    language.MASTER_OF: "option-deal-when-master",
    language.NO_AXLE: "option-deal-when-axle",
}
