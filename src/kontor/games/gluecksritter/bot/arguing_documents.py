"""What speaks for playing a document of Die Glücksritter, and for keeping it."""

from typing import Final

from kontor.engine import zones
from kontor.engine.arguments import Comparison
from kontor.engine.frames import Frame
from kontor.games.gluecksritter.bot.heuristic import leader
from kontor.games.gluecksritter.rules.rules import Rules
from kontor.games.gluecksritter.table import codes, effects

# What an effect is good for: the text, and the group of inputs that it touches.
USES: Final = {
    effects.EXTRA_ACTION: ("reason-extra-action", "visits"),
    effects.FIXED_PRICE: ("reason-fixed-price", "money"),
    effects.DISCOUNT: ("reason-fixed-price", "money"),
    effects.WAIVE_LIMIT: ("reason-waives-limit", "money"),
    effects.CANCEL_ATTACK: ("reason-shield", "castle"),
    effects.RELEASE_KNIGHT: ("reason-frees-knight", "knight"),
    effects.DRAW_COINS: ("reason-draws-coins", "money"),
    effects.GAIN_PIECE: ("reason-free-piece", "castle"),
    effects.REROLL: ("reason-rolls-again", "knight"),
    effects.LEVY: ("reason-levy", "money"),
    effects.EXCHANGE_COINS: ("reason-exchanges", "money"),
    effects.CLOSE_SPACE: ("reason-closes-space", "visits"),
    effects.DUEL_BONUS: ("reason-duel-bonus", "knight"),
}
AIMED: Final = {
    effects.REMOVE_ACTION: ("reason-takes-action", "visits"),
    effects.PEEK_AND_SWAP: ("reason-spies", "visits"),
    effects.STEAL_COINS: ("reason-steals-coins", "money"),
    effects.STEAL_DOCUMENT: ("reason-steals-document", "documents"),
}


def argue_playing(case: Comparison, before: Rules) -> None:
    """Argue for a document: what it does, and to whom."""
    code = case.option - (codes.PLAY if case.option >= codes.PLAY else codes.LAY)
    kind, aim = code // 16, code % 16 - codes.FIRST_AIM
    document = before.rules.material.deck.documents[kind]
    effect = document.effect
    if effect == effects.SEIZE_SPACE:
        space = document.seized_space()
        value = before.rules.material.value(before.income_gold(space), before.income_silver(space))
        name = before.rules.material.spaces[space]
        case.claim("reason-seizes", "income", {"space": name, "number": value})
    elif effect in USES:
        case.claim(USES[effect][0], USES[effect][1], {})
    elif effect in AIMED:
        case.claim(AIMED[effect][0], AIMED[effect][1], {"rival_seat": aim})
        if aim == public_leader(before, case.seat):
            case.claim("reason-aims-leader", "lead", {"rival_seat": aim})
    if effect == effects.GAIN_PIECE:
        missing = before.rules.material.castle - before.pieces(case.seat) - 1
        if 0 < missing <= 2:
            case.claim("reason-castle-near", "castle", {"number": missing})
        elif not missing:
            case.claim("reason-castle-done", "castle", {})
    frame = before.stack[-1]
    if frame.kind == codes.ASK_ATTACKED:
        argue_loss(case, before)
    held = zones.size(before.hands[case.seat])
    if held > 1:
        case.claim("reason-more-documents", "documents", {"number": held - 1})


def public_leader(before: Rules, seat: int) -> int:
    """Return the opponent with the best castle, if all can see who that is, else nobody."""
    found = leader(before, seat)
    if not before.rules.hides_coins:
        return found
    most = [other for other in range(before.seats) if other != seat]
    best = max(before.pieces(other) for other in most)
    return found if sum(before.pieces(other) == best for other in most) == 1 else -1


def argue_loss(case: Comparison, before: Rules) -> None:
    """Argue for protection by what an attack could take."""
    case.tally("reason-purse-at-stake", "money", before.ducats(case.seat))
    if before.pieces(case.seat):
        number = before.pieces(case.seat)
        case.claim("reason-castle-at-stake", "castle", {"number": number})


def argue_saving(case: Comparison, before: Rules) -> None:
    """Argue for keeping a document that the other answer plays."""
    if not codes.LAY <= case.other_option < codes.PLAY_END:
        return
    start = codes.PLAY if case.other_option >= codes.PLAY else codes.LAY
    kind = (case.other_option - start) // 16
    name = before.rules.material.deck.names[kind]
    case.claim("reason-keeps-document", "documents", {"document": name})
    held = zones.size(before.hands[case.seat])
    if held == 1:
        case.claim("reason-only-document", "documents", {})


def argue_letting(case: Comparison, before: Rules, frame: Frame) -> None:
    """Argue for letting things take their course at this moment."""
    seat = case.seat
    if frame.kind == codes.ASK_ATTACKED:
        ducats = before.ducats(seat)
        if ducats < before.rules.material.ransom:
            case.claim("reason-little-to-lose", "money", {"number": ducats})
        case.claim("reason-may-fail", "knight", {"rival_seat": frame.about[0]})
    elif frame.kind == codes.ASK_ROLLED:
        victim, face = frame.about[0], frame.about[1]
        name = "reason-takes-purse" if face == codes.PURSE else "reason-takes-castle"
        case.claim(name, "knight", {"rival_seat": victim})
    elif frame.kind == codes.ASK_DUEL:
        rolls = [frame.about[2], frame.about[3]]
        own = 0 if frame.about[0] == seat else 1
        if rolls[own] > rolls[1 - own]:
            case.claim("reason-wins-duel", "knight", {"number": rolls[own]})
        else:
            case.claim("reason-duel-lost", "knight", {"number": rolls[own]})
    elif frame.kind == codes.ASK_LIMIT:
        gold = before.returned(before.gold_of(seat), before.excused_gold(seat))
        silver = before.returned(before.silver_of(seat), before.excused_silver(seat))
        lost = before.rules.material.value(gold, silver)
        case.tally("reason-limit-small", "money", lost)
    else:
        case.claim("reason-later-round", "tempo", {})
