"""What lies on the table of Die Fugger: its material, its fields, and who sees what."""
