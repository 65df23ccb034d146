"""The table of In the Shadow of the Emperor in the browser: what its templates draw."""
