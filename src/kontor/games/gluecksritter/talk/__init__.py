"""Die Glücksritter in words, made from views alone."""
