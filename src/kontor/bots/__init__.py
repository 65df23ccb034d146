"""Bots: players made of code. They receive a view, never the truth."""
