"""Answers of Augsburg 1520 described for people, from the view of the seat that may give them."""

from typing import Final

from kontor.engine.messages import Facts, Message, Option
from kontor.games.augsburg.table import codes, valid
from kontor.games.augsburg.table.packing import JOKER
from kontor.games.augsburg.table.player_sheets import level_name
from kontor.games.augsburg.table.view import AugsburgView
from kontor.games.augsburg.talk import words

# Pieces that belong to nobody else: the reader's own purse and the street of prestige.
PURSE: Final = "purse"
PRESTIGE: Final = "prestige"


def describe(view: AugsburgView, option: int) -> Option:
    """Describe one answer: its text, the clauses it rests on, the pieces it points at."""
    material = view.rules.material
    word = words.word(material, option)
    if option >= codes.BUY:
        return describe_purchase(view, option, word)
    if option >= codes.FIRST:
        seat = option - codes.FIRST
        message = Message("option-first", {"seat": seat})
        return Option(option, word, message, ("R16.1",), (f"seat:{seat}",))
    if option >= codes.GIVE:
        return describe_card(view, option, option - codes.GIVE, "option-give", ("R13.3",))
    if option >= codes.DISCARD:
        clauses = ("R6.3", "R16.6") if view.rules.discard_from_drawn else ("R6.3",)
        return describe_card(view, option, option - codes.DISCARD, "option-discard", clauses)
    if option >= codes.COMPENSATION_MONEY:
        return describe_compensation(view, option, word)
    if option >= codes.BUILD:
        name = codes.RIGHTS[option - codes.BUILD]
        message = Message("option-builder", building_facts(view, option - codes.BUILD))
        pieces = ("right:master_builder", f"pile:{name}")
        return Option(option, word, message, ("R8.8", "R8.9"), pieces)
    if option == codes.FINISH:
        return Option(option, word, Message("option-finish", {}), ("R5.9",), ())
    if option == codes.WAIVE:
        points = material.waive_prestige
        message = Message("option-waive", prestige_facts(view, points))
        pieces = (f"privilege:{material.privileges[view.privilege]}", PRESTIGE)
        return Option(option, word, message, ("R5.5",), pieces)
    if option >= codes.USE:
        return describe_use(view, option, word)
    if option >= codes.TAKE:
        card = option - codes.TAKE
        name = material.privileges[card]
        message = Message("option-take", {"card": name})
        return Option(option, word, message, ("R5.1",), (f"privilege:{name}",))
    if option >= codes.SHOW:
        return describe_showing(view, option, word)
    return describe_bid(view, option, word)


def describe_purchase(view: AugsburgView, option: int, word: str) -> Option:
    """Describe a part of the offer with its price and what is left to pay with."""
    material = view.rules.material
    places = option - codes.BUY
    bought = [card for place, card in enumerate(view.offer) if (places >> place) & 1]
    price = sum(material.price[card] for card in bought)
    names = [material.cards[card] for card in bought]
    pieces = tuple(
        f"offer:{place + 1}" for place in range(len(view.offer)) if (places >> place) & 1
    )
    if not bought:
        return Option(option, word, Message("option-buy-nothing", {}), ("R12.8",), pieces)
    left = view.money[view.seat] - price
    facts: Facts = {"cards": names, "price": price, "left": left}
    clauses = ("R12.8", "R12.9", "R12.10") if JOKER in bought else ("R12.8", "R12.9")
    return Option(option, word, Message("option-buy", facts), clauses, pieces)


def describe_bid(view: AugsburgView, option: int, word: str) -> Option:
    """Describe a pass, a hold, an opening or a raise."""
    noble = (f"noble:{view.rules.material.nobles[view.noble]}",)
    if option >= codes.BID:
        facts: Facts = {"number": option - codes.BID}
        if view.bid:
            return Option(option, word, Message("option-raise", facts), ("R3.7", "R3.10"), noble)
        return Option(option, word, Message("option-open", facts), ("R3.6",), noble)
    if option == codes.HOLD:
        message = Message("option-hold", {"number": view.bid})
        return Option(option, word, message, ("R3.7", "R3.9"), noble)
    return Option(option, word, Message("option-pass", {}), ("R3.8",), ())


def describe_showing(view: AugsburgView, option: int, word: str) -> Option:
    """Describe the next card of a selection, or the jokers that fill it up."""
    if option == codes.ANEW:
        return Option(option, word, Message("option-show-anew", {}), ("R4.4",), ())
    card = option - codes.SHOW
    if card == JOKER:
        left = view.about[0] - valid.selected(view.mine).bit_count()
        message = Message("option-show-jokers", {"number": left})
        return Option(option, word, message, ("R4.2",), ("hand:joker",))
    clauses = ("R3.2", "R4.2") if view.noble == codes.MAXIMILIAN else ("R3.1", "R4.2")
    first = valid.selected(view.mine) == 0
    name = "option-show-first" if first else "option-show"
    return describe_card(view, option, card, name, (*clauses, "R4.6") if first else clauses)


def describe_card(
    view: AugsburgView, option: int, card: int, name: str, clauses: tuple[str, ...]
) -> Option:
    """Describe an answer that names one card of the hand."""
    material = view.rules.material
    message = Message(name, {"card": material.cards[card]})
    word = words.word(material, option)
    return Option(option, word, message, clauses, (f"hand:{material.cards[card]}",))


def describe_compensation(view: AugsburgView, option: int, word: str) -> Option:
    """Describe what a robbed player may have."""
    material = view.rules.material
    if option == codes.COMPENSATION_MONEY:
        message = Message("option-compensation-money", {"money": material.theft_money})
        return Option(option, word, message, ("R7.11",), (PURSE,))
    message = Message("option-compensation-prestige", prestige_facts(view, material.theft_prestige))
    return Option(option, word, message, ("R7.11", "R11.6"), (PRESTIGE,))


def describe_use(view: AugsburgView, option: int, word: str) -> Option:
    """Describe one use of a symbol with what it brings."""
    symbol, mode = divmod(option - codes.USE, codes.MODES)
    piece = (f"symbol:{codes.SYMBOLS[symbol]}",)
    material = view.rules.material
    if mode == codes.PLAIN:
        return describe_plain(view, option, word, symbol)
    if mode >= codes.TILE:
        kind = mode - codes.TILE
        pieces = (*piece, f"pile:{codes.RIGHTS[kind]}")
        if kind in codes.BUILDINGS:
            message = Message("option-build", building_facts(view, kind))
            clauses = ("R16.5",) if symbol == codes.PEERAGE else ("R8.5", "R8.6")
            return Option(option, word, message, clauses, pieces)
        return Option(option, word, tile_message(view, kind), tile_clauses(kind), pieces)
    if mode == codes.CASH:
        message = Message("option-cash", {"money": material.cash_option})
        return Option(option, word, message, ("R10.1", "R10.2"), (*piece, PURSE))
    message = climb_message(view, symbol, mode)
    pieces = (*piece, f"level:{level_name(symbol, view.level(view.seat, symbol) + 1)}")
    if mode == codes.CLIMB:
        return Option(option, word, message, ("R7.1",), pieces)
    robbed = (*pieces, f"seat:{mode - codes.STEAL}")
    return Option(option, word, message, ("R7.6", "R7.11"), robbed)


def describe_plain(view: AugsburgView, option: int, word: str, symbol: int) -> Option:
    """Describe a symbol without a category."""
    material = view.rules.material
    piece = (f"symbol:{codes.SYMBOLS[symbol]}",)
    if symbol == codes.MONEY_500:
        message = Message("option-money", {"money": material.symbol_money})
        return Option(option, word, message, ("R6.1",), (*piece, PURSE))
    if symbol == codes.DRAW_2:
        message = draw_message(view)
        clauses = ("R6.3",) if view.top_price else ("R6.3", "R6.4", "R6.5")
        return Option(option, word, message, clauses, (*piece, "deck"))
    facts = prestige_facts(view, material.symbol_prestige[symbol])
    message = Message("option-prestige", facts)
    return Option(option, word, message, ("R6.2",), (*piece, PRESTIGE))


def draw_message(view: AugsburgView) -> Message:
    """Say what the symbol draws: the price of the top card is known, unless the pile is empty."""
    facts: Facts = {"number": view.rules.material.draw_cards, "price": view.top_price}
    if view.top_price:
        return Message("option-draw", facts)
    if view.discard_amount == codes.EMPTY:
        return Message("option-draw-nothing", facts)
    return Message("option-draw-shuffled", facts)


def climb_message(view: AugsburgView, category: int, mode: int) -> Message:
    """Say what the next level brings, and from whom it is taken if need be."""
    material = view.rules.material
    level = view.level(view.seat, category) + 1
    facts: Facts = {"level": level_name(category, level), "last": int(view.is_last_round())}
    if mode >= codes.STEAL:
        facts["victim_seat"] = mode - codes.STEAL
    if category == codes.AGENCY:
        facts["money"] = material.income[level - 1]
        return Message(
            "option-climb-agency" if mode == codes.CLIMB else "option-steal-agency", facts
        )
    if category == codes.PEERAGE:
        facts["points"] = material.peerage_prestige[level - 1]
        return Message(
            "option-climb-peerage" if mode == codes.CLIMB else "option-steal-peerage", facts
        )
    facts["number"] = material.offer[level - 1]
    facts["free"] = material.free[level - 1]
    return Message("option-climb-office" if mode == codes.CLIMB else "option-steal-office", facts)


def tile_message(view: AugsburgView, kind: int) -> Message:
    """Say what a rights tile brings."""
    last = int(view.is_last_round())
    if codes.RIGHT_CATEGORY[kind] == codes.PEERAGE:
        points = view.top_tile(kind)
        return Message("option-title", {"tile": codes.RIGHTS[kind], "points": points, "last": last})
    if kind == codes.MINT_MASTER:
        number = view.rules.material.mint_notes
        return Message("option-mint-master", {"number": number, "last": last})
    return Message("option-master-builder", {})


def tile_clauses(kind: int) -> tuple[str, ...]:
    """Return the clauses that let a tile be taken."""
    return (("R9.2", "R9.5"), ("R9.3", "R9.5"), ("R8.2",), ("R8.3", "R8.10"))[kind]


def building_facts(view: AugsburgView, kind: int) -> Facts:
    """Return price of a building and the money left after it."""
    price = view.top_tile(kind)
    return {"tile": codes.RIGHTS[kind], "price": price, "left": view.money[view.seat] - price}


def prestige_facts(view: AugsburgView, points: int) -> Facts:
    """Return the points of a gain and how many of them a barrier swallows."""
    return {"points": points, "lost": view.lost(view.seat, points)}
