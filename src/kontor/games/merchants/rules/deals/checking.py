"""Whether a deal can be made: payable, possible, and all of it to be kept (R12.3, R12.4, R12.6)."""

from kontor.engine import zones
from kontor.games.merchants.rules.deals import enforcing, together, version_1
from kontor.games.merchants.rules.deals.possible import is_possible
from kontor.games.merchants.rules.phases.status import committed
from kontor.games.merchants.table import agreed, codes, language
from kontor.games.merchants.table.language import Numbers
from kontor.games.merchants.table.position import Position, question


def available(state: Position, seat: int) -> int:
    """Return the coins a seat may part with: not what a standing bid binds (R9.6).

    A bid under seal binds nothing here: whoever has laid it down deals no more.
    """
    frame = question(state.stack)
    bound = 0 if frame.sealed else committed(state, frame, seat)
    return (state.florins[seat] - bound) // state.material.unit


def is_sound(state: Position, proposal: Numbers) -> bool:
    """Tell whether the maker can still do his part and every promise is still possible."""
    maker = proposal[language.MAKER]
    if language.outlay(proposal, maker) > available(state, maker):
        return False
    if not language.contains(state.hands[maker], proposal[language.CARDS_GIVEN]):
        return False
    board = state.board
    if zones.size(proposal[language.CARDS_TAKEN]) > board.hand_sizes[proposal[language.PARTNER]]:
        return False
    if not all(is_possible(board, state.stack, p) for p in language.promised(proposal)):
        return False
    return state.rules.version < 2 or not is_contradictory(state, proposal)


def is_contradictory(state: Position, proposal: Numbers) -> bool:
    """Tell whether a party could not keep what it promises, with what it has promised (R12.6)."""
    board = state.board
    new = language.in_force(proposal)
    for seat in (proposal[language.MAKER], proposal[language.PARTNER]):
        added = [promise for promise in new if promise[language.PROMISER] == seat]
        mine = [*enforcing.own_promises(board, seat), *added]
        if added and together.contradict(board, state.stack, mine):
            return True
    return False


def obstacle(state: Position, proposal: Numbers) -> int:
    """Say what keeps the partner from accepting a proposal, if anything does (R12.3, R12.6)."""
    partner = proposal[language.PARTNER]
    if state.is_settled(partner) or state.is_settled(proposal[language.MAKER]):
        return codes.UNDER_SEAL
    if language.outlay(proposal, partner) > available(state, partner):
        return codes.TOO_DEAR
    spare = enforcing.spare_cards(state.board, partner, state.hands[partner])
    if not language.contains(spare, proposal[language.CARDS_TAKEN]):
        return codes.NO_CARD_HELD
    old = state.rules.version < 2 and state.rules.deals == agreed.BINDING
    if old and version_1.has_contradiction(state.board, proposal):
        return codes.CONTRADICTION
    return codes.NOTHING
