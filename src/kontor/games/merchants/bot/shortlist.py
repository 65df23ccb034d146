"""Options worth a thought: quotes and fees follow a rule of thumb."""

from typing import Final

from kontor.games.merchants.bot import bargaining, heuristic
from kontor.games.merchants.table import channels, codes
from kontor.games.merchants.table.view import MerchantsView

BEST_BIDS: Final = 16
FEE_SHARE: Final = 0.45
BID_SHARE: Final = 0.5
FAIR_SHARE: Final = 0.9


def slot_worth(view: MerchantsView, wagon: int, seat: int, number: int) -> float:
    """Return what it is worth to a shipper to load so many goods."""
    zone = view.board.shipper_goods(wagon, seat)
    return heuristic.best_goods(view.board, zone, number, False) * heuristic.READY_SHIPPER


def nearest(options: list[int], wanted: int) -> list[int]:
    """Return the option closest to a wanted one."""
    best = options[0]
    for option in options:
        if abs(option - wanted) < abs(best - wanted):
            best = option
    return [best]


def shortlist(view: MerchantsView, options: list[int]) -> list[int]:
    """Name the options worth a thought; quotes and fees follow a rule of thumb."""
    frame = view.frames[-1]
    kind = frame.kind
    unit = view.rules.material.unit
    if not (frame.asked >> view.seat) & 1:
        return options
    if view.rules.deals:
        about_deals = bargaining.shortlist(view, options)
        if about_deals:
            return about_deals
        options = bargaining.honest(view, options)
    if kind == codes.ASK_LIVE:
        return live_shortlist(view, frame.about[0], options)
    if kind == codes.ASK_BLIND_BID:
        return options[:BEST_BIDS]
    if kind == codes.ASK_LOT:
        return [options[0], codes.PASS] if options[0] != codes.PASS else options
    if kind in (codes.ASK_QUOTE_ONE, codes.ASK_QUOTE_TWO):
        wagon, shipper = frame.about[:2]
        if shipper < 0:
            shipper = best_shipper(view, wagon)
        number = 1 if kind == codes.ASK_QUOTE_ONE else 2
        fee = int(FEE_SHARE * slot_worth(view, wagon, shipper, number) / unit)
        base = codes.FEE_FOR_ONE if kind == codes.ASK_QUOTE_ONE else codes.FEE_FOR_TWO
        return nearest(options, base + max(1, fee))
    if kind == codes.ASK_OFFERED_FEE:
        wagon, _, goods = frame.about
        number = len(codes.goods_of(goods))
        fee = int(BID_SHARE * slot_worth(view, wagon, view.seat, number) / unit)
        return nearest(options, codes.FEE + fee)
    if kind == codes.ASK_MASTER_ANSWER:
        return [codes.ACCEPT, codes.REFUSE]
    if kind == codes.ASK_SHIPPER:
        return shipper_shortlist(view, frame.about, options)
    return options


def live_shortlist(view: MerchantsView, wagon: int, options: list[int]) -> list[int]:
    """Quote or bid once, accept what is fair, and wait otherwise."""
    unit = view.rules.material.unit
    board = view.board
    draft = view.draft
    if view.seat == board.masters[wagon]:
        if draft:
            number = len(draft)
            fee = int(FEE_SHARE * slot_worth(view, wagon, draft[0], number) / unit)
            base = codes.FEE_FOR_ONE if number == 1 else codes.FEE_FOR_TWO
            return nearest(options, base + max(1, fee))
        for shipper in range(view.rules.seats):
            if channels.is_open(board, shipper) and not channels.field(
                board, shipper, channels.QUOTES
            ):
                return [codes.QUOTE_TO + shipper]
        return [o for o in options if o == codes.WAIT or codes.TAKE_BID <= o < codes.CLOSE]
    if draft:
        number = len(codes.goods_of(draft[0]))
        fee = int(BID_SHARE * slot_worth(view, wagon, view.seat, number) / unit)
        return nearest(options, codes.FEE + fee)
    about = (
        wagon,
        0,
        0,
        channels.field(board, view.seat, channels.ONE),
        channels.field(board, view.seat, channels.TWO),
    )
    found = shipper_shortlist(view, about, options)
    if len(found) == 1 and channels.field(board, view.seat, channels.BIDS):
        return [codes.WAIT]
    return [o for o in found if o not in (codes.LEAVE, codes.WITHDRAW)]


def best_shipper(view: MerchantsView, wagon: int) -> int:
    """Return the other player who could load most."""
    best = view.seat
    for seat in range(view.rules.seats):
        if view.board.most_shipped(wagon, seat) > view.board.most_shipped(wagon, best):
            best = seat
    return best


def shipper_shortlist(view: MerchantsView, about: tuple[int, ...], options: list[int]) -> list[int]:
    """Accept a fair quote; otherwise bid, for as much as possible, where that is allowed."""
    wagon, _, _, one, two = about
    unit = view.rules.material.unit
    found = []
    bids = []
    for option in options:
        if codes.OFFER <= option < codes.FREE:
            bids.append(option)
        elif codes.TAKE_QUOTE <= option < codes.OFFER:
            goods = option - codes.TAKE_QUOTE
            fee = codes.quoted_fee(goods, one, two) * unit
            number = len(codes.goods_of(goods))
            if fee <= FAIR_SHARE * slot_worth(view, wagon, view.seat, number):
                found.append(option)
        else:
            found.append(option)
    passive = (codes.LEAVE, codes.WAIT, codes.WITHDRAW, codes.REPAY)
    if not bids or any(option not in passive for option in found):
        return found
    return [bids[len(bids) - 1]]
