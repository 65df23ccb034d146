"""What a seat knows of Augsburg 1520, as numbers (see `engine/observation.py`)."""

from typing import Final

from kontor.engine.observation import Observation
from kontor.games.augsburg.table import codes, packing, valid
from kontor.games.augsburg.table.packing import JOKER, NO_CARD, ZONE
from kontor.games.augsburg.table.view import AugsburgView

QUESTIONS: Final = list(codes.QUESTIONS)
CATEGORIES: Final = list(codes.CATEGORIES)
AMOUNTS: Final = list(codes.AMOUNTS)
RIGHTS: Final = list(codes.RIGHTS)
SYMBOLS: Final = [*codes.SYMBOLS, "waived"]
OFFERED: Final = ["noble 1", "noble 2", "noble 3", "noble 4", "joker"]
NO_ZONE: Final = [0] * ZONE
MONEY: Final = 1000


def observe(view: AugsburgView, into: Observation) -> None:
    """Write a view as numbers."""
    observe_question(view, into)
    observe_auction(view, into)
    observe_turn(view, into)
    for seat in into.turned():
        observe_player(view, seat, into)
    observe_notes(view, into)


def observe_question(view: AugsburgView, into: Observation) -> None:
    """Write what is asked, of whom, and what the seat has named under seal."""
    kind = view.kind
    into.one_of("question", kind, QUESTIONS)
    into.seat_flags("asked", view.asked)
    into.seat_flags("chosen", view.chosen)
    compensated = kind == codes.COMPENSATION
    into.one_seat("thief", view.about[0] if compensated else codes.NOBODY)
    into.one_of("stolen", view.about[1] if compensated else -1, CATEGORIES)
    into.flag("opening_purchase", kind == codes.PURCHASE and view.about[0] == codes.OPENING)
    drawn = NO_ZONE
    if kind == codes.DISCARDING and codes.HIDDEN not in view.about:
        drawn = packing.zone_of(list(view.about))
    notes("drawn", view, drawn, 0, into)
    begun = 0
    if kind == codes.SELECTION:
        begun = view.mine if view.mine >= 0 else valid.selected(view.mine)
    notes("selection", view, packing.unpack(begun) if begun else NO_ZONE, 0, into)


def observe_auction(view: AugsburgView, into: Observation) -> None:
    """Write the round and the auction."""
    material = view.rules.material
    into.number("round", view.round, view.rules.rounds)
    into.number("rounds", view.rules.rounds, view.rules.rounds)
    into.one_of("noble", view.noble, material.nobles)
    into.one_seat("opener", view.opener)
    into.number("bid", view.bid, 8)
    into.one_seat("leader", view.leader)
    into.seat_flags("still_in", view.still_in)
    into.by_seat("announced", view.announced, 8)
    for seat in into.turned():
        shown = view.revealed[seat] if seat < len(view.revealed) else -1
        notes("revealed", view, packing.unpack(shown) if shown > 0 else NO_ZONE, 0, into)
    into.flags("display", view.display, material.privileges)
    into.flags("face_down", view.face_down, material.privileges)


def observe_turn(view: AugsburgView, into: Observation) -> None:
    """Write the winner's turn."""
    into.one_seat("winner", view.winner)
    into.one_of("privilege", view.privilege, view.rules.material.privileges)
    spent = [0] * len(SYMBOLS)
    for use in view.spent:
        spent[use] = spent[use] + 1  # WAIVED is the last
    into.row("spent", spent, SYMBOLS, 2)
    into.number("uses_left", view.uses_left, 4)
    into.flag("has_built", view.has_built)


def observe_player(view: AugsburgView, seat: int, into: Observation) -> None:
    """Write the sheet of a player, and what is known of purse and hand."""
    first = seat * len(codes.CATEGORIES)
    levels = view.levels[first : first + len(codes.CATEGORIES)]
    into.row("levels", levels, CATEGORIES, codes.TOP_LEVEL)
    first = seat * len(codes.RIGHTS)
    into.row("tiles", view.tiles[first : first + len(codes.RIGHTS)], RIGHTS, 100)
    into.number("prestige", view.prestige[seat], 50)
    into.number("money", view.money[seat], MONEY)
    into.number("hand_size", view.hand_sizes[seat], 16)
    into.number("offer_size", view.offer_sizes[seat], codes.OFFER_PLACES)
    into.number("known_money", view.known_money[seat], MONEY)
    into.number("known_cards", view.known_cards[seat], 16)
    into.number("offered", view.offered[seat], 32)
    notes("shown", view, view.shown, seat * ZONE, into)
    if view.rules.backs_are_open:
        observe_backs(view, seat, into)


def observe_backs(view: AugsburgView, seat: int, into: Observation) -> None:
    """Write how many notes of each price a hand has, where backs are open (R16.4)."""
    kinds = sorted(set(view.rules.material.price))
    counts = [view.hand_prices[seat].count(price) for price in kinds]
    into.row("hand_prices", counts, [str(price) for price in kinds], 4)


def observe_notes(view: AugsburgView, into: Observation) -> None:
    """Write the own notes, the offer place by place, and the piles."""
    material = view.rules.material
    into.row("taken", view.taken, RIGHTS, 5)
    notes("hand", view, view.hand or NO_ZONE, 0, into)
    for place in range(codes.OFFER_PLACES):
        card = view.offer[place] if place < len(view.offer) else NO_CARD
        into.one_of("offer", packing.NOBLE[card] if card >= 0 else -1, OFFERED)
        into.number("offer_value", material.value[card] if card >= 0 else 0, packing.VALUES)
        into.number("offer_price", material.price[card] if card >= 0 else 0, MONEY)
    into.number("top_price", view.top_price, MONEY)
    into.one_of("deck", view.deck_amount, AMOUNTS)
    into.one_of("discard", view.discard_amount, AMOUNTS)
    into.number("deck_size", view.deck_size, 64)
    into.number("discard_size", view.discard_size, 64)
    last = view.last_discard
    notes("last_discard", view, NO_ZONE if last == NO_CARD else packing.zone_of([last]), 0, into)
    notes("open_discard", view, view.open_discard, 0, into)
    notes("rejected", view, view.rejected or NO_ZONE, 0, into)


def notes(name: str, view: AugsburgView, zones: list[int], place: int, into: Observation) -> None:
    """Write the notes of a zone: a yes or no for each, and the number of jokers."""
    if into.fields is not None:
        into.note(name, view.rules.material.cards[: JOKER + 1], 1, "counts")
    start = into.blank(JOKER + 1)
    if zones is NO_ZONE:
        return
    for noble in range(packing.NOBLES):
        bits = zones[place + noble]
        if bits:
            into.raise_flags(start + noble * packing.VALUES, bits)
    jokers = zones[place + packing.JOKERS]
    if jokers:
        into.put(start + JOKER, jokers)
