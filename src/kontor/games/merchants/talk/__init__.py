"""Merchants of the Middle Ages in words, from a view alone."""
