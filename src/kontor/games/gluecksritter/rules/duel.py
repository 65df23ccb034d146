"""R11.1 to R11.6: Black Knights meet. One rides, two fight, more are all jailed."""

from kontor.engine.frames import MASKED, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts, Message
from kontor.games.gluecksritter.rules import documents
from kontor.games.gluecksritter.rules.decision import Decision
from kontor.games.gluecksritter.rules.moves import Moves
from kontor.games.gluecksritter.rules.windows import accepted, add_reactions
from kontor.games.gluecksritter.table import codes, effects
from kontor.games.gluecksritter.table.material import TIME_REACTION
from kontor.games.gluecksritter.table.position import Position
from kontor.games.gluecksritter.table.view import GluecksritterView


def ride_out(state: Moves) -> None:
    """Let the knights meet: one rides, two fight, more are all jailed (R11.1, R11.2, R11.6)."""
    knights = state.visitors(codes.KNIGHT)
    if len(knights) == 1:
        state.stack.append(Frame(codes.ASK_ERRAND, 1 << knights[0]))
    elif len(knights) == state.rules.material.duel_players:
        rolls = [roll_normal(state), roll_normal(state)]
        show_duel(state, knights[0], knights[1], rolls[0], rolls[1])
    elif knights:
        state.tell("knights-crowd", {"number": len(knights)})
        for seat in knights:
            jail(state, seat)


def roll_normal(state: Moves) -> int:
    """Roll the normal die."""
    faces = state.rules.material.die
    return faces[state.chance.below(len(faces))]


def show_duel(state: Moves, one: int, other: int, roll: int, rival_roll: int) -> None:
    """Show a result; those who would be jailed by it may react, else it stands (R15.11)."""
    state.deeds[codes.DEED_ROLL] = roll
    state.deeds[codes.DEED_RIVAL_ROLL] = rival_roll
    if state.log is not None:
        state.tell("duel-rolled", duel_facts(state, one, other, roll, rival_roll))
    frame = Frame(codes.ASK_DUEL, 0, (one, other, roll, rival_roll), True)
    asked = 0
    for seat in losers(state, frame):
        if state.has_window(seat, codes.WINDOW_ROLLED):
            asked |= 1 << seat
    if asked:
        state.stack.append(Frame(codes.ASK_DUEL, asked, frame.about, True))
    else:
        end_duel(state, frame)


def duel_facts(state: Moves, one: int, other: int, roll: int, rival_roll: int) -> Facts:
    """Return the numbers of a duel, bonuses included (R15.25)."""
    return {
        "seat": one,
        "rival_seat": other,
        "number": roll + duel_bonus(state, one),
        "rival_number": rival_roll + duel_bonus(state, other),
    }


def losers(state: Moves, frame: Frame) -> list[int]:
    """List the knights that the present result would jail: the lower, or both (R11.4, R11.5)."""
    one, other, roll, rival_roll = frame.about
    roll += duel_bonus(state, one)
    rival_roll += duel_bonus(state, other)
    if roll == rival_roll:
        return [one, other]
    return [one] if roll < rival_roll else [other]


def end_duel(state: Moves, frame: Frame) -> None:
    """Jail the losers (R11.4, R11.5); the winner rides alone (R11.3)."""
    beaten = losers(state, frame)
    for seat in beaten:
        jail(state, seat)
    if len(beaten) == 1:
        winner = frame.about[0] + frame.about[1] - beaten[0]
        state.tell("duel-won", {"seat": winner})
        state.stack.append(Frame(codes.ASK_ERRAND, 1 << winner))


def jail(state: Moves, seat: int) -> None:
    """Put a knight card into the dungeon (R11.4, R11.19) until the next plans at least (R5.11)."""
    state.lay(seat, state.cards_laid(seat) & ~codes.CARD_BIT[codes.KNIGHT])
    state.jailed |= 1 << seat
    if state.log is not None:
        state.tell("jailed", {"seat": seat})


def duel_bonus(position: Position, seat: int) -> int:
    """Return what documents add to a player's duel numbers this round (R15.25)."""
    deck = position.rules.material.deck
    played = position.played[seat] & deck.bonus
    bonus = 0
    if played:
        for kind, document in enumerate(deck.documents):
            if (played >> kind) & 1:
                bonus += document.count
    return bonus


class Duel(Decision):
    """Those whom a duel would jail may react, at the same time (R15.11)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_DUEL, "R15.11", TIME_REACTION, MASKED)

    def offer(self, state: Moves, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the reactions of a knight who would be jailed."""
        add_reactions(state, frame, seat, menu)

    def reveal(self, state: Moves, frame: Frame) -> None:
        """Carry out the reactions to a duel; any of them makes a new result (R15.11)."""
        one, other, roll, rival_roll = frame.about
        again = False
        state.stack.append(frame)
        for seat in state.precedence():
            answer = frame.answer_of(seat)
            if answer <= codes.PASS or answer not in accepted(state, frame, seat):
                continue
            again = True
            if documents.play(state, seat, answer).effect == effects.REROLL:
                if seat == one:
                    roll = roll_normal(state)
                else:
                    rival_roll = roll_normal(state)
        state.close()
        if again:
            show_duel(state, one, other, roll, rival_roll)
        else:
            end_duel(state, frame)

    def prompt(self, view: GluecksritterView) -> Message:
        """Show a knight the result that would jail him."""
        table = view.table()
        frame = view.top()
        assert frame is not None
        one, other, roll, rival_roll = frame.about
        if view.seat == other:
            one, other, roll, rival_roll = other, one, rival_roll, roll
        return Message(
            "duel-prompt",
            {
                "rival_seat": other,
                "number": roll + duel_bonus(table, one),
                "rival_number": rival_roll + duel_bonus(table, other),
            },
        )

    def waiting(self, view: GluecksritterView) -> Message:
        """Say who fights."""
        return Message("duel-waiting", {"seat": view.about(0), "rival_seat": view.about(1)})
