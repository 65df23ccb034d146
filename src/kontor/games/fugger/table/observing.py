"""What a seat knows of Die Fugger, as numbers (see `engine/observation.py`)."""

from kontor.engine import zones
from kontor.engine.observation import Observation
from kontor.games.fugger.table.codes import NOTHING
from kontor.games.fugger.table.view import FuggerView


def observe(view: FuggerView, into: Observation) -> None:
    """Write a view as numbers."""
    material = view.rules.material
    cards = material.cards
    into.flag("over", view.is_over)
    into.one_seat("active", view.active)
    into.number("round", view.round, 8)
    into.number("turns", view.turns, 16)
    into.row("prices", view.prices, material.goods, material.most_price)
    into.by_seat("florins", view.florins, material.florins_to_end)
    into.zone("hand", view.hand, cards, 4)
    into.by_seat("hand_sizes", view.hand_sizes, 8)
    for seat in into.turned():
        into.zone("displays", view.displays[seat], cards, 4)
    observe_deliveries(view, into)
    into.zone("jakob", view.jakob, cards, 4)
    into.number("deck_size", view.deck_size, 64)
    into.number("discard_size", zones.size(view.discard), 64)
    into.one_of("discard_top", view.discard_top, cards)
    is_open = view.rules.discard_is_open
    into.zone("discard", view.discard if is_open else 0, cards, 8)
    into.zone("deck_at_most", view.deck_origin - view.drawn if is_open else 0, cards, 8)


def observe_deliveries(view: FuggerView, into: Observation) -> None:
    """Write who has delivered in which round (R15.3), and what one has delivered oneself."""
    rounds = view.rules.material.delivery_rounds
    for number in range(rounds):
        into.one_of("deliveries", view.delivery(view.seat, number + 1), view.rules.material.cards)
    delivered = 0
    for number in range(rounds):
        delivered = 0
        for seat in range(into.seats):
            if view.delivery(seat, number + 1) != NOTHING:
                delivered |= 1 << seat
        into.seat_flags("delivered", delivered)
