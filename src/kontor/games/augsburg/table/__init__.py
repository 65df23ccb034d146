"""What lies on the table of Augsburg 1520: its material, its fields, and who sees what."""
