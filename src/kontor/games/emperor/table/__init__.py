"""What lies on the table of In the Shadow of the Emperor: material, fields, and who sees what."""
