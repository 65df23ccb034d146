"""An independent judge of promises: re-reads a record and says what became of each promise.

He knows the notation, the board and the rules of play, but nothing of how the program keeps
promises: what a mover could still have done he finds out by trying every answer on a copy.
"""

from dataclasses import dataclass, field

from kontor.engine.game import Game
from kontor.engine.match import Match
from kontor.engine.messages import Event
from kontor.engine.record import SEAT_LETTERS, Record
from kontor.games.merchants.state import Merchants
from kontor.games.merchants.table import codes
from tests.games.merchants.judged_ways import can_keep
from tests.games.merchants.judged_words import (
    Promise,
    does,
    drives,
    fails,
    free,
    is_about,
    is_ahead,
    keeps_away,
    passes,
    seat_asked,
    wagon_of,
)

VERDICTS = {"promise-kept": "kept", "promise-broken": "broken", "promise-void": "void"}
ABSTAIN = ("no_purchase", "no_bid", "bid_cap", "no_card", "no_price_change", "no_wheel")
ON_ROADS = ("move_wagon", "route_via", "not_via", "move_courier")
TIMES = {
    "free_loading": (codes.ASK_SHIPPER,),
    "broken_axle": (codes.ASK_AXLES,),
    "special_sale": (codes.ASK_SALES,),
    "bonus_sale": (codes.ASK_BONUS,),
    "social_climb": (codes.ASK_CLIMB,),
    "loading_master_card": (codes.ASK_MASTER_CARDS,),
    "status_keeper": (codes.ASK_UPKEEP,),
}


@dataclass
class Draft:
    """A proposal in the making, or one that stands."""

    partner: int
    promises: list[Promise] = field(default_factory=list)
    wording: Promise | None = None


class Judge:
    """Follows a record answer by answer."""

    def __init__(self, game: Game, record: Record) -> None:
        self.match = Match(game, header(record))
        self.binding = record.options["art_of_negotiation"] == "binding"
        self.drafts: dict[int, Draft] = {}
        self.open: dict[tuple[int, int], Draft] = {}
        self.promises: list[Promise] = []
        self.faults: list[str] = []

    @property
    def state(self) -> Merchants:
        """Return the position."""
        state = self.match.state
        assert isinstance(state, Merchants)
        return state

    def read(self, seat: int, word: str) -> None:
        """Read one answer: what it means for each promise, and what the game says of it."""
        before = self.state.clone()
        frame = before.stack[-1] if before.stack else None
        assert frame is not None
        told = len(self.match.events)
        possible = {} if word.startswith("deal:") else self.ways(before, seat)
        self.match.answer(seat, word)
        events = self.match.events[told:]
        if word.startswith("deal:"):
            self.hear(seat, word)
        elif word != "repay_loan":
            for promise in self.promises:
                if not promise.verdict:
                    self.weigh(promise, before, seat, word, possible)
        self.compare(events)
        for maker, number in list(self.open):
            proposals = [(p[1], p[0] % 10) for p in self.state.board.proposals]
            if (maker, number) not in proposals:
                del self.open[(maker, number)]
        for drafter in list(self.drafts):
            if not self.state.deal_drafts[drafter]:
                del self.drafts[drafter]

    # Deals in the notation --------------------------------------------------------------------

    def hear(self, seat: int, word: str) -> None:
        """Follow how a proposal is made, posted and accepted."""
        verb, _, rest = word.removeprefix("deal:").partition(":")
        if verb == "propose":
            self.drafts[seat] = Draft(SEAT_LETTERS.index(rest))
        elif verb in ("mine", "theirs"):
            draft = self.drafts[seat]
            who, other = (seat, draft.partner) if verb == "mine" else (draft.partner, seat)
            self.word(seat, Promise(who, other, rest, []))
        elif verb == "accept":
            key = (SEAT_LETTERS.index(rest[0]), int(rest[1:]) - 1)
            self.promises += [p for p in self.open.pop(key).promises if p.kind != "pay_on"]
        elif verb == "post":
            taken = {number for maker, number in self.open if maker == seat}
            self.open[(seat, min(set(range(10)) - taken))] = self.drafts.pop(seat)
        elif verb == "drop":
            draft = self.drafts[seat]
            if draft.wording is None:
                del self.drafts[seat]
            draft.wording = None
        elif verb not in ("give", "take", "decline", "withdraw", "later"):
            wording = self.drafts[seat].wording
            assert wording is not None
            wording.values.append(f"{verb}:{rest}")
            self.word(seat, wording)

    def word(self, seat: int, promise: Promise) -> None:
        """Add a promise once the program asks for no further value of it."""
        draft = self.drafts[seat]
        draft.wording = promise
        if not self.state.deal_words[seat]:
            draft.promises.append(promise)
            draft.wording = None

    # What an answer means ---------------------------------------------------------------------

    def weigh(
        self,
        promise: Promise,
        before: Merchants,
        seat: int,
        word: str,
        possible: dict[int, bool],
    ) -> None:
        """Judge an answer: kept, broken, or nothing yet."""
        frame = before.stack[-1]
        if frame.kind == codes.ASK_LIVE and promise.kind == "load_terms":
            self.weigh_talk(promise, before, seat, word)
            return
        if seat != promise.seat:
            return
        if does(promise, before, word):
            promise.verdict = "broken" if promise.kind in ABSTAIN else "kept"
        elif fails(promise, frame.kind, word):
            promise.verdict = "broken"
        elif promise.kind == "play_card":
            self.weigh_card(promise, before, word)
        elif promise.kind == "load_terms":
            self.weigh_terms(promise, before, word)
        elif promise.kind in ON_ROADS or promise.kind == "price_change":
            self.weigh_turn(promise, before, word, possible)

    def weigh_card(self, promise: Promise, before: Merchants, word: str) -> None:
        """Note that a card could have been played and was not."""
        frame = before.stack[-1]
        card = promise.value(0)
        if card == "free_loading" and frame.kind == codes.ASK_LIVE:
            asked = word == "leave" or word.startswith("accept:")
        else:
            asked = frame.kind in TIMES[card]
        if card == "social_climb" and before.board.loans[promise.seat]:
            asked = False
        named = promise.value(1)
        if named != "any" and card in ("free_loading", "bonus_sale"):
            asked = asked and wagon_of(before) == named
        promise.met = promise.met or asked

    def weigh_terms(self, promise: Promise, before: Merchants, word: str) -> None:
        """Judge a quote, or the answer to a bid, against promised fees."""
        frame = before.stack[-1]
        loading = codes.ASK_QUOTE_ONE <= frame.kind <= codes.ASK_MASTER_ANSWER
        if not loading or wagon_of(before) != promise.value(0):
            return
        wagon = frame.about[0]
        one, two = int(promise.value(1)), int(promise.value(2))
        room = before.board.most_shipped(wagon, promise.partner)
        if frame.kind in (codes.ASK_QUOTE_ONE, codes.ASK_QUOTE_TWO):
            if frame.about[1] not in (promise.partner, -1) or not room:
                return
            promise.met = True
            verb, _, fee = word.partition(":")
            most = one if verb == "one" else two
            dear = fee == "none" or verb == "no_offer" or int(fee or 0) > most
            if dear and (verb != "two" or room > 1):
                promise.verdict = "broken"
        elif frame.kind == codes.ASK_MASTER_ANSWER and frame.about[1] == promise.partner:
            promise.met = True
            number = 1 if frame.about[2] % 7 == 6 else 2
            if frame.about[3] * 100 >= (one if number == 1 else two) and word != "accept":
                promise.verdict = "broken"

    def weigh_talk(self, promise: Promise, before: Merchants, seat: int, word: str) -> None:
        """Judge promised fees by how a live channel ends, and by what was paid."""
        board = before.board
        wagon = before.stack[-1].about[0]
        channel = board.channels[7 * promise.partner : 7 * promise.partner + 7]
        mine = board.masters[wagon] == promise.seat
        if wagon_of(before) != promise.value(0) or not mine or channel[0] != 1:
            return
        if self.binding:
            promise.met = True
            return
        fees = {1: int(promise.value(1)) // 100, 2: int(promise.value(2)) // 100}
        number = 0 if channel[4] < 0 else 1 if channel[4] % 7 == 6 else 2
        unheard = number > 0 and channel[5] >= fees[number]
        room = board.most_shipped(wagon, promise.partner)
        quoted = all(0 <= channel[n] <= fees[n] for n in range(1, room + 1))
        fair = quoted and not unheard
        letter = SEAT_LETTERS[promise.partner]
        if seat == promise.partner and word.startswith("accept:"):
            count = word.count("+") + 1
            promise.met = True
            if channel[count] > fees[count]:
                promise.verdict = "broken"
        elif seat == promise.partner and word == "leave":
            promise.verdict = "kept" if promise.met or fair else "void"
        elif word == f"accept_bid:{letter}":
            promise.met = True
        elif word in ("timeout", f"close:{letter}") or (
            word == "wait" and before.stack[-1].asked == 1 << seat
        ):
            spent = promise.met and channel[3] >= 3 and number == 0
            promise.verdict = "kept" if fair or spent else "broken"

    def weigh_turn(
        self, promise: Promise, before: Merchants, word: str, possible: dict[int, bool]
    ) -> None:
        """Judge a move or price change of the promiser by what he could have done."""
        lost = possible.get(id(promise)) and not self.ways(self.state, promise.seat).get(
            id(promise)
        )
        if promise.kind == "not_via":
            strays = drives(promise, before, word) and not keeps_away(promise, before, word)
            if strays or (lost and self.is_turn_of(promise)):
                promise.verdict = "broken"
            return
        axle = word == f"broken_axle:{promise.value(0)}"
        if promise.kind in ("move_wagon", "route_via") and axle:
            promise.verdict = "broken"
            return
        if promise.kind == "route_via":
            if drives(promise, before, word):
                promise.met = True
                if passes(promise, before, word):
                    promise.verdict = "kept"
                elif not is_ahead(self.after_drive(before, word), promise):
                    promise.verdict = "broken" if is_ahead(before, promise) else "void"
            if lost and not promise.verdict and self.is_turn_of(promise):
                promise.verdict = "broken"
            return
        if lost:
            promise.verdict = "broken"

    def is_turn_of(self, promise: Promise) -> bool:
        """Tell whether the promiser's turn on the roads or at his trading posts goes on."""
        frame = self.state.stack[-1]
        moves = frame.kind in (codes.ASK_MOVE, codes.ASK_INFLUENCE, codes.ASK_POST)
        return moves and bool((frame.asked >> promise.seat) & 1)

    def after_drive(self, before: Merchants, word: str) -> Merchants:
        """Return the position just after a drive, whatever follows from it."""
        twin = free(before)
        twin.play(seat_asked(twin), twin.parse(seat_asked(twin), word))
        return twin

    # What the mover could still do --------------------------------------------------------------

    def ways(self, state: Merchants, seat: int) -> dict[int, bool]:
        """Say which promises of a seat about its own turn could be kept, the older ones first."""
        found: dict[int, bool] = {}
        for kinds, asked in (
            (ON_ROADS, (codes.ASK_MOVE, codes.ASK_INFLUENCE)),
            (("price_change", "no_price_change"), (codes.ASK_POST,)),
        ):
            mine = [p for p in self.promises if p.seat == seat and p.kind in kinds]
            mine = [p for p in mine if not p.verdict and not p.announced]
            if not mine or not state.stack:
                continue
            frame = state.stack[-1]
            if frame.kind not in asked or not (frame.asked >> seat) & 1:
                continue
            kept: list[Promise] = []
            for promise in mine:
                if can_keep(free(state), seat, [*kept, promise], {}):
                    kept.append(promise)
                    found[id(promise)] = True
        return found

    # What the game says ---------------------------------------------------------------------------

    def compare(self, events: list[Event]) -> None:
        """Compare the game's verdicts with the own ones."""
        for event in events:
            if event.name not in VERDICTS:
                continue
            said = VERDICTS[event.name]
            for promise in self.promises:
                if not promise.announced and is_about(promise, event):
                    expected = promise.verdict or self.last_word(promise)
                    promise.announced = said
                    if said != expected:
                        self.faults.append(f"{promise}: the game says {said}, not {expected}")
                    if said == "broken" and self.binding:
                        self.faults.append(f"{promise}: broken although binding")
                    break
            else:
                self.faults.append(f"a verdict on nothing: {event.name} {event.facts}")
        if self.state.stack and self.state.stack[-1].sealed:  # verdicts wait for the reveal
            return
        for promise in self.promises:
            if promise.verdict and not promise.announced:
                self.faults.append(f"{promise}: {promise.verdict}, but the game says nothing")
                promise.announced = "nothing"

    def last_word(self, promise: Promise) -> str:
        """Say what a promise was worth that no answer has decided."""
        about_turn = promise.kind in ("not_via", "route_via", "no_price_change")
        in_turn = about_turn and self.is_turn_of(promise)
        if in_turn and not self.ways(self.state, promise.seat).get(id(promise)):
            return "void"
        if promise.kind in (*ABSTAIN, "no_invest_bid", "not_via"):
            return "kept"
        if promise.kind in ("route_via", "load_terms"):
            return "kept" if promise.met else "void"
        if promise.kind == "play_card" and not self.binding:
            idle = not self.state.board.hand_sizes[promise.seat]
            return "broken" if promise.met or idle else "void"
        return "void"


def header(record: Record) -> Record:
    """Return a record without its answers."""
    empty = Record(record.game, record.rules, record.components)
    empty.options, empty.names, empty.seed = record.options, record.names, record.seed
    return empty


def judged(game: Game, record: Record) -> Judge:
    """Re-read a record and return the judge with all he found."""
    judge = Judge(game, record)
    for answer in record.answers:
        judge.read(answer.seat, answer.word)
    return judge
