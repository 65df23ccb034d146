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

What each audience may see (R15) stands in `table/fields.toml`; the house rules (R16) in `material`.

| question    | under seal | answered by the table if forced | must look like a choice            |
| ----------- | ---------- | ------------------------------- | ---------------------------------- |
| first player| no         | never                           | no                                 |
| purchase    | yes, final | when nothing can be paid        | yes: offer and money are secret    |
| bidding     | no         | when only a pass is possible    | yes: the hand is secret            |
| selection   | yes, final | when only one set is legal      | yes: the hand is secret            |
| taking      | no         | when one card is left           | no: everybody sees it              |
| using       | no         | when only waive or finish is    | yes, unless money is open          |
| compensation| no         | never                           | no                                 |
| discarding  | no         | when one card is possible       | yes: the hand is secret            |
| giving      | yes, final | when one card is possible       | yes: the hand is secret            |
"""

from typing import Final

from kontor.engine.frames import Frame
from kontor.games.augsburg.rules.income import Income
from kontor.games.augsburg.table import codes
from kontor.games.augsburg.table.packing import JOKER, ZONE

HOST: Final = 0


class Rules(Income):
    """The sequence of play; what may be answered stands with each decision."""

    # R1 Set-up ----------------------------------------------------------------------------

    def set_up(self) -> None:
        """Lay everything out (R1.1, R1.4 to R1.10) and find the first player (R1.8)."""
        material = self.rules.material
        self.levels = [material.start_level] * (len(codes.CATEGORIES) * self.seats)  # R1.9
        self.tiles = [0] * (len(codes.RIGHTS) * self.seats)
        self.taken = [0] * len(codes.RIGHTS)  # R1.6
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
        self.discard = []
        self.turn_up_top()
        self.show_display()  # R1.7, R2.11
        if self.rules.host_chooses:
            self.stack.append(Frame(codes.FIRST_PLAYER, 1 << HOST))
        else:
            self.begin_with(self.chance.below(self.seats))

    def begin_with(self, seat: int) -> None:
        """Let a player be the first (R1.8, R2.3) and deal the opening offers (R1.12)."""
        self.opener = seat
        self.tell("started", {"seat": seat})
        self.deal_opening()

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
            for place, card in enumerate(pile):
                if place < material.display:
                    self.display |= 1 << card
                else:
                    self.face_down |= 1 << card
        if self.log is not None:
            cards = [
                name for card, name in enumerate(material.privileges) if (self.display >> card) & 1
            ]
            self.tell("displayed", {"round": self.round, "cards": cards})

    def visit(self, noble: int) -> None:
        """Visit a noble: the opener is asked first (R2.2 to R2.4, R3.5)."""
        self.noble = noble
        self.bid = 0
        self.leader = codes.NOBODY
        self.still_in = (1 << self.seats) - 1
        self.announced = [0] * self.seats
        self.revealed = ()
        self.ask_only(codes.BIDDING_FRAMES[self.opener])
        if self.log is not None:
            name = self.rules.material.nobles[noble]
            self.tell("visited", {"seat": self.opener, "noble": name})

    def next_visit(self) -> None:
        """Go on to the next noble (R2.2), or to the income after the last one (R2.1)."""
        if self.noble < codes.MAXIMILIAN:
            self.visit(self.noble + 1)
        else:
            self.phase_income()

    def unsold(self) -> None:
        """Leave a noble whom nobody wanted (R2.6, R3.13); say who opens next (R2.5, R16.7)."""
        if self.log is not None:
            self.tell("unsold", {"noble": self.rules.material.nobles[self.noble]})
        if self.rules.opener_moves_on:
            self.opener = (self.opener + 1) % self.seats
        self.next_visit()

    # R5 The winner's turn -----------------------------------------------------------------

    def begin_turn(self, winner: int) -> None:
        """Let the winner of the auction take a card at once (R5.1)."""
        self.winner = winner
        self.uses_left = self.rules.material.uses
        self.has_built = False
        self.privilege = codes.NO_PRIVILEGE
        self.spent = ()
        self.stack.append(codes.TAKING_FRAMES[winner])

    def go_on_with_turn(self) -> None:
        """Go on with the winner's turn, or lay the card aside (R2.9, R5.6, R5.8, R5.9)."""
        if self.stack[-1].kind == codes.USING and self.turn_is_over():
            self.opener = self.winner  # R2.4
            self.winner = codes.NOBODY
            self.next_visit()

    def turn_is_over(self) -> bool:
        """Tell whether nothing is left to do (R5.9); what a secret purse can pay stays secret."""
        seat = self.winner
        if self.uses_left:
            return False
        if self.has_built or not self.tile(seat, codes.MASTER_BUILDER):
            return True
        if self.rules.money_is_open and self.rules.version > 1:
            return not (self.may_build(seat, codes.CHURCH) or self.may_build(seat, codes.CATHEDRAL))
        return not (self.may_lack(seat, codes.CHURCH) or self.may_lack(seat, codes.CATHEDRAL))

    # R12 Phase income ---------------------------------------------------------------------

    def phase_income(self) -> None:
        """Pay money, prestige and notes in this order (R12.2); in the last round prestige only."""
        self.display = 0  # R2.10
        if self.round == self.rules.rounds:  # R1.2, R12.1
            self.score_prestige()
            self.end_game()
            return
        self.pay_money()
        self.score_prestige()
        if self.notes_are_short():
            self.shuffle_discard()
            self.ask_gifts()
        else:
            self.deal()

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
        return (
            self.prestige[seat],
            self.tile(seat, codes.CATHEDRAL),
            self.tile(seat, codes.CHURCH),
        )

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
