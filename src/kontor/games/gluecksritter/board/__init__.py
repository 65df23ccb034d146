"""The table of Die Glücksritter in the browser: what its templates draw."""
