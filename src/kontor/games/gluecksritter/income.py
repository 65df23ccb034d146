"""R3 and R12: how money comes onto spaces 5 and 6, and who takes it."""

from kontor.games.gluecksritter.material import CUSTOMS, TAX
from kontor.games.gluecksritter.position import Position


def shuffle_ducat_cards(position: Position) -> None:
    """Put all ducat cards into the deck (R3.6)."""
    position.ducat_deck = (1 << len(position.rules.material.ducat_cards)) - 1


def fill_income_spaces(position: Position) -> None:
    """Turn up a ducat card and draw its coins onto spaces 5 and 6 (R3.1 to R3.5)."""
    material = position.rules.material
    if not position.ducat_deck:
        shuffle_ducat_cards(position)
        position.tell("ducats-reshuffled", {})
    card = draw_ducat_card(position)
    position.ducat_card = card
    if position.log is not None:
        position.tell("ducat-card", {"tax": material.tax[card], "customs": material.customs[card]})
    fill_space(position, TAX, material.tax[card])
    fill_space(position, CUSTOMS, material.customs[card])


def draw_ducat_card(position: Position) -> int:
    """Take a card out of the ducat deck, each equally likely."""
    left = [
        card
        for card in range(len(position.rules.material.ducat_cards))
        if (position.ducat_deck >> card) & 1
    ]
    card = left[position.chance.below(len(left))]
    position.ducat_deck -= 1 << card
    return card


def fill_space(position: Position, space: int, number: int) -> None:
    """Draw coins onto a space one at a time, until the bag is empty (R3.3, R3.4, R3.7)."""
    gold = 0
    drawn = min(number, position.bag_gold + position.bag_silver)
    for _ in range(drawn):
        if position.draw_coin():
            gold += 1
    position.put_on_space(space, gold, drawn - gold)
    if position.log is not None:
        name = position.rules.material.spaces[space]
        position.tell("space-filled", {"space": name, "gold": gold, "silver": drawn - gold})
        if drawn < number:
            position.tell("bag-empty", {"number": number - drawn})


def share(position: Position, space: int) -> None:
    """Give every visitor the same gold and the same silver; the rest stays (R12.1 to R12.7)."""
    visitors = position.visitors(space)
    gold = position.income_gold(space) // len(visitors)
    silver = position.income_silver(space) // len(visitors)
    position.put_on_space(space, -gold * len(visitors), -silver * len(visitors))
    for seat in visitors:  # R13.12: all receive before anybody is checked
        position.receive(seat, gold, silver)
    if position.log is not None:
        name = position.rules.material.spaces[space]
        for seat in visitors:
            position.tell("shared", {"seat": seat, "space": name, "gold": gold, "silver": silver})
