"""The winner's turn: taking a privilege card and using its symbols (R5)."""

from kontor.engine import i64
from kontor.engine.frames import FORCED, MASKED, Frame, seats_of
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts, Message
from kontor.games.augsburg.rules import symbols
from kontor.games.augsburg.rules.decision import Decision
from kontor.games.augsburg.rules.rules import Rules
from kontor.games.augsburg.table import codes
from kontor.games.augsburg.table.agreed import TableRules
from kontor.games.augsburg.table.view import AugsburgView


class Taking(Decision):
    """Which card of the display the winner takes."""

    def __init__(self) -> None:
        super().__init__(FORCED)

    def menu(self, state: Rules, frame: Frame, seat: int) -> Menu:
        """Offer the cards on display (R5.1, R5.2)."""
        menu = state.fresh_menu()
        menu.add(codes.TAKE, state.display)
        return menu

    def act(self, state: Rules, frame: Frame, seat: int, option: int) -> None:
        """Take a card from the display (R2.9) and begin to use it."""
        card = option - codes.TAKE
        state.display &= ~(1 << card)
        state.privilege = card
        if state.log is not None:
            name = state.rules.material.privileges[card]
            state.tell("took-privilege", {"seat": seat, "card": name})
        state.stack[-1] = codes.USING_FRAMES[seat]

    def prompt(self, view: AugsburgView) -> Message:
        """Ask for a card."""
        return Message("prompt-take", {})

    def waiting(self, view: AugsburgView) -> Message:
        """Say who takes a card."""
        return Message("waiting-take", {"seat": seats_of(view.asked)[0]})


class Using(Decision):
    """What the winner does with the card, use by use."""

    def __init__(self) -> None:
        super().__init__(MASKED)

    def automation(self, rules: TableRules) -> int:
        """Mask the only answer, unless everybody sees what can be paid (R5.9)."""
        return FORCED if rules.money_is_open else self.policy

    def menu(self, state: Rules, frame: Frame, seat: int) -> Menu:
        """Offer the uses: symbols in their modes, waive, build, finish (R5.3 to R5.9)."""
        menu = state.fresh_menu()
        if state.uses_left:
            left = symbols_left(state)
            symbol: i64 = 0
            while left:
                if left & 1:
                    if symbol < len(codes.CATEGORIES):  # R5.7: without a mode there is no option
                        menu.add(codes.use(symbol, 0), symbols.modes(state, seat, symbol))
                    else:  # R6.7
                        menu.add_one(codes.use(symbol, codes.PLAIN))
                left >>= 1
                symbol += 1
            menu.add_one(codes.WAIVE)  # R5.5
        if state.tile(seat, codes.MASTER_BUILDER) and not state.has_built:  # R8.8, R8.10, R8.11
            for kind in codes.BUILDINGS:
                if state.may_build(seat, kind):
                    menu.add_one(codes.BUILD + kind)
        if not state.uses_left:
            menu.add_one(codes.FINISH)
        return menu

    def act(self, state: Rules, frame: Frame, seat: int, option: int) -> None:
        """Carry out one use completely (R5.4), or begin the question that interrupts it."""
        if option >= codes.BUILD:  # R8.9: spends no use
            state.has_built = True
            state.tell("builder-works", {"seat": seat})
            state.build(seat, option - codes.BUILD)
        elif option == codes.WAIVE:
            state.uses_left -= 1
            state.spent = (*state.spent, codes.WAIVED)
            if state.log is not None:
                state.tell("waived", {"seat": seat})
            state.gain(seat, state.rules.material.waive_prestige)
        elif option == codes.FINISH:
            state.has_built = True
        else:
            symbol = (option - codes.USE) // codes.MODES
            state.uses_left -= 1
            state.spent = (*state.spent, symbol)
            symbols.use(state, seat, symbol, (option - codes.USE) % codes.MODES)
        state.go_on_with_turn()

    def prompt(self, view: AugsburgView) -> Message:
        """Ask for a use."""
        facts: Facts = {"number": view.uses_left, "buildings": view.payable_buildings()}
        return Message("prompt-use", facts)

    def waiting(self, view: AugsburgView) -> Message:
        """Say who uses a card."""
        return Message("waiting-use", {"seat": seats_of(view.asked)[0]})


def symbols_left(state: Rules) -> i64:
    """Return, as bits, the symbols that may still be spent: each as often as printed (R5.3)."""
    left: i64 = 0
    spent = state.spent
    before: i64 = codes.NO_PRIVILEGE
    printed: i64 = 0
    bit: i64 = 1
    symbol: i64
    for symbol in state.rules.material.symbols[state.privilege]:  # sorted: equal ones in a row
        printed = printed + 1 if symbol == before else 1
        before = symbol
        if not spent or printed > times(spent, symbol):
            left |= bit << symbol
    return left


def times(spent: tuple[int, ...], symbol: i64) -> i64:
    """Count how often a symbol has been spent."""
    found: i64 = 0
    other: i64
    for other in spent:
        if other == symbol:
            found += 1
    return found
