"""What bots think of Merchants of the Middle Ages."""
