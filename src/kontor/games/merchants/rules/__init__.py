"""The rules of Merchants of the Middle Ages, in the order of play."""
