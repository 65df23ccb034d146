"""What the symbols of a privilege card do (R6 to R10), and the questions that interrupt a turn."""

from kontor.engine import i64
from kontor.engine.frames import MASKED, Frame, seats_of
from kontor.engine.menu import Menu
from kontor.engine.messages import Message
from kontor.games.augsburg.rules.decision import Decision
from kontor.games.augsburg.rules.rules import Rules
from kontor.games.augsburg.table import codes, packing
from kontor.games.augsburg.table.packing import ZONE
from kontor.games.augsburg.table.player_sheets import level_name
from kontor.games.augsburg.table.view import AugsburgView

# The modes of a category symbol -----------------------------------------------------------------


def modes(state: Rules, seat: int, category: int) -> i64:
    """Return the legal modes of a category symbol, as bits (R8.1, R9.1, R10.1)."""
    found: i64 = 0
    bit: i64 = 1
    kind: i64
    other: i64
    level = state.level(seat, category)
    if level < codes.TOP_LEVEL:
        if state.supply(category, level + 1):
            found = bit << codes.CLIMB
        else:  # R7.6, R7.7
            for other in range(state.seats):
                if state.level(other, category) == level + 1:  # R7.14
                    found |= bit << (codes.STEAL + other)
    if category == codes.AGENCY:
        # R10.2; R10.3: at level 4 nothing else
        return found | bit << codes.CASH if level >= state.rules.material.cash_level else found
    for kind in codes.TILES_OF_SYMBOL[category]:  # R8.2 to R8.4, R9.2 to R9.4
        if level >= state.rules.material.right_level[kind] and state.may_lack(seat, kind):
            found |= bit << (codes.TILE + kind)
    if category == codes.OFFICE or state.rules.peerage_builds:  # R8.14, R16.5
        for kind in codes.BUILDINGS:  # R8.5
            if state.may_build(seat, kind):
                found |= bit << (codes.TILE + kind)
    return found


def may_take_tile(state: Rules, seat: int, kind: int) -> bool:
    """Tell whether level and sheet allow a tile (R8.2 to R8.4, R8.13, R9.2 to R9.4)."""
    level = state.level(seat, codes.RIGHT_CATEGORY[kind])
    return level >= state.rules.material.right_level[kind] and state.may_lack(seat, kind)


def use(state: Rules, seat: int, symbol: int, mode: int) -> None:
    """Use a symbol in one of its modes."""
    if mode == codes.PLAIN:
        use_plain(state, seat, symbol)
    elif mode >= codes.TILE:
        use_for_tile(state, seat, mode - codes.TILE)
    elif mode == codes.CASH:  # R10.1
        money = state.rules.material.cash_option
        state.earn(seat, money)
        if state.log is not None:
            state.tell("cashed", {"seat": seat, "money": money})
    else:
        victim = mode - codes.STEAL if mode >= codes.STEAL else codes.NOBODY
        climb(state, seat, symbol, victim)


# R6 Money, prestige and draw symbols ------------------------------------------------------------


def use_plain(state: Rules, seat: int, symbol: int) -> None:
    """Take money (R6.1), gain prestige (R6.2) or draw notes (R6.3)."""
    material = state.rules.material
    if symbol == codes.MONEY_500:
        state.earn(seat, material.symbol_money)
        if state.log is not None:
            state.tell("took-money", {"seat": seat, "money": material.symbol_money})
    elif symbol <= codes.PRESTIGE_7:
        state.gain(seat, material.symbol_prestige[symbol])
    else:
        draw(state, seat)


def draw(state: Rules, seat: int) -> None:
    """Draw notes unseen, as many as there are (R6.3 to R6.5), then ask for a discard."""
    drawn: list[int] = []
    while len(drawn) < state.rules.material.draw_cards and state.deck_size() + len(state.discard):
        card = state.take_card()
        state.receive(seat, card)
        drawn.append(card)
    if not drawn:
        state.tell("nothing-to-draw", {"seat": seat})
        return
    if state.log is not None:
        facts = {"seat": seat, "number": len(drawn)}
        state.confide("drew", {**facts}, {"cards": state.names(drawn)}, seat)
    state.stack.append(Frame(codes.DISCARDING, 1 << seat, tuple(sorted(drawn))))


class Discarding(Decision):
    """Which card goes after drawing (R6.3)."""

    def __init__(self) -> None:
        super().__init__(MASKED)

    def menu(self, state: Rules, frame: Frame, seat: int) -> Menu:
        """Offer the cards that may go: the whole hand (R6.3) or the drawn ones (R16.6)."""
        menu = state.fresh_menu()
        if not state.rules.discard_from_drawn:
            packing.offer(state.hands, seat * ZONE, codes.DISCARD, menu)
            return menu
        drawn = frame.about
        for index, card in enumerate(drawn):
            if not index or drawn[index - 1] != card:
                menu.add_one(codes.DISCARD + card)
        return menu

    def act(self, state: Rules, frame: Frame, seat: int, option: int) -> None:
        """Discard one card face up (R6.3, R15.5)."""
        state.close()
        card = option - codes.DISCARD
        state.discard_openly(seat, packing.zone_of([card]))
        state.last_discard = card
        if state.log is not None:
            state.tell("discarded", {"seat": seat, "card": state.rules.material.cards[card]})
        state.go_on_with_turn()

    def prompt(self, view: AugsburgView) -> Message:
        """Ask for a card."""
        return Message("prompt-discard", {})

    def waiting(self, view: AugsburgView) -> Message:
        """Say who discards."""
        return Message("waiting-discard", {"seat": seats_of(view.asked)[0]})


# R7 Climbing and stealing -----------------------------------------------------------------------


def climb(state: Rules, seat: int, category: int, victim: int) -> None:
    """Go up one level (R7.1, R7.3 to R7.5, R7.15), at the cost of a victim if need be (R7.6)."""
    level = state.level(seat, category) + 1
    state.set_level(seat, category, level)
    if victim == codes.NOBODY:
        if state.log is not None:
            state.tell("climbed", {"seat": seat, "level": level_name(category, level)})
        return
    # R7.8 to R7.10: one level down; for the large card the victim gets the thief's medium one.
    state.set_level(victim, category, level - 1)
    if state.log is not None:
        name = level_name(category, level)
        state.tell("stole", {"seat": seat, "victim_seat": victim, "level": name})
    state.stack.append(Frame(codes.COMPENSATION, 1 << victim, (seat, category)))


class Compensation(Decision):
    """What a robbed player takes (R7.11)."""

    def options(self, state: Rules, frame: Frame, seat: int) -> list[int]:
        """List money and prestige (R7.11)."""
        return [codes.COMPENSATION_MONEY, codes.COMPENSATION_PRESTIGE]

    def act(self, state: Rules, frame: Frame, seat: int, option: int) -> None:
        """Pay a robbed player as he chooses (R7.11); his tiles stay where they are (R7.12)."""
        state.close()
        material = state.rules.material
        if option == codes.COMPENSATION_MONEY:
            state.earn(seat, material.theft_money)
            state.tell("took-compensation", {"seat": seat, "money": material.theft_money})
        else:
            state.tell("took-honour", {"seat": seat})
            state.gain(seat, material.theft_prestige)
        state.go_on_with_turn()

    def prompt(self, view: AugsburgView) -> Message:
        """Ask the robbed player."""
        thief, category = view.about
        lost = level_name(category, view.level(view.seat, category) + 1)
        return Message("prompt-compensation", {"seat": thief, "level": lost})

    def waiting(self, view: AugsburgView) -> Message:
        """Say who chooses."""
        return Message("waiting-compensation", {"seat": seats_of(view.asked)[0]})


# R8, R9 Rights and buildings --------------------------------------------------------------------


def use_for_tile(state: Rules, seat: int, kind: int) -> None:
    """Build, or take the top tile of a pile (R8.6, R9.5)."""
    if kind in codes.BUILDINGS:
        state.build(seat, kind)
        return
    number = state.take_tile(seat, kind)
    if state.log is not None:
        is_title = codes.RIGHT_CATEGORY[kind] == codes.PEERAGE
        last = int(state.round == state.rules.rounds)
        facts = {"seat": seat, "points": number, "last": last}
        state.tell(
            "took-title" if is_title else "took-right", {"tile": codes.RIGHTS[kind], **facts}
        )
