"""Why can't I, in matters of deals and of what was promised (R12)."""

from kontor.engine.messages import Facts, Message, Refusal
from kontor.games.merchants import codes, deals, deeds, enforcing, language, version_1, words
from kontor.games.merchants.dealing_words import key_word
from kontor.games.merchants.land import NOBODY
from kontor.games.merchants.language import (
    CARDS_TAKEN,
    KEY,
    KINDS,
    MAKER,
    PARTNER,
    Numbers,
    outlay,
)
from kontor.games.merchants.material import INFLUENCES
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
    draft = table.deal_drafts[seat]
    if draft and table.rules.version >= 2 and deals.is_contradictory(table, draft):
        found.append(Refusal("deal:post", "R12.6", Message("refusal-contradiction", {})))
    found.append(rest)


def add_promised(table: Table, seat: int, found: list[Refusal]) -> None:
    """Refuse the answers that would break a promise in force (R12.6), and say which."""
    options = deeds.raw_options(table, table.stack[-1], seat)
    promises = enforcing.own_promises(table.board, seat)
    if not options or not promises:
        return
    legal = table.options(seat)
    for promise in promises:
        allowed = allowed_by(table, seat, promise, options)
        for option in options:
            if option not in allowed and option not in legal:
                add_broken(table, promise, option, found)
        options = [option for option in options if option in allowed]
    for option in options:
        if option not in legal:
            add_broken(table, promises[-1], option, found)


def allowed_by(table: Table, seat: int, promise: Numbers, options: list[int]) -> list[int]:
    """List the answers that one promise allows."""
    board = table.board
    draft = table.drafts[seat]
    if table.rules.version < 2:
        return version_1.allowed_by(board, table.stack[-1], promise, draft, options)
    return enforcing.allowed(board, table.stack, [promise], draft, table.hands[seat], options)


def add_broken(table: Table, promise: Numbers, option: int, found: list[Refusal]) -> None:
    """Refuse an answer for the sake of a promise."""
    facts: Facts = {"promise": KINDS[promise[language.KIND]]}
    facts["partner_seat"] = promise[language.PROMISEE]
    message = Message("refusal-promised", facts)
    found.append(Refusal(words.word(table.board, option), "R12.6", message))


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
