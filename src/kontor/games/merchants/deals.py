"""The Art of Negotiation: deals between the active player and another (R12).

Deals are free actions: whoever may make or accept one has answers for it, asked or not. A
proposal is put together in small steps that only its maker sees, then posted for all to see.
Its partner is asked about it at once and may also let it stand. A deal gives no answer that the
rules do not give anyway, so none can break another rule (R12.8).
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.frames import NO_ANSWER, Frame
from kontor.games.merchants import (
    choices,
    codes,
    enforcing,
    haggling,
    itemizing,
    language,
    table,
    together,
    verdicts,
    version_1,
)
from kontor.games.merchants.land import NOBODY, Board
from kontor.games.merchants.language import (
    CARDS_GIVEN,
    CARDS_TAKEN,
    GIVES,
    HEAD,
    KEY,
    MAKER,
    PARTNER,
    TAKES,
    Numbers,
    contains,
    outlay,
)
from kontor.games.merchants.possible import is_possible, question
from kontor.games.merchants.standing import committed
from kontor.games.merchants.table import Table
from kontor.games.merchants.tablerules import BINDING

# What stands in the way of accepting a proposal.
NOTHING: Final = 0
TOO_DEAR: Final = 1
NO_CARD_HELD: Final = 2
CONTRADICTION: Final = 3
SEALED: Final = 4


def begin(state: Table) -> None:
    """Lay out what deals need."""
    state.deal_drafts = [() for _ in range(state.seats)]
    state.deal_words = [() for _ in range(state.seats)]
    state.deals_begun = [0] * state.seats
    state.board.known = (0,) * state.seats


def active_player(board: Board, frame: Frame) -> int:
    """Return the active player of the moment (R12.1), or NOBODY in phase 5."""
    kind = frame.kind
    if kind == table.BONUS_CARD:
        return NOBODY
    if kind in (table.MASTER_CARDS, table.BLIND_BID, table.DIALS):
        return board.first_player
    if table.MASTER_LOAD <= kind <= table.MASTER_ANSWER or kind == table.LIVE_HAGGLE:
        return board.masters[frame.about[0]]
    seat = 0
    while not (frame.asked >> seat) & 1:
        seat += 1
    return seat


def available(state: Table, seat: int) -> int:
    """Return the coins a seat may part with: not what a standing bid binds (R9.6).

    A bid under seal binds nothing here: whoever has laid it down deals no more.
    """
    frame = question(state.stack)
    bound = 0 if frame.sealed else committed(state, frame, seat)
    return (state.florins[seat] - bound) // state.material.unit


# What may be said -------------------------------------------------------------------------------


def options(state: Table, seat: int) -> list[int]:
    """List what a seat may do about deals now."""
    board = state.board
    found = []
    for proposal in board.proposals:
        if proposal[MAKER] == seat:
            found.append(codes.WITHDRAW_DEAL + proposal[KEY])
        elif proposal[PARTNER] == seat:
            if obstacle(state, proposal) == NOTHING:
                found.append(codes.ACCEPT_DEAL + proposal[KEY])
            found.append(codes.DECLINE_DEAL + proposal[KEY])
    frame = state.stack[-1]
    if frame.kind == table.DEAL_ANSWER and (frame.asked >> seat) & 1:
        found.append(codes.LATER)
    if state.is_settled(seat):
        return [*found, codes.DROP] if state.deal_drafts[seat] else found
    if state.deal_drafts[seat]:
        return found + draft_options(state, seat)
    if not may_begin(board, seat, state.deals_begun[seat]):
        return found
    if seat != board.active:
        return [*found, codes.PROPOSE + board.active]  # R12.2
    return found + [codes.PROPOSE + other for other in range(state.seats) if other != seat]


def may_begin(board: Board, seat: int, begun: int) -> bool:
    """Tell whether a seat may begin a proposal: somebody is active, and limits (R12.1, R12.4)."""
    material = board.rules.material
    if board.active == NOBODY or begun >= material.deals_per_round:
        return False
    return open_deals(board, seat) < material.open_deals


def open_deals(board: Board, seat: int) -> int:
    """Count the proposals of a seat that stand (R12.4)."""
    return sum(1 for proposal in board.proposals if proposal[MAKER] == seat)


def draft_options(state: Table, seat: int) -> list[int]:
    """List the next steps of a proposal in the making (R12.3)."""
    draft = state.deal_drafts[seat]
    begun = state.deal_words[seat]
    board = state.board
    material = state.material
    if begun:
        sort = language.VALUES[begun[1]][len(begun) - 2]
        if len(begun) == 2:
            values = choices.first_values(board, state.stack, begun[0], begun[1])
        else:
            values = choices.later_values(board, state.stack, begun)
        return [*[codes.value(sort, value) for value in values], codes.DROP]
    found: list[int] = []
    most = material.most_deal_florins // material.unit
    if not draft[GIVES] and not draft[TAKES]:
        affordable = min(most, available(state, seat) - outlay(draft, seat))
        found += range(codes.GIVE_FLORINS + 1, codes.GIVE_FLORINS + affordable + 1)
        found += range(codes.TAKE_FLORINS + 1, codes.TAKE_FLORINS + most + 1)
    if zones.size(draft[CARDS_GIVEN]) < material.deal_cards:
        spare = enforcing.spare_cards(board, seat, state.hands[seat])
        spare -= zones.common(spare, draft[CARDS_GIVEN])
        found += [codes.GIVE_CARD + card for card in zones.kinds(spare)]
    wanted = zones.size(draft[CARDS_TAKEN])
    if wanted < min(material.deal_cards, board.hand_sizes[draft[PARTNER]]):
        others = material.full_pile - board.played
        others -= zones.common(others, draft[CARDS_TAKEN])
        found += [codes.TAKE_CARD + card for card in zones.kinds(others)]
    if len(language.promised(draft)) < material.deal_promises:
        for base, who in ((codes.MINE, seat), (codes.THEIRS, draft[PARTNER])):
            found += [base + kind for kind in choices.kinds_open(board, state.stack, who)]
    if is_complete(state, draft):
        found.append(codes.POST_DEAL)
    found.append(codes.DROP)
    return found


def is_complete(state: Table, draft: Numbers) -> bool:
    """Tell whether a proposal may be posted: not empty, payable, possible (R12.3, R12.4)."""
    if not any(draft[GIVES:]):
        return len(draft) > HEAD and is_sound(state, draft)
    return is_sound(state, draft)


def is_sound(state: Table, proposal: Numbers) -> bool:
    """Tell whether the maker can still do his part and every promise is still possible."""
    maker = proposal[MAKER]
    if outlay(proposal, maker) > available(state, maker):
        return False
    if not contains(state.hands[maker], proposal[CARDS_GIVEN]):
        return False
    board = state.board
    if zones.size(proposal[CARDS_TAKEN]) > board.hand_sizes[proposal[PARTNER]]:
        return False
    if not all(is_possible(board, state.stack, p) for p in language.promised(proposal)):
        return False
    return state.rules.version < 2 or not is_contradictory(state, proposal)


def is_contradictory(state: Table, proposal: Numbers) -> bool:
    """Tell whether a party could not keep what it promises, with what it has promised (R12.6)."""
    board = state.board
    new = language.in_force(proposal)
    for seat in (proposal[MAKER], proposal[PARTNER]):
        added = [promise for promise in new if promise[language.PROMISER] == seat]
        mine = [*enforcing.own_promises(board, seat), *added]
        if added and together.contradict(board, state.stack, mine):
            return True
    return False


def obstacle(state: Table, proposal: Numbers) -> int:
    """Say what keeps the partner from accepting a proposal, if anything does (R12.3, R12.6)."""
    partner = proposal[PARTNER]
    if state.is_settled(partner) or state.is_settled(proposal[MAKER]):
        return SEALED
    if outlay(proposal, partner) > available(state, partner):
        return TOO_DEAR
    spare = enforcing.spare_cards(state.board, partner, state.hands[partner])
    if not contains(spare, proposal[CARDS_TAKEN]):
        return NO_CARD_HELD
    old = state.rules.version < 2 and state.rules.deals == BINDING
    if old and version_1.has_contradiction(state.board, proposal):
        return CONTRADICTION
    return NOTHING


# What follows -----------------------------------------------------------------------------------


def act(state: Table, seat: int, option: int) -> None:
    """Carry out what a seat says about a deal."""
    if option >= codes.PROMISE_VALUE:
        add_value(state, seat, (option - codes.PROMISE_VALUE) % codes.VALUE_CODES)
    elif option >= codes.GIVE_FLORINS:
        part = TAKES if option >= codes.TAKE_FLORINS else GIVES
        coins = option - (codes.TAKE_FLORINS if part == TAKES else codes.GIVE_FLORINS)
        add_to_draft(state, seat, part, coins)
    elif option >= codes.MINE:
        mine = option < codes.THEIRS
        who = seat if mine else state.deal_drafts[seat][PARTNER]
        state.deal_words[seat] = (who, option - (codes.MINE if mine else codes.THEIRS))
        word_if_complete(state, seat)
    elif option >= codes.GIVE_CARD:
        part = CARDS_TAKEN if option >= codes.TAKE_CARD else CARDS_GIVEN
        card = option - (codes.TAKE_CARD if part == CARDS_TAKEN else codes.GIVE_CARD)
        add_to_draft(state, seat, part, zones.one(card))
    elif option == codes.POST_DEAL:
        post(state, seat)
    elif option == codes.DROP:
        drop(state, seat)
    elif option == codes.LATER:
        state.stack.pop()
    elif option >= codes.ACCEPT_DEAL:
        answer(state, seat, option)
    else:
        state.deals_begun[seat] += 1
        state.deal_drafts[seat] = (-1, seat, option - codes.PROPOSE, 0, 0, 0, 0)


def add_to_draft(state: Table, seat: int, part: int, amount: int) -> None:
    """Add florins or a card to a proposal in the making."""
    draft = list(state.deal_drafts[seat])
    draft[part] += amount
    state.deal_drafts[seat] = tuple(draft)


def add_value(state: Table, seat: int, value: int) -> None:
    """Add a value to the promise being worded."""
    state.deal_words[seat] = (*state.deal_words[seat], value)
    word_if_complete(state, seat)


def word_if_complete(state: Table, seat: int) -> None:
    """Add a promise to the proposal once all its values are known."""
    begun = state.deal_words[seat]
    if len(begun) - 2 < len(language.VALUES[begun[1]]):
        return
    state.deal_drafts[seat] += (*begun, 0, 0, 0)[: language.WORDS]
    state.deal_words[seat] = ()


def drop(state: Table, seat: int) -> None:
    """Drop the promise being worded, or else the whole proposal in the making."""
    if not state.deal_words[seat]:
        state.deal_drafts[seat] = ()
    state.deal_words[seat] = ()


def post(state: Table, seat: int) -> None:
    """Post a proposal for all to see (R12.2); cards it names are disclosed (R12.3)."""
    board = state.board
    taken = [proposal[KEY] for proposal in board.proposals]
    key = seat * codes.DEAL_SLOTS
    while key in taken:
        key += 1
    proposal = (key, *state.deal_drafts[seat][1:])
    drop(state, seat)
    board.proposals = (*board.proposals, proposal)
    board.disclose(seat, proposal[CARDS_GIVEN])
    if state.log is not None:
        itemizing.tell_proposal(state, proposal)
    partner = proposal[PARTNER]
    frame = state.stack[-1]
    if frame.kind == table.LIVE_HAGGLE:
        wagon = frame.about[0]
        haggles = haggling.is_open(board, partner) or partner == board.masters[wagon]
        asked = frame.asked | 1 << partner if haggles else frame.asked
        state.stack[-1] = Frame(frame.kind, asked, (wagon, haggling.DEAL_PROPOSED))
    elif not frame.sealed:
        state.stack.append(Frame(table.DEAL_ANSWER, 1 << partner, (key,)))


def answer(state: Table, seat: int, option: int) -> None:
    """Accept, decline or withdraw a proposal."""
    board = state.board
    key = (option - codes.ACCEPT_DEAL) % codes.DEAL_KEYS
    verb = (option - codes.ACCEPT_DEAL) // codes.DEAL_KEYS
    for proposal in board.proposals:
        if proposal[KEY] == key:
            remove(state, proposal)
            if verb == 0:
                close(state, proposal)
            else:
                name = "deal-declined" if verb == 1 else "deal-withdrawn"
                itemizing.tell_end(state, name, proposal)


def remove(state: Table, proposal: Numbers) -> None:
    """Take a proposal off the table, and the question about it."""
    board = state.board
    board.proposals = tuple(other for other in board.proposals if other != proposal)
    state.stack = [
        frame
        for frame in state.stack
        if frame.kind != table.DEAL_ANSWER or frame.about[0] != proposal[KEY]
    ]


def close(state: Table, proposal: Numbers) -> None:
    """Carry out an accepted deal: what changes hands does so at once, then promises hold."""
    board = state.board
    maker = proposal[MAKER]
    partner = proposal[PARTNER]
    unit = state.material.unit
    itemizing.tell_end(state, "deal-accepted", proposal)
    hand_over(state, maker, partner, proposal[GIVES] * unit, proposal[CARDS_GIVEN])
    hand_over(state, partner, maker, proposal[TAKES] * unit, proposal[CARDS_TAKEN])
    for promise in language.in_force(proposal):
        if promise[language.KIND] == language.PAY_ON:
            state.florins[promise[language.PROMISER]] -= promise[language.FIRST] * unit
        board.promises = (*board.promises, promise)
    frame = state.stack[-1]
    if frame.sealed and state.rules.version < 2:  # both parties answer under seal anew
        for seat in (maker, partner):
            if frame.answer_of(seat) != NO_ANSWER:
                frame = frame.seal(seat, NO_ANSWER)
        state.stack[-1] = frame


def hand_over(state: Table, giver: int, taker: int, florins: int, cards: int) -> None:
    """Let florins and influence cards change hands in the open (R12.3)."""
    state.florins[giver] -= florins
    state.florins[taker] += florins
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


def follow(state: Table, actor: int = NOBODY, kind: int = NOBODY) -> None:
    """After an answer to a kind of question: pay what is due, end promises and proposals."""
    board = state.board
    if not state.stack:
        return
    if board.promises:
        verdicts.settle(state, actor, kind)
        if state.rules.deals == BINDING and state.rules.version >= 2:
            enforcing.uphold_terms(state)
    active = active_player(board, question(state.stack))
    if active != board.active:
        board.active = active
        state.deal_drafts = [() for _ in range(state.seats)]
        state.deal_words = [() for _ in range(state.seats)]
        for proposal in board.proposals:
            remove(state, proposal)
            itemizing.tell_end(state, "deal-lapsed", proposal)
        return
    for proposal in board.proposals:
        if not is_sound(state, proposal):
            remove(state, proposal)
            itemizing.tell_end(state, "deal-lapsed", proposal)


def end_round(state: Table) -> None:
    """Let all promises end with the round and return what is still set aside (R12.5)."""
    verdicts.end(state, [], NOBODY, NOBODY, True)
    state.deals_begun = [0] * state.seats
