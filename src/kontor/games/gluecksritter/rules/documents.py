"""R14 and R15: which documents a player may play now, and what they do.

A document serves whoever plays it (R14.1), and of different names any number may be played (R14.5).
"""

from typing import Final

from kontor.engine import i64, seat_numbers, zones
from kontor.engine.menu import Menu
from kontor.engine.messages import Event, Fact, Facts
from kontor.games.gluecksritter.rules import possible
from kontor.games.gluecksritter.rules.moves import Moves
from kontor.games.gluecksritter.table import codes, effects, money
from kontor.games.gluecksritter.table.deck import Document

# Texts for a document shown to all, by its target: none, an opponent, a kind of piece.
PLAYED: Final = ("document-played", "document-played-at", "document-played-piece")
REVEALED: Final = ("red-revealed", "red-revealed-at", "red-revealed-piece")

# Which documents may be played -----------------------------------------------------------------


def add_playable(state: Moves, seat: int, window: int, menu: Menu) -> None:
    """Offer the yellow documents a window accepts from a player's hand (R14.3, R14.4, R14.6)."""
    deck = state.rules.material.deck
    kinds: i64 = zones.kinds_set(state.hands[seat]) & deck.windows[window]
    if not kinds:
        return
    kinds &= ~state.played[seat]
    kind: i64 = 0
    while kinds:
        if kinds & 1:
            aims = possible.possible_aims(state, seat, deck.documents[kind])
            menu.add(codes.PLAY + 16 * kind, aims)
        kinds >>= 1
        kind += 1


# Playing them ----------------------------------------------------------------------------------


def play(state: Moves, seat: int, option: int) -> Document:
    """Play a yellow document: it acts at once and in public, then is discarded (R14.7)."""
    kind = (option - codes.PLAY) >> 4
    aim = (option - codes.PLAY) & 15
    document = state.rules.material.deck.documents[kind]
    state.hands[seat] = state.hands[seat] - zones.one(kind)
    state.played[seat] = state.played[seat] | (1 << kind)
    tell_shown(state, PLAYED, seat, document, aim)
    carry_out(state, seat, document, aim)
    state.discard += zones.one(kind)
    return document


def carry_out(state: Moves, seat: int, document: Document, aim: int) -> None:
    """Carry out the effect of a document on the table.

    Effects that only grant something for the round (R15.1, R15.2, R15.24 to R15.26) hold by
    having been played; a new roll (R15.11) and a cancelled attack (R15.7) belong to `knight`.
    """
    effect = document.effect
    target = aim - codes.FIRST_AIM
    if effect == effects.RELEASE_KNIGHT:
        release_knight(state, seat, document.cost)
    elif effect == effects.DRAW_COINS:
        draw_coins(state, seat, document.count)
    elif effect == effects.GAIN_PIECE:
        gain_piece(state, seat, document, target)
    elif effect == effects.WAIVE_LIMIT:
        waive_limit(state, seat, document.this_round)
    elif effect == effects.REMOVE_ACTION:
        remove_actions(state, seat, target, document.count)
    elif effect == effects.PEEK_AND_SWAP:
        peek(state, seat, target)
    elif effect == effects.SEIZE_SPACE:
        seize(state, document.seized_space(), [seat], [document.what])
    elif effect == effects.LEVY:
        levy(state, seat, document.count)
    elif effect == effects.STEAL_COINS:
        steal_coins(state, seat, target, document.count)
    elif effect == effects.STEAL_DOCUMENT:
        steal_documents(state, seat, target, document.count)
    elif effect == effects.EXCHANGE_COINS:
        number, to_gold = codes.exchange_of(document.count, aim)
        exchange_coins(state, seat, number, to_gold)
    elif effect == effects.CLOSE_SPACE:
        for space in codes.spaces_of(document.spaces >> 1):
            state.tell("space-closed", {"space": state.rules.material.spaces[space]})


def tell_shown(
    state: Moves, names: tuple[str, str, str], seat: int, document: Document, aim: int
) -> None:
    """Record a document that everybody sees, with what it is aimed at."""
    if state.log is None:
        return
    facts: dict[str, Fact] = {"seat": seat, "document": document.id}
    if document.target == effects.OPPONENT:
        facts["target_seat"] = aim - codes.FIRST_AIM
    elif document.target == effects.PIECE_KIND:
        facts["piece"] = codes.PIECES[aim - codes.FIRST_AIM]
    state.tell(names[document.target], facts)


# R15 Effects -----------------------------------------------------------------------------------


def pay_cost(state: Moves, seat: int, cost: int) -> None:
    """Pay what a document costs, by the suggested payment."""
    value = state.rules.material.gold_value
    menu = state.fresh_menu()
    money.add_payments(state.gold_of(seat), state.silver_of(seat), cost, value, menu)
    payment = menu.nth(0)
    gold = codes.gold(payment)
    silver = codes.silver(payment)
    overpaid = [seat] if state.pay(seat, cost, gold, silver) else []
    if cost:
        state.tell_coins("document-paid", seat, {}, gold, silver)
    state.give_change(overpaid)


def release_knight(state: Moves, seat: int, cost: int) -> None:
    """Return a jailed knight to its owner's hand (R15.8)."""
    if not (state.jailed >> seat) & 1 or not possible.can_pay(state, seat, cost):
        return
    pay_cost(state, seat, cost)
    state.jailed &= ~(1 << seat)
    state.tell("knight-released", {"seat": seat})


def draw_coins(state: Moves, seat: int, count: int) -> None:
    """Draw coins blind from the bag as one gain, fewer if it is short (R15.9)."""
    drawn = min(count, state.bag())
    gold = state.draw_coins(drawn)
    state.receive(seat, gold, drawn - gold)
    state.tell_coins("coins-drawn", seat, {}, gold, drawn - gold)


def gain_piece(state: Moves, seat: int, document: Document, piece: int) -> None:
    """Put pieces of one kind on a site, as many as have room (R15.10)."""
    if not state.has_room(seat, piece) or not possible.can_pay(state, seat, document.cost):
        return
    pay_cost(state, seat, document.cost)
    for _ in range(document.count):
        if state.has_room(seat, piece):
            state.place(seat, piece, 1)
            state.tell("piece-gained", {"seat": seat, "piece": codes.PIECES[piece]})


def waive_limit(state: Moves, seat: int, this_round: bool) -> None:
    """Excuse every kind of coin that is due at this moment (R15.6)."""
    limit = state.rules.material.limit
    if state.gold_of(seat) >= limit:
        state.excuse_gold(seat, state.gold_of(seat))
    if state.silver_of(seat) >= limit:
        state.excuse_silver(seat, state.silver_of(seat))
    if this_round:
        state.brief_waivers |= 1 << seat
    state.tell("limit-waived", {"seat": seat})


def remove_actions(state: Moves, seat: int, target: int, count: int) -> None:
    """Return random face-down action cards to their owner's hand, unseen by others (R15.4)."""
    for _ in range(count):
        laid = codes.spaces_of(state.cards_laid(target))
        if not laid:
            state.tell("summons-idle", {"seat": seat, "target_seat": target})  # R6.7
            return
        space = laid[state.chance.below(len(laid))]
        state.actions -= seat_numbers.at(target, codes.CARD_BIT[space])
        if state.log is not None:
            secret: Facts = {"space": state.rules.material.spaces[space]}
            state.confide("summoned", {"seat": seat, "target_seat": target}, secret, target)


def peek(state: Moves, seat: int, target: int) -> None:
    """Show a spy the face-down action cards of the target (R15.5)."""
    if state.log is None:
        return
    names = state.rules.material.spaces
    laid = [names[space] for space in codes.spaces_of(state.cards_laid(target))]
    facts: Facts = {"seat": seat, "target_seat": target}
    if laid:
        state.confide("spied", facts, {"spaces": laid}, seat)
    else:
        state.tell("spied-nothing", facts)


def seize(state: Moves, space: int, seats: list[int], whats: list[int]) -> None:
    """Share the coins of a space among those who seize it; the remainder stays (R15.3)."""
    gold_takers = 0
    silver_takers = 0
    for what in whats:
        if what & effects.GOLD:
            gold_takers += 1
        if what & effects.SILVER:
            silver_takers += 1
    gold = state.income_gold(space) // gold_takers if gold_takers else 0
    silver = state.income_silver(space) // silver_takers if silver_takers else 0
    name = state.rules.material.spaces[space]
    for seat, what in zip(seats, whats, strict=True):
        taken_gold = gold if what & effects.GOLD else 0
        taken_silver = silver if what & effects.SILVER else 0
        state.put_on_space(space, -taken_gold, -taken_silver)
        state.receive(seat, taken_gold, taken_silver)
        if state.log is not None:
            kinds: Facts = {"gold": taken_gold, "silver": taken_silver}
            total = taken_gold + taken_silver
            state.tell("seized", {"seat": seat, "space": name, **kinds, "coins": total})


def levy(state: Moves, seat: int, coins: int) -> None:
    """Take coins from every opponent, silver first, as one gain (R15.20)."""
    gold = 0
    silver = 0
    for other in range(state.seats):
        if other != seat:
            given_silver = min(coins, state.silver_of(other))
            given_gold = min(coins - given_silver, state.gold_of(other))
            state.spend(other, given_gold, given_silver)
            if given_gold + given_silver:
                state.tell_coins("levy-given", other, {}, given_gold, given_silver)
            gold += given_gold
            silver += given_silver
    state.receive(seat, gold, silver)
    state.tell_coins("levied", seat, {}, gold, silver)


def steal_coins(state: Moves, seat: int, target: int, count: int) -> None:
    """Take coins from an opponent, gold first (R15.21)."""
    gold = min(count, state.gold_of(target))
    silver = min(count - gold, state.silver_of(target))
    state.spend(target, gold, silver)
    state.receive(seat, gold, silver)
    state.tell_coins("coins-stolen", seat, {"target_seat": target}, gold, silver)


def steal_documents(state: Moves, seat: int, target: int, count: int) -> None:
    """Take random documents from an opponent's hand; only these two see them (R15.22)."""
    names: list[str] = []
    while len(names) < count and state.hands[target]:
        kind = state.chance.draw(state.hands[target])
        state.hands[target] = state.hands[target] - zones.one(kind)
        state.hands[seat] = state.hands[seat] + zones.one(kind)
        names.append(state.rules.material.deck.names[kind])
    if state.log is not None and names:
        facts: Facts = {"seat": seat, "target_seat": target, "number": len(names)}
        both = 1 << seat | 1 << target
        state.log.append(Event("documents-stolen", facts, {"documents": names}, both))


def exchange_coins(state: Moves, seat: int, number: int, to_gold: bool) -> None:
    """Swap own gold for silver of the bag or the reverse, as far as the bag has it (R15.23)."""
    value = state.rules.material.gold_value
    if to_gold:
        number = min(number, state.bag_gold, state.silver_of(seat) // value)
        state.spend(seat, 0, number * value)
        state.bag_gold -= number
        state.bag_silver += number * value
        state.receive(seat, number, 0)
        state.tell_coins("exchanged-for-gold", seat, {}, number, 0)
        return
    number = min(number, state.bag_silver // value, state.gold_of(seat))
    state.spend(seat, number, 0)
    state.bag_gold += number
    state.bag_silver -= number * value
    state.receive(seat, 0, number * value)
    state.tell_coins("exchanged-for-silver", seat, {}, 0, number * value)


def cancels_attack(document: Document) -> bool:
    """Tell whether a document ends an attack (R15.7)."""
    return document.effect == effects.CANCEL_ATTACK


def stops_errand(state: Moves) -> bool:
    """Tell whether space 4 has been closed while its knight was still thinking (R15.24)."""
    return state.is_closed(codes.KNIGHT)
