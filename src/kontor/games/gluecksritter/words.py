"""Words for Die Glücksritter: prompts, what the others wait for, and described options.

Everything here is made from the view of the seat concerned, so it can tell nothing more.
"""

from typing import Final

from kontor.engine.frames import Frame
from kontor.engine.messages import Facts, Message, Option
from kontor.engine.playout import next_seat
from kontor.games.gluecksritter import codes, knight, planning, shops
from kontor.games.gluecksritter.codes import FIRST_AIM
from kontor.games.gluecksritter.deck import CLOSING, EXCHANGE_COINS, OPPONENT, PIECE_KIND
from kontor.games.gluecksritter.material import FACES, JACOB, PIECES, Material
from kontor.games.gluecksritter.position import (
    ATTACKED,
    BUY,
    DUEL,
    ERRAND,
    OPEN,
    OVER_LIMIT,
    PLAN,
    RANSOMS,
    ROLLED,
    SPY,
    STEAL,
    Position,
)
from kontor.games.gluecksritter.view import GluecksritterView

# What the purchases of spaces 1 to 3 rest on: buying nothing, and the two prices.
NOTHING_CLAUSES: Final = ("", "R8.2", "R9.3", "R10.3")
LONE_CLAUSES: Final = ("", "R8.1", "R9.1", "R10.1")
CROWDED_CLAUSES: Final = ("", "R8.2", "R9.2", "R10.2")

# Questions -------------------------------------------------------------------------------------


def prompt(view: GluecksritterView) -> Message:
    """Say what the open question asks of a seat."""
    frame = view.top()
    assert frame is not None
    table = view.table()
    seat = view.seat
    kind = frame.kind
    if kind == PLAN:
        answer = view.my_answer()
        if answer >= 0:
            return Message("plan-prompt-locked", {})
        number = planning.cards_needed(table, planning.reds_of(answer))
        return Message("plan-prompt", {"number": number})
    if kind == BUY:
        return buy_prompt(table, seat, frame.about[0])
    if kind == ERRAND:
        return Message("errand-prompt", {})
    if kind == DUEL:
        return duel_prompt(table, seat, frame)
    if kind == ATTACKED:
        return Message("attacked-prompt", {"seat": frame.about[0]})
    if kind == ROLLED:
        return Message("rolled-prompt", {"victim_seat": frame.about[0], "face": face_of(frame)})
    if kind == STEAL:
        return steal_prompt(seat, frame)
    if kind == OVER_LIMIT:
        limit = view.rules.material.limit
        return Message("limit-prompt", {"limit": limit})
    if kind == SPY:
        return spy_prompt(view, table)
    if kind == OPEN:
        return Message("closing-prompt" if frame.about[0] == CLOSING else "revealed-prompt", {})
    assert kind == RANSOMS
    return Message("ransoms-prompt", {"price": view.rules.material.ransom})


def buy_prompt(table: Position, seat: int, space: int) -> Message:
    """Ask a visitor what he buys."""
    crowded = shops.is_crowded(table, space)
    price = shops.price(table, seat, space, crowded)
    facts: Facts = {"price": price, "ducats": table.ducats(seat)}
    if space == JACOB:
        return Message("buy-document-prompt", facts)
    piece = PIECES[shops.piece_of(space)]
    name = "buy-prompt-crowded" if crowded else "buy-prompt"
    return Message(name, {**facts, "piece": piece})


def duel_prompt(table: Position, seat: int, frame: Frame) -> Message:
    """Show a knight the result that would jail him."""
    one, other, roll, rival_roll = frame.about
    if seat == other:
        one, other, roll, rival_roll = other, one, rival_roll, roll
    return Message(
        "duel-prompt",
        {
            "rival_seat": other,
            "number": roll + knight.duel_bonus(table, one),
            "rival_number": rival_roll + knight.duel_bonus(table, other),
        },
    )


def face_of(frame: Frame) -> str:
    """Return the face of the special die that is being shown."""
    return FACES[frame.about[1]]


def steal_prompt(seat: int, frame: Frame) -> Message:
    """Ask which piece changes its place."""
    attacker, victim, _, destroys = frame.about
    if destroys:
        return Message("steal-prompt-destroyed", {"victim_seat": victim})
    if seat == victim:
        return Message("steal-prompt-victim", {"attacker_seat": attacker})
    return Message("steal-prompt", {"victim_seat": victim})


def spy_prompt(view: GluecksritterView, table: Position) -> Message:
    """Show a spy what he sees."""
    target = planning.spied(table, view.seat)[0]
    names = space_names(view.rules.material, view.actions[target])
    if not names:
        return Message("spy-prompt-nothing", {"target_seat": target})
    return Message("spy-prompt", {"target_seat": target, "spaces": names})


def waiting(material: Material, frame: Frame) -> Message:
    """Say to the others what the table is waiting for."""
    kind = frame.kind
    if kind == PLAN:
        return Message("plan-waiting", {})
    if kind == BUY:
        return Message("buy-waiting", {"space": material.spaces[frame.about[0]]})
    if kind == RANSOMS:
        return Message("ransoms-waiting", {})
    if kind == SPY:
        return Message("spy-waiting", {})
    if kind == OPEN:
        return Message("closing-waiting" if frame.about[0] == CLOSING else "revealed-waiting", {})
    if kind == DUEL:
        return Message("duel-waiting", {"seat": frame.about[0], "rival_seat": frame.about[1]})
    seat = next_seat(frame.asked)
    if kind == ERRAND:
        return Message("errand-waiting", {"seat": seat})
    if kind == ATTACKED:
        return Message("attacked-waiting", {"seat": seat})
    if kind == ROLLED:
        return Message("rolled-waiting", {"seat": seat})
    if kind == STEAL:
        return Message("steal-waiting", {"seat": seat})
    return Message("limit-waiting", {"seat": seat})


# Options ---------------------------------------------------------------------------------------


def describe(view: GluecksritterView, option: int) -> Option:
    """Describe one option: its text, the clauses it rests on, the pieces it points at."""
    word = codes.word(view.rules.material, option)
    message, clauses, pieces = described(view, option)
    return Option(option, word, message, clauses, pieces)


Described = tuple[Message, tuple[str, ...], tuple[str, ...]]


def described(view: GluecksritterView, option: int) -> Described:
    """Return text, clauses and pieces of an option."""
    material = view.rules.material
    frame = view.top()
    assert frame is not None
    if option >= codes.BUY:
        return described_purchase(view, frame.about[0], option)
    if option >= codes.RANSOM:
        return Message("option-ransom", coins(option)), ("R5.9", "R13.3"), ("dungeon",)
    if option >= codes.PLAY:
        return described_document(view, option - codes.PLAY, True)
    if option >= codes.LAY:
        return described_document(view, option - codes.LAY, False)
    if option >= codes.SWAP:
        cards = option - codes.SWAP
        kept = cards == view.actions[view.seat]
        facts: Facts = {"spaces": space_names(material, cards)}
        message = Message("option-keep" if kept else "option-swap", facts)
        return message, ("R6.8", "R15.5"), space_pieces(cards)
    if option >= codes.CARDS:
        cards = option - codes.CARDS
        facts = {"spaces": space_names(material, cards)}
        return Message("option-cards", facts), ("R4.2", "R5.5"), space_pieces(cards)
    if option >= codes.STEAL:
        piece = PIECES[option - codes.STEAL]
        site = f"site:{frame.about[1]}:{piece}"
        name = "option-destroy" if frame.about[3] else "option-steal"
        return Message(name, {"piece": piece}), ("R11.14", "R11.15"), (site,)
    if option >= codes.ATTACK:
        return described_attack(view, option - codes.ATTACK)
    if option >= codes.RAID:
        space = option - codes.RAID
        gold = view.income[2 * (space - 5)]
        raid: Facts = {"space": material.spaces[space], "gold": gold}
        return Message("option-raid", raid), ("R11.7", "R11.8"), (f"space:{space}",)
    if option == codes.STAND_DOWN:
        return Message("option-stand-down", {}), ("R11.7",), ()
    if option == codes.DECLINE:
        return Message("option-decline", {}), ("R5.10",), ("dungeon",)
    if option in (codes.UNLOCK, codes.CLEAR):
        name = "option-unlock" if view.my_answer() >= 0 else "option-clear"
        return Message(name, {}), ("R5.3",), ()
    if frame.kind == OVER_LIMIT:
        return described_return(view), ("R13.7", "R14.10"), (f"purse:{view.seat}",)
    return Message("option-pass", {}), ("R14.10",), ()


def described_purchase(view: GluecksritterView, space: int, option: int) -> Described:
    """Describe a purchase with its coins."""
    here = (f"space:{space}",)
    units = codes.units(option)
    if not units:
        return Message("option-buy-nothing", {}), (NOTHING_CLAUSES[space],), ()
    table = view.table()
    crowded = shops.is_crowded(table, space)
    if shops.draws_free(table, view.seat, space, crowded):
        return Message("option-take-document", {}), ("R8.9",), here
    clauses = (price_clause(table, view.seat, space, crowded), "R13.3")
    price = units * shops.price(table, view.seat, space, crowded)
    facts: Facts = {**coins(option), "price": price}
    if space == JACOB:
        return Message("option-buy-document", facts), clauses, here
    facts = {**facts, "number": units, "piece": PIECES[shops.piece_of(space)]}
    return Message("option-buy", facts), clauses, here


def price_clause(table: Position, seat: int, space: int, crowded: bool) -> str:
    """Return the clause that says what a visitor pays."""
    if not crowded:
        return LONE_CLAUSES[space]
    deck = table.rules.material.deck
    return "R15.2" if table.played[seat] & deck.fixing[space] else CROWDED_CLAUSES[space]


def described_attack(view: GluecksritterView, seat: int) -> Described:
    """Describe an attack with what could be won."""
    facts: Facts = {
        "victim_seat": seat,
        "coins": view.coins[seat],
        "pieces": view.walls[seat] + view.towers[seat],
    }
    return Message("option-attack", facts), ("R11.7", "R11.10"), (f"site:{seat}",)


def described_return(view: GluecksritterView) -> Message:
    """Say what passing at the coin limit costs."""
    table = view.table()
    seat = view.seat
    gold = table.gold[seat]
    silver = table.silver[seat]
    table.halve(seat)
    return Message(
        "option-return",
        {"gold": gold - table.gold[seat], "silver": silver - table.silver[seat]},
    )


def described_document(view: GluecksritterView, code: int, plays: bool) -> Described:
    """Describe a document to be laid or played, with its aim."""
    kind, aim = divmod(code, 16)
    document = view.rules.material.deck.documents[kind]
    clauses = ("R14.3", "R14.7") if plays else ("R5.1", "R14.2")
    pieces = (f"document:{document.id}",)
    facts: Facts = {"document": document.id}
    if document.target == OPPONENT:
        facts = {**facts, "target_seat": aim - FIRST_AIM}
        name = "option-play-at" if plays else "option-lay-at"
    elif document.target == PIECE_KIND:
        facts = {**facts, "piece": PIECES[aim - FIRST_AIM]}
        name = "option-play-piece" if plays else "option-lay-piece"
    elif document.effect == EXCHANGE_COINS:
        number, to_gold = codes.exchange_of(document.count, aim)
        facts = {**facts, "number": number}
        name = "option-exchange-for-gold" if to_gold else "option-exchange-for-silver"
    else:
        name = "option-play" if plays else "option-lay"
    return Message(name, facts), clauses, pieces


# Facts -----------------------------------------------------------------------------------------


def coins(option: int) -> Facts:
    """Return the coins of a payment."""
    return {"gold": codes.gold(option), "silver": codes.silver(option)}


def space_names(material: Material, cards: int) -> list[str]:
    """Return the helpers of a set of action cards."""
    return [material.spaces[space] for space in codes.spaces_of(cards)]


def space_pieces(cards: int) -> tuple[str, ...]:
    """Return the action cards of a set as things on the table."""
    return tuple(f"card:{space}" for space in codes.spaces_of(cards))
