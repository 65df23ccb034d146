"""What is being negotiated: words of a channel, quotes and bids that stand, deals and promises."""

from typing import Final

from kontor.engine.messages import Message
from kontor.games.merchants.table import channels, codes, items, language
from kontor.games.merchants.table.view import MerchantsView

# Events that are said in a negotiation about loading, and those that begin a new one.
SAID: Final = (
    "quoted-one",
    "quoted-two",
    "quoted-both",
    "posted-one",
    "posted-two",
    "posted-both",
    "posted-nothing",
    "no-offer",
    "offered",
    "refused",
    "left",
    "shipped",
    "free-loaded",
    "channel-closed",
    "quote-withdrawn",
    "bid-withdrawn",
)
BEGUN: Final = ("loaded", "loaded-nothing", "wagon-won", "wagon-unwanted", "master-card-played")
LATEST: Final = 6


def conversation(told: list[Message], wagon: str) -> list[Message]:
    """Return what has been said about loading a wagon since its master has loaded."""
    found: list[Message] = []
    for event in reversed(told):
        if event.name in BEGUN or event.name == "round-began":
            break
        if event.name in SAID and event.facts.get("wagon", wagon) == wagon:
            found.append(event)
    return found[:LATEST][::-1]


class Channel:
    """A channel of a live negotiation: what the master asks, what the shipper bids."""

    def __init__(self, view: MerchantsView, shipper: int) -> None:
        board = view.board
        material = view.rules.material
        self.shipper: int = shipper
        self.letter: str = codes.SEAT_LETTERS[shipper]
        self.is_open: bool = channels.is_open(board, shipper)
        self.one: int | None = florins(view, channels.field(board, shipper, channels.ONE))
        self.two: int | None = florins(view, channels.field(board, shipper, channels.TWO))
        goods = channels.field(board, shipper, channels.GOODS)
        self.goods: list[str] = (
            []
            if goods == codes.NOT_OFFERED
            else [material.goods[good] for good in codes.goods_of(goods)]
        )
        self.fee: int = channels.field(board, shipper, channels.FEE) * material.unit
        self.quotes_left: int = material.proposals - channels.field(board, shipper, channels.QUOTES)
        self.bids_left: int = material.proposals - channels.field(board, shipper, channels.BIDS)


def florins(view: MerchantsView, coins: int) -> int | None:
    """Return an amount in florins, or None for what is not offered."""
    return None if coins == codes.NOT_OFFERED else coins * view.rules.material.unit


def open_channels(view: MerchantsView) -> list[Channel]:
    """List the channels of a live negotiation."""
    if not view.board.channels:
        return []
    found = [Channel(view, seat) for seat in range(view.rules.seats)]
    return [channel for channel in found if channel.is_open]


class Proposal:
    """A proposal on the table: who makes it to whom, and everything it says."""

    def __init__(self, view: MerchantsView, proposal: tuple[int, ...]) -> None:
        self.maker: int = proposal[language.MAKER]
        self.partner: int = proposal[language.PARTNER]
        self.number: int = items.number(proposal)
        self.word: str = f"{codes.SEAT_LETTERS[self.maker]}{self.number}"
        self.items: list[Message] = items.items(view.board, proposal)


class Promise:
    """A promise in force; florins set aside lie in escrow."""

    def __init__(self, view: MerchantsView, promise: tuple[int, ...]) -> None:
        self.seat: int = promise[0]
        self.item: Message = items.promise_item(view.board, promise)
        self.is_escrow: bool = promise[2] == language.PAY_ON


class Deals:
    """All deals: proposals that stand, promises in force, and the own one in the making."""

    def __init__(self, view: MerchantsView) -> None:
        board = view.board
        self.active: int = board.active
        self.proposals: list[Proposal] = [Proposal(view, one) for one in board.proposals]
        self.promises: list[Promise] = [Promise(view, one) for one in board.promises]
        self.is_drafting: bool = bool(view.deal_draft)
        self.is_wording: bool = bool(view.deal_words)
        self.partner: int = view.deal_draft[language.PARTNER] if view.deal_draft else -1
        self.draft: list[Message] = items.items(board, view.deal_draft) if view.deal_draft else []
