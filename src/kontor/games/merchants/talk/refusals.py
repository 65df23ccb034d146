"""Why can't I: what a player might try and may not do now, each with its clause.

Everything here is made from the view of the seat concerned, so it can tell nothing more.
"""

from kontor.engine import zones
from kontor.engine.frames import NO_ANSWER, Frame, seats_of
from kontor.engine.messages import Facts, Message, Refusal, game_over, no_such_answer, not_your_turn
from kontor.games.merchants.table import cards, channels, codes
from kontor.games.merchants.table.position import question
from kontor.games.merchants.table.view import MerchantsView, Objections
from kontor.games.merchants.talk import refusals_deals, refusals_live, refusals_moves, words


def refusals(view: MerchantsView, clause: str) -> list[Refusal]:
    """Name the answers a player might try and may not give now; the clause is the question's."""
    if view.is_over:
        return [game_over("R10.1")]
    if view.seat < 0:  # the clock
        return [no_such_answer("R11.5")]
    frame = view.frames[-1]
    found: list[Refusal] = []
    add_repayment(view, question(view.frames), found)
    if frame.kind == codes.ASK_LIVE and not refusals_live.takes_part(view, frame):
        found.append(Refusal("*", "R11.1", Message("refusal-no-channel", {})))
        return found
    if not (frame.asked >> view.seat) & 1 and frame.kind != codes.ASK_LIVE:
        found.append(not_your_turn("R0.3", seats_of(frame.asked)[0]))
        return found
    kind = frame.kind
    if frame.sealed and view.answer != NO_ANSWER and view.rules.version >= 2:
        found.append(Refusal("*", clause, Message("refusal-answer-final", {})))
        return found
    if kind == codes.ASK_PURCHASE:
        add_purchases(view, frame, found)
    elif kind == codes.ASK_MASTER_CARDS:
        add_master_cards(view, found)
    elif kind in (codes.ASK_BLIND_BID, codes.ASK_LOT):
        add_bids(view, frame, found)
    elif kind == codes.ASK_MASTER_LOAD:
        add_loads(view, frame, found)
    elif kind in (codes.ASK_QUOTE_ONE, codes.ASK_QUOTE_TWO, codes.ASK_OFFERED_FEE):
        add_fees(view, frame, found)
    elif kind == codes.ASK_SHIPPER:
        add_shipments(view, frame, found)
    elif kind == codes.ASK_LIVE:
        refusals_live.add(view, frame, found)
    elif kind in (codes.ASK_AXLES, codes.ASK_MOVE, codes.ASK_INFLUENCE):
        refusals_moves.add(view, frame, found)
    elif kind == codes.ASK_POST:
        add_posts(view, frame, found)
    elif kind == codes.ASK_SALES:
        add_sales(view, frame, found)
    elif kind == codes.ASK_BONUS:
        add_missing_card(view, cards.BONUS_SALE, "bonus_sale", "R7.5", found)
    elif kind == codes.ASK_CHOICE:
        add_choices(view, found)
    elif kind == codes.ASK_UPKEEP:
        add_upkeep(view, found)
    elif kind == codes.ASK_CLIMB:
        add_climbs(view, found)
    found.append(no_such_answer(clause))
    return found


def add_deals(view: MerchantsView, objections: Objections, found: list[Refusal]) -> None:
    """Refuse what promises and the rules of deals forbid; what answers for all stays the last."""
    rest = found.pop()
    refusals_deals.add(view, objections, found)
    found.append(rest)


def refuse(found: list[Refusal], word: str, clause: str, name: str, facts: Facts) -> None:
    """Add a refusal."""
    found.append(Refusal(word, clause, Message(name, facts)))


def too_dear(view: MerchantsView, price: int) -> Facts:
    """Return a price and the purse that is too small for it."""
    return {"price": price, "florins": view.florins[view.seat]}


def add_missing_card(
    view: MerchantsView, card: int, word: str, clause: str, found: list[Refusal]
) -> None:
    """Refuse a word for want of an influence card."""
    if not view.holds(card):
        refuse(found, word, clause, "refusal-no-influence", {"card": cards.INFLUENCES[card]})


def add_repayment(view: MerchantsView, frame: Frame, found: list[Refusal]) -> None:
    """Refuse to repay a loan (R9.6)."""
    material = view.rules.material
    florins = view.florins[view.seat]
    word = words.PLAIN[codes.REPAY]
    if not view.board.loans[view.seat]:
        refuse(found, word, "R9.4", "refusal-no-loan", {})
    elif florins < material.repayment:
        refuse(found, word, "R9.6", "refusal-too-dear", too_dear(view, material.repayment))
    else:
        bound = channels.committed_in(view.board, frame, view.seat, view.answer)
        if florins - bound < material.repayment:
            facts: Facts = {"price": material.repayment, "amount": bound}
            refuse(found, word, "R9.6", "refusal-florins-bound", facts)


def add_purchases(view: MerchantsView, frame: Frame, found: list[Refusal]) -> None:
    """Refuse goods that are not there, not sold there, or too dear (R2.2, R2.3, R0.6)."""
    material = view.rules.material
    board = view.board
    for good, name in enumerate(material.goods):
        price = board.purchase_price(view.seat, good, frame.about[0])
        for city, city_name in enumerate(material.cities):
            word = f"buy:{name}:{city_name}"
            if good not in material.markets[city]:
                facts: Facts = {"good": name, "city": city_name}
                refuse(found, word, "R2.3", "refusal-not-on-market", facts)
            elif not zones.count(board.supply, good):
                refuse(found, word, "R2.2", "refusal-supply-empty", {"good": name})
            elif price > view.florins[view.seat]:
                refuse(found, word, "R0.6", "refusal-too-dear", too_dear(view, price))


def add_master_cards(view: MerchantsView, found: list[Refusal]) -> None:
    """Refuse to claim a wagon with a card (R3.2 to R3.4)."""
    board = view.board
    cost = view.rules.material.master_card_cost
    for wagon, name in enumerate(view.rules.material.wagon_names):
        word = f"loading_master:{name}"
        if board.city_of(wagon) < 0:
            refuse(found, word, "R3.1", "refusal-wagon-on-road", {"wagon": name})
        elif board.masters[wagon] != codes.NOBODY:
            facts: Facts = {"wagon": name, "seat": board.masters[wagon]}
            refuse(found, word, "R3.4", "refusal-wagon-taken", facts)
        elif not view.holds(cards.LOADING_MASTER_CARD):
            add_missing_card(view, cards.LOADING_MASTER_CARD, word, "R3.3", found)
        elif view.florins[view.seat] < cost:
            refuse(found, word, "R0.6", "refusal-too-dear", too_dear(view, cost))


def add_bids(view: MerchantsView, frame: Frame, found: list[Refusal]) -> None:
    """Refuse bids above the purse, and in an auction those too low (R3.6, R8.4)."""
    unit = view.rules.material.unit
    least = 0
    clause = "R3.6"
    if frame.kind == codes.ASK_LOT:
        least = frame.about[0] + 1
        clause = "R8.4"
        word = f"bid:{frame.about[0] * unit}"
        refuse(found, word, clause, "refusal-bid-too-low", {"amount": least * unit})
    most = view.florins[view.seat] // unit
    over = max(least, most + 1) * unit
    refuse(found, f"bid:{over}", clause, "refusal-too-dear", too_dear(view, over))
    refusals_live.refuse_amounts(found, "bid", clause, (unit, least * unit, most * unit))


def add_loads(view: MerchantsView, frame: Frame, found: list[Refusal]) -> None:
    """Refuse what the loading master may not load (R4.1, R4.2, R4.5)."""
    board = view.board
    material = view.rules.material
    wagon = frame.about[0]
    city = board.wagon_at[wagon]
    allowed = board.master_goods(wagon)
    own = board.row(wagon, view.seat)
    for good, name in enumerate(material.goods):
        here = zones.count(board.warehouse(view.seat, city), good)
        for count in range(1, material.master_row + 1):
            word = f"load:{name}:{count}"
            facts: Facts = {"good": name, "city": material.cities[city]}
            if here < count:
                refuse(found, word, "R4.1", "refusal-not-in-warehouse", facts)
            elif own and not zones.count(own, good):
                kind = material.goods[zones.kinds(own)[0]]
                refuse(found, word, "R4.2", "refusal-one-kind", {"good": kind})
            elif not own and not zones.count(allowed, good):
                refuse(found, word, "R4.5", "refusal-kind-taken", {"good": name})
            elif count > board.room(wagon, view.seat):
                facts = {"number": material.master_row}
                refuse(found, word, "R4.2", "refusal-row-full", facts)


def add_fees(view: MerchantsView, frame: Frame, found: list[Refusal]) -> None:
    """Refuse fees beyond all profit or beyond the purse (R11.2, R11.3)."""
    material = view.rules.material
    if frame.kind == codes.ASK_OFFERED_FEE:
        most = len(codes.goods_of(frame.about[2])) * material.most_fee
        florins = view.florins[view.seat]
        if florins < most:
            over = florins + material.unit
            refuse(found, f"fee:{over}", "R11.3", "refusal-too-dear", too_dear(view, over))
            refusals_live.refuse_amounts(found, "fee", "R11.3", (material.unit, 0, florins))
            return
        verb = "fee"
    else:
        most = material.most_fee if frame.kind == codes.ASK_QUOTE_ONE else 2 * material.most_fee
        verb = "one" if frame.kind == codes.ASK_QUOTE_ONE else "two"
        if frame.about[2] == codes.FINAL:
            refuse(found, "no_offer", "R11.4", "refusal-final-quote", {})
        if frame.kind == codes.ASK_QUOTE_TWO and frame.about[3] == codes.NOT_OFFERED:
            refuse(found, "two:none", "R11.2", "refusal-empty-quote", {})
    word = f"{verb}:{most + material.unit}"
    refuse(found, word, "R11.2", "refusal-fee-too-high", {"amount": most})
    refusals_live.refuse_amounts(found, verb, "R11.2", (material.unit, 0, most))


def add_shipments(view: MerchantsView, frame: Frame, found: list[Refusal]) -> None:
    """Refuse what a shipper may not load, accept or bid (R4.1, R4.3, R4.6, R11)."""
    board = view.board
    material = view.rules.material
    wagon, _, stage, one, two = frame.about
    city = board.wagon_at[wagon]
    monopoly = board.monopoly(wagon)
    sets = board.shipments(wagon, view.seat)
    for good, name in enumerate(material.goods):
        single = good * codes.PAIR + codes.NO_GOOD
        if single in sets:
            continue
        word = f"accept:{name}"
        if zones.count(monopoly, good):
            facts: Facts = {"good": name, "seat": board.masters[wagon]}
            refuse(found, word, "R4.3", "refusal-monopoly", facts)
        else:
            facts = {"good": name, "city": material.cities[city]}
            refuse(found, word, "R4.1", "refusal-not-in-warehouse", facts)
        pair = f"accept:{name}+{name}"
        found.append(Refusal(pair, found[-1].clause, found[-1].message))
    for goods in sets:
        names = words.goods_word(material, goods)
        fee = codes.quoted_fee(goods, one, two)
        if fee == codes.NOT_OFFERED:
            refuse(found, f"accept:{names}", "R11.2", "refusal-not-offered", {})
        elif fee * material.unit > view.florins[view.seat]:
            price = too_dear(view, fee * material.unit)
            refuse(found, f"accept:{names}", "R11.3", "refusal-too-dear", price)
        if stage != codes.OPENING:
            name = "refusal-posted" if stage == codes.AT_POSTED_FEE else "refusal-no-more-bids"
            clause = "R11.6" if stage == codes.AT_POSTED_FEE else "R11.4"
            refuse(found, f"offer:{names}", clause, name, {})
        add_missing_card(view, cards.FREE_LOADING, f"free_loading:{names}", "R4.10", found)


def add_posts(view: MerchantsView, frame: Frame, found: list[Refusal]) -> None:
    """Refuse price changes beyond the ends, and cards not at hand (R6.3, R6.4)."""
    board = view.board
    material = view.rules.material
    for place, card in enumerate(cards.POSTS):
        ready = (frame.about[0] >> place) & 1
        for good, name in enumerate(material.goods):
            for direction, end in (("up", material.price_levels - 1), ("down", 0)):
                word = f"price:{cards.INVESTMENTS[card]}:{name}:{direction}"
                if board.investments[card] != view.seat:
                    facts: Facts = {"card": cards.INVESTMENTS[card]}
                    refuse(found, word, "R6.3", "refusal-no-investment", facts)
                elif not ready:
                    facts = {"card": cards.INVESTMENTS[card]}
                    refuse(found, word, "R6.3", "refusal-investment-used", facts)
                elif card == cards.TRADING_POST and board.prices[good] == end:
                    refuse(found, word, "R6.4", "refusal-price-end", {"good": name})


def add_sales(view: MerchantsView, frame: Frame, found: list[Refusal]) -> None:
    """Refuse sales for want of a card, or beyond the limit (R6.6)."""
    board = view.board
    material = view.rules.material
    owner = board.investments[cards.WAREHOUSE_SALE] == view.seat
    for city, city_name in enumerate(material.cities):
        for good in zones.kinds(board.warehouse(view.seat, city)):
            word = f"{city_name}:{material.goods[good]}"
            if not owner:
                facts: Facts = {"card": cards.INVESTMENTS[cards.WAREHOUSE_SALE]}
                refuse(found, f"sell:{word}", "R6.6", "refusal-no-investment", facts)
            elif frame.about[0] >= material.warehouse_sales:
                facts = {"number": material.warehouse_sales}
                refuse(found, f"sell:{word}", "R6.6", "refusal-sale-limit", facts)
            add_missing_card(view, cards.SPECIAL_SALE, f"special_sale:{word}", "R6.6", found)


def add_choices(view: MerchantsView, found: list[Refusal]) -> None:
    """Refuse cards that do not lie face up (R8.5)."""
    for card, name in enumerate(cards.INVESTMENTS):
        owner = view.board.investments[card]
        if owner >= 0:
            facts: Facts = {"card": name, "seat": owner}
            refuse(found, f"choose:{name}", "R8.5", "refusal-card-owned", facts)
        elif owner != -1:
            refuse(found, f"choose:{name}", "R8.5", "refusal-card-face-down", {"card": name})


def add_upkeep(view: MerchantsView, found: list[Refusal]) -> None:
    """Refuse the card, or to drop by choice (R9.1, R9.3)."""
    cost = view.rules.material.keeper_cost
    if view.holds(cards.STATUS_KEEPER):
        if view.florins[view.seat] < cost:
            refuse(found, "status_keeper", "R9.3", "refusal-too-dear", too_dear(view, cost))
    else:
        add_missing_card(view, cards.STATUS_KEEPER, "status_keeper", "R9.3", found)
    refuse(found, "drop", "R9.1", "refusal-drop", {})


def add_climbs(view: MerchantsView, found: list[Refusal]) -> None:
    """Refuse to climb in debt, past the top, too far or too dear (R9.7 to R9.9)."""
    material = view.rules.material
    board = view.board
    held = zones.count(view.hand, cards.SOCIAL_CLIMB)
    room = len(material.upkeep) - 1 - board.status[view.seat]
    for levels in range(1, material.climb_limit + 1):
        for by_card in range(levels + 1):
            word = f"climb:{levels}{words.CLIMB_WORDS[by_card]}"
            price = (levels - by_card) * board.climb_cost()
            price += by_card * material.social_climb_cost
            if board.loans[view.seat]:
                refuse(found, word, "R9.7", "refusal-climb-in-debt", {})
            elif levels > room:
                refuse(found, word, "R9.9", "refusal-top", {})
            elif by_card > held:
                missing: Facts = {"card": cards.INFLUENCES[cards.SOCIAL_CLIMB], "number": by_card}
                refuse(found, word, "R9.8", "refusal-climb-cards", missing)
            elif price > view.florins[view.seat]:
                refuse(found, word, "R0.6", "refusal-too-dear", too_dear(view, price))
    facts: Facts = {"number": material.climb_limit}
    refuse(found, f"climb:{material.climb_limit + 1}", "R9.7", "refusal-climb-limit", facts)
