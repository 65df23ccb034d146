"""What an audience may see of a table: the view, filled field by field."""

from kontor.engine.frames import NO_ANSWER, Frame
from kontor.engine.messages import ARCHIVE
from kontor.games.merchants.land import Board
from kontor.games.merchants.steps import PHASES
from kontor.games.merchants.table import PICK_INFLUENCE, Table
from kontor.games.merchants.view import HIDDEN, MerchantsView


def seen(table: Table, board: Board, seat: int, winners: list[int]) -> MerchantsView:
    """Return the view of an audience on the board or on a copy of it."""
    view = MerchantsView(seat, table.rules, board)
    view.is_over = not table.stack
    view.phase = PHASES[table.board.step]
    for frame in table.stack:
        view.frames.append(Frame(frame.kind, frame.asked, frame.about, frame.sealed))
    frame_now = table.stack[-1] if table.stack else None
    if frame_now is not None and frame_now.sealed:
        view.chosen = frame_now.asked & ~frame_now.awaited()
        view.answer = frame_now.answer_of(seat) if seat >= 0 else NO_ANSWER
    shows_all = seat == ARCHIVE or not table.stack or table.rules.money_is_open
    view.florins = [
        florins if shows_all or owner == seat else HIDDEN
        for owner, florins in enumerate(table.florins)
    ]
    if seat >= 0:
        view.hand = table.hands[seat]
        view.pile_seen = table.pile_seen[seat]
        view.draft = table.drafts[seat]
        if table.rules.deals:
            view.deal_draft = table.deal_drafts[seat]
            view.deal_words = table.deal_words[seat]
            view.deals_begun = table.deals_begun[seat]
        picks = frame_now is not None and frame_now.kind == PICK_INFLUENCE
        if picks and table.rules.choose_influence and (table.stack[-1].asked >> seat) & 1:
            view.pile = table.pile  # R5.23
    if seat == ARCHIVE:
        view.all_hands = table.hands[:]
        view.pile = table.pile
    if not table.stack:
        view.winners = winners
    return view
