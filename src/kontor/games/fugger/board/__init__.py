"""The table of Die Fugger in the browser: what its templates draw."""
