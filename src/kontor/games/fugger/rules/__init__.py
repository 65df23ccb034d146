"""The rules of Die Fugger, in the order of play."""
