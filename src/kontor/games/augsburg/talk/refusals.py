"""Why can't I? Everything a player might try and may not do now, with its clause and reason.

Made from the view of the seat, like all words. The last entry answers whatever is not listed.
"""

from typing import Final

from kontor.engine.frames import seats_of
from kontor.engine.messages import (
    ANYTHING,
    Facts,
    Message,
    Refusal,
    game_over,
    no_such_answer,
    not_your_turn,
)
from kontor.games.augsburg.table import codes, packing, valid
from kontor.games.augsburg.table.packing import JOKER, JOKERS
from kontor.games.augsburg.table.player_sheets import level_name
from kontor.games.augsburg.table.view import AugsburgView
from kontor.games.augsburg.talk import words

BIDS_BEYOND: Final = 2

# By kind of question: the clause that says who is asked, and the one that lists the answers.
ASKED: Final = ("R16.1", "R12.8", "R3.5", "R4.1", "R5.1", "R5.3", "R7.11", "R6.3", "R13.4")
ANSWERS: Final = ("R16.1", "R12.8", "R3.7", "R4.2", "R5.1", "R5.3", "R7.11", "R6.3", "R13.3")
# What lies under seal stays.
FINAL: Final = {codes.PURCHASE: "R12.14", codes.SELECTION: "R4.4", codes.GIVING: "R13.3"}


def refusals(view: AugsburgView) -> list[Refusal]:
    """Name the answers a player might try and may not give now."""
    found: list[Refusal] = []
    if view.kind == codes.NO_QUESTION:
        return [game_over("R14.1")]
    if not (view.asked >> view.seat) & 1:
        return [not_asked(view)]
    if view.is_settled():
        return [refusal(ANYTHING, FINAL[view.kind], "refusal-final", {})]
    if view.kind == codes.PURCHASE:
        refuse_purchases(view, found)
    elif view.kind == codes.BIDDING:
        refuse_bids(view, found)
    elif view.kind == codes.SELECTION:
        refuse_showings(view, found)
    elif view.kind == codes.TAKING:
        refuse_takings(view, found)
    elif view.kind == codes.USING:
        refuse_uses(view, found)
    elif view.kind == codes.DISCARDING:
        refuse_discards(view, found)
    found.append(last(view))
    return found


def refusal(word: str, clause: str, name: str, facts: Facts) -> Refusal:
    """Return one refusal."""
    return Refusal(word, clause, Message(name, facts))


def not_asked(view: AugsburgView) -> Refusal:
    """Say whom the game waits for."""
    clause = ASKED[view.kind]
    if view.kind == codes.SELECTION:
        return refusal(ANYTHING, clause, "refusal-not-in-showdown", {})
    if view.kind == codes.GIVING:
        return refusal(ANYTHING, clause, "refusal-empty-hand", {})
    if view.kind == codes.BIDDING and not (view.still_in >> view.seat) & 1:
        return refusal(ANYTHING, "R3.8", "refusal-passed", {})
    if view.kind == codes.BIDDING and view.seat == view.leader:
        return refusal(ANYTHING, "R3.11", "refusal-leading", {"number": view.bid})
    return not_your_turn(clause, seats_of(view.asked)[0])


def last(view: AugsburgView) -> Refusal:
    """Answer whatever is not listed, by kind of question."""
    return no_such_answer(ANSWERS[view.kind])


def refuse_purchases(view: AugsburgView, found: list[Refusal]) -> None:
    """Refuse what the money does not pay (R12.9), and a second joker without the first."""
    prices = view.rules.material.price
    money = view.money[view.seat]
    for places in range(1, 1 << len(view.offer)):
        price = 0
        skips_twin = False
        for place, card in enumerate(view.offer):
            if (places >> place) & 1:
                price += prices[card]
                if card == JOKER and place and view.offer[place - 1] == JOKER:
                    skips_twin = skips_twin or not (places >> (place - 1)) & 1
        word = words.word(view.rules.material, codes.BUY + places)
        if skips_twin:
            found.append(refusal(word, "R12.8", "refusal-equal-jokers", {}))
        elif price > money:
            facts: Facts = {"price": price, "money": money}
            found.append(refusal(word, "R12.9", "refusal-too-dear", facts))


def refuse_bids(view: AugsburgView, found: list[Refusal]) -> None:
    """Refuse bids that are too low, too high, or made of jokers only."""
    noble: Facts = {"noble": view.rules.material.nobles[view.noble]}
    most = view.most_bid()
    jokers_only = most == 0 and view.hand[JOKERS] > 0
    if not view.bid:
        found.append(refusal("hold", "R3.6", "refusal-nothing-to-hold", {"most": most}))
    elif most < view.bid:
        if jokers_only:
            found.append(refusal("hold", "R3.3", "refusal-jokers-only", noble))
        else:
            facts: Facts = {"most": most, "number": view.bid, **noble}
            found.append(refusal("hold", "R3.7", "refusal-cannot-hold", facts))
    for number in range(1, view.bid + 1):
        low: Facts = {"number": view.bid, "ways": view.bid_ways()}
        found.append(refusal(f"bid:{number}", "R3.7", "refusal-bid-too-low", low))
    # The next numbers are shown as closed; all others get the same answer.
    beyond = max(most, view.bid) + 1
    shown = [f"bid:{number}" for number in range(beyond, beyond + BIDS_BEYOND)]
    for word in [*shown, f"bid:{ANYTHING}"]:
        if jokers_only:
            found.append(refusal(word, "R3.3", "refusal-jokers-only", noble))
        else:
            high: Facts = {"most": most, **noble}
            found.append(refusal(word, "R3.14", "refusal-bid-too-high", high))


def refuse_showings(view: AugsburgView, found: list[Refusal]) -> None:
    """Refuse cards that are not valid, come too late in the order, or leave too few."""
    material = view.rules.material
    begun = valid.selected(view.mine)
    left = view.about[0] - begun.bit_count()
    jokers = view.hand[JOKERS]
    below = valid.choices_below(material, view.hand, 0, view.noble, begun)
    for card in packing.kinds(view.hand, 0):
        if card == JOKER:
            continue
        word = f"show:{material.cards[card]}"
        name: Facts = {"card": material.cards[card]}
        if view.noble != codes.MAXIMILIAN and packing.NOBLE[card] != view.noble:
            noble: Facts = {"noble": material.nobles[view.noble], **name}
            found.append(refusal(word, "R3.1", "refusal-other-noble", noble))
        elif card not in below:
            found.append(refusal(word, "R4.2", "refusal-descending", name))
        elif len(below) - below.index(card) + jokers < left:
            number: Facts = {"number": left, **name}
            found.append(refusal(word, "R4.2", "refusal-too-few-below", number))
    if jokers and not begun:
        found.append(refusal("show:jokers", "R4.2", "refusal-note-first", {}))
    elif jokers and jokers < left:
        facts: Facts = {"number": left, "most": jokers}
        found.append(refusal("show:jokers", "R4.2", "refusal-too-few-jokers", facts))


def refuse_takings(view: AugsburgView, found: list[Refusal]) -> None:
    """Refuse privilege cards that are not on display."""
    for card, name in enumerate(view.rules.material.privileges):
        if (view.display >> card) & 1:
            continue
        facts: Facts = {"card": name}
        if (view.face_down >> card) & 1:
            found.append(refusal(f"take:{name}", "R2.8", "refusal-face-down", facts))
        else:
            found.append(refusal(f"take:{name}", "R2.9", "refusal-laid-aside", facts))


def refuse_uses(view: AugsburgView, found: list[Refusal]) -> None:
    """Refuse symbols and modes that cannot be used now."""
    printed = view.rules.material.symbols[view.privilege]
    for symbol, name in enumerate(codes.SYMBOLS):
        facts: Facts = {"symbol": name, "buildings": view.payable_buildings()}
        if not view.uses_left:
            clause, message = "R5.3", "refusal-uses-spent"
        elif symbol not in printed:
            clause, message = "R5.3", "refusal-not-printed"
        elif view.spent.count(symbol) >= printed.count(symbol):
            clause, message = "R5.3", "refusal-symbol-spent"
        else:
            if symbol < len(codes.CATEGORIES):
                refuse_modes(view, symbol, found)
            continue
        found.append(refusal(f"use:{name}", clause, message, facts))
    if view.uses_left:
        waiting: Facts = {"number": view.uses_left}
        found.append(refusal("finish", "R5.9", "refusal-uses-left", waiting))
    else:
        spent: Facts = {"buildings": view.payable_buildings()}
        found.append(refusal("waive", "R5.5", "refusal-uses-spent", spent))
    for kind in codes.BUILDINGS:
        word = f"build:{codes.RIGHTS[kind]}"
        if not view.tile(view.seat, codes.MASTER_BUILDER):
            builders: Facts = {"peerage": int(view.rules.peerage_builds)}
            found.append(refusal(word, "R8.8", "refusal-no-builder", builders))
        elif view.has_built:
            found.append(refusal(word, "R8.8", "refusal-builder-used", {}))
        else:
            refuse_building(view, word, kind, found)


def refuse_modes(view: AugsburgView, category: int, found: list[Refusal]) -> None:
    """Refuse the modes of a category symbol that are closed."""
    name = codes.CATEGORIES[category]
    refuse_climbs(view, category, found)
    if category == codes.AGENCY:
        level = view.rules.material.cash_level
        if view.level(view.seat, codes.AGENCY) < level:
            facts: Facts = {"level": level_name(codes.AGENCY, level)}
            found.append(refusal(f"use:{name}:cash", "R10.2", "refusal-cash-level", facts))
    for kind, tile in enumerate(codes.RIGHTS):
        word = f"use:{name}:{tile}"
        if kind in codes.BUILDINGS and not view.builds(category):
            builders: Facts = {"symbol": name, "peerage": int(view.rules.peerage_builds)}
            clause = "R16.5" if view.rules.peerage_builds else "R8.14"
            found.append(refusal(word, clause, "refusal-cannot-build", builders))
        elif kind in codes.BUILDINGS:
            refuse_building(view, word, kind, found)
        elif codes.RIGHT_CATEGORY[kind] != category:
            clause = (
                "R10.4"
                if category == codes.AGENCY
                else "R9.1"
                if category != codes.OFFICE
                else "R8.1"
            )
            wrong: Facts = {"tile": tile, "symbol": name}
            found.append(refusal(word, clause, "refusal-wrong-symbol", wrong))
        else:
            refuse_tile(view, word, kind, found)


def refuse_climbs(view: AugsburgView, category: int, found: list[Refusal]) -> None:
    """Refuse climbing beyond the top, without a card, or at the cost of the wrong player."""
    word = f"use:{codes.CATEGORIES[category]}:climb"
    level = view.level(view.seat, category)
    seats = [seat for seat in range(view.rules.seats) if seat != view.seat]
    if level == codes.TOP_LEVEL:
        facts: Facts = {"level": level_name(category, level)}
        found.append(refusal(word, "R7.2", "refusal-at-the-top", facts))
        return
    wanted: Facts = {"level": level_name(category, level + 1)}
    in_supply = view.supply(category, level + 1) > 0
    if not in_supply:
        found.append(refusal(word, "R7.6", "refusal-name-a-victim", wanted))
    for seat in seats:
        victim = f"use:{words.use_word(category, codes.STEAL + seat)}"
        if in_supply:
            found.append(refusal(victim, "R7.7", "refusal-no-theft", wanted))
        elif view.level(seat, category) != level + 1:
            robbed: Facts = {"seat": seat, **wanted}
            found.append(refusal(victim, "R7.6", "refusal-not-holding", robbed))


def refuse_tile(view: AugsburgView, word: str, kind: int, found: list[Refusal]) -> None:
    """Refuse a rights tile: too low a level, or already owned."""
    category = codes.RIGHT_CATEGORY[kind]
    level = view.rules.material.right_level[kind]
    clause = ("R9.2", "R9.3", "R8.2", "R8.3")[kind]
    if view.tile(view.seat, kind):
        found.append(refusal(word, "R8.13", "refusal-owned", {"tile": codes.RIGHTS[kind]}))
    elif view.level(view.seat, category) < level:
        facts: Facts = {"tile": codes.RIGHTS[kind], "level": level_name(category, level)}
        found.append(refusal(word, clause, "refusal-level", facts))
    elif not view.top_tile(kind):
        found.append(refusal(word, "R8.6", "refusal-pile-empty", {"tile": codes.RIGHTS[kind]}))


def refuse_building(view: AugsburgView, word: str, kind: int, found: list[Refusal]) -> None:
    """Refuse a building: already owned, or more than the player can pay."""
    price = view.top_tile(kind)
    money = view.money[view.seat]
    if view.tile(view.seat, kind):
        found.append(refusal(word, "R8.13", "refusal-owned", {"tile": codes.RIGHTS[kind]}))
    elif not price:
        found.append(refusal(word, "R8.6", "refusal-pile-empty", {"tile": codes.RIGHTS[kind]}))
    elif price > money:
        facts: Facts = {"tile": codes.RIGHTS[kind], "price": price, "money": money}
        found.append(refusal(word, "R8.7", "refusal-cannot-pay", facts))


def refuse_discards(view: AugsburgView, found: list[Refusal]) -> None:
    """Refuse cards that were in hand before, where only the drawn ones may go (R16.6)."""
    if not view.rules.discard_from_drawn:
        return
    for card in packing.kinds(view.hand, 0):
        if card not in view.about:
            name = view.rules.material.cards[card]
            found.append(refusal(f"discard:{name}", "R16.6", "refusal-not-drawn", {"card": name}))
