"""What speaks for what is only said: bids, fees, price dials, cards and deals."""

from kontor.engine import zones
from kontor.engine.arguments import Comparison
from kontor.engine.frames import Frame
from kontor.games.merchants.rules.rules import Rules
from kontor.games.merchants.table import cards, codes, language
from kontor.games.merchants.table.public import Board


def argue_offer(case: Comparison, before: Rules) -> None:
    """Say what speaks for an answer that moves nothing yet."""
    option, frame = case.option, before.stack[-1]
    if option >= codes.DEAL or case.other_option >= codes.DEAL:
        argue_deal(case, before)
    elif frame.kind in (codes.ASK_BLIND_BID, codes.ASK_LOT):
        argue_bid(case, before, frame)
    elif frame.kind in (codes.ASK_QUOTE_ONE, codes.ASK_QUOTE_TWO, codes.ASK_OFFERED_FEE):
        argue_fee(case, before, frame)
    elif frame.kind == codes.ASK_DIALS:
        argue_dial(case, before)
    elif frame.kind in (codes.ASK_SHIPPER, codes.ASK_LIVE, codes.ASK_MASTER_ANSWER):
        argue_haggling(case, before, frame)
    elif frame.kind == codes.ASK_INFLUENCE:
        argue_influence(case, before)
    elif frame.kind in (codes.ASK_MASTER_CARDS, codes.ASK_AXLES, codes.ASK_BONUS):
        if option == codes.DECLINE or option == codes.DONE:
            case.claim("reason-saves-card", "cards", {})
        elif frame.kind == codes.ASK_BONUS:
            case.claim("reason-bonus-sale", "cargo", {})
    elif option in (codes.DONE, codes.END_TURN, codes.PASS, codes.LOAD_NOTHING):
        case.claim("reason-waits", "tempo", {})
    elif frame.kind == codes.ASK_LOAN and option == codes.TAKE_LOAN:
        case.claim("reason-loan", "money", {})


# Bids and fees --------------------------------------------------------------------------------


def argue_bid(case: Comparison, before: Rules, frame: Frame) -> None:
    """Argue for a bid: higher to win, lower to save."""
    board, unit = before.board, before.material.unit
    mine, theirs = amount(case.option), amount(case.other_option)
    if mine > theirs:
        case.claim("reason-bid-more", "wagons", {"amount": (mine - theirs) * unit})
    elif mine < theirs:
        case.claim("reason-bid-less", "money", {"amount": (theirs - mine) * unit})
    if frame.kind == codes.ASK_BLIND_BID:
        argue_wagon_bid(case, board, frame.about[0], mine > theirs)
        return
    shown = [card for card, owner in enumerate(board.investments) if owner == codes.FACE_UP]
    best = max(shown, key=lambda card: before.material.stars[card])
    if mine > theirs:
        case.claim("reason-wanted-card", "cards", {"card": cards.INVESTMENTS[best]})
        if frame.about[1] != codes.NOBODY:
            case.claim("reason-outbids", "lead", {"rival_seat": frame.about[1]})
    if mine < theirs and board.arrivals + 1 >= board.rules.last_arrivals:
        case.claim("reason-late", "tempo", {})
    upkeep = before.material.upkeep[board.status[case.seat]]
    purse = before.florins[case.seat]
    if purse - mine * unit >= upkeep > purse - theirs * unit:
        case.claim("reason-keeps-upkeep", "rank", {"amount": upkeep})


def argue_wagon_bid(case: Comparison, board: Board, wagon: int, is_more: bool) -> None:
    """Argue for a bid for a wagon by the goods that wait for it."""
    material, city = board.rules.material, board.wagon_at[wagon]
    name = material.cities[city]
    number = zones.size(board.warehouse(case.seat, city))
    others = [
        zones.size(board.warehouse(rival, city)) if rival != case.seat else -1
        for rival in range(board.rules.seats)
    ]
    most = max(others)
    if is_more:
        if number:
            case.claim("reason-goods-wait", "stock", {"city": name, "number": number})
        if most > 0:
            case.claim("reason-fees", "money", {"city": name, "number": most})
    elif not number:
        case.claim("reason-no-goods", "stock", {"city": name})
    elif most > number:
        rival = others.index(most)
        case.claim("reason-rival-wants", "wagons", {"rival_seat": rival, "city": name})


def amount(option: int) -> int:
    """Return what an answer bids, in units; nothing for passing."""
    return option - codes.BID if codes.BID <= option < codes.FEE else 0


def argue_fee(case: Comparison, before: Rules, frame: Frame) -> None:
    """Argue for a loading fee: higher brings more, lower is accepted sooner."""
    hidden = (codes.ONE_NOT_OFFERED, codes.TWO_NOT_OFFERED)
    if case.option in hidden:
        case.claim("reason-not-offered", "wagons", {})
        return
    if case.other_option in hidden:
        case.claim("reason-offered", "money", {})
        return
    if min(case.option, case.other_option) < codes.FEE:
        return
    unit = before.material.unit
    difference = (case.option - case.other_option) * unit
    is_shipper = frame.kind == codes.ASK_OFFERED_FEE
    price = max(before.board.sell_price(good) for good in range(len(before.board.prices)))
    if difference > 0:
        name = "reason-fee-tempts" if is_shipper else "reason-fee-more"
        case.claim(name, "cargo" if is_shipper else "money", {"amount": difference})
    else:
        name = "reason-fee-less" if is_shipper else "reason-fee-fair"
        case.claim(name, "money" if is_shipper else "wagons", {"amount": -difference})
    start = codes.FEE_FOR_TWO if frame.kind == codes.ASK_QUOTE_TWO else codes.FEE_FOR_ONE
    fee = case.option - (codes.FEE if is_shipper else start)
    if 0 < fee * unit < price // 2:
        case.claim("reason-fee-modest", "prices", {"amount": price})
    elif fee * unit >= price:
        case.claim("reason-fee-bar", "lead", {"amount": price})
    if not fee and not is_shipper:
        case.claim("reason-fee-none", "lead", {})


def argue_haggling(case: Comparison, before: Rules, frame: Frame) -> None:
    """Argue for what is said between shipper and loading master."""
    option, other, board = case.option, case.other_option, before.board
    wagon = frame.about[0]
    name = before.material.wagon_names[wagon]
    if codes.TAKE_QUOTE <= option < codes.OFFER:
        case.claim("reason-takes-quote", "cargo", {"wagon": name})
        number = len(codes.goods_of(option - codes.TAKE_QUOTE))
        if number > 1:
            case.claim("reason-both-goods", "cargo", {"wagon": name})
    elif codes.OFFER <= option < codes.FREE:
        case.claim("reason-own-bid", "money", {"wagon": name})
        if codes.TAKE_QUOTE <= other < codes.OFFER:
            case.claim("reason-quote-dear", "money", {})
    elif codes.FREE <= option < codes.AXLE:
        case.claim("reason-free-loading", "cards", {"wagon": name})
    elif option in (codes.LEAVE, codes.WITHDRAW):
        case.claim("reason-leaves", "money", {"wagon": name})
        case.claim("reason-keeps-goods", "stock", {})
    elif option == codes.WAIT:
        case.claim("reason-lets-others-move", "tempo", {})
    elif option == codes.ACCEPT or codes.TAKE_BID <= option < codes.CLOSE:
        case.claim("reason-accepts-fee", "money", {})
    elif option == codes.REFUSE or codes.CLOSE <= option < codes.WITHDRAW_QUOTE:
        case.claim("reason-refuses-fee", "wagons", {"wagon": name})
        if zones.size(board.row(wagon, case.seat)):
            number = zones.size(board.row(wagon, case.seat))
            case.claim("reason-own-wagon", "cargo", {"wagon": name, "number": number})
    elif option == codes.FINAL_QUOTE or codes.QUOTE_TO <= option < codes.TAKE_BID:
        case.claim("reason-asks-more", "money", {})


# Dials and cards ------------------------------------------------------------------------------


def argue_dial(case: Comparison, before: Rules) -> None:
    """Argue for the pointers of a dial: the own goods on wagons rise, others crash."""
    board, material = before.board, before.material
    mine = divmod(case.option - codes.DIAL, codes.PAIR)
    theirs = divmod(case.other_option - codes.DIAL, codes.PAIR)
    for good, name in enumerate(material.goods):
        turns, there = mine.count(good), theirs.count(good)
        held = [
            sum(zones.count(board.row(wagon, seat), good) for wagon in range(len(board.wagon_at)))
            for seat in range(board.rules.seats)
        ]
        own = held[case.seat]
        is_top = board.prices[good] == material.price_levels - 1
        rest = max((number, seat) for seat, number in enumerate(held) if seat != case.seat)
        if turns > there and own and not is_top:
            case.claim("reason-dial-up", "prices", {"good": name, "number": own})
        elif turns > there and is_top and not own and rest[0]:
            case.claim("reason-dial-crash", "prices", {"good": name, "rival_seat": rest[1]})
        elif turns < there and own and is_top:
            case.claim("reason-dial-safe", "prices", {"good": name})
        elif turns < there and not own and rest[0]:
            case.claim("reason-dial-grudge", "lead", {"good": name, "rival_seat": rest[1]})
        elif turns > there and turns > 1:
            case.claim("reason-dial-double", "prices", {"good": name})
    blank = len(material.goods)
    if mine.count(blank) > theirs.count(blank):
        case.claim("reason-dial-unused", "tempo", {})


def argue_influence(case: Comparison, before: Rules) -> None:
    """Argue for an influence card."""
    option = case.option
    if codes.TAKE <= option < codes.DIAL:
        card = option - codes.TAKE
        name = cards.INFLUENCES[card]
        case.claim("reason-takes-card", "cards", {"card": name})
        if not zones.count(before.hands[case.seat], card):
            case.claim("reason-new-card", "cards", {"card": name})
        wagons = range(len(before.board.wagon_at))
        loaded = sum(zones.size(before.board.row(wagon, case.seat)) for wagon in wagons)
        if loaded and card == cards.BONUS_SALE:
            case.claim("reason-card-for-cargo", "cargo", {"number": loaded})
        if card == cards.SOCIAL_CLIMB:
            case.claim("reason-card-for-rank", "rank", {})
        if card in (cards.FREE_LOADING, cards.LOADING_MASTER_CARD):
            case.claim("reason-card-for-loading", "wagons", {})
    elif option == codes.DRAW:
        case.claim("reason-draws-card", "cards", {})
    else:
        case.claim("reason-free-wagon", "wagons", {})


# Deals ----------------------------------------------------------------------------------------


def argue_deal(case: Comparison, before: Rules) -> None:
    """Argue for proposing, accepting, declining, and for a part of a proposal."""
    option, board = case.option, before.board
    unit = before.material.unit
    if codes.ACCEPT_DEAL <= option < codes.WITHDRAW_DEAL:
        accepts = option < codes.DECLINE_DEAL
        key = (option - codes.ACCEPT_DEAL) % codes.DEAL_KEYS
        for proposal in board.proposals:
            if proposal[language.KEY] == key:
                argue_proposal(case, proposal, accepts, unit)
    elif codes.PROPOSE <= option < codes.ACCEPT_DEAL:
        case.claim("reason-proposes", "lead", {"rival_seat": option - codes.PROPOSE})
        if codes.PROPOSE <= case.other_option < codes.ACCEPT_DEAL:
            rival = option - codes.PROPOSE
            if board.status[rival] < board.status[case.other_option - codes.PROPOSE]:
                case.claim("reason-deals-weaker", "lead", {"rival_seat": rival})
    elif option == codes.POST_DEAL:
        case.claim("reason-posts", "tempo", {})
    elif option in (codes.DROP, codes.LATER):
        case.claim("reason-no-deal", "tempo", {})
    elif codes.GIVE_FLORINS <= option < codes.PROMISE_VALUE:
        gives = option < codes.TAKE_FLORINS
        start = codes.GIVE_FLORINS if gives else codes.TAKE_FLORINS
        name = "reason-gives-florins" if gives else "reason-asks-florins"
        case.claim(name, "money", {"amount": (option - start) * unit})
    elif codes.MINE <= option < codes.THEIRS:
        case.claim("reason-promises", "lead", {})
    elif codes.THEIRS <= option < codes.GIVE_FLORINS:
        case.claim("reason-wants-promise", "lead", {})
    elif codes.GIVE_CARD <= option < codes.MINE:
        name = "reason-gives-card" if option < codes.TAKE_CARD else "reason-asks-card"
        case.claim(name, "cards", {})
    elif option >= codes.PROMISE_VALUE:
        case.claim("reason-names-it", "lead", {})
    else:
        case.claim("reason-first-own", "tempo", {})


def argue_proposal(case: Comparison, proposal: language.Numbers, accepts: bool, unit: int) -> None:
    """Argue for an answer to a proposal by what changes hands and what is promised."""
    maker = proposal[language.MAKER]
    gets, pays = proposal[language.GIVES] * unit, proposal[language.TAKES] * unit
    promised = language.promised(proposal)
    own = sum(1 for seat, *_ in promised if seat == case.seat)
    theirs = len(promised) - own
    if accepts:
        if gets > pays:
            case.claim("reason-deal-pays", "money", {"rival_seat": maker, "amount": gets - pays})
        if theirs:
            case.claim("reason-deal-bound", "lead", {"rival_seat": maker})
        if not own:
            case.claim("reason-deal-free", "tempo", {})
        return
    if pays > gets:
        case.claim("reason-deal-dear", "money", {"amount": pays - gets})
    if own:
        case.claim("reason-stays-free", "tempo", {})
    if not theirs and not gets:
        case.claim("reason-deal-nothing", "lead", {"rival_seat": maker})
