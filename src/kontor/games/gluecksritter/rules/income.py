"""R3 and R12: how money comes onto spaces 5 and 6, and who takes it."""

from kontor.engine import i64, seat_numbers
from kontor.engine.messages import Facts
from kontor.games.gluecksritter.rules.moves import Moves
from kontor.games.gluecksritter.table import codes


def shuffle_ducat_cards(state: Moves) -> None:
    """Put all ducat cards into the deck (R3.6)."""
    state.ducat_deck = (1 << len(state.rules.material.ducat_cards)) - 1


def fill_income_spaces(state: Moves) -> None:
    """Turn up a ducat card and draw its coins onto spaces 5 and 6 (R3.1 to R3.5)."""
    material = state.rules.material
    if not state.ducat_deck:
        shuffle_ducat_cards(state)
        state.tell("ducats-reshuffled", {})
    card = draw_ducat_card(state)
    state.ducat_card = card
    if state.log is not None:
        state.tell("ducat-card", {"tax": material.tax[card], "customs": material.customs[card]})
    fill_space(state, codes.TAX, material.tax[card])
    fill_space(state, codes.CUSTOMS, material.customs[card])


def draw_ducat_card(state: Moves) -> int:
    """Take a card out of the ducat deck, each equally likely."""
    menu = state.fresh_menu()
    menu.add(0, state.ducat_deck)
    card = menu.nth(state.chance.below(menu.size))
    state.ducat_deck -= 1 << card
    return card


def fill_space(state: Moves, space: int, number: int) -> None:
    """Draw coins onto a space one at a time, until the bag is empty (R3.3, R3.4, R3.7)."""
    drawn = min(number, state.bag_gold + state.bag_silver)
    gold = state.draw_coins(drawn)
    state.put_on_space(space, gold, drawn - gold)
    if state.log is not None:
        name = state.rules.material.spaces[space]
        kinds: Facts = {"gold": gold, "silver": drawn - gold, "coins": drawn}
        state.tell("space-filled", {"space": name, **kinds})
        if drawn < number:
            state.tell("bag-empty", {"number": number - drawn})


def share(state: Moves, space: int) -> None:
    """Give every visitor the same gold and the same silver; the rest stays (R12.1 to R12.7)."""
    guests = state.guests(space)
    number = seat_numbers.total(guests)
    gold: i64 = state.income_gold(space) // number
    silver: i64 = state.income_silver(space) // number
    state.put_on_space(space, -(gold * number), -(silver * number))
    state.gold += gold * guests  # R13.12: all receive before anybody is checked
    state.silver += silver * guests
    if state.log is not None:
        name = state.rules.material.spaces[space]
        kinds: Facts = {"gold": gold, "silver": silver, "coins": gold + silver}
        for seat in state.visitors(space):
            state.tell("shared", {"seat": seat, "space": name, **kinds})
