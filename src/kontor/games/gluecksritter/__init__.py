"""Die Glücksritter: six helpers, one secret choice, and a castle to finish first."""
