"""What lies on the table of Merchants of the Middle Ages, and what follows from it alone."""
