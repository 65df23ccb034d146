"""Die Fugger in words, made from views alone."""
