"""Words: what the engine says as data becomes text here, per reader and language."""
