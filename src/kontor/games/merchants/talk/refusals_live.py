"""Why can't I, while haggling live (R11.5)."""

from kontor.engine.frames import Frame
from kontor.engine.messages import Facts, Message, Refusal
from kontor.games.merchants.table import channels, codes
from kontor.games.merchants.table.view import MerchantsView
from kontor.games.merchants.talk import words


def add(view: MerchantsView, frame: Frame, found: list[Refusal]) -> None:
    """Refuse what a live negotiation does not allow."""
    wagon = frame.about[0]
    if view.draft:
        refuse(found, "wait", "R11.5", "refusal-finish-proposal", {})
        add_draft(view, wagon, found)
    elif view.seat == view.board.masters[wagon]:
        add_master(view, found)
    else:
        add_shipper(view, wagon, found)


def takes_part(view: MerchantsView, frame: Frame) -> bool:
    """Tell whether the reader is loading master or has a channel that is open."""
    master = view.board.masters[frame.about[0]]
    return view.seat == master or channels.is_open(view.board, view.seat)


def refuse(found: list[Refusal], word: str, clause: str, name: str, facts: Facts) -> None:
    """Add a refusal."""
    found.append(Refusal(word, clause, Message(name, facts)))


def refuse_amounts(
    found: list[Refusal], verb: str, clause: str, bounds: tuple[int, int, int]
) -> None:
    """Refuse all amounts beyond the bounds or between the steps: step, least and most."""
    step, least, most = bounds
    if least > most:
        facts: Facts = {"price": least, "florins": most}
        refuse(found, f"{verb}:*", clause, "refusal-too-dear", facts)
    else:
        facts = {"step": step, "least": least, "most": most}
        refuse(found, f"{verb}:*", clause, "refusal-amount", facts)


def add_draft(view: MerchantsView, wagon: int, found: list[Refusal]) -> None:
    """Refuse fees that a quote or bid in the making cannot name (R11.2, R11.3)."""
    material = view.rules.material
    if view.seat == view.board.masters[wagon]:
        number = len(view.draft)
        bounds = (material.unit, 0, number * material.most_fee)
        refuse_amounts(found, "one" if number == 1 else "two", "R11.2", bounds)
    else:
        most = len(codes.goods_of(view.draft[0])) * material.most_fee
        bounds = (material.unit, 0, min(most, view.florins[view.seat]))
        refuse_amounts(found, "fee", "R11.3", bounds)


def add_master(view: MerchantsView, found: list[Refusal]) -> None:
    """Refuse quotes beyond the limit, to nobody, and answers to nothing."""
    board = view.board
    most = view.rules.material.proposals
    for shipper in range(view.rules.seats):
        letter = codes.SEAT_LETTERS[shipper]
        if shipper == view.seat:
            continue
        if not channels.is_open(board, shipper):
            facts: Facts = {"shipper_seat": shipper}
            refuse(found, f"quote:{letter}", "R11.1", "refusal-channel-closed", facts)
            continue
        if channels.field(board, shipper, channels.QUOTES) >= most:
            facts = {"number": most}
            refuse(found, f"quote:{letter}", "R11.5", "refusal-proposals-spent", facts)
        if channels.field(board, shipper, channels.GOODS) == codes.NOT_OFFERED:
            refuse(found, f"accept_bid:{letter}", "R11.2", "refusal-no-bid", {})
        if not channels.has_quote(board, shipper):
            refuse(found, f"withdraw_quote:{letter}", "R11.2", "refusal-no-quote", {})


def add_shipper(view: MerchantsView, wagon: int, found: list[Refusal]) -> None:
    """Refuse bids beyond the limit, and quotes that do not stand or cannot be paid."""
    board = view.board
    material = view.rules.material
    one = channels.field(board, view.seat, channels.ONE)
    two = channels.field(board, view.seat, channels.TWO)
    spent = channels.field(board, view.seat, channels.BIDS) >= material.proposals
    for goods in board.shipments(wagon, view.seat):
        names = words.goods_word(material, goods)
        fee = codes.quoted_fee(goods, one, two)
        if fee == codes.NOT_OFFERED:
            refuse(found, f"accept:{names}", "R11.2", "refusal-not-offered", {})
        elif fee * material.unit > view.florins[view.seat]:
            facts: Facts = {"price": fee * material.unit, "florins": view.florins[view.seat]}
            refuse(found, f"accept:{names}", "R11.3", "refusal-too-dear", facts)
        if spent:
            facts = {"number": material.proposals}
            refuse(found, f"offer:{names}", "R11.5", "refusal-proposals-spent", facts)
    if channels.field(board, view.seat, channels.GOODS) == codes.NOT_OFFERED:
        refuse(found, "withdraw", "R11.2", "refusal-no-bid", {})
