"""Payments: which coins may be given for a sum (R13.3 to R13.5). Pure functions."""

from kontor.engine import i64
from kontor.engine.menu import Menu
from kontor.games.gluecksritter.table import codes


def affordable(gold: int, silver: int, price: int, gold_value: int) -> bool:
    """Tell whether coins are worth a sum (R13.13: nobody owes anything)."""
    return gold * gold_value + silver >= price


def payments(gold: int, silver: int, price: int, gold_value: int) -> list[int]:
    """List the coins that may be given for a sum, as codes; the suggested one first (R13.5)."""
    menu = Menu()
    add_payments(gold, silver, price, gold_value, menu)
    return menu.listed()


def add_payments(gold: i64, silver: i64, price: i64, gold_value: i64, menu: Menu) -> None:
    """Offer the coins that may be given for a sum, as codes; the suggested ones first (R13.5)."""
    if gold * gold_value + silver < price:
        return
    most = price // gold_value
    if silver == 0 and most * gold_value < price:  # R13.4: no exact payment
        menu.add_one((most + 1) * codes.GOLD)
        return
    most = min(most, gold)
    least: i64 = 0
    if price > silver:
        least = (price - silver + gold_value - 1) // gold_value
    if least > most:
        return
    best = suggested(gold, silver - price, gold_value, least, most)
    menu.add_one(price + best * (codes.GOLD - gold_value))
    while least <= most:
        if least != best:
            menu.add_one(price + least * (codes.GOLD - gold_value))
        least += 1


def suggested(gold: i64, silver: i64, gold_value: i64, least: i64, most: i64) -> i64:
    """Return how much gold leaves the lowest pile, on a tie the payment with more silver (R13.5).

    The silver is what would be left without any gold, perhaps below nothing.
    """
    best = least
    fullest: i64 = -1
    while least <= most:
        left = gold - least
        left = max(left, silver + least * gold_value)
        # Payments come with more and more gold, so an equal one spends less silver.
        if fullest < 0 or left < fullest:
            best = least
            fullest = left
        least += 1
    return best
