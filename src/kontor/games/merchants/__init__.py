"""Merchants of the Middle Ages: three shared wagons, six cities, and a ladder of ranks."""
