"""The loading ramp: one's own goods where a wagon is loaded, and the places they may take on it."""

from kontor.engine import zones
from kontor.engine.messages import Message
from kontor.games.merchants.table import codes
from kontor.games.merchants.table.position import question
from kontor.games.merchants.table.view import MerchantsView


class Crate:
    """A kind of goods on the ramp: how many there are, and why it must stay if it must."""

    def __init__(self, good: str, number: int, reason: Message | None, clause: str) -> None:
        self.good: str = good
        self.number: int = number
        self.reason: Message | None = reason
        self.clause: str = clause


class Ramp:
    """Everything that lies ready for one wagon."""

    def __init__(self, view: MerchantsView, wagon: int) -> None:
        board = view.board
        material = view.rules.material
        city = board.city_of(wagon)
        self.wagon: int = wagon
        self.city: str = material.cities[city]
        self.free: int = max(0, board.room(wagon, view.seat))
        self.loaded: list[str] = [
            material.goods[good] for good in zones.cards(board.row(wagon, view.seat))
        ]
        stock = board.warehouse(view.seat, city)
        self.crates: list[Crate] = [
            Crate(material.goods[good], zones.count(stock, good), *barred(view, wagon, good))
            for good in zones.kinds(stock)
        ]

    def barred(self) -> list[str]:
        """List the goods that must stay."""
        return [crate.good for crate in self.crates if crate.reason]


def barred(view: MerchantsView, wagon: int, good: int) -> tuple[Message | None, str]:
    """Say why a good may not be loaded, with the clause (R4.2, R4.3, R4.5)."""
    board = view.board
    name = view.rules.material.goods[good]
    if board.masters[wagon] != view.seat:
        if not zones.count(board.monopoly(wagon), good):
            return None, ""
        return Message("refusal-monopoly", {"good": name, "seat": board.masters[wagon]}), "R4.3"
    if zones.count(board.master_goods(wagon), good):
        return None, ""
    own = board.row(wagon, view.seat)
    if own:
        kind = view.rules.material.goods[zones.kinds(own)[0]]
        return Message("refusal-one-kind", {"good": kind}), "R4.2"
    return Message("refusal-kind-taken", {"good": name}), "R4.5"


def open_ramp(view: MerchantsView, wagon: int) -> Ramp | None:
    """Return the ramp if the reader is asked to load."""
    if view.seat < 0 or wagon < 0 or not view.frames or view.board.city_of(wagon) < 0:
        return None
    frame = question(view.frames)
    is_live = frame.kind == codes.ASK_LIVE
    is_asked = frame.kind in (codes.ASK_MASTER_LOAD, codes.ASK_SHIPPER)
    if is_live or (is_asked and (frame.asked >> view.seat) & 1):
        return Ramp(view, wagon)
    return None
