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

from typing import Final

from kontor.engine.frames import FORCED, MASKED, NEVER, NO_ANSWER, Frame
from kontor.engine.messages import Message, Option, Question, Refusal
from kontor.games.gluecksritter import (
    codes,
    documents,
    income,
    knight,
    planning,
    purchases,
    questions,
    refusals,
    victory,
    view,
    words,
)
from kontor.games.gluecksritter.deck import AFTER_REVEAL, CLOSING
from kontor.games.gluecksritter.material import (
    INCOME_SPACES,
    KNIGHT,
)
from kontor.games.gluecksritter.position import (
    ATTACKED,
    BUY,
    DUEL,
    ERRAND,
    NO_DEEDS,
    OPEN,
    OVER_LIMIT,
    PLAN,
    RANSOMS,
    ROLLED,
    SPY,
    STEAL,
    Position,
)
from kontor.games.gluecksritter.steps import (
    BEGIN,
    CHECK,
    CLOSE,
    EARLY_RANSOM,
    INCOME,
    OVER,
    PLANNING,
    RED_DOCUMENTS,
    REVEAL,
    SPIES,
    VISIT,
    VISIT_LAST,
)
from kontor.games.gluecksritter.view import GluecksritterView

# What the table may answer for a player who has one option left: mostly only after a while,
# because the number of options tells something hidden (R18.1, R18.2).
POLICY: Final = {
    RANSOMS: MASKED,
    PLAN: NEVER,
    SPY: FORCED,
    OPEN: MASKED,
    BUY: MASKED,
    DUEL: MASKED,
    ERRAND: NEVER,
    ATTACKED: MASKED,
    ROLLED: MASKED,
    STEAL: NEVER,
    OVER_LIMIT: MASKED,
}


class Gluecksritter(Position):
    """A game of Die Glücksritter in progress."""

    def automation(self, kind: int) -> int:
        """Say what the table may answer for a player."""
        return POLICY[kind]

    # R1 Set-up ----------------------------------------------------------------------------

    def set_up(self) -> None:
        """Lay out the game (R1.1 to R1.9) and draw the first lead (R1.10)."""
        material = self.rules.material
        seats = self.seats
        self.gold = [material.start_gold] * seats  # R1.7
        self.silver = [material.start_silver] * seats
        self.bag_gold = material.gold - seats * material.start_gold  # R1.8
        self.bag_silver = material.silver - seats * material.start_silver
        self.walls = [0] * seats  # R1.6, R1.9
        self.towers = [0] * seats
        self.waived_gold = [0] * seats
        self.waived_silver = [0] * seats
        self.income = [0] * (2 * len(INCOME_SPACES))
        self.actions = [0] * seats  # R1.2: all six action cards are in hand
        self.reds = [0] * seats
        self.played = [0] * seats
        self.shown = [0] * seats
        self.deeds = NO_DEEDS[:]
        self.hands = [0] * seats
        self.drawn = [0] * seats
        self.pile = material.deck.full  # R1.4
        self.pile_origin = self.pile
        income.shuffle_ducat_cards(self)  # R1.5
        self.lead = self.chance.below(seats)
        self.tell("started", {"seat": self.lead})
        self.step = BEGIN
        self.move_on()

    # R2 Rounds ----------------------------------------------------------------------------

    def move_on(self) -> None:
        """Go through the sequence of play until a question is open or the game is over."""
        self.check_limits()
        while not self.stack and self.step != OVER:
            self.next_step()
            self.check_limits()

    def next_step(self) -> None:
        """Carry out one step of the round (R2.1, R7.4), asking as little as possible (R18.7)."""
        step = self.step
        self.step = step + 1
        if VISIT < step <= VISIT_LAST:
            self.visit(step - VISIT)
        elif step == PLANNING:
            self.stack.append(Frame(PLAN, (1 << self.seats) - 1, (), True))  # R5.1
        elif step == RED_DOCUMENTS:
            self.red_documents()
        elif step == SPIES:
            self.ask_spies()
        elif step == REVEAL:
            self.turn_up_actions()
        elif step == BEGIN:
            self.begin_round()
        elif step == EARLY_RANSOM:
            self.ask_for_ransoms()
        elif step == INCOME:
            income.fill_income_spaces(self)
        elif step == CLOSE:
            self.take_cards_back()
        elif step == CHECK:
            self.check_victory()

    def begin_round(self) -> None:
        """Begin a round; from the second on the lead moves clockwise (R2.4)."""
        self.round += 1
        if self.round > 1:
            self.lead = (self.lead + 1) % self.seats
        for seat in range(self.seats):
            self.played[seat] = 0
            if (self.brief_waivers >> seat) & 1:  # R15.6
                self.waived_gold[seat] = 0
                self.waived_silver[seat] = 0
                self.tell("waiver-ended", {"seat": seat})
        self.brief_waivers = 0
        self.red_step = 0
        self.tell("round-began", {"round": self.round, "seat": self.lead})

    def ask_for_ransoms(self) -> None:
        """Offer ransom before the income where the table plays so (R5.9, R19)."""
        if not self.rules.early_ransom:
            return
        asked = planning.may_ransom(self)
        if asked:
            self.stack.append(Frame(RANSOMS, asked, (), True))

    # R6 Red documents ---------------------------------------------------------------------

    def red_documents(self) -> None:
        """Carry out the red documents step by step, limit checks in between (R6.4, R6.6)."""
        deck = self.rules.material.deck
        if self.red_step == len(deck.steps) or not any(self.reds):  # R6.2
            return
        kinds = deck.steps[self.red_step]
        self.red_step += 1
        self.step = RED_DOCUMENTS
        planning.take_effect(self, kinds)
        planning.put_away(self, kinds & ~deck.peeking)

    def ask_spies(self) -> None:
        """Let all spies choose their new set at the same time (R6.8)."""
        asked = planning.spies(self)
        if asked:
            self.stack.append(Frame(SPY, asked, (), True))

    # R7 Action cards ----------------------------------------------------------------------

    def turn_up_actions(self) -> None:
        """Turn up all action cards (R7.1)."""
        if any(self.reds):
            planning.put_away(self, self.rules.material.deck.peeking)
        planning.turn_up(self)
        self.deeds = NO_DEEDS[:]
        self.open_window(AFTER_REVEAL)

    def visit(self, space: int) -> None:
        """Resolve one space completely (R7.4); an empty or closed one is skipped (R7.2, R15.24)."""
        if not self.visitors(space):
            return
        if self.is_closed(space):
            self.tell("visit-closed", {"space": self.rules.material.spaces[space]})
        elif space < KNIGHT:
            frame = purchases.question(self, space)
            if frame.asked:
                self.stack.append(frame)
            else:
                purchases.reveal(self, frame)
        elif space == KNIGHT:
            knight.ride_out(self)
        else:  # R7.6: too late for the purchases of this round
            income.share(self, space)

    # R14 Windows for several players ------------------------------------------------------

    def open_window(self, window: int) -> None:
        """Ask all who hold a document, if the deck has one for this window (R14.6)."""
        asked = self.holders()
        if asked and self.rules.material.deck.windows[window]:
            self.stack.append(Frame(OPEN, asked, (window,), True))

    # R16 Closing, victory, end ------------------------------------------------------------

    def take_cards_back(self) -> None:
        """Return the face-up cards (R2.5, R11.20) and open the closing window if due (R16.1)."""
        near = self.rules.material.nearly_a_castle
        closing = False
        for seat in range(self.seats):
            self.actions[seat] = 0
            if self.pieces(seat) >= near:
                closing = True
        if closing:
            self.open_window(CLOSING)

    def check_victory(self) -> None:
        """End the game if a castle stands complete (R16.2), or go on (R2.2, R16.6, R16.8)."""
        finished = victory.finishers(self)
        stopped = not finished and self.round == self.rules.max_rounds
        if not finished and not stopped:
            self.step = BEGIN
            return
        self.step = OVER
        victory.tell_end(self, finished)

    def scores(self) -> list[int]:
        """Return castle pieces in thousands plus ducats (R16.7)."""
        return victory.scores(self)

    def winners(self) -> list[int]:
        """Return the seats that have won; empty while the game goes on."""
        return victory.winners(self)

    def rounds(self) -> int:
        """Return the number of the present round."""
        return self.round

    # Questions and answers ----------------------------------------------------------------

    def options(self, seat: int) -> list[int]:
        """List the legal answers of a seat to the open question."""
        return questions.options(self, seat)

    def is_immediate(self, option: int) -> bool:
        """Tell whether an option acts at once: ransom and yellow documents (R5.9, R14.7)."""
        if option < codes.PLAY or option >= codes.BUY:
            return False
        kind = self.stack[-1].kind
        if option >= codes.RANSOM:
            return kind == PLAN
        return kind != DUEL

    def sealed_answer(self, frame: Frame, seat: int, option: int) -> int:
        """Return what an option makes of a sealed answer; a plan grows step by step (R5.3)."""
        if frame.kind == PLAN:
            return planning.answer_to(frame.answer_of(seat), option)
        if frame.kind == SPY:
            return option - codes.SWAP
        return option

    def act(self, frame: Frame, seat: int, option: int) -> None:
        """Carry out an answer that is not sealed, then go on."""
        kind = frame.kind
        if frame.sealed:
            if option >= codes.RANSOM:
                planning.pay_ransom(self, seat, option)
            else:
                self.play_under_seal(frame, seat, option)
        elif kind == ERRAND:
            knight.errand(self, seat, option)
        elif kind == ATTACKED:
            knight.attacked(self, frame, seat, option)
        elif kind == ROLLED:
            knight.rolled(self, frame, seat, option)
        elif kind == STEAL:
            self.stack.pop()
            attacker, victim, _, destroys = frame.about
            knight.take_piece(self, attacker, victim, option - codes.STEAL, bool(destroys))
        else:
            if option == codes.PASS:
                self.halve(seat)
            else:
                documents.play(self, seat, option)
            self.stack.pop()
        self.move_on()

    def play_under_seal(self, frame: Frame, seat: int, option: int) -> None:
        """Play a yellow document while all are choosing; first come, first served (R14.8)."""
        before = self.clone()
        documents.play(self, seat, option)
        if frame.kind == OPEN:  # R16.1: every holder must pass since the last play
            self.stack.pop()
            self.open_window(frame.about[0])
            return
        if frame.kind == BUY and self.is_closed(frame.about[0]):
            self.stack.pop()
            return
        self.stack[-1] = questions.without_overtaken(frame, seat, before, self)

    def reveal(self, frame: Frame) -> None:
        """Carry out a simultaneous question, then go on."""
        kind = frame.kind
        if kind == PLAN:  # R5.4: a table may hold the last lock back for a moment
            planning.reveal(self, frame)
        elif kind == BUY:
            purchases.reveal(self, frame)
        elif kind == DUEL:
            knight.reveal_reactions(self, frame)
        elif kind == SPY:
            for seat, cards in enumerate(frame.answers):
                if cards != NO_ANSWER:
                    self.actions[seat] = cards
        elif kind == RANSOMS:
            for seat, answer in enumerate(frame.answers):
                if answer >= codes.RANSOM:
                    planning.pay_ransom(self, seat, answer)
        self.move_on()

    # R17 Information ----------------------------------------------------------------------

    def view(self, seat: int) -> GluecksritterView:
        """Return what an audience may see (R17.1 to R17.5)."""
        seen = view.look(self, seat)
        seen.winners = self.winners()
        return seen

    # Copying and describing ---------------------------------------------------------------

    def clone(self) -> "Gluecksritter":
        """Return an independent copy; nobody listens to it."""
        twin = Gluecksritter(self.rules, self.chance.clone())
        self.copy_onto(twin)
        return twin

    def question(self, seat: int) -> Question:
        """Return the question to one seat, all options described from one look at the table."""
        seen = self.view(seat)
        options = [words.describe(seen, option) for option in self.options(seat)]
        awaited = bool((self.awaited() >> seat) & 1)
        frame = self.stack[-1]
        is_final = frame.sealed and self.is_final(frame.kind)
        return Question(seat, words.prompt(seen), options, frame.sealed, awaited, is_final)

    def prompt(self, seat: int) -> Message:
        """Say what the open question asks of a seat."""
        return words.prompt(self.view(seat))

    def waiting(self) -> Message:
        """Say to the others what the table is waiting for."""
        return words.waiting(self.rules.material, self.stack[-1])

    def word(self, option: int) -> str:
        """Write an option in the notation of records."""
        return codes.word(self.rules.material, option)

    def describe(self, seat: int, option: int) -> Option:
        """Describe one option for people."""
        return words.describe(self.view(seat), option)

    def refusals(self, seat: int) -> list[Refusal]:
        """Name what a player might try and may not do now."""
        return refusals.refusals(self.view(seat))
