"""R11.7 to R11.20: the errand of the surviving knight, and what he takes."""

from kontor.engine.frames import MASKED, Frame, seats_of
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts, Message
from kontor.engine.playout import next_seat
from kontor.games.gluecksritter.rules import documents
from kontor.games.gluecksritter.rules.decision import Decision, plays
from kontor.games.gluecksritter.rules.moves import Moves
from kontor.games.gluecksritter.rules.windows import add_reactions
from kontor.games.gluecksritter.table import codes, effects
from kontor.games.gluecksritter.table.material import TIME_KNIGHT, TIME_REACTION
from kontor.games.gluecksritter.table.view import GluecksritterView

# R11.7 The errand ------------------------------------------------------------------------------


class Errand(Decision):
    """A knight who survived chooses his errand (R11.7)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_ERRAND, "R11.7", TIME_KNIGHT)

    def offer(self, state: Moves, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the errands of the surviving knight (R11.7), yellow documents first (R14.14)."""
        documents.add_playable(state, seat, codes.WINDOW_OWN, menu)
        for space in codes.INCOME_SPACES:
            if state.income_gold(space):  # R11.9
                menu.add_one(codes.RAID + space)
        menu.add(codes.ATTACK, ((1 << state.seats) - 1) & ~(1 << seat))  # R11.10
        menu.add_one(codes.STAND_DOWN)

    def act(self, state: Moves, frame: Frame, seat: int, option: int) -> None:
        """Send the knight on his errand."""
        if plays(option):
            documents.play(state, seat, option)
            if documents.stops_errand(state):
                state.close()
            return
        state.close()
        state.deeds[codes.DEED_ERRAND] = option
        if option >= codes.ATTACK:
            attack(state, seat, option - codes.ATTACK)
        elif option >= codes.RAID:
            raid(state, seat, option - codes.RAID)
        else:
            state.tell("stood-down", {"seat": seat})

    def late(self, state: Moves, frame: Frame, seat: int) -> int:
        """Raid the richer gold, on a tie space 5, without gold do nothing (R18.5)."""
        tax = state.income_gold(codes.TAX)
        customs = state.income_gold(codes.CUSTOMS)
        if not tax and not customs:
            return codes.STAND_DOWN
        return codes.RAID + (codes.TAX if tax >= customs else codes.CUSTOMS)

    def prompt(self, view: GluecksritterView) -> Message:
        """Ask for the errand."""
        return Message("errand-prompt", {})

    def waiting(self, view: GluecksritterView) -> Message:
        """Say whose knight rides."""
        return Message("errand-waiting", {"seat": next_seat(view.asked())})


def raid(state: Moves, seat: int, space: int) -> None:
    """Take all gold of an income space; silver stays (R11.8)."""
    gold = state.income_gold(space)
    state.put_on_space(space, -gold, 0)
    state.receive(seat, gold, 0)
    if state.log is not None:
        name = state.rules.material.spaces[space]
        state.tell("raided", {"seat": seat, "space": name, "gold": gold})


def attack(state: Moves, seat: int, victim: int) -> None:
    """Name a victim, who may react before the roll (R11.10, R11.11)."""
    if state.log is not None:
        state.tell("attacked", {"seat": seat, "victim_seat": victim})
    if state.has_window(victim, codes.WINDOW_ATTACKED):
        state.stack.append(Frame(codes.ASK_ATTACKED, 1 << victim, (seat,)))
    else:
        roll_special(state, seat, victim)


# R11.11, R11.12 Reactions ----------------------------------------------------------------------


class Attacked(Decision):
    """The victim may react between the naming and the roll (R11.11)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_ATTACKED, "R11.11", TIME_REACTION, MASKED)

    def offer(self, state: Moves, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the reactions of a victim."""
        add_reactions(state, frame, seat, menu)

    def act(self, state: Moves, frame: Frame, seat: int, option: int) -> None:
        """Let the victim suffer the roll or end the attack (R15.7)."""
        attacker = frame.about[0]
        if option == codes.PASS:
            state.close()
            roll_special(state, attacker, seat)
            return
        document = documents.play(state, seat, option)
        if documents.cancels_attack(document):
            state.close()
            state.tell("attack-cancelled", {"seat": attacker, "victim_seat": seat})
            if document.again:
                state.stack.append(Frame(codes.ASK_ERRAND, 1 << attacker))

    def prompt(self, view: GluecksritterView) -> Message:
        """Say who attacks."""
        return Message("attacked-prompt", {"seat": view.about(0)})

    def waiting(self, view: GluecksritterView) -> Message:
        """Say who is under attack."""
        return Message("attacked-waiting", {"seat": next_seat(view.asked())})


def roll_special(state: Moves, seat: int, victim: int) -> None:
    """Roll the special die; the roller may react (R11.12)."""
    faces = state.rules.material.special_die
    face = faces[state.chance.below(len(faces))]
    state.deeds[codes.DEED_FACE] = face
    if state.log is not None:
        state.tell("attack-rolled", {"seat": seat, "face": codes.FACES[face]})
    if state.has_window(seat, codes.WINDOW_ROLLED):
        state.stack.append(Frame(codes.ASK_ROLLED, 1 << seat, (victim, face)))
    else:
        strike(state, seat, victim, face)


class Rolled(Decision):
    """The attacker may react to his die (R11.12)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_ROLLED, "R11.12", TIME_REACTION, MASKED)

    def offer(self, state: Moves, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the reactions of the roller."""
        add_reactions(state, frame, seat, menu)

    def act(self, state: Moves, frame: Frame, seat: int, option: int) -> None:
        """Let the roller accept the die or play a document."""
        victim, face = frame.about
        if option == codes.PASS:
            state.close()
            strike(state, seat, victim, face)
            return
        if documents.play(state, seat, option).effect == effects.REROLL:
            state.close()
            roll_special(state, seat, victim)

    def prompt(self, view: GluecksritterView) -> Message:
        """Show the die."""
        face = codes.FACES[view.about(1)]
        return Message("rolled-prompt", {"victim_seat": view.about(0), "face": face})

    def waiting(self, view: GluecksritterView) -> Message:
        """Say who looks at the die."""
        return Message("rolled-waiting", {"seat": next_seat(view.asked())})


# R11.13 to R11.18 What the die shows -----------------------------------------------------------


def strike(state: Moves, seat: int, victim: int, face: int) -> None:
    """Take what the die shows: the purse (R11.13) or a piece of the castle (R11.14)."""
    if face == codes.PURSE:
        take_purse(state, seat, victim)
        return
    assert face == codes.CASTLE
    possible = state.stealable(seat, victim)
    destroys = not possible and state.rules.destroys
    if destroys:  # R19
        possible = state.owned(victim)
    if not possible:  # R11.16
        state.tell("nothing-stolen", {"seat": seat, "victim_seat": victim})
    elif possible & (possible - 1):
        chooser = victim if state.rules.victim_chooses and not destroys else seat
        about = (seat, victim, possible, int(destroys))
        state.stack.append(Frame(codes.ASK_STEAL, 1 << chooser, about))
    else:  # R11.15: one kind, no question
        take_piece(state, seat, victim, seats_of(possible)[0], destroys)


def take_purse(state: Moves, seat: int, victim: int) -> None:
    """Take all coins of the victim as one gain (R11.13), nothing from nobody (R11.17)."""
    gold = state.gold_of(victim)
    silver = state.silver_of(victim)
    if not gold + silver:
        state.tell("purse-empty", {"seat": seat, "victim_seat": victim})
        return
    state.spend(victim, gold, silver)
    state.receive(seat, gold, silver)
    state.tell_coins("purse-taken", seat, {"victim_seat": victim}, gold, silver)


class Steal(Decision):
    """Which piece changes its place: the attacker chooses, or the victim (R11.15, R19)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_STEAL, "R11.15", TIME_KNIGHT)

    def offer(self, state: Moves, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the kinds of piece that can be taken."""
        menu.add(codes.STEAL, frame.about[2])

    def act(self, state: Moves, frame: Frame, seat: int, option: int) -> None:
        """Take the piece."""
        state.close()
        attacker, victim, _, destroys = frame.about
        take_piece(state, attacker, victim, option - codes.STEAL, bool(destroys))

    def late(self, state: Moves, frame: Frame, seat: int) -> int:
        """Take a tower if possible (R18.5)."""
        return codes.STEAL + (codes.TOWER if (frame.about[2] >> codes.TOWER) & 1 else codes.WALL)

    def prompt(self, view: GluecksritterView) -> Message:
        """Ask which piece changes its place."""
        if view.about(3):
            return Message("steal-prompt-destroyed", {"victim_seat": view.about(1)})
        if view.seat == view.about(1):
            return Message("steal-prompt-victim", {"attacker_seat": view.about(0)})
        return Message("steal-prompt", {"victim_seat": view.about(1)})

    def waiting(self, view: GluecksritterView) -> Message:
        """Say who chooses a piece."""
        return Message("steal-waiting", {"seat": next_seat(view.asked())})


def take_piece(state: Moves, seat: int, victim: int, piece: int, destroys: bool) -> None:
    """Move a piece from the victim's site to the attacker's (R11.14), or back to the supply."""
    state.place(victim, piece, -1)
    facts: Facts = {"seat": seat, "victim_seat": victim, "piece": codes.PIECES[piece]}
    if destroys:
        state.tell("piece-destroyed", facts)
    else:
        state.place(seat, piece, 1)
        state.tell("piece-stolen", facts)
