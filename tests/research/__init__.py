"""The public API, encodings and adapters."""
