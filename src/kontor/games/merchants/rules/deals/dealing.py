"""The Art of Negotiation: deals between the active player and another (R12).

Deals are free actions: whoever may make or accept one has answers for it, asked or not. A
proposal is put together in small steps that only its maker sees, then posted for all to see.
Its partner is asked about it at once and may also let it stand. A deal gives no answer that the
rules do not give anyway, so none can break another rule (R12.8).
"""

from kontor.engine import zones
from kontor.engine.frames import NO_ANSWER, Frame
from kontor.games.merchants.rules.deals import (
    checking,
    drafting,
    enforcing,
    verdicts,
)
from kontor.games.merchants.rules.questions import QUESTIONS
from kontor.games.merchants.table import agreed, channels, codes, items, language
from kontor.games.merchants.table.language import Numbers
from kontor.games.merchants.table.position import Position, question
from kontor.games.merchants.table.public import Board


def begin(state: Position) -> None:
    """Lay out what deals need."""
    state.deal_drafts = [() for _ in range(state.seats)]
    state.deal_words = [() for _ in range(state.seats)]
    state.deals_begun = [0] * state.seats
    state.board.known = (0,) * state.seats


# What may be said -------------------------------------------------------------------------------


def options(state: Position, seat: int) -> list[int]:
    """List what a seat may do about deals now."""
    board = state.board
    found = []
    for proposal in board.proposals:
        if proposal[language.MAKER] == seat:
            found.append(codes.WITHDRAW_DEAL + proposal[language.KEY])
        elif proposal[language.PARTNER] == seat:
            if checking.obstacle(state, proposal) == codes.NOTHING:
                found.append(codes.ACCEPT_DEAL + proposal[language.KEY])
            found.append(codes.DECLINE_DEAL + proposal[language.KEY])
    frame = state.stack[-1]
    if frame.kind == codes.ASK_DEAL and (frame.asked >> seat) & 1:
        found.append(codes.LATER)
    if state.is_settled(seat):
        return [*found, codes.DROP] if state.deal_drafts[seat] else found
    if state.deal_drafts[seat]:
        return found + drafting.draft_options(state, seat)
    if not may_begin(board, seat, state.deals_begun[seat]):
        return found
    if seat != board.active:
        return [*found, codes.PROPOSE + board.active]  # R12.2
    return found + [codes.PROPOSE + other for other in range(state.seats) if other != seat]


def may_begin(board: Board, seat: int, begun: int) -> bool:
    """Tell whether a seat may begin a proposal: somebody is active, and limits (R12.1, R12.4)."""
    material = board.rules.material
    if board.active == codes.NOBODY or begun >= material.deals_per_round:
        return False
    return open_deals(board, seat) < material.open_deals


def open_deals(board: Board, seat: int) -> int:
    """Count the proposals of a seat that stand (R12.4)."""
    return sum(1 for proposal in board.proposals if proposal[language.MAKER] == seat)


# What follows -----------------------------------------------------------------------------------


def act(state: Position, seat: int, option: int) -> None:
    """Carry out what a seat says about a deal."""
    if option >= codes.PROMISE_VALUE:
        drafting.add_value(state, seat, (option - codes.PROMISE_VALUE) % codes.VALUE_CODES)
    elif option >= codes.GIVE_FLORINS:
        part = language.TAKES if option >= codes.TAKE_FLORINS else language.GIVES
        coins = option - (codes.TAKE_FLORINS if part == language.TAKES else codes.GIVE_FLORINS)
        drafting.add_to_draft(state, seat, part, coins)
    elif option >= codes.MINE:
        mine = option < codes.THEIRS
        who = seat if mine else state.deal_drafts[seat][language.PARTNER]
        state.deal_words[seat] = (who, option - (codes.MINE if mine else codes.THEIRS))
        drafting.word_if_complete(state, seat)
    elif option >= codes.GIVE_CARD:
        part = language.CARDS_TAKEN if option >= codes.TAKE_CARD else language.CARDS_GIVEN
        card = option - (codes.TAKE_CARD if part == language.CARDS_TAKEN else codes.GIVE_CARD)
        drafting.add_to_draft(state, seat, part, zones.one(card))
    elif option == codes.POST_DEAL:
        post(state, seat)
    elif option == codes.DROP:
        drafting.drop(state, seat)
    elif option == codes.LATER:
        state.close()
    elif option >= codes.ACCEPT_DEAL:
        answer(state, seat, option)
    else:
        state.deals_begun[seat] += 1
        state.deal_drafts[seat] = (-1, seat, option - codes.PROPOSE, 0, 0, 0, 0)


def post(state: Position, seat: int) -> None:
    """Post a proposal for all to see (R12.2); cards it names are disclosed (R12.3)."""
    board = state.board
    taken = [proposal[language.KEY] for proposal in board.proposals]
    key = seat * codes.DEAL_SLOTS
    while key in taken:
        key += 1
    proposal = (key, *state.deal_drafts[seat][1:])
    drafting.drop(state, seat)
    board.proposals = (*board.proposals, proposal)
    board.disclose(seat, proposal[language.CARDS_GIVEN])
    if state.log is not None:
        items.tell_proposal(state, proposal)
    partner = proposal[language.PARTNER]
    frame = state.stack[-1]
    if frame.kind == codes.ASK_LIVE:
        wagon = frame.about[0]
        haggles = channels.is_open(board, partner) or partner == board.masters[wagon]
        asked = frame.asked | 1 << partner if haggles else frame.asked
        state.stack[-1] = Frame(frame.kind, asked, (wagon, channels.DEAL_PROPOSED))
    elif not frame.sealed:
        state.stack.append(Frame(codes.ASK_DEAL, 1 << partner, (key,)))


def answer(state: Position, seat: int, option: int) -> None:
    """Accept, decline or withdraw a proposal."""
    board = state.board
    key = (option - codes.ACCEPT_DEAL) % codes.DEAL_KEYS
    verb = (option - codes.ACCEPT_DEAL) // codes.DEAL_KEYS
    for proposal in board.proposals:
        if proposal[language.KEY] == key:
            remove(state, proposal)
            if verb == 0:
                close(state, proposal)
            else:
                name = "deal-declined" if verb == 1 else "deal-withdrawn"
                items.tell_end(state, name, proposal)


def remove(state: Position, proposal: Numbers) -> None:
    """Take a proposal off the table, and the question about it."""
    board = state.board
    board.proposals = tuple(other for other in board.proposals if other != proposal)
    state.stack = [
        frame
        for frame in state.stack
        if frame.kind != codes.ASK_DEAL or frame.about[0] != proposal[language.KEY]
    ]


def close(state: Position, proposal: Numbers) -> None:
    """Carry out an accepted deal: what changes hands does so at once, then promises hold."""
    board = state.board
    maker = proposal[language.MAKER]
    partner = proposal[language.PARTNER]
    unit = state.material.unit
    items.tell_end(state, "deal-accepted", proposal)
    hand_over(
        state, maker, partner, proposal[language.GIVES] * unit, proposal[language.CARDS_GIVEN]
    )
    hand_over(
        state, partner, maker, proposal[language.TAKES] * unit, proposal[language.CARDS_TAKEN]
    )
    for promise in language.in_force(proposal):
        if promise[language.KIND] == language.PAY_ON:
            set_aside(state, promise[language.PROMISER], promise[language.FIRST] * unit)
        board.promises = (*board.promises, promise)
    frame = state.stack[-1]
    if frame.sealed and state.rules.version < 2:  # both parties answer under seal anew
        for seat in (maker, partner):
            if frame.answer_of(seat) != NO_ANSWER:
                frame = frame.seal(seat, NO_ANSWER)
        state.stack[-1] = frame


def set_aside(state: Position, seat: int, florins: int) -> None:
    """Set florins aside for a payment that waits for an event (R12.5)."""
    state.florins[seat] -= florins
    state.tell("escrow-laid", {"seat": seat, "amount": florins})


def hand_over(state: Position, giver: int, taker: int, florins: int, cards: int) -> None:
    """Let florins and influence cards change hands in the open (R12.3)."""
    state.florins[giver] -= florins
    state.florins[taker] += florins
    if florins:
        state.tell("deal-paid", {"seat": giver, "partner_seat": taker, "amount": florins})
    if not cards:
        return
    board = state.board
    state.hands[giver] -= cards
    state.hands[taker] += cards
    number = zones.size(cards)
    board.hand_sizes[giver] -= number
    board.hand_sizes[taker] += number
    board.forget(giver, zones.common(board.known[giver], cards))
    known = list(board.known)
    known[taker] += cards
    board.known = tuple(known)


# As the game goes on ----------------------------------------------------------------------------


def follow(state: Position, actor: int = codes.NOBODY, kind: int = codes.NOBODY) -> None:
    """After an answer to a kind of question: pay what is due, end promises and proposals."""
    board = state.board
    if not state.stack:
        return
    if board.promises:
        verdicts.settle(state, actor, kind)
        if state.rules.deals == agreed.BINDING and state.rules.version >= 2:
            enforcing.uphold_terms(state)
    frame = question(state.stack)
    active = QUESTIONS[frame.kind].active(board, frame)
    if active != board.active:
        board.active = active
        state.deal_drafts = [() for _ in range(state.seats)]
        state.deal_words = [() for _ in range(state.seats)]
        for proposal in board.proposals:
            remove(state, proposal)
            items.tell_end(state, "deal-lapsed", proposal)
        return
    for proposal in board.proposals:
        if not checking.is_sound(state, proposal):
            remove(state, proposal)
            items.tell_end(state, "deal-lapsed", proposal)


def end_round(state: Position) -> None:
    """Let all promises end with the round and return what is still set aside (R12.5)."""
    verdicts.end(state, [], codes.NOBODY, codes.NOBODY, True)
    state.deals_begun = [0] * state.seats
