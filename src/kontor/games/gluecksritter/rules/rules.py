"""Die Glücksritter: the rules, in the order of play.

set up            R1   cards, coins, an empty board, a lead
each round        R2   income (R3), plan (R4, R5), red documents (R6), all cards up (R7)
  1 Brother Jacob       R8   a document
  2 Farmer Johann       R9   walls
  3 Master Ehrenfried   R10  towers
  4 Black Knight        R11  duel, raid, attack
  5, 6 the brothers     R12  coins
  closing window        R16  last yellow documents, then the victory check
at any time       R13  coins and their limit
                  R14  yellow documents in their windows, R15 what they do
"""

from kontor.engine import seat_numbers
from kontor.engine.frames import Frame, seats_of
from kontor.engine.playout import next_seat
from kontor.games.gluecksritter.rules import (
    duel,
    income,
    orders,
    planning,
    purchases,
    reds,
    victory,
    windows,
)
from kontor.games.gluecksritter.rules.moves import Moves
from kontor.games.gluecksritter.rules.questions import QUESTIONS
from kontor.games.gluecksritter.table import codes, shops, steps


class Rules(Moves):
    """A game of Die Glücksritter in progress: the deeds; what may be answered stands by them."""

    # R1 Set-up ----------------------------------------------------------------------------

    def set_up(self) -> None:
        """Lay out the game (R1.1 to R1.9) and draw the first lead (R1.10)."""
        material = self.rules.material
        seats = self.seats
        self.gold = seat_numbers.pack([material.start_gold] * seats)  # R1.7
        self.silver = seat_numbers.pack([material.start_silver] * seats)
        self.bag_gold = material.gold - seats * material.start_gold  # R1.8
        self.bag_silver = material.silver - seats * material.start_silver
        # R1.2, R1.6, R1.9: all six action cards are in hand, and nothing is built.
        self.reds = [0] * seats
        self.played = [0] * seats
        self.shown = [0] * seats
        self.deeds = codes.NO_DEEDS[:]
        self.hands = [0] * seats
        self.drawn = [0] * seats
        if not self.rules.is_first_version:
            self.orders = [0] * seats
        self.pile = material.deck.full  # R1.4
        self.pile_origin = self.pile
        income.shuffle_ducat_cards(self)  # R1.5
        self.lead = self.chance.below(seats)
        self.tell("started", {"seat": self.lead})
        self.step = steps.BEGIN
        self.move_on()

    # R2 Rounds ----------------------------------------------------------------------------

    def move_on(self) -> None:
        """Go through the sequence of play until a question is open or the game is over."""
        self.check_limits()
        if self.stack and not self.rules.is_first_version:
            self.spare_questions()
        while not self.stack and self.step != steps.OVER:
            if self.next_step():
                self.check_limits()
        if self.rules.orders_decide and self.stack and self.stack[-1].kind in codes.REACTIVE:
            self.obey(self.stack[-1])

    def obey(self, frame: Frame) -> None:
        """Let standing orders answer a window at once (R18.6), in precedence."""
        for seat in self.precedence():
            if not (frame.asked >> seat) & 1:
                continue
            found = windows.accepted(self, frame, seat)
            answer = orders.answer(self, frame, seat, found)
            if not frame.sealed or (answer != codes.PASS and self.is_immediate(answer)):
                self.act(frame, seat, answer)
                return
            frame = frame.seal(seat, answer)
        self.close()
        self.reveal(frame)

    def time_is_up(self, frame: Frame) -> None:
        """Answer for all who have not answered in time (R5.13, R18.5, R20.4)."""
        decision = QUESTIONS[frame.kind]
        late = seats_of(frame.awaited())
        for seat in late:
            self.tell("time-up", {"seat": seat})
        if not frame.sealed:
            self.act(frame, late[0], decision.late(self, frame, late[0]))
            return
        for seat in late:
            frame = frame.seal(seat, decision.late_answer(self, frame, seat))
        self.close()
        self.reveal(frame)

    def spare_questions(self) -> None:
        """Ask nobody for whom an open question has become pointless, as all can see (R18.1).

        Whoever has played a last document has nothing left to answer a window with (R16.1), and
        perhaps nothing to buy with (R18.3).
        """
        frame = self.stack[-1]
        if frame.kind == codes.ASK_BUY:
            space = frame.about[0]
            asked = purchases.deciders(self, space, shops.is_crowded(self, space))
            if asked != frame.asked:
                self.ask_only(frame, asked)
        elif frame.kind == codes.ASK_OPEN and frame.asked & ~self.holders():
            self.ask_only(frame, frame.asked & self.holders())
        elif frame.asked & self.holders():
            return
        elif frame.kind in (codes.ASK_ATTACKED, codes.ASK_ROLLED):
            self.act(frame, next_seat(frame.asked), codes.PASS)

    def ask_only(self, frame: Frame, asked: int) -> None:
        """Ask these seats alone; if all of them have answered, that is all."""
        kept = Frame(frame.kind, asked, frame.about, True, frame.answers).lift(~asked)
        self.stack[-1] = kept
        if not kept.awaited():
            self.close()
            self.reveal(kept)

    def next_step(self) -> bool:
        """Carry out one step of the round (R2.1, R7.4), asking as little as possible (R18.7).

        Tell whether anybody may hold too many coins after it.
        """
        step = self.step
        self.step = step + 1
        if steps.VISIT < step <= steps.VISIT_LAST:
            return self.visit(step - steps.VISIT)
        if step == steps.RED_DOCUMENTS:
            return self.red_documents()
        if step == steps.BEGIN:
            return self.begin_round()
        if step == steps.PLANNING:
            self.stack.append(Frame(codes.ASK_PLAN, (1 << self.seats) - 1, (), True))  # R5.1
        elif step == steps.SPIES:
            self.ask_spies()
        elif step == steps.REVEAL:
            self.turn_up_actions()
        elif step == steps.EARLY_RANSOM:
            self.ask_for_ransoms()
        elif step == steps.INCOME:
            income.fill_income_spaces(self)
        elif step == steps.CLOSE:
            self.take_cards_back()
        elif step == steps.CHECK:
            self.check_victory()
        return False

    def begin_round(self) -> bool:
        """Begin a round; from the second on the lead moves clockwise (R2.4).

        Tell whether anybody has lost an excuse for too many coins.
        """
        self.round += 1
        if self.round > 1:
            self.lead = (self.lead + 1) % self.seats
        for seat in range(self.seats):
            self.played[seat] = 0
        excuses_ended = self.brief_waivers != 0
        if excuses_ended:  # R15.6
            for seat in seats_of(self.brief_waivers):
                self.excuse_gold(seat, 0)
                self.excuse_silver(seat, 0)
                self.tell("waiver-ended", {"seat": seat})
            self.brief_waivers = 0
        self.red_step = 0
        if self.log is not None:
            self.tell("round-began", {"round": self.round, "seat": self.lead})
        return excuses_ended

    def ask_for_ransoms(self) -> None:
        """Offer ransom before the income where the table plays so (R5.9, R19)."""
        if not self.rules.early_ransom:
            return
        asked = planning.may_ransom(self)
        if asked:
            self.stack.append(Frame(codes.ASK_RANSOMS, asked, (), True))

    # R6 Red documents ---------------------------------------------------------------------

    def red_documents(self) -> bool:
        """Carry out the next red documents, limit checks in between (R6.4, R6.6), if any are left.

        Tell whether there were any.
        """
        deck = self.rules.material.deck
        laid = reds.laid_kinds(self)
        if not laid:  # R6.2
            return False
        while self.red_step < len(deck.steps) and not deck.steps[self.red_step] & laid:
            self.red_step += 1
        if self.red_step == len(deck.steps):
            return False
        kinds = deck.steps[self.red_step]
        self.red_step += 1
        self.step = steps.RED_DOCUMENTS
        reds.take_effect(self, kinds)
        reds.put_away(self, kinds & ~deck.peeking)
        return True

    def ask_spies(self) -> None:
        """Let all spies choose their new set at the same time (R6.8)."""
        asked = reds.spies(self)
        if asked:
            self.stack.append(Frame(codes.ASK_SPY, asked, (), True))

    # R7 Action cards ----------------------------------------------------------------------

    def turn_up_actions(self) -> None:
        """Turn up all action cards (R7.1)."""
        if reds.laid_kinds(self):
            reds.put_away(self, self.rules.material.deck.peeking)
        reds.turn_up(self)
        self.deeds = codes.NO_DEEDS[:]
        self.open_window(codes.WINDOW_REVEALED)

    def visit(self, space: int) -> bool:
        """Resolve one space completely (R7.4); an empty or closed one is skipped (R7.2, R15.24).

        Tell whether it was resolved.
        """
        crowd = self.crowd(space)
        if not crowd:
            return False
        if self.is_closed(space):
            self.tell("visit-closed", {"space": self.rules.material.spaces[space]})
            return False
        if space < codes.KNIGHT:
            asked = purchases.deciders(self, space, crowd > 1)
            frame = Frame(codes.ASK_BUY, asked, (space,), True)
            if asked:
                self.stack.append(frame)
            else:
                purchases.serve(self, frame)
        elif space == codes.KNIGHT:
            duel.ride_out(self)
        else:  # R7.6: too late for the purchases of this round
            income.share(self, space)
        return True

    # R14 Windows for several players ------------------------------------------------------

    def open_window(self, window: int) -> None:
        """Ask all who hold a document, if the deck has one for this window (R14.6)."""
        asked = self.holders()
        if asked and self.rules.material.deck.windows[window]:
            self.stack.append(Frame(codes.ASK_OPEN, asked, (window,), True))

    # R16 Closing, victory, end ------------------------------------------------------------

    def take_cards_back(self) -> None:
        """Return the face-up cards (R2.5, R11.20) and open the closing window if due (R16.1)."""
        self.actions = 0
        lift = seat_numbers.lift(self.rules.material.nearly_a_castle)
        if (self.walls + self.towers + lift) & seat_numbers.HIGHEST_BITS:
            self.open_window(codes.WINDOW_CLOSING)

    def check_victory(self) -> None:
        """End the game if a castle stands complete (R16.2), or go on (R2.2, R16.6, R16.8)."""
        finished = victory.finishers(self)
        stopped = not finished and self.round == self.rules.max_rounds
        if not finished and not stopped:
            self.step = steps.BEGIN
            return
        self.step = steps.OVER
        victory.tell_end(self, finished)

    def scores(self) -> list[int]:
        """Return castle pieces in thousands plus ducats (R16.7)."""
        return victory.scores(self)

    def tally(self) -> list[int]:
        """Return the castle pieces."""
        return [self.pieces(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Return the seats that have won; empty while the game goes on."""
        return victory.winners(self)

    def rounds(self) -> int:
        """Return the number of the present round."""
        return self.round
