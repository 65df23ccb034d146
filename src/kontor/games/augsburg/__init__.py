"""Augsburg 1520: five auctions a round, paid in promissory notes, for privileges and prestige."""
