"""The drawing of Merchants of the Middle Ages for the browser."""
