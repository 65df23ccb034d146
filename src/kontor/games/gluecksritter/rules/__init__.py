"""The rules of Die Glücksritter, in the order of play."""
