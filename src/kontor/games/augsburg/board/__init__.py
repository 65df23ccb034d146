"""The table of Augsburg 1520 in the browser: what its templates draw."""
