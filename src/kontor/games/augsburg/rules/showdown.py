"""The showdown: cards chosen under seal, the highest wins and pays (R4)."""

from kontor.engine.frames import MASKED, NO_ANSWER, Frame, seats_of
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts, Message
from kontor.games.augsburg.rules.decision import Decision
from kontor.games.augsburg.rules.rules import Rules
from kontor.games.augsburg.table import codes, packing, valid
from kontor.games.augsburg.table.material import Material
from kontor.games.augsburg.table.packing import JOKER, JOKERS, ZONE
from kontor.games.augsburg.table.view import AugsburgView


class Selection(Decision):
    """The cards a player shows, named one by one.

    Cards are named from the highest rank down and jokers last, so every set is named one way only.
    As a complete selection is final (R4.4), one that is only begun may be begun anew.
    """

    def __init__(self) -> None:
        super().__init__(MASKED)

    def menu(self, state: Rules, frame: Frame, seat: int) -> Menu:
        """Offer the next card of a selection: any that still leads to a legal set (R4.2, R4.5)."""
        place = seat * ZONE
        jokers = state.hands[place + JOKERS]
        begun = valid.selected(frame.answer_of(seat))
        left = frame.about[0] - valid.number_of(begun)
        below = valid.choices_below(state.rules.material, state.hands, place, state.noble, begun)
        menu = state.fresh_menu()
        rest = len(below) + jokers
        for card in below:
            rest -= 1
            if rest < left - 1:
                break
            menu.add_one(codes.SHOW + card)
        if begun and jokers >= left:
            menu.add_one(codes.SHOW + JOKER)
        if begun and state.rules.version > 1:
            menu.add_one(codes.ANEW)
        return menu

    def sealed_answer(self, state: Rules, frame: Frame, seat: int, option: int) -> int:
        """Return the selection with one more card: complete once nothing is left to choose."""
        if option == codes.ANEW:
            return NO_ANSWER
        place = seat * ZONE
        jokers = state.hands[place + JOKERS]
        begun = valid.selected(frame.answer_of(seat))
        left = frame.about[0] - valid.number_of(begun)
        card = option - codes.SHOW
        if card == JOKER:
            return begun + (left << JOKER)
        begun += 1 << card
        left -= 1
        if left == 0:
            return begun
        below = valid.choices_below(state.rules.material, state.hands, place, state.noble, begun)
        if not below and state.rules.version > 1:
            return begun + (left << JOKER)
        if len(below) + jokers > left:
            return -2 - begun
        for card in below:
            begun += 1 << card
        return begun + (jokers << JOKER)

    def reveal(self, state: Rules, frame: Frame) -> None:
        """Show all selections together (R4.4); the winner takes a privilege."""
        state.begin_turn(showdown(state, frame))

    def prompt(self, view: AugsburgView) -> Message:
        """Ask for the next card; at Maximilian's say how equal values rank (R4.8)."""
        material = view.rules.material
        begun = valid.number_of(valid.selected(view.mine))
        facts: Facts = {"number": view.about[0] - begun, "noble": material.nobles[view.noble]}
        if begun:
            return Message("prompt-select-more", facts)
        if view.noble == codes.MAXIMILIAN:
            return Message("prompt-select-ranked", {"nobles": material.ranked_nobles, **facts})
        return Message("prompt-select", facts)

    def waiting(self, view: AugsburgView) -> Message:
        """Say that cards are being chosen."""
        noble = view.rules.material.nobles[view.noble]
        return Message("waiting-select", {"noble": noble, "number": view.bid})


def showdown(state: Rules, frame: Frame) -> int:
    """Reveal the selections, pay the losers and let the winner discard; return the winner."""
    material = state.rules.material
    state.revealed = frame.answers
    asked = seats_of(frame.asked)
    zones: list[list[int]] = []
    ranked: list[int] = []
    values: list[int] = []
    for seat in asked:
        zone = packing.unpack(frame.answers[seat])
        zones.append(zone)
        best = highest(material, zone)
        ranked.append(material.rank[best] * state.seats + seat)
        if state.log is not None:
            values.append(material.value[best])
            state.tell("showed", {"seat": seat, "cards": state.names(packing.cards(zone, 0))})
    if len(ranked) > 1:
        ranked.sort()
        ranked.reverse()
    winner = ranked[0] % state.seats
    if state.log is not None:
        if len(set(values)) < len(values):
            state.tell("equal-values", {"nobles": material.ranked_nobles})  # R4.8
        noble = material.nobles[state.noble]
        state.tell("won-auction", {"seat": winner, "noble": noble, "number": state.bid})
    for index, seat in enumerate(asked):
        if seat == winner:
            state.discard_openly(seat, zones[index])  # R4.3, R4.9
        else:
            packing.remember(state.shown, seat * ZONE, zones[index])  # R4.10
    # R4.11 to R4.14: second and third place earn a little, nobody else does.
    if len(ranked) > 1:
        console(state, ranked[1] % state.seats, material.second_money)
    if len(ranked) > 2:
        console(state, ranked[2] % state.seats, material.third_money)
    return winner


def highest(material: Material, zone: list[int]) -> int:
    """Return the highest note of a selection; jokers have no rank (R4.6 to R4.8)."""
    best = JOKER
    for noble in range(packing.NOBLES):
        bits = zone[noble]
        if bits:
            card = noble * packing.VALUES + bits.bit_length() - 1
            if material.rank[card] > material.rank[best]:
                best = card
    return best


def console(state: Rules, seat: int, money: int) -> None:
    """Pay a loser of the showdown."""
    state.earn(seat, money)
    if state.log is not None:
        state.tell("consoled", {"seat": seat, "money": money})
