"""In the Shadow of the Emperor: the rules, in the order of play.

    set-up           R2       `setup`        the first Emperor, the start position card
    I    income      R4       `income`       Thalers, before the old leave
    II   ageing      R5       `ageing`       all tiles turn; a successor for the throne
    III  descendants R6       `descendants`  sons, daughters and their suitors
    IV   actions     R7       `actions`      cards (R8, `effects`), knights (R9), privileges (R10)
    V    electors    R11      `electors`     seven electorates fall to the most influential
    VI   election    R12      `election`     if somebody has challenged the Emperor
    VII  Emperor     R13      `reward`       the reward of the round
    VIII advance     R14      here           next round, or the end after the fifth

Round 1 begins with phase IV (R2.13). Two players: R15; three: R16; displacement: R17.
What players promise each other is talk: no answer depends on it (R18.4).
"""

from kontor.games.emperor.rules import (
    actions,
    ageing,
    descendants,
    election,
    electors,
    income,
    reward,
    setup,
)
from kontor.games.emperor.rules.deeds import Deeds
from kontor.games.emperor.table import codes


class Rules(Deeds):
    """A game in progress: its phases; what may be answered stands beside each of them."""

    def set_up(self) -> None:
        """Begin the game."""
        setup.set_up(self)
        self.proceed()

    # R3 The round -------------------------------------------------------------------------

    def proceed(self) -> None:
        """Go on through the phases (R3.1) until somebody is asked or the game is over."""
        board = self.board
        while not self.stack:
            phase = board.phase
            if phase == codes.ACTIONS:
                actions.go_on(self)
            elif phase == codes.ELECTORS:
                electors.go_on(self)
            elif phase == codes.DESCENDANTS:
                descendants.go_on(self)
            elif phase == codes.ELECTION:
                election.go_on(self)
            elif phase == codes.SETTING_UP:
                setup.go_on(self)
            elif phase == codes.INCOME:
                income.pay(self)
            elif phase == codes.AGEING:
                ageing.go_on(self)
            elif phase == codes.EMPEROR_PHASE:
                reward.go_on(self)
            elif phase == codes.OVER:
                return
            else:
                self.advance()

    # R14 Phase VIII and the end -----------------------------------------------------------

    def advance(self) -> None:
        """Move the round marker (R14.1), or end the game after the last round (R14.2)."""
        if self.board.round < self.rules.material.rounds:
            self.board.round += 1
            income.begin_round(self)
            return
        self.begin(codes.OVER)
        if self.log is not None:
            for seat in range(self.seats):
                self.tell_number("final-score", seat, self.board.points[seat])
            won = self.winners()
            for seat in won:
                self.tell_seat("won" if len(won) == 1 else "shared-victory", seat)

    def winners(self) -> list[int]:
        """Return the seats with most points (R14.3), who share a tie unless R14.4 breaks it."""
        if self.stack:
            return []
        board = self.board
        best = max(board.points)
        tied = [seat for seat in range(self.seats) if board.points[seat] == best]
        if self.rules.thalers_break_ties:
            most = max(board.thalers[seat] for seat in tied)
            return [seat for seat in tied if board.thalers[seat] == most]
        if self.rules.emperor_breaks_ties and board.emperor in tied:
            return [board.emperor]
        return tied

    def scores(self) -> list[int]:
        """Return the victory points of each seat."""
        return self.board.points[:]

    def rounds(self) -> int:
        """Return the number of the present round."""
        return self.board.round
