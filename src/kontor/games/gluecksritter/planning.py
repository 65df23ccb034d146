"""R4 to R6: the secret plan, the red documents in it, and the spies."""

from kontor.engine import zones
from kontor.engine.frames import NO_ANSWER, Frame
from kontor.engine.messages import Fact
from kontor.games.gluecksritter import codes, documents, money, possible
from kontor.games.gluecksritter.codes import CARD_BIT, CARD_COUNT, CARD_SETS
from kontor.games.gluecksritter.deck import EXTRA_ACTION, PLANNING, SEIZE_SPACE
from kontor.games.gluecksritter.material import KNIGHT
from kontor.games.gluecksritter.position import Position


def options(position: Position, seat: int, answer: int) -> list[int]:
    """List what a planning player may do: red documents, a set of cards, and immediate moves.

    Choosing the set of cards locks the plan. A locked player may unlock (R5.3) and still play
    yellow documents (R5.12); ransom is for the unlocked (R5.9).
    """
    if answer >= 0:
        found = [codes.UNLOCK]
    else:
        reds = reds_of(answer)
        found = card_sets(position, seat, reds)
        if position.hands[seat]:
            found += red_options(position, seat, reds)
        if answer != NO_ANSWER:
            found.append(codes.UNLOCK if position.rules.is_first_version else codes.CLEAR)
        if not position.rules.early_ransom and (position.jailed >> seat) & 1:
            found += ransoms(position, seat)
    if position.hands[seat]:
        found += documents.playable(position, seat, PLANNING)
    return found


def plan_of(answer: int) -> int:
    """Return the plan that lies under seal, locked or as a draft."""
    return answer if answer >= 0 else NO_ANSWER - answer


def reds_of(answer: int) -> int:
    """Return the red documents of a draft or a locked plan, four bits a kind."""
    return plan_of(answer) // CARD_SETS


def cards_in(answer: int) -> int:
    """Return the action cards of a draft or a locked plan."""
    return plan_of(answer) % CARD_SETS


def answer_to(position: Position, answer: int, option: int) -> int:
    """Return what an option makes of a plan: locked with a set of cards, or a draft (R5.3)."""
    if option >= codes.LAY:
        kind, aim = divmod(option - codes.LAY, 16)
        return NO_ANSWER - (plan_of(answer) + CARD_SETS * aim * zones.one(kind))
    if option >= codes.CARDS:
        return CARD_SETS * reds_of(answer) + option - codes.CARDS
    if option == codes.UNLOCK and not position.rules.is_first_version:
        return NO_ANSWER - plan_of(answer)
    return NO_ANSWER


def drafted_cards(position: Position, seat: int, answer: int) -> int:
    """Return the action cards of a draft that is a legal plan as it stands, else none (R5.13)."""
    cards = cards_in(answer)
    is_legal = CARD_COUNT[cards] == cards_needed(position, reds_of(answer))
    return cards if is_legal and not cards & ~cards_of(position, seat) else 0


def cards_needed(position: Position, reds: int) -> int:
    """Return how many action cards a plan holds: two, and more by its red documents (R5.5)."""
    material = position.rules.material
    needed = material.plan_cards
    kind = 0
    while reds:
        if reds & 15 and material.deck.documents[kind].effect == EXTRA_ACTION:
            needed += material.deck.documents[kind].count  # R15.1
        reds >>= 4
        kind += 1
    return needed


def cards_of(position: Position, seat: int) -> int:
    """Return the action cards a player may choose from: all but a jailed knight (R4.1, R4.3)."""
    if (position.jailed >> seat) & 1:
        return CARD_SETS - 1 - CARD_BIT[KNIGHT]
    return CARD_SETS - 1


def card_sets(position: Position, seat: int, reds: int) -> list[int]:
    """List the sets of action cards that complete a plan (R4.2, R4.4, R4.5)."""
    missing = CARD_SETS - 1 - cards_of(position, seat)
    needed = cards_needed(position, reds)
    return [codes.CARDS + cards for cards in codes.SETS_BY_SIZE[needed] if not cards & missing]


def red_options(position: Position, seat: int, reds: int) -> list[int]:
    """List the red documents that may still join a plan, each name once (R5.6, R14.2, R14.4)."""
    deck = position.rules.material.deck
    allowed = deck.red & ~position.played[seat]
    found = []
    hand = position.hands[seat]
    kind = 0
    while hand:
        if hand & 15 and (allowed >> kind) & 1 and not codes.aim_of(reds, kind):
            document = deck.documents[kind]
            if may_lay(position, seat, reds, kind):
                for aim in documents.aims(position, seat, document):
                    found.append(codes.LAY + 16 * kind + aim)
        hand >>= 4
        kind += 1
    return found


def may_lay(position: Position, seat: int, reds: int, kind: int) -> bool:
    """Tell whether enough action cards are there for one more red document (R5.5)."""
    needed = cards_needed(position, reds + zones.one(kind))
    return needed <= CARD_COUNT[cards_of(position, seat)]


# R5.9 Ransom -----------------------------------------------------------------------------------


def ransoms(position: Position, seat: int) -> list[int]:
    """List the payments that free a player's own knight (R5.9, R5.10)."""
    material = position.rules.material
    gold = position.gold[seat]
    silver = position.silver[seat]
    found = money.payments(gold, silver, material.ransom, material.gold_value)
    return [codes.RANSOM + payment for payment in found]


def may_ransom(position: Position) -> int:
    """Return the seats, as bits, that could free their knight, as far as all can see (R18.1)."""
    asked = 0
    material = position.rules.material
    for seat in range(position.seats):
        if (position.jailed >> seat) & 1:
            most = (position.gold[seat] + position.silver[seat]) * material.gold_value
            worth = most if position.rules.hides_coins else position.ducats(seat)
            if worth >= material.ransom:
                asked |= 1 << seat
    return asked


def pay_ransoms(position: Position, answers: list[tuple[int, int]]) -> None:
    """Let seats pay for their knights, who are back in hand at once."""
    price = position.rules.material.ransom
    overpaid = []
    for seat, option in answers:
        gold = codes.gold(option)
        silver = codes.silver(option)
        if position.pay(seat, price, gold, silver):
            overpaid.append(seat)
        position.jailed &= ~(1 << seat)
        position.tell_coins("ransomed", seat, {}, gold, silver)
    position.give_change(overpaid)


# R6 Red documents ------------------------------------------------------------------------------


def reveal(position: Position, frame: Frame) -> None:
    """Lay out the plans: red documents open, action cards still face down (R6.1)."""
    deck = position.rules.material.deck
    for seat in position.precedence():
        answer = frame.answers[seat]
        position.actions[seat] = answer % CARD_SETS
        reds = answer // CARD_SETS
        position.reds[seat] = reds
        position.shown[seat] = CARD_SETS * reds
        for kind in zones.kinds(reds):
            position.hands[seat] -= zones.one(kind)  # R5.14: a hand card until now
            position.played[seat] |= 1 << kind
            if position.log is not None:
                aim = codes.aim_of(reds, kind)
                documents.tell_shown(position, documents.REVEALED, seat, deck.documents[kind], aim)


def take_effect(position: Position, kinds: int) -> None:
    """Carry out one step of red documents, all at the same time (R6.4, R6.5)."""
    deck = position.rules.material.deck
    seats: list[int] = []
    whats: list[int] = []
    space = 0
    for seat in position.precedence():
        what = 0
        for kind in zones.kinds(position.reds[seat]):
            if not (kinds >> kind) & 1:
                continue
            document = deck.documents[kind]
            if document.effect == SEIZE_SPACE:
                space = possible.seized_space(document)
                what |= document.what
            else:
                aim = codes.aim_of(position.reds[seat], kind)
                documents.carry_out(position, seat, document, aim)
        if what:
            seats.append(seat)
            whats.append(what)
    if seats:
        documents.seize(position, space, seats, whats)


def put_away(position: Position, kinds: int) -> None:
    """Discard the red documents whose step is finished (R6.3)."""
    for seat in range(position.seats):
        reds = position.reds[seat]
        if reds:
            for kind in zones.kinds(reds):
                if (kinds >> kind) & 1:
                    position.reds[seat] -= codes.aim_of(reds, kind) * zones.one(kind)
                    position.discard += zones.one(kind)


# R6.8 Spies ------------------------------------------------------------------------------------


def spies(position: Position) -> int:
    """Return the seats, as bits, that peeked and have face-down cards to exchange (R6.8)."""
    mask = 0
    for seat in range(position.seats):
        if position.reds[seat] and position.actions[seat] and swaps(position, seat):
            mask |= 1 << seat
    return mask


def swaps(position: Position, seat: int) -> int:
    """Return how many cards a spy may exchange (R15.5)."""
    deck = position.rules.material.deck
    most = 0
    for kind in zones.kinds(position.reds[seat]):
        if (deck.peeking >> kind) & 1:
            most += deck.documents[kind].count
    return most


def spied(position: Position, seat: int) -> list[int]:
    """List the opponents whose face-down cards a spy sees."""
    deck = position.rules.material.deck
    found = []
    for kind in zones.kinds(position.reds[seat]):
        if (deck.peeking >> kind) & 1:
            found.append(codes.aim_of(position.reds[seat], kind) - codes.FIRST_AIM)
    return found


def swap_options(position: Position, seat: int) -> list[int]:
    """List the sets a spy may end up with: as many cards as before (R15.5)."""
    laid = position.actions[seat]
    missing = CARD_SETS - 1 - cards_of(position, seat)
    most = swaps(position, seat)
    return [
        codes.SWAP + cards
        for cards in codes.SETS_BY_SIZE[CARD_COUNT[laid]]
        if not cards & missing and CARD_COUNT[cards & ~laid] <= most
    ]


def turn_up(position: Position) -> None:
    """Turn up all action cards at the same moment (R7.1)."""
    for seat in range(position.seats):
        position.shown[seat] += position.actions[seat]
    if position.log is None:
        return
    names = position.rules.material.spaces
    for seat in position.precedence():
        laid: list[str] = [names[space] for space in codes.spaces_of(position.actions[seat])]
        facts: dict[str, Fact] = {"seat": seat}
        if laid:
            facts["spaces"] = laid
            position.tell("actions-revealed", facts)
        else:
            position.tell("actions-none", facts)
