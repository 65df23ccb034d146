"""The Art of Negotiation: deals between the active player and another (R12).

Deals are free actions: whoever may make or accept one has answers for it, asked or not. A
proposal is put together in small steps that only its maker sees, then posted for all to see.
Its partner is asked about it at once and may also let it stand. A deal gives no answer that the
rules do not give anyway, so none can break another rule (R12.8).
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.frames import NO_ANSWER, Frame
from kontor.games.merchants import codes, itemizing, judging
from kontor.games.merchants.haggling import DEAL_PROPOSED, is_open
from kontor.games.merchants.land import NOBODY, Board
from kontor.games.merchants.promises import (
    CARDS_GIVEN,
    CARDS_TAKEN,
    GIVES,
    HEAD,
    KEY,
    KINDS,
    MAKER,
    PARTNER,
    PAY_ON,
    TAKES,
    VALUES,
    WORDS,
    Numbers,
    contains,
    has_contradiction,
    outlay,
    promised,
)
from kontor.games.merchants.prospects import (
    first_values,
    is_possible,
    later_values,
    question,
)
from kontor.games.merchants.standing import committed
from kontor.games.merchants.table import (
    BLIND_BID,
    BONUS_CARD,
    DEAL_ANSWER,
    DIALS,
    LIVE_HAGGLE,
    MASTER_ANSWER,
    MASTER_CARDS,
    MASTER_LOAD,
    Table,
)
from kontor.games.merchants.tablerules import BINDING, NON_BINDING

# What stands in the way of accepting a proposal.
NOTHING: Final = 0
TOO_DEAR: Final = 1
NO_CARD_HELD: Final = 2
CONTRADICTION: Final = 3
SEALED: Final = 4


def begin(table: Table) -> None:
    """Lay out what deals need."""
    table.deal_drafts = [() for _ in range(table.seats)]
    table.deal_words = [() for _ in range(table.seats)]
    table.deals_begun = [0] * table.seats
    table.board.known = (0,) * table.seats


def active_player(board: Board, frame: Frame) -> int:
    """Return the active player of the moment (R12.1), or NOBODY in phase 5."""
    kind = frame.kind
    if kind == BONUS_CARD:
        return NOBODY
    if kind in (MASTER_CARDS, BLIND_BID, DIALS):
        return board.first_player
    if MASTER_LOAD <= kind <= MASTER_ANSWER or kind == LIVE_HAGGLE:
        return board.masters[frame.about[0]]
    seat = 0
    while not (frame.asked >> seat) & 1:
        seat += 1
    return seat


def available(table: Table, seat: int) -> int:
    """Return the coins a seat may part with: not what a standing bid binds (R9.6).

    A bid under seal binds nothing here: whoever has laid it down deals no more.
    """
    frame = question(table.stack)
    bound = 0 if frame.sealed else committed(table, frame, seat)
    return (table.florins[seat] - bound) // table.material.unit


# What may be said -------------------------------------------------------------------------------


def options(table: Table, seat: int) -> list[int]:
    """List what a seat may do about deals now."""
    board = table.board
    found = []
    for proposal in board.proposals:
        if proposal[MAKER] == seat:
            found.append(codes.WITHDRAW_DEAL + proposal[KEY])
        elif proposal[PARTNER] == seat:
            if obstacle(table, proposal) == NOTHING:
                found.append(codes.ACCEPT_DEAL + proposal[KEY])
            found.append(codes.DECLINE_DEAL + proposal[KEY])
    frame = table.stack[-1]
    if frame.kind == DEAL_ANSWER and (frame.asked >> seat) & 1:
        found.append(codes.LATER)
    if table.is_settled(seat):
        return [*found, codes.DROP] if table.deal_drafts[seat] else found
    if table.deal_drafts[seat]:
        return found + draft_options(table, seat)
    if not may_begin(board, seat, table.deals_begun[seat]):
        return found
    if seat != board.active:
        return [*found, codes.PROPOSE + board.active]  # R12.2
    return found + [codes.PROPOSE + other for other in range(table.seats) if other != seat]


def may_begin(board: Board, seat: int, begun: int) -> bool:
    """Tell whether a seat may begin a proposal: somebody is active, and limits (R12.1, R12.4)."""
    material = board.rules.material
    if board.active == NOBODY or begun >= material.deals_per_round:
        return False
    return open_deals(board, seat) < material.open_deals


def open_deals(board: Board, seat: int) -> int:
    """Count the proposals of a seat that stand (R12.4)."""
    return sum(1 for proposal in board.proposals if proposal[MAKER] == seat)


def draft_options(table: Table, seat: int) -> list[int]:
    """List the next steps of a proposal in the making (R12.3)."""
    draft = table.deal_drafts[seat]
    begun = table.deal_words[seat]
    board = table.board
    material = table.material
    frame = question(table.stack)
    if begun:
        sort = VALUES[begun[1]][len(begun) - 2]
        if len(begun) == 2:
            values = first_values(board, frame, begun[0], begun[1])
        else:
            values = later_values(board, frame, begun)
        return [*[codes.value(sort, value) for value in values], codes.DROP]
    found: list[int] = []
    most = material.most_deal_florins // material.unit
    if not draft[GIVES] and not draft[TAKES]:
        affordable = min(most, available(table, seat) - outlay(draft, seat))
        found += range(codes.GIVE_FLORINS + 1, codes.GIVE_FLORINS + affordable + 1)
        found += range(codes.TAKE_FLORINS + 1, codes.TAKE_FLORINS + most + 1)
    if zones.size(draft[CARDS_GIVEN]) < material.deal_cards:
        spare = table.hands[seat]
        spare -= zones.common(spare, draft[CARDS_GIVEN])
        found += [codes.GIVE_CARD + card for card in zones.kinds(spare)]
    wanted = zones.size(draft[CARDS_TAKEN])
    if wanted < min(material.deal_cards, board.hand_sizes[draft[PARTNER]]):
        others = material.full_pile - board.played
        others -= zones.common(others, draft[CARDS_TAKEN])
        found += [codes.TAKE_CARD + card for card in zones.kinds(others)]
    if len(promised(draft)) < material.deal_promises:
        for base, who in ((codes.MINE, seat), (codes.THEIRS, draft[PARTNER])):
            found += [base + kind for kind in kinds_open(board, frame, who)]
    if is_complete(table, draft):
        found.append(codes.POST_DEAL)
    found.append(codes.DROP)
    return found


def kinds_open(board: Board, frame: Frame, seat: int) -> list[int]:
    """List the kinds of promise a seat could make now; nothing is set aside if not binding."""
    found = []
    for kind in range(len(KINDS)):
        if kind == PAY_ON and board.rules.deals == NON_BINDING:  # R12.7
            continue
        if not VALUES[kind]:
            is_open = is_possible(board, frame, (seat, kind, 0, 0, 0))
        else:
            is_open = bool(first_values(board, frame, seat, kind))
        if is_open:
            found.append(kind)
    return found


def is_complete(table: Table, draft: Numbers) -> bool:
    """Tell whether a proposal may be posted: not empty, payable, possible (R12.3, R12.4)."""
    if not any(draft[GIVES:]):
        return len(draft) > HEAD and is_sound(table, draft)
    return is_sound(table, draft)


def is_sound(table: Table, proposal: Numbers) -> bool:
    """Tell whether the maker can still do his part and every promise is still possible."""
    maker = proposal[MAKER]
    if outlay(proposal, maker) > available(table, maker):
        return False
    if not contains(table.hands[maker], proposal[CARDS_GIVEN]):
        return False
    board = table.board
    if zones.size(proposal[CARDS_TAKEN]) > board.hand_sizes[proposal[PARTNER]]:
        return False
    frame = question(table.stack)
    return all(is_possible(board, frame, promise) for promise in promised(proposal))


def obstacle(table: Table, proposal: Numbers) -> int:
    """Say what keeps the partner from accepting a proposal, if anything does (R12.3, R12.6)."""
    partner = proposal[PARTNER]
    if table.is_settled(partner) or table.is_settled(proposal[MAKER]):
        return SEALED
    if outlay(proposal, partner) > available(table, partner):
        return TOO_DEAR
    if not contains(table.hands[partner], proposal[CARDS_TAKEN]):
        return NO_CARD_HELD
    if table.rules.deals == BINDING and has_contradiction(table.board, proposal):
        return CONTRADICTION
    return NOTHING


# What follows -----------------------------------------------------------------------------------


def act(table: Table, seat: int, option: int) -> None:
    """Carry out what a seat says about a deal."""
    if option >= codes.PROMISE_VALUE:
        add_value(table, seat, (option - codes.PROMISE_VALUE) % codes.VALUE_CODES)
    elif option >= codes.GIVE_FLORINS:
        part = TAKES if option >= codes.TAKE_FLORINS else GIVES
        coins = option - (codes.TAKE_FLORINS if part == TAKES else codes.GIVE_FLORINS)
        add_to_draft(table, seat, part, coins)
    elif option >= codes.MINE:
        mine = option < codes.THEIRS
        who = seat if mine else table.deal_drafts[seat][PARTNER]
        table.deal_words[seat] = (who, option - (codes.MINE if mine else codes.THEIRS))
        word_if_complete(table, seat)
    elif option >= codes.GIVE_CARD:
        part = CARDS_TAKEN if option >= codes.TAKE_CARD else CARDS_GIVEN
        card = option - (codes.TAKE_CARD if part == CARDS_TAKEN else codes.GIVE_CARD)
        add_to_draft(table, seat, part, zones.one(card))
    elif option == codes.POST_DEAL:
        post(table, seat)
    elif option == codes.DROP:
        drop(table, seat)
    elif option == codes.LATER:
        table.stack.pop()
    elif option >= codes.ACCEPT_DEAL:
        answer(table, seat, option)
    else:
        table.deals_begun[seat] += 1
        table.deal_drafts[seat] = (-1, seat, option - codes.PROPOSE, 0, 0, 0, 0)


def add_to_draft(table: Table, seat: int, part: int, amount: int) -> None:
    """Add florins or a card to a proposal in the making."""
    draft = list(table.deal_drafts[seat])
    draft[part] += amount
    table.deal_drafts[seat] = tuple(draft)


def add_value(table: Table, seat: int, value: int) -> None:
    """Add a value to the promise being worded."""
    table.deal_words[seat] = (*table.deal_words[seat], value)
    word_if_complete(table, seat)


def word_if_complete(table: Table, seat: int) -> None:
    """Add a promise to the proposal once all its values are known."""
    begun = table.deal_words[seat]
    if len(begun) - 2 < len(VALUES[begun[1]]):
        return
    table.deal_drafts[seat] += (*begun, 0, 0, 0)[:WORDS]
    table.deal_words[seat] = ()


def drop(table: Table, seat: int) -> None:
    """Drop the promise being worded, or else the whole proposal in the making."""
    if not table.deal_words[seat]:
        table.deal_drafts[seat] = ()
    table.deal_words[seat] = ()


def post(table: Table, seat: int) -> None:
    """Post a proposal for all to see (R12.2); cards it names are disclosed (R12.3)."""
    board = table.board
    taken = [proposal[KEY] for proposal in board.proposals]
    key = seat * codes.DEAL_SLOTS
    while key in taken:
        key += 1
    proposal = (key, *table.deal_drafts[seat][1:])
    drop(table, seat)
    board.proposals = (*board.proposals, proposal)
    board.disclose(seat, proposal[CARDS_GIVEN])
    if table.log is not None:
        itemizing.tell_proposal(table, proposal)
    partner = proposal[PARTNER]
    frame = table.stack[-1]
    if frame.kind == LIVE_HAGGLE:
        wagon = frame.about[0]
        haggles = is_open(board, partner) or partner == board.masters[wagon]
        asked = frame.asked | 1 << partner if haggles else frame.asked
        table.stack[-1] = Frame(frame.kind, asked, (wagon, DEAL_PROPOSED))
    elif not frame.sealed:
        table.stack.append(Frame(DEAL_ANSWER, 1 << partner, (key,)))


def answer(table: Table, seat: int, option: int) -> None:
    """Accept, decline or withdraw a proposal."""
    board = table.board
    key = (option - codes.ACCEPT_DEAL) % codes.DEAL_KEYS
    verb = (option - codes.ACCEPT_DEAL) // codes.DEAL_KEYS
    for proposal in board.proposals:
        if proposal[KEY] == key:
            remove(table, proposal)
            if verb == 0:
                close(table, proposal)
            else:
                name = "deal-declined" if verb == 1 else "deal-withdrawn"
                itemizing.tell_end(table, name, proposal)


def remove(table: Table, proposal: Numbers) -> None:
    """Take a proposal off the table, and the question about it."""
    board = table.board
    board.proposals = tuple(other for other in board.proposals if other != proposal)
    table.stack = [
        frame
        for frame in table.stack
        if frame.kind != DEAL_ANSWER or frame.about[0] != proposal[KEY]
    ]


def close(table: Table, proposal: Numbers) -> None:
    """Carry out an accepted deal: what changes hands does so at once, then promises hold."""
    board = table.board
    maker = proposal[MAKER]
    partner = proposal[PARTNER]
    unit = table.material.unit
    itemizing.tell_end(table, "deal-accepted", proposal)
    hand_over(table, maker, partner, proposal[GIVES] * unit, proposal[CARDS_GIVEN])
    hand_over(table, partner, maker, proposal[TAKES] * unit, proposal[CARDS_TAKEN])
    for seat, kind, first, second, third in promised(proposal):
        if kind == PAY_ON:
            table.florins[seat] -= first * unit
        other = partner if seat == maker else maker
        board.promises = (*board.promises, (seat, other, kind, first, second, third, 0))
    frame = table.stack[-1]
    if frame.sealed and table.rules.version < 2:  # both parties answer under seal anew
        for seat in (maker, partner):
            if frame.answer_of(seat) != NO_ANSWER:
                frame = frame.seal(seat, NO_ANSWER)
        table.stack[-1] = frame


def hand_over(table: Table, giver: int, taker: int, florins: int, cards: int) -> None:
    """Let florins and influence cards change hands in the open (R12.3)."""
    table.florins[giver] -= florins
    table.florins[taker] += florins
    if not cards:
        return
    board = table.board
    table.hands[giver] -= cards
    table.hands[taker] += cards
    number = zones.size(cards)
    board.hand_sizes[giver] -= number
    board.hand_sizes[taker] += number
    board.forget(giver, zones.common(board.known[giver], cards))
    known = list(board.known)
    known[taker] += cards
    board.known = tuple(known)


# As the game goes on ----------------------------------------------------------------------------


def follow(table: Table) -> None:
    """After anything happened: pay what is due, end promises and proposals (R12.4 to R12.6)."""
    board = table.board
    if not table.stack:
        return
    if board.promises:
        judging.expire(table, False)
    active = active_player(board, question(table.stack))
    if active != board.active:
        board.active = active
        table.deal_drafts = [() for _ in range(table.seats)]
        table.deal_words = [() for _ in range(table.seats)]
        for proposal in board.proposals:
            remove(table, proposal)
            itemizing.tell_end(table, "deal-lapsed", proposal)
        return
    for proposal in board.proposals:
        if not is_sound(table, proposal):
            remove(table, proposal)
            itemizing.tell_end(table, "deal-lapsed", proposal)


def end_round(table: Table) -> None:
    """Let all promises end with the round and return what is still set aside (R12.5)."""
    judging.expire(table, True)
    table.deals_begun = [0] * table.seats
