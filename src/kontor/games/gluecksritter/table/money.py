"""Payments: which coins may be given for a sum (R13.3 to R13.5). Pure functions."""

from kontor.games.gluecksritter.table import codes


def affordable(gold: int, silver: int, price: int, gold_value: int) -> bool:
    """Tell whether coins are worth a sum (R13.13: nobody owes anything)."""
    return gold * gold_value + silver >= price


def payments(gold: int, silver: int, price: int, gold_value: int) -> list[int]:
    """List the coins that may be given for a sum, as codes; the suggested one first (R13.5)."""
    if gold * gold_value + silver < price:
        return []
    if silver == 0 and price % gold_value:  # R13.4: no exact payment
        return [(price // gold_value + 1) * codes.GOLD]
    least = 0
    if price > silver:
        least = (price - silver + gold_value - 1) // gold_value
    most = min(gold, price // gold_value)
    found = [given * codes.GOLD + price - given * gold_value for given in range(least, most + 1)]
    if len(found) > 1:
        best = suggested(gold, silver, found)
        found.remove(best)
        found.insert(0, best)
    return found


def suggested(gold: int, silver: int, found: list[int]) -> int:
    """Return the payment that leaves the lowest pile, on a tie the one with more silver (R13.5)."""
    best = -1
    fullest = 0
    for payment in found:
        left = max(gold - codes.gold(payment), silver - codes.silver(payment))
        # Payments come with more and more gold, so an equal one spends less silver.
        if best < 0 or left < fullest:
            best = payment
            fullest = left
    return best
