"""Making games: what writes files of a game's folder."""
