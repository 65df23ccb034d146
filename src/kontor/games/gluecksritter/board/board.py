"""The picture of Die Glücksritter: everything its templates draw, computed from one view."""

from typing import Final

from kontor.engine import zones
from kontor.engine.frames import NO_ANSWER, Frame
from kontor.engine.messages import Message
from kontor.engine.view import View
from kontor.games.gluecksritter.board.history import (
    BEGINNINGS,
    OUTCOMES,
    RED_REVEALS,
    REVEALS,
    THEFTS,
    History,
)
from kontor.games.gluecksritter.board.prospects import Prospect, prospects
from kontor.games.gluecksritter.rules.questions import QUESTIONS
from kontor.games.gluecksritter.rules.rules import Rules
from kontor.games.gluecksritter.table import codes, naming, plans, steps
from kontor.games.gluecksritter.table.material import Material
from kontor.games.gluecksritter.table.position import Position
from kontor.games.gluecksritter.table.view import GluecksritterView
from kontor.games.gluecksritter.talk import words

# A purse warns from this many coins below the limit.
NEARLY: Final = 2
HEAP: Final = 9
# Texts whose names the templates put together.
TEXTS: Final = (
    "board-stock-1",
    "board-stock-2",
    "board-stock-3",
    "board-unit-1",
    "board-unit-2",
    "board-unit-3",
    "board-company-1",
    "board-company-2",
    "board-company-3",
    "board-company-2-more",
    "board-company-3-more",
    "board-buys-wall",
    "board-buys-tower",
    "board-visit-free",
    "board-visit-full",
    "board-visit-ride",
    "board-visit-duel",
    "board-visit-jail",
    "board-scene-documents",
    "board-scene-cards",
    "board-scene-duel",
    "board-scene-knights",
    "board-scene-attack",
    "board-scene-raid",
    "board-scene-theft",
    "board-pieces-paid",
    "board-pieces-stolen",
    "board-pieces-granted",
    "board-pieces-lost",
    "board-ducats-income",
    "board-ducats-knight",
    "board-ducats-documents",
    "board-ducats-bought",
    "board-ducats-ransoms",
    "board-ducats-robbed",
    "board-ducats-returned",
    "board-order-ask",
    "board-order-auto",
    "board-order-never",
)


class Medal:
    """One of the six hosts: prices, what lies there, and whose cards."""

    def __init__(self, view: GluecksritterView, space: int) -> None:
        material = view.rules.material
        self.number: int = space
        self.name: str = material.spaces[space].replace("_", "-")
        self.is_shop: bool = space in codes.SHOPS
        self.lone: int = material.lone_price[space] if self.is_shop else 0
        self.crowded: int = material.crowded_price[space] if self.is_shop else 0
        self.stock: int = stock(view, space)
        self.is_income: bool = space in (codes.TAX, codes.CUSTOMS)
        place = 2 * (space - codes.TAX)
        self.gold: int = view.income[place] if self.is_income else 0
        self.silver: int = view.income[place + 1] if self.is_income else 0
        # Coins to be drawn; more of them are told by their number alone.
        self.gold_drawn: int = min(self.gold, HEAP)
        self.silver_drawn: int = min(self.silver, HEAP)
        bit = codes.CARD_BIT[space]
        self.visitors: list[int] = [
            seat for seat, plan in enumerate(view.shown) if plan % codes.CARD_SETS & bit
        ]
        frame = view.top()
        kind = NO_ANSWER if frame is None else frame.kind
        self.is_past: bool = frame is None or view.step < steps.REVEALED
        self.is_crowded: bool = len(self.visitors) > 1 and not self.is_past
        rides = codes.ASK_DUEL <= kind <= codes.ASK_STEAL
        buys = kind == codes.ASK_BUY and view.about(0) == space
        self.is_now: bool = buys or (space == codes.KNIGHT and rides)


class Meter:
    """Coins of one kind in a purse, up to the limit."""

    def __init__(self, kind: str, number: int, limit: int, waived: int) -> None:
        self.kind: str = kind
        self.number: int = number
        self.pegs: int = limit - 1
        self.left: int = limit - number
        self.is_near: bool = self.left <= NEARLY and not waived


class Site:
    """A player's building site: castle, purse, documents, knight, and whether he has chosen."""

    def __init__(self, view: GluecksritterView, seat: int, place: int, history: History) -> None:
        material = view.rules.material
        self.seat: int = seat
        others = len(view.coins) - 1
        # One's own site lies below the land; the others stand around it, clockwise.
        self.column: str = "home" if not place else "left" if place <= others // 2 else "right"
        self.walls: int = view.walls[seat]
        self.towers: int = view.towers[seat]
        self.most_walls: int = material.per_castle[codes.WALL]
        self.most_towers: int = material.per_castle[codes.TOWER]
        self.is_whole: bool = self.walls + self.towers == material.castle
        self.hides: bool = view.gold[seat] == codes.HIDDEN
        self.coins: int = view.coins[seat]
        gold, silver = max(0, view.gold[seat]), max(0, view.silver[seat])
        self.ducats: int = material.value(gold, silver)
        self.meters: list[Meter] = [
            Meter("gold", gold, material.limit, view.waived_gold[seat]),
            Meter("silver", silver, material.limit, view.waived_silver[seat]),
        ]
        self.documents: int = view.hand_sizes[seat]
        self.is_jailed: bool = bool((view.jailed >> seat) & 1)
        self.leads: bool = seat == view.lead
        self.coins_from: str = history.coins_from[seat]
        self.pieces_from: str = history.pieces_from[seat]
        frame = view.top()
        self.state: str = ""
        if frame is not None and (frame.asked >> seat) & 1:
            has_chosen = frame.sealed and (view.chosen[-1] >> seat) & 1
            self.state = "locked" if has_chosen else "thinking"


class Paper:
    """A kind of document in the reader's hand."""

    def __init__(self, material: Material, kind: int, copies: int) -> None:
        document = material.deck.documents[kind]
        self.id: str = document.id
        self.name: str = document.id.replace("_", "-")
        self.is_red: bool = document.is_red
        self.copies: int = copies
        self.aim: str = ""


class StandingOrder:
    """What the reader has ordered for a kind of document (R18.4)."""

    def __init__(self, view: GluecksritterView, kind: int) -> None:
        self.id: str = view.rules.material.deck.names[kind]
        self.name: str = self.id.replace("_", "-")
        self.present: str = codes.ORDER_NAMES[(view.orders >> (2 * kind)) & 3]


# The parts of a round, each with its last step.
PARTS: Final = (
    ("planning", steps.PLANNING),
    ("reveal", steps.REVEAL),
    ("shops", steps.VISIT + codes.KNIGHT - 1),
    ("knight", steps.VISIT + codes.KNIGHT),
    ("chests", steps.CHECK),
)


class Picture:
    """Everything the templates draw."""

    headings: Final = ("round-began", "stopped")
    # Events that have part in a scene: their lines of the log carry their facts.
    scenes: Final = (*REVEALS, *RED_REVEALS, *OUTCOMES, *THEFTS, *BEGINNINGS)
    # What its methods read of it; one that is not named here reads everything.
    reads: Final[dict[str, tuple[str, ...]]] = {"text": ()}

    def __init__(self, view: GluecksritterView, history: History) -> None:
        material = view.rules.material
        seats = len(view.coins)
        self.view: GluecksritterView = view
        self.material: Material = material
        self.history: History = history
        self.table: Position = view.table()
        self.seats: int = seats
        first = max(0, view.seat)
        order = [(first + step) % seats for step in range(seats)]
        self.sites: list[Site] = [
            Site(view, seat, place, history) for place, seat in enumerate(order)
        ]
        self.by_seat: list[Site] = sorted(self.sites, key=lambda site: site.seat)
        self.medals: list[Medal] = [Medal(view, space) for space in range(1, codes.SPACES + 1)]
        # Of the hosts what some places tell: their names, and where several have come.
        self.hosts: list[str] = [medal.name for medal in self.medals]
        self.shared: list[int] = [m.number for m in self.medals if len(m.visitors) > 1]
        reveal = history.scene("cards")
        self.revealed: int = reveal.number if reveal else 0
        self.jailed: list[int] = [site.seat for site in self.by_seat if site.is_jailed]
        card = view.ducat_card
        self.ducat_card: tuple[int, int] | None = (
            None if card < 0 else (material.tax[card], material.customs[card])
        )
        self.bag_is_open: bool = view.bag_gold != codes.HIDDEN
        self.discard: list[Paper] = papers(material, view.discard)
        self.hand: list[Paper] = papers(material, view.hand)
        faces = material.special_die
        self.castle_faces: int = faces.count(codes.CASTLE)
        self.purse_faces: int = len(faces) - self.castle_faces
        self.look_at_question()

    def look_at_question(self) -> None:
        """Note what the reader is asked, and what he has chosen so far."""
        view = self.view
        frame = view.top()
        self.asked: int = 0 if frame is None else bin(frame.asked).count("1")
        self.chosen: int = bin(view.chosen[-1]).count("1") if view.chosen else 0
        is_asked = frame is not None and view.seat >= 0 and bool((frame.asked >> view.seat) & 1)
        self.kind: str = codes.QUESTION_NAMES[frame.kind] if frame is not None and is_asked else ""
        self.about: tuple[int, ...] = () if frame is None else frame.about
        self.is_planning: bool = frame is not None and frame.kind == codes.ASK_PLAN
        # While a question is open, the sequence of play has gone on to the step after it.
        self.present: str = "" if frame is None else present(view.step - 1)
        self.answer: int = view.my_answer()
        self.is_locked: bool = self.kind == "plan" and self.answer >= 0
        self.answer_word: str = ""
        if self.kind == "spy" and self.answer >= 0:
            self.answer_word = words.word(self.material, codes.SWAP + self.answer)
        elif frame is not None and frame.sealed and self.kind != "plan" and self.answer >= 0:
            self.answer_word = words.word(self.material, self.answer)
        reds = plans.reds_of(self.answer) if self.kind == "plan" else 0
        self.laid: list[Paper] = self.aimed(reds)
        self.needed: int = plans.cards_needed(self.table, reds) if self.kind == "plan" else 0
        # The set of cards that an unlocked plan still holds (R5.3).
        kept = plans.cards_in(self.answer) if self.kind == "plan" and not self.is_locked else 0
        self.kept_word: str = words.word(self.material, codes.CARDS + kept) if kept else ""
        self.my_cards: list[int] = []
        if self.is_locked:
            self.my_cards = codes.spaces_of(self.answer % codes.CARD_SETS)
        elif self.kind == "grace":  # the locked plan lies under the last moment of planning
            self.my_cards = codes.spaces_of(plans.cards_in(view.questions[-2].answer_of(view.seat)))
        elif view.seat >= 0 and view.actions[view.seat] > 0:
            self.my_cards = codes.spaces_of(view.actions[view.seat])
        self.spied: list[tuple[int, list[int]]] = []
        if self.kind == "spy":
            self.spied = [
                (seat, codes.spaces_of(view.actions[seat]))
                for seat in plans.spied(self.table, view.seat)
            ]
        self.cards: list[Prospect] = prospects(self.table, view.seat, reds)
        is_plan = self.kind == "plan"
        self.barred: list[int] = [c.number for c in self.cards if is_plan and c.is_jailed]
        self.order_names: tuple[str, ...] = codes.ORDER_NAMES
        self.orders: list[StandingOrder] = self.standing_orders() if self.kind == "plan" else []

    def standing_orders(self) -> list[StandingOrder]:
        """List the documents for which the reader may give orders."""
        view = self.view
        if view.rules.is_first_version:
            return []
        deck = self.material.deck
        zone = deck.full if view.rules.orders_decide else view.hand
        kinds = [kind for kind in zones.kinds(zone) if (deck.reacting >> kind) & 1]
        return [StandingOrder(view, kind) for kind in kinds]

    def text(self, *parts: object) -> str:
        """Return the name of a text that is put together."""
        name = "-".join(["board", *(str(part) for part in parts)])
        assert name in TEXTS, name
        return name

    def aimed(self, reds: int) -> list[Paper]:
        """List the red documents of the reader's plan with their aims."""
        found = []
        for kind in zones.kinds(reds):
            paper = Paper(self.material, kind, 1)
            word = naming.document_word(self.material, 16 * kind + codes.aim_of(reds, kind))
            paper.aim = word.partition(":")[2]
            found.append(paper)
        return found


def papers(material: Material, zone: int) -> list[Paper]:
    """List the documents of a zone, each kind once."""
    return [Paper(material, kind, zones.count(zone, kind)) for kind in zones.kinds(zone)]


def stock(view: GluecksritterView, space: int) -> int:
    """Return what a shop has left: documents, walls or towers."""
    supply = view.rules.material.supply
    if space == codes.JACOB:
        return view.pile_size
    if space in codes.SHOPS:
        piece = space - codes.JACOB - 1
        return supply[piece] - sum(view.walls if piece == codes.WALL else view.towers)
    return 0


def present(step: int) -> str:
    """Name the part of a round to which a step belongs, as the page of the game has it."""
    for name, last in PARTS:
        if step <= last:
            return name
    return ""


def shown(view: View) -> dict[str, int]:
    """Return the numbers on the page that previews change: own coins, incomes, all castles."""
    assert isinstance(view, GluecksritterView)
    gold, silver = view.gold[view.seat], view.silver[view.seat]
    found = {
        f"gold-of-{view.seat}": gold,
        f"silver-of-{view.seat}": silver,
        f"ducats-{view.seat}": view.rules.material.value(gold, silver),
    }
    for space in codes.INCOME_SPACES:
        found[f"gold-{space}"] = view.income[2 * (space - codes.TAX)]
    for seat, (walls, towers) in enumerate(zip(view.walls, view.towers, strict=True)):
        found[f"walls-{seat}"] = walls
        found[f"towers-{seat}"] = towers
    return found


def given(world: Rules, seat: int, code: int) -> None:
    """Give an answer to a copy; only the limit is checked after it (R13.10).

    What somebody buys is settled by that answer alone, whatever the others lay under seal.
    """
    frame = world.stack[-1]
    if not frame.sealed or world.is_immediate(code):
        QUESTIONS[frame.kind].act(world, frame, seat, code)
    elif frame.kind in (codes.ASK_BUY, codes.ASK_RANSOMS):
        world.stack.pop()
        alone = Frame(frame.kind, 1 << seat, frame.about, True).seal(seat, code)
        QUESTIONS[frame.kind].reveal(world, alone)
    else:
        return
    world.check_limits()


def picture(view: View, told: list[Message]) -> Picture:
    """Return the picture of a view and of what its reader has been told."""
    assert isinstance(view, GluecksritterView)
    return Picture(view, History(told, len(view.coins)))
