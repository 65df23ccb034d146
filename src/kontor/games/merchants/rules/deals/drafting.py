"""A proposal in the making, which only its maker sees: step by step until it is posted (R12.3)."""

from kontor.engine import zones
from kontor.games.merchants.rules.deals import (
    checking,
    choices,
    enforcing,
)
from kontor.games.merchants.table import codes, language
from kontor.games.merchants.table.language import Numbers
from kontor.games.merchants.table.position import Position


def draft_options(state: Position, seat: int) -> list[int]:
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
    if not draft[language.GIVES] and not draft[language.TAKES]:
        affordable = min(most, checking.available(state, seat) - language.outlay(draft, seat))
        found += range(codes.GIVE_FLORINS + 1, codes.GIVE_FLORINS + affordable + 1)
        found += range(codes.TAKE_FLORINS + 1, codes.TAKE_FLORINS + most + 1)
    if zones.size(draft[language.CARDS_GIVEN]) < material.deal_cards:
        spare = enforcing.spare_cards(board, seat, state.hands[seat])
        spare -= zones.common(spare, draft[language.CARDS_GIVEN])
        found += [codes.GIVE_CARD + card for card in zones.kinds(spare)]
    wanted = zones.size(draft[language.CARDS_TAKEN])
    if wanted < min(material.deal_cards, board.hand_sizes[draft[language.PARTNER]]):
        others = material.full_pile - board.played
        others -= zones.common(others, draft[language.CARDS_TAKEN])
        found += [codes.TAKE_CARD + card for card in zones.kinds(others)]
    if len(language.promised(draft)) < material.deal_promises:
        for base, who in ((codes.MINE, seat), (codes.THEIRS, draft[language.PARTNER])):
            found += [base + kind for kind in choices.kinds_open(board, state.stack, who)]
    if is_complete(state, draft):
        found.append(codes.POST_DEAL)
    found.append(codes.DROP)
    return found


def is_complete(state: Position, draft: Numbers) -> bool:
    """Tell whether a proposal may be posted: not empty, payable, possible (R12.3, R12.4)."""
    if not any(draft[language.GIVES :]):
        return len(draft) > language.HEAD and checking.is_sound(state, draft)
    return checking.is_sound(state, draft)


def add_to_draft(state: Position, seat: int, part: int, amount: int) -> None:
    """Add florins or a card to a proposal in the making."""
    draft = list(state.deal_drafts[seat])
    draft[part] += amount
    state.deal_drafts[seat] = tuple(draft)


def add_value(state: Position, seat: int, value: int) -> None:
    """Add a value to the promise being worded."""
    state.deal_words[seat] = (*state.deal_words[seat], value)
    word_if_complete(state, seat)


def word_if_complete(state: Position, seat: int) -> None:
    """Add a promise to the proposal once all its values are known."""
    begun = state.deal_words[seat]
    if len(begun) - 2 < len(language.VALUES[begun[1]]):
        return
    state.deal_drafts[seat] += (*begun, 0, 0, 0)[: language.WORDS]
    state.deal_words[seat] = ()


def drop(state: Position, seat: int) -> None:
    """Drop the promise being worded, or else the whole proposal in the making."""
    if not state.deal_words[seat]:
        state.deal_drafts[seat] = ()
    state.deal_words[seat] = ()
