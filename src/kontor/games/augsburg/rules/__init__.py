"""The rules of Augsburg 1520, in the order of play."""
