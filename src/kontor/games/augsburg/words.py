"""Words for Augsburg 1520: prompts, what the table waits for, and described options.

Everything here is made from the view of the seat concerned, so it can tell nothing more.
"""

from typing import Final

from kontor.engine import messages
from kontor.engine.frames import seats_of
from kontor.engine.messages import Facts, Message, Option
from kontor.games.augsburg import answers, auction
from kontor.games.augsburg.answers import (
    ANEW,
    BID,
    BUILD,
    BUY,
    CASH,
    CLIMB,
    COMPENSATION_MONEY,
    DISCARD,
    FINISH,
    FIRST,
    GIVE,
    HOLD,
    MODES,
    PLAIN,
    SHOW,
    STEAL,
    TAKE,
    TILE,
    USE,
    WAIVE,
)
from kontor.games.augsburg.income import OPENING
from kontor.games.augsburg.material import (
    AGENCY,
    BUILDINGS,
    DRAW_2,
    MAXIMILIAN,
    MINT_MASTER,
    MONEY_500,
    PEERAGE,
    RIGHT_CATEGORY,
    RIGHTS,
    SYMBOLS,
)
from kontor.games.augsburg.notes import JOKER
from kontor.games.augsburg.sheets import level_name
from kontor.games.augsburg.table import (
    BIDDING,
    COMPENSATION,
    DISCARDING,
    FIRST_PLAYER,
    PURCHASE,
    SELECTION,
    TAKING,
    USING,
)
from kontor.games.augsburg.view import EMPTY, AugsburgView

SPECTATOR: Final = messages.SPECTATOR

# What is asked --------------------------------------------------------------------------------


def prompt(view: AugsburgView) -> Message:
    """Say what the open question asks of a seat."""
    material = view.rules.material
    kind = view.kind
    if kind == PURCHASE:
        facts: Facts = {"money": view.money[view.seat]}
        if view.about[0] == OPENING:
            return Message("prompt-opening-purchase", facts)
        return Message("prompt-purchase", facts)
    if kind == BIDDING:
        bidding: Facts = {"noble": material.nobles[view.noble], "most": most_bid(view)}
        if not view.bid:
            return Message("prompt-open", bidding)
        return Message("prompt-bid", {"number": view.bid, "ways": bid_ways(view), **bidding})
    if kind == SELECTION:
        return prompt_selection(view)
    if kind == TAKING:
        return Message("prompt-take", {})
    if kind == USING:
        return Message("prompt-use", {"number": view.uses_left})
    if kind == COMPENSATION:
        level = view.level(view.seat, view.about[1]) + 1
        lost = level_name(view.about[1], level)
        return Message("prompt-compensation", {"seat": view.about[0], "level": lost})
    if kind == DISCARDING:
        return Message("prompt-discard", {})
    if kind == FIRST_PLAYER:
        return Message("prompt-first", {})
    return Message("prompt-give", {})


def prompt_selection(view: AugsburgView) -> Message:
    """Ask for the next card; at Maximilian's say how equal values rank (R4.8)."""
    material = view.rules.material
    begun = auction.selected(view.mine).bit_count()
    facts: Facts = {"number": view.about[0] - begun, "noble": material.nobles[view.noble]}
    if begun:
        return Message("prompt-select-more", facts)
    if view.noble == MAXIMILIAN:
        return Message("prompt-select-ranked", {"nobles": material.ranked_nobles, **facts})
    return Message("prompt-select", facts)


def most_bid(view: AugsburgView) -> int:
    """Return the largest number that the reader can bid at this visit."""
    return auction.max_bid(view.hand, 0, view.noble)


def bid_ways(view: AugsburgView) -> int:
    """Count the ways to answer a standing bid: pass, hold, raise (R3.7)."""
    most = most_bid(view)
    return 1 if most < view.bid else 2 if most == view.bid else 3


def waiting(view: AugsburgView) -> Message:
    """Say to the others what the table is waiting for."""
    kind = view.kind
    seat = seats_of(view.asked)[0]
    noble = view.rules.material.nobles[view.noble]
    if kind == PURCHASE:
        return Message("waiting-purchase", {})
    if kind == BIDDING:
        return Message("waiting-bid", {"seat": seat, "noble": noble})
    if kind == SELECTION:
        return Message("waiting-select", {"noble": noble, "number": view.bid})
    if kind == TAKING:
        return Message("waiting-take", {"seat": seat})
    if kind == USING:
        return Message("waiting-use", {"seat": seat})
    if kind == COMPENSATION:
        return Message("waiting-compensation", {"seat": seat})
    if kind == DISCARDING:
        return Message("waiting-discard", {"seat": seat})
    if kind == FIRST_PLAYER:
        return Message("waiting-first", {"seat": seat})
    return Message("waiting-give", {})


# What may be answered -------------------------------------------------------------------------


def describe(view: AugsburgView, option: int) -> Option:
    """Describe one answer: its text, the clauses it rests on, the pieces it points at."""
    material = view.rules.material
    word = answers.word(material, option)
    if option >= BUY:
        return describe_purchase(view, option, word)
    if option >= FIRST:
        seat = option - FIRST
        return Option(option, word, Message("option-first", {"seat": seat}), ("R16.1",), ())
    if option >= GIVE:
        return describe_card(view, option, option - GIVE, "option-give", ("R13.3",))
    if option >= DISCARD:
        clauses = ("R6.3", "R16.6") if view.rules.discard_from_drawn else ("R6.3",)
        return describe_card(view, option, option - DISCARD, "option-discard", clauses)
    if option >= COMPENSATION_MONEY:
        return describe_compensation(view, option, word)
    if option >= BUILD:
        name = RIGHTS[option - BUILD]
        message = Message("option-builder", building_facts(view, option - BUILD))
        return Option(option, word, message, ("R8.8", "R8.9"), (f"pile:{name}",))
    if option == FINISH:
        return Option(option, word, Message("option-finish", {}), ("R5.9",), ())
    if option == WAIVE:
        points = material.waive_prestige
        message = Message("option-waive", prestige_facts(view, points))
        return Option(option, word, message, ("R5.5",), ())
    if option >= USE:
        return describe_use(view, option, word)
    if option >= TAKE:
        card = option - TAKE
        name = material.privileges[card]
        message = Message("option-take", {"card": name})
        return Option(option, word, message, ("R5.1",), (f"privilege:{name}",))
    if option >= SHOW:
        return describe_showing(view, option, word)
    return describe_bid(view, option, word)


def describe_purchase(view: AugsburgView, option: int, word: str) -> Option:
    """Describe a part of the offer with its price and what is left to pay with."""
    material = view.rules.material
    places = option - BUY
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
    if option >= BID:
        facts: Facts = {"number": option - BID}
        if view.bid:
            return Option(option, word, Message("option-raise", facts), ("R3.7", "R3.10"), noble)
        return Option(option, word, Message("option-open", facts), ("R3.6",), noble)
    if option == HOLD:
        message = Message("option-hold", {"number": view.bid})
        return Option(option, word, message, ("R3.7", "R3.9"), noble)
    return Option(option, word, Message("option-pass", {}), ("R3.8",), ())


def describe_showing(view: AugsburgView, option: int, word: str) -> Option:
    """Describe the next card of a selection, or the jokers that fill it up."""
    if option == ANEW:
        return Option(option, word, Message("option-show-anew", {}), ("R4.4",), ())
    card = option - SHOW
    if card == JOKER:
        left = view.about[0] - auction.selected(view.mine).bit_count()
        message = Message("option-show-jokers", {"number": left})
        return Option(option, word, message, ("R4.2",), ("hand:joker",))
    clauses = ("R3.2", "R4.2") if view.noble == MAXIMILIAN else ("R3.1", "R4.2")
    first = auction.selected(view.mine) == 0
    name = "option-show-first" if first else "option-show"
    return describe_card(view, option, card, name, (*clauses, "R4.6") if first else clauses)


def describe_card(
    view: AugsburgView, option: int, card: int, name: str, clauses: tuple[str, ...]
) -> Option:
    """Describe an answer that names one card of the hand."""
    material = view.rules.material
    message = Message(name, {"card": material.cards[card]})
    word = answers.word(material, option)
    return Option(option, word, message, clauses, (f"hand:{material.cards[card]}",))


def describe_compensation(view: AugsburgView, option: int, word: str) -> Option:
    """Describe what a robbed player may have."""
    material = view.rules.material
    if option == COMPENSATION_MONEY:
        message = Message("option-compensation-money", {"money": material.theft_money})
        return Option(option, word, message, ("R7.11",), ())
    message = Message("option-compensation-prestige", prestige_facts(view, material.theft_prestige))
    return Option(option, word, message, ("R7.11", "R11.6"), ())


def describe_use(view: AugsburgView, option: int, word: str) -> Option:
    """Describe one use of a symbol with what it brings."""
    symbol, mode = divmod(option - USE, MODES)
    piece = (f"symbol:{SYMBOLS[symbol]}",)
    material = view.rules.material
    if mode == PLAIN:
        return describe_plain(view, option, word, symbol)
    if mode >= TILE:
        kind = mode - TILE
        pieces = (*piece, f"pile:{RIGHTS[kind]}")
        if kind in BUILDINGS:
            message = Message("option-build", building_facts(view, kind))
            clauses = ("R16.5",) if symbol == PEERAGE else ("R8.5", "R8.6")
            return Option(option, word, message, clauses, pieces)
        return Option(option, word, tile_message(view, kind), tile_clauses(kind), pieces)
    if mode == CASH:
        message = Message("option-cash", {"money": material.cash_option})
        return Option(option, word, message, ("R10.1", "R10.2"), piece)
    message = climb_message(view, symbol, mode)
    if mode == CLIMB:
        return Option(option, word, message, ("R7.1",), piece)
    return Option(option, word, message, ("R7.6", "R7.11"), (*piece, f"seat:{mode - STEAL}"))


def describe_plain(view: AugsburgView, option: int, word: str, symbol: int) -> Option:
    """Describe a symbol without a category."""
    material = view.rules.material
    piece = (f"symbol:{SYMBOLS[symbol]}",)
    if symbol == MONEY_500:
        message = Message("option-money", {"money": material.symbol_money})
        return Option(option, word, message, ("R6.1",), piece)
    if symbol == DRAW_2:
        message = draw_message(view)
        clauses = ("R6.3",) if view.top_price else ("R6.3", "R6.4", "R6.5")
        return Option(option, word, message, clauses, piece)
    facts = prestige_facts(view, material.symbol_prestige[symbol])
    return Option(option, word, Message("option-prestige", facts), ("R6.2",), piece)


def draw_message(view: AugsburgView) -> Message:
    """Say what the symbol draws: the price of the top card is known, unless the pile is empty."""
    facts: Facts = {"number": view.rules.material.draw_cards, "price": view.top_price}
    if view.top_price:
        return Message("option-draw", facts)
    if view.discard_amount == EMPTY:
        return Message("option-draw-nothing", facts)
    return Message("option-draw-shuffled", facts)


def climb_message(view: AugsburgView, category: int, mode: int) -> Message:
    """Say what the next level brings, and from whom it is taken if need be."""
    material = view.rules.material
    level = view.level(view.seat, category) + 1
    facts: Facts = {"level": level_name(category, level), "last": int(view.is_last_round())}
    if mode >= STEAL:
        facts["victim_seat"] = mode - STEAL
    if category == AGENCY:
        facts["money"] = material.income[level - 1]
        return Message("option-climb-agency" if mode == CLIMB else "option-steal-agency", facts)
    if category == PEERAGE:
        facts["points"] = material.peerage_prestige[level - 1]
        return Message("option-climb-peerage" if mode == CLIMB else "option-steal-peerage", facts)
    facts["number"] = material.offer[level - 1]
    facts["free"] = material.free[level - 1]
    return Message("option-climb-office" if mode == CLIMB else "option-steal-office", facts)


def tile_message(view: AugsburgView, kind: int) -> Message:
    """Say what a rights tile brings."""
    last = int(view.is_last_round())
    if RIGHT_CATEGORY[kind] == PEERAGE:
        points = view.top_tile(kind)
        return Message("option-title", {"tile": RIGHTS[kind], "points": points, "last": last})
    if kind == MINT_MASTER:
        number = view.rules.material.mint_notes
        return Message("option-mint-master", {"number": number, "last": last})
    return Message("option-master-builder", {})


def tile_clauses(kind: int) -> tuple[str, ...]:
    """Return the clauses that let a tile be taken."""
    return (("R9.2", "R9.5"), ("R9.3", "R9.5"), ("R8.2",), ("R8.3", "R8.10"))[kind]


def building_facts(view: AugsburgView, kind: int) -> Facts:
    """Return price of a building and the money left after it."""
    price = view.top_tile(kind)
    return {"tile": RIGHTS[kind], "price": price, "left": view.money[view.seat] - price}


def prestige_facts(view: AugsburgView, points: int) -> Facts:
    """Return the points of a gain and how many of them a barrier swallows."""
    return {"points": points, "lost": view.lost(view.seat, points)}
