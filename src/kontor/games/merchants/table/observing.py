"""What a seat knows of Merchants, as numbers (see `engine/observation.py`)."""

from typing import Final

from kontor.engine.observation import Observation
from kontor.games.merchants.table import agreed, cards, channels, codes, language
from kontor.games.merchants.table.view import MerchantsView

QUESTIONS: Final = [
    "purchase", "master cards", "blind bid", "master load", "quote one", "quote two", "shipper",
    "offered fee", "master answer", "live", "axles", "move", "influence", "dials", "post", "sales",
    "bonus", "lot", "choice", "upkeep", "loan", "climb", "repayment", "deal",
]  # fmt: skip
ABOUT: Final = ["first", "second", "third", "fourth", "fifth"]
CHANNEL: Final = ["open", "one", "two", "quotes", "goods", "fee", "bids"]
LATEST: Final = ["question", "who", "first", "second", "third", "fourth"]
PROPOSAL: Final = ["maker", "partner", "gives", "takes"]
PROMISE: Final = ["promiser", "kind", "first", "second", "third"]
IN_FORCE: Final = ["promiser", "to whom", "kind", "first", "second", "third", "met"]
MOST_IN_FORCE: Final = 12


def observe(view: MerchantsView, into: Observation) -> None:
    """Write a view as numbers."""
    observe_question(view, into)
    observe_market(view, into)
    for wagon in range(view.rules.material.wagons):
        observe_wagon(view, wagon, into)
    for seat in into.turned():
        observe_player(view, seat, into)
    into.zone("hand", view.hand, cards.INFLUENCES, 2)
    into.flag("pile_hidden", view.pile == codes.HIDDEN)
    into.zone("pile", max(view.pile, 0), cards.INFLUENCES, 2)
    into.zone("pile_seen", view.pile_seen, cards.INFLUENCES, 2)
    into.row("draft", list(view.draft), ABOUT[:2], 16)
    if view.rules.negotiation == agreed.LIVE:
        for seat in into.turned():
            start = seat * channels.FIELDS
            into.row("channel", view.board.channels[start : start + channels.FIELDS], CHANNEL, 16)
    if view.rules.deals:
        observe_deals(view, into)


def observe_question(view: MerchantsView, into: Observation) -> None:
    """Write the open question, who has answered, and the latest public answer."""
    board = view.board
    frame = view.frames[-1] if view.frames else None
    into.flag("over", view.is_over)
    into.one_of("question", -1 if frame is None else frame.kind, QUESTIONS)
    into.seat_flags("asked", 0 if frame is None else frame.asked)
    into.row("about", [] if frame is None else list(frame.about), ABOUT, 16)
    into.seat_flags("chosen", view.chosen)
    into.number("answer", view.answer, 20_000)
    into.number("round", board.round, 8)
    into.number("step", board.step, 12)
    into.one_seat("first_player", board.first_player)
    into.row("latest", board.latest, LATEST, 1000)


def observe_market(view: MerchantsView, into: Observation) -> None:
    """Write arrivals, prices, bonuses, the supply, the courier and the cards."""
    board = view.board
    material = view.rules.material
    into.number("arrivals", board.arrivals, view.rules.last_arrivals)
    into.number("last_arrivals", view.rules.last_arrivals, 8)
    into.row("prices", board.prices, material.goods, material.price_levels)
    into.zone("supply", board.supply, material.goods, 8)
    into.row("bonuses", board.bonuses, material.cities, len(material.bonuses))
    into.one_of("courier", board.courier, material.roads.nodes)
    into.zone("played", board.played, cards.INFLUENCES, 4)
    into.number("pile_size", board.pile_size, 16)
    face_up = 0
    in_pile = 0
    for card, place in enumerate(board.investments):
        if place == codes.FACE_UP:
            face_up |= 1 << card
        elif place == codes.IN_PILE:
            in_pile |= 1 << card
    into.flags("investments", face_up, cards.INVESTMENTS)
    into.flags("investments_in_pile", in_pile, cards.INVESTMENTS)


def observe_wagon(view: MerchantsView, wagon: int, into: Observation) -> None:
    """Write where a wagon is and what it carries."""
    board = view.board
    nodes = view.rules.material.roads.nodes
    into.one_of("wagon_at", board.wagon_at[wagon], nodes)
    into.one_of("headings", board.headings[wagon], nodes)
    into.one_seat("masters", board.masters[wagon])
    into.flag("arrived", bool((board.arrived >> wagon) & 1))
    into.flag("blocked", bool((board.blocked >> wagon) & 1))
    for seat in into.turned():
        into.zone("rows", board.row(wagon, seat), view.rules.material.goods, 2)


def observe_player(view: MerchantsView, seat: int, into: Observation) -> None:
    """Write what a player owns, as far as it is known."""
    board = view.board
    material = view.rules.material
    into.number("florins", view.florins[seat], 100 * material.unit)
    into.number("status", board.status[seat], 8)
    into.number("loans", board.loans[seat], 2)
    into.number("hand_sizes", board.hand_sizes[seat], 4)
    into.flags("tiles", board.tiles[seat], [str(points) for points in material.tiles])
    owned = 0
    for card, owner in enumerate(board.investments):
        if owner == seat:
            owned |= 1 << card
    into.flags("owned", owned, cards.INVESTMENTS)
    for city in range(len(material.cities)):
        into.zone("warehouses", board.warehouse(seat, city), material.goods, 2)


def observe_deals(view: MerchantsView, into: Observation) -> None:
    """Write proposals that stand, promises in force and the own deal in the making (R12)."""
    board = view.board
    material = view.rules.material
    into.one_seat("active", board.active)
    standing = {proposal[language.KEY]: proposal for proposal in board.proposals}
    for seat in into.turned():
        for slot in range(material.open_deals):
            observe_proposal(view, standing.get(seat * codes.DEAL_SLOTS + slot, ()), into)
    into.number("promises_in_force", len(board.promises), 4)
    for place in range(MOST_IN_FORCE):
        promise = board.promises[place] if place < len(board.promises) else ()
        into.row("promises", list(promise), IN_FORCE, 16)
    for seat in into.turned():
        into.zone("known", board.known[seat], cards.INFLUENCES, 2)
    observe_proposal(view, view.deal_draft, into)
    into.row("deal_words", list(view.deal_words), PROMISE, 16)
    into.number("deals_begun", view.deals_begun, 4)


def observe_proposal(view: MerchantsView, proposal: tuple[int, ...], into: Observation) -> None:
    """Write one proposal: who, florins and cards each way, promises."""
    given = 0
    taken = 0
    promised: list[tuple[int, ...]] = []
    into.flag("proposal", bool(proposal))
    if proposal:
        given = proposal[language.CARDS_GIVEN]
        taken = proposal[language.CARDS_TAKEN]
        promised = language.promised(proposal)
    into.row("proposal_terms", list(proposal[1:5]), PROPOSAL, 16)
    into.zone("proposal_gives", given, cards.INFLUENCES, 2)
    into.zone("proposal_takes", taken, cards.INFLUENCES, 2)
    for place in range(view.rules.material.deal_promises):
        into.row(
            "proposal_promises", list(promised[place]) if place < len(promised) else [], PROMISE, 16
        )
