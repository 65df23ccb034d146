"""R11: the Black Knight, his duels, his errands and what he takes."""

from kontor.engine.frames import Frame, seats_of
from kontor.engine.messages import Facts
from kontor.games.gluecksritter import codes, documents
from kontor.games.gluecksritter.codes import CARD_BIT
from kontor.games.gluecksritter.deck import ATTACKED as ATTACKED_WINDOW
from kontor.games.gluecksritter.deck import OWN_DECISION, REROLL
from kontor.games.gluecksritter.deck import ROLLED as ROLLED_WINDOW
from kontor.games.gluecksritter.material import (
    CASTLE,
    FACES,
    INCOME_SPACES,
    KNIGHT,
    PIECES,
    PURSE,
)
from kontor.games.gluecksritter.position import (
    ATTACKED,
    DEED_ERRAND,
    DEED_FACE,
    DEED_RIVAL_ROLL,
    DEED_ROLL,
    DUEL,
    ERRAND,
    ROLLED,
    STEAL,
    Position,
)

# Duels -----------------------------------------------------------------------------------------


def ride_out(position: Position) -> None:
    """Let the knights meet: one rides, two fight, more are all jailed (R11.1, R11.2, R11.6)."""
    knights = position.visitors(KNIGHT)
    if len(knights) == 1:
        position.stack.append(Frame(ERRAND, 1 << knights[0]))
    elif len(knights) == position.rules.material.duel_players:
        rolls = [roll_normal(position), roll_normal(position)]
        show_duel(position, knights[0], knights[1], rolls[0], rolls[1])
    elif knights:
        position.tell("knights-crowd", {"number": len(knights)})
        for seat in knights:
            jail(position, seat)


def roll_normal(position: Position) -> int:
    """Roll the normal die."""
    faces = position.rules.material.die
    return faces[position.chance.below(len(faces))]


def show_duel(position: Position, one: int, other: int, roll: int, rival_roll: int) -> None:
    """Show a result; those who would be jailed by it may react, else it stands (R15.11)."""
    position.deeds[DEED_ROLL] = roll
    position.deeds[DEED_RIVAL_ROLL] = rival_roll
    position.tell("duel-rolled", duel_facts(position, one, other, roll, rival_roll))
    frame = Frame(DUEL, 0, (one, other, roll, rival_roll), True)
    asked = 0
    for seat in losers(position, frame):
        if position.has_window(seat, ROLLED_WINDOW):
            asked |= 1 << seat
    if asked:
        position.stack.append(Frame(DUEL, asked, frame.about, True))
    else:
        end_duel(position, frame)


def duel_facts(position: Position, one: int, other: int, roll: int, rival_roll: int) -> Facts:
    """Return the numbers of a duel, bonuses included (R15.25)."""
    return {
        "seat": one,
        "rival_seat": other,
        "number": roll + duel_bonus(position, one),
        "rival_number": rival_roll + duel_bonus(position, other),
    }


def losers(position: Position, frame: Frame) -> list[int]:
    """List the knights that the present result would jail: the lower, or both (R11.4, R11.5)."""
    one, other, roll, rival_roll = frame.about
    roll += duel_bonus(position, one)
    rival_roll += duel_bonus(position, other)
    if roll == rival_roll:
        return [one, other]
    return [one] if roll < rival_roll else [other]


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


def duel_options(position: Position, seat: int) -> list[int]:
    """List the reactions of a knight who would be jailed."""
    return [codes.PASS, *documents.playable(position, seat, ROLLED_WINDOW)]


def reveal_reactions(position: Position, frame: Frame) -> None:
    """Carry out the reactions to a duel; any of them makes a new result (R15.11)."""
    one, other, roll, rival_roll = frame.about
    again = False
    position.stack.append(frame)
    for seat in position.precedence():
        answer = frame.answer_of(seat)
        if answer <= codes.PASS or answer not in duel_options(position, seat):
            continue
        again = True
        if documents.play(position, seat, answer).effect == REROLL:
            if seat == one:
                roll = roll_normal(position)
            else:
                rival_roll = roll_normal(position)
    position.stack.pop()
    if again:
        show_duel(position, one, other, roll, rival_roll)
    else:
        end_duel(position, frame)


def end_duel(position: Position, frame: Frame) -> None:
    """Jail the losers (R11.4, R11.5); the winner rides alone (R11.3)."""
    beaten = losers(position, frame)
    for seat in beaten:
        jail(position, seat)
    if len(beaten) == 1:
        winner = frame.about[0] + frame.about[1] - beaten[0]
        position.tell("duel-won", {"seat": winner})
        position.stack.append(Frame(ERRAND, 1 << winner))


def jail(position: Position, seat: int) -> None:
    """Put a knight card into the dungeon (R11.4, R11.19) until the next plans at least (R5.11)."""
    position.actions[seat] &= ~CARD_BIT[KNIGHT]
    position.jailed |= 1 << seat
    position.tell("jailed", {"seat": seat})


# Errands ---------------------------------------------------------------------------------------


def errand_options(position: Position, seat: int) -> list[int]:
    """List the errands of the surviving knight (R11.7), his yellow documents first (R14.14)."""
    found = documents.playable(position, seat, OWN_DECISION)
    for space in INCOME_SPACES:
        if position.income_gold(space):  # R11.9
            found.append(codes.RAID + space)
    for other in range(position.seats):
        if other != seat:  # R11.10
            found.append(codes.ATTACK + other)
    found.append(codes.STAND_DOWN)
    return found


def errand(position: Position, seat: int, option: int) -> None:
    """Send the knight on his errand."""
    if option >= codes.PLAY:
        documents.play(position, seat, option)
        if documents.stops_errand(position):
            position.stack.pop()
        return
    position.stack.pop()
    position.deeds[DEED_ERRAND] = option
    if option >= codes.ATTACK:
        attack(position, seat, option - codes.ATTACK)
    elif option >= codes.RAID:
        raid(position, seat, option - codes.RAID)
    else:
        position.tell("stood-down", {"seat": seat})


def raid(position: Position, seat: int, space: int) -> None:
    """Take all gold of an income space; silver stays (R11.8)."""
    gold = position.income_gold(space)
    position.put_on_space(space, -gold, 0)
    position.receive(seat, gold, 0)
    if position.log is not None:
        name = position.rules.material.spaces[space]
        position.tell("raided", {"seat": seat, "space": name, "gold": gold})


def attack(position: Position, seat: int, victim: int) -> None:
    """Name a victim, who may react before the roll (R11.10, R11.11)."""
    position.tell("attacked", {"seat": seat, "victim_seat": victim})
    if position.has_window(victim, ATTACKED_WINDOW):
        position.stack.append(Frame(ATTACKED, 1 << victim, (seat,)))
    else:
        roll_special(position, seat, victim)


def attacked_options(position: Position, seat: int) -> list[int]:
    """List the reactions of a victim."""
    return [codes.PASS, *documents.playable(position, seat, ATTACKED_WINDOW)]


def attacked(position: Position, frame: Frame, victim: int, option: int) -> None:
    """Let the victim suffer the roll or end the attack (R15.7)."""
    attacker = frame.about[0]
    if option == codes.PASS:
        position.stack.pop()
        roll_special(position, attacker, victim)
        return
    document = documents.play(position, victim, option)
    if documents.cancels_attack(document):
        position.stack.pop()
        position.tell("attack-cancelled", {"seat": attacker, "victim_seat": victim})
        if document.again:
            position.stack.append(Frame(ERRAND, 1 << attacker))


def roll_special(position: Position, seat: int, victim: int) -> None:
    """Roll the special die; the roller may react (R11.12)."""
    faces = position.rules.material.special_die
    face = faces[position.chance.below(len(faces))]
    position.deeds[DEED_FACE] = face
    position.tell("attack-rolled", {"seat": seat, "face": FACES[face]})
    if position.has_window(seat, ROLLED_WINDOW):
        position.stack.append(Frame(ROLLED, 1 << seat, (victim, face)))
    else:
        strike(position, seat, victim, face)


def rolled(position: Position, frame: Frame, seat: int, option: int) -> None:
    """Let the roller accept the die or play a document."""
    victim, face = frame.about
    if option == codes.PASS:
        position.stack.pop()
        strike(position, seat, victim, face)
        return
    if documents.play(position, seat, option).effect == REROLL:
        position.stack.pop()
        roll_special(position, seat, victim)


def strike(position: Position, seat: int, victim: int, face: int) -> None:
    """Take what the die shows: the purse (R11.13) or a piece of the castle (R11.14)."""
    if face == PURSE:
        take_purse(position, seat, victim)
        return
    assert face == CASTLE
    possible = stealable(position, seat, victim)
    destroys = not possible and position.rules.destroys
    if destroys:  # R19
        possible = owned(position, victim)
    if not possible:  # R11.16
        position.tell("nothing-stolen", {"seat": seat, "victim_seat": victim})
    elif possible & (possible - 1):
        chooser = victim if position.rules.victim_chooses and not destroys else seat
        about = (seat, victim, possible, int(destroys))
        position.stack.append(Frame(STEAL, 1 << chooser, about))
    else:  # R11.15: one kind, no question
        take_piece(position, seat, victim, seats_of(possible)[0], destroys)


def take_purse(position: Position, seat: int, victim: int) -> None:
    """Take all coins of the victim as one gain (R11.13), nothing from nobody (R11.17)."""
    gold = position.gold[victim]
    silver = position.silver[victim]
    if not gold + silver:
        position.tell("purse-empty", {"seat": seat, "victim_seat": victim})
        return
    position.spend(victim, gold, silver)
    position.receive(seat, gold, silver)
    position.tell_coins("purse-taken", seat, {"victim_seat": victim}, gold, silver)


def owned(position: Position, victim: int) -> int:
    """Return the kinds of piece on a site, as bits."""
    return (1 if position.walls[victim] else 0) | (2 if position.towers[victim] else 0)


def stealable(position: Position, seat: int, victim: int) -> int:
    """Return the kinds the victim owns and the attacker has room for (R11.15, R11.18)."""
    possible = owned(position, victim)
    for piece in range(len(PIECES)):
        if not position.has_room(seat, piece):
            possible &= ~(1 << piece)
    return possible


def take_piece(position: Position, seat: int, victim: int, piece: int, destroys: bool) -> None:
    """Move a piece from the victim's site to the attacker's (R11.14), or back to the supply."""
    position.place(victim, piece, -1)
    facts: Facts = {"seat": seat, "victim_seat": victim, "piece": PIECES[piece]}
    if destroys:
        position.tell("piece-destroyed", facts)
    else:
        position.place(seat, piece, 1)
        position.tell("piece-stolen", facts)
