"""Why can't I? What a player might try and may not do now, each with its clause."""

from kontor.engine import zones
from kontor.engine.frames import Frame
from kontor.engine.messages import ANYTHING, Facts, Message, Refusal, game_over
from kontor.engine.record import SEAT_LETTERS
from kontor.games.gluecksritter.table import codes, effects, plans, shops
from kontor.games.gluecksritter.table.deck import Document
from kontor.games.gluecksritter.table.naming import document_word
from kontor.games.gluecksritter.table.position import Position, window_of
from kontor.games.gluecksritter.table.view import GluecksritterView
from kontor.games.gluecksritter.talk import words
from kontor.games.gluecksritter.talk.describing import CROWDED_CLAUSES, LONE_CLAUSES


def not_asked(view: GluecksritterView) -> list[Refusal]:
    """Say that nothing is asked of this reader."""
    if view.is_over:
        return [game_over("R16.2")]
    return [Refusal(ANYTHING, "R7.4", Message("refusal-not-asked", {}))]


def refusals(view: GluecksritterView) -> list[Refusal]:
    """Name what a player who is asked might try; some of it may be legal after all."""
    frame = view.top()
    assert frame is not None
    table = view.table()
    seat = view.seat
    kind = frame.kind
    found = refused_documents(table, seat, frame)
    if kind == codes.ASK_PLAN:
        found += refused_plans(view, table)
        found += refused_ransom(table, seat, view.my_answer() >= 0)
        found += refused_orders(view)
    elif kind == codes.ASK_BUY:
        found += refused_purchases(table, seat, frame.about[0])
    elif kind == codes.ASK_RANSOMS:
        found.append(refused_coins(table, seat))
    elif kind == codes.ASK_ERRAND:
        found += refused_errands(view)
    elif kind == codes.ASK_SPY:
        found += refused_swaps(table, seat)
    elif kind == codes.ASK_STEAL:
        for piece, name in enumerate(codes.PIECES):
            if not (frame.about[2] >> piece) & 1:
                message = Message("refusal-piece", {"piece": name})
                found.append(Refusal(f"steal:{name}", "R11.15", message))
    if kind != codes.ASK_PLAN:
        found.append(Refusal("order", "R18.4", Message("refusal-order-later", {})))
    return found


# Documents -------------------------------------------------------------------------------------


def refused_documents(table: Position, seat: int, frame: Frame) -> list[Refusal]:
    """Explain every document in hand that cannot be used now."""
    found = []
    deck = table.rules.material.deck
    for kind in zones.kinds(table.hands[seat]):
        document = deck.documents[kind]
        if document.is_red:
            found += refused_red(table, seat, frame, kind, document)
        else:
            found += refused_yellow(table, seat, frame, kind, document)
    return found


def refused_red(
    table: Position, seat: int, frame: Frame, kind: int, document: Document
) -> list[Refusal]:
    """Explain a red document: only in a plan, once by name, aimed at an opponent."""
    name = document.id
    facts: Facts = {"document": name}
    found = [Refusal(f"play:{name}", "R14.2", Message("refusal-red-is-laid", facts))]
    if frame.kind != codes.ASK_PLAN:
        late = Message("refusal-red-too-late", facts)
        found += [Refusal(word, "R5.8", late) for word in lay_words(table, seat, kind, document)]
        return found
    answer = frame.answer_of(seat)
    reds = plans.reds_of(answer)
    if answer >= 0:
        why, clause = Message("refusal-locked", {}), "R5.3"
    elif codes.aim_of(reds, kind):
        why, clause = Message("refusal-name-twice", facts), "R5.6"
    elif not plans.may_lay(table, seat, reds, kind):
        why, clause = Message("refusal-too-few-cards", facts), "R5.5"
    elif document.target == effects.OPPONENT:
        own = f"lay:{name}:{SEAT_LETTERS[seat]}"
        found.append(Refusal(own, "R5.7", Message("refusal-own-target", facts)))
        found.append(Refusal(f"lay:{name}", "R5.7", Message("refusal-needs-target", facts)))
        return found
    else:
        return found
    found += [Refusal(word, clause, why) for word in lay_words(table, seat, kind, document)]
    return found


def lay_words(table: Position, seat: int, kind: int, document: Document) -> list[str]:
    """List the words for laying a red document with each of its aims."""
    material = table.rules.material
    return [
        f"lay:{document_word(material, 16 * kind + aim)}"
        for aim in document.aims(table.seats, seat)
    ]


def refused_yellow(
    table: Position, seat: int, frame: Frame, kind: int, document: Document
) -> list[Refusal]:
    """Explain a yellow document: its window, its name, its effect."""
    material = table.rules.material
    facts: Facts = {"document": document.id}
    found = [Refusal(f"lay:{document.id}", "R14.3", Message("refusal-yellow-is-played", facts))]
    window = window_of(frame)
    if window == codes.NO_WINDOW or not (document.windows >> window) & 1:
        why, clause = Message("refusal-window", facts), "R14.6"
    elif (table.played[seat] >> kind) & 1:
        why, clause = Message("refusal-played-already", facts), "R14.4"
    else:
        why, clause = Message("refusal-no-effect", facts), "R14.9"
    for aim in document.aims(table.seats, seat):
        word = f"play:{document_word(material, 16 * kind + aim)}"
        found.append(Refusal(word, clause, why))
    return found


# Plans -----------------------------------------------------------------------------------------


def refused_plans(view: GluecksritterView, table: Position) -> list[Refusal]:
    """Explain sets of cards: locked, a jailed knight, too few or too many."""
    answer = view.my_answer()
    needed = plans.cards_needed(table, plans.reds_of(answer))
    jailed = bool((table.jailed >> view.seat) & 1)
    locked = Message("refusal-locked", {})
    in_jail = Message("refusal-jailed", {})
    few = Message("refusal-set-too-small", {"number": needed, "chosen": needed - 1})
    many = Message("refusal-set-too-large", {"number": needed, "chosen": needed + 1})
    found = []
    for cards in range(1, codes.CARD_SETS):
        number = codes.CARD_COUNT[cards]
        if not needed - 1 <= number <= needed + 1:
            continue
        word = f"cards:{words.CARD_WORDS[cards]}"
        if number == needed and answer >= 0:
            found.append(Refusal(word, "R5.3", locked))
        elif jailed and cards & codes.CARD_BIT[codes.KNIGHT] and number <= needed:
            found.append(Refusal(word, "R4.3", in_jail))
        elif number == needed - 1:
            found.append(Refusal(word, "R4.2", few))
        elif number == needed + 1 and answer < 0:
            found.append(Refusal(word, "R5.5", many))
    if answer >= 0:
        found.append(Refusal("clear", "R5.3", locked))
    else:
        found.append(Refusal("unlock", "R5.3", Message("refusal-nothing-to-unlock", {})))
        found.append(Refusal("clear", "R5.3", Message("refusal-nothing-to-clear", {})))
    other = locked if answer >= 0 else Message("refusal-no-such-set", {"number": needed})
    found.append(Refusal("cards:*", "R5.3" if answer >= 0 else "R4.2", other))
    return found


def refused_ransom(table: Position, seat: int, locked: bool) -> list[Refusal]:
    """Explain why no knight can be ransomed now, or not with these coins."""
    if not (table.jailed >> seat) & 1:
        message = Message("refusal-knight-is-free", {})
    elif table.rules.early_ransom:
        message = Message("refusal-ransom-too-late", {})
    elif locked and table.ducats(seat) >= table.rules.material.ransom:
        message = Message("refusal-ransom-locked", {})
    else:
        return [refused_coins(table, seat)]
    return [Refusal("ransom", "R5.9", message)]


def refused_orders(view: GluecksritterView) -> list[Refusal]:
    """Explain orders that stand already, and those for documents with which nobody reacts."""
    deck = view.rules.material.deck
    found = []
    for kind, name in enumerate(deck.names):
        if (deck.reacting >> kind) & 1:
            order = codes.ORDER_NAMES[(view.orders >> (2 * kind)) & 3]
            message = Message("refusal-order-stands", {"document": name})
            found.append(Refusal(f"order:{name}:{order}", "R18.4", message))
    found.append(Refusal("order:*", "R18.4", Message("refusal-order", {})))
    return found


def refused_coins(table: Position, seat: int) -> Refusal:
    """Explain coins that are no ransom: too few, or not the exact sum."""
    price = table.rules.material.ransom
    if table.ducats(seat) < price:
        facts: Facts = {"price": price, "ducats": table.ducats(seat)}
        return Refusal("ransom", "R5.10", Message("refusal-ransom-too-dear", facts))
    return Refusal("ransom", "R13.3", Message("refusal-name-coins", {"price": price}))


def refused_swaps(table: Position, seat: int) -> list[Refusal]:
    """Explain sets a spy cannot end up with."""
    found = []
    laid = codes.CARD_COUNT[table.cards_laid(seat)]
    jailed = bool((table.jailed >> seat) & 1)
    for cards in range(1, codes.CARD_SETS):
        word = f"swap:{words.cards_word(cards)}"
        if codes.CARD_COUNT[cards] == laid:
            if jailed and cards & codes.CARD_BIT[codes.KNIGHT]:
                found.append(Refusal(word, "R4.3", Message("refusal-jailed", {})))
            else:
                found.append(Refusal(word, "R15.5", Message("refusal-too-many-swaps", {})))
        elif abs(codes.CARD_COUNT[cards] - laid) == 1:
            found.append(Refusal(word, "R15.5", Message("refusal-swap-size", {"number": laid})))
    found.append(Refusal("swap:*", "R15.5", Message("refusal-swap-size", {"number": laid})))
    return found


# Visits ----------------------------------------------------------------------------------------


def refused_purchases(table: Position, seat: int, space: int) -> list[Refusal]:
    """Explain what a visitor cannot buy: no room, no money, never more than the helper sells."""
    material = table.rules.material
    crowded = shops.is_crowded(table, space)
    price = shops.price(table, seat, space, crowded)
    ducats = table.ducats(seat)
    most = material.most_units[space]
    found = []
    for units in range(1, most + 1):
        word = f"buy:{units}"
        if units > shops.most_units(table, seat, space):
            piece = shops.piece_of(space)
            facts: Facts = {"piece": codes.PIECES[piece], "most": material.per_castle[piece]}
            clause = "R9.4" if space == codes.JOHANN else "R10.3"
            found.append(Refusal(word, clause, Message("refusal-site-full", facts)))
        elif space == codes.JACOB and not shops.has_documents(table):
            found.append(Refusal(word, "R8.7", Message("refusal-no-documents", {})))
        elif units * price > ducats:
            facts = {"price": units * price, "ducats": ducats}
            found.append(Refusal(word, "R13.13", Message("refusal-too-dear", facts)))
        else:
            message = Message("refusal-name-coins", {"price": units * price})
            found.append(Refusal(word, "R13.3", message))
    clause = (CROWDED_CLAUSES if crowded else LONE_CLAUSES)[space]
    if space == codes.JACOB:
        clause = "R8.4"
    goods = "document" if space == codes.JACOB else codes.PIECES[shops.piece_of(space)]
    message = Message("refusal-too-many-units", {"number": most, "piece": goods})
    found.append(Refusal("buy:*", clause, message))
    return found


def refused_errands(view: GluecksritterView) -> list[Refusal]:
    """Explain errands that are not possible."""
    found = []
    for space in codes.INCOME_SPACES:
        if not view.income[2 * (space - codes.INCOME_SPACES[0])]:
            facts: Facts = {"space": view.rules.material.spaces[space]}
            found.append(Refusal(f"raid:{space}", "R11.9", Message("refusal-no-gold", facts)))
    own = f"attack:{SEAT_LETTERS[view.seat]}"
    found.append(Refusal(own, "R11.10", Message("refusal-attack-self", {})))
    return found
