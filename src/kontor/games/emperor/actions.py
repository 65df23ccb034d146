"""R7 Actions: what a player may do in a turn of phase IV, and what follows from it.

| turn                        | numbers                  | clauses    |
| --------------------------- | ------------------------ | ---------- |
| buy a card, carry it out    | EFFECT and above         | R7.3, R8   |
| buy a card for the election | BUY_KEPT + card          | R7.7, R8   |
| buy a card without using it | BUY_UNUSED + card        | R15.4      |
| place or move a knight      | KNIGHT_PLACE, KNIGHT_MOVE| R9         |
| use a privilege             | USE_*                    | R10        |
| pass                        | PASS                     | R7.2       |
"""

from kontor.engine import zones
from kontor.games.emperor import effects, setup
from kontor.games.emperor.codes import (
    ASK_ACTION,
    BARON,
    BRANDENBURG,
    BUY_KEPT,
    BUY_UNUSED,
    COLOGNE,
    EFFECT,
    EFFECT_CARDS,
    EFFECT_END,
    ELECTION_CARDS,
    ELECTORATES,
    ELECTORS,
    GRAY_EMINENCE,
    KNIGHT,
    KNIGHT_MOVE,
    KNIGHT_PLACE,
    NOBODY,
    PALATINATE,
    PASS,
    RIVAL,
    SPACES,
    STANDS,
    TRIER,
    USE_BRANDENBURG,
    USE_COLOGNE,
    USE_PALATINATE,
    USE_TRIER,
    card_of_effect,
)
from kontor.games.emperor.material import CARD_NAMES
from kontor.games.emperor.names import place_name
from kontor.games.emperor.position import Position
from kontor.games.emperor.realm import add


def begin(position: Position) -> None:
    """Begin phase IV with the Emperor (R3.2, R7.1)."""
    position.board.active = (position.board.emperor - 1) % position.seats
    position.board.out = 0


def go_on(position: Position) -> None:
    """Give the turn to the next player who is still in; end the phase when all are out (R7.2)."""
    # R7.13: a forced decision is a question of its own and asks those who are out as well.
    board = position.board
    seats = position.seats
    if board.step == 0:
        begin(position)
        board.step = 1
        if position.log is not None:
            position.tell("actions-begin", {"round": board.round})
    for step in range(1, seats + 1):
        seat = (board.active + step) % seats
        if not (board.out >> seat) & 1:
            board.active = seat
            position.ask(ASK_ACTION, seat)
            return
    board.active = NOBODY
    position.begin(ELECTORS)


# What is possible -------------------------------------------------------------------------


def options(position: Position, seat: int) -> list[int]:
    """List everything a player may do in this turn (R7.1)."""
    board = position.board
    prices = position.rules.material.prices
    thalers = board.thalers[seat]
    entrances = board.entrances()
    chosen = [PASS]
    trier = board.may_use(TRIER, seat)
    for card in EFFECT_CARDS:
        if thalers < prices[card]:  # R7.4
            continue
        if zones.count(board.stacks, card):
            effects.add_ways(position, seat, card, entrances, chosen)
            if position.rules.may_buy_unusable:
                chosen.append(BUY_UNUSED + card)
        elif trier:  # R7.5, R10.4, R10.5
            for effect in effects.of_card(position, seat, card, entrances):
                chosen.append(USE_TRIER + effect)
    for card in ELECTION_CARDS:
        if card == RIVAL and seat == board.emperor:  # R7.9
            continue
        if zones.count(board.stacks, card) and thalers >= prices[card]:
            chosen.append(BUY_KEPT + card)
    if thalers >= prices[KNIGHT]:
        add_knight_options(position, seat, chosen)
    if board.may_use(COLOGNE, seat):
        effects.add_patients(position, seat, USE_COLOGNE, chosen)
    if board.aristocrats[seat] and board.may_use(PALATINATE, seat):
        for entrance in entrances:
            chosen.append(USE_PALATINATE + entrance)
    if board.may_use(BRANDENBURG, seat) and zones.count(board.stacks, GRAY_EMINENCE):
        chosen.append(USE_BRANDENBURG)
    return chosen


def add_knight_options(position: Position, seat: int, chosen: list[int]) -> None:
    """Add placing a knight (R9.1) and moving one to another free space (R9.2)."""
    board = position.board
    free = board.free_stands()
    supply = board.knight_supply[seat]
    if supply:
        for stand in free:
            chosen.append(KNIGHT_PLACE + stand)
    if supply == position.rules.material.knights:
        return
    for electorate in range(ELECTORATES):
        first = KNIGHT_MOVE + electorate * SPACES * STANDS
        if zones.count(board.knights[electorate], seat):
            for stand in free:
                chosen.append(first + stand)
        if zones.count(board.castles[electorate], seat):
            for stand in free:
                chosen.append(first + STANDS + stand)


# What happens -----------------------------------------------------------------------------


def act(position: Position, seat: int, option: int) -> None:
    """Carry out one turn."""
    board = position.board
    if option >= EFFECT:
        buy_or_repeat(position, seat, option)
    elif option >= USE_PALATINATE:
        use_privilege(position, seat, PALATINATE)
        add(board.aristocrats, seat, -1)
        position.let_enter(option - USE_PALATINATE, seat, BARON, "immigrated")  # R10.7
    elif option >= USE_COLOGNE:
        use_privilege(position, seat, COLOGNE)
        effects.treat(position, seat, option - USE_COLOGNE)  # R10.6
    elif option >= KNIGHT_MOVE:
        move_knight(position, seat, option - KNIGHT_MOVE)
    elif option >= KNIGHT_PLACE:
        pay(position, seat, position.rules.material.prices[KNIGHT])
        setup.place_knight(position, seat, option - KNIGHT_PLACE)
    elif option >= BUY_UNUSED:
        buy_without_effect(position, seat, option)
    elif option == USE_BRANDENBURG:
        use_privilege(position, seat, BRANDENBURG)
        take_card(position, seat, GRAY_EMINENCE)  # R10.8
    else:
        leave(position, seat)


def buy_or_repeat(position: Position, seat: int, option: int) -> None:
    """Buy a card and carry it out (R7.3), or repeat an exhausted one in Trier (R10.4)."""
    repeated = option >= EFFECT_END
    effect = option - USE_TRIER if repeated else option
    card = card_of_effect(effect)
    price = effects.price(position.rules, effect)
    if repeated:
        use_privilege(position, seat, TRIER)
        pay(position, seat, price)
        if position.log is not None:
            position.tell("repeated", {"seat": seat, "card": CARD_NAMES[card], "number": price})
    else:
        buy(position, seat, card, price)
    effects.carry_out(position, seat, effect)


def buy_without_effect(position: Position, seat: int, option: int) -> None:
    """Buy a card that is kept for the election, or one that is not used at all (R15.4)."""
    card = option - BUY_KEPT if option >= BUY_KEPT else option - BUY_UNUSED
    buy(position, seat, card, position.rules.material.prices[card])
    if option < BUY_KEPT:
        if position.log is not None:
            position.tell("card-unused", {"seat": seat, "card": CARD_NAMES[card]})
    elif card == RIVAL:  # R8.1; R7.8: the phase is over for the challenger
        position.board.rival = seat
        position.board.out |= 1 << seat
        position.tell_seat("challenged", seat)


def buy(position: Position, seat: int, card: int, price: int) -> None:
    """Pay a card and take it into the own row (R7.3); another of its kind may follow (R7.12)."""
    # R15.5: a card of phase VI works in the election, whatever it was bought for.
    pay(position, seat, price)
    take_card(position, seat, card)
    if position.log is not None:
        position.tell("bought", {"seat": seat, "card": CARD_NAMES[card], "number": price})


def pay(position: Position, seat: int, price: int) -> None:
    """Pay the full price; the chip stays where it is (R7.4, R4.7)."""
    add(position.board.thalers, seat, -price)


def take_card(position: Position, seat: int, card: int) -> None:
    """Move a card from its stack to a row."""
    position.board.stacks -= zones.one(card)
    add(position.board.rows, seat, zones.one(card))


def use_privilege(position: Position, seat: int, electorate: int) -> None:
    """Move the elector to the privilege space: once a round (R10.2)."""
    position.board.used |= 1 << electorate
    position.tell_place("privilege-used", seat, electorate)


def move_knight(position: Position, seat: int, way: int) -> None:
    """Move an own knight to another free space (R9.2); it displaces nothing (R9.3)."""
    # R9.4: as often as there is money, and no card is taken.
    board = position.board
    origin = way // STANDS
    target = way % STANDS
    pay(position, seat, position.rules.material.prices[KNIGHT])
    board.take_knight(origin, seat)
    board.put_knight(target, seat)
    if position.log is not None:
        position.tell(
            "knight-moved",
            {
                "seat": seat,
                "origin": place_name(origin // SPACES),
                "place": place_name(target // SPACES),
                "space": "castle_space" if target % SPACES else "noble_space",
            },
        )


def leave(position: Position, seat: int) -> None:
    """Pass for the rest of the phase (R7.2); the log says when nothing else was left (R7.14)."""
    if position.log is not None:
        forced = len(options(position, seat)) == 1
        position.tell("passed-forced" if forced else "passed", {"seat": seat})
    position.board.out |= 1 << seat
