"""The winner's turn: taking a privilege card (R5) and using its symbols (R6 to R10)."""

from kontor.engine.frames import Frame
from kontor.games.augsburg import notes
from kontor.games.augsburg.answers import (
    BUILD,
    CASH,
    CLIMB,
    COMPENSATION_MONEY,
    DISCARD,
    FINISH,
    MODES,
    PLAIN,
    STEAL,
    TAKE,
    TILE,
    USE,
    WAIVE,
    use,
)
from kontor.games.augsburg.material import (
    AGENCY,
    BUILDINGS,
    CATEGORIES,
    CATHEDRAL,
    CHURCH,
    COAT_OF_ARMS,
    MASTER_BUILDER,
    MINT_MASTER,
    MONEY_500,
    PATENT_OF_NOBILITY,
    PEERAGE,
    PRESTIGE_7,
    RIGHT_CATEGORY,
    RIGHTS,
    TOP_LEVEL,
)
from kontor.games.augsburg.notes import ZONE
from kontor.games.augsburg.sheets import level_name
from kontor.games.augsburg.table import (
    COMPENSATION,
    DISCARDING,
    NO_PRIVILEGE,
    NOBODY,
    TAKING_FRAMES,
    USING_FRAMES,
    WAIVED,
    Table,
)

# R5 Taking and using a privilege card -----------------------------------------------------------


def begin(table: Table, winner: int) -> None:
    """Let the winner of the auction take a card at once (R5.1)."""
    table.winner = winner
    table.uses_left = table.rules.material.uses
    table.has_built = False
    table.privilege = NO_PRIVILEGE
    table.spent = ()
    table.stack.append(TAKING_FRAMES[winner])


def takings(table: Table) -> list[int]:
    """List the cards on display (R5.1, R5.2)."""
    found = []
    option = TAKE
    cards = table.display
    while cards:
        if cards & 1:
            found.append(option)
        cards >>= 1
        option += 1
    return found


def take(table: Table, seat: int, option: int) -> None:
    """Take a card from the display (R2.9) and begin to use it."""
    card = option - TAKE
    table.display &= ~(1 << card)
    table.privilege = card
    if table.log is not None:
        name = table.rules.material.privileges[card]
        table.tell("took-privilege", {"seat": seat, "card": name})
    table.stack[-1] = USING_FRAMES[seat]


def symbols_left(table: Table) -> list[int]:
    """List the kinds of symbol that may still be spent: each as often as printed (R5.3)."""
    left: list[int] = []
    spent = table.spent
    before = NO_PRIVILEGE
    printed = 0
    for symbol in table.rules.material.symbols[table.privilege]:  # sorted: equal ones in a row
        printed = printed + 1 if symbol == before else 1
        before = symbol
        if printed > spent.count(symbol) and (not left or left[-1] != symbol):
            left.append(symbol)
    return left


def uses(table: Table, seat: int) -> list[int]:
    """List the uses of the card: symbols in their modes, waive, build, finish (R5.3 to R5.9)."""
    found: list[int] = []
    if table.uses_left:
        for symbol in symbols_left(table):
            if symbol < len(CATEGORIES):  # R5.7: without a mode there is no option
                add_modes(table, seat, symbol, found)
            else:  # R6.7
                found.append(use(symbol, PLAIN))
        found.append(WAIVE)  # R5.5
    if table.tile(seat, MASTER_BUILDER) and not table.has_built:  # R8.8, R8.10, R8.11
        for kind in BUILDINGS:
            if may_build(table, seat, kind):
                found.append(BUILD + kind)
    if not table.uses_left:
        found.append(FINISH)
    return found


def add_modes(table: Table, seat: int, category: int, found: list[int]) -> None:
    """Add the legal modes of a category symbol (R8.1, R9.1, R10.1)."""
    level = table.level(seat, category)
    if level < TOP_LEVEL:
        if table.supply(category, level + 1):
            found.append(use(category, CLIMB))
        else:  # R7.6, R7.7
            for other in range(table.seats):
                if table.level(other, category) == level + 1:  # R7.14
                    found.append(use(category, STEAL + other))
    if category == AGENCY:
        if level >= table.rules.material.cash_level:  # R10.2
            found.append(use(category, CASH))  # R10.3: at level 4 nothing else
        return
    if category == PEERAGE:
        add_tile(table, seat, category, COAT_OF_ARMS, found)
        add_tile(table, seat, category, PATENT_OF_NOBILITY, found)
        if not table.rules.peerage_builds:  # R8.14, R16.5
            return
    else:
        add_tile(table, seat, category, MINT_MASTER, found)
        add_tile(table, seat, category, MASTER_BUILDER, found)
    for kind in BUILDINGS:  # R8.5
        if may_build(table, seat, kind):
            found.append(use(category, TILE + kind))


def add_tile(table: Table, seat: int, category: int, kind: int, found: list[int]) -> None:
    """Add the use of a symbol for a rights tile, if it is open to the player."""
    if may_take_tile(table, seat, kind):
        found.append(use(category, TILE + kind))


def may_take_tile(table: Table, seat: int, kind: int) -> bool:
    """Tell whether level and sheet allow a tile (R8.2 to R8.4, R8.13, R9.2 to R9.4)."""
    return (
        table.level(seat, RIGHT_CATEGORY[kind]) >= table.rules.material.right_level[kind]
        and not table.tile(seat, kind)
        and table.top_tile(kind) > 0
    )


def may_build(table: Table, seat: int, kind: int) -> bool:
    """Tell whether a player lacks a building and can pay it now (R8.6, R8.7, R8.12, R8.13)."""
    price = table.top_tile(kind)
    return 0 < price <= table.money[seat] and not table.tile(seat, kind)


def spend(table: Table, seat: int, option: int) -> None:
    """Carry out one use completely (R5.4), or begin the question that interrupts it."""
    if option >= BUILD:  # R8.9: spends no use
        table.has_built = True
        table.tell("builder-works", {"seat": seat})
        table.build(seat, option - BUILD)
    elif option == WAIVE:
        table.uses_left -= 1
        table.spent = (*table.spent, WAIVED)
        table.tell("waived", {"seat": seat})
        table.gain(seat, table.rules.material.waive_prestige)
    elif option == FINISH:
        table.has_built = True
    else:
        symbol = (option - USE) // MODES
        mode = (option - USE) % MODES
        table.uses_left -= 1
        table.spent = (*table.spent, symbol)
        if mode == PLAIN:
            use_plain_symbol(table, seat, symbol)
        elif mode >= TILE:
            use_for_tile(table, seat, mode - TILE)
        elif mode == CASH:  # R10.1
            money = table.rules.material.cash_option
            table.earn(seat, money)
            table.tell("cashed", {"seat": seat, "money": money})
        else:
            climb(table, seat, symbol, mode - STEAL if mode >= STEAL else NOBODY)


def turn_is_over(table: Table) -> bool:
    """Tell whether nothing is left to do (R5.9); what a secret purse can pay stays secret."""
    seat = table.winner
    if table.uses_left:
        return False
    if table.has_built or not table.tile(seat, MASTER_BUILDER):
        return True
    if table.rules.money_is_open and table.rules.version > 1:
        return not (may_build(table, seat, CHURCH) or may_build(table, seat, CATHEDRAL))
    return not (may_lack(table, seat, CHURCH) or may_lack(table, seat, CATHEDRAL))


def may_lack(table: Table, seat: int, kind: int) -> bool:
    """Tell whether a player has yet to build something that is still there."""
    return table.top_tile(kind) > 0 and not table.tile(seat, kind)


def end(table: Table) -> None:
    """Lay the card aside (R2.9, R5.6, R5.8); the winner opens the next auction (R2.4)."""
    table.opener = table.winner
    table.winner = NOBODY


# R6 Money, prestige and draw symbols ------------------------------------------------------------


def use_plain_symbol(table: Table, seat: int, symbol: int) -> None:
    """Take money (R6.1), gain prestige (R6.2) or draw notes (R6.3)."""
    material = table.rules.material
    if symbol == MONEY_500:
        table.earn(seat, material.symbol_money)
        table.tell("took-money", {"seat": seat, "money": material.symbol_money})
    elif symbol <= PRESTIGE_7:
        table.gain(seat, material.symbol_prestige[symbol])
    else:
        draw(table, seat)


def draw(table: Table, seat: int) -> None:
    """Draw notes unseen, as many as there are (R6.3 to R6.5), then ask for a discard."""
    drawn: list[int] = []
    while len(drawn) < table.rules.material.draw_cards and table.deck_size() + len(table.discard):
        card = table.take_card()
        notes.add(table.hands, seat * ZONE, card)
        table.known_cards[seat] += 1
        drawn.append(card)
    if not drawn:
        table.tell("nothing-to-draw", {"seat": seat})
        return
    if table.log is not None:
        facts = {"seat": seat, "number": len(drawn)}
        table.confide("drew", {**facts}, {"cards": table.names(drawn)}, seat)
    table.stack.append(Frame(DISCARDING, 1 << seat, tuple(sorted(drawn))))


def discards(table: Table, frame: Frame, seat: int) -> list[int]:
    """List the cards that may be discarded: the whole hand (R6.3) or the drawn ones (R16.6)."""
    if not table.rules.discard_from_drawn:
        return [DISCARD + card for card in notes.kinds(table.hands, seat * ZONE)]
    drawn = frame.about
    return [
        DISCARD + card for index, card in enumerate(drawn) if not index or drawn[index - 1] != card
    ]


def discard(table: Table, seat: int, option: int) -> None:
    """Discard one card face up (R6.3, R15.5)."""
    card = option - DISCARD
    table.discard_openly(seat, notes.zone_of([card]))
    table.last_discard = card
    if table.log is not None:
        table.tell("discarded", {"seat": seat, "card": table.rules.material.cards[card]})


# R7 Climbing and stealing -----------------------------------------------------------------------


def climb(table: Table, seat: int, category: int, victim: int) -> None:
    """Go up one level (R7.1, R7.3 to R7.5, R7.15), at the cost of a victim if need be (R7.6)."""
    level = table.level(seat, category) + 1
    table.set_level(seat, category, level)
    if victim == NOBODY:
        if table.log is not None:
            table.tell("climbed", {"seat": seat, "level": level_name(category, level)})
        return
    # R7.8 to R7.10: one level down; for the large card the victim gets the thief's medium one.
    table.set_level(victim, category, level - 1)
    if table.log is not None:
        name = level_name(category, level)
        table.tell("stole", {"seat": seat, "victim_seat": victim, "level": name})
    table.stack.append(Frame(COMPENSATION, 1 << victim, (seat, category)))


def compensate(table: Table, seat: int, option: int) -> None:
    """Pay a robbed player as he chooses (R7.11); his tiles stay where they are (R7.12)."""
    material = table.rules.material
    if option == COMPENSATION_MONEY:
        table.earn(seat, material.theft_money)
        table.tell("took-compensation", {"seat": seat, "money": material.theft_money})
    else:
        table.tell("took-honour", {"seat": seat})
        table.gain(seat, material.theft_prestige)


# R8, R9 Rights and buildings --------------------------------------------------------------------


def use_for_tile(table: Table, seat: int, kind: int) -> None:
    """Build, or take the top tile of a pile (R8.6, R9.5)."""
    if kind in (CHURCH, CATHEDRAL):
        table.build(seat, kind)
        return
    number = table.take_tile(seat, kind)
    if table.log is not None:
        event = "took-title" if RIGHT_CATEGORY[kind] == PEERAGE else "took-right"
        last = int(table.round == table.rules.rounds)
        table.tell(event, {"seat": seat, "tile": RIGHTS[kind], "points": number, "last": last})
