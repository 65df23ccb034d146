"""R16: who has finished a castle, who has won, and how all are ranked."""

from typing import Final

from kontor.engine import zones
from kontor.engine.messages import Facts
from kontor.games.gluecksritter.position import Position
from kontor.games.gluecksritter.steps import OVER

# A score is castle pieces in thousands plus ducats: 7012 are seven pieces and twelve ducats.
PIECE_SCORE: Final = 1000


def finishers(position: Position) -> list[int]:
    """List the seats with a complete castle (R16.2)."""
    castle = position.rules.material.castle
    return [seat for seat in range(position.seats) if position.pieces(seat) == castle]


def scores(position: Position) -> list[int]:
    """Return castle pieces in thousands plus ducats, which ranks all (R16.7, R14.13)."""
    seats = range(position.seats)
    return [PIECE_SCORE * position.pieces(seat) + position.ducats(seat) for seat in seats]


def winners(position: Position) -> list[int]:
    """Return the best seats: a castle, then ducats (R16.3, R16.4), else shared (R16.5).

    Documents break a tie of castles only (R19.7), not one at the last round (R16.8).
    """
    if position.stack or position.step != OVER:
        return []
    reached = scores(position)
    most = max(reached)
    tied = [seat for seat in range(position.seats) if reached[seat] == most]
    tie_breaks = bool(finishers(position)) or position.rules.is_first_version
    if len(tied) > 1 and position.rules.documents_break_ties and tie_breaks:
        held = [zones.size(position.hands[seat]) for seat in tied]
        tied = [seat for seat in tied if zones.size(position.hands[seat]) == max(held)]
    return tied


def tell_end(position: Position, finished: list[int]) -> None:
    """Record how the game ended (R16.3 to R16.5, R16.8)."""
    if position.log is None:
        return
    for seat in finished:
        position.tell("castle-complete", {"seat": seat})
    if not finished:
        position.tell("stopped", {"round": position.round})
    for seat in range(position.seats):
        facts: Facts = {"seat": seat, "pieces": position.pieces(seat)}
        position.tell("final-score", {**facts, "ducats": position.ducats(seat)})
    won = winners(position)
    for seat in won:
        position.tell("won" if len(won) == 1 else "shared-victory", {"seat": seat})
