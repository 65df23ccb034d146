"""What bots know of Augsburg 1520."""
