"""What bots know of Die Fugger."""
