"""What bots think of Die Glücksritter."""
