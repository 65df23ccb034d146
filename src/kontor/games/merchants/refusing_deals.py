"""Why can't I, in matters of deals and of what was promised (R12)."""

from kontor.engine.messages import Facts, Message, Refusal
from kontor.games.merchants import codes, deals, keeping, words
from kontor.games.merchants.dealing_words import key_word
from kontor.games.merchants.land import NOBODY
from kontor.games.merchants.material import INFLUENCES
from kontor.games.merchants.promises import (
    CARDS_TAKEN,
    KEY,
    KINDS,
    MAKER,
    PARTNER,
    Numbers,
    outlay,
)
from kontor.games.merchants.table import Table
from kontor.games.merchants.tablerules import BINDING, NON_BINDING


def add(table: Table, seat: int, found: list[Refusal]) -> None:
    """Refuse what promises and the rules of deals forbid; the last entry stays the last."""
    rest = found.pop()
    if table.rules.deals == BINDING:
        add_promised(table, seat, found)
    add_proposals(table, seat, found)
    add_acceptances(table, seat, found)
    if table.rules.deals == NON_BINDING and table.deal_drafts[seat]:
        for side in ("mine", "theirs"):
            word = f"deal:{side}:{KINDS[len(KINDS) - 1]}"
            found.append(Refusal(word, "R12.7", Message("refusal-no-escrow", {})))
    found.append(rest)


def add_promised(table: Table, seat: int, found: list[Refusal]) -> None:
    """Refuse the answers that would break a promise in force (R12.6)."""
    frame = table.stack[-1]
    options = keeping.raw_options(table, frame, seat)
    draft = table.drafts[seat]
    for promise in table.board.promises:
        if promise[keeping.PROMISER] != seat:
            continue
        allowed = keeping.allowed_by(table.board, frame, promise, draft, options)
        for option in options:
            if option not in allowed:
                facts: Facts = {"promise": KINDS[promise[keeping.KIND]]}
                facts["partner_seat"] = promise[keeping.PARTNER]
                message = Message("refusal-promised", facts)
                found.append(Refusal(words.word(table.board, option), "R12.6", message))
        options = allowed


def add_proposals(table: Table, seat: int, found: list[Refusal]) -> None:
    """Refuse to begin a proposal (R12.1, R12.2, R12.4)."""
    board = table.board
    material = table.material
    drafting = bool(table.deal_drafts[seat])
    for other in range(table.seats):
        word = f"deal:propose:{codes.SEAT_LETTERS[other]}"
        facts: Facts = {}
        if other == seat:
            continue
        if board.active == NOBODY:
            found.append(Refusal(word, "R12.1", Message("refusal-no-deals-now", {})))
        elif board.active not in (seat, other):
            facts = {"active_seat": board.active}
            found.append(Refusal(word, "R12.2", Message("refusal-deal-not-active", facts)))
        elif table.is_settled(seat):
            found.append(Refusal(word, "R12.1", Message("refusal-deal-sealed", {})))
        elif drafting:
            found.append(Refusal(word, "R12.3", Message("refusal-deal-unfinished", {})))
        elif deals.open_deals(board, seat) >= material.open_deals:
            facts = {"number": material.open_deals}
            found.append(Refusal(word, "R12.4", Message("refusal-deals-open", facts)))
        elif table.deals_begun[seat] >= material.deals_per_round:
            facts = {"number": material.deals_per_round}
            found.append(Refusal(word, "R12.4", Message("refusal-deals-begun", facts)))


def add_acceptances(table: Table, seat: int, found: list[Refusal]) -> None:
    """Refuse to accept what one cannot pay, give or promise, or what is not for one (R12.6)."""
    for proposal in table.board.proposals:
        word = f"deal:accept:{key_word(proposal[KEY])}"
        if proposal[MAKER] == seat:
            found.append(Refusal(word, "R12.2", Message("refusal-own-deal", {})))
        elif proposal[PARTNER] != seat:
            facts: Facts = {"partner_seat": proposal[PARTNER]}
            found.append(Refusal(word, "R12.2", Message("refusal-deal-of-others", facts)))
        else:
            add_obstacle(table, seat, word, proposal, found)


def add_obstacle(
    table: Table, seat: int, word: str, proposal: Numbers, found: list[Refusal]
) -> None:
    """Name what keeps a seat from accepting a proposal made to it."""
    reason = deals.obstacle(table, proposal)
    if reason == deals.TOO_DEAR:
        facts: Facts = {"price": outlay(proposal, seat) * table.material.unit}
        facts["florins"] = table.florins[seat]
        found.append(Refusal(word, "R12.3", Message("refusal-deal-too-dear", facts)))
    elif reason == deals.NO_CARD_HELD:
        card = missing_card(table.hands[seat], proposal[CARDS_TAKEN])
        facts = {"card": INFLUENCES[card]}
        found.append(Refusal(word, "R12.3", Message("refusal-no-influence", facts)))
    elif reason == deals.SEALED:
        found.append(Refusal(word, "R12.1", Message("refusal-deal-sealed", {})))
    elif reason == deals.CONTRADICTION:
        found.append(Refusal(word, "R12.6", Message("refusal-contradiction", {})))


def missing_card(hand: int, wanted: int) -> int:
    """Return the first kind of card of which a hand holds too few."""
    card = 0
    while (hand >> 4 * card) & 15 >= (wanted >> 4 * card) & 15:
        card += 1
    return card
