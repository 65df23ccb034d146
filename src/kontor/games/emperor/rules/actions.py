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

from kontor.engine import i64, seat_numbers, zones
from kontor.engine.chance import Chance
from kontor.engine.frames import FORCED, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts
from kontor.games.emperor.rules import effects
from kontor.games.emperor.rules.decision import Decision
from kontor.games.emperor.rules.deeds import Deeds
from kontor.games.emperor.table import codes, targets
from kontor.games.emperor.table.material import CARD_NAMES
from kontor.games.emperor.table.names import place_name
from kontor.games.emperor.table.public import add
from kontor.games.emperor.table.view import EmperorView


def go_on(state: Deeds) -> None:
    """Give the turn to the next player who is still in; end the phase when all are out (R7.2)."""
    # R7.13: a forced decision is a question of its own and asks those who are out as well.
    board = state.board
    seats: i64 = state.seats
    if board.step == 0:
        board.active = (board.emperor - 1) % seats  # R3.2, R7.1: the Emperor begins
        board.out = 0
        board.step = 1
        if state.log is not None:
            state.tell("actions-begin", {"round": board.round})
    seat: i64 = board.active
    out: i64 = board.out
    for _step in range(seats):
        seat += 1
        if seat == seats:
            seat = 0
        if not (out >> seat) & 1:
            board.active = seat
            state.ask(codes.ASK_ACTION, seat)
            return
    board.active = codes.NOBODY
    state.begin(codes.ELECTORS)


class Action(Decision):
    """One turn of phase IV: a card, a privilege, a knight, or passing (R7.1)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_ACTION, "R7.1", FORCED)  # R7.14: only passing is left

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer everything a player may do in this turn."""
        add_possible(state, seat, menu, counted=False)

    def random_option(self, state: Deeds, frame: Frame, seat: int, chance: Chance) -> int:
        """Choose any of the many options; patients are named only if it is one of them."""
        menu = state.fresh_menu()
        add_possible(state, seat, menu, counted=True)
        option = menu.nth(chance.below(menu.size))
        if option < codes.COUNTED:
            return option
        option -= codes.COUNTED
        menu = state.fresh_menu()
        first = option // codes.MOST_PATIENTS
        targets.add_patients(state.board, seat, first, menu, counted=False)
        return menu.nth(option % codes.MOST_PATIENTS)

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Carry out one turn."""
        take_turn(state, seat, option)

    def told(self, view: EmperorView, frame: Frame) -> Facts:
        """Tell how many Thalers there are to spend."""
        return {"number": view.board.thalers[view.seat]}


# What is possible -------------------------------------------------------------------------


def add_possible(state: Deeds, seat: i64, menu: Menu, counted: bool) -> None:
    """Add everything a player may do in this turn (R7.1); patients may be counted only."""
    board = state.board
    affordable: i64 = state.rules.material.affordable[board.thalers[seat]]  # R7.4
    there: i64 = zones.kinds_set(board.stacks)
    entrances: i64 = board.entrances()
    menu.add_one(codes.PASS)
    privileges = board.privileges(seat)
    trier = (privileges >> codes.TRIER) & 1
    card: i64 = 0
    left: i64 = affordable & codes.EFFECT_SET
    while left:
        if left & 1:
            if (there >> card) & 1:
                targets.add_ways(board, seat, card, entrances, menu, counted)
                if state.rules.may_buy_unusable:
                    menu.add_one(codes.BUY_UNUSED + card)
            elif trier:  # R7.5, R10.4, R10.5
                menu.base = codes.USE_TRIER
                targets.add_ways(board, seat, card, entrances, menu, counted)
                menu.base = 0
        left >>= 1
        card += 1
    kept = affordable & there & codes.ELECTION_SET
    if seat == board.emperor:  # R7.9
        kept &= ~(1 << codes.RIVAL)
    menu.add(codes.BUY_KEPT, kept)
    if (affordable >> codes.KNIGHT) & 1:
        add_knight_options(state, seat, menu)
    if (privileges >> codes.COLOGNE) & 1:
        targets.add_patients(board, seat, codes.USE_COLOGNE, menu, counted)
    if (privileges >> codes.PALATINATE) & 1 and board.aristocrats[seat]:
        menu.add(codes.USE_PALATINATE, entrances)
    if (privileges >> codes.BRANDENBURG) & 1 and (there >> codes.GRAY_EMINENCE) & 1:
        menu.add_one(codes.USE_BRANDENBURG)


def add_knight_options(state: Deeds, seat: i64, menu: Menu) -> None:
    """Add placing a knight (R9.1) and moving one to another free space (R9.2)."""
    board = state.board
    free: i64 = board.free_stands()
    supply = board.knight_supply[seat]
    if supply:
        menu.add(codes.KNIGHT_PLACE, free)
    if supply == state.rules.material.knights:
        return
    first: i64 = codes.KNIGHT_MOVE
    knights = seat_numbers.of(board.knight_sites, seat)
    castles = seat_numbers.of(board.castle_sites, seat)
    while knights | castles:
        if knights & 1:
            menu.add(first, free)
        if castles & 1:
            menu.add(first + codes.STANDS, free)
        knights >>= 1
        castles >>= 1
        first += codes.SPACES * codes.STANDS


# What happens -----------------------------------------------------------------------------


def take_turn(state: Deeds, seat: int, option: int) -> None:
    """Carry out one turn."""
    board = state.board
    if option >= codes.EFFECT:
        buy_or_repeat(state, seat, option)
    elif option >= codes.USE_PALATINATE:
        use_privilege(state, seat, codes.PALATINATE)
        add(board.aristocrats, seat, -1)
        state.let_enter(option - codes.USE_PALATINATE, seat, codes.BARON, "immigrated")  # R10.7
    elif option >= codes.USE_COLOGNE:
        use_privilege(state, seat, codes.COLOGNE)
        effects.treat(state, seat, option - codes.USE_COLOGNE)  # R10.6
    elif option >= codes.KNIGHT_MOVE:
        move_knight(state, seat, option - codes.KNIGHT_MOVE)
    elif option >= codes.KNIGHT_PLACE:
        pay(state, seat, state.rules.material.prices[codes.KNIGHT])
        state.place_knight(seat, option - codes.KNIGHT_PLACE)
    elif option >= codes.BUY_UNUSED:
        buy_without_effect(state, seat, option)
    elif option == codes.USE_BRANDENBURG:
        use_privilege(state, seat, codes.BRANDENBURG)
        take_card(state, seat, codes.GRAY_EMINENCE)  # R10.8
    else:
        leave(state, seat)


def buy_or_repeat(state: Deeds, seat: int, option: int) -> None:
    """Buy a card and carry it out (R7.3), or repeat an exhausted one in Trier (R10.4)."""
    repeated = option >= codes.EFFECT_END
    effect = option - codes.USE_TRIER if repeated else option
    card = codes.card_of_effect(effect)
    price = targets.price(state.rules, effect)
    if repeated:
        use_privilege(state, seat, codes.TRIER)
        pay(state, seat, price)
        if state.log is not None:
            state.tell("repeated", {"seat": seat, "card": CARD_NAMES[card], "number": price})
    else:
        buy(state, seat, card, price)
    effects.carry_out(state, seat, effect)


def buy_without_effect(state: Deeds, seat: int, option: int) -> None:
    """Buy a card that is kept for the election, or one that is not used at all (R15.4)."""
    card = option - codes.BUY_KEPT if option >= codes.BUY_KEPT else option - codes.BUY_UNUSED
    buy(state, seat, card, state.rules.material.prices[card])
    if option < codes.BUY_KEPT:
        if state.log is not None:
            state.tell("card-unused", {"seat": seat, "card": CARD_NAMES[card]})
    elif card == codes.RIVAL:  # R8.1; R7.8: the phase is over for the challenger
        state.board.rival = seat
        state.board.out |= 1 << seat
        if state.log is not None:
            state.tell("challenged", {"seat": seat, "emperor_seat": state.board.emperor})


def buy(state: Deeds, seat: int, card: int, price: int) -> None:
    """Pay a card and take it into the own row (R7.3); another of its kind may follow (R7.12)."""
    # R15.5: a card of phase VI works in the election, whatever it was bought for.
    pay(state, seat, price)
    take_card(state, seat, card)
    if state.log is not None:
        state.tell("bought", {"seat": seat, "card": CARD_NAMES[card], "number": price})


def pay(state: Deeds, seat: int, price: int) -> None:
    """Pay the full price; the chip stays where it is (R7.4, R4.7)."""
    add(state.board.thalers, seat, -price)


def take_card(state: Deeds, seat: int, card: int) -> None:
    """Move a card from its stack to a row."""
    state.board.stacks -= zones.one(card)
    add(state.board.rows, seat, zones.one(card))


def use_privilege(state: Deeds, seat: int, electorate: int) -> None:
    """Move the elector to the privilege space: once a round (R10.2)."""
    state.board.used |= 1 << electorate
    state.tell_place("privilege-used", seat, electorate)


def move_knight(state: Deeds, seat: int, way: int) -> None:
    """Move an own knight to another free space (R9.2); it displaces nothing (R9.3)."""
    # R9.4: as often as there is money, and no card is taken.
    board = state.board
    origin = way // codes.STANDS
    target = way % codes.STANDS
    pay(state, seat, state.rules.material.prices[codes.KNIGHT])
    board.take_knight(origin, seat)
    board.put_knight(target, seat)
    if state.log is not None:
        stays = origin // codes.SPACES == target // codes.SPACES
        state.tell(
            "knight-shifted" if stays else "knight-moved",
            {
                "seat": seat,
                "origin": place_name(origin // codes.SPACES),
                "place": place_name(target // codes.SPACES),
                "space": "castle_space" if target % codes.SPACES else "noble_space",
            },
        )


def leave(state: Deeds, seat: int) -> None:
    """Pass for the rest of the phase (R7.2); the log says when nothing else was left (R7.14)."""
    if state.log is not None:
        menu = state.fresh_menu()
        add_possible(state, seat, menu, counted=True)
        state.tell("passed-forced" if menu.size == 1 else "passed", {"seat": seat})
    state.board.out |= 1 << seat
