"""Merchants of the Middle Ages: the rules, in the order of play.

set up      R1   wagons, courier, cards, purses            R13  the opening of 1999
phase 1     R2   buying goods                              `buying`
phase 2     R3   who controls a wagon                      `control`
            R4   loading, R11 haggling over it             `loading`, `haggling`
phase 3     R5   moving wagons and the courier             `moving`
phase 4     R6   dials, trading posts, warehouse sales     `pricing`
phase 5     R7   unloading                                 `unloading`
phase 6     R8   the auction of investment cards           `investing`
phase 7     R9   upkeep, loans, climbing                   `standing`
the end     R10  after the round of the last arrival       `standing`
any time    R12  deals, by house rule                      `deals`, `language`, `enforcing`
"""

from typing import Final

from kontor.engine.clock import Clock
from kontor.engine.frames import Frame
from kontor.engine.messages import Message, Option, Refusal
from kontor.engine.state import chance_data, frames_data
from kontor.games.merchants import (
    answers,
    buying,
    codes,
    control,
    deals,
    deeds,
    describing,
    enforcing,
    haggling,
    investing,
    loading,
    moving,
    possible,
    pricing,
    refusing,
    refusing_deals,
    seeing,
    setting_up,
    standing,
    unloading,
    verdicts,
    words,
)
from kontor.games.merchants.land import FACE_UP, IN_PILE, NOBODY
from kontor.games.merchants.policy import POLICY
from kontor.games.merchants.roads import NOWHERE
from kontor.games.merchants.steps import (
    BREAKING,
    BUYING,
    CLAIMING,
    CLIMBING,
    DIALLING,
    INVESTING,
    MOVING,
    OVER,
    PAYING,
    REPAYING,
    SELLING,
    TRADING,
    UNLOADING,
    WAGONS,
)
from kontor.games.merchants.table import (
    BLIND_BID,
    LIVE_HAGGLE,
    PICK_INFLUENCE,
    Table,
)
from kontor.games.merchants.tablerules import BINDING, LIVE, POSTED, STRUCTURED
from kontor.games.merchants.view import MerchantsView

BID_FOR: Final = 0
LOAD_ON: Final = 1
SHIP_ON: Final = 2

# A score of the archive: rank first, then florins, debtors behind everybody (R10.4).
LEVEL_SCORE: Final = 1_000_000
DEBT_SCORE: Final = 100_000_000


class Merchants(Table):
    """A game of Merchants of the Middle Ages in progress."""

    def automation(self, kind: int) -> int:
        """Say what the table may answer for a player."""
        return POLICY[kind]

    def clock(self) -> Clock | None:
        """Give live negotiations their time (R11.5)."""
        if not self.stack or self.stack[-1].kind != LIVE_HAGGLE:
            return None
        return haggling.clock(self.board, self.stack[-1])

    def set_up(self) -> None:
        """Lay out the board (R1) and begin the first round."""
        setting_up.lay_out(self)
        if self.rules.deals:
            deals.begin(self)
        self.go_on()
        if self.rules.deals:
            deals.follow(self)

    # The sequence of play -----------------------------------------------------------------

    def go_on(self) -> None:
        """Go on until somebody must be asked, or the game is over (R0.7)."""
        while not self.stack:
            if not self.ask_next():
                if self.board.step == REPAYING:
                    self.finish()
                    return
                self.next_step()

    def ask_next(self) -> bool:
        """Ask the next question of the present step; tell whether there is one."""
        step = self.board.step
        if step == BUYING:
            return buying.ask(self)
        if step == CLAIMING:
            return control.ask_cards(self)
        if step == WAGONS:
            return self.ask_for_wagons()
        if step == BREAKING:
            return moving.ask_axles(self)
        if step == MOVING:
            return moving.ask_turn(self)
        if step == DIALLING:
            return pricing.ask_dials(self)
        if step == TRADING:
            return pricing.ask_post(self)
        if step == SELLING:
            return pricing.ask_sales(self)
        if step == UNLOADING:
            return unloading.ask(self)
        if step == INVESTING:
            return self.invests() and investing.ask(self)
        if step == PAYING:
            return standing.ask_upkeep(self)
        if step == CLIMBING:
            return standing.ask_climb(self)
        return standing.ask_last_repayment(self)

    def next_step(self) -> None:
        """Begin the next step of the round, or the next round."""
        board = self.board
        if board.step == CLIMBING and self.rules.deals:
            deals.end_round(self)
        if board.step == CLIMBING and board.arrivals < self.rules.last_arrivals:  # R10.1, R10.2
            self.new_round()
            return
        board.step += 1
        board.cursor = 0
        if board.step == UNLOADING:
            unloading.begin(self)
        elif board.step == INVESTING and self.invests():
            investing.begin(self)

    def invests(self) -> bool:
        """Tell whether there is an investment phase (R8.8, R8.9, R13.1)."""
        if self.rules.opens_with_pairs:
            return False
        places = self.board.investments
        return IN_PILE in places or FACE_UP in places

    def new_round(self) -> None:
        """Pass the first player's marker to the left and begin again (R0.7)."""
        board = self.board
        board.round += 1
        board.first_player = (board.first_player + 1) % self.seats
        board.step = BUYING
        board.cursor = 0
        board.arrived = 0
        board.blocked = 0  # R5.11
        board.buyers = 0
        self.tell("round-began", {"round": board.round, "seat": board.first_player})

    def ask_for_wagons(self) -> bool:
        """Bid for and load each wagon in ascending order, one by one or all bids first (R3.5)."""
        board = self.board
        wagons = self.material.wagons
        while board.cursor < 3 * wagons:
            if self.rules.auctions_first:
                if board.cursor < wagons:
                    deed, wagon = BID_FOR, board.cursor
                else:
                    deed = LOAD_ON + (board.cursor - wagons) % 2
                    wagon = (board.cursor - wagons) // 2
            else:
                wagon, deed = divmod(board.cursor, 3)
            if deed == SHIP_ON and self.rules.negotiation == STRUCTURED:
                if self.ask_for_shipping(wagon):
                    return True
                board.cursor += 1
                continue
            board.cursor += 1
            if deed == BID_FOR and control.ask_bid(self, wagon):
                return True
            if deed == LOAD_ON and loading.ask_master(self, wagon):
                return True
            if deed == SHIP_ON and self.ask_for_shipping(wagon):
                return True
        return False

    def ask_for_shipping(self, wagon: int) -> bool:
        """Open what the table's way of haggling asks next for a wagon (R4.7, R11.4 to R11.6)."""
        board = self.board
        if board.city_of(wagon) == NOWHERE or board.masters[wagon] == NOBODY:
            return False
        if self.rules.negotiation == POSTED:
            return loading.ask_posted(self, wagon)
        if self.rules.negotiation == LIVE:
            return haggling.ask(self, wagon)
        return loading.ask_channel(self, wagon)

    def finish(self) -> None:
        """End the game and record the ranking (R10.4, R10.5)."""
        self.board.step = OVER
        if self.log is None:
            return
        self.tell("game-ended", {"arrivals": self.board.arrivals})
        for seat in range(self.seats):
            self.tell(
                "final-debtor" if self.board.loans[seat] else "final-rank",
                {
                    "seat": seat,
                    "place": standing.place(self, seat),
                    "level": self.material.levels[self.board.status[seat]],
                    "florins": self.florins[seat],
                },
            )
        won = self.winners()
        for seat in won:
            self.tell("won" if len(won) == 1 else "shared-victory", {"seat": seat})

    # Questions and answers ----------------------------------------------------------------

    def options(self, seat: int) -> list[int]:
        """List the legal answers of a seat now: those of the question, and free actions."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        if self.rules.deals:
            return self.options_with_deals(frame, seat)
        if frame.kind == LIVE_HAGGLE:
            found = haggling.options(self, frame, seat)
            if seat >= 0 and standing.may_repay(self, frame, seat):
                found.append(codes.REPAY)
            return found
        if seat < 0:
            return []
        found: list[int] = []
        if (frame.asked >> seat) & 1 and not self.is_settled(seat):
            found = answers.options(self, frame, seat)
        if self.board.loans[seat] and standing.may_repay(self, frame, seat):  # R9.6, R9.10
            found.append(codes.REPAY)
        return found

    def options_with_deals(self, frame: Frame, seat: int) -> list[int]:
        """List answers, as far as promises allow (R12.6), and what may be said of deals (R12)."""
        if seat < 0 and frame.kind != LIVE_HAGGLE:
            return []
        found = [] if self.is_settled(seat) else deeds.raw_options(self, frame, seat)
        if seat < 0:
            return found
        if self.rules.deals == BINDING and self.board.promises:
            found = enforcing.restrict(
                self.board, self.stack, seat, self.drafts[seat], self.hands[seat], found
            )
        if standing.may_repay(self, possible.question(self.stack), seat):
            found.append(codes.REPAY)
        return found + deals.options(self, seat)

    def is_final(self, kind: int) -> bool:
        """What is laid down under seal stays (R3.6, R6.1); it could be changed in version 1."""
        return self.rules.version >= 2

    def is_immediate(self, option: int) -> bool:
        """Loans are repaid and deals made at once, whatever else is asked (R9.6, R12.1)."""
        return option == codes.REPAY or option >= codes.DEAL

    def act(self, frame: Frame, seat: int, option: int) -> None:
        """Carry out an answer."""
        if option == codes.REPAY or option >= codes.DEAL:
            if option == codes.REPAY:
                standing.repay(self, seat)
            else:
                deals.act(self, seat, option)
            if self.rules.deals:
                deals.follow(self)
            return
        self.carry_out(frame, seat, option)
        if self.rules.deals:
            deals.follow(self, seat, frame.kind)

    def carry_out(self, frame: Frame, seat: int, option: int) -> None:
        """Carry out the answer to the open question and go on."""
        if self.board.promises:
            verdicts.note(self, frame, seat, option)
        self.stack.pop()
        if frame.kind == LIVE_HAGGLE:
            haggling.act(self, frame, seat, option)
            if seat < 0 or not self.drafts[seat]:
                self.board.latest = [frame.kind, seat, option]
        else:
            secret = frame.kind == PICK_INFLUENCE and option != codes.DECLINE  # R5.23
            self.board.latest = [frame.kind, seat, codes.DRAW if secret else option]
            answers.carry_out(self, frame, seat, option)
        self.go_on()

    def reveal(self, frame: Frame) -> None:
        """Reveal the blind bids or the dials together (R3.6, R6.2)."""
        self.board.latest = [frame.kind, NOBODY, *frame.answers]
        if self.board.promises:
            for seat in range(self.seats):
                verdicts.note(self, frame, seat, frame.answers[seat])
        if frame.kind == BLIND_BID:
            control.reveal_bids(self, frame)
        else:
            pricing.reveal_dials(self, frame)
        self.go_on()
        if self.rules.deals:
            deals.follow(self)

    # Who sees what ------------------------------------------------------------------------

    def view(self, seat: int) -> MerchantsView:
        """Return what an audience may see, for as long as it likes."""
        return seeing.seen(self, self.board.clone(), seat, self.winners())

    def glimpse(self, seat: int) -> MerchantsView:
        """Return what a seat may see just now, to put it into words."""
        return seeing.seen(self, self.board, seat, self.winners())

    def scores(self) -> list[int]:
        """Return the ladder as numbers: levels first, then, once revealed, florins (R10.4)."""
        found = []
        for seat in range(self.seats):
            score = self.board.status[seat] * LEVEL_SCORE
            if not self.stack:
                score += self.florins[seat]
            found.append(score - DEBT_SCORE if self.board.loans[seat] else score)
        return found

    def winners(self) -> list[int]:
        """Return the first in the ranking, who share a tie (R10.4, R10.5)."""
        if self.stack:
            return []
        return [seat for seat in range(self.seats) if standing.place(self, seat) == 1]

    def rounds(self) -> int:
        """Return the number of the present round."""
        return self.board.round

    # Copying and describing ---------------------------------------------------------------

    def clone(self) -> "Merchants":
        """Return an independent copy; nobody listens to it."""
        twin = Merchants(self.rules, self.board.clone(), self.chance.clone())
        twin.stack = self.stack[:]
        twin.florins = self.florins[:]
        twin.hands = self.hands[:]
        twin.pile = self.pile
        twin.pile_seen = self.pile_seen[:]
        twin.drafts = self.drafts[:]
        if self.rules.deals:
            twin.deal_drafts = self.deal_drafts[:]
            twin.deal_words = self.deal_words[:]
            twin.deals_begun = self.deals_begun[:]
        return twin

    def data(self) -> tuple[object, ...]:
        """Return everything that distinguishes this state, as plain data."""
        whole = (
            self.seats,
            tuple(sorted(self.rules.options.items())),
            chance_data(self.chance),
            frames_data(self.stack),
            self.board.data(),
            tuple(self.florins),
            tuple(self.hands),
            self.pile,
            tuple(self.pile_seen),
            tuple(self.drafts),
        )
        if not self.rules.deals:
            return whole
        making = (tuple(self.deal_drafts), tuple(self.deal_words), tuple(self.deals_begun))
        return (*whole, *making)

    def prompt(self, seat: int) -> Message:
        """Say what the open question asks of a seat."""
        return words.prompt(self.glimpse(seat))

    def waiting(self) -> Message:
        """Say to the others what the table is waiting for."""
        return words.waiting(self.board, self.stack)

    def word(self, option: int) -> str:
        """Write an answer in the notation of records."""
        return words.word(self.board, option)

    def describe(self, seat: int, option: int) -> Option:
        """Describe one legal answer for people."""
        return describing.describe(self.glimpse(seat), option)

    def refusals(self, seat: int) -> list[Refusal]:
        """Name what a seat might try and may not do now."""
        found = refusing.refusals(self.glimpse(seat))
        if self.rules.deals and self.stack and seat >= 0:
            refusing_deals.add(self, seat, found)
        return found
