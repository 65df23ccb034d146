"""Why can't I, in matters of deals and of what was promised (R12)."""

from kontor.engine.messages import Facts, Message, Refusal
from kontor.games.merchants.table import agreed, cards, codes, items, language
from kontor.games.merchants.table.language import Numbers
from kontor.games.merchants.table.view import MerchantsView, Objections
from kontor.games.merchants.talk import words
from kontor.games.merchants.talk.words_deals import key_word


def add(view: MerchantsView, objections: Objections, found: list[Refusal]) -> None:
    """Refuse what promises and the rules of deals forbid."""
    for option, promise in objections.forbidden:
        add_broken(view, promise, option, found)
    add_proposals(view, objections.is_settled, found)
    add_acceptances(view, objections, found)
    if not view.deal_draft:
        return
    if view.rules.deals == agreed.NON_BINDING:
        for side in ("mine", "theirs"):
            word = f"deal:{side}:{language.KINDS[language.PAY_ON]}"
            found.append(Refusal(word, "R12.7", Message("refusal-no-escrow", {})))
    if objections.contradicts:
        found.append(Refusal("deal:post", "R12.6", Message("refusal-contradiction", {})))


def add_broken(view: MerchantsView, promise: Numbers, option: int, found: list[Refusal]) -> None:
    """Refuse an answer for the sake of a promise (R12.6)."""
    message = Message("refusal-promised", items.promise_facts(view.board, promise))
    found.append(Refusal(words.word(view.board, option), "R12.6", message))


def add_proposals(view: MerchantsView, is_settled: bool, found: list[Refusal]) -> None:
    """Refuse to begin a proposal (R12.1, R12.2, R12.4)."""
    material = view.rules.material
    active = view.board.active
    own = [p for p in view.board.proposals if p[language.MAKER] == view.seat]
    for other in range(view.rules.seats):
        word = f"deal:propose:{codes.SEAT_LETTERS[other]}"
        facts: Facts = {}
        if other == view.seat:
            continue
        if active == codes.NOBODY:
            found.append(Refusal(word, "R12.1", Message("refusal-no-deals-now", {})))
        elif active not in (view.seat, other):
            facts = {"active_seat": active}
            found.append(Refusal(word, "R12.2", Message("refusal-deal-not-active", facts)))
        elif is_settled:
            found.append(Refusal(word, "R12.1", Message("refusal-deal-sealed", {})))
        elif view.deal_draft:
            found.append(Refusal(word, "R12.3", Message("refusal-deal-unfinished", {})))
        elif len(own) >= material.open_deals:
            facts = {"number": material.open_deals}
            found.append(Refusal(word, "R12.4", Message("refusal-deals-open", facts)))
        elif view.deals_begun >= material.deals_per_round:
            facts = {"number": material.deals_per_round}
            found.append(Refusal(word, "R12.4", Message("refusal-deals-begun", facts)))


def add_acceptances(view: MerchantsView, objections: Objections, found: list[Refusal]) -> None:
    """Refuse to accept what one cannot pay, give or promise, or what is not for one (R12.6)."""
    for proposal, obstacle in zip(view.board.proposals, objections.obstacles, strict=True):
        word = f"deal:accept:{key_word(proposal[language.KEY])}"
        if proposal[language.MAKER] == view.seat:
            found.append(Refusal(word, "R12.2", Message("refusal-own-deal", {})))
        elif proposal[language.PARTNER] != view.seat:
            facts: Facts = {"partner_seat": proposal[language.PARTNER]}
            found.append(Refusal(word, "R12.2", Message("refusal-deal-of-others", facts)))
        else:
            add_obstacle(view, word, proposal, obstacle, found)


def add_obstacle(
    view: MerchantsView, word: str, proposal: Numbers, obstacle: int, found: list[Refusal]
) -> None:
    """Name what keeps a seat from accepting a proposal made to it."""
    if obstacle == codes.TOO_DEAR:
        facts: Facts = {"price": language.outlay(proposal, view.seat) * view.rules.material.unit}
        facts["florins"] = view.florins[view.seat]
        found.append(Refusal(word, "R12.3", Message("refusal-deal-too-dear", facts)))
    elif obstacle == codes.NO_CARD_HELD:
        card = missing_card(view.hand, proposal[language.CARDS_TAKEN])
        facts = {"card": cards.INFLUENCES[card]}
        found.append(Refusal(word, "R12.3", Message("refusal-no-influence", facts)))
    elif obstacle == codes.UNDER_SEAL:
        found.append(Refusal(word, "R12.1", Message("refusal-deal-sealed", {})))
    elif obstacle == codes.CONTRADICTION:
        found.append(Refusal(word, "R12.6", Message("refusal-contradiction", {})))


def missing_card(hand: int, wanted: int) -> int:
    """Return the first kind of card of which a hand holds too few, or else one that is wanted."""
    last = 0
    for card in range(len(cards.INFLUENCES)):
        number = (wanted >> 4 * card) & 15
        if (hand >> 4 * card) & 15 < number:
            return card
        last = card if number else last
    return last
