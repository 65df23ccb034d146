"""What speaks for a bid and for the notes that are shown, from the own hand and open things."""

from typing import Final

from kontor.engine.arguments import Comparison
from kontor.games.augsburg.bot import heuristic
from kontor.games.augsburg.rules.rules import Rules
from kontor.games.augsburg.table import codes, packing, valid
from kontor.games.augsburg.table.packing import JOKER, JOKERS, NOBLES, VALUES, ZONE

# The best note is strong from this value on, and weak up to that one.
STRONG: Final = 13
WEAK: Final = 7


def argue_bid(case: Comparison, before: Rules) -> None:
    """Argue for passing, or for staying in."""
    if case.option == codes.PASS:
        argue_pass(case, before)
        return
    seat, material = case.seat, before.rules.material
    best = best_note(before, seat)
    name = material.cards[best]
    number = before.bid if case.option == codes.HOLD else case.option - codes.BID
    others = (before.still_in & ~(1 << seat)).bit_count()
    if is_unbeatable(before, seat, best):
        case.claim("reason-unbeatable", "auction", {"card": name})
    elif material.value[best] >= STRONG:
        case.claim("reason-strong-note", "auction", {"card": name})
    if not others:
        case.claim("reason-alone", "auction", {"number": number})
    there = case.other_option
    cost = before.bid if there == codes.HOLD else there - codes.BID
    if there != codes.PASS and number < cost:
        case.claim("reason-fewer-notes", "notes", {"number": cost - number})
    elif there != codes.PASS and number > cost and others:
        case.claim("reason-pressure", "auction", {"number": number})
    if there == codes.PASS:
        left = heuristic.rounds_left(before)
        shown = heuristic.on_display(before)
        prize = max(shown, key=lambda card: heuristic.card_value(before, seat, card, left))
        case.claim("reason-prize", "auction", {"card": material.privileges[prize]})
        if others and before.bid:
            case.claim("reason-second-money", "money", {"number": material.second_money})
        after = packing.size(before.hands, seat * ZONE) - number
        if after:
            case.claim("reason-notes-left", "notes", {"number": after})


def argue_pass(case: Comparison, before: Rules) -> None:
    """Argue for passing: the notes stay, the best one is weak, others fight it out."""
    seat, material = case.seat, before.rules.material
    held = packing.size(before.hands, seat * ZONE)
    case.tally("reason-keeps-notes", "notes", held)
    best = best_note(before, seat)
    if best != JOKER and material.value[best] <= WEAK:
        case.claim("reason-weak-note", "auction", {"card": material.cards[best]})
    most = valid.max_bid(before.hands, seat * ZONE, before.noble)
    if most and most == before.bid:
        case.claim("reason-last-notes", "notes", {"number": most})
    others = (before.still_in & ~(1 << seat)).bit_count()
    if others > 1:
        case.claim("reason-others-fight", "auction", {"number": others})
    if before.noble < codes.MAXIMILIAN:
        later = codes.MAXIMILIAN - before.noble
        case.claim("reason-visits-left", "tempo", {"number": later})


def argue_selection(case: Comparison, before: Rules) -> None:
    """Argue for a note that is shown: high to win, low to save."""
    if codes.ANEW in (case.option, case.other_option):
        if case.option == codes.ANEW:
            case.claim("reason-anew", "auction", {})
        return
    seat, material = case.seat, before.rules.material
    card, other = case.option - codes.SHOW, case.other_option - codes.SHOW
    begun = valid.selected(before.stack[-1].answer_of(seat))
    if card == JOKER:
        case.claim("reason-shows-jokers", "notes", {"card": material.cards[other]})
    elif other == JOKER:
        jokers = before.hands[seat * ZONE + JOKERS]
        case.claim("reason-saves-jokers", "notes", {"number": jokers})
    name = material.cards[card]
    if begun:
        if JOKER not in (card, other):
            is_lower = material.rank[card] < material.rank[other]
            spared = "reason-fills-up" if is_lower else "reason-keeps-filler"
            case.claim(spared, "notes", {"card": material.cards[other]})
        return
    if JOKER in (card, other):
        return
    if material.rank[card] > material.rank[other]:
        case.claim("reason-shows-best", "auction", {"card": name})
        case.claim("reason-losers-keep", "notes", {})
    else:
        case.claim("reason-saves-note", "notes", {"card": material.cards[other]})
        case.claim("reason-enough-to-stay", "money", {"number": material.second_money})
    if is_unbeatable(before, seat, card):
        case.claim("reason-unbeatable", "auction", {"card": name})
    elif material.value[card] >= STRONG:
        case.claim("reason-strong-note", "auction", {"card": name})


def best_note(before: Rules, seat: int) -> int:
    """Return the highest note that a seat could show now, or the joker without any."""
    material = before.rules.material
    nobles = range(NOBLES) if before.noble == codes.MAXIMILIAN else (before.noble,)
    best = JOKER
    for noble in nobles:
        bits = before.hands[seat * ZONE + noble]
        if bits:
            card = noble * VALUES + bits.bit_length() - 1
            if best == JOKER or material.rank[card] > material.rank[best]:
                best = card
    return best


def is_unbeatable(before: Rules, seat: int, card: int) -> bool:
    """Tell whether every note that ranks higher here lies open or in the own hand."""
    if card == JOKER:
        return False
    material = before.rules.material
    nobles = range(NOBLES) if before.noble == codes.MAXIMILIAN else (before.noble,)
    for noble in nobles:
        known = before.hands[seat * ZONE + noble] | before.open_discard[noble]
        for value in range(VALUES):
            other = noble * VALUES + value
            if material.rank[other] > material.rank[card] and not (known >> value) & 1:
                return False
    return True
