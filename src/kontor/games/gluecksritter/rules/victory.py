"""R16: who has finished a castle, who has won, and how all are ranked."""

from typing import Final

from kontor.engine import seat_numbers, zones
from kontor.engine.messages import Facts
from kontor.games.gluecksritter.rules.moves import Moves
from kontor.games.gluecksritter.table import steps

# A score is castle pieces in thousands plus ducats: 7012 are seven pieces and twelve ducats.
PIECE_SCORE: Final = 1000


def finishers(state: Moves) -> list[int]:
    """List the seats with a complete castle (R16.2)."""
    castle = state.rules.material.castle
    if not (state.walls + state.towers + seat_numbers.lift(castle)) & seat_numbers.HIGHEST_BITS:
        return []
    return [seat for seat in range(state.seats) if state.pieces(seat) == castle]


def scores(state: Moves) -> list[int]:
    """Return castle pieces in thousands plus ducats, which ranks all (R16.7, R14.13)."""
    seats = range(state.seats)
    return [PIECE_SCORE * state.pieces(seat) + state.ducats(seat) for seat in seats]


def winners(state: Moves) -> list[int]:
    """Return the best seats: a castle, then ducats (R16.3, R16.4), else shared (R16.5).

    Documents break a tie of castles only (R19.7), not one at the last round (R16.8).
    """
    if state.stack or state.step != steps.OVER:
        return []
    reached = scores(state)
    most = max(reached)
    tied = [seat for seat in range(state.seats) if reached[seat] == most]
    tie_breaks = bool(finishers(state)) or state.rules.is_first_version
    if len(tied) > 1 and state.rules.documents_break_ties and tie_breaks:
        held = [zones.size(state.hands[seat]) for seat in tied]
        tied = [seat for seat in tied if zones.size(state.hands[seat]) == max(held)]
    return tied


def tell_end(state: Moves, finished: list[int]) -> None:
    """Record how the game ended (R16.3 to R16.5, R16.8)."""
    if state.log is None:
        return
    for seat in finished:
        state.tell("castle-complete", {"seat": seat})
    if not finished:
        state.tell("stopped", {"round": state.round})
    for seat in range(state.seats):
        facts: Facts = {"seat": seat, "pieces": state.pieces(seat)}
        state.tell("final-score", {**facts, "ducats": state.ducats(seat)})
    won = winners(state)
    for seat in won:
        state.tell("won" if len(won) == 1 else "shared-victory", {"seat": seat})
