"""The auction: bidding (R3), and the showdown with its payment (R4)."""

from kontor.engine.frames import NO_ANSWER, Frame, seats_of
from kontor.games.augsburg import notes
from kontor.games.augsburg.answers import ANEW, BID, HOLD, PASS, SHOW
from kontor.games.augsburg.material import MAXIMILIAN, Material
from kontor.games.augsburg.notes import JOKER, JOKERS, ZONE
from kontor.games.augsburg.table import BIDDING_FRAMES, NOBODY, SELECTION, Table

# R3 Bidding -------------------------------------------------------------------------------------


def begin(table: Table, noble: int) -> None:
    """Visit a noble: the opener is asked first (R2.2 to R2.4, R3.5)."""
    table.noble = noble
    table.bid = 0
    table.leader = NOBODY
    table.still_in = (1 << table.seats) - 1
    table.announced = [0] * table.seats
    table.revealed = ()
    table.stack.clear()
    table.stack.append(BIDDING_FRAMES[table.opener])
    if table.log is not None:
        name = table.rules.material.nobles[noble]
        table.tell("visited", {"seat": table.opener, "noble": name})


def max_bid(hands: list[int], place: int, noble: int) -> int:
    """Return the largest number a hand can bid on a noble; never jokers alone (R3.1 to R3.3)."""
    jokers = hands[place + JOKERS]
    if noble < MAXIMILIAN:
        own = hands[place + noble].bit_count()
    else:  # R3.2
        own = notes.size(hands, place) - jokers
    return own + jokers if own else 0


def bids(table: Table, seat: int) -> list[int]:
    """List pass, hold and the numbers a player can bid (R3.6, R3.7); no more than held (R3.14)."""
    most = max_bid(table.hands, seat * ZONE, table.noble)
    found = [PASS]
    if 0 < table.bid <= most:
        found.append(HOLD)  # R3.9
    for number in range(table.bid + 1, most + 1):
        found.append(BID + number)
    return found


def bid(table: Table, seat: int, option: int) -> bool:
    """Carry out a bid, which only names a number (R3.4, R3.15); tell whether bidding is over."""
    if option == PASS:  # R3.8
        table.still_in &= ~(1 << seat)
        table.tell("passed", {"seat": seat})
    elif option == HOLD:
        table.announced[seat] = table.bid
        table.tell("held", {"seat": seat, "number": table.bid})
    else:  # R3.10
        table.tell("raised" if table.bid else "opened", {"seat": seat, "number": option - BID})
        table.bid = option - BID
        table.announced[seat] = table.bid
        table.leader = seat
    if not table.still_in:  # R3.13
        return True
    if table.bid and table.still_in == 1 << table.leader:  # R3.12, R3.16
        return True
    asked = (seat + 1) % table.seats
    while not (table.still_in >> asked) & 1:
        asked = (asked + 1) % table.seats
    if asked == table.leader:  # R3.11, R3.17
        return True
    table.stack[-1] = BIDDING_FRAMES[asked]
    return False


# R4 Showdown and payment ------------------------------------------------------------------------


def ask_selection(table: Table) -> None:
    """Ask all who are still in for their cards, under seal (R4.1, R4.4)."""
    table.stack[-1] = Frame(SELECTION, table.still_in, (table.bid,), True)


def selected(draft: int) -> int:
    """Return the notes that a draft has named so far; a finished selection begins anew."""
    return -2 - draft if draft < -1 else 0


def choices_below(
    material: Material, hands: list[int], place: int, noble: int, begun: int
) -> list[int]:
    """List the valid notes of a hand that rank below all those named so far, highest first."""
    found: list[int] = []
    if noble < MAXIMILIAN:  # R3.1
        bits = hands[place + noble]
        if begun:
            bits &= lowest(begun >> (noble * notes.VALUES)) - 1
        card = noble * notes.VALUES
        while bits:
            if bits & 1:
                found.append(card)
            bits >>= 1
            card += 1
        found.reverse()
        return found
    for card in reversed(material.by_rank):  # R3.2
        if card != JOKER and hands[place + notes.NOBLE[card]] & notes.BIT[card]:
            if begun and (begun >> card) & 1:
                break
            found.append(card)
    found.reverse()
    return found


def lowest(bits: int) -> int:
    """Return the lowest bit of a set alone."""
    return bits & -bits


def showings(table: Table, frame: Frame, seat: int) -> list[int]:
    """List the next card of a selection: any that still leads to a legal set (R4.2, R4.5).

    Cards are named from the highest rank down and jokers last, so every set is named one way only.
    As a complete selection is final (R4.4), one that is only begun may be begun anew.
    """
    place = seat * ZONE
    jokers = table.hands[place + JOKERS]
    begun = selected(frame.answer_of(seat))
    left = frame.about[0] - begun.bit_count()
    below = choices_below(table.rules.material, table.hands, place, table.noble, begun)
    found = []
    rest = len(below) + jokers
    for card in below:
        rest -= 1
        if rest < left - 1:
            break
        found.append(SHOW + card)
    if begun and jokers >= left:
        found.append(SHOW + JOKER)
    if begun and table.rules.version > 1:
        found.append(ANEW)
    return found


def show(table: Table, frame: Frame, seat: int, option: int) -> int:
    """Return the selection with one more card: complete as soon as nothing is left to choose."""
    if option == ANEW:
        return NO_ANSWER
    place = seat * ZONE
    jokers = table.hands[place + JOKERS]
    begun = selected(frame.answer_of(seat))
    left = frame.about[0] - begun.bit_count()
    card = option - SHOW
    if card == JOKER:
        return begun + (left << JOKER)
    begun += 1 << card
    left -= 1
    if left == 0:
        return begun
    below = choices_below(table.rules.material, table.hands, place, table.noble, begun)
    if not below and table.rules.version > 1:
        return begun + (left << JOKER)
    if len(below) + jokers > left:
        return -2 - begun
    for card in below:
        begun += 1 << card
    return begun + (jokers << JOKER)


def highest(material: Material, zone: list[int]) -> int:
    """Return the highest note of a selection; jokers have no rank (R4.6 to R4.8)."""
    best = JOKER
    for noble in range(notes.NOBLES):
        bits = zone[noble]
        if bits:
            card = noble * notes.VALUES + bits.bit_length() - 1
            if material.rank[card] > material.rank[best]:
                best = card
    return best


def showdown(table: Table, frame: Frame) -> int:
    """Reveal the selections, pay the losers and let the winner discard; return the winner."""
    material = table.rules.material
    table.revealed = frame.answers
    asked = seats_of(frame.asked)
    zones: list[list[int]] = []
    ranked: list[int] = []
    values: list[int] = []
    for seat in asked:
        zone = notes.unpack(frame.answers[seat])
        zones.append(zone)
        best = highest(material, zone)
        ranked.append(material.rank[best] * table.seats + seat)
        values.append(material.value[best])
        if table.log is not None:
            table.tell("showed", {"seat": seat, "cards": table.names(notes.cards(zone, 0))})
    ranked.sort(reverse=True)
    winner = ranked[0] % table.seats
    if table.log is not None:
        if len(set(values)) < len(values):
            table.tell("equal-values", {"nobles": material.ranked_nobles})  # R4.8
        noble = material.nobles[table.noble]
        table.tell("won-auction", {"seat": winner, "noble": noble, "number": table.bid})
    for index, seat in enumerate(asked):
        if seat == winner:
            table.discard_openly(seat, zones[index])  # R4.3, R4.9
        else:
            notes.remember(table.shown, seat * ZONE, zones[index])  # R4.10
    # R4.11 to R4.14: second and third place earn a little, nobody else does.
    if len(ranked) > 1:
        compensate(table, ranked[1] % table.seats, material.second_money)
    if len(ranked) > 2:
        compensate(table, ranked[2] % table.seats, material.third_money)
    return winner


def compensate(table: Table, seat: int, money: int) -> None:
    """Pay a loser of the showdown."""
    table.earn(seat, money)
    table.tell("consoled", {"seat": seat, "money": money})
