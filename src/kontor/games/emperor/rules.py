"""In the Shadow of the Emperor: the sequence of play, and who answers what.

    set-up          R2       `setup`        the first Emperor, the start position card
    I    income     R4       `descendants`  Thalers, before the old leave
    II   ageing     R5       `descendants`  all tiles turn; a successor for the throne
    III  descendants R6      `descendants`  sons, daughters and their suitors
    IV   actions    R7       `actions`      cards (R8, `effects`), knights (R9), privileges (R10)
    V    electors   R11      `electors`     seven electorates fall to the most influential
    VI   election   R12      `election`     if somebody has challenged the Emperor
    VII  Emperor    R13      `election`     the reward of the round
    VIII advance    R14      here           next round, or the end after the fifth

Round 1 begins with phase IV (R2.13). Two players: R15; three: R16; displacement: R17.
What players promise each other is talk: no answer depends on it (R18.4).
"""

from typing import Final

from kontor.engine.chance import Chance
from kontor.engine.frames import FORCED, NEVER, Frame
from kontor.engine.messages import Message, Option, Refusal
from kontor.engine.state import chance_data, frames_data
from kontor.games.emperor import (
    actions,
    descendants,
    election,
    electors,
    notation,
    questions,
    refusals,
    setup,
    words,
)
from kontor.games.emperor.codes import (
    ACCEPT,
    ACTIONS,
    AGEING,
    ASK_ACTION,
    ASK_ANSWER,
    ASK_BAN,
    ASK_CHURCH,
    ASK_ELECTOR,
    ASK_EMINENCE,
    ASK_FIRST_CITY,
    ASK_FIRST_KNIGHT,
    ASK_FIRST_NOBLE,
    ASK_FIRST_SEAT,
    ASK_IMPERIAL_MOVE,
    ASK_IMPERIAL_PLACE,
    ASK_MARRIAGE,
    ASK_NEW_EMPEROR,
    ASK_OLD_EMPEROR,
    ASK_PUSH,
    ASK_SON,
    ASK_SUCCESSOR,
    ASK_TIE,
    ASK_VOTE,
    BAN_AT,
    CHURCH_AT,
    CITY_AT,
    DESCENDANTS,
    ELECT,
    ELECTION,
    ELECTORS,
    EMPEROR_PHASE,
    ENTER,
    INCOME,
    KNIGHT_PLACE,
    NAME,
    NOWHERE,
    OVER,
    PUSH,
    SEAT_AT,
    SETTING_UP,
)
from kontor.games.emperor.material import TableRules
from kontor.games.emperor.position import Position
from kontor.games.emperor.realm import Board
from kontor.games.emperor.view import EmperorView, seen_frame

# What the table may answer for a player. Nothing has to be masked: the only secret, a vote, is
# never answered for anybody, and everything else is public (R18.1, R18.2).
POLICY: Final = {
    ASK_FIRST_CITY: NEVER,
    ASK_FIRST_SEAT: NEVER,
    ASK_FIRST_NOBLE: FORCED,
    ASK_FIRST_KNIGHT: FORCED,
    ASK_SUCCESSOR: FORCED,  # R5.8
    ASK_SON: FORCED,
    ASK_MARRIAGE: FORCED,
    ASK_ANSWER: NEVER,
    ASK_ACTION: FORCED,  # R7.14: only passing is left
    ASK_EMINENCE: NEVER,
    ASK_TIE: NEVER,
    ASK_ELECTOR: FORCED,
    ASK_PUSH: FORCED,
    ASK_CHURCH: NEVER,
    ASK_BAN: NEVER,
    ASK_VOTE: NEVER,
    ASK_NEW_EMPEROR: FORCED,
    ASK_OLD_EMPEROR: FORCED,
    ASK_IMPERIAL_PLACE: FORCED,
    ASK_IMPERIAL_MOVE: FORCED,
}


class Emperor(Position):
    """A game of In the Shadow of the Emperor in progress."""

    def automation(self, kind: int) -> int:
        """Say what the table may answer for a player."""
        return POLICY[kind]

    def __init__(self, rules: TableRules, board: Board, chance: Chance) -> None:
        super().__init__(rules, board, chance)

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
            if phase == ACTIONS:
                actions.go_on(self)
            elif phase == ELECTORS:
                electors.go_on(self)
            elif phase == DESCENDANTS:
                descendants.go_on(self)
            elif phase == ELECTION:
                election.go_on(self)
            elif phase == SETTING_UP:
                setup.go_on(self)
            elif phase == INCOME:
                descendants.pay_income(self)
            elif phase == AGEING:
                descendants.age(self)
            elif phase == EMPEROR_PHASE:
                election.reward_emperor(self)
            elif phase == OVER:
                return
            else:
                self.advance()

    # R14 Phase VIII and the end -----------------------------------------------------------

    def advance(self) -> None:
        """Move the round marker (R14.1), or end the game after the last round (R14.2)."""
        if self.board.round < self.rules.material.rounds:
            self.board.round += 1
            descendants.begin_round(self)
            return
        self.begin(OVER)
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

    # Questions and answers ----------------------------------------------------------------

    def options(self, seat: int) -> list[int]:
        """List the legal answers of a seat now; a vote may be changed until the last is in."""
        if not self.stack or seat < 0 or not (self.stack[-1].asked >> seat) & 1:
            return []
        return questions.options(self, self.stack[-1], seat)

    def act(self, frame: Frame, seat: int, option: int) -> None:
        """Carry out an answer and go on."""
        self.stack.pop()
        self.board.last = option
        kind = frame.kind
        about = frame.about
        if kind == ASK_ACTION:
            actions.act(self, seat, option)
        elif kind == ASK_FIRST_CITY:
            setup.place_first_city(self, seat, option - CITY_AT)
        elif kind == ASK_FIRST_SEAT:
            setup.place_first_elector(self, seat, option - SEAT_AT)
        elif kind == ASK_FIRST_NOBLE:
            setup.place_first_noble(self, seat, about[0], option - ENTER)
        elif kind == ASK_FIRST_KNIGHT:
            setup.place_knight(self, seat, option - KNIGHT_PLACE)
        elif kind == ASK_ELECTOR:
            electors.take_seat(self, seat, about[0], option - ELECT)
        elif kind == ASK_TIE:
            electors.break_tie(self, seat, about[0], option - NAME)
        elif kind == ASK_SON:
            descendants.place_son(self, seat, option)
        elif kind == ASK_MARRIAGE:
            descendants.propose(self, seat, option)
        elif kind == ASK_ANSWER:
            descendants.answer(self, about[0], about[1], option == ACCEPT)
        elif kind == ASK_SUCCESSOR:
            descendants.succeed(self, seat, option)
        elif kind == ASK_EMINENCE:
            electors.place_eminence(self, seat, option)
        elif kind == ASK_PUSH:
            electors.push(self, about, option - PUSH)
        elif kind == ASK_CHURCH:
            election.name_church(self, seat, option - CHURCH_AT)
        elif kind == ASK_BAN:
            election.name_ban(self, seat, option - BAN_AT)
        elif kind == ASK_NEW_EMPEROR:
            election.crown(self, seat, option)
        elif kind == ASK_OLD_EMPEROR:
            election.settle_old_emperor(self, seat, about[0], option)
        elif kind == ASK_IMPERIAL_PLACE:
            election.place_imperial_city(self, seat, option)
        else:
            election.move_imperial_city(self, seat, option)
        self.proceed()

    def reveal(self, frame: Frame) -> None:
        """Count the votes when the last one is in (R12.5)."""
        self.board.last = NOWHERE
        election.count(self, frame)
        self.proceed()

    # Copying and describing ---------------------------------------------------------------

    def clone(self) -> "Emperor":
        """Return an independent copy; nobody listens to it."""
        twin = Emperor(self.rules, self.board.clone(), self.chance.clone())
        twin.stack = self.stack[:]
        return twin

    def data(self) -> tuple[object, ...]:
        """Return everything that distinguishes this state, as plain data."""
        return (
            self.seats,
            tuple(sorted(self.rules.options.items())),
            chance_data(self.chance),
            frames_data(self.stack),
            self.board.data(),
        )

    def view(self, seat: int) -> EmperorView:
        """Return what an audience may see: everything but the votes of others (R18.1, R18.2)."""
        seen = self.glance(seat)
        seen.board = self.board.clone()
        return seen

    def glance(self, seat: int) -> EmperorView:
        """Return a view on the living board, to be read at once and not kept."""
        frame = self.stack[-1] if self.stack else None
        return EmperorView(seat, self.rules, self.board, seen_frame(frame, seat))

    def prompt(self, seat: int) -> Message:
        """Say what the open question asks."""
        return words.prompt(self.glance(seat))

    def waiting(self) -> Message:
        """Say to the others what the table is waiting for."""
        return words.waiting(self.glance(-1))

    def word(self, option: int) -> str:
        """Write an answer in the notation of records."""
        return notation.word(self.rules.material, option)

    def describe(self, seat: int, option: int) -> Option:
        """Describe one answer for people."""
        return words.describe(self.glance(seat), option)

    def refusals(self, seat: int) -> list[Refusal]:
        """Name what a player might try and may not do now."""
        return refusals.refusals(self.glance(seat))
