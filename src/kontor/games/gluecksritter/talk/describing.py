"""Answers of Die Glücksritter described for people, from the view of who may give them."""

from typing import Final

from kontor.engine.messages import Facts, Message, Option
from kontor.games.gluecksritter.table import codes, effects, shops
from kontor.games.gluecksritter.table.material import Material
from kontor.games.gluecksritter.table.position import Position
from kontor.games.gluecksritter.table.view import GluecksritterView
from kontor.games.gluecksritter.talk import words

# What the purchases of spaces 1 to 3 rest on: buying nothing, and the two prices.
NOTHING_CLAUSES: Final = ("", "R8.2", "R9.3", "R10.3")
LONE_CLAUSES: Final = ("", "R8.1", "R9.1", "R10.1")
CROWDED_CLAUSES: Final = ("", "R8.2", "R9.2", "R10.2")

# Options ---------------------------------------------------------------------------------------


def describe(view: GluecksritterView, option: int) -> Option:
    """Describe one option: its text, the clauses it rests on, the pieces it points at."""
    word = words.word(view.rules.material, option)
    message, clauses, pieces = described(view, option)
    return Option(option, word, message, clauses, pieces)


Described = tuple[Message, tuple[str, ...], tuple[str, ...]]


def described(view: GluecksritterView, option: int) -> Described:
    """Return text, clauses and pieces of an option."""
    material = view.rules.material
    frame = view.top()
    assert frame is not None
    facts: Facts
    if option >= codes.BUY:
        return described_purchase(view, frame.about[0], option)
    if option >= codes.RANSOM:
        facts = {**coins(option), **change(view, option, material.ransom)}
        return Message("option-ransom", facts), ("R5.9", "R13.3"), ("dungeon",)
    if option >= codes.ORDER:
        kind, order = divmod(option - codes.ORDER, 4)
        document = material.deck.names[kind]
        name = f"option-order-{codes.ORDER_NAMES[order]}"
        return Message(name, {"document": document}), ("R18.4",), (f"order:{document}",)
    if option >= codes.PLAY:
        return described_document(view, option - codes.PLAY, True)
    if option >= codes.LAY:
        return described_document(view, option - codes.LAY, False)
    if option >= codes.SWAP:
        cards = option - codes.SWAP
        kept = cards == view.actions[view.seat]
        facts = {"spaces": space_names(material, cards)}
        message = Message("option-keep" if kept else "option-swap", facts)
        return message, ("R6.8", "R15.5"), space_pieces(cards)
    if option >= codes.CARDS:
        cards = option - codes.CARDS
        facts = {"spaces": space_names(material, cards)}
        return Message("option-cards", facts), ("R4.2", "R5.5"), space_pieces(cards)
    if option >= codes.STEAL:
        piece = codes.PIECES[option - codes.STEAL]
        site = f"site:{frame.about[1]}:{piece}"
        gives = view.seat == frame.about[1]
        name = "option-destroy" if frame.about[3] else "option-give" if gives else "option-steal"
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
        opens = view.my_answer() >= 0 or frame.kind == codes.ASK_GRACE
        return Message("option-unlock" if opens else "option-clear", {}), ("R5.3",), ()
    if option == codes.TIMEOUT:
        return Message("option-timeout", {}), ("R18.5",), ()
    if frame.kind == codes.ASK_GRACE:
        return Message("option-keep-plan", {}), ("R5.4",), ()
    if frame.kind == codes.ASK_LIMIT:
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
    facts: Facts = {**coins(option), "price": price, **change(view, option, price)}
    if space == codes.JACOB:
        return Message("option-buy-document", facts), clauses, here
    facts = {**facts, "number": units, "piece": codes.PIECES[shops.piece_of(space)]}
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
    return Message("option-attack", facts), ("R11.7", "R11.10"), (f"seat:{seat}",)


def described_return(view: GluecksritterView) -> Message:
    """Say what passing at the coin limit costs."""
    table = view.table()
    seat = view.seat
    gold = table.returned(table.gold_of(seat), table.excused_gold(seat))
    silver = table.returned(table.silver_of(seat), table.excused_silver(seat))
    return Message("option-return", {"gold": gold, "silver": silver})


def described_document(view: GluecksritterView, code: int, plays: bool) -> Described:
    """Describe a document to be laid or played, with its aim."""
    kind, aim = divmod(code, 16)
    document = view.rules.material.deck.documents[kind]
    clauses = ("R14.3", "R14.7") if plays else ("R5.1", "R14.2")
    pieces: tuple[str, ...] = (f"document:{document.id}",)
    facts: Facts = {"document": document.id}
    if document.target == effects.OPPONENT:
        facts = {**facts, "target_seat": aim - codes.FIRST_AIM}
        pieces = (*pieces, f"seat:{aim - codes.FIRST_AIM}")
        name = "option-play-at" if plays else "option-lay-at"
    elif document.target == effects.PIECE_KIND:
        piece = aim - codes.FIRST_AIM
        facts = {**facts, "piece": codes.PIECES[piece]}
        pieces = (*pieces, f"space:{codes.JACOB + 1 + piece}")
        name = "option-play-piece" if plays else "option-lay-piece"
    elif document.effect == effects.EXCHANGE_COINS:
        number, to_gold = codes.exchange_of(document.count, aim)
        facts = {**facts, "number": number, "gold": number}
        name = "option-exchange-for-gold" if to_gold else "option-exchange-for-silver"
    else:
        name = "option-play" if plays else "option-lay"
    return Message(name, facts), clauses, pieces


# Facts -----------------------------------------------------------------------------------------


def coins(option: int) -> Facts:
    """Return the coins of a payment."""
    return {"gold": codes.gold(option), "silver": codes.silver(option)}


def change(view: GluecksritterView, option: int, price: int) -> Facts:
    """Return what becomes of a ducat paid too much: a silver coin comes back, or it is lost."""
    too_much = view.rules.material.value(codes.gold(option), codes.silver(option)) > price
    returns = too_much and view.rules.gives_change and view.bag_silver != 0
    return {"change": int(returns), "lost": int(too_much and not returns)}


def space_names(material: Material, cards: int) -> list[str]:
    """Return the helpers of a set of action cards."""
    return [material.spaces[space] for space in codes.spaces_of(cards)]


def space_pieces(cards: int) -> tuple[str, ...]:
    """Return the action cards of a set as things on the table."""
    return tuple(f"card:{space}" for space in codes.spaces_of(cards))
