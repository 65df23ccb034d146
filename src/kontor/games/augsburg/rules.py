"""Augsburg 1520: the rules, in the order of play.

    set up           R1   money, jokers, an opening offer to buy from
    each round       R2   five visits, then the income
      bidding        R3   a number of notes; the opener first, then clockwise
      showdown       R4   the highest single note wins and pays, the losers are consoled
      privilege      R5   the winner takes a card and uses two of its three symbols
        plain        R6   money, prestige, two notes
        climb        R7   one level up, perhaps at the cost of another player
        rights       R8, R9, R10   tiles, churches and cathedrals, cash
      prestige       R11  nobody passes a barrier without the building
      income         R12  money, prestige, notes to buy
      short supply   R13  when the notes do not suffice
    end              R14  most prestige wins

What each audience may see (R15) stands in `view`; the house rules (R16) in `material`.

| question    | under seal | answered by the table if forced | must look like a choice            |
| ----------- | ---------- | ------------------------------- | ---------------------------------- |
| first player| no         | never                           | no                                 |
| purchase    | yes        | when nothing can be paid        | yes: money is secret               |
| bidding     | no         | when only a pass is possible    | yes: the hand is secret            |
| selection   | yes        | when only one set is legal      | yes: the hand is secret            |
| taking      | no         | when one card is left           | no: everybody sees it              |
| using       | no         | when only waive or finish is    | yes: money is secret               |
| compensation| no         | never                           | no                                 |
| discarding  | no         | when one card is possible       | yes: the hand is secret            |
| giving      | yes        | when one card is possible       | yes: the hand is secret            |
"""

from typing import Final

from kontor.engine.frames import FORCED, MASKED, NEVER, Frame
from kontor.engine.messages import Message, Option, Question, Refusal
from kontor.games.augsburg import answers, auction, income, privileges, refusals, words
from kontor.games.augsburg.answers import FIRST
from kontor.games.augsburg.material import CATEGORIES, CATHEDRAL, CHURCH, MAXIMILIAN, RIGHTS
from kontor.games.augsburg.notes import JOKER, ZONE
from kontor.games.augsburg.table import (
    BIDDING,
    COMPENSATION,
    DISCARDING,
    FIRST_PLAYER,
    GIVING,
    PURCHASE,
    SELECTION,
    TAKING,
    USING,
    Table,
)
from kontor.games.augsburg.view import AugsburgView, look

# By kind of question: whether the table may give the only answer.
POLICY: Final = (NEVER, MASKED, MASKED, MASKED, FORCED, MASKED, NEVER, MASKED, MASKED)

HOST: Final = 0


class Augsburg(Table):
    """A game of Augsburg 1520 in progress: what is asked, and what follows."""

    def automation(self, kind: int) -> int:
        """Say what the table may answer for a player."""
        return POLICY[kind]

    # R1 Set-up ----------------------------------------------------------------------------

    def set_up(self) -> None:
        """Lay everything out (R1.1, R1.4 to R1.10) and find the first player (R1.8)."""
        material = self.rules.material
        self.levels = [material.start_level] * (len(CATEGORIES) * self.seats)  # R1.9
        self.tiles = [0] * (len(RIGHTS) * self.seats)
        self.taken = [0] * len(RIGHTS)  # R1.6
        self.money = [material.start_money] * self.seats
        self.prestige = [material.start_prestige] * self.seats
        self.hands = [0, 0, 0, 0, material.start_jokers] * self.seats
        self.offers = [()] * self.seats
        self.announced = [0] * self.seats
        self.shown = [0, 0, 0, 0, material.start_jokers] * self.seats
        self.open_discard = [0] * ZONE
        self.rejected = [0] * (ZONE * self.seats)
        self.known_money = self.money[:]
        self.known_cards = [material.start_jokers] * self.seats
        self.offered = [0] * self.seats
        self.deck = list(range(JOKER))  # R1.10, R1.11
        self.deck += [JOKER] * (material.jokers - material.start_jokers * self.seats)
        self.turn_up_top()
        self.show_display()  # R1.7, R2.11
        if self.rules.host_chooses:
            self.stack.append(Frame(FIRST_PLAYER, 1 << HOST))
        else:
            self.begin_with(self.chance.below(self.seats))

    def begin_with(self, seat: int) -> None:
        """Let a player be the first (R1.8, R2.3) and deal the opening offers (R1.12)."""
        self.opener = seat
        self.tell("started", {"seat": seat})
        income.deal_opening(self)

    # R2 Rounds and order of visits --------------------------------------------------------

    def show_display(self) -> None:
        """Begin a round with five privilege cards (R1.14, R2.7, R2.8)."""
        material = self.rules.material
        self.round += 1
        if self.face_down:
            self.display = self.face_down
            self.face_down = 0
        else:
            pile = list(range(len(material.privileges)))
            self.chance.shuffle(pile)
            self.display = sum(1 << card for card in pile[: material.display])
            self.face_down = sum(1 << card for card in pile[material.display :])
        if self.log is not None:
            cards = [
                name for card, name in enumerate(material.privileges) if (self.display >> card) & 1
            ]
            self.tell("displayed", {"round": self.round, "cards": cards})

    def next_visit(self) -> None:
        """Go on to the next noble (R2.2), or to the income after the last one (R2.1)."""
        if self.noble < MAXIMILIAN:
            auction.begin(self, self.noble + 1)
        else:
            self.phase_income()

    def unsold(self) -> None:
        """Leave a noble whom nobody wanted (R2.6, R3.13); say who opens next (R2.5, R16.7)."""
        if self.log is not None:
            self.tell("unsold", {"noble": self.rules.material.nobles[self.noble]})
        if self.rules.opener_moves_on:
            self.opener = (self.opener + 1) % self.seats
        self.next_visit()

    def go_on_with_turn(self) -> None:
        """Go on with the winner's turn, or end it (R5.9)."""
        if self.stack[-1].kind == USING and privileges.turn_is_over(self):
            privileges.end(self)
            self.next_visit()

    # Questions and answers ----------------------------------------------------------------

    def options(self, seat: int) -> list[int]:
        """List the legal answers of a seat now."""
        if not self.stack or seat < 0:
            return []
        frame = self.stack[-1]
        if not (frame.asked >> seat) & 1:
            return []
        kind = frame.kind
        if kind == BIDDING:
            return auction.bids(self, seat)
        if kind == SELECTION:
            return auction.showings(self, frame, seat)
        if kind == USING:
            return privileges.uses(self, seat)
        if kind == PURCHASE:
            return income.purchases(self, seat)
        if kind == TAKING:
            return privileges.takings(self)
        if kind == COMPENSATION:  # R7.11
            return [answers.COMPENSATION_MONEY, answers.COMPENSATION_PRESTIGE]
        if kind == DISCARDING:
            return privileges.discards(self, frame, seat)
        if kind == GIVING:
            return income.gifts(self, seat)
        return [FIRST + other for other in range(self.seats)]  # R16.1

    def act(self, frame: Frame, seat: int, option: int) -> None:
        """Carry out the answer to a question that one seat is asked."""
        kind = frame.kind
        if kind == BIDDING:
            if auction.bid(self, seat, option):
                if self.still_in:
                    auction.ask_selection(self)
                else:
                    self.unsold()
            return
        if kind == TAKING:
            privileges.take(self, seat, option)
            return
        if kind == FIRST_PLAYER:
            self.begin_with(option - FIRST)
            return
        if kind == USING:
            privileges.spend(self, seat, option)
        else:
            self.stack.pop()
            if kind == COMPENSATION:
                privileges.compensate(self, seat, option)
            else:
                privileges.discard(self, seat, option)
        self.go_on_with_turn()

    def sealed_answer(self, frame: Frame, seat: int, option: int) -> int:
        """Return what an option makes of a sealed answer: selections are named card by card."""
        return auction.show(self, frame, seat, option) if frame.kind == SELECTION else option

    def reveal(self, frame: Frame) -> None:
        """Carry out a sealed question whose last answer has come in."""
        if frame.kind == SELECTION:
            privileges.begin(self, auction.showdown(self, frame))
        elif frame.kind == PURCHASE:
            income.buy(self, frame)
            if frame.about[0] != income.OPENING:
                self.show_display()  # R2.11, R12.15
            auction.begin(self, 0)
        else:
            income.give(self, frame)
            if income.deck_is_enough(self):
                income.deal(self)
            else:
                income.ask_gifts(self)

    # R12 Phase income ---------------------------------------------------------------------

    def phase_income(self) -> None:
        """Pay money, prestige and notes in this order (R12.2); in the last round prestige only."""
        self.display = 0  # R2.10
        if self.round == self.rules.rounds:  # R1.2, R12.1
            income.score_prestige(self)
            self.end_game()
            return
        income.pay_money(self)
        income.score_prestige(self)
        if income.notes_are_short(self):
            self.shuffle_discard()
            income.ask_gifts(self)
        else:
            income.deal(self)

    # R14 End of the game ------------------------------------------------------------------

    def end_game(self) -> None:
        """End the game (R14.1); money and notes count nothing (R14.6)."""
        self.stack.clear()
        if self.log is None:
            return
        for seat in range(self.seats):
            self.tell("final-score", {"seat": seat, "prestige": self.prestige[seat]})
        won = self.winners()
        for seat in won:
            self.tell("won" if len(won) == 1 else "shared-victory", {"seat": seat})

    def standing(self, seat: int) -> tuple[int, int, int]:
        """Return what decides a place: prestige, then cathedral, then church."""
        # R14.2 to R14.4: no two cathedrals cost the same, so churches matter only without any.
        return (self.prestige[seat], self.tile(seat, CATHEDRAL), self.tile(seat, CHURCH))

    def places(self) -> list[int]:
        """Return the place of each seat, 1 for the best; equals share a place (R14.5, R14.7)."""
        standings = [self.standing(seat) for seat in range(self.seats)]
        return [1 + sum(1 for other in standings if other > standing) for standing in standings]

    def winners(self) -> list[int]:
        """Return the seats that have won; empty while the game goes on."""
        if self.stack:
            return []
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def scores(self) -> list[int]:
        """Return the prestige of each seat, which the track shows as a loop (R11.8)."""
        return self.prestige[:]

    def rounds(self) -> int:
        """Return the number of the present round."""
        return self.round

    # Copying and describing ---------------------------------------------------------------

    def clone(self) -> "Augsburg":
        """Return an independent copy; nobody listens to it."""
        twin = Augsburg(self.rules, self.chance.clone())
        self.copy_to(twin)
        return twin

    def view(self, seat: int) -> AugsburgView:
        """Return what an audience may see (R15)."""
        return look(self, seat)

    def prompt(self, seat: int) -> Message:
        """Say what the open question asks."""
        return words.prompt(self.view(seat))

    def question(self, seat: int) -> Question:
        """Return the question to one seat; a purchase has many options, so it looks only once."""
        seen = self.view(seat)
        options = [words.describe(seen, option) for option in self.options(seat)]
        awaited = bool((self.awaited() >> seat) & 1)
        frame = self.stack[-1]
        is_final = frame.sealed and self.is_final(frame.kind)
        return Question(seat, words.prompt(seen), options, frame.sealed, awaited, is_final)

    def waiting(self) -> Message:
        """Say what the table is waiting for."""
        return words.waiting(self.view(words.SPECTATOR))

    def word(self, option: int) -> str:
        """Write an answer in the notation of records."""
        return answers.word(self.rules.material, option)

    def describe(self, seat: int, option: int) -> Option:
        """Describe one answer for people."""
        return words.describe(self.view(seat), option)

    def refusals(self, seat: int) -> list[Refusal]:
        """Name the answers a player might try and may not give now."""
        return refusals.refusals(self.view(seat))
