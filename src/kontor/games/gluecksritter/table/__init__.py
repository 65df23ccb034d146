"""What lies on the table of Die Glücksritter, who sees it, and what follows from it alone."""
