"""In the Shadow of the Emperor in words, made from views alone."""
