"""Merchants of the Middle Ages: the rules, in the order of play.

set up      R1   wagons, courier, cards, purses            R13  the opening of 1999
phase 1     R2   buying goods                              `phases.buying`
phase 2     R3   who controls a wagon                      `phases.control`
            R4   loading, R11 haggling over it             `phases.loading`, `phases.haggling`
phase 3     R5   moving wagons and the courier             `phases.moving`
phase 4     R6   dials, trading posts, warehouse sales     `phases.pricing`
phase 5     R7   unloading                                 `phases.unloading`
phase 6     R8   the auction of investment cards           `phases.investing`
phase 7     R9   upkeep, loans, climbing                   `phases.status`
the end     R10  after the round of the last arrival       `phases.status`
any time    R12  deals, by house rule                      `deals.dealing`

Each phase asks its questions; what may be answered and what follows stands beside it.
"""

from typing import Final

from kontor.engine import i64
from kontor.engine.clock import Clock
from kontor.engine.frames import Frame
from kontor.games.merchants.rules import setting_up
from kontor.games.merchants.rules.deals import dealing, verdicts
from kontor.games.merchants.rules.phases import (
    buying,
    control,
    haggling,
    investing,
    loading,
    moving,
    pricing,
    status,
    unloading,
)
from kontor.games.merchants.rules.questions import QUESTIONS
from kontor.games.merchants.table import agreed, codes, steps
from kontor.games.merchants.table.position import Position

BID_FOR: Final = 0
LOAD_ON: Final = 1
SHIP_ON: Final = 2

# A score of the archive: rank first, then florins, debtors behind everybody (R10.4).
LEVEL_SCORE: Final = 1_000_000
DEBT_SCORE: Final = 100_000_000


class Rules(Position):
    """A game of Merchants of the Middle Ages in progress."""

    def set_up(self) -> None:
        """Lay out the board (R1) and begin the first round."""
        setting_up.lay_out(self)
        if self.rules.deals:
            dealing.begin(self)
        self.go_on()
        if self.rules.deals:
            dealing.follow(self)

    # The sequence of play -----------------------------------------------------------------

    def go_on(self) -> None:
        """Go on until somebody must be asked, or the game is over (R0.7)."""
        while not self.stack:
            if not self.ask_next():
                if self.board.step == steps.REPAYING:
                    self.finish()
                    return
                self.next_step()

    def ask_next(self) -> bool:
        """Ask the next question of the present step; tell whether there is one."""
        step = self.board.step
        if step == steps.BUYING:
            return buying.ask(self)
        if step == steps.CLAIMING:
            return control.ask_cards(self)
        if step == steps.WAGONS:
            return self.ask_for_wagons()
        if step == steps.BREAKING:
            return moving.ask_axles(self)
        if step == steps.MOVING:
            return moving.ask_turn(self)
        if step == steps.DIALLING:
            return pricing.ask_dials(self)
        if step == steps.TRADING:
            return pricing.ask_post(self)
        if step == steps.SELLING:
            return pricing.ask_sales(self)
        if step == steps.UNLOADING:
            return unloading.ask(self)
        if step == steps.INVESTING:
            return self.invests() and investing.ask(self)
        if step == steps.PAYING:
            return status.ask_upkeep(self)
        if step == steps.CLIMBING:
            return status.ask_climb(self)
        return status.ask_last_repayment(self)

    def next_step(self) -> None:
        """Begin the next step of the round, or the next round."""
        board = self.board
        if board.step == steps.CLIMBING and self.rules.deals:
            dealing.end_round(self)
        if (
            board.step == steps.CLIMBING and board.arrivals < self.rules.last_arrivals
        ):  # R10.1, R10.2
            self.new_round()
            return
        board.step += 1
        board.cursor = 0
        if board.step == steps.UNLOADING:
            unloading.begin(self)
        elif board.step == steps.INVESTING and self.invests():
            investing.begin(self)

    def invests(self) -> bool:
        """Tell whether there is an investment phase (R8.8, R8.9, R13.1)."""
        if self.rules.opens_with_pairs:
            return False
        for place in self.board.investments:  # noqa: SIM110 - quicker than a generator
            if place in (codes.IN_PILE, codes.FACE_UP):
                return True
        return False

    def new_round(self) -> None:
        """Pass the first player's marker to the left and begin again (R0.7)."""
        board = self.board
        board.round += 1
        board.first_player = (board.first_player + 1) % self.seats
        board.step = steps.BUYING
        board.cursor = 0
        board.arrived = 0
        board.blocked = 0  # R5.11
        board.buyers = 0
        self.tell("round-began", {"round": board.round, "seat": board.first_player})

    def ask_for_wagons(self) -> bool:
        """Bid for and load each wagon in ascending order, one by one or all bids first (R3.5)."""
        board = self.board
        wagons: i64 = self.material.wagons
        cursor: i64 = board.cursor
        wagon: i64
        deed: i64
        while cursor < 3 * wagons:
            if not self.rules.auctions_first:
                wagon = cursor // 3
                deed = cursor % 3
            elif cursor < wagons:
                wagon = cursor
                deed = BID_FOR
            else:
                wagon = (cursor - wagons) // 2
                deed = LOAD_ON + (cursor - wagons) % 2
            cursor += 1
            if deed == SHIP_ON and self.rules.negotiation == agreed.STRUCTURED:
                if self.ask_for_shipping(wagon):
                    return True
                board.cursor = cursor
                continue
            board.cursor = cursor
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
        if board.city_of(wagon) == codes.NOWHERE or board.masters[wagon] == codes.NOBODY:
            return False
        if self.rules.negotiation == agreed.POSTED:
            return loading.ask_posted(self, wagon)
        if self.rules.negotiation == agreed.LIVE:
            return haggling.ask(self, wagon)
        return loading.ask_channel(self, wagon)

    def finish(self) -> None:
        """End the game and record the ranking (R10.4, R10.5)."""
        self.board.step = steps.OVER
        if self.log is None:
            return
        self.tell("game-ended", {"arrivals": self.board.arrivals})
        for seat in range(self.seats):
            self.tell(
                "final-debtor" if self.board.loans[seat] else "final-rank",
                {
                    "seat": seat,
                    "place": status.place(self, seat),
                    "level": self.material.levels[self.board.status[seat]],
                    "florins": self.florins[seat],
                },
            )
        won = self.winners()
        for seat in won:
            self.tell("won" if len(won) == 1 else "shared-victory", {"seat": seat})

    # Answers ------------------------------------------------------------------------------

    def is_final(self, kind: int) -> bool:
        """What is laid down under seal stays (R3.6, R6.1); it could be changed in version 1."""
        return self.rules.version >= 2

    def is_immediate(self, option: int) -> bool:
        """Loans are repaid and deals made at once, whatever else is asked (R9.6, R12.1)."""
        return option == codes.REPAY or option >= codes.DEAL

    def clock(self) -> Clock | None:
        """Give live negotiations their time (R11.5)."""
        if not self.stack or self.stack[-1].kind != codes.ASK_LIVE:
            return None
        return haggling.clock(self.board, self.stack[-1])

    def act(self, frame: Frame, seat: int, option: int) -> None:
        """Carry out an answer."""
        if option >= codes.DEAL:
            dealing.act(self, seat, option)
        elif option == codes.REPAY:
            status.repay(self, seat)
        else:
            self.carry_out(frame, seat, option)
            if self.rules.deals:
                dealing.follow(self, seat, frame.kind)
            return
        if self.rules.deals:
            dealing.follow(self)

    def carry_out(self, frame: Frame, seat: int, option: int) -> None:
        """Carry out the answer to the open question and go on."""
        if self.board.promises:
            verdicts.note(self, frame, seat, option)
        self.close()
        if frame.kind == codes.ASK_LIVE:
            QUESTIONS[frame.kind].act(self, frame, seat, option)
            if seat < 0 or not self.drafts[seat]:
                self.board.note_answer(frame.kind, seat, option)
        else:
            secret = frame.kind == codes.ASK_INFLUENCE and option != codes.DECLINE  # R5.23
            self.board.note_answer(frame.kind, seat, codes.DRAW if secret else option)
            QUESTIONS[frame.kind].act(self, frame, seat, option)
        self.go_on()

    def reveal(self, frame: Frame) -> None:
        """Reveal the blind bids or the dials together (R3.6, R6.2)."""
        self.board.latest = [frame.kind, codes.NOBODY, *frame.answers]
        if self.board.promises:
            for seat in range(self.seats):
                verdicts.note(self, frame, seat, frame.answers[seat])
        QUESTIONS[frame.kind].reveal(self, frame)
        self.go_on()
        if self.rules.deals:
            dealing.follow(self)

    # The score ----------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Return the ladder as numbers: levels first, then, once revealed, florins (R10.4)."""
        found = []
        for seat in range(self.seats):
            score = self.board.status[seat] * LEVEL_SCORE
            if not self.stack:
                score += self.florins[seat]
            found.append(score - DEBT_SCORE if self.board.loans[seat] else score)
        return found

    def tally(self) -> list[int]:
        """Return the rungs of the ladder, of debtors too."""
        return list(self.board.status)

    def winners(self) -> list[int]:
        """Return the first in the ranking, who share a tie (R10.4, R10.5)."""
        if self.stack:
            return []
        return [seat for seat in range(self.seats) if status.place(self, seat) == 1]

    def rounds(self) -> int:
        """Return the number of the present round."""
        return self.board.round
