"""Augsburg 1520 in words, made from views alone."""
