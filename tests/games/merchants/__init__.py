"""Tests of Merchants of the Middle Ages."""
