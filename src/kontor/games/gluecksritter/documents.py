"""R14 and R15: which documents a player may play now, and what they do.

A document serves whoever plays it (R14.1), and of different names any number may be played (R14.5).
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.messages import Event, Fact, Facts
from kontor.games.gluecksritter import codes, money, possible
from kontor.games.gluecksritter.codes import CARD_BIT, FIRST_AIM, NO_AIM
from kontor.games.gluecksritter.deck import (
    CANCEL_ATTACK,
    CLOSE_SPACE,
    DRAW_COINS,
    EXCHANGE_COINS,
    GAIN_PIECE,
    GOLD,
    LEVY,
    OPPONENT,
    PEEK_AND_SWAP,
    PIECE_KIND,
    RELEASE_KNIGHT,
    REMOVE_ACTION,
    SEIZE_SPACE,
    SILVER,
    STEAL_COINS,
    STEAL_DOCUMENT,
    WAIVE_LIMIT,
    Document,
)
from kontor.games.gluecksritter.material import KNIGHT, PIECES
from kontor.games.gluecksritter.position import Position

# Texts for a document shown to all, by its target: none, an opponent, a kind of piece.
PLAYED: Final = ("document-played", "document-played-at", "document-played-piece")
REVEALED: Final = ("red-revealed", "red-revealed-at", "red-revealed-piece")

# Which documents may be played -----------------------------------------------------------------


def playable(position: Position, seat: int, window: int) -> list[int]:
    """List the yellow documents a window accepts from a player's hand (R14.3, R14.4, R14.6)."""
    hand = position.hands[seat]
    if not hand:
        return []
    deck = position.rules.material.deck
    accepted = deck.windows[window] & ~position.played[seat]
    found: list[int] = []
    kind = 0
    while hand and accepted:
        if hand & 15 and accepted & 1:
            document = deck.documents[kind]
            for aim in aims(position, seat, document):
                if possible.is_possible(position, seat, document, aim):
                    found.append(codes.PLAY + 16 * kind + aim)
        hand >>= 4
        accepted >>= 1
        kind += 1
    return found


def aims(position: Position, seat: int, document: Document) -> list[int]:
    """List what a document may be aimed at: opponents (R5.7), kinds of piece, ways to exchange."""
    if document.target == OPPONENT:
        return [FIRST_AIM + other for other in range(position.seats) if other != seat]
    if document.target == PIECE_KIND:
        return [FIRST_AIM + piece for piece in range(len(PIECES)) if (document.kinds >> piece) & 1]
    if document.effect == EXCHANGE_COINS:
        return list(range(FIRST_AIM, FIRST_AIM + 2 * document.count))
    return [NO_AIM]


# Playing them ----------------------------------------------------------------------------------


def play(position: Position, seat: int, option: int) -> Document:
    """Play a yellow document: it acts at once and in public, then is discarded (R14.7)."""
    kind, aim = divmod(option - codes.PLAY, 16)
    document = position.rules.material.deck.documents[kind]
    position.hands[seat] -= zones.one(kind)
    position.played[seat] |= 1 << kind
    tell_shown(position, PLAYED, seat, document, aim)
    carry_out(position, seat, document, aim)
    position.discard += zones.one(kind)
    return document


def carry_out(position: Position, seat: int, document: Document, aim: int) -> None:
    """Carry out the effect of a document on the table.

    Effects that only grant something for the round (R15.1, R15.2, R15.24 to R15.26) hold by
    having been played; a new roll (R15.11) and a cancelled attack (R15.7) belong to `knight`.
    """
    effect = document.effect
    target = aim - FIRST_AIM
    if effect == RELEASE_KNIGHT:
        release_knight(position, seat, document.cost)
    elif effect == DRAW_COINS:
        draw_coins(position, seat, document.count)
    elif effect == GAIN_PIECE:
        gain_piece(position, seat, document, target)
    elif effect == WAIVE_LIMIT:
        waive_limit(position, seat, document.this_round)
    elif effect == REMOVE_ACTION:
        remove_actions(position, seat, target, document.count)
    elif effect == PEEK_AND_SWAP:
        peek(position, seat, target)
    elif effect == SEIZE_SPACE:
        seize(position, possible.seized_space(document), [seat], [document.what])
    elif effect == LEVY:
        levy(position, seat, document.count)
    elif effect == STEAL_COINS:
        steal_coins(position, seat, target, document.count)
    elif effect == STEAL_DOCUMENT:
        steal_documents(position, seat, target, document.count)
    elif effect == EXCHANGE_COINS:
        number, to_gold = codes.exchange_of(document.count, aim)
        exchange_coins(position, seat, number, to_gold)
    elif effect == CLOSE_SPACE:
        for space in codes.spaces_of(document.spaces >> 1):
            position.tell("space-closed", {"space": position.rules.material.spaces[space]})


def tell_shown(
    position: Position, names: tuple[str, str, str], seat: int, document: Document, aim: int
) -> None:
    """Record a document that everybody sees, with what it is aimed at."""
    if position.log is None:
        return
    facts: dict[str, Fact] = {"seat": seat, "document": document.id}
    if document.target == OPPONENT:
        facts["target_seat"] = aim - FIRST_AIM
    elif document.target == PIECE_KIND:
        facts["piece"] = PIECES[aim - FIRST_AIM]
    position.tell(names[document.target], facts)


# R15 Effects -----------------------------------------------------------------------------------


def pay_cost(position: Position, seat: int, cost: int) -> None:
    """Pay what a document costs, by the suggested payment."""
    value = position.rules.material.gold_value
    found = money.payments(position.gold[seat], position.silver[seat], cost, value)
    gold = codes.gold(found[0])
    silver = codes.silver(found[0])
    overpaid = [seat] if position.pay(seat, cost, gold, silver) else []
    if cost:
        position.tell_coins("document-paid", seat, {}, gold, silver)
    position.give_change(overpaid)


def release_knight(position: Position, seat: int, cost: int) -> None:
    """Return a jailed knight to its owner's hand (R15.8)."""
    if not (position.jailed >> seat) & 1 or not possible.can_pay(position, seat, cost):
        return
    pay_cost(position, seat, cost)
    position.jailed &= ~(1 << seat)
    position.tell("knight-released", {"seat": seat})


def draw_coins(position: Position, seat: int, count: int) -> None:
    """Draw coins blind from the bag as one gain, fewer if it is short (R15.9)."""
    gold = 0
    drawn = min(count, position.bag())
    for _ in range(drawn):
        if position.draw_coin():
            gold += 1
    position.receive(seat, gold, drawn - gold)
    position.tell_coins("coins-drawn", seat, {}, gold, drawn - gold)


def gain_piece(position: Position, seat: int, document: Document, piece: int) -> None:
    """Put pieces of one kind on a site, as many as have room (R15.10)."""
    if not position.has_room(seat, piece) or not possible.can_pay(position, seat, document.cost):
        return
    pay_cost(position, seat, document.cost)
    for _ in range(document.count):
        if position.has_room(seat, piece):
            position.place(seat, piece, 1)
            position.tell("piece-gained", {"seat": seat, "piece": PIECES[piece]})


def waive_limit(position: Position, seat: int, this_round: bool) -> None:
    """Excuse every kind of coin that is due at this moment (R15.6)."""
    limit = position.rules.material.limit
    if position.gold[seat] >= limit:
        position.waived_gold[seat] = position.gold[seat]
    if position.silver[seat] >= limit:
        position.waived_silver[seat] = position.silver[seat]
    if this_round:
        position.brief_waivers |= 1 << seat
    position.tell("limit-waived", {"seat": seat})


def remove_actions(position: Position, seat: int, target: int, count: int) -> None:
    """Return random face-down action cards to their owner's hand, unseen by others (R15.4)."""
    for _ in range(count):
        laid = codes.spaces_of(position.actions[target])
        if not laid:
            position.tell("summons-idle", {"seat": seat, "target_seat": target})  # R6.7
            return
        space = laid[position.chance.below(len(laid))]
        position.actions[target] -= CARD_BIT[space]
        if position.log is not None:
            secret: Facts = {"space": position.rules.material.spaces[space]}
            position.confide("summoned", {"seat": seat, "target_seat": target}, secret, target)


def peek(position: Position, seat: int, target: int) -> None:
    """Show a spy the face-down action cards of the target (R15.5)."""
    if position.log is None:
        return
    names = position.rules.material.spaces
    laid = [names[space] for space in codes.spaces_of(position.actions[target])]
    facts: Facts = {"seat": seat, "target_seat": target}
    if laid:
        position.confide("spied", facts, {"spaces": laid}, seat)
    else:
        position.tell("spied-nothing", facts)


def seize(position: Position, space: int, seats: list[int], whats: list[int]) -> None:
    """Share the coins of a space among those who seize it; the remainder stays (R15.3)."""
    gold_takers = 0
    silver_takers = 0
    for what in whats:
        if what & GOLD:
            gold_takers += 1
        if what & SILVER:
            silver_takers += 1
    gold = position.income_gold(space) // gold_takers if gold_takers else 0
    silver = position.income_silver(space) // silver_takers if silver_takers else 0
    name = position.rules.material.spaces[space]
    for seat, what in zip(seats, whats, strict=True):
        taken_gold = gold if what & GOLD else 0
        taken_silver = silver if what & SILVER else 0
        position.put_on_space(space, -taken_gold, -taken_silver)
        position.receive(seat, taken_gold, taken_silver)
        if position.log is not None:
            facts: Facts = {"seat": seat, "space": name, "gold": taken_gold, "silver": taken_silver}
            position.tell("seized", facts)


def levy(position: Position, seat: int, coins: int) -> None:
    """Take coins from every opponent, silver first, as one gain (R15.20)."""
    gold = 0
    silver = 0
    for other in range(position.seats):
        if other != seat:
            given_silver = min(coins, position.silver[other])
            given_gold = min(coins - given_silver, position.gold[other])
            position.spend(other, given_gold, given_silver)
            if given_gold + given_silver:
                position.tell_coins("levy-given", other, {}, given_gold, given_silver)
            gold += given_gold
            silver += given_silver
    position.receive(seat, gold, silver)
    position.tell_coins("levied", seat, {}, gold, silver)


def steal_coins(position: Position, seat: int, target: int, count: int) -> None:
    """Take coins from an opponent, gold first (R15.21)."""
    gold = min(count, position.gold[target])
    silver = min(count - gold, position.silver[target])
    position.spend(target, gold, silver)
    position.receive(seat, gold, silver)
    position.tell_coins("coins-stolen", seat, {"target_seat": target}, gold, silver)


def steal_documents(position: Position, seat: int, target: int, count: int) -> None:
    """Take random documents from an opponent's hand; only these two see them (R15.22)."""
    names: list[str] = []
    while len(names) < count and position.hands[target]:
        kind = position.chance.draw(position.hands[target])
        position.hands[target] -= zones.one(kind)
        position.hands[seat] += zones.one(kind)
        names.append(position.rules.material.deck.names[kind])
    if position.log is not None and names:
        facts: Facts = {"seat": seat, "target_seat": target, "number": len(names)}
        both = 1 << seat | 1 << target
        position.log.append(Event("documents-stolen", facts, {"documents": names}, both))


def exchange_coins(position: Position, seat: int, number: int, to_gold: bool) -> None:
    """Swap own gold for silver of the bag or the reverse, as far as the bag has it (R15.23)."""
    value = position.rules.material.gold_value
    if to_gold:
        number = min(number, position.bag_gold, position.silver[seat] // value)
        position.spend(seat, 0, number * value)
        position.bag_gold -= number
        position.bag_silver += number * value
        position.receive(seat, number, 0)
        position.tell_coins("exchanged-for-gold", seat, {}, number, 0)
        return
    number = min(number, position.bag_silver // value, position.gold[seat])
    position.spend(seat, number, 0)
    position.bag_gold += number
    position.bag_silver -= number * value
    position.receive(seat, 0, number * value)
    position.tell_coins("exchanged-for-silver", seat, {}, 0, number * value)


def cancels_attack(document: Document) -> bool:
    """Tell whether a document ends an attack (R15.7)."""
    return document.effect == CANCEL_ATTACK


def stops_errand(position: Position) -> bool:
    """Tell whether space 4 has been closed while its knight was still thinking (R15.24)."""
    return position.is_closed(KNIGHT)
